//! `topboard draw`: draws boards for numbered players, or the next round of a book.

mod adjacency;
mod attendance;
mod next_round;
mod report;

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use clap::Args;

use self::adjacency::AdjacencyTable;
use self::attendance::{AttendanceCell, AttendanceFile};
use self::report::DrawJson;
use super::error::CommandError;
use super::output::CommandOutput;
use super::{CommandOutcome, RuleOptions, input_file};
use crate::book::{NeighbourTable, Power};
use crate::cli::draw::next_round::EventRound;
use crate::draw::{self, BoardIndex, DrawEffort, DrawRequest, Player, RoundRequest, SeatReservation};
use crate::engine::draw::DrawNames;
use crate::random_seed::random_seed;
use crate::store;
use crate::store::output_path;

/// The largest draw that is accepted.
const MOST_PLAYERS: u16 = 1000;
const MOST_ROUNDS: u8 = 20;
const MOST_BOARDS: usize = MOST_PLAYERS as usize / 7;

#[derive(Debug, Args)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub(super) struct DrawArgs {
    /// The book whose next round is drawn. Without it, boards are drawn for numbered players
    #[arg(conflicts_with_all = ["players", "rounds"], requires = "round")]
    file: Option<PathBuf>,
    /// The round of the file to draw. Boards with centre counts are never changed
    #[arg(long, value_name = "NAME", requires = "file")]
    round: Option<String>,
    /// The number of players, all of whom play every round. It need not be a multiple of seven
    #[arg(long, value_name = "N", required_unless_present_any = ["attendance", "file"], conflicts_with = "attendance",
          value_parser = clap::value_parser!(u16).range(7..=i64::from(MOST_PLAYERS)))]
    players: Option<u16>,
    /// The number of rounds to draw together
    #[arg(long, value_name = "R", required_unless_present_any = ["attendance", "file"], conflicts_with = "attendance",
          value_parser = clap::value_parser!(u8).range(1..=i64::from(MOST_ROUNDS)))]
    rounds: Option<u8>,
    /// The players present: a .csv with a row for each player and a column for each round. The first line has the
    /// headings: “player”, and the number or the name of each round. A cell is x for present, empty for absent, “out” for
    /// a player who offers to sit out, “2” for two boards
    #[arg(long, value_name = "FILE")]
    attendance: Option<PathBuf>,
    /// Players who should not share a board, “Ann Lee, Bob Ray”. Can be repeated
    #[arg(long, value_name = "A, B")]
    separate: Vec<String>,
    /// Team-mates, who should not share a board either. Can be repeated
    #[arg(long, value_name = "A, B, C")]
    team: Vec<String>,
    /// A player who plays two boards. Can be repeated
    #[arg(long, value_name = "NAME")]
    twice: Vec<String>,
    /// The powers that a player prefers, best first, “Ann Lee=FGIRT”. Can be repeated
    #[arg(long, value_name = "NAME=POWERS")]
    prefer: Vec<String>,
    /// A reserved seat: a board, a power or both, “Ann Lee=B Italy”. Can be repeated
    #[arg(long, value_name = "NAME=SEAT")]
    seat: Vec<String>,
    /// Make boards equally strong by the standings before the round, where this repeats no pair
    #[arg(long, requires = "file")]
    balance: bool,
    /// The strength of a player, “Ann Lee=1500”, to make boards equally strong. Can be repeated
    #[arg(long, value_name = "NAME=NUMBER")]
    strength: Vec<String>,
    /// A board of six, on which this power has no player. Can be repeated
    #[arg(long, value_name = "POWER")]
    six: Vec<String>,
    /// Keep the players who sit at the boards of the round already, and draw the others
    #[arg(long, requires = "file")]
    keep: bool,
    /// Draw over seats that no draw has made, such as those of the top board or typed ones. Without it and without --keep,
    /// such a round is not drawn
    #[arg(long, requires = "file", conflicts_with = "keep")]
    replace_seats: bool,
    /// The same number gives the same draw on every computer. Without it, each draw has another number, which is printed
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// The adjacent powers. Two players who meet twice should not hold adjacent powers both times. “strict” (A-G, A-I,
    /// A-R, F-G, F-I, G-R, R-T, E-F), “wide” (those and E-G, E-R, A-T, I-T, G-I), or a .csv with a row and a column for
    /// each power. Default: the table of the event, or “strict”
    #[arg(long, alias = "adjacent", value_name = "TABLE")]
    adjacency: Option<AdjacencyTable>,
    /// The largest number of moves to try. More moves take longer and may repeat fewer pairs
    #[arg(long, value_name = "MOVES", default_value_t = DrawEffort::default().0,
          value_parser = clap::value_parser!(u32).range(1000..))]
    effort: u32,
    /// Write the event with the drawn round to this book
    #[arg(long, value_name = "BOOK.topboard", requires = "file")]
    out: Option<PathBuf>,
    /// Replace a book that exists already, but never the one that is read
    #[arg(long, requires = "out")]
    force: bool,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

