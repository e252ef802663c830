//! The content of the cell that an edit changes, in words. Its name is in `cell_name`.

use crate::book::fields::{FieldValue, RoundColumn};
use crate::book::results_year::{
    ChampionshipLevel, GamesPlayed, IdentityVerdict, LadderChoices, ResultLine, ResultLineField, ResultsYear,
    ResultsYearEdit, SpellingGroup, TiePoints, YearEvent, YearEventField,
};
use crate::book::{
    Award, Board, BoardRef, Book, CellEntry, Chart, Edit, NeighbourTable, NotebookEntry, PersonId, PublishedStanding,
    Round, SeatColumn, Team, TopBoard, Year,
};

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

impl FieldContent {
    // One arm per edit.
    #[allow(clippy::too_many_lines)]
    pub(super) fn read(book: &Book, edit: &Edit) -> FieldContent {
        let mut people = Vec::new();
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
                book.person(*id).map_or_else(no_items, |person| items_of(book, person.value(field.key())))
            }
            Edit::AddRound { round, .. } => {
                people.extend(round.boards.iter().flat_map(seated_players));
                CellContent::Added(board_count_text(round))
            }
            Edit::RemoveRound(at) => {
                let round = book.round(*at);
                people.extend(round.iter().flat_map(|round| &round.boards).flat_map(seated_players));
                CellContent::Removed(round.map(board_count_text).unwrap_or_default())
            }
            Edit::Round(at, field) => {
                let Some(round) = book.round(*at) else { return FieldContent { items: no_items(), people } };
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
                let board = book.board(*at);
                people.extend(board.into_iter().flat_map(seated_players));
                CellContent::Removed(board.map(|board| seats_text(book, board)).unwrap_or_default())
            }
            Edit::Board(at, field) => {
                let Some(board) = book.board(*at) else { return FieldContent { items: no_items(), people } };
                items_of(book, board.value(field.key()))
            }
            Edit::AddChart(_, chart) => CellContent::Added(counts_text(chart)),
            Edit::RemoveChart(at, year) => {
                CellContent::Removed(chart_of(book, *at, *year).map(counts_text).unwrap_or_default())
            }
            Edit::Count(at, year, _) => {
                let Some(board) = book.board(at.board) else { return FieldContent { items: no_items(), people } };
                people.extend(board.seats[at.power].player);
                items_of(book, board.seat_value(at.power, SeatColumn::Chart(*year)))
            }
            Edit::Seat(at, field) => {
                let Some(seat) = book.seat(*at) else { return FieldContent { items: no_items(), people } };
                let value = seat.value(field.key());
                people.extend(seat.player);
                people.extend(value.people());
                items_of(book, value)
            }
            Edit::Grade { board: at, skill, voter, rated, .. } => {
                let board = book.board(*at);
                people.extend(board.and_then(|board| board.seats[*rated].player));
                let votes = board.and_then(|board| board.votes.iter().find(|votes| votes.skill == *skill));
                single_item(votes.map_or(&CellEntry::Blank, |votes| &votes.grades[*voter][*rated]).to_string())
            }
            Edit::Systems(_) => CellContent::Current(book.systems.iter().flat_map(|text| lines_of(text)).collect()),
            Edit::Rulesets(_) => CellContent::Current(book.rulesets.iter().flat_map(|text| lines_of(text)).collect()),
            Edit::Teams(_) => {
                let describe = |team: &Team| {
                    let captain = team.captain.map(|id| format!(", captain {}", name(id))).unwrap_or_default();
                    let country = if team.country.is_empty() { String::new() } else { format!(", {}", team.country) };
                    format!("{}: {}{captain}{country}", team.name, names(&team.members).join(", "))
                };
                CellContent::Current(book.teams.iter().map(describe).collect())
            }
            Edit::TopBoard(_) => CellContent::Current(top_board_decisions(book, &book.top_board)),
            Edit::Separations(_) => {
                people.extend(book.separations.iter().flatten());
                let describe = |pair: &[PersonId; 2]| format!("{} and {}", name(pair[0]), name(pair[1]));
                CellContent::Current(book.separations.iter().map(describe).collect())
            }
            Edit::Neighbours(_) => match &book.neighbours {
                NeighbourTable::Strict => no_items(),
                NeighbourTable::Wide => single_item("wide".to_owned()),
                NeighbourTable::Own(pairs) => {
                    CellContent::Current(pairs.iter().map(|pair| format!("{} and {}", pair[0], pair[1])).collect())
                }
            },
            Edit::Awards(_) => {
                let describe = |award: &Award| {
                    let note = if award.note.is_empty() { String::new() } else { format!(" ({})", award.note) };
                    format!("{}: {}{note}", award.name, names(&award.winners).join(", "))
                };
                CellContent::Current(book.awards.iter().map(describe).collect())
            }
            Edit::AddNote { note, .. } => CellContent::Added(note_text(note)),
            Edit::RemoveNote(at) => CellContent::Removed(book.notebook.get(*at).map(note_text).unwrap_or_default()),
            Edit::Note(at, _) => single_item(book.notebook.get(*at).map(note_text).unwrap_or_default()),
            Edit::PublishedStandings(_) => {
                let describe = |line: &PublishedStanding| {
                    let place = line.place.map(|place| format!("{place}. ")).unwrap_or_default();
                    let total = line.total.map(|total| format!(" {total}")).unwrap_or_default();
                    let rounds: Vec<String> = line
                        .rounds
                        .iter()
                        .map(|score| score.map_or_else(|| "–".to_owned(), |score| score.to_string()))
                        .collect();
                    format!("{place}{}{total} ({})", name(line.player), rounds.join(", "))
                };
                CellContent::Current(book.published_standings.iter().map(describe).collect())
            }
            Edit::ResultsYear(edit) => results_year_content(&book.results_year, edit),
            Edit::UnplacedCells(_) => {
                CellContent::Current(book.unplaced_cells.iter().map(|cell| cell.text.clone()).collect())
            }
            Edit::Book(_) => CellContent::Current(vec![book_summary(book)]),
            Edit::Batch(_) => no_items(),
        };
        FieldContent { items, people }
    }
}

