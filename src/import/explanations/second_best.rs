//! The question between the cheapest explanation and another one that costs about as much and gives other values.

use std::collections::HashMap;

use super::slips::{words_for_seat, words_for_value};
use super::{CellRemark, Explanation};
use crate::book::Power;
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::recipe::seats_of_cell::without_last_separator;
use crate::import::recipe::{FoundBoard, FoundSeat, SeatValue};
use crate::import::report::import_report::FindingEffect;
use crate::import::words::heading_words::Heading;
use crate::languages::window_sentences::import_tables as texts;

/// The names of the round and the board, and the power.
type SeatKey<'e> = (&'e str, &'e str, Power);

fn seats(explanation: &Explanation) -> impl Iterator<Item = (SeatKey<'_>, &FoundSeat)> {
    explanation.boards.boards.iter().flat_map(|board: &FoundBoard| {
        let [round, board_name] = board.names();
        let filled = board.seats.iter().filter_map(|(power, seat)| Some((power, seat.as_ref()?)));
        filled.map(move |(power, seat)| ((round, board_name, power), seat))
    })
}

/// The question which of two explanations is right. `None` if they give the same players and counts.
pub(super) fn question_between(sheet: &RawSheet, best: &Explanation, other: &Explanation) -> Option<CellRemark> {
    let of_other: HashMap<SeatKey<'_>, &FoundSeat> = seats(other).collect();
    let mut differences: Vec<(SeatKey<'_>, &SeatValue, &SeatValue)> = Vec::new();
    for (key, seat) in seats(best) {
        let Some(counterpart) = of_other.get(&key) else { continue };
        for heading in [Heading::CENTRES, Heading::Player] {
            let (Some(first), Some(second)) = (seat.value(heading), counterpart.value(heading)) else { continue };
            // Marks behind a name are no part of it.
            let [own, others] = [first, second].map(|value| value.text(sheet));
            if without_last_separator(&own) != without_last_separator(&others) {
                differences.push((key, first, second));
            }
        }
    }
    let ((round, board, power), first, second) = *differences.first()?;
    let place = words_for_seat([round, board], power);
    let [first, second] = [first, second].map(|value| words_for_value(sheet, value));
    let message = texts::which_of_two(&place, &first, &second, differences.len() - 1);
    let cells: Vec<CellIndex> = differences.iter().map(|(_, first, _)| first.cell).collect();
    Some(CellRemark { cells, effect: FindingEffect::Asked, message, is_kept: false })
}
