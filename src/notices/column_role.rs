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
    /// Who receives the award: whom the director named, else who leads.
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

    /// The name by which what a user chose for the column is remembered, the same in every language. Who shows rounds or events
    /// adds their names, because their positions change.
    pub const fn key(self) -> &'static str {
        match self {
            ColumnRole::Place => "place",
            ColumnRole::Player => "player",
            ColumnRole::Total => "total",
            ColumnRole::Reason => "reason",
            ColumnRole::Note => "note",
            ColumnRole::AddedPoints(AddedPoints::Start) => "start",
            ColumnRole::AddedPoints(AddedPoints::Handicap) => "handicap",
            ColumnRole::AddedPoints(AddedPoints::Bonus) => "bonus",
            ColumnRole::AddedPoints(AddedPoints::Penalty) => "penalty",
            ColumnRole::Group => "group",
            ColumnRole::Round(_) | ColumnRole::MissingRound(_) => "round",
            ColumnRole::PlaceBefore => "place before",
            ColumnRole::Movement => "movement",
            ColumnRole::Team => "team",
            ColumnRole::Member => "member",
            ColumnRole::MemberScore => "member score",
            ColumnRole::Award => "award",
            ColumnRole::Winner => "winner",
            ColumnRole::Leader => "leader",
            ColumnRole::Figure => "figure",
            ColumnRole::Game => "game",
            ColumnRole::FinalCentres => "final centres",
            ColumnRole::ChoosingOrder => "choosing order",
            ColumnRole::Power => "power",
            ColumnRole::Score => "score",
            ColumnRole::Board => "board",
            ColumnRole::TotalBefore => "total before",
            ColumnRole::Outcome => "outcome",
            ColumnRole::TopBoardScore => "top board score",
            ColumnRole::Claim => "claim",
            ColumnRole::Centres => "centres",
            ColumnRole::SystemColumn(_) => "system column",
            ColumnRole::Region => "region",
            ColumnRole::RankChange => "rank change",
            ColumnRole::EventPlace(_) => "event place",
            ColumnRole::EventPoints(_) => "event points",
            ColumnRole::EventCount => "events",
            ColumnRole::CountedEvents => "counted events",
            ColumnRole::Divisor => "divisor",
            ColumnRole::ExactScore => "exact score",
            ColumnRole::PointsToOvertake => "points to overtake",
            ColumnRole::PlaceAfterRound(_) => "place after round",
            ColumnRole::PlaceAfterEvent(_) => "place after event",
            ColumnRole::Event => "event",
            ColumnRole::Date => "date",
            ColumnRole::EventFigure(_) => "event figure",
            ColumnRole::Exclusion => "exclusion",
            ColumnRole::Time => "time",
            ColumnRole::Ruling => "ruling",
            ColumnRole::Year(_) => "year",
            ColumnRole::Entry(_) => "entry",
            ColumnRole::CountedScore => "counted score",
            ColumnRole::Opponents => "opponents",
            ColumnRole::Subject => "subject",
            ColumnRole::RuleText => "rule",
        }
    }

    /// Whether the texts are lists whose items stay whole: a power and its player, a board and its letter.
    pub const fn is_list(self) -> bool {
        matches!(self, ColumnRole::Game | ColumnRole::Opponents)
    }

    /// Whether the column holds texts rather than numbers.
    pub const fn is_text(self) -> bool {
        match self {
            ColumnRole::Player
            | ColumnRole::Reason
            | ColumnRole::Note
            | ColumnRole::Group
            | ColumnRole::Movement
            | ColumnRole::Team
            | ColumnRole::Member
            | ColumnRole::Award
            | ColumnRole::Winner
            | ColumnRole::Leader
            | ColumnRole::Game
            | ColumnRole::Power
            | ColumnRole::Board
            | ColumnRole::Outcome
            | ColumnRole::Claim
            | ColumnRole::Region
            | ColumnRole::Event
            | ColumnRole::Date
            | ColumnRole::Exclusion
            | ColumnRole::Time
            | ColumnRole::Ruling
            | ColumnRole::Entry(_)
            | ColumnRole::Opponents
            | ColumnRole::Subject
            | ColumnRole::RuleText => true,
            ColumnRole::Place
            | ColumnRole::Total
            | ColumnRole::AddedPoints(_)
            | ColumnRole::Round(_)
            | ColumnRole::MissingRound(_)
            | ColumnRole::PlaceBefore
            | ColumnRole::MemberScore
            | ColumnRole::Figure
            | ColumnRole::ChoosingOrder
            | ColumnRole::Score
            | ColumnRole::TotalBefore
            | ColumnRole::TopBoardScore
            | ColumnRole::Centres
            | ColumnRole::FinalCentres
            | ColumnRole::SystemColumn(_)
            | ColumnRole::RankChange
            | ColumnRole::EventPlace(_)
            | ColumnRole::EventPoints(_)
            | ColumnRole::EventCount
            | ColumnRole::CountedEvents
            | ColumnRole::Divisor
            | ColumnRole::ExactScore
            | ColumnRole::PointsToOvertake
            | ColumnRole::PlaceAfterRound(_)
            | ColumnRole::PlaceAfterEvent(_)
            | ColumnRole::EventFigure(_)
            | ColumnRole::Year(_)
            | ColumnRole::CountedScore => false,
        }
    }
}
