//! Reads the text that asks for a ruling, as a director types it. A line that cannot be read is a problem with its
//! number; the rest is read.

use std::collections::HashMap;

use super::deduced_units::deduce_units;
use super::draw_vote_text::read_draw_vote;
use super::game_turn::{GameTurn, TurnPart};
use super::heading_words::{HeadingWord, behind_heading_word, heading_word};
use super::order_ban::OrderBan;
use super::order_entries::{EntryOrder, read_orders};
use super::order_sheet::{SetDate, Sheet, parse_sheet};
use super::position::{CentreOwners, Position};
use super::ruling_line::{
    StripWord as _, are_several_powers, begins_with_type, begins_with_unit, entries_of, is_first_spring, is_name_above,
    lines_of, parts_by_power, power_before_unit, power_of_line, sets_of, title_of_dispute, unknown_power,
};
use super::ruling_text::{
    DislodgedEntry, PositionEntry, PositionLine, RulingText, TextProblem, WrittenChart, WrittenLine,
};
use super::sentence_parts::power_name;
use super::unit_count_check::unit_count_problems;
use super::unit_text::{is_plain_unit, parse_province, parse_unit};
use crate::book::{CENTRES_ON_MAP, CellValue, PerPower, Power, Year};
use crate::languages::Message;
use crate::languages::messages::rulings as texts;

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

impl Section {
    /// Whether it is the section of the original order sheets of a movement phase or a winter.
    const fn is_original_orders(self) -> bool {
        matches!(self, Section::Orders(TurnPart::Movement | TurnPart::Adjustments, Sheet::Original))
    }
}

/// Reads a text.
pub fn read_ruling_text(text: &str) -> RulingText {
    // Without its byte order mark, a comment, or nothing.
    let lines = || lines_of(text).map(|line| line.trim().trim_start_matches('\u{feff}'));
    let mut reader = TextReader::default();
    reader.has_order_heading =
        lines().any(|line| reader.heading(line).is_some_and(|(section, _)| section.is_original_orders()));
    let mut filled = (1..).zip(lines()).filter(|(_, line)| !line.is_empty() && !line.starts_with('#')).peekable();
    while let Some((number, line)) = filled.next() {
        reader.line = number;
        reader.next_line = filled.peek().map_or("", |(_, next)| next);
        reader.read_line(line);
    }
    deduce_units(&mut reader.made, &reader.position_lines);
    let too_many = unit_count_problems(&reader.made, &reader.position_lines);
    reader.made.problems.extend(too_many);
    reader.made
}

/// Whether a text needs nothing above it, because it says its season or its position.
pub fn has_own_beginning(text: &str) -> bool {
    let written = read_ruling_text(text).written_position;
    written.season.is_some() || written.heading.is_some() || !written.lines.is_empty()
}

/// What stands in brackets behind a power, “Austria (A Bud, F Tri)”, or the whole text.
fn without_brackets(entries: &str) -> &str {
    entries.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).map_or(entries, str::trim)
}

#[derive(Default)]
struct TextReader<'t> {
    made: RulingText,
    line: usize,
    /// The next line that is neither blank nor a comment.
    next_line: &'t str,
    section: Section,
    /// Whether the text has a heading above its orders. Without one, lines of powers are orders.
    has_order_heading: bool,
    power: Option<Power>,
    /// Whether the name of the power stands alone above its lines, so that “A:” begins an order for an army.
    is_power_above: bool,
    /// The line of the last heading.
    heading_line: usize,
    /// The line of the heading under which the orders of a power on a sheet begin.
    sheet_headings: HashMap<(Power, TurnPart, Sheet), usize>,
    /// The last set of orders of each power on each sheet.
    sets: HashMap<(Power, TurnPart, Sheet), SetDate>,
    /// The line on which the units of each power begin.
    position_lines: PerPower<Option<usize>>,
}

