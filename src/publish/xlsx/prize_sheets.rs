//! Prizes, teams, the way to the top board, and the director's notebook: the sheets that hang beside the standings.

use rust_xlsxwriter::{Format, FormatAlign, Worksheet};

use super::cell_formats;
use super::cell_formats::{MOST_HEIGHT, height, number_format};
use super::cell_writer::{Sheet, a1, lines_of, width_of};
use super::print_setup::Page;
use super::standings_sheet::{HEADING_ROW, below, titles};
use super::{Export, ExportError};
use crate::book::{PersonId, Power, Stage};
use crate::figures::show;
use crate::own_workbook::labels;
use crate::standings::{AwardBy, Basis, Claim, Contender, Prize, Qualification, Standings, Tally, prizes, team_table};

const WIDEST: f64 = 46.0;
/// How many of those who are next in line are told.
const NEXT_IN_LINE: usize = 3;

/// What a cell of these tables holds.
enum Cell {
    Text(String),
    /// A text in bold: a winner, a total.
    Strong(String),
    Power(Power),
    Count(f64),
    /// A number with so many decimals.
    Number(f64, usize),
    /// The same, of somebody who does not count.
    Struck(f64, usize),
    /// The same, of a game that still runs.
    Running(f64, usize),
    /// A sum as a formula.
    Sum(String, f64, usize),
    Blank,
}

impl Cell {
    fn width(&self) -> f64 {
        match self {
            Cell::Text(text) | Cell::Strong(text) => width_of(text).min(WIDEST),
            Cell::Power(power) => width_of(power.name()),
            Cell::Count(number) => width_of(&show(*number, 0)),
            Cell::Number(number, decimals)
            | Cell::Struck(number, decimals)
            | Cell::Running(number, decimals)
            | Cell::Sum(_, number, decimals) => width_of(&show(*number, *decimals)),
            Cell::Blank => 0.0,
        }
    }
}

/// A heading, and whether numbers stand below it.
type Heading = (&'static str, bool);

/// Tables of one sheet, one below another, in the same columns.
struct Tables<'e, 'l, 'w> {
    export: &'e Export<'l>,
    sheet: Sheet<'w>,
    row: u32,
    widths: Vec<f64>,
    /// The line of the table, for the faint bands.
    line: usize,
    /// Rows with a text that may have to be wrapped, by column.
    wrapped: Vec<(u32, usize, String)>,
}

impl<'e, 'l, 'w> Tables<'e, 'l, 'w> {
    fn new(
        export: &'e Export<'l>,
        inner: &'w mut Worksheet,
        name: &str,
        title: &str,
        columns: usize,
    ) -> Result<Self, ExportError> {
        let mut sheet = Sheet::new(inner, name)?;
        titles(export, &mut sheet, title)?;
        Ok(Tables { export, sheet, row: HEADING_ROW, widths: vec![5.0; columns], line: 0, wrapped: Vec::new() })
    }

    fn headings(&mut self, headings: &[Heading]) -> Result<(), ExportError> {
        let look = &self.export.look;
        for (at, (text, number)) in headings.iter().enumerate() {
            let format = if *number { &look.number_heading } else { &look.aside_heading };
            self.sheet.text(self.row, u16::try_from(at).unwrap_or(u16::MAX), text, format)?;
            self.fit(at, width_of(text) * 1.08);
        }
        self.sheet.inner.set_row_height(self.row, height::TABLE)?;
        (self.row, self.line) = (self.row + 1, 0);
        Ok(())
    }

    /// A title above a further table.
    fn title(&mut self, text: &str) -> Result<(), ExportError> {
        self.sheet.inner.set_row_height(self.row, height::GAP)?;
        self.row += 1;
        self.sheet.text(self.row, 0, text, &self.export.look.board)?;
        self.sheet.inner.set_row_height(self.row, height::BOARD)?;
        self.row += 1;
        Ok(())
    }

    fn fit(&mut self, column: usize, width: f64) {
        self.widths[column] = self.widths[column].max(width * 1.1 + 2.0);
    }

