//! The orders of a ruling as a list: what each was taken for, its outcome, the reason and the paragraph.

use eframe::egui::{RichText, Ui};

use crate::app::theme::Palette;
use crate::rulings::{Province, Ruling};

/// Shows the problems of the text, the orders, the votes on draws and the possible retreats.
pub(super) fn show_lines(ui: &mut Ui, ruling: &Ruling) {
    let palette = Palette::current(ui.ctx());
    for problem in &ruling.problems {
        let place = if problem.line == 0 { String::new() } else { format!("Line {}: ", problem.line) };
        let text = if problem.text.is_empty() { String::new() } else { format!("{}: ", problem.text) };
        ui.colored_label(palette.problem, format!("{place}{text}{}", problem.sentence));
    }
    if let Some(sentence) = ruling.units_from_orders_sentence() {
        ui.label(RichText::new(sentence).color(palette.faded));
    }
    let mut power = None;
    for order in ruling.orders.iter().filter(|order| !order.is_plain_hold()) {
        if power != Some(order.power) {
            power = Some(order.power);
            ui.label(RichText::new(order.power.name()).strong());
        }
        ui.label(order.headline());
        let mut reasons = vec![order.reason.to_string()];
        reasons.extend(order.notes.iter().map(ToString::to_string));
        ui.indent(("reason", order.line, order.province.map(Province::index)), |ui| {
            ui.label(RichText::new(reasons.join(" ")).small().color(palette.faded));
        });
    }
    let without_order: Vec<String> =
        ruling.units_without_order().into_iter().map(|unit| format!("{unit} ({})", unit.power)).collect();
    if !without_order.is_empty() {
        let text = format!("Without an order, and so holding: {}. (§5)", without_order.join(", "));
        ui.label(RichText::new(text).color(palette.faded));
    }
    for (banned, ban) in ruling.banned_powers() {
        ui.label(format!("{banned}: {}", ban.name()));
        ui.indent(("ban", banned.index()), |ui| {
            ui.label(RichText::new(ban.consequence().to_string()).small().color(palette.faded));
        });
    }
    for vote in &ruling.draw_votes {
        ui.label(format!("{vote}: {}", vote.outcome.word()));
        let mut reasons = vec![vote.reason.to_string()];
        reasons.extend(vote.notes.iter().map(ToString::to_string));
        ui.indent(("draw vote", vote.line), |ui| {
            ui.label(RichText::new(reasons.join(" ")).small().color(palette.faded));
        });
    }
    for unused in &ruling.unused {
        ui.label(RichText::new(format!("{} does not count. {}", unused.written, unused.reason)).color(palette.remark));
    }
    for retreat in &ruling.retreats {
        let to: Vec<String> = retreat.to.iter().map(ToString::to_string).collect();
        let may = if to.is_empty() {
            "can retreat nowhere and is disbanded".to_owned()
        } else {
            format!("may retreat to {}", to.join(", "))
        };
        ui.label(format!("{} of {} {may}.", retreat.unit, retreat.unit.power));
    }
    if let Some(reason) = ruling.waiting_reason() {
        ui.label(RichText::new(reason.to_string()).color(palette.remark));
    }
    if ruling.decides_anything() {
        ui.label(RichText::new("By the rules of WDC 2006; §5 is the 1971 Rulebook.").small().color(palette.faded));
    }
}
