//! Reads a block for the list of players: a row for each player. A row finds its player by name, or by its position if the
//! block is a copy of the list.

use std::collections::{HashMap, HashSet};

use super::columns::is_name;
use super::{ClipboardCells, PastedBlock, PastedInto, PlayersPaste};
use crate::book::typed_words::is_dash;
use crate::book::{AttendanceStatus, CellAddress, PersonColumn, PlannedRounds, are_countries_beside_names, fold_name};
use crate::import::names::person_line::{ListForm, PersonLine};
use crate::import::words::heading_words;
use crate::import::words::heading_words::Heading;
use crate::import::words::name_parts::joined_name;
use crate::languages::window_sentences::import_paste as texts;

/// What a column of the block holds.
#[derive(Clone, Debug, PartialEq)]
enum PlayerColumn {
    Value(PersonColumn),
    FirstName,
    NamePrefix,
    /// An address goes into the note.
    MailAddress,
    /// The marks of the players who are here in the round with this number.
    Round(usize),
    /// A figure that Topboard computes, such as the number of games.
    Computed,
    /// The numbers of the rows, or blank.
    NotNeeded,
    NoPlace(String),
}

/// Reads the rows of a block for the list of players.
pub(super) fn read(cells: &ClipboardCells, paste: &PlayersPaste<'_>) -> PastedBlock {
    let mut block = PastedBlock::default();
    let first = (0..cells.rows.len()).find(|&row| cells.filled(row).next().is_some()).unwrap_or_default();
    let headings = columns_of_headings(cells, first);
    let first_row = if headings.is_some() { first + 1 } else { 0 };
    let rows: Vec<usize> = (first_row..cells.rows.len()).collect();
    let columns = headings.unwrap_or_else(|| columns_without_headings(cells, &rows, paste));
    let has_first = columns.contains(&PlayerColumn::FirstName);
    let people = &paste.people;
    // A name of the list stays as it is, also if it looks like more than a name.
    let known: HashSet<&str> = people.iter().map(|person| person.name.as_str()).collect();
    let texts: Vec<String> = rows.iter().map(|&row| name_in_row(cells, row, &columns)).collect();
    let form = ListForm::of(texts.iter().map(String::as_str));
    let person_of_text = |text: String| {
        if has_first || known.contains(text.as_str()) {
            PersonLine { name: text, ..PersonLine::default() }
        } else {
            form.read(&text)
        }
    };
    let mut persons: Vec<PersonLine> = texts.into_iter().map(person_of_text).collect();
    name_countries_of_namesakes(&mut persons, regions_of_rows(cells, &rows, &columns).into_iter());
    let names: Vec<&str> = persons.iter().map(|person| person.name.as_str()).collect();
    let has_names = columns.contains(&PlayerColumn::Value(PersonColumn::Name)) || has_first;
    let has_regions = columns.contains(&PlayerColumn::Value(PersonColumn::Region));
    let in_row = |offset: usize| people.get(paste.row + offset).copied();
    let in_rows: Vec<Option<&str>> = (0..names.len()).map(|at| in_row(at).map(|person| person.name.as_str())).collect();
    let is_copy = has_names && is_copy_of_rows(&names, &in_rows, people.iter().map(|person| person.name.as_str()));
    let (mut count, mut computed) = (0, 0);
    for (offset, (&row, line)) in rows.iter().zip(&persons).enumerate() {
        let name = line.name.as_str();
        let person = in_row(offset).filter(|_| is_copy || !has_names);
        if cells.filled(row).any(|column| heading_words::is_total_label(cells.text(row, column)))
            && !is_name_alone(name)
        {
            block.note_not_needed(0, 1);
            continue;
        }
        if person.is_none() && name.is_empty() {
            if cells.filled(row).next().is_some() {
                let reason = if has_names { texts::row_names_no_player() } else { texts::no_player_in_row() };
                block.leave_out(row, &text_of_row(cells, row), reason);
            }
            continue;
        }
        if has_names && line.is_sentence() {
            block.leave_out(row, &text_of_row(cells, row), texts::sentence_and_no_name());
            continue;
        }
        count += 1;
        let mut place = |column: PersonColumn, text: &str| {
            let into = match person {
                Some(person) => PastedInto::Cell(CellAddress::Person(person.id, column)),
                None => PastedInto::PlayerRow(row, column),
            };
            // A blank beside a name removes nothing. Marks in all rounds replace an older list of rounds.
            if !text.is_empty() || column == PersonColumn::Rounds || (person.is_some() && !has_names) {
                block.place(row, into, text);
            }
        };
        if has_names {
            place(PersonColumn::Name, name);
        }
        if let Some(rounds) = marked_rounds(cells, row, &columns) {
            place(PersonColumn::Rounds, &rounds);
        }
        let (mut left_out, mut unknown_marks) = (Vec::new(), Vec::new());
        let mut notes: Vec<&str> = line.notes.iter().map(String::as_str).collect();
        match line.region.as_str() {
            "" => {}
            region if has_regions => notes.push(region),
            region => place(PersonColumn::Region, region),
        }
        for (column, content) in columns.iter().enumerate() {
            let text = cells.text(row, column);
            match content {
                PlayerColumn::Round(_) if is_mark(text) => {}
                PlayerColumn::Round(number) => unknown_marks.push((text, *number)),
                PlayerColumn::Value(PersonColumn::Name)
                | PlayerColumn::FirstName
                | PlayerColumn::NamePrefix
                | PlayerColumn::NotNeeded => {}
                PlayerColumn::Value(PersonColumn::Note) | PlayerColumn::MailAddress => notes.push(text),
                PlayerColumn::Computed => computed += usize::from(!text.is_empty()),
                PlayerColumn::Value(value) => place(*value, text),
                PlayerColumn::NoPlace(reason) => left_out.push((text, reason)),
            }
        }
        notes.retain(|text| !text.is_empty());
        if !notes.is_empty() || columns.contains(&PlayerColumn::Value(PersonColumn::Note)) {
            place(PersonColumn::Note, &notes.join(", "));
        }
        for (text, number) in unknown_marks {
            block.leave_out(row, text, texts::unclear_mark_of_round(&number.to_string()));
        }
        for (text, reason) in left_out.into_iter().filter(|(text, _)| !text.is_empty()) {
            block.leave_out(row, text, reason);
        }
    }
    block.note_not_needed(computed, 0);
    block.summary = summary(has_names, is_copy, count);
    block
}

