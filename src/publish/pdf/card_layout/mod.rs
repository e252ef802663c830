//! Lays the cards of players out: two beside each other on a sheet across, with a line where they are cut. A card has the event, the
//! name, the place and the total at its head, then the games with their opponents, and below them how the total came about.

mod block;

use self::block::{CardBlock, TextLine, place};
use super::columns::{EVEN_STEPS, count_as_f32, fit_name, line_count, narrowest, shape_line, wrap_sentence};
use super::fitted_text::{Align, FittedStyle, SMALLEST, TextBox, fit_text, needed_height};
use super::page_content::{Area, PageContent, PageLine, PlacedText, Shade, TextRole};
use super::page_measures::{ASCENT, LINE, MARGIN};
use crate::book::typed_words::capitalize;
use crate::languages::sentences::pages;
use crate::languages::{NoticeLanguages, change_each_language, in_each_language};
use crate::notices::{BreakableWords, CellPart, ColumnRole, Notice, NoticeCell, NoticeRow, NoticeSection};
use crate::publish::Paper;
use crate::publish::page_setup::PageSetup;
use crate::publish::paper::Sheet;
use crate::publish::shown_columns::{printed_notes, score_of_card};
use crate::publish::text_measure::{Fonts, PageFont};

/// The sizes of the texts of a card on A4, in points.
const EVENT: f32 = 11.0;
const VENUE: f32 = 9.0;
const NAME: f32 = 27.0;
const NAME_CONTINUED: f32 = 18.0;
const KEY_FIGURE: f32 = 24.0;
const LABEL: f32 = 9.0;
const POWER: f32 = 12.5;
const GAME: f32 = 10.0;
const OPPONENT: f32 = 9.0;
const SENTENCE: f32 = 9.0;

/// The space above and below a line across a card, and that around the name.
const RULE_SPACE: f32 = 6.0;
const NAME_SPACE: f32 = 9.0;

/// The widths of the lines of a card: below its head and above its total, and between two games.
const RULE: f32 = 0.9;
const THIN: f32 = 0.5;

/// The space between two columns of opponents, in sizes of a letter.
const BETWEEN_OPPONENTS: f32 = 1.5;

/// The powers take this part of the width of a column of opponents.
const POWERS: f32 = 0.31;
/// Long names of powers may take up to this part of the width. The space after a power is in sizes of a letter.
const MOST_FOR_POWERS: f32 = 0.5;
const AFTER_POWER: f32 = 0.5;

/// The most space between two parts of a card, in points.
const MOST_SPACE: f32 = 24.0;

/// How a card is set: the sizes of its texts and of its spaces, against those above, its columns of opponents, and the size of its name and
/// of the figures at its head against that of the other texts.
#[derive(Clone, Copy)]
struct CardForm {
    scale: f32,
    space: f32,
    columns: usize,
    head: f32,
}

const fn form(scale: f32, space: f32, columns: usize) -> CardForm {
    CardForm { scale, space, columns, head: 1.0 }
}

/// The tightest form, with a head of this size.
const fn tight(head: f32) -> CardForm {
    CardForm { head, ..form(0.89, 0.1, 3) }
}

/// The forms that are tried. Letters are larger than usual only where no text takes a line more then. A card that fits none of them goes
/// on. No text is smaller than 8 points.
const FORMS: [CardForm; 18] = [
    form(1.4, 1.2, 2),
    form(1.3, 1.1, 2),
    form(1.22, 1.0, 2),
    form(1.15, 1.0, 2),
    form(1.1, 1.0, 2),
    form(1.05, 1.0, 2),
    form(1.0, 1.0, 2),
    form(0.95, 1.0, 2),
    form(0.95, 0.7, 2),
    form(1.0, 0.7, 3),
    form(0.95, 0.7, 3),
    form(0.92, 0.5, 3),
    form(0.9, 0.4, 3),
    form(0.89, 0.25, 3),
    tight(1.0),
    tight(0.85),
    tight(0.7),
    tight(0.55),
];

