//! The keys of the projector’s window.

use eframe::egui::{Event, Key, Modifiers, Ui};

use super::ProjectorRequest;
use super::slides::SlideKind;
use crate::languages::window_sentences::{keys, projector as texts};

/// The keys with their effects, as the list of keys shows them.
pub fn projector_keys() -> [(&'static str, &'static str); 11] {
    [
        ("F11", texts::effect_full_screen()),
        ("O", texts::effect_other_screen()),
        (keys::space(), texts::effect_clock()),
        (texts::key_plus_minus(), texts::effect_minute()),
        ("N, B", texts::effect_phase()),
        ("L", texts::effect_late_orders()),
        (texts::key_left_right(), texts::effect_page()),
        ("1, 2, 3, 4", texts::effect_slides()),
        ("F", texts::effect_freeze()),
        ("M", texts::effect_sound()),
        (keys::escape(), texts::effect_escape()),
    ]
}

/// The requests of the keys that were pressed in this frame.
pub fn take_requests(ui: &Ui, is_full_screen: bool) -> Vec<ProjectorRequest> {
    let leave = if is_full_screen { ProjectorRequest::ToggleFullScreen } else { ProjectorRequest::Close };
    let keys = [
        (Key::F11, ProjectorRequest::ToggleFullScreen),
        (Key::O, ProjectorRequest::NextScreen),
        (Key::Space, ProjectorRequest::ToggleClock),
        (Key::Plus, ProjectorRequest::AddMinute),
        // The key of the plus sign on most keyboards, without Shift.
        (Key::Equals, ProjectorRequest::AddMinute),
        (Key::Minus, ProjectorRequest::TakeMinute),
        (Key::N, ProjectorRequest::NextPhase),
        (Key::B, ProjectorRequest::PreviousPhase),
        (Key::L, ProjectorRequest::LateOrders),
        (Key::ArrowRight, ProjectorRequest::NextPage),
        (Key::PageDown, ProjectorRequest::NextPage),
        (Key::ArrowLeft, ProjectorRequest::PreviousPage),
        (Key::PageUp, ProjectorRequest::PreviousPage),
        (Key::F, ProjectorRequest::ToggleFreeze),
        (Key::M, ProjectorRequest::ToggleSound),
        (Key::Num1, ProjectorRequest::ToggleSlide(SlideKind::Clock)),
        (Key::Num2, ProjectorRequest::ToggleSlide(SlideKind::BoardCall)),
        (Key::Num3, ProjectorRequest::ToggleSlide(SlideKind::Standings)),
        (Key::Num4, ProjectorRequest::ToggleSlide(SlideKind::TopBoard)),
        (Key::Escape, leave),
    ];
    ui.input_mut(|input| {
        let mut requests = Vec::new();
        for (key, request) in keys {
            // A key that is held repeats only what goes step by step.
            let is_repeated =
                |event: &Event| matches!(event, Event::Key { key: held, repeat: true, .. } if *held == key);
            let goes_by_steps = matches!(
                request,
                ProjectorRequest::AddMinute
                    | ProjectorRequest::TakeMinute
                    | ProjectorRequest::NextPage
                    | ProjectorRequest::PreviousPage
            );
            if !goes_by_steps {
                input.events.retain(|event| !is_repeated(event));
            }
            let presses = input.count_and_consume_key(Modifiers::NONE, key);
            requests.extend(std::iter::repeat_n(request, presses));
        }
        // The key that opened the projector closes it, whichever window has the keyboard.
        requests.extend(input.consume_key(Modifiers::COMMAND, Key::F5).then_some(ProjectorRequest::Toggle));
        requests
    })
}
