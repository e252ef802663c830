//! Checks result lists and reports errors and remarks, each with file and row. Nothing is corrected silently.

use super::Ladder;
use super::identities::Roster;
use crate::book::results_year::{GamesPlayed, ResultsYear, TiePoints, YearEvent};
use crate::book::typed_words::without_stop;
use crate::book::{ListedProblem, ProblemKind, Severity, fold_name};
use crate::figures::join_with_others;

/// An error or a remark about a result list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LadderProblem {
    /// Position among the events of the year.
    pub event: usize,
    /// Position among the lines of the event, if it concerns one line.
    pub line: Option<usize>,
    pub severity: Severity,
    /// The problem, as a sentence without a full stop.
    pub what: String,
    /// The action that was taken or should be taken, as a sentence.
    pub cure: String,
    /// The kind of a problem that may come many times, with the name of the event or of the player.
    pub kind: Option<ProblemKind>,
}

impl LadderProblem {
    /// An error about an event.
    pub(super) fn error(event: usize, what: impl Into<String>, cure: impl Into<String>) -> LadderProblem {
        let (what, cure) = (without_stop(what.into()), cure.into());
        LadderProblem { event, line: None, severity: Severity::Error, what, cure, kind: None }
    }

    /// A remark about an event.
    pub(super) fn remark(event: usize, what: impl Into<String>, cure: impl Into<String>) -> LadderProblem {
        LadderProblem { severity: Severity::Remark, ..LadderProblem::error(event, what, cure) }
    }

    /// The same problem, about this line.
    #[must_use]
    pub(super) fn at_line(self, line: usize) -> LadderProblem {
        LadderProblem { line: Some(line), ..self }
    }

    /// The same problem, as one of a kind that may come many times.
    #[must_use]
    pub(super) fn of_kind(self, plural: &'static str, name: impl Into<String>) -> LadderProblem {
        LadderProblem { kind: Some(ProblemKind { plural, name: name.into() }), ..self }
    }

    /// The source of the line or of the list: “vic.xls, row 8”. Where a file has several lists, the event is named too.
    pub fn location(&self, results_year: &ResultsYear) -> String {
        let Some(event) = results_year.events.get(self.event) else { return String::new() };
        let location = event.source_location(self.line);
        let has_several = || {
            let same = results_year.events.iter().filter(|other| other.source == event.source);
            !event.source.is_empty() && same.count() > 1
        };
        if self.line.is_some() && !event.name.is_empty() && has_several() {
            format!("{location}, {}", event.name)
        } else {
            location
        }
    }
}

impl ListedProblem for LadderProblem {
    fn severity(&self) -> Severity {
        self.severity
    }

    fn kind(&self) -> Option<&ProblemKind> {
        self.kind.as_ref()
    }
}

/// The event in a sentence: “Victorian Championships” in quotation marks, or “the event” without a name.
pub(super) fn event_in_sentence(event: &YearEvent) -> String {
    match event.name.trim() {
        "" if event.is_game => "the game".to_owned(),
        "" => "the event".to_owned(),
        name => format!("“{name}”"),
    }
}

/// How a line of a result list is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineStatus {
    /// A player with this place, from 1, without counting directors.
    Placed(u32),
    /// A player without a place in the list.
    NoPlace,
    /// A director, who is not one of the players.
    Director,
    /// A person who played no game, and who is not one of the players.
    NoGame,
    /// A person who is already in the list.
    Duplicate,
    /// A line without a name.
    NoName,
}

impl LineStatus {
    /// Whether the line is a player of the event.
    pub(super) fn plays(self) -> bool {
        matches!(self, LineStatus::Placed(_) | LineStatus::NoPlace)
    }

    /// Whether the line is a person who takes no place. The players below move up.
    fn gives_up_place(self) -> bool {
        matches!(self, LineStatus::Director | LineStatus::NoGame)
    }
}

/// Decides how every line of an event is used, and reports problems.
pub(super) fn check_lines(
    at: usize,
    event: &YearEvent,
    ladder: &Ladder,
    ties: TiePoints,
    roster: &Roster,
    problems: &mut Vec<LadderProblem>,
) -> Vec<LineStatus> {
    let mut checker = EventChecker { at, event, problems };
    let mut statuses = checker.line_statuses(roster, ladder);
    if ladder.needs_place() {
        checker.close_gaps(&mut statuses);
        checker.check_places(&statuses, ties);
    }
    if ladder.needs_games() {
        checker.check_games(&statuses);
    }
    statuses
}

