//! What goes from the desk into the book, the ruling in the notebook, the counts in the chart and the votes in the record of the
//! board, and from the book into the text of the desk: the chart and the recorded votes.

use crate::app::session::Session;
use crate::book::{
    Board, BoardColumn, BoardRef, CellAddress, Chart, DrawProposal, Edit, Ending, NotebookEntry, Power, ProposalColumn,
    ProposalOutcome, Season, SeatColumn, Year, notation,
};
use crate::languages::messages::steps;
use crate::languages::sentences::notices;
use crate::languages::window_language;
use crate::languages::window_sentences::rulings_desk as texts;
use crate::languages::window_sentences::shared_words::quoted;
use crate::rulings::{DrawVoteRuling, OrderRuling, Ruling, TurnPart, VoteOutcome, paragraph, read_ruling_text};

/// The counts of a year for the chart of a board.
#[derive(Debug)]
pub(super) struct NewCounts {
    board: BoardRef,
    year: Year,
    counts: Vec<(Power, usize)>,
}

/// The counts after a fall or a winter, if the text gives the owners of the centres, with their board and year. A fall waits for its
/// retreats.
pub(super) fn new_counts(board: Option<BoardRef>, text: &str, ruling: &Ruling) -> Option<NewCounts> {
    let turn = ruling.turn.filter(|_| ruling.open_retreats().is_empty())?;
    // A fall of which no orders are written yet changes no counts.
    let has_orders = ruling.orders.iter().any(|order| order.line.is_some());
    let ends_year = (turn.season == Some(Season::Fall) && has_orders) || turn.part == TurnPart::Adjustments;
    let year = turn.year.filter(|_| ends_year)?;
    let before = read_ruling_text(text).centres?.counts();
    let after = ruling.centres.as_ref()?.counts();
    // The text may leave out powers that the dispute is not about.
    let named = after.iter().filter(|(power, count)| **count > 0 || before[*power] > 0);
    Some(NewCounts { board: board?, year, counts: named.map(|(power, count)| (power, *count)).collect() })
}

pub(super) fn enter_counts(session: &mut Session, new: &NewCounts) {
    let texts: Vec<String> = new.counts.iter().map(|(_, count)| count.to_string()).collect();
    let cell = |power: Power| CellAddress::Seat(new.board.seat(power), SeatColumn::Chart(new.year));
    let cells: Vec<(CellAddress, &str)> =
        new.counts.iter().zip(&texts).map(|((power, _), text)| (cell(*power), text.as_str())).collect();
    if session.type_into_cells(&cells) {
        session.set_status(texts::counts_are_in_chart(&new.year.to_string()));
    }
}

/// Keeps a ruling as lines of the notebook, in one step.
pub(super) fn keep_in_notebook(session: &mut Session, ruling: &Ruling, location: &str) {
    let time = jiff::Zoned::now().strftime("%Y-%m-%d %H:%M").to_string();
    let texts = note_texts(ruling);
    if texts.is_empty() {
        session.set_status(texts::no_order_to_keep());
        return;
    }
    let lines = session.book().notebook.len()..;
    let notes = lines.zip(texts).map(|(position, text)| {
        let note = NotebookEntry { time: time.clone(), location: location.to_owned(), text };
        Edit::AddNote { position, note }
    });
    session.apply_and_tell(steps::ruling_in_notebook(), Edit::Batch(notes.collect()), texts::ruling_is_in_notebook());
}

/// A ruling as lines of the notebook, in the language of the window: one for the orders of each power, with the outcomes and the
/// paragraphs, and one for each card and each vote.
fn note_texts(ruling: &Ruling) -> Vec<String> {
    let language = window_language();
    let rule_text = |rule: &str| paragraph(rule).text(language).into_owned();
    let turn = ruling.turn.map(|turn| format!(", {}", turn.message().text(language)));
    let heading = notices::title_ruling(language) + &turn.unwrap_or_default();
    let mut texts = Vec::new();
    for power in Power::ALL {
        let orders = ruling.orders.iter().filter(|order| order.power == power && !order.is_plain_hold());
        let orders: Vec<String> =
            orders.map(|order| format!("{} ({})", note_order(order), rule_text(order.rule()))).collect();
        if !orders.is_empty() {
            texts.push(format!("{heading}: {} {}", power.name_in_window(), orders.join("; ")));
        }
    }
    for (power, ban) in ruling.banned_powers() {
        let (power, cause) = (power.name_in_window(), ban.message().text(language));
        texts.push(format!("{heading}: {power} {cause} ({})", rule_text(&ban.consequence().rule)));
    }
    for vote in &ruling.draw_votes {
        let (proposal, outcome) = (vote.proposal().text(language), vote.outcome.message().text(language));
        texts.push(format!("{heading}: {proposal}: {outcome} ({})", rule_text(&vote.reason.rule)));
    }
    texts
}

/// “‘A Vie - Tyr’ moves”, “removes A Tunis”.
fn note_order(order: &OrderRuling) -> String {
    if order.written.is_empty() {
        order.headline().text(window_language())
    } else {
        format!("{} {}", quoted(&order.written), order.outcome_message().text(window_language()))
    }
}

