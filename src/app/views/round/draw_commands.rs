//! The commands of the draw: one round, several rounds at once, boards of six, an elimination, players to keep apart,
//! and the table of adjacent powers. The draw itself is in [`crate::draw`].

use eframe::egui;

use crate::app::commands::conditions::{Availability, needs_players, require};
use crate::app::dialogs::action::Action;
use crate::app::dialogs::draw::DrawDialog;
use crate::app::dialogs::gunboat_schedule::EliminationDialog;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::dialogs::text_form::{FormField, TextForm, applied};
use crate::app::session::Session;
use crate::book::typed_words::capitalize;
use crate::book::{Book, Edit, NeighbourTable, PersonId, Power, RoundIx, notation};
use crate::engine::draw::{ComingRounds, EntrantsByGroup, SeatsToKeep};
use crate::languages::messages::steps;
use crate::languages::window_sentences::{round_tab as texts, standings_tab};

/// The event has players, and its rules have groups.
pub fn can_draw_elimination(session: &Session) -> Availability {
    needs_players(session)?;
    require(session.engine().rules().groups, standings_tab::first_choose_rules_with_groups())
}

/// The round that the tab in view is about, else the coming round.
pub fn round_to_draw(session: &Session) -> RoundIx {
    session.view().round_to_draw(session.tab).unwrap_or_else(|| session.engine().coming_round())
}

/// What is drawn, from a round on.
#[derive(Clone, Copy, Debug)]
enum DrawnRounds {
    /// So many rounds together.
    Together(usize),
    /// One round, with boards on which nobody plays this power.
    BoardsOfSix(Power),
}

/// Draws the round in view.
pub fn draw_round(session: &mut Session, ctx: &egui::Context) {
    // The rounds of an elimination are drawn together.
    if session.book().rounds.is_empty() && can_draw_elimination(session).is_ok() {
        draw_elimination(session, ctx);
        return;
    }
    let round = round_to_draw(session);
    open_draw_dialog(session, ctx, round, DrawnRounds::Together(1), SeatsToKeep::StartedBoards);
}

/// Opens the dialog that draws rounds. It asks first if the draw would lose seats that no draw has made.
fn open_draw_dialog(session: &mut Session, ctx: &egui::Context, first: RoundIx, drawn: DrawnRounds, keep: SeatsToKeep) {
    let Some(coming) = request_for(session, first, drawn, keep) else { return };
    if let Some(lost) = coming.lost_seats(session.book()).filter(|_| keep == SeatsToKeep::StartedBoards) {
        ask_about_own_seats(session, first, drawn, &lost);
        return;
    }
    if let Some(moved) = reseating_warning(&coming, session.book()).filter(|_| keep == SeatsToKeep::StartedBoards) {
        ask_to_draw_again(session, first, drawn, moved);
        return;
    }
    open_dialog_of_draw(session, ctx, coming);
}

fn opening_draw(first: RoundIx, drawn: DrawnRounds, keep: SeatsToKeep) -> Action {
    Action::window(move |window, ctx| open_draw_dialog(window.session(), ctx, first, drawn, keep))
}

/// The request for these rounds. Where nothing can be drawn, the window says why.
fn request_for(session: &mut Session, first: RoundIx, drawn: DrawnRounds, keep: SeatsToKeep) -> Option<ComingRounds> {
    match drawn {
        DrawnRounds::Together(rounds) => draw_request(session, first, rounds, keep),
        DrawnRounds::BoardsOfSix(power) => {
            let mut coming = draw_request(session, first, 1, keep)?;
            if coming.leave_power_out(power) {
                return Some(coming);
            }
            session.set_status(if coming.request.rounds.first().is_some_and(|call| call.sit_out_count() == 0) {
                texts::nobody_sits_out()
            } else {
                texts::too_few_for_six()
            });
            None
        }
    }
}

