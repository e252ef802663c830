//! An own ruleset, every part of it a field that can be filled in.

use eframe::egui::{Button, Label, RichText, Ui};

use super::fields::RulesetFieldList;
use super::{EditedRuleset, list_fields, page, source_text};
use crate::app::command::Command;
use crate::app::theme::{Palette, size};
use crate::app::views::rules::{RulesTabRequest, RulesTextField, RulesState, TypedInField, head};
use crate::book::vocabulary::capitalize;
use crate::engine::Engine;
use crate::standings::{RulesField, Ruleset};

pub(in crate::app::views::rules) fn show(ui: &mut Ui, engine: &Engine, state: &mut RulesState) -> Vec<RulesTabRequest> {
    let Some(mut hand) = state.rules_hand.take() else { return Vec::new() };
    let mut asked = Vec::new();
    let mut completing = std::mem::take(&mut state.completing);
    let EditedRuleset { at, draft, checked, typing, .. } = &mut hand;
    let fault = checked.as_ref().err().map(|fault| (**fault).clone());
    let counting = checked.as_ref().ok().map(|rules| (**rules).clone());
    // While the draft cannot count, the last version that could is shown.
    let name = state.own_rules.get(*at).and_then(|own| own.scores_as.as_deref());
    let rules = counting.or_else(|| Some((**engine.rulesets().find(name?)?).clone()));
    let mut fields = RulesetFieldList {
        draft,
        completing: &mut completing,
        typing,
        focus: state.focus.take(),
        fault: fault.as_ref(),
        changes: Vec::new(),
        entered: None,
        picked: None,
        page: ui.available_width(),
    };
    let said = rules.as_ref().map(Ruleset::describe).unwrap_or_default();
    let say = |about: &str| said.iter().find(|said| said.heading == about).map(|said| said.text.as_str());
    top(ui, engine, rules.as_ref(), &mut fields, &mut asked);
    if fields.draft.has_fields() {
        section(ui, "What counts", say("What counts"));
        what_counts(ui, &mut fields, &mut asked);
        section(ui, "Equal totals", say("Ties"));
        ties(ui, engine, &mut fields, &mut asked);
        section(ui, "Scoring", say("Scoring"));
        scoring(ui, &mut fields);
        section(ui, "Rounds, years, posting", say("Rounds"));
        ui.add(Label::new(RichText::new(say("End of a game").unwrap_or_default()).weak()).wrap());
        rounds(ui, &mut fields);
        section(ui, "Top board", say("Top board"));
        top_board(ui, &mut fields);
        section(ui, "Teams", say("Teams"));
        teams(ui, &mut fields);
        section(ui, "Prizes", say("Awards"));
        prizes(ui, &mut fields, &mut asked);
        about(ui, &mut fields);
        if let Some(rules) = rules.as_ref().filter(|rules| !rules.examples.is_empty()) {
            examples(ui, engine, rules, &mut fields);
        }
    }
    source_text::show(ui, &mut fields);
    let RulesetFieldList { changes, entered, picked, .. } = fields;
    state.completing = completing;
    if entered.is_some() {
        state.step = None;
    }
    asked.extend(picked.map(RulesTabRequest::PickSystem));
    state.rules_hand = Some(hand);
    for change in changes {
        if change.typed == Some(RulesTextField::RulesText)
            && let Some(hand) = &mut state.rules_hand
        {
            hand.typing = None;
        }
        asked.extend(state.written_rules(engine, change.what, change.typed.map(TypedInField)));
    }
    asked
}

