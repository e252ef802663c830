//! The columns of a scoring system as ordinary Excel formulas over the cells of one board.
//! The translation of the formula language is in `formula::excel`.

use std::cell::Cell;

use super::ScoringSystem;
use super::board_facts::FactName;
use super::system::EventInputs;
use crate::book::{Board, CellEntry, Ending, Power, SOLO_CENTRES, Year};
use crate::formula::{ExcelColumn, ExcelMeaning, FormulaCells, RowValues, fold_identifier};

/// The cells of a board's entries in a worksheet. Columns are letters, such as “C”.
#[derive(Clone, Debug, Default)]
pub struct BoardCellAddresses {
    /// The number of Austria's row, as Excel counts, from 1; the other powers follow.
    pub first_row: u32,
    pub centres: String,
    pub out: String,
    /// The cell with the last year, “ended 1909”, such as “$D$4”. `None` where the sheet has none.
    pub ended: Option<String>,
    pub draw: Option<String>,
    /// The word in a draw column that marks a member: “yes”.
    pub draw_word: String,
    pub missed_moves: Option<String>,
    pub missed_winters: Option<String>,
    /// The yearly counts, by year.
    pub charts: Vec<(Year, String)>,
    /// The system's columns, in its order.
    pub columns: Vec<String>,
    /// The number of the first free column for workings, from 0.
    pub workings: u16,
}

impl ScoringSystem {
    /// The columns as formulas, with extra columns for workings. `None` if a formula cannot be written over the cells
    /// of this board, because an input is missing, or is partly in the final counts and partly in the charts. The
    /// caller can then only write values.
    pub fn excel_columns(&self, board: &Board, addresses: &BoardCellAddresses) -> Option<Vec<ExcelColumn>> {
        self.excel_columns_with_inputs(board, &self.event_means_over(std::iter::once(board)), addresses)
    }

    /// As [`ScoringSystem::excel_columns`], with the event's present means.
    pub(super) fn excel_columns_with_inputs(
        &self,
        board: &Board,
        inputs: &EventInputs,
        addresses: &BoardCellAddresses,
    ) -> Option<Vec<ExcelColumn>> {
        let frame = self.compute_frame(board, inputs);
        let headings: Vec<&str> = self.columns.iter().map(|column| column.name.as_str()).collect();
        let mut block = ExcelBlock {
            system: self,
            board,
            addresses,
            frame: &frame,
            next_workings_column: addresses.workings,
            needs_out: Cell::new(false),
        };
        let mut columns = self.sheet.to_excel(&headings, &frame, &mut block)?;
        let last = self.columns.len().checked_sub(1);
        for column in &mut columns {
            for (power, formula) in Power::ALL.into_iter().zip(&mut column.formulas) {
                if let Some(missing) = block.missing_entry(power, column.column == last) {
                    *formula = format!("IF({missing},\"\",{formula})");
                }
            }
        }
        Some(columns)
    }
}

struct ExcelBlock<'a> {
    system: &'a ScoringSystem,
    frame: &'a [RowValues],
    board: &'a Board,
    addresses: &'a BoardCellAddresses,
    next_workings_column: u16,
    /// Whether a formula reads the column of years of elimination.
    needs_out: Cell<bool>,
}

