//! A year's ladder as a notice: the table of the players, and the events with the figures their points depend on.

use super::cell::{CellPart, NoticeCell};
use super::column_role::ColumnRole;
use super::marks::{LegendEntry, Mark};
use super::notice::{Notice, NoticeColumn, NoticeRow, NoticeSection};
use super::places_by_round::ladder_places_section;
use crate::figures::format_short;
use crate::figures::join_with_and;
use crate::ladder::{
    CompiledLadder, LadderKind, LadderLibrary, LadderRow, LadderTable, ResultsYear, Roster, rank_change,
};

/// The fewest decimals of an exact score.
const EXACT_DECIMALS: usize = 6;

/// Describes a ladder. With the table `before` it also says who moved. The first section is the players
/// ([`NoticeRow::position`] is a position in `table`), the second the events ([`NoticeRow::position`] is a position in
/// the results year; those that count come first).
pub fn ladder_notice(
    compiled: &CompiledLadder<'_>,
    table: &LadderTable,
    title: &str,
    before: Option<&LadderTable>,
) -> Notice {
    let described = LadderDescription { compiled, table, before };
    let mut notice = Notice {
        title: title.to_owned(),
        subtitle: compiled.ladder.source().to_owned(),
        sections: vec![described.players(), described.events()],
        sentences: described.sentences(),
        reasons: described.reasons(),
        ..Notice::default()
    };
    if notice.parts().any(|part| part.has_mark(Mark::Dropped)) {
        notice.legend.push(LegendEntry::struck("the result does not count."));
    }
    notice
}

/// The ladder of a results year for the wall. `None` if no event is in it.
pub(super) fn ladder_to_post(results_year: &ResultsYear) -> Option<Notice> {
    let ladder = LadderLibrary::shipped().of_year(results_year).filter(|_| !results_year.events.is_empty())?;
    let roster = Roster::new(results_year, &results_year.decisions);
    let compiled = CompiledLadder::new(ladder, results_year, &roster, results_year.choices);
    let table = compiled.chosen_table();
    let mut notice = ladder_notice(&compiled, &table, &compiled.title(), compiled.comparison_table(None).as_ref());
    notice.sections.extend(ladder_places_section(&compiled, &table));
    notice.cautions.extend(undecided_names_sentence(&compiled));
    Some(notice)
}

/// The sentence for whoever compiles the ladder, about names that may be one person. `None` if all are decided.
pub fn undecided_names_sentence(compiled: &CompiledLadder<'_>) -> Option<String> {
    let name_of = |person| compiled.roster.listed_name(person, compiled.results_year);
    let pairs: Vec<String> =
        compiled.undecided_pairs().map(|pair| format!("{} / {}", name_of(pair.one), name_of(pair.other))).collect();
    let names = pairs.join("; ");
    match pairs.len() {
        0 => None,
        1 => Some(format!("1 pair of names is undecided and counts as two people: {names}.")),
        many => Some(format!("{many} pairs of names are undecided. Each pair counts as two people: {names}.")),
    }
}

/// A change of rank in as few characters as possible: “+2”, “-1”, “=”, “new”.
fn rank_change_text(change: Option<i64>) -> String {
    match change {
        None => "new".to_owned(),
        Some(0) => "=".to_owned(),
        Some(up) if up > 0 => format!("+{up}"),
        Some(down) => down.to_string(),
    }
}

struct LadderDescription<'a> {
    compiled: &'a CompiledLadder<'a>,
    table: &'a LadderTable,
    before: Option<&'a LadderTable>,
}

