//! The standings: the table that everybody walks up to.

use std::collections::BTreeSet;

use rust_xlsxwriter::{Format, FormatAlign, Worksheet};

use super::look::{self, height, number_format};
use super::page::Page;
use super::sheet::{Sheet, a1, range, widest_word, width_of, width_of_number};
use super::{Export, ExportError, ScoreCells};
use crate::book::{Event, Round};
use crate::figures::show;
use crate::live::Live;
use crate::scoring::letters;
use crate::sheets::layout::{self, list};
use crate::standings::{Game, Row, Ruleset, excel_place};

const TITLE_ROW: u32 = 1;
const DETAIL_ROW: u32 = 2;
/// Row 3 keeps the titles off the table.
const GAP_ROW: u32 = 3;
pub(super) const HEADING_ROW: u32 = 4;
const FIRST_ROW: u32 = 5;

const PLACE: u16 = 0;
const PLAYER: u16 = 1;
const FIRST_ROUND: u16 = 2;

const WIDEST_NAME: f64 = 36.0;
/// The table is set larger than the rest.
const LARGER: f64 = 12.0 / 11.0;

/// How much of a game counts, in words that a cell can show.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Counts {
    Whole,
    Half,
    Not,
    Part(f64),
}

impl Counts {
    fn of(game: &Game) -> Self {
        if game.weight == 1.0 {
            Counts::Whole
        } else if game.weight == 0.5 {
            Counts::Half
        } else if game.weight == 0.0 {
            Counts::Not
        } else {
            Counts::Part(game.weight)
        }
    }

    /// The number format: the mark of a half stands beyond the decimals, and in a table that `has_halves` the others
    /// keep its place free, so that the decimals stay one below the other.
    fn number_format(self, decimals: usize, has_halves: bool) -> String {
        let digits = number_format(decimals);
        match self {
            Counts::Whole | Counts::Not if has_halves => format!("{digits}_½"),
            Counts::Whole | Counts::Not => digits,
            Counts::Half => format!("{digits}\"½\""),
            Counts::Part(weight) => format!("{digits}\" × {weight}\""),
        }
    }
}

/// A mark that the legend explains, in the order of its lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Mark {
    Dropped,
    Half,
    Part,
    Provisional,
    Shared,
}

impl Mark {
    const fn explain(self) -> &'static str {
        match self {
            Mark::Dropped => "Struck through: the game does not count.",
            Mark::Half => "½: half of the score counts.",
            Mark::Part => "×: the score counts so many times.",
            Mark::Provisional => "Italic: the game still runs, and the score may change.",
            Mark::Shared => "Players with the same place share it.",
        }
    }

    /// The marks of a game.
    fn of(game: &Game) -> impl Iterator<Item = Mark> {
        let counts = match Counts::of(game) {
            Counts::Whole => None,
            Counts::Half => Some(Mark::Half),
            Counts::Not => Some(Mark::Dropped),
            Counts::Part(_) => Some(Mark::Part),
        };
        counts.into_iter().chain(game.provisional.then_some(Mark::Provisional))
    }
}

/// Writes the standings.
pub(super) fn write(export: &Export<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let live = export.live;
    let book = live.book();
    let rows = &live.standings().rows;
    let widths = widths(live);
    let mut sheet = Sheet::new(inner, layout::STANDINGS)?;
    titles(export, &mut sheet, layout::STANDINGS)?;

    let round_count = u16::try_from(book.rounds.len()).unwrap_or(u16::MAX);
    let total = FIRST_ROUND + round_count;
    let look = &export.look;
    sheet.text(HEADING_ROW, PLACE, list::PLACE, &look.number_heading)?;
    sheet.text(HEADING_ROW, PLAYER, list::PLAYER, &look.aside_heading)?;
    for (column, round) in (FIRST_ROUND..).zip(&book.rounds) {
        sheet.text(HEADING_ROW, column, &short_title(round), &look.number_heading)?;
    }
    sheet.text(HEADING_ROW, total, list::TOTAL, &look.number_heading)?;

    let games = rows.iter().flat_map(|row| &row.games).filter(|game| game.score.is_some());
    let mut marks: BTreeSet<Mark> = games.flat_map(Mark::of).collect();
    marks.extend(rows.iter().any(|row| row.shared).then_some(Mark::Shared));
    let formulas = Formulas::of(export, total);
    let mut row = FIRST_ROW;
    for standing in rows {
        line(export, &mut sheet, row, standing, marks.contains(&Mark::Half), formulas.as_ref())?;
        row += 1;
    }
    if let Some(formulas) = &formulas {
        formulas.tie_breaks(export, &mut sheet)?;
    }
    below(export, &mut sheet, row + 1, &marks)?;

    sheet.widths(&widths)?;
    sheet.inner.set_freeze_panes(FIRST_ROW, FIRST_ROUND)?.set_screen_gridlines(false);
    Page::for_columns(export.options.paper, &widths).set_up(sheet.inner, export);
    sheet.inner.set_repeat_rows(0, HEADING_ROW)?;
    sheet.print_all(widths.len())
}

