//! A run from start to finish, with checkpoints on the way.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use engine::net::FloatNet;
use engine::net::encoder::{FIRST_OF_ROLLS, INPUTS};
use engine::{BearOffTables, Class, Judge, Net, NetPair};
use rules::Movement;

use crate::config::Config;
use crate::lessons::{self, Lesson};
use crate::model::{Model, Pace, Sample};
use crate::opening::{Mined, opening};
use crate::races::first_race;
use crate::random::Random;
use crate::self_play::{Method, SelfPlayer};

/// Games between two updates of the nets.
const ROUND: u64 = 128;

/// How often the state is saved.
const CHECKPOINT_EVERY: Duration = Duration::from_secs(60);

/// The widths of the hidden layers of nets that start from scratch.
const CONTACT: [usize; 3] = [256, 64, 32];
const RACE: [usize; 2] = [64, 32];

/// A run in progress: the config and everything a checkpoint holds.
#[derive(Debug)]
pub(crate) struct Run {
    config: Config,
    folder: PathBuf,
    contact: Model,
    race: Model,
    random: Random,
    /// Games played, or batches learned if the run has lessons.
    done: u64,
    /// Lessons written to the file.
    collected: u64,
}

type Outcome = Result<(), Box<dyn std::error::Error>>;

impl Run {
    /// The run of this folder's `config`: from its checkpoint if there is one,
    /// otherwise from the nets that the config starts from, otherwise from
    /// scratch.
    pub(crate) fn open(folder: &Path) -> Result<Run, Box<dyn std::error::Error>> {
        let text = fs::read_to_string(folder.join("config"))?;
        let config: Config = text.parse()?;
        let mut random = Random::new(config.seed);
        let [contact, race] = match &config.start {
            None => {
                let mut model = |hidden: &Option<Vec<usize>>, usual: &[usize]| {
                    let hidden = hidden.as_deref().unwrap_or(usual);
                    Model::new(INPUTS, hidden, || random.signed())
                };
                [model(&config.contact, &CONTACT), model(&config.race, &RACE)]
            }
            Some(start) => {
                let [contact, race] = read_nets(&folder.join(start))?;
                let mut model = |net: Net, hidden: &Option<Vec<usize>>| {
                    let model = Model::from_net(FloatNet::of(&net));
                    let Some(hidden) = hidden else { return model };
                    let added = hidden.len().saturating_sub(net.hidden().len());
                    model.deepened(added).grown(hidden, || random.signed())
                };
                [model(contact, &config.contact), model(race, &config.race)]
            }
        };
        let [contact, race] = if config.sees_rolls {
            [contact, race]
        } else {
            [contact, race].map(|model| model.without_inputs_from(FIRST_OF_ROLLS))
        };
        let mut run = Run {
            config,
            folder: folder.into(),
            contact,
            race,
            random,
            done: 0,
            collected: 0,
        };
        if folder.join("checkpoint").exists() {
            run.resume()?;
        }
        Ok(run)
    }

    /// Continues to the end of the run.
    pub(crate) fn go(&mut self) -> Outcome {
        if self.config.lessons.is_empty() {
            self.play_until(self.config.games)
        } else {
            self.learn_lessons()
        }
    }

    /// Plays, and learns from each round of games or, with the method
    /// `expected`, writes the lessons to a file.
    fn play_until(&mut self, games: u64) -> Outcome {
        let tables = Arc::new(BearOffTables::on_demand(Movement::INTERNATIONAL));
        let judge = |[contact, race]: [Net; 2]| {
            Judge::new(NetPair::new(contact, race), Arc::clone(&tables))
        };
        let pruner = match &self.config.pruner {
            Some(folder) => Some(judge(read_nets(&self.folder.join(folder))?)),
            None => None,
        };
        let keeps = matches!(self.config.method, Method::Expected { .. });
        let mut log = Log::new(self.done);
        while self.done < games {
            let judge = judge(self.nets()?);
            let lessons = self.play(&judge, pruner.as_ref());
            let rate = self.rate(self.done, self.config.games);
            if keeps {
                lessons::append(&self.folder.join(LESSONS), self.collected, &lessons)?;
                self.collected += lessons.len() as u64;
            } else {
                self.learn_round(&lessons, rate, &mut log);
            }
            self.done += ROUND;
            if log.is_due() {
                let Run {
                    done, collected, ..
                } = *self;
                log.say(
                    done,
                    &format!("games, {collected} lessons kept, rate {rate:.2e}"),
                );
                self.write()?;
            }
        }
        self.write()?;
        println!("{} of {} games played", self.done, self.config.games);
        Ok(())
    }

