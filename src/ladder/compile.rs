//! The compiled year of a ladder: which events count, and the results of each with their points, which
//! `points_calculator` calculates. The ranking is in `table`.

use std::borrow::Cow;
use std::collections::HashMap;

use jiff::civil::Date;

use super::counting_period;
use super::exclusion_reason::EventExclusion;
use super::formula_names::ResultVariable;
use super::identities::{PersonIx, Roster, UndecidedPair};
use super::points_calculator::{MISSING, PointsCalculator, empty_frame, games_of};
use super::problems::{LadderProblem, check_lines, event_in_sentence};
use super::rules::{Ladder, LadderKind};
use crate::book::results_year::{GamesPlayed, LadderChoices, ResultLine, ResultsYear, YearEvent};
use crate::book::{ManyProblems, Power, fold_name};
use crate::formula::{EvaluationStack, LANES, RowValues};
use crate::languages::window_sentences::ladder_problems as texts;

/// The results of a year with the points by the rules of a ladder, before the players are ranked.
#[derive(Debug)]
pub struct CompiledLadder<'a> {
    pub ladder: &'a Ladder,
    pub results_year: &'a ResultsYear,
    pub roster: &'a Roster,
    pub choices: LadderChoices,
    /// The results of each event, in the order of the results year.
    pub events: Cow<'a, [CompiledEvent]>,
    /// The positions of the events that count, by date. Events without a date come first, in their original order.
    pub order: Cow<'a, [usize]>,
    /// Errors and remarks about the result lists.
    pub problems: Cow<'a, [LadderProblem]>,
}

/// The calculated events of a results year. [`CompiledLadder::from_events`] uses them without calculating again.
#[derive(Clone, Debug, Default)]
pub struct CompiledEvents {
    pub events: Vec<CompiledEvent>,
    pub order: Vec<usize>,
    pub problems: Vec<LadderProblem>,
}

/// The results of one event.
#[derive(Clone, Debug, Default)]
pub struct CompiledEvent {
    /// The reason why it does not count, if it does not.
    pub exclusion: Option<EventExclusion>,
    /// All players, with or without points, as positions among the lines of the event.
    pub players: Vec<usize>,
    /// The values of the variables of its formulas: players, boards, the sums, and the event's own columns.
    pub figures: Vec<f64>,
    /// The results with points, in the order of the list.
    pub results: Vec<ResultPoints>,
}

/// The points of one result.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ResultPoints {
    /// Position among the lines of the event.
    pub line: usize,
    pub person: PersonIx,
    /// The place, without counting directors.
    pub place: u32,
    /// Number of players with the same place.
    pub tied: u32,
    /// Number of these players who are above this one in the list.
    pub above: u32,
    pub points: f64,
}

impl<'a> CompiledLadder<'a> {
    /// Calculates the points of every result.
    pub fn new(ladder: &'a Ladder, results_year: &'a ResultsYear, roster: &'a Roster, choices: LadderChoices) -> Self {
        let CompiledEvents { events, order, problems } = CompiledEvents::new(ladder, results_year, roster, choices);
        CompiledLadder {
            ladder,
            results_year,
            roster,
            choices,
            events: events.into(),
            order: order.into(),
            problems: problems.into(),
        }
    }

