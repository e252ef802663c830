//! What a cell holds, in words.

use crate::book::results_year::{
    Choices, Games, Group, Kind, Line, LineField, Season, SeasonEdit, SeasonEvent, SeasonEventField, Ties, Verdict,
};
use crate::book::{
    Attending, Award, Board, BoardField, BoardRef, Book, Chart, Edit, Ending, Entry, EventField, KeptDraw, Neighbours,
    Note, Override, Person, PersonField, PersonId, Published, Round, RoundField, SeatField, Substitute, Team, TopBoard,
    Year, notation,
};

/// What the target of an edit holds.
pub(super) struct Held {
    pub(super) items: Items,
    pub(super) people: Vec<PersonId>,
}

pub(super) enum Items {
    /// The texts a cell holds: one, or those of a list.
    Cell(Vec<String>),
    /// What is about to go.
    Gone(String),
    /// What is about to come.
    Came(String),
}

impl Held {
    // One arm for each edit.
    #[allow(clippy::too_many_lines)]
    pub(super) fn of(book: &Book, edit: &Edit) -> Held {
        let mut people = Vec::new();
        let name = |id: PersonId| book.name_of(Some(id)).to_owned();
        let names = |ids: &[PersonId]| ids.iter().map(|id| name(*id)).collect::<Vec<_>>();
        let items = match edit {
            Edit::Event(field) => one(match field {
                EventField::Name(_) => book.event.name.clone(),
                EventField::Venue(_) => book.event.venue.clone(),
                EventField::Country(_) => book.event.country.clone(),
                EventField::Town(_) => book.event.town.clone(),
                EventField::SignUpClosed(_) => book.event.sign_up_closed.clone(),
                EventField::Dates(_) => book.event.dates.clone(),
                EventField::Rules(_) => book.event.rules.clone(),
                EventField::System(_) => book.event.system.clone().unwrap_or_default(),
            }),
            Edit::AddPerson { person, .. } => {
                people.push(person.id);
                Items::Came(person.name.clone())
            }
            Edit::RemovePerson(id) => {
                people.push(*id);
                Items::Gone(name(*id))
            }
            Edit::Person(id, field) => {
                people.push(*id);
                book.person(*id).map_or_else(nothing, |person| person_items(book, person, field))
            }
            Edit::AddRound { round, .. } => {
                people.extend(round.boards.iter().flat_map(seated));
                Items::Came(extent(round))
            }
            Edit::RemoveRound(at) => {
                let round = book.round(*at);
                people.extend(round.iter().flat_map(|round| &round.boards).flat_map(seated));
                Items::Gone(round.map(extent).unwrap_or_default())
            }
            Edit::Round(at, field) => {
                let Some(round) = book.round(*at) else { return Held { items: nothing(), people } };
                match field {
                    RoundField::Name(_) => one(round.name.clone()),
                    RoundField::System(_) => one(round.system.clone().unwrap_or_default()),
                    RoundField::Note(_) => one(round.note.clone()),
                    RoundField::SatOut(_) => {
                        people.extend(&round.sat_out);
                        Items::Cell(names(&round.sat_out))
                    }
                    RoundField::Released(_) => one(round.released.map_or("", yes_no).to_owned()),
                    RoundField::Posted(_) => {
                        one(round.posted.as_ref().map(|posted| posted.at.clone()).unwrap_or_default())
                    }
                    RoundField::Attendance(_) => {
                        people.extend(round.attendance.iter().map(|line| line.player));
                        let say = |line: &Attending| format!("{} {}", name(line.player), line.is.name());
                        Items::Cell(round.attendance.iter().map(say).collect())
                    }
                    RoundField::Draws(_) => Items::Cell(round.draws.iter().map(draw).collect()),
                }
            }
            Edit::AddBoard { board, .. } => {
                people.extend(seated(board));
                Items::Came(seats(book, board))
            }
            Edit::RemoveBoard(at) => {
                let board = book.board(*at);
                people.extend(board.into_iter().flat_map(seated));
                Items::Gone(board.map(|board| seats(book, board)).unwrap_or_default())
            }
            Edit::Board(at, field) => {
                let Some(board) = book.board(*at) else { return Held { items: nothing(), people } };
                match field {
                    BoardField::Name(_) => one(board.name.clone()),
                    BoardField::System(_) => one(board.system.clone().unwrap_or_default()),
                    BoardField::Ended(_) => one(board.ended.to_string()),
                    BoardField::Ending(_) => one(match board.ending {
                        Ending::Played => String::new(),
                        Ending::Conceded(power) => format!("conceded to {power}"),
                        Ending::Abandoned => "abandoned".to_owned(),
                    }),
                    BoardField::Top(_) => one(if board.top { "yes" } else { "" }.to_owned()),
                    BoardField::Proposals(_) => Items::Cell(
                        board
                            .proposals
                            .iter()
                            .map(|draw| {
                                format!(
                                    "{}: {}, {}",
                                    draw.when(),
                                    notation::members(&draw.members),
                                    draw.outcome.name()
                                )
                            })
                            .collect(),
                    ),
                    BoardField::Votes(_) => Items::Cell(
                        board
                            .votes
                            .iter()
                            .flat_map(|votes| {
                                votes.grades.iter().flat_map(move |(by, ballot)| {
                                    ballot
                                        .iter()
                                        .filter(|(_, grade)| !grade.is_blank())
                                        .map(move |(of, grade)| format!("{}: {by} gave {of} {grade}", votes.skill))
                                })
                            })
                            .collect(),
                    ),
                }
            }
            Edit::AddChart(_, chart) => Items::Came(counts(chart)),
            Edit::RemoveChart(at, year) => Items::Gone(chart_of(book, *at, *year).map(counts).unwrap_or_default()),
            Edit::Count(at, year, _) => {
                people.extend(book.seat(*at).and_then(|seat| seat.player));
                one(chart_of(book, at.board, *year)
                    .map(|chart| chart.centres[at.power].to_string())
                    .unwrap_or_default())
            }
            Edit::Seat(at, field) => {
                let Some(seat) = book.seat(*at) else { return Held { items: nothing(), people } };
                people.extend(seat.player);
                match field {
                    SeatField::Player(_) => one(book.name_of(seat.player).to_owned()),
                    SeatField::Centres(_) => one(seat.centres.to_string()),
                    SeatField::Out(_) => one(seat.out.to_string()),
                    SeatField::InDraw(_) => one(seat.in_draw.map_or("", yes_no).to_owned()),
                    SeatField::MissedMoves(_) => one(seat.missed_moves.to_string()),
                    SeatField::MissedWinters(_) => one(seat.missed_winters.to_string()),
                    SeatField::Printed(_) => one(seat.printed.map(|score| score.to_string()).unwrap_or_default()),
                    SeatField::Ruling(_) => one(seat.ruling.as_ref().map(ruling).unwrap_or_default()),
                    SeatField::Penalties(_) => one(notation::penalties(&seat.penalties)),
                    SeatField::Substitutes(_) => {
                        people.extend(seat.substitutes.iter().map(|substitute| substitute.player));
                        let say = |substitute: &Substitute| match substitute.from.as_str() {
                            "" => name(substitute.player),
                            from => format!("{} from {from}", name(substitute.player)),
                        };
                        Items::Cell(seat.substitutes.iter().map(say).collect())
                    }
                    SeatField::ScoresFor(_) => {
                        people.extend(seat.scores_for);
                        one(book.name_of(seat.scores_for).to_owned())
                    }
                    SeatField::Cards(_) => one(notation::cards(&seat.cards)),
                    SeatField::Locked(_) => one(if seat.locked { "yes" } else { "" }.to_owned()),
                }
            }
            Edit::Grade { at, skill, by, of, .. } => {
                let board = book.board(*at);
                people.extend(board.and_then(|board| board.seats[*of].player));
                let votes = board.and_then(|board| board.votes.iter().find(|votes| votes.skill == *skill));
                one(votes.map_or(&Entry::Blank, |votes| &votes.grades[*by][*of]).to_string())
            }
            Edit::Systems(_) => Items::Cell(book.systems.iter().flat_map(|text| lines_of(text)).collect()),
            Edit::Rulesets(_) => Items::Cell(book.rulesets.iter().flat_map(|text| lines_of(text)).collect()),
            Edit::Teams(_) => {
                let say = |team: &Team| {
                    let captain = team.captain.map(|id| format!(", captain {}", name(id))).unwrap_or_default();
                    let country = if team.country.is_empty() { String::new() } else { format!(", {}", team.country) };
                    format!("{}: {}{captain}{country}", team.name, names(&team.members).join(", "))
                };
                Items::Cell(book.teams.iter().map(say).collect())
            }
            Edit::TopBoard(_) => Items::Cell(decisions(book, &book.top_board)),
            Edit::Separations(_) => {
                people.extend(book.separations.iter().flatten());
                let say = |pair: &[PersonId; 2]| format!("{} and {}", name(pair[0]), name(pair[1]));
                Items::Cell(book.separations.iter().map(say).collect())
            }
            Edit::Neighbours(_) => match &book.neighbours {
                Neighbours::Strict => nothing(),
                Neighbours::Wide => one("wide".to_owned()),
                Neighbours::Own(pairs) => {
                    Items::Cell(pairs.iter().map(|pair| format!("{} and {}", pair[0], pair[1])).collect())
                }
            },
            Edit::Awards(_) => {
                let say = |award: &Award| {
                    let note = if award.note.is_empty() { String::new() } else { format!(" ({})", award.note) };
                    format!("{}: {}{note}", award.name, names(&award.winners).join(", "))
                };
                Items::Cell(book.awards.iter().map(say).collect())
            }
            Edit::AddNote { note, .. } => Items::Came(note_text(note)),
            Edit::RemoveNote(at) => Items::Gone(book.notebook.get(*at).map(note_text).unwrap_or_default()),
            Edit::Note(at, _) => one(book.notebook.get(*at).map(note_text).unwrap_or_default()),
            Edit::Published(_) => {
                let say = |line: &Published| {
                    let place = line.place.map(|place| format!("{place}. ")).unwrap_or_default();
                    let total = line.total.map(|total| format!(" {total}")).unwrap_or_default();
                    let rounds: Vec<String> = line
                        .rounds
                        .iter()
                        .map(|score| score.map_or_else(|| "–".to_owned(), |score| score.to_string()))
                        .collect();
                    format!("{place}{}{total} ({})", name(line.player), rounds.join(", "))
                };
                Items::Cell(book.published.iter().map(say).collect())
            }
            Edit::Season(edit) => season(&book.season, edit),
            Edit::Unplaced(_) => Items::Cell(book.unplaced.iter().map(|kept| kept.text.clone()).collect()),
            Edit::Book(_) => Items::Cell(vec![whole(book)]),
            Edit::Batch(_) => nothing(),
        };
        Held { items, people }
    }
}

