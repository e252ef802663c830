//! The fields of a player: the text of a cell, and the edit for a typed text.

use std::borrow::Cow;

use super::InputError;
use crate::book::typed_words::{parse_yes_no, single_spaced};
use crate::book::{Book, Edit, Person, PersonField, PersonId, Role, notation, parse_power_letters, power_letters};

/// A column of the list of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PersonColumn {
    Name,
    FamilyName,
    Region,
    Role,
    Group,
    Handicap,
    /// Whether the player wants a team.
    TeamPreference,
    /// The player who continues in place of this one.
    Successor,
    /// The points taken from the total.
    Penalties,
    SignedUp,
    Town,
    /// The powers that the player prefers.
    PreferredPowers,
    Note,
}

impl PersonColumn {
    /// Every column, left to right.
    pub const ALL: [PersonColumn; 13] = [
        PersonColumn::Name,
        PersonColumn::FamilyName,
        PersonColumn::Region,
        PersonColumn::Role,
        PersonColumn::Group,
        PersonColumn::Handicap,
        PersonColumn::TeamPreference,
        PersonColumn::Successor,
        PersonColumn::Penalties,
        PersonColumn::SignedUp,
        PersonColumn::Town,
        PersonColumn::PreferredPowers,
        PersonColumn::Note,
    ];

    /// The columns that a simple event does not need.
    pub const OPTIONAL: [PersonColumn; 9] = [
        PersonColumn::Role,
        PersonColumn::Group,
        PersonColumn::Handicap,
        PersonColumn::TeamPreference,
        PersonColumn::Successor,
        PersonColumn::Penalties,
        PersonColumn::SignedUp,
        PersonColumn::Town,
        PersonColumn::PreferredPowers,
    ];

    /// The name of the column in headings, labels and messages.
    pub const fn name(self) -> &'static str {
        match self {
            PersonColumn::Name => "name",
            PersonColumn::FamilyName => "family name",
            PersonColumn::Region => "region",
            PersonColumn::Role => "role",
            PersonColumn::Group => "group",
            PersonColumn::Handicap => "handicap",
            PersonColumn::TeamPreference => "wants a team",
            PersonColumn::Successor => "carried on by",
            PersonColumn::Penalties => "penalties",
            PersonColumn::SignedUp => "signed up",
            PersonColumn::Town => "town",
            PersonColumn::PreferredPowers => "would like",
            PersonColumn::Note => "note",
        }
    }
}

/// The text of a player's cell.
pub(crate) fn text<'a>(book: &'a Book, person: &'a Person, column: PersonColumn) -> Cow<'a, str> {
    match column {
        PersonColumn::Name => Cow::Borrowed(&person.name),
        PersonColumn::FamilyName => Cow::Borrowed(&person.family),
        PersonColumn::Region => Cow::Borrowed(&person.region),
        PersonColumn::Role => Cow::Borrowed(person.role.name()),
        PersonColumn::Group => Cow::Borrowed(&person.group),
        PersonColumn::Handicap => {
            person.handicap.map_or(Cow::Borrowed(""), |read_points| read_points.to_string().into())
        }
        PersonColumn::TeamPreference => Cow::Borrowed(if person.wants_team { "yes" } else { "" }),
        PersonColumn::Successor => Cow::Borrowed(book.name_of(person.replaced_by)),
        PersonColumn::Penalties => notation::penalties_text(&person.penalties).into(),
        PersonColumn::SignedUp => Cow::Borrowed(&person.signed_up),
        PersonColumn::Town => Cow::Borrowed(&person.town),
        PersonColumn::PreferredPowers => power_letters(&person.preferred_powers).into(),
        PersonColumn::Note => Cow::Borrowed(&person.note),
    }
}

/// The edit that puts a text into a player's cell.
pub(crate) fn edit(book: &Book, id: PersonId, column: PersonColumn, text: &str) -> Result<Edit, InputError> {
    let typed = || text.trim().to_owned();
    let field = match column {
        PersonColumn::Name => PersonField::Name(single_spaced(text)),
        PersonColumn::FamilyName => PersonField::Family(single_spaced(text)),
        PersonColumn::Region => PersonField::Region(single_spaced(text)),
        PersonColumn::Role => {
            PersonField::Role(Role::parse(text).ok_or_else(|| InputError::NotARole { text: typed() })?)
        }
        PersonColumn::Group => PersonField::Group(single_spaced(text)),
        PersonColumn::Handicap => PersonField::Handicap(read_points(text)?),
        PersonColumn::TeamPreference => PersonField::WantsTeam(read_team_preference(text)?),
        PersonColumn::Successor => return Ok(successor_edit(book, id, text)),
        PersonColumn::Penalties => PersonField::Penalties(
            notation::parse_penalties(text).map_err(|part| InputError::NotAPenalty { text: part.to_owned() })?,
        ),
        PersonColumn::SignedUp => PersonField::SignedUp(single_spaced(text)),
        PersonColumn::Town => PersonField::Town(single_spaced(text)),
        PersonColumn::PreferredPowers => PersonField::PreferredPowers(
            parse_power_letters(text).map_err(|letter| InputError::NotAPower { text: letter })?,
        ),
        PersonColumn::Note => PersonField::Note(typed()),
    };
    Ok(Edit::Person(id, field))
}

fn read_points(text: &str) -> Result<Option<f64>, InputError> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    let number = text.trim().replace(',', ".").replace('−', "-").parse().ok();
    let number = number.filter(|number: &f64| number.is_finite());
    number.map(Some).ok_or_else(|| InputError::NotANumber { text: text.trim().to_owned() })
}

fn read_team_preference(text: &str) -> Result<bool, InputError> {
    if text.trim().is_empty() {
        return Ok(false);
    }
    parse_yes_no(text).ok_or_else(|| InputError::NotATeamPreference { text: text.trim().to_owned() })
}

/// The edit for the player who continues. A new name is entered as a player.
fn successor_edit(book: &Book, id: PersonId, text: &str) -> Edit {
    let name = single_spaced(text);
    if name.is_empty() {
        return Edit::Person(id, PersonField::ReplacedBy(None));
    }
    let by = |by| Edit::Person(id, PersonField::ReplacedBy(Some(by)));
    if let Some(known) = book.find_person(&name) {
        return by(known.id);
    }
    let person = Person::new(book.next_person_id(), name);
    let new = person.id;
    Edit::Batch(vec![Edit::AddPerson { position: book.people.len(), person }, by(new)])
}
