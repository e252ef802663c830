//! The commands of the roll call and of the draw.

use std::path::Path;

use eframe::egui::{self, Event, Frame, Margin, RichText, Ui};
use jiff::Zoned;

use super::{ChooserItem, Dialog, Topboard};
use crate::app::command::Command;
use crate::app::dialogs::DialogAnswer;
use crate::app::dialogs::draw::DrawDialog;
use crate::app::dialogs::gunboat_schedule::EliminationDialog;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::files::FilePurpose;
use crate::app::grid::GridState;
use crate::app::path_text::file_name;
use crate::app::theme::{Palette, bold_body};
use crate::app::views::Tab;
use crate::app::views::roll_call::SearchMatch;
use crate::book::{AttendanceStatus, Book, Edit, PersonId, Round, RoundIx};
use crate::engine::draw::{AttendanceList, ComingRounds, EntrantsByGroup, SeatsToKeep};
use crate::import::TextTable;
use crate::input;

impl Topboard {
    /// Whether a command of the roll call or the draw would do something now.
    pub(super) fn can_run_draw_command(&self, command: Command) -> bool {
        let somebody = !self.document.engine.book().people.is_empty();
        match command {
            Command::EverybodyPresent => self.tab == Tab::RollCall && somebody,
            Command::EliminationDraw => somebody && self.document.engine.rules().groups,
            _ => somebody,
        }
    }

    /// Executes a command of the roll call or of the draw.
    pub(super) fn run_draw_command(&mut self, ctx: &egui::Context, command: Command) {
        match command {
            Command::RollCall => {
                // There is no roll call for a round that is being played.
                if let Tab::Round(round) = self.tab {
                    self.roll_call.choose_round(if self.document.engine.all_boards_have_counts(round) {
                        self.document.engine.coming_round()
                    } else {
                        round
                    });
                }
                self.open_roll_call();
            }
            Command::RollCallOfRound => self.dialog = Some(Dialog::Chooser(self.roll_call_round_chooser())),
            Command::EverybodyPresent => self.everybody_present(),
            Command::RollCallFile => self.ask_for_file(ctx, FilePurpose::RollCall),
            Command::EliminationDraw => self.draw_elimination(ctx),
            Command::DrawRound => {
                let round = self.round_to_draw();
                self.open_draw_dialog(ctx, round, 1, SeatsToKeep::StartedBoards);
            }
            // The dispatch gives this function no other command.
            _ => {}
        }
    }

    /// The round in view, else the round of the roll call or the coming round.
    pub(super) fn round_to_draw(&self) -> RoundIx {
        match self.tab {
            Tab::Round(round) => round,
            Tab::RollCall => self.roll_call.round(),
            _ => self.document.engine.coming_round(),
        }
    }

    fn open_roll_call(&mut self) {
        self.roll_call.refresh(&self.document.engine, &self.view_cache);
        self.open_tab(Tab::RollCall);
    }

    /// Opens the roll call of a round.
    pub(super) fn open_roll_call_of(&mut self, round: RoundIx) {
        self.roll_call.choose_round(round);
        self.open_roll_call();
    }

    fn roll_call_round_chooser(&self) -> ListChooser<ChooserItem> {
        let book = self.document.engine.book();
        let item = |round: usize| {
            let called = book.rounds.get(round).map_or(0, |round| round.attendance.len());
            let title = book.rounds.get(round).map_or_else(|| "A new round".to_owned(), Round::title);
            let detail = if called == 0 { String::new() } else { format!("{called} called") };
            ListItem {
                name: title,
                detail,
                keywords: String::new(),
                choice: ChooserItem::RollCallRound(RoundIx(round)),
            }
        };
        ListChooser::new("Roll call of a round", "name of the round", (0..=book.rounds.len()).map(item).collect())
    }

    fn everybody_present(&mut self) {
        let book = self.document.engine.book();
        let round = self.roll_call.round();
        let open = self.roll_call.people().filter(|id| input::attendance_of(book, round, *id).is_none());
        let entries: Vec<(PersonId, Option<AttendanceStatus>)> =
            open.map(|id| (id, Some(AttendanceStatus::Present))).collect();
        if entries.is_empty() {
            "every player has an entry already".clone_into(&mut self.status_message);
            return;
        }
        let edit = input::attendance_edit(book, round, &entries);
        self.apply(format!("{} present", entries.len()), edit);
    }

    /// Opens the dialog that draws rounds.
    pub(super) fn open_draw_dialog(&mut self, ctx: &egui::Context, first: RoundIx, rounds: usize, keep: SeatsToKeep) {
        if let Some(coming) = self.draw_request(first, rounds, keep) {
            let book = self.document.engine.book();
            let warning = reseating_warning(&coming, book);
            let dialog = DrawDialog::new(ctx, coming, book).with_warning(warning);
            self.dialog = Some(Dialog::Draw(Box::new(dialog)));
        }
    }

