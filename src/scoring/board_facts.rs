//! The facts of a board that formulas can use: their names, help texts and values.
//! The formulas themselves are in `system`.

use crate::book::{Board, Chart, Ending, GameStage, Power, SeatColumn, Year};
use crate::formula::{LANES, RowValues};
use crate::languages::window_sentences::{board_problems as texts, formula_words};
use crate::languages::{Language, WindowText, name_in_formulas};

/// The name of a fact in formulas. A fact has one value for each power, or one for the whole board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FactName {
    Centres,
    Place,
    Finish,
    Tied,
    Eliminated,
    Alive,
    Solo,
    Soloist,
    Survivors,
    AgreedDraw,
    InDraw,
    DrawSize,
    Ended,
    LastYear,
    SoloYear,
    Out,
    Years,
    Top,
    Tops,
    Second,
    CentreYears,
    History,
    MissedMoves,
    MissedWinters,
}

/// The fact, its name in formulas and its help text.
const TABLE: [(FactName, &str, WindowText); 24] = [
    (FactName::Centres, "centres", formula_words::fact_centres),
    (FactName::Place, "place", formula_words::fact_place),
    (FactName::Finish, "finish", formula_words::fact_finish),
    (FactName::Tied, "tied", formula_words::fact_tied),
    (FactName::Eliminated, "eliminated", formula_words::fact_eliminated),
    (FactName::Alive, "alive", formula_words::fact_alive),
    (FactName::Solo, "solo", formula_words::fact_solo),
    (FactName::Soloist, "soloist", formula_words::fact_soloist),
    (FactName::Survivors, "survivors", formula_words::fact_survivors),
    (FactName::AgreedDraw, "agreed_draw", formula_words::fact_agreed_draw),
    (FactName::InDraw, "in_draw", formula_words::fact_in_draw),
    (FactName::DrawSize, "draw_size", formula_words::fact_draw_size),
    (FactName::Ended, "ended", formula_words::fact_ended),
    (FactName::LastYear, "last_year", formula_words::fact_last_year),
    (FactName::SoloYear, "solo_year", formula_words::fact_solo_year),
    (FactName::Out, "out", formula_words::fact_out),
    (FactName::Years, "years", formula_words::fact_years),
    (FactName::Top, "top", formula_words::fact_top),
    (FactName::Tops, "tops", formula_words::fact_tops),
    (FactName::Second, "second", formula_words::fact_second),
    (FactName::CentreYears, "centre_years", formula_words::fact_centre_years),
    (FactName::History, "history", formula_words::fact_history),
    (FactName::MissedMoves, "missed_moves", formula_words::fact_missed_moves),
    (FactName::MissedWinters, "missed_winters", formula_words::fact_missed_winters),
];

impl FactName {
    /// All names, in the order of their slots.
    pub fn all() -> impl Iterator<Item = FactName> {
        TABLE.iter().map(|row| row.0)
    }

    /// The name in formulas.
    pub fn word(self) -> &'static str {
        TABLE[self as usize].1
    }

    /// What the fact is called in a language: “Zentren”.
    pub(super) fn name_in(self, language: Language) -> String {
        name_in_formulas(language, self.word()).map_or_else(|| self.word().replace('_', " "), str::to_owned)
    }

    /// The help text, in the language of the window.
    pub fn help(self) -> &'static str {
        (TABLE[self as usize].2)()
    }

    /// The slot in a frame.
    pub(super) fn slot(self) -> usize {
        self as usize
    }

    /// The entries that this fact needs, in the words of the list of a system's inputs. The final counts are always
    /// needed.
    pub(super) fn required_entries(self) -> &'static [&'static str] {
        match self {
            FactName::Out | FactName::Finish => &["years of elimination"],
            FactName::LastYear | FactName::SoloYear => &["the last year played"],
            FactName::Years => &["years of elimination", "the last year played"],
            FactName::CentreYears => &["every year's counts"],
            FactName::History => &["earlier years' counts, to break ties"],
            FactName::AgreedDraw | FactName::InDraw | FactName::DrawSize => {
                &["the members of the draw, if a vote ended the game"]
            }
            FactName::MissedMoves | FactName::MissedWinters => &["missed orders"],
            _ => &["final counts"],
        }
    }

    /// The column of a seat that only this fact is read from. `None` for a fact of the counts and years that every board has.
    pub const fn entered_column(self) -> Option<SeatColumn> {
        match self {
            FactName::InDraw => Some(SeatColumn::InDraw),
            FactName::MissedMoves => Some(SeatColumn::MissedMoves),
            FactName::MissedWinters => Some(SeatColumn::MissedWinters),
            FactName::Centres
            | FactName::Place
            | FactName::Finish
            | FactName::Tied
            | FactName::Eliminated
            | FactName::Alive
            | FactName::Solo
            | FactName::Soloist
            | FactName::Survivors
            | FactName::AgreedDraw
            | FactName::DrawSize
            | FactName::Ended
            | FactName::LastYear
            | FactName::SoloYear
            | FactName::Out
            | FactName::Years
            | FactName::Top
            | FactName::Tops
            | FactName::Second
            | FactName::CentreYears
            | FactName::History => None,
        }
    }

    /// The entry that is missing when this fact is unknown; `None` for a fact that is derived from other entries.
    pub fn missing_entry(self) -> Option<&'static str> {
        Some(match self {
            FactName::Centres => texts::entry_centres(),
            FactName::Out | FactName::Finish => texts::entry_elimination(),
            FactName::LastYear => texts::entry_last_year(),
            FactName::SoloYear => texts::entry_solo_year(),
            FactName::Years => texts::entry_years_played(),
            FactName::CentreYears => texts::entry_centres_of_every_year(),
            FactName::History => texts::entry_centres_of_earlier_years(),
            FactName::MissedMoves => texts::entry_missed_orders(),
            FactName::MissedWinters => texts::entry_missed_winters(),
            _ => return None,
        })
    }
}

