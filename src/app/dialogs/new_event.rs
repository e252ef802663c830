//! The dialog with the four questions about a new event: its name, its rules, its rounds and its players.

use std::time::Duration;

use eframe::egui::{self, FocusDirection, Frame, Id, Key, Label, Modifiers, RichText, TextEdit, Ui};

use super::body::show_scrolled_body;
use super::{Dialog, scroll_area, show_form_buttons, show_work_modal};
use crate::app::commands::Command;
use crate::app::dialogs::window::{ActionAfterSave, AnyDialog, Window};
use crate::app::key_text::key_text;
use crate::app::session::Session;
use crate::app::theme::{Palette, size};
use crate::app::views::tab::Tab;
use crate::app::widgets::{choice_field, lines_in, names_in_lines};
use crate::book::{Book, CellAddress, Person, PersonColumn, Role};
use crate::engine::{Engine, NewEventAnswers, NewEventSetup};
use crate::import::pasted_block::{ClipboardCells, PlayersPaste, read_players_block};
use crate::input::PastePreview;
use crate::languages::messages::steps;
use crate::languages::window_language;
use crate::languages::window_sentences::{first_steps as texts, window};
use crate::printable_text::printable_line;

/// The answers so far.
#[derive(Debug)]
pub struct NewEventDialog {
    answers: NewEventAnswers,
    /// An empty event, which has the rules to choose from. The open event is not changed by the questions.
    empty: Engine,
    /// The players in the list.
    players: PastePreview,
    /// The answers with which the dialog opened.
    offered: NewEventAnswers,
    /// Whether the user typed a number of rounds. Otherwise the number comes from the rules.
    typed_rounds: bool,
    /// The reason why an answer cannot be used.
    error: Option<String>,
    opened: bool,
    told: Told,
    /// The answers as they are kept in case the program is stopped, and since when others wait to be kept, in seconds.
    kept: NewEventAnswers,
    unkept_since: Option<f64>,
}

/// What the questions tell about the answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Told {
    #[default]
    Nothing,
    /// They are those of before the program was stopped.
    Restored,
    /// The user cancelled once, and is asked to do it again.
    AsksToDiscard,
}

/// How long typing goes on before the answers are kept, in seconds.
const KEEP_AFTER: f64 = 1.0;

/// The fields of one line, in which Enter goes on to the next question.
const NAME_FIELD: &str = "name of a new event";
const ROUNDS_FIELD: &str = "rounds of a new event";
const PLAYERS_FIELD: &str = "players of a new event";

/// The height of a message of two lines.
const TWO_LINES: f32 = 36.0;
/// The heights of texts that change while the user types or chooses. Their room is kept free, so that nothing below them moves.
const ABOUT_RULES: f32 = 72.0;

/// The most of it, and the height of a window that has room for no more.
const MOST_ABOUT_RULES: f32 = 150.0;
const LOW_WINDOW: f32 = 656.0;
const PREVIEW: f32 = 72.0;

/// Opens the questions about a new event. The open book stays until they are answered.
pub fn open_new_event(session: &mut Session) {
    if session.is_correcting_cell() {
        // The book cannot be closed before that, and the questions would be in the way of the cell.
        session.set_status(window::correct_cell_first());
        return;
    }
    session.open_dialog(NewEventDialog::new());
}

impl NewEventDialog {
    /// The questions, with the usual rules.
    fn new() -> Self {
        let empty = Engine::new(Book::default());
        let rules = empty.rules().name.clone();
        let rounds = usual_rounds(&empty, &rules);
        let offered = NewEventAnswers { rules, rounds, ..NewEventAnswers::default() };
        NewEventDialog {
            answers: offered.clone(),
            kept: offered.clone(),
            unkept_since: None,
            empty,
            players: PastePreview::default(),
            offered,
            typed_rounds: false,
            error: None,
            opened: false,
            told: Told::Nothing,
        }
    }

    /// The questions with answers that were given before.
    pub fn with_answers(answers: NewEventAnswers) -> Self {
        let dialog = NewEventDialog::new();
        let typed_rounds = answers.rounds != usual_rounds(&dialog.empty, &answers.rules);
        let players = players_of_list(&dialog.empty, &answers.players);
        NewEventDialog { answers, players, typed_rounds, ..dialog }
    }

