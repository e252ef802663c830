//! Units placed on the drawn board with the pointer or with keys: which power, which province, army, fleet or none.

use eframe::egui::{
    Button, Event, EventFilter, Key, Label, PointerButton, Response, RichText, Role, Stroke, Ui, WidgetInfo, vec2,
};

use super::board_painter::Scale;
use crate::app::theme::{Palette, size};
use crate::book::Power;
use crate::languages::window_sentences::rulings_desk as texts;
use crate::rulings::{Coast, Position, Province, Space, Unit, UnitKind, board_drawing};

/// The least width of the name of a power with the hint behind it.
const LEAST_WORDS: f32 = 120.0;

/// What the user did on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardAction {
    /// The province has this unit now, or none.
    Place(Province, Option<Unit>),
    Undo,
}

/// The power whose units are placed, and the province that the keys mean.
#[derive(Debug)]
pub(super) struct BoardEditor {
    power: Power,
    mark: Province,
}

impl BoardEditor {
    /// A board on which nothing is chosen yet.
    pub(super) fn new() -> Option<BoardEditor> {
        let power = Power::Austria;
        let mark = Province::all().find(|province| province.home_of() == Some(power))?;
        Some(BoardEditor { power, mark })
    }

    /// The province that the keys mean.
    pub(super) fn mark(&self) -> Province {
        self.mark
    }

    /// Shows the powers to choose from, and the province under the pointer.
    pub(super) fn show_powers(&mut self, ui: &mut Ui, pointed: Option<Province>, position: &Position) {
        let palette = Palette::current(ui.ctx());
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 3.0;
            for power in Power::ALL {
                let is_chosen = power == self.power;
                let fill = palette.power(power);
                let edge = if is_chosen { Stroke::new(2.0, palette.ink) } else { Stroke::new(1.0, palette.line) };
                let letter =
                    RichText::new(power.letter().to_string()).strong().color(palette.power_swatch(power).ink());
                let button = ui.add(Button::new(letter).fill(fill).stroke(edge).min_size(vec2(24.0, 22.0)));
                button.widget_info(|| {
                    let name = texts::units_of(power.name_in_window());
                    WidgetInfo::selected(Role::RadioButton, true, is_chosen, name)
                });
                if button.on_hover_text(texts::place_units_of(power.name_in_window())).clicked() {
                    self.power = power;
                }
            }
            // A small board has no room for words beside the letters.
            if ui.available_width() < LEAST_WORDS {
                return;
            }
            ui.add_space(size::GAP);
            ui.label(RichText::new(self.power.name_in_window()).strong());
            ui.add_space(size::GAP);
            let text = match pointed.map(|province| (province, position.unit_in(province))) {
                None => texts::click_province().to_owned(),
                Some((province, None)) => province.name().to_owned(),
                Some((_, Some(unit))) => texts::unit_of_power(&unit.to_string(), unit.power.name_in_window()),
            };
            ui.add(Label::new(RichText::new(text).color(palette.faded)).truncate()).on_hover_text(texts::board_keys());
        });
    }

    /// The changes by the pointer and by the keys of this frame.
    pub(super) fn take_actions(
        &mut self,
        ui: &Ui,
        board: &Response,
        scale: Scale,
        position: &Position,
    ) -> Vec<BoardAction> {
        let mut steps = self.pointer_step(ui, board, scale).into_iter().collect::<Vec<_>>();
        if board.has_focus() {
            let keys = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(board.id, keys));
            let events = ui.input(|input| input.events.clone());
            steps.extend(events.iter().filter_map(|event| self.key_step(event)));
        }
        // A second key of the same frame finds the unit that the first one placed.
        let mut position = position.clone();
        let mut actions = Vec::new();
        for step in steps {
            let BoardStep::Place(power, province, wish) = step else {
                actions.push(BoardAction::Undo);
                continue;
            };
            let unit = placed_unit(power, province, wish, position.unit_in(province));
            if unit != position.unit_in(province) {
                position.remove(province);
                if let Some(unit) = unit {
                    // The province is empty.
                    let _ = position.add(unit);
                }
                actions.push(BoardAction::Place(province, unit));
            }
        }
        actions
    }

    fn pointer_step(&mut self, ui: &Ui, board: &Response, scale: Scale) -> Option<BoardStep> {
        let wish = if board.clicked_by(PointerButton::Secondary) {
            UnitWish::Nothing
        } else if !board.clicked_by(PointerButton::Primary) {
            return None;
        } else if ui.input(|input| input.modifiers.shift) {
            UnitWish::NextFromFleet
        } else {
            UnitWish::Next
        };
        board.request_focus();
        self.mark = scale.province_at(board.interact_pointer_pos()?)?;
        Some(BoardStep::Place(self.power, self.mark, wish))
    }

    /// What a key means. Some keys change the power or the mark.
    fn key_step(&mut self, event: &Event) -> Option<BoardStep> {
        let Event::Key { key, pressed: true, modifiers, .. } = event else { return None };
        if modifiers.command && *key == Key::Z {
            return Some(BoardStep::Undo);
        }
        if modifiers.command || modifiers.alt {
            return None;
        }
        let wish = match key {
            Key::Space | Key::Enter if modifiers.shift => UnitWish::NextFromFleet,
            Key::Space | Key::Enter => UnitWish::Next,
            Key::Num1 => UnitWish::Army,
            Key::Num2 => UnitWish::Fleet,
            Key::Delete | Key::Backspace => UnitWish::Nothing,
            Key::ArrowLeft => return self.move_mark(-1.0, 0.0),
            Key::ArrowRight => return self.move_mark(1.0, 0.0),
            Key::ArrowUp => return self.move_mark(0.0, -1.0),
            Key::ArrowDown => return self.move_mark(0.0, 1.0),
            letter => {
                let power = Power::ALL.into_iter().find(|power| letter.name() == power.letter().to_string());
                self.power = power.unwrap_or(self.power);
                return None;
            }
        };
        Some(BoardStep::Place(self.power, self.mark, wish))
    }

    /// Moves the mark to the nearest province in this direction.
    fn move_mark(&mut self, right: f32, down: f32) -> Option<BoardStep> {
        let drawing = board_drawing();
        let [x, y] = drawing.anchor(self.mark);
        let cost = |province: &Province| {
            let [other_x, other_y] = drawing.anchor(*province);
            let (step_x, step_y) = (other_x - x, other_y - y);
            let ahead = step_x * right + step_y * down;
            let aside = (step_x * down).abs() + (step_y * right).abs();
            // A province that is more to the side than ahead is reached by another arrow.
            (ahead > 1.0 && aside <= ahead * 1.2).then_some(ahead + 2.0 * aside)
        };
        let ahead = Province::all().filter_map(|province| Some((province, cost(&province)?)));
        if let Some((nearest, _)) = ahead.min_by(|(_, one), (_, other)| one.total_cmp(other)) {
            self.mark = nearest;
        }
        None
    }
}

