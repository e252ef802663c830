//! The dialogs: opening them, and doing what they decide.

use std::path::PathBuf;

use eframe::egui;

use super::{ChooserItem, Dialog, FormPurpose, ActionAfterSave, Topboard};
use crate::app::background::{FilePurpose, file_name};
use crate::app::command::Command;
use crate::app::dialogs;
use crate::app::dialogs::import_preview::ImportPreview;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::dialogs::text_form::{FormField, TextForm};
use crate::app::dialogs::{DialogAnswer, shortcuts_and_about};
use crate::app::views::Tab;
use crate::book::vocabulary::capitalize;
use crate::book::{BoardField, Edit, EventField, RoundField, ScoreRuling, SeatField};
use crate::engine::draw::SeatsToKeep;
use crate::notices::StandingsOptions;

impl Topboard {
    pub(super) fn show_dialog(&mut self, ctx: &egui::Context) {
        let mut dialog = match self.dialog.take() {
            None => return,
            Some(Dialog::Unsaved(then)) => return self.show_unsaved(ctx, then),
            Some(Dialog::Preview(preview)) => return self.show_preview(ctx, preview),
            Some(Dialog::Draw(draw)) => return self.show_draw(ctx, draw),
            Some(Dialog::Elimination(games)) => return self.show_elimination(ctx, games),
            Some(Dialog::Swap(swap)) => return self.show_swap(ctx, swap),
            Some(Dialog::IsBook(path)) => return self.show_is_book(ctx, path),
            Some(dialog) => dialog,
        };
        let open = match &mut dialog {
            Dialog::Choose(list) => match list.show(ctx) {
                DialogAnswer::Open => true,
                DialogAnswer::Dismissed => false,
                DialogAnswer::Given(choice) => {
                    self.chosen(ctx, choice);
                    false
                }
            },
            Dialog::Path(field) => match field.show(ctx) {
                DialogAnswer::Open => true,
                DialogAnswer::Dismissed => {
                    self.after_save = None;
                    false
                }
                DialogAnswer::Given(path) => {
                    self.with_file(ctx, field.purpose, path);
                    false
                }
            },
            Dialog::Paste(field) => match field.show(ctx) {
                DialogAnswer::Open => true,
                DialogAnswer::Dismissed => false,
                DialogAnswer::Given(()) => !self.take_pasted(field),
            },
            Dialog::Form(form) => match form.show(ctx) {
                DialogAnswer::Open => true,
                DialogAnswer::Dismissed => false,
                DialogAnswer::Given(()) => !self.fill_in(form),
            },
            Dialog::EndInDraw(text, edit) => self.show_end_in_draw(ctx, text, edit),
            Dialog::Ready(name) => self.show_ready(ctx, name),
            Dialog::Closing => {
                let closing = self.show_closing(ctx);
                // Who stays has not left anything.
                self.leaving &= closing;
                closing
            }
            // Those above, which are shown by themselves.
            Dialog::Preview(_)
            | Dialog::Draw(_)
            | Dialog::Elimination(_)
            | Dialog::Swap(_)
            | Dialog::Unsaved(_)
            | Dialog::IsBook(..) => false,
            Dialog::Worth(worth) => worth.show(ctx) == DialogAnswer::Open,
            Dialog::Shortcuts => shortcuts_and_about::shortcuts(ctx) == DialogAnswer::Open,
            Dialog::About => shortcuts_and_about::about(ctx) == DialogAnswer::Open,
        };
        if open {
            // Something done above may have opened another dialog; that one is newer.
            self.dialog.get_or_insert(dialog);
        } else {
            self.dialog = self.dialog.take().or_else(|| self.behind.take());
            ctx.request_repaint();
        }
    }

    /// Does what a line of a list stands for.
    fn chosen(&mut self, ctx: &egui::Context, choice: ChooserItem) {
        match choice {
            ChooserItem::Command(command) => self.execute(ctx, command),
            ChooserItem::Tab(tab) => self.open_tab(tab),
            ChooserItem::Place(place) => self.go_to(place),
            ChooserItem::Note(line) => self.go_to_note(line),
            ChooserItem::System(at) => self.go_to_system(at),
            ChooserItem::Called(round) => self.call_round(round),
            ChooserItem::DrawRounds(first, many) => self.draw(ctx, first, many, SeatsToKeep::StartedBoards),
            ChooserItem::Six(round, power) => self.draw_sixes(ctx, round, power),
            ChooserItem::BringBack(round, number) => self.bring_back(round, number),
            ChooserItem::DrawAgain(round, number) => self.draw_again(ctx, round, number),
            ChooserItem::Joins(round, person) => self.joins(ctx, round, person),
            ChooserItem::WantsTeam(person) => self.toggle_wish_for_team(person),
            ChooserItem::After(rounds) => {
                let mut look = self.look.clone();
                look.view.rounds = rounds;
                self.look_so(look);
            }
            ChooserItem::Groups(at) => {
                if let Some(groups) = self.all_groups().into_iter().nth(at) {
                    self.look_so(StandingsOptions { groups, ..self.look.clone() });
                }
            }
            ChooserItem::Ladder(at) => self.use_ladder(at),
            ChooserItem::AfterEvent(events) => self.look_after(events),
            ChooserItem::WhatIf(at) => self.suppose(at),
            ChooserItem::ShowRules(at) => self.go_to_rules(at),
            ChooserItem::Rules(at) => self.choose_rules(at),
            ChooserItem::RulesSystem(field, at) => self.pick_system(ctx, field, at),
            ChooserItem::RoundSystem(at, system) => {
                let what = format!("scoring system of {}", Tab::Round(at).name(&self.document.engine));
                let edit = Edit::Round(at, RoundField::System(self.system_named(system)));
                self.apply(what, edit);
            }
            ChooserItem::BoardSystem(at, system) => {
                let what = format!("scoring system of {}", self.document.engine.book().board_label(at));
                let edit = Edit::Board(at, BoardField::System(self.system_named(system)));
                self.apply(what, edit);
            }
        }
    }

