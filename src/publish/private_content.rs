//! What of an event players must not see: private texts, boards of rounds that are held back, and totals that count them. It
//! is listed here once more, apart from the function that takes it out of the book, so that an error there is noticed.

use std::collections::{HashMap, HashSet};

use thiserror::Error;

use crate::book::{Board, Book, Round, RoundIx, Seat};
use crate::engine::Engine;
use crate::languages::window_sentences::posting;
use crate::publish::signs_of_type::with_typed_signs;
use crate::standings::{Standings, StandingsScope};

/// What a file for players must not have.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ForbiddenContent {
    #[error("{}", posting::unreadable_again(.0))]
    Unreadable(String),
    #[error("{}", posting::hides_something(part, what))]
    Hidden { part: String, what: String },
    #[error("{}", posting::needless_part(.0))]
    Part(String),
    #[error("{}", posting::shows_private_text(.0))]
    PrivateText(String),
    #[error("{}", posting::shows_held_back_board(.0))]
    HeldBackBoard(String),
    #[error("{}", posting::shows_held_back_total(.0))]
    HeldBackTotal(String),
}

/// Totals that differ by less are the same. A file can show a rounded total.
const SAME_TOTAL: f64 = 0.005;

/// What players must not see of an event.
#[derive(Debug)]
pub struct PrivateContent {
    /// The private texts that cannot be in a file by chance, with the signs of a typewriter: a posted file has others than the book.
    texts: Vec<String>,
    /// The boards of rounds that are held back, with their names.
    hidden_boards: HashMap<BoardContent, String>,
    shown_boards: HashSet<BoardContent>,
    /// The totals of the players by their names: without the rounds that are held back, and with them.
    posted_totals: HashMap<String, f64>,
    whole_totals: HashMap<String, f64>,
}

impl PrivateContent {
    /// `engine` has the whole event.
    pub fn of(engine: &Engine) -> PrivateContent {
        let book = engine.book();
        let (hidden, shown): (Vec<_>, Vec<_>) = book.boards().partition(|(at, _)| is_hidden(engine, at.round));
        let totals = |standings: &Standings| -> HashMap<String, f64> {
            let name = |id| plain_name(book.name_of(Some(id)));
            standings.rows.iter().map(|row| (name(row.person), row.total)).collect()
        };
        let posted_scope = StandingsScope { posted_only: true, ..StandingsScope::default() };
        let is_all_shown = hidden.is_empty();
        let of_totals = |scope| if is_all_shown { HashMap::new() } else { totals(&engine.standings_in_view(scope)) };
        PrivateContent {
            texts: private_texts(engine).into_iter().map(with_typed_signs).collect(),
            shown_boards: shown.into_iter().map(|(_, board)| BoardContent::new(book, board)).collect(),
            posted_totals: of_totals(posted_scope),
            whole_totals: of_totals(StandingsScope::default()),
            // Who sits where may be known; what happened at the board may not.
            hidden_boards: hidden
                .into_iter()
                .filter(|(_, board)| has_counts(board))
                .map(|(at, board)| (BoardContent::new(book, board), book.board_label_in_window(at)))
                .collect(),
        }
    }

    /// Players may see these texts too: the director has chosen to print them.
    pub fn allow<'t>(&mut self, shown: impl Iterator<Item = &'t str>) {
        let shown: HashSet<String> = shown.map(with_typed_signs).collect();
        self.texts.retain(|text| !shown.contains(text));
    }

    /// Checks a text that players will see.
    pub(super) fn check_text(&self, text: &str) -> Result<(), ForbiddenContent> {
        let typed = with_typed_signs(text);
        match self.texts.iter().find(|secret| typed.contains(secret.as_str())) {
            Some(secret) => Err(ForbiddenContent::PrivateText(secret.chars().take(40).collect())),
            None => Ok(()),
        }
    }

    /// Whether a result is held back, so that a file must be searched for it.
    pub(super) fn holds_results_back(&self) -> bool {
        !self.hidden_boards.is_empty() || !self.whole_totals.is_empty()
    }

    /// Checks the boards that an import finds in a file.
    pub(super) fn check_boards(&self, read: &Book) -> Result<(), ForbiddenContent> {
        for (_, board) in read.boards() {
            let content = BoardContent::new(read, board);
            if let Some(label) = self.hidden_boards.get(&content)
                && content.has_players()
                && !self.shown_boards.contains(&content)
            {
                return Err(ForbiddenContent::HeldBackBoard(label.clone()));
            }
        }
        Ok(())
    }

    /// Checks that no total is the one that counts a round that is held back.
    pub(super) fn check_totals(&self, read: &Book) -> Result<(), ForbiddenContent> {
        for line in &read.published_standings {
            let name = plain_name(read.name_of(Some(line.player)));
            let is_shown = |totals: &HashMap<String, f64>| {
                line.total.zip(totals.get(&name)).is_some_and(|(shown, total)| (shown - total).abs() < SAME_TOTAL)
            };
            if is_shown(&self.whole_totals) && !is_shown(&self.posted_totals) {
                return Err(ForbiddenContent::HeldBackTotal(name));
            }
        }
        Ok(())
    }
}