/// The present texts of a field.
fn items_of(book: &Book, value: &dyn FieldValue) -> CellContent {
    CellContent::Current(value.items(book))
}

fn single_item(text: String) -> CellContent {
    CellContent::Current(if text.is_empty() { Vec::new() } else { vec![text] })
}

const fn no_items() -> CellContent {
    CellContent::Current(Vec::new())
}

const fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// “5 boards”.
fn board_count_text(round: &Round) -> String {
    match round.boards.len() {
        1 => "1 board".to_owned(),
        boards => format!("{boards} boards"),
    }
}

/// “3 rounds, 14 boards, 38 players”.
fn book_summary(book: &Book) -> String {
    let some = |count: usize, what: &str| format!("{count} {what}{}", if count == 1 { "" } else { "s" });
    let boards = book.boards().count();
    [some(book.rounds.len(), "round"), some(boards, "board"), some(book.people.len(), "player")].join(", ")
}

/// “Austria Ann Other 8, England Ben Nemo 5”. Seats without a player and a count are left out.
fn seats_text(book: &Book, board: &Board) -> String {
    let mut texts = Vec::new();
    for (power, seat) in board.seats.iter() {
        let name = book.name_of(seat.player);
        if !name.is_empty() || !seat.centres.is_blank() {
            let words = [power.to_string(), name.to_owned(), seat.centres.to_string()];
            texts.push(words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" "));
        }
    }
    texts.join(", ")
}

/// “Austria 5, England 4”.
fn counts_text(chart: &Chart) -> String {
    let held = chart.centres.iter().filter(|(_, count)| !count.is_blank());
    held.map(|(power, count)| format!("{power} {count}")).collect::<Vec<_>>().join(", ")
}

/// The players at a board.
fn seated_players(board: &Board) -> impl Iterator<Item = PersonId> + '_ {
    board.seats.values().filter_map(|seat| seat.player)
}

fn chart_of(book: &Book, at: BoardRef, year: Year) -> Option<&Chart> {
    book.board(at)?.charts.iter().find(|chart| chart.year == year)
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
        "" => format!("{} steps back", name(declined.player)),
        note => format!("{} steps back ({note})", name(declined.player)),
    });
    let preferred = top.preferred_players.iter().map(|id| format!("{} put first in the tie", name(*id)));
    let named = top.extra_qualifiers.iter().map(|id| format!("{} named for a seat", name(*id)));
    let chose = top.choice_order.iter().enumerate().map(|(at, id)| format!("{} chooses {}", name(*id), at + 1));
    let powers = top.chosen_powers.iter().map(|choice| format!("{} takes {}", name(choice.player), choice.power));
    declined.chain(preferred).chain(named).chain(chose).chain(powers).collect()
}

/// The content of the cell that an edit of the results year changes.
fn results_year_content(results_year: &ResultsYear, edit: &ResultsYearEdit) -> CellContent {
    let event = |at: usize| results_year.events.get(at);
    let line = |at: usize, line: usize| event(at).and_then(|event| event.lines.get(line));
    let yes = |yes: bool| single_item(if yes { "yes" } else { "" }.to_owned());
    let optional = |text: Option<String>| single_item(text.unwrap_or_default());
    let spellings = |group: &SpellingGroup| group.names.iter().map(ToString::to_string).collect::<Vec<_>>().join(" = ");
    match edit {
        ResultsYearEdit::Ladder(_) => single_item(results_year.ladder.clone()),
        ResultsYearEdit::Choices(_) => {
            let LadderChoices { year, date, ties } = results_year.choices;
            let ties = ties.map(|ties| match ties {
                TiePoints::Mean => "ties by the mean".to_owned(),
                TiePoints::Better => "ties by the better place".to_owned(),
                TiePoints::Listed => "ties as listed".to_owned(),
            });
            let parts = [year.map(|year| year.to_string()), date.map(|day| format!("on {day}")), ties];
            CellContent::Current(parts.into_iter().flatten().collect())
        }
        ResultsYearEdit::AddEvent { event, .. } => CellContent::Added(line_count_text(event)),
        ResultsYearEdit::RemoveEvent(at) => CellContent::Removed(event(*at).map(line_count_text).unwrap_or_default()),
        ResultsYearEdit::Event(at, field) => event(*at).map_or_else(no_items, |event| match field {
            YearEventField::Name(_) => single_item(event.name.clone()),
            YearEventField::Date(_) => optional(event.date.map(|day| day.to_string())),
            YearEventField::IsGame(_) => yes(event.is_game),
            YearEventField::Ended(_) => optional(event.ended.map(|day| day.to_string())),
            YearEventField::Championship(_) => optional(event.championship.map(|level| match level {
                ChampionshipLevel::Local => "local".to_owned(),
                ChampionshipLevel::State => "state".to_owned(),
                ChampionshipLevel::National => "national".to_owned(),
            })),
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
                    GamesPlayed::Full => "in full".to_owned(),
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
    match event.lines.len() {
        1 => "1 line".to_owned(),
        lines => format!("{lines} lines"),
    }
}

/// “3. Ann Other”.
fn line_text(line: &ResultLine) -> String {
    let place = line.place.map(|place| format!("{place}. ")).unwrap_or_default();
    format!("{place}{}", line.name)
}
