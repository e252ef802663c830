//! The order in which people sit out a round, by the rules of the event.

use std::cmp::Ordering;

use crate::book::{AttendanceStatus, Book, Person, PersonId, fold_name};
use crate::languages::recorded_moment_in_window;
use crate::languages::window_sentences::attendance as texts;
use crate::standings::{Ruleset, SitOutPriority};

/// The reason for a person’s position in the order of sit-outs, in the language of the window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SitOutReason(pub String);

/// The order of sit-outs in groups: the first group sits out before the second. Within a group the draw chooses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SitOutOrder(pub Vec<SitOutGroup>);

/// People who are equal by the rules, each with the reason.
pub type SitOutGroup = Vec<(PersonId, SitOutReason)>;

/// The number of sit-outs that the draw chooses, and the people among whom it chooses.
pub type SitOutChoice = Option<(usize, Vec<PersonId>)>;

/// Number of earlier sit-outs of a person.
pub type EarlierSitOuts<'a> = &'a dyn Fn(PersonId) -> usize;

impl SitOutOrder {
    /// The order of the people present, by the rules. People who have sat out before come after those who have not.
    /// People marked as “must play” are in no group.
    pub fn of_attendance(
        book: &Book,
        rules: &Ruleset,
        attendance: &[(PersonId, AttendanceStatus)],
        before: EarlierSitOuts<'_>,
    ) -> SitOutOrder {
        let volunteers = attendance.iter().filter(|(_, is)| *is == AttendanceStatus::Volunteer).map(|(id, _)| *id);
        let by_moment = |id| (id, SitOutReason(texts::would_rather_sit_out().to_owned()));
        let mut groups: Vec<SitOutGroup> = vec![volunteers.map(by_moment).collect()];
        let there: Vec<&Person> = attendance
            .iter()
            .filter(|(_, is)| *is == AttendanceStatus::Present)
            .filter_map(|(id, _)| book.person(*id))
            .collect();
        let most = there.iter().map(|person| before(person.id)).max().unwrap_or(0);
        for times in 0..=most {
            let mut left: Vec<&Person> = there.iter().copied().filter(|person| before(person.id) == times).collect();
            for kind in &rules.sit_outs {
                let (mut taken, rest): (Vec<_>, Vec<_>) =
                    left.into_iter().partition(|person| belongs_to(book, person, *kind));
                taken.sort_by(|one, other| by_sign_up(book, other, one));
                let reason = |person: &Person| SitOutReason(with_earlier(sit_out_reason(book, person, *kind), times));
                groups.extend(taken.into_iter().map(|person| vec![(person.id, reason(person))]));
                left = rest;
            }
            let reason = match times {
                0 => texts::has_not_sat_out().to_owned(),
                _ => with_earlier(texts::others_sat_out_as_often().to_owned(), times),
            };
            if !left.is_empty() {
                groups.push(left.into_iter().map(|person| (person.id, SitOutReason(reason.clone()))).collect());
            }
        }
        SitOutOrder(groups)
    }

    /// For `many` sit-outs: the people who certainly sit out, in order, and the choice that is left to the draw.
    pub fn first(&self, many: usize) -> (Vec<(PersonId, &SitOutReason)>, SitOutChoice) {
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

/// A reason with the number of earlier sit-outs.
fn with_earlier(reason: String, times: usize) -> String {
    if times == 0 { reason } else { texts::sat_out_before(times, &reason) }
}

fn belongs_to(book: &Book, person: &Person, kind: SitOutPriority) -> bool {
    let same = |one: &str, other: &str| !other.trim().is_empty() && fold_name(one) == fold_name(other);
    match kind {
        // Volunteers are the first group already.
        SitOutPriority::Volunteers => false,
        SitOutPriority::LateSignUps => {
            let closed = book.event.sign_up_closed.trim();
            let signed = person.signed_up.trim();
            !closed.is_empty() && !signed.is_empty() && is_after(signed, closed)
        }
        SitOutPriority::Locals => same(&person.town, &book.event.town),
        SitOutPriority::Nationals => same(&person.region, &book.event.country),
        SitOutPriority::Everyone => true,
    }
}

fn sit_out_reason(book: &Book, person: &Person, kind: SitOutPriority) -> String {
    let signed = match person.signed_up.trim() {
        "" => texts::entered_after_others().to_owned(),
        signed => texts::signed_up(&recorded_moment_in_window(signed)),
    };
    match kind {
        SitOutPriority::Volunteers => String::new(),
        SitOutPriority::LateSignUps => {
            texts::late(&signed, &recorded_moment_in_window(book.event.sign_up_closed.trim()))
        }
        SitOutPriority::Locals => texts::lives_in(person.town.trim(), &signed),
        SitOutPriority::Nationals => texts::of_region(person.region.trim(), &signed),
        SitOutPriority::Everyone => texts::last_in_first_out(&signed),
    }
}

/// Whether a moment is after the closing moment. If that is only a day, no hour of the day is after it.
fn is_after(moment: &str, closed: &str) -> bool {
    match (moment.parse::<f64>(), closed.parse::<f64>()) {
        (Ok(moment), Ok(closed)) => moment > closed,
        _ => moment > closed && !moment.starts_with(closed),
    }
}

/// The order of signing up. People without a moment come after those with one. Equal people keep the order of the list.
fn by_sign_up(book: &Book, one: &Person, other: &Person) -> Ordering {
    let text = |person: &Person| person.signed_up.trim().to_owned();
    let at = |person: &Person| book.people.iter().position(|known| known.id == person.id);
    let (mine, theirs) = (text(one), text(other));
    let by_moment = match (mine.parse::<f64>(), theirs.parse::<f64>()) {
        (Ok(mine), Ok(theirs)) => mine.total_cmp(&theirs),
        _ => mine.is_empty().cmp(&theirs.is_empty()).then_with(|| mine.cmp(&theirs)),
    };
    by_moment.then_with(|| at(one).cmp(&at(other)))
}
