//! Explains every figure of a ladder, down to the entered values.

use super::compile::{CompiledLadder, PERSON_VARIABLES};
use super::formula_names::{EventVariable, ResultVariable};
use super::rules::LadderColumn;
use super::table::LadderRow;
use crate::book::results_year::{GamesPlayed, TiePoints, YearEvent};
use crate::formula::{CompiledSheet, EvaluationStack, LANES, RowValues};
use crate::languages::short_in_window;
use crate::languages::window_sentences::ladder_explanations as texts;

/// The explanation of one figure.
#[derive(Clone, Debug, PartialEq)]
pub struct FigureExplanation {
    /// “modifier”.
    pub name: String,
    pub value: f64,
    /// The formula with names: “MIN((50 + rating) / 100, most)”. Empty for entered or counted values.
    pub by_names: String,
    /// The formula with values: “MIN((50 + 13) / 100, 1.1)”.
    pub by_values: String,
    /// Additional remarks: “place <= 10: yes”.
    pub notes: Vec<String>,
}

/// A figure with at most four decimals, without zeros at the end.
fn format_figure(value: f64) -> String {
    if value.is_nan() { "?".to_owned() } else { short_in_window(value, 4) }
}

impl std::fmt::Display for FigureExplanation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.name)?;
        let value = format_figure(self.value);
        let mut last = "";
        for part in [&self.by_names, &self.by_values, &value] {
            if !part.is_empty() && part != last {
                write!(f, " = {part}")?;
                last = part;
            }
        }
        if !self.notes.is_empty() {
            write!(f, " ({})", self.notes.join("; "))?;
        }
        Ok(())
    }
}

impl CompiledLadder<'_> {
    /// Explains the points of a result: the figures of the event, then the points, once for every shared place.
    pub fn explain_points(&self, event: usize, result: usize) -> Vec<FigureExplanation> {
        let mut steps = Vec::new();
        let (Some(compiled), Some(scored)) = (self.events.get(event), self.results_year.events.get(event)) else {
            return steps;
        };
        let Some(points) = compiled.results.get(result) else { return steps };
        let Some(line) = scored.lines.get(points.line) else { return steps };
        if points.place > 0 {
            let of = |printed: Option<u32>| printed.filter(|printed| *printed != points.place);
            let notes = of(line.place)
                .map(|printed| texts::printed_place(&printed.to_string()))
                .into_iter()
                .chain(self.describe_late_place(event, points.place));
            steps.push(plain_figure("place", f64::from(points.place), notes.collect()));
        }
        if self.ladder.needs_score() {
            steps.push(plain_figure("score", line.score.unwrap_or(f64::NAN), Vec::new()));
        }
        self.explain_event(event, &mut steps);
        let ties = self.choices.ties.unwrap_or(self.ladder.ties());
        let (first, count) = match ties {
            TiePoints::Mean => (points.place, points.tied),
            TiePoints::Better => (points.place, 1),
            TiePoints::Listed => (points.place + points.above, 1),
        };
        let places = first..first + count;
        let shared = places.len() > 1;
        let mut frame = vec![[f64::NAN; LANES]; self.ladder.points.program.frame_len()];
        for place in places {
            let counted_place = self.counted_place(event, place);
            frame[usize::from(ResultVariable::Place.slot())] =
                [if place == 0 { f64::NAN } else { f64::from(counted_place) }; LANES];
            frame[usize::from(ResultVariable::Games.slot())] = [self.games(line.games); LANES];
            frame[usize::from(ResultVariable::Score.slot())] = [line.score.unwrap_or(f64::NAN); LANES];
            for (slot, figure) in frame[ResultVariable::NAMES.len()..].iter_mut().zip(&compiled.figures) {
                *slot = [*figure; LANES];
            }
            let columns = self.ladder.points_columns();
            let unfolded = explain_columns(&self.ladder.points, columns, &mut frame);
            steps.extend(unfolded.into_iter().map(|mut step| {
                if shared {
                    step.name = texts::figure_of_place(&step.name, &place.to_string());
                }
                step
            }));
        }
        if shared {
            let name = self.ladder.points_columns().last().map_or("points", |column| &column.name);
            let tied = points.tied.to_string();
            let note = texts::mean_of_places(&tied, &tied);
            steps.push(plain_figure(name, points.points, vec![note]));
        }
        steps
    }

    /// The note about a place that is later than the last place with points of its own.
    fn describe_late_place(&self, event: usize, place: u32) -> Option<String> {
        let counted = self.counted_place(event, place);
        (counted < place).then(|| texts::place_with_gaps(&counted.to_string()))
    }

    /// Explains the figures of an event.
    fn explain_event(&self, event: usize, steps: &mut Vec<FigureExplanation>) {
        let compiled = &self.events[event];
        let scored = &self.results_year.events[event];
        let facts = EventVariable::NAMES.len();
        let sums = self.ladder.player_columns().len();
        let uses = |name: &str| self.ladder.uses_name(name);
        if uses("players") {
            steps.push(plain_figure("players", compiled.figures[EventVariable::Players as usize], Vec::new()));
        }
        if uses("boards") {
            steps.push(plain_figure("boards", compiled.figures[EventVariable::Boards as usize], Vec::new()));
        }
        for (fact, name) in [(EventVariable::National, "national"), (EventVariable::State, "state")] {
            if uses(name) {
                let by_name = scored.championship.is_none() && compiled.figures[fact as usize] > 0.0;
                let notes = if by_name { vec![texts::by_name_of_event().to_owned()] } else { Vec::new() };
                steps.push(plain_figure(name, compiled.figures[fact as usize], notes));
            }
        }
        for (column, sum) in self.ladder.player_columns().iter().zip(&compiled.figures[facts..]) {
            let notes =
                vec![texts::sum_over_players(&column.formula), describe_games_played(scored, &compiled.players)];
            steps.push(plain_figure(&column.name, *sum, notes.into_iter().filter(|note| !note.is_empty()).collect()));
        }
        if let Some(sheet) = &self.ladder.event {
            let mut frame = vec![[f64::NAN; LANES]; sheet.program.frame_len()];
            for (slot, figure) in frame.iter_mut().zip(&compiled.figures[..facts + sums]) {
                *slot = [*figure; LANES];
            }
            steps.extend(explain_columns(sheet, self.ladder.event_columns(), &mut frame));
        }
    }

    /// Explains the score of a row.
    pub fn explain_score(&self, row: &LadderRow) -> Vec<FigureExplanation> {
        let counting = row.results.iter().filter(|result| result.counts);
        let sum: Vec<String> = counting.map(|result| format_figure(result.points)).collect();
        let dropped = row.results.len() - sum.len();
        let best_of = || texts::best_of(&sum.len().to_string(), &row.results.len().to_string());
        let notes = if dropped > 0 { vec![best_of()] } else { Vec::new() };
        let total =
            FigureExplanation { by_values: sum.join(" + "), notes, ..plain_figure("total", row.total, Vec::new()) };
        let mut frame = vec![[f64::NAN; LANES]; self.ladder.divisor.program.frame_len()];
        let number = |count: usize| u32::try_from(count).map_or(f64::NAN, f64::from);
        let facts = [number(row.results.len()), number(row.counted_results()), row.total];
        for (slot, value) in PERSON_VARIABLES.into_iter().zip(facts) {
            frame[slot as usize] = [value; LANES];
        }
        let column = LadderColumn { name: "divisor".into(), formula: self.ladder.divisor_formula().to_owned() };
        let mut steps = vec![total];
        steps.extend(explain_columns(&self.ladder.divisor, &[column], &mut frame));
        let by_values = format!("{} / {}", format_figure(row.total), format_figure(row.divisor));
        steps.push(FigureExplanation {
            by_names: "total / divisor".into(),
            by_values,
            ..plain_figure("score", row.score, Vec::new())
        });
        steps
    }
}

