//! Notices in the languages of the players.

use std::collections::BTreeSet;
use std::io::Cursor;
use std::path::Path;

use crate::exported_workbook::part;
use calamine::{Data, Reader as _, Xlsx, open_workbook_from_rs};
use topboard::book::results_year::ResultsYear;
use topboard::book::{Board, Book, CellEntry, Power, Round, RoundIx};
use topboard::engine::Engine;
use topboard::import::read_results;
use topboard::ladder::{CompiledLadder, LadderLibrary, ResultLine, Roster, YearEvent};
use topboard::languages::{Language, NoticeLanguages, in_language};
use topboard::notices::{ColumnRole, DueNotice, LegendEntry, Notice, NoticeKind, PostedEvent};
use topboard::publish::{
    CsvDialect, ExportOptions, PageSetup, Paper, TextSize, WebPage, WorkbookNotice, write_html, write_ladder,
    write_notice_table, write_pdf, write_posting_workbook,
};
use topboard::store;

/// Events under the rules that have most to say: top boards, groups, eliminations, substitutes, penalties; and a year of results.
fn books() -> Vec<Book> {
    let files = ["seated-top-board", "gunboat-medal-in-round-5", "gunboat-one-round", "withdrawn-but-seated"];
    let read = |name: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/{name}.topboard"));
        store::parse_book(&std::fs::read(&path).unwrap(), &path).unwrap()
    };
    files.into_iter().map(read).chain([year_of_results()]).collect()
}

/// Two events that count, with a tie that the second best event breaks and one that nothing breaks, and one that does not count.
fn year_of_results() -> Book {
    let list = |name: &str, day: i8, accredited: bool, players: [&str; 5]| {
        let line =
            |(place, name): (u32, &str)| ResultLine { name: name.into(), place: Some(place), ..ResultLine::default() };
        YearEvent {
            name: name.into(),
            date: Some(jiff::civil::date(2006, 5, day)),
            accredited: Some(accredited),
            lines: (1..).zip(players).map(line).collect(),
            ..YearEvent::default()
        }
    };
    let events = vec![
        list("Zzyzx", 1, true, ["Qa", "Qb", "Qc", "Qd", "Qe"]),
        list("Zzork", 2, true, ["Qb", "Qa", "Qd", "Qc", "Qe"]),
        list("Zzump", 3, false, ["Qa", "Qb", "Qc", "Qd", "Qe"]),
    ];
    Book {
        results_year: ResultsYear { ladder: "Best four".into(), events, ..ResultsYear::default() },
        ..Book::default()
    }
}

/// The texts that a director typed into a book: names, titles, notes.
fn typed_texts(value: &serde_json::Value, texts: &mut String) {
    match value {
        serde_json::Value::String(text) => {
            texts.push_str(text);
            texts.push('\n');
        }
        serde_json::Value::Array(values) => values.iter().for_each(|value| typed_texts(value, texts)),
        serde_json::Value::Object(fields) => fields.values().for_each(|value| typed_texts(value, texts)),
        _ => {}
    }
}

/// The names of the rules and of the scoring systems of an event and of their parts, which are the same in every language.
fn names_in_rules(engine: &Engine) -> String {
    let rules = engine.rules();
    let mut names = format!("{} {} {}\n", rules.name, rules.system, rules.source);
    names.extend(rules.awards.iter().map(|award| format!("{}\n", award.name)));
    names.extend(rules.top_board.iter().map(|top| format!("{}\n", top.name)));
    for ladder in LadderLibrary::shipped().all() {
        names.extend([ladder.source(), "\n"]);
        let named = ladder.formulas(Language::English).map(|(name, _)| name);
        names.extend(
            named.chain(ladder.numbers(Language::English).map(|(name, _)| name)).map(|name| format!("{name}\n")),
        );
    }
    for system in engine.library().systems() {
        names.extend([&system.name, " ", &system.source, " "]);
        names.extend(system.parameters.keys().map(|name| format!("{name} ")));
        names.extend(
            system
                .columns
                .iter()
                .chain(&system.event_means)
                .map(|column| format!("{} {}\n", column.name, column.formula)),
        );
    }
    names
}

