//! How a figure of a ladder came about, down to what was entered.

use super::compile::{Compiled, PERSON_FACTS};
use super::formula_names::{EventFact, ResultFact};
use super::rules::LadderColumn;
use super::table::Row;
use crate::book::results_year::{Games, SeasonEvent, Ties};
use crate::figures::show_short;
use crate::formula::{LANES, Lanes, Scratch, Sheet};

/// One figure, unfolded.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// “modifier”.
    pub name: String,
    pub value: f64,
    /// By the names it is made of: “MIN((50 + rating) / 100, most)”. Empty for what was entered or counted.
    pub by_names: String,
    /// By their values: “MIN((50 + 13) / 100, 1.1)”.
    pub by_values: String,
    /// What led there: “place <= 10: yes”.
    pub notes: Vec<String>,
}

/// Four decimals tell enough, and are taken away where they say nothing.
fn shown(value: f64) -> String {
    if value.is_nan() { "?".to_owned() } else { show_short(value, 4) }
}

impl std::fmt::Display for Step {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.name)?;
        let value = shown(self.value);
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

impl Compiled<'_> {
    /// How a result's points came about: the event's figures, then the points, once for every place that is shared.
    pub fn explain_points(&self, event: usize, result: usize) -> Vec<Step> {
        let mut steps = Vec::new();
        let (Some(held), Some(scored)) = (self.events.get(event), self.season.events.get(event)) else { return steps };
        let Some(points) = held.results.get(result) else { return steps };
        let Some(line) = scored.lines.get(points.line) else { return steps };
        if points.place > 0 {
            let of = |printed: Option<u32>| printed.filter(|printed| *printed != points.place);
            let notes = of(line.place).map(|printed| format!("printed {printed}, behind a director")).into_iter();
            steps.push(counted("place", f64::from(points.place), notes.collect()));
        }
        if self.ladder.asks_for_score() {
            steps.push(counted("score", line.score.unwrap_or(f64::NAN), Vec::new()));
        }
        self.explain_event(event, &mut steps);
        let ties = self.choices.ties.unwrap_or(self.ladder.ties());
        let (first, count) = match ties {
            Ties::Mean => (points.place, points.tied),
            Ties::Better => (points.place, 1),
            Ties::Listed => (points.place + points.above, 1),
        };
        let places = first..first + count;
        let shared = places.len() > 1;
        let mut frame = vec![[f64::NAN; LANES]; self.ladder.points.program.frame_len()];
        for place in places {
            frame[usize::from(ResultFact::Place.slot())] =
                [if place == 0 { f64::NAN } else { f64::from(place) }; LANES];
            frame[usize::from(ResultFact::Games.slot())] = [self.games(line.games); LANES];
            frame[usize::from(ResultFact::Score.slot())] = [line.score.unwrap_or(f64::NAN); LANES];
            for (slot, figure) in frame[ResultFact::WORDS.len()..].iter_mut().zip(&held.figures) {
                *slot = [*figure; LANES];
            }
            let columns = self.ladder.points_columns();
            let unfolded = unfold(&self.ladder.points, columns, &mut frame);
            steps.extend(unfolded.into_iter().map(|mut step| {
                if shared {
                    step.name = format!("{}, place {place}", step.name);
                }
                step
            }));
        }
        if shared {
            let name = self.ladder.points_columns().last().map_or("points", |column| &column.name);
            let note = format!("the mean over the {} places that {} players share", points.tied, points.tied);
            steps.push(counted(name, points.points, vec![note]));
        }
        steps
    }

    /// How an event's figures came about.
    fn explain_event(&self, event: usize, steps: &mut Vec<Step>) {
        let held = &self.events[event];
        let scored = &self.season.events[event];
        let facts = EventFact::WORDS.len();
        let sums = self.ladder.player_columns().len();
        let asks = |name: &str| self.ladder.speaks_of(name);
        if asks("players") {
            steps.push(counted("players", held.figures[EventFact::Players as usize], Vec::new()));
        }
        if asks("boards") {
            steps.push(counted("boards", held.figures[EventFact::Boards as usize], Vec::new()));
        }
        for (fact, name) in [(EventFact::National, "national"), (EventFact::State, "state")] {
            if asks(name) {
                steps.push(counted(name, held.figures[fact as usize], Vec::new()));
            }
        }
        for (column, sum) in self.ladder.player_columns().iter().zip(&held.figures[facts..]) {
            let notes =
                vec![format!("the sum of {} over everyone who played", column.formula), played(scored, &held.players)];
            steps.push(counted(&column.name, *sum, notes.into_iter().filter(|note| !note.is_empty()).collect()));
        }
        if let Some(sheet) = &self.ladder.event {
            let mut frame = vec![[f64::NAN; LANES]; sheet.program.frame_len()];
            for (slot, figure) in frame.iter_mut().zip(&held.figures[..facts + sums]) {
                *slot = [*figure; LANES];
            }
            steps.extend(unfold(sheet, self.ladder.event_columns(), &mut frame));
        }
    }

    /// How a row's score came about.
    pub fn explain_score(&self, row: &Row) -> Vec<Step> {
        let counting = row.results.iter().filter(|result| result.counts);
        let sum: Vec<String> = counting.map(|result| shown(result.points)).collect();
        let dropped = row.results.len() - sum.len();
        let notes = if dropped > 0 { vec![format!("the best {} of {}", sum.len(), row.results.len())] } else { vec![] };
        let total = Step { by_values: sum.join(" + "), notes, ..counted("total", row.total, Vec::new()) };
        let mut frame = vec![[f64::NAN; LANES]; self.ladder.divisor.program.frame_len()];
        let number = |count: usize| u32::try_from(count).map_or(f64::NAN, f64::from);
        let facts = [number(row.results.len()), number(row.counted()), row.total];
        for (slot, value) in PERSON_FACTS.into_iter().zip(facts) {
            frame[slot as usize] = [value; LANES];
        }
        let column = LadderColumn { name: "divisor".into(), formula: self.ladder.divisor_formula().to_owned() };
        let mut steps = vec![total];
        steps.extend(unfold(&self.ladder.divisor, &[column], &mut frame));
        let by_values = format!("{} / {}", shown(row.total), shown(row.divisor));
        steps.push(Step { by_names: "total / divisor".into(), by_values, ..counted("score", row.score, Vec::new()) });
        steps
    }
}

