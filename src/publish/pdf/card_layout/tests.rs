//! Tests of the layout of cards.

use super::super::page_content::PlacedText;
use super::*;
use crate::languages::BETWEEN_LANGUAGES;
use crate::notices::{CellPart, KeyFigure, NoticeColumn};

fn card(games: usize) -> NoticeSection {
    let roles = [
        ColumnRole::Game,
        ColumnRole::Power,
        ColumnRole::Centres,
        ColumnRole::Score,
        ColumnRole::CountedScore,
        ColumnRole::Opponents,
    ];
    let part = |text: &str| CellPart { text: text.into(), value: Some(1.0), ..CellPart::default() };
    let row = |at: usize| {
        let game = format!("round {}, board A", at + 1);
        let cells = [game.as_str(), "Italy", "5", "-25.00", "-12.50"].map(|text| NoticeCell::from(part(text)));
        // A name may have a comma, or be that of a power.
        let parts = ["Austria Lee, Ann", "England Cy Ito", "Turkey Austria Orr"].map(part).to_vec();
        let opponents = NoticeCell { parts, ..NoticeCell::default() };
        let cells = cells.into_iter().chain([opponents]).collect();
        NoticeRow { cells, position: at, ..NoticeRow::default() }
    };
    let key_figures = [("3rd", "place of 40"), ("45.00", "total")]
        .map(|(figure, label)| KeyFigure { figure: figure.into(), label: label.into() });
    NoticeSection {
        title: "Björn: the Elder: place 3 of 40, total 45.00".into(),
        player: "Björn: the Elder".into(),
        columns: roles.map(|role| NoticeColumn::new(role, "")).to_vec(),
        rows: (0..games).map(row).collect(),
        sentences: vec!["Total: 45.00.".into()],
        key_figures: key_figures.to_vec(),
        ..NoticeSection::default()
    }
}

#[test]
fn a_card_of_very_many_games_goes_on_and_its_total_is_never_alone() {
    let fonts = Fonts::load().unwrap();
    for paper in Paper::ALL {
        let setup = PageSetup { paper, event: "Tea-time Open".into(), ..PageSetup::default() };
        for games in 0..30 {
            let sections = vec![card(games), card(3)];
            let notice = Notice { sections, ..Notice::default() };
            let pages = lay_out_cards(&fonts, &notice, &setup);
            assert!(games > 6 || pages.len() == 1, "{games} games");
            let mut scores = 0;
            for (page, half) in pages.iter().flat_map(|page| [(page, 0.0), (page, page.sheet.width / 2.0)]) {
                let right = half + page.sheet.width / 2.0;
                let of_half: Vec<&PlacedText> =
                    page.texts.iter().filter(|text| (half..right).contains(&text.left)).collect();
                for text in &of_half {
                    let end = text.left + text.shaped.width * text.size;
                    let inside = text.left >= half + MARGIN - 0.1 && end <= right - MARGIN + 0.1;
                    assert!(inside && text.baseline <= page.sheet.height - MARGIN, "{}", text.shaped.text);
                    assert!(text.size >= 7.9, "{} {}", text.shaped.text, text.size);
                }
                let has = |wanted: &str| of_half.iter().filter(|text| &*text.shaped.text == wanted).count();
                scores += has("\u{2212}12.50");
                let is_alone = has("Total: 45.00.") > 0 && has("\u{2212}12.50") == 0;
                assert!(!is_alone || games == 0, "{games} games");
                for (power, player) in [("Austria", "Lee, Ann"), ("England", "Cy Ito"), ("Turkey", "Austria Orr")] {
                    assert_eq!(has(power), has(player), "a power stands beside its player");
                }
            }
            assert_eq!(scores, games + 3);
            let names =
                pages.iter().flat_map(|page| &page.texts).filter(|text| &*text.shaped.text == "Björn: the Elder");
            assert_eq!(names.count(), 2);
        }
    }
}

#[test]
fn the_bold_figure_of_a_game_is_what_counts_and_a_game_that_does_not_count_is_in_brackets() {
    let fonts = Fonts::load().unwrap();
    let mut section = card(2);
    section.rows[1].cells[4] = NoticeCell::default();
    let notice = Notice { sections: vec![section], ..Notice::default() };
    let page = lay_out_cards(&fonts, &notice, &PageSetup::default()).remove(0);
    let figures =
        page.texts.iter().filter(|text| text.shaped.text.contains("5.00") || text.shaped.text.contains("2.50"));
    let figures: Vec<(&str, Shade)> = figures.map(|text| (&*text.shaped.text, text.shade)).collect();
    assert!(figures.contains(&("\u{2212}12.50", Shade::Black)), "{figures:?}");
    assert!(figures.contains(&("(\u{2212}25.00)", Shade::Faded)), "{figures:?}");
}

