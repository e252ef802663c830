//! Finds and adds the people of a draft book by the names in the cells of a file.

use super::draft_book::{DraftBook, PlainTable};
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::notation::SeasonOrFamilyName;
use crate::book::typed_words::{parse_yes_no, single_spaced, without_pictures};
use crate::book::{CENTRES_ON_MAP, CellAddress, Person, PersonId, Power, SeatColumn, SeatRef, Substitute, fold_name};
use crate::csv_cells::name_of_cell;
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::names::name_cells;
use crate::import::names::name_cells::NameCell;
use crate::import::names::two_players_in_cell::{TwoPlayers, two_players};
use crate::import::report::cell_status::{CellStatusSheet, NotNeededReason};
use crate::import::report::import_report::{FindingCause, FindingEffect};
use crate::languages::window_sentences::import_remarks as texts;
use crate::misread_letters::mended_letters;

/// The player of a seat, as the cell with the name says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::import) struct PlayerOfSeat {
    pub player: PersonId,
    pub substitutes: Vec<Substitute>,
    /// A remark in brackets after the name: “left 1904”.
    pub remark: String,
}

impl PlayerOfSeat {
    const fn alone(player: PersonId) -> Self {
        PlayerOfSeat { player, substitutes: Vec::new(), remark: String::new() }
    }
}

/// The form in which a file usually has a name.
struct NameForm {
    /// `None` if the name is in its usual form.
    usual: Option<String>,
    /// The text beside the name.
    remark: String,
}

impl DraftBook {
    /// The person of this name, found without regard to case, accents and spaces, or else added.
    ///
    /// `None` for a name without a letter or digit.
    pub(in crate::import) fn find_or_add_person(
        &mut self,
        tracker: &CellStatusSheet<'_>,
        cell: CellIndex,
        name: &str,
    ) -> Option<PersonId> {
        let of_code =
            if self.names_by_code.is_empty() { None } else { self.names_by_code.get(&fold_name(name)).cloned() };
        let name = of_code.as_deref().unwrap_or(name);
        // In a text file, “_x” may begin an escaped character of the name.
        let is_escaped = tracker.sheet.is_text && name.contains("_x");
        if let Some(&id) = self.ids_by_name.get(name).filter(|_| !is_escaped) {
            return Some(id);
        }
        let mut name = single_spaced(name);
        let mended = self.is_of_director().then(|| mended_letters(&name).into_owned());
        if let Some(mended) = mended.filter(|mended| *mended != name) {
            if self.reported_spellings.insert(name.clone()) {
                self.warn(tracker, cell, texts::name_mended(&name, &mended));
            }
            name = mended;
        }
        if !self.is_own_workbook {
            let bare = without_pictures(&name).trim_end_matches(['*', '†', ' ']).to_owned();
            if !bare.is_empty() && bare != name {
                self.warn_of(tracker, cell, FindingCause::FootnoteMark, texts::name_without_mark(&name, &bare));
                name = bare;
            }
        }
        if is_escaped {
            name = name_of_cell(&name).into_owned();
        }
        if let Some(&id) = self.ids_by_name.get(&name) {
            return Some(id);
        }
        if !name.chars().any(char::is_alphanumeric) {
            return None;
        }
        if let Some(&id) = self.ids_by_folded_name.get(&fold_name(&name)) {
            if self.reported_spellings.insert(name.clone()) {
                let message = texts::name_is_spelling_of(&name, self.book.name_of(Some(id)));
                self.warn(tracker, cell, message);
            }
            return Some(id);
        }
        let sign = name_cells::sign_in_name(&name);
        if let Some(sign) = sign.filter(|_| !self.is_own_workbook && self.plain_table != PlainTable::BeingRead) {
            let message = texts::sign_in_name(&name, &sign.to_string());
            self.warn_of(tracker, cell, FindingCause::SignInName, message);
        }
        Some(self.add_person(tracker, cell, name))
    }

