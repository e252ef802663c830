//! The window's state, and what each command does with it.

use std::borrow::Cow;
use std::collections::HashMap;
use std::path::PathBuf;

use eframe::egui::{self, Align, Frame, Key, Layout, Margin, RichText, Ui, ViewportCommand};

use super::bars::{self, CellLine, Status};
use super::command::Command;
use super::dialogs::choose::{Chooser, Item};
use super::dialogs::form::{Field, Form};
use super::dialogs::path::PathField;
use super::dialogs::preview::Preview;
use super::dialogs::{self, Answer, help};
use super::digest::Digest;
use super::document::Document;
use super::edits::{self, Target};
use super::grid::{CellPos, Grid, GridAction, GridInput, GridModel, GridPalette, GridState};
use super::side;
use super::tabs::players::{self, PlayersModel};
use super::tabs::round::{self, RoundModel, board_title};
use super::tabs::standings::{Order, Sort, StandingsModel};
use super::tabs::{Tab, rules};
use super::theme::{self, Palette, size};
use super::work::{Content, Done, Purpose, Worker, file_name};
use super::{Start, grid};
use crate::book::{
    Board, BoardRef, Book, Edit, EventField, Override, Place, Round, RoundField, RoundIx, SeatField, SeatRef, Severity,
};
use crate::live::{Live, show};

/// The smallest and the largest zoom, and the step between.
const ZOOM: (f32, f32, f32) = (0.5, 2.5, 0.1);

/// The window. [`Topboard::ui`] draws a frame of it and needs nothing of the system's window, so that tests drive it.
#[derive(Debug)]
pub struct Topboard {
    document: Document,
    digest: Digest,
    tab: Tab,
    tab_moved: bool,
    grids: HashMap<Tab, GridState>,
    layout: Option<(LayoutKey, round::Layout)>,
    /// Whether the yearly counts of a round are shown, where that was said.
    years: HashMap<RoundIx, bool>,
    sort: Sort,
    order: Order,
    zoom: f32,
    show_problems: bool,
    show_table: bool,
    dialog: Option<Dialog>,
    /// A sentence across the window, and whether it is an error.
    notice: Option<(String, bool)>,
    said: String,
    worker: Worker,
    /// Whether files are named by typing only, because there is no dialog to choose them in.
    typed_paths: bool,
    /// The file to open first.
    first: Option<PathBuf>,
    /// What is to follow once the book is saved.
    after_save: Option<Then>,
    closing: bool,
    title: String,
    sums: Option<(SumsKey, String)>,
    problem_at: usize,
}

/// What a round's layout depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
struct LayoutKey {
    revision: u64,
    round: RoundIx,
    years: bool,
    width: f32,
    zoom: f32,
}

/// What the sums in the status line depend on.
type SumsKey = (u64, Tab, grid::CellRange, usize);

#[derive(Debug)]
enum Dialog {
    Choose(Chooser<Choice>),
    Path(PathField),
    Preview(Box<Preview>),
    Form(Form<FormFor>),
    /// Something would be lost; what is to follow.
    Unsaved(Then),
    Shortcuts,
    About,
}

/// What a line of a list stands for.
#[derive(Clone, Copy, Debug)]
enum Choice {
    Command(Command),
    Tab(Tab),
    Place(Place),
}

#[derive(Clone, Copy, Debug)]
enum FormFor {
    Event,
    Round(RoundIx),
    Score(SeatRef),
}

/// What waits for the question about unsaved changes.
#[derive(Clone, Debug)]
enum Then {
    New,
    Open,
    OpenFile(PathBuf),
    Quit,
}

impl Topboard {
    /// The window as it opens.
    pub fn new(start: Start) -> Self {
        let (live, title, first) = match start {
            Start::Empty => (Live::new(Book::default()), String::new(), None),
            Start::File(path) => (Live::new(Book::default()), String::new(), Some(path)),
            Start::Loaded(live, title) => (*live, title, None),
        };
        let mut document = Document::unsaved(live, title);
        if document.live.book() != &Book::default() {
            document.mark_unsaved();
        }
        let mut window = Topboard {
            document,
            digest: Digest::default(),
            tab: Tab::Players,
            tab_moved: true,
            grids: HashMap::new(),
            layout: None,
            years: HashMap::new(),
            sort: Sort::default(),
            order: Order::default(),
            zoom: 1.0,
            show_problems: true,
            show_table: true,
            dialog: None,
            notice: None,
            said: String::new(),
            worker: Worker::default(),
            typed_paths: false,
            first,
            after_save: None,
            closing: false,
            title: String::new(),
            sums: None,
            problem_at: 0,
        };
        window.go_to_first_round();
        window
    }

    /// Names files by typing only, as where the system has no file dialog.
    #[must_use]
    pub fn with_typed_paths(mut self) -> Self {
        self.typed_paths = true;
        self
    }

    /// The book and all that follows from it.
    pub fn live(&self) -> &Live {
        &self.document.live
    }

    /// The tab in view.
    pub fn tab(&self) -> Tab {
        self.tab
    }

    /// Whether closing now would lose something.
    pub fn is_changed(&self) -> bool {
        self.document.is_changed()
    }

