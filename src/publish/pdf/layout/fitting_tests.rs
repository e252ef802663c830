//! Tests of how pages are filled, and of names and lists that have little room.

use std::collections::BTreeSet;

use super::super::page_content::{Area, PlacedText, TextRole};
use super::tests::texts;
use super::*;
use crate::languages::{BETWEEN_LANGUAGES, Language, NoticeLanguages};
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
        let pages = pages(&notice, TextSize::Poster);
        let last_rows = |page: &PageContent| -> Vec<f32> {
            page.texts.iter().filter(|text| &*text.shaped.text == "Turkey").map(|text| text.left).collect()
        };
        let on_pages: Vec<usize> = pages.iter().map(|page| last_rows(page).len()).collect();
        let lefts: BTreeSet<u32> = last_rows(&pages[0]).into_iter().map(f32::to_bits).collect();
        let strips = lefts.len();
        assert_eq!(on_pages.iter().sum::<usize>(), usize::from(boards));
        // Only the last page has a place without a board.
        let [full @ .., _] = &on_pages[..] else { panic!("no page") };
        assert!(full.iter().all(|on_page| on_page.is_multiple_of(strips)), "{on_pages:?}");
        let (least, most) = (on_pages.iter().min().unwrap(), on_pages.iter().max().unwrap());
        assert!(most - least < 2 * strips, "{on_pages:?}");
    }
}

/// The boards of a round with their scores, in French and English or in English alone, with this number of sentences in
/// each language.
fn boards_in_two(boards: u8, sentences: usize, is_in_two: bool) -> Notice {
    let powers = ["Autriche", "Angleterre", "France", "Allemagne", "Italie", "Russie", "Turquie"];
    let names = ["Ulrich Hämäläinen", "Jorge García", "Ana-Maria Lindqvist"];
    let columns = [
        (ColumnRole::Power, "power"),
        (ColumnRole::Player, "player"),
        (ColumnRole::Centres, "centres"),
        (ColumnRole::SystemColumn(0), "square"),
        (ColumnRole::Score, "score"),
    ];
    let both = |french: &str, english: &str| match (is_in_two, french == english) {
        (true, false) => format!("{french}{BETWEEN_LANGUAGES}{english}"),
        _ => english.to_owned(),
    };
    let cells = |at: usize| {
        let figures = ["9", "81", "36.16"].map(|text| NoticeCell::from(CellPart { value: Some(1.0), ..part(text) }));
        let power = both(powers[at], POWERS[at]);
        [list(&[&power]), list(&[names[at % 3]])].into_iter().chain(figures).collect::<Vec<NoticeCell>>()
    };
    let row = |at: usize| NoticeRow { cells: cells(at), ..NoticeRow::default() };
    let section = |at: u8| {
        let of_language = |word: &str| (0..sentences).map(|_| format!("{word} 1904.")).collect::<Vec<_>>();
        let french = if is_in_two { of_language("Élimination : Allemagne") } else { Vec::new() };
        NoticeSection {
            title: format!("Board {}", char::from(b'A' + at)),
            columns: columns.iter().map(|(role, title)| NoticeColumn::new(*role, *title)).collect(),
            rows: (0..POWERS.len()).map(row).collect(),
            sentences: french.into_iter().chain(of_language("Out: Germany")).collect(),
            ..NoticeSection::default()
        }
    };
    let second = is_in_two.then_some(Language::English);
    let languages = NoticeLanguages { second, ..Language::French.into() };
    let sections = (0..boards).map(section).collect();
    Notice { title: both("Ronde 1 : tables", "Round 1: boards"), sections, languages, ..Notice::default() }
}

