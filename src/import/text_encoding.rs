//! The encoding of a text that is not UTF-8: Windows-1252, Windows-1250, Mac Roman or code page 850, whichever gives
//! words. A director can choose another one, because a byte is a letter in each of them.

use std::fmt;

use encoding_rs::{Encoding, MACINTOSH, UTF_8, WINDOWS_1250, WINDOWS_1252};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// An old encoding of a text, in which each byte is a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TextEncoding {
    Windows1252,
    Windows1250,
    MacRoman,
    CodePage850,
}

impl TextEncoding {
    pub const ALL: [TextEncoding; 4] =
        [TextEncoding::Windows1252, TextEncoding::Windows1250, TextEncoding::MacRoman, TextEncoding::CodePage850];

    /// The table of the encoding. `None` for code page 850, which is not an encoding of the web.
    const fn table(self) -> Option<&'static Encoding> {
        match self {
            TextEncoding::Windows1252 => Some(WINDOWS_1252),
            TextEncoding::Windows1250 => Some(WINDOWS_1250),
            TextEncoding::MacRoman => Some(MACINTOSH),
            TextEncoding::CodePage850 => None,
        }
    }

    pub(super) fn decode(self, bytes: &[u8]) -> String {
        match self.table() {
            Some(table) => table.decode_without_bom_handling(bytes).0.into_owned(),
            None => code_page_850(bytes),
        }
    }

    /// The bytes of a text that was decoded with this encoding.
    pub(super) fn encode(self, text: &str) -> Vec<u8> {
        let Some(table) = self.table() else {
            let upper: Vec<char> = CODE_PAGE_850.chars().collect();
            let byte = |letter: char| match u8::try_from(letter) {
                Ok(byte) if byte < 0x80 => byte,
                _ => upper.iter().position(|known| *known == letter).map_or(b'?', |at| 0x80 | at.to_le_bytes()[0]),
            };
            return text.chars().map(byte).collect();
        };
        let (bytes, ..) = table.encode(text);
        bytes.into_owned()
    }

    /// The remark of the report about an encoding that is not the usual Windows-1252.
    pub(super) fn remark(self) -> Option<String> {
        (self != TextEncoding::Windows1252).then(|| {
            format!(
                "the letters are read as {self}, because only then they are words. If names are wrong, save the file as \
                 UTF-8 and import it again"
            )
        })
    }
}

impl fmt::Display for TextEncoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TextEncoding::Windows1252 => "Windows-1252 (Western European)",
            TextEncoding::Windows1250 => "Windows-1250 (Central European)",
            TextEncoding::MacRoman => "Mac Roman",
            TextEncoding::CodePage850 => "code page 850 (DOS)",
        })
    }
}

/// The upper half of code page 850, from 0x80.
const CODE_PAGE_850: &str = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{ad}±‗¾¶§÷¸°¨·¹³²■\u{a0}";

/// Decodes by the byte order mark, else as UTF-8, else in an older encoding, which is given. Bytes with zeros or many control characters
/// are not text.
pub fn decode_text(bytes: &[u8]) -> Option<(String, Option<TextEncoding>)> {
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        return Some((encoding.decode_without_bom_handling(&bytes[mark..]).0.into_owned(), None));
    }
    let controls = bytes.iter().filter(|&&b| b < 0x20 && !matches!(b, b'\t' | b'\r' | b'\n' | 0x0C)).count();
    if bytes.contains(&0) || controls * 20 > bytes.len() {
        return None;
    }
    let (text, _, broken) = UTF_8.decode(bytes);
    if !broken {
        return Some((text.into_owned(), None));
    }
    let (text, encoding) = decode_old_text(bytes);
    Some((text, Some(encoding)))
}

/// Why bytes are no text of a dispute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PlainTextError {
    #[error("it is longer than 4 MB")]
    TooLong,
    #[error("it is no text. Save it as a plain text in UTF-8")]
    NoText,
}

/// The most bytes of a text of a dispute. A longer text is no question about one season.
pub const MOST_TEXT_BYTES: u64 = 4 << 20;

/// The text of a dispute in a file.
pub fn plain_text(bytes: &[u8]) -> Result<String, PlainTextError> {
    if u64::try_from(bytes.len()).is_ok_and(|length| length > MOST_TEXT_BYTES) {
        return Err(PlainTextError::TooLong);
    }
    decode_text(bytes).map(|(text, _)| text).ok_or(PlainTextError::NoText)
}

/// Decodes a text that is not UTF-8. Gives the encoding.
fn decode_old_text(bytes: &[u8]) -> (String, TextEncoding) {
    // The first of several that are equally good is the most usual.
    let candidates = TextEncoding::ALL.map(|encoding| (encoding.decode(bytes), encoding));
    let best = candidates.into_iter().min_by_key(|(text, _)| odd_letters(text));
    best.unwrap_or_else(|| (String::new(), TextEncoding::Windows1252))
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
        let cases: [(&[u8], &str, TextEncoding); 5] = [
            (
                b"Lo\xEFs, Dietrich M\xFCller, \xC5gren, Ren\xE9e",
                "Loïs, Dietrich Müller, Ågren, Renée",
                TextEncoding::Windows1252,
            ),
            (b"Kasia Wi\x9Cniewska, M\xFCller", "Kasia Wiśniewska, Müller", TextEncoding::Windows1250),
            (b"Pawe\xB3 G\xF3ra", "Paweł Góra", TextEncoding::Windows1250),
            (b"Ren\x8Ee M\x9Fller", "Renée Müller", TextEncoding::MacRoman),
            (b"Ren\x82e M\x81ller", "Renée Müller", TextEncoding::CodePage850),
        ];
        for (bytes, text, encoding) in cases {
            assert_eq!(decode_old_text(bytes), (text.to_owned(), encoding), "{text}");
        }
        assert_eq!(CODE_PAGE_850.chars().count(), 128);
    }

    #[test]
    fn every_byte_comes_back_from_every_encoding() {
        let bytes: Vec<u8> = (0..=255).collect();
        for encoding in TextEncoding::ALL {
            assert_eq!(encoding.encode(&encoding.decode(&bytes)), bytes, "{encoding}");
        }
    }
}
