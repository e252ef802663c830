//! The table of the standings or of a group: the cells of the notice, with totals and places as live formulas.
//! Games are linked to their boards. Points that are added or subtracted have columns of their own.
//! Auxiliary cells for the formulas are grey, to the right of the printed area, or on the sheet of explanations.

use rust_xlsxwriter::{Format, FormatAlign};

use super::cell_formats;
use super::cell_formats::{height, number_format};
use super::cell_writer::{SheetWriter, cell_reference, widest_word, width_of, width_of_number};
use super::live_marks::{LiveMarks, with_signs};
use super::place_formulas::PlaceFormulas;
use super::player_result_formulas::{CountedResult, FormulaSources, literal};
use super::{ScoreCells, WorkbookExport};
use crate::book::typed_words::capitalize;
use crate::book::{PenaltyAmount, Round, RoundIx};
use crate::figures::sum_of;
use crate::notices::{CellPart, ColumnRole, Mark, NoticeCell, NoticeRow, NoticeSection, StandingsNotice};
use crate::own_workbook::labels;
use crate::own_workbook::labels::list;
use crate::publish::export_error::ExportError;
use crate::scoring::column_letters;
use crate::standings::{AdjustmentReason, ExcelResultCell, MemberScore, StandingsRow, TeamRules, nearly_equal};

const WIDEST_NAME: f64 = 36.0;
/// The size of the table's type as a multiple of other texts.
const LARGER: f64 = 12.0 / 11.0;

/// A column of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TableColumn {
    Place,
    Player,
    Group,
    Round(RoundIx),
    /// A round with this number that nobody has entered.
    MissingRound(usize),
    AddedPoints(AddedPoints),
    Total,
}

/// The points that are added to the results, in the order of adding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AddedPoints {
    Start,
    Handicap,
    Bonus,
    Penalty,
}

impl AddedPoints {
    const ALL: [AddedPoints; 4] = [AddedPoints::Start, AddedPoints::Handicap, AddedPoints::Bonus, AddedPoints::Penalty];

    const fn heading(self) -> &'static str {
        match self {
            AddedPoints::Start => "Start",
            AddedPoints::Handicap => "Handicap",
            AddedPoints::Bonus => "Bonus",
            AddedPoints::Penalty => "Penalty",
        }
    }

    const fn of(why: &AdjustmentReason) -> AddedPoints {
        match why {
            AdjustmentReason::Start => AddedPoints::Start,
            AdjustmentReason::Handicap => AddedPoints::Handicap,
            AdjustmentReason::TopBoard { .. } => AddedPoints::Bonus,
            AdjustmentReason::Penalty(_) => AddedPoints::Penalty,
        }
    }

    /// The points of a row; `None` where it has none of this kind.
    fn amount(self, row: &StandingsRow) -> Option<f64> {
        let of_kind = row.adjustments.iter().filter(|adjustment| AddedPoints::of(&adjustment.reason) == self);
        of_kind.map(|adjustment| adjustment.amount).reduce(|a, b| a + b)
    }
}

/// The columns and widths of the tables on one sheet.
pub(super) struct StandingsTable<'e, 'l> {
    export: &'e WorkbookExport<'l>,
    notice: &'e StandingsNotice,
    kinds: Vec<TableColumn>,
    pub(super) widths: Vec<f64>,
}

/// The cells that the formulas of one section refer to.
struct SectionFormulas<'s> {
    section: &'s NoticeSection,
    first: u32,
    /// The results of each row, with their slots.
    results: Vec<Vec<(usize, CountedResult)>>,
    /// The slots: the columns of results, each with its round.
    slots: Vec<(u16, RoundIx)>,
    /// Whether the slots are auxiliary columns, because the cells of rounds are not results.
    beside: bool,
    /// The column of the sum of results, where points are added to it.
    sum: Option<u16>,
    /// The first column of places and tie-breaks: a place before each tie-break.
    ties: u16,
}

