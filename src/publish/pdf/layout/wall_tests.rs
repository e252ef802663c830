//! Tests of what is found from afar: the letters of boards and of names, places and totals.

use super::super::page_content::{PlacedText, Shade, TextRole};
use super::*;
use crate::book::{PersonId, RoundIx, Year};
use crate::languages::Language;
use crate::notices::{
    BoardResult, CellPart, ColumnRole, KeyFigure, LegendEntry, Mark, NoticeCell, NoticeColumn, NoticeRow,
    NoticeSection, SectionStyle,
};
use crate::publish::{Paper, TextSize};

const POWERS: [&str; 7] = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];

fn poster(paper: Paper) -> PageSetup {
    PageSetup { paper, size: TextSize::Poster, event: "Tea-time Open".into(), ..PageSetup::default() }
}

fn pages(notice: &Notice, setup: &PageSetup) -> Vec<PageContent> {
    lay_out(&Fonts::load().unwrap(), notice, setup)
}

fn columns(roles: &[ColumnRole]) -> Vec<NoticeColumn> {
    let title = |role: &ColumnRole| match role {
        ColumnRole::Round(round) => format!("Round {}", round.0 + 1),
        ColumnRole::Year(year) => year.to_string(),
        role => format!("{role:?}"),
    };
    roles.iter().map(|role| NoticeColumn::new(*role, title(role))).collect()
}

fn text(text: &str) -> NoticeCell {
    CellPart { text: text.into(), ..CellPart::default() }.into()
}

fn number(value: f64, marks: &[Mark]) -> NoticeCell {
    let text = format!("{value:.2}");
    CellPart { text, value: Some(value), decimals: 2, marks: marks.to_vec(), ..CellPart::default() }.into()
}

fn count(value: u16) -> NoticeCell {
    CellPart { text: value.to_string(), value: Some(value.into()), ..CellPart::default() }.into()
}

fn find<'p>(page: &'p PageContent, text: &str) -> &'p PlacedText {
    page.texts.iter().find(|placed| &*placed.shaped.text == text).unwrap_or_else(|| panic!("{text} is on the page"))
}

fn right(text: &PlacedText) -> f32 {
    text.left + text.shaped.width * text.size
}

/// A call of the boards with these names.
fn call(names: &[String]) -> Notice {
    let section = |name: &String| NoticeSection {
        title: format!("Board {name}"),
        key_figures: vec![KeyFigure { figure: name.clone(), label: "Board".into() }],
        columns: columns(&[ColumnRole::Power, ColumnRole::Player]),
        rows: POWERS
            .map(|power| NoticeRow { cells: vec![text(power), text("Ann Lee")], ..NoticeRow::default() })
            .into(),
        ..NoticeSection::default()
    };
    Notice { title: "Round 1: board call".into(), sections: names.iter().map(section).collect(), ..Notice::default() }
}

fn letters(count: u8) -> Vec<String> {
    (0..count).map(|at| char::from(b'A' + at).to_string()).collect()
}

#[test]
fn the_letter_of_a_board_is_read_from_across_the_room_and_stands_with_its_powers() {
    for (paper, boards) in [(Paper::A4, 3), (Paper::A4, 22), (Paper::A3, 12), (Paper::Letter, 11)] {
        let call = call(&letters(boards));
        let pages = pages(&call, &poster(paper));
        let mut found = 0;
        for page in &pages {
            for (section, _) in call.sections.iter().enumerate() {
                let of = |role: TextRole| page.texts.iter().find(move |text| text.role == role);
                let is_letter = |text: &&PlacedText| text.role == TextRole::SectionTitle(section) && text.size >= 40.0;
                let Some(letter) = page.texts.iter().find(is_letter) else { continue };
                assert_eq!(*letter.shaped.text, call.sections[section].key_figures[0].figure);
                let first = of(TextRole::Cell { section, row: 0, column: 0 }).unwrap();
                let last = of(TextRole::Cell { section, row: 6, column: 0 }).unwrap();
                assert!(letter.baseline < last.baseline && first.size >= 16.5, "{paper:?}: {boards}");
                let is_beside = letter.left + letter.shaped.width * letter.size < first.left;
                assert!(is_beside || letter.baseline < first.baseline, "{paper:?}: {boards}");
                found += 1;
            }
            assert!(page.texts.iter().all(|text| !text.shaped.text.contains("Player")), "no heading says it again");
        }
        assert_eq!(found, usize::from(boards), "{paper:?}: each board has its letter once");
    }
    assert!(pages(&call(&letters(22)), &poster(Paper::A4)).len() <= 4, "six boards to a sheet");
}

