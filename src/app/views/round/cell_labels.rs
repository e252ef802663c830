//! What the cells of a round say in words, and how what is typed there is completed.

use std::borrow::Cow;
use std::fmt::Write as _;

use crate::book::{
    Board, Book, CENTRES_ON_MAP, Ending, GameStage, PersonId, Power, ProposalOutcome, Seat, SeatColumn, Severity,
    fold_name, notation,
};
use crate::scoring::BoardScores;

/// “Board A”; a longer name is shown as it is, “Top board” or that of an online game.
pub fn board_title(board: &Board) -> Cow<'_, str> {
    let name = board.name.as_str();
    if name.to_lowercase().contains("board") || has_long_name(board) {
        Cow::Borrowed(name)
    } else {
        format!("Board {name}").into()
    }
}

/// Whether a board's name does not fit over the column of the powers.
pub(super) fn has_long_name(board: &Board) -> bool {
    board.name.chars().count() > 3
}

/// What the yearly counts say of a cell that is not entered.
pub(super) fn derived(board: &Board, power: Power, column: SeatColumn) -> Option<String> {
    match column {
        SeatColumn::Centres => board.current_count(power).map(|count| count.to_string()),
        SeatColumn::Eliminated => board.elimination_year(power).map(|year| year.to_string()),
        _ => None,
    }
}

/// What a score waits for.
pub(super) fn missing(board: &Board, power: Power, scores: Option<&BoardScores<'_>>) -> String {
    let Some(scores) = scores else {
        return "No score: the scoring system is not known. Choose one on the Rules tab".to_owned();
    };
    let blank: Vec<&str> =
        Power::ALL.into_iter().filter(|&power| board.current_count(power).is_none()).map(Power::name).collect();
    match blank.len() {
        0 => match scores.system.missing(board, power).first() {
            Some(input) => format!("No score yet: {} needs {input}", scores.system.name),
            None => "No score: the formula has no value here".to_owned(),
        },
        7 => "No score yet: no centres are entered".to_owned(),
        _ => format!("No score yet: the centres of {} are missing", blank.join(", ")),
    }
}

/// “34 centres”, “1 short”, “20 of 34”, and whether that is a worry.
pub(super) fn count_in_words(board: &Board, stage: GameStage) -> (Cow<'static, str>, Option<Severity>) {
    let sum = board.centre_sum();
    let whole = u32::from(CENTRES_ON_MAP);
    match stage {
        _ if sum > whole => (format!("{} too many", sum - whole).into(), Some(Severity::Error)),
        GameStage::NotStarted => ("not started".into(), None),
        GameStage::Running(_) if sum < whole => (format!("{sum} of {whole}").into(), None),
        GameStage::Ended if board.ending == Ending::Abandoned => ("no result".into(), None),
        GameStage::Ended if sum < whole => (format!("{} short", whole - sum).into(), Some(Severity::Remark)),
        GameStage::Running(_) | GameStage::Ended => (format!("{whole} centres").into(), None),
    }
}

/// The draw that is proposed and not voted on yet, “Fall 1905”.
fn open_proposal(board: &Board) -> Option<String> {
    let open = board.proposals.iter().rev().find(|proposal| proposal.outcome == ProposalOutcome::Open)?;
    Some(open.season_text())
}

/// How far a game is, to stand before its last year: “running”, “draw proposed in Fall 1905”, “solo”.
pub(super) fn state(board: &Board, stage: GameStage) -> Cow<'static, str> {
    match (stage, board.ending) {
        (GameStage::NotStarted, _) => "last year".into(),
        (GameStage::Running(_), _) => {
            open_proposal(board).map_or("running".into(), |when| format!("draw proposed in {when}").into())
        }
        (GameStage::Ended, Ending::Abandoned) => "abandoned".into(),
        (GameStage::Ended, Ending::Conceded(_)) => "concession".into(),
        (GameStage::Ended, Ending::Played) if board.soloist().is_some() => "solo".into(),
        (GameStage::Ended, Ending::Played) if board.is_agreed_draw() => "ended in a draw".into(),
        (GameStage::Ended, Ending::Played) => "ended".into(),
    }
}

/// How far a game is, in full: “running, 1904”, “draw proposed in Fall 1905”, “solo by France, 1907”.
pub(in crate::app::views) fn state_in_full(board: &Board, stage: GameStage) -> String {
    let year = board.last_year().map_or_else(String::new, |year| format!(", {year}"));
    match (stage, board.ending) {
        (GameStage::NotStarted, _) => "not started".to_owned(),
        (GameStage::Running(_), _) => ending_in_words(board, stage).into_owned(),
        (GameStage::Ended, Ending::Abandoned) => format!("abandoned{year}"),
        (GameStage::Ended, Ending::Conceded(winner)) => format!("conceded to {winner}{year}"),
        (GameStage::Ended, Ending::Played) => format!("{}{year}", ending_in_words(board, stage)),
    }
}

