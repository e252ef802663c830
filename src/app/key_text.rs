//! The names of keys, as the keyboards of the language have them: “Ctrl+S” is “Strg+S” in German. A Mac has Cmd where others have
//! Ctrl. Also the letters that answer a question.

use std::borrow::Cow;

use eframe::egui::{Context, Key, KeyboardShortcut, ModifierNames};

use crate::languages::window_sentences::keys;
use crate::languages::{WindowText, in_english};

/// The name of Ctrl in English, as it is in the pages of the manual that have no translation.
const CTRL: &str = "Ctrl";

/// The text with the keys of this system.
pub(crate) fn key_text(text: &str) -> Cow<'_, str> {
    if cfg!(target_os = "macos") { mac_key_text(text) } else { Cow::Borrowed(text) }
}

fn mac_key_text(text: &str) -> Cow<'_, str> {
    let names = [keys::ctrl(), CTRL];
    if names.iter().any(|name| text.contains(name)) {
        Cow::Owned(names.iter().fold(text.to_owned(), |text, name| text.replace(name, "Cmd")))
    } else {
        Cow::Borrowed(text)
    }
}

/// The keys of a shortcut, as a menu shows them. A Mac has signs for them, if the fonts have these.
pub(crate) fn shortcut_text(ctx: &Context, shortcut: KeyboardShortcut) -> String {
    if cfg!(target_os = "macos") { ctx.format_shortcut(&shortcut) } else { shortcut_name(shortcut) }
}

/// The keys of a shortcut in letters: “Ctrl+Shift+S”.
pub(crate) fn shortcut_name(shortcut: KeyboardShortcut) -> String {
    if cfg!(target_os = "macos") { shortcut.format(&ModifierNames::NAMES, true) } else { name_in_window(shortcut) }
}

fn name_in_window(shortcut: KeyboardShortcut) -> String {
    let names = ModifierNames { ctrl: keys::ctrl(), shift: keys::shift(), alt: keys::alt(), ..ModifierNames::NAMES };
    let modifiers = names.format(&shortcut.modifiers, false);
    let key = key_name(shortcut.logical_key);
    if modifiers.is_empty() { key.to_owned() } else { format!("{modifiers}{}{key}", names.concat) }
}

/// The name of a key: “Enter”, “S”.
fn key_name(key: Key) -> &'static str {
    match key {
        Key::Enter => keys::enter(),
        Key::Escape => keys::escape(),
        Key::Space => keys::space(),
        Key::Delete => keys::delete(),
        Key::Backspace => keys::backspace(),
        Key::Home => keys::home(),
        Key::End => keys::end(),
        Key::PageUp => keys::page_up(),
        Key::PageDown => keys::page_down(),
        Key::ArrowUp => keys::up(),
        Key::ArrowDown => keys::down(),
        Key::ArrowLeft => keys::left(),
        Key::ArrowRight => keys::right(),
        Key::Plus => keys::plus(),
        Key::Minus => keys::minus(),
        Key::Menu => keys::menu(),
        other => other.name(),
    }
}

