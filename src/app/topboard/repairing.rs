//! A round that was drawn and must change: seats swapped or locked, somebody who comes late or leaves, several rounds at
//! once, a draw of before brought back, and who should not meet.

use eframe::egui;

use super::{Choice, Dialog, FormFor, Topboard};
use crate::app::command::Command;
use crate::app::dialogs::choose::{Chooser, Item};
use crate::app::dialogs::draw::DrawDialog;
use crate::app::dialogs::form::{Field, Form};
use crate::app::dialogs::{buttons, entered, modal};
use crate::app::edits;
use crate::app::tabs::Tab;
use crate::book::{Book, Edit, PersonId, Presence, RoundIx, SeatField, SeatRef, Stage, said};
use crate::draw::evaluate;
use crate::draw::repair::{Change, after};
use crate::live::draw::{Ask, Coming, Keep, difference, plays};

/// Two seats whose players are to change places, and what that does to each count.
#[derive(Debug)]
pub(super) struct Swap {
    seats: [SeatRef; 2],
    said: Vec<String>,
}

impl Topboard {
    /// Whether a command that changes a drawn round would do something now.
    pub(super) fn can_repair(&self, command: Command) -> bool {
        let book = self.document.live.book();
        let seat = self.seat_at_cursor().and_then(|seat| book.seat(seat));
        match command {
            Command::SwapSeats => seat.is_some(),
            Command::LockSeat | Command::Leaves => seat.is_some_and(|seat| seat.player.is_some()),
            Command::LockBoard => self.board_at_cursor().is_some(),
            Command::Latecomer => matches!(self.tab, Tab::Round(_)),
            Command::BringBack => book.round(self.round_to_draw()).is_some_and(|round| !round.draws.is_empty()),
            _ => !book.people.is_empty(),
        }
    }

    /// Does what such a command asks for.
    pub(super) fn repair(&mut self, ctx: &egui::Context, command: Command) {
        match command {
            Command::SwapSeats => self.swap_seats(),
            Command::LockSeat => self.lock_seat(),
            Command::LockBoard => self.lock_board(),
            Command::Latecomer => self.dialog = self.who_comes_late().map(Dialog::Choose),
            Command::Leaves => self.leaves(ctx),
            Command::BringBack => self.dialog = self.draws_of_before().map(Dialog::Choose),
            Command::DrawRounds => self.dialog = Some(Dialog::Choose(self.how_many_rounds())),
            _ => self.dialog = Some(self.who_is_apart()),
        }
    }

    /// Refuses what would touch a board on which centres are counted.
    fn has_started(&mut self, seat: SeatRef) -> bool {
        let book = self.document.live.book();
        let started = book.board(seat.board).is_some_and(|board| board.stage() != Stage::NotStarted);
        if started {
            self.said = format!("{} has counts, so its players stay", book.say_board(seat.board));
        }
        started
    }

    /// Marks the seat under the cursor, or asks whether it changes places with the one that is marked.
    fn swap_seats(&mut self) {
        let Some(seat) = self.seat_at_cursor() else { return };
        if self.has_started(seat) {
            return;
        }
        match self.marked.take() {
            Some(first) if first == seat => "the seat is marked no longer".clone_into(&mut self.said),
            Some(first) if first.board.round == seat.board.round && !self.has_started(first) => {
                self.dialog = Some(Dialog::Swap(Box::new(self.swap(first, seat))));
            }
            _ => {
                self.said = format!("{} is marked; go to another seat and do the same again", self.say_seat(seat));
                self.marked = Some(seat);
            }
        }
    }

    fn swap(&self, one: SeatRef, other: SeatRef) -> Swap {
        let live = &self.document.live;
        let round = one.board.round;
        let coming = Coming::of(Ask {
            book: live.book(),
            rules: live.rules(),
            first: round,
            rounds: 1,
            keep: Keep::Seated,
            roll: None,
            name: None,
        });
        let now = coming.seated(live.book(), round);
        let mut then = now.clone();
        let [at, to] = [one, other].map(|seat| (seat.board.board.0, seat.power));
        then.boards[at.0][at.1] = now.boards[to.0][to.1];
        then.boards[to.0][to.1] = now.boards[at.0][at.1];
        let [from, to] = [now, then].map(|round| evaluate(&coming.request, &[round]).counts());
        let mut said = difference(&from, &to);
        if said.is_empty() {
            said.push("No count changes.".to_owned());
        }
        Swap { seats: [one, other], said }
    }

