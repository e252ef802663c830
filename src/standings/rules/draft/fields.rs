//! All fields of a ruleset: path in the file, texts in the language of the window, kind of value, and default.

use super::field_kind::{RulesFieldKind, TieBreakList};
use crate::book::StepName;
use crate::languages::messages::steps;
use crate::languages::window_sentences::rules_fields as texts;
use crate::languages::{MessageValue, WindowText, kept_words, window_language};

/// The most choices of a field.
const MOST_CHOICES: usize = 4;

/// Choices, each with its word in the file and its text.
pub type ChoiceTexts = [(&'static str, &'static str); MOST_CHOICES];

/// A field of a ruleset. Where `path` belongs to a list, the field of one entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RulesField {
    /// `top_board.round`, or `total.counts.*.weights` for a list.
    pub path: &'static str,
    /// Position in the list, from 0.
    pub index: usize,
}

/// The description of a field.
#[derive(Clone, Copy, Debug)]
pub struct RulesFieldInfo {
    path: &'static str,
    label: WindowText,
    help: Option<WindowText>,
    pub kind: RulesFieldKind,
    /// The text of the default value, which applies where the field is missing.
    pub default_text: &'static str,
}

const fn field(
    path: &'static str,
    label: WindowText,
    kind: RulesFieldKind,
    default_text: &'static str,
) -> RulesFieldInfo {
    RulesFieldInfo { path, label, help: None, kind, default_text }
}

const fn with_help(
    path: &'static str,
    label: WindowText,
    help: WindowText,
    kind: RulesFieldKind,
    default_text: &'static str,
) -> RulesFieldInfo {
    RulesFieldInfo { path, label, help: Some(help), kind, default_text }
}

const BOARDS: RulesFieldKind = RulesFieldKind::Choice(&[
    ("all", texts::part_boards::all),
    ("top", texts::part_boards::top),
    ("others", texts::part_boards::others),
]);

