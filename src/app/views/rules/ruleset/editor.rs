//! The editor of an own ruleset: sections of fields, each below the description of the present rules, and the ruleset's
//! text.

use eframe::egui::{Align, Button, Label, RichText, Ui};

use super::edited_ruleset::EditedRuleset;
use super::fields::RulesetFieldList;
use super::{list_fields, new_items, page, source_text};
use crate::app::commands::Command;
use crate::app::theme::{Palette, size};
use crate::app::views::request::Request;
use crate::app::views::rules::own_entries::RulesListKind;
use crate::app::views::rules::page_parts::{command_button, section_heading, small_button};
use crate::app::views::rules::request::RulesTextField;
use crate::app::views::rules::state::RulesView;
use crate::book::typed_words::capitalize;
use crate::engine::Engine;
use crate::languages::messages::{rules as rule_names, steps};
use crate::languages::sentences::rules as rule_sentences;
use crate::languages::window_sentences::{rules_tab as texts, shared_words};
use crate::languages::{Language, Message, example_title_in_window, window_language};
use crate::standings::{RulesField, Ruleset};

pub(in crate::app::views::rules) fn show(ui: &mut Ui, engine: &Engine, state: &mut RulesView) -> Vec<Request> {
    let Some(mut edited) = state.edited_ruleset.take() else { return Vec::new() };
    let mut requests = Vec::new();
    let mut completion = std::mem::take(&mut state.completion);
    let EditedRuleset { index: at, draft, validation, typed_text, .. } = &mut edited;
    let fault = validation.as_ref().err().map(|fault| (**fault).clone());
    let valid_draft = validation.as_ref().ok().map(|rules| (**rules).clone());
    // While the draft has an error, the last usable version is shown.
    let name = state.own.of(RulesListKind::Rulesets).get(*at).and_then(|own| own.usable_name.as_deref());
    let rules = valid_draft.or_else(|| Some((**engine.rulesets().find(name?)?).clone()));
    let mut fields = RulesetFieldList {
        draft,
        completion: &mut completion,
        typed_text,
        focus: state.focus.take(),
        fault: fault.as_ref(),
        changes: Vec::new(),
        newly_focused: None,
        system_to_choose: None,
        page_width: ui.available_width(),
    };
    let language = window_language();
    let descriptions = rules.as_ref().map(|rules| rules.describe(language)).unwrap_or_default();
    let description = |heading: fn(Language) -> String| {
        let heading = heading(language);
        descriptions.iter().find(|entry| entry.heading == heading).map(|entry| entry.text.as_str())
    };
    // A field that the rules do not have, such as one of the top board where there is none, is in this section.
    let sought = match fields.focus {
        Some(RulesTextField::RulesetField(field)) => field.heading(language),
        _ => None,
    };
    let section = |ui: &mut Ui, title: &str, heading: fn(Language) -> String| {
        if sought == Some(heading(language)) {
            ui.scroll_to_cursor(Some(Align::TOP));
        }
        section(ui, title, description(heading));
    };
    header(ui, engine, rules.as_ref(), &mut fields, &mut requests);
    if fields.draft.has_fields() {
        section(ui, texts::section_counts(), rule_sentences::rules_heading_counts);
        counted_results(ui, &mut fields, &mut requests);
        section(ui, texts::section_ties(), rule_sentences::rules_heading_ties);
        ties(ui, engine, &mut fields, &mut requests);
        section(ui, texts::section_scoring(), rule_sentences::rules_heading_scoring);
        scoring(ui, &mut fields);
        section(ui, texts::section_rounds(), rule_sentences::rules_heading_rounds);
        let game_end = description(rule_sentences::rules_heading_game_end).unwrap_or_default();
        ui.add(Label::new(RichText::new(game_end).weak()).wrap());
        rounds(ui, &mut fields);
        section(ui, texts::section_top_board(), rule_sentences::rules_heading_top_board);
        top_board(ui, &mut fields);
        section(ui, texts::section_teams(), rule_sentences::rules_heading_teams);
        teams(ui, &mut fields);
        section(ui, texts::section_awards(), rule_sentences::rules_heading_awards);
        prizes(ui, &mut fields, &mut requests);
        description_fields(ui, &mut fields);
        if let Some(rules) = rules.as_ref().filter(|rules| !rules.examples.is_empty()) {
            examples(ui, engine, rules, &mut fields);
        }
    }
    source_text::show(ui, &mut fields);
    let RulesetFieldList { changes, newly_focused, system_to_choose: system, .. } = fields;
    state.completion = completion;
    if newly_focused.is_some() {
        state.typing_step = None;
    }
    requests.extend(system.map(Request::ChooseRulesetSystem));
    state.edited_ruleset = Some(edited);
    for change in changes {
        if change.typed_field == Some(RulesTextField::RulesetText)
            && let Some(edited) = &mut state.edited_ruleset
        {
            edited.typed_text = None;
        }
        let change = state.ruleset_change(engine, change.step_name, change.typed_field);
        requests.extend(change.map(Request::ChangeRules));
    }
    requests
}

