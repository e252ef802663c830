//! In which order people sit a round out, by the rules of the event.

use std::cmp::Ordering;

use crate::book::{Book, Person, PersonId, Presence, fold_name};
use crate::standings::{Ruleset, SitOut};

/// Why somebody comes where he does among those who sit out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason(pub String);

/// Who sits out first, in groups: the first before the second; within a group the draw chooses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Order(pub Vec<Group>);

/// Some who are alike to the rules, each with why.
pub type Group = Vec<(PersonId, Reason)>;

/// Among whom the draw chooses, and how many of them.
pub type Choice = Option<(usize, Vec<PersonId>)>;

/// How often somebody has sat out before.
pub type Before<'a> = &'a dyn Fn(PersonId) -> usize;

impl Order {
    /// Those on the roll who are there, as the rules take them. Who has sat out before comes after all who have not;
    /// whoever the director says must play comes in no group.
    pub fn of(book: &Book, rules: &Ruleset, roll: &[(PersonId, Presence)], before: Before<'_>) -> Order {
        let volunteers = roll.iter().filter(|(_, is)| *is == Presence::Volunteer).map(|(id, _)| *id);
        let said = |id| (id, Reason("would rather sit out".to_owned()));
        let mut groups: Vec<Group> = vec![volunteers.map(said).collect()];
        let there: Vec<&Person> =
            roll.iter().filter(|(_, is)| *is == Presence::Present).filter_map(|(id, _)| book.person(*id)).collect();
        let most = there.iter().map(|person| before(person.id)).max().unwrap_or(0);
        for times in 0..=most {
            let mut left: Vec<&Person> = there.iter().copied().filter(|person| before(person.id) == times).collect();
            for kind in &rules.sit_outs {
                let (mut taken, rest): (Vec<_>, Vec<_>) = left.into_iter().partition(|person| is(book, person, *kind));
                taken.sort_by(|one, other| by_sign_up(book, other, one));
                let reason = |person: &Person| Reason(format!("{}{}", why(book, person, *kind), again(times)));
                groups.extend(taken.into_iter().map(|person| vec![(person.id, reason(person))]));
                left = rest;
            }
            let reason = match times {
                0 => "has not sat out yet".to_owned(),
                _ => format!("all others have sat out as often{}", again(times)),
            };
            if !left.is_empty() {
                groups.push(left.into_iter().map(|person| (person.id, Reason(reason.clone()))).collect());
            }
        }
        Order(groups)
    }

    /// Those who sit out for certain when so many must, in order, and among whom the draw chooses how many more.
    pub fn first(&self, many: usize) -> (Vec<(PersonId, &Reason)>, Choice) {
        let mut certain = Vec::new();
        for group in &self.0 {
            if certain.len() == many {
                break;
            }
            if certain.len() + group.len() > many {
                let rest = many - certain.len();
                return (certain, Some((rest, group.iter().map(|(id, _)| *id).collect())));
            }
            certain.extend(group.iter().map(|(id, reason)| (*id, reason)));
        }
        (certain, None)
    }
}

fn again(times: usize) -> String {
    match times {
        0 => String::new(),
        1 => ", and sat out once before".to_owned(),
        2 => ", and sat out twice before".to_owned(),
        _ => format!(", and sat out {times} times before"),
    }
}

fn is(book: &Book, person: &Person, kind: SitOut) -> bool {
    let same = |one: &str, other: &str| !other.trim().is_empty() && fold_name(one) == fold_name(other);
    match kind {
        // They come first of all, as they said themselves.
        SitOut::Volunteers => false,
        SitOut::LateSignUps => {
            let closed = book.event.sign_up_closed.trim();
            let signed = person.signed_up.trim();
            !closed.is_empty() && !signed.is_empty() && is_after(signed, closed)
        }
        SitOut::Locals => same(&person.town, &book.event.town),
        SitOut::Nationals => same(&person.region, &book.event.country),
        SitOut::Everyone => true,
    }
}

fn why(book: &Book, person: &Person, kind: SitOut) -> String {
    let signed = match person.signed_up.trim() {
        "" => "entered after the others".to_owned(),
        signed => format!("signed up {signed}"),
    };
    match kind {
        SitOut::Volunteers => String::new(),
        SitOut::LateSignUps => format!("late: {signed}, after {}", book.event.sign_up_closed.trim()),
        SitOut::Locals => format!("lives in {}, {signed}", person.town.trim()),
        SitOut::Nationals => format!("of {}, {signed}", person.region.trim()),
        SitOut::Everyone => format!("last in, first out: {signed}"),
    }
}

/// Whether a moment is after another; of a day that is named alone, no hour is.
fn is_after(moment: &str, closed: &str) -> bool {
    match (moment.parse::<f64>(), closed.parse::<f64>()) {
        (Ok(moment), Ok(closed)) => moment > closed,
        _ => moment > closed && !moment.starts_with(closed),
    }
}

/// The order of signing up. Who has no moment entered after those who have; a list's order is that of its people.
fn by_sign_up(book: &Book, one: &Person, other: &Person) -> Ordering {
    let text = |person: &Person| person.signed_up.trim().to_owned();
    let at = |person: &Person| book.people.iter().position(|known| known.id == person.id);
    let (mine, theirs) = (text(one), text(other));
    let said = match (mine.parse::<f64>(), theirs.parse::<f64>()) {
        (Ok(mine), Ok(theirs)) => mine.total_cmp(&theirs),
        _ => mine.is_empty().cmp(&theirs.is_empty()).then_with(|| mine.cmp(&theirs)),
    };
    said.then_with(|| at(one).cmp(&at(other)))
}
