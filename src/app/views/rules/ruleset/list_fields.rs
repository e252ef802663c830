//! The lists of a ruleset in the editor: counted parts, multipliers, tie-breaks, prizes, and rounds with their own
//! scoring system.

use eframe::egui::Ui;

use super::fields::RulesetFieldList;
use super::new_items::plain_tie_breaks;
use crate::app::theme::size;
use crate::app::views::rules::page_parts::{show_field_name, small_button, small_buttons_width};
use crate::app::widgets::choice_field;
use crate::languages::Message;
use crate::languages::messages::steps;
use crate::languages::window_sentences::{rules_tab as texts, shared_words};
use crate::scoring::SystemLibrary;
use crate::standings::{RulesField, TieBreak};

/// What the entries of a list are called.
pub(super) struct EntryWords {
    /// The steps that change the order of the entries, and that remove the entry of this number.
    order: fn() -> Message,
    removal: fn(usize) -> Message,
    /// The help texts of the buttons that move and remove the entry of this number.
    move_up: fn(&str) -> String,
    remove: fn(&str) -> String,
}

pub(super) const PART: EntryWords = EntryWords {
    order: steps::order_of_parts,
    removal: steps::removal_of_part,
    move_up: texts::move_part_up,
    remove: texts::remove_part,
};
pub(super) const MULTIPLIER: EntryWords = EntryWords {
    order: steps::order_of_multipliers,
    removal: steps::removal_of_multiplier,
    move_up: texts::move_multiplier_up,
    remove: texts::remove_multiplier,
};
pub(super) const ROUND: EntryWords = EntryWords {
    order: steps::order_of_rounds,
    removal: steps::removal_of_round,
    move_up: texts::move_round_up,
    remove: texts::remove_round,
};
pub(super) const AWARD: EntryWords = EntryWords {
    order: steps::order_of_awards,
    removal: steps::removal_of_award,
    move_up: texts::move_award_up,
    remove: texts::remove_award,
};

const TIE_BREAK: EntryWords = EntryWords {
    order: steps::order_of_tie_breaks,
    removal: |_| steps::removal_of_tie_break(),
    move_up: texts::move_tie_break_up,
    remove: texts::remove_tie_break,
};

/// What the buttons of an entry do with it.
#[derive(Clone, Copy)]
enum EntryChange {
    MoveUp,
    Remove,
}

impl EntryWords {
    /// Shows the buttons that move and remove the entry at this position.
    fn buttons(&self, ui: &mut Ui, at: usize) -> Option<EntryChange> {
        ui.spacing_mut().item_spacing.x = 0.0;
        let number = (at + 1).to_string();
        let moves = at > 0 && small_button(ui, texts::up(), &(self.move_up)(&number), true);
        let removes = small_button(ui, shared_words::remove(), &(self.remove)(&number), true);
        moves.then_some(EntryChange::MoveUp).or(removes.then_some(EntryChange::Remove))
    }

    /// Moves or removes the entry at this position of a list.
    fn change(&self, list: &str, change: Option<(usize, EntryChange)>, fields: &mut RulesetFieldList<'_>) {
        let step = match change {
            None => return,
            Some((at, EntryChange::MoveUp)) => {
                fields.draft.move_entry_up(list, at);
                (self.order)()
            }
            Some((at, EntryChange::Remove)) => {
                fields.draft.remove(list, at);
                (self.removal)(at + 1)
            }
        };
        fields.record_change(step);
    }
}

/// Shows a list of entries, with the fields of each entry side by side.
pub(super) fn entry_list(ui: &mut Ui, list: &'static str, words: &EntryWords, fields: &mut RulesetFieldList<'_>) {
    let mut change = None;
    for at in 0..fields.draft.count(list) {
        ui.push_id((list, at), |ui| {
            let buttons_width = small_buttons_width(ui, &[texts::up(), shared_words::remove()]);
            let all: Vec<RulesField> = RulesField::of_entry(list, at).collect();
            let mut remaining = all.clone();
            if list == "award" && fields.draft.field_text(RulesField::in_list("award.*.by", at)) != "votes" {
                // Only prizes by votes have grades. Grades of another prize are shown too, because the director must
                // remove them.
                let grades = RulesField::in_list("award.*.grades", at);
                remaining.retain(|field| *field != grades || !fields.draft.field_text(grades).is_empty());
            }
            while !remaining.is_empty() {
                let mut space_left = fields.page_width;
                let count = remaining.iter().take_while(|field| {
                    space_left -= RulesetFieldList::captioned_width(ui, **field) + size::GAP;
                    space_left >= 0.0
                });
                let count = count.count().max(1);
                let line: Vec<RulesField> = remaining.drain(..count).collect();
                let left = fields.page_width
                    - line.iter().map(|field| RulesetFieldList::captioned_width(ui, *field) + size::GAP).sum::<f32>();
                let mut buttons = |ui: &mut Ui| {
                    change = words.buttons(ui, at).map(|made| (at, made)).or(change);
                };
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = size::GAP;
                    for field in line {
                        fields.captioned_field(ui, field);
                    }
                    if remaining.is_empty() && left >= buttons_width {
                        buttons(ui);
                    }
                });
                if remaining.is_empty() && left < buttons_width {
                    ui.horizontal(buttons);
                }
            }
            fields.show_fault(ui, &all);
            ui.add_space(3.0);
        });
    }
    words.change(list, change, fields);
}

/// Shows the tie-breaks in their order, each with a list of choices.
pub(super) fn tie_breaks(ui: &mut Ui, library: &SystemLibrary, fields: &mut RulesetFieldList<'_>) {
    let steps = fields.draft.tie_breaks();
    let mut known: Vec<(String, String)> = plain_tie_breaks().collect();
    known.extend(
        library
            .systems()
            .iter()
            .map(|system| (TieBreak::MeanOf(system.name.clone()).name(), texts::mean_of_games(&system.name))),
    );
    let mut change = None;
    for (at, step) in steps.iter().enumerate() {
        ui.horizontal(|ui| {
            let number = (at + 1).to_string();
            let first_or_then = if at == 0 { texts::tie_break_first() } else { texts::tie_break_then() };
            show_field_name(ui, first_or_then);
            let mut choices: Vec<(&str, &str)> = known.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
            if !choices.iter().any(|(name, _)| name == step) {
                choices.push((step, step));
            }
            if let Some(chosen) = choice_field(ui, &texts::tie_break_label(&number), step, &choices, 230.0) {
                fields.draft.set_tie_break(at, chosen);
                fields.record_change(steps::tie_breaks());
            }
            change = TIE_BREAK.buttons(ui, at).map(|made| (at, made)).or(change);
        });
    }
    fields.show_fault(ui, &[RulesField::new("tie_breaks")]);
    TIE_BREAK.change("tie_breaks", change, fields);
}
