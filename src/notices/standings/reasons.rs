//! Why a player stands above or below the neighbours in the table.

use super::super::cell::NoticeCell;
use super::super::column_role::ColumnRole;
use super::super::notice::NoticeRow;
use super::StandingsNotice;
use crate::engine::Engine;
use crate::languages::sentences::notices;

impl StandingsNotice {
    /// Why a place is what it is: “above Ben by larger second best game, 35.74 over 31.80; below Ann, 3.20 behind”.
    pub fn explain_place(&self, engine: &Engine, row: &NoticeRow) -> String {
        let (rules, table, language) = (engine.rules(), &self.table, self.language);
        let name = |row: &NoticeRow| engine.book().name_of(row.person);
        if row.place.is_none() {
            let reason = self.notice.column(ColumnRole::Reason).and_then(|column| row.cells.get(column));
            return reason.map(NoticeCell::plain).unwrap_or_default();
        }
        let Some((section, at)) = row.person.and_then(|person| self.notice.find_row(person)) else {
            return String::new();
        };
        let mut clauses = Vec::new();
        let same_place = |other: &&NoticeRow| other.place == row.place && other.position != row.position;
        let others: Vec<&str> = section.rows.iter().filter(same_place).map(name).collect();
        if !others.is_empty() {
            let reason =
                table.shared_place_reason(row.position, rules).map(|reason| reason.text(language)).unwrap_or_default();
            clauses.push(notices::shared_with(language, &others.join(", "), &reason));
        }
        let other_place = |other: &&NoticeRow| other.place != row.place;
        if let Some(next) = section.rows[at..].iter().find(other_place)
            && let Some(reason) = table.place_reason(row.position, next.position, rules)
        {
            clauses.push(reason.text_above(language, name(next), rules));
        }
        if let Some(before) = section.rows[..at].iter().rfind(other_place)
            && let Some(reason) = table.place_reason(before.position, row.position, rules)
        {
            clauses.push(reason.text_below(language, name(before), rules));
        }
        clauses.join(language.clause_separator())
    }
}