    fn show_preview(&mut self, ctx: &egui::Context, mut preview: Box<ImportPreview>) {
        match preview.show(ctx) {
            DialogAnswer::Open => {
                self.dialog = Some(Dialog::Preview(preview));
                return;
            }
            DialogAnswer::Dismissed => "nothing was imported".clone_into(&mut self.said),
            DialogAnswer::Given(()) => self.accept(ctx, preview),
        }
        ctx.request_repaint();
    }

    fn show_unsaved(&mut self, ctx: &egui::Context, then: ActionAfterSave) {
        match self.ask_about_unsaved(ctx) {
            DialogAnswer::Open => {
                self.dialog = Some(Dialog::Unsaved(then));
                return;
            }
            DialogAnswer::Dismissed => {
                self.dialog = self.behind.take();
                match then {
                    // Back to where Accept was pressed.
                    ActionAfterSave::Accept(preview) => self.dialog = Some(Dialog::Preview(preview)),
                    ActionAfterSave::Show(_, path) => self.said = format!("{} was not opened", file_name(&path)),
                    ActionAfterSave::New | ActionAfterSave::Quit => {}
                }
            }
            DialogAnswer::Given(save) => {
                self.behind = None;
                if save {
                    self.after_save = Some(then);
                    self.save(ctx);
                } else {
                    self.leaving = true;
                    self.proceed(ctx, then);
                }
            }
        }
        ctx.request_repaint();
    }

    /// A book was to be imported: it is opened in place of this one, or nothing happens.
    fn show_is_book(&mut self, ctx: &egui::Context, path: PathBuf) {
        let (answer, close) = dialogs::modal(ctx, "is book", "This is a book", 480.0, |ui| {
            let enter = dialogs::entered(ui);
            ui.label(format!(
                "“{}” is a Topboard book of its own, so it is not added to this one. You can open it in place of this one.",
                file_name(&path)
            ));
            let pressed = dialogs::buttons(ui, &[("Open it", true), ("Cancel", false)]);
            if enter { Some(true) } else { pressed }
        });
        match answer {
            Some(true) => self.with_file(ctx, FilePurpose::Open, path),
            Some(false) => "nothing was imported".clone_into(&mut self.said),
            None if close => "nothing was imported".clone_into(&mut self.said),
            None => {
                self.dialog = Some(Dialog::IsBook(path));
                return;
            }
        }
        ctx.request_repaint();
    }

    /// Says what is still being written; false when the window is to stay after all.
    fn show_closing(&self, ctx: &egui::Context) -> bool {
        let (stay, close) = dialogs::modal(ctx, "closing", "Closing", 440.0, |ui| {
            let what = self.writer.waiting().unwrap_or_default();
            ui.label(format!("{} … The window closes when it is done.", capitalize(&what)));
            dialogs::buttons(ui, &[("Stay", ())]).is_some()
        });
        !(stay || close)
    }

    pub(super) fn ask_about_unsaved(&self, ctx: &egui::Context) -> DialogAnswer<bool> {
        let (answer, close) = dialogs::modal(ctx, "unsaved", "Save the changes?", 440.0, |ui| {
            let enter = dialogs::entered(ui);
            ui.label(format!("“{}” has changes that are in no file yet.", self.document.name()));
            if self.document.is_kept() && self.document.path().is_some() {
                ui.label(
                    "Without saving the file stays as it is; undo brings the changes back when you open it again.",
                );
            }
            let pressed = dialogs::buttons(ui, &[("Save", Some(true)), ("Don’t save", Some(false)), ("Cancel", None)]);
            if enter { Some(Some(true)) } else { pressed }
        });
        match answer {
            Some(Some(save)) => DialogAnswer::Given(save),
            Some(None) => DialogAnswer::Dismissed,
            None if close => DialogAnswer::Dismissed,
            None => DialogAnswer::Open,
        }
    }

