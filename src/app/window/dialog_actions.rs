//! Shows the open dialog and executes its answer; builds the lists and forms that belong to no single tab.

use std::path::PathBuf;

use eframe::egui;

use super::{ActionAfterSave, ChooserItem, Dialog, FormPurpose, Topboard};
use crate::app::command::Command;
use crate::app::dialogs;
use crate::app::dialogs::import_preview::ImportPreview;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::dialogs::text_form::{FormField, TextForm};
use crate::app::dialogs::{DialogAnswer, shortcuts_and_about};
use crate::app::files::FilePurpose;
use crate::app::path_text::file_name;
use crate::app::views::Tab;
use crate::book::typed_words::capitalize;
use crate::book::{BoardField, Edit, EventField, RoundField, ScoreRuling, SeatField};
use crate::engine::draw::SeatsToKeep;
use crate::notices::StandingsOptions;

impl Topboard {
    pub(super) fn show_dialog(&mut self, ctx: &egui::Context) {
        let mut dialog = match self.dialog.take() {
            None => return,
            Some(Dialog::UnsavedChanges(action)) => return self.show_unsaved(ctx, action),
            Some(Dialog::ImportPreview(preview)) => return self.show_preview(ctx, preview),
            Some(Dialog::Draw(draw)) => return self.show_draw(ctx, draw),
            Some(Dialog::EliminationDraw(games)) => return self.show_elimination(ctx, games),
            Some(Dialog::SwapSeats(swap)) => return self.show_swap(ctx, swap),
            Some(Dialog::FileIsBook(path)) => return self.show_is_book(ctx, path),
            Some(dialog) => dialog,
        };
        let open = match &mut dialog {
            Dialog::Chooser(list) => match list.show(ctx) {
                DialogAnswer::Open => true,
                DialogAnswer::Dismissed => false,
                DialogAnswer::Given(choice) => {
                    self.run_chosen_item(ctx, choice);
                    false
                }
            },
            Dialog::PathField(field) => match field.show(ctx) {
                DialogAnswer::Open => true,
                DialogAnswer::Dismissed => {
                    self.after_save = None;
                    false
                }
                DialogAnswer::Given(path) => {
                    self.use_file(ctx, field.purpose, path);
                    false
                }
            },
            Dialog::PasteResults(field) => match field.show(ctx) {
                DialogAnswer::Open => true,
                DialogAnswer::Dismissed => false,
                DialogAnswer::Given(()) => !self.add_pasted_list(field),
            },
            Dialog::Form(form) => match form.show(ctx) {
                DialogAnswer::Open => true,
                DialogAnswer::Dismissed => false,
                DialogAnswer::Given(()) => !self.submit_form(form),
            },
            Dialog::EndGameInDraw(text, edit) => self.show_end_in_draw(ctx, text, edit),
            Dialog::RoundSetup(name) => self.show_round_setup(ctx, name),
            Dialog::Closing => {
                let closing = self.show_closing(ctx);
                // The window stays open, so the changes are not discarded.
                self.discarding_changes &= closing;
                closing
            }
            // Shown above.
            Dialog::ImportPreview(_)
            | Dialog::Draw(_)
            | Dialog::EliminationDraw(_)
            | Dialog::SwapSeats(_)
            | Dialog::UnsavedChanges(_)
            | Dialog::FileIsBook(..) => false,
            Dialog::Certificate(worth) => worth.show(ctx) == DialogAnswer::Open,
            Dialog::Shortcuts => shortcuts_and_about::show_shortcuts(ctx) == DialogAnswer::Open,
            Dialog::About => shortcuts_and_about::show_about(ctx) == DialogAnswer::Open,
        };
        if open {
            // A command above may have opened another dialog, which replaces this one.
            self.dialog.get_or_insert(dialog);
        } else {
            self.dialog = self.dialog.take().or_else(|| self.interrupted_dialog.take());
            ctx.request_repaint();
        }
    }

