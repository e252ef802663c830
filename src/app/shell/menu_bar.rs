//! The menu bar. It shows the menus and returns the command that was chosen.

use eframe::egui::containers::menu::SubMenuButton;
use eframe::egui::style::{ScrollAnimation, ScrollStyle};
use eframe::egui::{
    self, Align, Atom, Atoms, Button, Event, Frame, Id, IdSalt, Key, Layout, Margin, MenuBar, Modifiers, Order, Popup,
    Pos2, Rect, Response, Role, ScrollArea, Stroke, StrokeKind, TextFormat, TextStyle, Ui, Vec2, WidgetInfo,
    text::LayoutJob, vec2,
};

use crate::app::commands::conditions::Availability;
use crate::app::commands::{Command, Menu, MenuPlace};
use crate::app::session::Session;
use crate::app::shell::command_help::with_help;
use crate::app::shell::menu_bar_tools::show_tools;
use crate::app::theme::Palette;
use crate::app::views::Tab;
use crate::book::{FillColour, fold_name};
use crate::languages::window_sentences::shell as texts;

/// The name of a menu. The letter that opens it together with Alt is underlined. It begins at the byte `letter`.
fn with_access_letter(ui: &Ui, name: &str, letter: Option<usize>) -> LayoutJob {
    let (before, rest) = letter.and_then(|letter| name.split_at_checked(letter)).unwrap_or((name, ""));
    let (letter, after) = rest.split_at(rest.chars().next().map_or(0, char::len_utf8));
    let font = TextStyle::Button.resolve(ui.style());
    let color = ui.visuals().text_color();
    let mut job = LayoutJob::default();
    for (part, is_letter) in [(before, false), (letter, true), (after, false)] {
        let underline = if is_letter { Stroke::new(1.0, color) } else { Stroke::NONE };
        job.append(part, 0.0, TextFormat { font_id: font.clone(), color, underline, ..TextFormat::default() });
    }
    job
}

/// The side of the square that shows a fill colour in a menu.
const SWATCH: f32 = 14.0;

/// Shows a command in a menu. Returns the command that was chosen: this one, or one of the menu that its entry opens.
pub(super) fn show_menu_entry(ui: &mut Ui, session: &Session, command: Command, focused: bool) -> Option<Command> {
    ui.spacing_mut().button_padding = vec2(10.0, 4.0);
    // A menu is as wide as its longest entry.
    ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend);
    let available = session.availability(command);
    match command.submenu() {
        Some(place) if available.is_ok() => show_submenu(ui, session, command, place, focused),
        _ => show_plain_entry(ui, session, command, available, focused).then_some(command),
    }
}

/// Shows an entry that opens a menu beside it. Returns the command that was chosen in it.
fn show_submenu(ui: &mut Ui, session: &Session, command: Command, place: MenuPlace, focused: bool) -> Option<Command> {
    let keys = command.keys(ui.ctx());
    let button = Button::new(command.name()).shortcut_text((keys, SubMenuButton::arrow_atom(None)));
    let (response, chosen) = SubMenuButton::from_button(button).ui(ui, |ui| {
        let of_place = Command::ALL.into_iter().filter(|command| command.info().places.contains(&place));
        of_place.filter_map(|command| show_menu_entry(ui, session, command, false)).last()
    });
    response.widget_info(|| WidgetInfo::labeled(Role::MenuItem, true, command.name()));
    keep_focus_in_view(&response, command, focused);
    with_help(response, Ok(()), command.help());
    chosen.and_then(|chosen| chosen.inner)
}

