//! The commands of the top board, the teams and the prizes.

use jiff::Zoned;

use super::{ChooserItem, Dialog, FormPurpose, Topboard};
use crate::app::command::Command;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::dialogs::text_form::{FormField, TextForm};
use crate::app::views::Tab;
use crate::book::typed_words::capitalize;
use crate::book::{CellAddress, Edit, PersonField, PersonId, notation};
use crate::input;
use crate::input::{CLAIM_ANSWERS, InputField, TopBoardColumn};

impl Topboard {
    /// Updates the sheet in view from the book.
    pub(super) fn refresh_prizes(&mut self) {
        let engine = &self.document.engine;
        match self.tab {
            Tab::TopBoard => self.top_board.refresh(engine),
            Tab::Teams => {
                let state = self.grids.get(&Tab::Teams);
                let team = state.and_then(|state| self.teams.team(state.cursor().row));
                self.teams.refresh(engine);
                // The cursor follows a team that moves in the table.
                let row = team.and_then(|team| self.teams.row_of(team));
                if let (Some(row), Some(state)) = (row, self.grids.get_mut(&Tab::Teams))
                    && !state.is_editing()
                    && state.cursor().row != row
                {
                    let column = state.cursor().column;
                    state.go_to(row, column);
                }
            }
            Tab::Awards => self.awards.refresh(engine),
            _ => {}
        }
    }

    /// The status text of the sheet in view.
    pub(super) fn prizes_status(&self) -> String {
        let engine = &self.document.engine;
        let some = |count: usize, one: &str| format!("{count} {one}{}", if count == 1 { "" } else { "s" });
        match self.tab {
            Tab::TopBoard => some(self.top_board.seats().choosers.len(), "seat"),
            Tab::Teams => {
                let waiting = engine.players_wanting_a_team().len();
                let teams = some(engine.book().teams.len(), "team");
                if waiting > 0 { format!("{teams}, {} waiting for a team", some(waiting, "player")) } else { teams }
            }
            Tab::Awards => some(engine.prizes().len(), "prize"),
            _ => {
                let voted = engine.book().boards().filter(|(_, board)| !board.votes.is_empty()).count();
                format!("{} with votes", some(voted, "board"))
            }
        }
    }

    /// Whether a command of the prizes is available now.
    pub(super) fn can_run_prize_command(&self, command: Command) -> bool {
        let engine = &self.document.engine;
        match command {
            Command::DeclineSeat | Command::PutFirstOfTie | Command::NominateForSeat => {
                self.claimant_at_cursor().is_some()
            }
            Command::ChooseEarlier | Command::ChooseLater => self.chooser_at_cursor().is_some(),
            Command::MakeTopBoard => engine.rules().top_board.is_some(),
            Command::WantsTeam => engine.rules().teams.is_some(),
            Command::ScratchTeams => {
                engine.rules().teams.as_ref().is_some_and(|teams| teams.scratch_teams)
                    && !engine.players_wanting_a_team().is_empty()
            }
            Command::RunnersUp => self.tab == Tab::Awards,
            _ => false,
        }
    }

    /// Runs a command of the prizes.
    pub(super) fn run_prize_command(&mut self, command: Command) {
        match command {
            Command::DeclineSeat => self.toggle_answer(CLAIM_ANSWERS[0]),
            Command::NominateForSeat => self.toggle_answer(CLAIM_ANSWERS[1]),
            Command::PutFirstOfTie => self.toggle_answer(CLAIM_ANSWERS[2]),
            Command::ChooseEarlier => self.move_chooser(-1),
            Command::ChooseLater => self.move_chooser(1),
            Command::MakeTopBoard => self.make_top_board(),
            Command::WantsTeam => self.dialog = Some(Dialog::Chooser(self.wants_team_chooser())),
            Command::ScratchTeams => self.dialog = Some(self.scratch_form()),
            Command::RunnersUp => self.toggle_runners_up(),
            _ => {}
        }
    }

    /// The player whose claim to the top board is at the cursor.
    fn claimant_at_cursor(&self) -> Option<PersonId> {
        match self.address_at_cursor()? {
            CellAddress::Person(person) if self.tab == Tab::TopBoard => Some(person),
            _ => None,
        }
    }

    /// The player of the top board at the cursor, with the position in the choosing order, from 1.
    fn chooser_at_cursor(&self) -> Option<(PersonId, usize)> {
        let person = self.claimant_at_cursor()?;
        let at = self.top_board.seats().choosers.iter().position(|chooser| chooser.person == person)?;
        Some((person, at + 1))
    }

    /// Enters this answer for the player at the cursor, or removes it.
    fn toggle_answer(&mut self, answer: &str) {
        let Some(person) = self.claimant_at_cursor() else { return };
        let has = input::claim_answer(self.document.engine.book(), person).starts_with(answer);
        self.type_into_cells(&[(
            InputField::TopBoardClaim(person, TopBoardColumn::Answer),
            if has { "" } else { answer },
        )]);
        self.top_board.refresh(&self.document.engine);
        if let Some(row) = self.top_board.claim_row(person) {
            let column = self.grids.get(&Tab::TopBoard).map_or(0, |state| state.cursor().column);
            self.move_cursor(row, column);
        }
    }