    fn play(&mut self, judge: &Judge, pruner: Option<&Judge>) -> Vec<Lesson> {
        let Config {
            method,
            stray,
            mined,
            threads,
            ..
        } = self.config;
        let seeds: Vec<u64> = (0..threads).map(|_| self.random.next()).collect();
        std::thread::scope(|scope| {
            let play = |seed: u64| {
                let mut random = Random::new(seed);
                let mut player = SelfPlayer::new(judge, pruner, method);
                for _ in 0..ROUND / threads as u64 {
                    let board = match mined {
                        Mined::PlayedRaces => first_race(pruner.unwrap_or(judge), &mut random),
                        _ => opening(mined, &mut random),
                    };
                    player.play(board, stray, &mut random);
                }
                player.lessons
            };
            let workers: Vec<_> = seeds
                .into_iter()
                .map(|seed| scope.spawn(move || play(seed)))
                .collect();
            let played = workers.into_iter().map(|worker| worker.join());
            played
                .flat_map(|lessons| lessons.expect("playing does not panic"))
                .collect()
        })
    }

    /// Learns from the lessons of a round of games, each once.
    fn learn_round(&mut self, lessons: &[Lesson], rate: f32, log: &mut Log) {
        let batch = self.config.batch;
        for class in [Class::Contact, Class::Race] {
            let mut samples = samples_of(lessons, class);
            self.random.shuffle(&mut samples);
            for samples in samples.chunks_mut(batch) {
                // A short batch at the end of a round counts for less.
                let rate = rate * samples.len() as f32 / batch as f32;
                let error = self.learn(class, samples, rate);
                log.add(error);
            }
        }
    }

    /// Learns from lessons that other runs have saved, in as many passes as the
    /// config says: contact first, then races.
    fn learn_lessons(&mut self) -> Outcome {
        let mut all = Vec::new();
        for named in &self.config.lessons {
            let (folder, skipped) = named.split_once(':').unwrap_or((named, "0"));
            let skipped: usize = skipped
                .parse()
                .map_err(|_| format!("'{skipped}' is no number of lessons"))?;
            let found = lessons::read(&self.folder.join(folder).join(LESSONS))?;
            all.extend(found.into_iter().skip(skipped));
        }
        let batch = self.config.batch;
        let mut log = Log::new(self.done);
        let mut before = 0;
        for class in self.config.classes.clone() {
            let lessons: Vec<Lesson> = all
                .iter()
                .copied()
                .filter(|lesson| lesson.class() == class)
                .collect();
            println!("{} lessons of class {class:?}", lessons.len());
            let in_pass = (lessons.len() / batch) as u64;
            let batches = in_pass * u64::from(self.config.passes);
            let mut order: Vec<u32> = (0..lessons.len() as u32).collect();
            let mut shuffled = None;
            while self.done < before + batches {
                let place = self.done - before;
                let pass = place / in_pass;
                if shuffled != Some(pass) {
                    order.sort_unstable();
                    Random::new(self.config.seed ^ (pass + 1)).shuffle(&mut order);
                    shuffled = Some(pass);
                }
                let first = (place % in_pass) as usize * batch;
                let mut samples: Vec<Sample> = order[first..first + batch]
                    .iter()
                    .map(|&number| lessons[number as usize].to_sample())
                    .collect();
                let rate = self.rate(place, batches);
                let error = self.learn(class, &mut samples, rate);
                log.add(error);
                self.done += 1;
                if log.is_due() {
                    log.say(
                        self.done,
                        &format!(
                            "of {} batches, pass {pass}, rate {rate:.2e}",
                            before + batches
                        ),
                    );
                    self.write()?;
                }
            }
            before += batches;
        }
        self.write()?;
        println!("{} batches learned", self.done);
        Ok(())
    }

    fn learn(&mut self, class: Class, samples: &mut [Sample], rate: f32) -> f32 {
        if !self.config.sees_rolls {
            for sample in &mut *samples {
                sample
                    .inputs
                    .retain(|&input| usize::from(input) < FIRST_OF_ROLLS);
            }
        }
        let Config {
            average, threads, ..
        } = self.config;
        let model = if class == Class::Contact {
            &mut self.contact
        } else {
            &mut self.race
        };
        model.learn(
            samples,
            Pace {
                rate,
                average,
                threads,
            },
        )
    }

    fn rate(&self, done: u64, all: u64) -> f32 {
        let (first, last) = self.config.rate;
        let share = done as f32 / all as f32;
        last + (first - last) * 0.5 * (1.0 + (std::f32::consts::PI * share).cos())
    }

