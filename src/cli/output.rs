//! Standard output for results, standard error for messages. No control character and no escape sequence of a name gets
//! through to a terminal.

use crate::figures::without_negative_zero;
use std::fmt;
use std::io::{self, BufWriter, IsTerminal as _, Write};

use serde::Serialize;
use serde_json::ser::{CompactFormatter, Formatter, PrettyFormatter};

use super::error::CommandError;
use crate::printable_text::{is_unsafe, printable};

/// The output of a command: results and messages.
pub(super) struct CommandOutput {
    results: Box<dyn Write>,
    messages: Box<dyn Write>,
    /// Whether a person reads the results on a terminal.
    is_terminal: bool,
}

impl CommandOutput {
    /// Standard output and standard error of the program.
    pub(super) fn standard() -> Self {
        CommandOutput {
            results: Box::new(BufWriter::new(io::stdout())),
            messages: Box::new(io::stderr()),
            is_terminal: io::stdout().is_terminal(),
        }
    }

    /// Writes one line of the result.
    pub(super) fn line(&mut self, text: impl fmt::Display) -> Result<(), CommandError> {
        writeln!(self.results, "{}", printable(&text.to_string())).map_err(CommandError::Output)
    }

    /// Writes the text of a file as the result: exactly, unless a terminal shows it.
    pub(super) fn file_text(&mut self, text: &str) -> Result<(), CommandError> {
        let written =
            if self.is_terminal { write!(self.results, "{}", printable(text)) } else { write!(self.results, "{text}") };
        written.map_err(CommandError::Output)
    }

    /// Writes the result as JSON.
    pub(super) fn json(&mut self, value: &impl Serialize) -> Result<(), CommandError> {
        let mut serializer = serde_json::Serializer::with_formatter(&mut self.results, ResultFormatter::default());
        value.serialize(&mut serializer).map_err(|error| CommandError::Output(error.into()))?;
        writeln!(self.results).map_err(CommandError::Output)
    }

    /// Writes a message on standard error.
    pub(super) fn message(&mut self, text: impl fmt::Display) {
        // An error while writing to standard error cannot be reported.
        drop(writeln!(self.messages, "{}", printable(&text.to_string())));
    }

    /// Writes the buffered results.
    pub(super) fn flush(&mut self) -> Result<(), CommandError> {
        self.results.flush().map_err(CommandError::Output)
    }
}

/// Indented JSON in which zero has no sign, and in which the characters that a terminal obeys are escaped.
#[derive(Default)]
struct ResultFormatter(PrettyFormatter<'static>);

impl Formatter for ResultFormatter {
    fn write_f64<W: ?Sized + Write>(&mut self, writer: &mut W, value: f64) -> io::Result<()> {
        // The sum of -0 and 0 is 0.
        CompactFormatter.write_f64(writer, without_negative_zero(value))
    }

    fn write_string_fragment<W: ?Sized + Write>(&mut self, writer: &mut W, fragment: &str) -> io::Result<()> {
        let mut rest = fragment;
        while let Some(at) = rest.find(is_unsafe) {
            writer.write_all(&rest.as_bytes()[..at])?;
            let mut after = rest[at..].chars();
            if let Some(c) = after.next() {
                write!(writer, "\\u{:04x}", u32::from(c))?;
            }
            rest = after.as_str();
        }
        writer.write_all(rest.as_bytes())
    }

    fn begin_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.begin_array(writer)
    }

    fn end_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.end_array(writer)
    }

    fn begin_array_value<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        self.0.begin_array_value(writer, first)
    }

    fn end_array_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.end_array_value(writer)
    }

    fn begin_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.begin_object(writer)
    }

    fn end_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.end_object(writer)
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        self.0.begin_object_key(writer, first)
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.begin_object_value(writer)
    }

    fn end_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.end_object_value(writer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn json(value: &impl Serialize) -> String {
        let mut text = Vec::new();
        let mut serializer = serde_json::Serializer::with_formatter(&mut text, ResultFormatter::default());
        value.serialize(&mut serializer).unwrap();
        String::from_utf8(text).unwrap()
    }

    #[test]
    fn json_escapes_what_a_terminal_obeys_and_reads_back_unchanged() {
        let name = "\u{1b}[31mAnn \u{9b}2J\u{7f} \u{202e}nnA\u{2069} Loïs \"O’Neil\"\n";
        let text = json(&name);
        assert!(!text.contains(is_unsafe), "{text:?}");
        assert_eq!(serde_json::from_str::<String>(&text).unwrap(), name);
        assert!(text.contains("Loïs"), "{text}");
    }

    #[test]
    fn json_is_indented_and_zero_has_no_sign() {
        let value = serde_json::json!({"total": -0.0, "games": [1.5, -2.0], "none": {}, "empty": []});
        let text = json(&value);
        assert_eq!(text, serde_json::to_string_pretty(&value).unwrap().replace("-0.0", "0.0"));
        assert!(text.contains("0.0") && text.contains("-2.0"), "{text}");
    }
}
