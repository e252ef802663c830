//! The text that asks for a ruling: season, position, centres and orders, as a director types them. A line that cannot be read is
//! a problem with its number; the rest is read.

use super::board_map::Province;
use super::draw_vote_text::{DrawVoteLine, read_draw_vote};
use super::game_turn::{GameTurn, TurnPart};
use super::order_ban::OrderBan;
use super::order_sheet::{SetDate, Sheet, parse_set_date, parse_sheet};
use super::position::{CentreOwners, Position, Unit};
use super::ruling_line::{StripWord as _, entries_of, is_first_turn, sentences_of, unknown_power, without_list_mark};
use super::unit_text::{parse_province, parse_unit};
use crate::book::{CENTRES_ON_MAP, CellValue, PerPower, Power, Year};

/// Something in a text that was not understood or cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextProblem {
    /// The number of the line, from 1.
    pub line: usize,
    /// The part of the line that it is about.
    pub text: String,
    pub sentence: String,
}

/// The numbers of centres that a line of counts gives.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrittenChart {
    /// The year of “counts 1908: …”. Without one it is the chart before the turn of the text.
    pub year: Option<Year>,
    pub counts: PerPower<Option<usize>>,
}

/// An order as it stands on a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenLine {
    pub line: usize,
    pub power: Power,
    pub part: TurnPart,
    pub sheet: Sheet,
    pub set: SetDate,
    pub text: String,
}

/// A dislodged unit of a position, given without the orders before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DislodgedEntry {
    pub unit: Unit,
    /// The province from which the attack came.
    pub attacked_from: Option<Province>,
}

/// A line with units of the position, as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PositionLine {
    pub(super) line: usize,
    pub(super) power: Power,
    pub(super) entries: Vec<PositionEntry>,
}

/// An entry of a line with units.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PositionEntry {
    pub(super) text: String,
    /// `None` if the entry cannot be read.
    pub(super) province: Option<Province>,
}

/// Where the position stands in a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct WrittenPosition {
    /// The line of the season, if it is above all sections.
    pub(super) season: Option<usize>,
    /// The line with the word “position”.
    pub(super) heading: Option<usize>,
    /// The lines that name the start of the game. The last one counts.
    pub(super) start_lines: Vec<usize>,
    pub(super) lines: Vec<PositionLine>,
}

/// A text that asks for a ruling.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulingText {
    pub turn: Option<GameTurn>,
    pub position: Position,
    /// The owners of the centres, if they are given.
    pub centres: Option<CentreOwners>,
    /// The lines of counts, in their order.
    pub charts: Vec<WrittenChart>,
    /// The votes on draws, in their order.
    pub draw_votes: Vec<DrawVoteLine>,
    /// The powers whose orders do not count.
    pub bans: PerPower<Option<OrderBan>>,
    pub dislodged: Vec<DislodgedEntry>,
    pub stand_offs: Vec<Province>,
    /// The orders in the order in which they are written.
    pub orders: Vec<WrittenLine>,
    pub problems: Vec<TextProblem>,
    pub(super) written_position: WrittenPosition,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Section {
    #[default]
    None,
    Position,
    Centres,
    Dislodged,
    StandOffs,
    Orders(TurnPart, Sheet),
}

/// Reads a text.
pub fn read_ruling_text(text: &str) -> RulingText {
    let mut reader = TextReader::default();
    for (at, line) in text.lines().enumerate() {
        reader.line = at + 1;
        // A comment, or nothing.
        let line = line.trim().trim_start_matches('\u{feff}');
        if !line.is_empty() && !line.starts_with('#') {
            reader.read_line(line);
        }
    }
    reader.check_counts();
    reader.made
}

#[derive(Default)]
struct TextReader {
    made: RulingText,
    line: usize,
    section: Section,
    power: Option<Power>,
    set: SetDate,
    /// The power and sheet for which `set` was last changed.
    set_of: Option<(Power, TurnPart, Sheet)>,
    /// The line on which the units of each power begin.
    position_lines: PerPower<Option<usize>>,
}

