//! Names files by their content, compresses them, and lists them as Rust code.

use std::cmp::Reverse;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::{Context, Result, bail};
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

/// The files of the page, in the order they were added.
#[derive(Debug)]
pub(crate) struct Pack {
    files: Vec<File>,
    /// Where compressed files are kept between builds.
    kept: PathBuf,
}

#[derive(Debug)]
struct File {
    /// Its name in the sources.
    name: String,
    path: String,
    loaded: Loaded,
    hash: String,
    bytes: Vec<u8>,
}

/// When the page loads a file.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Loaded {
    /// On the first visit.
    AtOnce,
    /// After everything else has loaded.
    Later,
    /// Only if you use this language, whose texts it holds.
    ByLanguage(String),
}

/// Ways to compress a file.
#[derive(Clone, Copy, Debug)]
enum Compressed {
    Brotli { quality: u8 },
    Gzip,
}

impl Pack {
    pub(crate) fn new(kept: PathBuf) -> Pack {
        Pack {
            files: Vec::new(),
            kept,
        }
    }

    /// Adds a file at a path made from its name and content.
    pub(crate) fn add(&mut self, name: &str, bytes: Vec<u8>) -> Result<String> {
        let (stem, extension) = name.split_once('.').context("a name has an extension")?;
        let path = format!("/{stem}-{}.{extension}", hash(&bytes));
        self.add_at(&path, name, bytes);
        Ok(path)
    }

    /// Adds a language's texts.
    pub(crate) fn add_words(&mut self, code: &str, words: Vec<u8>) -> Result<()> {
        let loaded = Loaded::ByLanguage(code.to_owned());
        self.add_loaded(&format!("words-{code}.ftl"), words, loaded)?;
        Ok(())
    }

    /// Adds a file that the first visit doesn't wait for.
    pub(crate) fn add_later(&mut self, name: &str, bytes: Vec<u8>) -> Result<String> {
        self.add_loaded(name, bytes, Loaded::Later)
    }

    fn add_loaded(&mut self, name: &str, bytes: Vec<u8>, loaded: Loaded) -> Result<String> {
        let path = self.add(name, bytes)?;
        if let Some(file) = self.files.last_mut() {
            file.loaded = loaded;
        }
        Ok(path)
    }

    /// Adds a file at a path that browsers know.
    pub(crate) fn add_at(&mut self, path: &str, name: &str, bytes: Vec<u8>) {
        self.files.push(File {
            name: name.to_owned(),
            path: path.to_owned(),
            loaded: Loaded::AtOnce,
            hash: hash(&bytes),
            bytes,
        });
    }

    /// Fills in a template: `{{name}}` becomes the path of that file;
    /// `{{paths}}` becomes the paths of all files for the first visit, as a
    /// JavaScript list, and `{{later}}` those that come later; `{{words}}`
    /// becomes those of the languages, as in `de=/words-de.ftl`; `{{version}}`
    /// becomes a word that changes whenever a file does.
    pub(crate) fn fill(&self, template: &str) -> Result<String> {
        let paths = |loaded: &Loaded| {
            let files = self.files.iter().filter(|file| file.loaded == *loaded);
            let paths: Vec<&str> = files.map(|file| file.path.as_str()).collect();
            format!("{paths:?}")
        };
        let words = self.files.iter().filter_map(|file| match &file.loaded {
            Loaded::ByLanguage(code) => Some(format!("{code}={}", file.path)),
            Loaded::AtOnce | Loaded::Later => None,
        });
        let words: Vec<String> = words.collect();
        let hashes: String = self.files.iter().map(|file| file.hash.as_str()).collect();
        let mut text = template
            .replace("{{paths}}", &paths(&Loaded::AtOnce))
            .replace("{{later}}", &paths(&Loaded::Later))
            .replace("{{words}}", &words.join(" "))
            .replace("{{version}}", &hash(hashes.as_bytes()));
        for file in &self.files {
            text = text.replace(&format!("{{{{{}}}}}", file.name), &file.path);
        }
        if let Some(start) = text.find("{{") {
            let unknown: String = text[start..].chars().take(40).collect();
            bail!("no file goes by the name in {unknown:?}");
        }
        Ok(text)
    }

