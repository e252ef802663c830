//! The checksum of what the posted sheet of a round shows, to tell whether the sheet is still up to date.

use crate::figures::without_negative_zero;
use serde::Serialize;

use crate::book::{Board, BoardRef, Book, Power, Round, RoundIx, RoundPosting, Seat};
use crate::scoring::EventScores;

/// When this round was posted, if its sheet would show something else now.
pub(super) fn outdated_posting<'a>(book: &'a Book, scores: &EventScores, at: RoundIx) -> Option<&'a str> {
    let posted = book.round(at)?.posted.as_ref()?;
    (!shows_the_same(posted, book, scores, at)).then_some(posted.time.as_str())
}

/// Whether the sheet of a posting shows what this round says now, with the notes at boards and seats or without them.
pub(super) fn shows_the_same(posted: &RoundPosting, book: &Book, scores: &EventScores, at: RoundIx) -> bool {
    posted.checksum == round_checksum(book, scores, at) || posted.checksum == checksum_with_notes(book, scores, at)
}

/// The checksum of a sheet that has the notes at boards and seats too.
pub(super) fn checksum_with_notes(book: &Book, scores: &EventScores, at: RoundIx) -> u32 {
    let mut sum = Checksum::default();
    sum.text("notes");
    sum.text(&round_checksum(book, scores, at).to_string());
    for board in book.round(at).into_iter().flat_map(|round| &round.boards) {
        sum.text(&board.note);
        sum.list(board.seats.values(), |seat| seat.note.clone());
    }
    sum.0.finalize()
}

/// The checksum of everything that the sheet of a round shows: its title, its own system and its note; of every board the
/// name, the ending, the charts, the proposed draws and the columns of the system; of every seat the player, the counts, the
/// missed moves, the scores, the reason of a ruling, substitutes, penalties and cards.
///
/// Not included is what does not concern the games: the name of the event, the paper and the layout, whether the round is
/// held back or replaces another sheet, the notes at boards and seats, which [`checksum_with_notes`] adds if they are printed, and
/// the printed scores of an imported file, whose column is hidden. Scores count
/// with six decimals, which is more than a sheet shows.
pub(super) fn round_checksum(book: &Book, scores: &EventScores, at: RoundIx) -> u32 {
    let Some(round) = book.round(at) else { return 0 };
    // Every field is named here, so that a new one is either part of the sheet or not.
    let Round {
        name,
        note,
        system,
        boards,
        id: _,
        sat_out: _,
        attendance: _,
        draws: _,
        scores_released: _,
        posted: _,
        removed_ids: _,
    } = round;
    let mut sum = Checksum::default();
    sum.text(name);
    sum.text(note);
    sum.some(system.as_deref(), str::to_owned);
    for (position, board) in boards.iter().enumerate() {
        sum.board(book, scores, BoardRef::new(at.0, position), board);
    }
    sum.0.finalize()
}

/// The checksum of who sits where in a round, and who sits out, as its call, its table sheets and its order sheets show it.
pub(super) fn seats_checksum(book: &Book, at: RoundIx) -> u32 {
    let Some(round) = book.round(at) else { return 0 };
    let mut sum = Checksum::default();
    sum.text(&round.name);
    for board in &round.boards {
        sum.text(&board.name);
        sum.list(board.seats.values(), |seat| book.name_of(seat.player).to_owned());
    }
    sum.list(&round.sat_out, |player| book.name_of(Some(*player)).to_owned());
    sum.0.finalize()
}

/// A checksum over several texts. The limits between the texts are part of it.
#[derive(Default)]
struct Checksum(crc32fast::Hasher);

impl Checksum {
    fn text(&mut self, text: &str) {
        // The length comes first, so that “ab”, “c” and “a”, “bc” differ.
        self.0.update(&(text.len() as u64).to_le_bytes());
        self.0.update(text.as_bytes());
    }

    /// A value that may be missing.
    fn some<T>(&mut self, value: Option<T>, text: impl Fn(T) -> String) {
        self.list(value, text);
    }

    fn number(&mut self, value: Option<f64>) {
        // Adding 0 turns a negative zero into zero.
        self.some(value, |value| format!("{:.0}", without_negative_zero((value * 1e6).round())));
    }

    /// Items in their file format, so that other versions of the program get the same checksum.
    fn serialized<T: Serialize>(&mut self, items: impl IntoIterator<Item = T>) {
        self.list(items, |item| serde_json::to_string(&item).unwrap_or_default());
    }

    /// A list of items, each as one text, with a mark at the end.
    fn list<T>(&mut self, items: impl IntoIterator<Item = T>, text: impl Fn(T) -> String) {
        for item in items {
            self.text(&text(item));
        }
        self.0.update(&[0xff]);
    }

    fn board(&mut self, book: &Book, scores: &EventScores, at: BoardRef, board: &Board) {
        let Board {
            id: _,
            name,
            end_year,
            ending,
            system,
            is_top_board,
            proposals,
            charts,
            seats,
            votes: _,
            note: _,
            colour: _,
        } = board;
        self.text(name);
        self.text(&end_year.to_string());
        self.serialized([ending]);
        self.some(system.as_deref(), str::to_owned);
        self.some(is_top_board.then_some("top"), str::to_owned);
        self.serialized(proposals);
        for chart in charts {
            self.text(&chart.year.to_string());
            self.list(chart.centres.values(), ToString::to_string);
        }
        let computed = scores.board(at);
        if let Some(computed) = computed {
            self.list(&computed.system.columns, |column| column.name.clone());
        }
        for power in Power::ALL {
            self.seat(book, &seats[power]);
            for column in 0..computed.map_or(0, |computed| computed.system.columns.len()) {
                self.number(computed.and_then(|computed| computed.column(column, power)));
            }
        }
    }

    fn seat(&mut self, book: &Book, seat: &Seat) {
        let Seat {
            player,
            centres,
            eliminated,
            in_draw,
            missed_moves,
            missed_winters,
            ruling,
            substitutes,
            scores_for,
            penalties,
            cards,
            printed_score: _,
            locked: _,
            note: _,
            colour: _,
        } = seat;
        let name = |id| book.name_of(Some(id)).to_owned();
        self.text(book.name_of(*player));
        self.text(&centres.to_string());
        self.text(&eliminated.to_string());
        self.some(*in_draw, |member| member.to_string());
        self.text(&missed_moves.to_string());
        self.text(&missed_winters.to_string());
        self.number(ruling.as_ref().map(|ruling| ruling.score));
        self.some(ruling.as_ref(), |ruling| ruling.reason.clone());
        self.list(substitutes, |substitute| format!("{} {}", name(substitute.player), substitute.start));
        self.some(*scores_for, name);
        self.serialized(penalties);
        self.serialized(cards);
    }
}