/// Asks whether the seats that no draw has made stay. `lost` are those that a draw of all boards would lose.
fn ask_about_own_seats(session: &mut Session, first: RoundIx, drawn: DrawnRounds, lost: &str) {
    let keeping = opening_draw(first, drawn, SeatsToKeep::OwnSeats);
    let items = vec![
        ListItem::new(texts::keep_seats(), "", keeping),
        ListItem::new(texts::draw_all_boards(), texts::these_seats_are_lost(), drawing_all(first, drawn)),
    ];
    let warning = texts::seats_would_be_lost(lost);
    let chooser = ListChooser::new(texts::draw_over_seats(), texts::draw_over_seats_search(), items);
    session.open_dialog(chooser.with_warning(Some(warning)));
}

/// Opens the dialog of a draw that keeps no seats but those of started boards.
fn drawing_all(first: RoundIx, drawn: DrawnRounds) -> Action {
    Action::window(move |window, ctx| {
        let session = window.session();
        if let Some(coming) = request_for(session, first, drawn, SeatsToKeep::StartedBoards) {
            open_dialog_of_draw(session, ctx, coming);
        }
    })
}

/// Asks before a draw moves players who have seats from a draw. In other programs the key of the draw makes letters bold, so Enter
/// keeps the seats.
fn ask_to_draw_again(session: &mut Session, first: RoundIx, drawn: DrawnRounds, moved: String) {
    let items = vec![
        ListItem::new(texts::leave_draw(), "", Action::session(|_| {})),
        ListItem::new(texts::draw_again(), "", drawing_all(first, drawn)),
    ];
    let chooser = ListChooser::new(texts::draw_again_question(), texts::draw_again_search(), items);
    session.open_dialog(chooser.with_warning(Some(moved)));
}

fn open_dialog_of_draw(session: &mut Session, ctx: &egui::Context, coming: ComingRounds) {
    let warning = reseating_warning(&coming, session.book());
    let dialog = new_draw_dialog(session, ctx, coming).with_warning(warning);
    session.open_dialog(dialog);
}

/// The dialog of a new draw.
pub(super) fn new_draw_dialog(session: &Session, ctx: &egui::Context, mut coming: ComingRounds) -> DrawDialog {
    coming.request.seed = session.seeds.seed_after(coming.request.seed.saturating_sub(1));
    DrawDialog::new(ctx, coming, session.book())
}

/// The request for a draw. Where nothing can be drawn, a notification says why, and what to do.
fn draw_request(session: &mut Session, first: RoundIx, rounds: usize, keep: SeatsToKeep) -> Option<ComingRounds> {
    if session.refuse_if_read_only() {
        return None;
    }
    match session.engine().draw_request(first, rounds, keep) {
        Ok(request) => Some(request),
        Err(refused) => {
            let reason = capitalize(&refused.to_string());
            session.messages.notify(match &refused.next {
                Some(next) => texts::cannot_draw(&reason, next),
                None => texts::cannot_draw_next_round(&reason),
            });
            None
        }
    }
}

/// A warning that a draw would move players who have a seat.
pub(super) fn reseating_warning(coming: &ComingRounds, book: &Book) -> Option<String> {
    match coming.reseated_count(book) {
        0 => None,
        count => Some(texts::players_will_move(count)),
    }
}

/// Asks for the number of rounds to draw together.
pub fn draw_several_rounds(session: &mut Session) {
    let first = round_to_draw(session);
    let rounds = session.engine().rules().rounds.unwrap_or(7).saturating_sub(first.0).clamp(2, 9);
    let item = |many: usize| {
        let action = opening_draw(first, DrawnRounds::Together(many), SeatsToKeep::StartedBoards);
        ListItem::new(texts::rounds_together(many), "", action)
    };
    let items = (2..=rounds).map(item).collect();
    let (title, search) = (texts::draw_several_rounds(), texts::draw_several_rounds_search());
    session.open_dialog(ListChooser::new(title, search, items));
}

/// Asks for the power that nobody plays on boards of six.
pub fn draw_with_boards_of_six(session: &mut Session) {
    let at = round_to_draw(session);
    let item = |power: Power| {
        let action = opening_draw(at, DrawnRounds::BoardsOfSix(power), SeatsToKeep::StartedBoards);
        ListItem::new(texts::nobody_plays(power.name_in_window()), "", action)
    };
    let items = Power::ALL.into_iter().map(item).collect();
    let (title, search) = (texts::draw_boards_of_six(), texts::draw_boards_of_six_search());
    session.open_dialog(ListChooser::new(title, search, items));
}

