//! The order of rounds without numbers. Most of them are named only by dates or days. The order is reported, and the
//! director is asked where the dates do not decide.

use crate::book::calendar_words::Weekday;
use crate::book::{CellAddress, RoundIx};
use crate::import::draft::draft_book::DraftBook;
use crate::import::report::import_report::FindingEffect;
use crate::import::words::dated_names::{DatedName, TimeInDay, WrittenDate, parse_name_of_round};
use crate::languages::list_in_window;
use crate::languages::window_sentences::{import_questions as texts, import_words};
use crate::printable_text::printable_line;

/// The most names of rounds in a message.
const MOST_NAMED: usize = 10;

const WEEK: u16 = 7;

/// The days of a year if each month has 31.
const YEAR: u16 = 12 * 31;

/// Dates without a year belong to one winter or summer if they are this number of days apart or less: 13 December comes
/// before 10 January.
const SPAN_OF_SEASON: u16 = YEAR / 3;

/// Days of the week belong to one weekend if they are this number of days apart or less.
const SPAN_OF_WEEKEND: u16 = 3;

/// The order of rounds, as their positions in the file.
struct Order {
    rounds: Vec<usize>,
    /// What decides it. `Err` is a question.
    reason: Result<KnownOrder, UnclearOrder>,
}

/// What decides the order of rounds.
#[derive(Clone, Copy, Debug)]
enum KnownOrder {
    Dates,
    Days,
}

/// Why the names of rounds do not decide their order.
#[derive(Clone, Copy, Debug)]
enum UnclearOrder {
    DatesAndDays,
    Times,
    /// The date at this position may begin with the day or the month.
    Date(usize),
    Dates,
    Days,
}

impl DraftBook {
    /// Puts rounds that are named only by dates or days in the order of time, where their names decide it. Says which order that is.
    pub(in crate::import) fn sort_rounds_of_dates(&mut self) {
        let of_round = |(at, round): (usize, &crate::book::Round)| {
            let name = parse_name_of_round(&round.name).filter(|_| round.named_number().is_none())?;
            Some((at, name))
        };
        let dated: Vec<(usize, DatedName)> = self.book.rounds.iter().enumerate().filter_map(of_round).collect();
        if dated.len() < 2 {
            return;
        }
        let (positions, names): (Vec<usize>, Vec<DatedName>) = dated.into_iter().unzip();
        let quoted = |at: usize| import_words::quoted(&printable_line(&self.book.rounds[positions[at]].name));
        let Order { rounds, reason } = find_order(&names);
        let is_as_in_file = rounds.is_sorted();
        let list = list_of_names(rounds.iter().map(|round| quoted(*round)).collect());
        let (effect, what) = match reason {
            Ok(known) => {
                let say = match (known, is_as_in_file) {
                    (KnownOrder::Dates, true) => texts::rounds_in_order_of_dates,
                    (KnownOrder::Dates, false) => texts::rounds_in_new_order_of_dates,
                    (KnownOrder::Days, true) => texts::rounds_in_order_of_days,
                    (KnownOrder::Days, false) => texts::rounds_in_new_order_of_days,
                };
                (FindingEffect::None, say(&list))
            }
            Err(unclear) => {
                let what = match unclear {
                    UnclearOrder::DatesAndDays => texts::rounds_of_dates_and_days(&list),
                    UnclearOrder::Times => texts::rounds_with_unclear_times(&list),
                    UnclearOrder::Date(at) => texts::rounds_with_unclear_date(&list, &quoted(at)),
                    UnclearOrder::Dates => texts::rounds_with_unclear_dates(&list),
                    UnclearOrder::Days => texts::rounds_with_unclear_days(&list),
                };
                (FindingEffect::Asked, what)
            }
        };
        self.warn_of_part(CellAddress::Round(RoundIx(positions[0])), effect, what);
        // The other rounds stay where they are.
        let mut now: Vec<usize> = (0..self.book.rounds.len()).collect();
        for (place, round) in rounds.iter().enumerate() {
            now[positions[*round]] = positions[place];
        }
        self.put_rounds_at(&now);
    }