impl DrawArgs {
    pub(super) fn run(self, output: &mut CommandOutput) -> Result<CommandOutcome, CommandError> {
        if let (Some(out), Some(file)) = (&self.out, &self.file) {
            check_output(out, file, self.force)?;
        }
        let adjacency = self.adjacency.as_ref().map(AdjacencyTable::read).transpose()?;
        let engine =
            self.file.as_ref().map(|file| input_file::read_input(file, &RuleOptions::default())).transpose()?;
        let event = match (&engine, &self.round) {
            (Some(input), Some(round)) => {
                let book = input.engine.book();
                let list = self.attendance.as_deref().map(|path| AttendanceFile::read(path, Some(book))).transpose()?;
                list.iter().filter_map(AttendanceFile::unused_columns).for_each(|unused| output.message(unused));
                let list = self.attendance.as_deref().zip(list.as_ref());
                Some(EventRound::new(&input.engine, round, self.keep, list)?)
            }
            _ => None,
        };
        if let Some(event) = &event {
            self.check_seats(event, output)?;
        }
        let (mut words, mut request) = match &event {
            Some(event) => (event.words(), event.request()),
            None => match &self.attendance {
                Some(path) => {
                    let list = AttendanceFile::read(path, None)?;
                    list.unused_columns().into_iter().for_each(|unused| output.message(unused));
                    players_from_file(path, list)?
                }
                None => numbered_players(self.players.unwrap_or(0), usize::from(self.rounds.unwrap_or(0))),
            },
        };
        let seed = self.seed.unwrap_or_else(random_seed);
        words.seed = seed;
        if let Some(table) = adjacency {
            (request.adjacency, words.adjacency) = table;
        }
        request.seed = seed;
        request.effort = DrawEffort(self.effort);
        self.add_options(&mut request, &words)?;
        if let (true, Some(input), Some(event)) = (self.balance, &engine, &event) {
            let strength = event.strength(&input.engine)?;
            request.rounds.iter_mut().for_each(|call| call.strengths.splice(..0, strength.clone()).for_each(drop));
        }
        let drawn = draw::draw(&request, &mut |_| ControlFlow::Continue(()))
            .map_err(|why| CommandError::Draw(words.describe_error(&why.to_string(), why.players())))?;
        if let (Some(out), Some(event)) = (&self.out, &event)
            && let Some(round) = drawn.rounds.first()
        {
            store::save_book(out, &event.book_with_round(round, &request)?)?;
        }
        if self.json {
            output.json(&DrawJson::new(&drawn, &words))?;
        } else {
            report::print(&request, &drawn, &words, output)?;
        }
        match (&self.out, &self.file) {
            (Some(out), _) => output.message(format_args!("Saved as {}.", out.display())),
            (None, Some(_)) => output.message("Nothing was saved; --out BOOK.topboard saves it."),
            (None, None) => {}
        }
        Ok(CommandOutcome::problems_if(!drawn.certificate.broken_separations.is_empty()))
    }

