//! A line or a cell that names a person with everything that people write beside a name: “3. Ågren, Gustav (SWE) gustav@x.org”.

use super::name_cells::{split_bracket, turn_family_name};
use crate::book::is_country;
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::typed_words::{single_spaced, split_mail_address};

/// The parts of a line. Nothing of it is lost: what is neither name nor country is a note.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::import) struct PersonLine {
    pub name: String,
    pub region: String,
    pub notes: Vec<String>,
}

/// The signs between a name and what is beside it.
const SEPARATORS: [&str; 6] = [" - ", " – ", " — ", " | ", "; ", "\t"];

/// The longest name, in words. A longer text is a sentence.
const MOST_WORDS: usize = 6;

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
    let rest = text.trim_start_matches(['-', '–', '—', '•', '*', '·', '‣']).trim_start();
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
