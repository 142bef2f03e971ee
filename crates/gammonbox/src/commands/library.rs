//! `gammonbox library`: all your matches, and questions about them.

mod anki;
mod decisions;
mod practice;
mod statistics;
mod store;

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::{ArgGroup, Args, Subcommand};
use engine::Plies;
use rules::Seat;
use serde::Serialize;
use study::{IndexedMatch, MatchId, Query, Trends};
use texts::{Language, Texts};

use self::decisions::{find, worst_first};
use self::statistics::{figure, write as stats};
use self::store::{Added, Library as Store};
use super::Answer;
use super::analyze::{JudgeOptions, LoadedMatch};
use crate::batch::write_line;
use crate::engine_choice::threads;
use crate::files::{files_in, write_in_one_step};
use crate::progress::Progress;
use crate::stop::Stop;
use crate::table::Table;
use crate::user_folders;

/// Keep all your matches in one place, and ask questions about them.
///
/// Add match files in any format, analyze them in one go, then find decisions
/// by player, date, score, error, or what the board looks like, and see where
/// you lose the most.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Library {
    /// The folder of the library [default: your own]
    #[arg(long, value_name = "FOLDER", global = true)]
    library: Option<PathBuf>,

    #[command(subcommand)]
    command: LibraryCommand,
}

