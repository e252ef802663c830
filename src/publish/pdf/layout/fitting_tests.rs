//! Tests of how pages are filled, and of names and lists that have little room.

use super::super::page_content::{PlacedText, TextRole};
use super::tests::texts;
use super::*;
use crate::languages::BETWEEN_LANGUAGES;
use crate::notices::{CellPart, ColumnRole, KeyFigure, NoticeCell, NoticeColumn, NoticeRow};
use crate::publish::{Paper, TextSize};

const POWERS: [&str; 7] = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];

fn pages(notice: &Notice, size: TextSize) -> Vec<PageContent> {
    let setup = PageSetup { paper: Paper::A4, size, event: "Tea-time Open".into(), ..PageSetup::default() };
    lay_out(&Fonts::load().unwrap(), notice, &setup)
}

fn part(text: &str) -> CellPart {
    CellPart { text: text.into(), ..CellPart::default() }
}

fn list(texts: &[&str]) -> NoticeCell {
    NoticeCell { parts: texts.iter().map(|text| part(text)).collect(), separator: ", ", list: None }
}

fn section(title: &str, roles: &[ColumnRole], rows: Vec<Vec<NoticeCell>>) -> NoticeSection {
    let columns = roles.iter().map(|role| NoticeColumn::new(*role, format!("{role:?}"))).collect();
    let rows = rows.into_iter().map(|cells| NoticeRow { cells, ..NoticeRow::default() }).collect();
    NoticeSection { title: title.into(), columns, rows, ..NoticeSection::default() }
}

/// A board that is called, or one with its counts.
fn board(name: &str, is_called: bool) -> NoticeSection {
    let cells = |power: &str| {
        let count = (!is_called).then(|| NoticeCell::from(part("5")));
        [list(&[power]), list(&["Ann Lee"])].into_iter().chain(count).collect()
    };
    let roles = [ColumnRole::Power, ColumnRole::Player, ColumnRole::Centres];
    let roles = if is_called { &roles[..2] } else { &roles };
    let board = section(&format!("Board {name}"), roles, POWERS.map(cells).into());
    let letter = KeyFigure { figure: name.into(), label: "Board".into() };
    NoticeSection { key_figures: if is_called { vec![letter] } else { Vec::new() }, ..board }
}

fn find<'p>(page: &'p PageContent, text: &str) -> &'p PlacedText {
    page.texts.iter().find(|placed| &*placed.shaped.text == text).unwrap_or_else(|| panic!("no {text}"))
}

fn lowest_cell(page: &PageContent) -> f32 {
    let cells = page.texts.iter().filter(|text| matches!(text.role, TextRole::Cell { .. }));
    cells.map(|text| text.baseline).fold(0.0, f32::max)
}

#[test]
fn the_texts_of_each_game_stand_beside_its_figure_and_no_line_ends_with_a_comma() {
    let roles =
        [ColumnRole::ChoosingOrder, ColumnRole::Player, ColumnRole::Power, ColumnRole::Score, ColumnRole::Board];
    let row = |name: &str| {
        vec![
            list(&["1"]),
            list(&[name]),
            list(&["France", "Austria"]),
            list(&["227.50", "\u{2212}100.00"]),
            list(&["Medal 1, A", "Medal 2, A"]),
        ]
    };
    let seats = section("Seats", &roles, vec![row("Grandmaster Flush"), row("Vellum")]);
    let notice = Notice { title: "Medal round".into(), sections: vec![seats], ..Notice::default() };
    let page = pages(&notice, TextSize::Poster).remove(0);
    for line in [["France", "227.50", "Medal 1, A"], ["Austria", "\u{2212}100.00", "Medal 2, A"]] {
        let [power, score, board] = line.map(|text| find(&page, text).baseline);
        assert!(power == score && score == board, "{line:?}");
    }
    assert!(page.texts.iter().all(|text| !text.shaped.text.ends_with(',') && text.shaped.stretch == 1.0));
}

