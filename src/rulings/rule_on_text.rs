//! Rules on a text: the movement phase, then the retreats, then the adjustments, as far as the text asks for them,
//! and the votes on draws.

use super::adjustment_ruling::rule_adjustments;
use super::draw_vote_ruling::rule_draw_votes;
use super::game_turn::{GameTurn, TurnPart};
use super::movement_ruling::rule_movement;
use super::order_ban::OrderBan;
use super::position::Position;
use super::retreat_options::{Dislodgement, retreat_options};
use super::retreat_ruling::rule_retreats;
use super::ruling::{RetreatOptions, Ruling, UnusedOrder};
use super::ruling_text::{RulingText, TextProblem};
use super::ruling_text_reader::read_ruling_text;
use crate::book::{Power, Season};
use crate::languages::messages::rulings as texts;

/// Reads a text and rules on it.
pub fn rule_text(text: &str) -> Ruling {
    rule(&read_ruling_text(text))
}

/// Rules on a text that was read.
pub fn rule(text: &RulingText) -> Ruling {
    let turn = text.turn;
    let asks_for = |part: TurnPart| {
        (part == TurnPart::Retreats && text.has_retreats) || text.orders.iter().any(|line| line.part == part)
    };
    let first_part = turn.map(|turn| turn.part).unwrap_or_default();
    let mut ruling = Ruling {
        board: text.board.clone(),
        turn,
        before: text.position.clone(),
        units_from_orders: text.units_from_orders.clone(),
        orders: Vec::new(),
        unused: Vec::new(),
        retreats: Vec::new(),
        bans: text.bans,
        draw_votes: Vec::new(),
        has_retreats: text.has_retreats,
        position: text.position.clone(),
        centres: text.centres.clone(),
        problems: Vec::new(),
    };
    if first_part == TurnPart::Movement && (asks_for(TurnPart::Movement) || text.orders.is_empty()) {
        let moved = rule_movement(text);
        ruling.orders.extend(moved.orders);
        ruling.unused.extend(moved.unused);
        ruling.retreats = moved.retreats;
        ruling.position = moved.position;
    }
    ruling.retreats.extend(given_dislodgements(text, &ruling.position));
    // Nobody orders a retreat for a power in civil disorder (§21).
    let is_in_disorder = |power: Power| text.bans[power] == Some(OrderBan::CivilDisorder);
    ruling
        .retreats
        .iter_mut()
        .filter(|retreat| is_in_disorder(retreat.unit.power))
        .for_each(|retreat| retreat.to.clear());
    if asks_for(TurnPart::Retreats) {
        ruling.add(rule_retreats(text, &ruling.retreats, &ruling.position));
    }
    let waiting = ruling.waiting_reason();
    let is_fall = first_part != TurnPart::Adjustments && turn.is_some_and(|turn| turn.season == Some(Season::Fall));
    if is_fall && waiting.is_none() {
        ruling.centres = ruling.centres.map(|centres| centres.after_fall(&ruling.position));
    }
    ruling.problems.clone_from(&text.problems);
    let is_winter = turn.is_some_and(|turn| turn.part == TurnPart::Adjustments);
    if asks_for(TurnPart::Adjustments) || is_winter {
        if let Some(reason) = waiting {
            let lines = text.orders.iter().filter(|line| line.part == TurnPart::Adjustments);
            let first = lines.clone().next().map_or(0, |line| line.line);
            ruling.unused.extend(lines.map(|line| UnusedOrder::of(line, texts::adjustments_wait(), "§12")));
            ruling.problems.push(TextProblem { line: first, text: String::new(), sentence: reason.message() });
        } else if let Some(centres) = &ruling.centres {
            let adjusted = rule_adjustments(text, &ruling.position, centres);
            ruling.add(adjusted);
        } else {
            let line = text.orders.iter().find(|line| line.part == TurnPart::Adjustments).map_or(0, |line| line.line);
            let sentence = texts::adjustments_need_owners();
            ruling.problems.push(TextProblem { line, text: String::new(), sentence });
        }
    }
    ruling.unused.sort_by_key(|unused| unused.line);
    ruling.draw_votes = rule_draw_votes(text, ruling.centres.as_ref());
    ruling
}

/// The dislodged units that a text gives without the orders that dislodged them.
fn given_dislodgements(text: &RulingText, position: &Position) -> Vec<RetreatOptions> {
    let given = text.dislodged.iter();
    given
        .map(|entry| {
            let dislodged = Dislodgement { unit: entry.unit, attacked_from: entry.attacked_from };
            let mut options = retreat_options(dislodged, position, &text.stand_offs);
            // The attacker of each dislodged unit has taken its place, whether the text shows it there or not.
            options.to.retain(|space| text.dislodged.iter().all(|other| other.unit.province() != space.province));
            options
        })
        .collect()
}

/// The season of a ruling in English: “Spring 1902”, or nothing.
pub fn turn_text(turn: Option<GameTurn>) -> String {
    turn.map(|turn| turn.to_string()).unwrap_or_default()
}