#[derive(Debug, Subcommand)]
enum LibraryCommand {
    /// Add match files, or all match files in folders
    Add {
        /// Match files in any format that `convert` reads, or folders of them
        #[arg(value_name = "PATH", required = true)]
        paths: Vec<PathBuf>,
    },
    /// Analyze the matches that haven't been analyzed yet; press Ctrl-C to
    /// stop, and run it again to continue
    Analyze {
        /// Which matches, such as player=ann 'date>=2026'
        #[arg(value_name = "QUERY")]
        query: Vec<String>,

        /// Plies to look ahead, 0 to 3
        #[arg(long, value_name = "N", default_value_t = Plies::TWO)]
        plies: Plies,

        /// Number of threads; the results don't depend on it [default: one per
        /// core]
        #[arg(long, value_name = "N")]
        threads: Option<NonZeroUsize>,
    },
    /// List matches
    List {
        /// Which matches, such as player=ann 'date>=2026'
        #[arg(value_name = "QUERY")]
        query: Vec<String>,

        /// Print JSON, one line per match
        #[arg(long)]
        json: bool,
    },
    /// Find decisions, the worst first
    Find {
        /// Which decisions, such as 'error>=0.08' 'their-prime>=5'
        #[arg(value_name = "QUERY", required = true)]
        query: Vec<String>,

        /// How many to show
        #[arg(long, value_name = "N", default_value_t = 20)]
        most: usize,

        /// Print JSON, one line per decision
        #[arg(long)]
        json: bool,
    },
    /// Show how you play: by month and by kind of position
    Stats {
        /// Which decisions, such as player=ann
        #[arg(value_name = "QUERY")]
        query: Vec<String>,

        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Make a set of questions from decisions, the worst first
    #[command(group = ArgGroup::new("set").required(true).multiple(true))]
    Practice {
        /// Which decisions, such as player=ann 'error>=0.08'
        #[arg(value_name = "QUERY", required = true)]
        query: Vec<String>,

        /// How many questions
        #[arg(long, value_name = "N", default_value_t = 50)]
        most: usize,

        /// Write a web page to print: questions first, then the answers
        #[arg(long, value_name = "FILE", group = "set")]
        html: Option<PathBuf>,

        /// Write a deck for Anki (.apkg)
        #[arg(long, value_name = "FILE", group = "set")]
        anki: Option<PathBuf>,
    },
    /// Remove matches
    Remove {
        /// Their IDs, as `list` shows them
        #[arg(value_name = "ID", required = true)]
        ids: Vec<String>,
    },
}

const EXAMPLES: &str = "\
Examples:
  gammonbox library add matches/ friday.xg
  gammonbox library analyze
  gammonbox library list player=ann 'date>=2026-03'
  gammonbox library find player=ann decision=take away=2 'error>=0.02'
  gammonbox library find 'prime>=5' their-anchor=1
  gammonbox library find 'board=....................bb....' 'error>=0.08'
  gammonbox library stats player=ann
  gammonbox library practice player=ann 'error>=0.08' --anki errors.apkg

A query is a list of conditions that must all hold; numbers and dates can have
>= and <=, too. A word alone is looked for in names and events. Quote conditions
with > or <, so that your shell leaves them alone.
  player opponent event date length (or length=money) analyzed=yes|no
  decision=play|cube|double|no-double|reply|take|pass|beaver (several: a,b)
  error     points lost          away, their-away   points still needed
  cube      its value            owner=me|them|nobody
  roll=31   game=2   lead>=10    pips ahead
  kind=race|opening|containment|bear-off|back-game|prime|holding|contact
  prime     points in a row      home   points made at home
  bar off back pips              back: behind, in the opponent's home or on the bar
  anchor=1  an anchor on the opponent's ace point; anchor=4,5 on either, anchor=any
  holds=7,6 these points are held
  board=…   26 places in the order of an XGID: . anything, - empty,
            A or a one checker, B to O or b to o that many or more;
            A+ one or more, B= exactly two, and so on
Everything is as the player who decides sees it; their-prime, their-bar,
their-holds and so on are the opponent's.

Exit status: 0 done, 1 nothing found or stopped early, 2 error.";

impl Library {
    /// Does what the subcommand says.
    ///
    /// # Errors
    ///
    /// If a query makes no sense, or a file can't be read or written.
    pub(crate) fn run(&self, language: Language, output: &mut dyn Write) -> anyhow::Result<Answer> {
        let folder = match &self.library {
            Some(folder) => folder.clone(),
            None => user_folders::data()
                .context("no data folder was found: name one with --library")?
                .join("library"),
        };
        let mut store = match &self.command {
            LibraryCommand::Add { .. }
            | LibraryCommand::Analyze { .. }
            | LibraryCommand::Remove { .. } => Store::open_to_change(&folder)?,
            LibraryCommand::List { .. }
            | LibraryCommand::Find { .. }
            | LibraryCommand::Stats { .. }
            | LibraryCommand::Practice { .. } => Store::open(&folder)?,
        };
        let texts = &Texts::embedded(language);
        match &self.command {
            LibraryCommand::Add { paths } => add(&mut store, paths, texts, output),
            LibraryCommand::Analyze {
                query,
                plies,
                threads: count,
            } => {
                let options = JudgeOptions {
                    plies: *plies,
                    trials: None,
                    threads: threads(*count),
                };
                analyze(
                    &mut store,
                    &parse_for_matches(query)?,
                    &options,
                    texts,
                    output,
                )
            }
            LibraryCommand::List { query, json } => {
                list(&store, &parse_for_matches(query)?, *json, texts, output)
            }
            LibraryCommand::Find { query, most, json } => {
                find(&store, &parse(query)?, (*most, *json), texts, output)
            }
            LibraryCommand::Stats { query, json } => {
                stats(&store, &parse(query)?, *json, texts, output)
            }
            LibraryCommand::Practice {
                query,
                most,
                html,
                anki,
            } => {
                let query = parse(query)?;
                let found = worst_first(&query, &store);
                let found = found.into_iter().take(*most);
                let cards = practice::cards(&store, found, texts)?;
                if cards.is_empty() {
                    writeln!(output, "{}", texts.question_found(0))?;
                    return Ok(Answer::No);
                }
                let title = texts.quiz_title();
                if let Some(path) = html {
                    let page = practice::page(&cards, &title, texts);
                    write_in_one_step(path, page.as_bytes())?;
                }
                if let Some(path) = anki {
                    anki::write(path, &cards, &format!("Gammonbox: {query}"))?;
                }
                writeln!(output, "{}", texts.question_found(cards.len()))?;
                for path in [html, anki].into_iter().flatten() {
                    writeln!(output, "{}", path.display())?;
                }
                Ok(Answer::Done)
            }
            LibraryCommand::Remove { ids } => remove(&mut store, ids, texts, output),
        }
    }
}

fn parse(words: &[String]) -> anyhow::Result<Query> {
    // The shell took quotes away.
    let words = words.iter().map(|word| match word.contains(' ') {
        true => format!("\"{word}\""),
        false => word.clone(),
    });
    let text: Vec<String> = words.collect();
    Ok(text.join(" ").parse()?)
}

/// A query that asks for whole matches.
fn parse_for_matches(words: &[String]) -> anyhow::Result<Query> {
    let query = parse(words)?;
    if let Some(condition) = query.decision_condition() {
        bail!("'{condition}' is about decisions; use it with find, stats or practice");
    }
    Ok(query)
}

fn add(
    store: &mut Store,
    paths: &[PathBuf],
    texts: &Texts,
    output: &mut dyn Write,
) -> anyhow::Result<Answer> {
    let mut files = Vec::new();
    for path in paths {
        match path.is_dir() {
            true => files.extend(files_in(path)?.into_iter().map(|file| (file, true))),
            false => files.push((path.clone(), false)),
        }
    }
    let (mut new, mut known) = (0, 0);
    let mut unread = Vec::new();
    let mut refused = None;
    let mut progress = Progress::new(files.len());
    for (file, is_in_folder) in &files {
        progress.advance();
        match add_file(store, file) {
            Ok(Added::New) => new += 1,
            Ok(Added::Duplicate) => known += 1,
            // A file that was named should have been a match. All others are
            // added nevertheless.
            Err(error) if refused.is_none() && !is_in_folder => refused = Some(error),
            Err(error) => unread.push((file, error)),
        }
    }
    drop(progress);
    store.save()?;
    writeln!(output, "{}", texts.library_added(new, known))?;
    for (file, error) in unread {
        let (file, why) = (file.display().to_string(), error.root_cause().to_string());
        writeln!(output, "{}", texts.library_left_out(&file, &why))?;
    }
    match refused {
        Some(error) => Err(error),
        None => Ok(Answer::Done),
    }
}

fn add_file(store: &mut Store, path: &Path) -> anyhow::Result<Added> {
    let loaded = LoadedMatch::read(path)?;
    if loaded.input.questions.is_empty() {
        bail!("{}: there is nothing to analyze", path.display());
    }
    store.add(&loaded)
}

fn analyze(
    store: &mut Store,
    query: &Query,
    options: &JudgeOptions,
    texts: &Texts,
    output: &mut dyn Write,
) -> anyhow::Result<Answer> {
    let stop = Stop::listening();
    let open = store.matches().iter();
    let open = open.filter(|one| one.analysis.is_empty() && query.fits_match(one));
    let ids: Vec<MatchId> = open.map(|one| one.id).collect();
    // An index of many matches takes a while to write.
    let between_saves = 1 + store.matches().len() / 500;
    let (mut done, mut unsaved) = (0, 0);
    for (number, id) in ids.iter().enumerate() {
        if stop.is_requested() {
            break;
        }
        let of = store.matches().iter().find(|one| one.id == *id);
        if let Some(of) = of {
            writeln!(output, "{}/{}: {}", number + 1, ids.len(), title(of))?;
            output.flush()?;
        }
        match store.analyze(*id, options, &stop) {
            Ok(is_done) => {
                done += usize::from(is_done);
                unsaved += usize::from(is_done);
            }
            // The others can still be analyzed.
            Err(error) => {
                let (match_id, why) = (id.to_string(), format!("{error:#}"));
                writeln!(output, "{}", texts.library_left_out(&match_id, &why))?;
            }
        }
        if unsaved >= between_saves {
            store.save()?;
            unsaved = 0;
        }
    }
    if unsaved > 0 {
        store.save()?;
    }
    writeln!(output, "{}", texts.judging_progress(done, ids.len()))?;
    Ok(match done == ids.len() {
        true => Answer::Done,
        false => Answer::No,
    })
}

/// A match in a line of a list.
#[derive(Serialize)]
struct MatchLine<'a> {
    id: String,
    date: &'a str,
    players: &'a [String; 2],
    winner: Option<&'a str>,
    event: &'a str,
    /// Nothing in money play.
    length: Option<u32>,
    analysis: &'a str,
    /// The performance ratings; nothing if it wasn't analyzed.
    ratings: [Option<f64>; 2],
}

