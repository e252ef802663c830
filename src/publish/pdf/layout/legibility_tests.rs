//! Tests of what makes sheets easy to read: the size of small letters, lines that are not too long, and one form for tables of one kind.

use super::super::page_content::{PlacedText, TextRole};
use super::tests::texts;
use super::*;
use crate::book::RoundIx;
use crate::languages::{BETWEEN_LANGUAGES, Language, NoticeLanguages};
use crate::notices::{CellPart, ColumnRole, LegendEntry, Mark, NoticeCell, NoticeColumn, NoticeRow, SectionStyle};
use crate::publish::{Paper, TextSize};

fn pages(notice: &Notice, paper: Paper, size: TextSize) -> Vec<PageContent> {
    let setup = PageSetup { paper, size, event: "Tea-time Open".into(), ..PageSetup::default() };
    lay_out(&Fonts::load().unwrap(), notice, &setup)
}

fn cell(text: &str) -> NoticeCell {
    let value = text.parse().ok();
    CellPart { text: text.into(), value, decimals: 2, ..CellPart::default() }.into()
}

fn section(columns: &[(ColumnRole, &str)], rows: Vec<Vec<NoticeCell>>) -> NoticeSection {
    let columns = columns.iter().map(|(role, title)| NoticeColumn::new(*role, *title)).collect();
    let row = |(at, cells): (usize, Vec<NoticeCell>)| NoticeRow { place: Some(at + 1), cells, ..NoticeRow::default() };
    NoticeSection { columns, rows: rows.into_iter().enumerate().map(row).collect(), ..NoticeSection::default() }
}

fn right(text: &PlacedText) -> f32 {
    text.left + text.shaped.width * text.size
}

fn cells_of(page: &PageContent, wanted: usize) -> Vec<&PlacedText> {
    let is_wanted = |text: &&PlacedText| matches!(text.role, TextRole::Cell { column, .. } if column == wanted);
    page.texts.iter().filter(is_wanted).collect()
}

const SENTENCE: &str =
    "The top board is played in the last round, and its winner is the champion whatever the totals. ";

fn rules(languages: NoticeLanguages) -> Notice {
    let both = |text: &str| match languages.second {
        Some(_) => format!("{text}{BETWEEN_LANGUAGES}{text} too"),
        None => text.to_owned(),
    };
    let row = |at: usize| vec![cell(&both(&format!("Subject {at}"))), cell(&both(SENTENCE.repeat(1 + at % 3).trim()))];
    let columns = [(ColumnRole::Subject, "about"), (ColumnRole::RuleText, "the rules")];
    let mut rows: Vec<Vec<NoticeCell>> = (0..10).map(row).collect();
    rows.push(vec![cell("Source"), cell("WDC 2006")]);
    rows.push(vec![cell("weight"), cell("centres^2 + 16")]);
    Notice { title: "Rules".into(), sections: vec![section(&columns, rows)], languages, ..Notice::default() }
}

#[test]
fn rules_are_a_text_on_upright_paper_with_short_lines_in_large_letters() {
    for paper in [Paper::A4, Paper::A3, Paper::Letter] {
        let pages = pages(&rules(Language::English.into()), paper, TextSize::List);
        assert_eq!(pages.len(), 1, "{paper:?}");
        assert!(pages[0].sheet.width < pages[0].sheet.height, "{paper:?}");
        for line in cells_of(&pages[0], 1) {
            assert!(line.size >= 10.0 && line.shaped.text.chars().count() <= 100, "{paper:?}: {line:?}");
        }
    }
}

#[test]
fn a_short_rule_in_one_language_is_no_higher_than_its_line_and_no_second_language_is_too_small() {
    let languages = NoticeLanguages { second: Some(Language::English), ..Language::French.into() };
    for page in pages(&rules(languages), Paper::A4, TextSize::List) {
        assert!(page.texts.iter().all(|text| text.size >= 7.99), "{:?}", texts(&page));
        let of = |name: &str| cells_of(&page, 0).into_iter().find(|text| &*text.shaped.text == name);
        let Some((source, weight)) = of("Source").zip(of("weight")) else { continue };
        assert!(weight.baseline - source.baseline < 3.0 * source.size);
    }
}

