//! Puts the page together: the modules that `wasm` compiled, the scripts that
//! load them, and all other files.
#![forbid(unsafe_code)]
#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "a build script talks to the outside, and to cargo by printing"
)]

mod first_paint;
mod icon;
mod javascript;
mod order;
mod pack;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use texts::{Language, Texts};

use crate::javascript::Loaded;
use crate::pack::Pack;

/// The icon sizes that phones ask for.
const ICONS: [u16; 3] = [180, 192, 512];

fn main() -> Result<()> {
    let folder = |name| env::var_os(name).map(PathBuf::from).context(name);
    let web = folder("CARGO_MANIFEST_DIR")?.join("../web");
    let web = web.canonicalize().context("the crate web")?;
    let output = folder("OUT_DIR")?;

    // Lints check code, not the page, so they don't have to wait for it.
    println!("cargo::rerun-if-env-changed=CLIPPY_ARGS");
    if env::var_os("CLIPPY_ARGS").is_some() {
        return Pack::new(output.clone()).write(&output, brotli_quality());
    }

    let modules = folder("DEP_GAMMONBOX_PAGE_FOLDER")?;
    let mut pack = Pack::new(modules.join("packed"));
    pack.add("icon.svg", icon::svg()?.into_bytes())?;
    for pixels in ICONS {
        pack.add(&format!("icon-{pixels}.png"), icon::png(pixels)?)?;
    }
    pack.add("style.css", style(&web)?)?;
    add_words(&mut pack)?;
    let nets = add_deep_nets(&mut pack, &web)?;
    for (module, loaded) in [
        ("page", Loaded::ByThePage),
        ("worker", Loaded::ByAWorker { nets: &nets }),
    ] {
        let compiled = watched(&modules, &format!("{module}.wasm"))?;
        let (script, wasm) = javascript::bind(&compiled, loaded)?;
        let wasm = pack.add(&format!("{module}.wasm"), wasm)?;
        let script = javascript::start(script, loaded, &wasm);
        pack.add(&format!("{module}.js"), script.into_bytes())?;
    }
    let manifest = pack.fill(&text(&web, "manifest.webmanifest")?)?;
    pack.add("manifest.webmanifest", manifest.into_bytes())?;
    let index = text(&web, "index.html")?.replace("{{board}}", &first_paint::board());
    let index = pack.fill(&index)?;
    pack.add_at("/", "index.html", index.into_bytes());
    let service = pack.fill(&text(&web, "service-worker.js")?)?;
    pack.add_at(
        "/service-worker.js",
        "service-worker.js",
        service.into_bytes(),
    );

    pack.write(&output, brotli_quality())
}

/// The best quality takes half a minute and saves a tenth, so only release
/// builds use it.
fn brotli_quality() -> u8 {
    match env::var("PROFILE").as_deref() {
        Ok("release") => 11,
        _ => 9,
    }
}

/// Adds a file of texts for each language except English, which is part of the
/// page.
fn add_words(pack: &mut Pack) -> Result<()> {
    for language in Language::written().filter(|&language| language != Language::English) {
        let words = Texts::source(language).context("a written language has words")?;
        pack.add_words(language.code(), words.as_bytes().to_vec())?;
    }
    Ok(())
}

/// Adds the deep nets, which the worker loads once it can already answer. It
/// contains the quick ones.
fn add_deep_nets(pack: &mut Pack, web: &Path) -> Result<[String; 2]> {
    let folder = web.join("../engine/nets/deep");
    let mut add = |name: &str| {
        let path = watched(&folder, &format!("{name}.net"))?;
        let bytes = fs::read(&path).with_context(|| path.display().to_string())?;
        pack.add_later(&format!("deep-{name}.net"), bytes)
    };
    Ok([add("contact")?, add("race")?])
}

/// All style sheets in one, sorted by name, without comments and indentation.
fn style(web: &Path) -> Result<Vec<u8>> {
    let folder = watched(web, "style")?;
    let entries = fs::read_dir(&folder)?.collect::<Result<Vec<_>, _>>()?;
    let mut sheets: Vec<PathBuf> = entries.iter().map(fs::DirEntry::path).collect();
    sheets.retain(|sheet| sheet.extension().is_some_and(|name| name == "css"));
    sheets.sort();
    let mut style = String::new();
    for sheet in sheets {
        let text = fs::read_to_string(&sheet).with_context(|| sheet.display().to_string())?;
        for line in without_comments(&text).lines().map(str::trim) {
            style.push_str(line);
            style.push('\n');
        }
    }
    Ok(style.into_bytes())
}

fn without_comments(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let mut code = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (_, after) = part.split_once("*/").unwrap_or_default();
        code.push_str(after);
    }
    code
}

fn text(web: &Path, name: &str) -> Result<String> {
    fs::read_to_string(watched(web, name)?).with_context(|| name.to_owned())
}

/// A file or folder that the page is made from. When it changes, the page is
/// rebuilt.
fn watched(folder: &Path, name: &str) -> Result<PathBuf> {
    let path = folder.join(name);
    anyhow::ensure!(path.exists(), "{} is missing", path.display());
    println!("cargo::rerun-if-changed={}", path.display());
    Ok(path)
}