/// All fields, in the order in which they are validated. The parts for the top board have the same labels as the others.
const FIELDS: &[RulesFieldInfo] = &[
    field("name", texts::name, RulesFieldKind::Text, ""),
    field("based_on", texts::based_on, RulesFieldKind::Text, ""),
    with_help("description", texts::description::name, texts::description::help, RulesFieldKind::MultilineText, ""),
    with_help("source", texts::source::name, texts::source::help, RulesFieldKind::Text, ""),
    with_help("system", texts::system::name, texts::system::help, RulesFieldKind::ScoringSystem, ""),
    with_help("parameters", texts::parameters::name, texts::parameters::help, RulesFieldKind::NamedNumbers, ""),
    with_help("decimals", texts::decimals::name, texts::decimals::help, RulesFieldKind::WholeNumber(0), "2"),
    field(
        "concessions",
        texts::concessions::name,
        RulesFieldKind::Choice(&[("solo", texts::concessions::solo), ("abandoned", texts::concessions::abandoned)]),
        "solo",
    ),
    with_help("rounds", texts::rounds::name, texts::rounds::help, RulesFieldKind::WholeNumber(1), ""),
    with_help("most_rounds", texts::most_rounds::name, texts::most_rounds::help, RulesFieldKind::WholeNumber(1), ""),
    with_help(
        "most_before_last",
        texts::most_before_last::name,
        texts::most_before_last::help,
        RulesFieldKind::WholeNumber(1),
        "",
    ),
    with_help(
        "games_at_once",
        texts::games_at_once::name,
        texts::games_at_once::help,
        RulesFieldKind::WholeNumber(1),
        "1",
    ),
    with_help("last_year", texts::last_year::name, texts::last_year::help, RulesFieldKind::Year, ""),
    with_help(
        "draws.all_survivors",
        texts::draws_all_survivors::name,
        texts::draws_all_survivors::help,
        RulesFieldKind::Switch,
        "false",
    ),
    with_help(
        "draws.first_year",
        texts::draws_first_year::name,
        texts::draws_first_year::help,
        RulesFieldKind::Year,
        "",
    ),
    with_help("draws.by_vote", texts::draws_by_vote::name, texts::draws_by_vote::help, RulesFieldKind::Switch, "false"),
    with_help(
        "draws.one_vote_a_season",
        texts::draws_one_vote_a_season::name,
        texts::draws_one_vote_a_season::help,
        RulesFieldKind::Switch,
        "false",
    ),
    field(
        "posting",
        texts::posting::name,
        RulesFieldKind::Choice(&[
            ("at_once", texts::posting::at_once),
            ("hold_last_round", texts::posting::hold_last_round),
        ]),
        "at_once",
    ),
    with_help("groups", texts::groups::name, texts::groups::help, RulesFieldKind::Switch, "false"),
    with_help(
        "penalty_floor.score",
        texts::penalty_floor_score::name,
        texts::penalty_floor_score::help,
        RulesFieldKind::Number,
        "",
    ),
    with_help(
        "penalty_floor.points",
        texts::penalty_floor_points::name,
        texts::penalty_floor_points::help,
        RulesFieldKind::Number,
        "",
    ),
    with_help("removal_at", texts::removal_at::name, texts::removal_at::help, RulesFieldKind::WholeNumber(1), ""),
    with_help(
        "most_extensions",
        texts::most_extensions::name,
        texts::most_extensions::help,
        RulesFieldKind::WholeNumber(0),
        "",
    ),
    with_help(
        "yellow_card_seconds",
        texts::yellow_card_seconds::name,
        texts::yellow_card_seconds::help,
        RulesFieldKind::WholeNumber(0),
        "",
    ),
    with_help("clock.spring", texts::clock_spring::name, texts::clock_spring::help, RulesFieldKind::Number, ""),
    with_help("clock.fall", texts::clock_fall::name, texts::clock_fall::help, RulesFieldKind::Number, ""),
    with_help(
        "clock.first_spring",
        texts::clock_first_spring::name,
        texts::clock_first_spring::help,
        RulesFieldKind::Number,
        "",
    ),
    with_help("clock.retreats", texts::clock_retreats::name, texts::clock_retreats::help, RulesFieldKind::Number, ""),
    with_help("clock.builds", texts::clock_builds::name, texts::clock_builds::help, RulesFieldKind::Number, ""),
    with_help("clock.runs_on", texts::clock_runs_on::name, texts::clock_runs_on::help, RulesFieldKind::Switch, "false"),
    with_help(
        "clock.first_warning",
        texts::clock_first_warning::name,
        texts::clock_first_warning::help,
        RulesFieldKind::Number,
        "",
    ),
    with_help(
        "clock.last_warning",
        texts::clock_last_warning::name,
        texts::clock_last_warning::help,
        RulesFieldKind::Number,
        "",
    ),
    with_help("clock.source", texts::clock_source::name, texts::clock_source::help, RulesFieldKind::Text, ""),
    with_help("powers_once", texts::powers_once::name, texts::powers_once::help, RulesFieldKind::Switch, "false"),
    with_help(
        "reserves_apart",
        texts::reserves_apart::name,
        texts::reserves_apart::help,
        RulesFieldKind::Switch,
        "false",
    ),
    field("round.*.round", texts::own_round_round, RulesFieldKind::WholeNumber(1), ""),
    field("round.*.system", texts::own_round_system, RulesFieldKind::ScoringSystem, ""),
    with_help(
        "round.*.parameters",
        texts::own_round_parameters::name,
        texts::own_round_parameters::help,
        RulesFieldKind::NamedNumbers,
        "",
    ),
    field(
        "total.of",
        texts::total_of::name,
        RulesFieldKind::Choice(&[
            ("games", texts::total_of::games),
            ("rounds", texts::total_of::rounds),
            ("positions", texts::total_of::positions),
        ]),
        "games",
    ),
    field(
        "total.round_score",
        texts::total_round_score::name,
        RulesFieldKind::Choice(&[
            ("sum", texts::total_round_score::sum),
            ("best", texts::total_round_score::best),
            ("none", texts::total_round_score::none),
        ]),
        "sum",
    ),
    field("total.start", texts::total_start, RulesFieldKind::Number, "0"),
    with_help(
        "total.sitting_out",
        texts::total_sitting_out::name,
        texts::total_sitting_out::help,
        RulesFieldKind::Number,
        "0",
    ),
    with_help(
        "total.sitting_out_once",
        texts::total_sitting_out_once::name,
        texts::total_sitting_out_once::help,
        RulesFieldKind::Switch,
        "false",
    ),
    field("total.divide", texts::total_divide::name, RulesFieldKind::Divisor, "no"),
    with_help(
        "total.divide.results",
        texts::total_divide_results::name,
        texts::total_divide_results::help,
        RulesFieldKind::Number,
        "0",
    ),
    field(
        "total.handicaps",
        texts::total_handicaps::name,
        RulesFieldKind::Choice(&[("end", texts::total_handicaps::end), ("always", texts::total_handicaps::always)]),
        "end",
    ),
    with_help(
        "total.least_results",
        texts::total_least_results::name,
        texts::total_least_results::help,
        RulesFieldKind::WholeNumber(0),
        "0",
    ),
    with_help(
        "total.place_needs_later_round",
        texts::total_place_needs_later_round::name,
        texts::total_place_needs_later_round::help,
        RulesFieldKind::Switch,
        "false",
    ),
    with_help(
        "total.counts.*.weights",
        texts::part_weights::name,
        texts::part_weights::help,
        RulesFieldKind::Shares,
        "",
    ),
    with_help("total.counts.*.rest", texts::part_rest::name, texts::part_rest::help, RulesFieldKind::Share, "0"),
    with_help(
        "total.counts.*.rest_average",
        texts::part_rest_average::name,
        texts::part_rest_average::help,
        RulesFieldKind::Share,
        "0",
    ),
    with_help("total.counts.*.rounds", texts::part_rounds::name, texts::part_rounds::help, RulesFieldKind::Rounds, ""),
    field("total.counts.*.boards", texts::part_boards::name, BOARDS, "all"),
    with_help("total.counts.*.factor", texts::part_factor::name, texts::part_factor::help, RulesFieldKind::Number, "1"),
    with_help(
        "total.counts.*.from_results",
        texts::part_from_results::name,
        texts::part_from_results::help,
        RulesFieldKind::WholeNumber(0),
        "0",
    ),
    field("total.multipliers.*.rounds", texts::multiplier_rounds, RulesFieldKind::Rounds, ""),
    field("total.multipliers.*.factor", texts::multiplier_factor, RulesFieldKind::Number, ""),
    with_help(
        "total.multipliers.*.best",
        texts::multiplier_best::name,
        texts::multiplier_best::help,
        RulesFieldKind::WholeNumber(1),
        "",
    ),
    field("total.multipliers.*.after", texts::multiplier_after, RulesFieldKind::WholeNumber(1), ""),
    field("tie_breaks", texts::tie_breaks, RulesFieldKind::TieBreaks(TieBreakList::Players), ""),
    with_help(
        "top_board.name",
        texts::top_board_name::name,
        texts::top_board_name::help,
        RulesFieldKind::Text,
        "top board",
    ),
    field("top_board.round", texts::top_board_round, RulesFieldKind::WholeNumber(1), ""),
    with_help(
        "top_board.after",
        texts::top_board_after::name,
        texts::top_board_after::help,
        RulesFieldKind::WholeNumber(1),
        "",
    ),
    with_help(
        "top_board.elimination_games",
        texts::top_board_elimination_games::name,
        texts::top_board_elimination_games::help,
        RulesFieldKind::WholeNumber(1),
        "",
    ),
    with_help(
        "top_board.games",
        texts::top_board_games::name,
        texts::top_board_games::help,
        RulesFieldKind::WholeNumber(1),
        "1",
    ),
    field(
        "top_board.filled_by",
        texts::top_board_filled_by::name,
        RulesFieldKind::Choice(&[
            ("ranking", texts::top_board_filled_by::ranking),
            ("group_winners", texts::top_board_filled_by::group_winners),
        ]),
        "ranking",
    ),
    with_help(
        "top_board.most_played",
        texts::top_board_most_played::name,
        texts::top_board_most_played::help,
        RulesFieldKind::WholeNumber(0),
        "",
    ),
    with_help(
        "top_board.tie_breaks",
        texts::top_board_tie_breaks::name,
        texts::top_board_tie_breaks::help,
        RulesFieldKind::TieBreaks(TieBreakList::Players),
        "",
    ),
    field(
        "top_board.choosing",
        texts::top_board_choosing::name,
        RulesFieldKind::Choice(&[
            ("ranking", texts::top_board_choosing::ranking),
            ("ranking_then_reverse", texts::top_board_choosing::ranking_then_reverse),
        ]),
        "ranking",
    ),
    with_help(
        "top_board.bonus_percent",
        texts::top_board_bonus_percent::name,
        texts::top_board_bonus_percent::help,
        RulesFieldKind::Number,
        "0",
    ),
    field("top_board.counts.*.weights", texts::part_weights::name, RulesFieldKind::Shares, ""),
    field("top_board.counts.*.rest", texts::part_rest::name, RulesFieldKind::Share, "0"),
    field("top_board.counts.*.rest_average", texts::part_rest_average::name, RulesFieldKind::Share, "0"),
    field("top_board.counts.*.rounds", texts::part_rounds::name, RulesFieldKind::Rounds, ""),
    field("top_board.counts.*.boards", texts::part_boards::name, BOARDS, "all"),
    field("top_board.counts.*.factor", texts::part_factor::name, RulesFieldKind::Number, "1"),
    field("top_board.counts.*.from_results", texts::part_from_results::name, RulesFieldKind::WholeNumber(0), "0"),
    field(
        "top_board.decides",
        texts::top_board_decides::name,
        RulesFieldKind::Choice(&[
            ("nothing", texts::top_board_decides::nothing),
            ("champion_and_second", texts::top_board_decides::champion_and_second),
            ("champion_by_total", texts::top_board_decides::champion_by_total),
        ]),
        "nothing",
    ),
    with_help("teams.size", texts::teams_size::name, texts::teams_size::help, RulesFieldKind::WholeNumber(1), ""),
    with_help("teams.rounds", texts::teams_rounds::name, texts::teams_rounds::help, RulesFieldKind::Rounds, ""),
    field(
        "teams.member_score",
        texts::teams_member_score::name,
        RulesFieldKind::Choice(&[
            ("sum", texts::teams_member_score::sum),
            ("best_game", texts::teams_member_score::best_game),
        ]),
        "sum",
    ),
    with_help(
        "teams.best_members",
        texts::teams_best_members::name,
        texts::teams_best_members::help,
        RulesFieldKind::WholeNumber(1),
        "",
    ),
    with_help(
        "teams.tie_breaks",
        texts::teams_tie_breaks::name,
        texts::teams_tie_breaks::help,
        RulesFieldKind::TieBreaks(TieBreakList::Teams),
        "",
    ),
    with_help(
        "teams.most_per_country",
        texts::teams_most_per_country::name,
        texts::teams_most_per_country::help,
        RulesFieldKind::WholeNumber(1),
        "",
    ),
    with_help("teams.captain", texts::teams_captain::name, texts::teams_captain::help, RulesFieldKind::Switch, "false"),
    with_help(
        "teams.scratch_teams",
        texts::teams_scratch_teams::name,
        texts::teams_scratch_teams::help,
        RulesFieldKind::Switch,
        "false",
    ),
    with_help("teams.apart", texts::teams_apart::name, texts::teams_apart::help, RulesFieldKind::Rounds, ""),
    field("award.*.name", texts::award_name, RulesFieldKind::Text, ""),
    field(
        "award.*.by",
        texts::award_by::name,
        RulesFieldKind::Choice(&[
            ("country_score", texts::award_by::country_score),
            ("country_centres", texts::award_by::country_centres),
            ("country_place", texts::award_by::country_place),
            ("votes", texts::award_by::votes),
        ]),
        "",
    ),
    with_help("award.*.grades", texts::award_grades::name, texts::award_grades::help, RulesFieldKind::NamedNumbers, ""),
    field("award.*.least_games", texts::award_least_games, RulesFieldKind::WholeNumber(0), "0"),
    with_help(
        "award.*.tie_breaks",
        texts::award_tie_breaks::name,
        texts::award_tie_breaks::help,
        RulesFieldKind::TieBreaks(TieBreakList::Award),
        "",
    ),
];