/// Whether a count is entered at a board.
fn has_counts(board: &Board) -> bool {
    board.seats.values().any(|seat| !seat.centres.is_blank())
}

/// Whether players may see no more than the call of a round.
fn is_hidden(engine: &Engine, at: RoundIx) -> bool {
    let Some(Round { scores_released, .. }) = engine.book().round(at) else { return false };
    engine.is_held_back(at) && (*scores_released == Some(false) || engine.has_begun(at))
}

/// The players and the centres of a board, by which it is recognised in a file.
#[derive(Debug, PartialEq, Eq, Hash)]
struct BoardContent(Vec<(String, String)>);

impl BoardContent {
    fn new(book: &Book, board: &Board) -> Self {
        let seat = |seat: &Seat| (plain_name(book.name_of(seat.player)), seat.centres.to_string());
        BoardContent(board.seats.values().map(seat).collect())
    }

    fn has_players(&self) -> bool {
        self.0.iter().any(|(player, _)| !player.is_empty())
    }
}

/// A name without the blanks that an import changes and the signs of type that a posted file has.
fn plain_name(name: &str) -> String {
    with_typed_signs(&name.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// The private texts of an event that cannot be in a file by chance.
fn private_texts(engine: &Engine) -> Vec<&str> {
    let book = engine.book();
    let mut texts: Vec<&str> = Vec::new();
    for person in &book.people {
        texts.extend([person.note.as_str(), &person.town, &person.signed_up]);
        texts.extend(person.penalties.iter().map(|penalty| penalty.reason.as_str()));
    }
    texts.extend(book.notebook.iter().map(|entry| entry.text.as_str()));
    texts.extend(book.top_board.declined.iter().map(|declined| declined.note.as_str()));
    texts.extend(book.unplaced_cells.iter().map(|cell| cell.text.as_str()));
    for (_, board) in book.boards() {
        texts.push(&board.note);
        texts.extend(board.proposals.iter().map(|proposal| proposal.note.as_str()));
        for Seat { note, penalties, cards, .. } in board.seats.values() {
            texts.push(note);
            texts.extend(penalties.iter().map(|penalty| penalty.reason.as_str()));
            texts.extend(cards.iter().map(|card| card.note.as_str()));
        }
    }
    let (hidden, shown): (Vec<_>, Vec<_>) =
        book.rounds.iter().enumerate().partition(|(at, _)| is_hidden(engine, RoundIx(*at)));
    texts.extend(hidden.into_iter().flat_map(|(_, round)| round_texts(round)));
    texts.sort_unstable();
    texts.dedup();
    texts.retain(|text| is_distinctive(text));
    let mut public = public_texts(book);
    public.extend(shown.into_iter().flat_map(|(_, round)| round_texts(round)));
    texts.retain(|text| !public.iter().any(|shown| shown.contains(text)));
    texts
}

/// The texts of a book that players see, apart from those of the rounds. A private text that is a part of one of them is
/// no secret.
fn public_texts(book: &Book) -> Vec<&str> {
    let mut texts = vec![book.event.name.as_str(), &book.event.venue, &book.event.dates];
    texts.extend(book.people.iter().flat_map(|person| [person.name.as_str(), &person.group]));
    texts.extend(book.teams.iter().map(|team| team.name.as_str()));
    texts.extend(book.awards.iter().flat_map(|award| [award.name.as_str(), &award.note]));
    texts.extend(book.rounds.iter().map(|round| round.name.as_str()));
    texts
}

/// The texts that players see when a round is posted.
fn round_texts(round: &Round) -> Vec<&str> {
    let mut texts = vec![round.note.as_str()];
    for board in &round.boards {
        texts.push(&board.name);
        texts.extend(board.seats.values().filter_map(|seat| Some(seat.ruling.as_ref()?.reason.as_str())));
    }
    texts
}

/// Whether a text is an address, a telephone number or a sentence, and not a word that any sheet may have.
fn is_distinctive(text: &str) -> bool {
    if is_figure(text) {
        return false;
    }
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let is_sentence = text.split_whitespace().count() >= 4 && text.chars().count() >= 24;
    (text.contains('@') && text.len() >= 6) || digits >= 7 || is_sentence
}

/// Whether a cell holds nothing but a figure, such as “45.53333333333333”. A figure of an imported file can be in a file by
/// chance. A telephone number has no decimal point.
pub(super) fn is_figure(text: &str) -> bool {
    text.contains('.') && text.trim().parse::<f64>().is_ok()
}
