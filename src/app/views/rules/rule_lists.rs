//! The list of rulesets and the list of scoring systems at the left, with a filter. One of the lists is open.

use eframe::egui::{self, Align, Key, Layout, Modifiers, RichText, ScrollArea, TextEdit, TextStyle, Ui, WidgetInfo};

use super::own_entries::{OwnEntry, RulesListKind, ShownRules};
use super::page_parts::section_heading;
use super::state::RulesView;
use crate::app::commands::Command;
use crate::app::theme::{Palette, size};
use crate::app::widgets::name_text_field;
use crate::book::fold_name;
use crate::engine::Engine;
use crate::languages::window_sentences::rules_tab as texts;
use crate::languages::{description_of_ruleset, description_of_system, window_language};
use crate::scoring::SystemLibrary;
use crate::standings::RulesetLibrary;

/// One row of a list.
struct RuleListRow {
    target: ShownRules,
    name: String,
    help: &'static str,
    /// The word at the right end of the row, such as “in use”.
    mark: Option<EntryMark>,
}

/// What the word at the right end of a row says.
#[derive(Clone, Copy, Debug)]
enum EntryMark {
    InUse,
    /// It belongs to the event.
    Own,
    /// Its newest version has an error.
    Unfinished,
    /// It cannot be used.
    Broken,
}

impl EntryMark {
    fn name(self) -> &'static str {
        match self {
            EntryMark::InUse => texts::in_use(),
            EntryMark::Own => texts::own(),
            EntryMark::Unfinished => texts::unfinished(),
            EntryMark::Broken => texts::broken(),
        }
    }
}

pub(super) fn show(ui: &mut Ui, engine: &Engine, state: &mut RulesView) {
    ui.spacing_mut().item_spacing.y = 2.0;
    let comparing = state.comparison.is_some();
    if comparing {
        section_heading(ui, texts::systems_to_compare());
    } else {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            ui.spacing_mut().button_padding.x = 5.0;
            for (list_kind, name) in
                [(RulesListKind::Rulesets, texts::rulesets()), (RulesListKind::Systems, texts::scoring_systems())]
            {
                if ui.selectable_label(state.open_list == list_kind, name).clicked() {
                    open_rules_list(engine, state, list_kind);
                }
            }
        });
    }
    ui.add_space(2.0);
    let rows = matching_rows(engine, state);
    let moved = filter_field(ui, state, &rows);
    ui.add_space(2.0);
    ScrollArea::vertical().id_salt(("rules list", state.open_list)).auto_shrink([false, false]).show(ui, |ui| {
        if rows.is_empty() {
            ui.weak(texts::no_entry_with_letters());
        }
        for entry in &rows {
            let picked = match &state.comparison {
                Some(comparison) => comparison.contains(&entry.name),
                None => state.shown.as_ref() == Some(&entry.target),
            };
            let scroll = moved && state.shown.as_ref() == Some(&entry.target);
            if list_row(ui, picked, &entry.name, entry.help, entry.mark, scroll) {
                match &mut state.comparison {
                    Some(comparison) => comparison.toggle(&entry.name),
                    None => state.shown = Some(entry.target.clone()),
                }
            }
        }
        let none = engine.no_rules_sentence().filter(|_| state.open_list == RulesListKind::Rulesets);
        if let Some(text) = none {
            ui.colored_label(ui.visuals().warn_fg_color, text);
        }
    });
}

/// Opens one of the two lists. If no entry of this list is in view, shows the entry that the event uses.
fn open_rules_list(engine: &Engine, state: &mut RulesView, list_kind: RulesListKind) {
    state.open_list = list_kind;
    let other = state.shows_ruleset() == (list_kind == RulesListKind::Systems);
    if other {
        let of_event = list_kind.name_of_event(engine).map(|name| state.own.named(list_kind, name));
        let first = || SystemLibrary::shipped().systems().first();
        state.shown = of_event.or_else(|| Some(ShownRules::Shipped(list_kind, first()?.name.clone())));
    }
}

/// The rows that match the filter, the event's own entries first.
fn matching_rows(engine: &Engine, state: &RulesView) -> Vec<RuleListRow> {
    let rows = all_rows(engine, state, state.open_list);
    let filter = fold_name(&state.filter);
    if filter.is_empty() {
        return rows;
    }
    let matches = |row: &RuleListRow| {
        let all = fold_name(&format!("{} {}", row.name, row.help));
        filter.split(' ').all(|word| all.contains(word))
    };
    let mut rows: Vec<RuleListRow> = rows.into_iter().filter(matches).collect();
    // Rows that match by name come before rows that match by description.
    rows.sort_by_key(|row| {
        let name = fold_name(&row.name);
        (!name.starts_with(&filter), !name.contains(&filter))
    });
    rows
}

