//! Which old encoding the letters of a text have.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};

use super::TextEncoding;

/// Decodes a text that is not UTF-8. Gives the encoding: the one whose text has the fewest letters that no word has there. Of
/// several, it is the one that a browser would take, else the most usual one.
pub(super) fn decode_old_text(bytes: &[u8]) -> (String, TextEncoding) {
    let of_browser = encoding_of_browser(bytes);
    let candidates = TextEncoding::ALL.map(|encoding| (encoding.decode(bytes), encoding));
    let best = candidates.into_iter().min_by_key(|(text, encoding)| (odd_letters(text), Some(*encoding) != of_browser));
    best.unwrap_or_else(|| (String::new(), TextEncoding::Windows1252))
}

/// The encoding that browsers take by the frequency of pairs of letters. They know no old Macs, and of DOS only the Cyrillic
/// code page.
fn encoding_of_browser(bytes: &[u8]) -> Option<TextEncoding> {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let guess = detector.guess(None, Utf8Detection::Deny);
    TextEncoding::ALL.into_iter().find(|encoding| encoding.source() == Ok(guess))
}

/// The scripts of Europe.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Script {
    Latin,
    Greek,
    Cyrillic,
}

fn script_of(letter: char) -> Script {
    match letter {
        '\u{370}'..='\u{3ff}' => Script::Greek,
        '\u{400}'..='\u{4ff}' => Script::Cyrillic,
        _ => Script::Latin,
    }
}

/// The fewest letters of a word that has no plain letter, in the Latin script. “Öö” is a word, and “Èâàí” is not.
const FEWEST_LETTERS: usize = 3;

/// Number of letters that no word has at this place: a mark or a capital between small letters, a letter of another script, and
/// the letters of a Latin word in which each has an accent.
fn odd_letters(text: &str) -> usize {
    let letters: Vec<char> = text.chars().collect();
    let odd = (0..letters.len()).filter(|at| is_odd(&letters, *at)).count();
    let words = letters.split(|letter| !letter.is_alphabetic());
    let odd_words = words.filter(|word| !word.is_empty() && !word.iter().all(char::is_ascii));
    odd + odd_words.map(odd_letters_of_word).sum::<usize>()
}

fn is_odd(letters: &[char], at: usize) -> bool {
    let c = letters[at];
    // A space without a break is a space.
    if c.is_ascii() || matches!(c, '’' | '\u{ad}' | '\u{a0}') {
        return false;
    }
    let before = at.checked_sub(1).map(|at| letters[at]);
    let after = letters.get(at + 1).copied();
    let in_word = before.is_some_and(char::is_alphabetic) || after.is_some_and(char::is_alphabetic);
    let between = before.is_some_and(char::is_lowercase) && after.is_none_or(|after| !after.is_uppercase());
    match c {
        '\u{f780}'..='\u{f7ff}' | 'ƒ' => true,
        'œ' | 'Œ' => !after.is_some_and(|after| matches!(after, 'u' | 'U' | 'i' | 'n')) || before == Some('i'),
        // “7º” and “Nº”.
        'ª' | 'º' => {
            let is_sign = matches!(before, Some('N' | 'n')) && !after.is_some_and(char::is_alphabetic);
            before.is_none_or(|before| !before.is_ascii_digit()) && in_word && !is_sign
        }
        _ if !c.is_alphabetic() => in_word || c.is_control(),
        _ => c.is_uppercase() && between,
    }
}

fn odd_letters_of_word(word: &[char]) -> usize {
    let first = word.first().copied().map(script_of);
    let foreign = word.iter().filter(|letter| Some(script_of(**letter)) != first).count();
    let is_without_plain = first == Some(Script::Latin) && !word.iter().any(char::is_ascii);
    let accented = if is_without_plain && word.len() >= FEWEST_LETTERS { word.len() } else { 0 };
    // Of two scripts in a word, the smaller one is wrong.
    foreign.min(word.len() - foreign) + accented
}

#[cfg(test)]
mod tests {
    use super::*;
    use TextEncoding::{
        CodePage737, CodePage850, CodePage852, CodePage866, MacRoman, Windows1250, Windows1251, Windows1252,
        Windows1253, Windows1254,
    };

    #[test]
    fn the_encoding_that_gives_words_is_chosen() {
        for (text, encoding) in [
            ("Loïs, Dietrich Müller, Ågren, Renée", Windows1252),
            ("Ben\u{a0}Drummond, Frank\u{a0}Marsh", Windows1252),
            ("N° ronda;Íñigo Quiroga;Víctor Echeverría", Windows1252),
            ("Nº mesa;Jugador\n1;Íñigo Quiroga\n1;Begoña Núñez", Windows1252),
            ("Jürgen Groß;7", Windows1252),
            ("Wiśniewska, Müller", Windows1250),
            ("Paweł Góra", Windows1250),
            ("Jiří Dvořák;Růžena Černá", Windows1250),
            ("Kovács Győző;Szűcs Ödön", Windows1250),
            ("Иван Петров;Олег Жуков;Анна Щукина", Windows1251),
            ("Стол;Страна;Игрок\n1;Австрия;Юрий", Windows1251),
            ("Μαρία Παπαδοπούλου;Γιώργος;Αυστρία", Windows1253),
            ("Ayşe Yılmaz;Gökhan Şahin;İngiltere;Doğan", Windows1254),
            ("Renée Müller", MacRoman),
            ("Renée Müller", CodePage850),
            ("José González;Ångström", CodePage850),
            ("Jiří Dvořák;Růžena Černá;Petr Šťastný", CodePage852),
            ("Łukasz Wiśniewski;Michał Żak", CodePage852),
            ("Иван Петров;Олег Жуков;Анна Щукина", CodePage866),
            ("Μαρια Παπαδοπουλου;Γιωργος;Αυστρια", CodePage737),
        ] {
            let bytes = encoding.encode(text);
            assert_eq!(decode_old_text(&bytes), (text.to_owned(), encoding), "{text}");
        }
    }
}