impl ExcelBlock<'_> {
    /// The condition under which an entry is missing, so that there is no result: a count of the board, and for a score also
    /// the year in which its own power was eliminated.
    fn missing_entry(&self, power: Power, is_score: bool) -> Option<String> {
        let centres = self.centres_column()?;
        let own = self.addresses.first_row as usize + power.index();
        let count = format!("COUNT({})<7", self.range(&centres));
        let out = &self.addresses.out;
        let is_known = self.board.current_count(power) != Some(0) || self.board.seats[power].eliminated.get().is_some();
        let needs_year = is_score && self.needs_out.get() && is_known;
        Some(if needs_year { format!("OR({count},AND({centres}{own}=0,{out}{own}=\"\"))") } else { count })
    }

    /// The range of a column over the seven powers.
    fn range(&self, letters: &str) -> String {
        let first = self.addresses.first_row;
        format!("${letters}${first}:${letters}${}", first + 6)
    }

    /// The last year as the cell that says it, or as a number.
    fn last_year(&self, year: Year) -> String {
        match &self.addresses.ended {
            Some(cell) if self.board.end_year.get() == Some(year) => format!("VALUE(RIGHT({cell},4))"),
            _ => year.to_string(),
        }
    }

    /// Whether any power is marked as a member of an agreed draw, over the cells of the marks.
    fn agreed_draw(&self) -> Option<String> {
        let draw = self.addresses.draw.as_ref()?;
        Some(format!("(COUNTIF({},\"{}\")>0)", self.range(draw), self.addresses.draw_word))
    }

    /// Who shares the result, over the cells of the marks: the soloist, else the members of an agreed draw, else everybody
    /// who is alive. `None` where there are no such cells.
    fn sharers(&self) -> Option<ExcelMeaning> {
        let (draw, agreed, centres) = (self.addresses.draw.clone()?, self.agreed_draw()?, self.centres_column()?);
        let (most, word) = (self.range(&centres), &self.addresses.draw_word);
        Some(self.formula_per_row(|_, row| {
            format!(
                "IF(MAX({most})>={SOLO_CENTRES},IF({centres}{row}>={SOLO_CENTRES},1,0),\
                 IF({agreed},IF({draw}{row}=\"{word}\",1,0),IF({centres}{row}>0,1,0)))"
            )
        }))
    }

    fn formula_per_row(&self, text: impl Fn(Power, usize) -> String) -> ExcelMeaning {
        let first = self.addresses.first_row as usize;
        ExcelMeaning::FormulaPerRow(Power::ALL.into_iter().map(|power| text(power, first + power.index())).collect())
    }

    /// The column of the current counts: the final counts, or the counts of the newest chart.
    fn centres_column(&self) -> Option<String> {
        let seats = &self.board.seats;
        if seats.values().all(|seat| seat.centres.get().is_some()) {
            return Some(self.addresses.centres.clone());
        }
        if seats.values().any(|seat| !seat.centres.is_blank()) {
            return None;
        }
        let chart = self.board.last_chart()?;
        let complete = chart.centres.values().all(|count| count.get().is_some());
        complete.then(|| self.chart_column(chart.year)).flatten()
    }

    fn chart_column(&self, year: Year) -> Option<String> {
        self.addresses.charts.iter().find(|(chart_year, _)| *chart_year == year).map(|(_, letters)| letters.clone())
    }

    /// The year of elimination: the cell with the entered year, or the first chart in which the power has 0 centres.
    fn elimination_years(&self) -> ExcelMeaning {
        let entered = |power: Power| self.board.seats[power].eliminated.get().is_some();
        let (Some((_, first)), Some((_, last))) = (self.addresses.charts.first(), self.addresses.charts.last()) else {
            return ExcelMeaning::Column(self.addresses.out.clone());
        };
        // A year that cannot be derived from the charts is missing, as everywhere else.
        let is_known =
            |power: Power| self.board.current_count(power) != Some(0) || self.board.elimination_year(power).is_some();
        let from_charts = |power: Power| !entered(power) && self.board.elimination_year(power).is_some();
        if !Power::ALL.into_iter().all(is_known) || !Power::ALL.into_iter().any(from_charts) {
            return ExcelMeaning::Column(self.addresses.out.clone());
        }
        let years: Vec<String> = self.addresses.charts.iter().map(|(year, _)| year.to_string()).collect();
        let out = &self.addresses.out;
        self.formula_per_row(|_, row| {
            let counts = format!("{first}{row}:{last}{row}");
            format!(
                "IF({out}{row}<>\"\",{out}{row},IF(COUNTIF({counts},0)>0,INDEX({{{}}},MATCH(0,{counts},0)),0))",
                years.join(",")
            )
        })
    }

    /// The place by the most recent complete year in which the counts differ. The counts of ten years are combined into
    /// one number, which a cell can hold exactly.
    fn history_places(&self) -> ExcelMeaning {
        let complete: Vec<String> = self
            .board
            .charts
            .iter()
            .rev()
            .filter(|chart| chart.centres.values().all(|count| count.get().is_some()))
            .filter_map(|chart| self.chart_column(chart.year))
            .collect();
        let (first, last) = (self.addresses.first_row, self.addresses.first_row + 6);
        let key = |decade: &[String], cell: &dyn Fn(&str) -> String| {
            let parts = decade.iter().rev().enumerate().map(|(n, letters)| {
                let weight = 35f64.powi(i32::try_from(n).unwrap_or(0));
                format!("{}*{weight}", cell(letters))
            });
            format!("({})", parts.collect::<Vec<_>>().join("+"))
        };
        let range = |letters: &str| format!("${letters}${first}:${letters}${last}");
        self.formula_per_row(|_, row| {
            let own = |letters: &str| format!("{letters}{row}");
            let mut ahead = Vec::new();
            let mut equal_so_far = String::new();
            for decade in complete.chunks(10) {
                let (others, mine) = (key(decade, &range), key(decade, &own));
                ahead.push(format!("{equal_so_far}({others}>{mine})"));
                equal_so_far = format!("{equal_so_far}({others}={mine})*");
            }
            if ahead.is_empty() { "1".to_owned() } else { format!("1+SUMPRODUCT(1*({}))", ahead.join("+")) }
        })
    }
}

