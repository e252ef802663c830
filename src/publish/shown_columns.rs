//! Which columns of a notice a file or the terminal shows, and in which order.

use std::ops::Range;

use super::figure_text::FigureText;
use super::line_breaks::unbroken;
use crate::book::typed_words::capitalize;
use crate::languages::NoticeLanguages;
use crate::languages::sentences::pages;
use crate::notices::{
    AddedPoints, CellPart, ColumnRole, Mark, Notice, NoticeCell, NoticeColumn, NoticeRow, NoticeSection,
};
use crate::standings::nearly_equal;

/// A column of a laid-out table: one column of the notice, or several that are joined to one text.
#[derive(Clone, Debug)]
pub struct LayoutColumn {
    roles: Vec<ColumnRole>,
    joiner: &'static str,
    /// The marks that all its figures have, such as those of a medal round. They stand in the heading, and not at each figure.
    shared_marks: Vec<Mark>,
}

/// So many figures at least have their common marks in the heading.
const LEAST_WITH_SHARED_MARKS: usize = 2;

impl LayoutColumn {
    /// One column of the notice.
    pub fn single(role: ColumnRole) -> LayoutColumn {
        LayoutColumn { roles: vec![role], joiner: "", shared_marks: Vec::new() }
    }

    /// Several columns of the notice in one. Part by part, the texts that are not empty are joined.
    pub fn joined(roles: &[ColumnRole], joiner: &'static str) -> LayoutColumn {
        LayoutColumn { roles: roles.to_vec(), joiner, shared_marks: Vec::new() }
    }

    /// Every column of the section.
    pub fn all(section: &NoticeSection) -> Vec<LayoutColumn> {
        section.columns.iter().map(|column| LayoutColumn::single(column.role)).collect()
    }

    /// The role of the first column.
    pub fn role(&self) -> ColumnRole {
        self.roles.first().copied().unwrap_or(ColumnRole::Note)
    }

    /// The heading: that of the first column.
    pub fn title<'a>(&self, section: &'a NoticeSection) -> &'a str {
        section.column_title(self.role())
    }

    /// The heading where the room is narrow: “R2”.
    fn narrow_title<'a>(&self, section: &'a NoticeSection) -> &'a str {
        section.narrow_column_title(self.role())
    }

    /// A figure of this column without the marks that are in the heading.
    pub(super) fn figure(&self, part: &CellPart) -> FigureText {
        let marks = part.marks.iter().copied().filter(|mark| !self.shared_marks.contains(mark));
        FigureText::of(&CellPart { marks: marks.collect(), ..part.clone() })
    }

    /// The number of parts in the row's cell.
    pub fn part_count(&self, section: &NoticeSection, row: &NoticeRow) -> usize {
        let cells = self.roles.iter().filter_map(|role| section.cell(row, *role));
        cells.map(|cell| cell.parts.len()).max().unwrap_or(0)
    }

    /// The first part at this position that is a number, where the column is not joined.
    pub fn part<'a>(&self, section: &NoticeSection, row: &'a NoticeRow, at: usize) -> Option<&'a CellPart> {
        match self.roles[..] {
            [role] => section.cell(row, role)?.parts.get(at),
            _ => None,
        }
    }

    /// The text of the part at this position.
    pub fn text(
        &self,
        section: &NoticeSection,
        row: &NoticeRow,
        at: usize,
        text: impl Fn(&CellPart) -> String,
    ) -> String {
        let parts = self.roles.iter().filter_map(|role| section.cell(row, *role)?.parts.get(at));
        parts.map(text).filter(|text| !text.is_empty()).collect::<Vec<_>>().join(self.joiner)
    }

    /// The texts of the parts on one line.
    pub fn join(&self, section: &NoticeSection, row: &NoticeRow, texts: &[String]) -> String {
        section.cell(row, self.role()).map_or_else(|| texts.concat(), |cell| cell.join(texts))
    }
}

/// Whether a column of figures has as many lines as this column has items.
pub(super) fn is_beside_figures(section: &NoticeSection, row: &NoticeRow, column: &LayoutColumn) -> bool {
    let items = column.part_count(section, row);
    let mut columns = section.columns.iter().zip(&row.cells);
    items > 1 && columns.any(|(column, cell)| !column.role.is_text() && cell.parts.len() == items)
}

fn singles(roles: &[ColumnRole]) -> Vec<LayoutColumn> {
    roles.iter().copied().map(LayoutColumn::single).collect()
}

/// The columns of the awards for players.
pub fn award_columns() -> Vec<LayoutColumn> {
    let mut columns = singles(&[
        ColumnRole::Award,
        ColumnRole::Winner,
        ColumnRole::Figure,
        ColumnRole::FinalCentres,
        ColumnRole::Game,
    ]);
    columns.push(LayoutColumn::joined(&[ColumnRole::Note, ColumnRole::Reason], "; "));
    columns
}