impl RulesField {
    /// A field that is not in a list.
    pub const fn new(path: &'static str) -> RulesField {
        RulesField { path, index: 0 }
    }

    /// A field of an entry in a list.
    pub const fn in_list(path: &'static str, index: usize) -> RulesField {
        RulesField { path, index }
    }

    /// The description of the field. `None` where rulesets have no such field.
    pub fn info(self) -> Option<&'static RulesFieldInfo> {
        FIELDS.iter().find(|field| field.path == self.path)
    }

    /// All fields, for a list those of its first entry.
    pub fn all() -> impl Iterator<Item = RulesField> {
        FIELDS.iter().map(|field| RulesField::new(field.path))
    }

    /// The fields of a table of the rules, such as “clock”, without those of its lists.
    pub fn of_table(table: &str) -> impl Iterator<Item = RulesField> {
        let is_in_table = move |path: &str| path.split_once('.').is_some_and(|(of, _)| of == table);
        RulesField::all().filter(move |field| is_in_table(field.path) && field.list_path().is_none())
    }

    /// The fields of an entry in a list of the rules.
    pub fn of_entry(list: &str, index: usize) -> impl Iterator<Item = RulesField> {
        let is_in_list = move |field: &RulesField| field.list_path().is_some_and(|(of, _)| of == list);
        RulesField::all().filter(is_in_list).map(move |field| RulesField { index, ..field })
    }

    /// The path of the list and the rest of the path, for a field in a list: “total.counts” and “weights”.
    pub(super) fn list_path(self) -> Option<(&'static str, &'static str)> {
        self.path.split_once(".*.")
    }

    /// What the field is called with its place in the rules, in the language of the window: “what counts 2: best first”.
    pub fn location(self) -> String {
        self.location_message().text(window_language()).into_owned()
    }

    /// The name of the step that changes the field.
    pub fn step_name(self) -> StepName {
        self.location_message().into()
    }

    /// [`RulesField::location`] as it is kept.
    fn location_message(self) -> MessageValue {
        let Some(info) = self.info() else { return self.path.into() };
        let label = kept_words(info.label).in_sentence();
        let number = (self.index + 1).to_string();
        let list = self.list_path().map(|(list, _)| list);
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
}