fn one(text: String) -> Items {
    Items::Cell(if text.is_empty() { Vec::new() } else { vec![text] })
}

const fn nothing() -> Items {
    Items::Cell(Vec::new())
}

const fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

fn person_items(book: &Book, person: &Person, field: &PersonField) -> Items {
    one(match field {
        PersonField::Name(_) => person.name.clone(),
        PersonField::Family(_) => person.family.clone(),
        PersonField::Region(_) => person.region.clone(),
        PersonField::Note(_) => person.note.clone(),
        PersonField::Role(_) => person.role.name().to_owned(),
        PersonField::Group(_) => person.group.clone(),
        PersonField::Handicap(_) => person.handicap.map(|points| points.to_string()).unwrap_or_default(),
        PersonField::WantsTeam(_) => if person.wants_team { "yes" } else { "" }.to_owned(),
        PersonField::Penalties(_) => notation::penalties(&person.penalties),
        PersonField::ReplacedBy(_) => book.name_of(person.replaced_by).to_owned(),
        PersonField::SignedUp(_) => person.signed_up.clone(),
        PersonField::Town(_) => person.town.clone(),
        PersonField::Prefers(_) => person.prefers.iter().map(|power| power.letter()).collect(),
    })
}

/// “12.5 (agreed with both players)”.
fn ruling(ruling: &Override) -> String {
    if ruling.reason.is_empty() { ruling.score.to_string() } else { format!("{} ({})", ruling.score, ruling.reason) }
}

