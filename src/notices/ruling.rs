//! A ruling on disputed orders as a notice: each order with its outcome, the reason and the paragraph, the retreats, the position and
//! the owners of centres after it, and a drawing of the board.

use super::cell::NoticeCell;
use super::column_role::ColumnRole;
use super::notice::{Notice, NoticeColumn, NoticeRow, NoticeSection};
use super::ruling_drawing::ruling_drawing;
use crate::book::Power;
use crate::languages::sentences::{columns, notices};
use crate::languages::{Language, NoticeLanguages};
use crate::rulings::{OrderBan, Reason, Ruling, TurnPart, Unit, UnusedOrder, unit_marks};

/// Describes a ruling in these languages. `board` is the short name of its board, or nothing. Then it is the board that the text names.
pub fn ruling_notice(ruling: &Ruling, board: &str, languages: NoticeLanguages) -> Notice {
    Notice::in_languages(languages, |language| ruling_notice_in(ruling, board, language))
}

fn ruling_notice_in(ruling: &Ruling, board: &str, language: Language) -> Notice {
    let board = if board.is_empty() { ruling.board.as_deref().unwrap_or_default() } else { board };
    let turn = ruling.turn.map(|turn| turn.message().text(language)).unwrap_or_default();
    let place = [board.to_owned(), turn];
    let place: Vec<String> = place.into_iter().filter(|text| !text.is_empty()).collect();
    let nothing = String::new;
    let (power, written, why) =
        (|| columns::column_power(language), || columns::column_written(language), || columns::column_why(language));
    let units = || [power(), columns::column_units(language), nothing()];
    let sections = [
        table(
            notices::title_text_problems(language),
            [columns::column_line(language), written(), why()],
            problem_rows(ruling, language),
        ),
        orders(ruling, language),
        table(notices::title_units_without_order(language), units(), rows_without_order(ruling, language)),
        table(
            notices::title_banned_powers(language),
            [power(), columns::column_cause(language), columns::column_consequence(language)],
            ban_rows(ruling, language),
        ),
        table(notices::title_unused_orders(language), [power(), written(), why()], unused_rows(ruling, language)),
        table(
            notices::title_retreats(language),
            [power(), columns::column_unit(language), columns::column_retreat_to(language)],
            retreat_rows(ruling, language),
        ),
        draw_votes(ruling, language),
        table(notices::title_position_after(language), units(), unit_rows(ruling, language)),
        table(
            notices::title_owners_after(language),
            [power(), columns::column_centres(language), nothing()],
            centre_rows(ruling, language),
        ),
    ];
    // A ruling on a vote alone has no units.
    let has_units = !ruling.before.units().is_empty() || !unit_marks(ruling).is_empty();
    let drawing = has_units.then(|| ruling_drawing(ruling));
    let has_other_phases = ruling.orders.iter().any(|order| order.part != TurnPart::Movement);
    let mut sentences = vec![notices::paragraphs(language)];
    sentences.extend(ruling.units_from_orders_sentence().map(|sentence| sentence.text(language)));
    sentences.extend(ruling.waiting_reason().map(|reason| reason.text(language)));
    sentences.extend(drawing.is_some().then(|| notices::signs_of_drawing(language)));
    sentences.extend((has_units && has_other_phases).then(|| notices::signs_of_other_phases(language)));
    Notice {
        title: notices::title_ruling(language),
        subtitle: place.join(", "),
        sections: sections.into_iter().filter(|section| !section.rows.is_empty()).collect(),
        sentences,
        drawing,
        languages: language.into(),
        ..Notice::default()
    }
}

fn orders(ruling: &Ruling, language: Language) -> NoticeSection {
    let written = ruling.orders.iter().filter(|order| !order.is_plain_hold());
    let rows = written.map(|order| {
        let why = texts_of(&order.reason, &order.notes, language);
        let outcome = order.outcome_message().text(language);
        let read = if order.read.is_empty() { "–" } else { order.read.as_str() };
        let written = if order.written.is_empty() { "–" } else { order.written.as_str() };
        row([&order.power.name_in(language), written, read, &outcome, &why])
    });
    let roles = [
        (ColumnRole::Power, columns::column_power(language)),
        (ColumnRole::Subject, columns::column_written(language)),
        (ColumnRole::Ruling, columns::column_read_as(language)),
        (ColumnRole::Outcome, columns::column_outcome(language)),
        (ColumnRole::RuleText, columns::column_why(language)),
    ];
    NoticeSection {
        title: notices::title_orders(language),
        columns: roles.map(|(role, title)| NoticeColumn::new(role, title)).to_vec(),
        rows: rows.collect(),
        ..NoticeSection::default()
    }
}

