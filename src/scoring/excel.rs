//! A system's columns as ordinary Excel formulas over the cells of one board.

use super::ScoringSystem;
use super::board_facts::FactName;
use super::system::EventMeans;
use crate::book::{Board, CellEntry, Ending, GameStage, Power, Year};
use crate::formula::{FormulaCells, ExcelColumn, Lanes, ExcelMeaning, fold_identifier};

/// Where a board's entries stand in a worksheet. Columns are letters, such as “C”.
#[derive(Clone, Debug, Default)]
pub struct BoardCellAddresses {
    /// The number of Austria's row, as Excel counts, from 1; the other powers follow.
    pub first_row: u32,
    pub centres: String,
    pub out: String,
    pub draw: Option<String>,
    pub missed_moves: Option<String>,
    pub missed_winters: Option<String>,
    /// The yearly counts, by year.
    pub charts: Vec<(Year, String)>,
    /// The system's columns, in its order.
    pub columns: Vec<String>,
    /// The number of the first free column for workings, from 0.
    pub workings: u16,
}

/// The word in a draw column for a member.
pub const IN_DRAW: &str = "yes";

impl ScoringSystem {
    /// The columns as formulas, with workings where they need them. `None` when a formula cannot be written over the
    /// cells of this board, so that only values can be given: an input is missing, or stands partly in the final counts
    /// and partly in the charts.
    pub fn excel(&self, board: &Board, addresses: &BoardCellAddresses) -> Option<Vec<ExcelColumn>> {
        self.excel_with(board, &self.means_of(std::iter::once(board)), addresses)
    }

    /// As [`System::excel`], with the event's means as they are now.
    pub(super) fn excel_with(
        &self,
        board: &Board,
        means: &EventMeans,
        addresses: &BoardCellAddresses,
    ) -> Option<Vec<ExcelColumn>> {
        let frame = self.frame(board, means);
        let headings: Vec<&str> = self.columns.iter().map(|column| column.name.as_str()).collect();
        let mut block = ExcelBlock { system: self, board, addresses, frame: &frame, next: addresses.workings };
        self.sheet.excel(&headings, &frame, &mut block)
    }
}

struct ExcelBlock<'a> {
    system: &'a ScoringSystem,
    frame: &'a [Lanes],
    board: &'a Board,
    addresses: &'a BoardCellAddresses,
    next: u16,
}

