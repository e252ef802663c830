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

/// How a kind of notice is named and described.
struct KindWords {
    name: &'static str,
    help: &'static str,
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
        self.words().name
    }

    /// What it is, in a few words.
    pub const fn help(self) -> &'static str {
        self.words().help
    }

    const fn words(self) -> KindWords {
        let (name, help) = match self {
            NoticeKind::Standings => ("standings", "The standings"),
            NoticeKind::Places => ("places", "The places of the leaders after each round, with a plot"),
            NoticeKind::Boards => ("boards", "The boards of a round, with counts and scores"),
            NoticeKind::BoardCall => ("board-call", "Who sits where, by board"),
            NoticeKind::Players => ("players", "Who sits where, by the players’ names"),
            NoticeKind::SittingOut => ("sitting-out", "Who sits the round out"),
            NoticeKind::TableSheets => {
                ("table-sheets", "A page for each board: its players, boxes for centres and votes")
            }
            NoticeKind::OrderSheets => ("order-sheets", "A page for each player of a round, to write orders on"),
            NoticeKind::Charts => ("charts", "The centres of each board of a round, year by year"),
            NoticeKind::Countries => ("countries", "The best players of each country"),
            NoticeKind::Teams => ("teams", "The teams, with the scores of their members"),
            NoticeKind::Awards => ("awards", "The awards and their winners"),
            NoticeKind::TopBoard => ("top-board", "The seats at the top board, and who stepped back"),
            NoticeKind::Groups => ("groups", "The standings of each group"),
            NoticeKind::Ladder => ("ladder", "The ladder of the year, of a book with result lists"),
            NoticeKind::Cards => ("cards", "A card for each player: games, opponents, total and place"),
            NoticeKind::Badges => ("badges", "Name badges"),
            NoticeKind::Certificates => ("certificates", "A certificate for each player: the place and the awards"),
            NoticeKind::Rules => ("rules", "The rules of the event in words, with formulas"),
            NoticeKind::Notebook => ("notebook", "The director’s notebook. It is not for posting"),
        };
        KindWords { name, help }
    }

    /// Whether it is about one round.
    pub const fn is_of_round(self) -> bool {
        matches!(
            self,
            NoticeKind::Boards
                | NoticeKind::BoardCall
                | NoticeKind::Players
                | NoticeKind::SittingOut
                | NoticeKind::TableSheets
                | NoticeKind::OrderSheets
                | NoticeKind::Charts
        )
    }

    /// Whether it is read from a wall. The others are for a table, a clipboard or a hand.
    pub const fn is_for_wall(self) -> bool {
        matches!(
            self,
            NoticeKind::Standings
                | NoticeKind::Places
                | NoticeKind::Boards
                | NoticeKind::Charts
                | NoticeKind::BoardCall
                | NoticeKind::Players
                | NoticeKind::SittingOut
                | NoticeKind::Countries
                | NoticeKind::Teams
                | NoticeKind::Awards
                | NoticeKind::TopBoard
                | NoticeKind::Groups
        )
    }

    /// Whether only the director may see it.
    pub const fn is_for_director(self) -> bool {
        matches!(self, NoticeKind::Notebook)
    }

    /// Whether it shows who sits where in a round.
    pub(super) const fn is_call(self) -> bool {
        matches!(self, NoticeKind::BoardCall | NoticeKind::Players)
    }

    /// Whether it shows who sits where, or who has no seat, and no result.
    pub(super) const fn shows_only_seats(self) -> bool {
        self.is_of_round() && !self.shows_results()
    }

    /// Whether it shows scores or counts, which may change while a game is running.
    pub const fn shows_results(self) -> bool {
        matches!(
            self,
            NoticeKind::Standings
                | NoticeKind::Places
                | NoticeKind::Boards
                | NoticeKind::Charts
                | NoticeKind::Countries
                | NoticeKind::Teams
                | NoticeKind::Awards
                | NoticeKind::TopBoard
                | NoticeKind::Groups
                | NoticeKind::Cards
                | NoticeKind::Certificates
        )
    }
}