    pub(super) fn all_commands(&self, ctx: &egui::Context) -> ListChooser<ChooserItem> {
        let items = Command::ALL
            .into_iter()
            .filter(|command| self.can(*command) && *command != Command::Palette)
            .map(|command| ListItem {
                name: self.word(command).into_owned(),
                detail: command.keys(ctx),
                more: format!("{} {}", command.about().menu.name(), command.about().help),
                choice: ChooserItem::Command(command),
            })
            .collect();
        ListChooser::new("All commands", "a few letters of what you want to do", items)
    }

    pub(super) fn all_tabs(&self) -> ListChooser<ChooserItem> {
        let engine = &self.document.engine;
        let item = |tab: Tab| ListItem {
            name: tab.name(engine).into_owned(),
            detail: String::new(),
            more: String::new(),
            choice: ChooserItem::Tab(tab),
        };
        ListChooser::new("Go to a tab", "name of the tab", Tab::all(engine, self.tab).map(item).collect())
    }

    fn system_named(&self, at: Option<usize>) -> Option<String> {
        self.document.engine.library().systems().get(at?).map(|system| system.name.clone())
    }

    pub(super) fn systems_for_round(&self) -> Option<ListChooser<ChooserItem>> {
        let Tab::Round(at) = self.tab else { return None };
        let book = self.document.engine.book();
        let own = book.round(at)?.system.as_deref();
        let event = book.event.system.as_deref().unwrap_or(&self.document.engine.rules().system);
        let follow = format!("The event’s ({event})");
        Some(self.systems("Scoring system of this round", follow, own, |system| ChooserItem::RoundSystem(at, system)))
    }

    pub(super) fn systems_for_board(&self) -> Option<ListChooser<ChooserItem>> {
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

    /// The systems to choose from. `follow` is the line for having none of one's own, `own` the one there is.
    fn systems(
        &self,
        title: &'static str,
        follow: String,
        own: Option<&str>,
        choice: impl Fn(Option<usize>) -> ChooserItem,
    ) -> ListChooser<ChooserItem> {
        let mark = |chosen: bool| if chosen { "now" } else { "" }.to_owned();
        let none = ListItem { name: follow, detail: mark(own.is_none()), more: String::new(), choice: choice(None) };
        let systems = self.document.engine.library().systems().iter().enumerate().map(|(at, system)| ListItem {
            name: system.name.clone(),
            detail: mark(own.is_some_and(|own| own.eq_ignore_ascii_case(&system.name))),
            more: system.description.clone(),
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
                    field("Country that is host", &book.event.country),
                    field("Dates", &book.event.dates),
                    field("Town, as the players’ list has it", &book.event.town),
                    field("Sign-up closed on, “2006-07-31” or a number", &book.event.sign_up_closed),
                ],
            ),
            Command::RenameRound => {
                let Tab::Round(at) = self.tab else { return None };
                let round = book.round(at)?;
                TextForm::new(
                    FormPurpose::Round(at),
                    format!("Rename {}", round.title()),
                    vec![field("Number, or a name such as Final", &round.name)],
                )
            }
            _ => {
                let at = self.seat_at_cursor()?;
                let ruling = book.seat(at)?.ruling.as_ref();
                let score = ruling.map(|ruling| ruling.score).or_else(|| self.document.engine.score(at));
                TextForm::new(
                    FormPurpose::Score(at),
                    format!("Score of {}", self.say_seat(at)),
                    vec![
                        field("Score", &score.map_or_else(String::new, |score| score.to_string())),
                        field("Reason", ruling.map_or("", |ruling| &ruling.reason)),
                    ],
                )
            }
        }))
    }

    /// Takes what a form holds; false when something in it must be typed again.
    pub(super) fn fill_in(&mut self, form: &mut TextForm<FormPurpose>) -> bool {
        let text = |at: usize| form.fields.get(at).map(|field| field.text.trim().to_owned()).unwrap_or_default();
        let (what, edit) = match form.purpose {
            FormPurpose::Apart => return self.keep_apart(form),
            FormPurpose::Adjacent => return self.choose_adjacent(form),
            FormPurpose::Scratch => return self.make_scratch_teams(form),
            FormPurpose::LadderYear => return self.choose_year(form),
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
                form.error = Some("A round needs a name; type a number or a word.".to_owned());
                return false;
            }
            FormPurpose::Round(at) => (format!("name of round {}", text(0)), Edit::Round(at, RoundField::Name(text(0)))),
            FormPurpose::Score(seat) => {
                let Ok(score) = text(0).replace(',', ".").parse::<f64>() else {
                    form.error = Some(format!("“{}” is not a number.", text(0)));
                    return false;
                };
                if !score.is_finite() {
                    form.error = Some("A score is a finite number.".to_owned());
                    return false;
                }
                let ruling = ScoreRuling { score, reason: text(1) };
                (format!("score of {}", self.say_seat(seat)), Edit::Seat(seat, SeatField::Ruling(Some(ruling))))
            }
        };
        self.apply(what, edit)
    }
}
