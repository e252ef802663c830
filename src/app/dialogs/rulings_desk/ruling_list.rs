//! The orders of a ruling as a list: what each was taken for, its outcome, the reason and the paragraph.

use eframe::egui::{RichText, Ui};

use crate::app::theme::Palette;
use crate::languages::window_language;
use crate::languages::window_sentences::rulings_desk as texts;
use crate::rulings::{Province, Reason, Ruling};

/// Shows the problems of the text, the orders, the votes on draws and the possible retreats.
pub(super) fn show_lines(ui: &mut Ui, ruling: &Ruling) {
    let palette = Palette::current(ui.ctx());
    let language = window_language();
    for problem in &ruling.problems {
        let text = if problem.text.is_empty() { String::new() } else { format!("{}: ", problem.text) };
        let mut sentence = format!("{text}{}", problem.sentence.text(language));
        if problem.line > 0 {
            sentence = texts::problem_in_line(&problem.line.to_string(), &sentence);
        }
        ui.colored_label(palette.problem, sentence);
    }
    if let Some(sentence) = ruling.units_from_orders_sentence() {
        ui.label(RichText::new(sentence.text(language)).color(palette.faded));
    }
    let mut power = None;
    for order in ruling.orders.iter().filter(|order| !order.is_plain_hold()) {
        if power != Some(order.power) {
            power = Some(order.power);
            ui.label(RichText::new(order.power.name_in(language)).strong());
        }
        ui.label(order.headline().text(language));
        ui.indent(("reason", order.line, order.province.map(Province::index)), |ui| {
            ui.label(RichText::new(reasons(&order.reason, &order.notes)).small().color(palette.faded));
        });
    }
    let without_order: Vec<String> = ruling
        .units_without_order()
        .into_iter()
        .map(|unit| format!("{unit} ({})", unit.power.name_in(language)))
        .collect();
    if !without_order.is_empty() {
        let text = texts::without_order(&without_order.join(", "));
        ui.label(RichText::new(text).color(palette.faded));
    }
    for (banned, ban) in ruling.banned_powers() {
        ui.label(format!("{}: {}", banned.name_in(language), ban.message().text(language)));
        ui.indent(("ban", banned.index()), |ui| {
            ui.label(RichText::new(ban.consequence().text(language)).small().color(palette.faded));
        });
    }
    for vote in &ruling.draw_votes {
        ui.label(format!("{}: {}", vote.proposal().text(language), vote.outcome.message().text(language)));
        ui.indent(("draw vote", vote.line), |ui| {
            ui.label(RichText::new(reasons(&vote.reason, &vote.notes)).small().color(palette.faded));
        });
    }
    for unused in &ruling.unused {
        ui.label(
            RichText::new(texts::order_does_not_count(&unused.written, &unused.reason.text(language)))
                .color(palette.remark),
        );
    }
    for retreat in &ruling.retreats {
        let to: Vec<String> = retreat.to.iter().map(ToString::to_string).collect();
        let (unit, power) = (retreat.unit.to_string(), retreat.unit.power.name_in(language));
        ui.label(if to.is_empty() {
            texts::cannot_retreat(&unit, &power)
        } else {
            texts::may_retreat(&unit, &power, &to.join(", "))
        });
    }
    if let Some(reason) = ruling.waiting_reason() {
        ui.label(RichText::new(reason.text(language)).color(palette.remark));
    }
    if ruling.decides_anything() {
        ui.label(RichText::new(texts::rules_of_wdc()).small().color(palette.faded));
    }
}

/// Why an order or a vote has its outcome, and behind it what had to be decided.
fn reasons(reason: &Reason, notes: &[Reason]) -> String {
    let reasons = std::iter::once(reason).chain(notes).map(|reason| reason.text(window_language()));
    reasons.collect::<Vec<_>>().join(" ")
}
