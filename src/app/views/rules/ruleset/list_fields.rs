//! The lists of a ruleset: parts of what counts, multipliers, tie-breaks, prizes, rounds that are scored otherwise.

use eframe::egui::{Button, Role, Ui, WidgetInfo, vec2};

use super::fields::{RulesetFieldList, choice};
use crate::app::theme::size;
use crate::scoring::SystemLibrary;
use crate::standings::{RulesDraft, RulesField, TieBreak};

/// Adds a part of what counts; what the step is called.
pub(super) fn add(draft: &mut RulesDraft, list: &'static str) -> &'static str {
    match list {
        "total.counts" => draft.add(list, &[("total.counts.*.weights", "1")]),
        "top_board.counts" => draft.add(list, &[("top_board.counts.*.weights", "1")]),
        "total.multipliers" => {
            let rounds = draft.field_text(RulesField::new("rounds"));
            let last = if rounds.is_empty() { "1" } else { &rounds };
            draft.add(list, &[("total.multipliers.*.rounds", last), ("total.multipliers.*.factor", "2")]);
        }
        _ => draft.add(list, &[("round.*.round", "1")]),
    }
    match list {
        "total.multipliers" => "new multiplier",
        "round" => "round scored otherwise",
        _ => "new part of what counts",
    }
}

/// Adds the first tie-break that is not there yet.
pub(super) fn add_tie_break(draft: &mut RulesDraft) -> &'static str {
    let have = draft.tie_breaks();
    let free = plain_steps().find(|(name, _)| !have.contains(name));
    if let Some((name, _)) = free {
        draft.set_tie_break(have.len(), &name);
    }
    "new tie-break"
}

/// Adds a prize by votes, which is what rulesets most often lack; best country is written out first where it was meant.
pub(super) fn add_prize(draft: &mut RulesDraft) -> &'static str {
    if !draft.has("award") {
        draft.add("award", &[("award.*.name", "Best country"), ("award.*.by", "country_score")]);
    }
    draft.add("award", &[("award.*.name", "New prize"), ("award.*.by", "votes"), ("award.*.grades", "A 3, B 1, C 0")]);
    "new prize"
}

/// The tie-breaks that need no name, as they stand in the file and in words.
fn plain_steps() -> impl Iterator<Item = (String, String)> {
    const OTHERS: [&str; 8] = [
        "best round",
        "second best round",
        "latest game",
        "solos",
        "draws",
        "centres",
        "average game",
        "sum of all games",
    ];
    let games = (1..=5).map(|n| TieBreak::BestGame(n).name());
    games.chain(OTHERS.map(str::to_owned)).map(|name| {
        let words = match name.as_str() {
            "solos" => "most solos".to_owned(),
            "draws" => "most drawn games".to_owned(),
            "centres" => "most centres".to_owned(),
            other => other.to_owned(),
        };
        (name, words)
    })
}

/// The parts of what counts, in the order in which they are added up.
pub(super) fn counts(ui: &mut Ui, list: &'static str, fields: &mut RulesetFieldList<'_>) {
    const TOTAL: [&str; 7] = [
        "total.counts.*.weights",
        "total.counts.*.rest",
        "total.counts.*.rest_average",
        "total.counts.*.rounds",
        "total.counts.*.boards",
        "total.counts.*.factor",
        "total.counts.*.from_results",
    ];
    const TOP: [&str; 7] = [
        "top_board.counts.*.weights",
        "top_board.counts.*.rest",
        "top_board.counts.*.rest_average",
        "top_board.counts.*.rounds",
        "top_board.counts.*.boards",
        "top_board.counts.*.factor",
        "top_board.counts.*.from_results",
    ];
    let paths: &[&str] = if list == "total.counts" { &TOTAL } else { &TOP };
    entries(ui, list, "part", paths, fields);
}