impl<'e, 'l> StandingsTable<'e, 'l> {
    pub(super) fn new(export: &'e WorkbookExport<'l>, notice: &'e StandingsNotice) -> Self {
        let added = |kind: &AddedPoints| notice.table.rows.iter().any(|row| kind.amount(row).is_some());
        let mut kinds = Vec::new();
        for column in notice.notice.columns() {
            match column.role {
                ColumnRole::Place => kinds.push(TableColumn::Place),
                ColumnRole::Player => kinds.push(TableColumn::Player),
                ColumnRole::Group => kinds.push(TableColumn::Group),
                ColumnRole::Round(round) => kinds.push(TableColumn::Round(round)),
                ColumnRole::MissingRound(number) => kinds.push(TableColumn::MissingRound(number)),
                ColumnRole::Total => {
                    kinds.extend(AddedPoints::ALL.into_iter().filter(added).map(TableColumn::AddedPoints));
                    kinds.push(TableColumn::Total);
                }
                // The reasons for places are sentences below the table.
                _ => {}
            }
        }
        let mut table = StandingsTable { export, notice, kinds, widths: Vec::new() };
        table.widths = table.kinds.iter().map(|kind| table.width(*kind)).collect();
        table
    }

    fn position(&self, kind: TableColumn) -> Option<u16> {
        self.kinds.iter().position(|held| *held == kind).and_then(|at| u16::try_from(at).ok())
    }

    /// The first column of auxiliary cells.
    pub(super) fn first_working(&self) -> u16 {
        u16::try_from(self.kinds.len() + 1).unwrap_or(u16::MAX)
    }

