//! Calculates the figures of every event and the points of every result. The ranking is in `table.rs`.

use std::borrow::Cow;
use std::collections::HashMap;

use jiff::civil::Date;
use rustc_hash::FxHashMap;

use super::counting_period;
use super::exclusion_reason::EventExclusion;
use super::formula_names::{EventVariable, PersonVariable, ResultVariable};
use super::identities::{PersonIx, Roster, UndecidedPair};
use super::problems::{LadderProblem, LineStatus, check_lines, event_in_sentence};
use super::rules::{Ladder, LadderKind};
use crate::book::results_year::{
    ChampionshipLevel, GamesPlayed, LadderChoices, ResultLine, ResultsYear, TiePoints, YearEvent,
};
use crate::book::{ManyProblems, Power, fold_name};
use crate::formula::{CompiledSheet, EvaluationStack, LANES, RowValues};
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

/// The number of games that formulas use.
fn games_of(ladder: &Ladder, games: GamesPlayed) -> f64 {
    match games {
        GamesPlayed::Played(games) => f64::from(games),
        // An unknown number is reported as a problem.
        GamesPlayed::Full | GamesPlayed::Unknown => f64::from(ladder.full_time_games()),
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

/// The compiled formulas of the ladder with their memory.
struct PointsCalculator<'a> {
    ladder: &'a Ladder,
    scratch: EvaluationStack,
    player: Vec<RowValues>,
    event: Vec<RowValues>,
    points: Vec<RowValues>,
}

/// A result for which the points of one place are calculated.
#[derive(Clone, Copy)]
struct PointsJob {
    result: usize,
    place: u32,
    games: f64,
    score: f64,
}

/// So many jobs are calculated together.
const MOST_JOBS: usize = 4096;

const MISSING: f64 = f64::NAN;

fn empty_frame(sheet: &CompiledSheet) -> Vec<RowValues> {
    vec![[MISSING; LANES]; sheet.program.frame_len()]
}

impl<'a> PointsCalculator<'a> {
    fn new(ladder: &'a Ladder) -> Self {
        PointsCalculator {
            ladder,
            scratch: EvaluationStack::default(),
            player: ladder.player.as_ref().map(empty_frame).unwrap_or_default(),
            event: ladder.event.as_ref().map(empty_frame).unwrap_or_default(),
            points: empty_frame(&ladder.points),
        }
    }

    #[allow(clippy::too_many_arguments, reason = "the parts of one event, and the places for its results")]
    fn score(
        &mut self,
        at: usize,
        event: &YearEvent,
        statuses: &[LineStatus],
        ties: TiePoints,
        roster: &Roster,
        result: &mut CompiledEvent,
        problems: &mut Vec<LadderProblem>,
    ) {
        result.players = (0..statuses.len()).filter(|&line| statuses[line].plays()).collect();
        result.figures = self.figures(event, &result.players);
        for (slot, figure) in (ResultVariable::NAMES.len()..).zip(&result.figures) {
            self.points[slot] = [*figure; LANES];
        }
        let mut placed: Vec<(u32, Option<u32>, usize)> = Vec::with_capacity(statuses.len());
        for (line, status) in statuses.iter().enumerate() {
            if let LineStatus::Placed(place) = status {
                placed.push((*place, event.lines[line].place, line));
            }
        }
        placed.sort_unstable();
        let last = self.ladder.last_place(result.players.len());
        let mut jobs: Vec<PointsJob> = Vec::with_capacity(placed.len());
        // Results that have the points of an earlier result.
        let mut equal: Vec<(usize, usize)> = Vec::new();
        // Two different printed places are no tie.
        for same in placed.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1)) {
            let (place, tied) = (same[0].0, u32::try_from(same.len()).unwrap_or(u32::MAX));
            // A place of 0 means no place, in a ladder that does not need places.
            let tied = if place == 0 { 1 } else { tied };
            let mut by_figures: FxHashMap<[u64; 2], usize> = FxHashMap::default();
            for (nth, (_, _, line)) in (0..tied).cycle().zip(same) {
                let Some(person) = roster.person(at, *line) else { continue };
                let (games, score) = (games_of(self.ladder, event.lines[*line].games), event.lines[*line].score);
                let score = score.unwrap_or(MISSING);
                let position = result.results.len();
                result.results.push(ResultPoints { line: *line, person, place, tied, above: nth, points: 0.0 });
                let filled = match ties {
                    TiePoints::Mean => place..place + tied,
                    TiePoints::Better => place..place + 1,
                    TiePoints::Listed if place == 0 => 0..1,
                    TiePoints::Listed => place + nth..place + nth + 1,
                };
                if ties == TiePoints::Mean {
                    // A list may have thousands of players on one place. Their points are added up once.
                    let first = *by_figures.entry([games.to_bits(), score.to_bits()]).or_insert(position);
                    if first != position {
                        equal.push((position, first));
                        continue;
                    }
                }
                jobs.extend(filled.map(|place| PointsJob { result: position, place: place.min(last), games, score }));
                if jobs.len() >= MOST_JOBS {
                    self.add_points(&jobs, &mut result.results);
                    jobs.clear();
                }
            }
        }
        self.add_points(&jobs, &mut result.results);
        for (position, first) in equal {
            result.results[position].points = result.results[first].points;
        }
        if ties == TiePoints::Mean {
            for result in &mut result.results {
                result.points /= f64::from(result.tied);
            }
        }
        result.results.retain(|scored| {
            if scored.points.is_nan() {
                let line = &event.lines[scored.line];
                let (what, many) = match line.score {
                    None if self.ladder.needs_score() => {
                        (texts::player_without_score(&line.name), ManyProblems::PlayersWithoutScore)
                    }
                    _ => (texts::points_not_calculated(&line.name), ManyProblems::PointsNotCalculated),
                };
                let problem = LadderProblem::error(at, what, texts::result_left_out());
                problems.push(problem.at_line(scored.line).of_kind(many, &line.name));
            }
            !scored.points.is_nan()
        });
        result.results.sort_unstable_by_key(|scored| scored.line);
    }

    /// The variables of the event, the sums over its players, and its own columns.
    fn figures(&mut self, event: &YearEvent, players: &[usize]) -> Vec<f64> {
        let truth = |holds: bool| f64::from(u8::from(holds));
        let mut figures = vec![0.0; EventVariable::NAMES.len()];
        figures[EventVariable::Players as usize] = u32::try_from(players.len()).map_or(MISSING, f64::from);
        figures[EventVariable::Boards as usize] = event.boards.unwrap_or(MISSING);
        let level = self.ladder.championship_level(event).unwrap_or_default();
        figures[EventVariable::National as usize] = truth(level == ChampionshipLevel::National);
        figures[EventVariable::State as usize] = truth(level == ChampionshipLevel::State);
        if let Some(sheet) = &self.ladder.player {
            let first = sheet.program.first_column();
            let mut sums = vec![0.0; self.player.len() - first];
            for eight in players.chunks(LANES) {
                for (lane, &line) in eight.iter().enumerate() {
                    let known = &event.lines[line];
                    self.player[usize::from(ResultVariable::Place.slot())][lane] =
                        known.place.map_or(MISSING, f64::from);
                    self.player[usize::from(ResultVariable::Games.slot())][lane] = games_of(self.ladder, known.games);
                    self.player[usize::from(ResultVariable::Score.slot())][lane] = known.score.unwrap_or(MISSING);
                }
                sheet.program.run(&mut self.player, &mut self.scratch);
                for (sum, lanes) in sums.iter_mut().zip(&self.player[first..]) {
                    *sum += lanes[..eight.len()].iter().sum::<f64>();
                }
            }
            figures.extend(sums);
        }
        if let Some(sheet) = &self.ladder.event {
            for (lanes, figure) in self.event.iter_mut().zip(&figures) {
                *lanes = [*figure; LANES];
            }
            sheet.program.run(&mut self.event, &mut self.scratch);
            figures.extend(self.event[sheet.program.first_column()..].iter().map(|lanes| lanes[0]));
        }
        figures
    }

    /// Calculates all jobs, eight at a time, and adds the points of each to its result.
    fn add_points(&mut self, jobs: &[PointsJob], results: &mut [ResultPoints]) {
        for eight in jobs.chunks(LANES) {
            for (lane, job) in eight.iter().enumerate() {
                self.points[usize::from(ResultVariable::Place.slot())][lane] =
                    if job.place == 0 { MISSING } else { f64::from(job.place) };
                self.points[usize::from(ResultVariable::Games.slot())][lane] = job.games;
                self.points[usize::from(ResultVariable::Score.slot())][lane] = job.score;
            }
            self.ladder.points.program.run(&mut self.points, &mut self.scratch);
            let Some(points) = self.points.last() else { return };
            for (lane, job) in eight.iter().enumerate() {
                results[job.result].points += points[lane];
            }
        }
    }
}

/// The variables of a person's year, in the order in which they are passed.
pub(super) const PERSON_VARIABLES: [PersonVariable; 3] =
    [PersonVariable::Events, PersonVariable::Counted, PersonVariable::Total];

/// The divisors for the totals of these people. Each person is given by events, counted and total.
pub(super) fn divisors(ladder: &Ladder, people: &[[f64; 3]]) -> Vec<f64> {
    let sheet = &ladder.divisor;
    let (mut frame, mut scratch) = (empty_frame(sheet), EvaluationStack::default());
    let mut divisors = Vec::with_capacity(people.len());
    for eight in people.chunks(LANES) {
        for (lane, person) in eight.iter().enumerate() {
            for (slot, value) in PERSON_VARIABLES.into_iter().zip(person) {
                frame[slot as usize][lane] = *value;
            }
        }
        sheet.program.run(&mut frame, &mut scratch);
        divisors.extend(frame.last().into_iter().flat_map(|lanes| &lanes[..eight.len()]));
    }
    divisors
}