impl ExcelBlock<'_> {
    fn rows(&self, text: impl Fn(Power, usize) -> String) -> ExcelMeaning {
        let first = self.addresses.first_row as usize;
        ExcelMeaning::Rows(Power::ALL.into_iter().map(|power| text(power, first + power.index())).collect())
    }

    /// The column of the counts that stand now: the final ones, else the newest chart's.
    fn centres(&self) -> Option<String> {
        let seats = &self.board.seats;
        if seats.values().all(|seat| seat.centres.get().is_some()) {
            return Some(self.addresses.centres.clone());
        }
        if seats.values().any(|seat| !seat.centres.is_blank()) {
            return None;
        }
        let chart = self.board.last_chart()?;
        let complete = chart.centres.values().all(|count| count.get().is_some());
        complete.then(|| self.chart(chart.year)).flatten()
    }

    fn chart(&self, year: Year) -> Option<String> {
        self.addresses.charts.iter().find(|(held, _)| *held == year).map(|(_, letters)| letters.clone())
    }

    /// The year of elimination: the cell where it is entered, else the first chart that shows the power at 0.
    fn out(&self) -> ExcelMeaning {
        let entered = |power: Power| self.board.seats[power].eliminated.get().is_some();
        let (Some((_, first)), Some((_, last))) = (self.addresses.charts.first(), self.addresses.charts.last()) else {
            return ExcelMeaning::Cells(self.addresses.out.clone());
        };
        // A year that cannot be told from the charts is missing, here as elsewhere.
        let told =
            |power: Power| self.board.current_count(power) != Some(0) || self.board.elimination_year(power).is_some();
        let from_charts = |power: Power| !entered(power) && self.board.elimination_year(power).is_some();
        if !Power::ALL.into_iter().all(told) || !Power::ALL.into_iter().any(from_charts) {
            return ExcelMeaning::Cells(self.addresses.out.clone());
        }
        let years: Vec<String> = self.addresses.charts.iter().map(|(year, _)| year.to_string()).collect();
        let out = &self.addresses.out;
        self.rows(|_, row| {
            let counts = format!("{first}{row}:{last}{row}");
            format!(
                "IF({out}{row}<>\"\",{out}{row},IF(COUNTIF({counts},0)>0,INDEX({{{}}},MATCH(0,{counts},0)),0))",
                years.join(",")
            )
        })
    }

    /// The place by the most recent complete year in which counts differ. Years are put together into numbers, ten in
    /// one, which a cell holds exactly.
    fn history(&self) -> ExcelMeaning {
        let complete: Vec<String> = self
            .board
            .charts
            .iter()
            .rev()
            .filter(|chart| chart.centres.values().all(|count| count.get().is_some()))
            .filter_map(|chart| self.chart(chart.year))
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
        self.rows(|_, row| {
            let own = |letters: &str| format!("{letters}{row}");
            let mut ahead = Vec::new();
            let mut level = String::new();
            for decade in complete.chunks(10) {
                let (others, mine) = (key(decade, &range), key(decade, &own));
                ahead.push(format!("{level}({others}>{mine})"));
                level = format!("{level}({others}={mine})*");
            }
            if ahead.is_empty() { "1".to_owned() } else { format!("1+SUMPRODUCT(1*({}))", ahead.join("+")) }
        })
    }
}

fn formula(text: &'static str) -> ExcelMeaning {
    ExcelMeaning::Formula { text, column: false }
}

fn column(text: &'static str) -> ExcelMeaning {
    ExcelMeaning::Formula { text, column: true }
}

fn truth(value: bool) -> ExcelMeaning {
    ExcelMeaning::Same { text: if value { "TRUE" } else { "FALSE" }.to_owned(), truth: true }
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
            // The games stand on several sheets; their mean is written as the number it is now.
            let lanes = self.frame.get(FactName::all().count() + mean)?;
            return Some(self.rows(|power, _| lanes[power.index()].to_string()));
        }
        Some(match FactName::all().find(|fact| fact.word() == name)? {
            FactName::Centres => ExcelMeaning::Cells(self.centres()?),
            FactName::Out => self.out(),
            FactName::Place => column("RANK(centres)"),
            FactName::Finish => column("place + IF(centres = 0, COUNTIF(out, \">\" & out), 0)"),
            FactName::Tied => formula("COUNTIF(centres, centres)"),
            FactName::Eliminated => formula("centres = 0"),
            FactName::Alive => formula("centres > 0"),
            FactName::Solo if conceded.is_some() => truth(true),
            FactName::Solo => formula("MAX(centres) >= 18"),
            FactName::Soloist => match conceded {
                Some(winner) => self.rows(|power, _| u8::from(power == winner).to_string()),
                None => formula("centres >= 18"),
            },
            FactName::Survivors => formula("COUNTIF(centres, \">0\")"),
            FactName::AgreedDraw => truth(agreed),
            FactName::InDraw if agreed && self.board.soloist().is_none() => {
                let letters = self.addresses.draw.clone()?;
                self.rows(|_, row| format!("IF({letters}{row}=\"{IN_DRAW}\",1,0)"))
            }
            FactName::InDraw => formula("IF(solo, soloist, alive)"),
            FactName::DrawSize => formula("SUM(in_draw)"),
            FactName::Ended => truth(self.system.stage(self.board) == GameStage::Ended),
            FactName::LastYear => ExcelMeaning::Same { text: self.board.last_year()?.to_string(), truth: false },
            FactName::SoloYear => {
                ExcelMeaning::Same { text: self.board.last_year().map_or(0, |year| year.0).to_string(), truth: false }
            }
            FactName::Years => formula("IF(centres > 0, last_year, out) - 1900"),
            FactName::Top => formula("MAX(centres)"),
            FactName::Tops => formula("COUNTIF(centres, MAX(centres))"),
            FactName::Second => formula("LARGE(centres, 2)"),
            FactName::CentreYears => {
                let ((_, first), (_, last)) = (self.addresses.charts.first()?, self.addresses.charts.last()?);
                self.rows(|_, row| format!("SUM({first}{row}:{last}{row})"))
            }
            FactName::History => self.history(),
            FactName::MissedMoves if entered(&|power| !self.board.seats[power].missed_moves.is_blank()) => {
                ExcelMeaning::Cells(self.addresses.missed_moves.clone()?)
            }
            FactName::MissedWinters
                if entered(&|power| matches!(self.board.seats[power].missed_winters, CellEntry::Value(_))) =>
            {
                ExcelMeaning::Cells(self.addresses.missed_winters.clone()?)
            }
            FactName::MissedMoves | FactName::MissedWinters => return None,
        })
    }

    fn column(&self, position: usize) -> String {
        self.addresses.columns.get(position).cloned().unwrap_or_default()
    }

    fn workings(&mut self, _heading: &str) -> String {
        let letters = letters(self.next);
        self.next = self.next.saturating_add(1);
        letters
    }
}

