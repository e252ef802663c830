//! The coming rounds: which round is called and drawn next, and the table of the attendance tab.

use std::collections::HashMap;

use thiserror::Error;

use super::computed_book::Engine;
use super::draw::{
    ComingRounds, DrawOptions, Headcount, RoundLimit, SeatsToKeep, SitOutOrder, counted_rounds, expected_attendance,
    has_roll_call, is_playing, next_seed, players_with_kept_seats,
};
use crate::book::{AttendanceStatus, GameStage, PersonId, Round, RoundIx, TeamIx};
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

/// A round cannot be drawn because all of its boards have counts.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", texts::round_has_counts(.round))]
pub struct RoundHasCounts {
    /// The title of the round, in the language of the window.
    pub round: String,
    /// The title of the round to draw instead. `None` where it is not in the book yet.
    pub next: Option<String>,
}

/// If the draw may choose among more players than this, the table does not mark each of them as a possible sit-out.
const MOST_CHOICES_SHOWN: usize = 12;

impl Engine {
    /// The round to call and draw next: the first without a count on any of its boards, or a new one after the last.
    pub fn coming_round(&self) -> RoundIx {
        let has_no_count = |at: &RoundIx| {
            let round = self.book.round(*at);
            round.is_none_or(|round| round.boards.iter().all(|board| board.stage() == GameStage::NotStarted))
        };
        let mut rounds = self.round_numbers().in_order().iter().map(|(_, at)| *at);
        rounds.find(has_no_count).unwrap_or(RoundIx(self.book.rounds.len()))
    }

    /// Whether every board of a round has counts. A round without boards has none.
    pub fn all_boards_have_counts(&self, round: RoundIx) -> bool {
        let boards = self.book.round(round).map_or(&[][..], |round| &round.boards);
        !boards.is_empty() && boards.iter().all(|board| board.stage() != GameStage::NotStarted)
    }

    /// The request for a draw of `rounds` rounds from `first` on, with the seed of a new draw.
    ///
    /// # Errors
    /// When all boards of the first round have counts.
    pub fn draw_request(
        &self,
        first: RoundIx,
        rounds: usize,
        keep: SeatsToKeep,
    ) -> Result<ComingRounds, RoundHasCounts> {
        let title = |at: RoundIx| self.book.round(at).map(Round::title_in_window);
        if self.all_boards_have_counts(first) {
            let round = title(first).unwrap_or_default();
            return Err(RoundHasCounts { round, next: title(self.coming_round()) });
        }
        let ask = DrawOptions {
            book: &self.book,
            rules: &self.rules,
            first,
            rounds,
            seats_to_keep: keep,
            attendance: None,
            round_name: None,
        };
        let mut coming = ComingRounds::new(ask);
        coming.request.seed = next_seed(&self.book, first);
        Ok(coming)
    }

    /// The number of boards that the players who are present fill, if a round has no board yet.
    pub fn boards_to_make(&self, at: RoundIx) -> usize {
        let is_empty = self.book.round(at).is_some_and(|round| round.boards.is_empty());
        if is_empty { self.attendance(at).headcount.boards } else { 0 }
    }

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
        // Who has a seat that stays plays, whatever the roll call or the limit of the rules says.
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
        // Who was not called yet has no reason to sit out.
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

    /// The players without a seat in a round, who may come late. Those who are expected late come first.
    pub fn latecomers(&self, at: RoundIx) -> Vec<(PersonId, Option<AttendanceStatus>)> {
        let Some(round) = self.book.round(at) else { return Vec::new() };
        let sits =
            |id: PersonId| round.boards.iter().any(|board| board.seats.values().any(|seat| seat.player == Some(id)));
        let status = |id: PersonId| round.attendance.iter().find(|line| line.player == id).map(|line| line.status);
        let free = self.book.people.iter().filter(|person| is_playing(person) && !sits(person.id));
        let mut free: Vec<_> = free.map(|person| (person.id, status(person.id))).collect();
        free.sort_by_key(|(_, status)| *status != Some(AttendanceStatus::Late));
        free
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{AttendanceEntry, Board, BoardRef, Book, CellEntry, Edit, Power, RoundField, SeatField};

    /// Nine players and two rounds of one board. In the first, players 1 to 7 sit and 8 and 9 sit out.
    fn engine() -> Engine {
        let mut book = Book::default();
        book.event.rules = "EuroDipCon 4".into();
        for name in ["1", "2"] {
            book.rounds.push(Round { name: name.into(), boards: vec![Board::new("A")], ..Round::default() });
        }
        for (n, power) in Power::ALL.into_iter().enumerate() {
            let seated = book.edit_to_seat(BoardRef::new(0, 0).seat(power), &format!("Player {}", n + 1));
            book.apply(seated).unwrap();
        }
        for name in ["Player 8", "Player 9"] {
            let person = crate::book::Person::new(book.next_person_id(), name);
            book.apply(Edit::AddPerson { position: book.people.len(), person }).unwrap();
        }
        book.rounds[0].sat_out = book.people[7..].iter().map(|person| person.id).collect();
        Engine::new(book)
    }

    fn count(engine: &mut Engine, power: Power) {
        let seat = BoardRef::new(0, 0).seat(power);
        engine.apply("count", Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(4)))).unwrap();
    }

    fn attend(engine: &mut Engine, at: usize, statuses: Vec<AttendanceEntry>) {
        engine.apply("attendance", Edit::Round(RoundIx(at).first_id(), RoundField::Attendance(statuses))).unwrap();
    }

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
    fn the_coming_round_is_the_first_without_a_count() {
        let mut engine = engine();
        assert_eq!(engine.coming_round(), RoundIx(0));
        count(&mut engine, Power::Italy);
        assert_eq!(engine.coming_round(), RoundIx(1));
        engine.apply("removal", Edit::RemoveRound(RoundIx(1).first_id())).unwrap();
        assert_eq!(engine.coming_round(), RoundIx(1), "a new round");
    }

    #[test]
    fn a_round_is_drawn_unless_all_its_boards_have_counts() {
        let mut engine = engine();
        assert!(!engine.all_boards_have_counts(RoundIx(0)) && !engine.all_boards_have_counts(RoundIx(9)));
        assert!(engine.draw_request(RoundIx(0), 1, SeatsToKeep::StartedBoards).is_ok());
        count(&mut engine, Power::Italy);
        let error = engine.draw_request(RoundIx(0), 1, SeatsToKeep::StartedBoards).unwrap_err();
        assert_eq!(error, RoundHasCounts { round: "Round 1".into(), next: Some("Round 2".into()) });
        assert_eq!(error.to_string(), "every board of Round 1 has counts, so its players stay");
        let request = engine.draw_request(RoundIx(1), 1, SeatsToKeep::StartedBoards).unwrap();
        assert_eq!((request.first_round(), request.request.seed), (RoundIx(1), 1));
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

    #[test]
    fn a_latecomer_who_is_expected_is_offered_first() {
        let mut engine = engine();
        let ids: Vec<PersonId> = engine.book().people.iter().map(|person| person.id).collect();
        assert_eq!(engine.latecomers(RoundIx(0)), [(ids[7], None), (ids[8], None)]);
        attend(&mut engine, 0, vec![AttendanceEntry::new(ids[8], AttendanceStatus::Late)]);
        assert_eq!(engine.latecomers(RoundIx(0)), [(ids[8], Some(AttendanceStatus::Late)), (ids[7], None)]);
        assert!(engine.latecomers(RoundIx(5)).is_empty());
    }
}