    /// Calculates one year of lists from many years. The roster is made once, from the lists of all years. Events
    /// without a date belong to no year.
    pub fn for_year(
        ladder: &'a Ladder,
        results_year: &'a ResultsYear,
        roster: &'a Roster,
        choices: LadderChoices,
        year: i16,
    ) -> CompiledLadder<'a> {
        let choices = LadderChoices { year: Some(year), date: None, ..choices };
        let games = ladder.kind() == LadderKind::Games;
        let wanted = |event: &YearEvent| games || event.date.is_some_and(|date| date.year() == year);
        let CompiledEvents { events, order, problems } =
            CompiledEvents::compile(ladder, results_year, roster, choices, wanted);
        CompiledLadder {
            ladder,
            results_year,
            roster,
            choices,
            events: events.into(),
            order: order.into(),
            problems: problems.into(),
        }
    }

    /// Uses events that were calculated before, from the same lists and the same ladder.
    pub fn from_events(
        ladder: &'a Ladder,
        results_year: &'a ResultsYear,
        roster: &'a Roster,
        choices: LadderChoices,
        events: &'a CompiledEvents,
    ) -> CompiledLadder<'a> {
        CompiledLadder {
            ladder,
            results_year,
            roster,
            choices,
            events: Cow::Borrowed(&events.events),
            order: Cow::Borrowed(&events.order),
            problems: Cow::Borrowed(&events.problems),
        }
    }

    /// The value of a `[[player]]` formula of the ladder for one line of an event.
    pub fn player_figure(&self, event: usize, line: usize, column: usize) -> f64 {
        let known = self.results_year.events.get(event).and_then(|event| event.lines.get(line));
        let (Some(sheet), Some(line)) = (&self.ladder.player, known) else { return MISSING };
        let mut lanes = empty_frame(sheet);
        lanes[usize::from(ResultVariable::Place.slot())] = [line.place.map_or(MISSING, f64::from); LANES];
        lanes[usize::from(ResultVariable::Games.slot())] = [self.games(line.games); LANES];
        lanes[usize::from(ResultVariable::Score.slot())] = [line.score.unwrap_or(MISSING); LANES];
        sheet.program.run(&mut lanes, &mut EvaluationStack::default());
        lanes.get(sheet.program.first_column() + column).map_or(MISSING, |lanes| lanes[0])
    }

    /// The number of games that the formulas use.
    pub(super) fn games(&self, games: GamesPlayed) -> f64 {
        games_of(self.ladder, games)
    }

    /// Pairs that may be one person and are undecided, if both are in events that count.
    pub fn undecided_pairs(&self) -> impl Iterator<Item = &UndecidedPair> {
        let counts = |person: PersonIx| {
            let events = self.roster.people().get(person.0).map_or(&[][..], |person| &person.events);
            events.iter().any(|event| self.events[*event].exclusion.is_none())
        };
        self.roster.undecided_pairs().iter().filter(move |pair| counts(pair.one) && counts(pair.other))
    }

    /// The events that are left out until somebody decides whether they are accredited, or enters their dates.
    pub fn undecided_events(&self) -> impl Iterator<Item = &YearEvent> {
        let pairs = self.results_year.events.iter().zip(self.events.iter());
        pairs
            .filter(|(_, compiled)| compiled.exclusion.is_some_and(EventExclusion::is_question))
            .map(|(event, _)| event)
    }

    /// The place that the formulas get for a printed place of an event.
    pub fn counted_place(&self, event: usize, place: u32) -> u32 {
        let players = self.events.get(event).map_or(0, |event| event.players.len());
        place.min(self.ladder.last_place(players))
    }

    /// The name and value of each figure of an event: “rating” 13.
    pub fn figures(&self, event: usize) -> impl Iterator<Item = (&str, f64)> {
        self.ladder.figure_names().zip(self.figure_values(event).iter().copied())
    }

    /// The figure of an event at this position. `None` if it is not known.
    pub fn figure(&self, event: usize, at: usize) -> Option<f64> {
        self.figure_values(event).get(at).copied().filter(|value| !value.is_nan())
    }

    fn figure_values(&self, event: usize) -> &[f64] {
        self.events.get(event).map_or(&[][..], |event| &event.figures)
    }

    /// The values of the formulas of a result, for the points of this place.
    pub fn points_figures(&self, event: usize, result: usize, place: u32) -> Vec<f64> {
        let of_event = self.events.get(event).zip(self.results_year.events.get(event));
        let line = of_event.and_then(|(compiled, scored)| scored.lines.get(compiled.results.get(result)?.line));
        let Some(line) = line else { return Vec::new() };
        let sheet = &self.ladder.points;
        let mut frame = self.points_frame(event, line, place);
        sheet.program.run(&mut frame, &mut EvaluationStack::default());
        frame[sheet.program.first_column()..].iter().map(|lanes| lanes[0]).collect()
    }

    /// The variables of the formulas of a result, for the points of this place.
    pub(super) fn points_frame(&self, event: usize, line: &ResultLine, place: u32) -> Vec<RowValues> {
        let mut frame = empty_frame(&self.ladder.points);
        let counted_place = if place == 0 { MISSING } else { f64::from(self.counted_place(event, place)) };
        frame[usize::from(ResultVariable::Place.slot())] = [counted_place; LANES];
        frame[usize::from(ResultVariable::Games.slot())] = [self.games(line.games); LANES];
        frame[usize::from(ResultVariable::Score.slot())] = [line.score.unwrap_or(MISSING); LANES];
        for (slot, figure) in frame[ResultVariable::NAMES.len()..].iter_mut().zip(self.figure_values(event)) {
            *slot = [*figure; LANES];
        }
        frame
    }
}

