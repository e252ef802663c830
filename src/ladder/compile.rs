//! From result lists to points: every event's figures, every result's points.

use std::borrow::Cow;
use std::collections::HashMap;

use jiff::civil::Date;

use super::counting_period;
use super::formula_names::{EventFact, PersonFact, ResultFact};
use super::identities::{Likely, PersonIx, Roster};
use super::problems;
use super::problems::{Fate, SeasonProblem};
use super::rules::{Ladder, Of};
use crate::book::results_year::{Choices, Games, Kind, Line, Season, SeasonEvent, Ties};
use crate::book::{Severity, fold_name};
use crate::formula::{LANES, Lanes, Scratch, Sheet};

/// A season by the rules of a ladder, before anyone is ranked.
#[derive(Debug)]
pub struct Compiled<'a> {
    pub ladder: &'a Ladder,
    pub season: &'a Season,
    pub roster: &'a Roster,
    pub choices: Choices,
    /// What became of each event, in the season's order.
    pub events: Cow<'a, [EventResult]>,
    /// The positions of the events that count, by date; those without one stand as they came.
    pub order: Cow<'a, [usize]>,
    /// What cannot be, or deserves a look.
    pub problems: Cow<'a, [SeasonProblem]>,
}

/// What was worked out of a season, to be kept beside it: [`Compiled::kept`] goes on from it.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    pub events: Vec<EventResult>,
    pub order: Vec<usize>,
    pub problems: Vec<SeasonProblem>,
}

/// What became of one event.
#[derive(Clone, Debug, Default)]
pub struct EventResult {
    /// Why it does not count, where it does not.
    pub left_out: Option<LeftOut>,
    /// Everyone who played, with points or without, by position among the event's lines.
    pub players: Vec<usize>,
    /// The names that its formulas speak of, with their values: players, boards, the sums, the event's own columns.
    pub figures: Vec<f64>,
    /// Who has points, in the order of the list.
    pub results: Vec<ResultPoints>,
}

/// The points of one line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ResultPoints {
    /// Position among the event's lines.
    pub line: usize,
    pub person: PersonIx,
    /// The place, directors not counted.
    pub place: u32,
    /// How many have the same place.
    pub tied: u32,
    /// How many of them stand above in the list.
    pub above: u32,
    pub points: f64,
}

/// Why an event does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftOut {
    NotAccredited,
    OtherYear,
    /// The same as the event at this position.
    SameAs(usize),
    /// The points need the number of boards, and nobody says it.
    NoBoards,
    Variant,
    /// The chart of its first autumn is not in yet.
    NotBegun,
    /// It ended too long ago.
    Over,
}

impl LeftOut {
    /// In a few words.
    pub const fn say(self) -> &'static str {
        match self {
            LeftOut::NotAccredited => "not accredited",
            LeftOut::OtherYear => "of another year",
            LeftOut::SameAs(_) => "there twice",
            LeftOut::NoBoards => "its boards are not known",
            LeftOut::Variant => "a variant",
            LeftOut::NotBegun => "its first autumn is not in yet",
            LeftOut::Over => "ended too long ago",
        }
    }
}

impl<'a> Compiled<'a> {
    /// Works out the points of every result.
    pub fn new(ladder: &'a Ladder, season: &'a Season, roster: &'a Roster, choices: Choices) -> Self {
        let Kept { events, order, problems } = Kept::new(ladder, season, roster, choices);
        Compiled {
            ladder,
            season,
            roster,
            choices,
            events: events.into(),
            order: order.into(),
            problems: problems.into(),
        }
    }

