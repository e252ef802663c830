//! Texts that name keys, as the keyboard of this system names them: a Mac has Cmd where others have Ctrl.

use std::borrow::Cow;

/// The text with the keys of this system.
pub(crate) fn key_text(text: &str) -> Cow<'_, str> {
    if cfg!(target_os = "macos") { mac_key_text(text) } else { Cow::Borrowed(text) }
}

fn mac_key_text(text: &str) -> Cow<'_, str> {
    if text.contains("Ctrl") { Cow::Owned(text.replace("Ctrl", "Cmd")) } else { Cow::Borrowed(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mac_has_cmd_in_place_of_ctrl() {
        assert_eq!(mac_key_text("Ctrl+C, Ctrl with an arrow"), "Cmd+C, Cmd with an arrow");
        assert_eq!(mac_key_text("F2"), "F2");
    }
}