    /// Runs the chosen item of a list.
    fn run_chosen_item(&mut self, ctx: &egui::Context, choice: ChooserItem) {
        match choice {
            ChooserItem::Command(command) => self.execute(ctx, command),
            ChooserItem::Tab(tab) => self.open_tab(tab),
            ChooserItem::Address(place) => self.go_to(place),
            ChooserItem::Note(line) => self.go_to_note(line),
            ChooserItem::System(at) => self.go_to_system(at),
            ChooserItem::RollCallRound(round) => self.open_roll_call_of(round),
            ChooserItem::DrawRounds(first, many) => self.open_draw_dialog(ctx, first, many, SeatsToKeep::StartedBoards),
            ChooserItem::BoardsOfSix(round, power) => self.draw_boards_of_six(ctx, round, power),
            ChooserItem::RestoreDraw(round, number) => self.restore_draw(round, number),
            ChooserItem::ReplayDraw(round, number) => self.replay_draw(ctx, round, number),
            ChooserItem::Latecomer(round, person) => self.add_latecomer(ctx, round, person),
            ChooserItem::WantsTeam(person) => self.toggle_wants_team(person),
            ChooserItem::StandingsAfter(rounds) => {
                let mut options = self.standings_options.clone();
                options.view.rounds = rounds;
                self.show_standings_with(options);
            }
            ChooserItem::Groups(at) => {
                if let Some(groups) = self.all_groups().into_iter().nth(at) {
                    self.show_standings_with(StandingsOptions { groups, ..self.standings_options.clone() });
                }
            }
            ChooserItem::Ladder(at) => self.use_ladder(at),
            ChooserItem::LadderAfterEvent(events) => self.show_ladder_after(events),
            ChooserItem::WhatIf(at) => self.open_what_if(at),
            ChooserItem::ShowRules(at) => self.go_to_rules(at),
            ChooserItem::UseRules(at) => self.choose_rules(at),
            ChooserItem::RulesetSystem(field, at) => self.set_ruleset_system(ctx, field, at),
            ChooserItem::RoundSystem(at, system) => {
                let step = format!("scoring system of {}", Tab::Round(at).name(&self.document.engine));
                let edit = Edit::Round(at, RoundField::System(self.system_named(system)));
                self.apply(step, edit);
            }
            ChooserItem::BoardSystem(at, system) => {
                let step = format!("scoring system of {}", self.document.engine.book().board_label(at));
                let edit = Edit::Board(at, BoardField::System(self.system_named(system)));
                self.apply(step, edit);
            }
        }
    }

    fn show_preview(&mut self, ctx: &egui::Context, mut preview: Box<ImportPreview>) {
        match preview.show(ctx) {
            DialogAnswer::Open => {
                self.dialog = Some(Dialog::ImportPreview(preview));
                return;
            }
            DialogAnswer::Dismissed => "nothing was imported".clone_into(&mut self.status_message),
            DialogAnswer::Given(()) => self.accept_import(ctx, preview),
        }
        ctx.request_repaint();
    }

    fn show_unsaved(&mut self, ctx: &egui::Context, action: ActionAfterSave) {
        match self.ask_about_unsaved(ctx) {
            DialogAnswer::Open => {
                self.dialog = Some(Dialog::UnsavedChanges(action));
                return;
            }
            DialogAnswer::Dismissed => {
                self.dialog = self.interrupted_dialog.take();
                match action {
                    // The import preview comes back.
                    ActionAfterSave::AcceptImport(preview) => self.dialog = Some(Dialog::ImportPreview(preview)),
                    ActionAfterSave::ShowBook(_, path) => {
                        self.status_message = format!("{} was not opened", file_name(&path));
                    }
                    ActionAfterSave::NewBook | ActionAfterSave::Quit => {}
                }
            }
            DialogAnswer::Given(save) => {
                self.interrupted_dialog = None;
                if save {
                    self.after_save = Some(action);
                    self.save(ctx);
                } else {
                    self.discarding_changes = true;
                    self.run_action(ctx, action);
                }
            }
        }
        ctx.request_repaint();
    }

    /// The file to be imported is a book. Asks whether to open it.
    fn show_is_book(&mut self, ctx: &egui::Context, path: PathBuf) {
        let (answer, close) = dialogs::show_modal(ctx, "is book", "This file is a book", 480.0, |ui| {
            let enter = dialogs::enter_pressed(ui);
            ui.label(format!(
                "“{}” is a Topboard book and cannot be added to this book. You can open it in place of this book.",
                file_name(&path)
            ));
            let pressed = dialogs::show_buttons(ui, &[("Open it", true), ("Cancel", false)]);
            if enter { Some(true) } else { pressed }
        });
        match answer {
            Some(true) => self.use_file(ctx, FilePurpose::Open, path),
            Some(false) => "nothing was imported".clone_into(&mut self.status_message),
            None if close => "nothing was imported".clone_into(&mut self.status_message),
            None => {
                self.dialog = Some(Dialog::FileIsBook(path));
                return;
            }
        }
        ctx.request_repaint();
    }

