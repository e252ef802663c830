//! What cannot be in a season, or deserves a look, each with its file and row. Nothing is mended silently.

use super::Ladder;
use super::identities::Roster;
use crate::book::results_year::{Games, SeasonEvent, Ties};
use crate::book::{Severity, fold_name};

/// Something that cannot be, or deserves a look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonProblem {
    /// Position among the season's events.
    pub event: usize,
    /// Position among the event's lines, where it is about one.
    pub line: Option<usize>,
    pub severity: Severity,
    /// What is wrong, as a sentence without a full stop.
    pub what: String,
    /// What was done, or what to do, as a sentence.
    pub cure: String,
}

/// What becomes of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// Takes this place, from 1, the directors not counted.
    Placed(u32),
    /// Played, but the list gives no place.
    NoPlace,
    /// Ran the event, and did not play.
    Director,
    /// Stands in the list already.
    Again,
    /// No name.
    Nobody,
}

impl Fate {
    /// Whether the line is one of the event's players.
    pub(super) fn plays(self) -> bool {
        matches!(self, Fate::Placed(_) | Fate::NoPlace)
    }
}

/// Settles what becomes of every line of an event, and says what is odd.
pub(super) fn lines(
    at: usize,
    event: &SeasonEvent,
    ladder: &Ladder,
    ties: Ties,
    roster: &Roster,
    problems: &mut Vec<SeasonProblem>,
) -> Vec<Fate> {
    let mut checker = Checker { at, event, problems };
    let mut fates = checker.who_plays(roster, ladder);
    if ladder.asks_for_place() {
        checker.move_up(&mut fates);
        checker.places(&fates, ties);
    }
    if ladder.asks_for_games() {
        checker.games(&fates);
    }
    fates
}

struct Checker<'a> {
    at: usize,
    event: &'a SeasonEvent,
    problems: &'a mut Vec<SeasonProblem>,
}

