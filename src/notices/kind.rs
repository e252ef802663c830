//! The kinds of notices that can be posted, with their names.

/// A kind of notice that can be posted by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NoticeKind {
    Standings,
    Places,
    Boards,
    BoardCall,
    Players,
    SittingOut,
    TableSheets,
    OrderSheets,
    Charts,
    Countries,
    Teams,
    Awards,
    TopBoard,
    Groups,
    Ladder,
    Cards,
    Badges,
    Certificates,
    Rules,
    Notebook,
}

/// What a kind of notice is.
struct KindDescription {
    name: &'static str,
    help: &'static str,
    subject: Subject,
    reader: Reader,
    /// Whether it shows scores or counts.
    has_results: bool,
}

/// What a notice is about.
#[derive(Clone, Copy)]
enum Subject {
    Event,
    Round,
}

/// Where a notice is read.
#[derive(Clone, Copy)]
enum Reader {
    Wall,
    /// A table, a clipboard or a hand.
    Hand,
    /// The director, who posts it nowhere.
    Director,
}

impl NoticeKind {
    pub const ALL: [NoticeKind; 20] = [
        NoticeKind::Standings,
        NoticeKind::Places,
        NoticeKind::Boards,
        NoticeKind::BoardCall,
        NoticeKind::Players,
        NoticeKind::SittingOut,
        NoticeKind::TableSheets,
        NoticeKind::OrderSheets,
        NoticeKind::Charts,
        NoticeKind::Countries,
        NoticeKind::Teams,
        NoticeKind::Awards,
        NoticeKind::TopBoard,
        NoticeKind::Groups,
        NoticeKind::Ladder,
        NoticeKind::Cards,
        NoticeKind::Badges,
        NoticeKind::Certificates,
        NoticeKind::Rules,
        NoticeKind::Notebook,
    ];

    /// The name on the command line and of the file.
    pub const fn name(self) -> &'static str {
        self.description().name
    }

    /// What it is, in a few words.
    pub const fn help(self) -> &'static str {
        self.description().help
    }

    const fn description(self) -> KindDescription {
        use {
            Reader::{Director, Hand, Wall},
            Subject::{Event, Round},
        };
        let (name, help, subject, reader, has_results) = match self {
            NoticeKind::Standings => ("standings", "The standings", Event, Wall, true),
            NoticeKind::Places => {
                ("places", "The places of the leaders after each round, with a plot", Event, Wall, true)
            }
            NoticeKind::Boards => ("boards", "The boards of a round, with counts and scores", Round, Wall, true),
            NoticeKind::BoardCall => ("board-call", "Who sits where, by board", Round, Wall, false),
            NoticeKind::Players => ("players", "Who sits where, by the players’ names", Round, Wall, false),
            NoticeKind::SittingOut => ("sitting-out", "Who sits the round out", Round, Wall, false),
            NoticeKind::TableSheets => {
                ("table-sheets", "A page for each board: its players, boxes for centres and votes", Round, Hand, false)
            }
            NoticeKind::OrderSheets => {
                ("order-sheets", "A page for each player of a round, to write orders on", Round, Hand, false)
            }
            NoticeKind::Charts => ("charts", "The centres of each board of a round, year by year", Round, Wall, true),
            NoticeKind::Countries => ("countries", "The best players of each country", Event, Wall, true),
            NoticeKind::Teams => ("teams", "The teams, with the scores of their members", Event, Wall, true),
            NoticeKind::Awards => ("awards", "The awards and their winners", Event, Wall, true),
            NoticeKind::TopBoard => {
                ("top-board", "The seats at the top board, and who stepped back", Event, Wall, true)
            }
            NoticeKind::Groups => ("groups", "The standings of each group", Event, Wall, true),
            NoticeKind::Ladder => ("ladder", "The ladder of the year, of a book with result lists", Event, Wall, false),
            NoticeKind::Cards => {
                ("cards", "A card for each player: games, opponents, total and place", Event, Hand, true)
            }
            NoticeKind::Badges => ("badges", "Name badges", Event, Hand, false),
            NoticeKind::Certificates => {
                ("certificates", "A certificate for each player: the place and the awards", Event, Hand, true)
            }
            NoticeKind::Rules => ("rules", "The rules of the event in words, with formulas", Event, Hand, false),
            NoticeKind::Notebook => {
                ("notebook", "The director’s notebook. It is not for posting", Event, Director, false)
            }
        };
        KindDescription { name, help, subject, reader, has_results }
    }

    /// Whether it is about one round.
    pub const fn is_of_round(self) -> bool {
        matches!(self.description().subject, Subject::Round)
    }

    /// Whether it is read from a wall. The others are for a table, a clipboard or a hand.
    pub const fn is_for_wall(self) -> bool {
        matches!(self.description().reader, Reader::Wall)
    }

    /// Whether only the director may see it.
    pub const fn is_for_director(self) -> bool {
        matches!(self.description().reader, Reader::Director)
    }

    /// Whether it shows who sits where in a round.
    pub(super) const fn is_call(self) -> bool {
        matches!(self, NoticeKind::BoardCall | NoticeKind::Players)
    }

    /// Whether it shows who sits where, or who has no seat, and no result.
    pub const fn shows_only_seats(self) -> bool {
        self.is_of_round() && !self.shows_results()
    }

    /// Whether it shows scores or counts, which may change while a game is running.
    pub const fn shows_results(self) -> bool {
        self.description().has_results
    }
}
