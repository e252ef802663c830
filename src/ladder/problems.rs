//! Checks result lists and reports errors and remarks, each with file and row. Nothing is corrected silently.

use super::Ladder;
use super::identities::Roster;
use crate::book::results_year::{GamesPlayed, ResultsYear, TiePoints, YearEvent};
use crate::book::typed_words::without_stop;
use crate::book::{ListedProblem, ManyProblems, ProblemKind, Severity, fold_name};
use crate::languages::list_with_others;
use crate::languages::window_sentences::ladder_problems as texts;

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
    pub(super) fn of_kind(self, many: ManyProblems, name: impl Into<String>) -> LadderProblem {
        LadderProblem { kind: Some(ProblemKind { many, name: name.into() }), ..self }
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
        "" if event.is_game => texts::the_game().to_owned(),
        "" => texts::the_event().to_owned(),
        name => texts::named_event(name),
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
    fn report_line(&mut self, line: usize, many: ManyProblems, what: String, cure: &str) {
        let name = self.event.lines[line].name.as_str();
        self.problems.push(LadderProblem::error(self.at, what, cure).at_line(line).of_kind(many, name));
    }

    fn line_statuses(&mut self, roster: &Roster, ladder: &Ladder) -> Vec<LineStatus> {
        let directors = &self.event.directors;
        let mut found = vec![false; directors.len()];
        let mut first: Vec<Option<usize>> = vec![None; roster.len()];
        let mut statuses = Vec::with_capacity(self.event.lines.len());
        for (n, line) in self.event.lines.iter().enumerate() {
            let Some(person) = roster.person(self.at, n) else {
                self.problems.push(
                    LadderProblem::error(self.at, texts::name_missing(), texts::line_left_out())
                        .at_line(n)
                        .of_kind(ManyProblems::LinesWithoutName, self.event.source_location(Some(n))),
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
                    let place = self.event.lines[at].place.map(|place| texts::with_place(&place.to_string()));
                    place.unwrap_or_else(|| texts::with_no_place().to_owned())
                });
                self.report(
                    Severity::Error,
                    Some(n),
                    texts::player_listed_twice(&line.name, &places[0], &places[1]),
                    texts::first_line_counts(&self.event.lines[before].row.text_in_window()),
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
                        ManyProblems::PlayersWithoutPlace,
                        texts::player_without_place(&line.name),
                        texts::counts_without_points(),
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
        let (names, has_others) = self.short_list(&lines);
        let what =
            if has_others { texts::others_played_no_game(&names) } else { texts::played_no_game(lines.len(), &names) };
        self.report(Severity::Remark, Some(first), what, texts::players_move_up());
    }

    /// The first names of some lines, and whether there are others.
    fn short_list(&self, lines: &[usize]) -> (String, bool) {
        let names: Vec<&str> = lines.iter().take(5).map(|&n| self.event.lines[n].name.as_str()).collect();
        (names.join(", "), lines.len() > names.len())
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
            let what = texts::may_be_director(director, &self.event.lines[n].name);
            self.report(Severity::Error, Some(n), what, texts::write_name_as_in_list());
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
                let (first, last) = ((before + 1).to_string(), (place - 1).to_string());
                let missing = match place - before {
                    2 => texts::place_missing(&first),
                    3 => texts::two_places_missing(&first, &last),
                    _ => texts::places_missing(&first, &last),
                };
                self.report(Severity::Error, Some(line), missing, texts::places_count_as_printed());
            } else if place <= before {
                let (above, wrong) = (before as usize, place.to_string());
                let what = match last_tie {
                    Some(tie) => texts::wrong_place_after_tie(above, &wrong, &tie.to_string()),
                    None => texts::wrong_place(above, &wrong),
                };
                self.report(Severity::Error, Some(line), what, texts::places_count_as_printed());
            }
            if same.len() > 1 {
                // The others can be read in the list.
                const MOST_NAMED: usize = 20;
                let names = same.iter().map(|(_, line)| self.event.lines[*line].name.clone());
                let how = match ties {
                    TiePoints::Mean => texts::mean_of_places(),
                    TiePoints::Better => texts::points_of_better_place(),
                    TiePoints::Listed => texts::points_in_order_of_list(),
                };
                let shared = place.to_string();
                let what = texts::place_shared(&shared, &list_with_others(names, MOST_NAMED));
                let name = texts::place_of_event(&shared, &event_in_sentence(self.event));
                let remark = LadderProblem::remark(self.at, what, how).at_line(line);
                self.problems.push(remark.of_kind(ManyProblems::PlacesShared, name));
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
            let what = texts::no_games_in_list(&event_in_sentence(self.event));
            self.report(Severity::Error, None, what, texts::add_column_of_games());
            return;
        }
        let (names, has_others) = self.short_list(&unknown);
        let what = if has_others { texts::games_of_others_missing(&names) } else { texts::games_missing(&names) };
        self.report(Severity::Error, Some(first), what, texts::fill_in_games());
    }
}
