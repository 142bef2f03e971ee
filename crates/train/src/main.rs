//! Makes nets: `train FOLDER` runs the `config` in that folder, from its
//! checkpoint if there is one.
#![forbid(unsafe_code)]
#![allow(clippy::print_stdout, reason = "it is a program")]
#![allow(clippy::print_stderr, reason = "it is a program")]
#![allow(
    clippy::disallowed_methods,
    reason = "training opens files and takes its time"
)]

mod config;
mod lessons;
mod model;
mod opening;
mod random;
mod run;
mod self_play;

use std::path::Path;
use std::process::ExitCode;

use run::Run;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder] = &arguments[..] else {
        eprintln!("usage: train FOLDER (a folder with a file 'config')");
        return ExitCode::from(2);
    };
    match Run::open(Path::new(folder)).and_then(|mut run| run.go()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("train: {folder}: {error}");
            ExitCode::from(2)
        }
    }
}