/// A book that posts in these languages.
fn posted(book: &Book, languages: NoticeLanguages) -> PostedEvent {
    let mut book = book.clone();
    book.event.languages = languages;
    PostedEvent::new(&Engine::new(book))
}

/// These notices of an event, those of rounds for each round.
fn due(event: &PostedEvent, kinds: &[NoticeKind]) -> Vec<DueNotice> {
    let rounds: Vec<_> = event.view().engine().round_numbers().in_order().iter().map(|(_, at)| *at).collect();
    let of_kind = |kind: &NoticeKind| {
        let (kind, rounds) = (*kind, if kind.is_of_round() { rounds.clone() } else { vec![RoundIx::default()] });
        rounds.into_iter().map(move |round| DueNotice { kind, round })
    };
    kinds.iter().flat_map(of_kind).collect()
}

/// Every notice of a book in these languages.
fn notices(book: &Book, languages: NoticeLanguages) -> Vec<Notice> {
    let event = posted(book, languages);
    due(&event, &NoticeKind::ALL).into_iter().flat_map(|wanted| event.notices(wanted)).collect()
}

/// The workbook with these notices, those of rounds for each round.
fn workbook(book: &Book, languages: NoticeLanguages, kinds: &[NoticeKind]) -> Vec<u8> {
    let event = posted(book, languages);
    let made: Vec<(DueNotice, Vec<Notice>)> =
        due(&event, kinds).into_iter().map(|wanted| (wanted, event.notices(wanted))).collect();
    let made: Vec<_> = made.into_iter().filter(|(_, notices)| !notices.is_empty()).collect();
    let setup = PageSetup::default();
    let chosen: Vec<WorkbookNotice<'_>> =
        made.iter().map(|(wanted, notices)| WorkbookNotice { wanted: *wanted, notices, setup: &setup }).collect();
    write_posting_workbook(&event, &chosen).unwrap()
}

/// All texts in the cells of a workbook. Brackets are no part of a sheet's name, so where one is named it is left out.
fn texts_of_workbook(bytes: &[u8]) -> Vec<String> {
    let mut file: Xlsx<_> = open_workbook_from_rs(Cursor::new(bytes)).unwrap();
    let (mut texts, sheets) = (Vec::new(), file.sheet_names());
    for name in &sheets {
        let sheet = file.worksheet_range(name).unwrap();
        texts.extend(sheet.used_cells().filter_map(|(_, _, cell)| match cell {
            Data::String(text) if !sheets.contains(text) => Some(text.clone()),
            _ => None,
        }));
    }
    texts
}

/// All texts of a notice.
fn texts(notice: &Notice) -> Vec<String> {
    let mut texts = vec![notice.title.clone(), notice.subtitle.clone()];
    for section in &notice.sections {
        texts.push(section.title.clone());
        texts.extend(section.columns.iter().map(|column| column.title.clone()));
        texts.extend(section.sentences.iter().cloned());
        texts.extend(section.key_figures.iter().flat_map(|one| [one.figure.clone(), one.label.clone()]));
        let cells = section.rows.iter().flat_map(|row| row.cells.iter().zip(&section.columns));
        let said = cells.filter(|(_, column)| column.role != ColumnRole::RuleText);
        texts.extend(said.flat_map(|(cell, _)| cell.parts.iter().flat_map(|part| [part.plain(), part.hint.clone()])));
    }
    texts.extend(notice.legend.iter().map(LegendEntry::styled_line));
    texts.extend(notice.cautions.iter().chain(&notice.sentences).chain(&notice.reasons).cloned());
    texts
}

/// A text without what stands in brackets, as every sentence of the pseudo-language does.
fn outside_brackets(text: &str) -> String {
    let mut depth = 0_usize;
    let mut outside = String::new();
    for letter in text.chars() {
        match letter {
            '[' => depth += 1,
            ']' => depth = depth.saturating_sub(1),
            _ if depth == 0 => outside.push(letter),
            _ => {}
        }
    }
    outside
}

