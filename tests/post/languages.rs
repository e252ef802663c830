//! Notices in the languages of the players.

use std::collections::BTreeSet;
use std::path::Path;

use topboard::book::{Book, RoundIx};
use topboard::engine::Engine;
use topboard::languages::{Language, NoticeLanguages};
use topboard::notices::{ColumnRole, DueNotice, LegendEntry, Notice, NoticeKind, PostedEvent};
use topboard::publish::{PageSetup, Paper, TextSize, write_pdf};
use topboard::store;

/// Events under the rules that have most to say: top boards, groups, eliminations, substitutes, penalties.
fn books() -> Vec<Book> {
    let files = ["seated-top-board", "gunboat-medal-in-round-5", "gunboat-one-round", "withdrawn-but-seated"];
    let read = |name: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/{name}.topboard"));
        store::parse_book(&std::fs::read(&path).unwrap(), &path).unwrap()
    };
    files.into_iter().map(read).collect()
}

/// Every notice of a book in these languages.
fn notices(book: &Book, languages: NoticeLanguages) -> Vec<Notice> {
    let mut book = book.clone();
    book.event.languages = languages;
    let event = PostedEvent::new(&Engine::new(book));
    let rounds: Vec<_> = event.view().engine().round_numbers().in_order().iter().map(|(_, at)| *at).collect();
    let of_rounds = NoticeKind::ALL.into_iter().flat_map(|kind| {
        let rounds = if kind.is_of_round() { rounds.clone() } else { vec![RoundIx::default()] };
        rounds.into_iter().map(move |round| DueNotice { kind, round })
    });
    of_rounds.flat_map(|wanted| event.notices(wanted)).collect()
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

#[test]
fn no_sentence_of_a_notice_is_outside_the_files_of_the_languages() {
    let mut left: BTreeSet<String> = BTreeSet::new();
    for book in books() {
        let engine = Engine::new(book.clone());
        let (rules, library) = (engine.rules(), engine.library());
        let known = format!("{book:?} {rules:?} {:?}", library.systems()).to_lowercase();
        for notice in notices(&book, Language::Pseudo.into()) {
            for text in texts(&notice) {
                let outside = outside_brackets(&text);
                let words = outside.split(|letter: char| !letter.is_alphabetic());
                let unknown = words.filter(|word| word.chars().count() > 2 && !known.contains(&word.to_lowercase()));
                left.extend(unknown.map(|word| format!("{word}: {text}")));
            }
        }
    }
    let shown: Vec<&String> = left.iter().take(40).collect();
    assert!(left.is_empty(), "{} words are no translated sentence: {shown:#?}", left.len());
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
fn a_notice_in_two_languages_says_each_heading_in_both_and_each_name_once() {
    let languages = NoticeLanguages { first: Language::Italian, second: Some(Language::English) };
    let standings = notices(&books()[0], languages).remove(0);
    assert_eq!(standings.title, "Classifica / Standings");
    let section = &standings.sections[0];
    assert_eq!(section.column_title(ColumnRole::Player), "giocatore / player");
    let row = &section.rows[0];
    assert!(!section.cell(row, ColumnRole::Player).unwrap().plain().contains(" / "));
    assert!(
        section.cell(row, ColumnRole::Total).unwrap().plain().contains(','),
        "the first language writes the figures"
    );
    assert!(!section.cell(row, ColumnRole::Total).unwrap().plain().contains(" / "));
}

#[test]
fn a_system_asks_for_its_language_and_an_unknown_one_is_english() {
    let named = |tag: &str| Language::of_tag(tag);
    assert_eq!(named("de_AT.UTF-8"), Some(Language::German));
    assert_eq!(named("nn_NO"), Some(Language::Norwegian));
    assert_eq!((named("tr_TR"), named("C")), (None, None));
}