/// The set of facts that a system reads, one bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct FactSet(u32);

impl FactSet {
    pub(super) fn from_names(names: impl Iterator<Item = FactName>) -> FactSet {
        FactSet(names.fold(0, |bits, name| bits | 1 << name.slot()))
    }

    fn contains_any(self, names: &[FactName]) -> bool {
        names.iter().any(|name| self.0 & 1 << name.slot() != 0)
    }
}

fn truth(condition: bool) -> f64 {
    f64::from(u8::from(condition))
}

fn year(year: Option<Year>) -> f64 {
    year.map_or(f64::NAN, |year| f64::from(year.0))
}

/// Seven values as lanes; the spare lane repeats the last value.
fn lanes(mut value: impl FnMut(Power) -> f64) -> RowValues {
    let mut lanes = [0.0; LANES];
    for power in Power::ALL {
        lanes[power.index()] = value(power);
    }
    lanes[LANES - 1] = lanes[LANES - 2];
    lanes
}

/// For each power, the number of the seven powers for which `holds(other, own)` is true. Missing if one of the seven
/// values is missing.
fn count_powers(values: &RowValues, holds: impl Fn(f64, f64) -> bool) -> RowValues {
    let mut counts = [0.0; LANES];
    for other in &values[..7] {
        for (count, own) in counts.iter_mut().zip(values) {
            *count += truth(holds(*other, *own));
        }
    }
    if values.iter().any(|value| value.is_nan()) { [f64::NAN; LANES] } else { counts }
}

/// Writes the values of the required facts into their slots of the frame. The caller gives the stage of the game,
/// because the scoring system defines it.
pub(super) fn fill_facts(frame: &mut [RowValues], board: &Board, stage: GameStage, facts: FactSet) {
    let centres = lanes(|power| board.current_count(power).map_or(f64::NAN, f64::from));
    frame[FactName::Centres.slot()] = centres;
    let alive = centres.map(|count| if count.is_nan() { count } else { truth(count > 0.0) });
    frame[FactName::Alive.slot()] = alive;
    frame[FactName::Eliminated.slot()] = alive.map(|alive| 1.0 - alive);
    let survivors: f64 = alive[..7].iter().sum();
    frame[FactName::Survivors.slot()] = [survivors; LANES];

    let soloist = board.soloist();
    frame[FactName::Solo.slot()] = [truth(soloist.is_some()); LANES];
    frame[FactName::Soloist.slot()] = lanes(|power| truth(soloist == Some(power)));

    if facts.contains_any(&[FactName::Place, FactName::Finish]) {
        frame[FactName::Place.slot()] = count_powers(&centres, |other, own| other > own).map(|ahead| ahead + 1.0);
    }
    if facts.contains_any(&[FactName::Tied]) {
        frame[FactName::Tied.slot()] = count_powers(&centres, |other, own| other == own);
    }
    if facts.contains_any(&[FactName::Top, FactName::Tops, FactName::Second]) {
        fill_top(frame, &centres);
    }
    if facts.contains_any(&[FactName::InDraw, FactName::DrawSize, FactName::AgreedDraw]) {
        fill_draw(frame, board, &alive, soloist);
    }
    let last_year = year(board.last_year());
    frame[FactName::LastYear.slot()] = [last_year; LANES];
    frame[FactName::SoloYear.slot()] = [if soloist.is_some() { last_year } else { f64::NAN }; LANES];
    if facts.contains_any(&[FactName::Out, FactName::Years, FactName::Finish]) {
        let out =
            lanes(|power| if centres[power.index()] > 0.0 { f64::NAN } else { year(board.elimination_year(power)) });
        frame[FactName::Out.slot()] = out;
        frame[FactName::Years.slot()] =
            lanes(|power| if alive[power.index()] > 0.0 { last_year } else { out[power.index()] } - 1900.0);
        let place = frame[FactName::Place.slot()];
        frame[FactName::Finish.slot()] = std::array::from_fn(|i| {
            let ahead: f64 = (0..7)
                .map(|j| if place[j] == place[i] && alive[i] == 0.0 { is_later(out[j], out[i]) } else { 0.0 })
                .sum();
            place[i] + ahead
        });
    }
    if facts.contains_any(&[FactName::Ended]) {
        frame[FactName::Ended.slot()] = [truth(stage == GameStage::Ended); LANES];
    }
    if facts.contains_any(&[FactName::CentreYears]) {
        frame[FactName::CentreYears.slot()] = lanes(|power| centre_years(board, power));
    }
    if facts.contains_any(&[FactName::History]) {
        frame[FactName::History.slot()] = history_places(board);
    }
    if facts.contains_any(&[FactName::MissedMoves, FactName::MissedWinters]) {
        let missed =
            |entry: &crate::book::CellEntry<crate::book::MissedOrders>| entry.get().map_or(f64::NAN, f64::from);
        frame[FactName::MissedMoves.slot()] = lanes(|power| missed(&board.seats[power].missed_moves));
        frame[FactName::MissedWinters.slot()] = lanes(|power| missed(&board.seats[power].missed_winters));
    }
}