/// Adds the country to the names of players who have one name, if each of them has another country: “Ole Hansen (NOR)”. `regions`
/// are those in a column.
fn name_countries_of_namesakes<'a>(persons: &mut [PersonLine], regions: impl Iterator<Item = &'a str>) {
    let mut namesakes: HashMap<String, Vec<(usize, String)>> = HashMap::new();
    for (at, (line, region)) in persons.iter().zip(regions).enumerate() {
        let region = if line.region.is_empty() { region } else { &line.region };
        namesakes.entry(fold_name(&line.name)).or_default().push((at, region.to_owned()));
    }
    for (_, rows) in namesakes.into_iter().filter(|(name, rows)| !name.is_empty() && rows.len() > 1) {
        let countries: HashSet<String> = rows.iter().map(|(_, region)| fold_name(region)).collect();
        if countries.len() == rows.len() && !countries.contains("") {
            for (at, region) in rows {
                persons[at].name = format!("{} ({region})", persons[at].name);
            }
        }
    }
}

/// Whether a block is a copy of the rows of the list, also where names were corrected: then it goes back to its rows.
fn is_copy_of_rows<'a>(names: &[&str], in_rows: &[Option<&str>], list: impl Iterator<Item = &'a str>) -> bool {
    let listed: HashSet<String> = list.map(fold_name).collect();
    let named =
        || names.iter().zip(in_rows).filter_map(|(new, old)| Some((*new, (*old)?))).filter(|(new, _)| !new.is_empty());
    let same = named().filter(|(new, old)| {
        let (new, old) = (fold_name(new), fold_name(old));
        // “Anna Lee” corrects “Ann Lee” of her row, unless Anna Lee is another player of the list.
        let is_corrected = || new.split(' ').any(|word| old.split(' ').any(|other| other == word));
        old == new || (!listed.contains(&new) && is_corrected())
    });
    same.count() * 2 >= named().count().max(1)
}

/// What the rows of a block are, as a sentence. `count` is the number of rows with a player.
fn summary(has_names: bool, is_copy: bool, count: usize) -> String {
    match (has_names, is_copy) {
        (true, false) => texts::rows_name_players(count),
        (true, true) => texts::is_copy_of_rows().to_owned(),
        (false, _) => texts::rows_go_to_players().to_owned(),
    }
}

/// The number in “round 3” or “R3”, in small letters.
fn round_of_heading(folded: &str) -> Option<usize> {
    let rest =
        folded.strip_prefix("round").or_else(|| folded.strip_prefix("runde")).or_else(|| folded.strip_prefix('r'))?;
    rest.trim().parse().ok().filter(|number| (1..=99).contains(number))
}