fn own_formula(text: impl Into<String>) -> ExcelMeaning {
    ExcelMeaning::OwnFormula { text: text.into(), column: false }
}

fn own_formula_in_column(text: impl Into<String>) -> ExcelMeaning {
    ExcelMeaning::OwnFormula { text: text.into(), column: true }
}

fn truth_value(value: bool) -> ExcelMeaning {
    ExcelMeaning::SingleValue { text: if value { "TRUE" } else { "FALSE" }.to_owned(), truth: true }
}

impl FormulaCells for ExcelBlock<'_> {
    fn first_row(&self) -> u32 {
        self.addresses.first_row
    }

    fn meaning(&self, name: &str) -> Option<ExcelMeaning> {
        let conceded = match self.board.ending {
            Ending::Conceded(winner) => Some(winner),
            _ => None,
        };
        let agreed = self.board.is_agreed_draw();
        let entered = |entry: &dyn Fn(Power) -> bool| Power::ALL.into_iter().all(entry);
        if let Some(mean) = self.system.event_means.iter().position(|mean| fold_identifier(&mean.name) == name) {
            // The games are on several sheets, so their mean is written as a fixed number.
            let lanes = self.frame.get(FactName::all().count() + mean)?;
            return Some(self.formula_per_row(|power, _| lanes[power.index()].to_string()));
        }
        Some(match FactName::all().find(|fact| fact.word() == name)? {
            FactName::Centres => ExcelMeaning::Column(self.centres_column()?),
            FactName::Out => {
                let years = self.elimination_years();
                self.needs_out.set(self.needs_out.get() || matches!(years, ExcelMeaning::Column(_)));
                years
            }
            FactName::Place => own_formula_in_column("RANK(centres)"),
            FactName::Finish => own_formula_in_column("place + IF(centres = 0, COUNTIF(out, \">\" & out), 0)"),
            FactName::Tied => own_formula("COUNTIF(centres, centres)"),
            FactName::Eliminated => own_formula("centres = 0"),
            FactName::Alive => own_formula("centres > 0"),
            FactName::Solo if conceded.is_some() => truth_value(true),
            FactName::Solo => own_formula(format!("MAX(centres) >= {SOLO_CENTRES}")),
            FactName::Soloist => match conceded {
                Some(winner) => self.formula_per_row(|power, _| u8::from(power == winner).to_string()),
                None => own_formula(format!("centres >= {SOLO_CENTRES}")),
            },
            FactName::Survivors => own_formula("COUNTIF(centres, \">0\")"),
            FactName::AgreedDraw => match self.agreed_draw() {
                Some(text) => ExcelMeaning::SingleValue { text, truth: true },
                None => truth_value(agreed),
            },
            FactName::InDraw if conceded.is_none() && self.sharers().is_some() => self.sharers()?,
            FactName::InDraw if agreed && self.board.soloist().is_none() => {
                let letters = self.addresses.draw.clone()?;
                let word = &self.addresses.draw_word;
                self.formula_per_row(|_, row| format!("IF({letters}{row}=\"{word}\",1,0)"))
            }
            FactName::InDraw => own_formula("IF(solo, soloist, alive)"),
            FactName::DrawSize => own_formula("SUM(in_draw)"),
            FactName::Ended => truth_value(self.frame[FactName::Ended.slot()][0] == 1.0),
            FactName::LastYear => {
                ExcelMeaning::SingleValue { text: self.last_year(self.board.last_year()?), truth: false }
            }
            FactName::SoloYear => ExcelMeaning::SingleValue {
                text: self.board.last_year().map_or_else(|| "0".to_owned(), |year| self.last_year(year)),
                truth: false,
            },
            FactName::Years => own_formula("IF(centres > 0, last_year, out) - 1900"),
            FactName::Top => own_formula("MAX(centres)"),
            FactName::Tops => own_formula("COUNTIF(centres, MAX(centres))"),
            FactName::Second => own_formula("LARGE(centres, 2)"),
            FactName::CentreYears => {
                let ((_, first), (_, last)) = (self.addresses.charts.first()?, self.addresses.charts.last()?);
                self.formula_per_row(|_, row| format!("SUM({first}{row}:{last}{row})"))
            }
            FactName::History => self.history_places(),
            FactName::MissedMoves if entered(&|power| !self.board.seats[power].missed_moves.is_blank()) => {
                ExcelMeaning::Column(self.addresses.missed_moves.clone()?)
            }
            FactName::MissedWinters
                if entered(&|power| matches!(self.board.seats[power].missed_winters, CellEntry::Value(_))) =>
            {
                ExcelMeaning::Column(self.addresses.missed_winters.clone()?)
            }
            FactName::MissedMoves | FactName::MissedWinters => return None,
        })
    }

    fn column(&self, position: usize) -> String {
        self.addresses.columns.get(position).cloned().unwrap_or_default()
    }

    fn add_workings_column(&mut self, _heading: &str) -> String {
        let letters = column_letters(self.next_workings_column);
        self.next_workings_column = self.next_workings_column.saturating_add(1);
        letters
    }
}