    /// Shows the files that are still being written. Returns false if the user wants the window to stay open.
    fn show_closing(&self, ctx: &egui::Context) -> bool {
        let (stay, close) = dialogs::show_modal(ctx, "closing", "Closing", 440.0, |ui| {
            let job = self.file_writer.waiting().unwrap_or_default();
            ui.label(format!("{} … The window closes after that.", capitalize(&job)));
            dialogs::show_buttons(ui, &[("Stay", ())]).is_some()
        });
        !(stay || close)
    }

    pub(super) fn ask_about_unsaved(&self, ctx: &egui::Context) -> DialogAnswer<bool> {
        let (answer, close) = dialogs::show_modal(ctx, "unsaved", "Save the changes?", 440.0, |ui| {
            let enter = dialogs::enter_pressed(ui);
            ui.label(format!("“{}” has changes that are not saved yet.", self.document.name()));
            if self.document.has_journal() && self.document.path().is_some() {
                ui.label(
                    "If you do not save, the file stays as it is. When you open it again, undo restores the changes.",
                );
            }
            let pressed =
                dialogs::show_buttons(ui, &[("Save", Some(true)), ("Don’t save", Some(false)), ("Cancel", None)]);
            if enter { Some(Some(true)) } else { pressed }
        });
        match answer {
            Some(Some(save)) => DialogAnswer::Given(save),
            Some(None) => DialogAnswer::Dismissed,
            None if close => DialogAnswer::Dismissed,
            None => DialogAnswer::Open,
        }
    }

    pub(super) fn command_chooser(&self, ctx: &egui::Context) -> ListChooser<ChooserItem> {
        let items = Command::ALL
            .into_iter()
            .filter(|command| self.can_execute(*command) && *command != Command::CommandPalette)
            .map(|command| ListItem {
                name: self.command_label(command).into_owned(),
                detail: command.keys(ctx),
                keywords: format!("{} {}", command.info().menu.name(), command.info().help),
                choice: ChooserItem::Command(command),
            })
            .collect();
        ListChooser::new("All commands", "a few letters of a command", items)
    }

    pub(super) fn tab_chooser(&self) -> ListChooser<ChooserItem> {
        let engine = &self.document.engine;
        let item = |tab: Tab| ListItem {
            name: tab.name(engine).into_owned(),
            detail: String::new(),
            keywords: String::new(),
            choice: ChooserItem::Tab(tab),
        };
        ListChooser::new("Go to a tab", "name of the tab", Tab::all(engine, self.tab).map(item).collect())
    }

    fn system_named(&self, at: Option<usize>) -> Option<String> {
        self.document.engine.library().systems().get(at?).map(|system| system.name.clone())
    }

    pub(super) fn round_system_chooser(&self) -> Option<ListChooser<ChooserItem>> {
        let Tab::Round(at) = self.tab else { return None };
        let book = self.document.engine.book();
        let own = book.round(at)?.system.as_deref();
        let event = book.event.system.as_deref().unwrap_or(&self.document.engine.rules().system);
        let follow = format!("The event’s ({event})");
        Some(self.systems("Scoring system of this round", follow, own, |system| ChooserItem::RoundSystem(at, system)))
    }

    pub(super) fn board_system_chooser(&self) -> Option<ListChooser<ChooserItem>> {
        let at = self.board_at_cursor()?;
        let book = self.document.engine.book();
        let own = book.board(at)?.system.as_deref();
        let follow = match (&book.round(at.round)?.system, &book.event.system) {
            (Some(round), _) => format!("The round’s ({round})"),
            (None, Some(event)) => format!("The event’s ({event})"),
            (None, None) => format!("The event’s ({})", self.document.engine.rules().system),
        };
        Some(self.systems("Scoring system of this board", follow, own, |system| ChooserItem::BoardSystem(at, system)))
    }

