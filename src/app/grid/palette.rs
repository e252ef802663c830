//! The colours of a grid.

use eframe::egui::Color32;

use super::model::CellTone;

/// All colours of a grid. The owner fills them from its theme. [`GridPalette::light`] and [`GridPalette::dark`] are
/// complete palettes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GridPalette {
    /// The background of cells that can be edited.
    pub paper: Color32,
    /// The background of computed cells.
    pub computed: Color32,
    /// The background of headings.
    pub heading: Color32,
    /// The background of labels.
    pub label: Color32,
    /// The lines between cells.
    pub hairline: Color32,
    /// The lines where frozen rows and columns end.
    pub freeze: Color32,
    pub text: Color32,
    /// The text of headings and labels.
    pub quiet_text: Color32,
    /// The text of titles and bold cells.
    pub strong_text: Color32,
    /// The tint over selected cells.
    pub selection: Color32,
    /// The frame around the selection, the cursor and the editor.
    pub accent: Color32,
    /// The frame around the cursor while another widget has the keyboard focus.
    pub accent_away: Color32,
    /// The background of selected text in the editor.
    pub text_selection: Color32,
    /// The corner mark of a problem.
    pub problem: Color32,
    /// The background of a cell with a problem.
    pub problem_tint: Color32,
    /// The corner mark of a remark.
    pub remark: Color32,
    /// The background of the list of completions.
    pub list: Color32,
    /// The background of the picked completion.
    pub list_picked: Color32,
    /// Things that are in order.
    pub good: Color32,
}

impl GridPalette {
    pub fn light() -> Self {
        let rgb = Color32::from_rgb;
        Self {
            paper: rgb(255, 255, 255),
            computed: rgb(246, 247, 249),
            heading: rgb(236, 239, 243),
            label: rgb(246, 247, 249),
            hairline: rgb(221, 225, 230),
            freeze: rgb(160, 168, 178),
            text: rgb(32, 36, 41),
            quiet_text: rgb(88, 96, 106),
            strong_text: rgb(12, 15, 19),
            selection: Color32::from_rgba_unmultiplied(27, 95, 196, 30),
            accent: rgb(27, 95, 196),
            accent_away: rgb(150, 160, 172),
            text_selection: rgb(183, 211, 252),
            problem: rgb(200, 42, 42),
            problem_tint: rgb(253, 236, 235),
            remark: rgb(214, 140, 20),
            list: rgb(255, 255, 255),
            list_picked: rgb(221, 233, 252),
            good: rgb(27, 110, 60),
        }
    }

    pub fn dark() -> Self {
        let rgb = Color32::from_rgb;
        Self {
            paper: rgb(30, 32, 36),
            computed: rgb(37, 40, 45),
            heading: rgb(47, 51, 57),
            label: rgb(37, 40, 45),
            hairline: rgb(57, 61, 68),
            freeze: rgb(104, 111, 121),
            text: rgb(222, 225, 229),
            quiet_text: rgb(158, 165, 174),
            strong_text: rgb(246, 247, 249),
            selection: Color32::from_rgba_unmultiplied(110, 165, 250, 42),
            accent: rgb(110, 165, 250),
            accent_away: rgb(110, 118, 128),
            text_selection: rgb(45, 82, 138),
            problem: rgb(240, 110, 104),
            problem_tint: rgb(66, 37, 38),
            remark: rgb(229, 170, 62),
            list: rgb(43, 46, 52),
            list_picked: rgb(52, 76, 116),
            good: rgb(123, 203, 148),
        }
    }

    /// The default for a dark or a light window.
    pub fn for_dark(dark: bool) -> Self {
        if dark { Self::dark() } else { Self::light() }
    }

    /// The background of a cell. `None` for titles and gaps.
    pub(super) fn background(&self, tone: CellTone) -> Option<Color32> {
        match tone {
            CellTone::Input => Some(self.paper),
            CellTone::Computed => Some(self.computed),
            CellTone::Heading => Some(self.heading),
            CellTone::Label => Some(self.label),
            CellTone::Title | CellTone::Gap => None,
        }
    }

    pub(super) fn text_colour(&self, tone: CellTone, bold: bool) -> Color32 {
        match tone {
            _ if bold => self.strong_text,
            CellTone::Heading | CellTone::Label | CellTone::Title => self.quiet_text,
            CellTone::Input | CellTone::Computed | CellTone::Gap => self.text,
        }
    }
}