#[test]
fn no_heading_and_no_reason_is_smaller_than_eight_points_below_small_cells() {
    let mut columns = vec![(ColumnRole::Place, "place"), (ColumnRole::Player, "player")];
    columns.extend((0..9).map(|at| (ColumnRole::SystemColumn(at), "rank bonus")));
    columns.extend([(ColumnRole::Total, "total"), (ColumnRole::Reason, "why")]);
    let row = |at: usize| {
        let figures = (0..9).map(|_| cell("100.00"));
        let cells = [cell(&(at + 1).to_string()), cell(&format!("Konstantinos Number {at}"))].into_iter();
        cells.chain(figures).chain([cell("900.00"), cell("larger best game, 100.00 over 99.00")]).collect()
    };
    let table = section(&columns, (0..200).map(row).collect());
    let notice = Notice { title: "Standings".into(), sections: vec![table], ..Notice::default() };
    for page in pages(&notice, Paper::A4, TextSize::List) {
        let small = page.texts.iter().find(|text| text.size < 7.99);
        assert!(small.is_none(), "{small:?}");
    }
}

/// The standings of a group after nine rounds.
fn group(title: &str, players: usize) -> NoticeSection {
    let mut columns = vec![(ColumnRole::Place, "place"), (ColumnRole::Player, "player")];
    columns.extend((0..9).map(|round| (ColumnRole::Round(RoundIx(round)), "R9")));
    columns.push((ColumnRole::Total, "total"));
    let row = |at: usize| {
        let cells = [cell(&(at + 1).to_string()), cell(&format!("Player Number {at}"))].into_iter();
        cells.chain((0..9).map(|_| cell("462.50"))).chain([cell("1462.50")]).collect()
    };
    NoticeSection { title: title.into(), ..section(&columns, (0..players).map(row).collect()) }
}

#[test]
fn the_games_of_all_groups_have_one_form() {
    let sections = vec![group("Aegean", 8), group("Baltic", 8), group("North Sea", 8), group("No group", 1)];
    let notice = Notice { title: "Groups".into(), sections, ..Notice::default() };
    let pages = pages(&notice, Paper::A4, TextSize::Poster);
    let games = pages.iter().flat_map(|page| &page.texts).filter(|text| &*text.shaped.text == "462.50");
    let sizes: Vec<f32> = games.map(|text| text.size).collect();
    assert!(sizes.len() == 25 * 9 && sizes.iter().all(|size| (size - sizes[0]).abs() < 0.01), "{sizes:?}");
}

#[test]
fn a_short_explanation_is_at_the_head_of_every_sheet_and_a_long_one_below_the_table() {
    let (short, long) =
        ("Counts: the best three games.", "A very long sentence about how the totals are made. ".repeat(4));
    let explanations = vec![short.to_owned(), long.clone()];
    let notice = Notice {
        title: "Standings".into(),
        sections: vec![group("", 80)],
        sentences: explanations.clone(),
        explanations,
        ..Notice::default()
    };
    let pages = pages(&notice, Paper::A4, TextSize::Poster);
    assert!(pages.len() > 1);
    for page in &pages {
        let first_cell = cells_of(page, 0).iter().map(|text| text.baseline).fold(f32::MAX, f32::min);
        let said: Vec<&PlacedText> = page.texts.iter().filter(|text| &*text.shaped.text == short).collect();
        assert!(said.len() == 1 && said[0].baseline < first_cell, "{:?}", texts(page));
    }
    let with_long = pages.iter().filter(|page| texts(page).iter().any(|text| text.starts_with("A very long")));
    assert_eq!(with_long.count(), 1);
}