    /// The request for a draw. Where nothing can be drawn, the status line says why.
    pub(super) fn draw_request(&mut self, first: RoundIx, rounds: usize, keep: SeatsToKeep) -> Option<ComingRounds> {
        if self.refuse_if_read_only() {
            return None;
        }
        match self.document.engine.draw_request(first, rounds, keep) {
            Ok(request) => Some(request),
            Err(refused) => {
                let next = refused.next.as_deref().unwrap_or("the next round");
                self.status_message = format!("{refused}; Ctrl+L calls {next}");
                None
            }
        }
    }

    pub(super) fn show_draw(&mut self, ctx: &egui::Context, mut dialog: Box<DrawDialog>) {
        match dialog.show(ctx) {
            DialogAnswer::Open => {
                self.dialog = Some(Dialog::Draw(dialog));
                return;
            }
            DialogAnswer::Dismissed => "nothing was drawn".clone_into(&mut self.status_message),
            DialogAnswer::Given(()) => {
                let time = Zoned::now().strftime("%Y-%m-%d %H:%M").to_string();
                if let Some((rounds, kept)) = dialog.accepted(&time) {
                    let first = dialog.coming().first_round();
                    let edit = dialog.coming().to_edit(self.document.engine.book(), rounds, &kept);
                    let edit = match dialog.extra_edit() {
                        Some(also) => Edit::Batch(vec![edit, also]),
                        None => edit,
                    };
                    if self.apply("draw", edit) {
                        self.open_tab(Tab::Round(first));
                        "The boards are drawn. Ctrl+Z undoes the draw.".clone_into(&mut self.status_message);
                    }
                }
            }
        }
        ctx.request_repaint();
    }

    /// Opens the dialog that draws the games of an elimination in groups.
    fn draw_elimination(&mut self, ctx: &egui::Context) {
        if self.refuse_if_read_only() {
            return;
        }
        match EntrantsByGroup::of_book(self.document.engine.book()) {
            Ok(entrants) => {
                self.dialog = Some(Dialog::EliminationDraw(Box::new(EliminationDialog::new(ctx, entrants))));
            }
            Err(why) => self.notification = Some((why.to_string(), true)),
        }
    }

    pub(super) fn show_elimination(&mut self, ctx: &egui::Context, mut dialog: Box<EliminationDialog>) {
        match dialog.show(ctx, self.document.engine.book()) {
            DialogAnswer::Open => {
                self.dialog = Some(Dialog::EliminationDraw(dialog));
                return;
            }
            DialogAnswer::Dismissed => "nothing was drawn".clone_into(&mut self.status_message),
            DialogAnswer::Given(edit) => {
                let first = RoundIx(self.document.engine.book().rounds.len());
                if self.apply("games of the elimination", edit) {
                    self.open_tab(Tab::Round(first));
                    "The games are drawn. Ctrl+Z undoes the draw.".clone_into(&mut self.status_message);
                }
            }
        }
        ctx.request_repaint();
    }

