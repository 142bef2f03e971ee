//! A run from its start to its nets, with checkpoints on the way.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use engine::net::FloatNet;
use engine::net::encoder::INPUTS;
use engine::{BearOffTables, Judge, Net};
use rules::Movement;

use crate::config::Config;
use crate::model::Model;
use crate::opening::opening;
use crate::random::Random;
use crate::self_play::{Lessons, SelfPlayer};

/// Games between two looks at the nets.
const ROUND: u64 = 128;

/// How often the state is written down.
const CHECKPOINT_EVERY: Duration = Duration::from_secs(60);

/// A run in progress: the config and all that a checkpoint holds.
#[derive(Debug)]
pub(crate) struct Run {
    config: Config,
    folder: PathBuf,
    contact: Model,
    race: Model,
    random: Random,
    games: u64,
}

impl Run {
    /// The run of this folder's `config`, from its checkpoint if there is one,
    /// else from the nets that the config starts from, else from nothing.
    pub(crate) fn open(folder: &Path) -> Result<Run, Box<dyn std::error::Error>> {
        let text = fs::read_to_string(folder.join("config"))?;
        let config: Config = text.parse()?;
        let mut random = Random::new(config.seed);
        let mut model = |hidden: &[usize]| Model::new(INPUTS, hidden, || random.signed());
        let (contact, race) = (model(&config.contact), model(&config.race));
        let mut run = Run {
            config,
            folder: folder.into(),
            contact,
            race,
            random,
            games: 0,
        };
        if folder.join("checkpoint").exists() {
            run.resume()?;
        } else if let Some(start) = &run.config.start {
            let start = folder.join(start);
            let net = |file: &str| -> Result<Model, Box<dyn std::error::Error>> {
                let net = Net::from_bytes(&fs::read(start.join(file))?)?;
                Ok(Model::from_net(FloatNet::of(&net)))
            };
            let (contact, race) = (net("contact.net")?, net("race.net")?);
            run.contact = contact.grown(&run.config.contact, || run.random.signed());
            run.race = race.grown(&run.config.race, || run.random.signed());
        }
        Ok(run)
    }

    /// Plays and learns until all games are played.
    pub(crate) fn go(&mut self) -> Result<(), Box<dyn std::error::Error>> {
        self.go_until(self.config.games)
    }

    fn go_until(&mut self, games: u64) -> Result<(), Box<dyn std::error::Error>> {
        let tables = Arc::new(BearOffTables::on_demand(Movement::INTERNATIONAL));
        let begun = Instant::now();
        let mut written = Instant::now();
        let mut error = Mean::default();
        let first = self.games;
        while self.games < games {
            let (contact, race) = self.nets()?;
            let judge = Judge::new(contact, race, Arc::clone(&tables));
            let mut lessons = self.play(&judge);
            self.random.shuffle(&mut lessons.contact);
            self.random.shuffle(&mut lessons.race);
            let rate = self.rate();
            let Config { batch, threads, .. } = self.config;
            for (model, lessons) in [
                (&mut self.contact, &lessons.contact),
                (&mut self.race, &lessons.race),
            ] {
                for samples in lessons.chunks(batch) {
                    // A short batch at the end of a round counts for less.
                    let rate = rate * samples.len() as f32 / batch as f32;
                    error.add(model.learn(samples, rate, threads));
                }
            }
            self.games += ROUND;
            if written.elapsed() > CHECKPOINT_EVERY {
                let speed = (self.games - first) as f32 / begun.elapsed().as_secs_f32();
                let mean = error.take();
                println!(
                    "{} games, {speed:.0}/s, rate {rate:.2e}, error {mean:.5}",
                    self.games
                );
                self.write()?;
                written = Instant::now();
            }
        }
        self.write()?;
        println!("{} of {} games played", self.games, self.config.games);
        Ok(())
    }

    fn play(&mut self, judge: &Judge) -> Lessons {
        let Config {
            method,
            stray,
            mined,
            threads,
            ..
        } = self.config;
        let seeds: Vec<u64> = (0..threads).map(|_| self.random.next()).collect();
        let mut lessons = Lessons::default();
        std::thread::scope(|scope| {
            let play = |seed: u64| {
                let mut random = Random::new(seed);
                let mut player = SelfPlayer::new(judge, method);
                for _ in 0..ROUND / threads as u64 {
                    let board = opening(mined, &mut random);
                    player.play(board, stray, &mut random);
                }
                player.lessons
            };
            let workers: Vec<_> = seeds
                .into_iter()
                .map(|seed| scope.spawn(move || play(seed)))
                .collect();
            for worker in workers {
                lessons.extend(worker.join().expect("playing does not panic"));
            }
        });
        lessons
    }