/// The event, what this is, and under which rules, above the row of headings.
pub(super) fn titles(export: &Export<'_>, sheet: &mut Sheet<'_>, title: &str) -> Result<(), ExportError> {
    let look = &export.look;
    let event = &export.live.book().event;
    sheet.text(0, 0, &event.name, &look.event)?;
    sheet.text(TITLE_ROW, 0, title, &look.subtitle)?;
    sheet.text(DETAIL_ROW, 0, &details(event), &look.note)?;
    sheet.inner.set_row_height(0, height::EVENT)?.set_row_height(TITLE_ROW, height::SUBTITLE)?;
    sheet.inner.set_row_height(DETAIL_ROW, height::LINE)?.set_row_height(GAP_ROW, height::GAP)?;
    sheet.inner.set_row_height(HEADING_ROW, height::TABLE)?;
    Ok(())
}

/// “Chester, 17 to 19 July 2015, rules: EDC 2015”.
fn details(event: &Event) -> String {
    let rules = if event.rules.is_empty() { String::new() } else { format!("rules: {}", event.rules) };
    let system = event.system.as_ref().map_or_else(String::new, |system| format!("games scored by {system}"));
    let said: Vec<&str> = [event.venue.as_str(), event.dates.as_str(), rules.as_str(), system.as_str()]
        .into_iter()
        .filter(|text| !text.is_empty())
        .collect();
    said.join(", ")
}

/// “R1” for a round with a number, its name otherwise.
fn short_title(round: &Round) -> String {
    let number = !round.name.is_empty() && round.name.bytes().all(|b| b.is_ascii_digit());
    if number { format!("R{}", round.name) } else { round.title() }
}

/// A row's games of one round.
fn of_round(row: &Row, round: usize) -> impl Iterator<Item = &Game> {
    row.games.iter().filter(move |game| game.seat.board.round.0 == round)
}

fn widths(live: &Live) -> Vec<f64> {
    let book = live.book();
    let rows = &live.standings().rows;
    let decimals = game_decimals(live);
    let name = |row: &Row| width_of(book.name_of(Some(row.person)));
    let mut widths = vec![6.5, rows.iter().map(name).fold(16.0, f64::max).min(WIDEST_NAME) * LARGER + 3.0];
    for (index, round) in book.rounds.iter().enumerate() {
        let cell = |row: &Row| {
            let games = of_round(row, index).filter_map(|game| game.score);
            games.map(|score| width_of_number(score, decimals) + 2.0).sum::<f64>()
        };
        let heading = widest_word(&short_title(round)) * 1.08 + 1.0;
        widths.push(rows.iter().map(cell).fold(heading.max(7.5), f64::max) * LARGER);
    }
    let total = rows.iter().map(|row| width_of_number(row.total, total_decimals(live))).fold(6.0, f64::max);
    widths.push((total * 1.08 + 2.0) * LARGER);
    widths
}

/// How many decimals a game's score is shown with here: those of the event's system.
fn game_decimals(live: &Live) -> usize {
    let systems = live.book().boards().filter_map(|(at, _)| live.system(at));
    systems.map(|system| system.decimals).max().unwrap_or(look::DEFAULT_DECIMALS)
}

fn total_decimals(live: &Live) -> usize {
    live.rules().decimals
}