/// What happened at a seat, short enough to follow the player’s name: “› Hal · yellow · −25 %”. Empty where nothing did.
pub(super) fn marks(book: &Book, seat: &Seat) -> String {
    let mut marks = String::new();
    if seat.locked && seat.player.is_some() {
        marks.push_str(" · locked");
    }
    if let Some(last) = seat.substitutes.last() {
        // Writing into a text cannot fail.
        let _ = write!(marks, " › {}", book.name_of(Some(last.player)));
    }
    for card in &seat.cards {
        marks.push_str(" · ");
        marks.push_str(card.kind.name());
    }
    for penalty in &seat.penalties {
        marks.push_str(" · −");
        marks.push_str(&notation::amount_text(penalty.amount));
    }
    marks
}

/// The same in whole sentences, for whoever points at it.
pub(super) fn marks_in_full(book: &Book, seat: &Seat) -> Option<String> {
    let mut said = Vec::new();
    if seat.locked && seat.player.is_some() {
        said.push("Locked: a new draw leaves this seat as it is".to_owned());
    }
    for substitute in &seat.substitutes {
        let from = if substitute.start.is_empty() { String::new() } else { format!(" from {}", substitute.start) };
        said.push(format!("{} took over{from}", book.name_of(Some(substitute.player))));
    }
    if let Some(scorer) = seat.scores_for {
        said.push(format!("The result is {}’s", book.name_of(Some(scorer))));
    } else if !seat.substitutes.is_empty() {
        said.push(format!("The result is {}’s, who began", book.name_of(seat.player)));
    }
    if !seat.cards.is_empty() {
        said.push(format!("Cards: {}", notation::cards_text(&seat.cards)));
    }
    if !seat.penalties.is_empty() {
        said.push(format!("Taken from the score of this game: {}", notation::penalties_text(&seat.penalties)));
    }
    (!said.is_empty()).then(|| said.join(". "))
}

/// How the game ended, as the counts and the draw column say.
pub(super) fn ending_in_words(board: &Board, stage: GameStage) -> Cow<'static, str> {
    match stage {
        GameStage::NotStarted => "".into(),
        GameStage::Running(_) if open_proposal(board).is_some() => state(board, stage),
        GameStage::Running(Some(year)) => format!("running, {year}").into(),
        GameStage::Running(None) => "running".into(),
        GameStage::Ended => match board.soloist() {
            Some(power) => format!("solo by {power}").into(),
            None if board.is_agreed_draw() => {
                let members = board.seats.values().filter(|seat| seat.in_draw == Some(true)).count();
                format!("draw of {members}").into()
            }
            None => "played to its end".into(),
        },
    }
}

/// The ways a game can end that begin like this.
pub(super) fn complete_ending(typed: &str) -> Vec<String> {
    let typed = typed.trim().to_lowercase();
    if typed.is_empty() {
        return Vec::new();
    }
    let conceded = Power::ALL.map(|power| format!("conceded to {power}"));
    let all = conceded.into_iter().chain(["abandoned".to_owned()]);
    all.filter(|words| {
        words.to_lowercase().split(' ').any(|word| word.starts_with(&typed)) || words.to_lowercase().starts_with(&typed)
    })
    .collect()
}

/// The same for a list of names, of which the last is being typed.
pub(in crate::app::views) fn complete_names(book: &Book, typed: &str, last: impl Fn(PersonId) -> bool) -> Vec<String> {
    let begun = typed.rfind(';').map_or(0, |at| at + 1);
    let (before, name) = typed.split_at(begun);
    if name.trim().is_empty() && !before.is_empty() {
        return Vec::new();
    }
    let space = if before.is_empty() { "" } else { " " };
    let named = |name: &String| notation::split_parts(before).any(|known| fold_name(known) == fold_name(name));
    let found = complete_name(book, name.trim(), last).into_iter().filter(|name| !named(name));
    found.map(|name| format!("{before}{space}{name}")).collect()
}

/// Players some word of whose name begins like this: those still without a board in the round first, then those
/// whose name begins like this, then by the alphabet.
pub fn complete_name(book: &Book, typed: &str, seated: impl Fn(PersonId) -> bool) -> Vec<String> {
    const SHOWN: usize = 12;
    let typed = fold_name(typed);
    // Asked for everybody: who does not sit in this round yet comes first.
    let mut found: Vec<(bool, bool, String, &str)> = book
        .people
        .iter()
        .filter_map(|person| {
            let folded = fold_name(&person.name);
            let first = folded.starts_with(&typed);
            let inside = first || folded.match_indices(' ').any(|(at, _)| folded[at + 1..].starts_with(&typed));
            inside.then(|| (seated(person.id), !first, folded, person.name.as_str()))
        })
        .collect();
    found.sort();
    found.into_iter().take(SHOWN).map(|(_, _, _, name)| name.to_owned()).collect()
}
