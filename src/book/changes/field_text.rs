//! The content of the cell that an edit changes, in the language of the window. Its name is in `cell_name`.

use std::collections::HashMap;

use crate::book::fields::{FieldValue, RoundColumn};
use crate::book::results_year::{
    GamesPlayed, IdentityVerdict, LadderChoices, ResultLine, ResultLineField, ResultsYear, ResultsYearEdit,
    SpellingGroup, TiePoints, YearEvent, YearEventField,
};
use crate::book::{
    Award, Board, BoardId, Book, CellEntry, Chart, Edit, NeighbourTable, NotebookEntry, PersonColumn, PersonId,
    PlannedRounds, Power, PowerChoice, PublishedStanding, Round, SeatColumn, Team, TopBoard, Year,
};
use crate::languages::sentences::words;
use crate::languages::window_sentences::{changes as texts, shared_words, values};
use crate::languages::{list_in_window, window_language};

/// The content of the cell that an edit changes.
pub(super) struct FieldContent {
    pub(super) items: CellContent,
    pub(super) people: Vec<PersonId>,
}

pub(super) enum CellContent {
    /// The present texts of a cell: one text, or the items of a list.
    Current(Vec<String>),
    /// The text of an object that the edit removes.
    Removed(String),
    /// The text of an object that the edit adds.
    Added(String),
}

impl CellContent {
    /// The texts before and after the edit, after which the content is `now`. `None` if it is the same.
    pub(super) fn changed_texts(self, now: Option<CellContent>) -> Option<(String, String)> {
        match (self, now) {
            (CellContent::Removed(old), _) => Some((old, String::new())),
            (CellContent::Added(new), _) => Some((String::new(), new)),
            (CellContent::Current(old), Some(CellContent::Current(new))) if old != new => {
                Some((only_in(&old, &new), only_in(&new, &old)))
            }
            (CellContent::Current(_), _) => None,
        }
    }
}

/// The items of `these` that are not in `others`, as one text.
fn only_in(these: &[String], others: &[String]) -> String {
    // Lists with many thousands of items, such as a results year, are compared at every typed letter.
    let mut left: HashMap<&str, usize> = HashMap::with_capacity(others.len());
    for other in others {
        *left.entry(other).or_default() += 1;
    }
    let mut only = Vec::new();
    for item in these {
        match left.get_mut(item.as_str()) {
            Some(left) if *left > 0 => *left -= 1,
            _ => only.push(item.as_str()),
        }
    }
    only.join("; ")
}

