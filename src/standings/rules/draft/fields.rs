//! Every field of a ruleset that can be filled in: where it stands in the file, what it is called, what it holds.

use super::field_kind::{DIVIDED, Kind, Steps};

/// A field of a ruleset; of a list of parts, the field of one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RulesField {
    /// `top_board.round`, or `total.counts.*.weights` of a list.
    pub path: &'static str,
    /// Which of the list, from 0.
    pub at: usize,
}

/// What is told about a field.
#[derive(Clone, Copy, Debug)]
pub struct AboutField {
    path: &'static str,
    /// “Most rounds”.
    pub label: &'static str,
    /// What it means, in a few words.
    pub help: &'static str,
    pub kind: Kind,
    /// What holds where nothing is filled in, as it would be typed.
    pub usual: &'static str,
}

const fn field(
    path: &'static str,
    label: &'static str,
    help: &'static str,
    kind: Kind,
    usual: &'static str,
) -> AboutField {
    AboutField { path, label, help, kind, usual }
}

const BOARDS: Kind = Kind::OneOf(&[("all", "all boards"), ("top", "the top board"), ("others", "all other boards")]);

/// All fields, in the order in which they are looked at.
const FIELDS: &[AboutField] = &[
    field("name", "Name", "", Kind::Words, ""),
    field("based_on", "Copied from", "", Kind::Words, ""),
    field("description", "Description", "for the players", Kind::Lines, ""),
    field("source", "Source", "where the rules come from", Kind::Words, ""),
    field("system", "Scoring system", "unless a round or a board has another", Kind::System, ""),
    field("parameters", "Its numbers", "where they differ: solo 73, part 1", Kind::Numbers, ""),
    field("decimals", "Decimals", "of a total", Kind::Whole(0), "2"),
    field(
        "concessions",
        "A concession is",
        "",
        Kind::OneOf(&[("solo", "a solo of the winner"), ("abandoned", "not known: no result")]),
        "solo",
    ),
    field("rounds", "Rounds", "empty where the number is open", Kind::Whole(1), ""),
    field("most_rounds", "Most per player", "rounds that anybody may play", Kind::Whole(1), ""),
    field("most_before_last", "Most before the last", "of the rounds before the last", Kind::Whole(1), ""),
    field("last_year", "Last year", "that is played", Kind::Year, ""),
    field("draws.all_survivors", "Draws", "include all survivors", Kind::Switch, "false"),
    field("draws.first_year", "First draw after", "the chart of this year", Kind::Year, ""),
    field(
        "posting",
        "Scores are posted",
        "",
        Kind::OneOf(&[("at_once", "after each round"), ("hold_last_round", "the last round’s when released")]),
        "at_once",
    ),
    field("groups", "Groups", "of entrants, with a table each", Kind::Switch, "false"),
    field("penalty_floor.score", "Lowest score", "of a game, where a percentage is no penalty", Kind::Number, ""),
    field("penalty_floor.points", "Points instead", "taken in the place of a percentage", Kind::Number, ""),
    field("removal_at", "Removal at", "so many penalties in per cent of the total", Kind::Whole(1), ""),
    field("most_extensions", "Extensions", "of a deadline at most, per player and game", Kind::Whole(0), ""),
    field("reserves_apart", "Reserves", "and substitutes are no entrants", Kind::Switch, "false"),
    field("round.*.round", "Round", "", Kind::Whole(1), ""),
    field("round.*.system", "Scoring system", "", Kind::System, ""),
    field("round.*.parameters", "Its numbers", "where they differ", Kind::Numbers, ""),
    field(
        "total.of",
        "A result is",
        "",
        Kind::OneOf(&[
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
        Kind::OneOf(&[("sum", "are added up"), ("best", "the best counts"), ("none", "make no score of a round")]),
        "sum",
    ),
    field("total.start", "Points at the start", "", Kind::Number, "0"),
    field("total.sitting_out", "A round sat out", "points; 0 makes no result", Kind::Number, "0"),
    field("total.sitting_out_once", "Only once", "for the first round sat out", Kind::Switch, "false"),
    field("total.divide", "The sum is", "", Kind::Divide, "no"),
    field("total.divide.results", "And more", "added to the number of results", Kind::Number, "0"),
    field(
        "total.handicaps",
        "Handicaps count",
        "",
        Kind::OneOf(&[("end", "when the last round has ended"), ("always", "always")]),
        "end",
    ),
    field("total.least_results", "Fewest results", "for a place in the table", Kind::Whole(0), "0"),
    field("total.counts.*.weights", "Best first", "1, 1, ½: the best two and half of the third", Kind::Shares, ""),
    field("total.counts.*.rest", "Each further", "what part of it counts", Kind::Share, "0"),
    field("total.counts.*.rest_average", "Their mean", "what part of the mean of the further counts", Kind::Share, "0"),
    field("total.counts.*.rounds", "Rounds", "1 to 4; empty for all", Kind::Rounds, ""),
    field("total.counts.*.boards", "Boards", "", BOARDS, "all"),
    field("total.counts.*.factor", "Times", "what all of it is multiplied by", Kind::Number, "1"),
    field(
        "total.counts.*.from_results",
        "From results",
        "stands in the place of the part above for who has so many",
        Kind::Whole(0),
        "0",
    ),
    field("total.multipliers.*.rounds", "Rounds", "", Kind::Rounds, ""),
    field("total.multipliers.*.factor", "Times", "", Kind::Number, ""),
    field("total.multipliers.*.best", "For the best", "so many, and who is level; empty for all", Kind::Whole(1), ""),
    field("total.multipliers.*.after", "After round", "", Kind::Whole(1), ""),
    field("tie_breaks", "Ties", "", Kind::Chain(Steps::Players), ""),
    field("top_board.name", "Called", "top board, final table, medal round", Kind::Words, "top board"),
    field("top_board.round", "Played in round", "", Kind::Whole(1), ""),
    field("top_board.after", "Filled after round", "", Kind::Whole(1), ""),
    field("top_board.games", "Games at once", "of the same seven", Kind::Whole(1), "1"),
    field(
        "top_board.filled_by",
        "Filled by",
        "",
        Kind::OneOf(&[("ranking", "the first of the ranking"), ("group_winners", "the winners of the groups")]),
        "ranking",
    ),
    field("top_board.most_played", "Rounds played", "at most, to qualify; empty for any number", Kind::Whole(0), ""),
    field(
        "top_board.tie_breaks",
        "Level for the last seat",
        "as in the ranking where empty",
        Kind::Chain(Steps::Players),
        "",
    ),
    field(
        "top_board.choosing",
        "Powers are chosen",
        "",
        Kind::OneOf(&[
            ("ranking", "in the order of the ranking"),
            ("ranking_then_reverse", "so, and in reverse in the second game"),
        ]),
        "ranking",
    ),
    field("top_board.bonus_percent", "Bonus", "per cent of the total of who played there", Kind::Number, "0"),
    field("top_board.counts.*.weights", "Best first", "", Kind::Shares, ""),
    field("top_board.counts.*.rest", "Each further", "", Kind::Share, "0"),
    field("top_board.counts.*.rest_average", "Their mean", "", Kind::Share, "0"),
    field("top_board.counts.*.rounds", "Rounds", "", Kind::Rounds, ""),
    field("top_board.counts.*.boards", "Boards", "", BOARDS, "all"),
    field("top_board.counts.*.factor", "Times", "", Kind::Number, "1"),
    field("top_board.counts.*.from_results", "From results", "", Kind::Whole(0), "0"),
    field(
        "top_board.decides",
        "It decides",
        "",
        Kind::OneOf(&[
            ("nothing", "nothing: places go by total"),
            ("champion_and_second", "the champion and the second"),
            ("champion_by_total", "the champion: the highest total there"),
        ]),
        "nothing",
    ),
    field("teams.size", "Members", "of a team", Kind::Whole(1), ""),
    field("teams.rounds", "Score in rounds", "3, or 1 to 4", Kind::Rounds, ""),
    field(
        "teams.member_score",
        "A member scores",
        "",
        Kind::OneOf(&[("sum", "all games in those rounds"), ("best_game", "the best game in those rounds")]),
        "sum",
    ),
    field("teams.best_members", "Best members", "that count; all where empty", Kind::Whole(1), ""),
    field("teams.tie_breaks", "Level teams", "third best member, …", Kind::Chain(Steps::Teams), ""),
    field("teams.most_per_country", "Most of a country", "teams; empty for any number", Kind::Whole(1), ""),
    field("teams.scratch_teams", "Scratch teams", "are made of who waits for one", Kind::Switch, "false"),
    field("teams.apart", "Apart in rounds", "where team-mates share no board", Kind::Rounds, ""),
    field("award.*.name", "Prize", "", Kind::Words, ""),
    field(
        "award.*.by",
        "Given for",
        "",
        Kind::OneOf(&[
            ("country_score", "the highest score with each power"),
            ("country_centres", "the most centres with each power"),
            ("country_place", "the best place with each power"),
            ("votes", "the votes of the other players"),
        ]),
        "",
    ),
    field("award.*.grades", "Grades", "A 3, B 1, C 0", Kind::Numbers, ""),
    field("award.*.least_games", "Fewest games", "", Kind::Whole(0), "0"),
    field(
        "award.*.tie_breaks",
        "Level",
        "lead, score, centres, total, most_of_the_best_grade",
        Kind::Chain(Steps::Award),
        "",
    ),
];

impl RulesField {
    /// A field that there is once.
    pub const fn of(path: &'static str) -> RulesField {
        RulesField { path, at: 0 }
    }

    /// The field of one of a list.
    pub const fn nth(path: &'static str, at: usize) -> RulesField {
        RulesField { path, at }
    }

    /// What is told about the field. `None` for one that rulesets do not have.
    pub fn about(self) -> Option<&'static AboutField> {
        FIELDS.iter().find(|field| field.path == self.path)
    }

    /// All fields once; of a list, that of its first.
    pub(super) fn all() -> impl Iterator<Item = RulesField> {
        FIELDS.iter().map(|field| RulesField::of(field.path))
    }

    /// The list whose fields this is one of, with the rest of the path: “total.counts” and “weights”.
    pub(super) fn list(self) -> Option<(&'static str, &'static str)> {
        self.path.split_once(".*.")
    }

    /// Where it stands, in words: “what counts, 2: best first”.
    pub fn whereabouts(self) -> String {
        let label = self.about().map_or(self.path, |about| about.label);
        let section = match self.path.split('.').next().unwrap_or_default() {
            "total" if self.path.contains("counts") => "what counts",
            "total" if self.path.contains("multipliers") => "multipliers",
            "top_board" if self.path.contains("counts") => "what counts at the top board",
            "top_board" => "top board",
            "teams" => "teams",
            "award" => "prizes",
            "round" => "rounds scored otherwise",
            _ => return label.to_owned(),
        };
        let nth = if self.list().is_some() { format!(" {}", self.at + 1) } else { String::new() };
        format!("{section}{nth}: {}", label.to_lowercase())
    }
}

impl AboutField {
    /// The values to choose from, each as it stands in the file and in words.
    pub const fn choices(&self) -> &'static [(&'static str, &'static str)] {
        match self.kind {
            Kind::OneOf(choices) => choices,
            Kind::Divide => DIVIDED,
            _ => &[],
        }
    }
}
