//! The words in the cells of a round: names, stages, counts and incidents. It also completes typed names and endings.

use std::borrow::Cow;
use std::collections::HashSet;
use std::fmt::Write as _;

use crate::app::grid::Chip;
use crate::book::{
    AttendanceStatus, Board, Book, CENTRES_ON_MAP, Ending, GameStage, PersonId, Power, ProposalOutcome, RoundIx, Seat,
    SeatColumn, Severity, fold_name, has_family_name, notation,
};
use crate::book::{NameMatch, NameMatcher};
use crate::languages::sentences::words;
use crate::languages::window_language;
use crate::languages::window_sentences::{fields, round_tab as texts, values};
use crate::scoring::{BoardScores, FactName};

/// The title of a board: “Board A”. A longer name is shown unchanged, for example “Top board”.
pub fn board_title(board: &Board) -> Cow<'_, str> {
    let name = board.name.as_str();
    if is_title(board) { Cow::Borrowed(name) } else { words::board_title(window_language(), name).into() }
}

/// The title of a board in a copy of its cells, as a paste and an import read it: “Board A” in every language.
pub(super) fn copied_board_title(board: &Board) -> Cow<'_, str> {
    let name = board.name.as_str();
    if is_title(board) { Cow::Borrowed(name) } else { format!("Board {name}").into() }
}

/// Whether the name of a board is shown without a word before it.
fn is_title(board: &Board) -> bool {
    board.name.to_lowercase().contains("board") || has_long_name(board)
}

/// Whether the name of a board is wider than the column of the powers.
pub(super) fn has_long_name(board: &Board) -> bool {
    board.name.chars().count() > 3
}

/// The value that the yearly counts give for an empty cell.
pub(super) fn derived_text(board: &Board, power: Power, column: SeatColumn) -> Option<String> {
    match column {
        SeatColumn::Centres => board.current_count(power).map(|count| count.to_string()),
        SeatColumn::Eliminated => board.elimination_year(power).map(|year| year.to_string()),
        _ => None,
    }
}

/// The reason why a seat has no score.
pub(super) fn missing_score_reason(board: &Board, power: Power, scores: Option<&BoardScores<'_>>) -> String {
    let Some(scores) = scores else {
        return texts::no_score_unknown_system().to_owned();
    };
    let blank = Power::ALL.into_iter().filter(|&power| board.current_count(power).is_none());
    let blank: Vec<&str> = blank.map(Power::name_in_window).collect();
    match blank.len() {
        0 => match scores.system.missing_facts(board, power).into_iter().find_map(FactName::missing_entry) {
            Some(input) => texts::no_score_needs(&scores.system.name, input),
            None => texts::no_score_formula().to_owned(),
        },
        7 => texts::no_score_no_centres().to_owned(),
        _ => texts::no_score_centres_missing(&blank.join(", ")),
    }
}

/// The number of centres in words: “34 centres”, “1 short”, “20 of 34”. The severity is given if the number is wrong.
pub fn centre_count_text(board: &Board, stage: GameStage) -> (Cow<'static, str>, Option<Severity>) {
    let sum = board.centre_sum();
    let all_centres = u32::from(CENTRES_ON_MAP);
    match stage {
        _ if sum > all_centres => {
            (texts::too_many_centres(number_of_centres(sum - all_centres)).into(), Some(Severity::Error))
        }
        GameStage::NotStarted => (texts::not_started().into(), None),
        GameStage::Running(_) if sum < all_centres => {
            (texts::centres_of_all(&sum.to_string(), &all_centres.to_string()).into(), None)
        }
        GameStage::Ended if board.ending == Ending::Abandoned => (texts::no_result().into(), None),
        GameStage::Ended if sum < all_centres => {
            (texts::centres_short(number_of_centres(all_centres - sum)).into(), Some(Severity::Remark))
        }
        GameStage::Running(_) | GameStage::Ended => (texts::all_centres(number_of_centres(all_centres)).into(), None),
    }
}

/// The number of centres, by which a language chooses a plural.
fn number_of_centres(sum: u32) -> usize {
    usize::try_from(sum).unwrap_or(usize::MAX)
}