    /// The questions with answers that were typed before the program was stopped.
    pub fn restored(answers: NewEventAnswers) -> Self {
        let kept = answers.clone();
        NewEventDialog { kept, told: Told::Restored, ..NewEventDialog::with_answers(answers) }
    }

    fn show_questions(&mut self, ui: &mut Ui) {
        let NewEventDialog { empty: engine, .. } = self;
        let is_in_line =
            [NAME_FIELD, ROUNDS_FIELD].iter().any(|field| ui.memory(|memory| memory.has_focus(Id::unique(field))));
        if is_in_line && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter)) {
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::Next));
        }
        let margin = egui::vec2(8.0, 5.0);
        let label = ui.label(texts::ask_name());
        let edit = TextEdit::singleline(&mut self.answers.name)
            .id(Id::unique(NAME_FIELD))
            .desired_width(f32::INFINITY)
            .margin(margin);
        let edit = ui.add(edit).labelled_by(label.id);
        if !self.opened {
            edit.request_focus();
            self.opened = true;
        }
        ui.add_space(size::GAP);

        ui.label(texts::ask_rules());
        let rulesets = engine.rulesets().all();
        let choices: Vec<(&str, &str)> =
            rulesets.iter().map(|rules| (rules.name.as_str(), rules.name.as_str())).collect();
        if let Some(rules) = choice_field(ui, texts::rules_of_event(), &self.answers.rules, &choices, 300.0) {
            rules.clone_into(&mut self.answers.rules);
            if !self.typed_rounds {
                self.answers.rounds = usual_rounds(engine, &self.answers.rules);
            }
        }
        // Where the window is higher, the rules are whole.
        let height = (ui.ctx().content_rect().height() - LOW_WINDOW + ABOUT_RULES).clamp(ABOUT_RULES, MOST_ABOUT_RULES);
        scroll_area(height).id_salt("about the rules").auto_shrink([false, false]).show(ui, |ui| {
            ui.label(engine.parts_of_rules(&self.answers.rules));
            if let Some(rules) = engine.rulesets().find(&self.answers.rules) {
                // The description of some rules has several paragraphs.
                ui.weak(rules.description_in(window_language()).split("\n\n").next().unwrap_or_default());
            }
        });
        ui.add_space(size::GAP);

        let label = ui.label(texts::ask_rounds());
        let palette = Palette::current(ui.ctx());
        ui.horizontal(|ui| {
            ui.set_min_height(TWO_LINES);
            let edit = TextEdit::singleline(&mut self.answers.rounds)
                .id(Id::unique(ROUNDS_FIELD))
                .desired_width(60.0)
                .margin(margin);
            if ui.add(edit).labelled_by(label.id).changed() {
                self.typed_rounds = true;
            }
            if let Some(warning) = engine.round_of_top_board_warning(&self.answers.rules, &self.answers.rounds) {
                ui.add(Label::new(RichText::new(warning).color(palette.remark)).wrap());
            }
        });
        ui.add_space(size::GAP);

        let label = ui.label(texts::ask_players());
        // Below the list there are the players that it makes, a reason, the buttons and the margins.
        let room = ui.ctx().content_rect().height() - ui.min_rect().height() - 230.0 - PREVIEW;
        let room = room.clamp(60.0, 260.0);
        // The frame is around what is seen of a long list.
        let has_focus = ui.memory(|memory| memory.has_focus(Id::unique(PLAYERS_FIELD)));
        let visuals = ui.visuals();
        let line = if has_focus { visuals.selection.stroke } else { visuals.widgets.inactive.bg_stroke };
        let frame = Frame::new().fill(palette.paper).stroke(line).corner_radius(3).inner_margin(4.0);
        frame.show(ui, |ui| {
            scroll_area(room - 8.0).id_salt("players").auto_shrink([false, false]).show(ui, |ui| {
                let edit = TextEdit::multiline(&mut self.answers.players)
                    .id(Id::unique(PLAYERS_FIELD))
                    .desired_rows(8)
                    .desired_width(f32::INFINITY)
                    .frame(Frame::NONE)
                    .hint_text(texts::names_hint());
                if ui.add(edit).labelled_by(label.id).changed() {
                    self.players = players_of_list(engine, &self.answers.players);
                }
            });
        });
        self.show_players(ui, &palette);
    }

    /// Why the answers cannot be used, or the question whether they are discarded.
    fn show_message(&self, ui: &mut Ui) {
        let palette = Palette::current(ui.ctx());
        // The place of the message is kept free, so that the buttons do not move.
        ui.vertical(|ui| {
            ui.set_min_height(TWO_LINES);
            if self.told == Told::AsksToDiscard {
                ui.colored_label(palette.remark, &*key_text(texts::escape_discards()));
            } else if let Some(error) = &self.error {
                ui.colored_label(palette.problem, error);
            } else if self.told == Told::Restored {
                ui.colored_label(palette.remark, texts::typed_before_stop());
            }
        });
    }
}

