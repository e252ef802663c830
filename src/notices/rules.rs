//! The rules of the event in words, and the scoring systems in use with their formulas.

use super::cell::NoticeCell;
use super::column_role::ColumnRole;
use super::notice::{Notice, NoticeColumn, NoticeRow, NoticeSection};
use crate::engine::Engine;
use crate::figures::format_short;
use crate::languages::Language;
use crate::languages::sentences::{columns, notices};
use crate::scoring::{DraftPart, ScoringSystem};

/// The rules that the event is played by.
pub(super) fn rules_notice(engine: &Engine, language: Language) -> Notice {
    let rules = engine.rules();
    let mut words = vec![
        (notices::rules_about(language), rules.description_in(language).to_owned()),
        (notices::rules_source(language), rules.source.clone()),
    ];
    words.extend(rules.describe(language).into_iter().map(|paragraph| (paragraph.heading, paragraph.text)));
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
        (notices::rules_source(language), system.source.clone()),
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
