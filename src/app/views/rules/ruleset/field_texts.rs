//! The texts of the fields of a ruleset in the language of the window: labels, help texts and choices. The errors
//! use the English labels of [`crate::standings`] instead.

use crate::book::StepName;
use crate::languages::messages::steps;
use crate::languages::window_sentences::rules_fields as texts;
use crate::languages::{MessageValue, WindowText, kept_words, window_language};
use crate::standings::RulesField;

/// The most choices of a field.
const MOST_CHOICES: usize = 4;

/// Choices, each with its word in the file and its text.
pub(super) type ChoiceTexts = [(&'static str, &'static str); MOST_CHOICES];

/// The texts of a field.
#[derive(Debug)]
pub(in crate::app::views::rules) struct FieldTexts {
    path: &'static str,
    label: WindowText,
    help: Option<WindowText>,
    /// The word in the file and the text of each choice.
    choices: &'static [(&'static str, WindowText)],
}

const fn plain(path: &'static str, label: WindowText) -> FieldTexts {
    FieldTexts { path, label, help: None, choices: &[] }
}

const fn with_help(path: &'static str, label: WindowText, help: WindowText) -> FieldTexts {
    FieldTexts { path, label, help: Some(help), choices: &[] }
}

const fn with_choices(
    path: &'static str,
    label: WindowText,
    choices: &'static [(&'static str, WindowText)],
) -> FieldTexts {
    FieldTexts { path, label, help: None, choices }
}

const BOARDS: &[(&str, WindowText)] =
    &[("all", texts::part_boards::all), ("top", texts::part_boards::top), ("others", texts::part_boards::others)];

