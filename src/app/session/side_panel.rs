//! Shows the side panel: the problems, and below them what the tab in view adds.

use eframe::egui::{Frame, InnerResponse, Panel, Ui, UiBuilder};

use super::{FrontView, Session};
use crate::app::commands::Command;
use crate::app::shell::{paste_panel, problem_list, side_panel};
use crate::app::theme::Palette;
use crate::app::views::view::{PANEL_WIDTHS, ProblemList};

/// The height of the title of the list of problems, in points.
const TITLE_OF_LIST: f32 = 40.0;

/// The room below the list for a title and a sentence, in points.
const SENTENCE_BELOW_LIST: f32 = 90.0;

impl Session {
    /// The panel at the right, whose width the user chooses. Each book has its own, which begins with the width of the last
    /// time.
    fn panel(&self, palette: Palette) -> Panel {
        Panel::right(("side", self.number))
            .resizable(true)
            .default_size(self.settings.panel_width)
            .size_range(PANEL_WIDTHS.0..=PANEL_WIDTHS.1)
            .frame(Frame::new().fill(palette.panel))
    }

    /// Shows the side panel, if the tab in view has one. Returns the commands that were chosen in it.
    pub fn show_side_panel(&mut self, ui: &mut Ui) -> Vec<Command> {
        let palette = Palette::current(ui.ctx());
        let list = self.problem_list();
        if self.pending_paste().is_some() {
            self.show_paste_panel(ui, palette);
            return Vec::new();
        }
        let visited = self.shown_problem();
        let panel = self.panel(palette);
        let FrontView { view, context, .. } = self.front_view(palette);
        let has_more = view.has_side_panel(&context);
        let share = match list {
            ProblemList::IfAny(share) | ProblemList::Always(share) => Some(share),
            ProblemList::Hidden => None,
        };
        if share.is_none() && !has_more {
            return Vec::new();
        }
        let mut requests = Vec::new();
        let shown = show_contents(panel, ui, |ui| {
            let whole = ui.available_height();
            if let Some(share) = share {
                let share = share.filter(|_| has_more);
                let below = if has_more { SENTENCE_BELOW_LIST } else { 0.0 };
                let needed = view.side_panel_height(&context, whole);
                let left = needed.map_or(0.0, |needed| whole - TITLE_OF_LIST - needed);
                let height = share.map_or(whole - TITLE_OF_LIST - below, |share| left.max(whole * share));
                let groups = context.view_cache.problem_groups();
                problem_list::show_problems(ui, context.engine(), groups, visited, height, &mut requests);
                if has_more {
                    side_panel::show_separator(ui);
                }
            }
            if has_more {
                view.show_side_panel(ui, &context, &mut requests);
            }
        });
        self.settings.set_panel_width(shown.response.rect.width());
        self.take_requests(ui.ctx(), requests)
    }

    /// Shows in place of the side panel what a pasted block would change.
    fn show_paste_panel(&mut self, ui: &mut Ui, palette: Palette) {
        let mut step = None;
        show_contents(self.panel(palette), ui, |ui| {
            step = self.pending_paste().and_then(|paste| paste_panel::show_paste(ui, paste));
        });
        if let Some(step) = step {
            self.take_paste_step(step);
            ui.ctx().request_repaint();
        }
    }
}

/// Shows a panel with its contents. A panel of the library becomes as wide as its contents and keeps that width, so the
/// contents have a space of their own here: only the user changes the width.
fn show_contents(panel: Panel, ui: &mut Ui, add_contents: impl FnOnce(&mut Ui)) -> InnerResponse<()> {
    panel.show(ui, |ui| {
        let room = ui.available_rect_before_wrap();
        ui.set_min_size(room.size());
        add_contents(&mut ui.new_child(UiBuilder::new().max_rect(room)));
    })
}