    /// The player in a cell, with the players who took over. `None` for a cell that says that nobody plays.
    ///
    /// A name in another form than in other cells is the same person if the file also has the usual form. A remark of known
    /// words is never a part of the name.
    pub(in crate::import) fn find_or_add_player(
        &mut self,
        tracker: &CellStatusSheet<'_>,
        cell: CellIndex,
        text: &str,
    ) -> Option<PlayerOfSeat> {
        let is_plain_table = self.plain_table == PlainTable::BeingRead;
        let has_one_form = is_plain_table && !name_cells::may_have_other_form(text);
        if has_one_form || self.ids_by_name.contains_key(text) {
            return self.find_or_add_person(tracker, cell, text).map(PlayerOfSeat::alone);
        }
        if name_cells::means_nobody(text) && !is_plain_table {
            return None;
        }
        if let Some(two) = Some(text)
            .filter(|_| !is_plain_table && !self.is_own_workbook)
            .and_then(|text| two_players(text, |name| self.has_name(name), self.name_conventions.has_family_first()))
        {
            return self.find_or_add_two_players(tracker, cell, text, two);
        }
        // The plain table has a column for substitutes.
        let NameCell { name, mut substitutes, is_doubtful } = if is_plain_table {
            NameCell { name: text.to_owned(), ..NameCell::default() }
        } else {
            name_cells::split_substitutes(text, |found| self.is_family_name(found))
        };
        let mut below = String::new();
        if is_doubtful && !substitutes.iter().all(|(other, _)| self.has_name(other)) {
            below = substitutes.drain(..).map(|(other, _)| other).collect::<Vec<_>>().join("; ");
        }
        let NameForm { usual, remark } = self.usual_form(&name);
        let is_in_file = usual.as_deref().is_some_and(|usual| self.has_name(usual));
        let id = self.find_or_add_person(tracker, cell, usual.as_deref().unwrap_or(&name))?;
        let known = self.book.name_of(Some(id)).to_owned();
        let mut note = remark.as_str();
        let is_place = self.name_conventions.is_place(&remark);
        if let Some(person) = self.person_mut(id).filter(|_| is_place || is_region(&remark)) {
            if person.region.is_empty() {
                person.region.clone_from(&remark);
            }
            if person.region == remark {
                note = "";
            }
        }
        if usual.is_some() && self.reported_spellings.insert(name.clone()) {
            let what = match (is_in_file, note) {
                (true, "") => texts::name_is_that_of(&name, &known),
                (true, note) => texts::name_is_that_of_with_note(&name, &known, note),
                (false, "") => texts::name_is_read_as(&name, &known),
                (false, note) => texts::name_is_read_as_with_note(&name, &known, note),
            };
            let cause = if is_place { FindingCause::PlaceBesideName } else { FindingCause::OwnSentence };
            self.warn_of(tracker, cell, cause, what);
        }
        let others = self.find_or_add_substitutes(tracker, cell, &known, substitutes);
        let mut remarks = vec![note.to_owned(), below.clone()];
        remarks.retain(|remark| !remark.is_empty());
        if !below.is_empty() {
            self.ask_about_line_below(tracker, cell, &known, &below);
        }
        Some(PlayerOfSeat { player: id, substitutes: others, remark: remarks.join("; ") })
    }

    /// Asks whether the second line in the cell of a player names a substitute or a place.
    fn ask_about_line_below(&mut self, tracker: &CellStatusSheet<'_>, cell: CellIndex, known: &str, below: &str) {
        self.warn_of_effect(tracker, &[cell], FindingEffect::Asked, texts::line_below_name(below, known));
    }

    /// The player and the substitute of a cell with two players, with a question. Where the cell says when the first one left, the seat
    /// is that of the other, who has it at the end, and the note keeps the cell.
    fn find_or_add_two_players(
        &mut self,
        tracker: &CellStatusSheet<'_>,
        cell: CellIndex,
        text: &str,
        two: TwoPlayers,
    ) -> Option<PlayerOfSeat> {
        let TwoPlayers { player: name, substitute, start } = two;
        let text = single_spaced(text);
        if !substitute.is_empty() && !start.is_empty() {
            let (first, until, name) = (name, start, substitute);
            let player = self.find_or_add_person(tracker, cell, &name)?;
            self.warn(tracker, cell, texts::last_of_two_players(&text, &first, &until, &name));
            return Some(PlayerOfSeat { player, substitutes: Vec::new(), remark: text });
        }
        let player = self.find_or_add_person(tracker, cell, &name)?;
        if substitute.is_empty() {
            let what = texts::unclear_who_took_over(&text, &name);
            self.warn_of_effect(tracker, &[cell], FindingEffect::Asked, what);
            return Some(PlayerOfSeat { player, substitutes: Vec::new(), remark: text });
        }
        let id = self.find_or_add_person(tracker, cell, &substitute)?;
        let what = texts::two_players(&text, &name, &substitute);
        self.warn_of_effect(tracker, &[cell], FindingEffect::Asked, what);
        Some(PlayerOfSeat { player, substitutes: vec![Substitute { player: id, start }], remark: String::new() })
    }