/// The answer that has the typed letter in the language of the window, or else in English.
pub(crate) fn answer_of_letter<T: Copy>(typed: &str, answers: &[(WindowText, T)]) -> Option<T> {
    let own = answers.iter().find(|(letter, _)| letter().eq_ignore_ascii_case(typed));
    let of_english = || answers.iter().find(|(letter, _)| in_english(letter).eq_ignore_ascii_case(typed));
    own.or_else(of_english).map(|(_, answer)| *answer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::commands::Command;
    use crate::languages::window_sentences::{commands, ladder_tab, shell};
    use crate::languages::{Language, in_language};
    use eframe::egui::Modifiers;

    #[test]
    fn a_mac_has_cmd_in_place_of_ctrl() {
        assert_eq!(mac_key_text("Ctrl+C, Ctrl with an arrow"), "Cmd+C, Cmd with an arrow");
        assert_eq!(mac_key_text("F2"), "F2");
        // A page of the manual that has no translation stands beside sentences in German.
        let in_german = in_language(Language::German, || mac_key_text("Strg+C, Ctrl+X").into_owned());
        assert_eq!(in_german, "Cmd+C, Cmd+X");
    }

    #[test]
    fn keys_have_the_names_of_the_keyboards_of_each_language() {
        let shortcuts = [
            KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::S),
            KeyboardShortcut::new(Modifiers::COMMAND, Key::Enter),
            KeyboardShortcut::new(Modifiers::COMMAND, Key::PageDown),
            KeyboardShortcut::new(Modifiers::ALT, Key::ArrowLeft),
            KeyboardShortcut::new(Modifiers::SHIFT, Key::Space),
            KeyboardShortcut::new(Modifiers::NONE, Key::Delete),
            KeyboardShortcut::new(Modifiers::NONE, Key::F8),
        ];
        for (language, names) in [
            (Language::English, "Ctrl+Shift+S, Ctrl+Enter, Ctrl+PageDown, Alt+Left, Shift+Space, Delete, F8"),
            (
                Language::German,
                "Strg+Umschalt+S, Strg+Eingabe, Strg+Bild ab, Alt+Pfeil links, Umschalt+Leertaste, Entf, F8",
            ),
            (Language::French, "Ctrl+Maj+S, Ctrl+Entrée, Ctrl+Page suiv., Alt+Flèche gauche, Maj+Espace, Suppr, F8"),
            (
                Language::Italian,
                "Ctrl+Maiusc+S, Ctrl+Invio, Ctrl+Pag giù, Alt+Freccia sinistra, Maiusc+Spazio, Canc, F8",
            ),
        ] {
            let own = in_language(language, || shortcuts.map(name_in_window).join(", "));
            assert_eq!(own, names, "{language:?}");
        }
    }

    #[test]
    fn in_english_the_keys_of_commands_have_the_names_that_egui_has() {
        for shortcut in Command::ALL.into_iter().flat_map(|command| command.info().keys) {
            assert_eq!(name_in_window(*shortcut), shortcut.format(&ModifierNames::NAMES, false));
        }
    }

    /// The letters that answer one question, each with the text that names it.
    fn answers() -> [Vec<(&'static str, String)>; 3] {
        let [same, different] = [ladder_tab::same_button(), ladder_tab::different_button()];
        [
            vec![
                (shell::yes_with_key::letter(), shell::yes_with_key::name().to_owned()),
                (shell::no_with_key::letter(), shell::no_with_key::name().to_owned()),
                (shell::add_boards::letter(), shell::add_boards::name(1, "Q")),
            ],
            vec![
                (commands::same_person::letter(), format!("{same} {}", commands::same_person::help())),
                (commands::different_people::letter(), format!("{different} {}", commands::different_people::help())),
                (commands::postpone_pair::letter(), ladder_tab::later_button().to_owned()),
            ],
            vec![
                (commands::accredit_event::letter(), commands::accredit_event::help().to_owned()),
                (commands::exclude_event::letter(), ladder_tab::date_keys().to_owned()),
            ],
        ]
    }

    #[test]
    fn in_every_language_the_letter_of_an_answer_is_its_own_and_stands_in_its_text() {
        for language in Language::OF_WINDOW {
            for group in in_language(language, answers) {
                for (at, (letter, text)) in group.iter().enumerate() {
                    let names_letter = text.split(|c: char| !c.is_alphanumeric()).any(|word| word == *letter);
                    assert!(names_letter, "{language:?}: “{text}” does not name {letter}");
                    assert!(group[..at].iter().all(|(other, _)| other != letter), "{language:?}: {letter} twice");
                }
            }
        }
    }

    #[test]
    fn a_letter_in_english_answers_too_where_it_is_no_other_answer() {
        let verdicts: [(WindowText, u8); 3] = [
            (commands::same_person::letter, 1),
            (commands::different_people::letter, 2),
            (commands::postpone_pair::letter, 3),
        ];
        let answered = |language, typed| in_language(language, || answer_of_letter(typed, &verdicts));
        let in_german = ["d", "V", "s", "L", "x"].map(|typed| answered(Language::German, typed));
        assert_eq!(in_german, [Some(1), Some(2), Some(3), Some(3), None]);
        let in_english = ["s", "D", "l", "v"].map(|typed| answered(Language::English, typed));
        assert_eq!(in_english, [Some(1), Some(2), Some(3), None]);
    }
}