/// The columns of the teams for players.
pub fn team_columns() -> Vec<LayoutColumn> {
    singles(&[ColumnRole::Place, ColumnRole::Team, ColumnRole::Member, ColumnRole::MemberScore, ColumnRole::Total])
}

/// The columns of the seats at the top board for players.
pub fn top_board_seat_columns() -> Vec<LayoutColumn> {
    singles(&[ColumnRole::ChoosingOrder, ColumnRole::Player, ColumnRole::Power, ColumnRole::Score, ColumnRole::Board])
}

/// The columns of the claims to the top board for players.
pub fn top_board_claim_columns() -> Vec<LayoutColumn> {
    let mut columns = singles(&[ColumnRole::Place, ColumnRole::Player, ColumnRole::Claim, ColumnRole::TotalBefore]);
    columns.push(LayoutColumn::joined(&[ColumnRole::Note, ColumnRole::Reason], "; "));
    columns
}

/// The columns of the players of a ladder, without those of each event.
pub fn ladder_columns(players: &NoticeSection) -> Vec<LayoutColumn> {
    let order = [
        ColumnRole::Place,
        ColumnRole::RankChange,
        ColumnRole::Player,
        ColumnRole::Region,
        ColumnRole::EventCount,
        ColumnRole::Total,
        ColumnRole::Divisor,
        ColumnRole::Score,
        ColumnRole::PointsToOvertake,
    ];
    let is_shown = |role: &ColumnRole| match role {
        ColumnRole::Region => players.has_texts(*role),
        // A sentence says the divisor of all.
        ColumnRole::Divisor => players.column(*role).is_some() && !has_one_value(players, *role),
        _ => players.column(*role).is_some(),
    };
    order.into_iter().filter(is_shown).map(LayoutColumn::single).collect()
}

/// Whether all rows have the same figure in the column with this role.
fn has_one_value(section: &NoticeSection, role: ColumnRole) -> bool {
    let mut values = section.rows.iter().map(|row| section.cell(row, role).and_then(NoticeCell::value));
    let first = values.next().flatten();
    first.is_some_and(|first| values.all(|other| other.is_some_and(|other| nearly_equal(first, other))))
}

/// The sections that have a table in common, in their order. `are_alike` compares neighbours.
pub fn runs_of_sections(
    notice: &Notice,
    are_alike: impl Fn(&NoticeSection, &NoticeSection) -> bool,
) -> Vec<Range<usize>> {
    let mut runs: Vec<Range<usize>> = Vec::new();
    for run in notice.sections.chunk_by(are_alike) {
        let from = runs.last().map_or(0, |run| run.end);
        runs.push(from..from + run.len());
    }
    runs
}

/// The columns of a section on paper, among others of its notice. The reasons of most tables are sentences below it.
pub fn printed_columns(sections: &[NoticeSection], section: &NoticeSection) -> Vec<LayoutColumn> {
    let has = |role: ColumnRole| section.column(role).is_some();
    let mut columns = if has(ColumnRole::Award) && has(ColumnRole::Winner) {
        // The notes are sentences below the table.
        award_columns().into_iter().filter(|column| column.role() != ColumnRole::Note).collect()
    } else if has(ColumnRole::MemberScore) {
        team_columns()
    } else if has(ColumnRole::ChoosingOrder) {
        top_board_seat_columns()
    } else if has(ColumnRole::Claim) {
        top_board_claim_columns()
    } else if has(ColumnRole::Divisor) {
        ladder_columns(section)
    } else {
        let is_printed = |column: &&NoticeColumn| match column.role {
            ColumnRole::Reason | ColumnRole::Exclusion => false,
            // Of the figures of an event everybody wants to know how many played.
            role @ ColumnRole::EventFigure(_) => role == ColumnRole::EVENT_PLAYERS,
            _ => true,
        };
        section.columns.iter().filter(is_printed).map(|column| LayoutColumn::single(column.role)).collect()
    };
    columns.retain(|column| match column.role() {
        // A round that is drawn and not played yet.
        role @ (ColumnRole::Round(_) | ColumnRole::MissingRound(_)) => {
            sections.iter().any(|section| section.has_texts(role))
        }
        // What all begin with is said in the legend.
        ColumnRole::AddedPoints(AddedPoints::Start) => false,
        ColumnRole::Board | ColumnRole::Note | ColumnRole::FinalCentres | ColumnRole::Game => {
            let is_used = |role: &ColumnRole| sections.iter().any(|section| section.has_texts(*role));
            column.roles.iter().any(is_used)
        }
        _ => true,
    });
    for column in columns.iter_mut().filter(|column| matches!(column.role(), ColumnRole::Round(_))) {
        column.shared_marks = shared_marks(sections, column.role());
    }
    columns
}

