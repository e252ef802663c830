//! Beside the draw of a round: several rounds at once, draws of before, what a round is worth, and what is wished of every
//! draw.

use eframe::egui;

use super::draw_commands::seated_anew;
use super::{ChooserItem, Dialog, FormPurpose, Topboard};
use crate::app::dialogs::draw::DrawDialog;
use crate::app::dialogs::draw_certificate::CertificateDialog;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::dialogs::text_form::{FormField, TextForm};
use crate::app::views::Tab;
use crate::book::{BoardRef, Book, Edit, GameStage, NeighbourTable, PersonId, Power, RoundIx, StoredDraw, notation};
use crate::engine::draw::{ComingRounds, DrawOptions, SeatsToKeep};

impl Topboard {
    pub(super) fn how_many_rounds(&self) -> ListChooser<ChooserItem> {
        let first = self.round_to_draw();
        let rounds = self.document.engine.rules().rounds.unwrap_or(7).saturating_sub(first.0).clamp(2, 9);
        let item = |many: usize| ListItem {
            name: format!("{many} rounds together"),
            detail: String::new(),
            more: String::new(),
            choice: ChooserItem::DrawRounds(first, many),
        };
        ListChooser::new("Draw several rounds at once", "how many", (2..=rounds).map(item).collect())
    }

    pub(super) fn which_power_is_left_out(&self) -> ListChooser<ChooserItem> {
        let at = self.round_to_draw();
        let item = |power: Power| ListItem {
            name: format!("Nobody plays {power}"),
            detail: String::new(),
            more: String::new(),
            choice: ChooserItem::Six(at, power),
        };
        ListChooser::new("Draw with boards of six", "a power", Power::ALL.into_iter().map(item).collect())
    }

    /// Draws a round with nobody for a power on as many boards as it takes to seat everybody.
    pub(super) fn draw_sixes(&mut self, ctx: &egui::Context, at: RoundIx, power: Power) {
        let Some(mut coming) = self.draw_request(at, 1, SeatsToKeep::StartedBoards) else { return };
        if !coming.leave_power_out(power) {
            self.said = if coming.request.rounds.first().is_some_and(|call| call.sit_out_count() == 0) {
                "nobody sits out, so no board of six is needed".to_owned()
            } else {
                "those who are there are too few, even for boards of six".to_owned()
            };
            return;
        }
        let book = self.document.engine.book();
        let warning = seated_anew(&coming, book);
        self.dialog = Some(Dialog::Draw(Box::new(DrawDialog::new(ctx, coming, book).warning(warning))));
    }

    /// The draws that were kept of the round, each with what choosing it does.
    pub(super) fn draws_of_before(
        &self,
        title: &'static str,
        choice: fn(RoundIx, usize) -> ChooserItem,
    ) -> Option<ListChooser<ChooserItem>> {
        let at = self.round_to_draw();
        let round = self.document.engine.book().round(at)?;
        let item = |(number, draw): (usize, &StoredDraw)| ListItem {
            name: format!("Draw {} of {}, seed {}", number + 1, round.title(), draw.seed),
            detail: draw.time.clone(),
            more: String::new(),
            choice: choice(at, number),
        };
        Some(ListChooser::new(title, "number or seed", round.draws.iter().enumerate().map(item).collect()))
    }

    /// Which draw of before is to be seated again, and whom that moves.
    pub(super) fn which_comes_back(&mut self) {
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
        let warning = seated_anew(&coming, engine.book());
        let draws = self.draws_of_before("Bring back a draw", ChooserItem::BringBack);
        self.dialog = draws.map(|draws| Dialog::Choose(draws.warning(warning)));
    }