    /// Works out one year of a season that holds many. Who is who is settled once for all of them, by a roster of the whole
    /// season; events without a date belong to no year.
    pub fn of_year(
        ladder: &'a Ladder,
        season: &'a Season,
        roster: &'a Roster,
        choices: Choices,
        year: i16,
    ) -> Compiled<'a> {
        let choices = Choices { year: Some(year), on: None, ..choices };
        let games = ladder.of() == Of::Games;
        let wanted = |event: &SeasonEvent| games || event.date.is_some_and(|date| date.year() == year);
        let Kept { events, order, problems } = Kept::of(ladder, season, roster, choices, wanted);
        Compiled {
            ladder,
            season,
            roster,
            choices,
            events: events.into(),
            order: order.into(),
            problems: problems.into(),
        }
    }

    /// What was worked out before of the same season by the same ladder.
    pub fn kept(
        ladder: &'a Ladder,
        season: &'a Season,
        roster: &'a Roster,
        choices: Choices,
        kept: &'a Kept,
    ) -> Compiled<'a> {
        Compiled {
            ladder,
            season,
            roster,
            choices,
            events: Cow::Borrowed(&kept.events),
            order: Cow::Borrowed(&kept.order),
            problems: Cow::Borrowed(&kept.problems),
        }
    }

    /// The value of one of the ladder's formulas of every player, for one line of an event.
    pub fn figure_of_player(&self, event: usize, line: usize, column: usize) -> f64 {
        let known = self.season.events.get(event).and_then(|event| event.lines.get(line));
        let (Some(sheet), Some(line)) = (&self.ladder.player, known) else { return MISSING };
        let mut lanes = frame(sheet);
        lanes[usize::from(ResultFact::Place.slot())] = [line.place.map_or(MISSING, f64::from); LANES];
        lanes[usize::from(ResultFact::Games.slot())] = [self.games(line.games); LANES];
        lanes[usize::from(ResultFact::Score.slot())] = [line.score.unwrap_or(MISSING); LANES];
        sheet.program.run(&mut lanes, &mut Scratch::default());
        lanes.get(sheet.program.first_column() + column).map_or(MISSING, |lanes| lanes[0])
    }

    /// How many games the formulas see.
    pub(super) fn games(&self, games: Games) -> f64 {
        games_of(self.ladder, games)
    }

    /// Pairs of people who may be one and have not been settled, as far as both stand in an event that counts.
    pub fn unsure(&self) -> impl Iterator<Item = &Likely> {
        let counts = |person: PersonIx| {
            let events = self.roster.people().get(person.0).map_or(&[][..], |person| &person.events);
            events.iter().any(|event| self.events[*event].left_out.is_none())
        };
        self.roster.unsure().iter().filter(move |pair| counts(pair.one) && counts(pair.other))
    }

    /// The name of an event's figure, and its value: “rating” 13.
    pub fn figures(&self, event: usize) -> impl Iterator<Item = (&str, f64)> {
        let sums = self.ladder.player_columns().iter().chain(self.ladder.event_columns());
        let names = EventFact::WORDS.into_iter().chain(sums.map(|column| column.name.as_str()));
        names.zip(self.events.get(event).map_or(&[][..], |event| &event.figures).iter().copied())
    }
}

impl Kept {
    /// Works out the points of every result.
    pub fn new(ladder: &Ladder, season: &Season, roster: &Roster, choices: Choices) -> Kept {
        Kept::of(ladder, season, roster, choices, |_| true)
    }

    /// Works out the points of the events that are wanted. The others are left out as another year's, and nothing is said
    /// of them.
    fn of(
        ladder: &Ladder,
        season: &Season,
        roster: &Roster,
        choices: Choices,
        wanted: impl Fn(&SeasonEvent) -> bool,
    ) -> Kept {
        let mut kept = Kept { events: Vec::with_capacity(season.events.len()), ..Kept::default() };
        let mut seen = Seen::default();
        let mut machine = Machine::new(ladder);
        for (at, event) in season.events.iter().enumerate() {
            if !wanted(event) {
                kept.events.push(EventResult { left_out: Some(LeftOut::OtherYear), ..EventResult::default() });
                continue;
            }
            let left_out = kept
                .left_out(at, event, ladder, choices)
                .or_else(|| seen.before(at, season, roster, &mut kept.problems));
            let mut result = EventResult { left_out, ..EventResult::default() };
            if left_out.is_none() {
                let ties = choices.ties.unwrap_or(ladder.ties());
                let fates = problems::lines(at, event, ladder, ties, roster, &mut kept.problems);
                machine.score(at, event, &fates, ties, roster, &mut result, &mut kept.problems);
                kept.order.push(at);
            }
            kept.events.push(result);
        }
        kept.order.sort_by_key(|&at| season.events[at].date);
        kept.problems.sort_by_key(|problem| (problem.event, problem.line));
        kept
    }

    /// Why an event does not count, as far as it tells by itself.
    fn left_out(&mut self, at: usize, event: &SeasonEvent, ladder: &Ladder, choices: Choices) -> Option<LeftOut> {
        let mut say = |severity, what: String, cure: &str| {
            self.problems.push(SeasonProblem { event: at, line: None, severity, what, cure: cure.to_owned() });
        };
        if !event.accredited {
            return Some(LeftOut::NotAccredited);
        }
        if ladder.of() == Of::Games {
            return counting_period::left_out(event, ladder, choices, &mut say);
        }
        match (choices.year, event.date) {
            (Some(year), Some(date)) if date.year() != year => {
                say(Severity::Error, format!("it was played on {date}, outside {year}"), "The event was left out.");
                return Some(LeftOut::OtherYear);
            }
            (Some(year), None) => say(
                Severity::Remark,
                format!("nothing says when it was played, so it counts in {year}"),
                "Give it a date, or take it out.",
            ),
            _ => {}
        }
        if !ladder.names_event(&event.name) {
            say(
                Severity::Remark,
                format!("“{}” is not among the events that {} names", event.name, ladder.name()),
                "It was counted; set “accredited” to no if it should not be.",
            );
        }
        if ladder.asks_for_boards() && event.boards.is_none() {
            say(
                Severity::Error,
                "nothing says how many boards were played a round, and the points depend on it".to_owned(),
                "The event was left out; say how many, as in “boards = 4.5”.",
            );
            return Some(LeftOut::NoBoards);
        }
        None
    }
}