    pub(super) fn show_swap(&mut self, ctx: &egui::Context, swap: Box<Swap>) {
        let book = self.document.live.book();
        let [one, other] = swap.seats;
        let players = swap.seats.map(|seat| book.seat(seat).and_then(|seat| seat.player));
        let named = |at: usize| match book.name_of(players[at]) {
            "" => "nobody".to_owned(),
            name => name.to_owned(),
        };
        let lines = [
            format!("{} goes to {}.", named(0), self.say_seat(other)),
            format!("{} goes to {}.", named(1), self.say_seat(one)),
        ];
        let (pressed, close) = modal(ctx, "swap", "Swap two seats", 460.0, |ui| {
            let enter = entered(ui);
            for line in lines.iter().chain(&swap.said) {
                ui.label(line);
            }
            let pressed = buttons(ui, &[("Swap", true), ("Cancel", false)]);
            if enter { Some(true) } else { pressed }
        });
        match pressed {
            Some(true) => {
                let what = format!("swap of {} and {}", named(0), named(1));
                let edit = Edit::Batch(vec![
                    Edit::Seat(one, SeatField::Player(players[1])),
                    Edit::Seat(other, SeatField::Player(players[0])),
                ]);
                self.apply(what, edit);
            }
            Some(false) => {}
            None if close => {}
            None => {
                self.dialog = Some(Dialog::Swap(swap));
                return;
            }
        }
        ctx.request_repaint();
    }

    fn lock_seat(&mut self) {
        let Some(seat) = self.seat_at_cursor() else { return };
        let locked = self.document.live.book().seat(seat).is_some_and(|seat| seat.locked);
        let what = if locked { "is locked no longer" } else { "is locked" };
        let said = format!("{} {what}", self.say_seat(seat));
        if self.apply(said.clone(), Edit::Seat(seat, SeatField::Locked(!locked))) {
            self.said = said;
        }
    }

    /// Locks every seat of the board that somebody has, or none where all are locked.
    fn lock_board(&mut self) {
        let Some(at) = self.board_at_cursor() else { return };
        let Some(board) = self.document.live.book().board(at) else { return };
        let taken: Vec<_> = board.seats.iter().filter(|(_, seat)| seat.player.is_some()).collect();
        let lock = !taken.iter().all(|(_, seat)| seat.locked);
        let edits = taken.iter().map(|(power, _)| Edit::Seat(at.seat(*power), SeatField::Locked(lock))).collect();
        let what = if lock { "is locked" } else { "is locked no longer" };
        let said = format!("{} {what}", self.document.live.book().say_board(at));
        if self.apply(said.clone(), Edit::Batch(edits)) {
            self.said = said;
        }
    }

    fn who_comes_late(&self) -> Option<Chooser<Choice>> {
        let Tab::Round(round) = self.tab else { return None };
        let book = self.document.live.book();
        let held = book.round(round)?;
        let sits =
            |id: PersonId| held.boards.iter().any(|board| board.seats.values().any(|seat| seat.player == Some(id)));
        let free = book.people.iter().filter(|person| plays(person) && !sits(person.id));
        let item = |person: &crate::book::Person| Item {
            name: person.name.clone(),
            detail: edits::called(book, round, person.id).map_or("", Presence::name).to_owned(),
            more: String::new(),
            choice: Choice::Joins(round, person.id),
        };
        Some(Chooser::new("Who comes late?", "a few letters of a name", free.map(item).collect()))
    }

    /// Seats somebody who comes late without moving anybody: on an empty chair, or on a board with those who sit out.
    pub(super) fn joins(&mut self, ctx: &egui::Context, round: RoundIx, id: PersonId) {
        self.change_round(ctx, round, id, Presence::Present);
    }