#[test]
fn a_board_with_a_long_name_has_room_for_it() {
    let name = "The Konstantinos Papadimitropoulos Memorial Top Board".to_owned();
    let pages = pages(&call(&[name.clone(), "B".into()]), &poster(Paper::A4));
    let title = find(&pages[0], &name);
    assert!(right(title) <= pages[0].sheet.width - MARGIN + 0.1 && title.size > 9.0, "{}", title.size);
}

#[test]
fn a_name_is_found_under_its_letter_and_the_board_stands_beside_it() {
    let names = ["Ash", "Abel", "Bo", "Cy", "Cole"].repeat(12);
    let mut names: Vec<String> = names.iter().enumerate().map(|(at, name)| format!("{name} Number {at}")).collect();
    names.sort();
    names[7] = "A very long name that only one of all these players has".into();
    let row = |name: &String| NoticeRow {
        person: Some(PersonId(1)),
        initial: name.chars().next(),
        cells: vec![text(name), text("K"), text("Germany")],
        ..NoticeRow::default()
    };
    let section = NoticeSection {
        columns: columns(&[ColumnRole::Player, ColumnRole::Board, ColumnRole::Power]),
        rows: names.iter().map(row).collect(),
        ..NoticeSection::default()
    };
    let notice = Notice { title: "Round 1: board call by player".into(), sections: vec![section], ..Notice::default() };
    let pages = pages(&notice, &poster(Paper::A4));
    assert!(pages.len() > 1);
    for page in &pages {
        let cells = |wanted: usize| {
            let is_wanted =
                move |text: &&PlacedText| matches!(text.role, TextRole::Cell { column, .. } if column == wanted);
            page.texts.iter().filter(is_wanted)
        };
        let widest = cells(0).map(right).fold(0.0, f32::max);
        let board = cells(1).next().unwrap();
        assert!(board.left - widest < 3.0 * board.size, "the board is beside the name");
        let initials: Vec<&PlacedText> = page
            .texts
            .iter()
            .filter(|text| text.role == TextRole::Repeated && text.shaped.text.chars().count() == 1)
            .collect();
        let first = cells(0).next().unwrap();
        assert!((initials[0].baseline - first.baseline).abs() < 0.01, "each page begins with a letter");
        let (initial, board) = (initials[0], cells(1).next().unwrap());
        assert!(initial.size < board.size && first.size < board.size, "no initial is taken for a board");
        assert_eq!((initial.shade, board.shade), (Shade::Faded, Shade::Black));
        assert!((board.baseline - first.baseline).abs() < 0.01);
        let ends = page.areas.iter().map(|area| area.left + area.width);
        let first_strip: Vec<f32> = ends.filter(|end| *end < page.sheet.width / 2.0).collect();
        assert!(first_strip.windows(2).all(|two| (two[0] - two[1]).abs() < 0.1), "rule and bands end together");
        assert!(initials[0].left < first.left && first.shaped.text.starts_with(&*initials[0].shaped.text));
        // In the next strip the letter stands again.
        let is_again = |two: &[&PlacedText]| two[0].shaped.text == two[1].shaped.text && two[0].left == two[1].left;
        assert!(!initials.windows(2).any(is_again), "a letter stands where it changes");
    }
}