    fn rate(&self) -> f32 {
        let (first, last) = self.config.rate;
        let share = self.games as f32 / self.config.games as f32;
        last + (first - last) * 0.5 * (1.0 + (std::f32::consts::PI * share).cos())
    }

    fn nets(&self) -> Result<(Net, Net), engine::net::TooLarge> {
        let name = &self.config.name;
        Ok((
            Net::quantize(&self.contact.net, name)?,
            Net::quantize(&self.race.net, name)?,
        ))
    }

    /// Writes the nets and a checkpoint, each whole or not at all.
    fn write(&self) -> Result<(), Box<dyn std::error::Error>> {
        let (contact, race) = self.nets()?;
        replace(&self.folder.join("contact.net"), &contact.to_bytes())?;
        replace(&self.folder.join("race.net"), &race.to_bytes())?;
        let mut bytes = Vec::new();
        bytes.extend(self.games.to_le_bytes());
        bytes.extend(self.random.state().to_le_bytes());
        self.contact.write(&mut bytes);
        self.race.write(&mut bytes);
        replace(&self.folder.join("checkpoint"), &bytes)?;
        Ok(())
    }

    fn resume(&mut self) -> Result<(), Box<dyn std::error::Error>> {
        let bytes = fs::read(self.folder.join("checkpoint"))?;
        let mut rest = &bytes[..];
        let mut read = || {
            let number =
                |rest: &mut &[u8]| Some(u64::from_le_bytes(rest.split_off(..8)?.try_into().ok()?));
            self.games = number(&mut rest)?;
            self.random = Random::new(number(&mut rest)?);
            self.contact.read(&mut rest)?;
            self.race.read(&mut rest)?;
            rest.is_empty().then_some(())
        };
        read().ok_or_else(|| "the checkpoint does not fit the config".into())
    }
}

/// Writes a file so that nobody ever sees half of it.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let half = path.with_extension("half");
    fs::write(&half, bytes)?;
    fs::rename(&half, path)
}

#[derive(Debug, Default)]
struct Mean {
    sum: f32,
    count: u32,
}

impl Mean {
    fn add(&mut self, value: f32) {
        self.sum += value;
        self.count += 1;
    }

    fn take(&mut self) -> f32 {
        let mean = self.sum / self.count.max(1) as f32;
        *self = Mean::default();
        mean
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CONFIG: &str = "name = test\nseed = 3\ngames = 384\ncontact = 64 16\nrace = 64 8\n";

    fn folder(name: &str, config: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("train-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("config"), config).unwrap();
        folder
    }

    #[test]
    fn a_run_that_was_interrupted_ends_in_the_same_nets() {
        let whole = folder("whole", CONFIG);
        Run::open(&whole).unwrap().go().unwrap();
        let halves = folder("halves", CONFIG);
        Run::open(&halves).unwrap().go_until(ROUND).unwrap();
        Run::open(&halves).unwrap().go().unwrap();
        for file in ["contact.net", "race.net", "checkpoint"] {
            let read = |folder: &Path| fs::read(folder.join(file)).unwrap();
            assert!(read(&whole) == read(&halves), "{file} differs");
        }

        // A wider net that goes on from here answers as its parent did, but
        // for the noise that lets its units part ways.
        let child = "name = child\nstart = ../PARENT\ngames = 128\ncontact = 128 16\nrace = 64 8\n";
        let parent = whole.file_name().unwrap().to_str().unwrap();
        let child = folder("child", &child.replace("PARENT", parent));
        let before = Run::open(&whole).unwrap().nets().unwrap().0;
        let after = Run::open(&child).unwrap().nets().unwrap().0;
        assert_eq!(after.hidden(), [128, 16]);
        let opening = rules::Variant::Backgammon.opening();
        let win = |net: &Net| engine::Evaluator::chances(net, &opening).win;
        assert!((win(&before) - win(&after)).abs() < 0.02);

        fs::write(whole.join("checkpoint"), b"short").unwrap();
        let refused = Run::open(&whole).unwrap_err().to_string();
        assert_eq!(refused, "the checkpoint does not fit the config");
        for folder in [whole, halves, child] {
            fs::remove_dir_all(folder).unwrap();
        }
    }
}