impl Checker<'_> {
    fn say(&mut self, severity: Severity, line: Option<usize>, what: String, cure: impl Into<String>) {
        self.problems.push(SeasonProblem { event: self.at, line, severity, what, cure: cure.into() });
    }

    fn who_plays(&mut self, roster: &Roster, ladder: &Ladder) -> Vec<Fate> {
        let directors: Vec<String> = self.event.directors.iter().map(|name| fold_name(name)).collect();
        let mut found = vec![false; directors.len()];
        let mut first: Vec<Option<usize>> = vec![None; roster.len()];
        let mut fates = Vec::with_capacity(self.event.lines.len());
        for (n, line) in self.event.lines.iter().enumerate() {
            let Some(person) = roster.person(self.at, n) else {
                self.say(Severity::Error, Some(n), "there is no name".to_owned(), "The line was left out.");
                fates.push(Fate::Nobody);
                continue;
            };
            let mut directs = false;
            if !directors.is_empty() {
                let names = [fold_name(&line.name), fold_name(roster.name(person))];
                for (director, found) in directors.iter().zip(&mut found) {
                    let is = names.contains(director);
                    *found |= is;
                    directs |= is;
                }
            }
            if directs && !line.counts_as_director {
                fates.push(Fate::Director);
                continue;
            }
            if let Some(before) = first[person.0] {
                let places = [before, n].map(|at| {
                    self.event.lines[at].place.map_or_else(|| "no place".to_owned(), |place| format!("place {place}"))
                });
                self.say(
                    Severity::Error,
                    Some(n),
                    format!("{} stands in the list twice, with {} and {}", line.name, places[0], places[1]),
                    format!("The first counts, on {}; mend the list.", self.event.lines[before].row),
                );
                fates.push(Fate::Again);
                continue;
            }
            first[person.0] = Some(n);
            fates.push(match line.place {
                _ if line.unplaced => Fate::NoPlace,
                Some(place) if place > 0 => Fate::Placed(place),
                _ if ladder.asks_for_place() => {
                    self.say(
                        Severity::Error,
                        Some(n),
                        format!("{} has no place", line.name),
                        "There are no points without; the player still counts among the event's.",
                    );
                    Fate::NoPlace
                }
                _ => Fate::Placed(0),
            });
        }
        for (director, _) in self.event.directors.iter().zip(found).filter(|(_, found)| !found) {
            self.director_like(director, &fates);
        }
        fates
    }

    /// A director who stands in no line takes no place; one who is spelt otherwise than his line would.
    fn director_like(&mut self, director: &str, fates: &[Fate]) {
        let words = |name: &str| -> Vec<String> {
            let folded = fold_name(name);
            folded.split(|c: char| !c.is_alphanumeric()).filter(|word| word.len() > 2).map(str::to_owned).collect()
        };
        let wanted = words(director);
        let alike = |n: &usize| words(&self.event.lines[*n].name).iter().any(|word| wanted.contains(word));
        if let Some(n) = (0..fates.len()).filter(|n| fates[*n].plays()).find(alike) {
            let name = self.event.lines[n].name.clone();
            self.say(
                Severity::Error,
                Some(n),
                format!("{director}, the director, may be {name}, who takes a place"),
                "Name the director as the list does, if it is the same person.",
            );
        }
    }

    /// A director takes no place, so who finished behind one moves up.
    fn move_up(&self, fates: &mut [Fate]) {
        let taken: Vec<u32> = fates
            .iter()
            .zip(&self.event.lines)
            .filter(|(fate, _)| **fate == Fate::Director)
            .filter_map(|(_, line)| line.place)
            .collect();
        for fate in fates {
            if let Fate::Placed(place) = fate {
                let ahead = taken.iter().filter(|director| **director < *place).count();
                *place -= u32::try_from(ahead).unwrap_or_default();
            }
        }
    }

    /// Places run without gaps, and as many are left out after a tie as share it.
    fn places(&mut self, fates: &[Fate], ties: Ties) {
        let mut placed: Vec<(u32, usize)> = fates
            .iter()
            .enumerate()
            .filter_map(|(n, fate)| match fate {
                Fate::Placed(place) => Some((*place, n)),
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
                self.say(Severity::Error, Some(line), missing, "The places count as they are printed; mend the list.");
            } else if place <= before {
                let shared =
                    last_tie.map_or_else(String::new, |tie| format!(" after place {tie} was taken more than once"));
                self.say(
                    Severity::Error,
                    Some(line),
                    format!("place {place} cannot follow{shared}: {before} players stand above it"),
                    "The places count as they are printed; mend the list.",
                );
            }
            if same.len() > 1 {
                let names: Vec<&str> = same.iter().map(|(_, line)| self.event.lines[*line].name.as_str()).collect();
                let how = match ties {
                    Ties::Mean => "Each gets the mean of the places they fill.",
                    Ties::Better => "All get the points of the better place.",
                    Ties::Listed => "They get the places they fill in the order of the list.",
                };
                self.say(Severity::Remark, Some(line), format!("place {place} is shared by {}", names.join(", ")), how);
                last_tie = Some(place);
            }
            before = before.max(place - 1) + u32::try_from(same.len()).unwrap_or(u32::MAX);
        }
    }

    fn games(&mut self, fates: &[Fate]) {
        let unknown: Vec<usize> =
            (0..fates.len()).filter(|&n| fates[n].plays() && self.event.lines[n].games == Games::Unknown).collect();
        let Some(&first) = unknown.first() else { return };
        if unknown.len() == fates.iter().filter(|fate| fate.plays()).count() {
            self.say(
                Severity::Error,
                None,
                "nothing says how many games anybody played".to_owned(),
                "All are counted as full-time players; add a column “Games”.",
            );
            return;
        }
        let names: Vec<&str> = unknown.iter().take(5).map(|&n| self.event.lines[n].name.as_str()).collect();
        let more = if unknown.len() > names.len() { " and others" } else { "" };
        self.say(
            Severity::Error,
            Some(first),
            format!("the games of {}{more} are missing", names.join(", ")),
            "They are counted as full-time players; fill in the column “Games”.",
        );
    }
}