/// The word at the right of an own system or ruleset.
fn entry_mark(own: &OwnEntry, name_in_use: Option<&str>) -> EntryMark {
    match (&own.usable_name, own.unfinished) {
        (None, _) => EntryMark::Broken,
        (_, true) => EntryMark::Unfinished,
        (name, _) if name.as_deref() == name_in_use => EntryMark::InUse,
        _ => EntryMark::Own,
    }
}

fn all_rows(engine: &Engine, state: &RulesView, kind: RulesListKind) -> Vec<RuleListRow> {
    let language = window_language();
    let name_in_use = match kind {
        RulesListKind::Rulesets => engine.rules_in_use().map(|rules| rules.name.as_str()),
        RulesListKind::Systems => kind.name_of_event(engine),
    };
    let shipped: Vec<(&'static str, &'static str)> = match kind {
        RulesListKind::Rulesets => {
            let shipped = RulesetLibrary::shipped().all().iter().map(|rules| (&*rules.name, &*rules.description));
            shipped.map(|(name, help)| (name, description_of_ruleset(language, name).unwrap_or(help))).collect()
        }
        RulesListKind::Systems => {
            let shipped = SystemLibrary::shipped().systems().iter().map(|system| (&*system.name, &*system.description));
            shipped.map(|(name, help)| (name, description_of_system(language, name).unwrap_or(help))).collect()
        }
    };
    let own = state.own.of(kind).iter().enumerate().map(|(index, own)| RuleListRow {
        target: ShownRules::Own(kind, index),
        name: own.title().to_owned(),
        help: texts::belongs_to_event(),
        mark: Some(entry_mark(own, name_in_use)),
    });
    let is_replaced = |name: &str| state.own.of(kind).iter().any(|own| own.usable_name.as_deref() == Some(name));
    let shipped = shipped.into_iter().filter(|(name, _)| !is_replaced(name)).map(|(name, help)| RuleListRow {
        target: ShownRules::Shipped(kind, name.to_owned()),
        name: name.to_owned(),
        help,
        mark: (name_in_use == Some(name)).then_some(EntryMark::InUse),
    });
    own.chain(shipped).collect()
}

/// The filter field. The arrow keys go through the matching rows. Returns whether another row was chosen.
fn filter_field(ui: &mut Ui, state: &mut RulesView, rows: &[RuleListRow]) -> bool {
    let id = egui::Id::unique("system filter");
    let focused = ui.memory(|memory| memory.has_focus(id));
    let (down, up, enter) = if focused {
        ui.input_mut(|input| {
            let mut presses = |key| input.count_and_consume_key(Modifiers::NONE, key);
            (presses(Key::ArrowDown), presses(Key::ArrowUp), presses(Key::Enter) > 0)
        })
    } else {
        (0, 0, false)
    };
    let edit = TextEdit::singleline(&mut state.filter)
        .id(id)
        .hint_text(texts::filter_hint(&Command::FindSystem.keys(ui.ctx())))
        .desired_width(f32::INFINITY)
        .margin(egui::vec2(6.0, 3.0));
    let response = ui.add(edit);
    name_text_field(&response, &state.filter, "", texts::filter_label());
    if std::mem::take(&mut state.focus_filter) {
        response.request_focus();
    }
    let index = rows.iter().position(|row| state.shown.as_ref() == Some(&row.target));
    let target = match index {
        _ if rows.is_empty() => return false,
        _ if response.changed() && !state.filter.trim().is_empty() => 0,
        None if down + up > 0 => 0,
        Some(index) if down + up > 0 => (index + down).saturating_sub(up).min(rows.len() - 1),
        _ => {
            if let (true, Some(comparison), Some(index)) = (enter, &mut state.comparison, index) {
                comparison.toggle(&rows[index].name);
            }
            return false;
        }
    };
    state.shown = Some(rows[target].target.clone());
    true
}

fn list_row(ui: &mut Ui, chosen: bool, name: &str, help: &str, mark: Option<EntryMark>, scroll: bool) -> bool {
    let palette = Palette::current(ui.ctx());
    // A long name takes several lines.
    let mut button =
        egui::Button::selectable(chosen, name).min_size(egui::vec2(ui.available_width(), size::ROW)).wrap();
    if let Some(mark) = mark {
        let ink = match mark {
            EntryMark::Broken => palette.problem,
            EntryMark::Unfinished => palette.remark,
            EntryMark::InUse | EntryMark::Own => palette.faded,
        };
        button = button.right_text(RichText::new(mark.name()).text_style(TextStyle::Small).color(ink));
    }
    let response = ui.with_layout(Layout::top_down(Align::Min), |ui| ui.add(button)).inner;
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, name));
    if scroll {
        response.scroll_to_me(None);
    }
    // The text is prepared only for the row under the pointer.
    let show_help = |ui: &mut Ui| {
        ui.label(help.split_whitespace().collect::<Vec<_>>().join(" "));
    };
    if help.is_empty() { response.clicked() } else { response.on_hover_ui(show_help).clicked() }
}