#[test]
fn boards_are_shared_evenly_over_pages_and_strips() {
    for (boards, is_called) in [(22_u8, true), (9, true), (13, true), (9, false), (14, false)] {
        let sections = (0..boards).map(|at| board(&char::from(b'A' + at).to_string(), is_called)).collect();
        let notice = Notice { title: "Round 1".into(), sections, ..Notice::default() };
        let on_pages: Vec<usize> = pages(&notice, TextSize::Poster)
            .iter()
            .map(|page| page.texts.iter().filter(|text| &*text.shaped.text == "Turkey").count())
            .collect();
        let (least, most) = (on_pages.iter().min().unwrap(), on_pages.iter().max().unwrap());
        assert!(most - least <= 1 && on_pages.iter().sum::<usize>() == usize::from(boards), "{on_pages:?}");
    }
}

#[test]
fn a_short_notice_fills_its_sheet_with_space_between_its_rows() {
    let roles = [ColumnRole::Award, ColumnRole::Winner, ColumnRole::Figure];
    let row = |power: &str| vec![list(&[power]), list(&["Katarina Papadopoulos-Lund"]), list(&["45.00"])];
    let awards = section("", &roles, POWERS.map(row).into());
    let notice = Notice { title: "Awards".into(), sections: vec![awards], ..Notice::default() };
    let [page] = &pages(&notice, TextSize::Poster)[..] else { panic!("one page") };
    assert!(lowest_cell(page) > page.sheet.height / 2.0, "{}", lowest_cell(page));
    // The page of one board is fuller than half of a page of two.
    let boards = ["A", "B", "C", "D", "E"].map(|name| board(name, false)).into();
    let notice = Notice { title: "Round 1: boards".into(), sections: boards, ..Notice::default() };
    let last = pages(&notice, TextSize::Poster).pop().unwrap();
    assert!(lowest_cell(&last) > 0.45 * last.sheet.height, "{}", lowest_cell(&last));
}

#[test]
fn a_board_alone_on_its_page_has_larger_letters_than_those_that_share_theirs_and_fills_it() {
    // With what happened there, two boards fill a page.
    let with_notes = |name| {
        let sentences = (1..=12).map(|minute| format!("14:{minute}: the vote for a draw was refused.")).collect();
        NoticeSection { sentences, ..board(name, false) }
    };
    let boards = ["A", "B", "C"].map(with_notes).into();
    let notice = Notice { title: "Round 1: boards".into(), sections: boards, ..Notice::default() };
    let pages = pages(&notice, TextSize::Poster);
    let [first, last] = &pages[..] else { panic!("{} pages", pages.len()) };
    let size = |page: &PageContent| {
        let cells = page.texts.iter().filter(|text| matches!(text.role, TextRole::Cell { .. }));
        cells.map(|text| text.size).fold(0.0, f32::max)
    };
    let larger = size(last) / size(first);
    assert!((1.2..1.31).contains(&larger), "{larger}");
    // The notes stand below the table.
    assert!(lowest_cell(last) > 0.55 * last.sheet.height, "{}", lowest_cell(last));
    assert!(last.texts.iter().any(|text| text.role == TextRole::SectionTitle(2)), "it is the third section");
    assert!(texts(last).contains(&"Round 1: boards, continued"), "{:?}", texts(last));
}

#[test]
fn another_space_between_rows_places_rows_again_as_they_are_set() {
    let fonts = Fonts::load().unwrap();
    let boards = ["A", "B", "C"].map(|name| board(name, false)).into();
    let notice = Notice { title: "Round 1: boards".into(), sections: boards, ..Notice::default() };
    let setup = PageSetup { paper: Paper::A4, size: TextSize::List, ..PageSetup::default() };
    let part = TablePart::new(&fonts, &notice, (0..3, GamesPlace::InColumns), &setup);
    let form = part.laid_out.form.clone().unwrap();
    let placed = |row_padding: f32| {
        let mut form = form.clone();
        form.row_padding = row_padding;
        part.place(&fonts, (&form, &part.laid_out.set), &setup).0.remove(0)
    };
    let (close, loose) = (placed(0.1), placed(0.4));
    assert_eq!(texts(&close), texts(&loose));
    assert!(lowest_cell(&loose) > lowest_cell(&close) + form.size);
}

