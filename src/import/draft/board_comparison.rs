//! The one comparison of two boards that may be one game: within a file, and between a file and the book that it is added to.

use crate::book::fields::FieldValue;
use crate::book::{Board, PersonId, Power, Seat, SeatColumn, SeatField};
use crate::languages::window_sentences::import_words;

/// The fewest seats in common that make two boards one.
pub(in crate::import) const SAME_SEATS: usize = 4;
/// The fewest counts in common that make two boards one, whatever the names of the players are.
const SAME_COUNTS: usize = 5;

/// What two boards have in common. A value that only one of them has says nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::import) struct BoardComparison {
    /// The powers that the same player has, and those that another one has.
    same_players: usize,
    other_players: usize,
    same_counts: usize,
    other_counts: usize,
    /// The powers with the same player and no other count.
    same_seats: usize,
    /// The players of the one who play at the other, at whatever power.
    shared_players: usize,
    /// The players of the board that has fewer of them.
    fewest_players: usize,
}

impl BoardComparison {
    /// Compares two boards whose players have the same numbers.
    pub(in crate::import) fn of(one: &Board, other: &Board) -> Self {
        let mut found = BoardComparison::default();
        for power in Power::ALL {
            let (seat, again) = (&one.seats[power], &other.seats[power]);
            let of = |column: SeatColumn| {
                let both = !is_blank(seat.value(column)) && !is_blank(again.value(column));
                let differs = both && contradictions(seat, again).any(|field| field.key() == column);
                (both && !differs, differs)
            };
            let (same_player, other_player) = of(SeatColumn::Player);
            let (same_count, other_count) = of(SeatColumn::Centres);
            found.same_players += usize::from(same_player);
            found.other_players += usize::from(other_player);
            found.same_counts += usize::from(same_count);
            found.other_counts += usize::from(other_count);
            found.same_seats += usize::from(same_player && !other_count);
        }
        let [players, others] = [one, other].map(players_of);
        found.shared_players = players.iter().filter(|player| others.contains(player)).count();
        found.fewest_players = players.len().min(others.len());
        found
    }

    /// Whether everybody has the same power.
    pub(in crate::import) fn has_same_players(self) -> bool {
        self.same_players >= SAME_SEATS && self.other_players == 0
    }

    /// Whether the final counts are the same.
    fn has_same_counts(self) -> bool {
        self.same_counts >= SAME_COUNTS && self.other_counts == 0
    }

    /// Whether two boards of one round are one game, whatever their names are. With a different player, the counts must be the same:
    /// then the name has another spelling.
    pub(in crate::import) fn is_same_game(self) -> bool {
        self.has_same_players() || (self.same_players >= SAME_SEATS && self.has_same_counts())
    }

    /// Whether two boards of one round and one name are one board that was written twice.
    pub(in crate::import) fn is_board_again(self) -> bool {
        let has_players = self.same_players + self.other_players > 0;
        (has_players && self.same_players >= SAME_SEATS) || (self.other_players == 0 && self.other_counts == 0)
    }

    /// Whether two boards of one round and one name are two games: most of the players of one do not play at the other, and their
    /// counts are not the same.
    pub(in crate::import) fn is_another_game(self) -> bool {
        self.fewest_players >= SAME_SEATS && 2 * self.shared_players < self.fewest_players && !self.has_same_counts()
    }

    /// Whether two boards of different rounds may be one game. Seven people who often play together can have the same powers
    /// again; then they have other counts.
    pub(in crate::import) fn may_be_same_game(self) -> bool {
        self.same_seats >= SAME_SEATS || self.same_players == Power::ALL.len()
    }
}

fn players_of(board: &Board) -> Vec<PersonId> {
    board.seats.values().filter_map(|seat: &Seat| seat.player).collect()
}

/// Whether a value is only the text of a formula without a stored result.
pub(super) fn is_formula(value: &dyn FieldValue) -> bool {
    value.unreadable_text().is_some_and(|text| text.starts_with('='))
}