/// The texts of all fields, in the order of their descriptions. The parts for the top board have the same labels as the
/// others.
const FIELD_TEXTS: &[FieldTexts] = &[
    plain("name", texts::name),
    plain("based_on", texts::based_on),
    with_help("description", texts::description::name, texts::description::help),
    with_help("source", texts::source::name, texts::source::help),
    with_help("system", texts::system::name, texts::system::help),
    with_help("parameters", texts::parameters::name, texts::parameters::help),
    with_help("decimals", texts::decimals::name, texts::decimals::help),
    with_choices(
        "concessions",
        texts::concessions::name,
        &[("solo", texts::concessions::solo), ("abandoned", texts::concessions::abandoned)],
    ),
    with_help("rounds", texts::rounds::name, texts::rounds::help),
    with_help("most_rounds", texts::most_rounds::name, texts::most_rounds::help),
    with_help("most_before_last", texts::most_before_last::name, texts::most_before_last::help),
    with_help("games_at_once", texts::games_at_once::name, texts::games_at_once::help),
    with_help("last_year", texts::last_year::name, texts::last_year::help),
    with_help("draws.all_survivors", texts::draws_all_survivors::name, texts::draws_all_survivors::help),
    with_help("draws.first_year", texts::draws_first_year::name, texts::draws_first_year::help),
    with_help("draws.by_vote", texts::draws_by_vote::name, texts::draws_by_vote::help),
    with_help("draws.one_vote_a_season", texts::draws_one_vote_a_season::name, texts::draws_one_vote_a_season::help),
    with_choices(
        "posting",
        texts::posting::name,
        &[("at_once", texts::posting::at_once), ("hold_last_round", texts::posting::hold_last_round)],
    ),
    with_help("groups", texts::groups::name, texts::groups::help),
    with_help("penalty_floor.score", texts::penalty_floor_score::name, texts::penalty_floor_score::help),
    with_help("penalty_floor.points", texts::penalty_floor_points::name, texts::penalty_floor_points::help),
    with_help("removal_at", texts::removal_at::name, texts::removal_at::help),
    with_help("most_extensions", texts::most_extensions::name, texts::most_extensions::help),
    with_help("yellow_card_seconds", texts::yellow_card_seconds::name, texts::yellow_card_seconds::help),
    with_help("clock.spring", texts::clock_spring::name, texts::clock_spring::help),
    with_help("clock.fall", texts::clock_fall::name, texts::clock_fall::help),
    with_help("clock.first_spring", texts::clock_first_spring::name, texts::clock_first_spring::help),
    with_help("clock.retreats", texts::clock_retreats::name, texts::clock_retreats::help),
    with_help("clock.builds", texts::clock_builds::name, texts::clock_builds::help),
    with_help("clock.runs_on", texts::clock_runs_on::name, texts::clock_runs_on::help),
    with_help("clock.first_warning", texts::clock_first_warning::name, texts::clock_first_warning::help),
    with_help("clock.last_warning", texts::clock_last_warning::name, texts::clock_last_warning::help),
    with_help("clock.source", texts::clock_source::name, texts::clock_source::help),
    with_help("powers_once", texts::powers_once::name, texts::powers_once::help),
    with_help("reserves_apart", texts::reserves_apart::name, texts::reserves_apart::help),
    plain("round.*.round", texts::own_round_round),
    plain("round.*.system", texts::own_round_system),
    with_help("round.*.parameters", texts::own_round_parameters::name, texts::own_round_parameters::help),
    with_choices(
        "total.of",
        texts::total_of::name,
        &[
            ("games", texts::total_of::games),
            ("rounds", texts::total_of::rounds),
            ("positions", texts::total_of::positions),
        ],
    ),
    with_choices(
        "total.round_score",
        texts::total_round_score::name,
        &[
            ("sum", texts::total_round_score::sum),
            ("best", texts::total_round_score::best),
            ("none", texts::total_round_score::none),
        ],
    ),
    plain("total.start", texts::total_start),
    with_help("total.sitting_out", texts::total_sitting_out::name, texts::total_sitting_out::help),
    with_help("total.sitting_out_once", texts::total_sitting_out_once::name, texts::total_sitting_out_once::help),
    with_choices(
        "total.divide",
        texts::total_divide::name,
        &[
            ("no", texts::total_divide::no),
            ("counted", texts::total_divide::counted),
            ("results", texts::total_divide::results),
        ],
    ),
    with_help("total.divide.results", texts::total_divide_results::name, texts::total_divide_results::help),
    with_choices(
        "total.handicaps",
        texts::total_handicaps::name,
        &[("end", texts::total_handicaps::end), ("always", texts::total_handicaps::always)],
    ),
    with_help("total.least_results", texts::total_least_results::name, texts::total_least_results::help),
    with_help(
        "total.place_needs_later_round",
        texts::total_place_needs_later_round::name,
        texts::total_place_needs_later_round::help,
    ),
    with_help("total.counts.*.weights", texts::part_weights::name, texts::part_weights::help),
    with_help("total.counts.*.rest", texts::part_rest::name, texts::part_rest::help),
    with_help("total.counts.*.rest_average", texts::part_rest_average::name, texts::part_rest_average::help),
    with_help("total.counts.*.rounds", texts::part_rounds::name, texts::part_rounds::help),
    with_choices("total.counts.*.boards", texts::part_boards::name, BOARDS),
    with_help("total.counts.*.factor", texts::part_factor::name, texts::part_factor::help),
    with_help("total.counts.*.from_results", texts::part_from_results::name, texts::part_from_results::help),
    plain("total.multipliers.*.rounds", texts::multiplier_rounds),
    plain("total.multipliers.*.factor", texts::multiplier_factor),
    with_help("total.multipliers.*.best", texts::multiplier_best::name, texts::multiplier_best::help),
    plain("total.multipliers.*.after", texts::multiplier_after),
    plain("tie_breaks", texts::tie_breaks),
    with_help("top_board.name", texts::top_board_name::name, texts::top_board_name::help),
    plain("top_board.round", texts::top_board_round),
    with_help("top_board.after", texts::top_board_after::name, texts::top_board_after::help),
    with_help(
        "top_board.elimination_games",
        texts::top_board_elimination_games::name,
        texts::top_board_elimination_games::help,
    ),
    with_help("top_board.games", texts::top_board_games::name, texts::top_board_games::help),
    with_choices(
        "top_board.filled_by",
        texts::top_board_filled_by::name,
        &[
            ("ranking", texts::top_board_filled_by::ranking),
            ("group_winners", texts::top_board_filled_by::group_winners),
        ],
    ),
    with_help("top_board.most_played", texts::top_board_most_played::name, texts::top_board_most_played::help),
    with_help("top_board.tie_breaks", texts::top_board_tie_breaks::name, texts::top_board_tie_breaks::help),
    with_choices(
        "top_board.choosing",
        texts::top_board_choosing::name,
        &[
            ("ranking", texts::top_board_choosing::ranking),
            ("ranking_then_reverse", texts::top_board_choosing::ranking_then_reverse),
        ],
    ),
    with_help("top_board.bonus_percent", texts::top_board_bonus_percent::name, texts::top_board_bonus_percent::help),
    plain("top_board.counts.*.weights", texts::part_weights::name),
    plain("top_board.counts.*.rest", texts::part_rest::name),
    plain("top_board.counts.*.rest_average", texts::part_rest_average::name),
    plain("top_board.counts.*.rounds", texts::part_rounds::name),
    with_choices("top_board.counts.*.boards", texts::part_boards::name, BOARDS),
    plain("top_board.counts.*.factor", texts::part_factor::name),
    plain("top_board.counts.*.from_results", texts::part_from_results::name),
    with_choices(
        "top_board.decides",
        texts::top_board_decides::name,
        &[
            ("nothing", texts::top_board_decides::nothing),
            ("champion_and_second", texts::top_board_decides::champion_and_second),
            ("champion_by_total", texts::top_board_decides::champion_by_total),
        ],
    ),
    with_help("teams.size", texts::teams_size::name, texts::teams_size::help),
    with_help("teams.rounds", texts::teams_rounds::name, texts::teams_rounds::help),
    with_choices(
        "teams.member_score",
        texts::teams_member_score::name,
        &[("sum", texts::teams_member_score::sum), ("best_game", texts::teams_member_score::best_game)],
    ),
    with_help("teams.best_members", texts::teams_best_members::name, texts::teams_best_members::help),
    with_help("teams.tie_breaks", texts::teams_tie_breaks::name, texts::teams_tie_breaks::help),
    with_help("teams.most_per_country", texts::teams_most_per_country::name, texts::teams_most_per_country::help),
    with_help("teams.captain", texts::teams_captain::name, texts::teams_captain::help),
    with_help("teams.scratch_teams", texts::teams_scratch_teams::name, texts::teams_scratch_teams::help),
    with_help("teams.apart", texts::teams_apart::name, texts::teams_apart::help),
    plain("award.*.name", texts::award_name),
    with_choices(
        "award.*.by",
        texts::award_by::name,
        &[
            ("country_score", texts::award_by::country_score),
            ("country_centres", texts::award_by::country_centres),
            ("country_place", texts::award_by::country_place),
            ("votes", texts::award_by::votes),
        ],
    ),
    with_help("award.*.grades", texts::award_grades::name, texts::award_grades::help),
    plain("award.*.least_games", texts::award_least_games),
    with_help("award.*.tie_breaks", texts::award_tie_breaks::name, texts::award_tie_breaks::help),
];