/// “2006-08-12 09:58, seed 7, 6 boards”.
fn draw(kept: &KeptDraw) -> String {
    let boards = kept.seats.boards.len();
    [kept.time.clone(), format!("seed {}", kept.seed), format!("{boards} boards")]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(", ")
}

/// “5 boards”.
fn extent(round: &Round) -> String {
    match round.boards.len() {
        1 => "1 board".to_owned(),
        boards => format!("{boards} boards"),
    }
}

/// “3 rounds, 14 boards, 38 players”.
fn whole(book: &Book) -> String {
    let some = |count: usize, what: &str| format!("{count} {what}{}", if count == 1 { "" } else { "s" });
    let boards = book.boards().count();
    [some(book.rounds.len(), "round"), some(boards, "board"), some(book.people.len(), "player")].join(", ")
}

/// “Austria Ann Other 8, England Ben Nemo 5”; of those who sit there or hold something.
fn seats(book: &Book, board: &Board) -> String {
    let mut said = Vec::new();
    for (power, seat) in board.seats.iter() {
        let name = book.name_of(seat.player);
        if !name.is_empty() || !seat.centres.is_blank() {
            let words = [power.to_string(), name.to_owned(), seat.centres.to_string()];
            said.push(words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" "));
        }
    }
    said.join(", ")
}

