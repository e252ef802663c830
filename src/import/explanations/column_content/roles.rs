//! What a column can hold, and what each choice costs.

use super::super::column_patterns::PATTERNS;
use super::super::line_content::FEWEST_YEARS;
use super::super::role::Role;
use super::{ColumnContent, TENTHS};
use crate::book::{Power, SeatColumn, Year};
use crate::import::cells::raw_cells::parse_number;
use crate::import::costs::{Cost, MARGIN, heading, rule, unexplained};
use crate::import::recipe::Part;
use crate::import::words::heading_words::Heading;

/// The most patterns of which a column is read.
const MOST_PATTERNS: usize = 6;

/// The share of the cells, in tenths, that have the pattern of their column. The others are mostly words such as “bye”.
const TENTHS_OF_PATTERN: usize = 5;

/// A column may have other cells, but not more than this share of them, in tenths.
const TENTHS_UNDER_WORD: usize = 5;

/// The share of the cells, in tenths, that are a player or a count where lines of both take turns.
const NINE_TENTHS: usize = 9;

impl ColumnContent {
    /// Whether the cells can be what a heading says.
    fn may_be(&self, heading: Heading) -> bool {
        match heading {
            Heading::Power => self.has(self.powers, TENTHS_UNDER_WORD),
            // Players may be called by letters, of which some are those of powers.
            Heading::Player => {
                self.has((self.texts + self.letters_of_powers).max(self.whole_numbers), TENTHS_UNDER_WORD)
            }
            Heading::FirstName | Heading::LastName => self.has(self.names, TENTHS_UNDER_WORD),
            Heading::LastYear => !self.has(self.counts, TENTHS),
            // The years stand for powers that are out.
            Heading::CENTRES => {
                self.counts > 0 && self.has(self.counts + self.years, TENTHS_UNDER_WORD) || self.cells == self.no_value
            }
            // A line for each board may have a name for it.
            Heading::Board if self.beside_powers => true,
            // Names below such a word are mostly those of players, unless the same few come again or stand above rows without one.
            Heading::Round | Heading::Board => {
                !self.has(self.names, TENTHS)
                    || self.has(self.boards, 1)
                    || self.different.len() * 3 <= self.cells + self.blank
            }
            _ => true,
        }
    }

    /// What it costs to keep the column.
    pub(in crate::import::explanations) fn kept(&self) -> Cost {
        let cells = unexplained::CELL_OF_COLUMN * u32::try_from(self.cells).unwrap_or(10_000).min(10_000);
        // Of two columns of counts, the one at the end has what counts, without a question.
        unexplained::COLUMN + cells + if self.is_final { MARGIN } else { 0 }
    }

    /// The patterns that most cells have.
    fn patterns(&self) -> Vec<usize> {
        let mut numbers: Vec<usize> =
            (0..self.patterns.len()).filter(|number| self.has(self.patterns[*number], TENTHS_OF_PATTERN)).collect();
        // Of patterns that fit as many cells, one of more parts says more.
        let parts = |number: usize| PATTERNS[number].pattern.parts().count();
        numbers.sort_by_key(|number| std::cmp::Reverse((self.patterns[*number], parts(*number))));
        numbers.truncate(MOST_PATTERNS);
        numbers
    }

