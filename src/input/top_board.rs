//! The seats of the top board and the claims to them: the text of a cell, and the edit for a typed text.

use super::InputError;
use crate::book::typed_words::{capitalize, next_round_name, single_spaced};
use crate::book::{
    Board, BoardRef, Book, DeclinedSeat, Edit, PersonId, Power, PowerChoice, Round, RoundIx, Seat, SeatField, TopBoard,
    TopBoardColumn, fold_name, round_numbers,
};
use crate::engine::Engine;
use crate::languages::window_sentences::{input_refusals as texts, values};
use crate::languages::{Language, in_language};
use crate::standings::{TopBoardClaim, TopBoardSeats};

/// A possible answer about a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimAnswer {
    StepsBack,
    Named,
    PutFirst,
}

impl ClaimAnswer {
    /// All answers.
    pub const ALL: [ClaimAnswer; 3] = [ClaimAnswer::StepsBack, ClaimAnswer::Named, ClaimAnswer::PutFirst];

    /// “steps back”, in the language of the window.
    pub fn name_in_window(self) -> &'static str {
        match self {
            ClaimAnswer::StepsBack => values::steps_back(),
            ClaimAnswer::Named => values::named(),
            ClaimAnswer::PutFirst => values::put_first(),
        }
    }

    /// The answer with whose name in a language of the window this text begins.
    fn begun(typed: &str) -> Option<ClaimAnswer> {
        let folded = fold_name(typed);
        let is_begun = |answer: ClaimAnswer, language: Language| {
            in_language(language, || folded.starts_with(&fold_name(answer.name_in_window())))
        };
        let is_in_any = |answer: &ClaimAnswer| Language::OF_WINDOW.into_iter().any(|of| is_begun(*answer, of));
        ClaimAnswer::ALL.into_iter().find(is_in_any)
    }
}

/// The answer about the claim of a player.
pub fn claim_answer(book: &Book, person: PersonId) -> Option<ClaimAnswer> {
    let top = &book.top_board;
    if top.has_declined(person) {
        Some(ClaimAnswer::StepsBack)
    } else if top.extra_qualifiers.contains(&person) {
        Some(ClaimAnswer::Named)
    } else {
        top.preferred_players.contains(&person).then_some(ClaimAnswer::PutFirst)
    }
}

/// The answer about the claim of a player as text, in the language of the window. Several players who are put first have numbers.
pub fn claim_answer_text(book: &Book, person: PersonId) -> String {
    let answer = claim_answer(book, person);
    let name = answer.map_or("", ClaimAnswer::name_in_window);
    let first = &book.top_board.preferred_players;
    match first.iter().position(|other| *other == person) {
        Some(at) if first.len() > 1 && answer == Some(ClaimAnswer::PutFirst) => format!("{name} ({})", at + 1),
        _ => name.to_owned(),
    }
}

/// The reason why a player stepped back.
pub fn claim_note(book: &Book, person: PersonId) -> &str {
    let declined = book.top_board.declined.iter().find(|declined| declined.player == person);
    declined.map_or("", |declined| declined.note.as_str())
}

/// The edit for one cell of `person`. `engine` is the event before the paste that the cell is part of.
pub(crate) fn edit(
    engine: &Engine,
    book: &Book,
    person: PersonId,
    cell: TopBoardColumn,
    typed: &str,
) -> Result<Option<Edit>, InputError> {
    let typed = single_spaced(typed);
    match cell {
        TopBoardColumn::Answer => answer_edit(engine, book, person, &typed),
        TopBoardColumn::Note => note_edit(book, person, typed),
        TopBoardColumn::ChoosingPosition => choosing_position_edit(engine, book, person, &typed),
        TopBoardColumn::Player => replacement_edit(engine, book, person, &typed),
        TopBoardColumn::Power(game) => power_edit(engine, book, person, game, &typed),
    }
}