    /// Refuses a draw that would lose seats that no draw has made, and says how many players of an earlier draw move.
    fn check_seats(&self, event: &EventRound<'_>, output: &mut CommandOutput) -> Result<(), CommandError> {
        if self.replace_seats {
            return Ok(());
        }
        if let Some(lost) = event.lost_seats() {
            let why = format!(
                "{lost} would be lost. These seats were made by hand, not by a draw. --keep keeps all seats and draws \
                 the rest; --replace-seats draws the round anew."
            );
            return Err(CommandError::Draw(why));
        }
        match event.reseated_count() {
            0 => {}
            1 => output.message("One player has a seat of an earlier draw and moves."),
            many => output.message(format_args!("{many} players have seats of an earlier draw and move.")),
        }
        Ok(())
    }

    /// Adds the options that name players to every round of the request.
    fn add_options(&self, request: &mut DrawRequest, words: &DrawNames) -> Result<(), CommandError> {
        let group = |text: &String| text.split(',').map(|name| find_player(name, words)).collect::<Result<Vec<_>, _>>();
        for together in &self.separate {
            let players = group(together)?;
            for (at, one) in players.iter().enumerate() {
                request.separations.extend(players[at + 1..].iter().map(|other| [*one, *other]));
            }
        }
        let teams = self.team.iter().map(group).collect::<Result<Vec<_>, _>>()?;
        let twice = self.twice.iter().map(|name| find_player(name, words)).collect::<Result<Vec<_>, _>>()?;
        let preferences =
            self.prefer.iter().map(|text| parse_preference(text, words)).collect::<Result<Vec<_>, _>>()?;
        let seats = self.seat.iter().map(|text| parse_seat(text, words)).collect::<Result<Vec<_>, _>>()?;
        let strength = self.strength.iter().map(|text| parse_strength(text, words)).collect::<Result<Vec<_>, _>>()?;
        let empty = self.six.iter().map(|power| power_named(power)).collect::<Result<Vec<_>, _>>()?;
        for call in &mut request.rounds {
            call.teams.extend(teams.iter().cloned());
            for player in &twice {
                if !call.on_two_boards.contains(player) {
                    call.on_two_boards.push(*player);
                }
            }
            call.preferences.extend(preferences.iter().cloned());
            call.strengths.extend(&strength);
            call.reserved_seats.extend(&seats);
            // The last boards are those of six.
            let boards = (call.present.len() + call.on_two_boards.len() + empty.len()) / 7;
            call.empty_seats.extend((0..boards).rev().zip(empty.iter().copied()));
        }
        Ok(())
    }
}

/// Refuses a path where saving would replace other work.
fn check_output(out: &Path, file: &Path, force: bool) -> Result<(), CommandError> {
    output_path::check_book_path(out, None)?;
    if output_path::is_same_file(out, file) {
        return Err(output_path::OutputPathError::SameAsInput { path: out.to_owned() }.into());
    }
    if out.symlink_metadata().is_ok_and(|about| !about.is_dir()) && !force {
        return Err(CommandError::FileExists { path: out.to_owned() });
    }
    Ok(())
}

/// The player of this name.
fn find_player(name: &str, words: &DrawNames) -> Result<Player, CommandError> {
    let folded = crate::book::fold_name(name);
    let at = words.players.iter().position(|known| crate::book::fold_name(known) == folded);
    at.and_then(|at| u16::try_from(at).ok()).map(Player).ok_or_else(|| unknown_player(name, &words.players))
}

fn unknown_player(name: &str, names: &[String]) -> CommandError {
    let known: Vec<&str> = names.iter().map(String::as_str).collect();
    input_file::unknown_name("player", name.trim(), &known)
}

fn power_named(text: &str) -> Result<Power, CommandError> {
    Power::parse(text).ok_or_else(|| input_file::unknown_name("power", text, &Power::ALL.map(Power::name)))
}

