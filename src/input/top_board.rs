//! What typing on the tab of the top board means.

use super::Refused;
use crate::book::vocabulary::{next_round_name, single_spaced};
use crate::book::{
    Board, BoardRef, Book, Choice, Declined, Edit, PersonId, Power, Round, RoundIx, SeatField, TopBoard,
};
use crate::engine::Engine;
use crate::standings::{Claim, TopTable};

/// What a cell of the top board's tab holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TopCell {
    /// What somebody with a claim answered, or what the director decided about the claim.
    Answer,
    /// Why somebody stepped back.
    Note,
    /// The position in the order of choosing, from 1.
    Chooses,
    /// Who has the seat.
    Player,
    /// The power in a game, from 0.
    Power(usize),
}

impl TopCell {
    /// What the cell is called in labels and messages.
    pub fn name(self) -> String {
        match self {
            TopCell::Answer => "answer".to_owned(),
            TopCell::Note => "note".to_owned(),
            TopCell::Chooses => "chooses".to_owned(),
            TopCell::Player => "player".to_owned(),
            TopCell::Power(0) => "power".to_owned(),
            TopCell::Power(game) => format!("power in game {}", game + 1),
        }
    }
}

/// The answers there are.
pub const ANSWERS: [&str; 3] = ["steps back", "named", "put first"];

/// What was decided about somebody's claim.
pub fn answer(book: &Book, person: PersonId) -> String {
    let top = &book.top_board;
    let said = |word: &str| word.to_owned();
    if top.has_declined(person) {
        return said(ANSWERS[0]);
    }
    if top.named.contains(&person) {
        return said(ANSWERS[1]);
    }
    match (top.preferred.iter().position(|other| *other == person), top.preferred.len()) {
        (Some(_), 1) => said(ANSWERS[2]),
        (Some(at), _) => format!("{} ({})", ANSWERS[2], at + 1),
        (None, _) => String::new(),
    }
}

/// Why somebody stepped back.
pub fn note(book: &Book, person: PersonId) -> &str {
    let declined = book.top_board.declined.iter().find(|declined| declined.player == person);
    declined.map_or("", |declined| declined.note.as_str())
}

/// The edit for one cell in the line of `person`. `engine` is the event before anything of this was typed.
pub(crate) fn edit(
    engine: &Engine,
    book: &Book,
    person: PersonId,
    cell: TopCell,
    typed: &str,
) -> Result<Option<Edit>, Refused> {
    let typed = single_spaced(typed);
    match cell {
        TopCell::Answer => answered(engine, book, person, &typed),
        TopCell::Note => noted(book, person, typed),
        TopCell::Chooses => chooses(engine, book, person, &typed),
        TopCell::Player => replaced(engine, book, person, &typed),
        TopCell::Power(game) => power(engine, book, person, game, &typed),
    }
}

fn answered(engine: &Engine, book: &Book, person: PersonId, typed: &str) -> Result<Option<Edit>, Refused> {
    if answer(book, person) == typed {
        return Ok(None);
    }
    let mut top = book.top_board.clone();
    let note = note(book, person).to_owned();
    top.declined.retain(|declined| declined.player != person);
    top.named.retain(|other| *other != person);
    top.preferred.retain(|other| *other != person);
    let said = typed.to_lowercase();
    let begins = |words: &[&str]| words.iter().any(|word| said.starts_with(word));
    if said.is_empty() || begins(&["plays", "is back", "yes"]) {
        return Ok(Some(Edit::TopBoard(top)));
    }
    if begins(&["put first", "first"]) {
        top.preferred.push(person);
        return Ok(Some(Edit::TopBoard(top)));
    }
    if begins(&["named", "name"]) {
        top.named.push(person);
        return Ok(Some(Edit::TopBoard(top)));
    }
    if !begins(&["steps back", "stepped back", "declin", "no"]) {
        return Err(Refused::NotAnAnswer { text: typed.to_owned() });
    }
    top.declined.push(Declined { player: person, note });
    step_back(engine, book, person, top).map(Some)
}