    /// A row of cells; `banded` rows begin a new band.
    fn line(&mut self, cells: Vec<Cell>, new_band: bool) -> Result<(), ExportError> {
        self.line += usize::from(new_band);
        let plain = cell_formats::large(self.line.is_multiple_of(2));
        let aside = cell_formats::aside(plain.clone()).set_text_wrap();
        let right = plain.clone().set_align(FormatAlign::Right);
        let digits = |format: &Format, decimals: usize| format.clone().set_num_format(number_format(decimals));
        for (at, cell) in cells.into_iter().enumerate() {
            self.fit(at, cell.width());
            let (row, column) = (self.row, u16::try_from(at).unwrap_or(u16::MAX));
            let sheet = &mut self.sheet;
            match cell {
                Cell::Text(text) => {
                    sheet.text(row, column, &text, &aside)?;
                    self.wrapped.push((row, at, text));
                }
                Cell::Strong(text) => {
                    sheet.text(row, column, &text, &aside.clone().set_bold())?;
                    self.wrapped.push((row, at, text));
                }
                Cell::Power(power) => {
                    sheet.text(row, column, power.name(), &cell_formats::aside(cell_formats::large_power(power)))?
                }
                Cell::Count(number) => sheet.number(row, column, number, &right)?,
                Cell::Number(number, decimals) => sheet.number(row, column, number, &digits(&right, decimals))?,
                Cell::Struck(number, decimals) => {
                    sheet.number(row, column, number, &digits(&right, decimals).set_font_strikethrough())?;
                }
                Cell::Running(number, decimals) => {
                    sheet.number(row, column, number, &digits(&right, decimals).set_italic())?;
                }
                Cell::Sum(formula, number, decimals) => {
                    sheet.formula(row, column, &formula, number, &digits(&right, decimals).set_bold())?;
                }
                Cell::Blank => sheet.blank(row, column, &plain)?,
            }
        }
        self.sheet.inner.set_row_height(self.row, height::TABLE)?;
        self.row += 1;
        Ok(())
    }

    fn finish(mut self, notes: &[String]) -> Result<(), ExportError> {
        let mut lines: std::collections::BTreeMap<u32, u32> = std::collections::BTreeMap::new();
        for (row, column, text) in &self.wrapped {
            // Set larger than what widths are measured in.
            let needed = lines_of(text, (self.widths[*column] - 1.0) / 1.1);
            let held = lines.entry(*row).or_insert(1);
            *held = needed.max(*held);
        }
        for (row, lines) in lines.into_iter().filter(|(_, lines)| *lines > 1) {
            let points = (f64::from(lines) * 16.0 + 2.0).min(MOST_HEIGHT);
            self.sheet.inner.set_row_height(row, points)?;
        }
        below(self.export, &mut self.sheet, self.row + 1, notes, &self.widths)?;
        self.sheet.widths(&self.widths)?;
        self.sheet.inner.set_freeze_panes(HEADING_ROW + 1, 0)?.set_screen_gridlines(false);
        Page::for_columns(self.export.options.paper, &self.widths).set_up(self.sheet.inner, self.export);
        self.sheet.inner.set_repeat_rows(0, HEADING_ROW)?;
        self.sheet.print_all(self.widths.len())
    }
}

fn name(export: &Export<'_>, person: PersonId) -> String {
    export.engine.book().name_of(Some(person)).to_owned()
}

/// What the event looks like to who may see what is posted.
fn seen<'a>(export: &Export<'a>) -> Basis<'a> {
    export.engine.basis().seen(export.view)
}

/// The prizes, computed and decided; nothing where no prize has a winner.
pub(super) fn awards(export: &Export<'_>, standings: &Standings) -> Vec<Prize> {
    let all = prizes(&seen(export), standings);
    if all.iter().any(|prize| !prize.winners().is_empty() || !prize.note.is_empty()) { all } else { Vec::new() }
}

