//! The teams: the text of a cell, and the edit for a typed text.

use super::{InputError, name_meant};
use crate::book::typed_words::single_spaced;
use crate::book::{Book, Edit, Person, PersonId, Team, TeamColumn};

/// The text of a cell of a team.
pub fn text(book: &Book, team: usize, cell: TeamColumn) -> &str {
    let Some(team) = book.teams.get(team) else { return "" };
    match cell {
        TeamColumn::Name => &team.name,
        TeamColumn::Country => &team.country,
        TeamColumn::Member(at) => book.name_of(team.members.get(at).copied()),
        TeamColumn::Captain => book.name_of(team.captain),
    }
}

/// The edit for one cell of the team at `at`. A position after the last adds a team.
pub(crate) fn edit(book: &Book, at: usize, cell: TeamColumn, typed: &str) -> Result<Option<Edit>, InputError> {
    let typed = match cell {
        TeamColumn::Member(_) | TeamColumn::Captain => single_spaced(name_meant(book, typed)),
        TeamColumn::Name | TeamColumn::Country => single_spaced(typed),
    };
    if text(book, at, cell) == typed {
        return Ok(None);
    }
    let mut teams = book.teams.clone();
    let is_new = at >= teams.len();
    if is_new {
        teams.push(Team::default());
    }
    let at = at.min(teams.len() - 1);
    let mut entered = None;
    match cell {
        TeamColumn::Name => {
            let taken = teams.iter().enumerate().any(|(other, team)| other != at && team.name == typed);
            if taken && !typed.is_empty() {
                return Err(InputError::TeamTaken { name: typed });
            }
            teams[at].name = typed;
        }
        TeamColumn::Country => teams[at].country = typed,
        TeamColumn::Member(place) if typed.is_empty() => {
            if place < teams[at].members.len() {
                let gone = teams[at].members.remove(place);
                teams[at].captain = teams[at].captain.filter(|captain| *captain != gone);
            }
        }
        TeamColumn::Member(place) => {
            let known = book.find_person(&typed).map(|person| person.id);
            let member = known.unwrap_or_else(|| book.next_person_id());
            if teams[at].members.contains(&member) && teams[at].members.get(place) != Some(&member) {
                return Err(InputError::TeamMemberAlready { name: typed });
            }
            entered = known.is_none().then(|| Person::new(member, typed));
            let team = &mut teams[at];
            match team.members.get_mut(place) {
                Some(old) => {
                    team.captain = team.captain.filter(|captain| captain != old);
                    *old = member;
                }
                None => team.members.push(member),
            }
        }
        TeamColumn::Captain if typed.is_empty() => teams[at].captain = None,
        TeamColumn::Captain => teams[at].captain = Some(captain(book, &teams[at], typed)?),
    }
    let teams = Edit::Teams(teams);
    Ok(Some(match entered {
        Some(person) => Edit::Batch(vec![Edit::AddPerson { position: book.people.len(), person }, teams]),
        None => teams,
    }))
}

fn captain(book: &Book, team: &Team, typed: String) -> Result<PersonId, InputError> {
    let known = book.find_person(&typed).map(|person| person.id);
    known.filter(|person| team.members.contains(person)).ok_or(InputError::NotATeamMember { name: typed })
}

/// The edit that removes the empty teams; `None` where there are none.
pub(crate) fn without_empty(book: &Book) -> Option<Edit> {
    let filled = |team: &&Team| **team != Team { scratch: team.scratch, ..Team::default() };
    let kept: Vec<Team> = book.teams.iter().filter(filled).cloned().collect();
    (kept.len() < book.teams.len()).then_some(Edit::Teams(kept))
}