/// The season of the newest proposed draw without a vote: “Fall 1905”.
fn open_proposal(board: &Board) -> Option<String> {
    let open = board.proposals.iter().rev().find(|proposal| proposal.outcome == ProposalOutcome::Open)?;
    Some(open.season_text_in_window())
}

/// The state and the result of a game, and what they mean: “34 · ended 1909”, “37: 3 too many”, “running 1905”. Empty before
/// the game.
pub(super) fn result_text(board: &Board, stage: GameStage) -> (String, Chip) {
    let (sum, all_centres) = (board.centre_sum(), u32::from(CENTRES_ON_MAP));
    let year = match (board.end_year.unreadable_text(), stage) {
        (Some(text), _) => Some(text.to_owned()),
        // A game that is still running has come to its newest counts, whatever last year is entered.
        (None, GameStage::Running(Some(newest))) => Some(newest.to_string()),
        (None, _) => board.last_year().map(|year| year.to_string()),
    };
    let unreadable = board.unreadable_counts();
    let with_year = |state: &str| match &year {
        Some(year) => texts::state_in_year(state, year),
        None => state.to_owned(),
    };
    let end = match stage {
        GameStage::NotStarted => String::new(),
        // It names the season.
        GameStage::Running(_) if open_proposal(board).is_some() => stage_text(board, stage).into_owned(),
        GameStage::Running(_) | GameStage::Ended => with_year(&stage_text(board, stage)),
    };
    let of = sum.to_string();
    match stage {
        _ if sum > all_centres => (texts::sum_too_many(&of, number_of_centres(sum - all_centres)), Chip::Problem),
        GameStage::NotStarted if board.end_year.is_blank() => (String::new(), Chip::State),
        GameStage::NotStarted => (with_year(texts::ended()), Chip::State),
        _ if unreadable > 0 => (texts::unreadable_counts(unreadable), Chip::Problem),
        GameStage::Running(_) if board.chart_before_last_year().is_some() => (end, Chip::Remark),
        GameStage::Running(_) if sum < all_centres => {
            (texts::state_and_centres(&end, &of, &all_centres.to_string()), Chip::State)
        }
        GameStage::Running(_) => (end, Chip::State),
        GameStage::Ended if board.ending == Ending::Abandoned => (texts::no_result_and_state(&end), Chip::State),
        GameStage::Ended if sum < all_centres => {
            (texts::sum_short_and_state(&of, number_of_centres(all_centres - sum), &end), Chip::Remark)
        }
        GameStage::Ended => (format!("{of} · {end}"), Chip::Good),
    }
}

/// The stage of a game in a word: “running”, “draw proposed in Fall 1905”, “solo”.
pub(super) fn stage_text(board: &Board, stage: GameStage) -> Cow<'static, str> {
    match (stage, board.ending) {
        (GameStage::NotStarted, _) => "".into(),
        (GameStage::Running(_), _) if let Some((_, passed)) = board.pending_draw_vote() => {
            texts::draw_passed_without_chart(&passed.season_text_in_window()).into()
        }
        (GameStage::Running(_), _) => {
            open_proposal(board).map_or(texts::running().into(), |when| texts::draw_proposed(&when).into())
        }
        (GameStage::Ended, Ending::Abandoned) => values::abandoned().into(),
        (GameStage::Ended, Ending::Conceded(_)) => texts::concession().into(),
        (GameStage::Ended, Ending::Played) if board.soloist().is_some() => texts::solo().into(),
        (GameStage::Ended, Ending::Played) if board.is_agreed_draw() => texts::ended_in_draw().into(),
        (GameStage::Ended, Ending::Played) => texts::ended().into(),
    }
}

/// The stage of a game with its year: “running, 1904”, “draw proposed in Fall 1905”, “solo by France, 1907”.
pub(in crate::app::views) fn full_stage_text(board: &Board, stage: GameStage) -> String {
    let with_year = |state: &str| match board.last_year() {
        Some(year) => texts::state_then_year(state, &year.to_string()),
        None => state.to_owned(),
    };
    match (stage, board.ending) {
        (GameStage::NotStarted, _) => texts::not_started().to_owned(),
        (GameStage::Running(_), _) => ending_text(board, stage).into_owned(),
        (GameStage::Ended, Ending::Abandoned | Ending::Conceded(_)) => with_year(&board.ending.name_in_window()),
        (GameStage::Ended, Ending::Played) => with_year(&ending_text(board, stage)),
    }
}