fn top(ui: &mut Ui, engine: &Engine, rules: Option<&Ruleset>, fields: &mut RulesetFieldList<'_>, asked: &mut Vec<RulesTabRequest>) {
    let palette = Palette::current(ui.ctx());
    ui.scope(|ui| {
        ui.style_mut().override_text_style = Some(eframe::egui::TextStyle::Heading);
        if fields.draft.has_fields() {
            fields.value(ui, RulesField::new("name"));
        } else {
            ui.heading("A ruleset whose text is not in order");
        }
    });
    fields.say(ui, &[RulesField::new("name")]);
    let remove = (Command::RemoveSystem, "Remove this ruleset");
    match rules {
        Some(rules) => asked.extend(page::buttons(ui, engine, rules, &[remove])),
        None if ui.button(remove.1).clicked() => asked.push(RulesTabRequest::Command(remove.0)),
        None => {}
    }
    let base = fields.draft.field_text(RulesField::new("based_on"));
    ui.weak(if base.is_empty() {
        "The event’s own. It is saved with the event.".to_owned()
    } else {
        format!("The event’s own, a copy of {base}. It is saved with the event.")
    });
    if let Some(fault) = fields.fault {
        let what = match rules {
            Some(_) => "Not finished: until it is, the last version without an error counts.",
            None => "Not finished: nothing can be counted by it yet.",
        };
        ui.add(Label::new(RichText::new(what).color(palette.remark)).wrap());
        ui.add(Label::new(RichText::new(capitalize(&fault.to_string())).color(palette.problem)).wrap());
    }
}

/// A heading with room above, and what the rules say about it now.
fn section(ui: &mut Ui, text: &str, said: Option<&str>) {
    ui.add_space(size::SPACE);
    head(ui, text);
    if let Some(said) = said {
        ui.add(Label::new(RichText::new(said).weak()).wrap());
        ui.add_space(2.0);
    }
}

fn add(ui: &mut Ui, command: Command, asked: &mut Vec<RulesTabRequest>) {
    if ui.add(Button::new(command.name()).small()).on_hover_text(command.about().help).clicked() {
        asked.push(RulesTabRequest::Command(command));
    }
}

/// A button that adds an entry to a list.
fn add_to(ui: &mut Ui, list: &'static str, text: &str, fields: &mut RulesetFieldList<'_>) {
    if ui.add(Button::new(text).small()).clicked() {
        let what = list_fields::add(fields.draft, list);
        fields.did(what);
    }
}

/// The fields of a multiplier, and of a prize.
const MULTIPLIER: [&str; 4] = [
    "total.multipliers.*.rounds",
    "total.multipliers.*.factor",
    "total.multipliers.*.best",
    "total.multipliers.*.after",
];
const PRIZE: [&str; 5] = ["award.*.name", "award.*.by", "award.*.grades", "award.*.least_games", "award.*.tie_breaks"];

fn what_counts(ui: &mut Ui, fields: &mut RulesetFieldList<'_>, asked: &mut Vec<RulesTabRequest>) {
    fields.row(ui, RulesField::new("total.of"));
    if fields.draft.field_text(RulesField::new("total.of")) == "rounds" {
        fields.row(ui, RulesField::new("total.round_score"));
    }
    ui.add_space(3.0);
    if fields.draft.count("total.counts") == 0 {
        ui.weak("All results, added up, until a part is added.");
    }
    list_fields::counts(ui, "total.counts", fields);
    ui.horizontal_wrapped(|ui| {
        add(ui, Command::AddPart, asked);
        add_to(ui, "total.multipliers", "Add a multiplier for a round", fields);
    });
    if fields.draft.count("total.multipliers") > 0 {
        ui.weak("What results of some rounds are multiplied by");
        list_fields::entries(ui, "total.multipliers", "multiplier", &MULTIPLIER, fields);
    }
    ui.add_space(3.0);
    fields.row(ui, RulesField::new("total.divide"));
    if fields.draft.field_text(RulesField::new("total.divide")) == "results" {
        fields.row(ui, RulesField::new("total.divide.results"));
    }
    fields.rows(ui, &["total.start", "total.sitting_out", "total.sitting_out_once", "total.least_results"]);
    fields.row(ui, RulesField::new("total.handicaps"));
}

fn ties(ui: &mut Ui, engine: &Engine, fields: &mut RulesetFieldList<'_>, asked: &mut Vec<RulesTabRequest>) {
    list_fields::tie_breaks(ui, engine.library(), fields);
    add(ui, Command::AddTieBreak, asked);
}