impl LadderDescription<'_> {
    fn counts_games(&self) -> bool {
        self.compiled.ladder.kind() == LadderKind::Games
    }

    fn name(&self, row: &LadderRow) -> &str {
        self.compiled.roster.name(row.person)
    }

    fn players(&self) -> NoticeSection {
        let compiled = self.compiled;
        let column = |role, title: &str| NoticeColumn::new(role, title);
        let mut columns = vec![column(ColumnRole::Place, "rank")];
        columns.extend(self.before.map(|_| column(ColumnRole::RankChange, "±")));
        columns.extend([
            column(ColumnRole::Player, "player"),
            column(ColumnRole::Region, "region"),
            column(ColumnRole::Score, "score"),
            column(ColumnRole::ExactScore, "exact"),
            column(ColumnRole::Total, "total"),
            column(ColumnRole::EventCount, if self.counts_games() { "games" } else { "events" }),
            column(ColumnRole::CountedEvents, "counted"),
            column(ColumnRole::Divisor, "divisor"),
            column(ColumnRole::PointsToOvertake, "to overtake"),
        ]);
        for event in compiled.order.iter() {
            let name = compiled.results_year.events[*event].name.as_str();
            columns.extend(compiled.ladder.needs_place().then(|| column(ColumnRole::EventPlace(*event), name)));
            columns.push(column(ColumnRole::EventPoints(*event), name));
        }
        columns.push(column(ColumnRole::Reason, "why above the next"));
        let exact = self.table.rows.iter().map(|row| row.decimals).max().unwrap_or_default().max(EXACT_DECIMALS);
        let rows = self.table.rows.iter().enumerate().map(|(position, row)| NoticeRow {
            person: None,
            position,
            place: Some(row.rank),
            shared: row.shared,
            cells: columns.iter().map(|column| self.player_cell(column.role, position, row, exact)).collect(),
            ..NoticeRow::default()
        });
        let rows = rows.collect();
        NoticeSection { columns, rows, ..NoticeSection::default() }
    }

    fn player_cell(&self, role: ColumnRole, position: usize, row: &LadderRow, exact: usize) -> NoticeCell {
        let compiled = self.compiled;
        let decimals = compiled.ladder.decimals();
        match role {
            ColumnRole::Place => {
                let mut part = CellPart::count(row.rank);
                if row.shared {
                    part.marks.push(Mark::Shared);
                    "Shared: no tie-break separates these players".clone_into(&mut part.hint);
                }
                NoticeCell::of_part(part)
            }
            ColumnRole::RankChange => {
                let change = self.before.map(|before| rank_change_text(rank_change(before, self.table, row.person)));
                NoticeCell::text(change.unwrap_or_default())
            }
            ColumnRole::Player => {
                let mut part = CellPart::text(self.name(row));
                let person = compiled.roster.people().get(row.person.0);
                if let Some(person) = person.filter(|person| person.spellings.len() > 1) {
                    part.hint = format!("Also spelt {}", person.spellings[1..].join(", "));
                }
                NoticeCell::of_part(part)
            }
            ColumnRole::Region => NoticeCell::text(compiled.roster.region(row.person)),
            ColumnRole::Score => NoticeCell::of_part(CellPart::number(row.score, row.decimals)),
            ColumnRole::ExactScore => NoticeCell::of_part(CellPart::number(row.score, exact)),
            ColumnRole::Total => NoticeCell::of_part(CellPart::number(row.total, decimals)),
            ColumnRole::EventCount => {
                let (counted, events) = (row.counted_results(), row.results.len());
                let mut part = CellPart::count(events);
                if counted < events {
                    part.text = format!("{counted} of {events}");
                }
                NoticeCell::of_part(part)
            }
            ColumnRole::CountedEvents => NoticeCell::of_part(CellPart::count(row.counted_results())),
            ColumnRole::Divisor => {
                let text = format_short(row.divisor, 2);
                NoticeCell::of_part(CellPart { text, value: Some(row.divisor), decimals: 2, ..CellPart::default() })
            }
            ColumnRole::PointsToOvertake => {
                let points = compiled.points_to_overtake(self.table, position);
                NoticeCell::optional(points.map(|points| CellPart::number(points, decimals)))
            }
            ColumnRole::EventPlace(event) => self.result(row, event, false),
            ColumnRole::EventPoints(event) => self.result(row, event, true),
            _ => {
                let shared = row.shared_reason(compiled.ladder);
                NoticeCell::reasons(shared, compiled.explain_order(self.table, position))
            }
        }
    }

    fn result(&self, row: &LadderRow, event: usize, points: bool) -> NoticeCell {
        let Some(result) = row.results.iter().find(|result| result.event == event) else {
            return NoticeCell::default();
        };
        let mut part = if points {
            CellPart::number(result.points, self.compiled.ladder.decimals())
        } else {
            let results = self.compiled.events.get(event).map_or(&[][..], |event| &event.results);
            let tied = results.get(result.result).is_some_and(|result| result.tied > 1);
            CellPart::text(format!("{}{}", if tied { "=" } else { "" }, result.place))
        };
        if !result.counts {
            part.marks.push(Mark::Dropped);
            "Does not count: other results brought more".clone_into(&mut part.hint);
        }
        NoticeCell::of_part(part)
    }

    fn events(&self) -> NoticeSection {
        let compiled = self.compiled;
        let (title, heading) = if self.counts_games() { ("Games", "game") } else { ("Events", "event") };
        let first = compiled.order.first().copied().unwrap_or_default();
        let names: Vec<&str> = compiled.figures(first).map(|(name, _)| name).collect();
        let mut columns =
            vec![NoticeColumn::new(ColumnRole::Event, heading), NoticeColumn::new(ColumnRole::Date, "date")];
        let figures = names.iter().enumerate().map(|(at, name)| NoticeColumn::new(ColumnRole::EventFigure(at), *name));
        columns.extend(figures);
        columns.push(NoticeColumn::new(ColumnRole::Exclusion, ""));
        let left_out = (0..compiled.events.len()).filter(|at| compiled.events[*at].exclusion.is_some());
        let order: Vec<usize> = compiled.order.iter().copied().chain(left_out.clone()).collect();
        let rows = order.into_iter().map(|position| NoticeRow {
            position,
            cells: columns.iter().map(|column| self.event_cell(column.role, position, &names)).collect(),
            ..NoticeRow::default()
        });
        let rows = rows.collect();
        let sentence = |at: usize| {
            let event = &compiled.results_year.events[at];
            let date = event.date.map(|date| format!(", {date}")).unwrap_or_default();
            let reason = compiled.events[at].exclusion?.describe();
            Some(format!("Left out: {}{date}, {reason}.", event.name))
        };
        let sentences = left_out.filter_map(sentence).collect();
        NoticeSection { title: title.to_owned(), columns, rows, sentences, ..NoticeSection::default() }
    }

    fn event_cell(&self, role: ColumnRole, event: usize, names: &[&str]) -> NoticeCell {
        let compiled = self.compiled;
        let held = &compiled.results_year.events[event];
        match role {
            ColumnRole::Event => NoticeCell::text(held.name.as_str()),
            ColumnRole::Date => NoticeCell::text(held.date.map(|date| date.to_string()).unwrap_or_default()),
            ColumnRole::EventFigure(at) => {
                let value = compiled.figures(event).find(|(name, _)| names.get(at) == Some(name));
                let value = value.map(|(_, value)| value).filter(|value| !value.is_nan());
                let part = |value: f64| {
                    let text = format_short(value, 2);
                    CellPart { text, value: Some(value), decimals: 2, ..CellPart::default() }
                };
                NoticeCell::optional(value.map(part))
            }
            _ => {
                let exclusion = compiled.events[event].exclusion;
                NoticeCell::text(
                    exclusion.map_or_else(String::new, |reason| format!("left out: {}", reason.describe())),
                )
            }
        }
    }

    /// The winner, the players who are not listed, and remarks.
    fn sentences(&self) -> Vec<String> {
        let (compiled, rows) = (self.compiled, &self.table.rows);
        let mut sentences = Vec::new();
        if let (Some(title), Some(first)) = (compiled.leader_title(), rows.first()) {
            let winners: Vec<&str> =
                rows.iter().take_while(|row| row.rank == first.rank).map(|row| self.name(row)).collect();
            let jointly = if winners.len() > 1 { ", jointly" } else { "" };
            sentences.push(format!("{title}{jointly}: {}.", join_with_and(&winners)));
        }
        if rows.iter().any(|row| row.shared) {
            sentences.push("Players with the same rank share it.".to_owned());
        }
        if self.table.unlisted > 0 {
            let events = if self.counts_games() { "games" } else { "events" };
            let least = compiled.ladder.least_events();
            sentences.push(format!("Not listed: {} with fewer than {least} {events}.", self.table.unlisted));
        }
        if compiled.order.is_empty() {
            sentences.push("No event counts yet.".to_owned());
        }
        sentences
    }

    /// A sentence for each place that a tie-break decided.
    fn reasons(&self) -> Vec<String> {
        let rows = &self.table.rows;
        let sentence = |at: usize| {
            let reason = self.compiled.explain_order(self.table, at)?;
            Some(format!("{} stands above {}: {reason}.", self.name(&rows[at]), self.name(rows.get(at + 1)?)))
        };
        (0..rows.len()).filter_map(sentence).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rank_change_is_short() {
        let texts = [None, Some(0), Some(2), Some(-1)].map(rank_change_text);
        assert_eq!(texts, ["new", "=", "+2", "-1"]);
    }
}
