//! The rules of the event in words, and the scoring systems in use with their formulas. A book with result lists has the rules of its
//! ladder, and those of the event only where it has rounds.

use super::cell::NoticeCell;
use super::column_role::ColumnRole;
use super::notice::{Notice, NoticeColumn, NoticeRow, NoticeSection};
use crate::book::results_year::ResultsYear;
use crate::engine::Engine;
use crate::figures::format_short;
use crate::ladder::{Ladder, LadderLibrary};
use crate::languages::sentences::{columns, notices};
use crate::languages::{Language, source_in};
use crate::scoring::{DraftPart, ScoringSystem};

/// The rules of the event and of the ladder, whichever the book has. A book without rounds and lists has the rules of its event.
pub(super) fn rules_to_post(engine: &Engine, results_year: &ResultsYear, language: Language) -> Notice {
    let ladder = LadderLibrary::shipped().of_year(results_year).filter(|_| !results_year.events.is_empty());
    let ladder = ladder.map(|ladder| ladder_rules_notice(ladder, language));
    match ladder {
        Some(ladder) if engine.book().rounds.is_empty() => ladder,
        Some(ladder) => {
            let mut notice = event_rules_notice(engine, language);
            let titled = |section: NoticeSection| NoticeSection { title: ladder.title.clone(), ..section };
            notice.sections.extend(ladder.sections.into_iter().map(titled));
            notice
        }
        None => event_rules_notice(engine, language),
    }
}

/// The rules of a ladder in words, with its formulas.
fn ladder_rules_notice(ladder: &Ladder, language: Language) -> Notice {
    let mut words = vec![
        (notices::rules_in_words(language), ladder.description_in(language).to_owned()),
        (notices::rules_source(language), source_in(language, ladder.source()).to_owned()),
    ];
    words.extend(ladder.numbers(language).map(|(name, values)| {
        let values: Vec<String> = values.iter().map(|value| format_short(*value, 4)).collect();
        (name, values.join(", "))
    }));
    words.extend(ladder.formulas(language).map(|(name, formula)| (name, formula.to_owned())));
    words.push((columns::column_divisor(language), ladder.divisor_formula().to_owned()));
    let headings = [columns::column_part(language), columns::column_words_or_formula(language)];
    Notice {
        title: notices::title_rules(language, ladder.name()),
        sections: vec![section(String::new(), headings, words)],
        languages: language.into(),
        ..Notice::default()
    }
}

/// The rules that the event is played by.
fn event_rules_notice(engine: &Engine, language: Language) -> Notice {
    let rules = engine.rules();
    let mut words = vec![
        (notices::rules_about(language), rules.description_in(language).to_owned()),
        (notices::rules_source(language), source_in(language, &rules.source).to_owned()),
    ];
    words.extend(rules.describe_for_players(language).into_iter().map(|paragraph| (paragraph.heading, paragraph.text)));
    let mut sections =
        vec![section(String::new(), [columns::column_about(language), columns::column_rules(language)], words)];
    sections.extend(systems_in_use(engine).into_iter().map(|system| system_section(system, language)));
    Notice {
        title: notices::title_rules(language, &rules.name),
        sections,
        languages: language.into(),
        ..Notice::default()
    }
}

fn section(title: String, headings: [String; 2], rows: Vec<(String, String)>) -> NoticeSection {
    let columns = [ColumnRole::Subject, ColumnRole::RuleText].into_iter().zip(headings);
    let rows = rows.into_iter().filter(|(_, text)| !text.trim().is_empty());
    NoticeSection {
        title,
        columns: columns.map(|(role, title)| NoticeColumn::new(role, title)).collect(),
        rows: rows
            .enumerate()
            .map(|(position, (subject, text))| NoticeRow {
                position,
                cells: [subject, single_line(&text)].map(NoticeCell::text).to_vec(),
                ..NoticeRow::default()
            })
            .collect(),
        ..NoticeSection::default()
    }
}

/// The systems that score a board, and those that the rules name, each once.
fn systems_in_use(engine: &Engine) -> Vec<&ScoringSystem> {
    let (book, rules, library) = (engine.book(), engine.rules(), engine.library());
    let of_boards = book.boards().filter_map(|(at, _)| engine.system(at));
    let of_event = book.event.system.as_ref().unwrap_or(&rules.system);
    let of_rounds = rules.by_round.iter().filter_map(|round| round.system.as_ref());
    let named = std::iter::once(of_event).chain(of_rounds).filter_map(|name| library.find(name)).map(AsRef::as_ref);
    let mut systems: Vec<&ScoringSystem> = Vec::new();
    for system in of_boards.chain(named) {
        if !systems.iter().any(|other| other.name == system.name) {
            systems.push(system);
        }
    }
    systems
}

fn system_section(system: &ScoringSystem, language: Language) -> NoticeSection {
    let mut rows = vec![
        (notices::rules_in_words(language), system.description_in(language).to_owned()),
        (notices::rules_source(language), source_in(language, &system.source).to_owned()),
    ];
    let name = |part| system.name_of_formula(part, language);
    let parameters = system.parameters.values().enumerate();
    rows.extend(parameters.map(|(at, value)| (name(DraftPart::Parameter(at)), format_short(*value, 4))));
    let mean_name = |at: usize| notices::rules_event_mean(language, &name(DraftPart::EventMean(at)));
    rows.extend(system.event_means.iter().enumerate().map(|(at, mean)| (mean_name(at), mean.formula.clone())));
    let formulas = system.columns.iter().enumerate();
    rows.extend(formulas.map(|(at, column)| (name(DraftPart::Column(at)), column.formula.clone())));
    section(
        notices::title_scoring_system(language, &system.name),
        [columns::column_part(language), columns::column_words_or_formula(language)],
        rows,
    )
}

fn single_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
