//! What typing into the list of teams means.

use super::Refused;
use crate::book::vocabulary::single_spaced;
use crate::book::{Book, Edit, Person, PersonId, Team};

/// What a cell of a team's line holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TeamCell {
    Name,
    Country,
    /// A member, from 0.
    Member(usize),
    Captain,
}

impl TeamCell {
    /// What the cell is called in labels and messages.
    pub fn name(self) -> String {
        match self {
            TeamCell::Name => "name".to_owned(),
            TeamCell::Country => "country".to_owned(),
            TeamCell::Member(at) => format!("member {}", at + 1),
            TeamCell::Captain => "captain".to_owned(),
        }
    }
}

/// The text a cell of a team is edited from.
pub fn text(book: &Book, team: usize, cell: TeamCell) -> &str {
    let Some(team) = book.teams.get(team) else { return "" };
    match cell {
        TeamCell::Name => &team.name,
        TeamCell::Country => &team.country,
        TeamCell::Member(at) => book.name_of(team.members.get(at).copied()),
        TeamCell::Captain => book.name_of(team.captain),
    }
}

/// The edit for one cell of the team at `at`, which may be one more than there are.
pub(crate) fn edit(book: &Book, at: usize, cell: TeamCell, typed: &str) -> Result<Option<Edit>, Refused> {
    let typed = single_spaced(typed);
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
        TeamCell::Name => {
            let taken = teams.iter().enumerate().any(|(other, team)| other != at && team.name == typed);
            if taken && !typed.is_empty() {
                return Err(Refused::TeamTaken { name: typed });
            }
            teams[at].name = typed;
        }
        TeamCell::Country => teams[at].country = typed,
        TeamCell::Member(place) if typed.is_empty() => {
            if place < teams[at].members.len() {
                let gone = teams[at].members.remove(place);
                teams[at].captain = teams[at].captain.filter(|captain| *captain != gone);
            }
        }
        TeamCell::Member(place) => {
            let known = book.find_person(&typed).map(|person| person.id);
            let member = known.unwrap_or_else(|| book.next_person_id());
            if teams[at].members.contains(&member) && teams[at].members.get(place) != Some(&member) {
                return Err(Refused::InTheTeam { name: typed });
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
        TeamCell::Captain if typed.is_empty() => teams[at].captain = None,
        TeamCell::Captain => teams[at].captain = Some(captain(book, &teams[at], typed)?),
    }
    let teams = Edit::Teams(teams);
    Ok(Some(match entered {
        Some(person) => Edit::Batch(vec![Edit::AddPerson { at: book.people.len(), person }, teams]),
        None => teams,
    }))
}

fn captain(book: &Book, team: &Team, typed: String) -> Result<PersonId, Refused> {
    let known = book.find_person(&typed).map(|person| person.id);
    known.filter(|person| team.members.contains(person)).ok_or(Refused::NotInTheTeam { name: typed })
}

/// The teams without those in which nothing is left; `None` where there is none of these.
pub(crate) fn without_empty(book: &Book) -> Option<Edit> {
    let filled = |team: &&Team| **team != Team { scratch: team.scratch, ..Team::default() };
    let kept: Vec<Team> = book.teams.iter().filter(filled).cloned().collect();
    (kept.len() < book.teams.len()).then_some(Edit::Teams(kept))
}