    /// The substitutes of a player, each told.
    fn find_or_add_substitutes(
        &mut self,
        tracker: &CellStatusSheet<'_>,
        cell: CellIndex,
        known: &str,
        substitutes: Vec<(String, String)>,
    ) -> Vec<Substitute> {
        let mut found = Vec::new();
        for (text, start) in substitutes {
            let name = self.usual_form(&text).usual.unwrap_or(text);
            let Some(player) = self.find_or_add_person(tracker, cell, &name) else { continue };
            let what = match start.as_str() {
                "" => texts::substitute(known, &name),
                start => texts::substitute_from(known, &name, start),
            };
            self.warn(tracker, cell, what);
            found.push(Substitute { player, start });
        }
        found
    }

    /// Reads the cell of a column of substitutes. The seat has its player. A text that names nobody stays among the unplaced
    /// cells.
    pub(in crate::import) fn read_substitutes(
        &mut self,
        tracker: &mut CellStatusSheet<'_>,
        cell: CellIndex,
        text: &str,
        seat: SeatRef,
    ) {
        if name_cells::means_nobody(text) || parse_yes_no(text) == Some(false) {
            tracker.mark_not_needed(cell, NotNeededReason::Dash);
            return;
        }
        let player = self.seat_mut(seat).player;
        let says_who = parse_yes_no(text).is_none() && !name_cells::is_name_remark(text);
        let substitutes = name_cells::parse_substitutes(text, |found| self.is_family_name(found));
        if player.is_none() || substitutes.is_empty() || !says_who {
            self.keep_unplaced(tracker, cell, texts::substitutes_unclear(text));
            return;
        }
        let known = self.book.name_of(player).to_owned();
        let found = self.find_or_add_substitutes(tracker, cell, &known, substitutes);
        self.record_cell(tracker, cell, CellAddress::Seat(seat, SeatColumn::Substitutes));
        self.seat_mut(seat).substitutes.extend(found);
    }

    /// The usual form of a name, with the remark beside it: “Gustav Ågren” for “Ågren, Gustav”, and “Anna Bergström” for
    /// “Anna Bergström (SWE)”, if the file also has it; “Zed Orr” for “Zed Orr (left 1904)” and “(Zed Orr)” in any case.
    ///
    /// In the plain table a bracket that is no remark may tell two people apart, so it stays.
    fn usual_form(&self, name: &str) -> NameForm {
        let name = single_spaced(name);
        let is_plain_table = self.plain_table == PlainTable::BeingRead;
        let unbracketed = name_cells::name_in_brackets(&name).filter(|inner| !is_plain_table || self.has_name(inner));
        let turned = |name: &str| {
            let turned = name_cells::turn_family_name(name).or_else(|| name_cells::turn_capitals(name));
            let turned = turned.filter(|turned| self.has_name(turned))?;
            Some(self.name_conventions.spelling(&fold_name(&turned)).map_or(turned.clone(), str::to_owned))
        };
        let form = |usual: Option<String>, remark: &str| NameForm { usual, remark: remark.to_owned() };
        if let Some(turned) = turned(unbracketed.unwrap_or(&name)) {
            return form(Some(turned), "");
        }
        let bare = name_cells::without_title(&name).filter(|bare| !is_plain_table && self.has_name(bare));
        if let Some(bare) = bare {
            return form(Some(self.name_conventions.spelling(&fold_name(&bare)).unwrap_or(&bare).to_owned()), "");
        }
        if let Some((bare, remark)) = name_cells::split_remark(unbracketed.unwrap_or(&name)) {
            let usual = turned(bare);
            let is_place = || self.name_conventions.is_place(remark);
            let is_known = || !is_plain_table && (usual.is_some() || self.has_name(bare) || is_place());
            if name_cells::is_name_remark(remark) || is_known() {
                return form(Some(usual.unwrap_or_else(|| bare.to_owned())), remark);
            }
        }
        form(unbracketed.map(str::to_owned), "")
    }