    /// The bar above the roll call, with the round, the headcount and buttons for the draw.
    pub(super) fn roll_call_bar(&self, ui: &mut Ui, palette: &Palette) -> Option<Command> {
        let mut chosen = None;
        let book = self.document.engine.book();
        let title = book.round(self.roll_call.round()).map_or_else(|| "Next round".to_owned(), Round::title);
        let frame = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(12, 6));
        egui::Panel::top("roll").frame(frame).show_separator_line(false).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(title).font(bold_body()));
                let words = if self.roll_call.has_begun() {
                    self.roll_call.headcount().summary()
                } else {
                    "Nobody has been called yet. Type two letters of a name and press Space, or paste a list of names."
                        .to_owned()
                };
                ui.label(words);
                if self.roll_call.has_begun() && !self.roll_call.sitting_out().is_empty() {
                    ui.weak(format!("Out: {}.", self.roll_call.sitting_out().join(", ")));
                }
                for command in
                    [Command::DrawRound, Command::EverybodyPresent, Command::RollCallFile, Command::RollCallOfRound]
                {
                    if ui.button(command.name()).on_hover_text(command.info().help).clicked() {
                        chosen = Some(command);
                    }
                }
            });
        });
        chosen
    }

    /// On the roll call, letters search for a name, Space ticks a player, and pasted names are ticked.
    pub(super) fn handle_roll_call_keys(&mut self, ctx: &egui::Context, state: &mut GridState) {
        if self.tab != Tab::RollCall || self.dialog.is_some() || state.is_editing() {
            return;
        }
        let column = state.cursor().column;
        if !self.roll_call.is_search_column(column) {
            return;
        }
        let mut taken = Vec::new();
        ctx.input_mut(|input| {
            // A letter typed with Alt is not part of a name.
            let typing = !input.modifiers.alt;
            input.events.retain(|event| match event {
                Event::Text(text) if typing => {
                    taken.push(Ok(text.clone()));
                    false
                }
                Event::Paste(text) => {
                    taken.push(Err(text.clone()));
                    false
                }
                _ => true,
            });
        });
        let now = ctx.input(|input| input.time);
        // Several letters in one event come from an input method or from fast typing.
        let letters = |text: String| text.chars().map(|letter| Ok(letter.to_string())).collect::<Vec<_>>();
        for event in taken.into_iter().flat_map(|event| event.map_or_else(|list| vec![Err(list)], letters)) {
            match event {
                Ok(text) if text == " " && self.roll_call.search_has_no_match(&self.document.engine, now) => {
                    self.roll_call.end_search();
                    "no name begins like this; nobody was marked".clone_into(&mut self.status_message);
                }
                Ok(text) if text == " " => self.toggle_presence(state.cursor().row),
                Ok(text) => {
                    let row = state.cursor().row;
                    match self.roll_call.search(&self.document.engine, &text, now, row) {
                        Some(found) => {
                            state.go_to(found.row, column);
                            self.status_message = self.search_match_text(found);
                        }
                        None => "no name begins like this".clone_into(&mut self.status_message),
                    }
                }
                Err(text) => {
                    self.roll_call.end_search();
                    self.mark_pasted_list(&text);
                }
            }
        }
    }

    /// “Karl Brandt, 1 of 2”.
    fn search_match_text(&self, found: SearchMatch) -> String {
        let name = self.document.engine.book().name_of(self.roll_call.person(found.row));
        let many = if found.match_count > 1 {
            format!(", {} of {}", found.position, found.match_count)
        } else {
            String::new()
        };
        let ticked = if found.ticked { ": present already; Space marks the player absent" } else { "" };
        format!("{name}{many}{ticked}")
    }

    /// Switches a player between present and absent. The status line names the player, because the search may have
    /// found another player than the director meant.
    fn toggle_presence(&mut self, row: usize) {
        let found = self.roll_call.end_search().filter(|found| found.row == row && found.match_count > 1);
        let Some(id) = self.roll_call.person(row) else { return };
        let book = self.document.engine.book();
        let round = self.roll_call.round();
        let is = match input::attendance_of(book, round, id) {
            None | Some(AttendanceStatus::Absent | AttendanceStatus::Late | AttendanceStatus::Standby) => {
                AttendanceStatus::Present
            }
            Some(_) => AttendanceStatus::Absent,
        };
        let name = book.name_of(Some(id)).to_owned();
        let edit = input::attendance_edit(book, round, &[(id, Some(is))]);
        if self.apply(format!("{name} {}", is.name()), edit) {
            let now = if is == AttendanceStatus::Absent { "now absent" } else { is.name() };
            let which =
                found.map(|found| format!(" ({} of {} names that begin like this)", found.position, found.match_count));
            self.status_message = format!("{name}: {now}{}", which.unwrap_or_default());
        }
    }

    /// Ticks the names of a pasted list, one in each line. A line may have another status than present beside the name.
    fn mark_pasted_list(&mut self, text: &str) {
        let cells = |line: &str| line.split(['\t', ';']).map(|cell| cell.trim().to_owned()).collect();
        let rows: Vec<Vec<String>> = text.lines().filter(|line| !line.trim().is_empty()).map(cells).collect();
        let listed = AttendanceList::read(self.document.engine.book(), self.roll_call.round(), &rows);
        self.mark_listed_players(&listed, "the pasted list");
    }

    /// Reads the roll call from a file, from the sheet that names most players.
    pub(super) fn take_roll_call(&mut self, tables: &[TextTable], path: &Path) {
        self.open_roll_call();
        let (book, round) = (self.document.engine.book(), self.roll_call.round());
        let read = tables.iter().map(|table| AttendanceList::read(book, round, &table.rows));
        let Some(listed) = read.max_by_key(|listed| listed.entries.len()) else { return };
        self.mark_listed_players(&listed, &file_name(path));
    }

    fn mark_listed_players(&mut self, listed: &AttendanceList, from: &str) {
        let entries: Vec<(PersonId, Option<AttendanceStatus>)> =
            listed.entries.iter().map(|(id, is)| (*id, Some(*is))).collect();
        if !entries.is_empty() {
            let edit: Edit = input::attendance_edit(self.document.engine.book(), self.roll_call.round(), &entries);
            self.apply(format!("{} players called from {from}", entries.len()), edit);
            self.status_message = format!("{} players called", entries.len());
        }
        let many = listed.unread_rows.len();
        if many > 0 || entries.is_empty() {
            let lines: Vec<String> = listed.unread_rows.iter().take(8).map(|line| format!("“{line}”")).collect();
            let problem = match (entries.is_empty(), many) {
                (true, 0) => format!("{from} names nobody on the list of players."),
                (_, 1) => {
                    format!("One line of {from} names nobody on the list of players, or has an unknown mark")
                }
                _ => {
                    format!("{many} lines of {from} name nobody on the list of players, or have an unknown mark")
                }
            };
            let more = if many > 8 { " and others" } else { "" };
            let rest = format!(": {}{more}. Correct these lines and read the list again.", lines.join(", "));
            self.notification = Some((if many == 0 { problem } else { problem + &rest }, true));
        }
    }
}

/// A warning that a draw would move players who have a seat.
pub(super) fn reseating_warning(coming: &ComingRounds, book: &Book) -> Option<String> {
    match coming.reseated_count(book) {
        0 => None,
        1 => Some("One player has a seat already and will move.".to_owned()),
        many => Some(format!("{many} players have seats already and will move.")),
    }
}
