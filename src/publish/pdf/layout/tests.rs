//! Tests of the layout of pages.

use super::super::page_content::TextRole;
use super::super::page_measures::FOOT;
use super::*;
use crate::notices::{CellPart, ColumnRole, DrawnLine, LinePurpose, NoticeCell, NoticeColumn, NoticeRow, PlotDrawing};
use crate::publish::{Paper, TextSize};

fn notice(sections: &[(&str, usize)], sentences: usize) -> Notice {
    let columns = [(ColumnRole::Place, "place"), (ColumnRole::Player, "player"), (ColumnRole::Total, "total")]
        .map(|(role, title)| NoticeColumn::new(role, title));
    let cell = |text: String| NoticeCell::from(CellPart { text, ..CellPart::default() });
    let row = |at: usize| NoticeRow {
        cells: [(at + 1).to_string(), format!("Player Number {}", at + 1), format!("{at}.50")].map(cell).to_vec(),
        ..NoticeRow::default()
    };
    let section = |(title, rows): &(&str, usize)| NoticeSection {
        title: (*title).into(),
        columns: columns.to_vec(),
        rows: (0..*rows).map(row).collect(),
        ..NoticeSection::default()
    };
    Notice {
        title: "Standings".into(),
        sections: sections.iter().map(section).collect(),
        sentences: (1..=sentences).map(|number| format!("Sentence {number} of the notes.")).collect(),
        ..Notice::default()
    }
}

fn setup(paper: Paper, size: TextSize) -> PageSetup {
    PageSetup { paper, size, event: "Tea-time Open".into(), ..PageSetup::default() }
}

fn pages(notice: &Notice, setup: &PageSetup) -> Vec<PageContent> {
    lay_out(&Fonts::load().unwrap(), notice, setup)
}

pub(super) fn texts(page: &PageContent) -> Vec<&str> {
    page.texts.iter().map(|text| &*text.shaped.text).collect()
}

/// The rows of a page, by their numbers.
fn rows(page: &PageContent) -> Vec<usize> {
    let of_first_column = page.texts.iter().filter_map(|text| match text.role {
        TextRole::Cell { row, column: 0, .. } => Some(row),
        _ => None,
    });
    of_first_column.collect()
}

#[test]
fn every_row_is_printed_once_inside_the_margins_and_headings_come_again() {
    for (paper, size) in [(Paper::A4, TextSize::Poster), (Paper::Letter, TextSize::List), (Paper::A3, TextSize::List)] {
        let notice = notice(&[("", 154)], 3);
        let pages = pages(&notice, &setup(paper, size));
        let all: Vec<usize> = pages.iter().flat_map(rows).collect();
        assert_eq!(all, (0..154).collect::<Vec<_>>(), "{paper:?}");
        for (number, page) in (1..).zip(&pages) {
            assert!(rows(page).len() != 1, "no row stands alone");
            assert!(texts(page).contains(&"Player"), "page {number} has headings");
            assert!(texts(page).iter().any(|text| text.ends_with(&format!("page {number} of {}", pages.len()))));
            for text in &page.texts {
                let right = text.left + text.shaped.width * text.size;
                let inside = text.left >= MARGIN - 0.1 && right <= page.sheet.width - MARGIN + 0.1;
                assert!(inside && text.baseline <= page.sheet.height - MARGIN + 0.1, "{}", text.shaped.text);
            }
        }
    }
}

#[test]
fn every_page_says_at_its_head_what_event_it_is_and_titles_have_one_order() {
    for size in TextSize::ALL {
        let setup = PageSetup { venue_and_dates: "Chester, 17 July".into(), ..setup(Paper::A4, size) };
        let boards: Vec<(String, usize)> = (0..40).map(|board| (format!("Board {board}"), 7)).collect();
        let boards: Vec<(&str, usize)> = boards.iter().map(|(title, rows)| (title.as_str(), *rows)).collect();
        let mut titles = Vec::new();
        for notice in [notice(&boards, 0), notice(&[("", 500)], 0)] {
            let pages = pages(&notice, &setup);
            assert!(pages.len() > 1 && texts(&pages[0]).contains(&"Chester, 17 July"));
            for page in &pages {
                let top = |text: &&super::super::page_content::PlacedText| text.baseline < MARGIN + 30.0;
                let head = page.texts.iter().filter(top).map(|text| &*text.shaped.text);
                assert!(head.into_iter().any(|text| text == "Tea-time Open"), "{:?}", texts(page));
            }
            let largest = |is_of: &dyn Fn(TextRole) -> bool| {
                let texts = pages[0].texts.iter().filter(|text| is_of(text.role));
                texts.map(|text| text.size).fold(0.0, f32::max)
            };
            let title = largest(&|role| role == TextRole::Title);
            let section = largest(&|role| matches!(role, TextRole::SectionTitle(_)));
            let cells = largest(&|role| matches!(role, TextRole::Cell { .. }));
            let event = largest(&|role| role == TextRole::Subtitle(0));
            assert!(title > section && title > cells && event < title, "{title} {section} {cells} {event}");
            assert!(section == 0.0 || section > cells, "{section} {cells}");
            titles.push(title);
        }
        assert_eq!(titles[0], titles[1], "the title has one size on all pages of an event");
    }
}