    /// Says in which order the rounds are whose names have neither a number nor a date: “Semifinal”, “Final”.
    pub(in crate::import) fn tell_order_of_named_rounds(&mut self) {
        let rounds = &self.book.rounds;
        let has_number: Vec<bool> = rounds.iter().map(|round| round.named_number().is_some()).collect();
        let is_told = |at: usize| !has_number[at] && !rounds[at].name.trim().is_empty();
        let unnumbered: Vec<usize> = (0..rounds.len()).filter(|at| is_told(*at)).collect();
        let (dated, named): (Vec<usize>, Vec<usize>) =
            unnumbered.iter().partition(|at| parse_name_of_round(&rounds[**at].name).is_some());
        // The order of several dates is told with their dates.
        let told = if dated.len() < 2 { unnumbered } else { named.clone() };
        if named.is_empty() || told.len() < 2 {
            return;
        }
        let names = told.iter().map(|at| import_words::quoted(&printable_line(&rounds[*at].name))).collect();
        let has_numbered = has_number.contains(&true);
        let say = if has_numbered { texts::named_rounds_in_this_order } else { texts::named_rounds_in_order_of_file };
        let what = say(&list_of_names(names));
        self.warn_of_part(CellAddress::Round(RoundIx(told[0])), FindingEffect::None, what);
    }
}

/// The names of rounds in a sentence.
fn list_of_names(mut names: Vec<String>) -> String {
    if names.len() > MOST_NAMED {
        names.truncate(MOST_NAMED - 1);
        names.push(import_words::others().to_owned());
    }
    list_in_window(&names)
}

/// The order of rounds with these names, which the file has in this order.
fn find_order(names: &[DatedName]) -> Order {
    let dates: Option<Vec<WrittenDate>> = names.iter().map(|name| name.date).collect();
    let days: Option<Vec<Weekday>> = names.iter().map(|name| name.weekday).collect();
    let order = match (dates, days.filter(|_| names.iter().all(|name| name.date.is_none()))) {
        (Some(dates), _) => order_of_dates(names, &dates),
        (None, Some(days)) => order_of_days(names, &days),
        (None, None) => Order { rounds: (0..names.len()).collect(), reason: Err(UnclearOrder::DatesAndDays) },
    };
    if order.reason.is_ok() && !has_order_in_days(names, &order.rounds) {
        return Order { rounds: (0..names.len()).collect(), reason: Err(UnclearOrder::Times) };
    }
    order
}

/// Whether the times say the order of the rounds of each day: all of them are hours or all are words, and no hour is doubtful.
fn has_order_in_days(names: &[DatedName], rounds: &[usize]) -> bool {
    let writes_24_hours =
        names.iter().any(|name| matches!(name.time, Some(TimeInDay::Hour(minute)) if minute >= 13 * 60));
    let is_same_day = |a: &DatedName, b: &DatedName| (a.date, a.weekday) == (b.date, b.weekday);
    rounds.windows(2).filter(|pair| is_same_day(&names[pair[0]], &names[pair[1]])).all(|pair| {
        let [earlier, later] = [&names[pair[0]], &names[pair[1]]];
        let is_exchanged = pair[0] > pair[1];
        match (earlier.time, later.time) {
            (Some(TimeInDay::Hour(a)), Some(TimeInDay::Hour(b))) => {
                a != b && (writes_24_hours || !is_exchanged || !earlier.may_be_afternoon)
            }
            (Some(TimeInDay::Word(a)), Some(TimeInDay::Word(b))) => a != b,
            _ => false,
        }
    })
}

