//! Asks about boards without counts: a single blank count, counts in a column of scores, and counts in a table of standings.

use crate::book::{BoardRef, CENTRES_ON_MAP, CellAddress, CellEntry, Power, RoundIx, SeatColumn};
use crate::import::draft::draft_book::DraftBook;
use crate::import::report::import_report::FindingEffect;
use crate::languages::window_sentences::import_questions as texts;

/// The fewest counts that make a board one that was played.
const FEWEST_COUNTS: usize = 4;

/// Asks about the boards of a file without counts, after all sheets are read.
pub(in crate::import) fn ask_about_missing_counts(draft: &mut DraftBook) {
    let mut without: Vec<BoardRef> = Vec::new();
    let mut incomplete: Vec<(BoardRef, Vec<Power>)> = Vec::new();
    for (at, board) in draft.book.boards() {
        let is_blank = |power: &Power| board.seats[*power].centres.is_blank() && board.current_count(*power).is_none();
        let blank: Vec<Power> = Power::ALL.into_iter().filter(is_blank).collect();
        let known = Power::ALL.len() - blank.len();
        if known == 0 && board.has_players() {
            without.push(at);
        } else if !blank.is_empty() && known >= FEWEST_COUNTS {
            incomplete.push((at, blank));
        }
    }
    for (at, powers) in incomplete {
        if draft.book.board(at).is_some_and(|board| board.centre_sum() == u32::from(CENTRES_ON_MAP)) {
            read_blank_counts_as_zero(draft, at, &powers);
        } else {
            ask_about_blank_counts(draft, at, &powers);
        }
    }
    if without.is_empty() {
        return;
    }
    if ask_about_scores(draft, &without) || ask_about_standings(draft, &without) {
        return;
    }
    ask_about_boards_without_result(draft, &without);
}

/// Where the other powers have all centres of the map, a blank count is 0.
fn read_blank_counts_as_zero(draft: &mut DraftBook, at: BoardRef, powers: &[Power]) {
    for power in powers {
        draft.seat_mut(at.seat(*power)).centres = CellEntry::Value(0);
    }
    let names: Vec<&str> = powers.iter().map(|power| power.name_in_window()).collect();
    let what = texts::blank_counts_are_zero(&draft.book.board_label_in_window(at), &names.join(", "));
    draft.warn_of_part(CellAddress::Seat(at.seat(powers[0]), SeatColumn::Player), FindingEffect::None, what);
}

fn ask_about_blank_counts(draft: &mut DraftBook, at: BoardRef, powers: &[Power]) {
    let Some(board) = draft.book.board(at) else { return };
    let names: Vec<&str> = powers.iter().map(|power| power.name_in_window()).collect();
    let sum = board.centre_sum().to_string();
    let what = texts::blank_counts(&draft.book.board_label_in_window(at), &names.join(", "), &sum);
    draft.warn_of_part(CellAddress::Seat(at.seat(powers[0]), SeatColumn::Player), FindingEffect::Asked, what);
}

/// Whether these are the counts of the powers of one board.
fn may_be_counts(scores: impl Iterator<Item = Option<f64>>) -> bool {
    let is_whole = |score: &f64| *score >= 0.0 && score.fract() == 0.0;
    let counts: Option<Vec<f64>> = scores.map(|score| score.filter(is_whole)).collect();
    counts.is_some_and(|counts| {
        counts.len() == Power::ALL.len() && (counts.iter().sum::<f64>() - f64::from(CENTRES_ON_MAP)).abs() < 0.5
    })
}

/// Asks whether the scores are counts, if they can be on each board.
fn ask_about_scores(draft: &mut DraftBook, boards: &[BoardRef]) -> bool {
    let seats = |at: &BoardRef| draft.book.board(*at).map(|board| board.seats.values().map(|seat| seat.printed_score));
    if !boards.iter().all(|at| seats(at).is_some_and(may_be_counts)) {
        return false;
    }
    let at = CellAddress::Seat(boards[0].seat(Power::Austria), SeatColumn::PrintedScore);
    draft.warn_of_part(at, FindingEffect::Asked, texts::scores_may_be_centres());
    true
}

/// Asks whether the scores of the rounds in the standings are counts, if they can be on each board.
fn ask_about_standings(draft: &mut DraftBook, boards: &[BoardRef]) -> bool {
    let book = &draft.book;
    let score = |round: RoundIx, player| {
        let line = book.published_standings.iter().find(|line| Some(line.player) == player)?;
        line.rounds.get(&book.round_id(round)).copied()
    };
    let of_board = |at: &BoardRef| {
        book.board(*at)
            .is_some_and(|board| may_be_counts(board.seats.values().map(|seat| score(at.round, seat.player))))
    };
    if !boards.iter().all(of_board) {
        return false;
    }
    let file = draft.file.clone();
    draft.warn_at(&file, None, FindingEffect::Asked, texts::standings_may_be_centres());
    true
}