#[test]
fn no_letter_of_a_board_crosses_the_rule_and_no_name_of_one_is_larger_than_the_title_of_the_page() {
    let boards = ["Top board", "J", "Q"].map(|name| board(name, true)).into();
    let notice = Notice { title: "Round 5: board call".into(), sections: boards, ..Notice::default() };
    let page = pages(&notice, TextSize::Poster).remove(0);
    let title = find(&page, "Round 5: board call");
    assert!(find(&page, "Top board").size < title.size);
    for name in ["Top board", "J", "Q"] {
        let letter = find(&page, name);
        let below = page.areas.iter().map(|area| area.top).filter(|top| *top > letter.baseline);
        let rule = below.fold(f32::MAX, f32::min);
        assert!(letter.baseline + 0.2 * letter.size < rule, "{name}");
    }
}

#[test]
fn the_second_language_of_a_column_is_below_the_first_in_all_rows_or_beside_it_in_all() {
    let roles = [ColumnRole::Award, ColumnRole::Winner, ColumnRole::Figure, ColumnRole::Game];
    let row = |first: &str, second: &str| {
        let award = format!("{first}{BETWEEN_LANGUAGES}{second}");
        vec![list(&[&award]), list(&["Katarina Lund"]), list(&["100.00"]), list(&["R2, A"])]
    };
    let rows = vec![
        row("Miglior Austria", "Best Austria"),
        row("Miglior Inghilterra", "Best England"),
        row("Miglior Italia", "Best Italy"),
    ];
    let notice = Notice {
        title: "Premi".into(),
        sections: vec![section("", &roles, rows)],
        languages: crate::languages::NoticeLanguages {
            second: Some(crate::languages::Language::English),
            ..crate::languages::Language::Italian.into()
        },
        ..Notice::default()
    };
    let page = pages(&notice, TextSize::Poster).remove(0);
    let pairs = [
        ("Miglior Austria", "Best Austria"),
        ("Miglior Inghilterra", "Best England"),
        ("Miglior Italia", "Best Italy"),
    ];
    let down = pairs.map(|(first, second)| find(&page, second).baseline - find(&page, first).baseline);
    assert!(down.iter().all(|one| (one - down[0]).abs() < 0.01), "{down:?}");
    let tops = pairs.map(|(first, _)| find(&page, first).baseline);
    assert!((tops[1] - tops[0] - (tops[2] - tops[1])).abs() < 0.01, "all rows are as high: {tops:?}");
}

#[test]
fn a_long_name_on_a_certificate_takes_two_lines_before_it_is_as_small_as_the_place() {
    let roles = [ColumnRole::Player, ColumnRole::Outcome];
    let name = "Juan Carlos Alberto María de los Ángeles Fernández-Villaverde";
    let certificate = section("", &roles, vec![vec![list(&[name]), list(&["1st place of 77 players"])]]);
    let notice = Notice { layout: NoticeLayout::Certificates, sections: vec![certificate], ..Notice::default() };
    let page = pages(&notice, TextSize::List).remove(0);
    let of_name: Vec<&PlacedText> =
        page.texts.iter().filter(|text| matches!(text.role, TextRole::Cell { column: 0, .. })).collect();
    assert_eq!(of_name.len(), 2);
    assert!(of_name[0].size > 1.3 * find(&page, "1st place of 77 players").size, "{}", of_name[0].size);
}

#[test]
fn the_names_of_badges_have_one_size_but_for_a_word_that_is_very_long() {
    let names = ["Ann Lee", "Konstantinos Papadopoulos", "Bo Ek", "Jean-Pierre de la Cruz", "Ada Low"].repeat(8);
    let mut rows: Vec<Vec<NoticeCell>> = names.iter().map(|name| vec![list(&[name])]).collect();
    rows.push(vec![list(&["Wolfeschlegelsteinhausenbergerdorff"])]);
    let badges = section("", &[ColumnRole::Player], rows);
    let notice = Notice { layout: NoticeLayout::Badges, sections: vec![badges], ..Notice::default() };
    let pages = pages(&notice, TextSize::List);
    let names = pages.iter().flat_map(|page| &page.texts).filter(|text| matches!(text.role, TextRole::Cell { .. }));
    let (long, usual): (Vec<&PlacedText>, Vec<&PlacedText>) =
        names.partition(|text| text.shaped.text.starts_with("Wolfe"));
    assert!(usual.iter().all(|text| text.size == usual[0].size && text.shaped.stretch == 1.0));
    assert!(usual[0].size >= 27.0 && long.iter().all(|text| text.size < usual[0].size), "{}", usual[0].size);
}
