//! What the names and functions of formulas mean, in the language of the window. The names and functions themselves are
//! the same in every language.

use crate::formula::Function;
use crate::languages::window_sentences::formula_words as texts;
use crate::scoring::FactName;

/// What a value of a board is.
pub(super) fn fact_help(name: FactName) -> &'static str {
    match name {
        FactName::Centres => texts::fact_centres(),
        FactName::Place => texts::fact_place(),
        FactName::Finish => texts::fact_finish(),
        FactName::Tied => texts::fact_tied(),
        FactName::Eliminated => texts::fact_eliminated(),
        FactName::Alive => texts::fact_alive(),
        FactName::Solo => texts::fact_solo(),
        FactName::Soloist => texts::fact_soloist(),
        FactName::Survivors => texts::fact_survivors(),
        FactName::AgreedDraw => texts::fact_agreed_draw(),
        FactName::InDraw => texts::fact_in_draw(),
        FactName::DrawSize => texts::fact_draw_size(),
        FactName::Ended => texts::fact_ended(),
        FactName::LastYear => texts::fact_last_year(),
        FactName::SoloYear => texts::fact_solo_year(),
        FactName::Out => texts::fact_out(),
        FactName::Years => texts::fact_years(),
        FactName::Top => texts::fact_top(),
        FactName::Tops => texts::fact_tops(),
        FactName::Second => texts::fact_second(),
        FactName::CentreYears => texts::fact_centre_years(),
        FactName::History => texts::fact_history(),
        FactName::MissedMoves => texts::fact_missed_moves(),
        FactName::MissedWinters => texts::fact_missed_winters(),
    }
}

/// The form of a call and its result.
pub(super) fn function_help(function: Function) -> &'static str {
    match function {
        Function::Abs => texts::function_abs(),
        Function::And => texts::function_and(),
        Function::Average => texts::function_average(),
        Function::Choose => texts::function_choose(),
        Function::Count => texts::function_count(),
        Function::CountIf => texts::function_count_if(),
        Function::High => texts::function_high(),
        Function::History => texts::function_history(),
        Function::If => texts::function_if(),
        Function::Index => texts::function_index(),
        Function::Int => texts::function_int(),
        Function::Large => texts::function_large(),
        Function::Low => texts::function_low(),
        Function::Max => texts::function_max(),
        Function::Min => texts::function_min(),
        Function::Mod => texts::function_mod(),
        Function::Not => texts::function_not(),
        Function::Or => texts::function_or(),
        Function::Power => texts::function_power(),
        Function::Rank => texts::function_rank(),
        Function::Round => texts::function_round(),
        Function::RoundDown => texts::function_round_down(),
        Function::RoundUp => texts::function_round_up(),
        Function::Share => texts::function_share(),
        Function::Sign => texts::function_sign(),
        Function::Small => texts::function_small(),
        Function::Sqrt => texts::function_sqrt(),
        Function::Sum => texts::function_sum(),
        Function::SumIf => texts::function_sum_if(),
        Function::SumProduct => texts::function_sum_product(),
        Function::SumSq => texts::function_sum_sq(),
        Function::TwoWay => texts::function_two_way(),
    }
}

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
    use crate::languages::{Language, in_english, set_window_language};

    #[test]
    fn in_english_the_explanations_are_those_of_the_names_and_functions() {
        in_english(|| {
            for name in FactName::all() {
                assert_eq!(fact_help(name), name.help(), "{}", name.word());
                assert_eq!(missing_entry(name), name.missing_entry(), "{}", name.word());
            }
            for function in Function::all() {
                assert_eq!(function_help(function), function.help());
            }
        });
    }

    /// The side panel shows the name in other letters.
    #[test]
    fn in_every_language_the_explanation_of_a_function_begins_with_its_name() {
        for language in Language::OF_WINDOW {
            set_window_language(language);
            let other = Function::all().find(|function| {
                let call = function_help(*function).strip_prefix(function.name());
                !call.is_some_and(|call| call.starts_with('('))
            });
            set_window_language(Language::English);
            assert_eq!(other, None, "{}", language.tag());
        }
    }
}