/// Writes the prizes: whom the figures name, and whom the director named instead.
pub(super) fn write_awards(export: &Export<'_>, inner: &mut Worksheet, awards: &[Prize]) -> Result<(), ExportError> {
    let mut tables = Tables::new(export, inner, labels::AWARDS, labels::AWARDS, 5)?;
    tables.headings(&[("Award", false), ("Player", false), ("Figure", true), ("For", false), ("", false)])?;
    let mut running = false;
    for prize in awards {
        let winners = prize.winners();
        let nobody = winners.is_empty();
        let by_director = !prize.decided.is_empty() && prize.by != AwardBy::Director;
        let mut first = true;
        let mut said = |tables: &mut Tables<'_, '_, '_>, who: String, one: Option<&Contender>, note: String| {
            let (figure, what, runs) =
                one.map_or_else(|| (Cell::Blank, String::new(), false), |one| figure(export, one));
            running |= runs;
            let title = if std::mem::take(&mut first) { prize.name.clone() } else { String::new() };
            let new = !title.is_empty();
            tables.line(vec![Cell::Text(title), Cell::Strong(who), figure, Cell::Text(what), Cell::Text(note)], new)
        };
        if by_director || prize.by == AwardBy::Director {
            for person in winners {
                let one = prize.contenders.iter().find(|one| one.person == person);
                let by = if by_director { "decided by the director" } else { "" };
                let note = [by, prize.note.as_str()].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>();
                said(&mut tables, name(export, person), one, note.join(": "))?;
            }
            for one in prize.computed().filter(|_| by_director) {
                said(&mut tables, format!("({})", name(export, one.person)), Some(one), "by the figures".to_owned())?;
            }
        } else {
            // The reason of the last of the winners is against the first who is none.
            let why = prize.computed().last().and_then(|one| one.ahead_by.clone());
            let note = [why, Some(prize.note.clone()).filter(|note| !note.is_empty())];
            let mut note = note.into_iter().flatten().collect::<Vec<_>>().join("; ");
            for one in prize.computed() {
                said(&mut tables, name(export, one.person), Some(one), std::mem::take(&mut note))?;
            }
        }
        if nobody {
            said(&mut tables, "–".to_owned(), None, prize.note.clone())?;
        }
    }
    let mut notes = export.held_back_in_words();
    if running {
        notes.push("Italic: the game still runs, and the score may change.".to_owned());
    }
    tables.finish(&notes)
}

/// What a prize is given for: the figure, the game or the votes, and whether that game still runs.
fn figure(export: &Export<'_>, one: &Contender) -> (Cell, String, bool) {
    let book = export.engine.book();
    let Some(seat) = one.seat else {
        let votes = Tally { votes: one.votes.clone(), mean: Some(one.figure) };
        return (Cell::Number(one.figure, 2), votes.words(), false);
    };
    let decimals = export.engine.system(seat.board).map_or(cell_formats::DEFAULT_DECIMALS, |system| system.decimals);
    let running = matches!(export.engine.stage(seat.board), Stage::Running(_));
    let count = book.board(seat.board).and_then(|board| board.count(seat.power));
    let centres = count.map_or_else(String::new, |count| format!(", {count} centres"));
    let figure = if running { Cell::Running(one.figure, decimals) } else { Cell::Number(one.figure, decimals) };
    (figure, format!("{}{centres}", book.say_board(seat.board)), running)
}

/// Writes the teams, best first, with what each member scored.
pub(super) fn write_teams(
    export: &Export<'_>,
    inner: &mut Worksheet,
    standings: &Standings,
) -> Result<(), ExportError> {
    let Some(rows) = team_table(&seen(export), standings) else { return Ok(()) };
    let decimals = export.engine.rules().decimals;
    let mut tables = Tables::new(export, inner, labels::TEAMS, labels::TEAMS, 5)?;
    tables.headings(&[("Place", true), ("Team", false), ("Player", false), ("Score", true), ("Total", true)])?;
    let mut notes = export.held_back_in_words();
    let mut struck = false;
    for row in &rows {
        let team = &export.engine.book().teams[row.team];
        let first = tables.row;
        let many = u32::try_from(row.members.len()).unwrap_or(0);
        let counting: Vec<String> =
            (first..).zip(&row.members).filter(|(_, member)| member.counts).map(|(row, _)| a1(row, 3)).collect();
        for (at, member) in row.members.iter().enumerate() {
            let captain = if team.captain == Some(member.person) { " (captain)" } else { "" };
            let player = Cell::Text(format!("{}{captain}", name(export, member.person)));
            struck |= !member.counts;
            let score = match (member.games, member.counts) {
                (0, _) => Cell::Blank,
                (_, true) => Cell::Number(member.score, decimals),
                (_, false) => Cell::Struck(member.score, decimals),
            };
            #[expect(clippy::cast_precision_loss, reason = "a place")]
            let head = if at == 0 {
                let total = Cell::Sum(format!("SUM({})", counting.join(",")), row.total, decimals);
                let total = if counting.is_empty() { Cell::Number(row.total, decimals) } else { total };
                (Cell::Count(row.place as f64), Cell::Strong(team.name.clone()), total)
            } else {
                (Cell::Blank, Cell::Blank, Cell::Blank)
            };
            tables.line(vec![head.0, head.1, player, score, head.2], at == 0)?;
        }
        if many == 0 {
            tables.line(
                vec![Cell::Blank, Cell::Strong(team.name.clone()), Cell::Blank, Cell::Blank, Cell::Blank],
                true,
            )?;
        }
        notes.extend(row.above_by.as_ref().map(|why| format!("{} stands above the next: {why}.", team.name)));
    }
    if struck {
        notes.push("Struck through: the score does not count for the team.".to_owned());
    }
    tables.finish(&notes)
}