/// Opens the dialog that draws the games of an elimination in groups.
pub fn draw_elimination(session: &mut Session, ctx: &egui::Context) {
    if session.refuse_if_read_only() {
        return;
    }
    match EntrantsByGroup::of_book(session.book()) {
        Ok(entrants) => session.open_dialog(EliminationDialog::new(ctx, entrants, session.seeds)),
        Err(error) => session.messages.show_error(error.to_string()),
    }
}

/// Asks for the table of adjacent powers.
pub fn set_adjacent_powers(session: &mut Session) {
    let text = session.book().neighbours.text_in_window();
    let field = FormField { name: texts::adjacent_powers_field(), text };
    let form = TextForm::new(texts::adjacent_powers(), vec![field], |session, typed| {
        let table = NeighbourTable::parse(typed.text(0)).map_err(|part| texts::not_a_pair(&part))?;
        applied(session.apply(steps::adjacent_powers(), Edit::Neighbours(table)))
    });
    session.open_dialog(form.with_introduction(texts::adjacent_powers_introduction()));
}

/// Asks for the pairs of players who should not share a board.
pub fn keep_apart(session: &mut Session) {
    let book = session.book();
    let groups = separated_groups(&book.separations).into_iter();
    let groups = groups.map(|group| group.into_iter().map(|id| book.name_of(Some(id))).collect::<Vec<_>>().join(" / "));
    let text = groups.collect::<Vec<_>>().join("; ");
    let field = FormField { name: texts::keep_apart_field(), text };
    let form = TextForm::new(texts::keep_apart(), vec![field], |session, typed| {
        let pairs = parse_groups(session.book(), typed.text(0))?;
        applied(session.apply(steps::players_to_keep_apart(), Edit::Separations(pairs)))
    });
    session.open_dialog(form.with_introduction(texts::keep_apart_introduction()));
}

/// The fewest groups that one finds by adding each pair to the first group whose members are all separated from it.
fn separated_groups(pairs: &[[PersonId; 2]]) -> Vec<Vec<PersonId>> {
    let apart = |one: PersonId, other: PersonId| pairs.contains(&[one, other]) || pairs.contains(&[other, one]);
    let mut groups: Vec<Vec<PersonId>> = Vec::new();
    for &[one, other] in pairs {
        if groups.iter().any(|group| group.contains(&one) && group.contains(&other)) {
            continue;
        }
        let fits = |group: &&mut Vec<PersonId>| {
            [one, other].iter().any(|id| group.contains(id))
                && group.iter().all(|member| [one, other].iter().all(|id| member == id || apart(*member, *id)))
        };
        match groups.iter_mut().find(fits) {
            Some(group) => group.push(if group.contains(&one) { other } else { one }),
            None => groups.push(vec![one, other]),
        }
    }
    groups
}

/// Reads groups such as “Ann Lee / Bob Ray; Cy Orr / Di Fox / Ed Orr” as all pairs of their members.
fn parse_groups(book: &Book, text: &str) -> Result<Vec<[PersonId; 2]>, String> {
    let mut pairs: Vec<[PersonId; 2]> = Vec::new();
    for part in notation::split_parts(text) {
        let find = |name: &str| {
            let known = book.person_meant(name.trim()).map(|person| person.id);
            known.ok_or_else(|| texts::not_on_list(name.trim()))
        };
        let members = part.split('/').map(find).collect::<Result<Vec<PersonId>, String>>()?;
        if members.len() < 2 {
            return Err(texts::group_of_one(part));
        }
        for (at, one) in members.iter().enumerate() {
            for other in &members[at + 1..] {
                if one == other {
                    return Err(texts::group_names_twice(part));
                }
                if !pairs.contains(&[*one, *other]) && !pairs.contains(&[*other, *one]) {
                    pairs.push([*one, *other]);
                }
            }
        }
    }
    Ok(pairs)
}