fn order_of_dates(names: &[DatedName], dates: &[WrittenDate]) -> Order {
    let in_file = || (0..dates.len()).collect::<Vec<usize>>();
    let readings = [false, true].map(|month_first| order_of_reading(names, dates, month_first));
    match readings {
        [Reading::Sorted(rounds), Reading::NoDates] | [Reading::NoDates, Reading::Sorted(rounds)] => {
            Order { rounds, reason: Ok(KnownOrder::Dates) }
        }
        [Reading::Sorted(rounds), Reading::Sorted(other)] if rounds == other => {
            Order { rounds, reason: Ok(KnownOrder::Dates) }
        }
        [Reading::Sorted(_), Reading::Sorted(_)] => {
            let at = dates.iter().position(|date| date.may_be_month_first).unwrap_or_default();
            Order { rounds: in_file(), reason: Err(UnclearOrder::Date(at)) }
        }
        _ => Order { rounds: in_file(), reason: Err(UnclearOrder::Dates) },
    }
}

/// What dates say if the month comes first in “03/04”, or the day.
enum Reading {
    /// These are no dates then.
    NoDates,
    /// Dates without a certain order.
    NoOrder,
    /// The positions of the rounds in the order of the dates.
    Sorted(Vec<usize>),
}

fn order_of_reading(names: &[DatedName], dates: &[WrittenDate], month_first: bool) -> Reading {
    let read: Option<Vec<(u8, u8)>> = dates.iter().map(|date| date.month_and_day(month_first)).collect();
    let Some(read) = read else { return Reading::NoDates };
    let sorted_by = |key: &dyn Fn(usize) -> u32| {
        let mut rounds: Vec<usize> = (0..dates.len()).collect();
        rounds.sort_by_key(|at| (key(*at), names[*at].time));
        rounds
    };
    let day_of_year = |at: usize| u16::from(read[at].0 - 1) * 31 + u16::from(read[at].1);
    let years: Option<Vec<u16>> = dates.iter().map(|date| date.year).collect();
    if let Some(years) = years {
        return Reading::Sorted(sorted_by(&|at| u32::from(years[at]) * u32::from(YEAR) + u32::from(day_of_year(at))));
    }
    if dates.iter().any(|date| date.year.is_some()) {
        return Reading::NoOrder;
    }
    // Without years, the new year may lie between the rounds.
    let days: Vec<u16> = (0..dates.len()).map(day_of_year).collect();
    if let Some(start) = start_of_span(&days, YEAR, SPAN_OF_SEASON) {
        return Reading::Sorted(sorted_by(&|at| u32::from((days[at] + YEAR - start) % YEAR)));
    }
    let in_file: Vec<usize> = (0..dates.len()).collect();
    let from_last: Vec<usize> = in_file.iter().rev().copied().collect();
    let in_year = |rounds: &[usize]| rounds.is_sorted_by_key(|at| days[*at]);
    let around_year = |rounds: &[usize]| rounds.len() > 2 && is_forward(rounds.iter().map(|at| days[*at]), YEAR);
    if in_year(&in_file) || around_year(&in_file) {
        Reading::Sorted(in_file)
    } else if around_year(&from_last) {
        Reading::Sorted(from_last)
    } else {
        Reading::NoOrder
    }
}

fn order_of_days(names: &[DatedName], days: &[Weekday]) -> Order {
    let place_of_day = |day: Weekday| days.iter().position(|known| *known == day);
    let mut rounds: Vec<usize> = (0..names.len()).collect();
    rounds.sort_by_key(|round| (place_of_day(days[*round]), names[*round].time));
    let numbers: Vec<u16> = rounds.iter().map(|round| days[*round] as u16).collect();
    let is_unusual = numbers.len() > 2 && !is_forward(numbers.iter().copied(), WEEK);
    let is_backward = start_of_span(&numbers, WEEK, SPAN_OF_WEEKEND)
        .is_some_and(|start| !numbers.is_sorted_by_key(|day| (day + WEEK - start) % WEEK));
    if is_backward || is_unusual {
        return Order { rounds: (0..names.len()).collect(), reason: Err(UnclearOrder::Days) };
    }
    Order { rounds, reason: Ok(KnownOrder::Days) }
}

