//! Draws of every size that has a known best, beside it, with their bound and time: all rounds at once, each in less than half a
//! second. Then some of the same events drawn round by round, each round after the others are settled.
//!
//! `cargo bench --bench draw -- 42x6 49x5` measures these alone.

#![allow(clippy::print_stdout, reason = "the table is what this is for")]
#![allow(clippy::expect_used, reason = "a bench without its data has nothing to say")]

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use topboard::draw::{Counts, Draw, Request, draw};

/// Draws with this many seeds are measured.
const SEEDS: u64 = 20;

/// Players and rounds, and the fewest repeats that are known, if any are.
#[derive(Clone, Copy)]
struct Row {
    players: u16,
    rounds: usize,
    best: Option<u32>,
}

fn main() {
    let known = known();
    let asked = std::env::args().filter_map(|word| word.split_once('x').map(|(n, r)| (n.parse(), r.parse())));
    let asked: Vec<Row> = asked
        .filter_map(|(players, rounds)| {
            let (players, rounds) = (players.ok()?, rounds.ok()?);
            let row = known.iter().find(|row| (row.players, row.rounds) == (players, rounds));
            Some(row.copied().unwrap_or(Row { players, rounds, best: None }))
        })
        .collect();
    let few = |row: &Row| {
        let few = [
            (28, 4),
            (35, 4),
            (42, 4),
            (42, 6),
            (49, 5),
            (63, 5),
            (77, 4),
            (112, 5),
            (154, 5),
            (45, 4),
            (40, 4),
            (33, 3),
        ];
        few.contains(&(row.players, row.rounds))
    };
    let (at_once, by_round) = if asked.is_empty() {
        (known.clone(), known.into_iter().filter(few).collect::<Vec<Row>>())
    } else {
        (asked.clone(), asked)
    };
    println!("All rounds at once, {SEEDS} seeds each");
    let worse = table(&at_once, all_at_once);
    println!("{worse} of {} rows are worse than the best known.", at_once.len());
    // Who does not see ahead may do worse.
    println!("\nRound by round");
    table(&by_round.into_iter().map(|row| Row { best: None, ..row }).collect::<Vec<_>>(), round_by_round);
}

/// Every row that has a known best: those of the file, every multiple of seven beyond it, and three that have no whole boards.
fn known() -> Vec<Row> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/draw-bounds.csv");
    let mut reader = csv::Reader::from_path(file).expect("the bounds");
    let read = |row: &csv::StringRecord| {
        let cell = |at: usize| row.get(at)?.parse().ok();
        Some(Row { players: row.get(0)?.parse().ok()?, rounds: row.get(1)?.parse().ok()?, best: cell(4) })
    };
    let mut rows: Vec<Row> = reader.records().filter_map(|row| read(&row.expect("a row of the bounds"))).collect();
    let beyond = (13..=22).flat_map(|boards| (3..=7).map(move |rounds| (boards * 7, rounds, 0)));
    let odd = [(45, 4, 18), (40, 4, 30), (33, 3, 21)];
    rows.extend(beyond.chain(odd).map(|(players, rounds, best)| Row { players, rounds, best: Some(best) }));
    rows
}

/// Draws every row and prints it; how many are worse than the best known.
fn table(rows: &[Row], draw: impl Fn(&Request) -> Option<Draw>) -> usize {
    println!("players rounds  repeats  bound  best known  thirds powers adjacent outs   95 of 100 in  longest");
    let mut all_times = Vec::new();
    let mut worse = 0;
    for &Row { players, rounds, best } in rows {
        let (mut fewest, mut most) = (u32::MAX, 0);
        let mut worst = Counts::default();
        let mut bound = 0;
        let mut times = Vec::new();
        for seed in 1..=SEEDS {
            let request = Request::everyone(players, rounds, seed);
            let start = Instant::now();
            let Some(drawn) = draw(&request) else { continue };
            times.push(start.elapsed());
            let counts = drawn.certificate.counts();
            bound = drawn.certificate.bound;
            (fewest, most) = (fewest.min(counts.repeats), most.max(counts.repeats));
            worst.thirds = worst.thirds.max(counts.thirds);
            worst.powers = worst.powers.max(counts.powers);
            worst.adjacent = worst.adjacent.max(counts.adjacent);
            worst.second_outs = worst.second_outs.max(counts.second_outs);
        }
        let repeats = if fewest == most { most.to_string() } else { format!("{fewest}-{most}") };
        let mark = match best {
            Some(best) if most > best => "  WORSE",
            Some(best) if most < best => "  better",
            _ => "",
        };
        worse += usize::from(mark == "  WORSE");
        println!(
            "{players:7} {rounds:6} {repeats:>8} {bound:6} {:>11} {:7} {:6} {:8} {:4} {:8} ms {:8} ms{mark}",
            best.map_or("–".to_owned(), |best| best.to_string()),
            worst.thirds,
            worst.powers,
            worst.adjacent,
            worst.second_outs,
            most_of(&mut times).as_millis(),
            times.last().map_or(0, Duration::as_millis),
        );
        all_times.extend(times);
    }
    println!("95 of 100 of all these draws take at most {} ms.", most_of(&mut all_times).as_millis());
    worse
}

/// How long 95 of 100 take at most; sorts them.
fn most_of(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    times.get((times.len() * 95).div_ceil(100).saturating_sub(1)).copied().unwrap_or_default()
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