/// How many games formulas see.
fn games_of(ladder: &Ladder, games: Games) -> f64 {
    match games {
        Games::Played(games) => f64::from(games),
        // Where the list does not tell, the problems do.
        Games::Full | Games::Unknown => f64::from(ladder.full_time_games()),
    }
}

/// Who plays one game of Diplomacy.
const SEATS: usize = 7;

/// Who finished where, in the order of a list.
type Finish = Vec<(Option<u32>, Option<PersonIx>)>;

/// Events that have been met, so that none counts twice.
#[derive(Default)]
struct Seen {
    names: HashMap<(String, Option<Date>), usize>,
    lists: HashMap<Finish, usize>,
}

impl Seen {
    fn before(
        &mut self,
        at: usize,
        season: &Season,
        roster: &Roster,
        problems: &mut Vec<SeasonProblem>,
    ) -> Option<LeftOut> {
        let event = &season.events[at];
        let place_and_person = |(n, line): (usize, &Line)| (line.place, roster.person(at, n));
        let list: Finish = event.lines.iter().enumerate().map(place_and_person).collect();
        // A board's worth of people does not finish twice in the same order.
        let telling = list.len() >= SEATS && !event.is_game;
        let same_list = if telling { self.lists.get(&list).copied() } else { None };
        let name = (fold_name(&event.name), event.date);
        let same = same_list.or_else(|| self.names.get(&name).copied());
        let Some(first) = same else {
            self.lists.insert(list, at);
            self.names.insert(name, at);
            return None;
        };
        problems.push(SeasonProblem {
            event: at,
            line: None,
            severity: Severity::Error,
            what: format!(
                "{} is there twice: it was read from {} already",
                if event.name.is_empty() { "the same event" } else { &event.name },
                season.events[first].whereabouts(None)
            ),
            cure: "The second was left out.".to_owned(),
        });
        Some(LeftOut::SameAs(first))
    }
}

/// The ladder's programs with the room they work in.
struct Machine<'a> {
    ladder: &'a Ladder,
    scratch: Scratch,
    player: Vec<Lanes>,
    event: Vec<Lanes>,
    points: Vec<Lanes>,
}

/// A result to be scored as of one place.
#[derive(Clone, Copy)]
struct Job {
    result: usize,
    place: u32,
    games: f64,
    score: f64,
}

const MISSING: f64 = f64::NAN;

fn frame(sheet: &Sheet) -> Vec<Lanes> {
    vec![[MISSING; LANES]; sheet.program.frame_len()]
}

impl<'a> Machine<'a> {
    fn new(ladder: &'a Ladder) -> Self {
        Machine {
            ladder,
            scratch: Scratch::default(),
            player: ladder.player.as_ref().map(frame).unwrap_or_default(),
            event: ladder.event.as_ref().map(frame).unwrap_or_default(),
            points: frame(&ladder.points),
        }
    }

