//! The encoding of a text that is not UTF-8: one of Windows, of old Macs or of DOS, whichever gives words. A director can
//! choose another one, because a byte is a letter in each of them.

mod code_pages;
mod guess;

use std::fmt;
use std::sync::LazyLock;

use encoding_rs::{
    Encoding, IBM866, MACINTOSH, UTF_8, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252, WINDOWS_1253, WINDOWS_1254,
    WINDOWS_1257,
};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::languages::window_sentences::{import_errors, import_files as texts};
use crate::limits::LARGEST_TEXT_FILE;
use code_pages::{CODE_PAGE_737, CODE_PAGE_850, CODE_PAGE_852, CODE_PAGE_857};

/// An old encoding of a text, in which each byte is a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TextEncoding {
    Windows1252,
    Windows1250,
    Windows1251,
    Windows1253,
    Windows1254,
    Windows1257,
    MacRoman,
    CodePage850,
    CodePage852,
    CodePage866,
    CodePage857,
    CodePage737,
}

/// The upper half of an encoding, from 0x80.
type UpperHalf = [char; 128];

/// The upper halves of the encodings, in the order of [`TextEncoding::ALL`].
static UPPER_HALVES: LazyLock<[UpperHalf; TextEncoding::ALL.len()]> =
    LazyLock::new(|| TextEncoding::ALL.map(TextEncoding::make_upper_half));

/// A byte that is no letter in its encoding becomes a letter for private use, so that it comes back.
const FIRST_OF_NO_LETTER: u32 = 0xF700;

impl TextEncoding {
    /// All encodings. The more usual ones come first.
    pub const ALL: [TextEncoding; 12] = [
        TextEncoding::Windows1252,
        TextEncoding::Windows1250,
        TextEncoding::Windows1251,
        TextEncoding::Windows1253,
        TextEncoding::Windows1254,
        TextEncoding::Windows1257,
        TextEncoding::MacRoman,
        TextEncoding::CodePage850,
        TextEncoding::CodePage852,
        TextEncoding::CodePage866,
        TextEncoding::CodePage857,
        TextEncoding::CodePage737,
    ];

    /// The encoding, if it is one of those of the web; otherwise the upper half of the code page of DOS.
    const fn source(self) -> Result<&'static Encoding, &'static str> {
        match self {
            TextEncoding::Windows1252 => Ok(WINDOWS_1252),
            TextEncoding::Windows1250 => Ok(WINDOWS_1250),
            TextEncoding::Windows1251 => Ok(WINDOWS_1251),
            TextEncoding::Windows1253 => Ok(WINDOWS_1253),
            TextEncoding::Windows1254 => Ok(WINDOWS_1254),
            TextEncoding::Windows1257 => Ok(WINDOWS_1257),
            TextEncoding::MacRoman => Ok(MACINTOSH),
            TextEncoding::CodePage866 => Ok(IBM866),
            TextEncoding::CodePage850 => Err(CODE_PAGE_850),
            TextEncoding::CodePage852 => Err(CODE_PAGE_852),
            TextEncoding::CodePage857 => Err(CODE_PAGE_857),
            TextEncoding::CodePage737 => Err(CODE_PAGE_737),
        }
    }

    fn make_upper_half(self) -> UpperHalf {
        let mut letters = ['\u{fffd}'; 128];
        match self.source() {
            Ok(encoding) => {
                for (letter, byte) in letters.iter_mut().zip(0x80_u8..=0xFF) {
                    let byte = [byte];
                    let (text, _) = encoding.decode_without_bom_handling(&byte);
                    *letter = text.chars().next().unwrap_or(*letter);
                }
            }
            Err(page) => letters.iter_mut().zip(page.chars()).for_each(|(letter, of_page)| *letter = of_page),
        }
        for (letter, byte) in letters.iter_mut().zip(0x80_u32..=0xFF) {
            if *letter == '\u{fffd}' {
                *letter = char::from_u32(FIRST_OF_NO_LETTER + byte).unwrap_or(*letter);
            }
        }
        letters
    }

    fn upper_half(self) -> &'static UpperHalf {
        &UPPER_HALVES[self as usize]
    }

    pub(super) fn decode(self, bytes: &[u8]) -> String {
        let upper = self.upper_half();
        let letter = |byte: &u8| byte.checked_sub(0x80).map_or(char::from(*byte), |high| upper[usize::from(high)]);
        bytes.iter().map(letter).collect()
    }

    /// The bytes of a text that was decoded with this encoding.
    pub(super) fn encode(self, text: &str) -> Vec<u8> {
        let upper = self.upper_half();
        let byte = |letter: char| match u8::try_from(letter) {
            Ok(byte) if byte < 0x80 => byte,
            _ => upper.iter().position(|known| *known == letter).map_or(b'?', |at| 0x80 | at.to_le_bytes()[0]),
        };
        text.chars().map(byte).collect()
    }

    /// The name of the encoding for the director.
    fn name(self) -> &'static str {
        match self {
            TextEncoding::Windows1252 => texts::encoding_windows_1252(),
            TextEncoding::Windows1250 => texts::encoding_windows_1250(),
            TextEncoding::Windows1251 => texts::encoding_windows_1251(),
            TextEncoding::Windows1253 => texts::encoding_windows_1253(),
            TextEncoding::Windows1254 => texts::encoding_windows_1254(),
            TextEncoding::Windows1257 => texts::encoding_windows_1257(),
            TextEncoding::MacRoman => texts::encoding_mac_roman(),
            TextEncoding::CodePage850 => texts::encoding_code_page_850(),
            TextEncoding::CodePage852 => texts::encoding_code_page_852(),
            TextEncoding::CodePage866 => texts::encoding_code_page_866(),
            TextEncoding::CodePage857 => texts::encoding_code_page_857(),
            TextEncoding::CodePage737 => texts::encoding_code_page_737(),
        }
    }

    /// The remark of the report about an encoding that is not the usual Windows-1252.
    pub(super) fn remark(self) -> Option<String> {
        (self != TextEncoding::Windows1252).then(|| texts::letters_read_as(self.name()))
    }
}

impl fmt::Display for TextEncoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

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
    let (text, encoding) = guess::decode_old_text(bytes);
    Some((text, Some(encoding)))
}

/// Why bytes are no text of a dispute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PlainTextError {
    #[error("{}", import_errors::text_too_long())]
    TooLong,
    #[error("{}", import_errors::no_text())]
    NoText,
}

/// The text of a dispute in a file.
pub fn plain_text(bytes: &[u8]) -> Result<String, PlainTextError> {
    if u64::try_from(bytes.len()).is_ok_and(|length| length > LARGEST_TEXT_FILE) {
        return Err(PlainTextError::TooLong);
    }
    decode_text(bytes).map(|(text, _)| text).ok_or(PlainTextError::NoText)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_comes_back_from_every_encoding() {
        let bytes: Vec<u8> = (0..=255).collect();
        for encoding in TextEncoding::ALL {
            assert_eq!(encoding.encode(&encoding.decode(&bytes)), bytes, "{encoding}");
            assert_eq!(TextEncoding::ALL[encoding as usize], encoding);
        }
    }
}