/// The words of texts in the pseudo-language that are no sentence of ours and no name of this book.
fn untranslated(book: &Book, texts: Vec<String>) -> Vec<String> {
    let mut known = names_in_rules(&Engine::new(book.clone()));
    typed_texts(&serde_json::to_value(book).unwrap(), &mut known);
    let known = known.to_lowercase();
    let is_known = |word: &str| known.split(|letter: char| !letter.is_alphabetic()).any(|other| other == word);
    let mut left = Vec::new();
    for text in texts {
        let outside = outside_brackets(&text);
        let words = outside.split(|letter: char| !letter.is_alphabetic());
        let unknown = words.filter(|word| word.chars().count() > 2 && !is_known(&word.to_lowercase()));
        left.extend(unknown.map(|word| format!("{word}: {text}")));
    }
    left
}

#[test]
fn no_text_of_a_posted_workbook_is_outside_the_files_of_the_languages() {
    let mut left: BTreeSet<String> = BTreeSet::new();
    for book in books() {
        // The descriptions of systems and rules are no sentences of the pseudo-language.
        let kinds: Vec<NoticeKind> = NoticeKind::ALL.into_iter().filter(|kind| *kind != NoticeKind::Rules).collect();
        let bytes = workbook(&book, Language::Pseudo.into(), &kinds);
        left.extend(untranslated(&book, texts_of_workbook(&bytes)));
    }
    let shown: Vec<&String> = left.iter().take(60).collect();
    assert!(left.is_empty(), "{} words are no translated text: {shown:#?}", left.len());
}

/// Who sat where with how many centres, by the names of rounds and boards, and the last years.
fn games(book: &Book) -> BTreeSet<String> {
    let mut games = BTreeSet::new();
    for (at, board) in book.boards() {
        for power in Power::ALL {
            let seat = &board.seats[power];
            games.insert(format!(
                "{} {} {power}: {} {} {}",
                book.round(at.round).unwrap().name,
                board.name,
                book.name_of(seat.player),
                seat.centres,
                board.end_year
            ));
        }
    }
    games
}

#[test]
fn a_posted_workbook_in_any_language_reads_back_to_the_same_games() {
    let book =
        read_results(&std::fs::read("tests/data/edc2015-boards.xlsx").unwrap(), "edc2015-boards.xlsx").unwrap().book;
    let expected = games(&book);
    for language in Language::ALL {
        let bytes = workbook(&book, language.into(), &[NoticeKind::Standings, NoticeKind::Boards]);
        let read = read_results(&bytes, "posted.xlsx").unwrap();
        let other: Vec<String> = expected.symmetric_difference(&games(&read.book)).cloned().collect();
        assert!(other.is_empty(), "{language:?}: {} lines differ: {:#?}", other.len(), &other[..other.len().min(6)]);
    }
}

#[test]
fn no_sentence_of_a_notice_is_outside_the_files_of_the_languages() {
    let mut left: BTreeSet<String> = BTreeSet::new();
    for book in books() {
        let texts = notices(&book, Language::Pseudo.into()).iter().flat_map(texts).collect();
        left.extend(untranslated(&book, texts));
    }
    let shown: Vec<&String> = left.iter().take(40).collect();
    assert!(left.is_empty(), "{} words are no translated sentence: {shown:#?}", left.len());
}

#[test]
fn a_date_is_a_date_in_the_cells_of_a_workbook_and_of_a_table() {
    let book = year_of_results();
    let bytes = workbook(&book, Language::German.into(), &[NoticeKind::Ladder]);
    let styles = part(&bytes, "xl/styles.xml");
    assert!(styles.contains("[$-407]d. mmmm yyyy"), "{styles}");
    assert!(!texts_of_workbook(&bytes).contains(&"1. Mai 2006".to_owned()));
    let table = write_notice_table(&notices(&book, Language::German.into()), CsvDialect::Plain).unwrap();
    assert!(String::from_utf8(table).unwrap().contains(",2006-05-01,"));
}

