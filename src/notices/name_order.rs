//! The order of names on lists.

use crate::book::fold_name;

/// The key by which a name is sorted: without case, accents, and signs before its first letter.
pub(super) fn name_key(name: &str) -> String {
    let folded = fold_name(name);
    let letters = folded.trim_start_matches(|c: char| !c.is_alphanumeric());
    if letters.is_empty() { folded } else { letters.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_before_a_name_does_not_move_it_to_the_end_of_the_list() {
        let mut names = ["Zoë", "😀 Ann", "“Ben”", "😀", "bea"];
        names.sort_by_key(|name| name_key(name));
        assert_eq!(names, ["😀 Ann", "bea", "“Ben”", "Zoë", "😀"]);
    }
}
