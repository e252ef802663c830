//! Whether everything on the screen is whole: no button outside the window, no text cut at an edge, no column to scroll to.

#![allow(dead_code, reason = "not every test program uses it")]

use eframe::egui::epaint::{ClippedShape, Shape, TextShape};
use eframe::egui::{Rect, Role};
use egui_kittest::kittest::{AccessKitNode, NodeT as _};

use topboard::book::Power;
use topboard::languages::window_sentences::shell::go_to_another_place;

use super::window::WindowTest;

/// An edge may be as far as this outside, in points: strokes and rounding.
const SLACK: f32 = 2.0;

/// A list that scrolls shows at least this much of itself, in points: two of its lines.
const LEAST_LIST: f32 = 40.0;

/// The least part of an elided text that is worth a wider column, in points.
const EMPTY_ROOM: f32 = 60.0;

/// A longer text in a cell may be cut there, in letters: the bar above the sheet shows it whole.
const LONG_SENTENCE: usize = 60;

/// A control with its name and its rectangle.
struct Control {
    role: Role,
    name: String,
    rect: Rect,
    /// Whether it is in a dialog.
    is_in_dialog: bool,
}

/// What is cut or outside in the window, a sentence each. `margin` is around the window, where only dialogs reach.
/// Where `scrolls` is true, the columns of a sheet may be scrolled to.
pub fn what_is_cut(window: &WindowTest, margin: f32, scrolls: bool) -> Vec<String> {
    let screen = window.ctx.content_rect().shrink(margin);
    let dialog = window.ctx.memory(|memory| memory.area_rect(memory.top_modal_layer()?.id));
    let mut found = Vec::new();
    if let Some(dialog) = dialog.filter(|dialog| !screen.expand(margin + SLACK).contains_rect(*dialog)) {
        found.push(format!("the dialog at {dialog} is not inside {screen}"));
    }
    let controls = controls(window);
    let in_front = |control: &&Control| dialog.is_none() || control.is_in_dialog;
    let bars: Vec<&Control> =
        controls.iter().filter(in_front).filter(|control| control.role == Role::ScrollBar).collect();
    let room = dialog.unwrap_or(screen).expand(SLACK);
    let has_list_of_tabs = controls.iter().any(|control| control.name == go_to_another_place());
    for control in controls.iter().filter(in_front) {
        let is_listed = control.role == Role::Tab && has_list_of_tabs;
        if control.role == Role::ColumnHeader || is_listed {
            continue;
        }
        if !room.contains_rect(control.rect) && !is_scrolled_to(control.rect, &bars) {
            found.push(format!("{:?} “{}” at {} is outside of {room}", control.role, control.name, control.rect));
        }
    }
    for bar in &bars {
        let (width, height) = (bar.rect.width(), bar.rect.height());
        if height > width && height < LEAST_LIST {
            found.push(format!("a list beside {} shows only {height} points of itself", bar.rect.left()));
        }
        if width > height && dialog.is_none() && !scrolls {
            found.push(format!("columns are cut: one must scroll at {}", bar.rect));
        }
    }
    let sheet_end = sheet_end(window);
    for ClippedShape { clip_rect, shape, .. } in &window.output().shapes {
        texts(shape, &mut |text| {
            let rect = Rect::from_min_size(text.pos, text.galley.size()).translate(text.galley.rect.min.to_vec2());
            let visible = rect.intersect(*clip_rect);
            if visible.is_negative()
                || rect.width() < 1.0
                || dialog.is_some_and(|dialog| !dialog.contains(rect.center()))
            {
                return;
            }
            let words = text.galley.text();
            let cut = rect.right() > clip_rect.right() + SLACK || rect.left() < clip_rect.left() - SLACK;
            if cut && !scrolls {
                found.push(format!("“{words}” at {rect} is cut at {clip_rect}"));
            }
            let holder = controls.iter().filter(in_front).find(|control| {
                control.role != Role::ScrollBar && control.name.contains(words) && control.rect.contains(rect.center())
            });
            // The heading of the reasons is as long as a reason, and both have a hint.
            // The name of a power stands behind the square with its letter.
            if words.starts_with("why ") || Power::parse(words).is_some() {
                return;
            }
            let is_heading = holder.is_some_and(|control| control.role == Role::ColumnHeader);
            // An entry of a list has two lines, and shows the rest when it is pointed at. A choice shows the rest in its list.
            let is_single = text.galley.rows.len() == 1 && holder.is_some_and(|control| control.role != Role::ComboBox);
            if let Some(control) = holder.filter(|_| text.galley.elided && is_single && !(is_heading && scrolls)) {
                found.push(format!("the text of {:?} “{}” is shortened", control.role, control.name));
            }
            if let Some((end, right)) = sheet_end.filter(|_| text.galley.elided && !scrolls)
                && right - end > EMPTY_ROOM
                && rect.right() < end
            {
                found.push(format!("“{words}” is shortened beside {} empty points", right - end));
            }
        });
    }
    found.sort();
    found.dedup();
    found
}