/// The way to the top board, once its ranking is there or somebody decided something about it.
pub(super) fn qualification(export: &Export<'_>) -> Option<Qualification> {
    let book = export.engine.book();
    let rules = export.engine.rules().top_board.as_ref()?;
    let mut played = book.boards().filter(|(at, _)| at.round.0 < rules.after);
    let complete = book.rounds.len() >= rules.after && played.all(|(at, _)| export.engine.stage(at) == Stage::Ended);
    let made = book.boards().any(|(_, board)| board.top) || !book.top_board.is_empty();
    let found = export.engine.qualification().filter(|found| !found.candidates.is_empty())?;
    (complete || made).then_some(found)
}

/// Writes who sits at the top board with which power and what became of it, and how the seats were given.
pub(super) fn write_qualification(
    export: &Export<'_>,
    inner: &mut Worksheet,
    found: &Qualification,
) -> Result<(), ExportError> {
    let (engine, book) = (export.engine, export.engine.book());
    let Some(rules) = &engine.rules().top_board else { return Ok(()) };
    let Some(table) = engine.top_table() else { return Ok(()) };
    let mut letters = rules.name.chars();
    let title: String = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
    let mut tables = Tables::new(export, inner, labels::QUALIFICATION, &title, 5)?;
    tables.headings(&[("Chooses", true), ("Player", false), ("Power", false), ("Score", true), ("", false)])?;
    for (at, chooser) in table.choosers.iter().enumerate() {
        for (game, power) in chooser.powers.iter().enumerate() {
            let played = table.boards.get(game).filter(|at| !export.is_held_back(at.round));
            let score = played.zip(*power).and_then(|(at, power)| engine.score(at.seat(power)));
            let decimals =
                played.and_then(|at| engine.system(*at)).map_or(cell_formats::DEFAULT_DECIMALS, |s| s.decimals);
            let board = table.boards.get(game).filter(|_| table.boards.len() > 1);
            #[expect(clippy::cast_precision_loss, reason = "seven of them")]
            let first = if game == 0 {
                [Cell::Count((at + 1) as f64), Cell::Strong(name(export, chooser.person))]
            } else {
                [Cell::Blank, Cell::Blank]
            };
            let power = power.map_or_else(|| Cell::Text("–".to_owned()), Cell::Power);
            let score = score.map_or(Cell::Blank, |score| Cell::Number(score, decimals));
            let which = board.map_or_else(String::new, |at| book.say_board(*at));
            let line = first.into_iter().chain([power, score, Cell::Text(which)]);
            tables.line(line.collect(), game == 0)?;
        }
    }
    tables.title("How the seats were given")?;
    tables.headings(&[("Place", true), ("Player", false), ("Claim", false), ("Total", true), ("", false)])?;
    for candidate in &found.candidates {
        if matches!(candidate.claim, Claim::Next(line) if line > NEXT_IN_LINE) {
            continue;
        }
        let declined = book.top_board.declined.iter().find(|declined| declined.player == candidate.person);
        let note = declined.map(|declined| declined.note.clone()).filter(|note| !note.is_empty());
        let said = [note, candidate.ahead_by.clone()].into_iter().flatten().collect::<Vec<_>>().join("; ");
        #[expect(clippy::cast_precision_loss, reason = "a place")]
        let place = Cell::Count(candidate.place as f64);
        tables.line(
            vec![
                place,
                Cell::Text(name(export, candidate.person)),
                Cell::Text(candidate.claim.words()),
                Cell::Number(candidate.total, engine.rules().decimals),
                Cell::Text(said),
            ],
            true,
        )?;
    }
    let mut notes = export.held_back_in_words();
    if !table.is_complete() && !table.choosers.is_empty() {
        notes.push("Not all powers are chosen yet.".to_owned());
    }
    tables.finish(&notes)
}

/// Writes the director's notebook.
pub(super) fn write_notebook(export: &Export<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let mut tables = Tables::new(export, inner, labels::NOTEBOOK, labels::NOTEBOOK, 3)?;
    tables.headings(&[("Time", false), ("Board", false), ("Ruling", false)])?;
    tables.widths[2] = 70.0;
    for note in &export.engine.book().notebook {
        tables.line([&note.time, &note.place, &note.text].map(|text| Cell::Text(text.clone())).into(), true)?;
    }
    tables.finish(&[])
}
