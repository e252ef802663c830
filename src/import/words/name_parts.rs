//! Joins a name whose parts stand in columns of their own: the first name, a prefix such as “van den”, and the last name.

use crate::book::typed_words::is_dash;
use crate::import::words::heading_words::Heading;

/// The headings of the parts of a name in the order in which they are spoken. Without a column of last names, the players of a column
/// “Name” have only their last names there.
pub(in crate::import) const fn parts_in_order(has_last_names: bool) -> [Heading; 4] {
    let (player, prefix) = (Heading::Player, Heading::NamePrefix);
    let [second, third] = if has_last_names { [player, prefix] } else { [prefix, player] };
    [Heading::FirstName, second, third, Heading::LastName]
}

/// The parts of a name in the order in which they are spoken. `part` gives that of a heading.
pub(in crate::import) fn name_parts<T>(part: impl Fn(Heading) -> Option<T>) -> Vec<T> {
    let has_last_names = part(Heading::LastName).is_some();
    parts_in_order(has_last_names).into_iter().filter_map(part).collect()
}

/// The whole name of these parts: “Lotte van den Broek”, “Jan d’Hondt”. A dash beside other parts is a blank one.
pub(in crate::import) fn joined_name(parts: &[impl AsRef<str>]) -> String {
    let is_named = |part: &&str| !part.is_empty() && !is_dash(part);
    let named: Vec<&str> = parts.iter().map(|part| part.as_ref().trim()).filter(is_named).collect();
    if named.len() < 2 {
        let only = parts.iter().map(AsRef::as_ref).find(|part| named.is_empty() || is_named(&part.trim()));
        return only.unwrap_or_default().to_owned();
    }
    named.into_iter().fold(String::new(), |name, part| {
        let gap = if name.is_empty() || name.ends_with(['\'', '’']) { "" } else { " " };
        format!("{name}{gap}{part}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_prefix_stands_before_the_last_name() {
        let joined = |parts: &[&'static str]| joined_name(parts);
        assert_eq!(joined(&["Lotte", "van den", "Broek"]), "Lotte van den Broek");
        assert_eq!(joined(&["Jan", "d’", "Hondt"]), "Jan d’Hondt");
        assert_eq!(joined(&["Tineke", "", "Bos"]), "Tineke Bos");
        assert_eq!(joined(&["Tineke", "-", "Bos"]), "Tineke Bos");
        // A dash alone says that nobody plays.
        assert_eq!(joined(&["-"]), "-");
        let parts = |held: &[Heading]| name_parts(|heading| held.contains(&heading).then_some(heading));
        assert_eq!(
            parts(&[Heading::LastName, Heading::NamePrefix, Heading::FirstName]),
            [Heading::FirstName, Heading::NamePrefix, Heading::LastName]
        );
        assert_eq!(
            parts(&[Heading::Player, Heading::NamePrefix, Heading::FirstName]),
            [Heading::FirstName, Heading::NamePrefix, Heading::Player]
        );
    }
}
