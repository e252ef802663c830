//! The form for the name, the venue, the country and the dates of the event, and the list of the languages of its notices.

use super::action::Action;
use super::list_chooser::{ListChooser, ListItem};
use super::text_form::{FormField, TextForm, applied};
use crate::app::session::Session;
use crate::book::notation::kept_moment;
use crate::book::{Edit, EventField};
use crate::languages::messages::steps;
use crate::languages::window_sentences::first_steps as texts;
use crate::languages::{Language, NoticeLanguages, list_in_window, recorded_moment_in_window};

/// Opens the form for the details of the event.
pub fn name_event(session: &mut Session) {
    let form = event_form(session);
    session.open_dialog(form);
}

/// The form with the name, the place and the dates of the event.
pub fn event_form(session: &Session) -> TextForm {
    let event = &session.book().event;
    let field = |name, text: &str| FormField { name, text: text.to_owned() };
    let fields = vec![
        field(texts::field_name(), &event.name),
        field(texts::field_venue(), &event.venue),
        field(texts::field_country(), &event.country),
        field(texts::field_dates(), &event.dates),
        field(texts::field_town(), &event.town),
        field(texts::field_sign_up(), &recorded_moment_in_window(&event.sign_up_closed)),
    ];
    TextForm::new(texts::the_event(), fields, |session, texts| {
        let text = |at: usize| texts.text(at).to_owned();
        let edits = vec![
            Edit::Event(EventField::Name(text(0))),
            Edit::Event(EventField::Venue(text(1))),
            Edit::Event(EventField::Country(text(2))),
            Edit::Event(EventField::Dates(text(3))),
            Edit::Event(EventField::Town(text(4))),
            Edit::Event(EventField::SignUpClosed(kept_moment(texts.text(5)))),
        ];
        applied(session.apply(steps::name_of_event(), Edit::Batch(edits)))
    })
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
        detail: if languages == current { texts::language_in_use().to_owned() } else { languages.to_string() },
        keywords: english_names(languages),
        action: Action::session(move |session| {
            let first = languages.first.own_name();
            let step = match languages.second {
                Some(second) => steps::languages_of_notices(first, second.own_name()),
                None => steps::language_of_notices(first),
            };
            session.apply(step, Edit::Event(EventField::Languages(languages)));
        }),
    };
    let items = alone.chain(with_another).map(item).collect();
    session.open_dialog(ListChooser::new(texts::language_of_notices(), texts::language_hint(), items));
}

/// “Italiano and English”.
fn names(languages: NoticeLanguages) -> String {
    let names = std::iter::once(languages.first).chain(languages.second).map(Language::own_name);
    list_in_window(&names.collect::<Vec<&str>>())
}

/// The languages by their English names, by which a user looks for them too.
fn english_names(languages: NoticeLanguages) -> String {
    let name = |language: Language| format!("{language:?}");
    languages
        .second
        .map_or_else(|| name(languages.first), |second| format!("{} {}", name(languages.first), name(second)))
}
