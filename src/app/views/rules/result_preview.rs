//! The preview of the event's standings by the system or ruleset in view, compared with the present standings.

use eframe::egui::{
    self, Align2, Frame, Margin, RichText, Role, ScrollArea, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2,
};

use super::own_entries::RulesListKind;
use super::page_parts::section_heading;
use crate::app::theme::{Palette, size};
use crate::app::widgets::truncated;
use crate::book::{Edit, EventField};
use crate::engine::{Engine, StandingsChange};
use crate::languages::rounded_in_window as show_number;
use crate::languages::window_sentences::rules_tab as texts;

/// The standings of one revision of the book by one system or ruleset.
#[derive(Debug)]
pub(super) struct ResultPreview {
    cache_key: (u64, (RulesListKind, String)),
    /// The system or ruleset of the old values. `None` if nothing is compared.
    before: Option<String>,
    after: String,
    decimals: usize,
    rows: Vec<StandingsChange>,
}

/// Computes the preview again if the book or the subject has changed, which is a ruleset or a scoring system with its name.
pub(super) fn refresh(preview: &mut Option<ResultPreview>, engine: &Engine, subject: Option<(RulesListKind, String)>) {
    let event = || Some((RulesListKind::Systems, engine.event_system()?.name.clone()));
    let Some(subject) = subject.or_else(event) else {
        *preview = None;
        return;
    };
    let cache_key = (engine.revision(), subject);
    if preview.as_ref().is_some_and(|preview| preview.cache_key == cache_key) {
        return;
    }
    let result = match &cache_key.1 {
        (RulesListKind::Systems, name) => preview_system(engine, name),
        (RulesListKind::Rulesets, name) => preview_ruleset(engine, name),
    };
    *preview = result.map(|(before, after, decimals, rows)| ResultPreview { cache_key, before, after, decimals, rows });
}

/// The name of the old system or ruleset, the name of the new one, the number of decimals, and the rows.
type PreviewResult = Option<(Option<String>, String, usize, Vec<StandingsChange>)>;

fn preview_system(engine: &Engine, name: &str) -> PreviewResult {
    let system = engine.library().find(name)?;
    let used = engine.event_system().map(|system| system.name.as_str());
    // The system in use is compared with its original. Any other system is compared with the system in use.
    let base = system.based_on.as_deref().and_then(|base| engine.library().find(base));
    let (rows, before) = if used == Some(&system.name) {
        let now = engine.rescored_by(system);
        match base.filter(|base| base.name != system.name) {
            Some(base) => (now.changes_from(&engine.rescored_by(base).standings), Some(base.name.clone())),
            None => (now.changes_from(engine.standings()), None),
        }
    } else {
        (engine.rescored_by(system).changes_from(engine.standings()), used.map(str::to_owned))
    };
    Some((before, system.name.clone(), engine.rules().decimals, rows))
}

fn preview_ruleset(engine: &Engine, name: &str) -> PreviewResult {
    let rules = engine.rulesets().find(name)?;
    let by = |name: &str| engine.preview_edit(Edit::Event(EventField::Rules(name.to_owned()))).ok();
    let used = engine.uses_rules(&rules.name);
    let base =
        rules.based_on.as_deref().filter(|base| *base != rules.name).and_then(|base| engine.rulesets().find(base));
    let (before, rows) = match (used, base) {
        (true, Some(base)) => {
            let before = by(&base.name)?;
            (Some(base.name.clone()), StandingsChange::compare(engine.standings(), before.standings()))
        }
        (true, None) => (None, StandingsChange::compare(engine.standings(), engine.standings())),
        (false, _) => {
            let after = by(&rules.name)?;
            (Some(engine.rules().name.clone()), StandingsChange::compare(after.standings(), engine.standings()))
        }
    };
    Some((before, rules.name.clone(), rules.decimals, rows))
}

/// Shows the preview: new place, change of place, name, old and new total.
pub(super) fn show(ui: &mut Ui, engine: &Engine, preview: &ResultPreview) {
    const LINE: f32 = 20.0;
    let palette = Palette::current(ui.ctx());
    Frame::new().inner_margin(Margin { left: 12, right: 8, top: 6, bottom: 2 }).show(ui, |ui| {
        section_heading(ui, texts::effect());
        let text = match &preview.before {
            Some(before) => texts::standings_by_instead(&preview.after, before),
            None => texts::standings_by(&preview.after),
        };
        ui.add(egui::Label::new(RichText::new(text).text_style(TextStyle::Small).color(palette.faded)).wrap());
        if preview.rows.is_empty() {
            ui.weak(texts::no_scores_to_preview());
            return;
        }
        if preview.before.is_some() {
            let moved = preview.rows.iter().filter(|row| row.places_gained() != 0).count();
            ui.label(RichText::new(texts::places_changed(moved)).text_style(TextStyle::Small));
        }
    });
    let decimals = preview.decimals;
    ui.spacing_mut().item_spacing.y = 0.0;
    let rows = &preview.rows;
    ScrollArea::vertical().id_salt("result").auto_shrink([false, false]).show_rows(
        ui,
        LINE,
        rows.len(),
        |ui, shown| {
            for row in &rows[shown] {
                let name = engine.book().name_of(Some(row.person));
                let after = show_number(row.total, decimals);
                let before = row.before.filter(|_| preview.before.is_some());
                let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
                let place = row.place.to_string();
                let description = match before {
                    Some((place_before, total_before)) => texts::player_before_and_now(
                        name,
                        &place,
                        &place_before.to_string(),
                        &after,
                        &show_number(total_before, decimals),
                    ),
                    None => texts::player(name, &place, &after),
                };
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &description));
                response.on_hover_text(&description);
                let small = TextStyle::Small.resolve(ui.style());
                let body = TextStyle::Body.resolve(ui.style());
                let y = rect.center().y;
                let painter = ui.painter();
                painter.text(pos2(rect.left() + 28.0, y), Align2::RIGHT_CENTER, place, small.clone(), palette.faded);
                let mut left = rect.left() + 36.0;
                let right = rect.right() - 10.0;
                let total = painter.text(pos2(right, y), Align2::RIGHT_CENTER, after, body.clone(), palette.ink);
                let mut room = total.left();
                if let Some((_, total)) = before {
                    let places = row.places_gained();
                    if places != 0 {
                        let ink = if places > 0 { palette.good } else { palette.problem };
                        arrow(ui, pos2(left + 3.0, y), places > 0, ink);
                        painter.text(pos2(left + 9.0, y), Align2::LEFT_CENTER, places.abs(), small.clone(), ink);
                    }
                    left += 26.0;
                    let column = pos2(right - 52.0, y);
                    let was = show_number(total, decimals);
                    room = painter.text(column, Align2::RIGHT_CENTER, was, small, palette.faded).left();
                }
                truncated(ui, pos2(left, y), name, room - left - size::GAP, body, palette.ink);
            }
        },
    );
}

/// A small triangle. The fonts do not contain one.
fn arrow(ui: &Ui, at: egui::Pos2, up: bool, ink: egui::Color32) {
    let tip = if up { -3.5 } else { 3.5 };
    let points = vec![at + vec2(0.0, tip), at + vec2(3.5, -tip), at + vec2(-3.5, -tip)];
    ui.painter().add(egui::Shape::convex_polygon(points, ink, egui::Stroke::NONE));
}