/// The shortened texts on the screen, each with what holds it. A column at the edge of a table that is scrolled is whole when it is
/// scrolled to, and a sentence in a cell is read in the bar above.
pub fn shortened_texts(window: &WindowTest) -> Vec<String> {
    let mut found = Vec::new();
    let nodes: Vec<_> = window
        .root()
        .children_recursive()
        .filter(|node| node.accesskit_node().bounding_box().is_some())
        .map(|node| {
            let accessible = node.accesskit_node();
            (accessible.role(), accessible.label().or_else(|| accessible.value()).unwrap_or_default(), node.rect())
        })
        .collect();
    let is_scrolled = nodes.iter().any(|(role, _, rect)| *role == Role::ScrollBar && rect.width() > rect.height());
    for ClippedShape { clip_rect, shape, .. } in &window.output().shapes {
        texts(shape, &mut |text| {
            let rect = Rect::from_min_size(text.pos, text.galley.size()).translate(text.galley.rect.min.to_vec2());
            if rect.width() < 1.0 || rect.intersect(*clip_rect).is_negative() {
                return;
            }
            let cut = rect.right() > clip_rect.right() + SLACK || rect.left() < clip_rect.left() - SLACK;
            // A row that is scrolled out of view is whole when it is scrolled to.
            let is_in_view = rect.intersect(*clip_rect).height() > rect.height() / 2.0;
            if !is_in_view || !text.galley.elided && !cut {
                return;
            }
            let area = |(_, _, rect): &&(Role, String, Rect)| rect.area();
            let holders = nodes.iter().filter(|(_, _, of)| of.contains(rect.center()));
            let holder = holders.min_by(|a, b| area(a).total_cmp(&area(b)));
            let is_in_sheet = holder.is_some_and(|(role, ..)| matches!(role, Role::Cell | Role::ColumnHeader));
            let is_at_edge = holder.is_some_and(|(.., holder)| holder.right() > clip_rect.right() - SLACK);
            let is_sentence = text.galley.text().chars().count() > LONG_SENTENCE;
            if is_in_sheet && (is_sentence || is_scrolled && is_at_edge) {
                return;
            }
            let holder =
                holder.map_or_else(String::new, |(role, name, rect)| format!("{role:?} “{name}” {:.0}", rect.width()));
            let how = if text.galley.elided { "shortened" } else { "cut" };
            found.push(format!("“{}” is {how} in {holder}", text.galley.text()));
        });
    }
    found.sort();
    found.dedup();
    found
}

/// Whether a scroll bar beside or below this rectangle brings it into view.
fn is_scrolled_to(rect: Rect, bars: &[&Control]) -> bool {
    bars.iter().any(|bar| {
        let bar = bar.rect;
        if bar.height() > bar.width() {
            rect.left() < bar.right() && rect.right() <= bar.right() + SLACK && bar.left() - rect.left() < 1200.0
        } else {
            rect.top() < bar.bottom()
        }
    })
}

/// The controls on the screen and the bars that scroll.
fn controls(window: &WindowTest) -> Vec<Control> {
    let nodes = window.root().children_recursive();
    let nodes = nodes.filter(|node| {
        matches!(
            node.accesskit_node().role(),
            Role::Button
                | Role::CheckBox
                | Role::RadioButton
                | Role::ComboBox
                | Role::TextInput
                | Role::MultilineTextInput
                | Role::Tab
                | Role::Link
                | Role::MenuItem
                | Role::ScrollBar
                | Role::ColumnHeader
        )
    });
    nodes
        .map(|node| {
            let accessible = node.accesskit_node();
            let name = accessible.label().or_else(|| accessible.value()).unwrap_or_default();
            let is_in_dialog = std::iter::successors(accessible.parent(), AccessKitNode::parent)
                .any(|node| node.role() == Role::Dialog);
            Control { role: accessible.role(), name, rect: node.rect(), is_in_dialog }
        })
        .collect()
}

/// The right edge of the cells of the sheet, and that of the room that it has.
fn sheet_end(window: &WindowTest) -> Option<(f32, f32)> {
    let mut room: Option<f32> = None;
    let mut end = 0.0_f32;
    for node in window.root().children_recursive() {
        match node.accesskit_node().role() {
            Role::Row => room = Some(room.unwrap_or_default().max(node.rect().right())),
            Role::Cell | Role::ColumnHeader => end = end.max(node.rect().right()),
            _ => {}
        }
    }
    Some((end, room?))
}

/// Hands over every text of a shape.
fn texts(shape: &Shape, take: &mut dyn FnMut(&TextShape)) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, take)),
        Shape::Text(text) => take(text),
        _ => {}
    }
}