/// The letters of a worksheet's column, from 0: A, B, … Z, AA.
pub fn column_letters(column: u16) -> String {
    crate::figures::letter_name(column.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scoring::SystemLibrary;

    fn addresses(columns: usize) -> BoardCellAddresses {
        BoardCellAddresses {
            first_row: 6,
            centres: "C".into(),
            out: "D".into(),
            ended: None,
            draw: Some("E".into()),
            draw_word: "yes".into(),
            missed_moves: Some("F".into()),
            missed_winters: Some("G".into()),
            charts: (0..12).map(|n| (Year(1901 + n), column_letters(10 + n))).collect(),
            columns: (0..columns).map(|n| column_letters(30 + u16::try_from(n).unwrap())).collect(),
            workings: 50,
        }
    }

    fn third_row_formulas(system: &str, example: usize) -> Vec<(String, String)> {
        let system = SystemLibrary::shipped().find(system).unwrap();
        let columns = system.excel_columns(&system.examples[example].board, &addresses(system.columns.len())).unwrap();
        columns.into_iter().map(|column| (column.heading, column.formulas[2].clone())).collect()
    }

    #[test]
    fn a_formula_looks_as_a_spreadsheet_user_would_write_it() {
        assert_eq!(
            third_row_formulas("Sum of Squares", 0),
            [
                ("square".to_owned(), "IF(COUNT($C$6:$C$12)<7,\"\",C8^2)".to_owned()),
                (
                    "score".to_owned(),
                    "IF(COUNT($C$6:$C$12)<7,\"\",IF(MAX($C$6:$C$12)>=18,IF(C8>=18,100,0),100*AE8/SUM($AE$6:$AE$12)))"
                        .to_owned()
                ),
            ]
        );
        let shared = third_row_formulas("EuroDipCon 4", 0);
        assert_eq!(shared[0], ("place".to_owned(), "IF(COUNT($C$6:$C$12)<7,\"\",RANK(C8,$C$6:$C$12))".to_owned()));
        assert_eq!(
            shared[1].1,
            "IF(COUNT($C$6:$C$12)<7,\"\",IF(MAX($C$6:$C$12)>=18,0,(SUMPRODUCT(({1;2;3;4;5;6;7}>=AY8)*({1;2;3;4;5;6;7}<AY8+COUNTIF($AY$6:$AY$12,AY8))\
             *{38;14;7;0;0;0;0})/COUNTIF($AY$6:$AY$12,AY8))))"
        );
    }

    #[test]
    fn every_system_can_be_written_for_every_example() {
        for system in SystemLibrary::shipped().systems() {
            for example in &system.examples {
                let columns = system.excel_columns(&example.board, &addresses(system.columns.len()));
                let columns = columns.unwrap_or_else(|| panic!("{}, {}", system.name, example.name));
                assert_eq!(columns.iter().filter(|column| column.column.is_some()).count(), system.columns.len());
            }
        }
    }

    /// The beginning of the file of a system.
    const OWN_SYSTEM: &str = "name = 'Own'\nsource = 'a test'\ndescription = 'a test'\n";

    /// The formulas in the third row of a system, for the first example of “EuroDipCon 4”.
    fn own_formulas(system: &str) -> Vec<String> {
        let system = ScoringSystem::parse(system).unwrap();
        let board = &SystemLibrary::shipped().find("EuroDipCon 4").unwrap().examples[0].board;
        let columns = system.excel_columns(board, &addresses(1)).unwrap();
        columns.into_iter().map(|column| column.formulas[2].clone()).collect()
    }

    #[test]
    fn a_truth_value_is_compared_with_a_number_as_1_or_0() {
        let compared = |formula: &str| {
            let column = format!("{OWN_SYSTEM}[[column]]\nname = 'score'\nformula = '{formula}'");
            let formula = own_formulas(&column).remove(0);
            formula.strip_prefix("IF(COUNT($C$6:$C$12)<7,\"\",").unwrap().strip_suffix(')').unwrap().to_owned()
        };
        assert_eq!(compared("IF(solo = 1, 1, 0)"), "IF((IF(MAX($C$6:$C$12)>=18,1,0)=1),1,0)");
        assert_eq!(compared("IF(centres = 1, 1, 0)"), "IF(C8=1,1,0)");
    }

    #[test]
    fn each_mean_over_the_games_of_an_event_is_a_number() {
        let means = "
            [[event_mean]]
            name = 'usual centres'
            formula = 'centres'
            [[event_mean]]
            name = 'usual place'
            formula = 'place'
            [[column]]
            name = 'score'
            formula = 'usual_centres + 100 * usual_place'";
        assert_eq!(
            own_formulas(&format!("{OWN_SYSTEM}{means}"))[..2],
            ["IF(COUNT($C$6:$C$12)<7,\"\",8)", "IF(COUNT($C$6:$C$12)<7,\"\",2)"]
        );
    }

    #[test]
    fn columns_have_excels_letters() {
        assert_eq!([0, 25, 26, 701, 702].map(column_letters), ["A", "Z", "AA", "ZZ", "AAA"]);
    }
}
