//! The fonts of this computer, for the letters that the program's own fonts do not have. They are looked for when such a letter
//! is met for the first time.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use fontdb::{Database, FaceInfo, ID, Source, Style, Weight};
use skrifa::raw::TableProvider as _;
use skrifa::{FontRef, MetadataProvider as _, Tag};

/// A font of this computer.
#[derive(Debug)]
pub struct SystemFont {
    /// The name of its family. Two fonts of one name have other numbers.
    pub name: String,
    pub number: usize,
    /// The file, which may have several fonts, and the position of this one.
    pub bytes: Arc<Vec<u8>>,
    pub index: u32,
    /// Whether its letters are bold. Many families for East Asia have no such font.
    pub is_bold: bool,
}

/// The tables with outlines. A font without one has coloured pictures, which cannot be printed.
const OUTLINES: [&[u8; 4]; 3] = [b"glyf", b"CFF ", b"CFF2"];
/// The bit of a font's licence that forbids to put it into a document.
const NOT_TO_BE_EMBEDDED: u16 = 0x2;

struct Search {
    database: Database,
    /// All fonts, those that fit beside Noto Sans first.
    faces: Vec<ID>,
    answers: HashMap<(String, bool), Option<Arc<SystemFont>>>,
    read: HashMap<ID, Arc<SystemFont>>,
}

static SEARCH: LazyLock<Mutex<Search>> = LazyLock::new(|| Mutex::new(Search::new()));

/// A font of this computer that has these letters, a letter with its accents. `None` if there is none.
pub fn font_with(letters: &str, is_bold: bool) -> Option<Arc<SystemFont>> {
    SEARCH.lock().unwrap_or_else(PoisonError::into_inner).font_with(letters, is_bold)
}

/// Whether a font has these letters.
pub fn has_letters(font: &FontRef<'_>, letters: &str) -> bool {
    let map = font.charmap();
    letters.chars().filter(|letter| !is_joiner(*letter)).all(|letter| map.map(letter).is_some())
}

/// A sign that has no look of its own: it joins letters or chooses a variant.
const fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FE00}'..='\u{FE0F}')
}

impl Search {
    fn new() -> Search {
        let mut database = Database::new();
        database.load_system_fonts();
        let mut faces: Vec<&FaceInfo> = database.faces().collect();
        let name = |face: &FaceInfo| face.families.first().map(|(name, _)| name.clone()).unwrap_or_default();
        faces.sort_by_cached_key(|face| {
            let name = name(face);
            let is_condensed = face.stretch != fontdb::Stretch::Normal;
            let order = (face.style != Style::Normal, face.monospaced, is_condensed, !name.contains("Sans"));
            (order, name, face.weight.0.abs_diff(Weight::NORMAL.0), face.index)
        });
        let faces = faces.into_iter().map(|face| face.id).collect();
        Search { database, faces, answers: HashMap::new(), read: HashMap::new() }
    }

    fn font_with(&mut self, letters: &str, is_bold: bool) -> Option<Arc<SystemFont>> {
        let key = (letters.to_owned(), is_bold);
        if let Some(answer) = self.answers.get(&key) {
            return answer.clone();
        }
        let found = self.faces.iter().copied().find(|id| self.can_print(*id, letters));
        let found = found.map(|id| if is_bold { self.bold(id, letters) } else { id });
        let answer = found.and_then(|id| self.read(id));
        self.answers.insert(key, answer.clone());
        answer
    }

    fn can_print(&self, id: ID, letters: &str) -> bool {
        let check = |bytes: &[u8], index: u32| {
            let Ok(font) = FontRef::from_index(bytes, index) else { return false };
            let has_outlines = OUTLINES.iter().any(|tag| font.table_data(Tag::new(tag)).is_some());
            let is_allowed = font.os2().is_ok_and(|table| table.fs_type() & 0xF != NOT_TO_BE_EMBEDDED);
            has_outlines && is_allowed && has_letters(&font, letters)
        };
        self.database.with_face_data(id, check).unwrap_or(false)
    }

    /// The bold font of the same family, if it has the letters.
    fn bold(&self, regular: ID, letters: &str) -> ID {
        let Some(face) = self.database.face(regular) else { return regular };
        let is_bold = |other: &&FaceInfo| {
            other.families.first() == face.families.first()
                && other.weight >= Weight::SEMIBOLD
                && other.style == face.style
                && other.stretch == face.stretch
                && self.can_print(other.id, letters)
        };
        self.database
            .faces()
            .filter(is_bold)
            .min_by_key(|other| other.weight.0.abs_diff(Weight::BOLD.0))
            .map_or(regular, |other| other.id)
    }

    fn read(&mut self, id: ID) -> Option<Arc<SystemFont>> {
        if let Some(font) = self.read.get(&id) {
            return Some(Arc::clone(font));
        }
        let face = self.database.face(id)?;
        let bytes = match &face.source {
            Source::File(path) | Source::SharedFile(path, _) => std::fs::read(path).ok()?,
            Source::Binary(bytes) => bytes.as_ref().as_ref().to_vec(),
        };
        let name = face.families.first().map(|(name, _)| name.clone()).unwrap_or_default();
        let (bytes, number, is_bold) = (Arc::new(bytes), self.read.len(), face.weight >= Weight::SEMIBOLD);
        let font = Arc::new(SystemFont { name, number, bytes, index: face.index, is_bold });
        self.read.insert(id, Arc::clone(&font));
        Some(font)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_font_has_a_letter_that_is_assigned_to_nothing() {
        assert!(font_with("\u{10FFFF}", false).is_none());
    }

    #[test]
    fn a_joiner_needs_no_look() {
        let font = FontRef::new(crate::fonts::REGULAR).unwrap();
        assert!(has_letters(&font, "a\u{200D}\u{FE0F}") && !has_letters(&font, "م"));
    }
}
