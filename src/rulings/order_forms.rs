//! The forms of orders of each part of a turn, as `assets/rulings/order_forms.txt` gives them (WDC 2006 §§9.1 to 9.3).

use std::sync::OnceLock;

use super::game_turn::TurnPart;
use super::order_words::WordKind;
use super::word_table::content_lines;
use crate::languages::Message;
use crate::languages::messages::rulings as texts;

const FORMS: &str = include_str!("../../assets/rulings/order_forms.txt");

/// The forms of a part of a turn.
#[derive(Debug)]
pub(super) struct OrderForms {
    /// The lines of each part of a form.
    pub(super) parts: Vec<Vec<Form>>,
    names: Vec<&'static str>,
}

/// A line of the table.
#[derive(Debug)]
pub(super) struct Form {
    pub(super) what: FormKind,
    pub(super) symbols: Vec<Symbol>,
    /// 1 for a writing that is no layout of §9.
    pub(super) price: u16,
}

/// What a line of the table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FormKind {
    Part,
    /// An order, by its name in the table.
    Order(&'static str),
    /// What is said about an order that has no form: the paragraph and the name of the sentence.
    Fault(&'static str, &'static str),
}

/// A word or a part in a form.
#[derive(Clone, Copy, Debug)]
pub(super) struct Symbol {
    pub(super) what: SymbolKind,
    pub(super) role: Option<Role>,
    pub(super) may_be_left_out: bool,
    pub(super) is_repeated: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SymbolKind {
    Word(WordKind),
    /// The position among the parts.
    Part(usize),
    /// Whatever follows.
    Any,
}

/// What a part of a form is for the order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Unit,
    Other,
    Space,
    Between,
    Route,
    Helpers,
    Rest,
}

impl OrderForms {
    /// The forms of a part of a turn.
    pub(super) fn of(part: TurnPart) -> &'static OrderForms {
        static FORMS_OF_PARTS: [OnceLock<OrderForms>; 3] = [const { OnceLock::new() }; 3];
        FORMS_OF_PARTS[part as usize].get_or_init(|| OrderForms::read(part))
    }

    fn read(turn_part: TurnPart) -> OrderForms {
        let mut forms = OrderForms { parts: Vec::new(), names: Vec::new() };
        for line in content_lines(FORMS) {
            let (line, price) = line.strip_prefix('~').map_or((line, 0), |line| (line, 1));
            let mut columns = line.splitn(3, " | ");
            let (Some(place), Some(name), Some(symbols)) = (columns.next(), columns.next(), columns.next()) else {
                continue;
            };
            let holds = match place {
                "orders" => turn_part != TurnPart::Adjustments,
                "movement" => turn_part == TurnPart::Movement,
                "retreats" => turn_part == TurnPart::Retreats,
                "adjustments" => turn_part == TurnPart::Adjustments,
                _ => true,
            };
            if !holds {
                continue;
            }
            let fault = name.strip_prefix("fault ").and_then(|fault| fault.split_once(' '));
            let (what, of) = match fault {
                _ if place == "part" => (FormKind::Part, name),
                Some((rule, name)) => (FormKind::Fault(rule, name), "fault"),
                None => (FormKind::Order(name), "order"),
            };
            let symbols = symbols.split_whitespace().filter_map(|symbol| forms.symbol(symbol)).collect();
            let of = forms.part(of);
            forms.parts[of].push(Form { what, symbols, price });
        }
        forms
    }

    /// The position of a part. A new name gets one.
    fn part(&mut self, name: &'static str) -> usize {
        self.position_of(name).unwrap_or_else(|| {
            self.names.push(name);
            self.parts.push(Vec::new());
            self.names.len() - 1
        })
    }

    /// The position of the part with this name.
    pub(super) fn position_of(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|known| *known == name)
    }

    fn symbol(&mut self, written: &'static str) -> Option<Symbol> {
        let (role, word) = match written.split_once(':') {
            Some((role, word)) => (Some(role_named(role)?), word),
            None => (None, written),
        };
        let bare = word.trim_end_matches(['?', '+', '*']);
        let what = match WordKind::named(bare) {
            _ if bare == "any" => SymbolKind::Any,
            Some(kind) => SymbolKind::Word(kind),
            None => SymbolKind::Part(self.part(bare)),
        };
        let may_be_left_out = word.ends_with(['?', '*']);
        Some(Symbol { what, role, may_be_left_out, is_repeated: word.ends_with(['+', '*']) })
    }
}

/// The sentence about an order that has no form, by its name in the table. `words` are those that are left.
pub(super) fn fault_sentence(name: &str, words: &str) -> Message {
    match name {
        "words-name-no-unit" => texts::words_name_no_unit(words),
        "order-without-unit" => texts::order_without_unit(),
        "no-order-behind-unit" => texts::no_order_behind_unit(words),
        "order-is-for-one-unit" => texts::order_is_for_one_unit(),
        "order-without-destination" => texts::order_without_destination(),
        "unknown-province" => texts::unknown_province(words),
        "order-without-supported-unit" => texts::order_without_supported_unit(),
        "order-without-convoyed-army" => texts::order_without_convoyed_army(),
        "order-without-destination-of-army" => texts::order_without_destination_of_army(),
        "words-make-order-ambiguous" => texts::words_make_order_ambiguous(words),
        "disbands-after-dislodgement" => texts::disbands_after_dislodgement(),
        "words-name-no-province" => texts::words_name_no_province(words),
        "no-province-is-named" => texts::no_province_is_named(),
        _ => texts::this_is_no_order(),
    }
}

fn role_named(name: &str) -> Option<Role> {
    Some(match name {
        "unit" => Role::Unit,
        "other" => Role::Other,
        "space" => Role::Space,
        "between" => Role::Between,
        "route" => Role::Route,
        "helpers" => Role::Helpers,
        "rest" => Role::Rest,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_table_is_read_and_every_part_has_a_line() {
        for turn_part in [TurnPart::Movement, TurnPart::Retreats, TurnPart::Adjustments] {
            let forms = OrderForms::of(turn_part);
            for (name, lines) in forms.names.iter().zip(&forms.parts) {
                assert!(!lines.is_empty(), "{name} has no line");
                assert!(lines.iter().all(|line| !line.symbols.is_empty()), "{name}");
            }
        }
        for line in content_lines(FORMS) {
            let columns: Vec<&str> = line.trim_start_matches('~').splitn(3, " | ").collect();
            assert_eq!(columns.len(), 3, "{line}");
            assert!(["part", "orders", "movement", "retreats", "adjustments"].contains(&columns[0]), "{line}");
            let roles = columns[2].split(' ').filter_map(|symbol| symbol.split_once(':'));
            assert!(roles.into_iter().all(|(role, _)| role_named(role).is_some()), "{line}");
            if let Some(fault) = columns[1].strip_prefix("fault ") {
                let (rule, name) = fault.split_once(' ').unwrap();
                assert!(rule.starts_with('§'), "{line}");
                assert_ne!(fault_sentence(name, ""), texts::this_is_no_order(), "{line}");
            }
        }
    }
}
