//! The centre charts of a round: the counts of each power year by year, a table for each board.

use super::board_call::board_title;
use super::cell::{CellPart, NoticeCell};
use super::column_role::ColumnRole;
use super::notice::{Notice, NoticeColumn, NoticeRow, NoticeSection, SectionStyle};
use super::plot::Plot;
use crate::book::{Board, BoardRef, CellEntry, Chart, GameStage, Power, RoundIx};
use crate::engine::Engine;
use crate::languages::sentences::{columns, notices};
use crate::languages::{Language, list_with_and};

/// The charts of a round. `None` if no board has one.
pub(super) fn charts_notice(engine: &Engine, at: RoundIx, language: Language) -> Option<Notice> {
    let book = engine.book();
    let round = book.round(at)?;
    let (mut sections, mut without) = (Vec::new(), Vec::new());
    for (number, board) in round.boards.iter().enumerate() {
        let board_at = BoardRef::new(at.0, number);
        let title = board_title(book, board_at, language);
        if board.charts.is_empty() {
            without.push(title);
        } else {
            sections.push(chart_section(engine, title, board_at, board, language));
        }
    }
    Plot::share_scale(&mut sections, language);
    let sentence = (!without.is_empty()).then(|| notices::no_chart(language, &list_with_and(language, &without)));
    (!sections.is_empty()).then(|| Notice {
        title: notices::title_centres_by_year(language, &round.title_in(language)),
        sections,
        sentences: sentence.into_iter().collect(),
        languages: language.into(),
        ..Notice::default()
    })
}

fn chart_section(engine: &Engine, title: String, at: BoardRef, board: &Board, language: Language) -> NoticeSection {
    let mut charts: Vec<&Chart> = board.charts.iter().collect();
    charts.sort_by_key(|chart| chart.year);
    let mut columns = vec![
        NoticeColumn::new(ColumnRole::Power, columns::column_power(language)),
        NoticeColumn::new(ColumnRole::Player, columns::column_player(language)),
    ];
    columns.extend(charts.iter().map(|chart| NoticeColumn::new(ColumnRole::Year(chart.year), chart.year.to_string())));
    // The last chart often says what there is now.
    let is_in_chart = |power: Power| {
        let charted = charts.last().map(|chart| &chart.centres[power]);
        board.current_count(power).is_none_or(|now| charted == Some(&CellEntry::Value(now)))
    };
    if !Power::ALL.into_iter().all(is_in_chart) {
        let has_ended = engine.stage(at) == GameStage::Ended;
        columns.push(NoticeColumn::new(
            ColumnRole::Centres,
            if has_ended { columns::column_final_centres(language) } else { columns::column_centres_now(language) },
        ));
    }
    let count = |entry: &CellEntry<u16>| match entry {
        CellEntry::Value(count) => NoticeCell::of_part(CellPart::count((*count).into())),
        other => NoticeCell::text(other.to_string()),
    };
    let cell = |power: Power, role: ColumnRole| match role {
        ColumnRole::Power => NoticeCell::power(power, language),
        ColumnRole::Player => NoticeCell::text(engine.book().name_of(board.seats[power].player)),
        ColumnRole::Year(year) => {
            let chart = charts.iter().find(|chart| chart.year == year);
            chart.map_or_else(NoticeCell::default, |chart| count(&chart.centres[power]))
        }
        _ => {
            let now = board.current_count(power).map(|count| CellPart::count(count.into()));
            NoticeCell::optional(now)
        }
    };
    let rows = Power::ALL.into_iter().enumerate().map(|(position, power)| NoticeRow {
        person: board.seats[power].player,
        position,
        cells: columns.iter().map(|column| cell(power, column.role)).collect(),
        ..NoticeRow::default()
    });
    let rows = rows.collect();
    NoticeSection { title, columns, rows, style: SectionStyle::Plotted, ..NoticeSection::default() }
}

/// The plot of the centres of a board by year. `None` where it has fewer than two charts.
pub fn board_plot(engine: &Engine, at: BoardRef, language: Language) -> Option<Plot> {
    let board = engine.board(at)?;
    Plot::of(&chart_section(engine, board_title(engine.book(), at, language), at, board, language), language)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Book, PerPower, Round, Year};

    fn board(years: &[u16], last: u16) -> Board {
        let mut board = Board::new("A");
        for year in years {
            let counts = |count: u16| Power::ALL.map(|power| if power == Power::Austria { count } else { 4 });
            let centres = PerPower::from_fn(|power| CellEntry::Value(counts(5)[power as usize]));
            board.charts.push(Chart { year: Year(*year), centres });
        }
        for power in Power::ALL {
            let count = if power == Power::Austria { last } else { 4 };
            board.seats[power].centres = CellEntry::Value(count);
        }
        board
    }

    fn headings(boards: Vec<Board>) -> Vec<Vec<String>> {
        let round = Round { name: "1".into(), boards, ..Round::default() };
        let engine = Engine::new(Book { rounds: vec![round], ..Book::default() });
        let sections = charts_notice(&engine, RoundIx(0), Language::English).unwrap().sections;
        sections.iter().map(|section| section.columns[2..].iter().map(|it| it.title.clone()).collect()).collect()
    }

    #[test]
    fn a_chart_has_the_years_of_its_own_board_and_a_last_column_only_where_it_says_more() {
        let mut ended = board(&[1901, 1902], 5);
        ended.end_year = CellEntry::Value(Year(1902));
        let mut corrected = board(&[1902, 1901], 6);
        corrected.end_year = CellEntry::Value(Year(1903));
        let longer = board(&[1901, 1902, 1903], 5);
        assert_eq!(
            headings(vec![ended, corrected, longer]),
            [vec!["1901", "1902"], vec!["1901", "1902", "final"], vec!["1901", "1902", "1903"]]
        );
    }
}
