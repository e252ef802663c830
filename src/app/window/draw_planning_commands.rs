//! More draw commands: several rounds at once, boards of six, earlier draws, the quality of a round, players to keep
//! apart and the table of adjacent powers.

use eframe::egui;

use super::draw_commands::reseating_warning;
use super::{ChooserItem, Dialog, FormPurpose, Topboard};
use crate::app::dialogs::draw::DrawDialog;
use crate::app::dialogs::draw_certificate::CertificateDialog;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::dialogs::text_form::{FormField, TextForm};
use crate::app::views::Tab;
use crate::book::{BoardRef, Book, Edit, GameStage, NeighbourTable, PersonId, Power, RoundIx, StoredDraw, notation};
use crate::engine::draw::{ComingRounds, DrawOptions, SeatsToKeep};

impl Topboard {
    /// The list of the numbers of rounds to draw together.
    pub(super) fn round_count_chooser(&self) -> ListChooser<ChooserItem> {
        let first = self.round_to_draw();
        let rounds = self.document.engine.rules().rounds.unwrap_or(7).saturating_sub(first.0).clamp(2, 9);
        let item = |many: usize| ListItem {
            name: format!("{many} rounds together"),
            detail: String::new(),
            keywords: String::new(),
            choice: ChooserItem::DrawRounds(first, many),
        };
        ListChooser::new("Draw several rounds at once", "number of rounds", (2..=rounds).map(item).collect())
    }

    pub(super) fn power_chooser_for_boards_of_six(&self) -> ListChooser<ChooserItem> {
        let at = self.round_to_draw();
        let item = |power: Power| ListItem {
            name: format!("Nobody plays {power}"),
            detail: String::new(),
            keywords: String::new(),
            choice: ChooserItem::BoardsOfSix(at, power),
        };
        ListChooser::new("Draw with boards of six", "name of the power", Power::ALL.into_iter().map(item).collect())
    }

    /// Draws a round with boards of six, so that nobody sits out. Nobody plays `power` on these boards.
    pub(super) fn draw_boards_of_six(&mut self, ctx: &egui::Context, at: RoundIx, power: Power) {
        let Some(mut coming) = self.draw_request(at, 1, SeatsToKeep::StartedBoards) else { return };
        if !coming.leave_power_out(power) {
            self.status_message = if coming.request.rounds.first().is_some_and(|call| call.sit_out_count() == 0) {
                "nobody sits out, so no board of six is needed".to_owned()
            } else {
                "there are too few players present, even for boards of six".to_owned()
            };
            return;
        }
        let book = self.document.engine.book();
        let warning = reseating_warning(&coming, book);
        self.dialog = Some(Dialog::Draw(Box::new(DrawDialog::new(ctx, coming, book).with_warning(warning))));
    }

    /// The recorded draws of the round. `choice` gives the effect of choosing one.
    pub(super) fn recorded_draw_chooser(
        &self,
        title: &'static str,
        choice: fn(RoundIx, usize) -> ChooserItem,
    ) -> Option<ListChooser<ChooserItem>> {
        let at = self.round_to_draw();
        let round = self.document.engine.book().round(at)?;
        let item = |(number, draw): (usize, &StoredDraw)| ListItem {
            name: format!("Draw {} of {}, seed {}", number + 1, round.title(), draw.seed),
            detail: draw.time.clone(),
            keywords: String::new(),
            choice: choice(at, number),
        };
        Some(ListChooser::new(title, "number or seed", round.draws.iter().enumerate().map(item).collect()))
    }

    /// Opens the list of the earlier draws that can be restored, with a warning about the players who would move.
    pub(super) fn open_restore_draw_chooser(&mut self) {
        let at = self.round_to_draw();
        let engine = &self.document.engine;
        let coming = ComingRounds::new(DrawOptions {
            book: engine.book(),
            rules: engine.rules(),
            first: at,
            rounds: 1,
            seats_to_keep: SeatsToKeep::StartedBoards,
            attendance: None,
            round_name: None,
        });
        let warning = reseating_warning(&coming, engine.book());
        let draws = self.recorded_draw_chooser("Restore an earlier draw", ChooserItem::RestoreDraw);
        self.dialog = draws.map(|draws| Dialog::Chooser(draws.with_warning(warning)));
    }

    /// Seats a round as in an earlier draw.
    pub(super) fn restore_draw(&mut self, at: RoundIx, number: usize) {
        let engine = &self.document.engine;
        let book = engine.book();
        let Some(round) = book.round(at) else { return };
        if round.boards.iter().any(|board| board.stage() != GameStage::NotStarted) {
            self.status_message = format!("{} has counts, so its players stay", round.title());
            return;
        }
        let Some(kept) = round.draws.get(number) else { return };
        let coming = ComingRounds::new(DrawOptions {
            book,
            rules: engine.rules(),
            first: at,
            rounds: 1,
            seats_to_keep: SeatsToKeep::StartedBoards,
            attendance: None,
            round_name: None,
        });
        let back = coming.recorded_round(kept);
        // A locked seat keeps its player, also against an earlier draw.
        let locked = (0..).zip(&round.boards).flat_map(|(number, board)| {
            let seats = board.seats.iter().filter(|(_, seat)| seat.locked && seat.player.is_some());
            seats.map(move |(power, seat)| (BoardRef::new(at.0, number).seat(power), seat.player))
        });
        let moved = locked.collect::<Vec<_>>().into_iter().find(|(seat, player)| {
            let then = back.boards.get(seat.board.board.0).and_then(|board| board[seat.power]);
            then.and_then(|then| coming.person(then)) != *player
        });
        if let Some((seat, _)) = moved {
            self.status_message = self.locked_seat_message(seat);
            return;
        }
        let edit = coming.to_edit(book, &[back], &[]);
        if self.apply(format!("restored draw {}", number + 1), edit) {
            self.open_tab(Tab::Round(at));
            self.status_message = format!("Draw {} is restored. Ctrl+Z undoes it.", number + 1);
        }
    }

