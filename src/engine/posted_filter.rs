//! [`PostedFilter`], which copies of a book what may be posted.
//!
//! Every field of the book and of everything in it is named here, except the columns of a seat, whose descriptions say it. A new
//! field does not compile before it is decided who may see it.

use super::book_engine::Engine;
use super::posted_view::{WithheldContent, WithheldKind};
use crate::book::fields::PostedValue;
use crate::book::{
    AttendanceEntry, AttendanceStatus, Award, Board, Book, Card, Chart, DeclinedSeat, DrawProposal, Event, Grade,
    NeighbourTable, Penalty, PerPower, Person, Power, PowerChoice, RemovedIds, Round, RoundIx, RoundPosting,
    ScoreRuling, Seat, SeatColumn, SkillVotes, Substitute, Team, TopBoard,
};

/// The part of a round that may be posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PostedPart {
    /// The whole sheet of the round.
    Sheet,
    /// Who sits where. The rules hold the round back, and it has not begun.
    Seats,
    Name,
}

/// Copies what may be posted, and notes what is not copied.
#[derive(Debug, Default)]
pub(super) struct PostedFilter {
    pub(super) withheld: WithheldContent,
}

impl PostedFilter {
    /// Notes that `value` is left out, unless it is empty.
    fn leave<T: Default + PartialEq>(&mut self, kind: WithheldKind, value: &T) {
        if *value != T::default() {
            self.withheld.kinds.insert(kind);
        }
    }

    /// An empty text for one that is left out.
    fn blank(&mut self, kind: WithheldKind, text: &str) -> String {
        self.leave(kind, &text);
        String::new()
    }

    pub(super) fn book(&mut self, engine: &Engine, parts: &[PostedPart]) -> Book {
        let Book {
            event,
            people,
            removed_ids: _,
            rounds,
            systems,
            rulesets,
            teams,
            top_board,
            separations,
            neighbours,
            results_year,
            awards,
            notebook,
            published_standings,
            unplaced_cells,
        } = engine.book();
        self.leave(WithheldKind::Separations, separations);
        self.leave(WithheldKind::DrawSettings, neighbours);
        self.leave(WithheldKind::ResultLists, results_year);
        self.leave(WithheldKind::Notebook, notebook);
        self.leave(WithheldKind::PrintedFigures, published_standings);
        self.leave(WithheldKind::UnplacedCells, unplaced_cells);
        let rounds: Vec<Round> = rounds
            .iter()
            .zip(parts)
            .enumerate()
            .map(|(at, (round, part))| self.round(engine, at, round, *part))
            .collect();
        Book {
            event: self.event(event),
            people: people.iter().map(|person| self.person(person)).collect(),
            removed_ids: RemovedIds::default(),
            rounds,
            // Only the scores are posted, never the text of a system or a ruleset.
            systems: systems.clone(),
            rulesets: rulesets.clone(),
            teams: teams.iter().map(posted_team).collect(),
            top_board: self.top_board(top_board, engine.standings_context().hides_top_board_decisions()),
            separations: Vec::new(),
            neighbours: NeighbourTable::default(),
            results_year: crate::book::results_year::ResultsYear::default(),
            awards: self.awards(awards, parts.contains(&PostedPart::Name)),
            notebook: Vec::new(),
            published_standings: Vec::new(),
            unplaced_cells: Vec::new(),
        }
    }

    fn event(&mut self, event: &Event) -> Event {
        let Event { name, venue, country, town, sign_up_closed, dates, rules, system, languages } = event;
        Event {
            name: name.clone(),
            venue: venue.clone(),
            country: self.blank(WithheldKind::DrawSettings, country),
            town: self.blank(WithheldKind::DrawSettings, town),
            sign_up_closed: self.blank(WithheldKind::DrawSettings, sign_up_closed),
            dates: dates.clone(),
            rules: rules.clone(),
            system: system.clone(),
            languages: *languages,
        }
    }

