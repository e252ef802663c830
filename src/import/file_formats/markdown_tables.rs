//! Finds the tables of a text in Markdown or framed with lines of characters: cells between bars, below a line of dashes.

/// A row: its number, and its cells with the numbers of their columns.
pub(super) type Row = (u32, Vec<(u32, String)>);

/// The rows of the text, each with its number and its cells. A line without bars is one cell. `None` if the text has no such
/// table.
pub(super) fn split(text: &str) -> Option<Vec<Row>> {
    let mut lines = text.lines().map(str::trim);
    let is_table = lines.clone().any(is_rule) && lines.by_ref().any(|line| line.contains('|') && !is_rule(line));
    is_table.then(|| {
        let rows = (0..).zip(text.lines().map(str::trim)).filter(|(_, line)| !line.is_empty() && !is_rule(line));
        rows.map(|(row, line)| (row, if line.contains('|') { cells(line) } else { vec![(0, title(line))] })).collect()
    })
}

/// Whether a line only divides rows: `|---|:--:|` or `+----+----+`.
fn is_rule(line: &str) -> bool {
    let has = |mark: &str| line.contains(mark);
    (has("|") || has("+"))
        && (has("--") || has("==") || has(":-") || has("-:") || has("|-"))
        && line.chars().all(|letter| matches!(letter, '|' | '+' | '-' | '=' | ':' | ' ' | '\t'))
}

/// The cells of a row. A bar after a backslash is part of a cell.
fn cells(line: &str) -> Vec<(u32, String)> {
    let line = line.strip_prefix('|').unwrap_or(line);
    let mut texts = vec![String::new()];
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        match (letter, texts.last_mut()) {
            ('\\', Some(text)) if letters.peek() == Some(&'|') => text.extend(letters.next()),
            ('|', _) => texts.push(String::new()),
            (letter, Some(text)) => text.push(letter),
            (_, None) => {}
        }
    }
    let filled = (0..).zip(texts).map(|(column, text)| (column, without_emphasis(&text)));
    filled.filter(|(_, text)| !text.is_empty()).collect()
}

/// The text of a heading or another line between tables.
fn title(line: &str) -> String {
    without_emphasis(&line.trim_matches('#').replace("**", ""))
}

/// A text without the marks for bold and slanted letters around it.
fn without_emphasis(text: &str) -> String {
    let mut text = text.trim();
    for marks in ["**", "__", "*", "_", "`"] {
        let inner = text.strip_prefix(marks).and_then(|rest| rest.strip_suffix(marks));
        text = inner.filter(|inner| !inner.is_empty()).unwrap_or(text).trim();
    }
    text.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str) -> Vec<(u32, Vec<String>)> {
        let rows = split(text).unwrap_or_default().into_iter();
        rows.map(|(row, cells)| (row, cells.into_iter().map(|(_, text)| text).collect())).collect()
    }

    #[test]
    fn the_cells_of_a_table_in_markdown_are_found() {
        let text =
            "## Round 1, **Board A**\n\n| Power | Player |\n|:---|---:|\n| **Italy** | Ann \\| Lee |\nRussia | 5*\n";
        let cells = |texts: [&str; 2]| texts.map(str::to_owned).to_vec();
        assert_eq!(
            rows(text),
            [
                (0, vec!["Round 1, Board A".to_owned()]),
                (2, cells(["Power", "Player"])),
                (4, cells(["Italy", "Ann | Lee"])),
                (5, cells(["Russia", "5*"])),
            ]
        );
        let frame = "+-------+-----+\n| Power | SCs |\n+=======+=====+\n| Italy | 5   |\n+-------+-----+\n";
        assert_eq!(rows(frame), [(1, cells(["Power", "SCs"])), (3, cells(["Italy", "5"]))]);
    }

    #[test]
    fn other_texts_have_no_such_table() {
        for text in ["Power,Player\nItaly,Ann|Lee\n", "Italy -- 5\n-----\n", "a | b\nc | d\n", "|---|---|\n"] {
            assert_eq!(split(text), None, "{text}");
        }
    }
}
