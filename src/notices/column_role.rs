//! What a column of a posted table holds.

use super::standings::AddedPoints;
use crate::book::{RoundIx, Year};

/// The content of a column. Layouts choose columns by their roles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ColumnRole {
    Place,
    Player,
    Total,
    /// Why the row stands above the next, shares its place or takes none.
    Reason,
    /// The director's note.
    Note,

    // Standings.
    /// Points that are added to the results, such as a start or a bonus.
    AddedPoints(AddedPoints),
    Group,
    Round(RoundIx),
    /// A round with this number that nobody has entered.
    MissingRound(usize),
    /// The place before, where the table is compared with another.
    PlaceBefore,
    /// How many places the player moved, and by how many points.
    Movement,

    // Teams.
    Team,
    /// The members of a team, a part for each.
    Member,
    /// The score of each member for the team, in the order of the members.
    MemberScore,

    // Awards.
    Award,
    /// The winner of the award: the player whom the director named, or else the leader.
    Winner,
    /// Who leads by the figures.
    Leader,
    /// The figure that the award is given for.
    Figure,
    /// The game that the award is given for, or the votes.
    Game,
    /// The final supply centres in that game.
    FinalCentres,

    // Top board and round.
    ChoosingOrder,
    Power,
    Score,
    Board,
    /// The total in the ranking that fills the top board.
    TotalBefore,
    /// The title or place that the top board decided.
    Outcome,
    /// The score at the top board; the sum of two games where it has two.
    TopBoardScore,
    Claim,
    /// Supply centres.
    Centres,
    /// A column of the scoring system before its score, by position.
    SystemColumn(usize),

    // Ladder.
    Region,
    /// How many ranks the player moved.
    RankChange,
    /// The place at an event, by its position in the results year.
    EventPlace(usize),
    /// The points at an event, by its position in the results year.
    EventPoints(usize),
    EventCount,
    /// The number of results that count.
    CountedEvents,
    Divisor,
    /// The score with enough decimals to tell every player apart.
    ExactScore,
    PointsToOvertake,
    /// The place after a round, or after an event by its position in the results year.
    PlaceAfterRound(RoundIx),
    PlaceAfterEvent(usize),
    Event,
    Date,
    /// A figure of an event that its points depend on, by position. The first is [`ColumnRole::EVENT_PLAYERS`].
    EventFigure(usize),
    /// Why an event does not count.
    Exclusion,

    // Notebook.
    Time,
    Ruling,

    // Charts, forms, cards and rules.
    /// The supply centres of this year.
    Year(Year),
    /// A box to write in, by its position.
    Entry(usize),
    /// What of a score counts for the total of a player. Empty where nothing does.
    CountedScore,
    /// The other players of a game, with their powers.
    Opponents,
    /// What a rule is about.
    Subject,
    /// A rule in words, or a formula.
    RuleText,
}

impl ColumnRole {
    /// How many players an event of a ladder had.
    pub const EVENT_PLAYERS: ColumnRole = ColumnRole::EventFigure(0);

    /// The name by which what a user chose for the column is remembered, the same in every language. Code that shows rounds
    /// or events adds their names, because their positions change.
    pub const fn key(self) -> &'static str {
        self.description().0
    }

    /// Whether the column holds texts rather than numbers.
    pub const fn is_text(self) -> bool {
        matches!(self.description().1, ColumnContent::Text)
    }

    /// Whether the texts are lists whose items stay whole: a power and its player, a board and its letter.
    pub const fn is_list(self) -> bool {
        matches!(self, ColumnRole::Game | ColumnRole::Opponents)
    }

    /// Whether the lists are so long that their items stand on one line and in one language: the six opponents of a game.
    pub const fn is_long_list(self) -> bool {
        matches!(self, ColumnRole::Opponents)
    }

    /// The key of the column, and what it holds.
    const fn description(self) -> (&'static str, ColumnContent) {
        use ColumnContent::{Number, Text};
        match self {
            ColumnRole::Place => ("place", Number),
            ColumnRole::Player => ("player", Text),
            ColumnRole::Total => ("total", Number),
            ColumnRole::Reason => ("reason", Text),
            ColumnRole::Note => ("note", Text),
            ColumnRole::AddedPoints(AddedPoints::Start) => ("start", Number),
            ColumnRole::AddedPoints(AddedPoints::Handicap) => ("handicap", Number),
            ColumnRole::AddedPoints(AddedPoints::Bonus) => ("bonus", Number),
            ColumnRole::AddedPoints(AddedPoints::Penalty) => ("penalty", Number),
            ColumnRole::Group => ("group", Text),
            ColumnRole::Round(_) | ColumnRole::MissingRound(_) => ("round", Number),
            ColumnRole::PlaceBefore => ("place before", Number),
            ColumnRole::Movement => ("movement", Text),
            ColumnRole::Team => ("team", Text),
            ColumnRole::Member => ("member", Text),
            ColumnRole::MemberScore => ("member score", Number),
            ColumnRole::Award => ("award", Text),
            ColumnRole::Winner => ("winner", Text),
            ColumnRole::Leader => ("leader", Text),
            ColumnRole::Figure => ("figure", Number),
            ColumnRole::Game => ("game", Text),
            ColumnRole::FinalCentres => ("final centres", Number),
            ColumnRole::ChoosingOrder => ("choosing order", Number),
            ColumnRole::Power => ("power", Text),
            ColumnRole::Score => ("score", Number),
            ColumnRole::Board => ("board", Text),
            ColumnRole::TotalBefore => ("total before", Number),
            ColumnRole::Outcome => ("outcome", Text),
            ColumnRole::TopBoardScore => ("top board score", Number),
            ColumnRole::Claim => ("claim", Text),
            ColumnRole::Centres => ("centres", Number),
            ColumnRole::SystemColumn(_) => ("system column", Number),
            ColumnRole::Region => ("region", Text),
            ColumnRole::RankChange => ("rank change", Number),
            ColumnRole::EventPlace(_) => ("event place", Number),
            ColumnRole::EventPoints(_) => ("event points", Number),
            ColumnRole::EventCount => ("events", Number),
            ColumnRole::CountedEvents => ("counted events", Number),
            ColumnRole::Divisor => ("divisor", Number),
            ColumnRole::ExactScore => ("exact score", Number),
            ColumnRole::PointsToOvertake => ("points to overtake", Number),
            ColumnRole::PlaceAfterRound(_) => ("place after round", Number),
            ColumnRole::PlaceAfterEvent(_) => ("place after event", Number),
            ColumnRole::Event => ("event", Text),
            ColumnRole::Date => ("date", Text),
            ColumnRole::EventFigure(_) => ("event figure", Number),
            ColumnRole::Exclusion => ("exclusion", Text),
            ColumnRole::Time => ("time", Text),
            ColumnRole::Ruling => ("ruling", Text),
            ColumnRole::Year(_) => ("year", Number),
            ColumnRole::Entry(_) => ("entry", Text),
            ColumnRole::CountedScore => ("counted score", Number),
            ColumnRole::Opponents => ("opponents", Text),
            ColumnRole::Subject => ("subject", Text),
            ColumnRole::RuleText => ("rule", Text),
        }
    }
}

/// What a column holds.
#[derive(Clone, Copy)]
enum ColumnContent {
    Text,
    Number,
}