#[test]
fn a_sheet_explains_only_the_marks_that_it_has() {
    let entry = |sign: &'static str, meaning: &str| LegendEntry {
        sign: sign.into(),
        style: None,
        plain_sign: "",
        style_name: String::new(),
        meaning: meaning.to_owned(),
        language: Language::English,
    };
    let mut table = group("", 80);
    let shared = CellPart { marks: vec![Mark::Shared], ..CellPart { text: "80".into(), ..CellPart::default() } };
    table.rows[79].cells[0] = shared.into();
    let (of_shared, of_total) =
        (entry("=", "players with the same place share it."), entry("Total", "every player begins with 700 points."));
    let laid_out = |legend: Vec<LegendEntry>| {
        let notice = Notice { title: "Standings".into(), sections: vec![table.clone()], legend, ..Notice::default() };
        pages(&notice, Paper::A4, TextSize::Poster)
    };
    let says = |page: &PageContent, words: &str| texts(page).iter().any(|text| text.contains(words));
    let both = laid_out(vec![of_shared.clone(), of_total]);
    let [first, .., last] = &both[..] else { panic!("one page") };
    assert_eq!((says(first, "share it"), says(last, "share it")), (false, true));
    assert!(both.iter().all(|page| says(page, "700 points")));
    // Where nothing is left of the legend, the table begins higher.
    let top = |page: &PageContent| cells_of(page, 0).iter().map(|text| text.baseline).fold(f32::MAX, f32::min);
    let one = laid_out(vec![of_shared]);
    assert!(!says(&one[0], "share it") && top(&one[0]) < top(first) - 5.0, "{} {}", top(&one[0]), top(first));
}

#[test]
fn the_games_of_a_player_do_not_begin_before_the_name() {
    for title in ["", "Aegean"] {
        let notice = Notice { title: "Standings".into(), sections: vec![group(title, 25)], ..Notice::default() };
        for page in pages(&notice, Paper::A4, TextSize::Poster) {
            let left = |is_wanted: &dyn Fn(&str) -> bool| {
                let wanted = page.texts.iter().filter(|text| is_wanted(&text.shaped.text));
                wanted.map(|text| text.left).fold(f32::MAX, f32::min)
            };
            let (games, names) = (left(&|text| text == "462.50"), left(&|text| text.starts_with("Player Number")));
            assert!(games > names - 0.1 && left(&|text| text == "R9") > names - 0.1, "{games} {names}");
        }
    }
}

#[test]
fn the_rounds_have_equal_columns_and_the_table_ends_where_its_plot_does() {
    let columns: Vec<(ColumnRole, &str)> = [(ColumnRole::Player, "player")]
        .into_iter()
        .chain((0..3).map(|round| (ColumnRole::PlaceAfterRound(RoundIx(round)), ["R1", "Medal", "R3"][round])))
        .collect();
    let row = |at: usize| vec![cell("Ann Lee"), cell(&(100 + at).to_string()), cell("1"), cell("22")];
    let table = NoticeSection { style: SectionStyle::Plotted, ..section(&columns, (0..8).map(row).collect()) };
    let notice = Notice { title: "Places".into(), sections: vec![table], ..Notice::default() };
    let page = pages(&notice, Paper::A4, TextSize::Poster).remove(0);
    let ends: Vec<f32> = (1..4).map(|column| right(cells_of(&page, column)[0])).collect();
    assert!((ends[2] - ends[1] - (ends[1] - ends[0])).abs() < 0.1, "{ends:?}");
    assert!(ends[2] > page.sheet.width - MARGIN - 2.0, "{ends:?}");
}

#[test]
fn the_event_and_its_venue_are_clearly_apart() {
    let mut notice = rules(Language::English.into());
    notice.sections[0].rows.truncate(2);
    let mut on_one_line = 0;
    for words in 1..14 {
        let setup = PageSetup {
            event: "World Diplomacy Championship XXXVI".into(),
            venue_and_dates: "Kongresshalle ".repeat(words).trim().to_owned(),
            ..PageSetup::default()
        };
        let page = lay_out(&Fonts::load().unwrap(), &notice, &setup).remove(0);
        let of = |number: usize| page.texts.iter().find(|text| text.role == TextRole::Subtitle(number)).unwrap();
        let (event, venue) = (of(0), of(1));
        if event.baseline == venue.baseline {
            assert!(venue.left - right(event) > event.size, "{words}");
            on_one_line += 1;
        }
    }
    assert!((3..13).contains(&on_one_line), "{on_one_line}");
}