impl FieldContent {
    // One arm per edit.
    #[allow(clippy::too_many_lines)]
    pub(super) fn read(book: &Book, edit: &Edit) -> FieldContent {
        let mut people = Vec::new();
        let board_of = |id: BoardId| book.board_position(id).and_then(|at| book.board(at));
        let name = |id: PersonId| book.name_of(Some(id)).to_owned();
        let names = |ids: &[PersonId]| ids.iter().map(|id| name(*id)).collect::<Vec<_>>();
        let items = match edit {
            Edit::Event(field) => items_of(book, book.event.value(field.key())),
            Edit::AddPerson { person, .. } => {
                people.push(person.id);
                CellContent::Added(person.name.clone())
            }
            Edit::RemovePerson(id) => {
                people.push(*id);
                CellContent::Removed(name(*id))
            }
            Edit::Person(id, field) => {
                people.push(*id);
                match (book.person(*id), field.key()) {
                    (Some(person), PersonColumn::Rounds) => {
                        single_item(PlannedRounds::in_window(&person.rounds).into_owned())
                    }
                    (Some(person), column) => items_of(book, person.value(column)),
                    (None, _) => no_items(),
                }
            }
            Edit::AddRound { round, .. } => {
                people.extend(round.boards.iter().flat_map(seated_players));
                CellContent::Added(board_count_text(round))
            }
            Edit::RemoveRound(at) => {
                let round = book.round_position(*at).and_then(|at| book.round(at));
                people.extend(round.iter().flat_map(|round| &round.boards).flat_map(seated_players));
                CellContent::Removed(round.map(board_count_text).unwrap_or_default())
            }
            Edit::Round(at, field) => {
                let Some(round) = book.round_position(*at).and_then(|at| book.round(at)) else {
                    return FieldContent { items: no_items(), people };
                };
                let value = round.value(field.key());
                // A draw names nearly everybody.
                if field.key() != RoundColumn::Draws {
                    people.extend(value.people());
                }
                items_of(book, value)
            }
            Edit::AddBoard { board, .. } => {
                people.extend(seated_players(board));
                CellContent::Added(seats_text(book, board))
            }
            Edit::RemoveBoard(at) => {
                let board = board_of(*at);
                people.extend(board.into_iter().flat_map(seated_players));
                CellContent::Removed(board.map(|board| seats_text(book, board)).unwrap_or_default())
            }
            Edit::Board(at, field) => {
                let Some(board) = board_of(*at) else { return FieldContent { items: no_items(), people } };
                items_of(book, board.value(field.key()))
            }
            Edit::AddChart(_, chart) => CellContent::Added(counts_text(chart)),
            Edit::RemoveChart(at, year) => CellContent::Removed(
                board_of(*at).and_then(|board| chart_of(board, *year)).map(counts_text).unwrap_or_default(),
            ),
            Edit::Count(at, year, _) => {
                let Some(board) = board_of(at.board) else { return FieldContent { items: no_items(), people } };
                people.extend(board.seats[at.power].player);
                items_of(book, board.seat_value(at.power, SeatColumn::Chart(*year)))
            }
            Edit::Seat(at, field) => {
                let Some(board) = board_of(at.board) else { return FieldContent { items: no_items(), people } };
                let seat = &board.seats[at.power];
                let value = seat.value(field.key());
                people.extend(seat.player);
                people.extend(value.people());
                items_of(book, value)
            }
            Edit::Grade { board: at, skill, voter, rated, .. } => {
                let board = board_of(*at);
                people.extend(board.and_then(|board| board.seats[*rated].player));
                let votes = board.and_then(|board| board.votes.iter().find(|votes| votes.skill == *skill));
                single_item(votes.map_or(&CellEntry::Blank, |votes| &votes.grades[*voter][*rated]).to_string())
            }
            Edit::Systems(_) => CellContent::Current(book.systems.iter().flat_map(|text| lines_of(text)).collect()),
            Edit::Rulesets(_) => CellContent::Current(book.rulesets.iter().flat_map(|text| lines_of(text)).collect()),
            Edit::Teams(_) => {
                let describe = |team: &Team| {
                    let captain = team.captain.map(|id| format!(", {}", texts::captain_of_team(&name(id))));
                    let country = if team.country.is_empty() { String::new() } else { format!(", {}", team.country) };
                    let members = names(&team.members).join(", ") + &captain.unwrap_or_default() + &country;
                    words::labelled(window_language(), &team.name, &members)
                };
                CellContent::Current(book.teams.iter().map(describe).collect())
            }
            Edit::TopBoard(_) => CellContent::Current(top_board_decisions(book, &book.top_board)),
            Edit::Separations(_) => {
                people.extend(book.separations.iter().flatten());
                let describe = |pair: &[PersonId; 2]| list_in_window(&names(pair));
                CellContent::Current(book.separations.iter().map(describe).collect())
            }
            Edit::Neighbours(_) => match &book.neighbours {
                NeighbourTable::Strict => no_items(),
                NeighbourTable::Wide => single_item(book.neighbours.text_in_window()),
                NeighbourTable::Own(pairs) => CellContent::Current(
                    pairs.iter().map(|pair| list_in_window(&pair.map(Power::name_in_window))).collect(),
                ),
            },
            Edit::Awards(_) => {
                let describe = |award: &Award| {
                    let note = if award.note.is_empty() { String::new() } else { format!(" ({})", award.note) };
                    let winners = names(&award.winners).join(", ") + &note;
                    words::labelled(window_language(), &award.name, &winners)
                };
                CellContent::Current(book.awards.iter().map(describe).collect())
            }
            Edit::AddNote { note, .. } => CellContent::Added(note_text(note)),
            Edit::RemoveNote(at) => CellContent::Removed(book.notebook.get(*at).map(note_text).unwrap_or_default()),
            Edit::Note(at, _) => single_item(book.notebook.get(*at).map(note_text).unwrap_or_default()),
            Edit::PublishedStandings(_) => {
                let printed = book.printed_rounds();
                let describe = |line: &PublishedStanding| {
                    let place = line.place.map(|place| format!("{place}. ")).unwrap_or_default();
                    let total = line.total.map(|total| format!(" {total}")).unwrap_or_default();
                    let score = |round| line.rounds.get(round).map_or_else(|| "–".to_owned(), f64::to_string);
                    let rounds: Vec<String> = printed.iter().map(score).collect();
                    format!("{place}{}{total} ({})", name(line.player), rounds.join(", "))
                };
                CellContent::Current(book.published_standings.iter().map(describe).collect())
            }
            Edit::ResultsYear(edit) => results_year_content(&book.results_year, edit),
            Edit::UnplacedCells(_) => {
                CellContent::Current(book.unplaced_cells.iter().map(|cell| cell.text.clone()).collect())
            }
            Edit::Book(_) => CellContent::Current(vec![book.summary_in_window()]),
            Edit::Batch(_) => no_items(),
        };
        FieldContent { items, people }
    }
}

