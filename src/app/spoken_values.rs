//! [`SpokenValues`] puts values into descriptions for the screen readers of Linux. AT-SPI gives them the name and the
//! description of a cell, a list or a choice, and only of a text field its text.

use eframe::egui::accesskit::{Node, Role};
use eframe::egui::{Context, FullOutput, Plugin};

use crate::languages::window_sentences::window_parts as texts;

/// The plugin of egui that does it, once for each frame that a screen reader gets.
#[derive(Debug, Default)]
pub struct SpokenValues;

impl Plugin for SpokenValues {
    fn debug_name(&self) -> &'static str {
        "values in descriptions"
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        let nodes = output.platform_output.accesskit_update.iter_mut().flat_map(|update| &mut update.nodes);
        for (_, node) in nodes {
            if let Some(description) = spoken_description(node) {
                node.set_description(description);
            }
        }
    }
}

/// The description of a node whose value AT-SPI does not give: its value, and then its own description.
fn spoken_description(node: &Node) -> Option<String> {
    let value = node.value()?;
    let is_cell = matches!(node.role(), Role::Cell | Role::RowHeader);
    let has_value_elsewhere = matches!(
        node.role(),
        // Its name is its value.
        Role::Label
            | Role::TextRun
            // They have the interface of texts.
            | Role::TextInput
            | Role::MultilineTextInput
            | Role::SearchInput
            | Role::NumberInput
    );
    let value = match value {
        _ if has_value_elsewhere => return None,
        "" if is_cell => texts::blank_cell(),
        "" => return None,
        value => value,
    };
    Some(match node.description() {
        Some(more) => format!("{value}. {more}"),
        None => value.to_owned(),
    })
}
