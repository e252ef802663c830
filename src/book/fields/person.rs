//! The fields of a player, which are the columns of the list of players.

use serde::{Deserialize, Serialize};

use super::{FieldDescription, InputError, MergeRule, ReasonRule, Recompute, fields, parse_colour};
use crate::book::typed_words::{parse_yes_no, single_spaced};
use crate::book::{
    Book, Edit, FillColour, Penalty, Person, PersonId, PlannedRounds, Power, Role, notation, parse_power_letters,
};
use crate::figures::read_number;
use crate::languages::window_sentences::fields as texts;

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
    /// The rounds in which the player is here.
    Rounds,
    /// The powers that the player prefers.
    PreferredPowers,
    /// People with a similar name who are not this player.
    DifferentFrom,
    /// Whether the name was typed into a seat or a team and nobody has confirmed it.
    Unconfirmed,
    Note,
    /// The fill colour of the name.
    Colour,
}

/// A field of a person, with its new value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum PersonField {
    /// Must be different from the names of all other people.
    Name(String),
    Family(String),
    Region(String),
    Note(String),
    Role(Role),
    Group(String),
    Handicap(Option<f64>),
    WantsTeam(bool),
    Penalties(Vec<Penalty>),
    /// Another person of the book, or nobody.
    ReplacedBy(Option<PersonId>),
    SignedUp(String),
    Town(String),
    Rounds(String),
    #[serde(rename = "Prefers")]
    PreferredPowers(Vec<Power>),
    /// People of the book.
    DifferentFrom(Vec<PersonId>),
    Unconfirmed(bool),
    Colour(Option<FillColour>),
}

fields!(Person: PersonField by PersonColumn, beside id, {
    Name as Name => name,
    Family as FamilyName => family,
    Region as Region => region,
    Role as Role => role,
    Group as Group => group,
    Handicap as Handicap => handicap,
    WantsTeam as TeamPreference => wants_team,
    ReplacedBy as Successor => replaced_by,
    Penalties as Penalties => penalties,
    SignedUp as SignedUp => signed_up,
    Town as Town => town,
    Rounds as Rounds => rounds,
    PreferredPowers as PreferredPowers => preferred_powers,
    DifferentFrom as DifferentFrom => different_from,
    Unconfirmed as Unconfirmed => unconfirmed,
    Note as Note => note,
    Colour as Colour => colour,
});

/// The description of a column of the list of players.
#[derive(Clone, Copy, Debug)]
pub struct PersonColumnDescription {
    pub field: FieldDescription,
    /// Whether a simple event does not need the column.
    pub is_optional: bool,
    pub parse: PersonParse,
}

/// What a typed text does.
#[derive(Clone, Copy, Debug)]
pub enum PersonParse {
    Value(fn(&str) -> Result<PersonField, InputError>),
    /// The book decides what the text means.
    Edit(fn(&Book, PersonId, &str) -> Result<Edit, InputError>),
}