    /// What the cells alone say.
    fn by_cells(&self, base: Cost) -> Vec<(Role, Cost)> {
        let mut roles = Vec::new();
        if self.cells == self.no_value {
            return roles;
        }
        if self.is_powers() {
            roles.push((Role::Is(Heading::Power), base));
        }
        if self.has(self.fields, TENTHS) {
            roles.push((Role::Field, base + heading::SECOND_AXIS));
        }
        if self.has(self.counts, TENTHS) {
            roles.push((Role::Is(Heading::CENTRES), base));
        }
        // A column with counts in few lines may have those that are right.
        if self.cells > 0 && self.counts == self.cells && self.cells <= self.blank && !self.names_power {
            roles.push((Role::Corrected, base + rule::CORRECTED));
        }
        // Below powers, each line of players may have a line of counts, or of counts by year.
        let values = self.cells - self.no_value;
        if self.names_power
            && !self.across
            && self.names > 0
            && self.counts > 0
            && (self.names + self.counts) * 10 >= values * NINE_TENTHS
        {
            roles.push((Role::PlayerOrCount, base + heading::SECOND_AXIS));
        }
        if self.beside_powers && !self.names_game && self.years > 0 && self.has(self.years, TENTHS) {
            let cost = if self.is_year_word { heading::WORD } else { base };
            roles.push((Role::Is(Heading::LastYear), cost));
        }
        if !self.names_game
            && self.runs_of_years.are_of_chart(self.years)
            && self.years >= FEWEST_YEARS
            && self.has(self.years, TENTHS)
        {
            roles.push((Role::YearOfLine, heading::SECOND_AXIS));
        }
        // Below powers, years are those in which they were eliminated.
        if self.names_power && self.has(self.years, TENTHS) {
            roles.push((Role::Is(Heading::Seat(SeatColumn::Eliminated)), base));
        }
        if self.cells >= Power::ALL.len() && self.row_number.is_some() {
            roles.push((Role::Computed, base));
        }
        if self.has(self.names, TENTHS) {
            roles.push((Role::Is(Heading::Player), base));
        }
        let is_board = self.beside_powers && !self.names_game && self.texts == self.cells && self.are_short;
        if is_board && self.cells > 1 && self.different.len() == self.cells {
            roles.push((Role::Is(Heading::Board), base + heading::SECOND_AXIS));
        }
        // Each value may be a board or a round, with a line for each power.
        // Other numbers than 1, 2, 3 are figures of the board.
        let are_figures = self.different.iter().any(|text| parse_number(text).is_some())
            && !(1..=self.different.len()).all(|number| self.different.contains(&number.to_string()));
        let of_groups = self.different.len() > 1
            && !are_figures
            && self.cells.is_multiple_of(self.different.len() * Power::ALL.len());
        if of_groups && self.are_short && !self.beside_powers && !self.names_game {
            roles.push((Role::Is(Heading::Board), base));
            roles.push((Role::Is(Heading::Round), base + heading::COMES_AGAIN));
        }
        if self.has(self.boards, TENTHS) {
            roles.push((Role::Is(Heading::Board), base));
        } else if self.boards > 0 && self.has(self.boards + self.fields, TENTHS) {
            // “Board 1” beside the players, and “Centres” beside the counts.
            roles.push((Role::Is(Heading::Board), base + heading::SECOND_AXIS));
        }
        if self.has(self.rounds, TENTHS) && self.different_rounds.len() > 1 && !self.is_timestamp {
            let cost = if self.dates == 0 { base } else { base.max(self.kept() + heading::SECOND_AXIS) };
            roles.push((Role::Is(Heading::Round), cost));
        } else if self.has_values_of_boards() && !self.names_power && !self.is_powers() {
            // As a date, such a value is a round or a board only where something else would be broken.
            let cost = base.max(self.kept() + heading::SECOND_AXIS);
            roles.extend([Heading::Board, Heading::Round].map(|of| (Role::Is(of), cost)));
        }
        roles.extend(self.patterns().into_iter().map(|number| (Role::Parts(number), base + heading::PATTERN)));
        roles
    }

    /// The half of the names that the column has beside the other half.
    fn half_of_names(&self) -> Option<(Role, Cost)> {
        match self.half_name? {
            Heading::LastName if self.has(self.names, TENTHS) => Some((Role::Is(Heading::LastName), heading::LETTER)),
            Heading::FirstName if self.has(self.names_of_one_word, TENTHS) => {
                Some((Role::Is(Heading::FirstName), heading::WORD))
            }
            _ => None,
        }
    }

    /// Whether the cells are numbers of players. “No” may stand above them, also where it is known as another word.
    fn are_numbers_of_players(&self) -> bool {
        let is_number = self.is_player_number && (self.has_list || self.row_number.is_none());
        (is_number || self.has_players_below_powers) && self.has(self.whole_numbers, TENTHS)
    }

    /// What a column may have whose heading names scores.
    fn roles_of_scores(&self, of: Heading) -> Vec<(Role, Cost)> {
        // “Austria 5” below a word for the score of a round.
        let games = self.patterns().into_iter().filter(|number| PATTERNS[*number].has(Part::POWER));
        let games = games.map(|number| (Role::Parts(number), heading::PATTERN));
        // Where no other column has the counts, they may be the sums of centres that are listed by name.
        let counts = (of == Heading::Total && self.has(self.counts, TENTHS))
            .then_some((Role::Is(Heading::CENTRES), heading::NONE));
        games.chain([(Role::Computed, heading::WORD)]).chain(counts).collect()
    }