/// Somebody steps back: before the board is made the next has the seat by the ranking, afterwards it is handed over with
/// its power.
fn step_back(engine: &Engine, book: &Book, person: PersonId, mut top: TopBoard) -> Result<Edit, Refused> {
    top.powers.retain(|choice| choice.player != person);
    let seated = engine.top_table().is_some_and(|table| !table.boards.is_empty() && sits(&table, person));
    if !seated {
        top.chose.retain(|other| *other != person);
        return Ok(Edit::TopBoard(top));
    }
    let claims = engine.qualification().map(|qualification| qualification.candidates).unwrap_or_default();
    let there = engine.top_table().unwrap_or_default();
    let free = |claim: Claim| matches!(claim, Claim::Next(_) | Claim::Seat(_));
    let next = claims.iter().find(|candidate| free(candidate.claim) && !sits(&there, candidate.person));
    let next = next.ok_or(Refused::NobodyNext)?;
    hand_over(engine, book, person, next.person, top)
}

fn sits(table: &TopTable, person: PersonId) -> bool {
    table.choosers.iter().any(|chooser| chooser.person == person)
}

/// Seats `to` wherever `from` sits at the top board; the order of choosing stays as it was.
fn hand_over(engine: &Engine, book: &Book, from: PersonId, to: PersonId, mut top: TopBoard) -> Result<Edit, Refused> {
    let table = engine.top_table().unwrap_or_default();
    if sits(&table, to) {
        return Err(Refused::SitsThere { name: book.name_of(Some(to)).to_owned() });
    }
    top.chose = table.choosers.iter().map(|chooser| if chooser.person == from { to } else { chooser.person }).collect();
    let mut edits = vec![Edit::TopBoard(top)];
    for at in &table.boards {
        let seats = book.board(*at).map(|board| &board.seats);
        let has = |power: &Power| seats.is_some_and(|seats| seats[*power].player == Some(from));
        edits.extend(
            Power::ALL.into_iter().filter(has).map(|power| Edit::Seat(at.seat(power), SeatField::Player(Some(to)))),
        );
    }
    Ok(Edit::Batch(edits))
}

fn noted(book: &Book, person: PersonId, typed: String) -> Result<Option<Edit>, Refused> {
    if note(book, person) == typed {
        return Ok(None);
    }
    let mut top = book.top_board.clone();
    let declined = top.declined.iter_mut().find(|declined| declined.player == person);
    declined.ok_or(Refused::NoteWithoutAnswer)?.note = typed;
    Ok(Some(Edit::TopBoard(top)))
}

/// Moves somebody to this position in the order of choosing; the others close up.
fn chooses(engine: &Engine, book: &Book, person: PersonId, typed: &str) -> Result<Option<Edit>, Refused> {
    let table = engine.top_table().unwrap_or_default();
    let mut order: Vec<PersonId> = table.choosers.iter().map(|chooser| chooser.person).collect();
    let mut top = book.top_board.clone();
    if top.chose.len() == order.len() {
        order.clone_from(&top.chose);
    }
    if typed.is_empty() {
        // Back to the order of the ranking.
        top.chose.clear();
        return Ok((top != book.top_board).then_some(Edit::TopBoard(top)));
    }
    let Some(from) = order.iter().position(|other| *other == person) else { return Err(Refused::Computed) };
    let to = typed.trim_end_matches('.').parse::<usize>().ok().filter(|to| (1..=order.len()).contains(to));
    let to = to.ok_or_else(|| Refused::NotAPosition { text: typed.to_owned(), last: order.len() })?;
    if from + 1 == to {
        return Ok(None);
    }
    let mover = order.remove(from);
    order.insert(to - 1, mover);
    top.chose = order;
    Ok(Some(Edit::TopBoard(top)))
}

/// Somebody else takes a seat of a board that is made.
fn replaced(engine: &Engine, book: &Book, person: PersonId, typed: &str) -> Result<Option<Edit>, Refused> {
    if book.name_of(Some(person)) == typed {
        return Ok(None);
    }
    let to = book.find_person(typed).ok_or_else(|| Refused::NotOnTheList { text: typed.to_owned() })?.id;
    if to == person {
        return Ok(None);
    }
    hand_over(engine, book, person, to, book.top_board.clone()).map(Some)
}