impl TextReader {
    fn problem(&mut self, text: &str, sentence: impl Into<String>) {
        let problem = TextProblem { line: self.line, text: text.trim().to_owned(), sentence: sentence.into() };
        self.made.problems.push(problem);
    }

    fn read_line(&mut self, line: &str) {
        if let Some((section, rest)) = self.heading(line) {
            self.section = section;
            self.power = None;
            self.set_of = None;
            if section == Section::Position {
                self.made.written_position.heading.get_or_insert(self.line);
            }
            if !rest.is_empty() {
                self.heading_value(rest);
            }
            return;
        }
        if let Some(season) = line.strip_prefix_word("season") {
            if self.section == Section::None {
                self.made.written_position.season = Some(self.line);
            }
            match GameTurn::parse(season) {
                Some(turn) => self.made.turn = Some(turn),
                None => self
                    .problem(season, "This is no season: write “Spring 1902”, “Fall 1902 retreats” or “Winter 1902”."),
            }
            return;
        }
        if let Some(counts) = line.strip_prefix_word("counts") {
            self.read_counts(counts);
            return;
        }
        if let Some(vote) = line.strip_prefix_word("draw vote") {
            let (vote, problems) = read_draw_vote(self.line, vote);
            self.made.draw_votes.push(vote);
            for (text, sentence) in problems {
                self.problem(&text, sentence);
            }
            return;
        }
        let bans = [
            ("red card", OrderBan::RedCard),
            ("red cards", OrderBan::RedCard),
            ("nmr", OrderBan::RedCard),
            ("civil disorder", OrderBan::CivilDisorder),
        ];
        if let Some((powers, ban)) = bans.into_iter().find_map(|(word, ban)| Some((line.strip_prefix_word(word)?, ban)))
        {
            self.read_bans(powers, ban);
            return;
        }
        if self.section == Section::StandOffs {
            self.read_stand_offs(line);
            return;
        }
        if let Some(name) = unknown_power(line) {
            self.problem(line, format!("“{name}” is no power; the lines below are not given to another one."));
            self.power = None;
            return;
        }
        let entries = self.take_power(line);
        if entries.is_empty() {
            return;
        }
        let Some(power) = self.power else {
            self.problem(line, "It is not clear whose line this is: begin it with a power and a colon.");
            return;
        };
        match self.section {
            Section::None => self.problem(line, "Write “position” or “orders” above this line."),
            Section::Position => self.read_units(power, entries),
            Section::Centres => self.read_centres(power, entries),
            Section::Dislodged => self.read_dislodged(power, entries),
            Section::StandOffs => {}
            Section::Orders(part, sheet) => self.read_orders(power, part, sheet, entries),
        }
    }