/// Whether there is no value.
pub(in crate::import) fn is_blank(value: &dyn FieldValue) -> bool {
    value.is_blank() || is_formula(value)
}

/// The name of a value of a seat in a sentence: “centres of France”, “centres of France in 1905”.
pub(in crate::import) fn name_of_value(power: Power, column: SeatColumn) -> String {
    let (field, power) = (column.long_name_in_window(), power.name_in_window());
    match column {
        SeatColumn::Chart(year) => import_words::field_of_power_in_year(&field, power, &year.to_string()),
        _ => import_words::field_of_power(&field, power),
    }
}

/// The columns of a seat in which two boards have values that contradict each other.
pub(in crate::import) fn contradictions<'s>(first: &'s Seat, again: &'s Seat) -> impl Iterator<Item = SeatField> + 's {
    // Printed scores may be rounded.
    let rounded = first.printed_score.zip(again.printed_score).is_some_and(|(a, b)| (a - b).abs() < 0.011);
    first.differences(again).into_iter().filter(move |field| {
        let is_same = rounded && field.key() == SeatColumn::PrintedScore;
        !is_same && !is_blank(first.value(field.key())) && !is_blank(field.value())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::CellEntry;

    /// A board with the players of these numbers and these counts. 0 is nobody.
    fn board(players: [u32; 7], counts: [u16; 7]) -> Board {
        let mut board = Board::default();
        for ((power, player), count) in Power::ALL.into_iter().zip(players).zip(counts) {
            board.seats[power].player = (player > 0).then_some(PersonId(player));
            board.seats[power].centres = CellEntry::Value(count);
        }
        board
    }

    const PLAYERS: [u32; 7] = [1, 2, 3, 4, 5, 6, 7];
    const COUNTS: [u16; 7] = [10, 8, 6, 4, 3, 2, 1];

    #[test]
    fn four_equal_seats_of_two_rounds_may_be_one_game_and_three_are_not() {
        let known = board(PLAYERS, COUNTS);
        let with = |same: usize| {
            let player = |at: usize| if at < same { PLAYERS[at] } else { 20 + PLAYERS[at] };
            BoardComparison::of(&board(std::array::from_fn(player), COUNTS), &known)
        };
        assert!(with(4).may_be_same_game() && !with(3).may_be_same_game());
        // The same group again: the same powers by chance, and other counts.
        let changed = board([1, 2, 3, 4, 6, 7, 5], [1, 2, 3, 5, 6, 7, 10]);
        assert!(!BoardComparison::of(&changed, &known).may_be_same_game());
        // A board without counts is a seating of the game.
        let mut seating = board(PLAYERS, COUNTS);
        seating.seats.0.iter_mut().for_each(|seat| seat.centres = CellEntry::Blank);
        assert!(BoardComparison::of(&seating, &known).may_be_same_game());
    }

    #[test]
    fn one_comparison_says_what_is_the_same_game_another_game_and_a_board_again() {
        let known = board(PLAYERS, COUNTS);
        let others = board([11, 12, 13, 14, 15, 16, 17], [4, 4, 4, 4, 6, 6, 6]);
        let again = BoardComparison::of(&known, &known);
        assert!(again.is_same_game() && again.is_board_again() && !again.is_another_game());
        let another = BoardComparison::of(&others, &known);
        assert!(!another.is_same_game() && !another.is_board_again() && another.is_another_game());
        // The same counts under other names are other spellings.
        let renamed = BoardComparison::of(&board([11, 12, 13, 14, 15, 16, 17], COUNTS), &known);
        assert!(!renamed.is_same_game() && !renamed.is_another_game());
        let nobody = BoardComparison::of(&board([0; 7], COUNTS), &known);
        assert!(nobody.is_board_again() && !nobody.is_same_game() && !nobody.may_be_same_game());
    }
}
