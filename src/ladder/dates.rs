//! Finds a date in a text as directors write it, in several languages.

use jiff::civil::Date;

use crate::book::fold_name;

/// The names of the months in the languages of the hobby, short and long, folded.
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

/// The date in a text: “2002-06-09”, “9.6.2002”, “9 June 2002”, “June 8-9, 2002” (the last of several days). `None` if
/// there is no date or if it is ambiguous: in “9/6/2002” the month may be first.
pub fn find_date(text: &str) -> Option<Date> {
    let folded = fold_name(text);
    let parts: Vec<&str> = folded.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty()).collect();
    iso_date(&parts).or_else(|| date_with_month_name(&parts)).or_else(|| day_first_date(text, &parts))
}

fn iso_date(parts: &[&str]) -> Option<Date> {
    parts.windows(3).find_map(|three| {
        (three[0].len() == 4)
            .then(|| Date::new(parse_year(three[0])?, parse_number(three[1])?, parse_number(three[2])?).ok())
            .flatten()
    })
}

fn date_with_month_name(parts: &[&str]) -> Option<Date> {
    let at = parts.iter().position(|part| parse_month(part).is_some())?;
    let month = parse_month(parts[at])?;
    // “8 - 9 June 2002” and “June 8 - 9, 2002”: the day is next to the year or before the month.
    let year_at = (at + 1..parts.len()).find(|&n| parse_year(parts[n]).is_some())?;
    let day = if year_at > at + 1 { parse_number(strip_ordinal_ending(parts[year_at - 1])) } else { None };
    let day = day.or_else(|| at.checked_sub(1).and_then(|before| parse_number(strip_ordinal_ending(parts[before]))))?;
    Date::new(parse_year(parts[year_at])?, month, day).ok()
}

/// “9.6.2002”. A date with slashes is only accepted if the other order would give no valid month.
fn day_first_date(text: &str, parts: &[&str]) -> Option<Date> {
    parts.windows(3).find_map(|three| {
        let (first, second, year) = (parse_number(three[0])?, parse_number(three[1])?, parse_year(three[2])?);
        let dotted = text.contains(&format!("{}.{}.{}", three[0], three[1], three[2]));
        (dotted || first > 12 || first == second).then(|| Date::new(year, second, first).ok()).flatten()
    })
}

fn parse_year(part: &str) -> Option<i16> {
    (part.len() == 4).then(|| part.parse().ok()).flatten().filter(|year| (1950..=2199).contains(year))
}

fn parse_number(part: &str) -> Option<i8> {
    (part.len() <= 2).then(|| part.parse().ok()).flatten()
}

/// Removes the ending of an ordinal: “9th” becomes “9”.
fn strip_ordinal_ending(part: &str) -> &str {
    part.trim_end_matches(|c: char| c.is_ascii_alphabetic())
}

fn parse_month(part: &str) -> Option<i8> {
    let at = MONTHS.iter().position(|names| names.contains(&part))?;
    i8::try_from(at + 1).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_found_in_many_spellings() {
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
            assert_eq!(find_date(text), Date::new(2002, 6, 9).ok(), "{text}");
        }
        assert_eq!(find_date("25/12/2001"), Date::new(2001, 12, 25).ok());
        for text in ["9/6/2002", "Victorian 2002", "", "Mark 7 2002", "31 June 2002", "May the best man win"] {
            assert_eq!(find_date(text), None, "{text}");
        }
    }
}