/// Standings after this number of rounds. Every third game does not count.
fn standings(players: usize, rounds: usize) -> Notice {
    let mut roles = vec![ColumnRole::Place, ColumnRole::Player];
    roles.extend((0..rounds).map(|round| ColumnRole::Round(RoundIx(round))));
    roles.push(ColumnRole::Total);
    let row = |at: usize| {
        let games = (0..rounds).map(|round| {
            let marks: &[Mark] = if (at + round).is_multiple_of(3) { &[Mark::Dropped] } else { &[] };
            number([0.5, 31.8, -100.0, 462.5][(at + round) % 4], marks)
        });
        let cells = [text(&(at + 1).to_string()), text(&format!("Player Number {}", at + 1))];
        let cells = cells.into_iter().chain(games).chain([number(1000.5, &[])]).collect();
        NoticeRow { place: Some(at + 1), result: Some(BoardResult::Other), cells, ..NoticeRow::default() }
    };
    let section =
        NoticeSection { columns: columns(&roles), rows: (0..players).map(row).collect(), ..NoticeSection::default() };
    Notice { title: "Standings".into(), sections: vec![section], ..Notice::default() }
}

#[test]
fn the_games_of_five_rounds_are_in_small_columns_so_that_nineteen_of_twenty_names_have_one_line() {
    let mut notice = standings(154, 5);
    let usual = ["Elena Haugen", "Xavier Lund", "Ulf Johansson", "Maria Petrenko"];
    for (at, row) in notice.sections[0].rows.iter_mut().enumerate() {
        row.cells[1] = text(if at % 20 == 7 { "Jean-Pierre de la Cruz" } else { usual[at % 4] });
        for game in &mut row.cells[2..7] {
            *game = number([0.5, 31.8, 100.0][at % 3], &[]);
        }
        row.cells[7] = number(174.6, &[]);
    }
    let pages = pages(&notice, &poster(Paper::A4));
    assert!(pages.len() <= 6, "{} sheets", pages.len());
    let mut whole = 0;
    for page in &pages {
        assert!(page.sheet.width < page.sheet.height);
        let cells = |wanted: usize| -> Vec<&PlacedText> {
            let is_wanted = |text: &&PlacedText| matches!(text.role, TextRole::Cell { column, .. } if column == wanted);
            page.texts.iter().filter(is_wanted).collect()
        };
        let names = cells(1);
        assert!(names.iter().all(|name| name.left == names[0].left && name.size >= 16.5), "one strip of large names");
        whole += names.iter().filter(|name| usual.contains(&&*name.shaped.text)).count();
        for game in cells(2) {
            assert!((12.0..13.0).contains(&game.size), "{game:?}");
            let name = names.iter().find(|name| (name.baseline - game.baseline).abs() < 0.01).unwrap();
            assert!(right(name) < game.left);
        }
    }
    assert_eq!(whole, 154 - 8);
}

#[test]
fn no_heading_begins_left_of_the_margin_beside_very_long_names() {
    for players in [3, 12] {
        let mut notice = standings(players, 5);
        for (at, row) in notice.sections[0].rows.iter_mut().enumerate() {
            let marks = vec![Mark::Shared];
            row.cells[0] = CellPart { text: "1".into(), value: Some(1.0), marks, ..CellPart::default() }.into();
            if at < 3 {
                row.cells[1] = text("Llanfairpwllgwyngyll ".repeat(12).trim());
            }
        }
        for page in pages(&notice, &poster(Paper::A4)) {
            let is_first = |text: &&PlacedText| matches!(text.role, TextRole::Heading { column: 0, .. });
            assert!(page.texts.iter().filter(is_first).all(|text| text.left > MARGIN - 0.1), "{players} players");
        }
    }
}

#[test]
fn standings_of_many_rounds_stay_upright_with_the_games_below_the_names() {
    for (players, rounds) in [(23, 10), (154, 9), (42, 6), (154, 5), (1, 9)] {
        let notice = standings(players, rounds);
        let pages = pages(&notice, &poster(Paper::A4));
        let mut rows = 0;
        for page in &pages {
            assert!(page.sheet.width < page.sheet.height, "{players} × {rounds}");
            for text in &page.texts {
                assert!(text.left >= MARGIN - 0.1 && right(text) <= page.sheet.width - MARGIN + 0.1, "{text:?}");
                let TextRole::Cell { column, .. } = text.role else { continue };
                assert!(text.size >= if column < 3 { 16.5 } else { 8.0 }, "{players} × {rounds}: {}", text.size);
                rows += usize::from(column == 2);
            }
            // The points of the figures of a column stand below each other, with brackets and without.
            let fonts = Fonts::load().unwrap();
            for game in 3..3 + rounds {
                let is_game = |text: &&PlacedText| {
                    matches!(text.role, TextRole::Cell { column, .. } if column == game)
                        && text.shaped.text.contains('.')
                };
                let point = |text: &PlacedText| {
                    let whole = text.shaped.text.split('.').next().unwrap();
                    text.left + fonts.width(whole) * text.size
                };
                let points: Vec<f32> = page.texts.iter().filter(is_game).map(point).collect();
                // Those of the other strip stand below each other too.
                let others: Vec<f32> = points.iter().copied().filter(|at| (at - points[0]).abs() >= 0.1).collect();
                assert!(others.windows(2).all(|two| (two[0] - two[1]).abs() < 0.1), "{points:?}");
            }
        }
        assert_eq!(rows, players, "each total is printed once");
    }
}

