//! The entries that a formula needs, in the language of the window.

use crate::languages::window_sentences::formula_words as texts;
use crate::scoring::FactName;

/// The entry that is missing when this value is unknown. `None` for a value that is derived from other entries.
pub(in crate::app::views) fn missing_entry(name: FactName) -> Option<&'static str> {
    Some(match name {
        FactName::Centres => texts::entry_centres(),
        FactName::Out | FactName::Finish => texts::entry_elimination_year(),
        FactName::LastYear => texts::entry_last_year(),
        FactName::SoloYear => texts::entry_solo_year(),
        FactName::Years => texts::entry_years(),
        FactName::CentreYears => texts::entry_centre_years(),
        FactName::History => texts::entry_history(),
        FactName::MissedMoves => texts::entry_missed_moves(),
        FactName::MissedWinters => texts::entry_missed_winters(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formula::Function;
    use crate::languages::{Language, in_english, set_window_language};

    #[test]
    fn in_english_the_entries_are_those_of_the_problems() {
        in_english(|| {
            for name in FactName::all() {
                assert_eq!(missing_entry(name), name.missing_entry(), "{}", name.word());
            }
        });
    }

    /// The side panel shows the name in other letters.
    #[test]
    fn in_every_language_the_explanation_of_a_function_begins_with_its_name() {
        for language in Language::OF_WINDOW {
            set_window_language(language);
            let other = Function::all().find(|function| {
                let call = function.help().strip_prefix(function.name());
                !call.is_some_and(|call| call.starts_with('('))
            });
            set_window_language(Language::English);
            assert_eq!(other, None, "{}", language.tag());
        }
    }
}
