//! The sounds of a board, synthesized: no files.

#![allow(
    clippy::disallowed_methods,
    reason = "no answer depends on how a platform rounds a sound"
)]

use std::f32::consts::TAU;
use web_sys::{AudioContext, AudioContextState};

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A checker is put down.
    Checker,
    /// A checker is hit.
    Hit,
    /// The dice are rolled.
    Dice,
    /// The cube is turned.
    Cube,
    /// It's your turn.
    Turn,
    /// The game is won.
    Win,
}

impl Sound {
    /// Every sound.
    pub const ALL: [Sound; 6] = [
        Sound::Checker,
        Sound::Hit,
        Sound::Dice,
        Sound::Cube,
        Sound::Turn,
        Sound::Win,
    ];

    /// What the sound is made of.
    fn strokes(self) -> Vec<Stroke> {
        match self {
            Sound::Checker => vec![felt(0.0, 0.5), wood(0.0, 540.0, 0.3)],
            Sound::Hit => vec![
                wood(0.0, 820.0, 0.42),
                wood(0.004, 310.0, 0.5),
                felt(0.07, 0.55),
            ],
            // They rattle in the cup, fall, and come to rest.
            Sound::Dice => vec![
                bone(0.0, 1480.0, 0.2),
                bone(0.055, 1730.0, 0.26),
                bone(0.1, 1390.0, 0.22),
                bone(0.16, 1610.0, 0.28),
                bone(0.205, 1520.0, 0.2),
                felt(0.3, 0.4),
                bone(0.3, 1250.0, 0.34),
                bone(0.39, 1340.0, 0.24),
                felt(0.47, 0.25),
                bone(0.475, 1290.0, 0.14),
            ],
            Sound::Cube => vec![
                wood(0.0, 260.0, 0.4),
                felt(0.02, 0.35),
                wood(0.24, 300.0, 0.5),
                felt(0.245, 0.6),
            ],
            Sound::Turn => bell(0.0, 784.0, 0.16),
            Sound::Win => [
                bell(0.0, 523.25, 0.14),
                bell(0.13, 659.25, 0.14),
                bell(0.26, 783.99, 0.14),
                bell(0.42, 1046.5, 0.16),
            ]
            .concat(),
        }
    }

    /// The sound as samples between -1 and 1, at this rate.
    fn samples(self, rate: f32) -> Vec<f32> {
        let strokes = self.strokes();
        let length = strokes
            .iter()
            .map(|stroke| stroke.start + stroke.length())
            .fold(0.0, f32::max);
        let mut samples = vec![0.0; (length * rate) as usize];
        let mut noise = 0x2545_f491_u32;
        for stroke in &strokes {
            let first = (stroke.start * rate) as usize;
            let count = (stroke.length() * rate) as usize;
            // Soft things let only the low part of the noise through.
            let share = (TAU * stroke.brightness / rate).min(1.0);
            let mut rustle = 0.0;
            for (index, sample) in samples.iter_mut().skip(first).take(count).enumerate() {
                noise ^= noise << 13;
                noise ^= noise >> 17;
                noise ^= noise << 5;
                let hiss = noise as f32 / u32::MAX as f32 * 2.0 - 1.0;
                rustle += share * (hiss - rustle);
                *sample += stroke.at(index as f32 / rate, rustle);
            }
        }
        for sample in &mut samples {
            *sample = sample.clamp(-1.0, 1.0);
        }
        samples
    }
}

/// One thing struck once: a tone that dies away, and the noise of the touch.
#[derive(Clone, Copy, Debug)]
struct Stroke {
    /// When, in seconds.
    start: f32,
    /// In hertz.
    pitch: f32,
    loudness: f32,
    /// Seconds until the tone has fallen to a third.
    decay: f32,
    /// How much of it is noise at the first moment.
    touch: f32,
    /// Up to which pitch the noise goes, in hertz.
    brightness: f32,
}

/// Something falls on felt: a thud more than a tone.
fn felt(start: f32, loudness: f32) -> Stroke {
    Stroke {
        start,
        pitch: 128.0,
        loudness,
        decay: 0.026,
        touch: 1.1,
        brightness: 700.0,
    }
}

fn wood(start: f32, pitch: f32, loudness: f32) -> Stroke {
    Stroke {
        start,
        pitch,
        loudness,
        decay: 0.017,
        touch: 0.5,
        brightness: 2_600.0,
    }
}

