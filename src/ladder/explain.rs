//! Explains every figure of a ladder, down to the entered values, in the language of the window.

use super::compile::CompiledLadder;
use super::formula_names::EventVariable;
use super::points_calculator::PERSON_VARIABLES;
use super::table::{LadderRow, LadderTable};
use super::table_over_time::Overtaking;
use crate::book::results_year::{GamesPlayed, TiePoints, YearEvent};
use crate::formula::{CompiledSheet, EvaluationStack, LANES, RowValues};
use crate::languages::sentences::columns;
use crate::languages::window_sentences::ladder_explanations as texts;
use crate::languages::{short_in_window, window_language};

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
            steps.push(plain_figure(self.name_in_window("place"), f64::from(points.place), notes.collect()));
        }
        if self.ladder.needs_score() {
            steps.push(plain_figure(self.name_in_window("score"), line.score.unwrap_or(f64::NAN), Vec::new()));
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
        let names: Vec<&str> =
            (0..self.ladder.points_columns().len()).map(|at| self.ladder.points_name(at, window_language())).collect();
        for place in places {
            let mut frame = self.points_frame(event, line, place);
            let unfolded = self.explain_formulas(&self.ladder.points, &names, &mut frame);
            steps.extend(unfolded.into_iter().map(|mut step| {
                if shared {
                    step.name = texts::figure_of_place(&step.name, &place.to_string());
                }
                step
            }));
        }
        if shared {
            let name = names.last().copied().unwrap_or_default().to_owned();
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
        let figure_name = |at: usize| self.ladder.figure_name(at, window_language()).into_owned();
        for (at, name) in EventVariable::NAMES.into_iter().enumerate().filter(|(_, name)| self.ladder.uses_name(name)) {
            let is_level = at == EventVariable::National as usize || at == EventVariable::State as usize;
            let by_name = is_level && scored.championship.is_none() && compiled.figures[at] > 0.0;
            let notes = if by_name { vec![texts::by_name_of_event().to_owned()] } else { Vec::new() };
            steps.push(plain_figure(self.name_in_window(name), compiled.figures[at], notes));
        }
        for ((at, sum), column) in compiled.figures.iter().enumerate().skip(facts).zip(self.ladder.player_columns()) {
            let notes =
                vec![texts::sum_over_players(&column.formula), describe_games_played(scored, &compiled.players)];
            let notes = notes.into_iter().filter(|note| !note.is_empty()).collect();
            steps.push(plain_figure(figure_name(at), *sum, notes));
        }
        if let Some(sheet) = &self.ladder.event {
            let mut frame = vec![[f64::NAN; LANES]; sheet.program.frame_len()];
            for (slot, figure) in frame.iter_mut().zip(&compiled.figures[..facts + sums]) {
                *slot = [*figure; LANES];
            }
            let own = facts + sums..facts + sums + self.ladder.event_columns().len();
            let names: Vec<String> = own.map(figure_name).collect();
            steps.extend(self.explain_formulas(sheet, &names, &mut frame));
        }
    }

    /// Explains the score of a row.
    pub fn explain_score(&self, row: &LadderRow) -> Vec<FigureExplanation> {
        let counting = row.results.iter().filter(|result| result.counts);
        let sum: Vec<String> = counting.map(|result| format_figure(result.points)).collect();
        let dropped = row.results.len() - sum.len();
        let best_of = || texts::best_of(&sum.len().to_string(), &row.results.len().to_string());
        let notes = if dropped > 0 { vec![best_of()] } else { Vec::new() };
        let [total_name, score_name] = ["total", "score"].map(|name| self.name_in_window(name));
        let divisor_name = columns::column_divisor(window_language());
        let by_names = format!("{total_name} / {divisor_name}");
        let total = FigureExplanation { by_values: sum.join(" + "), ..plain_figure(total_name, row.total, notes) };
        let mut frame = vec![[f64::NAN; LANES]; self.ladder.divisor.program.frame_len()];
        let number = |count: usize| u32::try_from(count).map_or(f64::NAN, f64::from);
        let facts = [number(row.results.len()), number(row.counted_results()), row.total];
        for (slot, value) in PERSON_VARIABLES.into_iter().zip(facts) {
            frame[slot as usize] = [value; LANES];
        }
        let mut steps = vec![total];
        steps.extend(self.explain_formulas(&self.ladder.divisor, &[divisor_name], &mut frame));
        let by_values = format!("{} / {}", format_figure(row.total), format_figure(row.divisor));
        steps.push(FigureExplanation { by_names, by_values, ..plain_figure(score_name, row.score, Vec::new()) });
        steps
    }

    /// Explains the points at one more event above which a row overtakes the leader. `None` where it has none.
    pub fn explain_points_to_overtake(&self, table: &LadderTable, row: usize) -> Option<FigureExplanation> {
        let (overtaking, chaser) = (self.overtaking(table, row)?, table.rows.get(row)?);
        let Overtaking { leader, score, divisor, replaced, points } = overtaking;
        let [score, divisor, total] = [score, divisor, chaser.total].map(format_figure);
        let lost = format_figure(replaced);
        let formula = if replaced > 0.0 {
            format!("{score} * {divisor} - ({total} - {lost})")
        } else {
            format!("{score} * {divisor} - {total}")
        };
        let by_values = if points <= replaced { format!("MAX({formula}, {lost})") } else { formula };
        let by_names = texts::formula_to_overtake(self.roster.name(leader));
        let notes = if replaced > 0.0 { vec![texts::replaced_result(&lost)] } else { Vec::new() };
        let figure = plain_figure(columns::column_to_overtake(window_language()), points, notes);
        Some(FigureExplanation { by_names, by_values, ..figure })
    }

    /// What a name in a formula is called in the language of the window.
    fn name_in_window(&self, name: &str) -> String {
        self.ladder.name_in_formula(name, window_language())
    }

    /// Runs a sheet and explains its formulas, which have these names, for the first row.
    fn explain_formulas(
        &self,
        sheet: &CompiledSheet,
        names: &[impl AsRef<str>],
        frame: &mut [RowValues],
    ) -> Vec<FigureExplanation> {
        sheet.program.run(frame, &mut EvaluationStack::default());
        let unfolded = names.iter().enumerate().filter_map(|(n, name)| {
            let explained = sheet.explain(n, frame, 0, &format_figure, &|name| self.name_in_window(name))?;
            Some(FigureExplanation {
                name: name.as_ref().to_owned(),
                value: frame[sheet.program.first_column() + n][0],
                by_names: explained.by_names,
                by_values: explained.by_values,
                notes: explained.notes,
            })
        });
        unfolded.collect()
    }
}

fn plain_figure(name: String, value: f64, notes: Vec<String>) -> FigureExplanation {
    FigureExplanation { name, value, by_names: String::new(), by_values: String::new(), notes }
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