/// “Ann Lee=FGIRT”.
fn parse_preference(text: &str, words: &DrawNames) -> Result<(Player, Vec<Power>), CommandError> {
    let (name, powers) = text.split_once('=').unwrap_or((text, ""));
    let powers = powers.chars().filter(|letter| letter.is_alphabetic()).map(|letter| power_named(&letter.to_string()));
    Ok((find_player(name, words)?, powers.collect::<Result<_, _>>()?))
}

/// “Ann Lee=1500”.
fn parse_strength(text: &str, words: &DrawNames) -> Result<(Player, u32), CommandError> {
    let (name, number) = text.split_once('=').unwrap_or((text, ""));
    let player = find_player(name, words)?;
    let number = number.trim().parse();
    number.map(|strength| (player, strength)).map_err(|_| {
        CommandError::Draw(format!(
            "“{}” is not a strength. Give a whole number from 0, “{}=1500”.",
            text.trim(),
            name.trim()
        ))
    })
}

/// “Ann Lee=B Italy”, “Ann Lee=B” or “Ann Lee=Italy”. A single letter is a board.
fn parse_seat(text: &str, words: &DrawNames) -> Result<SeatReservation, CommandError> {
    let (name, seat) = text.split_once('=').unwrap_or((text, ""));
    let mut lock = SeatReservation { player: find_player(name, words)?, board: None, power: None };
    for word in seat.split_whitespace() {
        let has_name = |board: &usize| {
            words.board_name(BoardIndex { round: words.earlier_rounds, board: *board }).eq_ignore_ascii_case(word)
        };
        match (0..MOST_BOARDS).find(has_name) {
            Some(board) if lock.board.is_none() => lock.board = Some(board),
            _ => lock.power = Some(power_named(word)?),
        }
    }
    Ok(lock)
}

/// The players P01, P02 and so on, all of them in every round.
fn numbered_players(players: u16, rounds: usize) -> (DrawNames, DrawRequest) {
    let wide = players.to_string().len().max(2);
    let names = (1..=players).map(|number| format!("P{number:0wide$}")).collect();
    (words_without_event(names), DrawRequest::all_present(players, rounds, 1))
}

/// The players and rounds of a file.
fn players_from_file(path: &Path, attendance: AttendanceFile) -> Result<(DrawNames, DrawRequest), CommandError> {
    let file_error = |why: String| CommandError::Attendance { path: path.to_owned(), why };
    if attendance.rounds.is_empty() || attendance.rounds.len() > usize::from(MOST_ROUNDS) {
        return Err(file_error(format!(
            "Its first line should be a heading for the players and then 1 to {MOST_ROUNDS} rounds: “player,round 1,round \
             2”."
        )));
    }
    if attendance.players.len() > usize::from(MOST_PLAYERS) {
        return Err(file_error(format!("It has more than {MOST_PLAYERS} players.")));
    }
    let mut calls = vec![RoundRequest::default(); attendance.rounds.len()];
    for (player, (_, cell)) in (0..).map(Player).zip(&attendance.players) {
        for (call, cell) in calls.iter_mut().zip(cell) {
            add_attendance(call, player, *cell);
        }
    }
    let names: Vec<String> = attendance.players.into_iter().map(|(name, _)| name).collect();
    let players = u16::try_from(names.len()).unwrap_or(u16::MAX);
    Ok((words_without_event(names), DrawRequest { player_count: players, rounds: calls, ..DrawRequest::default() }))
}

/// The words for players who belong to no event.
fn words_without_event(names: Vec<String>) -> DrawNames {
    DrawNames { players: names, adjacency: NeighbourTable::Strict.to_text(), ..DrawNames::default() }
}

/// Adds the attendance of a player to a round.
fn add_attendance(call: &mut RoundRequest, player: Player, cell: AttendanceCell) {
    if cell != AttendanceCell::No {
        call.present.push(player);
    }
    match cell {
        AttendanceCell::Volunteer if call.sit_out_groups.is_empty() => call.sit_out_groups.push(vec![player]),
        AttendanceCell::Volunteer => call.sit_out_groups[0].push(player),
        AttendanceCell::Twice => call.on_two_boards.push(player),
        AttendanceCell::No | AttendanceCell::Yes => {}
    }
}