fn show_plain_entry(ui: &mut Ui, session: &Session, command: Command, available: Availability, focused: bool) -> bool {
    let label = session.command_label(command);
    let keys = command.keys(ui.ctx());
    let is_of_colours = command.info().places.contains(&MenuPlace::Colour);
    let swatch = IdSalt::new("swatch");
    let mut atoms = Atoms::default();
    if is_of_colours {
        atoms.push_right(Atom::custom(swatch, Vec2::splat(SWATCH)));
    }
    atoms.push_right(label.clone());
    let button = Button::new(atoms).shortcut_text(keys.clone());
    let shown = ui.add_enabled_ui(available.is_ok(), |ui| button.atom_ui(ui)).inner;
    if let Some(rect) = shown.rect(swatch) {
        paint_swatch(ui, rect, command.fill_colour());
    }
    let response = shown.response;
    response.widget_info(|| WidgetInfo::labeled(Role::MenuItem, available.is_ok(), &*label));
    if !keys.is_empty() {
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_keyboard_shortcut(keys));
    }
    keep_focus_in_view(&response, command, focused);
    with_help(response, available, command.help()).clicked()
}

/// Gives the entry of a command the keyboard focus, if it is to have it, and scrolls the menu to an entry that has just got it.
fn keep_focus_in_view(response: &Response, command: Command, focused: bool) {
    if focused {
        response.request_focus();
    }
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if response.has_focus() {
        response.ctx.data_mut(|data| data.insert_temp(entry_with_focus(), (response.id, command)));
    }
}

/// Where the entry that had the keyboard focus last is kept, with its command.
fn entry_with_focus() -> Id {
    Id::unique("entry of a menu with the keyboard focus")
}

/// The command of the entry that has the keyboard focus.
fn focused_entry(ui: &Ui) -> Option<Command> {
    let (id, command) = ui.data(|data| data.get_temp::<(Id, Command)>(entry_with_focus()))?;
    ui.memory(|memory| memory.has_focus(id)).then_some(command)
}

/// Paints a square of a fill colour. That of no colour has a line across it.
fn paint_swatch(ui: &Ui, rect: Rect, colour: Option<FillColour>) {
    let palette = Palette::current(ui.ctx());
    let line = Stroke::new(1.0, palette.faded);
    let ground = colour.map_or(palette.paper, |colour| palette.fill(colour).colour);
    ui.painter().rect(rect, 2.0, ground, line, StrokeKind::Inside);
    if colour.is_none() {
        ui.painter().line_segment([rect.left_bottom(), rect.right_top()], line);
    }
}

/// The movement of the wheel while the pointer is over no menu, such as on the name that opened one. It is for the open menu, and
/// scrolls nothing behind it.
fn wheel_beside_menus(ui: &Ui) -> Vec2 {
    let pointer = ui.input(|input| input.pointer.latest_pos());
    let is_over_menu = pointer.and_then(|at| ui.ctx().layer_id_at(at)).is_some_and(|at| at.order == Order::Foreground);
    if is_over_menu { Vec2::ZERO } else { ui.input_mut(|input| std::mem::take(&mut input.smooth_scroll_delta)) }
}

/// Shows the entries of a menu. In a low window, a long menu is scrolled: by the wheel, and by the keys that go to an entry.
pub(super) fn show_scrolled_entries(ui: &mut Ui, height: f32, show: impl FnOnce(&mut Ui)) {
    // The handle is seen before the pointer is on it, and takes no room from the names.
    ui.spacing_mut().scroll = ScrollStyle { dormant_handle_opacity: 0.6, ..ScrollStyle::floating() };
    // All entries of most menus fit into the window of a laptop.
    ui.spacing_mut().item_spacing.y = 2.0;
    let wheel = wheel_beside_menus(ui);
    let mut area = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
    if ui.is_sizing_pass() {
        // A menu opens at its first entry.
        area = area.vertical_scroll_offset(0.0);
    }
    area.show(ui, |ui| {
        ui.scroll_with_delta_animation(wheel, ScrollAnimation::none());
        show(ui);
    });
}