fn plain_figure(name: &str, value: f64, notes: Vec<String>) -> FigureExplanation {
    FigureExplanation { name: name.to_owned(), value, by_names: String::new(), by_values: String::new(), notes }
}

/// Runs a sheet and explains each of its columns for the first row.
fn explain_columns(sheet: &CompiledSheet, columns: &[LadderColumn], frame: &mut [RowValues]) -> Vec<FigureExplanation> {
    sheet.program.run(frame, &mut EvaluationStack::default());
    let unfolded = columns.iter().enumerate().filter_map(|(n, column)| {
        let explained = sheet.explain(n, frame, 0, &format_figure, &|name| name.replace('_', " "))?;
        Some(FigureExplanation {
            name: column.name.clone(),
            value: frame[sheet.program.first_column() + n][0],
            by_names: explained.by_names,
            by_values: explained.by_values,
            notes: explained.notes,
        })
    });
    unfolded.collect()
}

/// “12 in full, 2 with 2 games, 1 with 1 game, 3 with an unknown number, taken as full”.
fn describe_games_played(event: &YearEvent, players: &[usize]) -> String {
    let mut part: std::collections::BTreeMap<u32, usize> = std::collections::BTreeMap::new();
    let (mut full, mut unknown) = (0, 0);
    for line in players.iter().filter_map(|line| event.lines.get(*line)) {
        match line.games {
            GamesPlayed::Played(games) => *part.entry(games).or_default() += 1,
            GamesPlayed::Full => full += 1,
            GamesPlayed::Unknown => unknown += 1,
        }
    }
    let with_games = |(played, people): (&u32, &usize)| texts::with_games(*played as usize, &people.to_string());
    let mut parts: Vec<String> = part.iter().rev().map(with_games).collect();
    if full > 0 {
        parts.insert(0, texts::in_full(&full.to_string()));
    }
    if unknown > 0 {
        parts.push(texts::with_unknown_number(&unknown.to_string()));
    }
    parts.join(", ")
}