/// The form of letters in their usual size, and its columns.
const USUAL_FORM: usize = 6;
const USUAL_COLUMNS: usize = FORMS[USUAL_FORM].columns;

/// The form that fits this percentage of the cards is used for all. Only the cards that do not fit are smaller.
const USUAL_PERCENT: usize = 95;

/// The width of the line where cards are cut, its dashes, and the whole lines at its ends, in points.
const CUT: f32 = 0.5;
const CUT_DASHES: [f32; 2] = [4.0, 3.0];
const CUT_END: f32 = 14.0;

/// Sheets with two cards each.
pub(super) fn lay_out_cards(fonts: &Fonts, notice: &Notice, setup: &PageSetup) -> Vec<PageContent> {
    let sheet = Sheet::upright(setup.paper).turned();
    let half = Sheet { width: sheet.width / 2.0, ..sheet };
    let a4 = Sheet::upright(Paper::A4).turned();
    let of_paper = (sheet.width / a4.width).min(sheet.height / a4.height);
    let setter = |form: usize| {
        let CardForm { scale, space, columns, head } = FORMS[form];
        let (scale, space) = ((scale * of_paper).max(SMALLEST / OPPONENT), space * of_paper);
        let width = half.width - 2.0 * MARGIN;
        let (languages, breakable) = (notice.languages, &notice.breakable_words);
        CardSetter { fonts, languages, breakable, setup, width, scale, space, columns, head }
    };
    let notes: Vec<String> = printed_notes(notice).collect();
    let room = half.height - 2.0 * MARGIN;
    // By card: the fewest halves that it takes, the first form in which it takes no more, and the card in it.
    let sections = || notice.sections.iter().enumerate();
    let largest = |(number, section): (usize, &NoticeSection)| {
        let card = |form: usize| (form, setter(form).card(number, section, &notes));
        let usual = card(USUAL_FORM);
        let usual_lines = usual.1.lines();
        let larger = (0..USUAL_FORM).map(card).filter(|(_, card)| card.lines() <= usual_lines);
        let smaller = (USUAL_FORM + 1..FORMS.len()).map(card);
        let cards = larger.chain(std::iter::once(usual)).chain(smaller).map(|(form, card)| {
            let halves = setter(form).count_of_halves(&card, room);
            (halves, form, card)
        });
        let mut fewest: Option<(usize, usize, Card)> = None;
        for (halves, form, card) in cards {
            if fewest.as_ref().is_none_or(|(least, ..)| halves < *least) {
                fewest = Some((halves, form, card));
            }
            if halves == 1 {
                break;
            }
        }
        fewest
    };
    let fitting: Vec<(usize, usize, Card)> = sections().filter_map(largest).collect();
    // Cards on one half have one form, and those that go on another one.
    let [usual, usual_of_several] = [true, false].map(|is_whole| {
        let alike = fitting.iter().filter(|(halves, ..)| (*halves == 1) == is_whole);
        let mut sorted: Vec<usize> = alike.map(|(_, form, _)| *form).collect();
        sorted.sort_unstable();
        let usual = sorted.get((sorted.len() * USUAL_PERCENT / 100).min(sorted.len().saturating_sub(1)));
        usual.copied().unwrap_or_default()
    });
    let halves = sections().zip(fitting).flat_map(|((number, section), (halves, fitting, card))| {
        let usual = if halves == 1 { usual } else { usual_of_several };
        let setter = setter(usual.max(fitting));
        let card = if fitting >= usual { card } else { setter.card(number, section, &notes) };
        setter.halves(card, half, room)
    });
    let mut pages: Vec<PageContent> = Vec::new();
    for (at, card) in halves.enumerate() {
        if at % 2 == 0 {
            let mut page = PageContent::new(sheet);
            page.lines.extend(cut_lines(half));
            page.add(card, (0.0, 0.0));
            pages.push(page);
        } else if let Some(page) = pages.last_mut() {
            page.add(card, (half.width, 0.0));
        }
    }
    pages
}