    /// Repeats an earlier draw from its record, and shows whether it gives the same boards.
    pub(super) fn replay_draw(&mut self, ctx: &egui::Context, at: RoundIx, number: usize) {
        let book = self.document.engine.book();
        let Some(kept) = book.round(at).and_then(|round| round.draws.get(number)) else { return };
        let coming = ComingRounds::from_record(book, at, kept);
        let recorded = coming.recorded_round(kept);
        let dialog = DrawDialog::new(ctx, coming, book).with_recorded_draw(recorded, kept);
        self.dialog = Some(Dialog::Draw(Box::new(dialog)));
    }

    /// The certificate of the round in view, also for a round that was seated by hand.
    pub(super) fn certificate_dialog(&self) -> Option<Dialog> {
        let engine = &self.document.engine;
        let at = self.round_to_draw();
        let round = engine.book().round(at).filter(|round| !round.boards.is_empty())?;
        let title = format!("Quality of the draw of {}", round.title());
        Some(Dialog::Certificate(CertificateDialog::new(
            title,
            ComingRounds::describe_seated_round(engine.book(), engine.rules(), at),
        )))
    }

    pub(super) fn adjacent_powers_form(&self) -> Dialog {
        let text = self.document.engine.book().neighbours.to_text();
        let field = FormField { name: "“strict”, “wide”, or pairs: “A-G, E-F, R-T”", text };
        let mut form = TextForm::new(FormPurpose::AdjacentPowers, "Adjacent powers", vec![field]);
        "When two players meet again, they should not hold adjacent powers both times. Strict: A-G, A-I, A-R, F-G, F-I, \
         G-R, R-T, E-F. Wide: these, and E-G, E-R, A-T, I-T, G-I."
            .clone_into(&mut form.introduction);
        Dialog::Form(form)
    }

    /// Applies the table of the form. Returns false if it must be corrected.
    pub(super) fn submit_adjacent_powers(&mut self, form: &mut TextForm<FormPurpose>) -> bool {
        let text = form.fields.first().map(|field| field.text.clone()).unwrap_or_default();
        match NeighbourTable::parse(&text) {
            Ok(table) => self.apply("table of adjacent powers", Edit::Neighbours(table)),
            Err(part) => {
                form.error =
                    Some(format!("“{part}” is not a pair of powers. Write two letters with a dash between them."));
                false
            }
        }
    }

    pub(super) fn separations_form(&self) -> Dialog {
        let book = self.document.engine.book();
        let pairs = book.separations.iter().map(|pair| pair.map(|id| book.name_of(Some(id))).join(" / "));
        let text = pairs.collect::<Vec<_>>().join("; ");
        let field = FormField { name: "Pairs: “Ann Lee / Bob Ray; Cy Orr / Di Fox”", text };
        let mut form = TextForm::new(FormPurpose::Separations, "Players to keep apart", vec![field]);
        "The rules decide whether team-mates are kept apart. Enter other pairs here, such as couples."
            .clone_into(&mut form.introduction);
        Dialog::Form(form)
    }

    /// Applies the pairs of the form. Returns false if something must be corrected.
    pub(super) fn submit_separations(&mut self, form: &mut TextForm<FormPurpose>) -> bool {
        let text = form.fields.first().map(|field| field.text.clone()).unwrap_or_default();
        match parse_pairs(self.document.engine.book(), &text) {
            Ok(pairs) => self.apply("players to keep apart", Edit::Separations(pairs)),
            Err(error) => {
                form.error = Some(error);
                false
            }
        }
    }
}

/// Reads pairs such as “Ann Lee / Bob Ray; Cy Orr / Di Fox”.
fn parse_pairs(book: &Book, text: &str) -> Result<Vec<[PersonId; 2]>, String> {
    let mut pairs = Vec::new();
    for part in notation::split_parts(text) {
        let Some((one, other)) = part.split_once('/') else {
            return Err(format!("“{part}” names one player. Write two names with a stroke between them."));
        };
        let find = |name: &str| {
            let known = book.find_person(name.trim()).map(|person| person.id);
            known.ok_or_else(|| format!("“{}” is not on the list of players.", name.trim()))
        };
        let pair = [find(one)?, find(other)?];
        if pair[0] == pair[1] {
            return Err(format!("“{part}” names the same player twice."));
        }
        pairs.push(pair);
    }
    Ok(pairs)
}
