//! The sound of a warning: a tone from a program of the system that plays sounds. Where there is none, it is silent.

use std::io::Write as _;
use std::process::{Command, Stdio};
use std::thread;

use crate::round_clock::PhaseWarning;

/// Samples in a second.
const RATE: u32 = 22_050;
/// In hertz.
const TONE: f32 = 880.0;

/// A program that plays a sound.
struct SoundProgram {
    name: &'static str,
    arguments: &'static [&'static str],
    /// Whether it reads samples from its input. Otherwise it makes a sound of its own.
    reads_samples: bool,
}

const fn program(name: &'static str, arguments: &'static [&'static str], reads_samples: bool) -> SoundProgram {
    SoundProgram { name, arguments, reads_samples }
}

/// The programs of this system. The first one that exists is used.
const PROGRAMS: &[SoundProgram] = if cfg!(windows) {
    &[program("powershell", &["-NoProfile", "-Command", "[console]::beep(880,400)"], false)]
} else if cfg!(target_os = "macos") {
    &[program("osascript", &["-e", "beep"], false)]
} else {
    &[
        program("pacat", &["--raw", "--format=s16le", "--rate=22050", "--channels=1"], true),
        program("aplay", &["-q", "-t", "raw", "-f", "S16_LE", "-r", "22050", "-c", "1"], true),
    ]
};

/// Plays the sound of a warning on another thread. A sound that cannot be played is no error: the colour says the same.
pub(super) fn play(warning: Option<PhaseWarning>) {
    let Some(warning) = warning else { return };
    let tones = match warning {
        PhaseWarning::First => 1,
        PhaseWarning::Last => 2,
        PhaseWarning::Deadline | PhaseWarning::EndOfGrace => 3,
    };
    // Without a thread there is no sound.
    let _ = thread::Builder::new().name("warning sound".to_owned()).spawn(move || play_with(PROGRAMS, &samples(tones)));
}

/// Plays with the first program that exists. Returns whether one played.
fn play_with(programs: &[SoundProgram], samples: &[u8]) -> bool {
    programs.iter().any(|program| {
        let input = if program.reads_samples { Stdio::piped() } else { Stdio::null() };
        let mut command = Command::new(program.name);
        command.args(program.arguments).stdin(input).stdout(Stdio::null()).stderr(Stdio::null());
        let Ok(mut child) = command.spawn() else { return false };
        if let Some(mut input) = child.stdin.take() {
            // A program that ended early closes its input.
            let _ = input.write_all(samples);
        }
        child.wait().is_ok_and(|status| status.success())
    })
}

/// This many short tones as 16-bit samples, with silence between them.
#[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "a sample of a sound")]
fn samples(tones: usize) -> Vec<u8> {
    let (tone, pause) = (RATE / 4, RATE / 8);
    let mut samples = Vec::new();
    for _ in 0..tones {
        for at in 0..tone {
            let seconds = at as f32 / RATE as f32;
            // Begins and ends softly, so that it does not crack.
            let loudness = (at.min(tone - at) as f32 / 600.0).min(1.0) * 0.6;
            let value = (seconds * TONE * std::f32::consts::TAU).sin() * loudness * f32::from(i16::MAX);
            samples.extend((value as i16).to_le_bytes());
        }
        samples.extend(std::iter::repeat_n(0, pause as usize * 2));
    }
    samples
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tone_is_heard_and_begins_and_ends_in_silence() {
        let one = samples(1);
        let values: Vec<i16> = one.chunks(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect();
        assert_eq!((values[0], values.last()), (0, Some(&0)));
        assert!(values.iter().any(|value| *value > 15_000));
        assert_eq!(samples(3).len(), 3 * one.len());
    }

    #[test]
    fn a_missing_program_is_passed_over() {
        let missing = program("no-such-player-of-sounds", &[], true);
        assert!(!play_with(&[missing], &samples(1)));
        assert!(!play_with(&[], &samples(1)));
    }
}