fn header(
    ui: &mut Ui,
    engine: &Engine,
    rules: Option<&Ruleset>,
    fields: &mut RulesetFieldList<'_>,
    requests: &mut Vec<Request>,
) {
    let palette = Palette::current(ui.ctx());
    ui.scope(|ui| {
        ui.style_mut().override_text_style = Some(eframe::egui::TextStyle::Heading);
        if fields.draft.has_fields() {
            fields.value_field(ui, RulesField::new("name"));
        } else {
            ui.heading(texts::unreadable_ruleset());
        }
    });
    fields.show_fault(ui, &[RulesField::new("name")]);
    let remove = (Command::RemoveSystem, texts::remove_this_ruleset());
    match rules {
        Some(rules) => requests.extend(page::action_buttons(ui, engine, rules, &[remove])),
        None if ui.button(remove.1).clicked() => requests.push(Request::Command(remove.0)),
        None => {}
    }
    let base = fields.draft.field_text(RulesField::new("based_on"));
    ui.weak(if base.is_empty() { texts::own_ruleset().to_owned() } else { texts::own_ruleset_copy(&base) });
    if let Some(fault) = fields.fault {
        let what = match rules {
            Some(_) => texts::ruleset_unfinished(),
            None => texts::ruleset_unusable(),
        };
        ui.add(Label::new(RichText::new(what).color(palette.remark)).wrap());
        ui.add(Label::new(RichText::new(capitalize(&fault.to_string())).color(palette.problem)).wrap());
    }
}

/// Shows a heading and the description of the present rules on this subject.
fn section(ui: &mut Ui, text: &str, description: Option<&str>) {
    ui.add_space(size::SPACE);
    section_heading(ui, text);
    if let Some(description) = description {
        ui.add(Label::new(RichText::new(description).weak()).wrap());
        ui.add_space(2.0);
    }
}

/// Shows a button that adds an entry to a list.
fn add_entry_button(ui: &mut Ui, list: &'static str, text: &str, fields: &mut RulesetFieldList<'_>) {
    if ui.add(Button::new(text).small()).clicked() {
        let what = new_items::add_entry(fields.draft, list);
        fields.record_change(what);
    }
}

fn counted_results(ui: &mut Ui, fields: &mut RulesetFieldList<'_>, requests: &mut Vec<Request>) {
    fields.row(ui, RulesField::new("total.of"));
    if fields.draft.field_text(RulesField::new("total.of")) == "rounds" {
        fields.row(ui, RulesField::new("total.round_score"));
    }
    ui.add_space(3.0);
    if fields.draft.count("total.counts") == 0 {
        ui.weak(texts::no_parts());
    }
    list_fields::entry_list(ui, "total.counts", &list_fields::PART, fields);
    ui.horizontal_wrapped(|ui| {
        command_button(ui, Command::AddCountingPart, requests);
        add_entry_button(ui, "total.multipliers", texts::add_multiplier(), fields);
    });
    if fields.draft.count("total.multipliers") > 0 {
        ui.weak(texts::multipliers());
        list_fields::entry_list(ui, "total.multipliers", &list_fields::MULTIPLIER, fields);
    }
    ui.add_space(3.0);
    fields.row(ui, RulesField::new("total.divide"));
    if fields.draft.field_text(RulesField::new("total.divide")) == "results" {
        fields.row(ui, RulesField::new("total.divide.results"));
    }
    fields.rows(ui, &["total.start", "total.sitting_out", "total.sitting_out_once"]);
    fields.rows(ui, &["total.least_results", "total.place_needs_later_round"]);
    fields.row(ui, RulesField::new("total.handicaps"));
}

fn ties(ui: &mut Ui, engine: &Engine, fields: &mut RulesetFieldList<'_>, requests: &mut Vec<Request>) {
    list_fields::tie_breaks(ui, engine.library(), fields);
    command_button(ui, Command::AddTieBreak, requests);
}