impl PersonColumn {
    /// The name of the column in headings, labels and messages.
    pub const fn name(self) -> &'static str {
        self.description().field.name
    }

    /// The name of the column in the language of the window.
    pub fn name_in_window(self) -> &'static str {
        match self {
            PersonColumn::Name => texts::name(),
            PersonColumn::FamilyName => texts::family_name(),
            PersonColumn::Region => texts::region(),
            PersonColumn::Role => texts::role(),
            PersonColumn::Group => texts::group(),
            PersonColumn::Handicap => texts::handicap(),
            PersonColumn::TeamPreference => texts::wants_a_team(),
            PersonColumn::Successor => texts::carried_on_by(),
            PersonColumn::Penalties => texts::penalties(),
            PersonColumn::SignedUp => texts::signed_up(),
            PersonColumn::Town => texts::town(),
            PersonColumn::Rounds => texts::plays_in_rounds(),
            PersonColumn::PreferredPowers => texts::would_like(),
            PersonColumn::DifferentFrom => texts::different_from(),
            PersonColumn::Unconfirmed => texts::not_confirmed(),
            PersonColumn::Note => texts::note(),
            PersonColumn::Colour => texts::colour(),
        }
    }

    /// The description of the column.
    pub const fn description(self) -> &'static PersonColumnDescription {
        match self {
            PersonColumn::Name => &NAME,
            PersonColumn::FamilyName => &FAMILY_NAME,
            PersonColumn::Region => &REGION,
            PersonColumn::Role => &ROLE,
            PersonColumn::Group => &GROUP,
            PersonColumn::Handicap => &HANDICAP,
            PersonColumn::TeamPreference => &TEAM_PREFERENCE,
            PersonColumn::Successor => &SUCCESSOR,
            PersonColumn::Penalties => &PENALTIES,
            PersonColumn::SignedUp => &SIGNED_UP,
            PersonColumn::Town => &TOWN,
            PersonColumn::Rounds => &ROUNDS,
            PersonColumn::PreferredPowers => &PREFERRED_POWERS,
            PersonColumn::DifferentFrom => &DIFFERENT_FROM,
            PersonColumn::Unconfirmed => &UNCONFIRMED,
            PersonColumn::Note => &NOTE,
            PersonColumn::Colour => &COLOUR,
        }
    }

    /// The edit that puts a typed text into this column of a player.
    ///
    /// # Errors
    /// The column refuses the text.
    pub fn typed_edit(self, book: &Book, id: PersonId, text: &str) -> Result<Edit, InputError> {
        match self.description().parse {
            PersonParse::Value(parse) => Ok(Edit::Person(id, parse(text)?)),
            PersonParse::Edit(edit) => edit(book, id, text),
        }
    }
}

/// A field that the lists of people show. No total depends on it.
const fn shown(name: &'static str) -> FieldDescription {
    FieldDescription {
        name,
        other_names: &[],
        recompute: Recompute::People,
        reason: ReasonRule::Never,
        merge: MergeRule::Fill,
    }
}

/// A field on which totals or places depend.
const fn counted(name: &'static str) -> FieldDescription {
    FieldDescription { recompute: Recompute::Everything, ..shown(name) }
}

const NAME: PersonColumnDescription = PersonColumnDescription {
    field: FieldDescription { merge: MergeRule::Keep, ..shown("name") },
    is_optional: false,
    parse: PersonParse::Value(|text| Ok(PersonField::Name(single_spaced(text)))),
};

const FAMILY_NAME: PersonColumnDescription = PersonColumnDescription {
    field: shown("family name"),
    is_optional: false,
    parse: PersonParse::Value(|text| Ok(PersonField::Family(single_spaced(text)))),
};

const REGION: PersonColumnDescription = PersonColumnDescription {
    field: shown("region"),
    is_optional: false,
    parse: PersonParse::Value(|text| Ok(PersonField::Region(single_spaced(text)))),
};

const ROLE: PersonColumnDescription = PersonColumnDescription {
    field: counted("role"),
    is_optional: true,
    parse: PersonParse::Value(|text| match Role::parse(text) {
        Some(role) => Ok(PersonField::Role(role)),
        None => Err(InputError::NotARole { text: text.trim().to_owned() }),
    }),
};

const GROUP: PersonColumnDescription = PersonColumnDescription {
    field: counted("group"),
    is_optional: true,
    parse: PersonParse::Value(|text| Ok(PersonField::Group(single_spaced(text)))),
};

const HANDICAP: PersonColumnDescription = PersonColumnDescription {
    field: counted("handicap"),
    is_optional: true,
    parse: PersonParse::Value(|text| parse_points(text).map(PersonField::Handicap)),
};

const TEAM_PREFERENCE: PersonColumnDescription = PersonColumnDescription {
    field: shown("wants a team"),
    is_optional: true,
    parse: PersonParse::Value(|text| parse_mark(text, PersonColumn::TeamPreference).map(PersonField::WantsTeam)),
};

const SUCCESSOR: PersonColumnDescription = PersonColumnDescription {
    // An import sets it after it has added all people.
    field: FieldDescription { merge: MergeRule::Keep, ..counted("carried on by") },
    is_optional: true,
    parse: PersonParse::Edit(|book, id, text| Ok(successor_edit(book, id, text))),
};