/// The line between two cards, with a mark at each end that a ruler is laid on.
fn cut_lines(half: Sheet) -> [PageLine; 3] {
    let line = |top: f32, bottom: f32, dashes: &[f32], shade: Shade| PageLine {
        points: vec![(half.width, top), (half.width, bottom)],
        width: CUT,
        dashes: dashes.to_vec(),
        shade,
        fill: None,
    };
    [
        line(0.0, CUT_END, &[], Shade::Black),
        line(CUT_END, half.height - CUT_END, &CUT_DASHES, Shade::Grid),
        line(half.height - CUT_END, half.height, &[], Shade::Black),
    ]
}

/// A card in its parts, from the top.
struct Card {
    /// The head, and each game. The total does not go on without the last game.
    parts: Vec<CardBlock>,
    games: usize,
    /// What is repeated where the card goes on.
    name: String,
}

impl Card {
    /// The lines of its texts.
    fn lines(&self) -> usize {
        self.parts.iter().map(|part| part.texts.len()).sum()
    }

    fn height(&self) -> f32 {
        self.parts.iter().map(|part| part.height).sum()
    }

    /// The halves of this height that it takes, with a head of this height where it goes on.
    fn count_of_halves(&self, head: f32, room: f32) -> usize {
        let mut filled = (1, 0.0);
        for CardBlock { height, .. } in &self.parts {
            let goes_on = filled.1 > 0.0 && filled.1 + height > room;
            filled = if goes_on { (filled.0 + 1, head + height) } else { (filled.0, filled.1 + height) };
        }
        filled.0
    }
}

/// Sets the cards in one size.
struct CardSetter<'a> {
    fonts: &'a Fonts,
    languages: NoticeLanguages,
    /// The long words in which a line may end.
    breakable: &'a BreakableWords,
    setup: &'a PageSetup,
    /// Between the margins of a card.
    width: f32,
    /// The sizes of texts and of spaces, against those on A4.
    scale: f32,
    space: f32,
    /// The columns of opponents.
    columns: usize,
    /// The size of the name and of the figures below it, against that of the other texts.
    head: f32,
}