/// The letters of a worksheet's column, from 0: A, B, … Z, AA.
pub fn letters(column: u16) -> String {
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
            draw: Some("E".into()),
            missed_moves: Some("F".into()),
            missed_winters: Some("G".into()),
            charts: (0..12).map(|n| (Year(1901 + n), letters(10 + n))).collect(),
            columns: (0..columns).map(|n| letters(30 + u16::try_from(n).unwrap())).collect(),
            workings: 50,
        }
    }

    fn written(system: &str, example: usize) -> Vec<(String, String)> {
        let system = SystemLibrary::shipped().find(system).unwrap();
        let columns = system.excel(&system.examples[example].board, &addresses(system.columns.len())).unwrap();
        columns.into_iter().map(|column| (column.heading, column.formulas[2].clone())).collect()
    }

    #[test]
    fn a_formula_reads_as_a_spreadsheet_user_would_write_it() {
        assert_eq!(
            written("Sum of Squares", 0),
            [
                ("square".to_owned(), "C8 ^ 2".to_owned()),
                (
                    "score".to_owned(),
                    "IF(MAX($C$6:$C$12) >= 18,IF(C8 >= 18,100,0),100 * AE8 / SUM($AE$6:$AE$12))".to_owned()
                ),
            ]
        );
        let shared = written("EuroDipCon 4", 0);
        assert_eq!(shared[0], ("place".to_owned(), "RANK(C8,$C$6:$C$12)".to_owned()));
        assert_eq!(
            shared[1].1,
            "IF(MAX($C$6:$C$12) >= 18,0,(SUMPRODUCT(({1;2;3;4;5;6;7}>=AY8)*({1;2;3;4;5;6;7}<AY8+COUNTIF($AY$6:$AY$12,AY8))\
             *{38;14;7;0;0;0;0})/COUNTIF($AY$6:$AY$12,AY8)))"
        );
    }

    #[test]
    fn every_system_can_be_written_for_every_example() {
        for system in SystemLibrary::shipped().systems() {
            for example in &system.examples {
                let columns = system.excel(&example.board, &addresses(system.columns.len()));
                let columns = columns.unwrap_or_else(|| panic!("{}, {}", system.name, example.name));
                assert_eq!(columns.iter().filter(|column| column.column.is_some()).count(), system.columns.len());
            }
        }
    }

    #[test]
    fn columns_have_excels_letters() {
        assert_eq!([0, 25, 26, 701, 702].map(letters), ["A", "Z", "AA", "ZZ", "AAA"]);
    }
}