/// “Austria 5, England 4”.
fn counts(chart: &Chart) -> String {
    let held = chart.centres.iter().filter(|(_, count)| !count.is_blank());
    held.map(|(power, count)| format!("{power} {count}")).collect::<Vec<_>>().join(", ")
}

/// Everybody who sits at a board.
fn seated(board: &Board) -> impl Iterator<Item = PersonId> + '_ {
    board.seats.values().filter_map(|seat| seat.player)
}

fn chart_of(book: &Book, at: BoardRef, year: Year) -> Option<&Chart> {
    book.board(at)?.charts.iter().find(|chart| chart.year == year)
}

fn note_text(note: &Note) -> String {
    [&note.time, &note.place, &note.text]
        .into_iter()
        .filter(|text| !text.is_empty())
        .cloned()
        .collect::<Vec<_>>()
        .join(" · ")
}

fn lines_of(text: &str) -> impl Iterator<Item = String> {
    text.lines().filter(|line| !line.trim().is_empty()).map(str::to_owned)
}

/// What was decided about the top board, a sentence each.
fn decisions(book: &Book, top: &TopBoard) -> Vec<String> {
    let name = |id: PersonId| book.name_of(Some(id));
    let declined = top.declined.iter().map(|declined| match declined.note.as_str() {
        "" => format!("{} steps back", name(declined.player)),
        note => format!("{} steps back ({note})", name(declined.player)),
    });
    let preferred = top.preferred.iter().map(|id| format!("{} first of the level", name(*id)));
    let named = top.named.iter().map(|id| format!("{} named for a seat", name(*id)));
    let chose = top.chose.iter().enumerate().map(|(at, id)| format!("{} chooses {}", name(*id), at + 1));
    let powers = top.powers.iter().map(|choice| format!("{} takes {}", name(choice.player), choice.power));
    declined.chain(preferred).chain(named).chain(chose).chain(powers).collect()
}

