//! [`AttendanceTable`], the attendance of a round: who has played and sat out before, and who sits out if it is drawn now.

use std::collections::HashMap;

use super::book_engine::Engine;
use super::draw::{
    Headcount, RoundLimit, SitOutOrder, counted_rounds, expected_attendance, has_roll_call, is_playing,
    players_with_kept_seats,
};
use crate::book::{AttendanceStatus, PersonId, Round, RoundIx, TeamIx};
use crate::languages::window_sentences::attendance as texts;
use crate::standings::TeamRules;

/// The attendance of a round: every player with rounds played and sit-outs, and who sits out if the round is drawn now.
#[derive(Clone, Debug, Default)]
pub struct AttendanceTable {
    pub round: RoundIx,
    pub rows: Vec<AttendanceRow>,
    /// Number of players present, and of boards for them.
    pub headcount: Headcount,
    /// The players who are certain to sit out.
    pub sitting_out: Vec<PersonId>,
    /// The members of teams among them, if this is the only round that counts for the teams.
    pub team_members_out: Vec<(PersonId, TeamIx)>,
    /// Whether anybody was called yet.
    pub has_begun: bool,
}

/// A player in the attendance of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttendanceRow {
    pub person: PersonId,
    /// Number of earlier rounds with a seat.
    pub rounds_played: usize,
    /// Number of earlier rounds sat out.
    pub sit_outs: usize,
    /// Why the player sits out, or perhaps does, or may not play any more, in the language of the window. Empty for everybody
    /// else.
    pub sit_out_reason: String,
    /// Whether the player only perhaps sits out, because the draw chooses among several.
    pub may_sit_out: bool,
}

/// If the draw may choose among more players than this, the table does not mark each of them as a possible sit-out.
const MOST_CHOICES_SHOWN: usize = 12;