#[test]
fn a_name_beside_a_list_takes_a_second_line_before_its_letters_become_narrow() {
    let columns = [(ColumnRole::Team, "team"), (ColumnRole::Member, "member"), (ColumnRole::Total, "total")]
        .map(|(role, title)| NoticeColumn::new(role, title));
    let members = || {
        ["Walter Stubenrauch", "Gwendolen Pryce", "Nora Kleinhues of Long Barrow"]
            .map(|name| CellPart { text: name.into(), ..CellPart::default() })
    };
    let row = |team: &str| NoticeRow {
        cells: vec![
            NoticeCell::from(CellPart { text: team.into(), ..CellPart::default() }),
            NoticeCell { parts: members().to_vec(), separator: ", ", list: None },
            NoticeCell::from(CellPart { text: "43.20".into(), ..CellPart::default() }),
        ],
        ..NoticeRow::default()
    };
    let teams = ["Atlantic Convoy", "Rhine and Ridings", "Stab", "Scratch One", "Les Étoiles de l’Est 12"];
    let rows = teams.iter().map(|team| row(team)).collect();
    let section = NoticeSection { columns: columns.to_vec(), rows, ..NoticeSection::default() };
    let notice = Notice { title: "Teams".into(), sections: vec![section], ..Notice::default() };
    for page in pages(&notice, &setup(Paper::A4, TextSize::Poster)) {
        let of_teams = page.texts.iter().filter(|text| matches!(text.role, TextRole::Cell { column: 0, .. }));
        for text in of_teams {
            assert_eq!(text.shaped.stretch, 1.0, "{}", text.shaped.text);
            assert!(text.shaped.text.chars().count() > 2, "no word of a name stands alone: {}", text.shaped.text);
        }
    }
}

#[test]
fn a_poster_has_large_letters_in_several_strips() {
    let pages = pages(&notice(&[("", 154)], 0), &setup(Paper::A3, TextSize::Poster));
    let sizes = pages.iter().flat_map(|page| &page.texts).filter(|text| matches!(text.role, TextRole::Cell { .. }));
    assert!(sizes.map(|text| text.size).fold(f32::MAX, f32::min) >= 16.5);
    let mut lefts: Vec<f32> = pages[0]
        .texts
        .iter()
        .filter(|text| matches!(text.role, TextRole::Cell { column: 1, .. }))
        .map(|text| text.left)
        .collect();
    lefts.dedup();
    assert!(lefts.len() > 1, "names stand at several places across the page: {lefts:?}");
}

#[test]
fn a_board_is_not_split_and_keeps_its_remarks() {
    for title in
        ["Board", "Board A, scored by a system with a long name, provisional: the game is still running, number"]
    {
        for remarks in 0..4 {
            let boards: Vec<(String, usize)> = (0..9).map(|board| (format!("{title} {board}"), 7)).collect();
            let boards: Vec<(&str, usize)> = boards.iter().map(|(title, rows)| (title.as_str(), *rows)).collect();
            let mut notice = notice(&boards, 0);
            for section in &mut notice.sections {
                section.sentences = (0..remarks).map(|remark| format!("Turkey: card number {remark}.")).collect();
            }
            for page in pages(&notice, &setup(Paper::A4, TextSize::Poster)) {
                assert_eq!(rows(&page).len() % 7, 0, "{:?}", rows(&page));
                let boards = rows(&page).len() / 7;
                let cards = texts(&page).iter().filter(|text| text.starts_with("Turkey: card")).count();
                assert_eq!(cards, boards * remarks);
            }
        }
    }
}

