//! The bundle is complete.
#![allow(clippy::unwrap_used, reason = "everything here is a test")]

use std::collections::BTreeSet;
use std::io::Read;

use asset::Asset;
use bundle::ASSETS;
use flate2::read::GzDecoder;
use texts::Language;

fn text(asset: &Asset) -> &'static str {
    std::str::from_utf8(asset.bytes).unwrap()
}

fn at(path: &str) -> &'static Asset {
    ASSETS
        .iter()
        .find(|asset| asset.path == path)
        .unwrap_or_else(|| panic!("nothing at {path}"))
}

/// Everything in quotes that looks like one of our paths.
fn named_paths(text: &str) -> Vec<&str> {
    text.split('"')
        .filter(|quoted| quoted.starts_with('/'))
        .collect()
}

#[test]
fn the_page_comes_first_and_names_only_what_is_there() {
    assert_eq!(ASSETS[0].path, "/");
    let named = named_paths(text(&ASSETS[0]));
    for extension in ["css", "js", "svg", "wasm", "webmanifest"] {
        let found = named.iter().any(|path| path.ends_with(extension));
        assert!(found, "the page names no {extension}");
    }
    for path in named {
        at(path);
    }
}

#[test]
fn whatever_the_page_names_may_be_kept_forever() {
    for path in named_paths(text(&ASSETS[0])) {
        assert!(path.contains(at(path).hash), "{path}");
    }
}

#[test]
fn the_page_holds_no_code_and_no_style() {
    let page = text(&ASSETS[0]);
    for script in page.split("<script").skip(1) {
        let (attributes, content) = script.split_once('>').unwrap();
        assert!(attributes.contains("src="), "{attributes}");
        assert!(content.starts_with("</script>"), "{content}");
    }
    assert!(!page.contains("<style") && !page.contains(" style="));
}

#[test]
fn a_compressed_file_is_the_same_file() {
    for asset in ASSETS {
        if let Some(compressed) = asset.gzip {
            let mut bytes = Vec::new();
            GzDecoder::new(compressed).read_to_end(&mut bytes).unwrap();
            assert!(bytes == asset.bytes, "{}", asset.path);
        }
        if let Some(compressed) = asset.brotli {
            let mut bytes = Vec::new();
            brotli::BrotliDecompress(&mut &compressed[..], &mut bytes).unwrap();
            assert!(bytes == asset.bytes, "{}", asset.path);
        }
    }
}

/// Only people who use a language load its texts, and their browsers keep them.
fn is_words(asset: &Asset) -> bool {
    asset.path.ends_with(".ftl")
}

#[test]
fn the_page_names_the_words_of_every_language_but_english() {
    let (_, named) = text(&ASSETS[0])
        .split_once("name=\"words\" content=\"")
        .unwrap();
    let (named, _) = named.split_once('"').unwrap();
    let named: Vec<_> = named
        .split_whitespace()
        .map(|one| one.split_once('=').unwrap())
        .collect();
    for (code, path) in &named {
        assert_eq!(Language::from_tag(code).map(Language::code), Some(*code));
        assert!(path.contains(at(path).hash), "{path}");
        assert!(text(at(path)).contains("app-name = "), "{path}");
    }
    assert_eq!(named.len() + 1, Language::written().count());
    assert_eq!(
        named.len(),
        ASSETS.iter().filter(|asset| is_words(asset)).count()
    );
}

/// The deep nets load once the page is already usable.
fn is_later(asset: &Asset) -> bool {
    asset.path.ends_with(".net")
}

/// The list of paths with this name in the service worker.
fn listed(name: &str) -> BTreeSet<String> {
    let (_, list) = text(at("/service-worker.js"))
        .split_once(&format!("const {name} = "))
        .unwrap();
    let (list, _) = list.split_once(';').unwrap();
    serde_json::from_str(list).unwrap()
}

#[test]
fn the_worker_loads_the_deep_nets_later_and_they_are_kept() {
    let nets: BTreeSet<String> = ASSETS
        .iter()
        .filter(|asset| is_later(asset))
        .map(|asset| asset.path.to_owned())
        .collect();
    assert_eq!(nets.len(), 2);
    assert_eq!(listed("LATER"), nets);
    let is_script =
        |asset: &&Asset| asset.path.starts_with("/worker-") && asset.path.ends_with(".js");
    let script = text(ASSETS.iter().find(is_script).unwrap());
    for path in nets {
        assert!(script.contains(&path), "{path}");
        assert!(at(&path).is_named_by_its_content(), "{path}");
        assert!(at(&path).bytes.starts_with(b"GBNT"), "{path}");
    }
}

/// The nets start with the name of their training run, and the worker contains
/// the quick ones.
#[test]
fn the_worker_does_not_carry_the_deep_nets() {
    let later = ASSETS.iter().filter(|asset| is_later(asset));
    let is_worker =
        |asset: &&Asset| asset.path.starts_with("/worker-") && asset.path.ends_with(".wasm");
    let worker = ASSETS.iter().find(is_worker).unwrap().bytes;
    let holds = |bytes: &[u8]| worker.windows(bytes.len()).any(|window| window == bytes);
    assert!(holds(b"GBNT"));
    for net in later {
        assert!(!holds(&net.bytes[..24]), "{}", net.path);
    }
}

#[test]
fn the_service_worker_keeps_all_but_itself_the_words_and_the_deep_nets() {
    let worker = at("/service-worker.js");
    let kept = listed("PATHS");
    let all = ASSETS
        .iter()
        .filter(|asset| !is_words(asset) && !is_later(asset));
    let all = all.map(|asset| asset.path.to_owned());
    let all: BTreeSet<String> = all.filter(|path| path != worker.path).collect();
    assert_eq!(kept, all);
}

#[test]
fn the_page_can_be_installed() {
    let manifest = ASSETS
        .iter()
        .find(|asset| asset.path.ends_with(".webmanifest"))
        .unwrap();
    let manifest: serde_json::Value = serde_json::from_slice(manifest.bytes).unwrap();
    assert_eq!(manifest["start_url"], "/");
    assert_eq!(manifest["display"], "standalone");
    for icon in manifest["icons"].as_array().unwrap() {
        let asset = at(icon["src"].as_str().unwrap());
        assert_eq!(icon["type"], asset.content_type);
    }
}

#[test]
fn the_first_visit_is_short() {
    let gzip = |asset: &Asset| asset.gzip.unwrap_or(asset.bytes).len();
    let brotli = |asset: &Asset| asset.brotli.unwrap_or(asset.bytes).len();
    let first_visit = |size: &dyn Fn(&Asset) -> usize| -> usize {
        let first = ASSETS
            .iter()
            .filter(|asset| !is_later(asset) && !is_words(asset));
        first.map(size).sum()
    };
    let by_gzip = first_visit(&gzip);
    // Debug builds have only this to go by.
    assert!(by_gzip <= 1_775_000, "{by_gzip} bytes by gzip");
    // Only release builds have the best Brotli, a quarter smaller than gzip.
    if !cfg!(debug_assertions) {
        let by_brotli = first_visit(&brotli);
        assert!(by_brotli <= 1_400_000, "{by_brotli} bytes by Brotli");
    }
}

/// Whoever doesn't read English loads one more file.
#[test]
fn a_language_is_short() {
    for words in ASSETS.iter().filter(|asset| is_words(asset)) {
        let size = words.gzip.unwrap_or(words.bytes).len();
        assert!(size <= 40_000, "{}: {size} bytes by gzip", words.path);
    }
}