/// The incidents at a seat, short enough to follow the player’s name: “› Hal · yellow · −25 %”. Empty without
/// incidents.
pub(super) fn incident_marks(book: &Book, seat: &Seat) -> String {
    let mut marks = String::new();
    if seat.locked && seat.player.is_some() {
        // Writing into a text cannot fail.
        let _ = write!(marks, " · {}", fields::locked());
    }
    if let Some(last) = seat.substitutes.last() {
        let _ = write!(marks, " › {}", book.name_of(Some(last.player)));
    }
    for card in &seat.cards {
        marks.push_str(" · ");
        marks.push_str(card.kind.name_in_window());
    }
    for penalty in &seat.penalties {
        marks.push_str(" · −");
        marks.push_str(&notation::amount_text_in_window(penalty.amount));
    }
    marks
}

/// The incidents at a seat in sentences, for the tooltip.
pub(super) fn incident_sentences(book: &Book, seat: &Seat) -> Option<String> {
    let mut sentences = Vec::new();
    if seat.locked && seat.player.is_some() {
        sentences.push(texts::locked().to_owned());
    }
    for substitute in &seat.substitutes {
        let name = book.name_of(Some(substitute.player));
        sentences.push(match substitute.start.as_str() {
            "" => texts::took_over(name),
            start => texts::took_over_from(name, &notation::moment_in_window(start)),
        });
    }
    if let Some(scorer) = seat.scores_for {
        sentences.push(texts::result_goes_to(book.name_of(Some(scorer))));
    } else if !seat.substitutes.is_empty() {
        sentences.push(texts::result_goes_to_first(book.name_of(seat.player)));
    }
    if !seat.cards.is_empty() {
        sentences.push(texts::cards(&notation::cards_text_in_window(&seat.cards)));
    }
    if !seat.penalties.is_empty() {
        sentences.push(texts::deducted(&notation::penalties_text_in_window(&seat.penalties)));
    }
    (!sentences.is_empty()).then(|| sentences.join(". "))
}

/// The ending of a game according to the counts and the draw column.
pub(super) fn ending_text(board: &Board, stage: GameStage) -> Cow<'static, str> {
    match stage {
        GameStage::NotStarted => "".into(),
        GameStage::Running(_) if open_proposal(board).is_some() => stage_text(board, stage),
        GameStage::Running(_) if let Some((_, passed)) = board.pending_draw_vote() => {
            texts::draw_passed_without_chart(&passed.season_text_in_window()).into()
        }
        GameStage::Running(Some(year)) => texts::state_then_year(texts::running(), &year.to_string()).into(),
        GameStage::Running(None) => texts::running().into(),
        GameStage::Ended => match board.soloist() {
            Some(power) => texts::solo_by(power.name_in_window()).into(),
            None if board.is_agreed_draw() => {
                let members = board.seats.values().filter(|seat| seat.in_draw == Some(true)).count();
                texts::draw_of(members).into()
            }
            None => match board.pending_draw_vote() {
                Some((_, passed)) => texts::draw_passed(&passed.season_text_in_window()).into(),
                None => texts::played_to_the_end().into(),
            },
        },
    }
}

/// The ending of a game where it is not the usual one: games that run and games that were played to the end have none.
pub(super) fn unusual_ending_text(board: &Board, stage: GameStage) -> Cow<'static, str> {
    let is_usual = match stage {
        GameStage::NotStarted => true,
        GameStage::Running(_) => open_proposal(board).is_none() && board.pending_draw_vote().is_none(),
        GameStage::Ended => board.soloist().is_none() && !board.is_agreed_draw() && board.pending_draw_vote().is_none(),
    };
    if is_usual { "".into() } else { ending_text(board, stage) }
}