#[test]
fn a_drawing_stands_below_the_table_or_on_a_page_of_its_own() {
    let line = DrawnLine {
        points: vec![(0.0, 0.0), (900.0, 800.0)],
        width: 1.0,
        dashes: Vec::new(),
        purpose: LinePurpose::Series(0),
    };
    let drawing = PlotDrawing { height: 800.0, lines: vec![line], texts: Vec::new() };
    for (rows, expected) in [(5, 1), (40, 2)] {
        let notice = Notice { drawing: Some(drawing.clone()), ..notice(&[("", rows)], 0) };
        let pages = pages(&notice, &setup(Paper::A4, TextSize::List));
        assert_eq!(pages.len(), expected);
        let page = pages.last().unwrap();
        let text_end = page.texts.iter().filter(|text| matches!(text.role, TextRole::Cell { .. }));
        let text_end = text_end.map(|text| text.baseline).fold(0.0, f32::max);
        let points: Vec<(f32, f32)> = page.lines.iter().flat_map(|line| line.points.clone()).collect();
        let drawn = points.iter().filter(|(_, y)| *y > text_end + 1.0);
        assert!(drawn.clone().count() >= 2);
        let inside = |(x, y): &&(f32, f32)| {
            (MARGIN..=page.sheet.width - MARGIN + 0.1).contains(x) && *y <= page.sheet.height - MARGIN - FOOT + 0.1
        };
        assert!(drawn.clone().all(|point| inside(&point)), "{points:?}");
    }
}

#[test]
fn the_sentences_below_a_table_keep_five_rows() {
    let setup = setup(Paper::A4, TextSize::List);
    for count in 90..200 {
        let pages = pages(&notice(&[("", count)], 4), &setup);
        let last = pages.last().unwrap();
        assert!(texts(last).contains(&"Sentence 4 of the notes."));
        if pages.len() > 1 {
            assert!(rows(last).len() >= ROWS_WITH_NOTES, "{count} rows: {:?}", rows(last));
        }
        assert_eq!(pages.iter().flat_map(rows).count(), count);
    }
    // So it is also before the pages are about as full. So many sentences need a second page below a short table.
    let fonts = Fonts::load().unwrap();
    let on_last = |count: usize| -> Option<usize> {
        let notice = notice(&[("", count)], 16);
        let part = TablePart::new(&fonts, &notice, (0..1, GamesPlace::InColumns), &setup);
        part.laid_out.pages[1..].last().map(|last| rows(last).len())
    };
    let on_last: Vec<usize> = (20..200).filter_map(on_last).collect();
    assert_eq!(on_last.iter().min(), Some(&ROWS_WITH_NOTES));
}

#[test]
fn a_table_of_very_many_columns_is_printed_across_the_paper() {
    let mut wide = notice(&[("", 10)], 0);
    let section = &mut wide.sections[0];
    for round in 1..=14 {
        section.columns.push(NoticeColumn::new(ColumnRole::SystemColumn(round), format!("Round {round}")));
        for row in &mut section.rows {
            row.cells.push(CellPart { text: "×½ 123.45".into(), ..CellPart::default() }.into());
        }
    }
    let pages = pages(&wide, &setup(Paper::A4, TextSize::Poster));
    assert!(pages[0].sheet.width > pages[0].sheet.height);
    let ends = pages[0].texts.iter().map(|text| text.left + text.shaped.width * text.size);
    assert!(ends.fold(0.0, f32::max) <= pages[0].sheet.width - MARGIN + 0.1);
}

#[test]
fn a_wide_table_does_not_make_the_other_tables_of_a_notice_small() {
    let mut notice = notice(&[("Players", 40), ("Leaders", 10)], 1);
    let leaders = &mut notice.sections[1];
    for round in 1..=14 {
        leaders.columns.push(NoticeColumn::new(ColumnRole::SystemColumn(round), format!("Event {round}")));
        for row in &mut leaders.rows {
            row.cells.push(CellPart { text: "123.45".into(), ..CellPart::default() }.into());
        }
    }
    let pages = pages(&notice, &setup(Paper::A4, TextSize::Poster));
    let of = |page: &PageContent, wanted: usize| {
        let cells = page.texts.iter().filter_map(|text| match text.role {
            TextRole::Cell { section, .. } if section == wanted => Some(text.size),
            _ => None,
        });
        cells.fold(0.0, f32::max)
    };
    let last = pages.last().unwrap();
    assert!(of(&pages[0], 0) >= 16.5 && pages[0].sheet.height > pages[0].sheet.width);
    assert!(of(last, 1) > 0.0 && of(last, 0) == 0.0 && last.sheet.width > last.sheet.height);
    assert!(texts(last).iter().any(|text| text.starts_with("Standings, continued")), "{:?}", texts(last));
    assert!(texts(last).contains(&"Sentence 1 of the notes."));
}

#[test]
fn the_last_page_is_not_short() {
    for rows in 30..120 {
        let pages = pages(&notice(&[("", rows)], 0), &setup(Paper::A4, TextSize::Poster));
        let counts: Vec<usize> = pages.iter().map(|page| self::rows(page).len()).collect();
        let (least, most) = (counts.iter().min().unwrap(), counts.iter().max().unwrap());
        assert!(least * 2 >= *most, "{rows} rows: {counts:?}");
    }
}