#[test]
fn a_board_in_two_languages_is_on_one_page_with_all_its_sentences() {
    for sentences in 0..7 {
        let pages = pages(&boards_in_two(5, sentences, true), TextSize::Poster);
        let section = |role: TextRole| match role {
            TextRole::Cell { section, .. } | TextRole::SectionTitle(section) => Some(section),
            TextRole::Paragraph { section, .. } => section,
            _ => None,
        };
        let of_page =
            |page: &PageContent| page.texts.iter().filter_map(|text| section(text.role)).collect::<BTreeSet<usize>>();
        let all: Vec<usize> = pages.iter().flat_map(of_page).collect();
        assert_eq!(all, (0..5).collect::<Vec<_>>(), "{sentences} sentences");
    }
}

#[test]
fn boards_in_two_languages_take_as_many_sheets_as_in_one_or_one_more() {
    let count = |is_in_two: bool| pages(&boards_in_two(8, 2, is_in_two), TextSize::Poster).len();
    let (one, two) = (count(false), count(true));
    assert!(two <= one + 1, "{one} and {two} pages");
}

#[test]
fn the_rows_of_the_last_page_are_no_further_from_each_other_than_those_of_the_others() {
    let notice = boards_in_two(3, 2, false);
    let pages = pages(&notice, TextSize::Poster);
    let cells = |page: &PageContent| -> (f32, f32) {
        let is_first = |text: &&PlacedText| matches!(text.role, TextRole::Cell { column: 0, .. });
        let cells: Vec<&PlacedText> = page.texts.iter().filter(is_first).collect();
        (cells[1].baseline - cells[0].baseline, cells[0].size)
    };
    let ((first, _), (last, size)) = (cells(&pages[0]), cells(&pages[pages.len() - 1]));
    // Larger letters have the usual space around them.
    assert!(last <= first.max(1.6 * size) + 0.1, "{first} {last} {size}");
}

#[test]
fn one_long_name_leaves_a_call_on_its_sheet() {
    let call = |long: bool| {
        let mut sections: Vec<NoticeSection> = ["A", "B", "C", "D", "E"].map(|name| board(name, true)).into();
        for row in sections.iter_mut().flat_map(|section| &mut section.rows) {
            row.cells[1] = list(&["François Nováková"]);
        }
        if long {
            let name = "Juan Carlos Alberto María de los Ángeles Fernández-Villaverde y Gómez-Acebo";
            sections[2].rows[1].cells[1] = list(&[name]);
        }
        let notice = Notice { title: "Round 4: board call".into(), sections, ..Notice::default() };
        pages(&notice, TextSize::Poster)
    };
    assert_eq!((call(false).len(), call(true).len()), (1, 1));
}

#[test]
fn the_titles_of_all_certificates_have_one_height() {
    let roles = [ColumnRole::Player, ColumnRole::Outcome, ColumnRole::Award];
    let row = |award: &str| vec![list(&["Ann Lee"]), list(&["1st place of 77 players"]), list(&[award])];
    let certificates = section("", &roles, vec![row(""), row("Best England")]);
    let notice = Notice { layout: NoticeLayout::Certificates, sections: vec![certificates], ..Notice::default() };
    let heights: Vec<f32> =
        pages(&notice, TextSize::List).iter().map(|page| find(page, "Tea-time Open").baseline).collect();
    assert_eq!(heights[0], heights[1]);
}

#[test]
fn a_certificate_of_an_event_without_a_name_has_a_line_to_write_it_on() {
    let roles = [ColumnRole::Player, ColumnRole::Outcome];
    let certificate = section("", &roles, vec![vec![list(&["Ann Lee"]), list(&["1st place of 77 players"])]]);
    let notice = Notice { layout: NoticeLayout::Certificates, sections: vec![certificate], ..Notice::default() };
    let laid_out = |event: &str| {
        let setup = PageSetup { paper: Paper::A4, event: event.into(), ..PageSetup::default() };
        lay_out(&Fonts::load().unwrap(), &notice, &setup).remove(0)
    };
    let page = laid_out(" ");
    let below = find(&page, "Event").baseline;
    let is_above = |area: &&Area| area.height < 1.0 && area.width > 300.0 && (0.0..25.0).contains(&(below - area.top));
    assert_eq!(page.areas.iter().filter(is_above).count(), 1);
    assert!(below < find(&page, "Ann Lee").baseline);
    assert!(!texts(&laid_out("Tea-time Open")).contains(&"Event"));
}