impl Engine {
    /// The attendance of a round.
    pub fn attendance(&self, at: RoundIx) -> AttendanceTable {
        let book = &self.book;
        let round = book.round(at);
        let has_status =
            |id: PersonId| round.is_some_and(|round| round.attendance.iter().any(|line| line.player == id));
        let mut statuses = expected_attendance(book, at);
        let number = self.round_numbers().number(at);
        let earlier = counted_rounds(&book.rounds, self.round_numbers(), at);
        let round_limit = RoundLimit::of_rounds(book, &self.rules, &earlier, &[number]);
        let with_kept_seat = players_with_kept_seats(book, at, &statuses);
        let mut at_limit = round_limit.remove_from(number, &mut statuses);
        at_limit.retain(|id| !with_kept_seat.contains(id));
        // A player with a seat that stays plays in any case, even against the roll call or the limit of the rules.
        statuses.retain(|(id, _)| !with_kept_seat.contains(id));
        let free = statuses.clone();
        statuses.extend(with_kept_seat.iter().map(|id| (*id, AttendanceStatus::Present)));
        let headcount = Headcount { at_round_limit: at_limit.len(), ..Headcount::of_attendance(&statuses) };
        let earlier: Vec<&Round> = earlier.iter().filter_map(|(_, at)| book.round(*at)).collect();
        let sit_outs = |id: PersonId| earlier.iter().filter(|round| round.sat_out.contains(&id)).count();
        let order = SitOutOrder::of_attendance(book, &self.rules, &free, &sit_outs);
        let (certain, choice) = order.first(headcount.sitting_out);
        let sitting_out: Vec<PersonId> = certain.iter().map(|(id, _)| *id).collect();
        let is_of_teams = self.rules.teams.as_ref().and_then(TeamRules::only_round) == Some(number);
        let members = sitting_out.iter().filter(|_| is_of_teams);
        let team_of = |id: &PersonId| book.teams.iter().position(|team| team.members.contains(id));
        let team_members_out = members.filter_map(|id| Some((*id, TeamIx(team_of(id)?)))).collect();
        // A player who was not called yet has no reason to sit out.
        let called = certain.into_iter().filter(|(id, _)| has_status(*id));
        let mut reasons: HashMap<PersonId, String> = called.map(|(id, reason)| (id, reason.0.clone())).collect();
        // For a longer list the line above the table gives the number of players who sit out.
        let choice = choice.filter(|(_, among)| among.len() <= MOST_CHOICES_SHOWN);
        let (many, among) = choice.unwrap_or_default();
        let perhaps = texts::perhaps(&many.to_string(), &among.len().to_string());
        reasons.extend(among.iter().map(|id| (*id, perhaps.clone())));
        let left = book.people.iter().filter(|person| book.has_left(person.id, at));
        reasons.extend(left.map(|person| (person.id, texts::has_left().to_owned())));
        let elsewhere = book.people.iter().filter(|person| !book.plays_round(person.id, at) && !has_status(person.id));
        reasons.extend(elsewhere.map(|person| (person.id, texts::plays_in_rounds(&person.rounds))));
        reasons.extend(at_limit.iter().filter_map(|id| Some((*id, round_limit.reason(number, *id)?))));
        let listed = book.people.iter().filter(|person| is_playing(person) || has_status(person.id));
        let rows = listed
            .map(|person| AttendanceRow {
                person: person.id,
                rounds_played: round_limit.rounds_played(person.id),
                sit_outs: sit_outs(person.id),
                sit_out_reason: reasons.remove(&person.id).unwrap_or_default(),
                may_sit_out: among.contains(&person.id),
            })
            .collect();
        let has_begun = round.is_some_and(|round| has_roll_call(&round.attendance));
        AttendanceTable { round: at, rows, headcount, sitting_out, team_members_out, has_begun }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{AttendanceEntry, Edit, RoundField};
    use crate::engine::next_round::tests::{attend, engine};

    #[test]
    fn the_roll_call_says_who_has_played_all_rounds_that_the_rules_allow() {
        let mut engine = engine();
        let seated = engine.book().rounds[0].clone();
        for (at, name) in ["2", "3"].into_iter().enumerate() {
            let round = Round { name: name.into(), ..seated.clone() };
            engine.apply("round", Edit::AddRound { position: RoundIx(at + 1), round }).unwrap();
        }
        let last = Edit::Round(engine.book().round_id(RoundIx(3)), RoundField::Name("4".into()));
        engine.apply("name", last).unwrap();
        let table = engine.attendance(RoundIx(3));
        assert_eq!(
            table.headcount.summary(),
            "9 present, of whom 7 have played all rounds that the rules allow; 2 can play: 0 boards and 2 out, \
             or 5 more for 1 board"
        );
        assert_eq!(table.rows[0].sit_out_reason, "has played 3 rounds, as many as EuroDipCon 4 allows before the last");
        assert_eq!((table.rows[0].rounds_played, table.rows[7].rounds_played), (3, 0));
        // Two rounds with one number are one round.
        let third = engine.book().round_id(RoundIx(2));
        engine.apply("name", Edit::Round(third, RoundField::Name("2".into()))).unwrap();
        let table = engine.attendance(RoundIx(3));
        assert_eq!((table.rows[0].rounds_played, table.headcount.at_round_limit), (2, 0));
    }

    #[test]
    fn the_attendance_says_who_played_and_who_sits_out_if_the_round_is_drawn_now() {
        let mut engine = engine();
        let table = engine.attendance(RoundIx(1));
        assert!(!table.has_begun);
        assert_eq!((table.rows.len(), table.headcount.boards, table.headcount.sitting_out), (9, 1, 2));
        let figures = |row: &AttendanceRow| (row.rounds_played, row.sit_outs);
        assert_eq!((figures(&table.rows[0]), figures(&table.rows[8])), ((1, 0), (0, 1)));
        assert!(table.sitting_out.is_empty());
        assert_eq!(table.rows[0].sit_out_reason, "perhaps: the draw takes 2 of 7", "the others have sat out before");
        assert_eq!(table.rows[8].sit_out_reason, "");

        let ids: Vec<PersonId> = engine.book().people.iter().map(|person| person.id).collect();
        let mut statuses: Vec<AttendanceEntry> =
            ids.iter().map(|id| AttendanceEntry::new(*id, AttendanceStatus::Present)).collect();
        statuses[8].status = AttendanceStatus::Volunteer;
        statuses.remove(7);
        attend(&mut engine, 1, statuses);
        let table = engine.attendance(RoundIx(1));
        assert!(table.has_begun);
        assert_eq!(table.sitting_out, [ids[8]]);
        assert_eq!(table.rows[8].sit_out_reason, "would rather sit out");
        assert_eq!(engine.attendance(RoundIx(2)).headcount.present, 9, "a round that is not in the book yet");
    }
}