/// 1 if the first year is later, 0 if not, missing if one of the years is missing.
fn is_later(first: f64, second: f64) -> f64 {
    if first.is_nan() || second.is_nan() { f64::NAN } else { truth(first > second) }
}

fn fill_top(frame: &mut [RowValues], centres: &RowValues) {
    let seven = &centres[..7];
    let (mut top, mut tops, mut second) = (f64::NEG_INFINITY, 0.0, f64::NEG_INFINITY);
    for &count in seven {
        if count > top {
            (second, top, tops) = (top, count, 1.0);
        } else if count == top {
            tops += 1.0;
            second = top;
        } else if count > second {
            second = count;
        }
    }
    let known = |value: f64| if seven.iter().any(|count| count.is_nan()) { f64::NAN } else { value };
    frame[FactName::Top.slot()] = [known(top); LANES];
    frame[FactName::Tops.slot()] = [known(tops); LANES];
    frame[FactName::Second.slot()] = [known(second); LANES];
}

fn fill_draw(frame: &mut [RowValues], board: &Board, alive: &RowValues, soloist: Option<Power>) {
    let agreed = board.is_agreed_draw();
    let member = lanes(|power| match (soloist, agreed) {
        (Some(soloist), _) => truth(soloist == power),
        (None, true) => truth(board.seats[power].in_draw == Some(true)),
        (None, false) => alive[power.index()],
    });
    frame[FactName::AgreedDraw.slot()] = [truth(agreed); LANES];
    frame[FactName::InDraw.slot()] = member;
    frame[FactName::DrawSize.slot()] = [member[..7].iter().sum(); LANES];
}

/// The sum of centres over every autumn from 1901 to the last year; missing if a year's count is missing.
fn centre_years(board: &Board, power: Power) -> f64 {
    let Some(last) = board.last_year() else { return f64::NAN };
    let mut sum = 0.0;
    let mut expected = Year::FIRST.0;
    let conceded = matches!(board.ending, Ending::Conceded(_));
    for chart in board.charts.iter().take_while(|chart| chart.year <= last) {
        if chart.year.0 != expected {
            return f64::NAN;
        }
        sum += chart.centres[power].get().map_or(f64::NAN, f64::from);
        expected += 1;
    }
    // A game may be conceded in the year after its last chart.
    let complete = expected > last.0 || (conceded && expected == last.0);
    if complete && !board.charts.is_empty() { sum } else { f64::NAN }
}