/// One player.
fn line(
    export: &Export<'_>,
    sheet: &mut Sheet<'_>,
    row: u32,
    standing: &Row,
    has_halves: bool,
    formulas: Option<&Formulas<'_>>,
) -> Result<(), ExportError> {
    let live = export.live;
    let book = live.book();
    let plain = look::large((row - FIRST_ROW) % 2 == 1);
    let right = plain.clone().set_align(FormatAlign::Right);
    sheet.inner.set_row_height(row, height::TABLE)?;

    #[expect(clippy::cast_precision_loss, reason = "a place")]
    let place = standing.place.map(|place| place as f64);
    match (formulas, place) {
        (Some(formulas), Some(place)) => sheet.formula(row, PLACE, &formulas.place(row), place, &right)?,
        (None, Some(place)) => sheet.number(row, PLACE, place, &right)?,
        (_, None) => sheet.text(row, PLACE, &standing.place_text(), &right)?,
    }
    let name = book.name_of(Some(standing.person));
    if width_of(name) > WIDEST_NAME {
        sheet.text(row, PLAYER, name, &look::aside(plain.clone()).set_shrink())?;
    } else {
        sheet.text(row, PLAYER, name, &look::aside(plain.clone()))?;
    }

    let decimals = game_decimals(live);
    let number_format_of = |game: &Game| Counts::of(game).number_format(decimals, has_halves);
    for (column, round) in (FIRST_ROUND..).zip(0..book.rounds.len()) {
        let games: Vec<&Game> = of_round(standing, round).filter(|game| game.score.is_some()).collect();
        match games[..] {
            [] => sheet.blank(row, column, &plain)?,
            [game] => {
                one_game(export, sheet, (row, column), game, &right.clone().set_num_format(number_format_of(game)))?;
            }
            _ => several_games(sheet, (row, column), &games, &right, decimals)?,
        }
    }

    let column = FIRST_ROUND + u16::try_from(book.rounds.len()).unwrap_or(u16::MAX);
    let format = right.set_bold().set_num_format(number_format(total_decimals(live)));
    match formulas {
        Some(formulas) => sheet.formula(row, column, &formulas.total(row), standing.total, &format),
        None => sheet.number(row, column, standing.total, &format),
    }
}

/// Totals and places as formulas over the games' cells.
struct Formulas<'a> {
    rules: &'a Ruleset,
    /// The column of the totals. The games stand before it, the workings after it, with one column between.
    total: u16,
    last_row: u32,
}

impl<'a> Formulas<'a> {
    /// The formulas, where every game has a cell of its own and formulas are asked for.
    fn of(export: &Export<'a>, total: u16) -> Option<Self> {
        let rows = &export.live.standings().rows;
        let last_row = FIRST_ROW + u32::try_from(rows.len().checked_sub(1)?).ok()?;
        let rounds = export.live.book().rounds.len();
        let known = |game: &&Game| game.score.is_some();
        let single = |row: &Row| (0..rounds).all(|round| of_round(row, round).filter(known).count() <= 1);
        let live = export.options.scores == ScoreCells::Formulas && rounds > 0;
        let said = export.live.rules().excel_total("A1:A2", rounds).is_some();
        let plain = |row: &Row| row.place.is_some() && row.adjustments.is_empty() && row.sat_out.is_empty();
        (live && said && rows.iter().all(|row| single(row) && plain(row))).then(|| Formulas {
            rules: export.live.rules(),
            total,
            last_row,
        })
    }

    /// The cells of a row's games.
    fn games(&self, row: u32) -> String {
        range((row, FIRST_ROUND), (row, self.total - 1))
    }

    fn total(&self, row: u32) -> String {
        self.rules.excel_total(&self.games(row), usize::from(self.total - FIRST_ROUND)).unwrap_or_default()
    }

    /// The column of workings for the tie-break at this position.
    fn tie_break(&self, position: usize) -> u16 {
        self.total + 2 + u16::try_from(position).unwrap_or(u16::MAX - self.total - 2)
    }