    /// The section that a line begins, and what stands behind its name.
    fn heading<'a>(&self, line: &'a str) -> Option<(Section, &'a str)> {
        let folded = line.to_lowercase();
        let name: String = folded.chars().take_while(|c| c.is_alphabetic() || *c == '-').collect();
        let rest = line.get(name.len()..)?.trim_start_matches([':', ' ', '\t']).trim_end_matches(':');
        let is_alone = rest.is_empty();
        let default_part = self.made.turn.map(|turn| turn.part).unwrap_or_default();
        let section = match name.as_str() {
            "position" | "units" => Section::Position,
            "centres" | "centers" | "owners" => Section::Centres,
            "dislodged" => Section::Dislodged,
            "stand-offs" | "standoffs" | "contested" | "stand-off" => Section::StandOffs,
            "orders" | "order" | "revised" => {
                let sheet = parse_sheet(&folded)?;
                return Some((Section::Orders(default_part, sheet), ""));
            }
            "retreats" if is_alone || parse_sheet(&folded).is_some() => {
                return Some((Section::Orders(TurnPart::Retreats, parse_sheet(&folded).unwrap_or_default()), ""));
            }
            "adjustments" | "builds" | "removals" if is_alone || parse_sheet(&folded).is_some() => {
                return Some((Section::Orders(TurnPart::Adjustments, parse_sheet(&folded).unwrap_or_default()), ""));
            }
            _ => return None,
        };
        Some((section, rest))
    }

    /// What stands behind the name of a section: “position: start”.
    fn heading_value(&mut self, rest: &str) {
        let is_start = rest.to_lowercase().starts_with("start") || GameTurn::parse(rest).is_some_and(is_first_turn);
        match self.section {
            Section::Position if is_start => {
                self.made.position = Position::at_start();
                self.made.written_position.start_lines.push(self.line);
            }
            Section::Centres if is_start => self.made.centres = Some(CentreOwners::at_start()),
            Section::StandOffs => self.read_stand_offs(rest),
            _ => self.problem(rest, "Only “start” can stand here, for the start of the game."),
        }
    }

    /// Takes the power from the beginning of a line, and gives the rest of it.
    fn take_power<'a>(&mut self, line: &'a str) -> &'a str {
        if let Some((before, after)) = line.split_once(':')
            && let Some(power) = Power::parse(before)
        {
            self.power = Some(power);
            return after.trim();
        }
        // “Austria A Vie - Bud” or “Austria” alone.
        let word = line.split_whitespace().next().unwrap_or_default();
        if let Some(power) = Power::ALL.into_iter().find(|power| power.name().eq_ignore_ascii_case(word)) {
            self.power = Some(power);
            return line.get(word.len()..).unwrap_or_default().trim();
        }
        line
    }

    fn read_units(&mut self, power: Power, entries: &str) {
        self.position_lines[power].get_or_insert(self.line);
        let mut written = Vec::new();
        for entry in entries_of(entries) {
            let read = parse_unit(power, entry);
            let province = read.as_ref().ok().map(|unit| unit.province());
            written.push(PositionEntry { text: entry.to_owned(), province });
            match read {
                Ok(unit) => {
                    if let Err(other) = self.made.position.add(unit) {
                        let whose = other.power;
                        let sentence = format!("{} of {whose} stands in {} already.", other.letters(), unit.province());
                        self.problem(entry, sentence);
                    }
                }
                Err(sentence) => self.problem(entry, sentence),
            }
        }
        self.made.written_position.lines.push(PositionLine { line: self.line, power, entries: written });
    }

    fn read_centres(&mut self, power: Power, entries: &str) {
        for entry in entries_of(entries) {
            match parse_province(entry, None) {
                Ok(centre) if !centre.is_centre() => self.problem(entry, format!("{centre} is no supply centre.")),
                Ok(centre) => {
                    let owners = self.made.centres.get_or_insert_default();
                    if let Some(owner) = owners.owner(centre).filter(|owner| *owner != power) {
                        self.problem(entry, format!("{centre} is {owner}’s already."));
                    } else {
                        owners.set(centre, power);
                    }
                }
                Err(sentence) => self.problem(entry, sentence),
            }
        }
        self.made.centres.get_or_insert_default();
    }

    /// “Austria, Italy”: the powers whose orders do not count.
    fn read_bans(&mut self, line: &str, ban: OrderBan) {
        for entry in entries_of(line) {
            match Power::parse(entry) {
                Some(power) => self.made.bans[power] = Some(ban),
                None => self.problem(entry, "This is no power."),
            }
        }
    }

    /// “Austria 5, England 4”: the chart of the year before, from which units are checked. “1908: Austria 5” names its year.
    fn read_counts(&mut self, line: &str) {
        let named =
            line.split_once(':').and_then(|(year, rest)| Some((<Year as CellValue>::parse(year.trim())?, rest)));
        let (year, line) = named.map_or((None, line), |(year, rest)| (Some(year), rest));
        let chart = self.made.charts.iter().position(|chart| chart.year == year).unwrap_or_else(|| {
            self.made.charts.push(WrittenChart { year, ..WrittenChart::default() });
            self.made.charts.len() - 1
        });
        for entry in entries_of(line) {
            let read = entry.rsplit_once(char::is_whitespace);
            match read
                .and_then(|(power, count)| Some((Power::parse(power.trim_end_matches(':'))?, count.parse().ok()?)))
            {
                Some((power, count)) => {
                    if self.made.charts[chart].counts[power].replace(count).is_some() {
                        self.problem(entry, format!("{power} has a count already. The last one counts."));
                    }
                }
                None => self.problem(entry, "A count is a power and the number of its centres: “Austria 5”."),
            }
        }
        let sum: usize = self.made.charts[chart].counts.values().flatten().sum();
        if sum > usize::from(CENTRES_ON_MAP) {
            self.problem(line, format!("These are {sum} centres, and the board has {CENTRES_ON_MAP}."));
        }
    }

    fn read_dislodged(&mut self, power: Power, entries: &str) {
        for entry in entries_of(entries) {
            let (unit, from) = entry.split_once(" from ").map_or((entry, None), |(unit, from)| (unit, Some(from)));
            let attacked_from = from.map(|from| parse_province(from, None)).transpose();
            match (parse_unit(power, unit), attacked_from) {
                (Ok(unit), Ok(attacked_from)) => self.made.dislodged.push(DislodgedEntry { unit, attacked_from }),
                (Err(sentence), _) | (_, Err(sentence)) => self.problem(entry, sentence),
            }
        }
    }

    fn read_stand_offs(&mut self, line: &str) {
        for entry in entries_of(line) {
            match parse_province(entry, None) {
                Ok(province) => self.made.stand_offs.push(province),
                Err(sentence) => self.problem(entry, sentence),
            }
        }
    }

    fn read_orders(&mut self, power: Power, part: TurnPart, sheet: Sheet, entries: &str) {
        if self.set_of != Some((power, part, sheet)) {
            self.set_of = Some((power, part, sheet));
            self.set = SetDate::default();
            let of_sheet = |line: &&WrittenLine| line.power == power && line.part == part && line.sheet == sheet;
            if let Some(last) = self.made.orders.iter().rev().find(of_sheet) {
                // The same sheet goes on below another power’s.
                self.set = last.set;
            }
        }
        for entry in entries_of(entries).flat_map(sentences_of) {
            let (date, order) = entry.split_once(':').unwrap_or((entry, ""));
            if let Some((turn, was_used)) = parse_set_date(date) {
                self.set = SetDate { number: self.set.number + 1, turn, was_used };
                if order.trim().is_empty() {
                    continue;
                }
                self.push_order(power, part, sheet, order);
            } else {
                self.push_order(power, part, sheet, entry);
            }
        }
    }

    fn push_order(&mut self, power: Power, part: TurnPart, sheet: Sheet, text: &str) {
        let text = without_list_mark(text.trim(), part).to_owned();
        self.made.orders.push(WrittenLine { line: self.line, power, part, sheet, set: self.set, text });
    }

    /// More units than centres cannot be before a winter, and 18 centres end the game.
    fn check_counts(&mut self) {
        /// The most units of a power in a game that goes on.
        const MOST_UNITS: usize = 17;
        let counts = self.made.centres.as_ref().map(CentreOwners::counts);
        let is_movement = self.made.turn.is_none_or(|turn| turn.part == TurnPart::Movement);
        let year_before = self.made.turn.and_then(|turn| turn.year?.0.checked_sub(1)).map(Year);
        let is_before = |chart: &&WrittenChart| chart.year.is_none() || chart.year == year_before;
        let written = self.made.charts.iter().find(is_before).map(|chart| chart.counts).unwrap_or_default();
        for power in Power::ALL {
            let units = self.made.position.count(power);
            let owned = counts.map(|counts| counts[power]).filter(|centres| *centres > 0);
            let centres = owned.or(written[power]).filter(|_| is_movement);
            let sentence = match centres {
                Some(centres) if units > centres => {
                    let noun = if centres == 1 { "centre" } else { "centres" };
                    format!(
                        "{power} has {units} units for {centres} {noun}; in spring and fall a power has no more units than centres."
                    )
                }
                _ if units > MOST_UNITS => {
                    format!(
                        "{power} has {units} units; nobody has more than {MOST_UNITS}, because 18 centres end the game."
                    )
                }
                _ => continue,
            };
            self.line = self.position_lines[power].unwrap_or_default();
            self.problem(power.name(), sentence);
        }
    }
}
