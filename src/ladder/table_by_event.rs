//! The year as it goes: the table after each event, who moved, and what overtakes the leader.

use std::collections::HashMap;

use jiff::civil::Date;

use super::compile::{Compiled, divisors};
use super::counting_period::day_of;
use super::identities::PersonIx;
use super::rules::Of;
use super::table::Table;
use crate::book::results_year::Choices;
use crate::standings::close;

impl Compiled<'_> {
    /// The table as it stood on a day. An event without a date counts on every day.
    pub fn table_on(&self, day: Date) -> Table {
        if self.ladder.of() == Of::Games {
            let choices = Choices { on: Some(day), ..self.choices };
            return Compiled::new(self.ladder, self.season, self.roster, choices).table();
        }
        let played = |at: &&usize| self.season.events[**at].date.is_none_or(|date| date <= day);
        self.table_of(&self.order.iter().filter(played).copied().collect::<Vec<_>>())
    }

    /// The table that this one is compared with: as it stood on a day, else after the last event but one. A league's
    /// games end when they end; there is no last one.
    pub fn before(&self, since: Option<Date>) -> Option<Table> {
        match since {
            Some(day) => Some(self.table_on(day)),
            None if self.ladder.of() == Of::Games => None,
            None => self.order.len().checked_sub(1).filter(|events| *events > 0).map(|last| self.table_after(last)),
        }
    }

    /// What the table is called: the ladder with its day or its year.
    pub fn title(&self) -> String {
        let (ladder, choices) = (self.ladder, self.choices);
        let day = if ladder.of() == Of::Games { day_of(ladder, choices) } else { choices.on };
        match (day, choices.year) {
            (Some(day), _) => format!("{}, {}", ladder.name(), day.strftime("%-d %B %Y")),
            (None, Some(year)) if !ladder.name().contains(&year.to_string()) => format!("{}, {year}", ladder.name()),
            _ => ladder.name().to_owned(),
        }
    }

    /// The table as the choices ask for it: of all events that count, or as it stood on the chosen day.
    pub fn chosen_table(&self) -> Table {
        self.choices.on.map_or_else(|| self.table(), |day| self.table_on(day))
    }

    /// Everybody's rank after each event, in the order of [`Compiled::order`]; none before the first.
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

    /// How many points at one more event lift a row to the leader's score, while the leader stays at home: whoever makes
    /// more has overtaken. `None` for the leaders themselves, and where no number of points would.
    pub fn to_overtake(&self, table: &Table, row: usize) -> Option<f64> {
        let (leader, chaser) = (table.rows.first()?, table.rows.get(row)?);
        if chaser.rank == leader.rank || !leader.score.is_finite() {
            return None;
        }
        let number = |count: usize| u32::try_from(count).map_or(f64::MAX, f64::from);
        let events = chaser.results.len() + 1;
        let counted = events.min(self.ladder.best().unwrap_or(usize::MAX));
        let divisor = divisors(self.ladder, &[[number(events), number(counted), chaser.total]]).pop()?;
        // One more result pushes the least of those that count out, once as many as may count are there.
        let pushed = if counted < events { chaser.best(counted - 1).unwrap_or(0.0) } else { 0.0 };
        let needed = leader.score * divisor - (chaser.total - pushed);
        // Level on the score, the tie-breaks decide; a hair more than level always does.
        let needed = if close(needed, 0.0) { 0.0 } else { needed };
        (needed.is_finite()).then(|| needed.max(pushed))
    }
}

/// How many ranks up somebody went between two tables; down is negative. `None` for who was not listed before.
pub fn moved(before: &Table, now: &Table, person: PersonIx) -> Option<i64> {
    let rank = |table: &Table| {
        let row = table.rows.iter().find(|row| row.person == person)?;
        i64::try_from(row.rank).ok()
    };
    Some(rank(before)? - rank(now)?)
}
