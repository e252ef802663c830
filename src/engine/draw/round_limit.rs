//! The rounds that the rules allow a player. The draw does not seat players who have played that many.

use crate::book::{AttendanceStatus, Book, PersonId, RoundIx};
use crate::engine::rounds_played::RoundsPlayed;
use crate::standings::Ruleset;

/// The number of rounds that the players have played, and the limits of the rules.
#[derive(Clone, Debug)]
pub struct RoundLimit<'a> {
    rules: &'a Ruleset,
    played: RoundsPlayed,
}

impl<'a> RoundLimit<'a> {
    /// The number of rounds that each player has played of these, which are in the order of their numbers. A player has
    /// played a round with a seat in it.
    pub fn after(book: &Book, rules: &'a Ruleset, rounds: &[(usize, RoundIx)]) -> RoundLimit<'a> {
        RoundLimit { rules, played: RoundsPlayed::new(book, rounds) }
    }

    /// Adds the round with this number and these players.
    pub fn add_round(&mut self, number: usize, players: impl IntoIterator<Item = PersonId>) {
        for id in players {
            self.played.add(id, number, None);
        }
    }

    /// The number of rounds that a player has played.
    pub fn rounds_played(&self, id: PersonId) -> usize {
        self.played.count(id)
    }

    /// The most rounds that a player may have played before the round with this number to play in it too, as the rule:
    /// the number of rounds, and the words after it.
    fn rule(&self, number: usize) -> Option<(usize, &'static str)> {
        let before_last = self.rules.rounds.is_some_and(|rounds| number < rounds);
        let early = self.rules.most_before_last.filter(|_| before_last).map(|most| (most, " before the last"));
        let all = self.rules.most_rounds.map(|most| (most, ""));
        early.into_iter().chain(all).min_by_key(|(most, _)| *most)
    }

    /// Why a person may not play in the round with this number: “has played 4 rounds, as many as WDC 2006 allows”. `None` if the person
    /// may play.
    pub fn reason(&self, number: usize, id: PersonId) -> Option<String> {
        let (most, when) = self.rule(number)?;
        let played = Some(self.played.count(id)).filter(|played| *played >= most)?;
        let rounds = if played == 1 { "round" } else { "rounds" };
        Some(format!("has played {played} {rounds}, as many as {} allows{when}", self.rules.name))
    }

    /// Takes the people who may not play in the round with this number out of its attendance, and returns those of them
    /// who are in the room.
    pub fn remove_from(&self, number: usize, attendance: &mut Vec<(PersonId, AttendanceStatus)>) -> Vec<PersonId> {
        if self.rule(number).is_none() {
            return Vec::new();
        }
        let mut removed = Vec::new();
        attendance.retain(|(id, is)| {
            let may_play = self.reason(number, *id).is_none();
            if !may_play && is.is_in_the_room() {
                removed.push(*id);
            }
            may_play
        });
        removed
    }

    /// “WDC 2006 allows nobody more than 4 rounds, so the draw of Round 5 does not seat Ann Lee and Bob Ray.”
    pub(super) fn describe_removed(
        &self,
        number: usize,
        title: &str,
        book: &Book,
        removed: &[PersonId],
    ) -> Option<String> {
        /// The sentence lists no more names than this.
        const MOST_NAMES: usize = 12;
        let (most, when) = self.rule(number).filter(|_| !removed.is_empty())?;
        let mut names: Vec<String> =
            removed.iter().take(MOST_NAMES).map(|id| book.name_of(Some(*id)).to_owned()).collect();
        match removed.len().saturating_sub(MOST_NAMES) {
            0 => {}
            1 => names.push("one other".to_owned()),
            more => names.push(format!("{more} others")),
        }
        let last = names.pop()?;
        let names = if names.is_empty() { last } else { format!("{} and {last}", names.join(", ")) };
        let rounds = if most == 1 { "round" } else { "rounds" };
        Some(format!(
            "{} allows nobody more than {most} {rounds}{when}, so the draw of {title} does not seat {names}.",
            self.rules.name
        ))
    }
}