    fn person(&mut self, person: &Person) -> Person {
        let Person {
            id,
            name,
            family,
            region,
            note,
            role,
            group,
            handicap,
            wants_team,
            penalties,
            replaced_by,
            signed_up,
            town,
            rounds,
            preferred_powers,
            different_from,
            unconfirmed: _,
            colour,
        } = person;
        self.leave(WithheldKind::DrawSettings, wants_team);
        self.leave(WithheldKind::DrawSettings, preferred_powers);
        self.leave(WithheldKind::Notes, different_from);
        self.leave(WithheldKind::Colours, colour);
        Person {
            id: *id,
            name: name.clone(),
            family: self.blank(WithheldKind::FamilyNames, family),
            region: self.blank(WithheldKind::Regions, region),
            note: self.blank(WithheldKind::Notes, note),
            role: *role,
            group: group.clone(),
            handicap: *handicap,
            wants_team: false,
            penalties: self.penalties(penalties),
            replaced_by: *replaced_by,
            signed_up: self.blank(WithheldKind::DrawSettings, signed_up),
            town: self.blank(WithheldKind::Towns, town),
            rounds: self.blank(WithheldKind::DrawSettings, rounds),
            preferred_powers: Vec::new(),
            different_from: Vec::new(),
            unconfirmed: false,
            colour: None,
        }
    }

    /// The amounts, which explain a total. The reasons are between the director and the player.
    fn penalties(&mut self, penalties: &[Penalty]) -> Vec<Penalty> {
        let posted = |Penalty { amount, reason }: &Penalty| Penalty {
            amount: *amount,
            reason: self.blank(WithheldKind::PenaltyReasons, reason),
        };
        penalties.iter().map(posted).collect()
    }

    /// The decisions about the top board. They show who has qualified, so they are left out while a round before it is held
    /// back.
    fn top_board(&mut self, top_board: &TopBoard, is_round_held_back: bool) -> TopBoard {
        if is_round_held_back {
            self.leave(WithheldKind::TopBoardDecisions, top_board);
            return TopBoard::default();
        }
        let TopBoard { declined, preferred_players, extra_qualifiers, choice_order, chosen_powers } = top_board;
        let posted = |DeclinedSeat { player, note }: &DeclinedSeat| DeclinedSeat {
            player: *player,
            note: self.blank(WithheldKind::DeclinedSeatNotes, note),
        };
        TopBoard {
            declined: declined.iter().map(posted).collect(),
            preferred_players: preferred_players.clone(),
            extra_qualifiers: extra_qualifiers.clone(),
            choice_order: choice_order.clone(),
            chosen_powers: chosen_powers.iter().map(posted_choice).collect(),
        }
    }

    /// The decided awards. They are announced when the last scores are (WDC 2006 §19.5), so not while a round is held back.
    fn awards(&mut self, awards: &[Award], is_round_held_back: bool) -> Vec<Award> {
        if is_round_held_back {
            self.leave(WithheldKind::DecidedAwards, &awards);
            return Vec::new();
        }
        let posted = |Award { name, winners, note }: &Award| Award {
            name: name.clone(),
            winners: winners.clone(),
            note: note.clone(),
        };
        awards.iter().map(posted).collect()
    }

    fn round(&mut self, engine: &Engine, at: usize, round: &Round, part: PostedPart) -> Round {
        let Round {
            id,
            name,
            system,
            note,
            sat_out,
            attendance,
            draws,
            scores_released,
            posted,
            removed_ids: _,
            boards,
        } = round;
        let attendance = self.attendance(attendance);
        self.leave(WithheldKind::Draws, draws);
        let name_only =
            Round { id: *id, name: name.clone(), attendance, scores_released: *scores_released, ..Round::default() };
        if part == PostedPart::Name {
            self.withheld.rounds.push(round.title_in_window());
            return name_only;
        }
        let boards = boards.iter().map(|board| match part {
            PostedPart::Sheet => self.board(board),
            PostedPart::Seats | PostedPart::Name => seats_only(board),
        });
        let boards = boards.collect();
        if part == PostedPart::Seats {
            return Round { system: system.clone(), sat_out: sat_out.clone(), boards, ..name_only };
        }
        // The sheet says which sheet it replaces.
        let replaced = posted.as_ref().filter(|_| engine.outdated_posting(RoundIx(at)).is_some()).map(posted_before);
        Round {
            id: *id,
            name: name.clone(),
            system: system.clone(),
            note: note.clone(),
            sat_out: sat_out.clone(),
            attendance: name_only.attendance,
            draws: Vec::new(),
            scores_released: *scores_released,
            posted: replaced,
            removed_ids: RemovedIds::default(),
            boards,
        }
    }

    /// Who has left the event: it decides who gets a seat at the top board. The rest of a roll call is left out.
    fn attendance(&mut self, attendance: &[AttendanceEntry]) -> Vec<AttendanceEntry> {
        let has_left = |entry: &&AttendanceEntry| entry.status == AttendanceStatus::Left;
        let left: Vec<AttendanceEntry> = attendance.iter().filter(has_left).copied().collect();
        self.leave(WithheldKind::Attendance, &(attendance.len() > left.len()));
        left
    }