fn answer_edit(engine: &Engine, book: &Book, person: PersonId, typed: &str) -> Result<Option<Edit>, InputError> {
    if claim_answer_text(book, person) == typed {
        return Ok(None);
    }
    let mut top = book.top_board.clone();
    let note = claim_note(book, person).to_owned();
    top.declined.retain(|declined| declined.player != person);
    top.extra_qualifiers.retain(|other| *other != person);
    top.preferred_players.retain(|other| *other != person);
    let folded = typed.to_lowercase();
    let begins = |words: &[&str]| words.iter().any(|word| folded.starts_with(word));
    if folded.is_empty() || begins(&["plays", "is back", "yes"]) {
        return Ok(Some(Edit::TopBoard(top)));
    }
    let shown = ClaimAnswer::begun(typed);
    if shown == Some(ClaimAnswer::PutFirst) || begins(&["first"]) {
        top.preferred_players.push(person);
        return Ok(Some(Edit::TopBoard(top)));
    }
    if shown == Some(ClaimAnswer::Named) || begins(&["name"]) {
        top.extra_qualifiers.push(person);
        return Ok(Some(Edit::TopBoard(top)));
    }
    if shown != Some(ClaimAnswer::StepsBack) && !begins(&["stepped back", "declin", "no"]) {
        return Err(InputError::NotAnAnswer { text: typed.to_owned() });
    }
    top.declined.push(DeclinedSeat { player: person, note });
    step_back_edit(engine, book, person, top).map(Some)
}

/// The edit for a player who steps back. Before the board is made, the standings give the seat to the next player.
/// Afterwards the seat and its power pass to the next player.
fn step_back_edit(engine: &Engine, book: &Book, person: PersonId, mut top: TopBoard) -> Result<Edit, InputError> {
    top.chosen_powers.retain(|choice| choice.player != person);
    let seated = engine.top_table().is_some_and(|table| !table.boards.is_empty() && is_seated(&table, person));
    if !seated {
        top.choice_order.retain(|other| *other != person);
        return Ok(Edit::TopBoard(top));
    }
    let claims = engine.qualification().map(|qualification| qualification.candidates).unwrap_or_default();
    let there = engine.top_table().unwrap_or_default();
    let free = |claim: TopBoardClaim| matches!(claim, TopBoardClaim::Next(_) | TopBoardClaim::Seat(_));
    let next = claims.iter().find(|candidate| free(candidate.claim) && !is_seated(&there, candidate.person));
    let next = next.ok_or(InputError::NoNextInLine)?;
    hand_over_edit(engine, book, person, next.person, top)
}

fn is_seated(table: &TopBoardSeats, person: PersonId) -> bool {
    table.choosers.iter().any(|chooser| chooser.person == person)
}

/// Seats `to` wherever `from` sits at the top board. The order of choosing does not change.
fn hand_over_edit(
    engine: &Engine,
    book: &Book,
    from: PersonId,
    to: PersonId,
    mut top: TopBoard,
) -> Result<Edit, InputError> {
    let table = engine.top_table().unwrap_or_default();
    if is_seated(&table, to) {
        return Err(InputError::SeatedAlready { name: book.name_of(Some(to)).to_owned() });
    }
    top.choice_order =
        table.choosers.iter().map(|chooser| if chooser.person == from { to } else { chooser.person }).collect();
    let mut edits = vec![Edit::TopBoard(top)];
    for at in &table.boards {
        let seats = book.board(*at).map(|board| &board.seats);
        let has = |power: &Power| seats.is_some_and(|seats| seats[*power].player == Some(from));
        edits.extend(
            Power::ALL
                .into_iter()
                .filter(has)
                .map(|power| Edit::Seat(book.seat_id(at.seat(power)), SeatField::Player(Some(to)))),
        );
    }
    Ok(Edit::Batch(edits))
}

fn note_edit(book: &Book, person: PersonId, typed: String) -> Result<Option<Edit>, InputError> {
    if claim_note(book, person) == typed {
        return Ok(None);
    }
    let mut top = book.top_board.clone();
    let declined = top.declined.iter_mut().find(|declined| declined.player == person);
    declined.ok_or(InputError::NoteWithoutAnswer)?.note = typed;
    Ok(Some(Edit::TopBoard(top)))
}

