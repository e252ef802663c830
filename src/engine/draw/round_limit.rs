//! The rounds that the rules allow a player. The draw does not seat players who have played that many.

use crate::book::{AttendanceStatus, Book, PersonId, RoundIx};
use crate::engine::rounds_of_players::RoundsOfPlayers;
use crate::languages::window_sentences::{attendance as texts, draw_dialog};
use crate::languages::{list_in_window, list_with_others, window_language};
use crate::standings::Ruleset;

/// The number of rounds that the players have played, and the limits of the rules.
#[derive(Clone, Debug)]
pub struct RoundLimit<'a> {
    rules: &'a Ruleset,
    /// The number of the last round that counts or is drawn.
    last_known: usize,
    all: RoundsOfPlayers,
    /// The rounds before the last of the rules, where these have a limit of their own.
    before_last: RoundsOfPlayers,
}

/// A limit of the rules, and whether it is about all rounds or about those before the last.
#[derive(Clone, Copy, Debug)]
enum Limit {
    All(usize),
    BeforeLast(usize),
}

impl Limit {
    /// The most rounds.
    const fn most(self) -> usize {
        match self {
            Limit::All(most) | Limit::BeforeLast(most) => most,
        }
    }
}

impl<'a> RoundLimit<'a> {
    /// The number of rounds that each player has played of these. A player has played a round with a seat in it. `drawn`
    /// are the numbers of the rounds to draw.
    pub fn of_rounds(book: &Book, rules: &'a Ruleset, rounds: &[(usize, RoundIx)], drawn: &[usize]) -> RoundLimit<'a> {
        let last_known = rounds.iter().map(|(number, _)| number).chain(drawn).copied().max().unwrap_or_default();
        let is_early = |(number, _): &(usize, RoundIx)| rules.is_before_last(*number, last_known);
        let early: Vec<(usize, RoundIx)> = rounds.iter().copied().filter(is_early).collect();
        let (all, before_last) = (RoundsOfPlayers::new(book, rounds), RoundsOfPlayers::new(book, &early));
        RoundLimit { rules, last_known, all, before_last }
    }

    /// Adds the round with this number and these players.
    pub fn add_round(&mut self, number: usize, players: impl IntoIterator<Item = PersonId>) {
        let is_early = self.is_before_last(number);
        for id in players {
            self.all.add(id, number, None);
            if is_early {
                self.before_last.add(id, number, None);
            }
        }
    }

    /// The number of rounds that a player has played.
    pub fn rounds_played(&self, id: PersonId) -> usize {
        self.all.count(id)
    }

    fn is_before_last(&self, number: usize) -> bool {
        self.rules.is_before_last(number, self.last_known)
    }

    /// The limits for the round with this number, the lowest first.
    fn limits(&self, number: usize) -> Vec<Limit> {
        let early = self.rules.most_before_last.filter(|_| self.is_before_last(number)).map(Limit::BeforeLast);
        let mut limits: Vec<Limit> = early.into_iter().chain(self.rules.most_rounds.map(Limit::All)).collect();
        limits.sort_by_key(|limit| limit.most());
        limits
    }

    /// The limit that a person has reached before the round with this number, and the rounds that the person has played.
    fn reached(&self, number: usize, id: PersonId) -> Option<(Limit, usize)> {
        let played = |limit: Limit| match limit {
            Limit::All(_) => self.all.count(id),
            Limit::BeforeLast(_) => self.before_last.count(id),
        };
        let reached = |limit: Limit| Some((limit, played(limit))).filter(|(limit, played)| *played >= limit.most());
        self.limits(number).into_iter().find_map(reached)
    }

    /// Why a person may not play in the round with this number: “has played 4 rounds, as many as WDC 2006 allows”. `None` if the person
    /// may play.
    pub fn reason(&self, number: usize, id: PersonId) -> Option<String> {
        Some(match self.reached(number, id)? {
            (Limit::All(_), played) => texts::has_played_all(played, &self.rules.name),
            (Limit::BeforeLast(_), played) => texts::has_played_all_before_last(played, &self.rules.name),
        })
    }

    /// Takes the people who may not play in the round with this number out of its attendance, and returns those of them
    /// who are in the room.
    pub fn remove_from(&self, number: usize, attendance: &mut Vec<(PersonId, AttendanceStatus)>) -> Vec<PersonId> {
        if self.limits(number).is_empty() {
            return Vec::new();
        }
        let mut removed = Vec::new();
        attendance.retain(|(id, is)| {
            let may_play = self.reached(number, *id).is_none();
            if !may_play && is.is_in_the_room() {
                removed.push(*id);
            }
            may_play
        });
        removed
    }

    /// “Ann Lee and Bob Ray lose their claim to the top board by playing in round 4.” What can be done follows. `players` are
    /// those who play in the round with this number.
    pub(super) fn describe_lost_claims(
        &self,
        number: usize,
        round: &str,
        book: &Book,
        players: impl Iterator<Item = PersonId>,
    ) -> Option<String> {
        let top =
            self.rules.top_board.as_ref().filter(|top| !top.follows_elimination() && number <= top.after_round)?;
        let most = top.most_played?;
        let losing: Vec<PersonId> = players.filter(|id| self.all.count(*id) == most).collect();
        (!losing.is_empty()).then(|| {
            let names = losing.iter().map(|id| book.name_of(Some(*id)).to_owned());
            let names = list_with_others(names, MOST_NAMES + 1);
            draw_dialog::lost_claims(losing.len(), &names, &top.name_in(window_language()), round)
        })
    }

    /// “WDC 2006 allows nobody more than 4 rounds, so the draw of round 5 does not seat Ann Lee and Bob Ray.”
    pub(super) fn describe_removed(
        &self,
        number: usize,
        round: &str,
        book: &Book,
        removed: &[PersonId],
    ) -> Option<String> {
        let names = names_in_sentence(book, removed);
        Some(match self.reached(number, *removed.first()?)?.0 {
            Limit::All(most) => texts::not_seated(most, &self.rules.name, round, &names),
            Limit::BeforeLast(most) => texts::not_seated_before_last(most, &self.rules.name, round, &names),
        })
    }
}

/// The most names in a sentence. Where there are more, their number follows.
const MOST_NAMES: usize = 12;

/// The names of these people in a sentence, and the number of those beyond the first twelve.
fn names_in_sentence(book: &Book, people: &[PersonId]) -> String {
    let mut names: Vec<String> = people.iter().take(MOST_NAMES).map(|id| book.name_of(Some(*id)).to_owned()).collect();
    let others = people.len().saturating_sub(MOST_NAMES);
    names.extend((others > 0).then(|| texts::other_players(others)));
    list_in_window(&names)
}