/// A change before it is known which unit stands in the province.
#[derive(Clone, Copy, Debug)]
enum BoardStep {
    Place(Power, Province, UnitWish),
    Undo,
}

/// What the province is to have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum UnitWish {
    /// The unit after the one that is there: an army, a fleet, on its other coast, none.
    Next,
    /// The same, with the fleets before the army.
    NextFromFleet,
    Army,
    /// A fleet, or its other coast.
    Fleet,
    Nothing,
}

/// The unit that the province has after the wish.
fn placed_unit(power: Power, province: Province, wish: UnitWish, present: Option<Unit>) -> Option<Unit> {
    let coasts = province.coasts();
    let fleets: Vec<Option<Coast>> =
        if coasts.is_empty() { vec![None] } else { coasts.iter().copied().map(Some).collect() };
    let army = Unit { power, kind: UnitKind::Army, space: Space::of(province) };
    let fleets =
        fleets.into_iter().map(|coast| Unit { power, kind: UnitKind::Fleet, space: Space { province, coast } });
    let fleets: Vec<Unit> = fleets.filter(|unit| Unit::can_stand(unit.kind, unit.space)).collect();
    let armies: Vec<Unit> = Some(army).into_iter().filter(|unit| Unit::can_stand(unit.kind, unit.space)).collect();
    let after = |choices: &[Unit]| match choices.iter().position(|unit| Some(*unit) == present) {
        Some(at) => choices.get(at + 1).copied(),
        None => choices.first().copied(),
    };
    match wish {
        UnitWish::Next => after(&[armies, fleets].concat()),
        UnitWish::NextFromFleet => after(&[fleets, armies].concat()),
        UnitWish::Army => armies.first().copied().or(present),
        UnitWish::Fleet => after(&fleets).or(fleets.first().copied()).or(present),
        UnitWish::Nothing => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The units that a province has after one wish after the other.
    fn after_wishes(letters: &str, wishes: &[UnitWish]) -> Vec<String> {
        let province = Province::with_letters(letters).unwrap();
        let mut present = None;
        let mut units = Vec::new();
        for wish in wishes {
            present = placed_unit(Power::France, province, *wish, present);
            units.push(present.map_or("none".to_owned(), Unit::letters));
        }
        units
    }

    #[test]
    fn a_click_goes_through_what_can_stand_in_the_province() {
        use UnitWish::{Army, Fleet, Next, NextFromFleet, Nothing};
        assert_eq!(after_wishes("Par", &[Next, Next, Next]), ["A Par", "none", "A Par"]);
        assert_eq!(after_wishes("Mao", &[Next, Next]), ["F Mao", "none"]);
        assert_eq!(after_wishes("Bre", &[Next, Next, Next]), ["A Bre", "F Bre", "none"]);
        assert_eq!(after_wishes("Spa", &[Next, Next, Next, Next]), ["A Spa", "F Spa/nc", "F Spa/sc", "none"]);
        assert_eq!(after_wishes("Bre", &[NextFromFleet, NextFromFleet, NextFromFleet]), ["F Bre", "A Bre", "none"]);
        assert_eq!(
            after_wishes("Spa", &[Fleet, Fleet, Fleet, Army, Nothing]),
            ["F Spa/nc", "F Spa/sc", "F Spa/nc", "A Spa", "none"]
        );
        assert_eq!(after_wishes("Par", &[Army, Fleet]), ["A Par", "A Par"]);
        assert_eq!(after_wishes("Mao", &[Army, Fleet, Fleet]), ["none", "F Mao", "F Mao"]);
    }

    #[test]
    fn a_unit_of_another_power_is_replaced() {
        let province = Province::with_letters("Bre").unwrap();
        let english = Unit { power: Power::England, kind: UnitKind::Army, space: Space::of(province) };
        let unit = placed_unit(Power::France, province, UnitWish::Next, Some(english)).unwrap();
        assert_eq!((unit.power, unit.letters()), (Power::France, "A Bre".to_owned()));
    }

    #[test]
    fn the_arrows_reach_every_province() {
        let mut editor = BoardEditor::new().unwrap();
        let mut reached = vec![editor.mark];
        let mut next = 0;
        while next < reached.len() {
            for (right, down) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
                editor.mark = reached[next];
                editor.move_mark(right, down);
                if !reached.contains(&editor.mark) {
                    reached.push(editor.mark);
                }
            }
            next += 1;
        }
        assert_eq!(reached.len(), Province::all().count());
    }
}