/// Moves a player to this position in the order of choosing. The others move up. The present position confirms the order that is
/// shown.
fn choosing_position_edit(
    engine: &Engine,
    book: &Book,
    person: PersonId,
    typed: &str,
) -> Result<Option<Edit>, InputError> {
    let table = engine.top_table().unwrap_or_default();
    let mut order: Vec<PersonId> = table.choosers.iter().map(|chooser| chooser.person).collect();
    let mut top = book.top_board.clone();
    if typed.is_empty() {
        // Back to the order of the standings.
        top.choice_order.clear();
        return Ok((top != book.top_board).then_some(Edit::TopBoard(top)));
    }
    let Some(from) = order.iter().position(|other| *other == person) else { return Err(InputError::Computed) };
    let to = typed.trim_end_matches('.').parse::<usize>().ok().filter(|to| (1..=order.len()).contains(to));
    let to = to.ok_or_else(|| InputError::NotAPosition { text: typed.to_owned(), last: order.len() })?;
    let mover = order.remove(from);
    order.insert(to - 1, mover);
    top.choice_order = order;
    Ok((top != book.top_board).then_some(Edit::TopBoard(top)))
}

/// Gives a seat of the board to another player.
fn replacement_edit(engine: &Engine, book: &Book, person: PersonId, typed: &str) -> Result<Option<Edit>, InputError> {
    if book.name_of(Some(person)) == typed {
        return Ok(None);
    }
    let to = book.person_meant(typed).ok_or_else(|| InputError::not_on_the_list(book, typed))?.id;
    if to == person {
        return Ok(None);
    }
    hand_over_edit(engine, book, person, to, book.top_board.clone()).map(Some)
}

fn power_edit(
    engine: &Engine,
    book: &Book,
    person: PersonId,
    game: usize,
    typed: &str,
) -> Result<Option<Edit>, InputError> {
    let chosen = if typed.is_empty() {
        None
    } else {
        Some(Power::parse(typed).ok_or_else(|| InputError::NotAPower { text: typed.to_owned() })?)
    };
    let boards = engine.top_boards().with_players(book);
    if let Some(at) = boards.get(game) {
        let seats = book.board(*at).map(|board| &board.seats);
        let holds = |power: &Power| seats.is_some_and(|seats| seats[*power].player == Some(person));
        let old = Power::ALL.into_iter().find(holds);
        let (Some(seats), true) = (seats, old != chosen) else { return Ok(None) };
        // The two players exchange their powers.
        let mut edits = Vec::new();
        if let Some(old) = old {
            let other = chosen.and_then(|power| seats[power].player);
            edits.push(Edit::Seat(book.seat_id(at.seat(old)), SeatField::Player(other)));
        }
        if let Some(power) = chosen {
            edits.push(Edit::Seat(book.seat_id(at.seat(power)), SeatField::Player(Some(person))));
        }
        return Ok(Some(Edit::Batch(edits)));
    }
    let mut top = book.top_board.clone();
    let taken = top.chosen_powers.iter().find(|choice| {
        choice.game == game
            && Some(choice.power) == chosen
            && choice.player != person
            && is_still_seated(engine, choice.player)
    });
    if let (Some(taken), Some(power)) = (taken, chosen) {
        let name = book.name_of(Some(taken.player)).to_owned();
        return Err(InputError::PowerTaken { power, name });
    }
    top.chosen_powers
        .retain(|choice| !(choice.game == game && (choice.player == person || Some(choice.power) == chosen)));
    top.chosen_powers.extend(chosen.map(|power| PowerChoice { player: person, game, power }));
    Ok((top != book.top_board).then_some(Edit::TopBoard(top)))
}