#[test]
fn the_games_below_a_name_stand_in_an_even_grid_and_no_bracket_touches_the_next() {
    let pages = pages(&standings(23, 10), &poster(Paper::A4));
    // The games of a row take two lines, beside the total.
    let of_row = |row: usize| {
        let is_game = move |text: &&PlacedText| matches!(text.role, TextRole::Cell { row: at, column, .. } if at == row && column >= 3);
        let mut games: Vec<&PlacedText> = pages[0].texts.iter().filter(is_game).collect();
        games.sort_by(|one, other| one.baseline.total_cmp(&other.baseline).then(one.left.total_cmp(&other.left)));
        let lines = games.chunk_by(|one, other| one.baseline == other.baseline);
        lines.map(<[&PlacedText]>::to_vec).collect::<Vec<_>>()
    };
    let ends_of = |line: &[&PlacedText]| {
        let figures = line.iter().filter(|text| text.shaped.text.contains('.'));
        figures.map(|text| right(text)).collect::<Vec<f32>>()
    };
    let ends: Vec<Vec<f32>> = of_row(0).iter().map(|line| ends_of(line)).collect();
    assert_eq!(ends.iter().map(Vec::len).collect::<Vec<_>>(), [5, 5]);
    let pitch = ends[0][1] - ends[0][0];
    for line in &ends {
        assert!(line.windows(2).all(|two| (two[1] - two[0] - pitch).abs() < 0.05), "{ends:?}");
    }
    let is_total = |text: &&PlacedText| matches!(text.role, TextRole::Cell { row: 0, column: 2, .. });
    let total = pages[0].texts.iter().find(is_total).unwrap().left;
    assert!(ends.iter().flatten().all(|end| *end < total), "no game stands below the total");
    for line in (0..10).flat_map(of_row) {
        for pair in line.windows(2).filter(|pair| &*pair[0].shaped.text == ")") {
            assert!(pair[1].left - right(pair[0]) >= 0.5 * pair[0].size, "{pair:?}");
        }
    }
}

#[test]
fn the_games_of_nine_rounds_begin_below_the_names_on_as_few_sheets() {
    let pages = pages(&standings(24, 9), &poster(Paper::A4));
    assert_eq!(pages.len(), 2);
    for page in &pages {
        assert!(page.sheet.width < page.sheet.height);
        let cells = page.texts.iter().filter(|text| matches!(text.role, TextRole::Cell { .. }));
        for text in cells {
            assert!(text.size >= 10.5, "{text:?}");
            assert!(text.left >= MARGIN - 0.1 && right(text) <= page.sheet.width - MARGIN + 0.1, "{text:?}");
        }
    }
}

/// The centres of this number of boards. Each has another highest count.
fn charts(boards: u8) -> Notice {
    let mut roles = vec![ColumnRole::Power, ColumnRole::Player];
    roles.extend((1901..1909).map(|year| ColumnRole::Year(Year(year))));
    let section = |name: String| NoticeSection {
        title: format!("Board {name}"),
        columns: columns(&roles),
        rows: POWERS
            .map(|power| {
                let years = (1901..1909_u16).map(|year| count(year % 10));
                let cells = [text(power), text("Ann Lee")].into_iter().chain(years).collect();
                NoticeRow { cells, ..NoticeRow::default() }
            })
            .into(),
        style: SectionStyle::Plotted,
        ..NoticeSection::default()
    };
    let sections = letters(boards).into_iter().map(section).collect();
    Notice { title: "Round 1: centres by year".into(), sections, ..Notice::default() }
}