impl CompiledEvents {
    /// Calculates the points of every result.
    pub fn new(ladder: &Ladder, results_year: &ResultsYear, roster: &Roster, choices: LadderChoices) -> CompiledEvents {
        CompiledEvents::compile(ladder, results_year, roster, choices, |_| true)
    }

    /// Calculates the points of the wanted events. The others are left out as events of another year, without a
    /// problem.
    fn compile(
        ladder: &Ladder,
        results_year: &ResultsYear,
        roster: &Roster,
        choices: LadderChoices,
        wanted: impl Fn(&YearEvent) -> bool,
    ) -> CompiledEvents {
        let mut compiled =
            CompiledEvents { events: Vec::with_capacity(results_year.events.len()), ..CompiledEvents::default() };
        let mut seen = SeenEvents::default();
        let mut machine = PointsCalculator::new(ladder);
        for (at, event) in results_year.events.iter().enumerate() {
            if !wanted(event) {
                compiled
                    .events
                    .push(CompiledEvent { exclusion: Some(EventExclusion::OtherYear), ..CompiledEvent::default() });
                continue;
            }
            let exclusion = compiled
                .exclusion(at, event, ladder, choices)
                .or_else(|| seen.earlier_copy(at, results_year, roster, &mut compiled.problems));
            let mut result = CompiledEvent { exclusion, ..CompiledEvent::default() };
            if exclusion.is_none() {
                let ties = choices.ties.unwrap_or(ladder.ties());
                let statuses = check_lines(at, event, ladder, ties, roster, &mut compiled.problems);
                machine.score(at, event, &statuses, ties, roster, &mut result, &mut compiled.problems);
                compiled.order.push(at);
            }
            compiled.events.push(result);
        }
        compiled.order.sort_by_key(|&at| results_year.events[at].date);
        compiled.problems.sort_by_key(|problem| (problem.event, problem.line));
        compiled
    }