fn scoring(ui: &mut Ui, fields: &mut RulesetFieldList<'_>) {
    fields.rows(ui, &["system", "parameters", "decimals", "concessions"]);
    list_fields::entry_list(ui, "round", &list_fields::ROUND, fields);
    add_entry_button(ui, "round", texts::add_round_with_system(), fields);
}

fn rounds(ui: &mut Ui, fields: &mut RulesetFieldList<'_>) {
    fields.rows(
        ui,
        &[
            "rounds",
            "most_rounds",
            "most_before_last",
            "games_at_once",
            "last_year",
            "draws.all_survivors",
            "draws.first_year",
            "draws.by_vote",
            "draws.one_vote_a_season",
            "posting",
            "groups",
        ],
    );
    fields.rows(
        ui,
        &[
            "penalty_floor.score",
            "penalty_floor.points",
            "removal_at",
            "most_extensions",
            "yellow_card_seconds",
            "powers_once",
            "reserves_apart",
        ],
    );
    ui.weak(texts::clock());
    for field in RulesField::of_table("clock") {
        fields.row(ui, field);
    }
}

/// Shows a checkbox for a section of the rules that may be missing. Returns whether the section is there. `step_names` are those of
/// adding and of removing it.
fn optional_section(
    ui: &mut Ui,
    table: &'static str,
    step_names: [fn() -> Message; 2],
    label: &str,
    filled: &[(&'static str, &str)],
    fields: &mut RulesetFieldList<'_>,
) -> bool {
    let mut on = fields.draft.has(table);
    if ui.checkbox(&mut on, label).changed() {
        fields.draft.set_section(table, on.then_some(filled));
        let [added, removed] = step_names;
        fields.record_change(if on { added() } else { removed() });
    }
    on
}

fn top_board(ui: &mut Ui, fields: &mut RulesetFieldList<'_>) {
    let rounds: usize = fields.draft.field_text(RulesField::new("rounds")).parse().unwrap_or(5).max(2);
    let (round, after) = (rounds.to_string(), (rounds - 1).to_string());
    let filled: [(&str, &str); 2] = [("top_board.round", &round), ("top_board.after", &after)];
    let step_names = [rule_names::top_board_name as fn() -> Message, steps::no_top_board];
    if !optional_section(ui, "top_board", step_names, texts::has_top_board(), &filled, fields) {
        return;
    }
    let unused = match fields.draft.field_text(RulesField::new("top_board.filled_by")).as_str() {
        "group_winners" => "top_board.after",
        _ => "top_board.elimination_games",
    };
    for field in RulesField::of_table("top_board").filter(|field| field.path != unused) {
        fields.row(ui, field);
    }
    ui.weak(texts::totals_at_top_board());
    list_fields::entry_list(ui, "top_board.counts", &list_fields::PART, fields);
    add_entry_button(ui, "top_board.counts", texts::add_top_board_part(), fields);
}

fn teams(ui: &mut Ui, fields: &mut RulesetFieldList<'_>) {
    let filled = [("teams.size", "3"), ("teams.rounds", "1")];
    if optional_section(ui, "teams", [steps::teams, steps::no_teams], texts::has_teams(), &filled, fields) {
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
                "teams.captain",
                "teams.scratch_teams",
            ],
        );
    }
}

fn prizes(ui: &mut Ui, fields: &mut RulesetFieldList<'_>, requests: &mut Vec<Request>) {
    if !fields.draft.has("award") {
        ui.weak(texts::default_award());
    }
    list_fields::entry_list(ui, "award", &list_fields::AWARD, fields);
    command_button(ui, Command::AddPrize, requests);
}

fn description_fields(ui: &mut Ui, fields: &mut RulesetFieldList<'_>) {
    section(ui, texts::description_and_source(), None);
    fields.value_field(ui, RulesField::new("description"));
    fields.row(ui, RulesField::new("source"));
}

fn examples(ui: &mut Ui, engine: &Engine, rules: &Ruleset, fields: &mut RulesetFieldList<'_>) {
    section(ui, texts::worked_examples(), None);
    let mut removed = None;
    for (at, example) in rules.examples.iter().enumerate() {
        page::worked_example(ui, engine.library(), rules, example, at);
        if small_button(
            ui,
            shared_words::remove(),
            &texts::remove_example(example_title_in_window(&example.name)),
            true,
        ) {
            removed = Some(at);
        }
    }
    if let Some(at) = removed {
        fields.draft.remove("example", at);
        fields.record_change(steps::removal_of_example());
    }
}