/// Whether a name is more than the label of a sum.
fn is_name_alone(name: &str) -> bool {
    !name.is_empty() && !heading_words::is_total_label(name)
}

/// All texts of a row.
fn text_of_row(cells: &ClipboardCells, row: usize) -> String {
    cells.filled(row).map(|column| cells.text(row, column)).collect::<Vec<_>>().join(" ")
}

/// The countries in the rows. Blank where the block has none.
fn regions_of_rows<'c>(cells: &'c ClipboardCells, rows: &[usize], columns: &[PlayerColumn]) -> Vec<&'c str> {
    let column = columns.iter().position(|column| *column == PlayerColumn::Value(PersonColumn::Region));
    rows.iter().map(|&row| column.map_or("", |column| cells.text(row, column))).collect()
}

/// Whether a heading is that of addresses: “e-mail”, “Email Address”, “What is your e-mail?”.
fn is_mail_heading(folded: &str) -> bool {
    folded.split(|c: char| !c.is_alphanumeric()).any(|word| matches!(word, "email" | "emails" | "mail" | "courriel"))
}

/// The name in a row, which may be in two columns.
fn name_in_row(cells: &ClipboardCells, row: usize, columns: &[PlayerColumn]) -> String {
    let text = |wanted: &PlayerColumn| {
        columns.iter().position(|column| column == wanted).map_or("", |column| cells.text(row, column))
    };
    let name = text(&PlayerColumn::Value(PersonColumn::Name));
    let first = text(&PlayerColumn::FirstName);
    let family = text(&PlayerColumn::Value(PersonColumn::FamilyName));
    let last = if name.is_empty() && !first.is_empty() { family } else { name };
    joined_name(&[first, text(&PlayerColumn::NamePrefix), last])
}

/// Whether a cell in the column of a round says if the player is here. A blank says no.
fn is_mark(text: &str) -> bool {
    text.is_empty() || is_dash(text) || AttendanceStatus::parse(text).is_some()
}

/// The rounds in which the player of a row is here, as [`PlannedRounds`] writes them. `None` where the block has no rounds,
/// or a mark cannot be read.
fn marked_rounds(cells: &ClipboardCells, row: usize, columns: &[PlayerColumn]) -> Option<String> {
    let (mut played, mut all) = (Vec::new(), 0);
    for (column, content) in columns.iter().enumerate() {
        let PlayerColumn::Round(number) = content else { continue };
        let text = cells.text(row, column);
        if !is_mark(text) {
            return None;
        }
        all += 1;
        if AttendanceStatus::parse(text).is_some_and(|status| !status.is_away()) {
            played.push(*number);
        }
    }
    played.sort_unstable();
    match played.len() {
        _ if all == 0 => None,
        here if here == all => Some(String::new()),
        _ => Some(PlannedRounds::Only(played).to_string()),
    }
}

/// The columns under headings, if the first row has headings.
fn columns_of_headings(cells: &ClipboardCells, row: usize) -> Option<Vec<PlayerColumn>> {
    let column = |text: &str| {
        let folded = fold_name(text);
        let own = PersonColumn::ALL
            .into_iter()
            .find(|column| column.description().field.names().any(|name| fold_name(name) == folded));
        let known = match heading_words::heading_of_text(text) {
            // “ole@mail.example” is an address and no heading of addresses.
            _ if text.contains('@') => None,
            _ if own.is_some() => own.map(PlayerColumn::Value),
            _ if heading_words::is_player_heading(text) => Some(PlayerColumn::Value(PersonColumn::Name)),
            Some(Heading::FirstName) => Some(PlayerColumn::FirstName),
            Some(Heading::NamePrefix) => Some(PlayerColumn::NamePrefix),
            Some(Heading::LastName) => Some(PlayerColumn::Value(PersonColumn::FamilyName)),
            // “Country” is the heading of powers in a table of games.
            Some(Heading::Region | Heading::Power) => Some(PlayerColumn::Value(PersonColumn::Region)),
            Some(Heading::Note) => Some(PlayerColumn::Value(PersonColumn::Note)),
            _ if is_mail_heading(&folded) => Some(PlayerColumn::MailAddress),
            _ if round_of_heading(&folded).is_some() => round_of_heading(&folded).map(PlayerColumn::Round),
            Some(Heading::Place | Heading::Bookkeeping | Heading::Games) => Some(PlayerColumn::Computed),
            _ => None,
        };
        known.unwrap_or_else(|| PlayerColumn::NoPlace(texts::list_lacks_column(text)))
    };
    let columns: Vec<PlayerColumn> = (0..cells.width())
        .map(|at| match cells.text(row, at) {
            "" => PlayerColumn::NoPlace(texts::column_without_heading().to_owned()),
            text => column(text),
        })
        .collect();
    let known = columns
        .iter()
        .filter(|column| {
            matches!(
                column,
                PlayerColumn::Value(_)
                    | PlayerColumn::FirstName
                    | PlayerColumn::NamePrefix
                    | PlayerColumn::MailAddress
                    | PlayerColumn::Round(_)
            )
        })
        .count();
    let is_unknown = |at: &usize| !cells.text(row, *at).is_empty() && matches!(columns[*at], PlayerColumn::NoPlace(_));
    let unknown = (0..columns.len()).filter(is_unknown).count();
    (known > 0 && unknown <= known && cells.rows.len() > 1).then(|| with_full_name(cells, row, columns))
}

