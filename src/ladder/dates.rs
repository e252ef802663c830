//! Days as directors write them.

use jiff::civil::Date;

use crate::book::fold_name;

/// The months in the languages of the hobby, short and whole, folded.
const MONTHS: [&[&str]; 12] = [
    &["jan", "january", "januar", "januari", "janvier", "gen", "gennaio", "ene", "enero"],
    &["feb", "february", "februar", "februari", "fev", "fevrier", "febbraio", "febrero"],
    &["mar", "march", "marz", "maerz", "mrz", "mars", "maart", "marzo"],
    &["apr", "april", "avr", "avril", "aprile", "abr", "abril"],
    &["may", "mai", "mei", "mag", "maggio", "mayo"],
    &["jun", "june", "juni", "juin", "giu", "giugno", "junio"],
    &["jul", "july", "juli", "juil", "juillet", "lug", "luglio", "julio"],
    &["aug", "august", "augustus", "aout", "ago", "agosto"],
    &["sep", "sept", "september", "septembre", "set", "settembre", "septiembre"],
    &["oct", "october", "okt", "oktober", "octobre", "ott", "ottobre", "octubre"],
    &["nov", "november", "novembre", "noviembre"],
    &["dec", "december", "dez", "dezember", "decembre", "dic", "dicembre", "diciembre"],
];

/// The day that a text names: “2002-06-09”, “9.6.2002”, “9 June 2002”, “June 8-9, 2002” (the last of several days). None
/// where it names none, or could mean two: in “9/6/2002” the month may stand first.
pub fn day_in(text: &str) -> Option<Date> {
    let folded = fold_name(text);
    let parts: Vec<&str> = folded.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty()).collect();
    iso(&parts).or_else(|| by_month_name(&parts)).or_else(|| day_first(text, &parts))
}

fn iso(parts: &[&str]) -> Option<Date> {
    parts.windows(3).find_map(|three| {
        (three[0].len() == 4).then(|| Date::new(year(three[0])?, number(three[1])?, number(three[2])?).ok()).flatten()
    })
}

fn by_month_name(parts: &[&str]) -> Option<Date> {
    let at = parts.iter().position(|part| month(part).is_some())?;
    let month = month(parts[at])?;
    // “8 - 9 June 2002” and “June 8 - 9, 2002”: the day next to the year, or before the month.
    let year_at = (at + 1..parts.len()).find(|&n| year(parts[n]).is_some())?;
    let day = if year_at > at + 1 { number(ordinal(parts[year_at - 1])) } else { None };
    let day = day.or_else(|| at.checked_sub(1).and_then(|before| number(ordinal(parts[before]))))?;
    Date::new(year(parts[year_at])?, month, day).ok()
}

/// “9.6.2002”; with slashes only where the other way round there would be no such month.
fn day_first(text: &str, parts: &[&str]) -> Option<Date> {
    parts.windows(3).find_map(|three| {
        let (first, second, year) = (number(three[0])?, number(three[1])?, year(three[2])?);
        let dotted = text.contains(&format!("{}.{}.{}", three[0], three[1], three[2]));
        (dotted || first > 12 || first == second).then(|| Date::new(year, second, first).ok()).flatten()
    })
}

fn year(part: &str) -> Option<i16> {
    (part.len() == 4).then(|| part.parse().ok()).flatten().filter(|year| (1950..=2199).contains(year))
}

fn number(part: &str) -> Option<i8> {
    (part.len() <= 2).then(|| part.parse().ok()).flatten()
}

/// “9th” is 9.
fn ordinal(part: &str) -> &str {
    part.trim_end_matches(|c: char| c.is_ascii_alphabetic())
}

fn month(part: &str) -> Option<i8> {
    let at = MONTHS.iter().position(|names| names.contains(&part))?;
    i8::try_from(at + 1).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_as_they_are_written() {
        for text in [
            "2002-06-09",
            "9.6.2002",
            "9 June 2002",
            "8-9 June 2002",
            "Melbourne, June 8-9, 2002",
            "9th Jun 2002",
            "9. Juni 2002",
            "9 giugno 2002",
            "Victorian Championships, 2002-06-09",
        ] {
            assert_eq!(day_in(text), Date::new(2002, 6, 9).ok(), "{text}");
        }
        assert_eq!(day_in("25/12/2001"), Date::new(2001, 12, 25).ok());
        for text in ["9/6/2002", "Victorian 2002", "", "Mark 7 2002", "31 June 2002", "May the best man win"] {
            assert_eq!(day_in(text), None, "{text}");
        }
    }
}
