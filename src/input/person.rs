//! A player's line: what each column holds, as text and as an edit.

use std::borrow::Cow;

use super::Refused;
use crate::book::vocabulary::{single_spaced, yes_or_no};
use crate::book::{Book, Edit, Person, PersonField, PersonId, Role, notation, read_powers, say_powers};

/// What a cell of a player's line holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PersonColumn {
    Name,
    Family,
    Region,
    Role,
    Group,
    Handicap,
    WantsTeam,
    /// Who carries on in this player's stead.
    ReplacedBy,
    /// What is taken from the total.
    Penalties,
    SignedUp,
    Town,
    /// The powers the player would like.
    Prefers,
    Note,
}

impl PersonColumn {
    /// Every column, left to right.
    pub const ALL: [PersonColumn; 13] = [
        PersonColumn::Name,
        PersonColumn::Family,
        PersonColumn::Region,
        PersonColumn::Role,
        PersonColumn::Group,
        PersonColumn::Handicap,
        PersonColumn::WantsTeam,
        PersonColumn::ReplacedBy,
        PersonColumn::Penalties,
        PersonColumn::SignedUp,
        PersonColumn::Town,
        PersonColumn::Prefers,
        PersonColumn::Note,
    ];

    /// Those that a simple event does without.
    pub const OPTIONAL: [PersonColumn; 9] = [
        PersonColumn::Role,
        PersonColumn::Group,
        PersonColumn::Handicap,
        PersonColumn::WantsTeam,
        PersonColumn::ReplacedBy,
        PersonColumn::Penalties,
        PersonColumn::SignedUp,
        PersonColumn::Town,
        PersonColumn::Prefers,
    ];

    /// What it is called in headings, labels and messages.
    pub const fn name(self) -> &'static str {
        match self {
            PersonColumn::Name => "name",
            PersonColumn::Family => "family name",
            PersonColumn::Region => "region",
            PersonColumn::Role => "role",
            PersonColumn::Group => "group",
            PersonColumn::Handicap => "handicap",
            PersonColumn::WantsTeam => "wants a team",
            PersonColumn::ReplacedBy => "carried on by",
            PersonColumn::Penalties => "penalties",
            PersonColumn::SignedUp => "signed up",
            PersonColumn::Town => "town",
            PersonColumn::Prefers => "would like",
            PersonColumn::Note => "note",
        }
    }
}

/// The text of a player's cell.
pub(crate) fn text<'a>(book: &'a Book, person: &'a Person, column: PersonColumn) -> Cow<'a, str> {
    match column {
        PersonColumn::Name => Cow::Borrowed(&person.name),
        PersonColumn::Family => Cow::Borrowed(&person.family),
        PersonColumn::Region => Cow::Borrowed(&person.region),
        PersonColumn::Role => Cow::Borrowed(person.role.name()),
        PersonColumn::Group => Cow::Borrowed(&person.group),
        PersonColumn::Handicap => person.handicap.map_or(Cow::Borrowed(""), |points| points.to_string().into()),
        PersonColumn::WantsTeam => Cow::Borrowed(if person.wants_team { "yes" } else { "" }),
        PersonColumn::ReplacedBy => Cow::Borrowed(book.name_of(person.replaced_by)),
        PersonColumn::Penalties => notation::penalties(&person.penalties).into(),
        PersonColumn::SignedUp => Cow::Borrowed(&person.signed_up),
        PersonColumn::Town => Cow::Borrowed(&person.town),
        PersonColumn::Prefers => say_powers(&person.prefers).into(),
        PersonColumn::Note => Cow::Borrowed(&person.note),
    }
}

/// The edit that puts a text into a player's cell.
pub(crate) fn edit(book: &Book, id: PersonId, column: PersonColumn, text: &str) -> Result<Edit, Refused> {
    let typed = || text.trim().to_owned();
    let field = match column {
        PersonColumn::Name => PersonField::Name(single_spaced(text)),
        PersonColumn::Family => PersonField::Family(single_spaced(text)),
        PersonColumn::Region => PersonField::Region(single_spaced(text)),
        PersonColumn::Role => PersonField::Role(Role::named(text).ok_or_else(|| Refused::NotARole { text: typed() })?),
        PersonColumn::Group => PersonField::Group(single_spaced(text)),
        PersonColumn::Handicap => PersonField::Handicap(points(text)?),
        PersonColumn::WantsTeam => PersonField::WantsTeam(wants(text)?),
        PersonColumn::ReplacedBy => return Ok(replaced_by(book, id, text)),
        PersonColumn::Penalties => PersonField::Penalties(
            notation::read_penalties(text).map_err(|part| Refused::NotAPenalty { text: part.to_owned() })?,
        ),
        PersonColumn::SignedUp => PersonField::SignedUp(single_spaced(text)),
        PersonColumn::Town => PersonField::Town(single_spaced(text)),
        PersonColumn::Prefers => {
            PersonField::Prefers(read_powers(text).map_err(|letter| Refused::NotAPower { text: letter })?)
        }
        PersonColumn::Note => PersonField::Note(typed()),
    };
    Ok(Edit::Person(id, field))
}

fn points(text: &str) -> Result<Option<f64>, Refused> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    let number = text.trim().replace(',', ".").replace('−', "-").parse().ok();
    let number = number.filter(|number: &f64| number.is_finite());
    number.map(Some).ok_or_else(|| Refused::NotANumber { text: text.trim().to_owned() })
}

fn wants(text: &str) -> Result<bool, Refused> {
    if text.trim().is_empty() {
        return Ok(false);
    }
    yes_or_no(text).ok_or_else(|| Refused::NotATeamWish { text: text.trim().to_owned() })
}

/// Names who carries on; somebody new is entered.
fn replaced_by(book: &Book, id: PersonId, text: &str) -> Edit {
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
    Edit::Batch(vec![Edit::AddPerson { at: book.people.len(), person }, by(new)])
}