    fn leaves(&mut self, ctx: &egui::Context) {
        let Some(seat) = self.seat_at_cursor() else { return };
        if self.has_started(seat) {
            self.said.push_str("; a substitute is entered on its record");
            return;
        }
        if let Some(id) = self.document.live.book().seat(seat).and_then(|seat| seat.player) {
            self.change_round(ctx, seat.board.round, id, Presence::Absent);
        }
    }

    fn change_round(&mut self, ctx: &egui::Context, round: RoundIx, id: PersonId, is: Presence) {
        if self.is_read_only() {
            return;
        }
        let live = &self.document.live;
        let book = live.book();
        let mut coming = Coming::of(Ask {
            book,
            rules: live.rules(),
            first: round,
            rounds: 1,
            keep: Keep::Seated,
            roll: None,
            name: None,
        });
        let Some(player) = coming.player(id) else { return };
        let seated = coming.only_those_of(book, round);
        let change = if is == Presence::Absent { Change::Leave(player) } else { Change::Join(player) };
        coming.request = after(&coming.request, &seated, change);
        // Where nobody was called, nobody is called now either.
        let called = book.round(round).is_some_and(|round| !round.attendance.is_empty());
        let also = called.then(|| edits::call(book, round, &[(id, Some(is))]));
        self.dialog = Some(Dialog::Draw(Box::new(DrawDialog::new(ctx, coming, book).with(also))));
    }

    fn how_many_rounds(&self) -> Chooser<Choice> {
        let first = self.round_to_draw();
        let rounds = self.document.live.rules().rounds.unwrap_or(7).saturating_sub(first.0).clamp(2, 9);
        let item = |many: usize| Item {
            name: format!("{many} rounds together"),
            detail: String::new(),
            more: String::new(),
            choice: Choice::DrawRounds(first, many),
        };
        Chooser::new("Draw several rounds at once", "how many", (2..=rounds).map(item).collect())
    }

    fn draws_of_before(&self) -> Option<Chooser<Choice>> {
        let at = self.round_to_draw();
        let round = self.document.live.book().round(at)?;
        let item = |(number, draw): (usize, &crate::book::KeptDraw)| Item {
            name: format!("Draw {} of {}, seed {}", number + 1, round.title(), draw.seed),
            detail: draw.time.clone(),
            more: String::new(),
            choice: Choice::BringBack(at, number),
        };
        Some(Chooser::new("Bring back a draw", "number or seed", round.draws.iter().enumerate().map(item).collect()))
    }

    /// Seats a round as an earlier draw had it.
    pub(super) fn bring_back(&mut self, at: RoundIx, number: usize) {
        let live = &self.document.live;
        let book = live.book();
        let Some(round) = book.round(at) else { return };
        if round.boards.iter().any(|board| board.stage() != Stage::NotStarted) {
            self.said = format!("{} has counts, so its players stay", round.title());
            return;
        }
        let Some(kept) = round.draws.get(number) else { return };
        let coming = Coming::of(Ask {
            book,
            rules: live.rules(),
            first: at,
            rounds: 1,
            keep: Keep::Started,
            roll: None,
            name: None,
        });
        let edit = coming.edit(book, &[coming.recall(kept)], &[]);
        if self.apply(format!("draw {} brought back", number + 1), edit) {
            self.open_tab(Tab::Round(at));
            self.said = format!("Draw {} is back. Ctrl+Z undoes that.", number + 1);
        }
    }

    fn who_is_apart(&self) -> Dialog {
        let book = self.document.live.book();
        let pairs = book.separations.iter().map(|pair| pair.map(|id| book.name_of(Some(id))).join(" / "));
        let text = pairs.collect::<Vec<_>>().join("; ");
        let field = Field { name: "Pairs: “Ann Lee / Bob Ray; Cy Orr / Di Fox”", text };
        let mut form = Form::new(FormFor::Apart, "Who should not share a board", vec![field]);
        "Team-mates are kept apart as the rules say; these are couples and others beside.".clone_into(&mut form.about);
        Dialog::Form(form)
    }

    /// Takes the pairs of the form; false when something in it must be typed again.
    pub(super) fn keep_apart(&mut self, form: &mut Form<FormFor>) -> bool {
        let text = form.fields.first().map(|field| field.text.clone()).unwrap_or_default();
        match pairs(self.document.live.book(), &text) {
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
    for part in said::parts(text) {
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