fn list(
    store: &Store,
    query: &Query,
    json: bool,
    texts: &Texts,
    output: &mut dyn Write,
) -> anyhow::Result<Answer> {
    let found = store.matches().iter().filter(|one| query.fits_match(one));
    let mut found: Vec<&IndexedMatch> = found.collect();
    found.sort_by(|one, other| other.date.cmp(&one.date));
    let heading = [
        "id".to_owned(),
        texts.report_date(),
        texts.report_player(),
        texts.games_length(),
        texts.report_matches_won(),
        "PR".to_owned(),
    ];
    let mut table = Table::new(heading.each_ref().map(String::as_str));
    for one in &found {
        let ratings = Seat::BOTH.map(|seat| rating_of(one, seat));
        let winner = one.winner.map(|seat| one.name(seat));
        if json {
            let id = one.id.to_string();
            let line = MatchLine {
                id,
                date: &one.date,
                players: &one.names,
                winner,
                event: &one.event,
                length: one.length,
                analysis: &one.analysis,
                ratings,
            };
            write_line(output, &line)?;
            continue;
        }
        let ratings = match one.analysis.is_empty() {
            true => "–".to_owned(),
            false => ratings.map(figure).join(" : "),
        };
        let length = one
            .length
            .map_or_else(|| texts.start_money(), |length| length.to_string());
        table.push([
            &one.id.to_string(),
            &one.date,
            &one.names.join(" – "),
            &length,
            winner.unwrap_or("–"),
            &ratings,
        ]);
    }
    if !json {
        write!(output, "{table}")?;
    }
    Ok(answer(!found.is_empty()))
}

fn remove(
    store: &mut Store,
    ids: &[String],
    texts: &Texts,
    output: &mut dyn Write,
) -> anyhow::Result<Answer> {
    for text in ids {
        let id: Option<MatchId> = text.parse().ok();
        let known = store.matches().iter().find(|one| Some(one.id) == id);
        let Some(known) = known else {
            bail!("no match has the ID '{text}'; `gammonbox library list` shows the IDs");
        };
        let (id, title) = (known.id, title(known));
        store.remove(id)?;
        writeln!(output, "{}", texts.library_removed(&title))?;
    }
    Ok(Answer::Done)
}

fn rating_of(one: &IndexedMatch, seat: Seat) -> Option<f64> {
    let decisions = one.decisions.iter();
    let decisions = decisions.filter(|decision| decision.seat == seat);
    Trends::of(decisions.map(|decision| (one, decision)))
        .all
        .rating()
}

fn title(one: &IndexedMatch) -> String {
    let names = one.names.join(" – ");
    match one.date.is_empty() {
        true => names,
        false => format!("{names}, {}", one.date),
    }
}

const fn answer(has_found: bool) -> Answer {
    if has_found { Answer::Done } else { Answer::No }
}