fn scoring(ui: &mut Ui, fields: &mut RulesetFieldList<'_>) {
    fields.rows(ui, &["system", "parameters", "decimals", "concessions"]);
    list_fields::entries(ui, "round", "round", &["round.*.round", "round.*.system", "round.*.parameters"], fields);
    add_to(ui, "round", "Add a round that is scored otherwise", fields);
}

fn rounds(ui: &mut Ui, fields: &mut RulesetFieldList<'_>) {
    fields.rows(
        ui,
        &[
            "rounds",
            "most_rounds",
            "most_before_last",
            "last_year",
            "draws.all_survivors",
            "draws.first_year",
            "posting",
            "groups",
        ],
    );
    fields
        .rows(ui, &["penalty_floor.score", "penalty_floor.points", "removal_at", "most_extensions", "reserves_apart"]);
}

/// A part of the rules that may be missing, with a switch for the whole.
fn part(
    ui: &mut Ui,
    table: &'static str,
    what: &str,
    words: &str,
    filled: &[(&'static str, &str)],
    fields: &mut RulesetFieldList<'_>,
) -> bool {
    let mut on = fields.draft.has(table);
    if ui.checkbox(&mut on, words).changed() {
        fields.draft.set_section(table, on.then_some(filled));
        fields.did(if on { what.to_owned() } else { format!("no {what}") });
    }
    on
}

fn top_board(ui: &mut Ui, fields: &mut RulesetFieldList<'_>) {
    let rounds: usize = fields.draft.field_text(RulesField::new("rounds")).parse().unwrap_or(5).max(2);
    let (round, after) = (rounds.to_string(), (rounds - 1).to_string());
    let filled: [(&str, &str); 2] = [("top_board.round", &round), ("top_board.after", &after)];
    if !part(ui, "top_board", "top board", "There is a top board, a final table or a medal round", &filled, fields) {
        return;
    }
    fields.rows(
        ui,
        &[
            "top_board.name",
            "top_board.round",
            "top_board.after",
            "top_board.games",
            "top_board.filled_by",
            "top_board.most_played",
            "top_board.tie_breaks",
            "top_board.choosing",
            "top_board.bonus_percent",
            "top_board.decides",
        ],
    );
    ui.weak("What counts for those who play there, where it is something else");
    list_fields::counts(ui, "top_board.counts", fields);
    add_to(ui, "top_board.counts", "Add a part for the top board", fields);
}

fn teams(ui: &mut Ui, fields: &mut RulesetFieldList<'_>) {
    let filled = [("teams.size", "3"), ("teams.rounds", "1")];
    if part(ui, "teams", "teams", "There are teams", &filled, fields) {
        fields.rows(
            ui,
            &[
                "teams.size",
                "teams.rounds",
                "teams.member_score",
                "teams.best_members",
                "teams.tie_breaks",
                "teams.most_per_country",
                "teams.apart",
                "teams.scratch_teams",
            ],
        );
    }
}

fn prizes(ui: &mut Ui, fields: &mut RulesetFieldList<'_>, asked: &mut Vec<RulesTabRequest>) {
    if !fields.draft.has("award") {
        ui.weak("Best country by score, as nothing else is said.");
    }
    list_fields::entries(ui, "award", "prize", &PRIZE, fields);
    add(ui, Command::AddPrize, asked);
}

fn about(ui: &mut Ui, fields: &mut RulesetFieldList<'_>) {
    section(ui, "What it says of itself", None);
    fields.value(ui, RulesField::new("description"));
    fields.row(ui, RulesField::new("source"));
}

fn examples(ui: &mut Ui, engine: &Engine, rules: &Ruleset, fields: &mut RulesetFieldList<'_>) {
    section(ui, "Worked examples", None);
    let mut removed = None;
    for (at, example) in rules.examples.iter().enumerate() {
        page::worked(ui, engine.library(), rules, example, at);
        if list_fields::small(ui, "Remove", &format!("Remove the example {}", example.name)) {
            removed = Some(at);
        }
    }
    if let Some(at) = removed {
        fields.draft.remove("example", at);
        fields.did("removal of a worked example");
    }
}