/// What of the year's ladder an edit is about to change.
fn season(season: &Season, edit: &SeasonEdit) -> Items {
    let event = |at: usize| season.events.get(at);
    let line = |at: usize, line: usize| event(at).and_then(|event| event.lines.get(line));
    let yes = |yes: bool| one(if yes { "yes" } else { "" }.to_owned());
    let optional = |text: Option<String>| one(text.unwrap_or_default());
    let spellings = |group: &Group| group.names.iter().map(ToString::to_string).collect::<Vec<_>>().join(" = ");
    match edit {
        SeasonEdit::Ladder(_) => one(season.ladder.clone()),
        SeasonEdit::Choices(_) => {
            let Choices { year, on, ties } = season.choices;
            let ties = ties.map(|ties| match ties {
                Ties::Mean => "ties by the mean".to_owned(),
                Ties::Better => "ties by the better place".to_owned(),
                Ties::Listed => "ties as listed".to_owned(),
            });
            let parts = [year.map(|year| year.to_string()), on.map(|day| format!("on {day}")), ties];
            Items::Cell(parts.into_iter().flatten().collect())
        }
        SeasonEdit::AddEvent { event, .. } => Items::Came(lines_in_words(event)),
        SeasonEdit::RemoveEvent(at) => Items::Gone(event(*at).map(lines_in_words).unwrap_or_default()),
        SeasonEdit::Event(at, field) => event(*at).map_or_else(nothing, |event| match field {
            SeasonEventField::Name(_) => one(event.name.clone()),
            SeasonEventField::Date(_) => optional(event.date.map(|day| day.to_string())),
            SeasonEventField::IsGame(_) => yes(event.is_game),
            SeasonEventField::Ended(_) => optional(event.ended.map(|day| day.to_string())),
            SeasonEventField::Kind(_) => one(match event.kind {
                Kind::Local => String::new(),
                Kind::State => "state".to_owned(),
                Kind::National => "national".to_owned(),
            }),
            SeasonEventField::Accredited(_) => one(yes_no(event.accredited).to_owned()),
            SeasonEventField::Variant(_) => yes(event.variant),
            SeasonEventField::Boards(_) => optional(event.boards.map(|boards| boards.to_string())),
            SeasonEventField::Directors(_) => Items::Cell(event.directors.clone()),
        }),
        SeasonEdit::AddLine { line, .. } => Items::Came(line_in_words(line)),
        SeasonEdit::RemoveLine { event, line: at } => {
            Items::Gone(line(*event, *at).map(line_in_words).unwrap_or_default())
        }
        SeasonEdit::Line { event, line: at, field } => line(*event, *at).map_or_else(nothing, |line| match field {
            LineField::Place(_) => optional(line.place.map(|place| place.to_string())),
            LineField::Name(_) => one(line.name.clone()),
            LineField::Region(_) => one(line.region.clone()),
            LineField::Games(_) => one(match line.games {
                Games::Unknown => String::new(),
                Games::Played(games) => games.to_string(),
                Games::Full => "in full".to_owned(),
            }),
            LineField::Score(_) => optional(line.score.map(|score| score.to_string())),
            LineField::Unplaced(_) => yes(line.unplaced),
            LineField::CountsAsDirector(_) => yes(line.counts_as_director),
        }),
        SeasonEdit::AddDecision { group, .. } => Items::Came(spellings(group)),
        SeasonEdit::RemoveDecision { verdict, at } => {
            let groups = match verdict {
                Verdict::Same => &season.decisions.same,
                Verdict::Different => &season.decisions.different,
            };
            Items::Gone(groups.get(*at).map(spellings).unwrap_or_default())
        }
    }
}

/// “38 lines”.
fn lines_in_words(event: &SeasonEvent) -> String {
    match event.lines.len() {
        1 => "1 line".to_owned(),
        lines => format!("{lines} lines"),
    }
}

/// “3. Ann Other”.
fn line_in_words(line: &Line) -> String {
    let place = line.place.map(|place| format!("{place}. ")).unwrap_or_default();
    format!("{place}{}", line.name)
}
