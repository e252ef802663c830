//! The dialogs: opening them, and doing what they decide.

use eframe::egui;

use super::{Choice, Dialog, FormFor, Topboard};
use crate::app::command::Command;
use crate::app::dialogs;
use crate::app::dialogs::choose::{Chooser, Item};
use crate::app::dialogs::form::{Field, Form};
use crate::app::dialogs::{Answer, help};
use crate::app::tabs::Tab;
use crate::app::tabs::round::board_title;
use crate::book::{Column, Edit, EventField, Override, Place, Round, RoundField, SeatField};

impl Topboard {
    pub(super) fn show_dialog(&mut self, ctx: &egui::Context) {
        let Some(mut dialog) = self.dialog.take() else { return };
        let open = match &mut dialog {
            Dialog::Choose(list) => match list.show(ctx) {
                Answer::Open => true,
                Answer::Dismissed => false,
                Answer::Given(choice) => {
                    match choice {
                        Choice::Command(command) => self.execute(ctx, command),
                        Choice::Tab(tab) => self.open_tab(tab),
                        Choice::Place(place) => self.go_to(place),
                        Choice::System(at) => self.go_to_system(at),
                    }
                    false
                }
            },
            Dialog::Path(field) => match field.show(ctx) {
                Answer::Open => true,
                Answer::Dismissed => {
                    self.after_save = None;
                    false
                }
                Answer::Given(path) => {
                    self.with_file(ctx, field.purpose, path);
                    false
                }
            },
            Dialog::Preview(preview) => match preview.show(ctx) {
                Answer::Open => true,
                Answer::Dismissed => {
                    "nothing was imported".clone_into(&mut self.said);
                    false
                }
                Answer::Given(()) => {
                    self.accept(preview);
                    false
                }
            },
            Dialog::Form(form) => match form.show(ctx) {
                Answer::Open => true,
                Answer::Dismissed => false,
                Answer::Given(()) => !self.fill_in(form),
            },
            Dialog::Unsaved(then) => match self.ask_about_unsaved(ctx) {
                Answer::Open => true,
                Answer::Dismissed => false,
                Answer::Given(save) => {
                    let then = then.clone();
                    if save {
                        self.after_save = Some(then);
                        self.save(ctx);
                    } else {
                        self.proceed(ctx, then);
                    }
                    false
                }
            },
            Dialog::Shortcuts => help::shortcuts(ctx) == Answer::Open,
            Dialog::About => help::about(ctx) == Answer::Open,
        };
        if open {
            // Something done above may have opened another dialog; that one is newer.
            self.dialog.get_or_insert(dialog);
        } else {
            ctx.request_repaint();
        }
    }

    pub(super) fn ask_about_unsaved(&self, ctx: &egui::Context) -> Answer<bool> {
        let (answer, close) = dialogs::modal(ctx, "unsaved", "Save the changes?", 440.0, |ui| {
            let enter = dialogs::entered(ui);
            ui.label(format!("“{}” has changes that are in no file yet.", self.document.name()));
            let pressed = dialogs::buttons(ui, &[("Save", Some(true)), ("Don’t save", Some(false)), ("Cancel", None)]);
            if enter { Some(Some(true)) } else { pressed }
        });
        match answer {
            Some(Some(save)) => Answer::Given(save),
            Some(None) => Answer::Dismissed,
            None if close => Answer::Dismissed,
            None => Answer::Open,
        }
    }

    pub(super) fn all_commands(&self, ctx: &egui::Context) -> Chooser<Choice> {
        let items = Command::ALL
            .into_iter()
            .filter(|command| self.can(*command) && *command != Command::Palette)
            .map(|command| Item {
                name: self.word(command).into_owned(),
                detail: command.keys(ctx),
                more: format!("{} {}", command.about().menu.name(), command.about().help),
                choice: Choice::Command(command),
            })
            .collect();
        Chooser::new("All commands", "a few letters of what you want to do", items)
    }