fn counted(name: &str, value: f64, notes: Vec<String>) -> Step {
    Step { name: name.to_owned(), value, by_names: String::new(), by_values: String::new(), notes }
}

/// Runs a sheet, and unfolds each of its columns for the first row.
fn unfold(sheet: &Sheet, columns: &[LadderColumn], frame: &mut [Lanes]) -> Vec<Step> {
    sheet.program.run(frame, &mut Scratch::default());
    let unfolded = columns.iter().enumerate().filter_map(|(n, column)| {
        let explained = sheet.explain(n, frame, 0, &shown)?;
        Some(Step {
            name: column.name.clone(),
            value: frame[sheet.program.first_column() + n][0],
            by_names: explained.by_names,
            by_values: explained.by_values,
            notes: explained.notes,
        })
    });
    unfolded.collect()
}

/// “12 in full, 2 with 2 games, 1 with 1 game”.
fn played(event: &SeasonEvent, players: &[usize]) -> String {
    let mut part: std::collections::BTreeMap<u32, usize> = std::collections::BTreeMap::new();
    let mut full = 0;
    for line in players.iter().filter_map(|line| event.lines.get(*line)) {
        match line.games {
            Games::Played(games) => *part.entry(games).or_default() += 1,
            Games::Full | Games::Unknown => full += 1,
        }
    }
    let games = |games: u32| if games == 1 { "1 game".to_owned() } else { format!("{games} games") };
    let mut said: Vec<String> =
        part.iter().rev().map(|(played, who)| format!("{who} with {}", games(*played))).collect();
    if full > 0 {
        said.insert(0, format!("{full} in full"));
    }
    said.join(", ")
}
