//! The encoding of a text that is not UTF-8: Windows-1252, Windows-1250, Mac Roman or code page 850, whichever gives
//! words.

use encoding_rs::{Encoding, MACINTOSH, WINDOWS_1250, WINDOWS_1252};

/// The upper half of code page 850, from 0x80.
const CODE_PAGE_850: &str = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{ad}±‗¾¶§÷¸°¨·¹³²■\u{a0}";

/// Decodes a text that is not UTF-8. Gives the name of the encoding if it is not the usual Windows-1252.
pub(super) fn decode_old_text(bytes: &[u8]) -> (String, Option<&'static str>) {
    let with = |encoding: &'static Encoding| encoding.decode_without_bom_handling(bytes).0.into_owned();
    let candidates = [
        (with(WINDOWS_1252), None),
        (with(WINDOWS_1250), Some("Windows-1250 (Central European)")),
        (with(MACINTOSH), Some("Mac Roman")),
        (code_page_850(bytes), Some("code page 850 (DOS)")),
    ];
    // The first of several that are equally good is the most usual.
    let best = candidates.into_iter().min_by_key(|(text, _)| odd_letters(text));
    best.unwrap_or_default()
}

fn code_page_850(bytes: &[u8]) -> String {
    let upper: Vec<char> = CODE_PAGE_850.chars().collect();
    let letter = |byte: &u8| match byte.checked_sub(0x80) {
        Some(high) => upper.get(usize::from(high)).copied().unwrap_or('\u{fffd}'),
        None => char::from(*byte),
    };
    bytes.iter().map(letter).collect()
}

/// Number of letters that no word has at this place: a mark or a capital between small letters.
fn odd_letters(text: &str) -> usize {
    let letters: Vec<char> = text.chars().collect();
    let is_odd = |at: usize| {
        let c = letters[at];
        if c.is_ascii() || matches!(c, '’' | '\u{ad}') {
            return false;
        }
        let before = at.checked_sub(1).map(|at| letters[at]);
        let after = letters.get(at + 1).copied();
        let in_word = before.is_some_and(char::is_alphabetic) || after.is_some_and(char::is_alphabetic);
        let between = before.is_some_and(char::is_lowercase) && after.is_none_or(|after| !after.is_uppercase());
        match c {
            '\u{fffd}' => true,
            'œ' | 'Œ' => !after.is_some_and(|after| matches!(after, 'u' | 'U' | 'i' | 'n')) || before == Some('i'),
            'ª' | 'º' => before.is_none_or(|before| !before.is_ascii_digit()) && in_word,
            _ if !c.is_alphabetic() => in_word || c.is_control(),
            _ => c.is_uppercase() && between,
        }
    };
    (0..letters.len()).filter(|at| is_odd(*at)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_encoding_that_gives_words_is_chosen() {
        let cases: [(&[u8], &str, Option<&str>); 5] = [
            (b"Lo\xEFs, Dietrich M\xFCller, \xC5gren, Ren\xE9e", "Loïs, Dietrich Müller, Ågren, Renée", None),
            (b"Kasia Wi\x9Cniewska, M\xFCller", "Kasia Wiśniewska, Müller", Some("Windows-1250 (Central European)")),
            (b"Pawe\xB3 G\xF3ra", "Paweł Góra", Some("Windows-1250 (Central European)")),
            (b"Ren\x8Ee M\x9Fller", "Renée Müller", Some("Mac Roman")),
            (b"Ren\x82e M\x81ller", "Renée Müller", Some("code page 850 (DOS)")),
        ];
        for (bytes, text, encoding) in cases {
            assert_eq!(decode_old_text(bytes), (text.to_owned(), encoding), "{text}");
        }
        assert_eq!(CODE_PAGE_850.chars().count(), 128);
    }
}
