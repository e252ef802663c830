//! A line or a cell that names a person with everything that people write beside a name: “3. Ågren, Gustav (SWE) gustav@x.org”.

use super::name_cells::{is_name, is_name_remark, split_bracket, turn_family_name};
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::marks_between_parts::DASHES;
use crate::book::typed_words::{single_spaced, split_mail_address};
use crate::book::{AttendanceStatus, is_country};

/// The parts of a line. Nothing of it is lost: what is neither name nor country is a note.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::import) struct PersonLine {
    pub name: String,
    pub region: String,
    pub notes: Vec<String>,
}

/// The signs between a name and what is beside it. A dash may also stand between a family name and a first name.
const SEPARATORS: [&str; 6] = [" - ", " – ", " — ", " | ", "; ", "\t"];

/// The longest name, in words. A longer text is a sentence.
const MOST_WORDS: usize = 6;

/// How the lines of a list write their names. One line alone does not tell whether a town or a first name is behind a dash.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::import) struct ListForm {
    /// Whether the first name is behind the family name and a dash: “Andersson – Lars – SWE”.
    has_first_name_behind_dash: bool,
}

impl ListForm {
    /// The form of these lines. Most of them must have it, and no other line may have a dash.
    pub(in crate::import) fn of<'t>(lines: impl Iterator<Item = &'t str>) -> Self {
        let (mut all, mut dashed, mut of_one_word, mut are_sure) = (0, 0, 0, false);
        for line in lines.map(without_item_mark).filter(|line| !line.is_empty()) {
            all += 1;
            let Some((family, behind)) = split_at_dash(line) else { continue };
            let (first, beside) = split_at_dash(behind).unwrap_or((behind, ""));
            if !is_name(family) || !may_be_first_name(first) {
                return ListForm::default();
            }
            dashed += 1;
            of_one_word += usize::from(!family.contains(' '));
            are_sure |= dashed > 1 || is_country(beside);
        }
        // “Ann Lee – York” is a whole name with a town.
        ListForm { has_first_name_behind_dash: are_sure && dashed * 2 > all && of_one_word * 2 > dashed }
    }

    /// Reads the parts of a line.
    pub(in crate::import) fn read(self, text: &str) -> PersonLine {
        let whole_name = || {
            let (family, behind) = split_at_dash(without_item_mark(text))?;
            let dash = DASHES.iter().filter_map(|dash| behind.find(dash)).min().unwrap_or(behind.len());
            let (first, beside) = behind.split_at(dash);
            let (first, address) = split_mail_address(first);
            Some(format!("{first} {family}{beside} {address}"))
        };
        let turned = if self.has_first_name_behind_dash { whole_name() } else { None };
        PersonLine::read(turned.as_deref().unwrap_or(text))
    }
}

/// The texts before and behind the first dash.
fn split_at_dash(text: &str) -> Option<(&str, &str)> {
    let dash = DASHES.iter().filter_map(|dash| Some((text.find(dash)?, dash.len())));
    dash.min().map(|(at, length)| (text[..at].trim(), text[at + length..].trim()))
}

/// Whether the text behind a name can be the first name, and is no country and no remark.
fn may_be_first_name(text: &str) -> bool {
    const MOST_WORDS: usize = 2;
    let (name, _) = split_mail_address(text);
    is_name(name)
        && name.split_whitespace().count() <= MOST_WORDS
        && name.split_whitespace().all(|word| word.starts_with(char::is_uppercase))
        && !is_country(name)
        && !is_name_remark(name)
        && AttendanceStatus::parse(name).is_none()
}

impl PersonLine {
    /// Reads the parts of a line.
    pub(in crate::import) fn read(text: &str) -> Self {
        let mut line = PersonLine::default();
        let text = single_spaced(without_item_mark(text));
        let mut rest = text.as_str();
        loop {
            let (before, address) = split_mail_address(rest);
            if address.is_empty() {
                break;
            }
            line.notes.insert(0, address.to_owned());
            rest = before;
        }
        while let Some((before, region)) = SEPARATORS.iter().find_map(|mark| rest.rsplit_once(mark)) {
            line.take(region.trim());
            rest = before.trim_end();
        }
        if let Some((before, inner)) = split_bracket(rest).filter(|(_, inner)| is_country(inner)) {
            line.take(inner);
            rest = before;
        }
        // “Ann Lee, Ireland” and “Lee, Ann, Ireland”: a country behind a whole name is no first name.
        while let Some((before, last)) = rest.rsplit_once(',').map(|(before, last)| (before.trim(), last.trim()))
            && (before.contains(',') || before.contains(' '))
            && is_country(last)
        {
            line.take(last);
            rest = before;
        }
        line.name = turn_family_name(rest).unwrap_or_else(|| rest.to_owned());
        line
    }