/// Says that boards have players and no result. Rounds that come after all results are not played yet.
fn ask_about_boards_without_result(draft: &mut DraftBook, boards: &[BoardRef]) {
    let book = &draft.book;
    let has_result = |at: &BoardRef| {
        book.board(*at).is_some_and(|board| {
            board
                .seats
                .values()
                .any(|seat| !seat.centres.is_blank() || seat.printed_score.is_some() || seat.ruling.is_some())
                || !board.charts.is_empty()
        })
    };
    let last_played = book.boards().map(|(at, _)| at).filter(has_result).map(|at| at.round).max();
    let missing: Vec<&BoardRef> =
        boards.iter().filter(|at| !has_result(at) && last_played.is_none_or(|played| at.round <= played)).collect();
    let Some(&&first) = missing.first() else { return };
    let (effect, what) = if last_played.is_none() {
        (FindingEffect::None, texts::no_results_at_all().to_owned())
    } else {
        let labels: Vec<String> = missing.iter().map(|at| book.board_label_in_window(**at)).collect();
        (FindingEffect::Asked, texts::boards_without_result(&labels.join("; ")))
    };
    draft.warn_of_part(CellAddress::Seat(first.seat(Power::Austria), SeatColumn::Player), effect, what);
}

#[cfg(test)]
mod tests {
    use crate::book::Power;
    use crate::import::read_results;

    /// The findings about boards with these values below a heading. The number of each board is in the names.
    fn findings(heading: &str, boards: &[(&str, [&str; 7])]) -> String {
        let row = |(round, values): &(&str, [&str; 7])| {
            let seats = Power::ALL.into_iter().zip(values);
            seats.map(|(power, value)| format!("{round},A,{power},Ann {power},{value}\n")).collect::<Vec<_>>().concat()
        };
        let text = format!("Round,Board,Power,Player,{heading}\n{}", boards.iter().map(row).collect::<String>());
        let import = read_results(text.as_bytes(), "counts.csv").unwrap();
        let asked = |finding: &crate::import::Finding| format!("{:?} {}\n", finding.effect, finding.message);
        import.findings.iter().map(asked).collect()
    }

    const COUNTS: [&str; 7] = ["10", "8", "6", "4", "3", "2", "1"];

    #[test]
    fn a_blank_count_on_a_played_board_is_told() {
        let mut counts = COUNTS;
        counts[3] = "";
        let told = findings("SC", &[("1", counts)]);
        assert!(told.contains("no count for Germany, and the other powers have 30 of the 34 centres"), "{told}");
        assert!(!findings("SC", &[("1", COUNTS)]).contains("no count"));
    }

    #[test]
    fn boards_without_counts_are_told_unless_they_come_after_the_results() {
        let told = findings("SC", &[("1", [""; 7])]);
        assert!(told.contains("no board of the file has centres or scores"), "{told}");
        let told = findings("SC", &[("1", [""; 7]), ("2", COUNTS)]);
        assert!(told.contains("no centres and no scores are in the file for Round 1, board A"), "{told}");
        assert!(!findings("SC", &[("1", COUNTS), ("2", [""; 7])]).contains("no centres"));
    }

    #[test]
    fn scores_that_can_be_counts_are_asked_about() {
        let told = findings("Points", &[("1", COUNTS)]);
        assert!(told.contains("Asked the scores of each board are whole numbers and add up to 34"), "{told}");
        let mut scores = COUNTS;
        scores[0] = "40";
        assert!(!findings("Points", &[("1", scores)]).contains("add up to 34"));
    }

    #[test]
    fn standings_that_can_be_counts_are_asked_about() {
        let sheet = |name: &str, value: fn(usize) -> String| {
            let rows = (0..7)
                .map(|at| format!("Ann {},{}\n", ["Lee", "Orr", "Fox", "Day", "Ray", "Sun", "Nye"][at], value(at)))
                .collect::<Vec<_>>()
                .concat();
            let mut read = crate::import::SheetsOfFile::read(format!("Player,R1\n{rows}").as_bytes(), "m.csv").unwrap();
            name.clone_into(&mut read.sheets[0].name);
            read
        };
        let mut file = sheet("Powers", |at| format!("{} B", Power::ALL[at]));
        file.sheets.extend(sheet("Centres", |at| COUNTS[at].to_owned()).sheets);
        let import = crate::import::results_of_sheets(&file).unwrap();
        assert!(
            import
                .findings
                .iter()
                .any(|finding| finding.message.contains("standings are whole numbers that add up to 34")),
            "{:?}",
            import.findings
        );
    }
}
