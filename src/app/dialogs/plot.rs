//! The plot of what is in view, in a dialog: centres by year of a board, places after each round or after each event.

use eframe::egui;

use super::{Dialog, scroll_area, show_close_button, show_modal};
use crate::app::commands::conditions::{Availability, require};
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::app::plot_painter::{LETTERS, show_plot};
use crate::app::session::Session;
use crate::app::views::ladder::commands::needs_result_lists;
use crate::app::views::tab::Tab;
use crate::book::typed_words::capitalize;
use crate::book::{BoardRef, PersonId};
use crate::engine::Engine;
use crate::ladder::LadderKind;
use crate::languages::window_language;
use crate::languages::window_sentences::event_dialogs as texts;
use crate::notices::{Plot, PlotSeries, board_plot, has_places_plot, ladder_plot, places_plot};
use crate::printable_text::printable_line;
use crate::standings::StandingsScope;

/// The room for what the marks mean, in points: three lines.
const ROOM_OF_MEANING: f32 = 60.0;

/// A plot in a dialog.
#[derive(Debug)]
struct PlotDialog {
    plot: Plot,
    /// What the marks below the plot mean, where they are numbers. Empty elsewhere.
    meaning_of_marks: String,
}

/// What is plotted in the tab in view.
enum PlottedTable {
    Board(BoardRef),
    Places,
    Ladder,
}

impl PlottedTable {
    fn in_view(session: &Session) -> PlottedTable {
        match (session.tab, session.board_at_cursor()) {
            (Tab::Ladder(_), _) => PlottedTable::Ladder,
            // A score in the standings belongs to a board too.
            (Tab::Standings, _) | (_, None) => PlottedTable::Places,
            (_, Some(board)) => PlottedTable::Board(board),
        }
    }
}

/// What is in view has enough figures for a plot.
pub fn can_show_plot(session: &Session) -> Availability {
    match PlottedTable::in_view(session) {
        PlottedTable::Board(at) => {
            let charts = session.book().board(at).map_or(0, |board| board.charts.len());
            require(charts >= 2, texts::two_years_first())
        }
        PlottedTable::Places => require(has_places_plot(session.engine()), texts::two_rounds_first()),
        PlottedTable::Ladder => {
            needs_result_lists(session)?;
            let year = session.views.ladder.compiled_year();
            let year = year.ok_or_else(texts::ladder_first)?;
            let counted = year.compiled_ladder().order.len();
            require(counted >= 2 && year.ladder.kind() != LadderKind::Games, texts::second_event_first())
        }
    }
}

/// Shows what is in view as a plot: the board at the cursor by year, the leaders of the standings after each round, or those of the
/// ladder after each event.
pub fn show_plot_in_view(session: &mut Session) {
    let with_own_marks = |plot: Option<Plot>| plot.map(|plot| (plot, String::new()));
    let plot = match PlottedTable::in_view(session) {
        PlottedTable::Board(at) => with_own_marks(board_plot(session.engine(), at, window_language())),
        PlottedTable::Places => {
            let plot = places_plot(session.engine(), window_language());
            let person = session.player_at_cursor();
            with_own_marks(plot.map(|plot| match person {
                Some(person) => with_player_first(plot, session.engine(), person),
                None => plot,
            }))
        }
        PlottedTable::Ladder => {
            let year = session.views.ladder.compiled_year();
            year.and_then(|year| ladder_plot(&year.compiled_ladder(), &year.table, window_language()))
        }
    };
    match plot {
        Some((plot, meaning_of_marks)) => session.open_dialog(PlotDialog { plot, meaning_of_marks }),
        None => session.set_status(texts::nothing_to_plot()),
    }
}

/// Makes the line of this player the one to look at first, and adds it if the player is not one of the leaders. The plot of
/// a player without a place stays as it is.
fn with_player_first(mut plot: Plot, engine: &Engine, person: PersonId) -> Plot {
    let person = engine.book().successor(person);
    let begun = engine.round_numbers().in_order().iter().filter(|(_, at)| engine.has_begun(*at));
    let values: Vec<Option<f64>> = begun
        .map(|(number, _)| {
            let scope = StandingsScope { rounds: Some(*number), ..StandingsScope::default() };
            let place = engine.standings_in_view(scope).row(person)?.place?;
            #[expect(clippy::cast_precision_loss, reason = "a place")]
            let place = place as f64;
            Some(place)
        })
        .collect();
    if values.len() != plot.marks.len() || values.iter().all(Option::is_none) {
        return plot;
    }
    let name = engine.book().name_of(Some(person)).to_owned();
    let is_own = |series: &PlotSeries| series.name == name && series.values == values;
    let known = plot.series.iter().position(is_own);
    for series in &mut plot.series {
        series.distinction = series.distinction.take().filter(|_| is_own(series));
    }
    let at = known.unwrap_or(plot.series.len());
    if known.is_none() {
        plot.series.push(PlotSeries { name, power: None, values, start: None, distinction: None });
    }
    plot.series[at].distinction.get_or_insert_with(|| texts::player_at_cursor().to_owned());
    plot
}

impl Dialog<dyn Window> for PlotDialog {
    fn unused_work(&self) -> Option<&'static str> {
        None
    }

    fn show(self: Box<Self>, ctx: &egui::Context, _window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let width = (ctx.content_rect().width() - 120.0).clamp(320.0, 900.0);
        let (done, close) = show_modal(ctx, "plot", &capitalize(&self.plot.title), width, |ui| {
            let below = if self.meaning_of_marks.is_empty() { 0.0 } else { ROOM_OF_MEANING };
            let room = (ui.ctx().content_rect().height() - 190.0 - below).max(160.0);
            scroll_area(self.plot.height(LETTERS).min(room)).show(ui, |ui| show_plot(ui, &self.plot, 0.0));
            if !self.meaning_of_marks.is_empty() {
                ui.label(&*printable_line(&self.meaning_of_marks));
            }
            show_close_button(ui)
        });
        if done || close { None } else { Some(self) }
    }
}
