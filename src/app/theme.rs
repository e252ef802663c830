//! The colours, sizes and fonts of the window. Every colour has a light and a dark value.

#![allow(clippy::unreadable_literal, reason = "a colour is read as six digits")]

use std::sync::Arc;

use eframe::egui::{
    AsIdSalt, Color32, Context, CornerRadius, FallbackRequest, FontData, FontDefinitions, FontFamily, FontId,
    FontInsert, Margin, Shadow, Stroke, Style, TextStyle, Theme, Vec2, Visuals, vec2,
};

use crate::app::grid::{Fill, Grid, GridPalette, Swatch};
use crate::book::{FillColour, Power};
use crate::fill_colour_values::values_of;
use crate::system_fonts::font_with;

/// Sizes, in points. They are the same in light and dark.
pub mod size {
    /// The height of a row in a grid, before zoom.
    pub const ROW: f32 = 22.0;
    /// Marks, hints and headings of a panel.
    pub const SMALL: f32 = 11.5;
    /// All other text.
    pub const BODY: f32 = 13.0;
    /// Titles of dialogs and pages.
    pub const TITLE: f32 = 17.0;
    /// The bars above and below the sheet.
    pub const BAR: f32 = 28.0;
    /// The width of the side panel when the window opens.
    pub const PANEL: f32 = 264.0;
    /// The greatest width of a text of several lines. Longer lines are hard to read.
    pub const TEXT: f32 = 660.0;
    /// Space between things that belong together.
    pub const GAP: f32 = 6.0;
    /// Space between things that do not belong together.
    pub const SPACE: f32 = 14.0;
}

/// One colour with its two values.
#[derive(Clone, Copy, Debug)]
struct ThemeToken {
    light: Color32,
    dark: Color32,
}

const fn token(light: u32, dark: u32) -> ThemeToken {
    ThemeToken { light: rgb(light), dark: rgb(dark) }
}

const fn rgb(hex: u32) -> Color32 {
    let [_, r, g, b] = hex.to_be_bytes();
    Color32::from_rgb(r, g, b)
}