fn draw_votes(ruling: &Ruling, language: Language) -> NoticeSection {
    let votes = ruling.draw_votes.iter();
    let rows = votes.map(|vote| {
        let why = texts_of(&vote.reason, &vote.notes, language);
        row([&vote.proposal().text(language), &vote.outcome.message().text(language), &why])
    });
    let roles = [
        (ColumnRole::Ruling, columns::column_proposal(language)),
        (ColumnRole::Outcome, columns::column_outcome(language)),
        (ColumnRole::RuleText, columns::column_why(language)),
    ];
    NoticeSection {
        title: notices::title_draw_votes(language),
        columns: roles.map(|(role, title)| NoticeColumn::new(role, title)).to_vec(),
        rows: rows.collect(),
        ..NoticeSection::default()
    }
}

/// The reason of a ruling, and behind it what had to be decided.
fn texts_of(reason: &Reason, notes: &[Reason], language: Language) -> String {
    let reasons = std::iter::once(reason).chain(notes).map(|reason| reason.text(language));
    reasons.collect::<Vec<_>>().join(" ")
}

/// A section of two or three columns. A column without a title is left out.
fn table(title: String, titles: [String; 3], rows: Vec<NoticeRow>) -> NoticeSection {
    let roles = [ColumnRole::Power, ColumnRole::Subject, ColumnRole::RuleText];
    let columns = roles.into_iter().zip(titles).filter(|(_, title)| !title.is_empty());
    NoticeSection {
        title,
        columns: columns.map(|(role, title)| NoticeColumn::new(role, title)).collect(),
        rows,
        ..NoticeSection::default()
    }
}

fn row<const N: usize>(texts: [&str; N]) -> NoticeRow {
    NoticeRow { cells: texts.map(NoticeCell::text).to_vec(), ..NoticeRow::default() }
}

fn problem_rows(ruling: &Ruling, language: Language) -> Vec<NoticeRow> {
    let line = |line: usize| if line == 0 { "–".to_owned() } else { line.to_string() };
    let problems = ruling.problems.iter();
    problems.map(|problem| row([&line(problem.line), &problem.text, &problem.sentence.text(language)])).collect()
}

fn rows_without_order(ruling: &Ruling, language: Language) -> Vec<NoticeRow> {
    rows_of_units(&ruling.units_without_order(), language)
}

fn ban_rows(ruling: &Ruling, language: Language) -> Vec<NoticeRow> {
    let banned = ruling.banned_powers();
    let of = |(power, ban): (Power, OrderBan)| {
        let consequence = ban.consequence().text(language);
        row([&power.name_in(language), &ban.message().text(language), &consequence])
    };
    banned.map(of).collect()
}

fn unused_rows(ruling: &Ruling, language: Language) -> Vec<NoticeRow> {
    let unused = ruling.unused.iter();
    let of =
        |unused: &UnusedOrder| row([&unused.power.name_in(language), &unused.written, &unused.reason.text(language)]);
    unused.map(of).collect()
}

fn retreat_rows(ruling: &Ruling, language: Language) -> Vec<NoticeRow> {
    let retreats = ruling.retreats.iter().map(|retreat| {
        let to: Vec<String> = retreat.to.iter().map(ToString::to_string).collect();
        let to = if to.is_empty() { notices::retreat_nowhere(language) } else { to.join(", ") };
        row([&retreat.unit.power.name_in(language), &retreat.unit.to_string(), &to])
    });
    retreats.collect()
}

fn unit_rows(ruling: &Ruling, language: Language) -> Vec<NoticeRow> {
    rows_of_units(ruling.position.units(), language)
}

