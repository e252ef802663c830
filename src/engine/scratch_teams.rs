//! Scratch teams: drawn by lot from the players who want a team and have none.

use super::book_engine::Engine;
use crate::book::{Book, Edit, NotebookEntry, PersonId, Role, Team, fold_name};
use crate::draw::draw_scratch_teams;
use crate::languages::window_sentences::teams_tab as texts;
use crate::standings::ScratchDropPriority;

/// Drawn scratch teams that are not in the book yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScratchTeams {
    pub teams: Vec<Vec<PersonId>>,
    /// The players left out, each with the reason in the language of the window.
    pub left_out: Vec<(PersonId, &'static str)>,
    seed: u64,
}

impl Engine {
    /// The players who want a team and have none, in the order of the list of players.
    pub fn players_wanting_a_team(&self) -> Vec<PersonId> {
        let book = self.book();
        let in_team = |id: PersonId| book.teams.iter().any(|team| team.members.contains(&id));
        let waits = |role: Role| matches!(role, Role::Player | Role::Unranked);
        let waiting = book.people.iter().filter(|person| person.wants_team && waits(person.role));
        waiting.map(|person| person.id).filter(|id| !in_team(*id)).collect()
    }

    /// Draws teams from the players who want one. Where some must be left out, the rules say in which order: volunteers,
    /// people of the host country, people from elsewhere. Within each kind the lot decides. `None` where the rules have no
    /// teams.
    pub fn scratch_teams(&self, volunteers: &[PersonId], seed: u64) -> Option<ScratchTeams> {
        let rules = self.rules().teams.as_ref()?;
        let book = self.book();
        let waiting = self.players_wanting_a_team();
        let host = fold_name(&book.event.country);
        let national =
            |id: PersonId| !host.is_empty() && book.person(id).is_some_and(|person| fold_name(&person.region) == host);
        let is = |id: PersonId, kind: ScratchDropPriority| match kind {
            ScratchDropPriority::Volunteers => volunteers.contains(&id),
            ScratchDropPriority::Nationals => national(id),
            ScratchDropPriority::Foreigners => !national(id),
        };
        let order = &rules.scratch_drops;
        let kind = |id: &PersonId| order.iter().position(|kind| is(*id, *kind)).unwrap_or(order.len());
        let kinds: Vec<Vec<PersonId>> =
            (0..=order.len()).map(|at| waiting.iter().copied().filter(|id| kind(id) == at).collect()).collect();
        let made = draw_scratch_teams(&kinds, rules.size, seed);
        let named = |kind: usize| match order.get(kind) {
            Some(ScratchDropPriority::Volunteers) => texts::left_out_volunteer(),
            Some(ScratchDropPriority::Nationals) => texts::left_out_national(),
            Some(ScratchDropPriority::Foreigners) => texts::left_out_foreigner(),
            None => texts::left_out_by_lot(),
        };
        let left_out = made.left_out.into_iter().map(|(person, kind)| (person, named(kind))).collect();
        Some(ScratchTeams { teams: made.teams, left_out, seed })
    }
}

impl ScratchTeams {
    /// The edit that adds the teams to the book and the draw to the notebook. Players who were left out still want a team.
    pub fn edit(&self, book: &Book, time: String) -> Edit {
        let mut teams = book.teams.clone();
        for members in &self.teams {
            let free = |n: &usize| teams.iter().all(|team| team.name != scratch_name(*n));
            let number = (1..=teams.len() + 1).find(free).unwrap_or_default();
            let name = scratch_name(number);
            teams.push(Team { name, members: members.clone(), scratch: true, ..Team::default() });
        }
        let text = self.notebook_text(book, &teams[book.teams.len()..]);
        let note = NotebookEntry { time, location: String::new(), text };
        Edit::Batch(vec![Edit::Teams(teams), Edit::AddNote { position: book.notebook.len(), note }])
    }

    fn notebook_text(&self, book: &Book, teams: &[Team]) -> String {
        let name = |id: &PersonId| book.name_of(Some(*id)).to_owned();
        let team =
            |team: &Team| format!("{}: {}", team.name, team.members.iter().map(name).collect::<Vec<_>>().join(", "));
        let made = teams.iter().map(team).collect::<Vec<_>>().join("; ");
        let out: Vec<String> = self.left_out.iter().map(|(id, why)| format!("{} ({why})", name(id))).collect();
        let seed = self.seed.to_string();
        if out.is_empty() {
            texts::scratch_note(&seed, &made)
        } else {
            texts::scratch_note_with_others(&seed, &made, &out.join(", "))
        }
    }
}

fn scratch_name(number: usize) -> String {
    texts::name_of_scratch_team(&number.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{EventField, Person};
    use crate::languages::{Language, in_language};

    fn event() -> Engine {
        let mut book = Book::default();
        book.event.rules = "WDC 2006".into();
        for (n, region) in ["Germany", "Wales", "germany", "Germany", "France"].into_iter().enumerate() {
            let id = PersonId(u32::try_from(n).unwrap() + 1);
            let mut person = Person::new(id, format!("P{}", n + 1));
            (person.region, person.wants_team) = (region.into(), true);
            book.people.push(person);
        }
        Engine::new(book)
    }

    #[test]
    fn a_volunteer_and_a_national_are_left_out_and_the_seed_is_recorded() {
        let mut engine = event();
        engine.apply("host", Edit::Event(EventField::Country("Germany".into()))).unwrap();
        let made = engine.scratch_teams(&[PersonId(2)], 7).unwrap();
        assert_eq!(made.left_out[0], (PersonId(2), "volunteered"));
        assert_eq!(made.left_out[1].1, "of the host country, by lot");
        engine.apply("scratch teams", made.edit(engine.book(), "2006-08-12 09:30".into())).unwrap();
        let team = &engine.book().teams[0];
        assert!(team.scratch && team.name == "Scratch 1" && team.members.len() == 3);
        assert!(team.members.contains(&PersonId(5)), "a player from elsewhere is left out last");
        let text = &engine.book().notebook[0].text;
        assert!(text.starts_with("Scratch teams, drawn with seed 7: Scratch 1: "), "{text}");
        assert!(text.contains("Left out: P2 (volunteered), "), "{text}");
        assert_eq!(engine.players_wanting_a_team().len(), 2, "they still want a team");
        engine.undo();
        assert!(engine.book().teams.is_empty() && engine.book().notebook.is_empty());

        let edit = in_language(Language::German, || {
            engine.scratch_teams(&[PersonId(2)], 7).unwrap().edit(engine.book(), "2006-08-12 09:30".into())
        });
        engine.apply("scratch teams", edit).unwrap();
        assert_eq!(engine.book().teams[0].name, "Ausgelost 1");
        let text = &engine.book().notebook[0].text;
        assert!(text.starts_with("Ausgeloste Teams, Startzahl 7: Ausgelost 1: "), "{text}");
        assert!(text.contains("Ohne Team: P2 (freiwillig), "), "{text}");
    }
}