/// Declares the table of colours. Each colour is named by its meaning.
macro_rules! tokens {
    ($($(#[$doc:meta])* $name:ident: $light:literal, $dark:literal;)+) => {
        /// The colours of one theme.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Palette {
            /// Whether this is the dark theme.
            pub dark: bool,
            $($(#[$doc])* pub $name: Color32,)+
        }

        impl Palette {
            /// The colours of this theme.
            pub const fn of(dark: bool) -> Palette {
                Palette { dark, $($name: if dark { token($light, $dark).dark } else { token($light, $dark).light },)+ }
            }
        }
    };
}

tokens! {
    /// Cells that can be typed into.
    paper: 0xFFFFFF, 0x1B1D20;
    /// Computed cells, which cannot be typed into.
    computed: 0xF4F6F8, 0x23262A;
    /// The head of a table.
    heading: 0xE9EDF1, 0x2B2F34;
    /// The space between blocks and around the sheet.
    desk: 0xFAFBFC, 0x16181A;
    /// Bars, panels and dialogs.
    panel: 0xF1F3F5, 0x24272B;
    /// Menus and dialogs, above the rest.
    raised: 0xFFFFFF, 0x2A2D32;
    /// Lines between cells.
    hairline: 0xDDE1E6, 0x34383E;
    /// Lines that divide a panel or frame an input.
    line: 0xC2C9D1, 0x4A5058;
    /// Text.
    ink: 0x1D2125, 0xE6E8EB;
    /// Less important text: labels, headings, hints.
    faded: 0x59626C, 0xA3ABB4;
    /// The cursor, the current tab and chosen items.
    accent: 0x1769AA, 0x64B0F4;
    /// The other cells of a selection.
    selected: 0xD9E9F8, 0x22405E;
    /// Text on the accent colour.
    on_accent: 0xFFFFFF, 0x0C1B29;
    /// The item under the pointer.
    hovered: 0xE3E8ED, 0x353A40;
    /// A pressed button.
    pressed: 0xD2D9E0, 0x40464D;
    /// Errors.
    problem: 0xB3261E, 0xFF8A80;
    /// The background of errors.
    problem_paper: 0xFDECEA, 0x43201E;
    /// Remarks.
    remark: 0x8A5A00, 0xF2BE5C;
    /// The background of remarks.
    remark_paper: 0xFFF5DC, 0x3C3017;
    /// Things that are in order.
    good: 0x1B6E3C, 0x7BCB94;
    /// The cells of an imported file, by what they were taken for.
    part_power: 0xE4DCF4, 0x3B3256;
    part_player: 0xD9E9FA, 0x1F3A57;
    part_centres: 0xD6EFDD, 0x1E4730;
    part_out: 0xFBE1CE, 0x563822;
    part_year: 0xE3F2CE, 0x37481D;
    part_score: 0xFFEFBE, 0x4D411A;
    part_board: 0xD1EDF0, 0x17474A;
    part_round: 0xF7DBEA, 0x532C44;
    part_other: 0xE8E6DF, 0x3B3A35;
    /// Sea and land of a drawn board. They differ in lightness, so that they differ in grey too.
    board_sea: 0xBED2E6, 0x182432;
    board_land: 0xF7F3E6, 0x46463F;
    /// The rows of a power that won alone, that has the most centres, and that was eliminated.
    soloist: 0xFFE7A3, 0x463810;
    leader: 0xE6F4E7, 0x1F3527;
    eliminated: 0xE9EBED, 0x111315;
    /// The powers differ in lightness too, so that they differ in grey and for colour-blind people.
    austria: 0xC8392F, 0xE4675C;
    england: 0x1B2F7A, 0x3F66CC;
    france: 0x62B6EA, 0x8FCFF5;
    germany: 0x5A5A5A, 0x7E7E7E;
    italy: 0x0B8F62, 0x28AF80;
    russia: 0xA583C8, 0xC3A6E4;
    turkey: 0xF2BE45, 0xFFE08A;
}

impl Palette {
    /// The colours of the present theme.
    pub fn current(ctx: &Context) -> Palette {
        Palette::of(ctx.theme() == Theme::Dark)
    }

    /// The colour of a power. It is always shown beside the name of the power, never alone.
    pub const fn power(&self, power: Power) -> Color32 {
        match power {
            Power::Austria => self.austria,
            Power::England => self.england,
            Power::France => self.france,
            Power::Germany => self.germany,
            Power::Italy => self.italy,
            Power::Russia => self.russia,
            Power::Turkey => self.turkey,
        }
    }

    /// The letter of a power on a square of its colour, for a cell with its name.
    pub const fn power_swatch(&self, power: Power) -> Swatch {
        Swatch { colour: self.power(power), letter: power.letter() }
    }

    /// A fill colour of the user. The text on it is ink.
    pub const fn fill(&self, colour: FillColour) -> Fill {
        let values = values_of(colour);
        let on_paper = rgb(values.light);
        Fill { chosen: colour, colour: if self.dark { rgb(values.dark) } else { on_paper }, on_paper }
    }

    fn visuals(&self) -> Visuals {
        let mut v = if self.dark { Visuals::dark() } else { Visuals::light() };
        let corners = CornerRadius::same(3);
        let hairline = Stroke::new(1.0, self.hairline);
        v.weak_text_color = Some(self.faded);
        v.panel_fill = self.panel;
        v.window_fill = self.raised;
        v.window_stroke = Stroke::new(1.0, self.line);
        v.window_corner_radius = CornerRadius::same(6);
        v.menu_corner_radius = CornerRadius::same(4);
        let shadow = Shadow { offset: [0, 3], blur: 12, spread: 0, color: Color32::from_black_alpha(48) };
        v.window_shadow = shadow;
        v.popup_shadow = shadow;
        v.faint_bg_color = self.computed;
        v.extreme_bg_color = self.paper;
        v.text_edit_bg_color = Some(self.paper);
        v.code_bg_color = self.heading;
        v.warn_fg_color = self.remark;
        v.error_fg_color = self.problem;
        v.hyperlink_color = self.accent;
        v.selection.bg_fill = self.selected;
        v.selection.stroke = Stroke::new(1.0, self.ink);
        v.text_cursor.stroke = Stroke::new(1.5, self.accent);
        v.widgets.noninteractive.bg_fill = self.panel;
        v.widgets.noninteractive.weak_bg_fill = self.panel;
        v.widgets.noninteractive.bg_stroke = hairline;
        v.widgets.noninteractive.fg_stroke = Stroke::new(1.0, self.ink);
        for (widget, fill, line, ink) in [
            (&mut v.widgets.inactive, self.raised, self.line, self.ink),
            (&mut v.widgets.hovered, self.hovered, self.line, self.ink),
            (&mut v.widgets.active, self.pressed, self.accent, self.ink),
            (&mut v.widgets.open, self.hovered, self.line, self.ink),
        ] {
            widget.bg_fill = fill;
            widget.weak_bg_fill = fill;
            widget.bg_stroke = Stroke::new(1.0, line);
            widget.fg_stroke = Stroke::new(1.0, ink);
            widget.expansion = 0.0;
        }
        for widget in [
            &mut v.widgets.noninteractive,
            &mut v.widgets.inactive,
            &mut v.widgets.hovered,
            &mut v.widgets.active,
            &mut v.widgets.open,
        ] {
            widget.corner_radius = corners;
        }
        v
    }
}

/// A grid in the font of the tables and in these colours. `id_salt` distinguishes it from other grids in the window.
pub fn grid(id_salt: impl AsIdSalt, palette: &Palette) -> Grid {
    Grid::new(id_salt).look(size::BODY, bold(), grid_palette(palette))
}

/// The colours of the grid in this theme.
fn grid_palette(p: &Palette) -> GridPalette {
    let mut g = GridPalette::for_dark(p.dark);
    g.paper = p.paper;
    g.computed = p.computed;
    g.heading = p.heading;
    g.label = p.computed;
    g.hairline = p.hairline;
    g.freeze = p.line;
    g.text = p.ink;
    g.quiet_text = p.faded;
    g.strong_text = p.ink;
    g.accent = p.accent;
    g.accent_away = p.line;
    g.text_selection = p.selected;
    g.problem = p.problem;
    g.problem_tint = p.problem_paper;
    g.remark = p.remark;
    g.list = p.raised;
    g.list_picked = p.selected;
    g.good = p.good;
    g.selection = p.accent.gamma_multiply(0.14);
    g
}

/// Ten colours that colour-blind people can distinguish too. Each line of a plot also ends at its name.
pub fn series_colour(n: usize, dark: bool) -> Color32 {
    const LIGHT: [[u8; 3]; 10] = [
        [0, 114, 178],
        [213, 94, 0],
        [0, 132, 98],
        [160, 82, 140],
        [122, 98, 0],
        [86, 140, 200],
        [150, 60, 60],
        [70, 70, 70],
        [90, 120, 40],
        [100, 80, 180],
    ];
    let [r, g, b] = LIGHT[n % LIGHT.len()];
    let lift = |c: u8| if dark { c / 2 + 110 } else { c };
    Color32::from_rgb(lift(r), lift(g), lift(b))
}

/// The bold font family.
pub fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// The bold font in body size.
pub fn bold_body() -> FontId {
    FontId::new(size::BODY, bold())
}

/// Sets the fonts, the sizes and both themes. Call it once, before the first frame.
pub fn install(ctx: &Context) {
    ctx.set_fonts(fonts());
    for theme in [Theme::Light, Theme::Dark] {
        ctx.set_style_of(theme, style(&Palette::of(theme == Theme::Dark)));
    }
    // Ctrl with plus and minus zooms the sheet, not the whole window.
    ctx.options_mut(|options| {
        options.zoom_with_keyboard = false;
        options.fallback_theme = Theme::Light;
    });
}

/// Switches between the light and the dark theme.
pub fn toggle(ctx: &Context) {
    let dark = ctx.theme() == Theme::Dark;
    ctx.set_theme(if dark { Theme::Light } else { Theme::Dark });
    // Widgets take the new colours in the next frame.
    ctx.request_repaint();
}

fn style(palette: &Palette) -> Style {
    let mut style = Style { visuals: palette.visuals(), animation_time: 0.0, ..Style::default() };
    style.text_styles = [
        (TextStyle::Small, FontId::new(size::SMALL, FontFamily::Proportional)),
        (TextStyle::Body, FontId::new(size::BODY, FontFamily::Proportional)),
        (TextStyle::Button, FontId::new(size::BODY, FontFamily::Proportional)),
        (TextStyle::Monospace, FontId::new(size::BODY, FontFamily::Monospace)),
        (TextStyle::Heading, FontId::new(size::TITLE, bold())),
    ]
    .into();
    style.spacing.item_spacing = vec2(size::GAP, size::GAP);
    style.spacing.button_padding = vec2(8.0, 3.0);
    style.spacing.menu_margin = Margin::same(4);
    style.spacing.window_margin = Margin::same(16);
    style.spacing.interact_size = Vec2::new(32.0, size::ROW);
    style.spacing.menu_width = 280.0;
    style.spacing.tooltip_width = 360.0;
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.4;
    style
}

/// Takes letters that no font of the window has from the fonts of the computer, when such a letter is met for the first time.
pub fn use_system_fonts(ctx: &Context) {
    let font_for = |request: &FallbackRequest<'_>| {
        let found = font_with(request.cluster, *request.family == bold())?;
        let data = FontData::from_blob(Arc::clone(&found.bytes) as _, found.index);
        Some(FontInsert::new(&format!("{} {}", found.name, found.number), data, Vec::new()))
    };
    ctx.add_font_provider(Arc::new(font_for));
}

/// The fonts: Noto Sans, which has Latin, Greek and Cyrillic letters and digits of equal width. The fonts of egui
/// supply all other characters.
fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let faces: [(&str, &'static [u8]); 2] =
        [("Noto Sans", crate::fonts::REGULAR), ("Noto Sans Bold", crate::fonts::BOLD)];
    for (name, bytes) in faces {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let fallback = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let with_fallback =
        |first: &str| std::iter::once(first.to_owned()).chain(fallback.iter().cloned()).collect::<Vec<_>>();
    fonts.families.insert(FontFamily::Proportional, with_fallback("Noto Sans"));
    fonts.families.insert(bold(), with_fallback("Noto Sans Bold"));
    fonts
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast of two colours by WCAG 2, from 1 to 21.
    fn contrast(a: Color32, b: Color32) -> f32 {
        let luminance = |c: Color32| {
            let linear = |v: u8| {
                let v = f32::from(v) / 255.0;
                if v <= 0.03928 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
            };
            0.2126 * linear(c.r()) + 0.7152 * linear(c.g()) + 0.0722 * linear(c.b())
        };
        let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
        a.max(b) / a.min(b)
    }

    #[test]
    fn text_is_readable_on_every_background() {
        for dark in [false, true] {
            let p = Palette::of(dark);
            for (what, ink, behind) in [
                ("ink on paper", p.ink, p.paper),
                ("ink on a selection", p.ink, p.selected),
                ("ink on computed", p.ink, p.computed),
                ("faded on a panel", p.faded, p.panel),
                ("faded on a heading", p.faded, p.heading),
                ("faded on computed", p.faded, p.computed),
                ("problem on its paper", p.problem, p.problem_paper),
                ("problem on paper", p.problem, p.paper),
                ("remark on its paper", p.remark, p.remark_paper),
                ("good on the desk", p.good, p.desk),
                ("text on the accent", p.on_accent, p.accent),
                ("accent on a panel", p.accent, p.panel),
                ("ink on a power", p.ink, p.part_power),
                ("ink on a player", p.ink, p.part_player),
                ("ink on centres", p.ink, p.part_centres),
                ("ink on an elimination", p.ink, p.part_out),
                ("ink on a year", p.ink, p.part_year),
                ("ink on a score", p.ink, p.part_score),
                ("ink on a board", p.ink, p.part_board),
                ("ink on a round", p.ink, p.part_round),
                ("ink on another part", p.ink, p.part_other),
                ("ink on the paper of errors", p.ink, p.problem_paper),
                ("ink on a soloist", p.ink, p.soloist),
                ("ink on a leader", p.ink, p.leader),
                ("faded on a leader", p.faded, p.leader),
                ("ink on an eliminated power", p.ink, p.eliminated),
                ("faded on an eliminated power", p.faded, p.eliminated),
                ("faded on a soloist", p.faded, p.soloist),
                ("ink on yellow", p.ink, p.fill(FillColour::Yellow).colour),
                ("ink on green", p.ink, p.fill(FillColour::Green).colour),
                ("ink on blue", p.ink, p.fill(FillColour::Blue).colour),
                ("ink on red", p.ink, p.fill(FillColour::Red).colour),
                ("ink on violet", p.ink, p.fill(FillColour::Violet).colour),
                ("ink on grey", p.ink, p.fill(FillColour::Grey).colour),
            ] {
                assert!(contrast(ink, behind) >= 4.5, "{what}, dark {dark}: {:.2}", contrast(ink, behind));
            }
        }
    }

    #[test]
    fn a_fill_colour_is_no_other_ground_of_a_cell_and_no_other_fill_colour() {
        for dark in [false, true] {
            let p = Palette::of(dark);
            let fills = FillColour::ALL.map(|colour| p.fill(colour).colour);
            let grounds =
                [p.paper, p.computed, p.heading, p.problem_paper, p.soloist, p.leader, p.eliminated, p.selected];
            for (n, fill) in fills.into_iter().enumerate() {
                for other in grounds.iter().chain(&fills[..n]) {
                    let apart = |f: fn(&Color32) -> u8| i32::from(f(&fill)).abs_diff(i32::from(f(other)));
                    let distance = apart(Color32::r) + apart(Color32::g) + apart(Color32::b);
                    assert!(distance >= 40, "{fill:?} and {other:?}, dark {dark}: {distance}");
                }
            }
        }
    }

    #[test]
    fn the_letter_of_every_power_is_readable_on_its_colour() {
        for dark in [false, true] {
            for power in Power::ALL {
                let swatch = Palette::of(dark).power_swatch(power);
                let found = contrast(swatch.ink(), swatch.colour);
                assert!(found >= 4.5, "{power}, dark {dark}: {found:.2}");
            }
        }
    }

    #[test]
    fn no_two_powers_have_the_same_lightness() {
        // The lightness of CIELAB, from 0 to 100. Black on a colour has a contrast of 20 Y + 1.
        let lightness = |colour| 116.0 * ((contrast(colour, Color32::BLACK) - 1.0) / 20.0).cbrt() - 16.0;
        for dark in [false, true] {
            let mut all = Power::ALL.map(|power| (lightness(Palette::of(dark).power(power)), power));
            all.sort_by(|a, b| a.0.total_cmp(&b.0));
            for pair in all.windows(2) {
                assert!(pair[1].0 - pair[0].0 >= 4.0, "dark {dark}: {all:?}");
            }
        }
    }

    #[test]
    fn no_two_powers_have_the_same_lightness_and_hue() {
        for dark in [false, true] {
            let p = Palette::of(dark);
            for a in Power::ALL {
                for b in Power::ALL.into_iter().filter(|b| *b > a) {
                    let (x, y) = (p.power(a), p.power(b));
                    let apart = |f: fn(&Color32) -> u8| i32::from(f(&x)).abs_diff(i32::from(f(&y)));
                    let distance = apart(Color32::r) + apart(Color32::g) + apart(Color32::b);
                    assert!(distance > 70, "{a} and {b}, dark {dark}: {distance}");
                }
            }
        }
    }
}