#[test]
fn every_notice_is_printed_in_every_language_with_letters_that_a_font_has() {
    let book = &books()[0];
    for language in Language::ALL {
        let notices = notices(book, language.into());
        let event = &book.event;
        let setup = PageSetup::of_event(event, language, Paper::A4, TextSize::List, &jiff::Zoned::now());
        let printed = write_pdf(&notices, &setup).unwrap();
        assert_eq!(printed.missing_sentence(), None, "{language:?}");
    }
}

#[test]
fn a_language_that_is_written_from_right_to_left_turns_the_web_page_and_every_sheet() {
    let book = &books()[0];
    let kinds = [NoticeKind::Standings, NoticeKind::Boards, NoticeKind::BoardCall];
    let usual = (Language::German, "lang=\"de\"");
    let turned = (Language::PseudoRightToLeft, "lang=\"ar-XB\" dir=\"rtl\"");
    for (language, tag) in [usual, turned] {
        let page = write_html(&notices(book, language.into()), &WebPage::default());
        assert!(page.contains(&format!("<html {tag}>")), "{language:?}");
        let bytes = workbook(book, language.into(), &kinds);
        let file = zip::ZipArchive::new(Cursor::new(&bytes)).unwrap();
        let names = file.file_names().map(|name| name.unwrap().into_owned());
        let sheets: Vec<String> = names.filter(|name| name.starts_with("xl/worksheets/sheet")).collect();
        assert!(sheets.len() >= 2, "{sheets:?}");
        for name in sheets {
            let sheet = part(&bytes, &name);
            assert_eq!(sheet.contains("rightToLeft=\"1\""), language.is_right_to_left(), "{language:?}: {name}");
        }
    }
}

#[test]
fn a_notice_in_two_languages_says_each_heading_in_both_and_each_name_once() {
    let languages = NoticeLanguages { first: Language::Italian, second: Some(Language::English) };
    let all = notices(&books()[0], languages);
    for notice in &all {
        let headings = notice.sections.iter().flat_map(|section| &section.columns);
        let powers = headings.filter(|column| column.role == ColumnRole::Power);
        assert!(powers.into_iter().all(|column| column.title == "potenza\u{a0}/ power"), "{}", notice.title);
        let sections = notice.sections.iter();
        let twice =
            sections.flat_map(|section| section.rows.iter().filter_map(|row| section.cell(row, ColumnRole::Player)));
        assert!(twice.into_iter().all(|name| !name.plain().contains("/ ")), "{}", notice.title);
    }
    let standings = &all[0];
    assert_eq!(standings.title, "Classifica\u{a0}/ Standings");
    let section = &standings.sections[0];
    assert_eq!(section.column_title(ColumnRole::Player), "giocatore\u{a0}/ player");
    let row = &section.rows[0];
    assert!(!section.cell(row, ColumnRole::Player).unwrap().plain().contains("/ "));
    assert!(
        section.cell(row, ColumnRole::Total).unwrap().plain().contains(','),
        "the first language writes the figures"
    );
    assert!(!section.cell(row, ColumnRole::Total).unwrap().plain().contains("/ "));
}

