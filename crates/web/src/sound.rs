//! The sounds of a board, made by arithmetic: no files.

#![allow(
    clippy::disallowed_methods,
    reason = "no answer depends on how a platform rounds a sound"
)]

use std::f32::consts::TAU;
use web_sys::{AudioContext, AudioContextState};

/// Something that can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A checker is put down.
    Checker,
    /// A checker is hit.
    Hit,
    /// The dice are thrown.
    Dice,
    /// The cube is turned.
    Cube,
    /// The game is won.
    Win,
}

impl Sound {
    /// Every sound.
    pub const ALL: [Sound; 5] = [
        Sound::Checker,
        Sound::Hit,
        Sound::Dice,
        Sound::Cube,
        Sound::Win,
    ];

    /// What the sound is made of.
    fn strokes(self) -> Vec<Stroke> {
        match self {
            Sound::Checker => vec![wood(0.0, 620.0, 0.5)],
            Sound::Hit => vec![wood(0.0, 760.0, 0.5), wood(0.055, 410.0, 0.7)],
            Sound::Dice => vec![
                wood(0.0, 1500.0, 0.3),
                wood(0.07, 1250.0, 0.4),
                wood(0.13, 1420.0, 0.28),
                wood(0.22, 1180.0, 0.22),
                wood(0.29, 1330.0, 0.14),
            ],
            Sound::Cube => vec![wood(0.0, 290.0, 0.8), wood(0.09, 340.0, 0.35)],
            Sound::Win => vec![
                bell(0.0, 523.25),
                bell(0.14, 659.25),
                bell(0.28, 783.99),
                bell(0.42, 1046.5),
            ],
        }
    }

    /// The sound as samples between -1 and 1, so many a second.
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
            for (index, sample) in samples.iter_mut().skip(first).take(count).enumerate() {
                noise ^= noise << 13;
                noise ^= noise >> 17;
                noise ^= noise << 5;
                let noise = noise as f32 / u32::MAX as f32 * 2.0 - 1.0;
                *sample += stroke.at(index as f32 / rate, noise);
            }
        }
        for sample in &mut samples {
            *sample = sample.clamp(-1.0, 1.0);
        }
        samples
    }
}

/// One thing struck once: a tone that dies away, and the noise of the touch.
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
}

fn wood(start: f32, pitch: f32, loudness: f32) -> Stroke {
    Stroke {
        start,
        pitch,
        loudness,
        decay: 0.016,
        touch: 0.5,
    }
}

fn bell(start: f32, pitch: f32) -> Stroke {
    Stroke {
        start,
        pitch,
        loudness: 0.22,
        decay: 0.16,
        touch: 0.0,
    }
}

impl Stroke {
    /// Long enough to fall below hearing.
    fn length(&self) -> f32 {
        7.0 * self.decay
    }

    fn at(&self, seconds: f32, noise: f32) -> f32 {
        let tone =
            (TAU * self.pitch * seconds).sin() + 0.4 * (TAU * self.pitch * 2.76 * seconds).sin();
        let touch = self.touch * noise * (-seconds / 0.004).exp();
        // A start from silence within a millisecond does not crack.
        let attack = (seconds / 0.001).min(1.0);
        self.loudness * attack * (0.7 * tone * (-seconds / self.decay).exp() + touch)
    }
}

/// What makes the sounds heard, but for those that are muted.
#[derive(Debug, Default)]
pub struct Sounds {
    context: Option<AudioContext>,
    muted: Vec<Sound>,
}

impl Sounds {
    /// Mutes a sound, or lets it be heard again.
    pub fn set_muted(&mut self, sound: Sound, is_muted: bool) {
        self.muted.retain(|other| *other != sound);
        if is_muted {
            self.muted.push(sound);
        }
    }

    /// Whether a sound is muted.
    #[must_use]
    pub fn is_muted(&self, sound: Sound) -> bool {
        self.muted.contains(&sound)
    }

    /// Plays a sound unless it is muted. Where the browser has no sound, or
    /// does not allow it before a hand has touched the page, nothing is heard.
    pub fn play(&mut self, sound: Sound) {
        if self.is_muted(sound) {
            return;
        }
        if self.context.is_none() {
            self.context = AudioContext::new().ok();
        }
        if let Some(context) = &self.context {
            // A game is as good without it.
            let _ = play_on(context, sound);
        }
    }
}

fn play_on(context: &AudioContext, sound: Sound) -> Result<(), leptos::wasm_bindgen::JsValue> {
    if context.state() == AudioContextState::Suspended {
        // Answered later, by which time the sound would be late anyway.
        let _promise = context.resume()?;
    }
    let rate = context.sample_rate();
    let samples = sound.samples(rate);
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
    fn sounds_of_play_are_short() {
        for sound in [Sound::Checker, Sound::Hit, Sound::Dice, Sound::Cube] {
            assert!(sound.samples(1_000.0).len() < 500, "{sound:?}");
        }
    }

    #[test]
    fn each_sound_is_muted_alone() {
        let mut sounds = Sounds::default();
        sounds.set_muted(Sound::Dice, true);
        assert!(sounds.is_muted(Sound::Dice) && !sounds.is_muted(Sound::Hit));
        sounds.set_muted(Sound::Dice, false);
        assert!(!sounds.is_muted(Sound::Dice));
    }
}
