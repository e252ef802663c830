//! The commands of the Teams tab: the players who want a team, and the draw of scratch teams.

use jiff::Zoned;

use crate::app::commands::conditions::{Availability, require};
use crate::app::dialogs::action::Action;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::dialogs::text_form::{FormField, FormTexts, TextForm, applied};
use crate::app::session::Session;
use crate::app::views::tab::Tab;
use crate::book::{Edit, PersonField, PersonId, notation};
use crate::languages::messages::steps;
use crate::languages::window_sentences::{round_tab, teams_tab as texts};

/// The rules have teams.
pub fn can_choose_who_wants_team(session: &Session) -> Availability {
    require(session.engine().rules().teams.is_some(), texts::first_choose_rules_with_teams())
}

/// The rules have scratch teams, and players wait for a team.
pub fn can_make_scratch_teams(session: &Session) -> Availability {
    let engine = session.engine();
    let has_scratch_teams = engine.rules().teams.as_ref().is_some_and(|teams| teams.scratch_teams);
    require(has_scratch_teams, texts::first_choose_rules_with_scratch_teams())?;
    require(!engine.players_wanting_a_team().is_empty(), texts::first_choose_players())
}

/// Opens the list of the players without a team.
pub fn choose_who_wants_team(session: &mut Session) {
    let items = wants_team_items(session);
    let chooser = ListChooser::new(texts::players_who_want_team(), texts::players_who_want_team_hint(), items);
    session.open_dialog(chooser.marking_many(wants_team_items));
}

/// The players without a team. Those who want one come first.
fn wants_team_items(session: &Session) -> Vec<ListItem> {
    let book = session.book();
    let waiting = session.engine().players_wanting_a_team();
    let free = |id: PersonId| !book.teams.iter().any(|team| team.members.contains(&id));
    let mut people: Vec<_> = book.people.iter().filter(|person| free(person.id)).collect();
    people.sort_by_key(|person| !waiting.contains(&person.id));
    let items = people.into_iter().map(|person| {
        let id = person.id;
        ListItem {
            name: person.name.clone(),
            detail: if waiting.contains(&id) { texts::waits() } else { "" }.to_owned(),
            keywords: person.region.clone(),
            action: Action::session(move |session| toggle_wants_team(session, id)),
        }
    });
    items.collect()
}

fn toggle_wants_team(session: &mut Session, person: PersonId) {
    let Some(found) = session.book().person(person) else { return };
    let (name, wants) = (found.name.clone(), !found.wants_team);
    let done = if wants { texts::player_waits(&name) } else { texts::player_waits_no_more(&name) };
    let edit = Edit::Person(person, PersonField::WantsTeam(wants));
    session.apply_and_tell(steps::team_wanted(name.as_str()), edit, done);
}

/// Opens the form for the draw of scratch teams.
pub fn make_scratch_teams(session: &mut Session) {
    let engine = session.engine();
    let size = engine.rules().teams.as_ref().map_or(1, |teams| teams.size);
    // Any seed will do. It is recorded in the notebook.
    let seed = Zoned::now().timestamp().as_millisecond().unsigned_abs() % 1_000_000;
    let waiting = engine.players_wanting_a_team();
    let too_many = waiting.len().checked_rem(size).unwrap_or(0);
    let names: Vec<&str> = waiting.iter().map(|id| engine.book().name_of(Some(*id))).collect();
    let title = match (waiting.len() / size.max(1), too_many) {
        (0, _) => texts::too_few_for_a_team(&waiting.len().to_string(), &size.to_string()),
        (teams, out) => texts::scratch_teams(teams, out),
    };
    let fields = vec![
        FormField { name: texts::volunteers(), text: String::new() },
        FormField { name: texts::seed(), text: seed.to_string() },
    ];
    let introduction = texts::who_wants_team(&names.join(", "));
    session.open_dialog(TextForm::new(title, fields, draw_scratch_teams).with_introduction(introduction));
}

/// Draws the scratch teams with the volunteers and the seed of the form.
fn draw_scratch_teams(session: &mut Session, typed: &FormTexts) -> Result<(), String> {
    let engine = session.engine();
    let mut volunteers = Vec::new();
    for name in notation::split_parts(typed.text(0)) {
        let person = engine.book().person_meant(name);
        volunteers.push(person.ok_or_else(|| round_tab::not_on_list(name))?.id);
    }
    let seed = typed.text(1);
    let seed: u64 = seed.parse().map_err(|_| texts::not_whole_number(seed))?;
    let drawn = engine.scratch_teams(&volunteers, seed).filter(|drawn| !drawn.teams.is_empty());
    let drawn = drawn.ok_or_else(texts::too_few_players)?;
    let edit = drawn.edit(engine.book(), Zoned::now().strftime("%Y-%m-%d %H:%M").to_string());
    let made = session.apply(steps::scratch_teams(), edit);
    session.open_tab(Tab::Teams);
    applied(made)
}