#[test]
fn the_columns_of_a_shipped_scoring_system_have_their_names_in_the_language_on_a_board_and_before_their_formulas() {
    let languages = NoticeLanguages { first: Language::Polish, second: Some(Language::English) };
    let mut book = Book::default();
    book.event.system = Some("WDC 2006".into());
    book.rounds.push(Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() });
    for (power, centres) in Power::ALL.into_iter().zip([8, 8, 8, 8, 2, 0, 0]) {
        book.rounds[0].boards[0].seats[power].centres = CellEntry::Value(centres);
    }
    let event = posted(&book, languages);
    let boards = &event.notices(DueNotice { kind: NoticeKind::Boards, round: RoundIx(0) })[0].sections[0];
    assert_eq!(boards.column_title(ColumnRole::SystemColumn(0)), "waga\u{a0}/ weight");
    let rules = event.notices(DueNotice { kind: NoticeKind::Rules, round: RoundIx::default() });
    let parts: Vec<String> = rules[0].rows().map(|row| row.cells[0].plain()).collect();
    assert!(parts.contains(&"waga (weight)\u{a0}/ weight".to_owned()), "{parts:?}");
    let headings = texts_of_workbook(&workbook(&book, languages, &[NoticeKind::Boards]));
    assert!(headings.contains(&"Waga\u{a0}/ Weight".to_owned()), "{headings:?}");
}

/// The notices of a ladder in a language.
fn ladder_notices(book: &Book, language: Language) -> Vec<Notice> {
    posted(book, language.into()).notices(DueNotice { kind: NoticeKind::Ladder, round: RoundIx::default() })
}

#[test]
fn the_figures_that_a_shipped_ladder_computes_have_their_names_in_the_language() {
    let mut book = year_of_results();
    book.results_year.ladder = "Bismark 2001".into();
    let german = write_notice_table(&ladder_notices(&book, Language::German), CsvDialect::Plain).unwrap();
    let german = String::from_utf8(german).unwrap();
    assert!(german.contains("gewertete Partien,Turnierwert,Faktor"), "{german}");
    let polish = ladder_notices(&book, Language::Polish);
    let titles: Vec<&str> = polish[0].sections[1].columns.iter().map(|column| column.title.as_str()).collect();
    assert!(titles.ends_with(&["ranga", "mnożnik", ""]), "{titles:?}");
}

#[test]
fn the_results_in_the_workbook_of_a_ladder_are_the_same_in_every_language_of_the_window() {
    let mut year = year_of_results().results_year;
    // Two players share the second place.
    year.events[0].lines[2].place = Some(2);
    let ladder = LadderLibrary::shipped().of_year(&year).unwrap();
    let roster = Roster::new(&year, &year.decisions);
    let compiled = CompiledLadder::new(ladder, &year, &roster, year.choices);
    let write = || write_ladder(&compiled, &compiled.table(), "A year", &ExportOptions::default()).unwrap();
    let results = |language: Language| -> Vec<String> {
        let mut file: Xlsx<_> = open_workbook_from_rs(Cursor::new(in_language(language, write))).unwrap();
        let sheet = file.worksheet_range("Results").unwrap();
        sheet.used_cells().map(|(row, column, cell)| format!("{row} {column} {cell}")).collect()
    };
    let english = results(Language::English);
    // The winner of five has all points, the others of five a fifth less each; those who share have the mean beside their own.
    for points in ["80", "60", "70"] {
        assert!(english.iter().any(|cell| cell.ends_with(&format!(" {points}"))), "{points}: {english:?}");
    }
    assert_eq!(results(Language::German), english);
}

#[test]
fn the_setting_of_a_computer_names_a_language_or_none_that_we_have() {
    let named = |tag: &str| Language::of_tag(tag);
    assert_eq!(named("de_AT.UTF-8"), Some(Language::German));
    assert_eq!(named("nn_NO"), Some(Language::Norwegian));
    assert_eq!((named("tr_TR"), named("C")), (None, None));
    // A letter of Turkish is none of a tag.
    assert_eq!((named("IT-IT"), named("İT"), named("ıt")), (Some(Language::Italian), None, None));
}

#[test]
fn the_title_of_a_notice_in_the_list_is_that_of_its_page_in_every_language() {
    for book in books() {
        for language in Language::OF_WINDOW {
            let event = posted(&book, language.into());
            for wanted in due(&event, &NoticeKind::ALL) {
                if let [notice, ..] = &event.notices(wanted)[..] {
                    assert_eq!(event.title(wanted, language), notice.title, "{wanted:?} in {language:?}");
                }
            }
        }
    }
}
