//! Measures draws of every size with a known best result: repeated meetings, proven minimum and time. First all rounds
//! are drawn together, each draw in less than half a second. Then some of the events are drawn round by round.
//!
//! `cargo bench --bench draw -- 42x6 49x5` measures only these sizes.

#![allow(clippy::print_stdout, reason = "this bench prints a table")]
#![allow(clippy::expect_used, reason = "a bench cannot run without its data")]

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use topboard::draw::{Draw, DrawCounts, DrawRequest, draw};

/// Number of seeds measured for each size.
const SEEDS: u64 = 20;

/// A size to measure: players, rounds, and the fewest known repeated meetings, if any are known.
#[derive(Clone, Copy)]
struct MeasuredRow {
    players: u16,
    rounds: usize,
    best: Option<u32>,
}

fn main() {
    let known = known_bests();
    let asked = std::env::args().filter_map(|word| word.split_once('x').map(|(n, r)| (n.parse(), r.parse())));
    let asked: Vec<MeasuredRow> = asked
        .filter_map(|(players, rounds)| {
            let (players, rounds) = (players.ok()?, rounds.ok()?);
            let row = known.iter().find(|row| (row.players, row.rounds) == (players, rounds));
            Some(row.copied().unwrap_or(MeasuredRow { players, rounds, best: None }))
        })
        .collect();
    let few = |row: &MeasuredRow| {
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
        (known.clone(), known.into_iter().filter(few).collect::<Vec<MeasuredRow>>())
    } else {
        (asked.clone(), asked)
    };
    println!("All rounds at once, {SEEDS} seeds each");
    let worse = print_table(&at_once, all_at_once);
    println!("{worse} of {} rows are worse than the best known.", at_once.len());
    // A draw round by round cannot plan ahead, so it may be worse.
    println!("\nRound by round");
    print_table(&by_round.into_iter().map(|row| MeasuredRow { best: None, ..row }).collect::<Vec<_>>(), round_by_round);
}

/// Every size with a known best result: the rows of the file, larger multiples of seven, and three sizes that do not
/// fill whole boards.
fn known_bests() -> Vec<MeasuredRow> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/draw-bounds.csv");
    let mut reader = csv::Reader::from_path(file).expect("the bounds");
    let read = |row: &csv::StringRecord| {
        let cell = |at: usize| row.get(at)?.parse().ok();
        Some(MeasuredRow { players: row.get(0)?.parse().ok()?, rounds: row.get(1)?.parse().ok()?, best: cell(4) })
    };
    let mut rows: Vec<MeasuredRow> =
        reader.records().filter_map(|row| read(&row.expect("a row of the bounds"))).collect();
    let beyond = (13..=22).flat_map(|boards| (3..=7).map(move |rounds| (boards * 7, rounds, 0)));
    let odd = [(45, 4, 18), (40, 4, 30), (33, 3, 21)];
    rows.extend(beyond.chain(odd).map(|(players, rounds, best)| MeasuredRow { players, rounds, best: Some(best) }));
    rows
}

/// Draws and prints every row. Returns the number of rows that are worse than the best known result.
fn print_table(rows: &[MeasuredRow], draw: impl Fn(&DrawRequest) -> Option<Draw>) -> usize {
    println!("players rounds  repeats  bound  best known  most (pairs) powers adjacent outs   95 of 100 in  longest");
    let mut all_times = Vec::new();
    let mut worse = 0;
    for &MeasuredRow { players, rounds, best } in rows {
        let (mut fewest, mut most) = (u32::MAX, 0);
        let mut worst = DrawCounts::default();
        let mut bound = 0;
        let mut times = Vec::new();
        for seed in 1..=SEEDS {
            let request = DrawRequest::all_present(players, rounds, seed);
            let start = Instant::now();
            let Some(drawn) = draw(&request) else { continue };
            times.push(start.elapsed());
            let counts = drawn.certificate.counts();
            bound = drawn.certificate.lower_bound;
            (fewest, most) = (fewest.min(counts.repeated_meetings), most.max(counts.repeated_meetings));
            let most = (counts.most_meetings, counts.pairs_meeting_most);
            (worst.most_meetings, worst.pairs_meeting_most) = most.max((worst.most_meetings, worst.pairs_meeting_most));
            worst.repeated_powers = worst.repeated_powers.max(counts.repeated_powers);
            worst.adjacent_again = worst.adjacent_again.max(counts.adjacent_again);
            worst.repeated_sit_outs = worst.repeated_sit_outs.max(counts.repeated_sit_outs);
        }
        let repeats = if fewest == most { most.to_string() } else { format!("{fewest}-{most}") };
        let mark = match best {
            Some(best) if most > best => "  WORSE",
            Some(best) if most < best => "  better",
            _ => "",
        };
        worse += usize::from(mark == "  WORSE");
        println!(
            "{players:7} {rounds:6} {repeats:>8} {bound:6} {:>11} {:>12} {:6} {:8} {:4} {:8} ms {:8} ms{mark}",
            best.map_or("–".to_owned(), |best| best.to_string()),
            format!("{} ({})", worst.most_meetings, worst.pairs_meeting_most),
            worst.repeated_powers,
            worst.adjacent_again,
            worst.repeated_sit_outs,
            duration_of_95_percent(&mut times).as_millis(),
            times.last().map_or(0, Duration::as_millis),
        );
        all_times.extend(times);
    }
    println!("95 of 100 of all these draws take at most {} ms.", duration_of_95_percent(&mut all_times).as_millis());
    worse
}

/// The time that 95 of 100 draws do not exceed. Sorts the times.
fn duration_of_95_percent(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    times.get((times.len() * 95).div_ceil(100).saturating_sub(1)).copied().unwrap_or_default()
}

fn all_at_once(request: &DrawRequest) -> Option<Draw> {
    draw(request, &mut |_| ControlFlow::Continue(())).ok()
}

/// Draws each round after the rounds before it have been played. The printed minimum is that of the last round, when
/// all other rounds are fixed.
fn round_by_round(request: &DrawRequest) -> Option<Draw> {
    let mut event = DrawRequest { rounds: Vec::new(), ..request.clone() };
    let mut last = None;
    for call in &request.rounds {
        event.rounds = vec![call.clone()];
        let drawn = all_at_once(&event)?;
        event.earlier_rounds.extend(drawn.rounds.clone());
        last = Some(drawn);
    }
    last
}