struct EventChecker<'a> {
    at: usize,
    event: &'a YearEvent,
    problems: &'a mut Vec<LadderProblem>,
}

impl EventChecker<'_> {
    fn report(&mut self, severity: Severity, line: Option<usize>, what: String, cure: impl Into<String>) {
        self.problems.push(LadderProblem { line, severity, ..LadderProblem::error(self.at, what, cure) });
    }

    /// Reports an error of a line of which a list may have many.
    fn report_line(&mut self, line: usize, plural: &'static str, what: String, cure: &str) {
        let name = self.event.lines[line].name.as_str();
        self.problems.push(LadderProblem::error(self.at, what, cure).at_line(line).of_kind(plural, name));
    }

    fn line_statuses(&mut self, roster: &Roster, ladder: &Ladder) -> Vec<LineStatus> {
        let directors = &self.event.directors;
        let mut found = vec![false; directors.len()];
        let mut first: Vec<Option<usize>> = vec![None; roster.len()];
        let mut statuses = Vec::with_capacity(self.event.lines.len());
        for (n, line) in self.event.lines.iter().enumerate() {
            let Some(person) = roster.person(self.at, n) else {
                self.problems.push(
                    LadderProblem::error(self.at, "the name is missing", "The line was left out.")
                        .at_line(n)
                        .of_kind("lines have no name", self.event.source_location(Some(n))),
                );
                statuses.push(LineStatus::NoName);
                continue;
            };
            let mut directs = false;
            for (director, found) in directors.iter().zip(&mut found) {
                let is = roster.is_called(person, director);
                *found |= is;
                directs |= is;
            }
            if directs && !line.counts_as_director {
                statuses.push(LineStatus::Director);
                continue;
            }
            if line.games == GamesPlayed::Played(0) {
                statuses.push(LineStatus::NoGame);
                continue;
            }
            if let Some(before) = first[person.0] {
                let places = [before, n].map(|at| {
                    self.event.lines[at].place.map_or_else(|| "no place".to_owned(), |place| format!("place {place}"))
                });
                self.report(
                    Severity::Error,
                    Some(n),
                    format!("{} is in the list twice, with {} and {}", line.name, places[0], places[1]),
                    format!("The first line counts ({}). Correct the list.", self.event.lines[before].row),
                );
                statuses.push(LineStatus::Duplicate);
                continue;
            }
            first[person.0] = Some(n);
            statuses.push(match line.place {
                _ if line.takes_no_place => LineStatus::NoPlace,
                Some(place) if place > 0 => LineStatus::Placed(place),
                _ if ladder.needs_place() => {
                    self.report_line(
                        n,
                        "players have no place",
                        format!("{} has no place", line.name),
                        "The player gets no points, but counts as one of the players of the event.",
                    );
                    LineStatus::NoPlace
                }
                _ => LineStatus::Placed(0),
            });
        }
        for (director, _) in self.event.directors.iter().zip(found).filter(|(_, found)| !found) {
            self.report_similar_director(director, &statuses);
        }
        self.report_people_without_game(&statuses);
        statuses
    }

    /// Names the people of the list who played no game.
    fn report_people_without_game(&mut self, statuses: &[LineStatus]) {
        let lines: Vec<usize> = (0..statuses.len()).filter(|&n| statuses[n] == LineStatus::NoGame).collect();
        let Some(&first) = lines.first() else { return };
        let (names, are) = self.short_list(&lines);
        self.report(
            Severity::Remark,
            Some(first),
            format!("{names} played no game and {are} of the event"),
            "The line takes no place, and the players below move up. Correct the games if that is wrong.",
        );
    }

    /// The first names of some lines, and the words “is no player” or “are no players”.
    fn short_list(&self, lines: &[usize]) -> (String, &'static str) {
        let names: Vec<&str> = lines.iter().take(5).map(|&n| self.event.lines[n].name.as_str()).collect();
        let more = if lines.len() > names.len() { " and others" } else { "" };
        let are = if lines.len() == 1 { "is no player" } else { "are no players" };
        (format!("{}{more}", names.join(", ")), are)
    }

    /// Reports a director who is not in the list if a similar name has a place, because that line may be the director.
    fn report_similar_director(&mut self, director: &str, statuses: &[LineStatus]) {
        let words = |name: &str| -> Vec<String> {
            let folded = fold_name(name);
            folded.split(|c: char| !c.is_alphanumeric()).filter(|word| word.len() > 2).map(str::to_owned).collect()
        };
        let wanted = words(director);
        let alike = |n: &usize| words(&self.event.lines[*n].name).iter().any(|word| wanted.contains(word));
        if let Some(n) = (0..statuses.len()).filter(|n| statuses[*n].plays()).find(alike) {
            let name = self.event.lines[n].name.clone();
            self.report(
                Severity::Error,
                Some(n),
                format!("{director}, the director, may be {name}, who has a place"),
                "If it is the same person, write the name of the director as in the list.",
            );
        }
    }

    /// Directors and people without a game have no place, so the players below them move up.
    fn close_gaps(&self, statuses: &mut [LineStatus]) {
        let taken: Vec<u32> = statuses
            .iter()
            .zip(&self.event.lines)
            .filter(|(status, _)| status.gives_up_place())
            .filter_map(|(_, line)| line.place)
            .collect();
        for status in statuses {
            if let LineStatus::Placed(place) = status {
                let ahead = taken.iter().filter(|taken| **taken < *place).count();
                *place -= u32::try_from(ahead).unwrap_or_default();
            }
        }
    }

    /// Checks that places have no gaps, and that the right number of places is skipped after a tie.
    fn check_places(&mut self, statuses: &[LineStatus], ties: TiePoints) {
        let mut placed: Vec<(u32, usize)> = statuses
            .iter()
            .enumerate()
            .filter_map(|(n, status)| match status {
                LineStatus::Placed(place) => Some((*place, n)),
                _ => None,
            })
            .collect();
        placed.sort_unstable();
        let mut before = 0;
        let mut last_tie: Option<u32> = None;
        for same in placed.chunk_by(|a, b| a.0 == b.0) {
            let (place, line) = same[0];
            if place > before + 1 {
                let missing = match place - before {
                    2 => format!("place {} is missing", before + 1),
                    3 => format!("places {} and {} are missing", before + 1, place - 1),
                    _ => format!("places {} to {} are missing", before + 1, place - 1),
                };
                self.report(
                    Severity::Error,
                    Some(line),
                    missing,
                    "The places count as they are printed. Correct the list.",
                );
            } else if place <= before {
                let shared = last_tie.map_or_else(String::new, |tie| format!(" after the tie on place {tie}"));
                let above = if before == 1 { "1 player is".to_owned() } else { format!("{before} players are") };
                self.report(
                    Severity::Error,
                    Some(line),
                    format!("place {place} is wrong{shared}: {above} above it"),
                    "The places count as they are printed. Correct the list.",
                );
            }
            if same.len() > 1 {
                // The others can be read in the list.
                const MOST_NAMED: usize = 20;
                let names = same.iter().map(|(_, line)| self.event.lines[*line].name.clone());
                let how = match ties {
                    TiePoints::Mean => "Each gets the mean of the points of the places that they fill.",
                    TiePoints::Better => "All get the points of the better place.",
                    TiePoints::Listed => "They get the points of the places that they fill, in the order of the list.",
                };
                let what = format!("place {place} is shared by {}", join_with_others(names, MOST_NAMED));
                let name = format!("place {place} of {}", event_in_sentence(self.event));
                self.problems
                    .push(LadderProblem::remark(self.at, what, how).at_line(line).of_kind("places are shared", name));
                last_tie = Some(place);
            }
            before = before.max(place - 1) + u32::try_from(same.len()).unwrap_or(u32::MAX);
        }
    }

    fn check_games(&mut self, statuses: &[LineStatus]) {
        let unknown: Vec<usize> = (0..statuses.len())
            .filter(|&n| statuses[n].plays() && self.event.lines[n].games == GamesPlayed::Unknown)
            .collect();
        let Some(&first) = unknown.first() else { return };
        if unknown.len() == statuses.iter().filter(|status| status.plays()).count() {
            self.report(
                Severity::Error,
                None,
                format!("the list of {} does not show how many games anybody played", event_in_sentence(self.event)),
                "All are counted as full-time players. Add a column “Games”.",
            );
            return;
        }
        let (names, _) = self.short_list(&unknown);
        self.report(
            Severity::Error,
            Some(first),
            format!("the number of games of {names} is missing"),
            "They are counted as full-time players. Fill in the column “Games”.",
        );
    }
}
