//! Whether a text is the name or the code of a country. The names are in `assets/words/countries.txt`.

use std::collections::HashSet;
use std::sync::LazyLock;

use super::fold_name;

/// All names and codes, folded.
static COUNTRIES: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let lines = include_str!("../../assets/words/countries.txt").lines().filter(|line| !line.starts_with('#'));
    lines.flat_map(|line| line.split(',')).map(fold_name).filter(|name| !name.is_empty()).collect()
});

/// The longest code of a country.
const LONGEST_CODE: usize = 3;

/// Whether a text is the name of a country in one of many languages, or its code in capitals: “Ireland”, “IRL”.
pub fn is_country(text: &str) -> bool {
    let is_code = text.len() <= LONGEST_CODE;
    COUNTRIES.contains(&fold_name(text)) && (!is_code || text.bytes().all(|byte| byte.is_ascii_uppercase()))
}

/// Whether the texts beside names are countries. Each row is a name and the text beside it. One country beside one name of
/// one word may be a family name: “Anna”, “Jordan”.
pub fn are_countries_beside_names<'a>(mut rows: impl Iterator<Item = (&'a str, &'a str)>) -> bool {
    let mut count = 0;
    let mut has_whole_name = false;
    rows.all(|(name, text)| {
        count += 1;
        has_whole_name |= name.trim().contains(char::is_whitespace);
        is_country(text)
    }) && (count > 1 || has_whole_name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_country_beside_one_word_is_a_family_name() {
        let are = |rows: &[(&str, &str)]| are_countries_beside_names(rows.iter().copied());
        assert!(are(&[("Anna Berg", "Jordan")]) && are(&[("Anna", "Jordan"), ("Bo", "Ireland")]));
        assert!(!are(&[("Anna", "Jordan")]) && !are(&[]) && !are(&[("Anna Berg", "Jordan"), ("Bo Ek", "Lee")]));
    }

    #[test]
    fn names_and_codes_are_countries_and_names_of_players_are_not() {
        for text in ["Ireland", "irlande", "Österreich", "USA", "UK", "NED", "New Zealand", "Pays-Bas"] {
            assert!(is_country(text), "{text}");
        }
        for text in ["", "Mac", "de", "Murphy", "No", "France Lee", "NMR"] {
            assert!(!is_country(text), "{text}");
        }
    }
}