/// A row for each power with its units.
fn rows_of_units(units: &[Unit], language: Language) -> Vec<NoticeRow> {
    let of = |power: Power| {
        let letters = units.iter().filter(|unit| unit.power == power).map(|unit| unit.letters());
        letters.collect::<Vec<_>>().join(", ")
    };
    let units = Power::ALL.into_iter().map(|power| (power, of(power))).filter(|(_, units)| !units.is_empty());
    units.map(|(power, units)| row([&power.name_in(language), &units])).collect()
}

fn centre_rows(ruling: &Ruling, language: Language) -> Vec<NoticeRow> {
    let Some(centres) = &ruling.centres else { return Vec::new() };
    let of = |power: Power| centres.of(power).iter().map(|centre| centre.letters()).collect::<Vec<_>>();
    let owned = Power::ALL.into_iter().map(|power| (power, of(power))).filter(|(_, centres)| !centres.is_empty());
    owned
        .map(|(power, centres)| row([&power.name_in(language), &format!("{}: {}", centres.len(), centres.join(", "))]))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages::BETWEEN_LANGUAGES;
    use crate::rulings::rule_text;

    #[test]
    fn a_ruling_has_its_orders_with_reason_and_paragraph_and_a_drawing() {
        let ruling = rule_text(
            "season: Fall 1902\nposition\nAustria: A Vie, F Tri\nItaly: F Nap\ncentres\nAustria: Vie, Tri\norders\n\
             Austria: A Vie - Tyr\nItaly: F Nap - Tyr",
        );
        let notice = ruling_notice(&ruling, "R1 B", Language::English.into());
        assert_eq!((notice.title.as_str(), notice.subtitle.as_str()), ("Ruling", "R1 B, Fall 1902"));
        let titled = ruling_notice(&rule_text("Board C, fall 1902\nAustria: A Vie h"), "", Language::English.into());
        assert_eq!(titled.subtitle, "Board C, Fall 1902", "the title of the text says where it is");
        let titles: Vec<&str> = notice.sections.iter().map(|section| section.title.as_str()).collect();
        let expected = [
            "Orders",
            "Units without an order, which hold",
            "Position after the ruling",
            "Owners of centres after the ruling",
        ];
        assert_eq!(titles, expected);
        let rows: Vec<String> = notice.sections[0]
            .rows
            .iter()
            .map(|row| row.cells.iter().map(NoticeCell::plain).collect::<Vec<_>>().join(" | "))
            .collect();
        assert_eq!(rows.len(), 2, "a unit without an order that holds is not listed");
        assert!(rows[1].starts_with("Italy | F Nap - Tyr | F Naples - Tyrrhenian Sea | moves | "), "{}", rows[1]);
        assert!(rows[1].contains("(§9, Tyr (2))"), "{}", rows[1]);
        let drawing = notice.drawing.unwrap();
        let letters = drawing.texts.iter().filter(|text| text.text.chars().count() == 1).count();
        assert_eq!(letters, 3, "each unit has the letter of its power");
    }

    /// Why the first order has its outcome.
    fn first_reason(notice: &Notice) -> String {
        notice.sections[0].rows[0].cells.last().unwrap().plain()
    }

    #[test]
    fn a_ruling_is_in_the_language_of_the_notices_or_in_both() {
        let ruling = rule_text("season: Fall 1902\nposition\nAustria: A Vie\norders\nAustria: A Vie - Tyr");
        let english = ruling_notice(&ruling, "R1 B", NoticeLanguages::default());
        for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
            let own = ruling_notice(&ruling, "R1 B", language.into());
            assert_ne!(first_reason(&own), first_reason(&english), "{language:?}");
            let both = NoticeLanguages { first: language, second: Some(Language::English) };
            let both = ruling_notice(&ruling, "R1 B", both);
            let beside = |own: &str, english: &str| format!("{own}{BETWEEN_LANGUAGES}{english}");
            assert_eq!(both.subtitle, beside(&own.subtitle, &english.subtitle));
            assert_eq!(first_reason(&both), beside(&first_reason(&own), &first_reason(&english)));
        }
    }
}
