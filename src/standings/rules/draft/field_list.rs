//! All fields of a ruleset: path in the file, texts in the language of the window, kind of value, and default.

use super::field_kind::RulesFieldKind::{
    self, Choice, Divisor, MultilineText, NamedNumbers, Number, Rounds, ScoringSystem, Share, Shares, Switch, Text,
    TieBreaks, WholeNumber, Year,
};
use super::field_kind::TieBreakList;
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

/// A field whose texts are a name and a help.
macro_rules! with_help {
    ($path:literal, $text:ident, $kind:expr, $default:literal) => {
        RulesFieldInfo { help: Some(texts::$text::help), ..field($path, texts::$text::name, $kind, $default) }
    };
}

/// Words of the file, whose texts have the same names.
macro_rules! choices {
    ($text:ident, [$($word:ident),+]) => {
        Choice(&[$((stringify!($word), texts::$text::$word)),+])
    };
}

/// A field with such choices.
macro_rules! choice {
    ($path:literal, $text:ident, $words:tt, $default:literal) => {
        field($path, texts::$text::name, choices!($text, $words), $default)
    };
}

const BOARDS: RulesFieldKind = choices!(part_boards, [all, top, others]);

/// All fields, in the order in which they are validated. The parts for the top board have the same labels as the others.
const FIELDS: &[RulesFieldInfo] = &[
    field("name", texts::name, Text, ""),
    field("based_on", texts::based_on, Text, ""),
    with_help!("description", description, MultilineText, ""),
    with_help!("source", source, Text, ""),
    with_help!("system", system, ScoringSystem, ""),
    with_help!("parameters", parameters, NamedNumbers, ""),
    with_help!("decimals", decimals, WholeNumber(0), "2"),
    choice!("concessions", concessions, [solo, abandoned], "solo"),
    with_help!("rounds", rounds, WholeNumber(1), ""),
    with_help!("most_rounds", most_rounds, WholeNumber(1), ""),
    with_help!("most_before_last", most_before_last, WholeNumber(1), ""),
    with_help!("games_at_once", games_at_once, WholeNumber(1), "1"),
    with_help!("last_year", last_year, Year, ""),
    with_help!("draws.all_survivors", draws_all_survivors, Switch, "false"),
    with_help!("draws.first_year", draws_first_year, Year, ""),
    with_help!("draws.by_vote", draws_by_vote, Switch, "false"),
    with_help!("draws.one_vote_a_season", draws_one_vote_a_season, Switch, "false"),
    choice!("posting", posting, [at_once, hold_last_round], "at_once"),
    with_help!("groups", groups, Switch, "false"),
    with_help!("penalty_floor.score", penalty_floor_score, Number, ""),
    with_help!("penalty_floor.points", penalty_floor_points, Number, ""),
    with_help!("removal_at", removal_at, WholeNumber(1), ""),
    with_help!("most_extensions", most_extensions, WholeNumber(0), ""),
    with_help!("yellow_card_seconds", yellow_card_seconds, WholeNumber(0), ""),
    with_help!("clock.spring", clock_spring, Number, ""),
    with_help!("clock.fall", clock_fall, Number, ""),
    with_help!("clock.first_spring", clock_first_spring, Number, ""),
    with_help!("clock.retreats", clock_retreats, Number, ""),
    with_help!("clock.builds", clock_builds, Number, ""),
    with_help!("clock.runs_on", clock_runs_on, Switch, "false"),
    with_help!("clock.first_warning", clock_first_warning, Number, ""),
    with_help!("clock.last_warning", clock_last_warning, Number, ""),
    with_help!("clock.source", clock_source, Text, ""),
    with_help!("powers_once", powers_once, Switch, "false"),
    with_help!("reserves_apart", reserves_apart, Switch, "false"),
    field("round.*.round", texts::own_round_round, WholeNumber(1), ""),
    field("round.*.system", texts::own_round_system, ScoringSystem, ""),
    with_help!("round.*.parameters", own_round_parameters, NamedNumbers, ""),
    choice!("total.of", total_of, [games, rounds, positions], "games"),
    choice!("total.round_score", total_round_score, [sum, best, none], "sum"),
    field("total.start", texts::total_start, Number, "0"),
    with_help!("total.sitting_out", total_sitting_out, Number, "0"),
    with_help!("total.sitting_out_once", total_sitting_out_once, Switch, "false"),
    field("total.divide", texts::total_divide::name, Divisor, "no"),
    with_help!("total.divide.results", total_divide_results, Number, "0"),
    choice!("total.handicaps", total_handicaps, [end, always], "end"),
    with_help!("total.least_results", total_least_results, WholeNumber(0), "0"),
    with_help!("total.place_needs_later_round", total_place_needs_later_round, Switch, "false"),
    with_help!("total.counts.*.weights", part_weights, Shares, ""),
    with_help!("total.counts.*.rest", part_rest, Share, "0"),
    with_help!("total.counts.*.rest_average", part_rest_average, Share, "0"),
    with_help!("total.counts.*.rounds", part_rounds, Rounds, ""),
    field("total.counts.*.boards", texts::part_boards::name, BOARDS, "all"),
    with_help!("total.counts.*.factor", part_factor, Number, "1"),
    with_help!("total.counts.*.from_results", part_from_results, WholeNumber(0), "0"),
    field("total.multipliers.*.rounds", texts::multiplier_rounds, Rounds, ""),
    field("total.multipliers.*.factor", texts::multiplier_factor, Number, ""),
    with_help!("total.multipliers.*.best", multiplier_best, WholeNumber(1), ""),
    field("total.multipliers.*.after", texts::multiplier_after, WholeNumber(1), ""),
    field("tie_breaks", texts::tie_breaks, TieBreaks(TieBreakList::Players), ""),
    with_help!("top_board.name", top_board_name, Text, "top board"),
    field("top_board.round", texts::top_board_round, WholeNumber(1), ""),
    with_help!("top_board.after", top_board_after, WholeNumber(1), ""),
    with_help!("top_board.elimination_games", top_board_elimination_games, WholeNumber(1), ""),
    with_help!("top_board.games", top_board_games, WholeNumber(1), "1"),
    choice!("top_board.filled_by", top_board_filled_by, [ranking, group_winners], "ranking"),
    with_help!("top_board.most_played", top_board_most_played, WholeNumber(0), ""),
    with_help!("top_board.tie_breaks", top_board_tie_breaks, TieBreaks(TieBreakList::Players), ""),
    choice!("top_board.choosing", top_board_choosing, [ranking, ranking_then_reverse], "ranking"),
    with_help!("top_board.bonus_percent", top_board_bonus_percent, Number, "0"),
    field("top_board.counts.*.weights", texts::part_weights::name, Shares, ""),
    field("top_board.counts.*.rest", texts::part_rest::name, Share, "0"),
    field("top_board.counts.*.rest_average", texts::part_rest_average::name, Share, "0"),
    field("top_board.counts.*.rounds", texts::part_rounds::name, Rounds, ""),
    field("top_board.counts.*.boards", texts::part_boards::name, BOARDS, "all"),
    field("top_board.counts.*.factor", texts::part_factor::name, Number, "1"),
    field("top_board.counts.*.from_results", texts::part_from_results::name, WholeNumber(0), "0"),
    choice!("top_board.decides", top_board_decides, [nothing, champion_and_second, champion_by_total], "nothing"),
    with_help!("teams.size", teams_size, WholeNumber(1), ""),
    with_help!("teams.rounds", teams_rounds, Rounds, ""),
    choice!("teams.member_score", teams_member_score, [sum, best_game], "sum"),
    with_help!("teams.best_members", teams_best_members, WholeNumber(1), ""),
    with_help!("teams.tie_breaks", teams_tie_breaks, TieBreaks(TieBreakList::Teams), ""),
    with_help!("teams.most_per_country", teams_most_per_country, WholeNumber(1), ""),
    with_help!("teams.captain", teams_captain, Switch, "false"),
    with_help!("teams.scratch_teams", teams_scratch_teams, Switch, "false"),
    with_help!("teams.apart", teams_apart, Rounds, ""),
    field("award.*.name", texts::award_name, Text, ""),
    choice!("award.*.by", award_by, [country_score, country_centres, country_place, votes], ""),
    with_help!("award.*.grades", award_grades, NamedNumbers, ""),
    field("award.*.least_games", texts::award_least_games, WholeNumber(0), "0"),
    with_help!("award.*.tie_breaks", award_tie_breaks, TieBreaks(TieBreakList::Award), ""),
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
