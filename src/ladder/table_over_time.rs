//! The development of a year: the table on a day or after each event, changes of rank, and points to overtake the
//! leader.

use std::collections::HashMap;

use jiff::civil::Date;

use super::compile::CompiledLadder;
use super::counting_period::ladder_date;
use super::identities::PersonIx;
use super::points_calculator::divisors;
use super::rules::LadderKind;
use super::table::LadderTable;
use crate::book::results_year::LadderChoices;
use crate::languages::sentences::ladder;
use crate::languages::{Language, month_name, title_in_ladder};
use crate::standings::nearly_equal;

impl CompiledLadder<'_> {
    /// The table on a day. Of the events that count, an event without a date counts on every day. If the day is the
    /// chosen date of the ladder, such an event counts only by a decision of the user.
    pub fn table_on(&self, day: Date) -> LadderTable {
        if self.ladder.kind() == LadderKind::Games {
            let choices = LadderChoices { date: Some(day), ..self.choices };
            return CompiledLadder::new(self.ladder, self.results_year, self.roster, choices).table();
        }
        let played = |at: &&usize| self.results_year.events[**at].date.is_none_or(|date| date <= day);
        self.table_of(&self.order.iter().filter(played).copied().collect::<Vec<_>>())
    }

    /// The earlier table for comparison: on a given day, or else after the last event but one. A ladder of league games
    /// has no last event, so it needs a day.
    pub fn comparison_table(&self, since: Option<Date>) -> Option<LadderTable> {
        match since {
            Some(day) => Some(self.table_on(day)),
            None if self.ladder.kind() == LadderKind::Games => None,
            None => self.order.len().checked_sub(1).filter(|events| *events > 0).map(|last| self.table_after(last)),
        }
    }

    /// The title of the table: the ladder with its day or its year.
    pub fn title(&self, language: Language) -> String {
        let (rules, choices) = (self.ladder, self.choices);
        let day = if rules.kind() == LadderKind::Games { ladder_date(rules, choices) } else { choices.date };
        match (day, choices.year.map(|year| year.to_string())) {
            (Some(day), _) => {
                let month = month_name(language, day);
                ladder::ladder_on_day(language, rules.name(), &day.day().to_string(), &month, &day.year().to_string())
            }
            (None, Some(year)) if !rules.name().contains(&year) => {
                ladder::ladder_of_year(language, rules.name(), &year)
            }
            _ => rules.name().to_owned(),
        }
    }

    /// The title of the player who leads the table. A title that is given on one day of the year belongs to the ladder of
    /// that day only. On other days it is “Leader”.
    pub fn leader_title(&self, language: Language) -> Option<String> {
        let title = self.ladder.title()?;
        let on = ladder_date(self.ladder, self.choices).map(|day| (day.month(), day.day()));
        let is_given = self.ladder.naming_day().is_none_or(|named_on| on == Some(named_on));
        let given = || title_in_ladder(language, title).unwrap_or(title).to_owned();
        Some(if is_given { given() } else { ladder::leader(language) })
    }

    /// The table by the choices of the user: of all events that count, or on the chosen day.
    pub fn chosen_table(&self) -> LadderTable {
        self.choices.date.map_or_else(|| self.table(), |day| self.table_on(day))
    }

    /// The rank of each person after each event, in the order of [`CompiledLadder::order`]. `None` before the first
    /// event of the person.
    pub fn ranks_by_event(&self) -> HashMap<PersonIx, Vec<Option<usize>>> {
        let mut ranks: HashMap<PersonIx, Vec<Option<usize>>> = HashMap::new();
        for events in 1..=self.order.len() {
            for row in self.table_after(events).rows {
                let of = ranks.entry(row.person).or_default();
                of.resize(events - 1, None);
                of.push(Some(row.rank));
            }
        }
        for of in ranks.values_mut() {
            of.resize(self.order.len(), None);
        }
        ranks
    }

    /// The points at one more event that lift a row to the score of the leader, if the leader does not play there. With
    /// more points the person overtakes the leader. `None` for the leaders, and if no number of points is enough.
    pub fn points_to_overtake(&self, table: &LadderTable, row: usize) -> Option<f64> {
        self.overtaking(table, row).map(|overtaking| overtaking.points)
    }

    /// How the points come about that lift a row to the score of the leader.
    pub(super) fn overtaking(&self, table: &LadderTable, row: usize) -> Option<Overtaking> {
        let (leader, chaser) = (table.rows.first()?, table.rows.get(row)?);
        if chaser.rank == leader.rank || !leader.score.is_finite() {
            return None;
        }
        let number = |count: usize| u32::try_from(count).map_or(f64::MAX, f64::from);
        let events = chaser.results.len() + 1;
        let counted = events.min(self.ladder.best_count().unwrap_or(usize::MAX));
        let divisor = divisors(self.ladder, &[[number(events), number(counted), chaser.total]]).pop()?;
        // If the maximum number of results already counts, one more result replaces the worst of them.
        let replaced = if counted < events { chaser.best_points(counted - 1).unwrap_or(0.0) } else { 0.0 };
        let needed = leader.score * divisor - (chaser.total - replaced);
        // With an equal score the tie-breaks decide. Slightly more is always enough.
        let needed = if nearly_equal(needed, 0.0) { 0.0 } else { needed };
        let overtaking =
            Overtaking { leader: leader.person, score: leader.score, divisor, replaced, points: needed.max(replaced) };
        needed.is_finite().then_some(overtaking)
    }
}

/// The points at one more event that lift a person to the score of the leader.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Overtaking {
    pub(super) leader: PersonIx,
    /// The score of the leader.
    pub(super) score: f64,
    /// The divisor of the person with one more event.
    pub(super) divisor: f64,
    /// The points of the result that the new one replaces. 0 where it replaces none.
    pub(super) replaced: f64,
    pub(super) points: f64,
}

/// The number of ranks that a person moved up between two tables. Negative for moving down. `None` if the person was
/// not listed before.
pub fn rank_change(before: &LadderTable, now: &LadderTable, person: PersonIx) -> Option<i64> {
    let rank = |table: &LadderTable| {
        let row = table.rows.iter().find(|row| row.person == person)?;
        i64::try_from(row.rank).ok()
    };
    Some(rank(before)? - rank(now)?)
}