    fn move_chooser(&mut self, by: isize) {
        let Some((person, at)) = self.chooser_at_cursor() else { return };
        let to = at.saturating_add_signed(by).clamp(1, self.top_board.seats().choosers.len());
        self.type_into_cells(&[(InputField::TopBoardClaim(person, TopBoardColumn::ChoosingPosition), &to.to_string())]);
        self.top_board.refresh(&self.document.engine);
        if let Some(row) = self.top_board.seat_row(person) {
            let column = self.grids.get(&Tab::TopBoard).map_or(0, |state| state.cursor().column);
            self.move_cursor(row, column);
        }
    }

    fn make_top_board(&mut self) {
        match input::make_top_board(&self.document.engine) {
            Ok(edit) => {
                let called = self.tab_name(Tab::TopBoard);
                if self.apply(called.clone(), edit) {
                    let first = crate::standings::top_boards(self.document.engine.book()).first().copied();
                    if let Some(board) = first {
                        self.go_to(CellAddress::Board(board));
                    }
                    self.status_message = format!("{called}: the seven players are seated. Ctrl+Z undoes it.");
                }
            }
            Err(why) => self.notification = Some((format!("{}.", capitalize(&why.to_string())), true)),
        }
    }

    fn tab_name(&self, tab: Tab) -> String {
        tab.name(&self.document.engine).into_owned()
    }

    /// The list of the players without a team. Players who want a team come first.
    fn wants_team_chooser(&self) -> ListChooser<ChooserItem> {
        let book = self.document.engine.book();
        let waiting = self.document.engine.players_wanting_a_team();
        let free = |id: PersonId| !book.teams.iter().any(|team| team.members.contains(&id));
        let mut people: Vec<_> = book.people.iter().filter(|person| free(person.id)).collect();
        people.sort_by_key(|person| !waiting.contains(&person.id));
        let items = people.into_iter().map(|person| ListItem {
            name: person.name.clone(),
            detail: if waiting.contains(&person.id) { "waits for a team" } else { "" }.to_owned(),
            keywords: person.region.clone(),
            choice: ChooserItem::WantsTeam(person.id),
        });
        ListChooser::new("Players who want a team", "a few letters of the name", items.collect())
    }

    pub(super) fn toggle_wants_team(&mut self, person: PersonId) {
        let book = self.document.engine.book();
        let Some(found) = book.person(person) else { return };
        let (name, wants) = (found.name.clone(), !found.wants_team);
        if self.apply(format!("team wanted by {name}"), Edit::Person(person, PersonField::WantsTeam(wants))) {
            self.status_message = if wants {
                format!("{name} waits for a team")
            } else {
                format!("{name} does not wait for a team any more")
            };
            // The list opens again, because there is nearly always another player to choose.
            self.dialog = Some(Dialog::Chooser(self.wants_team_chooser()));
        }
    }

    fn scratch_form(&self) -> Dialog {
        let engine = &self.document.engine;
        let size = engine.rules().teams.as_ref().map_or(1, |teams| teams.size);
        // Any seed will do. It is recorded in the notebook.
        let seed = Zoned::now().timestamp().as_millisecond().unsigned_abs() % 1_000_000;
        let waiting = engine.players_wanting_a_team();
        let too_many = waiting.len().checked_rem(size).unwrap_or(0);
        let names: Vec<&str> = waiting.iter().map(|id| engine.book().name_of(Some(*id))).collect();
        let field = |name, text: String| FormField { name, text };
        let title = match (waiting.len() / size.max(1), too_many) {
            (0, _) => format!("{} players want a team, and a team has {size}", waiting.len()),
            (1, out) => format!("One scratch team; {out} left out"),
            (teams, out) => format!("{teams} scratch teams; {out} left out"),
        };
        let mut form = TextForm::new(
            FormPurpose::ScratchTeams,
            title,
            vec![
                field("Volunteers to be left out, separated by semicolons", String::new()),
                field("Seed of the lot, recorded in the notebook", seed.to_string()),
            ],
        );
        form.introduction = format!("Players who want a team: {}.", names.join(", "));
        Dialog::Form(form)
    }

    /// Draws the scratch teams of a form. Returns false if something in it must be corrected.
    pub(super) fn make_scratch_teams(&mut self, form: &mut TextForm<FormPurpose>) -> bool {
        let engine = &self.document.engine;
        let text = |at: usize| form.fields.get(at).map(|field| field.text.trim().to_owned()).unwrap_or_default();
        let mut volunteers = Vec::new();
        for name in notation::split_parts(&text(0)) {
            let Some(person) = engine.book().find_person(name) else {
                form.error = Some(format!("“{name}” is not on the list of players."));
                return false;
            };
            volunteers.push(person.id);
        }
        let Ok(seed) = text(1).parse::<u64>() else {
            form.error = Some(format!("“{}” is not a whole number.", text(1)));
            return false;
        };
        let Some(made) = engine.scratch_teams(&volunteers, seed).filter(|made| !made.teams.is_empty()) else {
            form.error = Some("There are too few players for a team.".to_owned());
            return false;
        };
        let edit = made.edit(engine.book(), Zoned::now().strftime("%Y-%m-%d %H:%M").to_string());
        let made = self.apply("scratch teams", edit);
        self.open_tab(Tab::Teams);
        made
    }

    fn toggle_runners_up(&mut self) {
        let Some(row) = self.grids.get(&Tab::Awards).map(|state| state.cursor().row) else { return };
        match self.awards.toggle_runners_up(row) {
            Some(name) => {
                let column = self.grids.get(&Tab::Awards).map_or(0, |state| state.cursor().column);
                if let Some(row) = self.awards.row_of(&name) {
                    self.move_cursor(row, column);
                }
            }
            None => "nobody else is in line for this prize".clone_into(&mut self.status_message),
        }
    }
}