    /// The list of scoring systems. `follow` is the text for no system of its own, `own` is the present system.
    fn systems(
        &self,
        title: &'static str,
        follow: String,
        own: Option<&str>,
        choice: impl Fn(Option<usize>) -> ChooserItem,
    ) -> ListChooser<ChooserItem> {
        let mark = |chosen: bool| if chosen { "now" } else { "" }.to_owned();
        let none =
            ListItem { name: follow, detail: mark(own.is_none()), keywords: String::new(), choice: choice(None) };
        let systems = self.document.engine.library().systems().iter().enumerate().map(|(at, system)| ListItem {
            name: system.name.clone(),
            detail: mark(own.is_some_and(|own| own.eq_ignore_ascii_case(&system.name))),
            keywords: system.description.clone(),
            choice: choice(Some(at)),
        });
        ListChooser::new(title, "a few letters of a system’s name", std::iter::once(none).chain(systems).collect())
    }

    pub(super) fn form_for(&self, command: Command) -> Option<Dialog> {
        let book = self.document.engine.book();
        let field = |name, text: &str| FormField { name, text: text.to_owned() };
        Some(Dialog::Form(match command {
            Command::NameEvent => TextForm::new(
                FormPurpose::Event,
                "The event",
                vec![
                    field("Name", &book.event.name),
                    field("Venue", &book.event.venue),
                    field("Host country", &book.event.country),
                    field("Dates", &book.event.dates),
                    field("Town, as spelt in the list of players", &book.event.town),
                    field("End of sign-up: a date such as “2006-07-31”, or a number", &book.event.sign_up_closed),
                ],
            ),
            Command::RenameRound => {
                let Tab::Round(at) = self.tab else { return None };
                let round = book.round(at)?;
                TextForm::new(
                    FormPurpose::Round(at),
                    format!("Rename {}", round.title()),
                    vec![field("Number, or a name such as “Final”", &round.name)],
                )
            }
            _ => {
                let at = self.seat_at_cursor()?;
                let ruling = book.seat(at)?.ruling.as_ref();
                let score = ruling.map(|ruling| ruling.score).or_else(|| self.document.engine.score(at));
                TextForm::new(
                    FormPurpose::Score(at),
                    format!("Score of {}", self.seat_label(at)),
                    vec![
                        field("Score", &score.map_or_else(String::new, |score| score.to_string())),
                        field("Reason", ruling.map_or("", |ruling| &ruling.reason)),
                    ],
                )
            }
        }))
    }

    /// Applies a form. Returns false if something in it must be corrected.
    pub(super) fn submit_form(&mut self, form: &mut TextForm<FormPurpose>) -> bool {
        let text = |at: usize| form.fields.get(at).map(|field| field.text.trim().to_owned()).unwrap_or_default();
        let (step, edit) = match form.purpose {
            FormPurpose::Separations => return self.submit_separations(form),
            FormPurpose::AdjacentPowers => return self.submit_adjacent_powers(form),
            FormPurpose::ScratchTeams => return self.make_scratch_teams(form),
            FormPurpose::LadderYear => return self.submit_ladder_year(form),
            FormPurpose::Event => (
                "name of the event".to_owned(),
                Edit::Batch(vec![
                    Edit::Event(EventField::Name(text(0))),
                    Edit::Event(EventField::Venue(text(1))),
                    Edit::Event(EventField::Country(text(2))),
                    Edit::Event(EventField::Dates(text(3))),
                    Edit::Event(EventField::Town(text(4))),
                    Edit::Event(EventField::SignUpClosed(text(5))),
                ]),
            ),
            FormPurpose::Round(_) if text(0).is_empty() => {
                form.error = Some("A round needs a name. Type a number or a word.".to_owned());
                return false;
            }
            FormPurpose::Round(at) => {
                (format!("name of round {}", text(0)), Edit::Round(at, RoundField::Name(text(0))))
            }
            FormPurpose::Score(seat) => {
                let Ok(score) = text(0).replace(',', ".").parse::<f64>() else {
                    form.error = Some(format!("“{}” is not a number.", text(0)));
                    return false;
                };
                if !score.is_finite() {
                    form.error = Some("A score must be a finite number.".to_owned());
                    return false;
                }
                let ruling = ScoreRuling { score, reason: text(1) };
                (format!("score of {}", self.seat_label(seat)), Edit::Seat(seat, SeatField::Ruling(Some(ruling))))
            }
        };
        self.apply(step, edit)
    }
}