    /// Draws the window and does what was asked for in this frame.
    pub fn ui(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        if let Some(path) = self.first.take() {
            self.worker.read(&ctx, Purpose::Open, path);
        }
        while let Some(done) = self.worker.next() {
            self.finish(&ctx, done);
        }
        self.take_dropped(&ctx);
        self.ask_before_closing(&ctx);

        let mut commands = Vec::new();
        if self.dialog.is_none() {
            let typing = self.grids.get(&self.tab).is_some_and(GridState::is_editing);
            commands = Command::pressed(&ctx, typing);
            for command in commands.drain(..) {
                self.execute(&ctx, command);
            }
            if self.notice.is_some() && !typing && ctx.input_mut(|i| i.consume_key(egui::Modifiers::NONE, Key::Escape))
            {
                self.notice = None;
            }
        }
        self.refresh();

        let asked = bars::menus(ui, |command| self.can(command), |command| self.word(command));
        commands.extend(asked);
        let line = self.cell_line();
        bars::formula_line(ui, &line);
        if let Some((text, wrong)) = &self.notice
            && bars::notice(ui, text, *wrong)
        {
            self.notice = None;
        }
        let status = self.status();
        let asked = bars::status(ui, &status);
        commands.extend(asked.command);
        if asked.cancel {
            self.worker.cancel();
            self.after_save = None;
            "cancelled".clone_into(&mut self.said);
        }
        let (tab, asked) = bars::tabs(ui, self.document.live.book(), self.tab, std::mem::take(&mut self.tab_moved));
        commands.extend(asked);
        if let Some(tab) = tab {
            self.open_tab(tab);
        }
        commands.extend(self.side_panel(ui));
        commands.extend(self.sheet(ui));
        self.show_dialog(&ctx);
        for command in commands {
            self.execute(&ctx, command);
            ctx.request_repaint();
        }
        self.name_window(&ctx);
    }

    /// Brings everything that is kept beside the book up to its revision.
    fn refresh(&mut self) {
        let live = &self.document.live;
        self.digest.refresh(live);
        let within = self.tab.within(live.book());
        if within != self.tab {
            self.open_tab(within);
        }
        if self.tab == Tab::Standings {
            self.order.refresh(&self.document.live, self.sort);
        }
    }

    // ------------------------------------------------------------------------------------------------ the sheet

    fn sheet(&mut self, ui: &mut Ui) -> Option<Command> {
        let palette = Palette::current(ui.ctx());
        let book = self.document.live.book();
        let empty = match self.tab {
            Tab::Players => None,
            Tab::Round(round) => book.round(round).is_none_or(|round| round.boards.is_empty()).then_some((
                "No boards yet",
                "Add a board and type its seven names, or import the results of this round.",
                &[Command::AddBoard, Command::Import][..],
            )),
            Tab::Standings => self.document.live.standings().rows.is_empty().then_some((
                "Nobody has a score yet",
                "Standings appear with the first board whose counts are complete.",
                &[Command::AddRound, Command::Open][..],
            )),
            Tab::Rules => None,
        };
        let nothing = book.people.is_empty() && book.rounds.is_empty();
        let mut asked = None;
        if self.tab == Tab::Players && nothing {
            asked = self.welcome(ui, &palette);
        }
        let margin = match self.tab {
            Tab::Round(_) => Margin { left: 12, right: 0, top: 4, bottom: 0 },
            _ => Margin::ZERO,
        };
        let frame = Frame::new().fill(palette.desk).inner_margin(margin);
        egui::CentralPanel::default().frame(frame).show(ui, |ui| {
            if let Some((title, text, commands)) = empty {
                asked = empty_state(ui, title, text, commands);
            } else if self.tab == Tab::Rules {
                if let Some((what, edit)) = rules::show(ui, &self.document.live) {
                    self.apply(what, edit);
                }
            } else {
                self.grid(ui, &palette);
            }
        });
        asked
    }