    fn place(&self, row: u32) -> String {
        let columns = std::iter::once(self.total).chain((0..self.rules.tie_breaks.len()).map(|n| self.tie_break(n)));
        let figures: Vec<(String, String)> = columns
            .map(|column| {
                let letters = letters(column);
                let all = format!("{letters}${}:{letters}${}", FIRST_ROW + 1, self.last_row + 1);
                (all, a1(row, column))
            })
            .collect();
        excel_place(&figures)
    }

    /// The scores by which ties are broken, beside the table.
    fn tie_breaks(&self, export: &Export<'_>, sheet: &mut Sheet<'_>) -> Result<(), ExportError> {
        let format = export.look.working.clone().set_num_format(number_format(game_decimals(export.live)));
        for (position, tie_break) in self.rules.tie_breaks.iter().enumerate() {
            let column = self.tie_break(position);
            sheet.working_heading(HEADING_ROW, column, &tie_break.name(), &format)?;
            for (row, standing) in (FIRST_ROW..).zip(&export.live.standings().rows) {
                if let Some(formula) = self.rules.excel_tie_break(position, &self.games(row)) {
                    sheet.working(row, column, &formula, standing.tie_figure(position, self.rules), &format)?;
                }
            }
        }
        Ok(())
    }
}

fn game_format(format: Format, game: &Game) -> Format {
    let format = match Counts::of(game) {
        Counts::Not => format.set_font_strikethrough(),
        _ => format,
    };
    if game.provisional { format.set_italic() } else { format }
}

/// A game's score, live where it stands on its round's sheet.
fn one_game(
    export: &Export<'_>,
    sheet: &mut Sheet<'_>,
    (row, column): (u32, u16),
    game: &Game,
    format: &Format,
) -> Result<(), ExportError> {
    let Some(score) = game.score else { return sheet.blank(row, column, format) };
    let format = game_format(format.clone(), game);
    let source = export.scores.get(&game.seat);
    // A name with a bracket could be taken for a function by the writer of formulas.
    match source.map(|at| (at, export.sheets[at.sheet].as_str())).filter(|(_, name)| !name.contains('(')) {
        Some((at, name)) => {
            let formula = format!("='{}'!{}", name.replace('\'', "''"), a1(at.row, at.column));
            sheet.formula(row, column, &formula, score, &format)
        }
        None => sheet.number(row, column, score, &format),
    }
}

/// The scores of someone who played more than once in a round, as a text, each marked for itself.
fn several_games(
    sheet: &mut Sheet<'_>,
    (row, column): (u32, u16),
    games: &[&Game],
    format: &Format,
    decimals: usize,
) -> Result<(), ExportError> {
    let font = Format::new().set_font_size(12);
    let mut parts: Vec<(Format, String)> = Vec::new();
    for game in games {
        if !parts.is_empty() {
            parts.push((font.clone(), " + ".to_owned()));
        }
        let mark = match Counts::of(game) {
            Counts::Whole | Counts::Not => String::new(),
            Counts::Half => "½".to_owned(),
            Counts::Part(weight) => format!(" × {weight}"),
        };
        let shown = show(game.score.unwrap_or_default(), decimals) + &mark;
        parts.push((game_format(font.clone(), game), shown));
    }
    let parts: Vec<(&Format, &str)> = parts.iter().map(|(format, text)| (format, text.as_str())).collect();
    sheet.rich_text(row, column, &parts, format)
}

/// What the marks mean, and where a tie-break decided.
fn below(export: &Export<'_>, sheet: &mut Sheet<'_>, first: u32, marks: &BTreeSet<Mark>) -> Result<(), ExportError> {
    let live = export.live;
    let rows = &live.standings().rows;
    let mut lines: Vec<String> = Vec::new();
    if rows.is_empty() {
        lines.push("No results yet.".to_owned());
    }
    lines.extend(marks.iter().map(|mark| mark.explain().to_owned()));
    let name = |row: &Row| live.book().name_of(Some(row.person)).to_owned();
    for (index, pair) in rows.windows(2).enumerate() {
        if let Some(why) = live.standings().why(index, live.rules()) {
            lines.push(format!("{} {} stands above {}: {why}.", pair[0].place_text(), name(&pair[0]), name(&pair[1])));
        }
    }
    for (row, line) in (first..).zip(&lines) {
        sheet.text(row, PLACE, line, &export.look.note)?;
    }
    Ok(())
}
