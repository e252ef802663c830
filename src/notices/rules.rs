//! The rules of the event in words, and the scoring systems in use with their formulas.

use super::cell::NoticeCell;
use super::column_role::ColumnRole;
use super::notice::{Notice, NoticeColumn, NoticeRow, NoticeSection};
use crate::engine::Engine;
use crate::figures::format_short;
use crate::scoring::ScoringSystem;

/// The rules that the event is played by.
pub(super) fn rules_notice(engine: &Engine) -> Notice {
    let rules = engine.rules();
    let mut words = vec![("About".to_owned(), rules.description.clone()), ("Source".to_owned(), rules.source.clone())];
    words.extend(rules.describe().into_iter().map(|paragraph| (paragraph.heading.to_owned(), paragraph.text)));
    let mut sections = vec![section(String::new(), ["about", "the rules"], words)];
    sections.extend(systems_in_use(engine).into_iter().map(system_section));
    Notice { title: format!("Rules: {}", rules.name), sections, ..Notice::default() }
}

fn section(title: String, headings: [&str; 2], rows: Vec<(String, String)>) -> NoticeSection {
    let columns = [(ColumnRole::Subject, headings[0]), (ColumnRole::RuleText, headings[1])];
    let rows = rows.into_iter().filter(|(_, text)| !text.trim().is_empty());
    NoticeSection {
        title,
        columns: columns.map(|(role, title)| NoticeColumn::new(role, title)).to_vec(),
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

fn system_section(system: &ScoringSystem) -> NoticeSection {
    let mut rows =
        vec![("In words".to_owned(), system.description.clone()), ("Source".to_owned(), system.source.clone())];
    let parameters = system.parameters.iter();
    rows.extend(parameters.map(|(name, value)| (name.clone(), format_short(*value, 4))));
    let means =
        system.event_means.iter().map(|mean| (format!("{} (mean of the event)", mean.name), mean.formula.clone()));
    rows.extend(means);
    rows.extend(system.columns.iter().map(|column| (column.name.clone(), column.formula.clone())));
    section(format!("Scoring system {}", system.name), ["part", "words or formula"], rows)
}

fn single_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
