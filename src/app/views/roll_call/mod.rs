//! The tab of the roll call: the players of the coming round with their status, and who sits out. Letters search for a
//! name, Space ticks a player, and pasted names are ticked.

pub mod commands;
pub mod keys;
mod name_search;
pub mod search_commands;
mod table;

use std::borrow::Cow;

use eframe::egui::{self, Frame, Margin, RichText, Ui};

use crate::app::commands::Command;
use crate::app::grid::ColumnSpec;
use crate::app::theme::bold_body;
use crate::app::view_cache::ViewCache;
use crate::app::views::open_tabs::OpenTabs;
use crate::app::views::request::Request;
use crate::app::views::sheet_model::SheetModel;
use crate::app::views::tab::Tab;
use crate::app::views::view::{ContentVersion, RefreshContext, Sheet, StatusTexts, View, ViewContext};
use crate::book::{PersonColumn, PersonId, Round, RoundIx};
use crate::engine::draw::has_roll_call;
use crate::engine::{AttendanceTable, Engine};
use crate::languages::list_in_window;
use crate::languages::window_sentences::roll_call_tab as texts;
use crate::printable_text::printable_line;
use crate::standings::SitOutPriority;
use name_search::NameSearch;
use table::{COLUMNS, RollCallColumn};

/// The state of the roll call.
#[derive(Debug, Default)]
pub struct RollCallView {
    /// The round that the director chose, if any.
    chosen: Option<RoundIx>,
    round: RoundIx,
    built_for: Option<(u64, RoundIx)>,
    table: AttendanceTable,
    /// The names of the players who are certain to sit out if the round is drawn now.
    sitting_out: Vec<String>,
    /// The members of teams among them, “Ann Lee (Berlin)”, if this is the only round that counts for the teams.
    team_members_out: Vec<String>,
    /// The visible columns. A column about a player is visible only if the rules or the data use it.
    columns: Vec<(RollCallColumn, ColumnSpec)>,
    search: NameSearch,
    /// The player who has left the event and whom another Space brings back.
    returning: Option<PersonId>,
}

impl RollCallView {
    /// Brings the table up to date with the book.
    fn refresh_table(&mut self, engine: &Engine, view_cache: &ViewCache) {
        let book = engine.book();
        let last = RoundIx(book.rounds.len());
        self.round = self.chosen.filter(|round| *round <= last).unwrap_or_else(|| engine.coming_round());
        if self.built_for == Some((engine.revision(), self.round)) {
            return;
        }
        self.built_for = Some((engine.revision(), self.round));
        let is_needed = |column: &RollCallColumn| match column {
            RollCallColumn::Person(PersonColumn::PreferredPowers) => true,
            RollCallColumn::Person(PersonColumn::Region) => {
                engine.rules().sit_outs.contains(&SitOutPriority::Nationals)
            }
            RollCallColumn::Person(column) => view_cache.needs_column(*column),
            _ => true,
        };
        self.columns = COLUMNS.into_iter().filter(|(column, _)| is_needed(column)).collect();
        self.table = engine.attendance(self.round);
        let names = self.table.sitting_out.iter().map(|id| book.name_of(Some(*id)).to_owned());
        self.sitting_out = names.collect();
        let members = self.table.team_members_out.iter().map(|(id, team)| {
            let team = book.teams.get(team.0).map_or("", |team| &team.name);
            texts::member_of_team(book.name_of(Some(*id)), team)
        });
        self.team_members_out = members.collect();
    }

    /// The person at this row.
    fn person(&self, row: usize) -> Option<PersonId> {
        self.table.rows.get(row.checked_sub(1)?).map(|line| line.person)
    }

    /// All people in the table.
    fn people(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.table.rows.iter().map(|line| line.person)
    }
}

impl View for RollCallView {
    fn name(&self, _tab: Tab, _engine: &Engine) -> Cow<'static, str> {
        texts::tab_name().into()
    }

    fn tabs(&self, engine: &Engine, open: OpenTabs<'_>) -> Vec<Tab> {
        let has_begun = engine.book().rounds.iter().any(|round| has_roll_call(&round.attendance));
        if has_begun || open.has(Tab::RollCall) { vec![Tab::RollCall] } else { Vec::new() }
    }

    fn refresh(&mut self, context: RefreshContext<'_>) {
        self.refresh_table(&context.document.engine, context.view_cache);
    }

    fn grid_model<'a>(&'a self, context: &ViewContext<'a>) -> Option<Box<dyn SheetModel + 'a>> {
        Some(Box::new(self.table(context)))
    }

    fn content_version(&self) -> ContentVersion {
        ContentVersion::new(self.round, ())
    }

    fn round_to_draw(&self, _tab: Tab) -> Option<RoundIx> {
        Some(self.round)
    }

    /// Shows the round, the headcount, and buttons for the draw.
    fn show_bar(&mut self, ui: &mut Ui, sheet: &mut Sheet<'_>) {
        let book = sheet.context.engine().book();
        let title = book.round(self.round).map_or_else(|| texts::next_round().to_owned(), Round::title_in_window);
        let frame = Frame::new().fill(sheet.context.palette.panel).inner_margin(Margin::symmetric(12, 6));
        egui::Panel::top("roll").frame(frame).show_separator_line(false).show(ui, |ui| {
            // The buttons stand above the counts, which change with every tick.
            ui.horizontal_wrapped(|ui| {
                for command in [
                    Command::DrawRound,
                    Command::EverybodyPresent,
                    Command::NewPlayerPresent,
                    Command::RollCallFile,
                    Command::RollCallOfRound,
                ] {
                    if ui.button(command.name()).on_hover_text(command.help()).clicked() {
                        sheet.request(Some(command));
                    }
                }
            });
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(title).font(bold_body()));
                let words = if self.table.has_begun {
                    self.table.headcount.summary()
                } else {
                    texts::nobody_called().to_owned()
                };
                ui.label(words);
                if self.table.has_begun && !self.sitting_out.is_empty() {
                    ui.weak(texts::out(&self.sitting_out.join(", ")));
                    let members = &self.team_members_out;
                    if !members.is_empty() {
                        let names = list_in_window(members);
                        let text = texts::team_members_out(members.len(), &names);
                        ui.colored_label(sheet.context.palette.remark, &*printable_line(&text));
                    }
                }
            });
        });
    }

    fn status(&self, _context: &ViewContext<'_>) -> StatusTexts {
        let sheet = if self.table.has_begun {
            self.table.headcount.summary()
        } else {
            texts::nobody_called_of(self.table.rows.len())
        };
        StatusTexts { sheet, ..StatusTexts::default() }
    }

    fn take_keys(&mut self, ctx: &egui::Context, context: &ViewContext<'_>) -> Vec<Request> {
        let at = context.cursor.unwrap_or_else(|| self.start_cell(context));
        let Some((column, _)) = self.columns.get(at.column) else { return Vec::new() };
        // In the column of the status, letters are the status. Space ticks the player there too.
        let letters_search = column.is_searched_by_letters();
        if !letters_search && *column != RollCallColumn::Status {
            return Vec::new();
        }
        let keys = keys::take_search_keys(ctx, letters_search, self.search.is_active(at.row));
        if keys.is_empty() {
            return Vec::new();
        }
        let now = ctx.input(|input| input.time);
        vec![Request::SearchKeys(keys, now)]
    }
}