impl NewEventDialog {
    /// Shows what the list of players will give, before it is taken: the players, and the lines that are not players.
    fn show_players(&self, ui: &mut Ui, palette: &Palette) {
        scroll_area(PREVIEW).id_salt("players of the list").auto_shrink([false, false]).show(ui, |ui| {
            // What must be read comes first, and the names have the lines that it leaves.
            let top = ui.cursor().top();
            self.show_remarks_on_players(ui, palette);
            let names: Vec<String> =
                self.players.new_players().iter().map(|name| self.player_with_region(name)).collect();
            if !names.is_empty() {
                let lines = lines_in(ui, PREVIEW - (ui.cursor().top() - top));
                let whole = texts::players_of_list(names.len(), &names.join(", "));
                let text = names_in_lines(ui, &names, lines, |shown, more| match more {
                    0 => whole.clone(),
                    _ => texts::some_players_of_list(&names.len().to_string(), &shown.join(", "), more),
                });
                let label = ui.add(Label::new(&*printable_line(&text)).wrap());
                if text != whole {
                    label.on_hover_text(&*printable_line(&whole));
                }
            }
        });
    }

    /// The lines of the list that are no players, and the players who may be one.
    fn show_remarks_on_players(&self, ui: &mut Ui, palette: &Palette) {
        if let Some(refusal) = self.players.refusal() {
            ui.add(Label::new(RichText::new(refusal).color(palette.problem)).wrap());
        }
        for one in self.players.unplaced() {
            let text = texts::line_not_read(&one.row.to_string(), &one.text, &one.reason);
            ui.add(Label::new(RichText::new(&*printable_line(&text)).color(palette.problem)).wrap());
        }
        for question in self.players.questions() {
            let text = texts::two_players(&question.known, &question.text, &question.reason);
            ui.add(Label::new(RichText::new(&*printable_line(&text)).color(palette.remark)).wrap());
        }
        for note in self.players.notes() {
            ui.add(Label::new(&*printable_line(note)).wrap());
        }
    }

    /// “Ann Lee (Ireland)”.
    fn player_with_region(&self, name: &str) -> String {
        let line = self.players.new_players().iter().position(|known| known == name).unwrap_or_default();
        match self.players.text_after(CellAddress::NewPerson(line, PersonColumn::Region)) {
            Some(region) if !region.is_empty() => format!("{name} ({region})"),
            _ => name.to_owned(),
        }
    }

    /// Keeps the answers for the case that the program is stopped, when typing has gone on for a while.
    fn keep_answers(&mut self, ctx: &egui::Context, window: &mut dyn Window) {
        if self.answers == self.kept {
            return;
        }
        let now = ctx.input(|input| input.time);
        let left = *self.unkept_since.get_or_insert(now) + KEEP_AFTER - now;
        if left <= 0.0 {
            // The answers with which the questions open are nobody's work.
            window.keep_new_event(Some(&self.answers).filter(|_| self.has_answers()));
            self.kept.clone_from(&self.answers);
            self.unkept_since = None;
        } else {
            ctx.request_repaint_after(Duration::from_secs_f64(left));
        }
    }

    /// Whether the user typed or chose something.
    fn has_answers(&self) -> bool {
        self.answers != self.offered
    }
}