    pub(super) fn all_tabs(&self) -> Chooser<Choice> {
        let book = self.document.live.book();
        let item = |tab: Tab| Item {
            name: tab.name(book).into_owned(),
            detail: String::new(),
            more: String::new(),
            choice: Choice::Tab(tab),
        };
        Chooser::new("Go to a tab", "name of the tab", Tab::all(book).map(item).collect())
    }

    pub(super) fn everything_to_find(&self) -> Chooser<Choice> {
        let book = self.document.live.book();
        let people = book.people.iter().map(|person| Item {
            name: person.name.clone(),
            detail: "Players".to_owned(),
            more: format!("{} {}", person.family, person.region),
            choice: Choice::Place(Place::Person(person.id)),
        });
        let boards = book.boards().map(|(at, board)| Item {
            name: format!("{}, {}", book.round(at.round).map(Round::title).unwrap_or_default(), board_title(board)),
            detail: "board".to_owned(),
            more: String::new(),
            choice: Choice::Place(Place::Board(at)),
        });
        let seats = book.boards().flat_map(|(at, board)| {
            board.seats.iter().filter_map(move |(power, seat)| {
                Some(Item {
                    name: book.name_of(Some(seat.player?)).to_owned(),
                    detail: format!("{}, {power}", book.say_board(at)),
                    more: power.name().to_owned(),
                    choice: Choice::Place(Place::Cell(at.seat(power), Column::Centres)),
                })
            })
        });
        let items = people.chain(boards).chain(seats).collect();
        Chooser::new("Find", "a player, a board, “board C France”", items)
    }

    pub(super) fn form_for(&self, command: Command) -> Option<Dialog> {
        let book = self.document.live.book();
        let field = |name, text: &str| Field { name, text: text.to_owned() };
        Some(Dialog::Form(match command {
            Command::NameEvent => Form::new(
                FormFor::Event,
                "The event",
                vec![
                    field("Name", &book.event.name),
                    field("Venue", &book.event.venue),
                    field("Dates", &book.event.dates),
                ],
            ),
            Command::RenameRound => {
                let Tab::Round(at) = self.tab else { return None };
                let round = book.round(at)?;
                Form::new(
                    FormFor::Round(at),
                    format!("Rename {}", round.title()),
                    vec![field("Number, or a name such as Final", &round.name)],
                )
            }
            _ => {
                let at = self.seat_at_cursor()?;
                let ruling = book.seat(at)?.ruling.as_ref();
                let score = ruling.map(|ruling| ruling.score).or_else(|| self.document.live.score(at));
                Form::new(
                    FormFor::Score(at),
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
    pub(super) fn fill_in(&mut self, form: &mut Form<FormFor>) -> bool {
        let text = |at: usize| form.fields.get(at).map(|field| field.text.trim().to_owned()).unwrap_or_default();
        let (what, edit) = match form.purpose {
            FormFor::Event => (
                "name of the event".to_owned(),
                Edit::Batch(vec![
                    Edit::Event(EventField::Name(text(0))),
                    Edit::Event(EventField::Venue(text(1))),
                    Edit::Event(EventField::Dates(text(2))),
                ]),
            ),
            FormFor::Round(_) if text(0).is_empty() => {
                form.error = Some("A round needs a name; type a number or a word.".to_owned());
                return false;
            }
            FormFor::Round(at) => (format!("name of round {}", text(0)), Edit::Round(at, RoundField::Name(text(0)))),
            FormFor::Score(seat) => {
                let Ok(score) = text(0).replace(',', ".").parse::<f64>() else {
                    form.error = Some(format!("“{}” is not a number.", text(0)));
                    return false;
                };
                if !score.is_finite() {
                    form.error = Some("A score is a finite number.".to_owned());
                    return false;
                }
                let ruling = Override { score, reason: text(1) };
                (format!("score of {}", self.say_seat(seat)), Edit::Seat(seat, SeatField::Ruling(Some(ruling))))
            }
        };
        self.apply(what, edit)
    }
}