const PENALTIES: PersonColumnDescription = PersonColumnDescription {
    field: counted("penalties"),
    is_optional: true,
    parse: PersonParse::Value(|text| match notation::parse_penalties(text) {
        Ok(penalties) => Ok(PersonField::Penalties(penalties)),
        Err(part) => Err(InputError::NotAPenalty { text: part.to_owned() }),
    }),
};

const SIGNED_UP: PersonColumnDescription = PersonColumnDescription {
    field: shown("signed up"),
    is_optional: true,
    parse: PersonParse::Value(|text| Ok(PersonField::SignedUp(notation::kept_moment(text)))),
};

const TOWN: PersonColumnDescription = PersonColumnDescription {
    field: shown("town"),
    is_optional: true,
    parse: PersonParse::Value(|text| Ok(PersonField::Town(single_spaced(text)))),
};

const ROUNDS: PersonColumnDescription = PersonColumnDescription {
    field: FieldDescription { other_names: &["rounds", "plays"], ..shown("plays in rounds") },
    is_optional: true,
    parse: PersonParse::Value(|text| match PlannedRounds::parse(text) {
        Some(rounds) => Ok(PersonField::Rounds(rounds.to_string())),
        None => Err(InputError::NotRounds { text: text.trim().to_owned() }),
    }),
};

const PREFERRED_POWERS: PersonColumnDescription = PersonColumnDescription {
    field: shown("would like"),
    is_optional: true,
    parse: PersonParse::Value(|text| match parse_power_letters(text) {
        Ok(powers) => Ok(PersonField::PreferredPowers(powers)),
        Err(letter) => Err(InputError::NotAPower { text: letter }),
    }),
};

const DIFFERENT_FROM: PersonColumnDescription = PersonColumnDescription {
    // An import sets it after it has added all people.
    field: FieldDescription { merge: MergeRule::Keep, ..shown("different from") },
    is_optional: true,
    parse: PersonParse::Edit(different_from_edit),
};

const UNCONFIRMED: PersonColumnDescription = PersonColumnDescription {
    field: FieldDescription { merge: MergeRule::Keep, ..shown("not confirmed") },
    is_optional: true,
    parse: PersonParse::Value(|text| parse_mark(text, PersonColumn::Unconfirmed).map(PersonField::Unconfirmed)),
};

const NOTE: PersonColumnDescription = PersonColumnDescription {
    field: shown("note"),
    is_optional: false,
    parse: PersonParse::Value(|text| Ok(PersonField::Note(text.trim().to_owned()))),
};

const COLOUR: PersonColumnDescription = PersonColumnDescription {
    field: FieldDescription { other_names: &["color"], recompute: Recompute::Nothing, ..shown("colour") },
    is_optional: true,
    parse: PersonParse::Value(|text| parse_colour(text).map(PersonField::Colour)),
};

/// Whether this column is marked with “yes”.
fn parse_mark(text: &str, column: PersonColumn) -> Result<bool, InputError> {
    if text.trim().is_empty() {
        return Ok(false);
    }
    parse_yes_no(text).ok_or_else(|| InputError::NotAMark { text: text.trim().to_owned(), column })
}

fn parse_points(text: &str) -> Result<Option<f64>, InputError> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    read_number(text).map(Some).ok_or_else(|| InputError::NotANumber { text: text.trim().to_owned() })
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

/// The edit for the people with a similar name who are not this player. All of them are in the list of players.
fn different_from_edit(book: &Book, id: PersonId, text: &str) -> Result<Edit, InputError> {
    let mut others = Vec::new();
    for name in notation::split_parts(text) {
        let known = book.find_person(name).filter(|person| person.id != id);
        let other = known.ok_or_else(|| InputError::not_on_the_list(book, name))?.id;
        if !others.contains(&other) {
            others.push(other);
        }
    }
    Ok(Edit::Person(id, PersonField::DifferentFrom(others)))
}