fn power(engine: &Engine, book: &Book, person: PersonId, game: usize, typed: &str) -> Result<Option<Edit>, Refused> {
    let chosen = if typed.is_empty() {
        None
    } else {
        Some(Power::parse(typed).ok_or_else(|| Refused::NotAPower { text: typed.to_owned() })?)
    };
    let boards = crate::standings::top_boards(book);
    if let Some(at) = boards.get(game) {
        let seats = book.board(*at).map(|board| &board.seats);
        let holds = |power: &Power| seats.is_some_and(|seats| seats[*power].player == Some(person));
        let old = Power::ALL.into_iter().find(holds);
        let (Some(seats), true) = (seats, old != chosen) else { return Ok(None) };
        // The two change places.
        let mut edits = Vec::new();
        if let Some(old) = old {
            let other = chosen.and_then(|power| seats[power].player);
            edits.push(Edit::Seat(at.seat(old), SeatField::Player(other)));
        }
        if let Some(power) = chosen {
            edits.push(Edit::Seat(at.seat(power), SeatField::Player(Some(person))));
        }
        return Ok(Some(Edit::Batch(edits)));
    }
    let mut top = book.top_board.clone();
    let taken = top.powers.iter().find(|choice| {
        choice.game == game
            && Some(choice.power) == chosen
            && choice.player != person
            && still_in(engine, choice.player)
    });
    if let (Some(taken), Some(power)) = (taken, chosen) {
        let name = book.name_of(Some(taken.player)).to_owned();
        return Err(Refused::PowerTaken { power, name });
    }
    top.powers.retain(|choice| !(choice.game == game && (choice.player == person || Some(choice.power) == chosen)));
    top.powers.extend(chosen.map(|power| Choice { player: person, game, power }));
    Ok((top != book.top_board).then_some(Edit::TopBoard(top)))
}

/// The boards of the top board with the seven and their powers, in the round of the rules, as one step; rounds that are
/// missing before it are added.
///
/// # Errors
/// What is missing yet.
pub fn make_top_board(engine: &Engine) -> Result<Edit, Refused> {
    let book = engine.book();
    let not_ready = |why: &str| Refused::TopBoardNotReady { why: why.to_owned() };
    let rules = engine.rules().top_board.as_ref().ok_or_else(|| not_ready("these rules know none"))?;
    let table = engine.top_table().unwrap_or_default();
    if !table.boards.is_empty() {
        return Err(not_ready("it is made already; type into its seats"));
    }
    if engine.qualification().is_some_and(|qualification| !qualification.undecided.is_empty()) {
        return Err(not_ready("players are level for the last seat; put one of them first"));
    }
    if table.choosers.len() < Power::ALL.len() {
        return Err(not_ready("fewer than seven players have a claim"));
    }
    let missing = table.choosers.iter().find(|chooser| chooser.powers.iter().any(Option::is_none));
    if let Some(chooser) = missing {
        return Err(not_ready(&format!("{} has not chosen a power yet", book.name_of(Some(chooser.person)))));
    }
    let mut edits = Vec::new();
    let at = rules.round.saturating_sub(1);
    let mut rounds = book.rounds.clone();
    while rounds.len() <= at {
        let round = Round { name: next_round_name(&rounds), ..Round::default() };
        rounds.push(round.clone());
        edits.push(Edit::AddRound { at: RoundIx(rounds.len() - 1), round });
    }
    let first = rounds[at].boards.len();
    // Boards that wait for their seven, as setting up the rounds makes them.
    let waiting: Vec<usize> =
        rounds[at].boards.iter().enumerate().filter(|(_, board)| board.top).map(|(n, _)| n).collect();
    let called = super::capital(&rules.name);
    for game in 0..table.games {
        let name = if table.games > 1 { format!("{called} {}", game + 1) } else { called.clone() };
        let mut board = Board { top: true, ..Board::named(name) };
        for chooser in &table.choosers {
            if let Some(power) = chooser.powers[game] {
                board.seats[power].player = Some(chooser.person);
            }
        }
        if let Some(board_there) = waiting.get(game) {
            let at = BoardRef::new(at, *board_there);
            let seat = |power: Power| Edit::Seat(at.seat(power), SeatField::Player(board.seats[power].player));
            edits.extend(Power::ALL.map(seat));
        } else {
            let at = BoardRef::new(at, first + game.saturating_sub(waiting.len()));
            edits.push(Edit::AddBoard { at, board: Box::new(board) });
        }
    }
    // The powers stand on the board from now on.
    edits.push(Edit::TopBoard(TopBoard { powers: Vec::new(), ..book.top_board.clone() }));
    Ok(Edit::Batch(edits))
}

fn still_in(engine: &Engine, person: PersonId) -> bool {
    engine.top_table().is_some_and(|table| sits(&table, person))
}
