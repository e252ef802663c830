//! Names of provinces with a slip of the pen: the nearest name, and the sentence that tells it.

use super::board_map::Province;
use super::province_names::{NameReading, Spelling, folded_words, read_words, spellings};

/// Whether a word is no name, but hardly differs from one, so that nothing else can be meant: “Blegium”.
pub(super) fn is_misspelt_name(word: &str) -> bool {
    /// A shorter word is near too many names.
    const LEAST_LETTERS: usize = 5;
    let letters = word.chars().count();
    let most_slips = if letters <= LEAST_LETTERS { 1 } else { 2 };
    letters >= LEAST_LETTERS
        && read_words(&[word]) == NameReading::Unknown
        && spellings().iter().any(|spelling| {
            spelling.joined.chars().count() >= LEAST_LETTERS
                && strsim::osa_distance(word, &spelling.joined) <= most_slips
        })
}

/// The province whose name is nearest to the first words of a text, if they look like a slip of it and of no other one.
pub(super) fn nearest_name(written: &str) -> Option<Province> {
    /// No name has more words.
    const MOST_WORDS: usize = 3;
    let words: Vec<String> = folded_words(written).into_iter().take(MOST_WORDS).collect();
    let mut nearest: Option<(usize, Province)> = None;
    let mut is_tied = false;
    for count in 1..=words.len() {
        let name = words[..count].concat();
        let length = name.chars().count();
        let most_slips = match length {
            0..=3 => continue,
            4 => 1,
            5..=8 => 2,
            _ => 3,
        };
        let is_near = |spelling: &&Spelling| {
            let letters = spelling.joined.chars().count();
            letters > 3 && letters.abs_diff(length) <= most_slips
        };
        for spelling in spellings().iter().filter(is_near) {
            let slips = strsim::osa_distance(&name, &spelling.joined);
            if slips > most_slips {
                continue;
            }
            match nearest {
                Some((least, province)) if slips == least => is_tied |= province != spelling.province,
                Some((least, _)) if slips > least => {}
                _ => (nearest, is_tied) = (Some((slips, spelling.province)), false),
            }
        }
    }
    nearest.filter(|_| !is_tied).map(|(_, province)| province)
}

/// “‘Burgandy’ is no province of the board. The nearest name is Burgundy.”
pub(super) fn unknown_name_sentence(written: &str) -> String {
    format!("“{}” is no province of the board.{}", written.trim(), nearest_name_sentence(written))
}

/// A sentence to put after another one, with a space before it; nothing if no name is near.
pub(super) fn nearest_name_sentence(written: &str) -> String {
    nearest_name(written).map(|province| format!(" The nearest name is {province}.")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_in_a_name_has_a_nearest_name() {
        for (written, letters) in [
            ("Burgandy", "Bur"),
            ("Marsailles", "Mar"),
            ("Yorksire via Lon", "Yor"),
            ("Skaggerak", "Ska"),
            ("Nroway", "Nwy"),
            ("Constantinopel", "Con"),
            ("Gulf of Lyno", "Lyo"),
            ("St Petrsburg", "Stp"),
        ] {
            assert_eq!(nearest_name(written).map(Province::letters), Some(letters), "{written}");
        }
        for written in ["Foo", "Atlantis", "Par", "Switzerland", "Ireland", ""] {
            assert_eq!(nearest_name(written), None, "{written}");
        }
    }
}
