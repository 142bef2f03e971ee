//! How fast the bundled quick net for contact is in a browser, and here, and
//! how fast an analysis at two plies is with all bundled nets.
//!
//!     cargo bench --package gammonbox-engine --bench browser
//!
//! Both compute the same, on one thread and taking turns, so that other work on
//! the machine disturbs both; the fastest turn of each counts. The browser's
//! program is compiled as the page is. Needs chromium, or the program that
//! `CHROMIUM` names, and the target wasm32-unknown-unknown.
#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "this program measures time and says what it found"
)]

#[path = "../tests/shared/same_answers.rs"]
mod same_answers;

use std::fmt::Write;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use engine::{Judge, Nets, analysis_signature, evaluator_signature};
use rules::Ruleset;

const TURNS: usize = 7;

/// What is measured.
struct Work {
    /// The name that the program `same_answers` has for it.
    name: &'static str,
    what: String,
    answers: Box<dyn Fn() -> u64>,
}

fn main() {
    let net = &*Nets::bundled_quick().quick().contact;
    let judge = || Judge::for_rules(&Ruleset::international(), Nets::bundled());
    let works = [
        Work {
            name: "net",
            what: format!("100 signatures of the quick net {:?}", net.hidden()),
            answers: Box::new(|| (0..100).fold(0, |_, _| evaluator_signature(black_box(net)))),
        },
        Work {
            name: "analysis",
            what: "an analysis at two plies".to_owned(),
            answers: Box::new(move || analysis_signature(&judge())),
        },
    ];
    for work in works {
        let expected = (work.answers)();
        let flags = "-C target-feature=+simd128";
        let page = write_page(&same_answers::build(work.name, expected, "browser", flags));
        let (mut here, mut browser) = (Duration::MAX, Duration::MAX);
        for _ in 0..TURNS {
            let begun = Instant::now();
            assert_eq!((work.answers)(), expected);
            here = here.min(begun.elapsed());
            browser = browser.min(time_in_browser(&page));
        }
        let times = browser.as_secs_f64() / here.as_secs_f64();
        let what = work.what;
        println!("{what}: here {here:.0?}, in the browser {browser:.0?}, {times:.2} times as long");
    }
}

/// A page that runs the program twice and times the second run: at first the
/// browser compiles in a hurry.
fn write_page(program: &Path) -> PathBuf {
    let bytes = std::fs::read(program).expect("cargo said it built it");
    let mut numbers = String::new();
    for byte in bytes {
        write!(numbers, "{byte},").expect("a string takes everything");
    }
    let page = format!(
        "<!doctype html><body><script>
        const module = new WebAssembly.Module(new Uint8Array([{numbers}]));
        const {{ main }} = new WebAssembly.Instance(module, {{}}).exports;
        main(0, 0);
        const begun = performance.now();
        const wrong = main(0, 0);
        const took = performance.now() - begun;
        document.body.textContent = `milliseconds ${{wrong ? NaN : took}} `;
        </script>"
    );
    let path = program.with_extension("html");
    std::fs::write(&path, page).expect("beside the program there is room for a page");
    path
}

fn time_in_browser(page: &Path) -> Duration {
    let chromium = std::env::var_os("CHROMIUM").unwrap_or_else(|| "chromium".into());
    let output = Command::new(chromium)
        // The page is our own, and root can't use the sandbox.
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"])
        .arg(format!("file://{}", page.display()))
        .output()
        .expect("chromium starts");
    let said = String::from_utf8_lossy(&output.stdout);
    let mut words = said.split_whitespace();
    let took = words.find(|word| word.ends_with("milliseconds"));
    let took = took.and_then(|_| words.next()?.parse::<f64>().ok());
    let took = took.filter(|took| took.is_finite());
    let took = took.unwrap_or_else(|| panic!("the page found another signature: {said:.300}"));
    Duration::from_secs_f64(took / 1000.0)
}