/// The present texts of a field.
fn items_of(book: &Book, value: &dyn FieldValue) -> CellContent {
    CellContent::Current(value.items_in_window(book))
}

fn single_item(text: String) -> CellContent {
    CellContent::Current(if text.is_empty() { Vec::new() } else { vec![text] })
}

const fn no_items() -> CellContent {
    CellContent::Current(Vec::new())
}

fn yes_no(yes: bool) -> &'static str {
    if yes { values::yes() } else { values::no() }
}

/// “5 boards”.
fn board_count_text(round: &Round) -> String {
    shared_words::boards(round.boards.len())
}

/// “Austria Ann Other 8, England Ben Nemo 5”. Seats without a player and a count are left out.
fn seats_text(book: &Book, board: &Board) -> String {
    let mut texts = Vec::new();
    for (power, seat) in board.seats.iter() {
        let name = book.name_of(seat.player);
        if !name.is_empty() || !seat.centres.is_blank() {
            let centres = seat.centres.to_string();
            let words = [power.name_in_window(), name, &centres];
            texts.push(words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" "));
        }
    }
    texts.join(", ")
}

/// “Austria 5, England 4”.
fn counts_text(chart: &Chart) -> String {
    let held = chart.centres.iter().filter(|(_, count)| !count.is_blank());
    let counts: Vec<String> = held.map(|(power, count)| format!("{} {count}", power.name_in_window())).collect();
    if counts.is_empty() { texts::no_counts_yet().to_owned() } else { counts.join(", ") }
}

/// The players at a board.
fn seated_players(board: &Board) -> impl Iterator<Item = PersonId> + '_ {
    board.seats.values().filter_map(|seat| seat.player)
}

fn chart_of(board: &Board, year: Year) -> Option<&Chart> {
    board.charts.iter().find(|chart| chart.year == year)
}

fn note_text(note: &NotebookEntry) -> String {
    [&note.time, &note.location, &note.text]
        .into_iter()
        .filter(|text| !text.is_empty())
        .cloned()
        .collect::<Vec<_>>()
        .join(" · ")
}

fn lines_of(text: &str) -> impl Iterator<Item = String> {
    text.lines().filter(|line| !line.trim().is_empty()).map(str::to_owned)
}

/// The decisions about the top board, one sentence each.
fn top_board_decisions(book: &Book, top: &TopBoard) -> Vec<String> {
    let name = |id: PersonId| book.name_of(Some(id));
    let declined = top.declined.iter().map(|declined| match declined.note.as_str() {
        "" => texts::steps_back(name(declined.player)),
        note => texts::steps_back_because(name(declined.player), note),
    });
    let preferred = top.preferred_players.iter().map(|id| texts::put_first(name(*id)));
    let named = top.extra_qualifiers.iter().map(|id| texts::named_for_seat(name(*id)));
    let chose = (1_usize..).zip(&top.choice_order).map(|(at, id)| texts::chooses(name(*id), &at.to_string()));
    let takes = |choice: &PowerChoice| texts::takes_power(name(choice.player), choice.power.name_in_window());
    let powers = top.chosen_powers.iter().map(takes);
    declined.chain(preferred).chain(named).chain(chose).chain(powers).collect()
}

