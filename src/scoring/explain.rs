//! Explanations of scores: a column, the columns it uses, and the entries below them.
//! The explanation of one formula is in `formula::explain`.

use std::fmt::Write as _;

use super::ScoringSystem;
use super::board_facts::FactName;
use super::error::DraftPart;
use super::system::EventInputs;
use crate::book::{Board, Power};
use crate::formula::{LANES, fold_identifier};
use crate::languages::window_sentences::score_explanations as texts;
use crate::languages::{short_in_window, window_language};

/// The explanation of a column's value for one power, down to the entered values.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// The column or the fact: “rank bonus”, “centres”.
    pub name: String,
    /// `None` if the value cannot be computed.
    pub value: Option<f64>,
    /// The part of the formula that was used, with names; empty for a fact.
    pub by_names: String,
    /// The same, with each name followed by its value.
    pub labelled: String,
    /// The same, with values instead of names.
    pub by_values: String,
    /// The conditions and ties.
    pub notes: Vec<String>,
    /// The columns and facts in the formula.
    pub parts: Vec<Explanation>,
}

/// A number as it is shown in an explanation, with at most four decimals.
fn show(value: f64) -> String {
    short_in_window(value, 4)
}

impl ScoringSystem {
    /// Explains the column at this position for one power of a board. `None` if there is no such column.
    pub fn explain(&self, board: &Board, power: Power, column: usize) -> Option<Explanation> {
        self.explain_with_others(board, &[], power, column)
    }

    /// As [`ScoringSystem::explain`], in an event with these other completed games.
    pub fn explain_with_others(
        &self,
        board: &Board,
        others: &[Board],
        power: Power,
        column: usize,
    ) -> Option<Explanation> {
        self.explain_with_inputs(board, &self.event_means_over(std::iter::once(board).chain(others)), power, column)
    }

    pub(super) fn explain_with_inputs(
        &self,
        board: &Board,
        inputs: &EventInputs,
        power: Power,
        column: usize,
    ) -> Option<Explanation> {
        self.unfold_column(column, power, &self.compute_frame(board, inputs))
    }

    /// What a name of a formula is called in the language of the window.
    fn name_in_window(&self, name: &str) -> String {
        let fact = FactName::all().find(|fact| fact.word() == name);
        fact.map_or_else(|| self.name_in_formula(name, window_language()), |fact| fact.name_in(window_language()))
    }

    /// The slot and the help text of a name that is not a column.
    fn find_input(&self, name: &str) -> Option<(usize, String)> {
        if let Some(fact) = FactName::all().find(|fact| fact.word() == name) {
            return Some((fact.slot(), fact.help().to_owned()));
        }
        let mean = self.event_means.iter().position(|mean| fold_identifier(&mean.name) == name)?;
        let formula = &self.event_means[mean].formula;
        Some((FactName::all().count() + mean, texts::mean_over_event(formula)))
    }

    fn unfold_column(&self, column: usize, power: Power, frame: &[[f64; LANES]]) -> Option<Explanation> {
        let explained = self.sheet.explain(column, frame, power.index(), &show, &|name| self.name_in_window(name))?;
        let value = |slot: usize| Some(frame[slot][power.index()]).filter(|value| !value.is_nan());
        let mut parts = Vec::new();
        for name in &explained.names {
            // A column uses only columns before it, so the recursion ends.
            let earlier = self.columns[..column].iter().position(|earlier| fold_identifier(&earlier.name) == *name);
            if let Some(earlier) = earlier {
                parts.extend(self.unfold_column(earlier, power, frame));
            } else if let Some((slot, help)) = self.find_input(name) {
                parts.push(Explanation {
                    name: self.name_in_window(name),
                    value: value(slot),
                    by_names: String::new(),
                    labelled: String::new(),
                    by_values: String::new(),
                    notes: vec![help],
                    parts: Vec::new(),
                });
            }
        }
        Some(Explanation {
            name: self.name_of(DraftPart::Column(column), window_language()).to_owned(),
            value: value(self.sheet.program.first_column() + column),
            by_names: explained.by_names,
            labelled: explained.labelled,
            by_values: explained.by_values,
            notes: explained.notes,
            parts,
        })
    }
}

impl Explanation {
    /// The explanation in one line: “score 19.5 = rank bonus 10.5 + centres 8 + 1”.
    pub fn one_line(&self) -> String {
        let value = self.value_text();
        match self.formula_with_values() {
            None => format!("{} {value}", self.name),
            Some(formula) => format!("{} {value} = {formula}", self.name),
        }
    }

    /// The formula with each name's value behind it: “rank bonus 10.5 + centres 8 + 1”. `None` where it is the value
    /// itself.
    pub fn formula_with_values(&self) -> Option<String> {
        Some(self.labelled.clone()).filter(|formula| !formula.is_empty() && *formula != self.value_text())
    }

    fn value_text(&self) -> String {
        self.value.map_or_else(|| texts::cannot_be_computed().to_owned(), show)
    }

    /// The explanation as indented text, to be read or copied.
    pub fn indented_text(&self) -> String {
        let mut text = String::new();
        self.write(&mut text, 0);
        text
    }

