//! The fuzz targets on their corpus and on simple mutations of it, without a nightly compiler.
//!
//! `TOPBOARD_FUZZ_SECONDS=600 cargo test --test repository fuzz_targets -- --nocapture` mutates for ten minutes for each
//! target. An input that fails is written into the folder that the message names.

#![allow(clippy::panic, clippy::unwrap_used, clippy::print_stdout, reason = "a test stops where it fails")]
#![allow(clippy::expect_used, unreachable_pub, reason = "the targets are those of the fuzz tests")]

#[path = "../../fuzz/targets.rs"]
mod targets;

use std::fs;
use std::panic::catch_unwind;
use std::path::Path;
use std::time::{Duration, Instant};

use targets::TARGETS;

/// No input of a few kilobytes takes longer. Other work can delay this process, so a slow input is tried again.
const LONGEST: Duration = Duration::from_mins(1);

/// The number of times that a slow input is tried.
const TRIES: u32 = 2;

/// The files of a target's corpus.
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(target);
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    assert!(files.len() >= 2, "a corpus of {} files is too small", files.len());
    files.iter().map(|file| fs::read(file).unwrap()).collect()
}

/// Runs a target. An input that panics or takes long is kept.
fn run(name: &str, target: fn(&[u8]), input: &[u8]) {
    let mut seconds = Duration::MAX;
    let mut is_panic = false;
    for _ in 0..TRIES {
        let started = Instant::now();
        is_panic |= catch_unwind(|| target(input)).is_err();
        seconds = seconds.min(started.elapsed());
        if is_panic || seconds <= LONGEST {
            break;
        }
    }
    if is_panic || seconds > LONGEST {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fuzz-{name}"));
        fs::write(&file, input).unwrap();
        panic!("the target {name} failed after {seconds:?} with {}", file.display());
    }
}

#[test]
fn every_input_of_the_corpus_is_accepted_or_refused() {
    for (name, target) in TARGETS {
        for input in corpus(name) {
            run(name, target, &input);
        }
    }
}

/// Numbers without a pattern, the same in each run (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 16).unwrap() % limit.max(1)
    }

    /// An input with a few changes: a byte, a removed, repeated or foreign piece, a number at its limit.
    fn mutate(&mut self, inputs: &[Vec<u8>]) -> Vec<u8> {
        const EDGES: [&[u8]; 8] =
            [b"\xFF\xFF\xFF\xFF", b"\0\0\0\0", b"\x7F", b"999999", b"-1", b"1e308", b"\"", b"\xFF\xFF\xFF\x7F"];
        let mut input = inputs[self.below(inputs.len())].clone();
        for _ in 0..=self.below(4) {
            let at = self.below(input.len() + 1);
            let end = (at + 1 + self.below(40)).min(input.len());
            match self.below(5) {
                0 if at < input.len() => input[at] = u8::try_from(self.below(256)).unwrap(),
                1 => drop(input.drain(at..end)),
                2 => {
                    let piece = input[at..end].to_vec();
                    input.splice(at..at, piece);
                }
                3 => {
                    let other = &inputs[self.below(inputs.len())];
                    let from = self.below(other.len());
                    let to = (from + 1 + self.below(60)).min(other.len());
                    input.splice(at..at, other[from..to].iter().copied());
                }
                _ => {
                    let edge = EDGES[self.below(EDGES.len())];
                    let over = (at + edge.len()).min(input.len());
                    input.splice(at..over, edge.iter().copied());
                }
            }
        }
        input
    }
}

#[test]
fn mutations_of_the_corpus_are_accepted_or_refused() {
    let seconds = std::env::var("TOPBOARD_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok());
    for (name, target) in TARGETS {
        let inputs = corpus(name);
        let mut random = Random(0x9E37_79B9_7F4A_7C15 ^ seconds.unwrap_or(0));
        let until = Instant::now() + Duration::from_secs(seconds.unwrap_or(0));
        let mut runs = 0;
        // Without a time, a fixed number, so that every run is the same.
        while runs < 40 || Instant::now() < until {
            run(name, target, &random.mutate(&inputs));
            runs += 1;
        }
        println!("{name}: {runs} inputs");
    }
}