/// Places by the most recent complete year in which two powers' counts differ; equal if they never differ.
fn history_places(board: &Board) -> RowValues {
    // Earlier years than these are not needed to break a tie.
    const MOST_YEARS: usize = 64;
    let mut complete = [[0.0; 7]; MOST_YEARS];
    let mut years = 0;
    let last = board.last_year();
    let played = |chart: &&Chart| last.is_none_or(|last| chart.year <= last);
    for chart in board.charts.iter().rev().filter(played) {
        if years < MOST_YEARS && chart.centres.values().all(|count| count.get().is_some()) {
            complete[years] = chart.centres.0.each_ref().map(|count| count.get().map_or(f64::NAN, f64::from));
            years += 1;
        }
    }
    let complete = &complete[..years];
    lanes(|own| {
        let own = own.index();
        let ahead = (0..7).filter(|&other| {
            complete.iter().find(|year| year[other] != year[own]).is_some_and(|year| year[other] > year[own])
        });
        1.0 + ahead.map(|_| 1.0).sum::<f64>()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{CellEntry, Chart, PerPower};

    fn board(centres: [u16; 7], out: [u16; 7], ended: u16) -> Board {
        let mut board = Board::new("A");
        for power in Power::ALL {
            board.seats[power].centres = CellEntry::Value(centres[power.index()]);
            let year = out[power.index()];
            board.seats[power].eliminated = (year > 0).then_some(Year(year)).into();
        }
        board.end_year = CellEntry::Value(Year(ended));
        board
    }

    fn frame(board: &Board) -> Vec<RowValues> {
        let mut frame = vec![[f64::NAN; LANES]; TABLE.len()];
        fill_facts(&mut frame, board, board.stage(), FactSet::from_names(FactName::all()));
        frame
    }

    fn seven(frame: &[RowValues], name: FactName) -> [f64; 7] {
        std::array::from_fn(|i| frame[name.slot()][i])
    }

    #[test]
    fn the_table_is_in_the_order_of_the_variants() {
        for (n, name) in FactName::all().enumerate() {
            assert_eq!(name.slot(), n);
        }
    }

    #[test]
    fn place_compares_centres_and_finish_compares_years_too() {
        let facts = frame(&board([11, 8, 8, 7, 0, 0, 0], [0, 0, 0, 0, 1905, 1904, 1905], 1908));
        assert_eq!(seven(&facts, FactName::Place), [1.0, 2.0, 2.0, 4.0, 5.0, 5.0, 5.0]);
        assert_eq!(seven(&facts, FactName::Finish), [1.0, 2.0, 2.0, 4.0, 5.0, 7.0, 5.0]);
        assert_eq!(seven(&facts, FactName::Tied), [1.0, 2.0, 2.0, 1.0, 3.0, 3.0, 3.0]);
        assert_eq!(seven(&facts, FactName::Years), [8.0, 8.0, 8.0, 8.0, 5.0, 4.0, 5.0]);
        assert_eq!(facts[FactName::Survivors.slot()][0], 4.0);
        assert_eq!(facts[FactName::DrawSize.slot()][0], 4.0);
        assert_eq!((facts[FactName::Top.slot()][0], facts[FactName::Second.slot()][0]), (11.0, 8.0));
        assert!(facts[FactName::Out.slot()][0].is_nan());
    }

    #[test]
    fn a_concession_is_a_solo_and_a_vote_names_its_members() {
        let mut conceded = board([15, 9, 6, 4, 0, 0, 0], [0, 0, 0, 0, 1903, 1904, 1906], 1907);
        conceded.ending = Ending::Conceded(Power::Austria);
        let facts = frame(&conceded);
        assert_eq!(seven(&facts, FactName::Soloist), [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
        assert_eq!(facts[FactName::SoloYear.slot()][0], 1907.0);
        let mut voted = board([10, 9, 7, 5, 3, 0, 0], [0, 0, 0, 0, 0, 1904, 1905], 1907);
        voted.seats[Power::Austria].in_draw = Some(true);
        voted.seats[Power::England].in_draw = Some(true);
        let facts = frame(&voted);
        assert_eq!(seven(&facts, FactName::InDraw), [1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
        assert_eq!(facts[FactName::DrawSize.slot()][0], 2.0);
    }

    #[test]
    fn a_missing_count_makes_the_facts_of_the_board_missing() {
        let mut short = board([11, 8, 8, 7, 0, 0, 0], [0; 7], 1908);
        short.seats[Power::Turkey].centres = CellEntry::parse("?");
        let facts = frame(&short);
        assert!(facts[FactName::Place.slot()][0].is_nan() && facts[FactName::Top.slot()][0].is_nan());
        assert!(facts[FactName::Survivors.slot()][0].is_nan());
        assert_eq!(facts[FactName::Centres.slot()][0], 11.0);
    }

    #[test]
    fn history_looks_back_to_the_last_difference() {
        let mut board = board([12, 12, 10, 0, 0, 0, 0], [0, 0, 0, 1903, 1902, 1902, 1902], 1903);
        for (year, counts) in
            [(1901, [5, 6, 5, 6, 4, 4, 4]), (1902, [9, 9, 9, 7, 0, 0, 0]), (1903, [12, 12, 10, 0, 0, 0, 0])]
        {
            board.charts.push(Chart { year: Year(year), centres: PerPower(counts.map(CellEntry::Value)) });
        }
        let facts = frame(&board);
        assert_eq!(seven(&facts, FactName::History), [2.0, 1.0, 3.0, 4.0, 5.0, 5.0, 5.0]);
        assert_eq!(seven(&facts, FactName::CentreYears)[..2], [26.0, 27.0]);
        board.charts.remove(1);
        assert!(frame(&board)[FactName::CentreYears.slot()][0].is_nan());
    }
}