    /// Above the empty list of players: what to do first.
    fn welcome(&self, ui: &mut Ui, palette: &Palette) -> Option<Command> {
        let mut asked = None;
        let frame = Frame::new().fill(palette.remark_paper).inner_margin(Margin::symmetric(12, 8));
        egui::Panel::top("welcome").frame(frame).show_separator_line(false).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new("Drop a results sheet here, or type the first name.").color(palette.ink));
                for command in [Command::Open, Command::AddRound] {
                    if ui.button(command.name()).on_hover_text(command.about().help).clicked() {
                        asked = Some(command);
                    }
                }
            });
        });
        asked
    }

    fn grid(&mut self, ui: &mut Ui, palette: &Palette) {
        if let Tab::Round(round) = self.tab {
            self.lay_out(round, ui.available_width());
        }
        let mut state = self.grids.remove(&self.tab).unwrap_or_else(|| self.fresh_grid());
        let output = self.with_model(*palette, |model| {
            Grid::new(("sheet", self.tab))
                .name(self.tab.name(self.document.live.book()))
                .zoom(self.zoom)
                .font_size(size::BODY)
                .bold_family(theme::bold())
                .palette(grid_palette(palette))
                .show(ui, &mut state, model)
        });
        self.grids.insert(self.tab, state);
        if let Some(output) = output {
            if output.cursor_moved {
                self.said.clear();
            }
            self.act(output.actions);
        }
    }

    /// The grid's state when a tab is opened for the first time.
    fn fresh_grid(&self) -> GridState {
        let mut state = GridState::default();
        let (row, column) = match (&self.layout, self.tab) {
            (Some((_, layout)), Tab::Round(_)) => layout.start(),
            (_, Tab::Standings) => (1, 1),
            _ => (1, 0),
        };
        state.go_to(row, column);
        state
    }

    /// Lays the round out anew where that is needed, and keeps the cursor on its cell.
    fn lay_out(&mut self, round: RoundIx, width: f32) {
        let live = &self.document.live;
        let key =
            LayoutKey { revision: live.revision(), round, years: self.years_shown(round), width, zoom: self.zoom };
        if self.layout.as_ref().is_some_and(|(have, _)| *have == key) {
            return;
        }
        // The bar at the right edge takes its part.
        let new = round::Layout::new(live, round, key.years, width - size::SPACE, self.zoom);
        if let (Some((old_key, old)), Some(state)) = (&self.layout, self.grids.get_mut(&self.tab))
            && old_key.round == round
            && *old != new
        {
            state.remap(|at| {
                let (row, column) = new.follow(old, at.row, at.column)?;
                Some(CellPos { row, column })
            });
        }
        self.layout = Some((key, new));
    }

    /// Whether a round shows its yearly counts: as was said, else if it has any.
    fn years_shown(&self, round: RoundIx) -> bool {
        self.years.get(&round).copied().unwrap_or_else(|| {
            let round = self.document.live.book().round(round);
            round.is_some_and(|round| round.boards.iter().any(|board| !board.charts.is_empty()))
        })
    }

    /// Runs `work` with what the tab in view shows; `None` for a tab that is no grid.
    fn with_model<T>(&self, palette: Palette, work: impl FnOnce(&dyn GridModel) -> T) -> Option<T> {
        let (live, digest) = (&self.document.live, &self.digest);
        match self.tab {
            Tab::Players => Some(work(&PlayersModel::new(live, digest))),
            Tab::Round(round) => {
                let (key, layout) = self.layout.as_ref()?;
                (key.round == round).then(|| work(&RoundModel { live, digest, layout, palette }))
            }
            Tab::Standings => Some(work(&StandingsModel::new(live, &self.order, self.sort))),
            Tab::Rules => None,
        }
    }

    /// What typing into a cell of the tab in view changes.
    fn target(&self, row: usize, column: usize) -> Option<Target> {
        match self.tab {
            Tab::Players => players::target(&self.document.live, row, column),
            Tab::Round(_) => self.layout.as_ref()?.1.target(row, column),
            Tab::Standings | Tab::Rules => None,
        }
    }

    /// Where in the book the cursor is.
    fn place(&self) -> Option<Place> {
        let at = self.grids.get(&self.tab)?.cursor();
        match self.tab {
            Tab::Players => players::person(&self.document.live, at.row).map(|person| Place::Person(person.id)),
            Tab::Round(_) => self.layout.as_ref()?.1.place(at.row, at.column),
            Tab::Standings => StandingsModel::new(&self.document.live, &self.order, self.sort).place(at.row, at.column),
            Tab::Rules => None,
        }
    }

    /// Does what the grid asks for.
    fn act(&mut self, actions: Vec<GridAction>) {
        for action in actions {
            match action {
                GridAction::Change(changes) => {
                    let cells: Vec<(Target, &str)> = changes
                        .iter()
                        .filter_map(|change| Some((self.target(change.row, change.column)?, change.text.as_str())))
                        .collect();
                    self.change(&cells);
                }
                GridAction::Message(text) => self.said = text,
                GridAction::OpenDetails(_) => {
                    "This cell is computed. The line above the sheet shows its formula; Board, Set the score by hand \
                     puts your own in its place."
                        .clone_into(&mut self.said);
                }
                GridAction::Press(at) => {
                    if self.tab == Tab::Standings && at.row == 0 {
                        self.sort = self.sort.toggled(at.column);
                        self.order.refresh(&self.document.live, self.sort);
                    }
                }
                GridAction::Copy(_) => {}
            }
        }
    }

    /// Types texts into cells, as one step.
    fn change(&mut self, cells: &[(Target, &str)]) {
        let changes = edits::read(self.document.live.book(), cells);
        let refused = match &changes.refused[..] {
            [] => None,
            [(_, why)] => Some(why.to_string()),
            [(_, first), rest @ ..] => {
                Some(format!("{} cells did not take what was typed. The first: {first}", rest.len() + 1))
            }
        };
        if let Some(edit) = changes.edit {
            self.apply(changes.what, edit);
        }
        if let Some(refused) = refused {
            self.notice = Some((round::capital(&refused) + ".", true));
        }
    }

    /// Makes a change; an error is told, and the book is as it was.
    fn apply(&mut self, what: impl Into<String>, edit: Edit) -> bool {
        let made = self.document.live.apply(what, edit);
        match &made {
            Ok(()) => {
                self.said.clear();
                self.notice = None;
            }
            Err(error) => self.notice = Some((format!("{}.", round::capital(&error.to_string())), true)),
        }
        self.refresh();
        made.is_ok()
    }

    /// Commits what is being typed, before anything else happens to the book.
    fn settle(&mut self) {
        let Some(mut state) = self.grids.remove(&self.tab) else { return };
        let palette = Palette::of(false);
        let actions = if state.is_editing() {
            self.with_model(palette, |model| state.handle(GridInput::Commit, model)).unwrap_or_default()
        } else {
            Vec::new()
        };
        self.grids.insert(self.tab, state);
        self.act(actions);
    }

    fn open_tab(&mut self, tab: Tab) {
        self.settle();
        self.tab_moved |= tab != self.tab;
        self.tab = tab.within(self.document.live.book());
        self.order.refresh(&self.document.live, self.sort);
        if let Tab::Round(round) = self.tab
            && self.layout.as_ref().is_none_or(|(key, _)| key.round != round)
        {
            // The width is that of the round seen last; the next frame corrects it.
            let width = self.layout.as_ref().map_or(900.0, |(key, _)| key.width);
            self.lay_out(round, width);
        }
    }

    fn go_to_first_round(&mut self) {
        let first = if self.document.live.book().rounds.is_empty() { Tab::Players } else { Tab::Round(RoundIx(0)) };
        self.open_tab(first);
    }

    /// Puts the cursor on a place of the book, on its own tab.
    fn go_to(&mut self, place: Place) {
        let tab = match place {
            Place::Event => Tab::Rules,
            Place::Person(_) if self.tab == Tab::Standings => Tab::Standings,
            Place::Person(_) => Tab::Players,
            Place::Round(round) => Tab::Round(round),
            Place::Board(board) => Tab::Round(board.round),
            Place::Cell(seat, _) => Tab::Round(seat.board.round),
        };
        if let Place::Cell(seat, crate::book::Column::Chart(_)) = place {
            self.years.insert(seat.board.round, true);
        }
        self.open_tab(tab);
        if let Tab::Round(round) = tab {
            let width = self.layout.as_ref().map_or(900.0, |(key, _)| key.width);
            self.lay_out(round, width);
        }
        let live = &self.document.live;
        let at = match (self.tab, place) {
            (Tab::Players, Place::Person(id)) => players::find(live, id),
            (Tab::Standings, Place::Person(id)) => StandingsModel::new(live, &self.order, self.sort).find(id),
            (Tab::Round(_), place) => self.layout.as_ref().and_then(|(_, layout)| layout.find(place)),
            _ => None,
        };
        let mut state = self.grids.remove(&self.tab).unwrap_or_else(|| self.fresh_grid());
        if let Some((row, column)) = at {
            state.go_to(row, column);
        }
        state.take_focus();
        self.grids.insert(self.tab, state);
    }

    // ------------------------------------------------------------------------------------------------- the bars

    fn side_panel(&mut self, ui: &mut Ui) -> Option<Command> {
        let table = self.show_table && matches!(self.tab, Tab::Round(_));
        if !self.show_problems && !table {
            return None;
        }
        let palette = Palette::current(ui.ctx());
        let live = &self.document.live;
        let mut asked = side::Asked::default();
        egui::Panel::right("side")
            .resizable(true)
            .default_size(size::PANEL)
            .size_range(180.0..=520.0)
            .frame(Frame::new().fill(palette.panel))
            .show(ui, |ui| {
                ui.set_min_height(ui.available_height());
                if self.show_problems {
                    let height = if table { ui.available_height() * 0.45 } else { ui.available_height() - 40.0 };
                    asked = side::problems(ui, live, height);
                }
                if table {
                    if self.show_problems {
                        ui.add_space(2.0);
                        ui.separator();
                    }
                    let more = side::table(ui, live);
                    asked.go_to = asked.go_to.or(more.go_to);
                    asked.command = asked.command.or(more.command);
                }
            });
        if let Some(place) = asked.go_to {
            self.go_to(place);
            ui.ctx().request_repaint();
        }
        asked.command
    }

    fn cell_line(&self) -> CellLine {
        let live = &self.document.live;
        let book = live.book();
        let Some(state) = self.grids.get(&self.tab).filter(|_| self.tab != Tab::Rules) else {
            return CellLine { place: self.tab.name(book).into_owned(), ..CellLine::default() };
        };
        let at = state.cursor();
        let mut line = CellLine::default();
        let in_cell = self.with_model(Palette::of(false), |model| {
            if at.row >= model.rows() || at.column >= model.columns().len() {
                return None;
            }
            let cell = model.cell(at.row, at.column);
            let text = if cell.editable { cell.source.unwrap_or(cell.text) } else { full(cell.source, cell.text) };
            Some((text.into_owned(), model.label(at.row, at.column)))
        });
        let Some((content, label)) = in_cell.flatten() else { return line };
        line.content = state.buffer().map_or(content, str::to_owned);
        line.place = match (self.tab, &self.layout) {
            (Tab::Round(_), Some((_, layout))) => self.say_spot(layout.spot(at.row, at.column), &label),
            (Tab::Players, _) => match players::person(live, at.row) {
                Some(person) => {
                    label.replacen("Players ", "", 1).replacen(&person.name, &format!("{} ·", person.name), 1)
                }
                None => label,
            },
            _ => label.replacen("Standings ", "", 1),
        };
        if let Some((_, layout)) = self.layout.as_ref().filter(|_| matches!(self.tab, Tab::Round(_))) {
            line.formula = layout
                .formula(live, at.row, at.column)
                .map(|(_, formula)| formula.split_whitespace().collect::<Vec<_>>().join(" "));
        }
        line.remark = self.place().and_then(|place| self.digest.problem(place)).map(|at| {
            let problem = &live.problems()[at];
            (format!("{}. {}", round::capital(&problem.what), problem.cure), problem.severity == Severity::Error)
        });
        line
    }

    /// “R2 · Board C · France · centres”.
    fn say_spot(&self, spot: round::Spot, label: &str) -> String {
        let book = self.document.live.book();
        let (at, power) = match spot {
            round::Spot::Title(at, _) | round::Spot::Head(at, _) | round::Spot::Total(at, _) => (at, None),
            round::Spot::Seat(seat, _) => (seat.board, Some(seat.power)),
            round::Spot::Gap => return String::new(),
        };
        let (Some(round), Some(board)) = (book.round(at.round), book.board(at)) else { return String::new() };
        let title = round.title();
        let start = format!("{title} {}", board_title(board));
        let rest = label.strip_prefix(&start).unwrap_or(label).trim();
        let short = if round.title() == round.name { title } else { format!("R{}", round.name) };
        match power {
            Some(power) => {
                let rest = rest.strip_prefix(power.name()).unwrap_or(rest).trim();
                format!("{short} · {} · {power} · {rest}", board_title(board))
            }
            None => format!("{short} · {} · {rest}", board_title(board)),
        }
    }

    fn status(&mut self) -> Status {
        let selection = self.selection_sums();
        let live = &self.document.live;
        let book = live.book();
        let mut status = Status {
            waiting: self.worker.waiting().is_some(),
            said: self.worker.waiting().map_or_else(|| self.said.clone(), |what| format!("{what} …")),
            saved: self.document.saved_in_words(),
            changed: self.document.is_changed(),
            zoom: self.zoom,
            problems: live.problems().len(),
            errors: self.digest.errors,
            selection,
            ..Status::default()
        };
        let some = |count: usize, one: &str, many: &str| format!("{count} {}", if count == 1 { one } else { many });
        match self.tab {
            Tab::Round(at) => {
                let boards = book.round(at).map_or(0, |round| round.boards.len());
                status.round = format!("{} of {} complete", self.digest.complete(at), some(boards, "board", "boards"));
                let board = match self.place() {
                    Some(Place::Cell(seat, _)) => Some(seat.board),
                    Some(Place::Board(board)) => Some(board),
                    _ => None,
                };
                if let Some(board) = board.and_then(|at| book.board(at)) {
                    status.board =
                        format!("{}: {}/{} centres", board_title(board), board.sum(), crate::book::CENTRES_ON_MAP);
                }
            }
            Tab::Players => status.round = some(book.people.len(), "player", "players"),
            Tab::Standings => {
                status.round = format!("{} in the table", some(live.standings().rows.len(), "player", "players"));
                status.board = "struck: dropped   ½: half counts   italic: still running   =: shared".to_owned();
            }
            Tab::Rules => {}
        }
        status
    }

    /// “sum 19.5  avg 9.75  count 2” of the selected numbers, when there are several.
    fn selection_sums(&mut self) -> String {
        let Some(state) = self.grids.get(&self.tab) else { return String::new() };
        let range = state.selection();
        let across = self.layout.as_ref().map_or(0, |(_, layout)| layout.across());
        let key = (self.document.live.revision(), self.tab, range, across);
        if let Some((have, text)) = &self.sums
            && *have == key
        {
            return text.clone();
        }
        let text = self.with_model(Palette::of(false), |model| sums(model, range)).unwrap_or_default();
        self.sums = Some((key, text.clone()));
        text
    }

    fn name_window(&mut self, ctx: &egui::Context) {
        let mark = if self.document.is_changed() { " •" } else { "" };
        let title = format!("Topboard – {}{mark}", self.document.name());
        if title != self.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }

    // --------------------------------------------------------------------------------------------- the commands

    /// Whether a command would do something now.
    pub fn can(&self, command: Command) -> bool {
        let book = self.document.live.book();
        let history = self.document.live.history();
        let in_round = matches!(self.tab, Tab::Round(_));
        match command {
            Command::Undo => history.next_undo().is_some(),
            Command::Redo => history.next_redo().is_some(),
            Command::RemovePlayer => self.person_at_cursor().is_some(),
            Command::RemoveRound | Command::RenameRound | Command::ToggleYears => in_round,
            Command::AddBoard => !book.rounds.is_empty(),
            Command::RemoveBoard => in_round && self.board_at_cursor().is_some(),
            Command::SetScore => self.seat_at_cursor().is_some(),
            Command::ClearScore => {
                let seat = self.seat_at_cursor().and_then(|seat| book.seat(seat));
                seat.is_some_and(|seat| seat.ruling.is_some())
            }
            Command::SortByColumn | Command::SortByPlace => self.tab == Tab::Standings,
            Command::NextProblem => !self.document.live.problems().is_empty(),
            Command::Export => !book.rounds.is_empty(),
            _ => true,
        }
    }

    /// What a command is called now: undo says what it would undo.
    fn word(&self, command: Command) -> Cow<'static, str> {
        let history = self.document.live.history();
        match command {
            Command::Undo => history.next_undo().map_or("Undo".into(), |what| format!("Undo: {what}").into()),
            Command::Redo => history.next_redo().map_or("Redo".into(), |what| format!("Redo: {what}").into()),
            other => other.name().into(),
        }
    }

    /// Does what a menu, a key or the palette asked for.
    pub fn execute(&mut self, ctx: &egui::Context, command: Command) {
        self.settle();
        if !self.can(command) {
            self.said = format!("{}: there is nothing to do it with here", command.name().trim_end_matches('…'));
            return;
        }
        match command {
            Command::New => self.unless_unsaved(ctx, Then::New),
            Command::Open => self.unless_unsaved(ctx, Then::Open),
            Command::Quit => self.unless_unsaved(ctx, Then::Quit),
            Command::Save => self.save(ctx),
            Command::SaveAs => self.ask_for_file(ctx, Purpose::SaveAs),
            Command::Import => self.ask_for_file(ctx, Purpose::Import),
            Command::Export => self.ask_for_file(ctx, Purpose::Export),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Find => self.dialog = Some(Dialog::Choose(self.everything_to_find())),
            Command::Palette => self.dialog = Some(Dialog::Choose(self.all_commands(ctx))),
            Command::GoToTab => self.dialog = Some(Dialog::Choose(self.all_tabs())),
            Command::Shortcuts => self.dialog = Some(Dialog::Shortcuts),
            Command::About => self.dialog = Some(Dialog::About),
            Command::AddPlayer => {
                self.open_tab(Tab::Players);
                let (row, column) = players::first_empty(&self.document.live);
                self.cursor_to(row, column);
            }
            Command::RemovePlayer => {
                if let Some(id) = self.person_at_cursor() {
                    let name = self.document.live.book().name_of(Some(id)).to_owned();
                    self.apply(format!("removal of {name}"), Edit::RemovePerson(id));
                }
            }
            Command::AddRound => self.add_round(),
            Command::AddBoard => self.add_board(),
            Command::RemoveRound => {
                if let Tab::Round(round) = self.tab {
                    let what = format!("removal of {}", self.tab.name(self.document.live.book()));
                    self.forget_rounds_from(round);
                    self.apply(what, Edit::RemoveRound(round));
                }
            }
            Command::RemoveBoard => {
                if let Some(at) = self.board_at_cursor() {
                    let what = format!("removal of {}", self.document.live.book().say_board(at));
                    self.apply(what, Edit::RemoveBoard(at));
                }
            }
            Command::NameEvent | Command::RenameRound | Command::SetScore => self.dialog = self.form_for(command),
            Command::ClearScore => {
                if let Some(seat) = self.seat_at_cursor() {
                    let what = format!("computed score of {}", self.say_seat(seat));
                    self.apply(what, Edit::Seat(seat, SeatField::Ruling(None)));
                }
            }
            Command::NextTab => self.step_tab(1),
            Command::PreviousTab => self.step_tab(-1),
            Command::NextProblem => {
                let problems = self.document.live.problems();
                let at = self.problem_at % problems.len();
                let (place, what) = (problems[at].place, round::capital(&problems[at].what));
                self.go_to(place);
                self.said = what;
                self.problem_at = at + 1;
            }
            Command::ToggleYears => {
                if let Tab::Round(round) = self.tab {
                    let shown = self.years_shown(round);
                    self.years.insert(round, !shown);
                }
            }
            Command::ToggleProblems => self.show_problems = !self.show_problems,
            Command::ToggleTable => self.show_table = !self.show_table,
            Command::SortByColumn => {
                if let Some(state) = self.grids.get(&Tab::Standings) {
                    self.sort = self.sort.toggled(state.cursor().column);
                }
            }
            Command::SortByPlace => self.sort = Sort::default(),
            Command::ZoomIn => self.zoom = (self.zoom + ZOOM.2).min(ZOOM.1),
            Command::ZoomOut => self.zoom = (self.zoom - ZOOM.2).max(ZOOM.0),
            Command::ZoomReset => self.zoom = 1.0,
            Command::ToggleTheme => {
                let dark = ctx.theme() == egui::Theme::Dark;
                ctx.set_theme(if dark { egui::Theme::Light } else { egui::Theme::Dark });
            }
        }
        self.refresh();
    }

    fn undo(&mut self) {
        if let Some(what) = self.document.live.undo() {
            self.said = format!("undone: {what}");
            self.notice = None;
        }
    }

    fn redo(&mut self) {
        if let Some(what) = self.document.live.redo() {
            self.said = format!("done again: {what}");
            self.notice = None;
        }
    }

    fn step_tab(&mut self, by: isize) {
        let tabs: Vec<Tab> = Tab::all(self.document.live.book()).collect();
        let at = tabs.iter().position(|tab| *tab == self.tab).unwrap_or_default();
        let to = at.saturating_add_signed(by).min(tabs.len() - 1);
        self.open_tab(tabs[to]);
    }

    fn add_round(&mut self) {
        let book = self.document.live.book();
        let at = RoundIx(book.rounds.len());
        let round = Round { name: edits::next_round_name(book), boards: vec![Board::named("A")], ..Round::default() };
        let what = round.title();
        if self.apply(what, Edit::AddRound { at, round }) {
            self.grids.remove(&Tab::Round(at));
            self.open_tab(Tab::Round(at));
        }
    }

    fn add_board(&mut self) {
        let book = self.document.live.book();
        let round = match self.tab {
            Tab::Round(round) => round,
            _ => RoundIx(book.rounds.len().saturating_sub(1)),
        };
        let at = BoardRef::after_last(book, round);
        let name = edits::next_board_name(book, round);
        let what = format!("board {name}");
        if self.apply(what, Edit::AddBoard { at, board: Box::new(Board::named(name)) }) {
            self.go_to(Place::Cell(at.seat(crate::book::Power::Austria), crate::book::Column::Player));
        }
    }

    /// The tabs from this one on will mean other rounds.
    fn forget_rounds_from(&mut self, first: RoundIx) {
        self.grids.retain(|tab, _| !matches!(tab, Tab::Round(round) if *round >= first));
        self.years.retain(|round, _| *round < first);
        self.layout = None;
    }

    fn cursor_to(&mut self, row: usize, column: usize) {
        let mut state = self.grids.remove(&self.tab).unwrap_or_default();
        state.go_to(row, column);
        state.take_focus();
        self.grids.insert(self.tab, state);
    }

    fn person_at_cursor(&self) -> Option<crate::book::PersonId> {
        match self.place()? {
            Place::Person(id) => Some(id),
            Place::Cell(seat, crate::book::Column::Player) => self.document.live.book().seat(seat)?.player,
            _ => None,
        }
    }

    fn board_at_cursor(&self) -> Option<BoardRef> {
        match self.place()? {
            Place::Board(at) => Some(at),
            Place::Cell(seat, _) => Some(seat.board),
            _ => None,
        }
    }

    fn seat_at_cursor(&self) -> Option<SeatRef> {
        match self.place()? {
            Place::Cell(seat, _) => Some(seat),
            _ => None,
        }
    }

    fn say_seat(&self, seat: SeatRef) -> String {
        format!("{} on {}", seat.power, self.document.live.book().say_board(seat.board))
    }

    // ---------------------------------------------------------------------------------------------- the dialogs

    fn show_dialog(&mut self, ctx: &egui::Context) {
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

    fn ask_about_unsaved(&self, ctx: &egui::Context) -> Answer<bool> {
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

    fn all_commands(&self, ctx: &egui::Context) -> Chooser<Choice> {
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

    fn all_tabs(&self) -> Chooser<Choice> {
        let book = self.document.live.book();
        let item = |tab: Tab| Item {
            name: tab.name(book).into_owned(),
            detail: String::new(),
            more: String::new(),
            choice: Choice::Tab(tab),
        };
        Chooser::new("Go to a tab", "name of the tab", Tab::all(book).map(item).collect())
    }

    fn everything_to_find(&self) -> Chooser<Choice> {
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
                    choice: Choice::Place(Place::Cell(at.seat(power), crate::book::Column::Centres)),
                })
            })
        });
        let items = people.chain(boards).chain(seats).collect();
        Chooser::new("Find", "a player, a board, “board C France”", items)
    }

    fn form_for(&self, command: Command) -> Option<Dialog> {
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
    fn fill_in(&mut self, form: &mut Form<FormFor>) -> bool {
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

    // ------------------------------------------------------------------------------------------------ the files

    /// Goes on at once, or after the question about what is not saved.
    fn unless_unsaved(&mut self, ctx: &egui::Context, then: Then) {
        if self.document.is_changed() {
            self.dialog = Some(Dialog::Unsaved(then));
        } else {
            self.proceed(ctx, then);
        }
    }

    fn proceed(&mut self, ctx: &egui::Context, then: Then) {
        match then {
            Then::New => self.show_document(Document::unsaved(Live::new(Book::default()), "")),
            Then::Open => self.ask_for_file(ctx, Purpose::Open),
            Then::OpenFile(path) => self.worker.read(ctx, Purpose::Open, path),
            Then::Quit => {
                self.closing = true;
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
        }
    }

    fn show_document(&mut self, document: Document) {
        self.document = document;
        self.digest.reset();
        self.order.reset();
        self.grids.clear();
        self.years.clear();
        self.layout = None;
        self.sums = None;
        self.sort = Sort::default();
        self.problem_at = 0;
        self.notice = None;
        self.said.clear();
        self.tab = Tab::Players;
        self.go_to_first_round();
    }

    fn save(&mut self, ctx: &egui::Context) {
        match self.document.path() {
            Some(path) => self.worker.save(ctx, path.to_owned(), &self.document.live),
            None => self.ask_for_file(ctx, Purpose::SaveAs),
        }
    }

    fn ask_for_file(&mut self, ctx: &egui::Context, purpose: Purpose) {
        let offered = self.document.file_name(purpose.extension());
        if self.typed_paths {
            self.type_path(purpose);
        } else {
            self.worker.choose(ctx, purpose, self.document.path(), &offered);
        }
    }

    /// Opens the field in which a path is typed.
    fn type_path(&mut self, purpose: Purpose) {
        let folder = self.document.path().and_then(std::path::Path::parent).map(std::path::Path::to_owned);
        let folder = folder.or_else(|| std::env::current_dir().ok()).unwrap_or_default();
        let text = if purpose.writes() {
            folder.join(self.document.file_name(purpose.extension())).display().to_string()
        } else {
            format!("{}{}", folder.display(), std::path::MAIN_SEPARATOR)
        };
        self.dialog = Some(Dialog::Path(PathField::new(purpose, text)));
    }

    fn with_file(&mut self, ctx: &egui::Context, purpose: Purpose, path: PathBuf) {
        match purpose {
            Purpose::Open | Purpose::Import => self.worker.read(ctx, purpose, path),
            Purpose::SaveAs => self.worker.save(ctx, path, &self.document.live),
            Purpose::Export => self.worker.export(ctx, path, &self.document.live),
        }
    }

    fn take_dropped(&mut self, ctx: &egui::Context) {
        let dropped = ctx.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_owned()));
        let Some(path) = dropped else { return };
        self.settle();
        let book = self.document.live.book();
        let is_book = path.extension().is_some_and(|ending| ending == "topboard");
        if is_book || (book.people.is_empty() && book.rounds.is_empty()) {
            self.unless_unsaved(ctx, Then::OpenFile(path));
        } else {
            self.worker.read(ctx, Purpose::Import, path);
        }
    }

    fn ask_before_closing(&mut self, ctx: &egui::Context) {
        if !self.closing && ctx.input(|input| input.viewport().close_requested()) {
            self.settle();
            if self.document.is_changed() {
                ctx.send_viewport_cmd(ViewportCommand::CancelClose);
                self.dialog = Some(Dialog::Unsaved(Then::Quit));
            }
        }
    }

    /// Takes the answer of work that was done elsewhere.
    fn finish(&mut self, ctx: &egui::Context, done: Done) {
        match done {
            Done::Chosen { purpose, path: Some(path), .. } => self.with_file(ctx, purpose, path),
            Done::Chosen { path: None, shown: true, .. } => self.after_save = None,
            Done::Chosen { purpose, path: None, shown: false } => {
                self.typed_paths = true;
                self.type_path(purpose);
            }
            Done::Read { path, result: Ok(Content::Book(book)), .. } => {
                self.said = format!("opened {}", file_name(&path));
                let said = self.said.clone();
                self.show_document(Document::opened(*book, path));
                self.said = said;
            }
            Done::Read { purpose, path, result: Ok(Content::Sheets(import, scored)) } => {
                self.settle();
                let anew = purpose == Purpose::Open;
                let preview = Preview::new(import, path, anew, &scored);
                self.dialog = Some(Dialog::Preview(Box::new(preview)));
            }
            Done::Saved { path, revision, result: Ok(()) } => {
                self.said = format!("saved {}", path.display());
                self.document.saved(path, revision);
                if let Some(then) = self.after_save.take() {
                    self.unless_unsaved(ctx, then);
                }
            }
            Done::Exported { path, result: Ok(()) } => {
                self.said = format!("exported to {}", path.display());
                self.notice = Some((format!("The workbook is in {}.", path.display()), false));
            }
            Done::Read { result: Err(error), .. }
            | Done::Saved { result: Err(error), .. }
            | Done::Exported { result: Err(error), .. } => {
                self.after_save = None;
                self.notice = Some((round::capital(&error), true));
            }
        }
    }

    /// Puts an accepted import into the book, as one step.
    fn accept(&mut self, preview: &Preview) {
        let name = file_name(&preview.path);
        if preview.anew {
            let title = preview.path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
            self.show_document(Document::unsaved(Live::new(Book::default()), title));
        }
        let first_new = RoundIx(self.document.live.book().rounds.len());
        let edit = preview.import.into_edit(self.document.live.book());
        if self.apply(format!("import of {name}"), edit) {
            self.layout = None;
            self.grids.clear();
            self.open_tab(Tab::Round(first_new));
            self.said = format!("imported {name}");
        }
    }
}