/// The edit that makes the boards of the top board in the round of the rules, with the seven players and their powers.
/// Missing rounds before it are added. After an elimination it is the next round.
///
/// # Errors
/// The reason why the board cannot be made yet.
pub fn make_top_board(engine: &Engine) -> Result<Edit, InputError> {
    let book = engine.book();
    let not_ready = |why: &str| InputError::TopBoardNotReady { why: why.to_owned() };
    let rules = engine.rules().top_board.as_ref().ok_or_else(|| not_ready(texts::no_top_board()))?;
    let table = engine.top_table().unwrap_or_default();
    if !table.boards.is_empty() {
        return Err(not_ready(texts::top_board_exists()));
    }
    if engine.qualification().is_some_and(|qualification| !qualification.undecided.is_empty()) {
        return Err(not_ready(texts::tied_for_last_seat()));
    }
    if table.choosers.len() < Power::ALL.len() {
        return Err(not_ready(texts::too_few_claims()));
    }
    let missing = table.choosers.iter().find(|chooser| chooser.powers.iter().any(Option::is_none));
    if let Some(chooser) = missing {
        return Err(not_ready(&texts::no_power_yet(book.name_of(Some(chooser.person)))));
    }
    let mut edits = Vec::new();
    let wanted = if rules.follows_elimination() {
        let is_played =
            |at: RoundIx| book.round(at).is_some_and(|round| round.boards.iter().any(|board| !board.is_top_board));
        let played = engine.round_numbers().in_order().iter().rfind(|(_, at)| is_played(*at));
        played.map(|(number, _)| *number).unwrap_or_default() + 1
    } else {
        rules.round
    };
    let mut rounds = book.rounds.clone();
    let at = loop {
        let numbers = round_numbers(&rounds);
        if let Some(at) = numbers.iter().position(|number| *number == wanted) {
            break at;
        }
        let is_before = numbers.iter().all(|number| *number < wanted);
        let name = if is_before { next_round_name(&rounds) } else { wanted.to_string() };
        let round = Round { name, ..Round::default() };
        rounds.push(round.clone());
        edits.push(Edit::AddRound { position: RoundIx(rounds.len() - 1), round });
    };
    let first = rounds[at].boards.len();
    // Boards without players, which the set-up of the rounds makes.
    let waiting: Vec<usize> =
        rounds[at].boards.iter().enumerate().filter(|(_, board)| board.is_top_board).map(|(n, _)| n).collect();
    let called = capitalize(&rules.name);
    for game in 0..table.games {
        let name = if table.games > 1 { format!("{called} {}", game + 1) } else { called.clone() };
        let mut board = Board { is_top_board: true, ..Board::new(name) };
        for chooser in &table.choosers {
            if let Some(power) = chooser.powers[game] {
                board.seats[power].player = Some(chooser.person);
                // No draw of the round moves who has chosen.
                board.seats[power].locked = true;
            }
        }
        if let Some(board_there) = waiting.get(game) {
            let id = book.board_id(BoardRef::new(at, *board_there));
            let seat = |power: Power| {
                let Seat { player, locked, .. } = board.seats[power];
                [SeatField::Player(player), SeatField::Locked(locked)].map(|field| Edit::Seat(id.seat(power), field))
            };
            edits.extend(Power::ALL.into_iter().flat_map(seat));
        } else {
            let at = BoardRef::new(at, first + game.saturating_sub(waiting.len()));
            edits.push(Edit::AddBoard { position: book.new_board_position(at), board: Box::new(board) });
        }
    }
    // From now on the board holds the powers. They were chosen in the order that the tab shows.
    let choice_order = table.choosers.iter().map(|chooser| chooser.person).collect();
    edits.push(Edit::TopBoard(TopBoard { chosen_powers: Vec::new(), choice_order, ..book.top_board.clone() }));
    Ok(Edit::Batch(edits))
}

fn is_still_seated(engine: &Engine, person: PersonId) -> bool {
    engine.top_table().is_some_and(|table| is_seated(&table, person))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answer_about_a_claim_is_the_decision_of_the_director() {
        let mut book = Book::default();
        let declined = DeclinedSeat { player: PersonId(1), note: "ill".into() };
        (book.top_board.declined, book.top_board.extra_qualifiers) = (vec![declined], vec![PersonId(2)]);
        book.top_board.preferred_players = vec![PersonId(3)];
        let answers = |book: &Book| [1, 2, 3, 4, 5].map(|id| claim_answer_text(book, PersonId(id)));
        assert_eq!(answers(&book), ["steps back", "named", "put first", "", ""]);
        book.top_board.preferred_players.push(PersonId(5));
        assert_eq!(answers(&book), ["steps back", "named", "put first (1)", "", "put first (2)"]);
    }
}
