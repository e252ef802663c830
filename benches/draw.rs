//! Draws of every size that has a known best, with their bound and time, all rounds at once; each should take less than half a
//! second. Then the same events drawn round by round, each round after the others are settled.
//!
//! `cargo bench --bench draw -- 42x6 49x5` measures these alone.

#![allow(clippy::print_stdout, reason = "the table is what this is for")]

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use topboard::draw::{Counts, Draw, Request, draw};

/// Draws with this many seeds are measured.
const SEEDS: u64 = 5;

/// Players and rounds.
type Row = (u16, usize);

fn main() {
    let asked = std::env::args().filter_map(|word| word.split_once('x').map(|(n, r)| (n.parse(), r.parse())));
    let asked: Vec<Row> = asked.filter_map(|(n, r)| Some((n.ok()?, r.ok()?))).collect();
    let odd = [(45, 4), (40, 4), (33, 3)];
    let (at_once, by_round) = if asked.is_empty() {
        let rows = (2..=22).flat_map(|boards| (3..=7).map(move |rounds| (boards * 7, rounds)));
        let few = [(28, 4), (35, 4), (42, 4), (42, 6), (49, 5), (63, 5), (77, 4), (112, 5), (154, 5)];
        (rows.chain(odd).collect(), few.into_iter().chain(odd).collect())
    } else {
        (asked.clone(), asked)
    };
    println!("All rounds at once");
    let mut times = table(&at_once, |request| all_at_once(&request));
    times.sort_unstable();
    let late = times.get(times.len() * 95 / 100).copied().unwrap_or_default();
    println!("95 of 100 draws take at most {} ms.", late.as_millis());
    println!("\nRound by round");
    table(&by_round, |request| round_by_round(&request));
}

/// Draws every row and prints it; how long each draw took.
fn table(rows: &[Row], draw: impl Fn(Request) -> Option<Draw>) -> Vec<Duration> {
    println!("players rounds  bound  repeats of {SEEDS} seeds               thirds  powers adjacent  outs  longest");
    let mut times = Vec::new();
    for &(players, rounds) in rows {
        let mut repeats = Vec::new();
        let mut worst = Counts::default();
        let mut bound = 0;
        let before = times.len();
        for seed in 1..=SEEDS {
            let request = Request::everyone(players, rounds, seed);
            let start = Instant::now();
            let Some(drawn) = draw(request) else { continue };
            times.push(start.elapsed());
            let counts = drawn.certificate.counts();
            bound = drawn.certificate.bound;
            repeats.push(counts.repeats);
            worst.thirds = worst.thirds.max(counts.thirds);
            worst.powers = worst.powers.max(counts.powers);
            worst.adjacent = worst.adjacent.max(counts.adjacent);
            worst.second_outs = worst.second_outs.max(counts.second_outs);
        }
        let repeats = format!("{repeats:?}");
        println!(
            "{players:7} {rounds:6} {bound:6}  {repeats:32} {:6} {:7} {:8} {:5} {:5} ms",
            worst.thirds,
            worst.powers,
            worst.adjacent,
            worst.second_outs,
            times[before..].iter().max().copied().unwrap_or_default().as_millis()
        );
    }
    times
}

fn all_at_once(request: &Request) -> Option<Draw> {
    draw(request, &mut |_| ControlFlow::Continue(())).ok()
}

/// Every round is drawn when those before it have been played. The bound printed is that of the last round, in which the
/// others are settled.
fn round_by_round(request: &Request) -> Option<Draw> {
    let mut event = Request { rounds: Vec::new(), ..request.clone() };
    let mut last = None;
    for call in &request.rounds {
        event.rounds = vec![call.clone()];
        let drawn = all_at_once(&event)?;
        event.history.extend(drawn.rounds.clone());
        last = Some(drawn);
    }
    last
}