/// The newest complete chart of a board: its year, and its counts as the desk writes them.
pub(super) fn newest_chart(board: Option<&Board>) -> Option<(Year, String)> {
    let counts_of = |chart: &Chart| {
        let count = |power: Power| Some(format!("{power} {}", chart.centres[power].get()?));
        let counts: Option<Vec<String>> = Power::ALL.into_iter().map(count).collect();
        Some((chart.year, counts?.join(", ")))
    };
    board?.charts.iter().rev().find_map(counts_of)
}

/// The lines with which a vote on a draw is asked about: the chart that counts, what was voted in that season, and the beginning of the
/// new vote. After orders it is the season of the text, else that of the newest chart.
pub(super) fn vote_lines(board: Option<&Board>, text: &str, ruling: &Ruling) -> String {
    let read = read_ruling_text(text);
    let newest = newest_chart(board);
    let of_text = ruling.turn.filter(|turn| turn.names_season() && !read.orders.is_empty());
    let of_text = of_text.and_then(|turn| Some((turn.season.unwrap_or(Season::Fall), turn.year?)));
    let when = of_text.or(newest.as_ref().map(|(year, _)| (Season::Fall, *year)));
    let mut lines = String::new();
    if let Some((year, counts)) = newest
        && !read.charts.iter().any(|written| written.year == Some(year))
    {
        lines = format!("counts {year}: {counts}\n");
    }
    let season = when.map_or_else(|| "Fall 19".to_owned(), |(season, year)| notation::season_text(season, year));
    let proposals = board.into_iter().flat_map(|board| &board.proposals);
    for proposal in proposals.filter(|proposal| Some((proposal.season, proposal.year)) == when) {
        if let Some(line) = recorded_line(proposal)
            && read.draw_votes.is_empty()
        {
            lines.push_str(&line);
        }
    }
    format!("{lines}draw vote: {}, {season}, proposed by ", notation::ALL_SURVIVORS)
}

/// The line of a vote that is in the record.
fn recorded_line(proposal: &DrawProposal) -> Option<String> {
    let outcome = match proposal.outcome {
        ProposalOutcome::Open => return None,
        outcome => outcome.name(),
    };
    let by = proposal.proposer.map(|power| format!(", proposed by {power}")).unwrap_or_default();
    let members = notation::members_text(&proposal.members);
    Some(format!("draw vote: {members}, {}{by}, {outcome}\n", proposal.season_text()))
}

/// The votes of a ruling that the record of the board does not have yet.
pub(super) fn new_votes(board: Option<&Board>, ruling: &Ruling) -> Vec<DrawVoteRuling> {
    let Some(board) = board else { return Vec::new() };
    let is_new = |vote: &&DrawVoteRuling| match vote.outcome {
        VoteOutcome::NotAllowed | VoteOutcome::Open => false,
        VoteOutcome::Abandoned => board.ending != Ending::Abandoned,
        outcome => !board.proposals.iter().any(|proposal| {
            season_of(vote) == Some((proposal.season, proposal.year))
                && vote.named_members(&proposal.members) == vote.named_members(&vote.members)
                && recorded_outcome(outcome) == Some(proposal.outcome)
        }),
    };
    ruling.draw_votes.iter().filter(is_new).cloned().collect()
}

/// The season of a vote in the record, where a winter belongs to the fall before it.
fn season_of(vote: &DrawVoteRuling) -> Option<(Season, Year)> {
    let turn = vote.turn?;
    Some((turn.season.unwrap_or(Season::Fall), turn.year?))
}

const fn recorded_outcome(outcome: VoteOutcome) -> Option<ProposalOutcome> {
    match outcome {
        VoteOutcome::Passes => Some(ProposalOutcome::Passed),
        VoteOutcome::Fails => Some(ProposalOutcome::Failed),
        VoteOutcome::Vetoed | VoteOutcome::Shown => Some(ProposalOutcome::Vetoed),
        VoteOutcome::NotAllowed | VoteOutcome::Abandoned | VoteOutcome::Open => None,
    }
}

/// Enters votes in the record of a board, as one step. A game that ended outside the procedure is marked as abandoned.
pub(super) fn enter_votes(session: &mut Session, at: BoardRef, votes: &[DrawVoteRuling]) {
    let mut line = session.book().board(at).map_or(0, |board| board.proposals.len());
    let mut cells: Vec<(CellAddress, String)> = Vec::new();
    for vote in votes {
        if vote.outcome == VoteOutcome::Abandoned {
            cells.push((CellAddress::BoardCell(at, BoardColumn::Ending), "abandoned".to_owned()));
            continue;
        }
        let (Some((season, year)), Some(outcome)) = (season_of(vote), recorded_outcome(vote.outcome)) else { continue };
        let mut cell =
            |column: ProposalColumn, text: String| cells.push((CellAddress::Proposal(at, line, column), text));
        cell(ProposalColumn::When, notation::season_text(season, year));
        if let Some(proposer) = vote.proposer {
            cell(ProposalColumn::By, proposer.name().to_owned());
        }
        if !vote.members.is_empty() {
            cell(ProposalColumn::Members, notation::members_text(&vote.members));
        }
        cell(ProposalColumn::Outcome, outcome.name().to_owned());
        line += 1;
    }
    let cells: Vec<(CellAddress, &str)> = cells.iter().map(|(field, text)| (*field, text.as_str())).collect();
    if session.type_into_cells(&cells) {
        let is_abandoned = votes.iter().any(|vote| vote.outcome == VoteOutcome::Abandoned);
        session.set_status(if is_abandoned { texts::game_is_abandoned() } else { texts::vote_is_in_record() });
    }
}