/// Takes the key that goes to an entry of the open menu, whose commands are given from top to bottom: Home, End, or a letter, which
/// goes to the next entry that begins with it. Returns the command of that entry.
pub(super) fn entry_of_key(ui: &Ui, session: &Session, commands: &[Command]) -> Option<Command> {
    let is_pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if is_pressed(Key::Home) {
        return commands.first().copied();
    }
    if is_pressed(Key::End) {
        return commands.last().copied();
    }
    let letter = ui.input_mut(|input| {
        // A space chooses the entry that has the focus.
        let at = input.events.iter().position(|event| matches!(event, Event::Text(text) if text != " "))?;
        match input.events.remove(at) {
            Event::Text(letter) => Some(fold_name(&letter)),
            _ => None,
        }
    })?;
    let focused = focused_entry(ui).and_then(|focused| commands.iter().position(|command| *command == focused));
    let (before, after) = commands.split_at(focused.map_or(0, |at| at + 1));
    let begins = |command: &&Command| fold_name(&session.command_label(**command)).starts_with(&letter);
    after.iter().chain(before).find(begins).copied()
}

/// Takes the arrow that goes from an open menu with these commands to the menu beside it: one to the left or to the right. In a
/// menu that an entry opens, and on that entry, the arrows mean that menu.
fn key_to_side(ui: &Ui, commands: &[Command]) -> Option<isize> {
    let is_here = focused_entry(ui).is_some_and(|command| commands.contains(&command) && command.submenu().is_none());
    if !is_here {
        return None;
    }
    let is_pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    [(Key::ArrowLeft, -1), (Key::ArrowRight, 1)].into_iter().find_map(|(key, step)| is_pressed(key).then_some(step))
}

/// Whether a menu is shown beside this tab. A menu about one part of the event is shown where this part is in view.
fn belongs_to_tab(menu: Menu, tab: Tab) -> bool {
    match menu {
        Menu::File | Menu::Edit | Menu::Event | Menu::View | Menu::Help => true,
        Menu::Board | Menu::Draw | Menu::Standings | Menu::Prizes | Menu::Scoring | Menu::Ladder => {
            menus_of(tab).contains(&menu)
        }
    }
}

/// The menus about the part of the event that is in view in this tab.
const fn menus_of(tab: Tab) -> &'static [Menu] {
    match tab {
        Tab::Players | Tab::RollCall => &[Menu::Draw],
        Tab::Round(_) => &[Menu::Board, Menu::Draw],
        Tab::Record(_) => &[Menu::Board],
        Tab::Standings => &[Menu::Standings],
        Tab::TopBoard | Tab::Teams | Tab::Awards | Tab::Votes => &[Menu::Standings, Menu::Prizes],
        Tab::Rules => &[Menu::Scoring],
        Tab::Ladder(_) => &[Menu::Ladder],
        Tab::Notebook | Tab::History => &[],
    }
}

/// Whether the menu bar lists a command. A command for a column is listed only while it can be done, as in the menu of a
/// heading.
fn is_listed(session: &Session, command: Command) -> bool {
    let places = command.info().places;
    // The colours are in the menu of the entry “Colour”.
    !places.contains(&MenuPlace::Colour)
        && (!places.contains(&MenuPlace::Heading) || session.availability(command).is_ok())
}

/// The salt of the id under which egui keeps which menu of a bar is open. While it knows one, the pointer on the name of another
/// menu opens that one.
const OPEN_MENU: &str = "egui_menu_bar_open_menu";

/// Where the pointer was when a menu was opened by its key.
fn pointer_at_key() -> Id {
    Id::unique("pointer when a menu was opened by its key")
}

/// Notes where the pointer is, because a menu is opened by its key.
fn remember_pointer(ui: &Ui) {
    let pointer = ui.input(|input| input.pointer.latest_pos());
    ui.data_mut(|data| data.insert_temp(pointer_at_key(), pointer));
}

/// Whether the pointer has not moved since a menu was opened by its key. Then it chooses no other menu.
fn pointer_rests_since_key(ui: &Ui) -> bool {
    let Some(then) = ui.data(|data| data.get_temp::<Option<Pos2>>(pointer_at_key())) else { return false };
    let rests = ui.input(|input| input.pointer.latest_pos() == then && !input.pointer.any_pressed());
    if !rests {
        ui.data_mut(|data| data.remove::<Option<Pos2>>(pointer_at_key()));
    }
    rests
}

/// The height of the menu bar, with the frame of a menu below it.
const HEIGHT_OF_BAR: f32 = 60.0;