impl CardSetter<'_> {
    fn card(&self, number: usize, section: &NoticeSection, notes: &[String]) -> Card {
        let name = section.player.as_str();
        let games = section.rows.iter().enumerate();
        let mut parts = vec![self.head(number, section, name)];
        parts.extend(games.map(|(at, row)| self.game(number, section, (at, row))));
        let games = section.rows.len();
        let total = self.total(number, section, notes);
        match parts.last_mut() {
            Some(last) if games > 0 => last.append(total),
            _ => parts.push(total),
        }
        Card { parts, games, name: name.to_owned() }
    }

    /// The halves of a sheet that a card takes. It is one half, except for a card of very many games.
    fn halves(&self, card: Card, half: Sheet, room: f32) -> Vec<PageContent> {
        let space = if card.games == 0 { 0.0 } else { (room - card.height()) / count_as_f32(card.games + 1) };
        let space = space.clamp(0.0, MOST_SPACE * self.scale);
        let mut halves = vec![PageContent::new(half)];
        let mut y = MARGIN;
        let room = self.even_room(&card, room);
        let foot = self.foot(half);
        if let Some(page) = halves.last_mut() {
            page.texts.extend(foot.iter().cloned());
        }
        for part in card.parts {
            if y + part.height > MARGIN + room + 0.1 && y > MARGIN {
                let mut page = PageContent::new(half);
                let head = self.continued(&card.name);
                y = MARGIN + head.height;
                page.add(head.into_page(half), (MARGIN, MARGIN));
                page.texts.extend(foot.iter().cloned());
                halves.push(page);
            }
            let height = part.height;
            if let Some(page) = halves.last_mut() {
                page.add(part.into_page(half), (MARGIN, y));
            }
            y += height + space;
        }
        halves
    }

    /// The halves that a card takes.
    fn count_of_halves(&self, card: &Card, room: f32) -> usize {
        if card.height() <= room { 1 } else { card.count_of_halves(self.continued(&card.name).height, room) }
    }

    /// The height of each half where a card takes several, so that they are about as full.
    fn even_room(&self, card: &Card, room: f32) -> f32 {
        if card.height() <= room {
            return room;
        }
        let head = self.continued(&card.name).height;
        let all = card.count_of_halves(head, room);
        narrowest(0.0..room, EVEN_STEPS, |less| card.count_of_halves(head, less) <= all)
    }

    /// The event, the name, the place and the total.
    fn head(&self, number: usize, section: &NoticeSection, name: &str) -> CardBlock {
        let mut part = CardBlock::default();
        self.event(&mut part);
        self.name(&mut part, name, NAME * self.head, TextRole::SectionTitle(number));
        self.key_figures(&mut part, number, section);
        self.rule(&mut part, RULE, Shade::Black);
        part
    }

    /// What event it is, above a line.
    fn event(&self, part: &mut CardBlock) {
        self.centred(part, &self.setup.event, EVENT * LINE, self.repeated(EVENT, PageFont::Bold));
        self.centred(part, &self.setup.venue_and_dates, VENUE * LINE, self.repeated(VENUE, PageFont::Regular));
        self.rule(part, RULE, Shade::Black);
    }

    /// The name of the player, with space above and below.
    fn name(&self, part: &mut CardBlock, text: &str, size: f32, role: TextRole) {
        part.height += NAME_SPACE * self.space / 2.0;
        let style = FittedStyle { role, ..self.repeated(size, PageFont::Bold) };
        self.centred(part, text, size * LINE, style);
        part.height += NAME_SPACE * self.space / 2.0;
    }

    fn repeated(&self, size: f32, font: PageFont) -> FittedStyle {
        FittedStyle::new(font, size * self.scale, Align::Centre, TextRole::Repeated)
    }

    /// The figures at the head of a card beside each other, each with what it is below it.
    fn key_figures(&self, part: &mut CardBlock, number: usize, section: &NoticeSection) {
        let figures = &section.key_figures;
        if figures.is_empty() {
            return;
        }
        let width = self.width / count_as_f32(figures.len());
        let figure_size = KEY_FIGURE * self.head;
        let (figure, label) = (figure_size * LINE * self.scale, LABEL * LINE * self.scale);
        for (at, key) in figures.iter().enumerate() {
            let left = count_as_f32(at) * width;
            let role = TextRole::Paragraph { section: Some(number), number: at };
            let style = |font: PageFont, size: f32| FittedStyle { role, ..self.repeated(size, font) };
            let place = TextBox { left, top: part.height, width, height: figure };
            part.texts.extend(fit_text(self.fonts, &key.figure, place, style(PageFont::Bold, figure_size)));
            let place = TextBox { top: part.height + figure, height: label, ..place };
            part.texts.extend(fit_text(self.fonts, &key.label, place, style(PageFont::Regular, LABEL)));
        }
        part.height += figure + label;
    }

    /// When the card was printed, in the margin at its foot.
    fn foot(&self, half: Sheet) -> Option<PlacedText> {
        let shaped = shape_line(self.fonts, &self.setup.posted_at, PageFont::Regular);
        let size = SMALLEST.min(self.width / shaped.width.max(0.1));
        let (left, baseline) = (MARGIN + self.width - shaped.width * size, half.height - MARGIN / 2.0);
        let is_known = !self.setup.posted_at.is_empty();
        is_known.then_some(PlacedText { shaped, left, baseline, size, shade: Shade::Black, role: TextRole::Repeated })
    }

    /// A line over the width of the card, or several where it is long.
    fn centred(&self, part: &mut CardBlock, text: &str, height: f32, style: FittedStyle) {
        if text.trim().is_empty() {
            return;
        }
        let needed = needed_height(self.fonts, text, self.width, style.font, style.size);
        let height = (height * self.scale).max(needed);
        let place = TextBox { left: 0.0, top: part.height, width: self.width, height };
        part.texts.extend(fit_text(self.fonts, text, place, style));
        part.height += height;
    }

    fn rule(&self, part: &mut CardBlock, height: f32, shade: Shade) {
        let top = part.height + RULE_SPACE * self.space;
        part.areas.push(Area { left: 0.0, top, width: self.width, height, shade });
        part.height = top + height + RULE_SPACE * self.space;
    }

    /// A game: the power and the score, then the opponents in columns.
    fn game(&self, number: usize, section: &NoticeSection, (at, row): (usize, &NoticeRow)) -> CardBlock {
        let mut part = CardBlock::default();
        let text = |role: ColumnRole| section.cell(row, role).map(NoticeCell::plain).unwrap_or_default();
        let role = |role: ColumnRole| {
            let cell = |column| TextRole::Cell { section: number, row: at, column };
            section.column(role).map_or(TextRole::Repeated, cell)
        };
        if at > 0 {
            self.rule(&mut part, THIN, Shade::Grid);
        }
        let baseline = part.height + ASCENT * POWER * self.scale;
        let score = score_of_card(section, row);
        let centres = match text(ColumnRole::Centres).as_str() {
            "" => String::new(),
            count => self.languages.text(|language| pages::card_centres(language, count.parse().unwrap_or_default())),
        };
        let (fonts, scale) = (self.fonts, self.scale);
        let mut line = TextLine { fonts, scale, part: &mut part, baseline, left: 0.0, right: self.width };
        if let Some((score_role, figure)) = &score {
            // The bold figure is what counts.
            let style =
                if figure.is_dropped { (PageFont::Regular, Shade::Faded) } else { (PageFont::Bold, Shade::Black) };
            line.at_right(&figure.in_line(), style, POWER, role(*score_role));
        }
        // Digits stand below each other beside scores of up to three digits.
        let space = (self.width - line.right).max(6.0 * 0.6 * POWER * self.scale);
        line.right = self.width - space;
        line.at_right(&centres, (PageFont::Regular, Shade::Black), GAME, role(ColumnRole::Centres));
        line.at_left(&text(ColumnRole::Power), PageFont::Bold, POWER, role(ColumnRole::Power));
        // In two languages the short text is the same, as a rule.
        let game = if self.languages.second.is_none() { CellPart::plain } else { CellPart::narrow };
        let game = section.cell(row, ColumnRole::Game).and_then(|cell| cell.parts.first()).map(game);
        line.at_left(&capitalize(&game.unwrap_or_default()), PageFont::Regular, GAME, role(ColumnRole::Game));
        // “52.29; does not count”: the score stands above. The second language has its own decimal sign.
        let score = text(ColumnRole::Score).replace(',', ".");
        let without_score = |note: &str| match note.split_once(';') {
            Some((figure, rest)) if figure.trim_end().replace(',', ".") == score => rest.trim_start().to_owned(),
            _ => note.to_owned(),
        };
        let note = capitalize(&change_each_language(&text(ColumnRole::Note), without_score));
        // A card of many games has no line for it: it is beside the score.
        let beside = self.columns > USUAL_COLUMNS && fonts.width(&note) * SENTENCE * scale <= line.right - line.left;
        if beside {
            line.at_right(&note, (PageFont::Regular, Shade::Faded), SENTENCE, role(ColumnRole::Note));
        }
        part.height += LINE * POWER * self.scale;
        if !beside {
            self.note_of_score(&mut part, &note, role(ColumnRole::Note));
        }
        if let Some(cell) = section.cell(row, ColumnRole::Opponents) {
            let own = text(ColumnRole::Power);
            let own = in_each_language(&own).next().unwrap_or_default();
            self.opponents(&mut part, cell, own, role(ColumnRole::Opponents));
        }
        part
    }

    /// What explains a score, below it. A text of several lines is at the left.
    fn note_of_score(&self, part: &mut CardBlock, text: &str, role: TextRole) {
        let size = SENTENCE * self.scale;
        let width = shape_line(self.fonts, text, PageFont::Regular).width * size;
        if text.trim().is_empty() || width > self.width {
            return self.paragraph(part, text, role);
        }
        let baseline = part.height + ASCENT * size;
        let (fonts, scale, right) = (self.fonts, self.scale, self.width);
        let mut line = TextLine { fonts, scale, part, baseline, left: 0.0, right };
        line.at_right(text, (PageFont::Regular, Shade::Black), SENTENCE, role);
        part.height += LINE * size;
    }

    /// The opponents in columns, each power beside its player. With the player's own power all games have the same columns.
    fn opponents(&self, part: &mut CardBlock, cell: &NoticeCell, own: &str, role: TextRole) {
        let size = OPPONENT * self.scale;
        let opponents: Vec<(&str, &str)> = cell.parts.iter().filter_map(|part| part.text.split_once(' ')).collect();
        let columns = count_as_f32(self.columns);
        let column = (self.width - (columns - 1.0) * BETWEEN_OPPONENTS * size) / columns;
        let powers = opponents.iter().map(|(power, _)| *power).chain([own]);
        let widest = powers.map(|power| self.fonts.shape(power, PageFont::Regular).width);
        let widest = widest.fold(0.0, f32::max) + AFTER_POWER;
        let powers = (column * POWERS).max(widest * size).min(column * MOST_FOR_POWERS);
        let lines = |text: &str, width: f32| fit_name(self.fonts, text, PageFont::Regular, width / size);
        let mut bottom = part.height;
        // A column goes on where the one before it ends.
        for (at, opponents) in opponents.chunks(opponents.len().div_ceil(self.columns).max(1)).enumerate() {
            let left = count_as_f32(at) * (column + BETWEEN_OPPONENTS * size);
            let mut top = part.height;
            for (power, name) in opponents {
                let (power, name) = (lines(power, powers), lines(name, column - powers));
                let height = line_count(&power).max(line_count(&name)) * LINE * size;
                place(part, power, (left, top), size, (Shade::Faded, role));
                place(part, name, (left + powers, top), size, (Shade::Black, role));
                top += height;
            }
            bottom = bottom.max(top);
        }
        part.height = bottom;
    }

    /// How the total came about, and why the place is what it is.
    fn total(&self, number: usize, section: &NoticeSection, notes: &[String]) -> CardBlock {
        let mut part = CardBlock::default();
        self.rule(&mut part, RULE, Shade::Black);
        let first = section.key_figures.len();
        for (at, sentence) in section.sentences.iter().chain(notes).enumerate() {
            let role = TextRole::Paragraph { section: Some(number), number: first + at };
            self.paragraph(&mut part, sentence, role);
        }
        part
    }

    fn paragraph(&self, part: &mut CardBlock, text: &str, role: TextRole) {
        if text.trim().is_empty() {
            return;
        }
        let size = SENTENCE * self.scale;
        let lines = wrap_sentence(self.fonts, text, PageFont::Regular, (self.width / size, self.breakable));
        let (top, height) = (part.height, line_count(&lines) * LINE * size);
        place(part, lines, (0.0, top), size, (Shade::Black, role));
        part.height += height;
    }

    /// The head of the half of a sheet on which a card goes on. It says what event it is, because the halves may be separated.
    fn continued(&self, name: &str) -> CardBlock {
        let mut part = CardBlock::default();
        self.event(&mut part);
        let text = self.languages.text(|language| pages::title_continued(language, name));
        self.name(&mut part, &text, NAME_CONTINUED, TextRole::Repeated);
        self.rule(&mut part, RULE, Shade::Black);
        part
    }
}

#[cfg(test)]
mod tests;