/// The number behind a shown figure, or the text itself where there is no more to it.
fn full<'a>(source: Option<Cow<'a, str>>, text: Cow<'a, str>) -> Cow<'a, str> {
    match source {
        Some(number) => number.parse::<f64>().map_or(number.clone(), |value| show_full(value).into()),
        None => text,
    }
}

/// A score with as many decimals as tell it apart, at most nine.
fn show_full(value: f64) -> String {
    let text = show(value, 9);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Sum, average and count of the numbers in a range, empty for a single cell.
fn sums(model: &dyn GridModel, range: grid::CellRange) -> String {
    if range.is_one_cell() {
        return String::new();
    }
    let mut filled = 0_u32;
    let mut numbers = 0_u32;
    let mut sum = 0.0;
    for row in range.rows().filter(|row| *row < model.rows()) {
        for column in range.columns().filter(|column| *column < model.columns().len()) {
            if !model.reachable(row, column) {
                continue;
            }
            let cell = model.cell(row, column);
            let text = cell.source.as_ref().filter(|text| !text.is_empty()).unwrap_or(&cell.text);
            filled += u32::from(!text.is_empty());
            if let Ok(number) = text.parse::<f64>() {
                numbers += 1;
                sum += number;
            }
        }
    }
    match numbers {
        0 => format!("count {filled}"),
        _ => {
            format!(
                "sum {}   avg {}   count {filled}",
                show_full(sum),
                show_full((sum / f64::from(numbers) * 1e4).round() / 1e4)
            )
        }
    }
}

/// What a tab shows that has nothing yet: the next step.
fn empty_state(ui: &mut Ui, title: &str, text: &str, commands: &[Command]) -> Option<Command> {
    let mut asked = None;
    ui.add_space((ui.available_height() * 0.3).max(20.0));
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.heading(title);
        ui.label(text);
        ui.add_space(size::SPACE);
        for command in commands {
            let button = egui::Button::new(command.name())
                .shortcut_text(command.keys(ui.ctx()))
                .min_size(egui::vec2(200.0, 28.0));
            if ui.add(button).on_hover_text(command.about().help).clicked() {
                asked = Some(*command);
            }
        }
    });
    asked
}

fn grid_palette(p: &Palette) -> GridPalette {
    let mut g = GridPalette::for_dark(p.dark);
    g.paper = p.paper;
    g.computed = p.computed;
    g.heading = p.heading;
    g.label = p.computed;
    g.hairline = p.hairline;
    g.freeze = p.line;
    g.text = p.ink;
    g.quiet_text = p.faded;
    g.strong_text = p.ink;
    g.accent = p.accent;
    g.accent_away = p.line;
    g.text_selection = p.selected;
    g.problem = p.problem;
    g.problem_tint = p.problem_paper;
    g.remark = p.remark;
    g.list = p.raised;
    g.list_picked = p.selected;
    g.selection = p.accent.gamma_multiply(0.14);
    g
}