/// The marks with a sign that all figures of a round have.
fn shared_marks(sections: &[NoticeSection], role: ColumnRole) -> Vec<Mark> {
    let cells = sections.iter().flat_map(|section| section.rows.iter().filter_map(move |row| section.cell(row, role)));
    let figures: Vec<&CellPart> = cells.flat_map(|cell| &cell.parts).filter(|part| part.value.is_some()).collect();
    let [first, others @ ..] = &figures[..] else { return Vec::new() };
    let is_shared = |mark: &Mark| !mark.sign().is_empty() && others.iter().all(|part| part.has_mark(*mark));
    let shared = first.marks.iter().copied().filter(is_shared);
    if figures.len() < LEAST_WITH_SHARED_MARKS { Vec::new() } else { shared.collect() }
}

/// The heading of a column on paper: “R1” for “Round 1”, so that the headings of rounds stand on one line, and “Medal 1 T ×1.25”
/// where all games have these signs.
pub fn printed_title(column: &LayoutColumn, section: &NoticeSection) -> String {
    let title = column.narrow_title(section).to_owned();
    let signs = CellPart { marks: column.shared_marks.clone(), ..CellPart::default() }.signs();
    if signs.is_empty() { title } else { format!("{title} {}", unbroken(&signs)) }
}

/// The figure of a game on a card, and its column: what of its score counts for the total, or else the score, in brackets.
pub(super) fn score_of_card(section: &NoticeSection, row: &NoticeRow) -> Option<(ColumnRole, FigureText)> {
    let figure = |role: ColumnRole| Some((role, section.cell(row, role)?.parts.first()?));
    if let Some((role, counted)) = figure(ColumnRole::CountedScore) {
        return Some((role, FigureText::of(counted)));
    }
    // A game without a score yet has no number.
    let (role, score) = figure(ColumnRole::Score)?;
    Some((role, FigureText { is_dropped: score.value.is_some(), ..FigureText::of(score) }))
}

/// Why the row at this position stands above the next one, or where it does, if its table has no column for that on paper. That a
/// place is shared is said by its sign, and a player without a game needs no reason.
pub fn printed_reason(section: &NoticeSection, at: usize, languages: NoticeLanguages) -> String {
    let Some(row) = section.rows.get(at) else { return String::new() };
    let has_total = section.cell(row, ColumnRole::Total).is_some_and(|total| total.value().is_some());
    let Some(reasons) = section.cell(row, ColumnRole::Reason).filter(|_| has_reasons_at_rows(section) && has_total)
    else {
        return String::new();
    };
    let others: Vec<String> = reasons.parts.iter().skip(row.shared.into()).map(CellPart::plain).collect();
    let reason = reasons.join(&others);
    let next = section.rows.get(at + 1).filter(|_| row.place.is_some() && !reason.is_empty());
    // The reason is in both languages already.
    match next.and_then(|next| compared_row(section, row, next)) {
        Some((next, true)) => pages::tied_with_next(languages.first, &next, &reason),
        Some((next, false)) => pages::above_next(languages.first, &next, &reason),
        None => capitalize(&reason),
    }
}

/// Takes the column of remarks on claims out of these columns: they are below their rows, because a column for a few remarks would be too
/// narrow for them.
pub(super) fn take_remarks(section: &NoticeSection, columns: &mut Vec<LayoutColumn>) -> Option<LayoutColumn> {
    let is_of_claims = section.column(ColumnRole::Claim).is_some();
    columns.pop_if(|column| is_of_claims && column.role() == ColumnRole::Note)
}

/// What is below a row in small type: its remarks, or why it is where it is.
pub(super) fn text_below(
    section: &NoticeSection,
    at: usize,
    remarks: Option<&LayoutColumn>,
    languages: NoticeLanguages,
) -> String {
    let Some(column) = remarks else { return printed_reason(section, at, languages) };
    let row = &section.rows[at];
    let parts = (0..column.part_count(section, row)).map(|at| column.text(section, row, at, CellPart::plain));
    capitalize(&parts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join("; "))
}

/// The name in the next row, and whether both rows have the same total.
fn compared_row(section: &NoticeSection, row: &NoticeRow, next: &NoticeRow) -> Option<(String, bool)> {
    let name = section.cell(next, ColumnRole::Player).or_else(|| section.cell(next, ColumnRole::Team))?.plain();
    let total = |row: &NoticeRow| section.cell(row, ColumnRole::Total).and_then(NoticeCell::value);
    let has_same = total(row).zip(total(next)).is_some_and(|(own, other)| nearly_equal(own, other));
    (!name.is_empty()).then_some((name, has_same))
}