    /// The roles of the column, each with its cost.
    pub(in crate::import::explanations) fn roles(&self) -> Vec<(Role, Cost)> {
        if let Some(given) = self.given {
            return vec![(given, heading::WORD)];
        }
        // The time of an answer to a form says nothing about the game.
        if self.is_timestamp {
            return vec![(Role::NotNeeded, heading::WORD)];
        }
        let kept = (Role::Kept, self.kept());
        if let Some(half) = self.half_of_names() {
            return vec![half, kept];
        }
        if let Some((number, mark)) = self.seats_of_board.filter(|_| self.has(self.whole_boards, TENTHS)) {
            return vec![(Role::WholeBoard(number, mark), heading::PATTERN), kept];
        }
        if self.is_correction && self.has(self.counts, TENTHS) {
            return vec![(Role::Corrected, rule::CORRECTED), kept];
        }
        if self.has(self.counts_by_year, TENTHS) && self.heading.is_none_or(|of| of == Heading::CENTRES) {
            let at_start: u16 = Power::ALL.into_iter().map(Power::first_centres).sum();
            let starts = self.first_counts_by_year * Power::ALL.len() == self.counts_by_year * usize::from(at_start);
            let first = if starts { Year::START } else { Year::FIRST };
            return vec![(Role::CountsByYear(first), heading::PATTERN), kept];
        }
        if let Some(Heading::Chart(_)) = self.heading {
            let fits = self.cells == self.no_value || self.has(self.counts, TENTHS_UNDER_WORD);
            return if fits { vec![(Role::Year, heading::WORD), kept] } else { vec![kept] };
        }
        let are_players = self.are_numbers_of_players();
        if let Some(of) = self.heading {
            let mut roles = Vec::from_iter(are_players.then_some((Role::Is(Heading::Player), heading::LETTER)));
            // Powers below another word: “Played”.
            let powers = (Role::Is(Heading::Power), heading::AGAINST_WORD);
            let powers = (of != Heading::Power && self.is_powers()).then_some(powers);
            if matches!(of, Heading::Total | Heading::Games | Heading::RoundScore(_)) {
                return powers.into_iter().chain(self.roles_of_scores(of)).collect();
            }
            if of == Heading::Date && self.has(self.dates, TENTHS) && self.different.len() > 1 {
                return vec![(Role::Is(Heading::Round), heading::WORD), kept];
            }
            if !of.is_of_seat() && !matches!(of, Heading::Round | Heading::Board | Heading::Power) {
                return powers.into_iter().chain(roles).chain([kept]).collect();
            }
            if self.cells == 0 || self.may_be(of) {
                let cost = if self.comes_again { heading::WORD + heading::COMES_AGAIN } else { heading::WORD };
                roles.push((Role::Is(of), cost));
            }
            // The remarks of different powers may be their players.
            let with_player =
                if self.different_remarks.len() >= Power::ALL.len() { self.powers_with_remarks } else { 0 };
            if self.cells > 0 && !self.has(self.counts.max(self.powers - with_player), TENTHS) {
                // A number behind the names below a word for players is asked about.
                let has = |number: usize, part: Part| PATTERNS[number].has(part);
                let is_plain = !self.has(self.names, TENTHS);
                let names_game = matches!(of, Heading::Board | Heading::Round);
                let fits = |number: &usize| {
                    (is_plain || has(*number, Part::POWER))
                        && (of != Heading::Player || !has(*number, Part::CENTRES))
                        && (names_game || !has(*number, Part::ROUND))
                };
                roles.extend(
                    self.patterns().into_iter().filter(fits).map(|number| (Role::Parts(number), heading::PATTERN)),
                );
            }
            // Above a column of boards, the word in the corner says what the columns of the powers hold.
            if of != Heading::Board && self.has(self.boards, TENTHS) && !self.has(self.names, TENTHS) {
                roles.push((Role::Is(Heading::Board), heading::BY_CELLS));
            }
            // “Result” and “End” may stand above counts.
            if matches!(of, Heading::Result | Heading::LastYear) && self.has(self.counts, TENTHS) {
                roles.push((Role::Is(Heading::CENTRES), heading::LETTER));
            }
            // “#” may stand above places and above counts.
            if of == Heading::Place && self.has(self.counts, TENTHS) {
                roles.push((Role::Is(Heading::CENTRES), heading::AGAINST_WORD));
            }
            // Below the word for powers there may be players.
            if of == Heading::Power && self.has(self.names, TENTHS) {
                roles.push((Role::Is(Heading::Player), heading::AGAINST_WORD));
            }
            roles.extend(powers);
            // What the file says about rounds and boards is heeded.
            let is_game = !roles.is_empty() && matches!(of, Heading::Round | Heading::Board);
            roles.push((Role::Kept, self.kept() + if is_game { heading::AGAINST_WORD } else { 0 }));
            return roles;
        }
        let mut roles: Vec<(Role, Cost)> = Vec::new();
        if are_players {
            roles.push((Role::Is(Heading::Player), heading::WORD));
        }
        for &of in &self.letters {
            if self.cells > 0 && self.may_be(of) {
                roles.push((Role::Is(of), heading::LETTER));
            }
        }
        if self.letters.is_empty() {
            let base = match (self.has_heading, self.names_game) {
                (_, true) => heading::WORD,
                (false, _) => heading::NONE,
                (true, false) => heading::BY_CELLS,
            };
            roles.extend(self.by_cells(base));
            // Where another column names the field of each line, it also says what is below the powers.
            if self.names_game && (roles.is_empty() || self.names_power) {
                roles.push((Role::ValueOfField, base));
            }
        }
        roles.push(kept);
        roles
    }
}
