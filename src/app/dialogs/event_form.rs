//! The form for the name, the venue, the country and the dates of the event, and the list of the languages of its notices.

use super::action::Action;
use super::list_chooser::{ListChooser, ListItem};
use super::text_form::{FormField, TextForm, applied};
use crate::app::session::Session;
use crate::book::{Edit, EventField};
use crate::languages::{Language, NoticeLanguages};

/// Opens the form for the details of the event.
pub fn name_event(session: &mut Session) {
    let event = &session.book().event;
    let field = |name, text: &str| FormField { name, text: text.to_owned() };
    let fields = vec![
        field("Name", &event.name),
        field("Venue", &event.venue),
        field("Host country", &event.country),
        field("Dates", &event.dates),
        field("Town, as spelt in the list of players", &event.town),
        field("End of sign-up: a date such as “2006-07-31”, or a number", &event.sign_up_closed),
    ];
    let form = TextForm::new("The event", fields, |session, texts| {
        let text = |at: usize| texts.text(at).to_owned();
        let edits = vec![
            Edit::Event(EventField::Name(text(0))),
            Edit::Event(EventField::Venue(text(1))),
            Edit::Event(EventField::Country(text(2))),
            Edit::Event(EventField::Dates(text(3))),
            Edit::Event(EventField::Town(text(4))),
            Edit::Event(EventField::SignUpClosed(text(5))),
        ];
        applied(session.apply("name of the event", Edit::Batch(edits)))
    });
    session.open_dialog(form);
}

/// Lets the user choose the language of notices, or two of them.
pub fn choose_notice_languages(session: &mut Session) {
    let current = session.book().event.languages;
    let alone = Language::ALL.into_iter().map(NoticeLanguages::from);
    let pair = |first: Language, second: Language| NoticeLanguages { first, second: Some(second) };
    // A hall mostly speaks its own language and English.
    let pairs = Language::ALL.into_iter().flat_map(|second| Language::ALL.map(|first| pair(first, second)));
    let with_another = pairs.filter(|pair| pair.second != Some(pair.first));
    let item = |languages: NoticeLanguages| ListItem {
        name: names(languages),
        detail: if languages == current { "in use".to_owned() } else { languages.to_string() },
        keywords: english_names(languages),
        action: Action::session(move |session| {
            let step = format!("language of notices: {}", names(languages));
            session.apply(&step, Edit::Event(EventField::Languages(languages)));
        }),
    };
    let items = alone.chain(with_another).map(item).collect();
    session.open_dialog(ListChooser::new("Language of notices", "a language, or two such as “it en”", items));
}

/// “Italiano and English”.
fn names(languages: NoticeLanguages) -> String {
    let first = languages.first.own_name();
    languages.second.map_or_else(|| first.to_owned(), |second| format!("{first} and {}", second.own_name()))
}

/// The languages by their English names, by which a user looks for them too.
fn english_names(languages: NoticeLanguages) -> String {
    let name = |language: Language| format!("{language:?}");
    languages
        .second
        .map_or_else(|| name(languages.first), |second| format!("{} {}", name(languages.first), name(second)))
}