    #[allow(clippy::too_many_arguments, reason = "the parts of one event, and where its results go")]
    fn score(
        &mut self,
        at: usize,
        event: &SeasonEvent,
        fates: &[Fate],
        ties: Ties,
        roster: &Roster,
        result: &mut EventResult,
        problems: &mut Vec<SeasonProblem>,
    ) {
        result.players = (0..fates.len()).filter(|&line| fates[line].plays()).collect();
        result.figures = self.figures(event, &result.players);
        for (slot, figure) in (ResultFact::WORDS.len()..).zip(&result.figures) {
            self.points[slot] = [*figure; LANES];
        }
        let mut placed: Vec<(u32, usize)> = Vec::with_capacity(fates.len());
        for (line, fate) in fates.iter().enumerate() {
            if let Fate::Placed(place) = fate {
                placed.push((*place, line));
            }
        }
        placed.sort_unstable();
        let mut jobs: Vec<Job> = Vec::with_capacity(placed.len());
        for same in placed.chunk_by(|a, b| a.0 == b.0) {
            let (place, tied) = (same[0].0, u32::try_from(same.len()).unwrap_or(u32::MAX));
            // A place of 0 is none, in a ladder that does not ask for places.
            let tied = if place == 0 { 1 } else { tied };
            for (nth, (_, line)) in (0..tied).cycle().zip(same) {
                let Some(person) = roster.person(at, *line) else { continue };
                let (games, score) = (games_of(self.ladder, event.lines[*line].games), event.lines[*line].score);
                let position = result.results.len();
                result.results.push(ResultPoints { line: *line, person, place, tied, above: nth, points: 0.0 });
                let filled = match ties {
                    Ties::Mean => place..place + tied,
                    Ties::Better => place..place + 1,
                    Ties::Listed if place == 0 => 0..1,
                    Ties::Listed => place + nth..place + nth + 1,
                };
                jobs.extend(filled.map(|place| Job {
                    result: position,
                    place,
                    games,
                    score: score.unwrap_or(MISSING),
                }));
            }
        }
        // Where a line was left out, the places behind it run beyond the last: no place is worth less than that.
        let last = u32::try_from(result.players.len()).unwrap_or(u32::MAX).max(1);
        for job in &mut jobs {
            job.place = job.place.min(last);
        }
        self.run(&jobs, ties, &mut result.results);
        result.results.retain(|scored| {
            if scored.points.is_nan() {
                let line = &event.lines[scored.line];
                let what = match line.score {
                    None if self.ladder.asks_for_score() => format!("{} has no score", line.name),
                    _ => format!("the points of {} cannot be worked out", line.name),
                };
                let cure = "The result was left out.".to_owned();
                problems.push(SeasonProblem {
                    event: at,
                    line: Some(scored.line),
                    severity: Severity::Error,
                    what,
                    cure,
                });
            }
            !scored.points.is_nan()
        });
        result.results.sort_unstable_by_key(|scored| scored.line);
    }

    /// The event's facts, the sums over its players, and its own columns.
    fn figures(&mut self, event: &SeasonEvent, players: &[usize]) -> Vec<f64> {
        let truth = |holds: bool| f64::from(u8::from(holds));
        let mut figures = vec![0.0; EventFact::WORDS.len()];
        figures[EventFact::Players as usize] = u32::try_from(players.len()).map_or(MISSING, f64::from);
        figures[EventFact::Boards as usize] = event.boards.unwrap_or(MISSING);
        figures[EventFact::National as usize] = truth(event.kind == Kind::National);
        figures[EventFact::State as usize] = truth(event.kind == Kind::State);
        if let Some(sheet) = &self.ladder.player {
            let first = sheet.program.first_column();
            let mut sums = vec![0.0; self.player.len() - first];
            for eight in players.chunks(LANES) {
                for (lane, &line) in eight.iter().enumerate() {
                    let known = &event.lines[line];
                    self.player[usize::from(ResultFact::Place.slot())][lane] = known.place.map_or(MISSING, f64::from);
                    self.player[usize::from(ResultFact::Games.slot())][lane] = games_of(self.ladder, known.games);
                    self.player[usize::from(ResultFact::Score.slot())][lane] = known.score.unwrap_or(MISSING);
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

    /// Scores every job, eight at a time, and gives each result the mean of its own.
    fn run(&mut self, jobs: &[Job], ties: Ties, results: &mut [ResultPoints]) {
        for eight in jobs.chunks(LANES) {
            for (lane, job) in eight.iter().enumerate() {
                self.points[usize::from(ResultFact::Place.slot())][lane] =
                    if job.place == 0 { MISSING } else { f64::from(job.place) };
                self.points[usize::from(ResultFact::Games.slot())][lane] = job.games;
                self.points[usize::from(ResultFact::Score.slot())][lane] = job.score;
            }
            self.ladder.points.program.run(&mut self.points, &mut self.scratch);
            let Some(points) = self.points.last() else { return };
            for (lane, job) in eight.iter().enumerate() {
                results[job.result].points += points[lane];
            }
        }
        if ties == Ties::Mean {
            for result in results {
                result.points /= f64::from(result.tied);
            }
        }
    }
}

/// The facts of a person's year, in the order in which they are given.
pub(super) const PERSON_FACTS: [PersonFact; 3] = [PersonFact::Events, PersonFact::Counted, PersonFact::Total];

/// The divisors of so many people's totals, each given by events, counted and total.
pub(super) fn divisors(ladder: &Ladder, people: &[[f64; 3]]) -> Vec<f64> {
    let sheet = &ladder.divisor;
    let (mut frame, mut scratch) = (frame(sheet), Scratch::default());
    let mut divisors = Vec::with_capacity(people.len());
    for eight in people.chunks(LANES) {
        for (lane, person) in eight.iter().enumerate() {
            for (slot, value) in PERSON_FACTS.into_iter().zip(person) {
                frame[slot as usize][lane] = *value;
            }
        }
        sheet.program.run(&mut frame, &mut scratch);
        divisors.extend(frame.last().into_iter().flat_map(|lanes| &lanes[..eight.len()]));
    }
    divisors
}
