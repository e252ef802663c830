//! The standings in the window: what the formula line says of them.

use super::Topboard;
use crate::app::tabs::standings::{StandingsModel, reasons};
use crate::app::tabs::{Tab, round};
use crate::notices::Heading;

impl Topboard {
    pub(super) fn standings_model(&self) -> StandingsModel<'_> {
        StandingsModel::new(&self.document.live, &self.standings, self.sort)
    }

    /// What the formula line says beside the content of the cursor's cell: how a figure is made, or why it is so.
    pub(super) fn standings_line(&self) -> (Option<String>, Option<String>) {
        let live = &self.document.live;
        let spot = self.grids.get(&Tab::Standings).map(crate::app::grid::GridState::cursor);
        let Some((line, heading)) = spot.and_then(|at| self.standings_model().spot(at.row, at.column)) else {
            return (None, None);
        };
        let table = &self.standings.notice.table;
        let account = table.rows.get(line.row).and_then(|row| match heading {
            Heading::Total => Some(row.account(&live.basis())),
            Heading::Round(at) => row.round_account(at, &live.basis()),
            _ => None,
        });
        match (heading, account) {
            (Heading::Place, _) => (None, Some(round::capital(&reasons::of_place(live, &self.standings.notice, line)))),
            (Heading::Total, Some(account)) => (Some(account.line()), None),
            (_, Some(account)) => (None, Some(account.said())),
            _ => (None, None),
        }
    }
}
