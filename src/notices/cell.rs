//! The cells of a posted table: texts and numbers with their marks.

use super::marks::Mark;
use crate::book::{Power, SeatRef};
use crate::languages::sentences::standings;
use crate::languages::{Language, list_with_and, written_date};

/// A cell: empty, one text or number, or several.
#[derive(Clone, Debug, PartialEq)]
pub struct NoticeCell {
    pub parts: Vec<CellPart>,
    /// Written between two parts on one line.
    pub separator: &'static str,
    /// The parts are a list of this language: its word for “and” is before the last.
    pub list: Option<Language>,
}

/// A text or a number.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CellPart {
    /// The text, without its marks.
    pub text: String,
    /// The text where the room is narrow: “R2 A” for “Round 2, board A”. `None` for a text that is short enough.
    pub narrow_text: Option<String>,
    /// The unrounded number, where the text is one.
    pub value: Option<f64>,
    /// The decimals that the text shows.
    pub decimals: usize,
    /// The date, where the text is one in words.
    pub date: Option<jiff::civil::Date>,
    pub marks: Vec<Mark>,
    /// The game of a score.
    pub seat: Option<SeatRef>,
    /// The power that the text names, in whatever language.
    pub power: Option<Power>,
    /// The words behind the text that one of its marks is: “(captain)”. Empty where there are none.
    pub words_behind: String,
    /// A longer explanation for a layout that can show it on demand; empty where there is none.
    pub hint: String,
}

impl CellPart {
    pub(super) fn text(text: impl Into<String>) -> CellPart {
        CellPart { text: text.into(), ..CellPart::default() }
    }

    /// The name of a power.
    pub(super) fn power(power: Power, language: Language) -> CellPart {
        CellPart { power: Some(power), ..CellPart::text(power.name_in(language)) }
    }

    /// A number with this many decimals.
    pub fn number(value: f64, decimals: usize) -> CellPart {
        CellPart {
            text: crate::figures::format_rounded(value, decimals),
            value: Some(value),
            decimals,
            ..CellPart::default()
        }
    }

    /// A place or another count from 1.
    pub(super) fn count(count: usize) -> CellPart {
        #[expect(clippy::cast_precision_loss, reason = "a place")]
        let value = Some(count as f64);
        CellPart { text: count.to_string(), value, ..CellPart::default() }
    }

    /// A date in words.
    pub(super) fn date(date: jiff::civil::Date, language: Language) -> CellPart {
        CellPart { date: Some(date), ..CellPart::text(written_date(language, date)) }
    }

    /// A place, which another may share.
    pub(super) fn place(place: usize, is_shared: bool) -> CellPart {
        CellPart::count(place).with_marks(is_shared.then_some(Mark::Shared).into_iter().collect())
    }

    pub(super) fn with_marks(self, marks: Vec<Mark>) -> CellPart {
        CellPart { marks, ..self }
    }

    /// Whether the part has this mark.
    pub fn has_mark(&self, mark: Mark) -> bool {
        self.marks.contains(&mark)
    }

    /// What its marks say: “at the top board, counts ½”. Empty where there is no mark of a game.
    pub fn marks_in_words(&self, language: Language) -> String {
        self.marks.iter().filter_map(|mark| mark.hint(language)).collect::<Vec<_>>().join(", ")
    }

    /// The signs of its marks, in their order: “T† ×½”.
    pub fn signs(&self) -> String {
        let (signs, part) = self.signs_apart();
        if signs.is_empty() || part.is_empty() { signs + &part } else { format!("{signs} {part}") }
    }

    /// The signs of its marks, and apart from them the part that counts: “T†” and “×½”. On paper the part stands behind the number.
    pub fn signs_apart(&self) -> (String, String) {
        let is_part = |mark: &&Mark| matches!(mark, Mark::PartCounts(..));
        let (parts, others): (Vec<&Mark>, Vec<&Mark>) = self.marks.iter().partition(is_part);
        let text = |marks: Vec<&Mark>| marks.into_iter().map(|mark| mark.sign()).collect::<String>();
        (text(others), text(parts))
    }

    /// Whether the number may change: italic.
    pub fn is_provisional(&self) -> bool {
        Mark::OF_PROVISIONAL.into_iter().any(|mark| self.has_mark(mark))
    }