#[test]
fn two_boards_with_their_years_share_a_page_and_are_read_from_a_wall() {
    let paper = Paper::A4;
    let pages = pages(&charts(5), &poster(paper));
    let on_page: Vec<usize> = pages.iter().map(|page| page.figures.len()).collect();
    assert_eq!(on_page, [2, 2, 1], "{paper:?}");
    let mut heights = Vec::new();
    for page in &pages {
        for text in &page.texts {
            let least = match text.role {
                TextRole::Cell { .. } => 12.0,
                TextRole::SectionTitle(_) => 24.0,
                _ => 8.0,
            };
            assert!(text.size >= least, "{paper:?}: {text:?}");
        }
        for figure in &page.figures {
            let points = || page.lines[figure.lines.clone()].iter().flat_map(|line| &line.points);
            let left = points().map(|(x, _)| *x).fold(f32::MAX, f32::min);
            let (top, bottom) =
                points().fold((f32::MAX, 0.0_f32), |(top, bottom), (_, y)| (top.min(*y), bottom.max(*y)));
            assert!(left < MARGIN + 40.0, "a plot is as wide as the page: {left}");
            heights.push(bottom - top);
        }
    }
    assert!(heights.iter().all(|height| (height - heights[0]).abs() < 0.5), "all are as high: {heights:?}");
}

#[test]
fn a_sheet_does_not_end_a_line_of_its_legend_with_a_sign_that_joins_nothing() {
    let mut notice = standings(5, 3);
    let entry = |at: u8| LegendEntry {
        sign: "A".into(),
        style: None,
        style_name: String::new(),
        plain_sign: "",
        meaning: format!("meaning number {at} of the marks."),
        language: Language::English,
    };
    notice.legend = (0..9).map(entry).collect();
    let page = pages(&notice, &poster(Paper::A4)).remove(0);
    let lines: Vec<&str> = page
        .texts
        .iter()
        .filter(|text| matches!(text.role, TextRole::Subtitle(4)))
        .map(|text| &*text.shaped.text)
        .collect();
    assert!(lines.len() > 1 && lines.iter().all(|line| !line.trim_end().ends_with('·')), "{lines:?}");
    assert_eq!(lines.iter().map(|line| line.matches("meaning").count()).sum::<usize>(), 9);
}

#[test]
fn a_figure_that_does_not_count_has_brackets_that_a_copy_shows() {
    let pages = pages(&standings(6, 2), &poster(Paper::A4));
    let texts: Vec<&str> = pages[0].texts.iter().map(|text| &*text.shaped.text).collect();
    let dropped = texts.windows(3).filter(|three| three[0] == "(" && three[2] == ")").count();
    assert_eq!(dropped, 4);
}

#[test]
fn the_members_of_a_team_stand_below_it_and_their_scores_below_its_total() {
    let list = |texts: &[&str]| {
        let parts = texts.iter().map(|text| CellPart { text: (*text).into(), ..CellPart::default() });
        NoticeCell { parts: parts.collect(), ..NoticeCell::default() }
    };
    let roles = [ColumnRole::Place, ColumnRole::Team, ColumnRole::Member, ColumnRole::MemberScore, ColumnRole::Total];
    let cells =
        vec![text("1"), text("Leaves of Grass"), list(&["Ann", "Ben"]), list(&["31.80", "9.10"]), text("40.90")];
    let section = NoticeSection {
        columns: columns(&roles),
        rows: vec![NoticeRow { cells, ..NoticeRow::default() }],
        ..NoticeSection::default()
    };
    let notice = Notice { title: "Teams".into(), sections: vec![section], ..Notice::default() };
    let page = pages(&notice, &poster(Paper::A4)).remove(0);
    let [team, total, ann, ben, score] =
        ["Leaves of Grass", "40.90", "Ann", "Ben", "31.80"].map(|text| find(&page, text));
    assert_eq!((team.baseline, ann.baseline), (total.baseline, score.baseline));
    assert!(team.baseline < ann.baseline && ann.baseline < ben.baseline);
    assert!(ann.left == team.left && ann.size < team.size && score.size < total.size);
}