    /// The reason why an event does not count, if the event alone shows it.
    fn exclusion(
        &mut self,
        at: usize,
        event: &YearEvent,
        ladder: &Ladder,
        choices: LadderChoices,
    ) -> Option<EventExclusion> {
        let mut report = |problem: LadderProblem| self.problems.push(problem);
        if event.accredited == Some(false) {
            return Some(EventExclusion::NotAccredited);
        }
        if ladder.kind() == LadderKind::Games {
            return counting_period::exclusion(at, event, ladder, choices, &mut report);
        }
        let name = event_in_sentence(event);
        if let (Some(year), Some(date)) = (choices.year, event.date.filter(|date| Some(date.year()) != choices.year)) {
            let what = texts::played_in_other_year(&name, &date.to_string(), &year.to_string());
            let problem = LadderProblem::error(at, what, texts::event_left_out());
            report(problem.of_kind(ManyProblems::EventsOfOtherYears, &event.name));
            return Some(EventExclusion::OtherYear);
        }
        if let Some((question, problem)) = accreditation_question(at, event, ladder) {
            report(problem);
            return Some(question);
        }
        // A year or a day of the ladder needs the date of every event.
        let of_year = choices.year.map(|year| year.to_string());
        let of_day = choices.date.map(|day| day.to_string());
        if event.date.is_none() && (of_year.is_some() || of_day.is_some()) {
            let day = of_day.unwrap_or_default();
            if event.accredited.is_none() {
                let what = match of_year {
                    Some(year) => texts::no_date_in_year(&name, &year),
                    None => texts::no_date_by_day(&name, &day),
                };
                let problem = LadderProblem::error(at, what, texts::enter_date_or_accredit());
                report(problem.of_kind(ManyProblems::EventsWithoutDate, &event.name));
                return Some(EventExclusion::DateUndecided);
            }
            let what = match of_year {
                Some(year) => texts::no_date_counts_in_year(&name, &year),
                None => texts::no_date_counts_on_day(&name, &day),
            };
            let problem = LadderProblem::remark(at, what, texts::add_its_date());
            report(problem.of_kind(ManyProblems::EventsAccreditedWithoutDate, &event.name));
        }
        if ladder.needs_boards() && event.boards.is_none() {
            let problem = LadderProblem::error(at, texts::boards_not_known(&name), texts::add_number_of_boards());
            report(problem.of_kind(ManyProblems::EventsWithoutBoards, &event.name));
            return Some(EventExclusion::NoBoards);
        }
        None
    }
}

/// The question whether an event counts, if the rules do not answer it and nobody has decided it: why the event is left
/// out, and the problem.
fn accreditation_question(at: usize, event: &YearEvent, ladder: &Ladder) -> Option<(EventExclusion, LadderProblem)> {
    let name = &event.name;
    if event.accredited.is_some() {
        None
    } else if !ladder.accredits_event(name) {
        let what = texts::not_accredited(name, ladder.name());
        let problem = LadderProblem::error(at, what, texts::decide_accreditation());
        Some((EventExclusion::AccreditationUndecided, problem.of_kind(ManyProblems::EventsNotAccredited, name)))
    } else if ladder.championship_level(event).is_none() {
        let what = texts::level_not_known(name, ladder.name());
        let problem = LadderProblem::error(at, what, texts::enter_level_or_accredit());
        Some((EventExclusion::LevelUndecided, problem.of_kind(ManyProblems::EventsWithoutLevel, name)))
    } else {
        None
    }
}

/// Places and people in the order of a list.
type FinishOrder = Vec<(Option<u32>, Option<PersonIx>)>;

/// The events so far, so that no event counts twice.
#[derive(Default)]
struct SeenEvents {
    names: HashMap<(String, Option<Date>), usize>,
    lists: HashMap<FinishOrder, usize>,
}

impl SeenEvents {
    fn earlier_copy(
        &mut self,
        at: usize,
        results_year: &ResultsYear,
        roster: &Roster,
        problems: &mut Vec<LadderProblem>,
    ) -> Option<EventExclusion> {
        let event = &results_year.events[at];
        let place_and_person = |(n, line): (usize, &ResultLine)| (line.place, roster.person(at, n));
        let list: FinishOrder = event.lines.iter().enumerate().map(place_and_person).collect();
        // It is very unlikely that seven or more people finish two events in the same order.
        let telling = list.len() >= Power::ALL.len() && !event.is_game;
        let same_list = if telling { self.lists.get(&list).copied() } else { None };
        let name = (fold_name(&event.name), event.date);
        let same = same_list.or_else(|| self.names.get(&name).copied());
        let Some(first) = same else {
            self.lists.insert(list, at);
            self.names.insert(name, at);
            return None;
        };
        let source = results_year.events[first].source_location(None);
        let what = match event.name.as_str() {
            "" => texts::unnamed_listed_twice(&source),
            name => texts::listed_twice(name, &source),
        };
        let problem = LadderProblem::error(at, what, texts::second_list_left_out());
        problems.push(problem.of_kind(ManyProblems::EventsListedTwice, &event.name));
        Some(EventExclusion::SameAs(first))
    }
}
