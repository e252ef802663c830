//! The event's table under the system in view, beside what it is now.

use eframe::egui::{
    self, Align2, Frame, Margin, RichText, Role, ScrollArea, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2,
};

use super::head;
use crate::app::shell::side_panel::truncated;
use crate::app::theme::{Palette, size};
use crate::book::{Edit, EventField};
use crate::engine::{Engine, StandingsChange};
use crate::figures::format_rounded as show_number;

/// What a table is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PreviewSubject {
    System(String),
    Rules(String),
}

/// The table of one revision under one system or ruleset.
#[derive(Debug)]
pub(super) struct ResultPreview {
    made_for: (u64, PreviewSubject),
    /// What the columns before stand for; `None` when nothing is compared.
    before: Option<String>,
    after: String,
    decimals: usize,
    rows: Vec<StandingsChange>,
}

/// Works the table out again where the book, or what is in view, has changed.
pub(super) fn refresh(outcome: &mut Option<ResultPreview>, engine: &Engine, of: Option<PreviewSubject>) {
    let event = || Some(PreviewSubject::System(engine.event_system()?.name.clone()));
    let Some(of) = of.or_else(event) else {
        *outcome = None;
        return;
    };
    let made_for = (engine.revision(), of);
    if outcome.as_ref().is_some_and(|have| have.made_for == made_for) {
        return;
    }
    let found = match &made_for.1 {
        PreviewSubject::System(name) => by_system(engine, name),
        PreviewSubject::Rules(name) => by_rules(engine, name),
    };
    *outcome = found.map(|(before, after, decimals, rows)| ResultPreview { made_for, before, after, decimals, rows });
}

/// What the columns before stand for, and those after, with how many decimals, and the lines.
type PreviewResult = Option<(Option<String>, String, usize, Vec<StandingsChange>)>;

fn by_system(engine: &Engine, name: &str) -> PreviewResult {
    let system = engine.library().find(name)?;
    let used = engine.event_system().map(|system| system.name.as_str());
    // What is in use is compared with what it was copied from, anything else with what is in use.
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

fn by_rules(engine: &Engine, name: &str) -> PreviewResult {
    let rules = engine.rulesets().find(name)?;
    let by = |name: &str| engine.preview_edit(Edit::Event(EventField::Rules(name.to_owned()))).ok();
    let used = engine.rules().name == rules.name;
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

/// Shows the table: place, how far that is from before, name, total before and after.
pub(super) fn show(ui: &mut Ui, engine: &Engine, outcome: &ResultPreview) {
    const LINE: f32 = 20.0;
    let palette = Palette::current(ui.ctx());
    Frame::new().inner_margin(Margin { left: 12, right: 8, top: 6, bottom: 2 }).show(ui, |ui| {
        head(ui, "On this event");
        let text = match &outcome.before {
            Some(before) => format!("By {} instead of {before}", outcome.after),
            None => format!("By {}", outcome.after),
        };
        ui.add(egui::Label::new(RichText::new(text).text_style(TextStyle::Small).color(palette.faded)).wrap());
        if outcome.rows.is_empty() {
            ui.weak("Nobody has a score yet. F7 compares systems on typical results.");
            return;
        }
        if outcome.before.is_some() {
            let moved = outcome.rows.iter().filter(|row| row.places_gained() != 0).count();
            let text = match moved {
                0 => "Nobody changes places.".to_owned(),
                1 => "1 player changes places.".to_owned(),
                n => format!("{n} players change places."),
            };
            ui.label(RichText::new(text).text_style(TextStyle::Small));
        }
    });
    let decimals = outcome.decimals;
    ui.spacing_mut().item_spacing.y = 0.0;
    let rows = &outcome.rows;
    ScrollArea::vertical().id_salt("result").auto_shrink([false, false]).show_rows(
        ui,
        LINE,
        rows.len(),
        |ui, shown| {
            for row in &rows[shown] {
                let name = engine.book().name_of(Some(row.person));
                let after = show_number(row.total, decimals);
                let before = row.before.filter(|_| outcome.before.is_some());
                let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
                let said = match before {
                    Some((place, total)) => {
                        let total = show_number(total, decimals);
                        format!("{name}: place {place}, now {}; {total}, now {after}", row.place)
                    }
                    None => format!("{name}: place {}, {after}", row.place),
                };
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
                response.on_hover_text(&said);
                let small = TextStyle::Small.resolve(ui.style());
                let body = TextStyle::Body.resolve(ui.style());
                let y = rect.center().y;
                let painter = ui.painter();
                painter.text(
                    pos2(rect.left() + 28.0, y),
                    Align2::RIGHT_CENTER,
                    row.place,
                    small.clone(),
                    palette.faded,
                );
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

/// A small triangle, for fonts have none.
fn arrow(ui: &Ui, at: egui::Pos2, up: bool, ink: egui::Color32) {
    let tip = if up { -3.5 } else { 3.5 };
    let points = vec![at + vec2(0.0, tip), at + vec2(3.5, -tip), at + vec2(-3.5, -tip)];
    ui.painter().add(egui::Shape::convex_polygon(points, ink, egui::Stroke::NONE));
}