#[test]
fn the_opponents_of_all_games_stand_below_each_other_whoever_was_germany() {
    let mut section = card(2);
    let cell = |texts: &[&str]| NoticeCell {
        parts: texts.iter().map(|text| CellPart { text: (*text).into(), ..CellPart::default() }).collect(),
        ..NoticeCell::default()
    };
    section.rows[0].cells[5] = cell(&["Austria Ann Lee", "Germany Cy Ito"]);
    section.rows[1].cells[1] = cell(&["Germany"]);
    section.rows[1].cells[5] = cell(&["Austria Ann Lee", "Italy Cy Ito"]);
    let notice = Notice { sections: vec![section], ..Notice::default() };
    let pages = lay_out_cards(&Fonts::load().unwrap(), &notice, &PageSetup::default());
    for name in ["Ann Lee", "Cy Ito"] {
        let texts = pages[0].texts.iter().filter(|text| &*text.shaped.text == name);
        let lefts: Vec<f32> = texts.map(|text| text.left).collect();
        assert!(lefts.len() == 2 && (lefts[0] - lefts[1]).abs() < 0.01, "{name}: {lefts:?}");
    }
}

#[test]
fn the_note_of_a_game_says_its_score_again_in_no_language() {
    let text = |text: &str| NoticeCell::from(CellPart { text: text.into(), ..CellPart::default() });
    let mut section = card(1);
    section.columns.push(NoticeColumn::new(ColumnRole::Note, ""));
    section.rows[0].cells[3] = text("17,29");
    let note = format!("17,29\u{202f}; ne compte pas{BETWEEN_LANGUAGES}17.29; does not count");
    section.rows[0].cells.push(text(&note));
    let notice = Notice { sections: vec![section], ..Notice::default() };
    let page = lay_out_cards(&Fonts::load().unwrap(), &notice, &PageSetup::default()).remove(0);
    let texts: Vec<&str> = page.texts.iter().map(|text| &*text.shaped.text).collect();
    assert!(texts.iter().any(|text| text.starts_with("Ne compte pas")), "{texts:?}");
    assert!(texts.iter().all(|text| !text.contains("17.29")), "{texts:?}");
}

#[test]
fn a_card_of_nine_games_stays_on_its_half_and_one_that_goes_on_has_a_head_on_both_halves_that_are_about_as_full() {
    let fonts = Fonts::load().unwrap();
    let setup = PageSetup { event: "Tea-time Open".into(), ..PageSetup::default() };
    let part = |text: &str| CellPart { text: text.into(), ..CellPart::default() };
    let with_games = |games: usize| {
        let mut section = card(games);
        for row in &mut section.rows {
            let powers = ["Austria", "England", "France", "Germany", "Russia", "Turkey"];
            let parts = powers.map(|power| part(&format!("{power} Grandmaster Flush"))).to_vec();
            row.cells[5] = NoticeCell { parts, ..NoticeCell::default() };
        }
        let notice = Notice { sections: vec![section], ..Notice::default() };
        lay_out_cards(&fonts, &notice, &setup).remove(0)
    };
    let is_right = |page: &PageContent, text: &PlacedText| text.left > page.sheet.width / 2.0;
    let page = with_games(9);
    assert!(!page.texts.iter().any(|text| is_right(&page, text)), "nine games have room on a half");
    let page = with_games(14);
    let (right, left): (Vec<&PlacedText>, Vec<&PlacedText>) = page.texts.iter().partition(|text| is_right(&page, text));
    assert!([&left, &right].iter().all(|half| half.iter().any(|text| &*text.shaped.text == "Tea-time Open")));
    assert!(right.iter().any(|text| &*text.shaped.text == "Björn: the Elder, continued" && text.size > 12.0));
    // With two halves there is room for usual letters.
    let opponents = page.texts.iter().filter(|text| &*text.shaped.text == "Grandmaster Flush");
    assert!(opponents.map(|text| text.size).fold(f32::MAX, f32::min) >= 8.5);
    // The time is at the foot of both, so only texts of games are compared.
    let lowest = |texts: &[&PlacedText]| {
        let of_games = texts.iter().filter(|text| &*text.shaped.text == "Grandmaster Flush");
        of_games.map(|text| text.baseline).fold(0.0, f32::max)
    };
    let (left, right) = (lowest(&left), lowest(&right));
    assert!((left - right).abs() < 130.0 && right > page.sheet.height / 2.0, "{left} {right}");
}

#[test]
fn nine_games_with_long_names_and_sentences_stay_on_a_half_with_a_smaller_head() {
    let fonts = Fonts::load().unwrap();
    let setup = PageSetup { event: "Tea-time Open".into(), ..PageSetup::default() };
    let mut section = card(9);
    for (at, row) in section.rows.iter_mut().enumerate() {
        let first = if at % 2 == 0 { "Austria Ingrid Schmidt-Wagner" } else { "Austria Nils Horvat" };
        let others = ["England", "France", "Germany", "Russia", "Turkey"].map(|power| format!("{power} Nils Horvat"));
        let part = |text: String| CellPart { text, ..CellPart::default() };
        let parts = std::iter::once(first.to_owned()).chain(others).map(part).collect();
        row.cells[5] = NoticeCell { parts, ..NoticeCell::default() };
    }
    section.sentences = (1..=5).map(|at| format!("Sentence {at}.")).collect();
    let notice = Notice { sections: vec![section], ..Notice::default() };
    let page = lay_out_cards(&fonts, &notice, &setup).remove(0);
    assert!(page.texts.iter().all(|text| text.left < page.sheet.width / 2.0 && text.size >= 7.9));
    let size = |wanted: &str| page.texts.iter().find(|text| &*text.shaped.text == wanted).unwrap().size;
    assert!(size("Björn: the Elder") > size("Italy"), "the name is the largest text");
}