/// The columns of names by what they hold. In “First name, Name” the second column has the family names, and in “Name, Family
/// name” the first one has the first names, unless the family names are in it too.
fn with_full_name(cells: &ClipboardCells, row: usize, mut columns: Vec<PlayerColumn>) -> Vec<PlayerColumn> {
    let family = PlayerColumn::Value(PersonColumn::FamilyName);
    let position = |wanted: &PlayerColumn| columns.iter().position(|column| column == wanted);
    let name = position(&PlayerColumn::Value(PersonColumn::Name));
    match (position(&PlayerColumn::FirstName), name, position(&family)) {
        (Some(_), Some(name), None) => columns[name] = family,
        (None, Some(name), Some(family)) => {
            let texts = |row: usize| (fold_name(cells.text(row, name)), fold_name(cells.text(row, family)));
            let both = |(name, family): &(String, String)| !name.is_empty() && !family.is_empty();
            let (mut all, mut whole) = (0, 0);
            for (name, family) in (row + 1..cells.rows.len()).map(texts).filter(both) {
                all += 1;
                whole += usize::from(name.contains(&family));
            }
            if whole * 2 < all {
                columns[name] = PlayerColumn::FirstName;
            }
        }
        _ => {}
    }
    columns
}

/// The columns from the cursor on. Numbers before a column of names are the numbers of the rows.
fn columns_without_headings(cells: &ClipboardCells, rows: &[usize], paste: &PlayersPaste<'_>) -> Vec<PlayerColumn> {
    let texts = |column: usize| rows.iter().map(move |&row| cells.text(row, column)).filter(|text| !text.is_empty());
    let is_number = |text: &str| text.trim_end_matches(['.', ')']).bytes().all(|byte| byte.is_ascii_digit());
    let at_names = paste.columns.get(paste.column) == Some(&Some(PersonColumn::Name));
    let mut skipped = 0;
    if at_names {
        while skipped + 1 < cells.width()
            && texts(skipped).all(is_number)
            && texts(skipped + 1).filter(|text| is_name(text)).count() * 2 >= texts(skipped + 1).count().max(1)
        {
            skipped += 1;
        }
    }
    let columns: Vec<PlayerColumn> = (0..cells.width())
        .map(|column| match column.checked_sub(skipped) {
            None => PlayerColumn::NotNeeded,
            Some(offset) => match paste.columns.get(paste.column + offset) {
                Some(Some(column)) => PlayerColumn::Value(*column),
                Some(None) => PlayerColumn::Computed,
                None => PlayerColumn::NoPlace(texts::right_of_last_column().to_owned()),
            },
        })
        .collect();
    let beside_names = |column: usize| {
        let texts = rows.iter().map(move |&row| (cells.text(row, skipped), cells.text(row, column)));
        texts.filter(|(_, text)| !text.is_empty())
    };
    let countries = |column: usize| at_names && are_countries_beside_names(beside_names(column));
    with_countries(columns, skipped + 1, countries, |column| texts(column).next().is_none())
}

/// The column beside the names is the country if all its texts are countries, and not the family name. The country then is in no
/// other column.
fn with_countries(
    mut columns: Vec<PlayerColumn>,
    beside_names: usize,
    countries: impl Fn(usize) -> bool,
    is_blank: impl Fn(usize) -> bool,
) -> Vec<PlayerColumn> {
    let region = PlayerColumn::Value(PersonColumn::Region);
    let other = columns.iter().enumerate().any(|(at, column)| at != beside_names && *column == region && !is_blank(at));
    if beside_names < columns.len() && !other && countries(beside_names) {
        for column in columns.iter_mut().filter(|column| **column == region) {
            *column = PlayerColumn::NotNeeded;
        }
        columns[beside_names] = region;
    }
    columns
}