/// A die against a die, or against the cup.
fn bone(start: f32, pitch: f32, loudness: f32) -> Stroke {
    Stroke {
        start,
        pitch,
        loudness,
        decay: 0.009,
        touch: 0.9,
        brightness: 5_000.0,
    }
}

/// A soft bell: its partials die away the sooner the higher they are.
fn bell(start: f32, pitch: f32, loudness: f32) -> Vec<Stroke> {
    let partials = [(1.0, 1.0, 0.26), (2.0, 0.4, 0.15), (3.01, 0.18, 0.08)];
    let stroke = |(times, share, decay)| Stroke {
        start,
        pitch: pitch * times,
        loudness: loudness * share,
        decay,
        touch: 0.0,
        brightness: 0.0,
    };
    partials.map(stroke).to_vec()
}

impl Stroke {
    /// Long enough to fall below hearing.
    fn length(&self) -> f32 {
        7.0 * self.decay
    }

    fn at(&self, seconds: f32, noise: f32) -> f32 {
        // What is struck sounds a little higher at the first moment.
        let phase = self.pitch * (seconds + 0.12 * self.decay * (1.0 - (-seconds / 0.01).exp()));
        let tone = (TAU * phase).sin() + 0.3 * self.touch * (TAU * 2.76 * phase).sin();
        let touch = self.touch * noise * (-seconds / 0.006).exp();
        // Fading in within a millisecond avoids a click.
        let attack = (seconds / 0.001).min(1.0);
        self.loudness * attack * (0.7 * tone * (-seconds / self.decay).exp() + touch)
    }
}

/// Plays the sounds.
#[derive(Debug, Default)]
pub struct Sounds {
    context: Option<AudioContext>,
}

impl Sounds {
    /// Plays a sound at a volume from 0 to 100. It's silent if the browser has
    /// no sound, or doesn't allow it before the user has touched the page.
    pub fn play(&mut self, sound: Sound, volume: u8) {
        if volume == 0 {
            return;
        }
        if self.context.is_none() {
            self.context = AudioContext::new().ok();
        }
        if let Some(context) = &self.context {
            // The game works without it.
            let _ = play_on(context, sound, volume);
        }
    }
}

/// The factor for the samples. To sound twice as loud, it has to more than
/// double.
fn gain(volume: u8) -> f32 {
    let part = f32::from(volume.min(100)) / 100.0;
    part * part
}

fn play_on(
    context: &AudioContext,
    sound: Sound,
    volume: u8,
) -> Result<(), leptos::wasm_bindgen::JsValue> {
    if context.state() == AudioContextState::Suspended {
        // The answer comes later, when the sound would be late anyway.
        let _promise = context.resume()?;
    }
    let rate = context.sample_rate();
    let gain = gain(volume);
    let samples: Vec<f32> = sound.samples(rate).iter().map(|one| one * gain).collect();
    let buffer = context.create_buffer(1, samples.len() as u32, rate)?;
    buffer.copy_to_channel(&samples, 0)?;
    let source = context.create_buffer_source()?;
    source.set_buffer(Some(&buffer));
    source.connect_with_audio_node(&context.destination())?;
    source.start()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_starts_and_ends_in_silence_and_is_heard_between() {
        for sound in Sound::ALL {
            let samples = sound.samples(8_000.0);
            assert!(samples[0].abs() < 0.01, "{sound:?}");
            assert!(samples[samples.len() - 1].abs() < 0.01, "{sound:?}");
            let loudest = samples
                .iter()
                .fold(0.0, |loud: f32, one| loud.max(one.abs()));
            assert!((0.1..=1.0).contains(&loudest), "{sound:?}: {loudest}");
        }
    }

    #[test]
    fn sounds_of_play_end_before_the_dice_rest() {
        for sound in [Sound::Checker, Sound::Hit, Sound::Dice, Sound::Cube] {
            assert!(sound.samples(1_000.0).len() < 700, "{sound:?}");
        }
        assert!(Sound::Checker.samples(1_000.0).len() < 250);
    }

    #[test]
    fn the_volume_goes_from_nothing_to_all() {
        let gains = [0, 25, 50, 100, 200].map(gain);
        assert!(gains.is_sorted());
        assert_eq!((gains[0], gains[3], gains[4]), (0.0, 1.0, 1.0));
    }
}
