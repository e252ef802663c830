//! Writes the text of a wiki as a web page: “{| … |- … |}” is a table there, “== Round 1 ==” a title.

use std::fmt::Write as _;

/// The page of a text that has a table of a wiki. `None` for any other text.
pub(super) fn as_page(text: &str) -> Option<String> {
    let begins = |line: &str| line.trim_start().starts_with("{|");
    let ends = |line: &str| line.trim_start().starts_with("|}");
    let start = text.lines().position(begins)?;
    text.lines().skip(start).any(ends).then(|| {
        let mut page = PageOfWiki::default();
        text.lines().for_each(|line| page.add(line.trim()));
        page.html
    })
}

#[derive(Debug, Default)]
struct PageOfWiki {
    html: String,
    is_in_table: bool,
}

impl PageOfWiki {
    fn add(&mut self, line: &str) {
        if !self.is_in_table {
            match line.strip_prefix("{|") {
                Some(_) => self.html.push_str("<table>\n"),
                None => self.add_line(line),
            }
            self.is_in_table = line.starts_with("{|");
        } else if line.starts_with("|}") {
            self.html.push_str("</table>\n");
            self.is_in_table = false;
        } else if line.starts_with("|-") {
            self.html.push_str("<tr>\n");
        } else if let Some(caption) = line.strip_prefix("|+") {
            self.add_element("caption", caption);
        } else if let Some(cells) = line.strip_prefix('!') {
            cells.split("!!").flat_map(|cells| cells.split("||")).for_each(|cell| self.add_element("th", cell));
        } else if let Some(cells) = line.strip_prefix('|') {
            cells.split("||").for_each(|cell| self.add_element("td", cell));
        } else {
            // The next line of the cell.
            let _ = write!(self.html, "<br>{}", plain(line));
        }
    }

    /// Adds a cell: “colspan=2 | Ann Lee” has attributes before the text.
    fn add_element(&mut self, element: &str, cell: &str) {
        let is_attributes = |text: &str| text.contains('=') && !text.contains("[[") && !text.contains("{{");
        let (attributes, text) = match cell.split_once('|') {
            Some((attributes, text)) if is_attributes(attributes) => (attributes.trim(), text),
            _ => ("", cell),
        };
        let _ = writeln!(self.html, "<{element} {attributes}>{}</{element}>", plain(text));
    }

    /// Adds a line outside of a table. The marks before and behind a title, and those of a list, are no text.
    fn add_line(&mut self, line: &str) {
        let text = line.trim_matches('=').trim_start_matches(['*', ':', ';', '#']);
        let _ = writeln!(self.html, "<p>{}</p>", plain(text));
    }
}

/// The text without the marks of bold letters, and with the words of links in place of them: “[[Ann Lee (player)|Ann Lee]]”.
fn plain(text: &str) -> String {
    let text = text.replace("'''", "").replace("''", "");
    let mut plain = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some((before, (link, after))) =
        rest.split_once("[[").and_then(|(before, from)| Some((before, from.split_once("]]")?)))
    {
        plain.push_str(before);
        plain.push_str(link.rsplit_once('|').map_or(link, |(_, shown)| shown));
        rest = after;
    }
    plain.push_str(rest);
    plain.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::reader_process::sheet_reader::read_in_this_process;

    #[test]
    fn the_tables_of_a_wiki_are_cells() {
        let text = "== Round 1 ==\n'''Board A''' in [[London]]\n{| class=\"wikitable\"\n! Power !! Player !! SC\n|-\n| Italy || \
                    [[Ann Lee (player)|Ann Lee]]\n| 5\n|-\n| style=\"color:red\" | Russia || Ben<br />Orr || 7\n|}\n";
        let sheets = read_in_this_process(text.as_bytes(), "con.txt").unwrap();
        let cells: Vec<String> = sheets[0].cells.iter().map(|cell| cell.text().into_owned()).collect();
        let wanted = ["Round 1", "Board A in London", "Power", "Player", "SC", "Italy", "Ann Lee", "5", "Russia"];
        assert_eq!(cells[..9], wanted);
        assert_eq!(cells.len(), 11);
    }

    #[test]
    fn a_text_without_such_a_table_is_no_wiki() {
        for text in ["{| Ann", "| a | b |\n|---|---|\n| c | d |", "Austria,[[Ann]],5"] {
            assert_eq!(as_page(text), None, "{text}");
        }
    }
}