    fn write(&self, text: &mut String, depth: usize) {
        let value = self.value_text();
        // Writing to a string cannot fail.
        let _ = write!(text, "{:1$}{2}", "", depth * 2, self.name);
        let mut last = self.name.as_str();
        for step in [&self.by_names, &self.by_values] {
            if !step.is_empty() && *step != value && *step != self.name && *step != last {
                let _ = write!(text, " = {step}");
                last = step;
            }
        }
        let _ = write!(text, " = {value}");
        if !self.notes.is_empty() {
            let _ = write!(text, "   ({})", self.notes.join("; "));
        }
        text.push('\n');
        for part in &self.parts {
            part.write(text, depth + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::book::{Board, CellEntry, Power, Year};
    use crate::languages::{Language, in_language};
    use crate::scoring::{ScoringSystem, SystemLibrary};

    #[test]
    fn a_figure_does_not_equal_itself() {
        let system = SystemLibrary::shipped().find("Solo or bust").unwrap();
        let mut board = Board { end_year: CellEntry::Value(Year(1907)), ..Board::default() };
        for (power, centres) in Power::ALL.into_iter().zip([18, 10, 6, 0, 0, 0, 0]) {
            board.seats[power].centres = CellEntry::Value(centres);
        }
        let why = system.explain(&board, Power::England, system.columns.len() - 1).unwrap();
        assert_eq!((why.one_line().as_str(), why.formula_with_values()), ("score 0", None));
        assert!(!why.indented_text().contains("0 = 0"), "{}", why.indented_text());
    }

    #[test]
    fn a_shared_bonus_is_explained_down_to_the_places() {
        let system = SystemLibrary::shipped().find("EuroDipCon 4").unwrap();
        let board = &system.examples[0].board;
        let why = system.explain(board, Power::France, 1).unwrap();
        assert_eq!(why.one_line(), "score 19.5 = rank bonus 10.5 + centres 8 + 1");
        assert_eq!(
            why.indented_text(),
            "score = rank bonus + centres + 1 = 10.5 + 8 + 1 = 19.5   (solo: no)\n\
             \x20 rank bonus = SHARE(place, bonuses) = (14 + 7) / 2 = 10.5   (solo: no; places 2 and 3 shared by 2)\n\
             \x20   place = 2   (the place by centres alone, 1 to 7; equal counts have the same place, eliminated powers too)\n\
             \x20 centres = 8   (supply centres at the end)\n"
        );
    }

    #[test]
    fn the_shared_places_are_named_in_a_sum_too() {
        let text = "
            name = 'Own'
            source = 'a test'
            description = 'a test'
            [[column]]
            name = 'score'
            formula = '1 + SHARE(place, 38, 14, 7)'";
        let system = ScoringSystem::parse(text).unwrap();
        let board = &SystemLibrary::shipped().find("EuroDipCon 4").unwrap().examples[0].board;
        let why = system.explain(board, Power::France, 0).unwrap();
        assert_eq!((why.value, why.notes), (Some(11.5), vec!["places 2 and 3 shared by 2".to_owned()]));
    }

    #[test]
    fn the_branch_that_was_taken_is_shown() {
        let system = SystemLibrary::shipped().find("WDC 2006").unwrap();
        let why = system.explain(&system.examples[0].board, Power::Germany, 1).unwrap();
        assert_eq!(why.one_line(), "score 0.4 = 0.1 * (out 1904 - 1900)");
        assert_eq!(why.notes, ["solo: no", "eliminated: yes"]);
        let solo = system.explain(&system.examples[1].board, Power::Germany, 1).unwrap();
        assert_eq!(solo.one_line(), "score 75 = solo points 75");
        let survivor = system.explain(&system.examples[0].board, Power::France, 1).unwrap();
        assert_eq!(survivor.one_line(), "score 5.0136 = 100 * weight 37 / 738");
    }

    #[test]
    fn a_missing_input_is_shown_as_a_question_mark() {
        let system = SystemLibrary::shipped().find("WDC 2006").unwrap();
        let mut board = system.examples[0].board.clone();
        board.seats[Power::Germany].eliminated = crate::book::CellEntry::Blank;
        let why = system.explain(&board, Power::Germany, 1).unwrap();
        assert_eq!(why.value, None);
        assert_eq!(why.one_line(), "score cannot be computed = 0.1 * (out ? - 1900)");
    }

    #[test]
    fn an_explanation_has_the_names_and_the_decimal_sign_of_the_window_and_a_director_s_names_as_typed() {
        let system: &ScoringSystem = SystemLibrary::shipped().find("EuroDipCon 4").unwrap();
        let board = &system.examples[0].board;
        let explained = |system: &ScoringSystem| {
            let in_german = || system.explain(board, Power::France, 1).unwrap().one_line();
            in_language(Language::German, in_german)
        };
        assert_eq!(explained(system), "Punkte 19,5 = Platzbonus 10,5 + Zentren 8 + 1");
        let why = in_language(Language::German, || system.explain(board, Power::France, 0).unwrap().indented_text());
        assert!(why.starts_with("Platzbonus = SHARE(Platz; Boni) = (14 + 7) / 2 = 10,5"), "{why}");
        let own = "
            name = 'Mine'
            source = 'a test'
            description = 'a test'
            [[column]]
            name = 'rank bonus'
            formula = '1.5'
            [[column]]
            name = 'score'
            formula = 'rank_bonus + centres'";
        assert_eq!(explained(&ScoringSystem::parse(own).unwrap()), "score 9,5 = rank bonus 1,5 + Zentren 8");
    }

    #[test]
    fn every_example_of_every_system_can_be_explained() {
        for system in SystemLibrary::shipped().systems() {
            for example in &system.examples {
                for power in Power::ALL {
                    let why = system.explain(&example.board, power, system.columns.len() - 1).unwrap();
                    assert!(
                        why.value.is_some() && !why.indented_text().contains('?'),
                        "{}: {}",
                        system.name,
                        why.indented_text()
                    );
                }
            }
        }
    }
}
