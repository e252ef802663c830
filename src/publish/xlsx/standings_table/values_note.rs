//! The sentence below the standings that says which figures are values, because there is no formula for them.

use super::StandingsTable;
use crate::book::RoundIx;
use crate::languages::list_with_and;
use crate::languages::sentences::workbook;
use crate::publish::xlsx::ScoreCells;

impl StandingsTable<'_, '_> {
    /// The sentence about the figures that are values: these and those that no formula computes. `None` where the workbook has no
    /// formulas.
    pub(super) fn values_sentence(&self, values: &[String]) -> Option<String> {
        let (export, language) = (self.export, self.export.language());
        if export.options.scores != ScoreCells::Formulas {
            return None;
        }
        let mut values = values.to_vec();
        values.sort();
        values.dedup();
        let reserved = self.notice.table.rows.iter().any(|row| row.reserved_place.is_some());
        values.extend(reserved.then(|| workbook::values_places(language)));
        values.extend(self.absent_rounds());
        let multipliers = &export.engine.rules().total.multipliers;
        let has_best = multipliers.iter().any(|one| one.best_count.is_some());
        values.extend(has_best.then(|| workbook::values_multipliers(language)));
        (!values.is_empty()).then(|| workbook::values_no_formulas(language, &values.join(", ")))
    }

    /// “the scores of Round 1”: the rounds with results that have no sheet in this workbook.
    fn absent_rounds(&self) -> Option<String> {
        let export = self.export;
        let is_absent = |round: RoundIx| {
            let mut games =
                self.notice.table.rows.iter().flat_map(|row| &row.games).filter(|game| game.score.is_some());
            games.any(|game| game.seat.board.round == round && !export.scores.contains_key(&game.seat))
        };
        let rounds = export.engine.round_numbers().in_order().iter().map(|(_, round)| *round);
        let absent = rounds.filter(|round| is_absent(*round)).filter_map(|round| export.engine.book().round(round));
        let language = export.language();
        let titles: Vec<String> = absent.map(|round| round.title_in(language)).collect();
        (!titles.is_empty()).then(|| workbook::values_scores_of_rounds(language, &list_with_and(language, &titles)))
    }
}
