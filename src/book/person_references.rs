//! References to people in a book. They ensure that every reference is to a person in the list of people.

use std::collections::HashSet;

use super::{Book, Edit, EditError, PersonField, PersonId, Round, RoundField, RoundId, RoundIx, Seat};
use crate::languages::window_sentences::{edit_errors as texts, invalid_books};
use crate::limits::MOST_REPLACEMENTS;

impl Edit {
    /// Mutable access to the numbers of the people whom the edit names. `None` if it replaces things that name people in
    /// other ways.
    pub fn people_mut(&mut self) -> Option<Vec<&mut PersonId>> {
        Some(match self {
            Edit::AddPerson { person, .. } => {
                let mut others = person.replaced_by.iter_mut().chain(&mut person.different_from).collect::<Vec<_>>();
                others.push(&mut person.id);
                others
            }
            Edit::RemovePerson(id) => vec![id],
            Edit::Person(id, field) => std::iter::once(id).chain(field.people_mut()).collect(),
            Edit::Round(_, field) => field.people_mut(),
            Edit::Board(_, field) => field.people_mut(),
            Edit::Seat(_, field) => field.people_mut(),
            Edit::AddBoard { board, .. } => board.seats.0.iter_mut().flat_map(Seat::people_mut).collect(),
            Edit::Teams(teams) => {
                teams.iter_mut().flat_map(|team| team.members.iter_mut().chain(&mut team.captain)).collect()
            }
            Edit::Separations(pairs) => pairs.iter_mut().flatten().collect(),
            Edit::Awards(awards) => awards.iter_mut().flat_map(|award| &mut award.winners).collect(),
            Edit::Batch(edits) => {
                let parts = edits.iter_mut().map(Edit::people_mut).collect::<Option<Vec<_>>>()?;
                parts.into_iter().flatten().collect()
            }
            // The lists of a round name people in other ways.
            Edit::AddRound { round, .. }
                if round.sat_out.is_empty() && round.attendance.is_empty() && round.draws.is_empty() =>
            {
                let seats = round.boards.iter_mut().flat_map(|board| &mut board.seats.0);
                seats.flat_map(Seat::people_mut).collect()
            }
            Edit::AddRound { .. } | Edit::TopBoard(_) | Edit::PublishedStandings(_) | Edit::Book(_) => return None,
            Edit::Event(_)
            | Edit::RemoveRound(_)
            | Edit::RemoveBoard(_)
            | Edit::AddChart(..)
            | Edit::RemoveChart(..)
            | Edit::Count(..)
            | Edit::Grade { .. }
            | Edit::Systems(_)
            | Edit::Rulesets(_)
            | Edit::Neighbours(_)
            | Edit::AddNote { .. }
            | Edit::RemoveNote(_)
            | Edit::Note(..)
            | Edit::ResultsYear(_)
            | Edit::UnplacedCells(_) => Vec::new(),
        })
    }
}

impl Book {
    /// Checks that all of these are people of the event.
    pub(super) fn check_people(&self, mut people: impl Iterator<Item = PersonId>) -> Result<(), EditError> {
        people.find(|&id| self.person(id).is_none()).map_or(Ok(()), |stranger| Err(EditError::NoPerson(stranger)))
    }

    /// A reference to a person without a seat, as the rest of a sentence after the name, in the language of the window: “is in the
    /// team Berlin 1”.
    pub(super) fn reference_to(&self, id: PersonId) -> Option<String> {
        let boards = || self.boards().find(|(_, board)| board.seats.values().flat_map(Seat::people).any(|p| p == id));
        let sat_out = || self.rounds.iter().find(|round| round.sat_out.contains(&id));
        let team = || self.teams.iter().find(|team| team.captain == Some(id) || team.members.contains(&id));
        let replaced = || self.people.iter().find(|person| person.replaced_by == Some(id));
        let award = || self.awards.iter().find(|award| award.winners.contains(&id));
        boards()
            .map(|(at, _)| texts::is_named_at(&self.board_label_in_window(at)))
            .or_else(|| sat_out().map(|round| texts::sat_out(&round.label_in_window())))
            .or_else(|| team().map(|team| texts::is_in_team(&team.name)))
            .or_else(|| replaced().map(|person| texts::replaces(&person.name)))
            .or_else(|| self.top_board.people().any(|p| p == id).then(|| texts::is_named_for_top_board().to_owned()))
            .or_else(|| award().map(|award| texts::is_winner_of(&award.name)))
    }

    /// Everybody who is named anywhere beside the list of people: in a seat, a roll call, a draw, a team, as a replacement.
    pub fn referenced_people(&self) -> HashSet<PersonId> {
        let seats = self.boards().flat_map(|(_, board)| board.seats.values().flat_map(Seat::people));
        let rounds = self.rounds.iter().flat_map(Round::people);
        let teams = self.teams.iter().flat_map(|team| team.members.iter().copied().chain(team.captain));
        let others =
            self.people.iter().flat_map(|person| person.replaced_by.iter().chain(&person.different_from).copied());
        let mut all: HashSet<PersonId> = seats.chain(rounds).chain(teams).chain(others).collect();
        all.extend(self.separations.iter().flatten().copied());
        all.extend(self.awards.iter().flat_map(|award| &award.winners).copied());
        all.extend(self.top_board.people());
        all.extend(self.published_standings.iter().map(|line| line.player));
        all
    }