/// A list of tables, the fields of each side by side.
pub(super) fn entries(ui: &mut Ui, list: &'static str, one: &str, paths: &[&'static str], fields: &mut RulesetFieldList<'_>) {
    let (mut removed, mut raised) = (None, None);
    for at in 0..fields.draft.count(list) {
        ui.push_id((list, at), |ui| {
            const BUTTONS: f32 = 96.0;
            let mut rest: Vec<RulesField> = paths.iter().map(|path| RulesField::in_list(path, at)).collect();
            if list == "award" && fields.draft.field_text(RulesField::in_list("award.*.by", at)) != "votes" {
                // Only votes have grades; some that are there all the same can be seen, to be taken out.
                let grades = RulesField::in_list("award.*.grades", at);
                rest.retain(|field| *field != grades || !fields.draft.field_text(grades).is_empty());
            }
            while !rest.is_empty() {
                let mut room = fields.page;
                let many = rest.iter().take_while(|field| {
                    room -= RulesetFieldList::captioned_width(**field) + size::GAP;
                    room >= 0.0
                });
                let many = many.count().max(1);
                let line: Vec<RulesField> = rest.drain(..many).collect();
                let left =
                    fields.page - line.iter().map(|field| RulesetFieldList::captioned_width(*field) + size::GAP).sum::<f32>();
                let mut buttons = |ui: &mut Ui| {
                    ui.spacing_mut().item_spacing.x = 0.0;
                    if at > 0 && small(ui, "Up", &format!("Move {one} {} up", at + 1)) {
                        raised = Some(at);
                    }
                    if small(ui, "Remove", &format!("Remove {one} {}", at + 1)) {
                        removed = Some(at);
                    }
                };
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = size::GAP;
                    for field in line {
                        fields.captioned(ui, field);
                    }
                    if rest.is_empty() && left >= BUTTONS {
                        buttons(ui);
                    }
                });
                if rest.is_empty() && left < BUTTONS {
                    ui.horizontal(buttons);
                }
            }
            let all: Vec<RulesField> = paths.iter().map(|path| RulesField::in_list(path, at)).collect();
            fields.say(ui, &all);
            ui.add_space(3.0);
        });
    }
    if let Some(at) = raised {
        fields.draft.move_entry_up(list, at);
        fields.did(format!("order of the {one}s"));
    }
    if let Some(at) = removed {
        fields.draft.remove(list, at);
        fields.did(format!("removal of {one} {}", at + 1));
    }
}

/// The chain of tie-breaks, to be chosen and put in order.
pub(super) fn tie_breaks(ui: &mut Ui, library: &SystemLibrary, fields: &mut RulesetFieldList<'_>) {
    let steps = fields.draft.tie_breaks();
    let mut known: Vec<(String, String)> = plain_steps().collect();
    known.extend(
        library.systems().iter().map(|system| {
            (TieBreak::MeanOf(system.name.clone()).name(), format!("mean of the games by {}", system.name))
        }),
    );
    let (mut removed, mut raised) = (None, None);
    for (at, step) in steps.iter().enumerate() {
        ui.horizontal(|ui| {
            super::fields::name(ui, if at == 0 { "First" } else { "Then" });
            let mut choices: Vec<(&str, &str)> = known.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
            if !choices.iter().any(|(name, _)| name == step) {
                choices.push((step, step));
            }
            if let Some(chosen) = choice(ui, &format!("tie-break {}", at + 1), step, &choices, 230.0) {
                fields.draft.set_tie_break(at, chosen);
                fields.did("tie-breaks");
            }
            ui.spacing_mut().item_spacing.x = 0.0;
            if at > 0 && small(ui, "Up", &format!("Move tie-break {} up", at + 1)) {
                raised = Some(at);
            }
            if small(ui, "Remove", &format!("Remove tie-break {}", at + 1)) {
                removed = Some(at);
            }
        });
    }
    fields.say(ui, &[RulesField::new("tie_breaks")]);
    if let Some(at) = raised {
        fields.draft.move_entry_up("tie_breaks", at);
        fields.did("order of the tie-breaks");
    }
    if let Some(at) = removed {
        fields.draft.remove("tie_breaks", at);
        fields.did("removal of a tie-break");
    }
}

/// A small button in a row of fields.
pub(super) fn small(ui: &mut Ui, text: &str, label: &str) -> bool {
    let button = Button::new(text).min_size(vec2(0.0, size::ROW + 2.0)).frame_when_inactive(false);
    let response = ui.add(button);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
    response.on_hover_text(label).clicked()
}
