//! The commands, and what they share.
//!
//! A new command is a file here with its arguments and a `run` function, a
//! variant of [`Command`], and a line in [`Arguments::run`]; its help and
//! answers go into the snapshots of `tests/commands.rs`.

mod analyze;
mod backup;
mod bench;
mod best;
mod convert;
mod cube;
mod delete_table;
mod duel;
mod evaluate;
mod exam;
mod levels;
mod library;
mod load;
mod move_store;
mod moves;
mod package_files;
mod perft;
mod play;
mod rollout;
mod rules;
pub(crate) mod serve;
mod show;
mod tables;
mod verify;

use std::io::{BufRead, Write};

use clap::{Parser, Subcommand};
use texts::Language;

use crate::help::language;

/// Backgammon in a box: board, dice, cube, and the rules of several printed
/// leaflets.
#[derive(Debug, Parser)]
#[command(name = "gammonbox", version, after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// Language, such as en (default: your terminal's)
    // Looked at before the others, since it says in which language they are
    // explained.
    #[arg(long, global = true, value_name = "CODE", value_parser = language)]
    lang: Option<Language>,

    #[command(subcommand)]
    command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  gammonbox                          play in the browser
  gammonbox play                     play the computer right here
  gammonbox rules nordic             what the Nordic leaflet says
  gammonbox show 4HPwATDgc/ABMA      draw a position
  gammonbox moves 4HPwATDgc/ABMA 31  every play of a roll
  gammonbox best 4HPwATDgc/ABMA 31   the same, best first
  gammonbox help moves               more about a command

Exit status: 0 success, 1 the answer is no, 2 error.";

/// In the order of the help: what people want first, what programmers want
/// last.
#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Serve),
    Play(play::Play),
    Rules(rules::Rules),
    Show(show::Show),
    Moves(moves::Moves),
    Best(best::Best),
    Cube(cube::Cube),
    Evaluate(evaluate::Evaluate),
    Analyze(analyze::Analyze),
    Library(library::Library),
    Rollout(Box<rollout::Rollout>),
    Levels(levels::Levels),
    Exam(exam::Exam),
    Convert(convert::Convert),
    Verify(verify::Verify),
    Backup(backup::Backup),
    MoveStore(Box<move_store::MoveStore>),
    DeleteTable(Box<delete_table::DeleteTable>),
    Duel(duel::Duel),
    Tables(tables::Tables),
    Perft(perft::Perft),
    Bench(bench::Bench),
    Load(load::Load),
    #[command(hide = true)]
    PackageFiles(package_files::PackageFiles),
}

/// The result of a command that didn't fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Success: exit code 0.
    Done,
    /// The answer to the question is no: exit code 1.
    No,
}

impl Arguments {
    /// Runs the command that was named.
    ///
    /// # Errors
    ///
    /// What was wrong, for a person to read.
    pub(crate) fn run(
        &self,
        language: Language,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> anyhow::Result<Answer> {
        let Some(command) = &self.command else {
            return serve::Serve::default().run(language, output);
        };
        match command {
            Command::Serve(serve) => serve.run(language, output),
            Command::Play(play) => play.run(language, input, output),
            Command::Rules(rules) => rules.run(language, output),
            Command::Show(show) => show.run(language, output),
            Command::Moves(moves) => moves.run(input, output),
            Command::Best(best) => best.run(input, output),
            Command::Cube(cube) => cube.run(input, output),
            Command::Evaluate(evaluate) => evaluate.run(input, output),
            Command::Analyze(analyze) => analyze.run(language, output),
            Command::Library(library) => library.run(language, output),
            Command::Rollout(rollout) => rollout.run(output),
            Command::Levels(levels) => levels.run(output),
            Command::Exam(exam) => exam.run(output),
            Command::Convert(convert) => convert.run(output),
            Command::Verify(verify) => verify.run(output),
            Command::Backup(backup) => backup.run(output),
            Command::MoveStore(move_store) => move_store.run(output),
            Command::DeleteTable(delete_table) => delete_table.run(output),
            Command::Duel(duel) => duel.run(output),
            Command::Tables(tables) => tables.run(output),
            Command::Perft(perft) => perft.run(output),
            Command::Bench(bench) => bench.run(input, output),
            Command::Load(load) => load.run(output),
            Command::PackageFiles(package_files) => package_files.run(output),
        }
    }
}