    /// Seats a round as an earlier draw had it.
    pub(super) fn bring_back(&mut self, at: RoundIx, number: usize) {
        let engine = &self.document.engine;
        let book = engine.book();
        let Some(round) = book.round(at) else { return };
        if round.boards.iter().any(|board| board.stage() != GameStage::NotStarted) {
            self.said = format!("{} has counts, so its players stay", round.title());
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
        // A lock holds its player against a draw of before, too.
        let locked = (0..).zip(&round.boards).flat_map(|(number, board)| {
            let seats = board.seats.iter().filter(|(_, seat)| seat.locked && seat.player.is_some());
            seats.map(move |(power, seat)| (BoardRef::new(at.0, number).seat(power), seat.player))
        });
        let moved = locked.collect::<Vec<_>>().into_iter().find(|(seat, player)| {
            let then = back.boards.get(seat.board.board.0).and_then(|board| board[seat.power]);
            then.and_then(|then| coming.person(then)) != *player
        });
        if let Some((seat, _)) = moved {
            self.said = self.say_locked(seat);
            return;
        }
        let edit = coming.to_edit(book, &[back], &[]);
        if self.apply(format!("draw {} brought back", number + 1), edit) {
            self.open_tab(Tab::Round(at));
            self.said = format!("Draw {} is back. Ctrl+Z undoes that.", number + 1);
        }
    }

    /// Makes a draw of before again from what was recorded with it.
    pub(super) fn draw_again(&mut self, ctx: &egui::Context, at: RoundIx, number: usize) {
        let book = self.document.engine.book();
        let Some(kept) = book.round(at).and_then(|round| round.draws.get(number)) else { return };
        let coming = ComingRounds::from_record(book, at, kept);
        let came_out = coming.recorded_round(kept);
        let dialog = DrawDialog::new(ctx, coming, book).recorded(came_out, kept);
        self.dialog = Some(Dialog::Draw(Box::new(dialog)));
    }

    /// What the round in view is worth, whoever seated it.
    pub(super) fn worth(&self) -> Option<Dialog> {
        let engine = &self.document.engine;
        let at = self.round_to_draw();
        let round = engine.book().round(at).filter(|round| !round.boards.is_empty())?;
        let title = format!("What {} is worth", round.title());
        Some(Dialog::Worth(CertificateDialog::new(title, ComingRounds::describe_seated_round(engine.book(), engine.rules(), at))))
    }

    pub(super) fn which_are_adjacent(&self) -> Dialog {
        let text = self.document.engine.book().neighbours.to_text();
        let field = FormField { name: "“strict”, “wide”, or pairs: “A-G, E-F, R-T”", text };
        let mut form = TextForm::new(FormPurpose::Adjacent, "Which powers are adjacent", vec![field]);
        "Two who meet again should not hold adjacent powers both times. Strict: A-G, A-I, A-R, F-G, F-I, G-R, R-T, E-F. \
         Wide: those, and E-G, E-R, A-T, I-T, G-I."
            .clone_into(&mut form.about);
        Dialog::Form(form)
    }

    /// Takes the table of the form; false when it must be typed again.
    pub(super) fn choose_adjacent(&mut self, form: &mut TextForm<FormPurpose>) -> bool {
        let text = form.fields.first().map(|field| field.text.clone()).unwrap_or_default();
        match NeighbourTable::parse(&text) {
            Ok(table) => self.apply("which powers are adjacent", Edit::Neighbours(table)),
            Err(part) => {
                form.error = Some(format!("“{part}” is no pair of powers; write two letters with a dash between."));
                false
            }
        }
    }

    pub(super) fn who_is_apart(&self) -> Dialog {
        let book = self.document.engine.book();
        let pairs = book.separations.iter().map(|pair| pair.map(|id| book.name_of(Some(id))).join(" / "));
        let text = pairs.collect::<Vec<_>>().join("; ");
        let field = FormField { name: "Pairs: “Ann Lee / Bob Ray; Cy Orr / Di Fox”", text };
        let mut form = TextForm::new(FormPurpose::Apart, "Who should not share a board", vec![field]);
        "Team-mates are kept apart as the rules say; these are couples and others beside.".clone_into(&mut form.about);
        Dialog::Form(form)
    }

    /// Takes the pairs of the form; false when something in it must be typed again.
    pub(super) fn keep_apart(&mut self, form: &mut TextForm<FormPurpose>) -> bool {
        let text = form.fields.first().map(|field| field.text.clone()).unwrap_or_default();
        match pairs(self.document.engine.book(), &text) {
            Ok(pairs) => self.apply("who should not share a board", Edit::Separations(pairs)),
            Err(error) => {
                form.error = Some(error);
                false
            }
        }
    }
}

/// “Ann Lee / Bob Ray; Cy Orr / Di Fox”.
fn pairs(book: &Book, text: &str) -> Result<Vec<[PersonId; 2]>, String> {
    let mut pairs = Vec::new();
    for part in notation::split_parts(text) {
        let Some((one, other)) = part.split_once('/') else {
            return Err(format!("“{part}” names one player; put a stroke between two."));
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