/// The players of a list, read as it would be on the list of players of the event.
fn players_of_list(engine: &Engine, list: &str) -> PastePreview {
    /// A name, and what stands beside it.
    const COLUMNS: [Option<PersonColumn>; 12] = {
        let mut columns = [Some(PersonColumn::Note); 12];
        columns[0] = Some(PersonColumn::Name);
        columns
    };
    let paste = PlayersPaste { people: Vec::new(), row: 0, column: 0, columns: COLUMNS.to_vec() };
    let read = || Some(read_players_block(&ClipboardCells::parse(list), &paste));
    PastePreview::read(engine, read).unwrap_or_default()
}

impl Dialog<dyn Window> for NewEventDialog {
    fn unused_work(&self) -> Option<&'static str> {
        self.has_answers().then(texts::answers_not_used)
    }

    fn show(mut self: Box<Self>, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        if !self.opened
            && !self.has_answers()
            && let Some(answers) = window.left_new_event()
        {
            *self = NewEventDialog::restored(answers);
        }
        let (pressed, close) = show_work_modal(ctx, "new event", texts::new_event(), 680.0, |ui| {
            let before = self.answers.clone();
            show_scrolled_body(ui, |ui| self.show_questions(ui));
            self.show_message(ui);
            if self.answers != before {
                self.error = None;
                self.told = Told::Nothing;
            }
            show_form_buttons(ui, texts::set_up())
        });
        self.keep_answers(ctx, window);
        match pressed {
            Some(true) => match setup_of(&self.empty, &self.answers) {
                Ok(_) => {
                    window.close_for(ctx, ActionAfterSave::SetUpEvent(self.answers));
                    None
                }
                Err(error) => {
                    self.error = Some(error);
                    Some(self)
                }
            },
            None if !close => Some(self),
            Some(false) | None if self.has_answers() && self.told != Told::AsksToDiscard => {
                self.told = Told::AsksToDiscard;
                Some(self)
            }
            Some(false) | None => {
                window.keep_new_event(None);
                None
            }
        }
    }
}

/// The number of rounds that the rules prescribe, as a text. Blank if they prescribe none.
fn usual_rounds(engine: &Engine, rules: &str) -> String {
    engine.prescribed_rounds(rules).map_or_else(String::new, |rounds| rounds.to_string())
}

/// The step that sets the event of these answers up.
///
/// # Errors
/// An answer that cannot be used, as a sentence.
fn setup_of(empty: &Engine, answers: &NewEventAnswers) -> Result<NewEventSetup, String> {
    let players = players_of_list(empty, &answers.players);
    if let Some(refusal) = players.refusal() {
        return Err(refusal.to_owned());
    }
    let players = players.into_edit().map(|(_, edit)| edit);
    empty.new_event(answers, players).map_err(|error| error.to_string())
}

/// Makes the empty book in the window the event of these answers, as one step, and says what comes next.
///
/// # Errors
/// An answer that cannot be used, as a sentence.
pub fn set_up(session: &mut Session, answers: &NewEventAnswers) -> Result<(), String> {
    let set_up = setup_of(session.engine(), answers)?;
    if session.apply(steps::new_event(), set_up.edit) {
        session.open_tab(Tab::Players);
        let next = next_step(session);
        session.messages.notify(texts::event_is_set_up(&set_up.summary, &next));
    }
    Ok(())
}

/// What comes next in an event that has not begun, under its rules.
pub fn next_step(session: &Session) -> String {
    let name = |command: Command| command.name().trim_end_matches('…');
    let menu = |command: Command| command.info().menu.name();
    let elimination = Command::EliminationDraw;
    let book = session.book();
    let has_group = |person: &Person| person.role != Role::Player || !person.group.is_empty();
    match (session.engine().rules().groups, book.rounds.is_empty()) {
        (true, _) if book.people.is_empty() => texts::type_players_with_groups().to_owned(),
        (false, _) if book.people.is_empty() => texts::type_players().to_owned(),
        (true, true) if book.people.iter().all(has_group) => {
            texts::draw_elimination(name(elimination), menu(elimination))
        }
        (true, true) => texts::group_and_draw_elimination(name(elimination), menu(elimination)),
        (false, true) => {
            let (add, draw) = (Command::AddRound, Command::DrawRound);
            texts::add_round_and_draw(name(add), menu(add), name(draw), menu(draw))
        }
        (_, false) => texts::open_round_and_draw(name(Command::DrawRound), menu(Command::DrawRound)),
    }
}
