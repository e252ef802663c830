//! The lines of a table of words in `assets/rulings`: “hold | h, hold, stand”.

/// The name of each line and its words, with commas between them. Comments and empty lines are left out.
pub(super) fn named_lines(table: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    content_lines(table).filter_map(|line| line.split_once(" | "))
}

/// The lines of a table that are no comments and not empty.
pub(super) fn content_lines(table: &'static str) -> impl Iterator<Item = &'static str> {
    table.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}