impl FieldTexts {
    /// The texts of a field. `None` where rulesets have no such field.
    pub(super) fn of(field: RulesField) -> Option<&'static FieldTexts> {
        FIELD_TEXTS.iter().find(|texts| texts.path == field.path)
    }

    /// “Most rounds”.
    pub(super) fn label(&self) -> &'static str {
        (self.label)()
    }

    /// The help text, in a few words. Empty where the field has none.
    pub(super) fn help(&self) -> &'static str {
        self.help.map_or("", |help| help())
    }

    /// The choices of the field, which are written into `room`.
    pub(super) fn choices<'a>(&self, room: &'a mut ChoiceTexts) -> &'a [(&'static str, &'static str)] {
        for (choice, (word, text)) in room.iter_mut().zip(self.choices) {
            *choice = (*word, text());
        }
        &room[..self.choices.len().min(MOST_CHOICES)]
    }

    /// What a screen reader calls the field: “what counts 2: best first”. In a list it is that of the entry `index`.
    pub(super) fn location(&self, index: usize) -> String {
        self.location_message(index).text(window_language()).into_owned()
    }

    /// The same as it is kept.
    fn location_message(&self, index: usize) -> MessageValue {
        let label = kept_words(self.label).in_sentence();
        let number = (index + 1).to_string();
        let list = self.path.split_once(".*.").map(|(list, _)| list);
        let location = match list.or_else(|| self.path.split('.').next()) {
            Some("total.counts") => steps::in_counts(number, label),
            Some("total.multipliers") => steps::in_multipliers(number, label),
            Some("top_board.counts") => steps::in_top_board_counts(number, label),
            Some("round") => steps::in_rounds(number, label),
            Some("award") => steps::in_awards(number, label),
            Some("top_board") => steps::in_top_board(label),
            Some("teams") => steps::in_teams(label),
            Some("clock") => steps::in_clock(label),
            _ => return label,
        };
        location.into()
    }

    /// The name of the step that changes a field.
    pub(in crate::app::views::rules) fn step_of(field: RulesField) -> StepName {
        FieldTexts::of(field).map_or_else(|| field.path.into(), |texts| texts.location_message(field.index).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages::{Language, in_english, set_window_language};

    #[test]
    fn every_field_has_its_texts_and_in_english_they_are_those_of_its_description() {
        in_english(|| {
            for field in RulesField::all() {
                let path = field.path;
                let info = field.info().unwrap();
                let texts = FieldTexts::of(field).unwrap_or_else(|| panic!("{path} has no texts for the window"));
                assert_eq!(texts.label(), info.label, "{path}");
                assert_eq!(texts.help(), info.help, "{path}");
                assert_eq!(texts.choices(&mut ChoiceTexts::default()), info.choices(), "{path}");
                for index in [0, 1] {
                    let location = RulesField::in_list(path, index).location_text().to_lowercase();
                    assert_eq!(texts.location(index), location, "{path}");
                }
            }
        });
        assert!(FIELD_TEXTS.iter().map(|texts| texts.path).eq(RulesField::all().map(|field| field.path)));
    }

    /// A list of choices is known by what a screen reader calls it.
    #[test]
    fn no_language_calls_two_fields_the_same() {
        for language in Language::OF_WINDOW {
            set_window_language(language);
            let mut names: Vec<String> = FIELD_TEXTS.iter().map(|texts| texts.location(0)).collect();
            set_window_language(Language::English);
            names.sort();
            let twice = names.windows(2).find(|names| names[0] == names[1]);
            assert_eq!(twice, None, "{}", language.tag());
        }
    }
}