    /// Takes a part beside the name.
    fn take(&mut self, text: &str) {
        match text {
            "" => {}
            text if self.region.is_empty() && is_country(text) => text.clone_into(&mut self.region),
            text => self.notes.insert(0, text.to_owned()),
        }
    }

    /// Whether the name is no name but a sentence, such as a greeting above a list.
    pub(in crate::import) fn is_sentence(&self) -> bool {
        let name = self.name.as_str();
        let words = name.split_whitespace().count();
        let is_greeting = name.ends_with(['!', ':', '?', ',']);
        let ends_like_sentence = name.ends_with('.')
            && words > 3
            && !name.rsplit(' ').next().is_some_and(|last| is_cell_word(last, CellWord::NameSuffix) || last.len() < 4);
        words > MOST_WORDS || (words > 1 && (is_greeting || ends_like_sentence))
    }
}

/// The signs before an item of a list, and the blanks behind them.
const ITEM_MARKS: &str = "-–—−•*·‣◦▪■●→➢+ ";

/// A text without the number or the sign of an item of a list before it: “3. ”, “4) ”, “• ”.
fn without_item_mark(text: &str) -> &str {
    let text = text.trim();
    let digits = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let number = &text[..text.len() - digits.len()];
    if !number.is_empty()
        && let Some(rest) = digits.strip_prefix(['.', ')']).or_else(|| digits.strip_prefix(' '))
        && rest.trim_start().starts_with(char::is_alphabetic)
    {
        return rest.trim_start();
    }
    let rest = text.trim_start_matches(|c: char| ITEM_MARKS.contains(c));
    if rest.starts_with(char::is_alphanumeric) { rest } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_a_list_gives_name_country_and_note() {
        for (text, name, region, notes) in [
            ("Ågren, Gustav (SWE) gustav@x.org", "Gustav Ågren", "SWE", "gustav@x.org"),
            ("3. Ann Lee (IRL) <ann@lee.ie>", "Ann Lee", "IRL", "ann@lee.ie"),
            ("• Ann Lee – Ireland", "Ann Lee", "Ireland", ""),
            ("- Ann Lee — York — comes late", "Ann Lee", "", "York, comes late"),
            ("Lee, Ann, Ireland", "Ann Lee", "Ireland", ""),
            ("Ann Lee, Ireland", "Ann Lee", "Ireland", ""),
            ("Lee, Jordan", "Jordan Lee", "", ""),
            ("Ben (the Great)", "Ben (the Great)", "", ""),
            ("Smith, Jr.", "Smith, Jr.", "", ""),
            ("Jean-Luc d’Arc", "Jean-Luc d’Arc", "", ""),
            ("4th Player", "4th Player", "", ""),
            ("2.", "2.", "", ""),
        ] {
            let line = PersonLine::read(text);
            let notes_read = line.notes.join(", ");
            assert_eq!(
                (line.name.as_str(), line.region.as_str(), notes_read.as_str()),
                (name, region, notes),
                "{text}"
            );
            assert!(!line.is_sentence(), "{text}");
        }
    }

    #[test]
    fn a_dash_stands_between_family_name_and_first_name_where_all_lines_say_so() {
        let read = |lines: &[&str]| -> Vec<(String, String, String)> {
            let form = ListForm::of(lines.iter().copied());
            let lines = lines.iter().map(|line| form.read(line));
            lines.map(|line| (line.name, line.region, line.notes.join(", "))).collect()
        };
        let line = |name: &str, region: &str, notes: &str| (name.to_owned(), region.to_owned(), notes.to_owned());
        assert_eq!(read(&["Andersson - Lars - SWE"]), [line("Lars Andersson", "SWE", "")]);
        assert_eq!(
            read(&["Here they are:", "1. Hansen — Ole", "2. Hansen – Per – NOR – late", "• de Groot - Karl karl@x.y"]),
            [
                line("Here they are:", "", ""),
                line("Ole Hansen", "", ""),
                line("Per Hansen", "NOR", "late"),
                line("Karl de Groot", "", "karl@x.y")
            ]
        );
        assert_eq!(read(&["Ann Lee – York", "Ben Orr – Leeds"])[0], line("Ann Lee", "", "York"));
        assert_eq!(read(&["Orr – York"]), [line("Orr", "", "York")]);
        assert_eq!(read(&["Orr - late", "Lee - absent"])[0], line("Orr", "", "late"));
    }

    #[test]
    fn a_greeting_is_no_name() {
        for text in ["Hi Anna, here are the players for Saturday:", "See you there!", "That is all for now, thank you."]
        {
            assert!(PersonLine::read(text).is_sentence(), "{text}");
        }
        for text in ["John Q. Public Jr.", "Ann Lee", "!ann!", "Juan Carlos de la Vega Ruiz"] {
            assert!(!PersonLine::read(text).is_sentence(), "{text}");
        }
    }
}
