//! A year's ladder as text for the terminal, a forum or a zine.

use super::notice::{TextMarks, section_table};
use crate::ladder::{CompiledLadder, LadderTable};
use crate::languages::Language;
use crate::notices::{ColumnRole, LegendEntry, NoticeColumn, ladder_notice, short_ladder_legend};
use crate::publish::shown_columns::{LayoutColumn, ladder_columns};

/// The table with its title, the sentences below it, and the events.
pub fn ladder_text(
    compiled: &CompiledLadder<'_>,
    table: &LadderTable,
    title: &str,
    before: Option<&LadderTable>,
) -> Vec<String> {
    let notice = ladder_notice(compiled, table, title, before, Language::English);
    let mut lines = vec![notice.title.clone(), String::new()];
    let [players, events] = &notice.sections[..] else { return lines };
    let columns = ladder_columns(players);
    lines.extend(section_table(players, &columns, TextMarks::Signs, notice.languages).lines());
    let legend = short_ladder_legend(table, before.is_some(), Language::English);
    let legend = legend.iter().map(LegendEntry::plain_line);
    let below: Vec<String> = legend.chain(notice.sentences.iter().chain(&notice.reasons).cloned()).collect();
    if !below.is_empty() {
        lines.push(String::new());
    }
    lines.extend(below);
    lines.push(String::new());
    let is_shown = |column: &&NoticeColumn| match column.role {
        ColumnRole::EventFigure(at) => compiled.ladder.figure_kind(at).is_in_short_table(),
        _ => true,
    };
    let columns: Vec<LayoutColumn> =
        events.columns.iter().filter(is_shown).map(|column| LayoutColumn::single(column.role)).collect();
    lines.extend(section_table(events, &columns, TextMarks::Signs, notice.languages).lines());
    lines
}

/// How a player's score came about, step by step. `position` is the player's in the table.
pub fn ladder_explanation(compiled: &CompiledLadder<'_>, table: &LadderTable, position: usize) -> Vec<String> {
    let Some(row) = table.rows.get(position) else { return Vec::new() };
    let mut lines = vec![format!("{}, rank {}", compiled.roster.name(row.person), row.rank)];
    for result in &row.results {
        let dropped = if result.counts { "" } else { ", dropped" };
        lines.push(String::new());
        lines.push(format!("{}{dropped}", compiled.results_year.events[result.event].name));
        let steps = compiled.explain_points(result.event, result.result);
        lines.extend(steps.iter().map(|step| format!("  {step}")));
    }
    lines.push(String::new());
    lines.push("Score".to_owned());
    lines.extend(compiled.explain_score(row).iter().map(|step| format!("  {step}")));
    lines
}