/// The first of these days on a circle, if all of them lie within a span.
fn start_of_span(days: &[u16], circle: u16, span: u16) -> Option<u16> {
    days.iter().copied().find(|start| days.iter().all(|day| (day + circle - start) % circle <= span))
}

/// Whether days on a circle only go forward, and at most once around.
fn is_forward(days: impl Iterator<Item = u16>, circle: u16) -> bool {
    let days: Vec<u16> = days.collect();
    let way: u16 = days.windows(2).map(|pair| (pair[1] + circle - pair[0]) % circle).sum();
    way < circle
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names in the order of the rounds, and whether the order is asked about.
    fn order(names: &[&str]) -> (String, bool) {
        let dated: Vec<DatedName> = names.iter().map(|name| parse_name_of_round(name).unwrap()).collect();
        let Order { rounds, reason } = find_order(&dated);
        let in_order: Vec<&str> = rounds.iter().map(|round| names[*round]).collect();
        (in_order.join(", "), reason.is_err())
    }

    #[test]
    fn rounds_are_in_the_order_of_their_dates() {
        for (names, in_order) in [
            (&["2026-03-14", "2026-03-07"][..], "2026-03-07, 2026-03-14"),
            (&["10 Jan 2026", "13 Dec 2025"], "13 Dec 2025, 10 Jan 2026"),
            (&["10 January", "13 December"], "13 December, 10 January"),
            (&["14.3.", "7.3."], "7.3., 14.3."),
            (&["March", "February"], "February, March"),
            (&["01-2026", "12-2025", "2026-02"], "12-2025, 01-2026, 2026-02"),
            (&["13/4", "5/4"], "5/4, 13/4"),
            // Both readings give the same order.
            (&["05/03/2026", "04/03/2026"], "04/03/2026, 05/03/2026"),
            (&["2026-03-07 19:00", "2026-03-07 10:00"], "2026-03-07 10:00, 2026-03-07 19:00"),
            // A league from autumn to summer.
            (&["1 Sep", "1 Nov", "1 Jan", "1 Mar", "1 Jun"], "1 Sep, 1 Nov, 1 Jan, 1 Mar, 1 Jun"),
            (&["1 Jun", "1 Mar", "1 Jan", "1 Nov", "1 Sep"], "1 Sep, 1 Nov, 1 Jan, 1 Mar, 1 Jun"),
            (&["Friday", "Saturday", "Sunday"], "Friday, Saturday, Sunday"),
            (&["Thursday", "Friday", "Saturday", "Sunday", "Monday"], "Thursday, Friday, Saturday, Sunday, Monday"),
            (&["Saturday 10 am", "Saturday 9 am"], "Saturday 9 am, Saturday 10 am"),
            (&["Saturday evening", "Saturday morning"], "Saturday morning, Saturday evening"),
            (&["Saturday 14:00", "Saturday 10:00", "Sunday 10:00"], "Saturday 10:00, Saturday 14:00, Sunday 10:00"),
        ] {
            assert_eq!(order(names), (in_order.to_owned(), false), "{names:?}");
        }
    }

    #[test]
    fn an_order_that_the_names_do_not_decide_is_asked_about() {
        for names in [
            &["04/03/2026", "03/04/2026"][..],
            &["Sunday", "Saturday"],
            &["Sunday", "Saturday", "Friday"],
            &["Monday", "Sunday", "Saturday", "Friday", "Thursday"],
            &["7 March 2026", "Saturday"],
            &["7 March 2026", "14 March"],
            &["1 Oct", "1 Mar"],
            &["1 Mar", "1 Jan", "1 Sep", "1 Jun", "1 Nov"],
            &["Saturday morning", "Saturday 19:00"],
            &["Saturday 19:00", "Saturday morning"],
            &["2026-03-07 10:00", "2026-03-07 2:00"],
            &["Saturday 10:00", "Saturday 7:00"],
            &["7 March evening", "7 March"],
            &["7 March morning", "7 March 19:00"],
        ] {
            assert_eq!(order(names), (names.join(", "), true), "{names:?}");
        }
    }
}