/// Whether the reasons of a table are at its rows. Those of awards and of claims to the top board are below it.
fn has_reasons_at_rows(section: &NoticeSection) -> bool {
    let has = |role: ColumnRole| section.column(role).is_some();
    has(ColumnRole::Reason) && has(ColumnRole::Total) && !has(ColumnRole::Claim)
}

/// The sentences below the tables of a page that has its legend at the head.
pub fn printed_notes(notice: &Notice) -> impl Iterator<Item = String> + '_ {
    let is_at_row = notice.sections.iter().any(has_reasons_at_rows);
    let reasons = if is_at_row { &[][..] } else { &notice.reasons };
    notice.sentences.iter().chain(reasons).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::RoundIx;

    #[test]
    fn a_reason_names_whom_it_compares_and_says_whether_the_totals_are_equal() {
        let text = |text: &str| NoticeCell::from(CellPart { text: text.into(), ..CellPart::default() });
        let row = |name: &str, total: f64, reason: &str| NoticeRow {
            place: Some(1),
            cells: vec![
                text(name),
                CellPart { text: format!("{total:.2}"), value: Some(total), ..CellPart::default() }.into(),
                if reason.is_empty() { NoticeCell::default() } else { text(reason) },
            ],
            ..NoticeRow::default()
        };
        let columns = [ColumnRole::Player, ColumnRole::Total, ColumnRole::Reason];
        let section = NoticeSection {
            columns: columns.map(|role| NoticeColumn::new(role, "")).into(),
            rows: vec![
                row("Ann", 9.004, "higher total, 9.004 over 9.001"),
                row("Ben", 9.001, "larger best game, 6.00 over 5.00"),
                row("Cy", 9.001, ""),
                row("Di", 1.0, ""),
            ],
            ..NoticeSection::default()
        };
        let reasons: Vec<String> =
            (0..section.rows.len()).map(|at| printed_reason(&section, at, NoticeLanguages::default())).collect();
        assert_eq!(
            reasons,
            ["Above Ben: higher total, 9.004 over 9.001", "Tie with Cy: larger best game, 6.00 over 5.00", "", ""]
        );
    }

    #[test]
    fn a_divisor_that_all_players_have_takes_no_column() {
        let columns = |divisors: [f64; 2]| {
            let row = |divisor: f64| {
                let part = CellPart { text: divisor.to_string(), value: Some(divisor), ..CellPart::default() };
                NoticeRow { cells: vec![NoticeCell::from(part)], ..NoticeRow::default() }
            };
            let section = NoticeSection {
                columns: vec![NoticeColumn::new(ColumnRole::Divisor, "divisor")],
                rows: divisors.map(row).to_vec(),
                ..NoticeSection::default()
            };
            ladder_columns(&section).len()
        };
        assert_eq!([columns([8.0, 8.0]), columns([8.0, 4.0])], [0, 1]);
    }

    #[test]
    fn marks_that_all_figures_of_a_round_have_stand_in_its_heading() {
        let role = ColumnRole::Round(RoundIx(0));
        let columns = |marks: &[&[Mark]]| {
            let row = |marks: &&[Mark]| {
                let part =
                    CellPart { text: "9.50".into(), value: Some(9.5), marks: marks.to_vec(), ..CellPart::default() };
                NoticeRow { cells: vec![NoticeCell::from(part)], ..NoticeRow::default() }
            };
            let section = NoticeSection {
                columns: vec![NoticeColumn { narrow_title: Some("R1".into()), ..NoticeColumn::new(role, "Round 1") }],
                rows: marks.iter().map(row).collect(),
                ..NoticeSection::default()
            };
            let notice = Notice { sections: vec![section], ..Notice::default() };
            let section = &notice.sections[0];
            let column = printed_columns(&notice.sections, section).remove(0);
            let figures = section.rows.iter().map(|row| column.figure(&row.cells[0].parts[0]).before);
            (printed_title(&column, section), figures.collect::<Vec<_>>())
        };
        let of_all = [Mark::TopBoard];
        let sign = Mark::TopBoard.sign().into_owned();
        assert_eq!(columns(&[&of_all, &of_all]), (format!("R1 {sign}"), vec![String::new(), String::new()]));
        assert_eq!(columns(&[&of_all, &[]]), ("R1".to_owned(), vec![sign.clone(), String::new()]));
        assert_eq!(columns(&[&of_all]), ("R1".to_owned(), vec![sign]));
    }
}
