//! The lists of rulesets and of systems at the left, one of them open.

use eframe::egui::{self, Align, Align2, Key, Layout, Modifiers, ScrollArea, TextEdit, TextStyle, Ui, WidgetInfo};

use super::{RulesListKind, OwnEntry, RulesState, ShownRules, head};
use crate::app::command::Command;
use crate::app::theme::{Palette, size};
use crate::book::fold_name;
use crate::engine::Engine;
use crate::scoring::SystemLibrary;
use crate::standings::RulesetLibrary;

/// One line of a list.
struct RuleListRow {
    shown: ShownRules,
    name: String,
    help: String,
    /// What stands at its right.
    mark: &'static str,
}

pub(super) fn show(ui: &mut Ui, engine: &Engine, state: &mut RulesState) {
    ui.spacing_mut().item_spacing.y = 2.0;
    let comparing = state.compared.is_some();
    if comparing {
        head(ui, "Compare these");
    } else {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            ui.spacing_mut().button_padding.x = 5.0;
            for (listed, name) in [(RulesListKind::Rulesets, "Rulesets"), (RulesListKind::Systems, "Scoring systems")] {
                if ui.selectable_label(state.listed == listed, name).clicked() {
                    open(engine, state, listed);
                }
            }
        });
    }
    ui.add_space(2.0);
    let lines = found(engine, state);
    let moved = filter(ui, state, &lines);
    ui.add_space(2.0);
    ScrollArea::vertical().id_salt(("rules list", state.listed)).auto_shrink([false, false]).show(ui, |ui| {
        if lines.is_empty() {
            ui.weak("Nothing has these letters.");
        }
        for entry in &lines {
            let picked = match &state.compared {
                Some(compared) => compared.has(&entry.name),
                None => state.shown.as_ref() == Some(&entry.shown),
            };
            let scroll = moved && state.shown.as_ref() == Some(&entry.shown);
            if line(ui, picked, &entry.name, &entry.help, entry.mark, scroll) {
                match &mut state.compared {
                    Some(compared) => compared.toggle(&entry.name),
                    None => state.shown = Some(entry.shown.clone()),
                }
            }
        }
        let event = &engine.book().event;
        if state.listed == RulesListKind::Rulesets && !event.rules.is_empty() && engine.rulesets().find(&event.rules).is_none()
        {
            let current = &engine.rules().name;
            let text = format!(
                "“{}” is not a ruleset of this version; it is played by “{current}” until you choose one.",
                event.rules
            );
            ui.colored_label(ui.visuals().warn_fg_color, text);
        }
    });
}

/// Opens one of the two lists, with what the event uses in view unless something of that list is.
fn open(engine: &Engine, state: &mut RulesState, listed: RulesListKind) {
    state.listed = listed;
    let other = state.shows_rules() == (listed == RulesListKind::Systems);
    if other {
        state.shown = match listed {
            RulesListKind::Rulesets => Some(super::event_rules(engine, &state.own_rules)),
            RulesListKind::Systems => super::event_system(engine, &state.own).or_else(|| {
                let first = SystemLibrary::shipped().systems().first()?;
                Some(ShownRules::Shipped(first.name.clone()))
            }),
        };
    }
}

/// The lines that have the letters of the filter, the event's own first.
fn found(engine: &Engine, state: &RulesState) -> Vec<RuleListRow> {
    let lines = match state.listed {
        RulesListKind::Rulesets => rulesets(engine, state),
        RulesListKind::Systems => systems(engine, state),
    };
    let wanted = fold_name(&state.filter);
    if wanted.is_empty() {
        return lines;
    }
    let has = |line: &RuleListRow| {
        let all = fold_name(&format!("{} {}", line.name, line.help));
        wanted.split(' ').all(|word| all.contains(word))
    };
    let mut lines: Vec<RuleListRow> = lines.into_iter().filter(has).collect();
    // Those whose name has the letters before those that only speak of them.
    lines.sort_by_key(|line| {
        let name = fold_name(&line.name);
        (!name.starts_with(&wanted), !name.contains(&wanted))
    });
    lines
}

/// What stands beside an own system or ruleset.
fn mark(own: &OwnEntry, used: Option<&str>) -> &'static str {
    match (&own.scores_as, own.unfinished) {
        (None, _) => "broken",
        (_, true) => "unfinished",
        (name, _) if name.as_deref() == used => "in use",
        _ => "own",
    }
}