    /// Removes a person from the attendance, the separations and the list of different people with similar names, and
    /// removes the stored draws with this person. Returns the edits that restore them.
    pub(super) fn remove_from_draw_lists(&mut self, id: PersonId) -> Vec<Edit> {
        let mut back = Vec::new();
        let ids: Vec<RoundId> = (0..self.rounds.len()).map(|at| self.round_id(RoundIx(at))).collect();
        for (id_of_round, round) in ids.into_iter().zip(&mut self.rounds) {
            if round.attendance.iter().any(|line| line.player == id) {
                back.push(Edit::Round(id_of_round, RoundField::Attendance(round.attendance.clone())));
                round.attendance.retain(|line| line.player != id);
            }
            if round.draws.iter().any(|draw| draw.people().any(|known| known == id)) {
                back.push(Edit::Round(id_of_round, RoundField::Draws(round.draws.clone())));
                round.draws.retain(|draw| draw.people().all(|known| known != id));
            }
        }
        if self.separations.iter().any(|pair| pair.contains(&id)) {
            back.push(Edit::Separations(self.separations.clone()));
            self.separations.retain(|pair| !pair.contains(&id));
        }
        for person in &mut self.people {
            if person.id != id && person.different_from.contains(&id) {
                back.push(Edit::Person(person.id, PersonField::DifferentFrom(person.different_from.clone())));
                person.different_from.retain(|other| *other != id);
            }
        }
        back
    }

    /// A reference to a person who is not in the list of people, with its location: “the team Berlin 1”.
    pub fn unknown_person_reference(&self) -> Option<(String, PersonId)> {
        let known: HashSet<PersonId> = self.people.iter().map(|person| person.id).collect();
        let unknown = |id: &PersonId| !known.contains(id);
        let boards = self.boards().find_map(|(at, board)| {
            let seat = |(power, seat): (super::Power, &Seat)| {
                seat.people().into_iter().find(unknown).map(|id| {
                    let board = self.board_label_in_window(at);
                    (invalid_books::power_at_board(power.name_in_window(), &board), id)
                })
            };
            board.seats.iter().find_map(seat)
        });
        boards
            .or_else(|| {
                let sat_out = |round: &super::Round| {
                    round
                        .sat_out
                        .iter()
                        .copied()
                        .find(unknown)
                        .map(|id| (invalid_books::sit_outs(&round.title_in_window()), id))
                };
                self.rounds.iter().find_map(sat_out)
            })
            .or_else(|| {
                // The sit-outs were checked above, so an unknown person is in the attendance or in a draw.
                let called = |round: &Round| {
                    round
                        .people()
                        .into_iter()
                        .find(unknown)
                        .map(|id| (invalid_books::roll_call(&round.title_in_window()), id))
                };
                self.rounds.iter().find_map(called)
            })
            .or_else(|| {
                let named = self.separations.iter().flatten().copied().find(unknown)?;
                Some((invalid_books::separations().to_owned(), named))
            })
            .or_else(|| {
                self.teams.iter().find_map(|team| {
                    let named = team.members.iter().copied().chain(team.captain).find(unknown)?;
                    Some((invalid_books::team(&team.name), named))
                })
            })
            .or_else(|| {
                self.awards.iter().find_map(|award| {
                    let named = award.winners.iter().copied().find(unknown)?;
                    Some((invalid_books::prize(&award.name), named))
                })
            })
            .or_else(|| {
                self.people.iter().find_map(|person| {
                    let by = person.replaced_by.filter(unknown)?;
                    Some((invalid_books::replacement(&person.name), by))
                })
            })
            .or_else(|| {
                self.people.iter().find_map(|person| {
                    let other = person.different_from.iter().copied().find(unknown)?;
                    Some((invalid_books::different_people(&person.name), other))
                })
            })
            .or_else(|| self.top_board.people().find(unknown).map(|id| (invalid_books::top_board().to_owned(), id)))
            .or_else(|| {
                let line = self.published_standings.iter().map(|line| line.player).find(unknown)?;
                Some((invalid_books::published_table().to_owned(), line))
            })
    }

    /// The last person in the chain of replacements: the person himself if there is no replacement.
    pub fn successor(&self, id: PersonId) -> PersonId {
        let mut at = id;
        // A valid book has no circle and no longer chain.
        for _ in 0..=MOST_REPLACEMENTS {
            match self.person(at).and_then(|person| person.replaced_by) {
                Some(next) => at = next,
                None => return at,
            }
        }
        id
    }
}
