//! Draws of every size that has a known best, with their bound and time. Each should take less than half a second.

#![allow(clippy::print_stdout, reason = "the table is what this is for")]

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use topboard::draw::{Request, draw};

/// Draws with this many seeds are measured.
const SEEDS: u64 = 5;

fn main() {
    let rows = std::env::args().filter_map(|word| word.split_once('x').map(|(n, r)| (n.parse(), r.parse())));
    let mut rows: Vec<(u16, usize)> = rows.filter_map(|(n, r)| Some((n.ok()?, r.ok()?))).collect();
    if rows.is_empty() {
        rows = (2..=22).flat_map(|boards| (3..=7).map(move |rounds| (boards * 7, rounds))).collect();
        rows.extend([(45, 4), (40, 4), (33, 3)]);
    }
    println!("players rounds  bound  repeats of {SEEDS} seeds               thirds  powers adjacent  outs  longest");
    for (players, rounds) in rows {
        let mut longest = Duration::ZERO;
        let mut repeats = Vec::new();
        let mut worst = [0; 4];
        let mut bound = 0;
        for seed in 1..=SEEDS {
            let request = Request::everyone(players, rounds, seed);
            let start = Instant::now();
            let Ok(drawn) = draw(&request, &mut |_| ControlFlow::Continue(())) else { continue };
            longest = longest.max(start.elapsed());
            let counts = drawn.certificate.counts();
            bound = drawn.certificate.bound;
            repeats.push(counts.repeats);
            for (worst, count) in
                worst.iter_mut().zip([counts.thirds, counts.powers, counts.adjacent, counts.second_outs])
            {
                *worst = count.max(*worst);
            }
        }
        let repeats = format!("{repeats:?}");
        println!(
            "{players:7} {rounds:6} {bound:6}  {repeats:32} {:6} {:7} {:8} {:5} {:5} ms",
            worst[0],
            worst[1],
            worst[2],
            worst[3],
            longest.as_millis()
        );
    }
}