fn rulesets(engine: &Engine, state: &RulesState) -> Vec<RuleListRow> {
    let used = Some(engine.rules().name.as_str());
    let own = state.own_rules.iter().enumerate().map(|(at, own)| RuleListRow {
        shown: ShownRules::OwnRuleset(at),
        name: own.title.clone(),
        help: "The event’s own.".to_owned(),
        mark: mark(own, used),
    });
    let replaced = |name: &str| state.own_rules.iter().any(|own| own.scores_as.as_deref() == Some(name));
    let shipped = RulesetLibrary::shipped().all().iter().filter(|rules| !replaced(&rules.name)).map(|rules| RuleListRow {
        shown: ShownRules::Ruleset(rules.name.clone()),
        name: rules.name.clone(),
        help: rules.description.clone(),
        mark: if used == Some(rules.name.as_str()) { "in use" } else { "" },
    });
    own.chain(shipped).collect()
}

fn systems(engine: &Engine, state: &RulesState) -> Vec<RuleListRow> {
    let used = engine.event_system().map(|system| system.name.as_str());
    let own = state.own.iter().enumerate().map(|(at, own)| RuleListRow {
        shown: ShownRules::Own(at),
        name: own.title.clone(),
        help: "The event’s own.".to_owned(),
        mark: mark(own, used),
    });
    let replaced = |name: &str| state.own.iter().any(|own| own.scores_as.as_deref() == Some(name));
    let shipped = SystemLibrary::shipped().systems().iter().filter(|system| !replaced(&system.name)).map(|system| RuleListRow {
        shown: ShownRules::Shipped(system.name.clone()),
        name: system.name.clone(),
        help: system.description.clone(),
        mark: if used == Some(system.name.as_str()) { "in use" } else { "" },
    });
    own.chain(shipped).collect()
}

/// The field in which a line is found by a few letters; the arrow keys go through what is found.
fn filter(ui: &mut Ui, state: &mut RulesState, lines: &[RuleListRow]) -> bool {
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
        .hint_text(format!("a few letters ({})", Command::FindSystem.keys(ui.ctx())))
        .desired_width(f32::INFINITY)
        .margin(egui::vec2(6.0, 3.0));
    let response = ui.add(edit);
    response.widget_info(|| {
        let mut info = WidgetInfo::text_edit(true, &state.filter, &state.filter, "");
        info.label = Some("Find rules or a scoring system".to_owned());
        info
    });
    if std::mem::take(&mut state.focus_filter) {
        response.request_focus();
    }
    let at = lines.iter().position(|line| state.shown.as_ref() == Some(&line.shown));
    let to = match at {
        _ if lines.is_empty() => return false,
        _ if response.changed() && !state.filter.trim().is_empty() => 0,
        None if down + up > 0 => 0,
        Some(at) if down + up > 0 => (at + down).saturating_sub(up).min(lines.len() - 1),
        _ => {
            if let (true, Some(compared), Some(at)) = (enter, &mut state.compared, at) {
                compared.toggle(&lines[at].name);
            }
            return false;
        }
    };
    state.shown = Some(lines[to].shown.clone());
    true
}

fn line(ui: &mut Ui, chosen: bool, name: &str, help: &str, mark: &str, scroll: bool) -> bool {
    let palette = Palette::current(ui.ctx());
    let button =
        egui::Button::selectable(chosen, name).min_size(egui::vec2(ui.available_width(), size::ROW)).truncate();
    let response = ui.with_layout(Layout::top_down(Align::Min), |ui| ui.add(button)).inner;
    if !mark.is_empty() {
        let ink = match mark {
            "broken" => palette.problem,
            "unfinished" => palette.remark,
            _ => palette.faded,
        };
        let font = TextStyle::Small.resolve(ui.style());
        let galley = ui.painter().layout_no_wrap(mark.to_owned(), font, ink);
        let place =
            Align2::RIGHT_CENTER.anchor_size(response.rect.right_center() - egui::vec2(6.0, 0.0), galley.size());
        let behind = if chosen { palette.selected } else { palette.panel };
        ui.painter().rect_filled(place.expand2(egui::vec2(4.0, 0.0)), 0.0, behind);
        ui.painter().galley(place.min, galley, ink);
    }
    if scroll {
        response.scroll_to_me(None);
    }
    // Worked out only for the line under the pointer.
    let tell = |ui: &mut Ui| {
        ui.label(help.split_whitespace().collect::<Vec<_>>().join(" "));
    };
    if help.is_empty() { response.clicked() } else { response.on_hover_ui(tell).clicked() }
}