impl TextReader<'_> {
    fn problem(&mut self, text: &str, sentence: Message) {
        let problem = TextProblem { line: self.line, text: text.trim().to_owned(), sentence };
        self.made.problems.push(problem);
    }

    fn read_line(&mut self, line: &str) {
        if let Some((section, rest)) = self.heading(line) {
            self.section = section;
            self.heading_line = self.line;
            self.power = None;
            if section == Section::Position {
                self.made.written_position.heading.get_or_insert(self.line);
            }
            if !rest.is_empty() {
                self.heading_value(rest);
            }
            return;
        }
        if self.read_season(line) || self.read_title(line) {
            return;
        }
        if let Some(counts) = behind_heading_word(line, HeadingWord::Counts) {
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
        if line.strip_prefix_word("yellow card").or_else(|| line.strip_prefix_word("yellow cards")).is_some() {
            self.problem(line, texts::yellow_card_is_warning());
            return;
        }
        if self.section == Section::StandOffs {
            self.read_stand_offs(line);
            return;
        }
        for part in parts_by_power(line) {
            self.read_part(part);
        }
    }

    /// Reads a line with the season, and says whether it is one. Above all sections the season may stand alone.
    fn read_season(&mut self, line: &str) -> bool {
        let is_above = self.section == Section::None;
        let named = behind_heading_word(line, HeadingWord::Season);
        let turn = GameTurn::parse(named.unwrap_or(line)).filter(|_| named.is_some() || is_above);
        if named.is_none() && turn.is_none() {
            return false;
        }
        if is_above {
            self.made.written_position.season = Some(self.line);
        }
        if turn.is_none() {
            let season = named.unwrap_or(line);
            self.problem(season, texts::is_no_season());
        }
        if let Some(year) = turn.filter(|turn| !turn.names_season()).and_then(|turn| turn.year) {
            self.problem(line, texts::year_without_season(year.to_string()));
        }
        self.made.turn = turn.or(self.made.turn);
        true
    }

    /// Reads a title above all sections, “Board C, Fall 1902”, and says whether the line is one.
    fn read_title(&mut self, line: &str) -> bool {
        let title = Some(line).filter(|_| self.section == Section::None && self.power.is_none());
        let Some((board, turn)) = title.and_then(title_of_dispute) else { return false };
        self.made.board = Some(board.to_owned());
        if turn.is_some() {
            self.made.written_position.season = Some(self.line);
            self.made.turn = turn;
        }
        true
    }

    /// Reads a part of a line that is of one power.
    fn read_part(&mut self, line: &str) {
        if line.split_once(':').is_some_and(|(names, _)| are_several_powers(names)) {
            self.problem(line, texts::joint_orders());
            self.power = None;
            return;
        }
        if let Some(name) = unknown_power(line) {
            self.problem(line, texts::unknown_power(name));
            self.power = None;
            return;
        }
        let entries = without_brackets(self.take_power(line));
        if self.section == Section::None
            && self.power.is_some()
            && !self.has_order_heading
            && !self.is_position(entries)
        {
            self.section = Section::Orders(self.default_part(), Sheet::Original);
            self.made.written_position.orders_without_heading = Some(self.line);
        }
        if let (Some(power), Section::Position) = (self.power, self.section) {
            self.position_lines[power].get_or_insert(self.line);
            if entries.is_empty() {
                let line = PositionLine { line: self.line, power, entries: Vec::new() };
                self.made.written_position.lines.push(line);
            }
        }
        if entries.is_empty() {
            return;
        }
        let Some(power) = self.power else {
            self.problem(line, texts::line_without_power());
            return;
        };
        match self.section {
            // Units may stand above the orders without a heading of their own.
            Section::None | Section::Position => self.read_units(power, entries),
            Section::Centres => self.read_centres(power, entries),
            Section::Dislodged => self.read_dislodged(power, entries),
            Section::StandOffs => {}
            Section::Orders(part, sheet) => self.read_orders(power, part, sheet, entries),
        }
    }

    /// Whether what a line has of a power above all sections is its position, “Austria (army Budapest, fleet Trieste)”: only units
    /// with their types, or nothing above a line of such units.
    fn is_position(&self, entries: &str) -> bool {
        let Some(power) = self.power.filter(|_| self.default_part() == TurnPart::Movement) else { return false };
        let entries = if entries.is_empty() { self.next_line } else { entries };
        let mut units = entries_of(entries).peekable();
        units.peek().is_some() && units.all(|entry| is_plain_unit(power, entry))
    }

    fn default_part(&self) -> TurnPart {
        self.made.turn.map(|turn| turn.part).unwrap_or_default()
    }

    /// The section that a line begins, and what stands behind its name.
    fn heading<'a>(&self, line: &'a str) -> Option<(Section, &'a str)> {
        let folded = line.to_lowercase();
        let name: String = folded.chars().take_while(|c| c.is_alphabetic() || *c == '-').collect();
        let rest = line.get(name.len()..)?.trim_start_matches([':', ' ', '\t']).trim_end_matches(':');
        let word = heading_word(&name);
        let section = match word {
            Some(HeadingWord::Position) => Section::Position,
            Some(HeadingWord::Centres) => Section::Centres,
            Some(HeadingWord::Dislodged) => Section::Dislodged,
            Some(HeadingWord::StandOffs) => Section::StandOffs,
            _ => {
                let (sheet, rest) = parse_sheet(line)?;
                let part = match word {
                    Some(HeadingWord::Retreats) => TurnPart::Retreats,
                    Some(HeadingWord::Adjustments) => TurnPart::Adjustments,
                    _ => self.default_part(),
                };
                return Some((Section::Orders(part, sheet), rest));
            }
        };
        Some((section, rest))
    }

    /// What stands behind the name of a section: “position: start”.
    fn heading_value(&mut self, rest: &str) {
        let is_start = behind_heading_word(rest, HeadingWord::Start).is_some()
            || GameTurn::parse(rest).is_some_and(is_first_spring);
        match self.section {
            Section::Position if is_start => {
                self.made.position = Position::at_start();
                self.made.written_position.start_lines.push(self.line);
            }
            Section::Centres if is_start => self.made.centres = Some(CentreOwners::at_start()),
            Section::StandOffs => self.read_stand_offs(rest),
            // “orders A: Vie - Tyr; I: Ven - Tri”.
            _ => parts_by_power(rest).into_iter().for_each(|part| self.read_part(part)),
        }
    }

    /// Takes the power from the beginning of a line, and gives the rest of it.
    fn take_power<'a>(&mut self, line: &'a str) -> &'a str {
        let is_order = self.is_power_above && begins_with_type(line) || begins_with_unit(line);
        if self.power.is_some() && is_order {
            return line;
        }
        if let Some((before, after)) = line.split_once(':')
            && let Some(power) = power_of_line(before)
        {
            self.power = Some(power);
            self.is_power_above = is_name_above(before, after.trim());
            return after.trim();
        }
        // “aus A Vie - Bud”
        if let Some((power, rest)) = power_before_unit(line) {
            self.power = Some(power);
            self.is_power_above = false;
            return rest;
        }
        // “Austria Vie - Bud” or “Austria” alone.
        let word = line.split_whitespace().next().unwrap_or_default();
        if let Some(power) = Power::ALL.into_iter().find(|power| power.name().eq_ignore_ascii_case(word)) {
            let rest = line.get(word.len()..).unwrap_or_default().trim();
            self.power = Some(power);
            self.is_power_above = is_name_above(word, rest);
            return rest;
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
                        let (letters, power) = (other.letters(), power_name(other.power));
                        self.problem(entry, texts::unit_stands_there_already(letters, power, unit.province()));
                    }
                }
                Err(sentence) => self.problem(entry, sentence),
            }
        }
        self.made.written_position.lines.push(PositionLine { line: self.line, power, entries: written });
    }

    fn read_centres(&mut self, power: Power, entries: &str) {
        for entry in entries_of(entries) {
            match parse_province(entry) {
                Ok(centre) if !centre.is_centre() => self.problem(entry, texts::is_no_supply_centre(centre)),
                Ok(centre) => {
                    let owners = self.made.centres.get_or_insert_default();
                    if let Some(owner) = owners.owner(centre).filter(|owner| *owner != power) {
                        self.problem(entry, texts::centre_is_owned_already(centre, power_name(owner)));
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
                None => self.problem(entry, texts::is_no_power()),
            }
        }
    }

    /// “Austria 5, England 4”: the chart of the year before, from which units are checked. “1908: Austria 5” names its
    /// year.
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
            match read.and_then(|(power, count)| {
                Some((Power::parse(power.trim_end_matches(':'))?, usize::from(count.parse::<u8>().ok()?)))
            }) {
                Some((power, count)) => {
                    if self.made.charts[chart].counts[power].replace(count).is_some() {
                        self.problem(entry, texts::has_count_already(power_name(power)));
                    }
                }
                None => self.problem(entry, texts::what_a_count_is()),
            }
        }
        let sum: usize = self.made.charts[chart].counts.values().flatten().sum();
        if sum > usize::from(CENTRES_ON_MAP) {
            self.problem(line, texts::too_many_centres(sum, CENTRES_ON_MAP.to_string()));
        }
    }

    fn read_dislodged(&mut self, power: Power, entries: &str) {
        for entry in entries_of(entries) {
            let (unit, from) = entry.split_once(" from ").map_or((entry, None), |(unit, from)| (unit, Some(from)));
            let attacked_from = from.map(parse_province).transpose();
            match (parse_unit(power, unit), attacked_from) {
                (Ok(unit), Ok(attacked_from)) => self.made.dislodged.push(DislodgedEntry { unit, attacked_from }),
                (Err(sentence), _) | (_, Err(sentence)) => self.problem(entry, sentence),
            }
        }
    }

    fn read_stand_offs(&mut self, line: &str) {
        for entry in entries_of(line) {
            match parse_province(entry) {
                Ok(province) => self.made.stand_offs.push(province),
                Err(sentence) => self.problem(entry, sentence),
            }
        }
    }

    fn read_orders(&mut self, power: Power, part: TurnPart, sheet: Sheet, entries: &str) {
        // A revised sheet under another heading has the same number and is another piece of paper.
        let heading = *self.sheet_headings.entry((power, part, sheet)).or_insert(self.heading_line);
        if heading != self.heading_line && sheet != Sheet::Original {
            self.made.sheets_without_order.push((power, part, sheet));
        }
        // The same sheet may go on below another power’s.
        let mut set = self.sets.get(&(power, part, sheet)).copied().unwrap_or_default();
        for (date, orders) in sets_of(entries) {
            if let Some(written) = date {
                set = SetDate { number: set.number + 1, ..written };
            }
            // “None” is not an order. It says that no unit is ordered.
            self.made.has_retreats |= part == TurnPart::Retreats && !orders.trim().is_empty();
            for EntryOrder { text, layout } in read_orders(orders, part) {
                let number = self.made.orders.len();
                let line = WrittenLine { number, line: self.line, power, part, sheet, set, text, layout };
                self.made.orders.push(line);
            }
        }
        self.sets.insert((power, part, sheet), set);
    }
}
