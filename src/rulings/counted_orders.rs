//! Which of the written orders count: the dating of sets (WDC 2006 §8), revised sheets and several orders for a unit
//! (§11).

use std::collections::BTreeMap;

use super::game_turn::{GameTurn, TurnPart};
use super::order::Reason;
use super::order_ban::OrderBan;
use super::order_sheet::Sheet;
use super::ruling::UnusedOrder;
use super::ruling_text::{RulingText, WrittenLine};
use crate::book::Power;
use crate::languages::Message;
use crate::languages::messages::rulings as texts;

impl UnusedOrder {
    pub(super) fn of(line: &WrittenLine, sentence: Message, rule: &str) -> Self {
        UnusedOrder::with_reason(line, Reason::new(sentence, rule))
    }

    fn with_reason(line: &WrittenLine, reason: Reason) -> Self {
        UnusedOrder { power: line.power, line: line.line, written: line.text.clone(), reason }
    }
}

/// The orders of a power for a part of the turn that count, in writing order.
#[derive(Clone, Debug, Default)]
pub(super) struct CountedOrders<'a> {
    pub(super) lines: Vec<&'a WrittenLine>,
    /// The sheets on which another set of orders does not count.
    sheets_with_other_sets: Vec<Sheet>,
}

impl CountedOrders<'_> {
    /// What the dates of the sets decided for an order.
    pub(super) fn note(&self, line: &WrittenLine) -> Option<Reason> {
        if let Some(turn) = line.set.turn.filter(|turn| !turn.names_season() && line.set.number > 1) {
            return Some(Reason::new(texts::year_names_no_season(turn.to_string()), "§8"));
        }
        self.sheets_with_other_sets.contains(&line.sheet).then(|| {
            let sentence = match line.set.turn {
                Some(turn) => texts::is_in_set_of_turn(turn),
                None => texts::other_set_does_not_count(),
            };
            Reason::new(sentence, "§8")
        })
    }
}

/// The orders of a power for a part of the turn that count. The others are added to `unused`.
pub(super) fn counted_orders<'a>(
    text: &'a RulingText,
    power: Power,
    part: TurnPart,
    unused: &mut Vec<UnusedOrder>,
) -> CountedOrders<'a> {
    let counted = orders_by_date(&text.orders, power, part, text.turn, unused);
    let (sentence, rule) = match text.bans[power] {
        Some(OrderBan::RedCard) if part == TurnPart::Movement => (texts::has_red_card(), "§6"),
        Some(OrderBan::CivilDisorder) => (texts::is_in_civil_disorder(), "§21"),
        _ => return counted,
    };
    unused.extend(counted.lines.into_iter().map(|line| UnusedOrder::of(line, sentence.clone(), rule)));
    CountedOrders::default()
}

/// The orders of a power for a part of the turn that the dates let count. The others are added to `unused`.
fn orders_by_date<'a>(
    lines: &'a [WrittenLine],
    power: Power,
    part: TurnPart,
    turn: Option<GameTurn>,
    unused: &mut Vec<UnusedOrder>,
) -> CountedOrders<'a> {
    let mut sheets: BTreeMap<Sheet, Vec<&WrittenLine>> = BTreeMap::new();
    for line in lines.iter().filter(|line| line.power == power && line.part == part) {
        sheets.entry(line.sheet).or_default().push(line);
    }
    let mut counted = CountedOrders::default();
    for (sheet, mut on_sheet) in sheets {
        let all = on_sheet.len();
        on_sheet.retain(|line| {
            if line.set.was_used {
                unused.push(UnusedOrder::of(line, texts::set_was_used(), "§8"));
            }
            !line.set.was_used
        });
        let has_several = on_sheet.iter().any(|line| line.set.number != on_sheet[0].set.number);
        let is_right =
            |line: &WrittenLine| line.set.turn.is_some_and(|written| turn.is_some_and(|turn| written.agrees(turn)));
        if has_several && on_sheet.iter().any(|line| is_right(line)) {
            on_sheet.retain(|line| {
                if !is_right(line) {
                    let is_year_alone = line.set.turn.is_some_and(|turn| !turn.names_season());
                    let sentence =
                        if is_year_alone { texts::date_names_no_season() } else { texts::other_set_has_season() };
                    unused.push(UnusedOrder::of(line, sentence, "§8"));
                }
                is_right(line)
            });
        }
        if on_sheet.len() < all {
            counted.sheets_with_other_sets.push(sheet);
        }
        counted.lines.extend(on_sheet);
    }
    counted.lines.sort_by_key(|line| line.number);
    counted
}

/// What the orders for one unit come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum UnitOrder<'a, T> {
    None,
    Valid(&'a WrittenLine, T),
    Misordered(&'a WrittenLine, Reason),
}

impl<'a, T> UnitOrder<'a, T> {
    /// The line that the unit follows, or the misorder.
    pub(super) const fn line(&self) -> Option<&'a WrittenLine> {
        match self {
            UnitOrder::None => None,
            UnitOrder::Valid(line, _) | UnitOrder::Misordered(line, _) => Some(line),
        }
    }
}

/// An order for a unit, read: its meaning, or why it is a misorder.
pub(super) type ReadLine<'a, T> = (&'a WrittenLine, Result<T, Reason>);

/// The order that a unit follows, of all that are written for it (§11).
pub(super) fn order_of_unit<'a, T: Clone>(
    mut lines: Vec<ReadLine<'a, T>>,
    has_same_meaning: impl Fn(&T, &T) -> bool,
    unused: &mut Vec<UnusedOrder>,
) -> UnitOrder<'a, T> {
    let Some(newest) = lines.iter().map(|(line, _)| line.sheet).max() else { return UnitOrder::None };
    lines.retain(|(line, _)| {
        if line.sheet != newest {
            unused.push(UnusedOrder::of(line, texts::later_sheet_has_order(), "§11"));
        }
        line.sheet == newest
    });
    let valid = |lines: &[ReadLine<'a, T>]| {
        lines.iter().filter_map(|(line, read)| read.as_ref().ok().map(|read| (*line, read.clone()))).collect::<Vec<_>>()
    };
    let valid = valid(&lines);
    let Some((first, meaning)) = valid.first().cloned() else {
        let mut lines = lines.into_iter();
        let first = lines.next();
        for (line, read) in lines {
            if let Err(reason) = read {
                unused.push(UnusedOrder::with_reason(line, reason));
            }
        }
        return match first {
            Some((line, Err(reason))) => UnitOrder::Misordered(line, reason),
            _ => UnitOrder::None,
        };
    };
    for (line, read) in &lines {
        match read {
            Err(reason) => unused.push(UnusedOrder::with_reason(line, reason.clone())),
            Ok(_) if *line == first => {}
            Ok(_) => unused.push(UnusedOrder::of(line, texts::has_other_valid_order(), "§11")),
        }
    }
    if valid.iter().all(|(_, other)| has_same_meaning(&meaning, other)) {
        return UnitOrder::Valid(first, meaning);
    }
    UnitOrder::Misordered(first, Reason::new(texts::has_several_valid_orders(), "§11"))
}