/// The content of the cell that an edit of the results year changes.
fn results_year_content(results_year: &ResultsYear, edit: &ResultsYearEdit) -> CellContent {
    let event = |at: usize| results_year.events.get(at);
    let line = |at: usize, line: usize| event(at).and_then(|event| event.lines.get(line));
    let yes = |yes: bool| single_item(if yes { values::yes() } else { "" }.to_owned());
    let optional = |text: Option<String>| single_item(text.unwrap_or_default());
    let spellings = |group: &SpellingGroup| group.names.iter().map(ToString::to_string).collect::<Vec<_>>().join(" = ");
    match edit {
        ResultsYearEdit::Ladder(_) => single_item(results_year.ladder.clone()),
        ResultsYearEdit::Choices(_) => {
            let LadderChoices { year, date, ties } = results_year.choices;
            let ties = ties.map(|ties| match ties {
                TiePoints::Mean => texts::ties_by_mean().to_owned(),
                TiePoints::Better => texts::ties_by_better_place().to_owned(),
                TiePoints::Listed => texts::ties_as_listed().to_owned(),
            });
            let date = date.map(|day| texts::on_day(&day.to_string()));
            let parts = [year.map(|year| year.to_string()), date, ties];
            CellContent::Current(parts.into_iter().flatten().collect())
        }
        ResultsYearEdit::AddEvent { event, .. } => CellContent::Added(line_count_text(event)),
        ResultsYearEdit::RemoveEvent(at) => CellContent::Removed(event(*at).map(line_count_text).unwrap_or_default()),
        ResultsYearEdit::Event(at, field) => event(*at).map_or_else(no_items, |event| match field {
            YearEventField::Name(_) => single_item(event.name.clone()),
            YearEventField::Date(_) => optional(event.date.map(|day| day.to_string())),
            YearEventField::IsGame(_) => yes(event.is_game),
            YearEventField::Ended(_) => optional(event.ended.map(|day| day.to_string())),
            YearEventField::Championship(_) => {
                optional(event.championship.map(|level| level.name_in_window().to_owned()))
            }
            YearEventField::Accredited(_) => optional(event.accredited.map(|counts| yes_no(counts).to_owned())),
            YearEventField::Variant(_) => yes(event.variant),
            YearEventField::Boards(_) => optional(event.boards.map(|boards| boards.to_string())),
            YearEventField::Directors(_) => CellContent::Current(event.directors.clone()),
        }),
        ResultsYearEdit::AddLine { line, .. } => CellContent::Added(line_text(line)),
        ResultsYearEdit::RemoveLine { event, line: at } => {
            CellContent::Removed(line(*event, *at).map(line_text).unwrap_or_default())
        }
        ResultsYearEdit::Line { event, line: at, field } => {
            line(*event, *at).map_or_else(no_items, |line| match field {
                ResultLineField::Place(_) => optional(line.place.map(|place| place.to_string())),
                ResultLineField::Name(_) => single_item(line.name.clone()),
                ResultLineField::Region(_) => single_item(line.region.clone()),
                ResultLineField::Games(_) => single_item(match line.games {
                    GamesPlayed::Unknown => String::new(),
                    GamesPlayed::Played(games) => games.to_string(),
                    GamesPlayed::Full => texts::games_in_full().to_owned(),
                }),
                ResultLineField::Score(_) => optional(line.score.map(|score| score.to_string())),
                ResultLineField::TakesNoPlace(_) => yes(line.takes_no_place),
                ResultLineField::CountsAsDirector(_) => yes(line.counts_as_director),
            })
        }
        ResultsYearEdit::AddDecision { group, .. } => CellContent::Added(spellings(group)),
        ResultsYearEdit::RemoveDecision { verdict, position: at } => {
            let groups = match verdict {
                IdentityVerdict::Same => &results_year.decisions.same,
                IdentityVerdict::Different => &results_year.decisions.different,
            };
            CellContent::Removed(groups.get(*at).map(spellings).unwrap_or_default())
        }
    }
}

/// “38 lines”.
fn line_count_text(event: &YearEvent) -> String {
    shared_words::lines(event.lines.len())
}

/// “3. Ann Other”.
fn line_text(line: &ResultLine) -> String {
    let place = line.place.map(|place| format!("{place}. ")).unwrap_or_default();
    format!("{place}{}", line.name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repeated_items_of_a_list_are_compared_by_their_number() {
        let texts = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
        let (before, after) = (texts(&["a", "b", "a"]), texts(&["a", "c", "a", "a", "c"]));
        assert_eq!((only_in(&before, &after), only_in(&after, &before)), ("b".to_owned(), "c; a; c".to_owned()));
    }
}