    /// The text with its signs, for a layout that can show struck-through and italic text: “T ×½ 31.80”.
    pub fn styled(&self) -> String {
        let signs = self.signs();
        let after = match self {
            part if part.has_mark(Mark::Shared) => " =".to_owned(),
            part if part.words_behind.is_empty() => String::new(),
            part => format!(" {}", part.words_behind),
        };
        if signs.is_empty() { format!("{}{after}", self.text) } else { format!("{signs} {}{after}", self.text) }
    }

    /// The text where the room is narrow, with its marks.
    pub fn narrow(&self) -> String {
        match &self.narrow_text {
            Some(text) => CellPart { text: text.clone(), ..self.clone() }.plain(),
            None => self.plain(),
        }
    }

    /// The text with every mark as a sign: “(31.80)” for a dropped game, “~31.80” for a running one.
    pub fn plain(&self) -> String {
        let running = if self.is_provisional() { "~" } else { "" };
        let styled = self.styled();
        if self.has_mark(Mark::Dropped) { format!("({running}{styled})") } else { format!("{running}{styled}") }
    }
}

impl From<CellPart> for NoticeCell {
    fn from(part: CellPart) -> NoticeCell {
        NoticeCell::of_part(part)
    }
}

impl Default for NoticeCell {
    fn default() -> Self {
        NoticeCell { parts: Vec::new(), separator: " + ", list: None }
    }
}

impl NoticeCell {
    pub(super) fn of_part(part: CellPart) -> NoticeCell {
        NoticeCell { parts: vec![part], ..NoticeCell::default() }
    }

    /// One text.
    pub fn text(text: impl Into<String>) -> NoticeCell {
        NoticeCell::of_part(CellPart::text(text))
    }

    /// The name of a power.
    pub(super) fn power(power: Power, language: Language) -> NoticeCell {
        NoticeCell::of_part(CellPart::power(power, language))
    }

    /// An empty cell where there is no part.
    pub(super) fn optional(part: Option<CellPart>) -> NoticeCell {
        NoticeCell { parts: part.into_iter().collect(), ..NoticeCell::default() }
    }

    /// Why a row stands where it does: that it shares its place, if it does, and the other reasons.
    pub(super) fn reasons(
        language: Language,
        shared: Option<&str>,
        others: impl IntoIterator<Item = String>,
    ) -> NoticeCell {
        let shared = shared.map(|shared| CellPart::text(standings::shared_because(language, shared)));
        let parts = shared.into_iter().chain(others.into_iter().map(CellPart::text)).collect();
        NoticeCell::several(parts, language.clause_separator())
    }

    pub(super) fn several(parts: Vec<CellPart>, separator: &'static str) -> NoticeCell {
        NoticeCell { parts, separator, list: None }
    }

    /// A list in a sentence: “Ann, Ben and Cleo”.
    pub(super) fn list(parts: Vec<CellPart>, language: Language) -> NoticeCell {
        NoticeCell { parts, separator: ", ", list: Some(language) }
    }

    /// Writes the figures with the decimal sign of a language.
    pub fn write_figures(&mut self, language: Language) {
        for part in self.parts.iter_mut().filter(|part| part.value.is_some()) {
            part.text = language.figure(&part.text);
        }
    }

    /// The parts as [`CellPart::styled`], joined.
    pub fn styled(&self) -> String {
        self.join(&self.parts.iter().map(CellPart::styled).collect::<Vec<_>>())
    }

    /// The parts as [`CellPart::plain`], joined.
    pub fn plain(&self) -> String {
        self.join(&self.parts.iter().map(CellPart::plain).collect::<Vec<_>>())
    }

    /// The texts of the parts on one line, without empty ones. A list with “and” has one “and”: “Ann, Ben and Cleo”.
    pub fn join(&self, texts: &[String]) -> String {
        if let Some(language) = self.list {
            return list_with_and(language, texts);
        }
        let told: Vec<&str> = texts.iter().map(String::as_str).filter(|text| !text.is_empty()).collect();
        told.join(self.separator)
    }

    /// The power of a cell that names one power.
    pub fn named_power(&self) -> Option<Power> {
        match &self.parts[..] {
            [part] => part.power,
            _ => None,
        }
    }

    /// The number of a cell that holds one number.
    pub fn value(&self) -> Option<f64> {
        match &self.parts[..] {
            [part] => part.value,
            _ => None,
        }
    }
}
