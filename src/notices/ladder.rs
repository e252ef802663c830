//! A year's ladder as a notice: the table of the players, and the events with the figures their points depend on.

use super::cell::{CellPart, NoticeCell};
use super::column_role::ColumnRole;
use super::marks::{LegendEntry, Mark};
use super::notice::{Notice, NoticeColumn, NoticeRow, NoticeSection};
use super::places_by_round::ladder_places_section;
use crate::figures::format_short;
use crate::ladder::{
    CompiledLadder, EventExclusion, LadderKind, LadderLibrary, LadderRow, LadderTable, ResultsYear, Roster, rank_change,
};
use crate::languages::sentences::{columns, notices};
use crate::languages::{Language, list_with_and, written_date};
use crate::standings::nearly_equal;

/// The fewest decimals of an exact score.
const EXACT_DECIMALS: usize = 6;

/// The heading of the changes of ranks.
const RANK_CHANGE: &str = "±";

/// Describes a ladder. With the table `before` it also says who moved. The first section is the players
/// ([`NoticeRow::position`] is a position in `table`), the second the events ([`NoticeRow::position`] is a position in
/// the results year; those that count come first).
pub fn ladder_notice(
    compiled: &CompiledLadder<'_>,
    table: &LadderTable,
    title: &str,
    before: Option<&LadderTable>,
    language: Language,
) -> Notice {
    let described = LadderDescription { compiled, table, before, language };
    let explanations: Vec<String> = described.winner().into_iter().collect();
    let mut notice = Notice {
        title: title.to_owned(),
        subtitle: compiled.ladder.source().to_owned(),
        sections: vec![described.players(), described.events()],
        sentences: described.sentences(&explanations),
        explanations,
        reasons: described.reasons(),
        languages: language.into(),
        ..Notice::default()
    };
    if notice.parts().any(|part| part.has_mark(Mark::Dropped)) {
        notice.legend.push(LegendEntry::struck(language, notices::legend_ladder_dropped(language)));
    }
    notice
}

/// The ladder of a results year for the wall. `None` if no event is in it.
pub(super) fn ladder_to_post(results_year: &ResultsYear, language: Language) -> Option<Notice> {
    let ladder = LadderLibrary::shipped().of_year(results_year).filter(|_| !results_year.events.is_empty())?;
    let roster = Roster::new(results_year, &results_year.decisions);
    let compiled = CompiledLadder::new(ladder, results_year, &roster, results_year.choices);
    let table = compiled.chosen_table();
    let before = compiled.comparison_table(None);
    let mut notice = ladder_notice(&compiled, &table, &compiled.title(language), before.as_ref(), language);
    notice.legend = short_ladder_legend(&table, before.is_some(), language);
    notice.sections.extend(ladder_places_section(&compiled, &table, language));
    notice.cautions.extend(undecided_names_sentence(&compiled, language));
    Some(notice)
}

/// What the marks and the headings of the table without a column for each event mean. The divisor is said here if all players have the
/// same one: it has no column then.
pub fn short_ladder_legend(table: &LadderTable, has_changes: bool, language: Language) -> Vec<LegendEntry> {
    let [first, others @ ..] = &table.rows[..] else { return Vec::new() };
    let is_shared = first.shared || others.iter().any(|row| row.shared);
    let has_divisor =
        !nearly_equal(first.divisor, 1.0) && others.iter().all(|row| nearly_equal(row.divisor, first.divisor));
    let differ_in_decimals = others.iter().any(|row| row.decimals != first.decimals);
    let divided = || notices::legend_score_divided(language, &format_short(first.divisor, 2));
    let score = [has_divisor.then(divided), differ_in_decimals.then(|| notices::legend_score_decimals(language))];
    let score: Vec<String> = score.into_iter().flatten().collect();
    let said_of_score = || format!("{}.", score.join(language.clause_separator()));
    let has_chasers = others.iter().any(|row| row.rank != first.rank);
    let entry = |heading: &str, meaning: String| LegendEntry::column(language, heading, meaning);
    let entries = [
        is_shared.then(|| LegendEntry::shared_rank(language)),
        has_changes.then(|| entry(RANK_CHANGE, notices::legend_rank_change(language))),
        (!score.is_empty()).then(|| entry(&columns::column_score(language), said_of_score())),
        has_chasers.then(|| entry(&columns::column_to_overtake(language), notices::legend_to_overtake(language))),
    ];
    entries.into_iter().flatten().collect()
}