impl RulesFieldInfo {
    /// “Most rounds”, in the language of the window.
    pub fn label(&self) -> &'static str {
        (self.label)()
    }

    /// The help text, in a few words. Empty where the field has none.
    pub fn help(&self) -> &'static str {
        self.help.map_or("", |help| help())
    }

    /// Whether one of a few values is chosen.
    pub fn has_choices(&self) -> bool {
        !self.kind.choices().is_empty()
    }

    /// The choices, which are written into `room`.
    pub fn choices<'a>(&self, room: &'a mut ChoiceTexts) -> &'a [(&'static str, &'static str)] {
        let choices = self.kind.choices();
        for (choice, (word, text)) in room.iter_mut().zip(choices) {
            *choice = (*word, text());
        }
        &room[..choices.len().min(MOST_CHOICES)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages::{Language, in_language};

    #[test]
    fn a_field_of_a_list_is_called_by_its_entry_in_the_language_of_the_window() {
        let weights = RulesField::in_list("total.counts.*.weights", 1);
        assert_eq!(weights.location(), "what counts 2: best first");
        assert_eq!(in_language(Language::German, || weights.location()), "Was zählt 2: Beste zuerst");
        assert_eq!(RulesField::new("top_board.after").location(), "top board: filled after round");
        assert_eq!(RulesField::new("decimals").location(), "decimals");
    }

    #[test]
    fn there_is_room_for_all_choices() {
        for field in RulesField::all() {
            assert!(field.info().unwrap().kind.choices().len() <= MOST_CHOICES, "{}", field.path);
        }
    }

    /// A list of choices is known by what a screen reader calls it.
    #[test]
    fn no_language_calls_two_fields_the_same() {
        for language in Language::OF_WINDOW {
            let mut names: Vec<String> =
                in_language(language, || RulesField::all().map(RulesField::location).collect());
            names.sort();
            let twice = names.windows(2).find(|names| names[0] == names[1]);
            assert_eq!(twice, None, "{}", language.tag());
        }
    }
}