/// Shows the menu bar. Returns the command that was chosen.
pub(crate) fn show_menu_bar(ui: &mut Ui, session: &Session) -> Option<Command> {
    let mut chosen = None;
    let palette = Palette::current(ui.ctx());
    let frame = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(6, 2));
    egui::Panel::top("menus").frame(frame).show_separator_line(false).show(ui, |ui| {
        MenuBar::new().ui(ui, |ui| {
            ui.spacing_mut().button_padding = vec2(8.0, 3.0);
            let bar = ui.stack().unique_id;
            ui.ctx().accesskit_node_builder(bar, |node| {
                node.set_role(Role::MenuBar);
                node.set_label(texts::menus());
            });
            let pointer_rests = pointer_rests_since_key(ui);
            let menus: Vec<Menu> = Menu::ALL.into_iter().filter(|menu| belongs_to_tab(*menu, session.tab)).collect();
            let by_arrow = Id::unique("menu opened by an arrow");
            let reached: Option<Menu> = ui.data_mut(|data| {
                let reached = data.get_temp(by_arrow);
                data.remove::<Menu>(by_arrow);
                reached
            });
            let mut beside = None;
            for (at, menu) in menus.iter().copied().enumerate() {
                let (key, letter) = menu.access_key().unzip();
                // A menu would run its command beside an open dialog.
                let key = key.filter(|_| session.dialog.is_none());
                let by_letter = key.is_some_and(|key| ui.input_mut(|input| input.consume_key(Modifiers::ALT, key)));
                let by_key = by_letter || reached == Some(menu);
                // A menu that was opened by its key gives the keyboard focus to its first entry in the next frame.
                let focus_pending = Id::unique(("menu opened by key", menu.name()));
                if by_key || pointer_rests {
                    ui.data_mut(|data| data.remove::<Id>(bar.with(OPEN_MENU)));
                }
                let button = ui.menu_button(with_access_letter(ui, menu.name(), letter), |ui| {
                    let first = ui.data_mut(|data| data.remove_temp::<bool>(focus_pending)).is_some();
                    let height = ui.ctx().content_rect().height() - HEIGHT_OF_BAR;
                    show_scrolled_entries(ui, height, |ui| {
                        let (mut is_first, mut starts_group) = (true, false);
                        let of_menu = || Command::ALL.into_iter().filter(|command| command.info().menu == menu);
                        let is_available =
                            |command: &Command| is_listed(session, *command) && session.availability(*command).is_ok();
                        let entries: Vec<Command> = of_menu().filter(is_available).collect();
                        let wanted = entry_of_key(ui, session, &entries);
                        let to_focus = wanted.or_else(|| entries.first().copied().filter(|_| first));
                        if let Some(step) = key_to_side(ui, &entries) {
                            let position = (at + menus.len()).saturating_add_signed(step) % menus.len();
                            beside = menus.get(position).copied();
                        }
                        for command in of_menu() {
                            starts_group |= command.info().starts_group;
                            if !is_listed(session, command) {
                                continue;
                            }
                            if std::mem::take(&mut starts_group) && !is_first {
                                ui.separator();
                            }
                            is_first = false;
                            let focused = to_focus == Some(command);
                            if let Some(command) = show_menu_entry(ui, session, command, focused) {
                                chosen = Some(command);
                                ui.close();
                            }
                        }
                    });
                });
                button.response.widget_info(|| WidgetInfo::labeled(Role::MenuItem, true, menu.name()));
                if by_key {
                    // The same key press also arrives as text.
                    ui.input_mut(|input| input.events.retain(|event| !matches!(event, Event::Text(_))));
                    ui.data_mut(|data| data.insert_temp(focus_pending, true));
                    remember_pointer(ui);
                    Popup::open_id(ui.ctx(), Popup::default_response_id(&button.response));
                }
            }
            if let Some(menu) = beside {
                ui.data_mut(|data| data.insert_temp(by_arrow, menu));
                ui.ctx().request_repaint();
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                chosen = chosen.or(show_tools(ui, session));
            });
        });
    });
    chosen
}