    /// For contact and for races.
    fn nets(&self) -> Result<[Net; 2], engine::net::TooLarge> {
        let Config { name, grain, .. } = &self.config;
        Ok([
            Net::quantize(&self.contact.best().rounded(*grain), name)?,
            Net::quantize(&self.race.best().rounded(*grain), name)?,
        ])
    }

    /// Writes the nets and a checkpoint, each completely or not at all.
    fn write(&self) -> Result<(), Box<dyn std::error::Error>> {
        for (file, net) in NETS.into_iter().zip(self.nets()?) {
            replace(&self.folder.join(file), &net.to_bytes())?;
        }
        lessons::sync(&self.folder.join(LESSONS))?;
        let mut bytes = Vec::new();
        bytes.extend(self.done.to_le_bytes());
        bytes.extend(self.collected.to_le_bytes());
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
            self.done = number(&mut rest)?;
            self.collected = number(&mut rest)?;
            self.random = Random::new(number(&mut rest)?);
            self.contact.read(&mut rest)?;
            self.race.read(&mut rest)?;
            rest.is_empty().then_some(())
        };
        read().ok_or_else(|| "the checkpoint does not fit the config".into())
    }
}

/// Writes a file so that nobody ever reads half of it.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let half = path.with_extension("half");
    fs::write(&half, bytes)?;
    fs::rename(&half, path)
}

/// The files of a folder of nets, and that of lessons.
const NETS: [&str; 2] = ["contact.net", "race.net"];
const LESSONS: &str = "lessons";

pub(crate) fn read_nets(folder: &Path) -> Result<[Net; 2], Box<dyn std::error::Error>> {
    let net = |file: &str| -> Result<Net, Box<dyn std::error::Error>> {
        let path = folder.join(file);
        let bytes = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Net::from_bytes(&bytes)?)
    };
    let [contact, race] = NETS;
    Ok([net(contact)?, net(race)?])
}

fn samples_of(lessons: &[Lesson], class: Class) -> Vec<Sample> {
    let lessons = lessons.iter().filter(|lesson| lesson.class() == class);
    lessons.map(|lesson| lesson.to_sample()).collect()
}

/// What a run reports, and when: a line each time it saves its state.
#[derive(Debug)]
struct Log {
    first: u64,
    begun: Instant,
    said: Instant,
    sum: f32,
    count: u32,
}

impl Log {
    fn new(done: u64) -> Log {
        let now = Instant::now();
        Log {
            first: done,
            begun: now,
            said: now,
            sum: 0.0,
            count: 0,
        }
    }

    fn add(&mut self, error: f32) {
        self.sum += error;
        self.count += 1;
    }

    fn is_due(&self) -> bool {
        self.said.elapsed() > CHECKPOINT_EVERY
    }

    fn say(&mut self, done: u64, what: &str) {
        let speed = (done - self.first) as f32 / self.begun.elapsed().as_secs_f32();
        let error = self.sum / self.count.max(1) as f32;
        println!("{done} {what}, {speed:.1}/s, error {error:.6}");
        (self.said, self.sum, self.count) = (Instant::now(), 0.0, 0);
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
        Run::open(&halves).unwrap().play_until(ROUND).unwrap();
        Run::open(&halves).unwrap().go().unwrap();
        for file in ["contact.net", "race.net", "checkpoint"] {
            let read = |folder: &Path| fs::read(folder.join(file)).unwrap();
            assert!(read(&whole) == read(&halves), "{file} differs");
        }

        // A wider and deeper net that continues from here gives its parent's
        // answers.
        let child = "name = child\nstart = ../PARENT\ngames = 128\ncontact = 128 24 16\n";
        let parent = whole.file_name().unwrap().to_str().unwrap();
        let child = folder("child", &child.replace("PARENT", parent));
        let before = Run::open(&whole).unwrap().nets().unwrap();
        let after = Run::open(&child).unwrap().nets().unwrap();
        assert_eq!(after[0].hidden(), [128, 24, 16]);
        let opening = rules::Variant::Backgammon.opening();
        let win = |net: &Net| engine::Evaluator::chances(net, &opening).win;
        assert!((win(&before[0]) - win(&after[0])).abs() < 1e-3);

        fs::write(whole.join("checkpoint"), b"short").unwrap();
        let refused = Run::open(&whole).unwrap_err().to_string();
        assert_eq!(refused, "the checkpoint does not fit the config");
        for folder in [whole, halves, child] {
            fs::remove_dir_all(folder).unwrap();
        }
    }
}