/// The sentence for whoever compiles the ladder, about names that may be one person. `None` if all are decided.
pub fn undecided_names_sentence(compiled: &CompiledLadder<'_>, language: Language) -> Option<String> {
    let name_of = |person| compiled.roster.listed_name(person, compiled.results_year);
    let pairs: Vec<String> =
        compiled.undecided_pairs().map(|pair| format!("{} / {}", name_of(pair.one), name_of(pair.other))).collect();
    (!pairs.is_empty())
        .then(|| notices::undecided_names(language, pairs.len(), &pairs.join(language.clause_separator())))
}

/// A change of rank in as few characters as possible: “+2”, “-1”, “=”, “new”.
fn rank_change_text(change: Option<i64>, language: Language) -> String {
    match change {
        None => notices::new_player(language),
        Some(0) => "=".to_owned(),
        Some(up) if up > 0 => format!("+{up}"),
        Some(down) => down.to_string(),
    }
}

struct LadderDescription<'a> {
    compiled: &'a CompiledLadder<'a>,
    table: &'a LadderTable,
    before: Option<&'a LadderTable>,
    language: Language,
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
        let language = self.language;
        let column = |role, title: String| NoticeColumn::new(role, title);
        let mut columns = vec![column(ColumnRole::Place, columns::column_rank(language))];
        columns.extend(self.before.map(|_| column(ColumnRole::RankChange, RANK_CHANGE.to_owned())));
        columns.extend([
            column(ColumnRole::Player, columns::column_player(language)),
            column(ColumnRole::Region, columns::column_region(language)),
            column(ColumnRole::Score, columns::column_score(language)),
            column(ColumnRole::ExactScore, columns::column_exact_score(language)),
            column(ColumnRole::Total, columns::column_total(language)),
            column(
                ColumnRole::EventCount,
                if self.counts_games() { columns::column_games(language) } else { columns::column_events(language) },
            ),
            column(ColumnRole::CountedEvents, columns::column_counted(language)),
            column(ColumnRole::Divisor, columns::column_divisor(language)),
            column(ColumnRole::PointsToOvertake, columns::column_to_overtake(language)),
        ]);
        for event in compiled.order.iter() {
            let name = &compiled.results_year.events[*event].name;
            columns.extend(compiled.ladder.needs_place().then(|| column(ColumnRole::EventPlace(*event), name.clone())));
            columns.push(column(ColumnRole::EventPoints(*event), name.clone()));
        }
        columns.push(column(ColumnRole::Reason, columns::column_tie_break(language)));
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
                    part.hint = notices::shared_without_tie_break(self.language);
                }
                NoticeCell::of_part(part)
            }
            ColumnRole::RankChange => {
                let change = self.before.map(|before| rank_change(before, self.table, row.person));
                let change = change.map(|change| rank_change_text(change, self.language));
                NoticeCell::text(change.unwrap_or_default())
            }
            ColumnRole::Player => {
                let mut part = CellPart::text(self.name(row));
                let person = compiled.roster.people().get(row.person.0);
                if let Some(person) = person.filter(|person| person.spellings.len() > 1) {
                    part.hint = notices::also_spelt(self.language, &person.spellings[1..].join(", "));
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
                    part.text = notices::counted_of(self.language, &counted.to_string(), &events.to_string());
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
                let shared = row.shared_reason(compiled.ladder, self.language);
                let order = compiled.explain_order(self.table, position, self.language);
                NoticeCell::reasons(self.language, shared.as_deref(), order)
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
            part.hint = notices::ladder_does_not_count(self.language);
        }
        NoticeCell::of_part(part)
    }

    fn events(&self) -> NoticeSection {
        let compiled = self.compiled;
        let language = self.language;
        let (title, heading) = if self.counts_games() {
            (notices::title_games(language), columns::column_game(language))
        } else {
            (notices::title_events(language), columns::column_event(language))
        };
        let first = compiled.order.first().copied().unwrap_or_default();
        let mut columns = vec![
            NoticeColumn::new(ColumnRole::Event, heading),
            NoticeColumn::new(ColumnRole::Date, columns::column_date(language)),
        ];
        let figure =
            |at: usize| NoticeColumn::new(ColumnRole::EventFigure(at), compiled.ladder.figure_name(at, language));
        columns.extend((0..compiled.figures(first).count()).map(figure));
        columns.push(NoticeColumn::new(ColumnRole::Exclusion, ""));
        let left_out = (0..compiled.events.len()).filter(|at| compiled.events[*at].exclusion.is_some());
        let order: Vec<usize> = compiled.order.iter().copied().chain(left_out.clone()).collect();
        let rows = order.into_iter().map(|position| NoticeRow {
            position,
            cells: columns.iter().map(|column| self.event_cell(column.role, position)).collect(),
            ..NoticeRow::default()
        });
        let rows = rows.collect();
        let sentence = |at: usize| {
            let event = &compiled.results_year.events[at];
            let reason = compiled.events[at].exclusion?.describe(language);
            Some(match event.date {
                Some(date) => notices::left_out_date(language, &event.name, &written_date(language, date), &reason),
                None => notices::left_out(language, &event.name, &reason),
            })
        };
        let sentences = left_out.filter_map(sentence).collect();
        NoticeSection { title, columns, rows, sentences, ..NoticeSection::default() }
    }

    fn event_cell(&self, role: ColumnRole, event: usize) -> NoticeCell {
        let compiled = self.compiled;
        let held = &compiled.results_year.events[event];
        match role {
            ColumnRole::Event => NoticeCell::text(held.name.as_str()),
            ColumnRole::Date => NoticeCell::optional(held.date.map(|date| CellPart::date(date, self.language))),
            ColumnRole::EventFigure(at) => {
                let part = |value: f64| {
                    let text = format_short(value, 2);
                    CellPart { text, value: Some(value), decimals: 2, ..CellPart::default() }
                };
                NoticeCell::optional(compiled.figure(event, at).map(part))
            }
            _ => {
                let exclusion = compiled.events[event].exclusion;
                let said =
                    |reason: EventExclusion| notices::left_out_reason(self.language, &reason.describe(self.language));
                NoticeCell::text(exclusion.map(said).unwrap_or_default())
            }
        }
    }

    fn winner(&self) -> Option<String> {
        let (compiled, rows, language) = (self.compiled, &self.table.rows, self.language);
        let (title, first) = (compiled.leader_title(language)?, rows.first()?);
        let winners: Vec<&str> =
            rows.iter().take_while(|row| row.rank == first.rank).map(|row| self.name(row)).collect();
        let said = if winners.len() > 1 { notices::joint_winners } else { notices::winner };
        Some(said(language, &title, &list_with_and(language, &winners)))
    }

    /// The explanations, the players who are not listed, and remarks.
    fn sentences(&self, explanations: &[String]) -> Vec<String> {
        let (compiled, language) = (self.compiled, self.language);
        let mut sentences = explanations.to_vec();
        if self.table.unlisted > 0 {
            let said = if self.counts_games() { notices::not_listed_games } else { notices::not_listed_events };
            let least = compiled.ladder.least_events().to_string();
            sentences.push(said(language, &self.table.unlisted.to_string(), &least));
        }
        if compiled.order.is_empty() {
            sentences.push(notices::no_event_counts(language));
        }
        sentences
    }

    /// A sentence for each place that a tie-break decided.
    fn reasons(&self) -> Vec<String> {
        let rows = &self.table.rows;
        let sentence = |at: usize| {
            let reason = self.compiled.explain_order(self.table, at, self.language)?;
            Some(notices::ladder_stands_above(
                self.language,
                self.name(&rows[at]),
                self.name(rows.get(at + 1)?),
                &reason,
            ))
        };
        (0..rows.len()).filter_map(sentence).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rank_change_is_short() {
        let texts = [None, Some(0), Some(2), Some(-1)].map(|change| rank_change_text(change, Language::English));
        assert_eq!(texts, ["new", "=", "+2", "-1"]);
    }
}