    fn row(&self, line: &NoticeRow) -> Option<&'e StandingsRow> {
        self.notice.table.rows.get(line.position)
    }

    fn cell<'n>(&self, line: &'n NoticeRow, kind: TableColumn) -> Option<&'n NoticeCell> {
        let wanted = match kind {
            TableColumn::Place => ColumnRole::Place,
            TableColumn::Player => ColumnRole::Player,
            TableColumn::Group => ColumnRole::Group,
            TableColumn::Round(round) => ColumnRole::Round(round),
            TableColumn::MissingRound(number) => ColumnRole::MissingRound(number),
            TableColumn::AddedPoints(_) => return None,
            TableColumn::Total => ColumnRole::Total,
        };
        line.cells.get(self.notice.notice.column(wanted)?)
    }

    fn heading(&self, kind: TableColumn) -> String {
        match kind {
            TableColumn::Place => list::PLACE.to_owned(),
            TableColumn::Player => list::PLAYER.to_owned(),
            TableColumn::Group => "Group".to_owned(),
            TableColumn::Round(round) => self.export.engine.book().round(round).map(short_title).unwrap_or_default(),
            TableColumn::MissingRound(number) => format!("R{number}"),
            TableColumn::AddedPoints(added) => added.heading().to_owned(),
            TableColumn::Total => list::TOTAL.to_owned(),
        }
    }

    fn width(&self, kind: TableColumn) -> f64 {
        let heading = widest_word(&self.heading(kind)) * 1.08 + 1.0;
        let cells = || self.notice.notice.rows().filter_map(|line| self.cell(line, kind));
        // Signs and number, with a little space.
        let part = |part: &CellPart| width_of(&part.text) + width_of(&part.signs()) + 1.5;
        match kind {
            TableColumn::Place => 6.5,
            TableColumn::Player | TableColumn::Group => {
                let least = if kind == TableColumn::Player { 16.0 } else { heading };
                let name = |cell: &NoticeCell| width_of(&cell.plain());
                cells().map(name).fold(least, f64::max).min(WIDEST_NAME) * LARGER + 3.0
            }
            TableColumn::Round(_) | TableColumn::MissingRound(_) => {
                let wide = |cell: &NoticeCell| cell.parts.iter().map(part).sum::<f64>();
                cells().map(wide).fold(heading.max(7.5), f64::max) * LARGER
            }
            TableColumn::AddedPoints(added) => {
                let wide =
                    |row: &StandingsRow| added.amount(row).map_or(0.0, |n| width_of_number(n, self.notice.decimals));
                self.notice.table.rows.iter().map(wide).fold(heading, f64::max) * LARGER + 1.0
            }
            TableColumn::Total => {
                let wide = |cell: &NoticeCell| cell.parts.iter().map(part).sum::<f64>() * 1.08;
                cells().map(wide).fold(8.0, f64::max) * LARGER
            }
        }
    }

    /// The formula that finds the games of this player on the sheet of the standings, and counts them for the team. `None`
    /// where these cells do not give this score, or the name does not find the player.
    pub(super) fn member_score(&self, name: &str, score: f64, rules: &TeamRules) -> Option<String> {
        let lines = || self.notice.notice.rows();
        let name_of = |line: &NoticeRow| self.cell(line, TableColumn::Player).map(NoticeCell::plain);
        // `MATCH` does not know small letters from capitals.
        let folded = name.to_lowercase();
        let mut named = lines().filter(|line| name_of(line).is_some_and(|other| other.to_lowercase() == folded));
        let (line, other) = (named.next()?, named.next());
        // A text in a formula is short, and some of its signs mean any letters.
        let is_plain = name.len() < 200 && !name.contains(['"', '*', '?', '~']) && !name.chars().any(char::is_control);
        let numbers = self.export.engine.round_numbers();
        let counts = |kind: &TableColumn| match kind {
            TableColumn::Round(round) => (rules.rounds.0..=rules.rounds.1).contains(&numbers.number(*round)),
            _ => false,
        };
        let columns: Vec<usize> = (0..self.kinds.len()).filter(|at| counts(&self.kinds[*at])).collect();
        let (first, last) = (*columns.first()?, *columns.last()?);
        let games = columns.iter().filter_map(|at| self.cell(line, self.kinds[*at])?.value());
        let (function, made) = match rules.member_score {
            MemberScore::Sum => ("SUM", sum_of(games)),
            MemberScore::BestGame => ("MAX", games.reduce(f64::max).unwrap_or(0.0)),
        };
        if other.is_some() || !is_plain || last - first + 1 != columns.len() || !nearly_equal(made, score) {
            return None;
        }
        let rows = u32::try_from(lines().count()).ok()?;
        let range = |first: u16, last: u16| {
            let (top, bottom) = (labels::TABLE_HEADING_ROW + 2, labels::TABLE_HEADING_ROW + 1 + rows);
            format!("{}!${}${top}:${}${bottom}", labels::STANDINGS, column_letters(first), column_letters(last))
        };
        let player = self.position(TableColumn::Player)?;
        let (players, games) = (range(player, player), range(u16::try_from(first).ok()?, u16::try_from(last).ok()?));
        Some(format!("{function}(INDEX({games},MATCH(\"{name}\",{players},0),0))"))
    }

    /// The row of headings.
    pub(super) fn headings(&self, sheet: &mut SheetWriter<'_>, row: u32) -> Result<(), ExportError> {
        let formats = &self.export.formats;
        sheet.height(row, height::TABLE)?;
        for (at, kind) in (0..).zip(&self.kinds) {
            let format = match kind {
                TableColumn::Player | TableColumn::Group => &formats.aside_heading,
                _ => &formats.number_heading,
            };
            sheet.text(row, at, &self.heading(*kind), format)?;
        }
        Ok(())
    }

    /// Writes the rows of a section from this row on, below the row of headings. Returns the names of the figures that are
    /// values, because there is no formula for them.
    pub(super) fn section(
        &self,
        sheet: &mut SheetWriter<'_>,
        section: &NoticeSection,
        first: u32,
    ) -> Result<Vec<String>, ExportError> {
        let formulas = (self.export.options.scores == ScoreCells::Formulas).then(|| self.formulas(section, first));
        for (row, (at, line)) in (first..).zip(section.rows.iter().enumerate()) {
            sheet.height(row, height::TABLE)?;
            for column in 0..self.kinds.len() {
                self.write(sheet, (row, column), line, at, formulas.as_ref())?;
            }
        }
        let Some(formulas) = &formulas else { return Ok(Vec::new()) };
        let marks = self.live_marks(formulas);
        if let Some(marks) = &marks {
            marks.write(sheet, &self.signed_results(formulas))?;
        }
        let mut values = self.workings(sheet, formulas)?;
        let mut parts = section.rows.iter().flat_map(|line| &line.cells).flat_map(|cell| &cell.parts);
        let has_marks = parts.any(|part| part.marks != LiveMarks::other_marks(part).marks);
        if marks.is_none() && has_marks {
            values.push("the marks of games that do not count in full".to_owned());
        }
        Ok(values)
    }

    fn write(
        &self,
        sheet: &mut SheetWriter<'_>,
        (row, column): (u32, usize),
        line: &NoticeRow,
        at: usize,
        formulas: Option<&SectionFormulas<'_>>,
    ) -> Result<(), ExportError> {
        let follows = formulas.is_some_and(|formulas| self.live_marks(formulas).is_some());
        let kind = self.kinds[column];
        let column = u16::try_from(column).unwrap_or(u16::MAX);
        let plain = self.export.formats.large(at % 2 == 1);
        let right = plain.clone().set_align(FormatAlign::Right);
        let parts = self.cell(line, kind).map_or(&[][..], |cell| &cell.parts);
        match (kind, parts) {
            (TableColumn::AddedPoints(added), _) => {
                let format = right.set_num_format(number_format(self.notice.decimals));
                let Some(standing) = self.row(line) else { return sheet.blank(row, column, &format) };
                match added.amount(standing) {
                    None => sheet.blank(row, column, &format),
                    Some(amount) => {
                        let formula = formulas.and_then(|formulas| self.added(added, standing, formulas, row));
                        put(sheet, (row, column), formula, amount, &format)
                    }
                }
            }
            (_, []) => sheet.blank(row, column, &plain),
            (TableColumn::Player | TableColumn::Group, [part]) => {
                let format = cell_formats::indented_text_format(plain);
                let format = if width_of(&part.text) > WIDEST_NAME { format.set_shrink() } else { format };
                sheet.text(row, column, &part.text, &format)
            }
            (TableColumn::Place, [part]) => {
                let Some(place) = part.value else { return sheet.text(row, column, &part.text, &right) };
                let shares = self.notice.notice.rows().any(|line| line.shared);
                let equal = if part.has_mark(Mark::Shared) { "\" =\"" } else { "_ _=" };
                let digits = if shares { format!("0{equal}") } else { "0".to_owned() };
                let format = right.set_num_format(signed(part, &digits));
                let reserved = part.has_mark(Mark::Reserved);
                let formula = formulas.filter(|_| !reserved).map(|formulas| self.place(formulas, row));
                put(sheet, (row, column), formula, place, &format)
            }
            (TableColumn::Total, [part]) => {
                let format = right.set_bold().set_num_format(signed(part, &number_format(self.notice.decimals)));
                let format = if part.is_provisional() { format.set_italic() } else { format };
                let total = self.row(line).map_or(0.0, |standing| standing.total);
                let formula = formulas.and_then(|formulas| self.total(formulas, line, row));
                put(sheet, (row, column), formula, total, &format)
            }
            (_, [part]) => {
                // What counts follows a change of the scores; the other marks stay.
                let marks = if follows { LiveMarks::other_marks(part) } else { part.clone() };
                self.one_result(sheet, (row, column), (part, &marks), line, formulas.is_some(), &right)
            }
            (_, parts) => several_results(sheet, (row, column), parts, (&self.export.formats.large_font(), &right)),
        }
    }

    /// The score of a game, linked to its round's sheet where possible, or the points of a sit-out.
    fn one_result(
        &self,
        sheet: &mut SheetWriter<'_>,
        at: (u32, u16),
        (part, marks): (&CellPart, &CellPart),
        line: &NoticeRow,
        engine: bool,
        format: &Format,
    ) -> Result<(), ExportError> {
        // A number that is not a result would be counted as one, so it is written as text.
        let Some(value) = part.value.filter(|value| part.seat.is_some() || *value != 0.0) else {
            return sheet.text(at.0, at.1, &part.styled(), format);
        };
        let digits = signed(marks, &number_format(self.notice.game_decimals));
        let format = marked(format.clone(), marks).set_num_format(digits);
        let sources = FormulaSources { export: self.export };
        let game = self.row(line).and_then(|row| row.games.iter().find(|game| Some(game.seat) == part.seat));
        let linked = game.filter(|game| engine || self.export.scores.contains_key(&game.seat));
        let formula = linked.and_then(|game| sources.linked(game));
        put(sheet, at, formula, value, &format)
    }

    fn formulas<'s>(&self, section: &'s NoticeSection, first: u32) -> SectionFormulas<'s> {
        let sources = FormulaSources { export: self.export };
        let rows = section.rows.iter().map(|line| self.row(line).map_or_else(Vec::new, |row| sources.outcomes(row)));
        let outcomes: Vec<Vec<CountedResult>> = rows.collect();
        let of_round = |all: &[CountedResult], round: RoundIx| all.iter().filter(|one| one.round == round).count();
        let is_result = |part: &&CellPart| part.value.is_some_and(|value| part.seat.is_some() || value != 0.0);
        let rounds: Vec<(u16, RoundIx)> = (0..)
            .zip(&self.kinds)
            .filter_map(|(at, kind)| if let TableColumn::Round(round) = kind { Some((at, *round)) } else { None })
            .collect();
        let same = |line: &NoticeRow, all: &[CountedResult], round: RoundIx| {
            let shown = self
                .cell(line, TableColumn::Round(round))
                .map_or(0, |cell| cell.parts.iter().filter(is_result).count());
            let results = of_round(all, round);
            results == shown && results <= 1
        };
        let beside = sources.by_place()
            || section.rows.iter().zip(&outcomes).any(|(line, all)| rounds.iter().any(|(_, at)| !same(line, all, *at)));
        let mut next = self.first_working();
        let mut slots = Vec::new();
        for (column, round) in rounds {
            let most = outcomes.iter().map(|all| of_round(all, round)).max().unwrap_or(0);
            if beside {
                slots.extend((0..most).map(|n| (next + u16::try_from(n).unwrap_or(0), round)));
                next += u16::try_from(most).unwrap_or(0);
            } else {
                slots.push((column, round));
            }
        }
        let results = outcomes
            .into_iter()
            .map(|all| {
                let mut free = 0;
                let slot = |one: CountedResult| {
                    let at = (free..slots.len()).find(|at| slots[*at].1 == one.round)?;
                    free = at + 1;
                    Some((at, one))
                };
                all.into_iter().filter_map(slot).collect()
            })
            .collect();
        let added = self.kinds.iter().any(|kind| matches!(kind, TableColumn::AddedPoints(_)));
        let sum = added.then_some(next);
        SectionFormulas { section, first, results, slots, beside, sum, ties: next + u16::from(added) }
    }

    /// The cells of a row's results.
    fn cells(&self, formulas: &SectionFormulas<'_>, at: usize) -> Vec<ExcelResultCell> {
        let numbers = self.export.engine.round_numbers();
        let held = &formulas.results[at];
        let result = |slot: usize| held.iter().find(|(at, _)| *at == slot).map(|(_, one)| one.top);
        let cell = |(at, (position, round)): (usize, &(u16, RoundIx))| ExcelResultCell {
            column: column_letters(*position),
            position: *position,
            round: numbers.number(*round),
            result: result(at),
        };
        formulas.slots.iter().enumerate().map(cell).collect()
    }

    fn total(&self, formulas: &SectionFormulas<'_>, line: &NoticeRow, row: u32) -> Option<String> {
        let standing = self.row(line)?;
        let at = usize::try_from(row - formulas.first).ok()?;
        let sum = self.export.engine.rules().excel_sum_formula(standing, &self.cells(formulas, at), row + 1)?;
        let Some(column) = formulas.sum else { return Some(sum) };
        let last = self.position(TableColumn::Total)?.checked_sub(1)?;
        Some(format!(
            "{}+SUM({}:{})",
            cell_reference(row, column),
            cell_reference(row, self.first_added()?),
            cell_reference(row, last)
        ))
    }

    fn first_added(&self) -> Option<u16> {
        let at = self.kinds.iter().position(|kind| matches!(kind, TableColumn::AddedPoints(_)))?;
        u16::try_from(at).ok()
    }

    /// The added or subtracted points as a formula, where they are a percentage. `None` where they are a fixed number.
    fn added(
        &self,
        added: AddedPoints,
        standing: &StandingsRow,
        formulas: &SectionFormulas<'_>,
        row: u32,
    ) -> Option<String> {
        let (column, first) = (self.position(TableColumn::AddedPoints(added))?, self.first_added()?);
        let sum = cell_reference(row, formulas.sum?);
        let so_far = match column.checked_sub(1).filter(|last| *last >= first) {
            Some(last) => format!("({sum}+SUM({}:{}))", cell_reference(row, first), cell_reference(row, last)),
            None => sum,
        };
        match added {
            AddedPoints::Start | AddedPoints::Handicap => None,
            AddedPoints::Bonus => {
                let percent = standing.adjustments.iter().find_map(|adjustment| match adjustment.reason {
                    AdjustmentReason::TopBoard { percent } => Some(percent),
                    _ => None,
                })?;
                Some(format!("{so_far}*{percent}/100"))
            }
            AddedPoints::Penalty => {
                let person = self.export.engine.book().person(standing.person)?;
                let (mut points, mut percent) = (0.0, 0.0);
                for penalty in &person.penalties {
                    match penalty.amount {
                        PenaltyAmount::Points(amount) => points += amount.max(0.0),
                        PenaltyAmount::Percent(amount) => percent += amount.max(0.0),
                    }
                }
                let amount = added.amount(standing)?;
                let made = points + (standing.total - amount).max(0.0) * percent / 100.0;
                let whole = percent != 0.0 && nearly_equal(made, -amount);
                whole.then(|| format!("-({}+MAX(0,{so_far})*{percent}/100)", literal(points)))
            }
        }
    }

    /// The formula of a place: by the total, or by the last tie-break from the place before it.
    fn place(&self, formulas: &SectionFormulas<'_>, row: u32) -> String {
        let steps = self.export.engine.rules().tie_breaks.len();
        self.places(formulas).formula(steps, row)
    }

    /// The places of the players whose places the top board does not decide.
    fn places(&self, formulas: &SectionFormulas<'_>) -> PlaceFormulas<'l> {
        let reserved = |line: &&NoticeRow| self.row(line).is_some_and(|row| row.reserved_place.is_some());
        let lines = &formulas.section.rows;
        let before = lines.iter().take_while(reserved).count();
        let placed = lines.iter().filter(|line| line.place.is_some()).count();
        PlaceFormulas {
            rules: self.export.engine.rules(),
            first: formulas.first,
            rows: before..placed.max(before),
            total: self.position(TableColumn::Total).unwrap_or_default(),
            ties: formulas.ties,
        }
    }

    /// The total and the tie-breaks of these rows.
    fn ranking_figures(&self, section: &NoticeSection, rows: std::ops::Range<usize>) -> Vec<Vec<f64>> {
        let rules = self.export.engine.rules();
        let figures = |line: &NoticeRow| {
            let row = self.row(line);
            let total = row.map_or(0.0, |row| row.total);
            let of_step = |step| row.map_or(0.0, |row| row.tie_break_figure(step, rules));
            std::iter::once(total).chain((0..rules.tie_breaks.len()).map(of_step)).collect()
        };
        section.rows.get(rows).unwrap_or_default().iter().map(figures).collect()
    }

    /// The marks that follow a change of the scores. `None` where more than the order of a player's results decides what
    /// counts.
    fn live_marks(&self, formulas: &SectionFormulas<'_>) -> Option<LiveMarks<'l>> {
        let rules = self.export.engine.rules();
        let part = LiveMarks::part_by_order(rules)?;
        let (first, last) = (formulas.slots.first()?.0, formulas.slots.last()?.0);
        let rows = u32::try_from(formulas.section.rows.len()).ok()?;
        let last_row = (formulas.first + rows).checked_sub(1).filter(|_| rows > 0)?;
        let is_whole = usize::from(last - first) + 1 == formulas.slots.len();
        let (first, last) = ((formulas.first, first), (last_row, last));
        let decimals = self.notice.game_decimals;
        (!formulas.beside && is_whole).then_some(LiveMarks { rules, part, first, last, decimals })
    }

    /// The cells of results with signs that stay, whatever the scores are.
    fn signed_results(&self, formulas: &SectionFormulas<'_>) -> Vec<((u32, u16), String)> {
        let mut signed = Vec::new();
        for (row, line) in (formulas.first..).zip(&formulas.section.rows) {
            for (column, round) in &formulas.slots {
                let cell = self.cell(line, TableColumn::Round(*round));
                if let Some([part]) = cell.map(|cell| &cell.parts[..])
                    && part.value.is_some()
                {
                    signed.push(((row, *column), LiveMarks::other_marks(part).signs()));
                }
            }
        }
        signed.retain(|(_, signs)| !signs.is_empty());
        signed
    }

    /// Writes results, sums and tie-breaks to the right of the table. Returns the names of those that are values.
    fn workings(
        &self,
        sheet: &mut SheetWriter<'_>,
        formulas: &SectionFormulas<'_>,
    ) -> Result<Vec<String>, ExportError> {
        let rules = self.export.engine.rules();
        let sources = FormulaSources { export: self.export };
        let formats = &self.export.formats;
        let format = formats.working.clone().set_num_format(number_format(self.notice.game_decimals));
        let heading = formulas.first - 1;
        let mut values: Vec<String> = Vec::new();
        if formulas.beside {
            for (column, round) in &formulas.slots {
                let title = self.heading(TableColumn::Round(*round));
                sheet.working_heading(heading, *column, &title, &format)?;
            }
        }
        if let Some(column) = formulas.sum {
            sheet.working_heading(heading, column, "Results", &format)?;
        }
        let places = self.places(formulas);
        for (step, tie_break) in rules.tie_breaks.iter().enumerate() {
            let (place, figure) = (places.place_column(step), places.figure_column(step));
            sheet.working_heading(heading, place, &places.heading(step), &format)?;
            sheet.working_heading(heading, figure, &capitalize(&tie_break.name()), &format)?;
        }
        places.write(sheet, &self.ranking_figures(formulas.section, places.rows.clone()), &formats.working)?;
        for (row, (at, line)) in (formulas.first..).zip(formulas.section.rows.iter().enumerate()) {
            let Some(standing) = self.row(line) else { continue };
            let has_workings = formulas.beside || formulas.sum.is_some() || !rules.tie_breaks.is_empty();
            if has_workings && let Some(player) = self.cell(line, TableColumn::Player) {
                sheet.working_label(row, &player.plain(), &formats.note);
            }
            if formulas.beside {
                for (slot, one) in &formulas.results[at] {
                    sheet.auxiliary_cell(row, formulas.slots[*slot].0, &one.formula, one.value, &format)?;
                }
            }
            let cells = self.cells(formulas, at);
            let sum = rules.excel_sum_formula(standing, &cells, row + 1);
            if sum.is_none() {
                values.push("the totals".to_owned());
            }
            if let Some(column) = formulas.sum {
                let added: f64 = standing.adjustments.iter().map(|adjustment| adjustment.amount).sum();
                let formula = sum.unwrap_or_else(|| literal(standing.total - added));
                sheet.auxiliary_cell(row, column, &formula, standing.total - added, &format)?;
            }
            for (step, tie_break) in rules.tie_breaks.iter().enumerate() {
                let column = places.figure_column(step);
                let figure = standing.tie_break_figure(step, rules);
                let formula = rules.excel_tie_break_formula(step, &cells, row + 1);
                if let Some(formula) = formula.or_else(|| sources.tie_break(tie_break, standing)) {
                    sheet.auxiliary_cell(row, column, &formula, figure, &format)?;
                } else {
                    values.push(format!("“{}”", tie_break.name()));
                    sheet.working_number(row, column, figure, &format)?;
                }
            }
        }
        values.sort();
        values.dedup();
        Ok(values)
    }
}

/// The scores of a player with several games in a round, as one text, each with its own marks.
fn several_results(
    sheet: &mut SheetWriter<'_>,
    (row, column): (u32, u16),
    parts: &[CellPart],
    (font, format): (&Format, &Format),
) -> Result<(), ExportError> {
    let font = font.clone();
    let mut texts: Vec<(Format, String)> = Vec::new();
    for part in parts {
        if !texts.is_empty() {
            texts.push((font.clone(), " + ".to_owned()));
        }
        texts.push((marked(font.clone(), part), part.styled()));
    }
    let texts: Vec<(&Format, &str)> = texts.iter().map(|(format, text)| (format, text.as_str())).collect();
    sheet.rich_text(row, column, &texts, format)
}

/// “R1” for a round with a number, else its title.
fn short_title(round: &Round) -> String {
    let number = !round.name.is_empty() && round.name.bytes().all(|b| b.is_ascii_digit());
    if number { format!("R{}", round.name) } else { round.title() }
}

/// A formula with its result, or the value alone.
fn put(
    sheet: &mut SheetWriter<'_>,
    (row, column): (u32, u16),
    formula: Option<String>,
    value: f64,
    format: &Format,
) -> Result<(), ExportError> {
    match formula {
        Some(formula) => sheet.formula(row, column, &formula, value, format),
        None => sheet.number(row, column, value, format),
    }
}

/// The number format of a figure with its signs before it: “T ½ 31.80”.
fn signed(part: &CellPart, digits: &str) -> String {
    let signs = part.signs();
    if signs.is_empty() { digits.to_owned() } else { with_signs(&signs, digits) }
}

/// Struck through for a score that does not count, italic for one that may change.
fn marked(format: Format, part: &CellPart) -> Format {
    let format = if part.has_mark(Mark::Dropped) { format.set_font_strikethrough() } else { format };
    if part.is_provisional() { format.set_italic() } else { format }
}