/// The endings with a word that begins with the typed text.
pub(super) fn complete_ending(typed: &str) -> Vec<String> {
    let typed = typed.trim().to_lowercase();
    if typed.is_empty() {
        return Vec::new();
    }
    let conceded = Power::ALL.map(|power| Ending::Conceded(power).name_in_window().into_owned());
    let all = conceded.into_iter().chain([values::agreed_draw(), values::abandoned()].map(str::to_owned));
    all.filter(|words| {
        words.to_lowercase().split(' ').any(|word| word.starts_with(&typed)) || words.to_lowercase().starts_with(&typed)
    })
    .collect()
}

/// Completes the last name of a list with semicolons.
pub(super) fn complete_names(book: &Book, typed: &str, last: impl Fn(PersonId) -> bool) -> Vec<String> {
    let begun = typed.rfind(';').map_or(0, |at| at + 1);
    let (before, name) = typed.split_at(begun);
    if name.trim().is_empty() && !before.is_empty() {
        return Vec::new();
    }
    let space = if before.is_empty() { "" } else { " " };
    let named = |name: &String| notation::split_parts(before).any(|known| fold_name(known) == fold_name(name));
    let matches = complete_name(book, name.trim(), last).into_iter().filter(|name| !named(name));
    matches.map(|name| format!("{before}{space}{name}")).collect()
}

/// Completes the name of the last substitute, and keeps the season typed after it.
pub(in crate::app::views) fn complete_substitutes(
    book: &Book,
    typed: &str,
    last: impl Fn(PersonId) -> bool,
) -> Vec<String> {
    let part = typed.rsplit(';').next().unwrap_or_default().trim();
    let (name, _) = book.name_and_start_of_substitute(part);
    let season = &part[name.len()..];
    let typed = typed.trim_end();
    let names = &typed[..typed.len() - season.len()];
    complete_names(book, names, last).into_iter().map(|names| names + season).collect()
}

/// The names of the players who have no seat yet, in the order of the alphabet. Players who are absent or have left the
/// event come last, and after them the typed names that are not in the list of players.
pub(super) fn players_without_seat(book: &Book, round: RoundIx, seated: &HashSet<PersonId>) -> Vec<String> {
    let rank = |id: PersonId| match book.away_status(id, round) {
        None => 0,
        Some(AttendanceStatus::Left) => 2,
        Some(_) => 1,
    };
    let unlisted: HashSet<PersonId> = book.unlisted_people().collect();
    let mut names: Vec<(bool, u8, String, &str)> = book
        .people
        .iter()
        .map(|person| (person.id, person.name.as_str()))
        .filter(|(id, _)| !seated.contains(id))
        .map(|(id, name)| (unlisted.contains(&id), rank(id), fold_name(name), name))
        .collect();
    names.sort();
    names.into_iter().map(|(.., name)| name.to_owned()).collect()
}

/// Players with a word in their name that begins with the typed text. Typed names that are not in the list of players come after
/// all others. Players for whom `seated` is false come first, then names that begin with the text, then the alphabet decides.
/// Where nobody has such a name, it is the players with a similar one.
pub fn complete_name(book: &Book, typed: &str, seated: impl Fn(PersonId) -> bool) -> Vec<String> {
    const SHOWN: usize = 12;
    let unlisted: HashSet<PersonId> = book.unlisted_people().collect();
    // The first part of the key: who has a seat comes later, and a name outside the list last.
    let group = |id: PersonId| if unlisted.contains(&id) { 2 } else { u8::from(seated(id)) };
    let hits = book.people_with_word(typed).into_iter();
    let mut matches: Vec<(u8, bool, String, &str)> =
        hits.map(|hit| (group(hit.person.id), !hit.is_beginning, hit.folded, hit.person.name.as_str())).collect();
    if matches.is_empty() {
        let typed_name = NameMatcher::new([typed]);
        let is_similar = |name: &str| typed_name.find(name) != NameMatch::None || has_family_name(name, typed);
        let similar = book.people.iter().filter(|person| is_similar(&person.name));
        matches.extend(similar.map(|person| (group(person.id), false, fold_name(&person.name), person.name.as_str())));
    }
    matches.sort();
    matches.into_iter().take(SHOWN).map(|(_, _, _, name)| name.to_owned()).collect()
}