    /// Whether “Winter” in “Ann Winter 1904” is a family name: the file knows Ann Winter, or it knows no Ann, has no season
    /// after the name of another substitute, and no player with only one name.
    fn is_family_name(&self, found: SeasonOrFamilyName<'_>) -> bool {
        let is_of_one_word = |name: &String| !name.contains(' ');
        self.has_name(found.whole_name)
            || !self.has_name(found.given_name)
                && !self.name_conventions.has_seasons()
                && !self.ids_by_name.keys().any(is_of_one_word)
    }

    /// Whether a cell of the file has this name, without regard to case and accents.
    fn has_name(&self, name: &str) -> bool {
        let folded = fold_name(name);
        self.name_conventions.spelling(&folded).is_some() || self.ids_by_folded_name.contains_key(&folded)
    }

    /// Adds a person of exactly this name, even if it differs from another name only in accents.
    pub(in crate::import) fn add_person(
        &mut self,
        tracker: &CellStatusSheet<'_>,
        cell: CellIndex,
        name: String,
    ) -> PersonId {
        let id = PersonId(u32::try_from(self.book.people.len()).unwrap_or(u32::MAX - 1) + 1);
        self.sources.record(CellAddress::name_of(id), tracker.index, tracker.sheet.address_of(cell));
        self.ids_by_folded_name.entry(fold_name(&name)).or_insert(id);
        self.ids_by_name.insert(name.clone(), id);
        self.book.people.push(Person::new(id, name));
        id
    }

    /// Warns if the names of a board without counts end in numbers, which could be its counts: “Ann Lee 10”.
    pub(in crate::import) fn warn_of_numbers_in_names(&mut self) {
        const FEWEST_NAMES: usize = 4;
        let ends_in_count = |name: &str| {
            let last = name.rsplit(' ').next().filter(|last| last.len() < name.len());
            let number = last.map(|last| last.trim_matches(['(', ')', '[', ']']));
            number.and_then(|number| number.parse::<u16>().ok()).is_some_and(|count| count <= CENTRES_ON_MAP)
        };
        let mut found = None;
        for (at, board) in
            self.book.boards().filter(|(_, board)| board.seats.values().all(|seat| seat.centres.is_blank()))
        {
            let with_number = |power: &Power| ends_in_count(self.book.name_of(board.seats[*power].player));
            let powers: Vec<Power> = Power::ALL.into_iter().filter(with_number).collect();
            if powers.len() >= FEWEST_NAMES {
                found = Some((at.seat(powers[0]), self.book.name_of(board.seats[powers[0]].player).to_owned()));
                break;
            }
        }
        let Some((seat, name)) = found else { return };
        let message = texts::numbers_in_names(&self.book.board_label_in_window(seat.board), &name);
        self.warn_of_part(CellAddress::Seat(seat, SeatColumn::Player), FindingEffect::Asked, message);
    }

    /// Warns of players whose names differ only in “Jr.” and the like: they may be one person, or father and son.
    pub(in crate::import) fn warn_of_name_suffixes(&mut self) {
        let is_suffix = |word: &str| is_cell_word(word, CellWord::NameSuffix);
        let known = |person: &Person| {
            let (bare, _) = person.name.rsplit_once(' ').filter(|(_, last)| is_suffix(last))?;
            let bare = bare.trim_end_matches(',');
            let id = self.ids_by_folded_name.get(&fold_name(bare))?;
            Some((person.id, person.name.clone(), self.book.name_of(Some(*id)).to_owned()))
        };
        let found: Vec<_> = self.book.people.iter().filter_map(known).collect();
        for (id, name, other) in found {
            let message = texts::suffix_of_name(&name, &other);
            self.warn_of_part(CellAddress::name_of(id), FindingEffect::None, message);
        }
    }

    pub(in crate::import) fn has_person(&self, name: &str) -> bool {
        self.ids_by_name.contains_key(name)
    }

    /// The person with this number. Numbers follow the order of the list.
    pub(in crate::import) fn person_mut(&mut self, id: PersonId) -> Option<&mut Person> {
        self.book.people.get_mut((id.0 as usize).checked_sub(1)?)
    }
}

/// Whether a text beside a name is a country or a state: “SWE”. “NMR” and “GM” are remarks.
fn is_region(text: &str) -> bool {
    (2..=3).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_uppercase())
        && !name_cells::is_name_remark(text)
}