#[test]
fn one_long_name_does_not_turn_the_pages_or_make_all_others_small() {
    for name in ["N".repeat(250), "Llanfair ".repeat(28)] {
        let mut call = notice(&[("Board A", 7), ("Board B", 7)], 0);
        for section in &mut call.sections {
            section.columns.pop();
            for row in &mut section.rows {
                row.cells.pop();
            }
        }
        call.sections[0].rows[0].cells[1] = CellPart { text: name, ..CellPart::default() }.into();
        for page in pages(&call, &setup(Paper::A4, TextSize::Poster)) {
            assert!(page.sheet.height > page.sheet.width);
            // Only the long name may be smaller.
            let is_usual = |role: TextRole| {
                matches!(role, TextRole::Cell { .. }) && role != TextRole::Cell { section: 0, row: 0, column: 1 }
            };
            let cells = page.texts.iter().filter(|text| is_usual(text.role));
            assert!(cells.map(|text| text.size).fold(f32::MAX, f32::min) >= 16.5);
        }
    }
}

#[test]
fn several_words_without_end_do_not_make_all_other_letters_small() {
    let mut standings = notice(&[("", 40)], 0);
    for row in standings.sections[0].rows.iter_mut().take(4) {
        row.cells[1] = CellPart { text: "N".repeat(250), ..CellPart::default() }.into();
    }
    for page in pages(&standings, &setup(Paper::A4, TextSize::Poster)) {
        let is_usual = |role: TextRole| matches!(role, TextRole::Cell { row, .. } if row >= 4);
        let cells = page.texts.iter().filter(|text| is_usual(text.role));
        assert!(cells.map(|text| text.size).fold(f32::MAX, f32::min) >= 16.5);
    }
}

#[test]
fn tables_of_different_columns_have_widths_of_their_own_and_lists_stay_beside_each_other() {
    let mut notice = notice(&[("Teams", 2), ("Seats", 2)], 0);
    let part = |text: &str| CellPart { text: text.into(), ..CellPart::default() };
    let list = |texts: [&str; 2]| NoticeCell { parts: texts.map(part).to_vec(), ..NoticeCell::default() };
    let section = &mut notice.sections[0];
    let roles = [ColumnRole::Place, ColumnRole::Team, ColumnRole::Member, ColumnRole::MemberScore];
    section.columns = roles.map(|role| NoticeColumn::new(role, format!("{role:?}"))).to_vec();
    for row in &mut section.rows {
        row.cells = vec![part("1").into(), part("Leaves").into(), list(["Ann", "Ben"]), list(["31.80", "9.10"])];
    }
    let page = &pages(&notice, &setup(Paper::A4, TextSize::List))[0];
    let find = |text: &str| page.texts.iter().find(|placed| &*placed.shaped.text == text).unwrap();
    assert_eq!(find("Ann").baseline, find("31.80").baseline);
    assert_eq!(find("Ben").baseline, find("9.10").baseline);
    assert!(find("Ben").baseline > find("Ann").baseline);
}

#[test]
fn a_certificate_fills_a_page_across_with_a_name_of_any_length() {
    let names =
        ["Ann Lee", &"Llanfair ".repeat(28), &"N".repeat(250), "محمد عبد الرحمن", "สมชาย ใจดี", &"山".repeat(60)];
    for name in names {
        let mut certificate = notice(&[("", 2)], 0);
        certificate.layout = NoticeLayout::Certificates;
        certificate.sections[0].rows[1].cells[1] = CellPart { text: name.to_owned(), ..CellPart::default() }.into();
        for paper in [Paper::A4, Paper::Letter, Paper::A3] {
            let pages = pages(&certificate, &setup(paper, TextSize::List));
            assert_eq!(pages.len(), 2);
            let page = &pages[1];
            assert!(page.sheet.width > page.sheet.height);
            assert_eq!(texts(page).concat().replace(' ', "").matches(&name.replace(' ', "")).count(), 1);
            for text in &page.texts {
                let right = text.left + text.shaped.width * text.size;
                assert!(text.left >= MARGIN && right <= page.sheet.width - MARGIN, "{}", text.shaped.text);
                assert!(text.baseline <= page.sheet.height - MARGIN, "{}", text.shaped.text);
            }
        }
    }
}

#[test]
fn a_draft_says_so_on_every_page() {
    let draft = Notice { is_draft: true, ..notice(&[("", 154)], 0) };
    for page in pages(&draft, &setup(Paper::A4, TextSize::List)) {
        assert_eq!(&*page.watermark.as_ref().unwrap().shaped.text, "DRAFT");
        assert!(texts(&page).iter().any(|text| text.starts_with("DRAFT · Standings")));
    }
    assert!(pages(&notice(&[("", 3)], 0), &setup(Paper::A4, TextSize::List))[0].watermark.is_none());
}