    fn board(&mut self, board: &Board) -> Board {
        let Board { id, name, system, end_year, ending, is_top_board, proposals, votes, note, colour, seats, charts } =
            board;
        self.leave(WithheldKind::Colours, colour);
        Board {
            id: *id,
            name: name.clone(),
            system: system.clone(),
            end_year: end_year.clone(),
            ending: *ending,
            is_top_board: *is_top_board,
            proposals: proposals.iter().map(|proposal| self.proposal(proposal)).collect(),
            votes: votes.iter().map(|votes| self.votes(votes)).collect(),
            note: self.blank(WithheldKind::BoardNotes, note),
            colour: None,
            seats: PerPower::from_fn(|power| self.seat(&seats[power])),
            charts: charts.iter().map(posted_chart).collect(),
        }
    }

    fn proposal(&mut self, proposal: &DrawProposal) -> DrawProposal {
        let DrawProposal { year, season, proposer, members, outcome, note } = proposal;
        DrawProposal {
            year: *year,
            season: *season,
            proposer: *proposer,
            members: members.clone(),
            outcome: *outcome,
            note: self.blank(WithheldKind::ProposalNotes, note),
        }
    }

    /// The grades that each power received, in the order of the letters, without the voters.
    fn votes(&mut self, votes: &SkillVotes) -> SkillVotes {
        let SkillVotes { skill, grades, unnamed_grades } = votes;
        let received = PerPower::from_fn(|of| {
            let voters = Power::ALL.into_iter().filter(|by| *by != of);
            let named = voters.filter_map(|by| grades[by][of].get());
            let mut received: Vec<Grade> = named.chain(unnamed_grades[of].iter().copied()).collect();
            received.sort_unstable();
            received
        });
        if *grades != PerPower::default() {
            self.withheld.kinds.insert(WithheldKind::Votes);
        }
        SkillVotes { skill: skill.clone(), grades: PerPower::default(), unnamed_grades: received }
    }

    fn seat(&mut self, seat: &Seat) -> Seat {
        let mut posted = Seat::default();
        for column in SeatColumn::ALL {
            let withheld = match column.description().posted {
                PostedValue::Shown => {
                    posted.copy_value(seat, column);
                    continue;
                }
                PostedValue::Note => WithheldKind::BoardNotes,
                PostedValue::Colour => WithheldKind::Colours,
                PostedValue::DrawSetting => WithheldKind::DrawSettings,
                PostedValue::PrintedFigure => WithheldKind::PrintedFigures,
            };
            if !seat.value(column).is_blank() {
                self.withheld.kinds.insert(withheld);
            }
        }
        Seat {
            ruling: seat.ruling.as_deref().map(posted_ruling).map(Box::new),
            penalties: self.penalties(&seat.penalties),
            substitutes: seat.substitutes.iter().map(posted_substitute).collect(),
            cards: seat.cards.iter().map(|card| self.card(card)).collect(),
            ..posted
        }
    }

    fn card(&mut self, card: &Card) -> Card {
        let Card { kind, moment, note } = card;
        Card { kind: *kind, moment: moment.clone(), note: self.blank(WithheldKind::CardNotes, note) }
    }
}

/// A board with its name, its players and nothing of the game.
fn seats_only(board: &Board) -> Board {
    let seat = |power: Power| Seat { player: board.seats[power].player, ..Seat::default() };
    Board { is_top_board: board.is_top_board, seats: PerPower::from_fn(seat), ..Board::new(board.name.as_str()) }
}

fn posted_team(team: &Team) -> Team {
    let Team { name, captain, members, country, scratch } = team;
    Team {
        name: name.clone(),
        captain: *captain,
        members: members.clone(),
        country: country.clone(),
        scratch: *scratch,
    }
}

fn posted_choice(choice: &PowerChoice) -> PowerChoice {
    let PowerChoice { player, game, power } = *choice;
    PowerChoice { player, game, power }
}

fn posted_before(posting: &RoundPosting) -> RoundPosting {
    let RoundPosting { time, checksum } = posting;
    RoundPosting { time: time.clone(), checksum: *checksum }
}

fn posted_chart(chart: &Chart) -> Chart {
    let Chart { year, centres } = chart;
    Chart { year: *year, centres: centres.clone() }
}

fn posted_ruling(ruling: &ScoreRuling) -> ScoreRuling {
    let ScoreRuling { score, reason } = ruling;
    ScoreRuling { score: *score, reason: reason.clone() }
}

fn posted_substitute(substitute: &Substitute) -> Substitute {
    let Substitute { player, start } = substitute;
    Substitute { player: *player, start: start.clone() }
}
