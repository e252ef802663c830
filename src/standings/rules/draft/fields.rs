//! All fields of a ruleset: path in the file, label, help, kind of value, and default.

use super::field_kind::{DIVISOR_CHOICES, RulesFieldKind, TieBreakList};

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
    /// “Most rounds”.
    pub label: &'static str,
    /// The help text, in a few words.
    pub help: &'static str,
    pub kind: RulesFieldKind,
    /// The text of the default value, which applies where the field is missing.
    pub default_text: &'static str,
}

const fn field(
    path: &'static str,
    label: &'static str,
    help: &'static str,
    kind: RulesFieldKind,
    default_text: &'static str,
) -> RulesFieldInfo {
    RulesFieldInfo { path, label, help, kind, default_text }
}

const BOARDS: RulesFieldKind =
    RulesFieldKind::Choice(&[("all", "all boards"), ("top", "the top board"), ("others", "all other boards")]);

/// All fields, in the order in which they are validated.
const FIELDS: &[RulesFieldInfo] = &[
    field("name", "Name", "", RulesFieldKind::Text, ""),
    field("based_on", "Copied from", "", RulesFieldKind::Text, ""),
    field("description", "Description", "for the players", RulesFieldKind::MultilineText, ""),
    field("source", "Source", "where the rules come from", RulesFieldKind::Text, ""),
    field("system", "Scoring system", "where a round or a board has no other", RulesFieldKind::ScoringSystem, ""),
    field("parameters", "Its numbers", "changed parameters: solo 73, part 1", RulesFieldKind::NamedNumbers, ""),
    field("decimals", "Decimals", "of a total", RulesFieldKind::WholeNumber(0), "2"),
    field(
        "concessions",
        "A concession is",
        "",
        RulesFieldKind::Choice(&[
            ("solo", "a solo of the winner"),
            ("abandoned", "not possible: the game is abandoned"),
        ]),
        "solo",
    ),
    field("rounds", "Rounds", "empty where the number is not fixed", RulesFieldKind::WholeNumber(1), ""),
    field("most_rounds", "Most per player", "rounds that a player may play", RulesFieldKind::WholeNumber(1), ""),
    field(
        "most_before_last",
        "Most before the last",
        "rounds that a player may play before the last one",
        RulesFieldKind::WholeNumber(1),
        "",
    ),
    field("games_at_once", "Games at once", "that a player may play in a round", RulesFieldKind::WholeNumber(1), "1"),
    field("last_year", "Last year", "of a game", RulesFieldKind::Year, ""),
    field("draws.all_survivors", "Draws", "include all survivors", RulesFieldKind::Switch, "false"),
    field("draws.first_year", "First draw after", "this year", RulesFieldKind::Year, ""),
    field("draws.by_vote", "An early end", "needs a passed vote or a solo", RulesFieldKind::Switch, "false"),
    field("draws.one_vote_a_season", "One vote", "in a season for each proposed draw", RulesFieldKind::Switch, "false"),
    field(
        "posting",
        "Scores are posted",
        "",
        RulesFieldKind::Choice(&[
            ("at_once", "after each round"),
            ("hold_last_round", "after each round, the last when released"),
        ]),
        "at_once",
    ),
    field("groups", "Groups", "of entrants, each with its own standings", RulesFieldKind::Switch, "false"),
    field(
        "penalty_floor.score",
        "Lowest score",
        "of a game, for which a percentage takes nothing",
        RulesFieldKind::Number,
        "",
    ),
    field("penalty_floor.points", "Points instead", "taken instead of a percentage", RulesFieldKind::Number, ""),
    field(
        "removal_at",
        "Removal at",
        "number of penalties in per cent of the total",
        RulesFieldKind::WholeNumber(1),
        "",
    ),
    field(
        "most_extensions",
        "Extensions",
        "of a deadline, the most per player and game",
        RulesFieldKind::WholeNumber(0),
        "",
    ),
    field(
        "yellow_card_seconds",
        "Yellow card",
        "seconds after the deadline, at most; red is later",
        RulesFieldKind::WholeNumber(0),
        "",
    ),
    field("clock.spring", "Spring", "minutes on the round’s clock; empty for 15", RulesFieldKind::Number, ""),
    field("clock.fall", "Fall", "minutes; empty for those of a Spring", RulesFieldKind::Number, ""),
    field("clock.first_spring", "First Spring", "minutes, where it is longer", RulesFieldKind::Number, ""),
    field("clock.retreats", "Retreats", "minutes; empty for no time of their own", RulesFieldKind::Number, ""),
    field("clock.builds", "Builds", "minutes; empty for no time of their own", RulesFieldKind::Number, ""),
    field("clock.runs_on", "The next phase", "begins at the deadline, not by hand", RulesFieldKind::Switch, "false"),
    field(
        "clock.first_warning",
        "First warning",
        "minutes before the deadline; empty for 5",
        RulesFieldKind::Number,
        "",
    ),
    field("clock.last_warning", "Last warning", "minutes before the deadline; empty for 1", RulesFieldKind::Number, ""),
    field("clock.source", "Source", "of the times", RulesFieldKind::Text, ""),
    field("powers_once", "No power twice", "for a player, except at the top board", RulesFieldKind::Switch, "false"),
    field("reserves_apart", "Reserves", "and substitutes may not be entrants", RulesFieldKind::Switch, "false"),
    field("round.*.round", "Round", "", RulesFieldKind::WholeNumber(1), ""),
    field("round.*.system", "Scoring system", "", RulesFieldKind::ScoringSystem, ""),
    field("round.*.parameters", "Its numbers", "changed parameters", RulesFieldKind::NamedNumbers, ""),
    field(
        "total.of",
        "A result is",
        "",
        RulesFieldKind::Choice(&[
            ("games", "the score of a game"),
            ("rounds", "the score of a round"),
            ("positions", "the place on the board; the lowest wins"),
        ]),
        "games",
    ),
    field(
        "total.round_score",
        "Games of a round",
        "",
        RulesFieldKind::Choice(&[
            ("sum", "are added up"),
            ("best", "only the best counts"),
            ("none", "give no score for the round"),
        ]),
        "sum",
    ),
    field("total.start", "Points at the start", "", RulesFieldKind::Number, "0"),
    field("total.sitting_out", "A round sat out", "points; 0 makes no result", RulesFieldKind::Number, "0"),
    field("total.sitting_out_once", "Only once", "for the first round sat out", RulesFieldKind::Switch, "false"),
    field("total.divide", "The sum is", "", RulesFieldKind::Divisor, "no"),
    field("total.divide.results", "Plus", "to add to the number of results", RulesFieldKind::Number, "0"),
    field(
        "total.handicaps",
        "Handicaps count",
        "",
        RulesFieldKind::Choice(&[("end", "when the last round has ended"), ("always", "always")]),
        "end",
    ),
    field("total.least_results", "Fewest results", "for a place in the table", RulesFieldKind::WholeNumber(0), "0"),
    field(
        "total.place_needs_later_round",
        "One round only",
        "a player of one round and none of the later ones takes no place",
        RulesFieldKind::Switch,
        "false",
    ),
    field(
        "total.counts.*.weights",
        "Best first",
        "1, 1, ½: the best two and half of the third",
        RulesFieldKind::Shares,
        "",
    ),
    field("total.counts.*.rest", "Each further", "share of each that counts", RulesFieldKind::Share, "0"),
    field(
        "total.counts.*.rest_average",
        "Their mean",
        "share of the mean of the further results",
        RulesFieldKind::Share,
        "0",
    ),
    field("total.counts.*.rounds", "Rounds", "1 to 4; empty for all", RulesFieldKind::Rounds, ""),
    field("total.counts.*.boards", "Boards", "", BOARDS, "all"),
    field("total.counts.*.factor", "Times", "a factor for the whole part", RulesFieldKind::Number, "1"),
    field(
        "total.counts.*.from_results",
        "From results",
        "replaces the part above for players with this number",
        RulesFieldKind::WholeNumber(0),
        "0",
    ),
    field("total.multipliers.*.rounds", "Rounds", "", RulesFieldKind::Rounds, ""),
    field("total.multipliers.*.factor", "Times", "", RulesFieldKind::Number, ""),
    field(
        "total.multipliers.*.best",
        "For the best",
        "number of players, and those tied; empty for all",
        RulesFieldKind::WholeNumber(1),
        "",
    ),
    field("total.multipliers.*.after", "After round", "", RulesFieldKind::WholeNumber(1), ""),
    field("tie_breaks", "Ties", "", RulesFieldKind::TieBreaks(TieBreakList::Players), ""),
    field("top_board.name", "Called", "top board, final table, medal round", RulesFieldKind::Text, "top board"),
    field("top_board.round", "Played in round", "", RulesFieldKind::WholeNumber(1), ""),
    field("top_board.after", "Filled after round", "by the ranking", RulesFieldKind::WholeNumber(1), ""),
    field(
        "top_board.elimination_games",
        "Elimination games",
        "of each player, before the winners of groups",
        RulesFieldKind::WholeNumber(1),
        "",
    ),
    field("top_board.games", "Games at once", "of the same seven", RulesFieldKind::WholeNumber(1), "1"),
    field(
        "top_board.filled_by",
        "Filled by",
        "",
        RulesFieldKind::Choice(&[
            ("ranking", "the first in the ranking"),
            ("group_winners", "the winners of the groups"),
        ]),
        "ranking",
    ),
    field(
        "top_board.most_played",
        "Rounds played",
        "the most to qualify; empty for any number",
        RulesFieldKind::WholeNumber(0),
        "",
    ),
    field(
        "top_board.tie_breaks",
        "Ties for the last seat",
        "empty: as in the ranking",
        RulesFieldKind::TieBreaks(TieBreakList::Players),
        "",
    ),
    field(
        "top_board.choosing",
        "Powers are chosen",
        "",
        RulesFieldKind::Choice(&[
            ("ranking", "in the order of the ranking"),
            ("ranking_then_reverse", "in that order, reversed in the second game"),
        ]),
        "ranking",
    ),
    field("top_board.bonus_percent", "Bonus", "for its players, in per cent of the total", RulesFieldKind::Number, "0"),
    field("top_board.counts.*.weights", "Best first", "", RulesFieldKind::Shares, ""),
    field("top_board.counts.*.rest", "Each further", "", RulesFieldKind::Share, "0"),
    field("top_board.counts.*.rest_average", "Their mean", "", RulesFieldKind::Share, "0"),
    field("top_board.counts.*.rounds", "Rounds", "", RulesFieldKind::Rounds, ""),
    field("top_board.counts.*.boards", "Boards", "", BOARDS, "all"),
    field("top_board.counts.*.factor", "Times", "", RulesFieldKind::Number, "1"),
    field("top_board.counts.*.from_results", "From results", "", RulesFieldKind::WholeNumber(0), "0"),
    field(
        "top_board.decides",
        "It decides",
        "",
        RulesFieldKind::Choice(&[
            ("nothing", "nothing: places are by total"),
            ("champion_and_second", "the champion and the second"),
            ("champion_by_total", "the champion: the highest total there"),
        ]),
        "nothing",
    ),
    field("teams.size", "Members", "of a team", RulesFieldKind::WholeNumber(1), ""),
    field("teams.rounds", "Score in rounds", "3, or 1 to 4", RulesFieldKind::Rounds, ""),
    field(
        "teams.member_score",
        "A member scores",
        "",
        RulesFieldKind::Choice(&[("sum", "all games in those rounds"), ("best_game", "the best game in those rounds")]),
        "sum",
    ),
    field("teams.best_members", "Best members", "that count; empty for all", RulesFieldKind::WholeNumber(1), ""),
    field(
        "teams.tie_breaks",
        "Ties between teams",
        "third best member, …",
        RulesFieldKind::TieBreaks(TieBreakList::Teams),
        "",
    ),
    field(
        "teams.most_per_country",
        "Most of a country",
        "teams; empty for any number",
        RulesFieldKind::WholeNumber(1),
        "",
    ),
    field("teams.captain", "Captain", "is needed in every team", RulesFieldKind::Switch, "false"),
    field(
        "teams.scratch_teams",
        "Scratch teams",
        "are made of players who wait for a team",
        RulesFieldKind::Switch,
        "false",
    ),
    field("teams.apart", "Apart in rounds", "where team-mates may not share a board", RulesFieldKind::Rounds, ""),
    field("award.*.name", "Award", "", RulesFieldKind::Text, ""),
    field(
        "award.*.by",
        "Given for",
        "",
        RulesFieldKind::Choice(&[
            ("country_score", "the highest score with each power"),
            ("country_centres", "the most centres with each power"),
            ("country_place", "the best place with each power"),
            ("votes", "the votes of the other players"),
        ]),
        "",
    ),
    field("award.*.grades", "Grades", "A 3, B 1, C 0", RulesFieldKind::NamedNumbers, ""),
    field("award.*.least_games", "Fewest games", "", RulesFieldKind::WholeNumber(0), "0"),
    field(
        "award.*.tie_breaks",
        "Ties",
        "lead, score, centres, total, most_of_the_best_grade",
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

    /// The path of the list and the rest of the path, for a field in a list: “total.counts” and “weights”.
    pub(super) fn list_path(self) -> Option<(&'static str, &'static str)> {
        self.path.split_once(".*.")
    }

    /// The location as text: “what counts 2: best first”.
    pub fn location_text(self) -> String {
        let label = self.info().map_or(self.path, |info| info.label);
        let section = match self.path.split('.').next().unwrap_or_default() {
            "total" if self.path.contains("counts") => "what counts",
            "total" if self.path.contains("multipliers") => "multipliers",
            "top_board" if self.path.contains("counts") => "what counts at the top board",
            "top_board" => "top board",
            "teams" => "teams",
            "clock" => "clock",
            "award" => "awards",
            "round" => "rounds with their own scoring",
            _ => return label.to_owned(),
        };
        let nth = if self.list_path().is_some() { format!(" {}", self.index + 1) } else { String::new() };
        format!("{section}{nth}: {}", label.to_lowercase())
    }
}

impl RulesFieldInfo {
    /// The choices: the word in the file and the text for users.
    pub const fn choices(&self) -> &'static [(&'static str, &'static str)] {
        match self.kind {
            RulesFieldKind::Choice(choices) => choices,
            RulesFieldKind::Divisor => DIVISOR_CHOICES,
            _ => &[],
        }
    }
}