    /// Writes the files, and the list of them that the library includes, last
    /// added first, because the page names all others and comes after them.
    pub(crate) fn write(&self, folder: &Path, brotli_quality: u8) -> Result<()> {
        let brotli = Compressed::Brotli {
            quality: brotli_quality,
        };
        self.compress_all(&[brotli, Compressed::Gzip])?;
        let mut list = String::from("&[\n");
        let mut index_first: Vec<&File> = self.files.iter().collect();
        index_first.sort_by_key(|file| file.path != "/");
        for file in index_first {
            let included = |extension: &str, bytes: &[u8]| {
                let path = folder.join(format!("{}{extension}", file.hash));
                fs::write(&path, bytes).with_context(|| path.display().to_string())?;
                anyhow::Ok(format!("include_bytes!({path:?})"))
            };
            let smaller = |extension: &str, compressed: Compressed| {
                let bytes = self.compressed(file, compressed)?;
                anyhow::Ok(if bytes.len() < file.bytes.len() {
                    format!("Some({})", included(extension, &bytes)?)
                } else {
                    "None".to_owned()
                })
            };
            writeln!(
                list,
                "Asset {{ path: {:?}, content_type: {:?}, hash: {:?}, \
                 bytes: {}, brotli: {}, gzip: {} }},",
                file.path,
                content_type(&file.name)?,
                file.hash,
                included("", &file.bytes)?,
                smaller(".br", brotli)?,
                smaller(".gz", Compressed::Gzip)?,
            )?;
        }
        list.push_str("]\n");
        fs::write(folder.join("assets.rs"), list).context("the list of assets")
    }

    /// Compresses the files on all cores, largest first, so that no core is
    /// left alone with a large one at the end.
    fn compress_all(&self, ways: &[Compressed]) -> Result<()> {
        let mut largest_first: Vec<&File> = self.files.iter().collect();
        largest_first.sort_by_key(|file| Reverse(file.bytes.len()));
        let work: Vec<(&File, Compressed)> = largest_first
            .into_iter()
            .flat_map(|file| ways.iter().map(move |&way| (file, way)))
            .collect();
        let next = AtomicUsize::new(0);
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        thread::scope(|scope| {
            let run = || {
                while let Some(&(file, way)) = work.get(next.fetch_add(1, Ordering::Relaxed)) {
                    self.compressed(file, way)?;
                }
                anyhow::Ok(())
            };
            let threads: Vec<_> = (0..cores).map(|_| scope.spawn(run)).collect();
            for thread in threads {
                thread.join().expect("compressing does not panic")?;
            }
            Ok(())
        })
    }

    /// The compressed file, from this build or an earlier one.
    fn compressed(&self, file: &File, way: Compressed) -> Result<Vec<u8>> {
        let path = self.kept.join(format!("{}.{}", file.hash, way.extension()));
        if let Ok(kept) = fs::read(&path) {
            return Ok(kept);
        }
        let compressed = way.compress(&file.bytes)?;
        // Write it under another name first, so that an interrupted build
        // leaves no partial file.
        fs::create_dir_all(&self.kept)?;
        let half = path.with_extension(format!("{}.{}", way.extension(), std::process::id()));
        fs::write(&half, &compressed)?;
        fs::rename(&half, &path)?;
        Ok(compressed)
    }
}

impl Compressed {
    fn extension(self) -> String {
        match self {
            Compressed::Brotli { quality } => format!("brotli{quality}"),
            Compressed::Gzip => "gz".to_owned(),
        }
    }

    fn compress(self, bytes: &[u8]) -> Result<Vec<u8>> {
        match self {
            Compressed::Brotli { quality } => with_brotli(bytes, quality),
            Compressed::Gzip => with_gzip(bytes),
        }
    }
}

/// Enough of a SHA-256 that no two files share it.
fn hash(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest[..8].iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes what is written");
        text
    })
}

/// The block sizes to try, as powers of two. Which one compresses a file better
/// can't be predicted, and it makes a difference of up to one percent.
const BLOCKS: [i32; 2] = [17, 20];

fn with_brotli(bytes: &[u8], quality: u8) -> Result<Vec<u8>> {
    let compress = |block: i32| -> Result<Vec<u8>> {
        let parameters = BrotliEncoderParams {
            quality: quality.into(),
            lgwin: 22,
            lgblock: block,
            size_hint: bytes.len(),
            ..BrotliEncoderParams::default()
        };
        let mut compressed = Vec::new();
        brotli::BrotliCompress(&mut &bytes[..], &mut compressed, &parameters)?;
        Ok(compressed)
    };
    let [small, large] = BLOCKS;
    let mut compressed = compress(small)?;
    // A file of one small block is the same with a large one.
    if bytes.len() > 1 << small {
        let other = compress(large)?;
        if other.len() < compressed.len() {
            compressed = other;
        }
    }
    Ok(compressed)
}

fn with_gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

fn content_type(name: &str) -> Result<&'static str> {
    let (_, extension) = name.rsplit_once('.').context("a name has an extension")?;
    Ok(match extension {
        "ftl" => "text/plain; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "net" => "application/octet-stream",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        _ => bail!("no media type is known for {name}"),
    })
}