#[test]
fn a_short_notice_fills_its_sheet_with_space_between_its_rows() {
    let roles = [ColumnRole::Award, ColumnRole::Winner, ColumnRole::Figure];
    let row = |power: &str| vec![list(&[power]), list(&["Katarina Papadopoulos-Lund"]), list(&["45.00"])];
    let awards = section("", &roles, POWERS.map(row).into());
    let notice = Notice { title: "Awards".into(), sections: vec![awards], ..Notice::default() };
    let [page] = &pages(&notice, TextSize::Poster)[..] else { panic!("one page") };
    assert!(lowest_cell(page) > page.sheet.height / 2.0, "{}", lowest_cell(page));
    // The page of one board is about as full as half of a page of two.
    let boards = ["A", "B", "C", "D", "E"].map(|name| board(name, false)).into();
    let notice = Notice { title: "Round 1: boards".into(), sections: boards, ..Notice::default() };
    let last = pages(&notice, TextSize::Poster).pop().unwrap();
    assert!(lowest_cell(&last) > 0.4 * last.sheet.height, "{}", lowest_cell(&last));
}

#[test]
fn a_board_alone_on_its_page_has_larger_letters_than_those_that_share_theirs() {
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
    assert!(lowest_cell(last) > 0.5 * last.sheet.height, "{}", lowest_cell(last));
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
    assert!(find(&page, "Top board").size > 0.65 * find(&page, "J").size, "it is seen beside the letters");
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

#[test]
fn a_table_on_more_sheets_than_are_read_from_afar_has_smaller_letters() {
    let roles = [ColumnRole::Place, ColumnRole::Player, ColumnRole::Region, ColumnRole::Total, ColumnRole::Score];
    let row = |at: usize| {
        vec![
            list(&[&at.to_string()]),
            list(&["Katarina Kowalczyk"]),
            list(&["VIC"]),
            list(&["86.50"]),
            list(&["10.81"]),
        ]
    };
    let table = |rows: usize| {
        let ladder = section("", &roles, (1..=rows).map(row).collect());
        pages(&Notice { title: "Ladder".into(), sections: vec![ladder], ..Notice::default() }, TextSize::Poster)
    };
    let (short, long) = (table(100), table(1_200));
    assert!(find(&short[0], "86.50").size >= 16.5);
    assert!(long.len() * 2 < 12 * short.len(), "{} sheets, {} of a hundred rows", long.len(), short.len());
    let size = find(&long[0], "86.50").size;
    assert!((8.0..14.0).contains(&size), "{size}");
}

#[test]
fn a_poster_of_many_columns_is_no_smaller_than_the_list() {
    let roles = [
        ColumnRole::Place,
        ColumnRole::RankChange,
        ColumnRole::Player,
        ColumnRole::Region,
        ColumnRole::EventCount,
        ColumnRole::Total,
        ColumnRole::Score,
        ColumnRole::PointsToOvertake,
    ];
    let row = |at: usize| {
        let texts = [&at.to_string(), "+110", "Katarina Kowalczyk", "NSW", "2", "186.50", "10.81", "118.23"];
        texts.map(|text| list(&[text])).to_vec()
    };
    let ladder = section("", &roles, (1..=300).map(row).collect());
    let notice = Notice { title: "Ladder".into(), sections: vec![ladder], ..Notice::default() };
    let size = |setup: TextSize| find(&pages(&notice, setup)[0], "186.50").size;
    let (poster, list) = (size(TextSize::Poster), size(TextSize::List));
    assert!(poster >= list, "{poster} and {list} points");
}
