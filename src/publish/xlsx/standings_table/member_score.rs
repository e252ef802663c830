//! The formula that finds the games of a member of a team in the table of the standings.

use super::StandingsTable;
use crate::figures::sum_of;
use crate::languages::sentences::workbook;
use crate::notices::{ColumnRole, NoticeCell, NoticeRow};
use crate::own_workbook::labels;
use crate::publish::xlsx::sheet_names::{fixed_sheet, sheet_in_formula};
use crate::scoring::column_letters;
use crate::standings::{MemberScore, TeamRules, nearly_equal};

impl StandingsTable<'_, '_> {
    /// The formula that finds the games of this player on the sheet of the standings, and counts them for the team. `None`
    /// where these cells do not give this score, or the name does not find the player.
    pub(in crate::publish::xlsx) fn member_score(&self, name: &str, score: f64, rules: &TeamRules) -> Option<String> {
        let lines = || self.notice.notice.rows();
        let name_of = |line: &NoticeRow| self.cell(line, ColumnRole::Player).map(NoticeCell::plain);
        // `MATCH` does not know small letters from capitals.
        let folded = name.to_lowercase();
        let mut named = lines().filter(|line| name_of(line).is_some_and(|other| other.to_lowercase() == folded));
        let (line, other) = (named.next()?, named.next());
        // A text in a formula is short, and some of its signs mean any letters.
        let is_plain = name.len() < 200 && !name.contains(['"', '*', '?', '~']) && !name.chars().any(char::is_control);
        let numbers = self.export.engine.round_numbers();
        let counts = |kind: &ColumnRole| match kind {
            ColumnRole::Round(round) => (rules.rounds.0..=rules.rounds.1).contains(&numbers.number(*round)),
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
        let sheet = sheet_in_formula(&fixed_sheet(workbook::sheet_standings, self.export.language()));
        let range = |first: u16, last: u16| {
            let (top, bottom) = (labels::TABLE_HEADING_ROW + 2, labels::TABLE_HEADING_ROW + 1 + rows);
            format!("{sheet}!${}${top}:${}${bottom}", column_letters(first), column_letters(last))
        };
        let player = self.position(ColumnRole::Player)?;
        let (players, games) = (range(player, player), range(u16::try_from(first).ok()?, u16::try_from(last).ok()?));
        Some(format!("{function}(INDEX({games},MATCH(\"{name}\",{players},0),0))"))
    }
}
