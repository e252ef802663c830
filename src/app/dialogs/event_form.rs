//! The form for the name, the venue, the country and the dates of the event.

use super::text_form::{FormField, TextForm, applied};
use crate::app::session::Session;
use crate::book::{Edit, EventField};

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
