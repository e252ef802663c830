//! Calculates how likely two spellings are one person, with the reasons.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::Deserialize;

use super::name_parts::PersonName;
use super::nicknames::are_nicknames;
use crate::book::fold_name;
use crate::languages::window_sentences::similar_names as texts;
use crate::limited_work::step;

/// The smallest likelihood of a pair that is offered to the user.
pub(super) const MIN_LIKELIHOOD: f64 = 0.5;

#[derive(Deserialize)]
struct Regions {
    same: Vec<Vec<String>>,
    within: HashMap<String, Vec<String>>,
}

/// The known regions.
#[derive(Default)]
struct KnownRegions {
    /// The standard spelling of a region, by each spelling.
    one: HashMap<String, String>,
    /// The larger regions of each region.
    within: HashMap<String, Vec<String>>,
}

/// The known regions: different spellings, and regions within larger regions.
static REGIONS: LazyLock<KnownRegions> = LazyLock::new(|| {
    let read: Result<Regions, _> = toml::from_str(include_str!("../../../assets/ladders/regions.toml"));
    let Ok(Regions { same, within }) = read else { return KnownRegions::default() };
    let mut one = HashMap::new();
    for group in same {
        let Some(first) = group.first().map(|first| fold_name(first)) else { continue };
        one.extend(group.iter().map(|name| (fold_name(name), first.clone())));
    }
    let mut outer_of: HashMap<String, Vec<String>> = HashMap::new();
    for (outer, inner) in within {
        for inner in inner {
            outer_of.entry(fold_name(&inner)).or_default().push(fold_name(&outer));
        }
    }
    KnownRegions { one, within: outer_of }
});

/// A region in its standard spelling, for comparison.
pub(crate) fn fold_region(region: &str) -> String {
    let folded = fold_name(region.trim_matches(|c: char| !c.is_alphanumeric()));
    REGIONS.one.get(&folded).cloned().unwrap_or(folded)
}

/// The relation of two regions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RegionRelation {
    /// They are the same, or one is within the other.
    Same,
    /// One of them is unknown.
    Unknown,
    /// They are different, as far as is known.
    Different,
}

impl RegionRelation {
    /// The relation of two regions from [`fold_region`].
    pub(crate) fn between(a: &str, b: &str) -> RegionRelation {
        if a.is_empty() || b.is_empty() {
            RegionRelation::Unknown
        } else if a == b || is_within(a, b) || is_within(b, a) {
            RegionRelation::Same
        } else {
            RegionRelation::Different
        }
    }
}

fn is_within(inner: &str, outer: &str) -> bool {
    REGIONS.within.get(inner).is_some_and(|known| known.iter().any(|known| known == outer))
}

/// The relation of two words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WordRelation {
    Same,
    /// Short forms of one name, or the name in two languages.
    Nickname,
    /// One is the beginning of the other, with at least three letters.
    Beginning,
    /// One is the other's first letter.
    Initial,
    /// One letter is added, missing or different, or two letters are swapped.
    OneOff,
    /// Two such differences in a long word.
    TwoOff,
    /// One letter is added to a family name of two letters: “Or” and “Orr”.
    OneMore,
    /// One of them is empty.
    Missing,
    Different,
}

impl WordRelation {
    fn between(a: &str, b: &str, given: bool) -> WordRelation {
        if a.is_empty() || b.is_empty() {
            return WordRelation::Missing;
        }
        if a == b {
            return WordRelation::Same;
        }
        let (short, long) = if a.len() <= b.len() { (a, b) } else { (b, a) };
        if short.chars().count() == 1 {
            return if long.starts_with(short) { WordRelation::Initial } else { WordRelation::Different };
        }
        if given && are_nicknames(a, b) {
            return WordRelation::Nickname;
        }
        if given && short.len() >= 3 && long.starts_with(short) {
            return WordRelation::Beginning;
        }
        if long.len() - short.len() > 2 {
            return WordRelation::Different;
        }
        match short.chars().count() {
            2 if !given && long.chars().count() == 3 && is_one_slip_apart(a, b) => WordRelation::OneMore,
            length if length >= 3 && is_one_slip_apart(a, b) => WordRelation::OneOff,
            _ => WordRelation::Different,
        }
    }
}

/// Two words that are shorter, in bytes, differ by one slip at most.
pub(super) const LEAST_FOR_TWO_SLIPS: usize = 7;

/// Whether two long words have nearly the same letters. Only then their distance is measured.
fn may_be_two_slips_apart(a: &str, b: &str) -> bool {
    let letters = |word: &str| word.bytes().fold(0_u32, |seen, byte| seen | 1 << (byte & 31));
    a.len().min(b.len()) >= LEAST_FOR_TWO_SLIPS
        && a.len().abs_diff(b.len()) <= 2
        && (letters(a) ^ letters(b)).count_ones() <= 4
}

/// Whether two long words differ by two slips.
fn are_two_slips_apart(a: &str, b: &str) -> bool {
    may_be_two_slips_apart(a, b) && strsim::osa_distance(a, b) == 2
}

/// Whether two words differ by one slip: one letter added, missing or different, or two letters swapped.
fn is_one_slip_apart(a: &str, b: &str) -> bool {
    let begins: usize = a.chars().zip(b.chars()).take_while(|(x, y)| x == y).map(|(x, _)| x.len_utf8()).sum();
    let (a, b) = (&a[begins..], &b[begins..]);
    let first = |text: &str| text.chars().next().map_or(0, char::len_utf8);
    let (after_a, after_b) = (&a[first(a)..], &b[first(b)..]);
    let swapped = || {
        let (x, y) = (a.chars().next(), b.chars().next());
        let (next_x, next_y) = (after_a.chars().next(), after_b.chars().next());
        x.is_some() && x == next_y && y == next_x && after_a[first(after_a)..] == after_b[first(after_b)..]
    };
    after_a == after_b || after_a == b || a == after_b || swapped()
}

/// The likelihood that two names are one person, from 0 to 1, and the reasons for the user: “one letter off, a
/// nickname”.
///
/// The relation of the regions is only calculated if the names are similar.
pub(crate) fn compare_names(
    a: &PersonName,
    b: &PersonName,
    places: impl FnOnce() -> RegionRelation,
) -> Option<(f64, String)> {
    step();
    let straight = compare_parts((&a.given, &a.family), (&b.given, &b.family));
    // “Goff Andrew”, where it is unknown which is the family name.
    let turned = compare_parts((&a.given, &a.family), (&b.family, &b.given)).map(|(chance, why)| (chance * 0.97, why));
    let is_turned = turned.is_some_and(|(turned, _)| straight.is_none_or(|(straight, _)| turned > straight));
    let judged = [straight, turned, compare_compound(a, b), compare_alias(a, b), compare_without_particles(a, b)];
    let (mut chance, reasons) = judged.into_iter().flatten().max_by(|a, b| a.0.total_cmp(&b.0))?;
    let is_turned = is_turned && turned.is_some_and(|(turned, _)| turned >= chance);
    let mut why: Vec<&str> = Vec::new();
    why.extend(is_turned.then(texts::swapped));
    why.extend(reasons.into_iter().filter(|reason| !reason.is_empty()));
    if !a.middle.is_empty() && !b.middle.is_empty() && !middles_agree(&a.middle, &b.middle) {
        chance *= 0.5;
        why.push(texts::other_middle_names());
    } else if a.middle.len() != b.middle.len() {
        chance *= 0.98;
        why.push(texts::middle_name());
    }
    if a.suffix != b.suffix {
        chance *= if a.suffix.is_empty() || b.suffix.is_empty() { 0.8 } else { 0.3 };
        why.push(texts::junior_or_senior());
    }
    match places() {
        RegionRelation::Same => {
            chance = 1.0 - (1.0 - chance) * 0.6;
            why.push(texts::same_region());
        }
        RegionRelation::Different => {
            chance *= 0.75;
            why.push(texts::other_region());
        }
        RegionRelation::Unknown => {}
    }
    if why.is_empty() {
        why.push(texts::same_name());
    }
    (chance >= MIN_LIKELIHOOD).then(|| (chance, why.join(", ")))
}

/// The likelihood with up to two reasons.
type LikelihoodAndReasons = Option<(f64, [&'static str; 2])>;

/// Compares given and family names.
fn compare_parts(a: (&str, &str), b: (&str, &str)) -> LikelihoodAndReasons {
    let mut family = WordRelation::between(a.1, b.1, false);
    // Nearly all pairs end here. Two slips are only checked if the given names agree.
    if family == WordRelation::Different && !may_be_two_slips_apart(a.1, b.1) {
        return None;
    }
    let mut given = WordRelation::between(a.0, b.0, true);
    if family == WordRelation::Different
        && matches!(given, WordRelation::Same | WordRelation::Nickname)
        && are_two_slips_apart(a.1, b.1)
    {
        family = WordRelation::TwoOff;
    }
    if given == WordRelation::Different && family == WordRelation::Same && are_two_slips_apart(a.0, b.0) {
        given = WordRelation::TwoOff;
    }
    if a.1.is_empty() && b.1.is_empty() {
        return match given {
            WordRelation::Same => Some((0.9, [texts::same_word(), ""])),
            WordRelation::OneOff if a.0.len().min(b.0.len()) > 3 => {
                Some((0.6, [texts::one_letter(), texts::single_word()]))
            }
            _ => None,
        };
    }
    let chance = match (family, given) {
        (WordRelation::Same, WordRelation::Same) => 0.97,
        (WordRelation::Same, WordRelation::Nickname | WordRelation::OneOff)
        | (WordRelation::OneOff, WordRelation::Same) => 0.93,
        (WordRelation::Same, WordRelation::Beginning) => 0.9,
        (WordRelation::Same, WordRelation::Initial) => 0.86,
        (WordRelation::OneOff, WordRelation::Nickname)
        | (WordRelation::TwoOff | WordRelation::Initial, WordRelation::Same) => 0.8,
        (WordRelation::Same, WordRelation::TwoOff) | (WordRelation::OneOff, WordRelation::Beginning) => 0.75,
        (WordRelation::OneOff, WordRelation::OneOff) => 0.7,
        (WordRelation::Same, WordRelation::Missing) | (WordRelation::Missing, WordRelation::Same) => 0.62,
        (WordRelation::OneOff, WordRelation::Initial)
        | (WordRelation::OneMore, WordRelation::Same)
        | (WordRelation::TwoOff | WordRelation::Initial, WordRelation::Nickname) => 0.6,
        _ => return None,
    };
    let reason = |words: WordRelation, missing: &'static str| match words {
        WordRelation::Same | WordRelation::Different => "",
        WordRelation::Nickname => texts::nickname(),
        WordRelation::Beginning => texts::short_form(),
        WordRelation::Initial => texts::initial(),
        WordRelation::OneOff | WordRelation::OneMore => texts::one_letter(),
        WordRelation::TwoOff => texts::two_letters(),
        WordRelation::Missing => missing,
    };
    let (first, second) = (reason(given, texts::no_given_name()), reason(family, texts::no_family_name()));
    Some((chance, [first, if first == second { "" } else { second }]))
}

/// Compares names with several words: “Maria Garcia” and “Maria Garcia Lopez”, “Tom de Greef” and “Tom Degreef”, “Jean
/// Luc Martin” and “Jeanluc Martin”.
fn compare_compound(a: &PersonName, b: &PersonName) -> LikelihoodAndReasons {
    if a.key != b.key && a.letters().eq(b.letters()) {
        return Some((0.975, [texts::one_word(), ""]));
    }
    let has_family_name_of = |long: &PersonName, short: &PersonName| {
        !short.family.is_empty()
            && short.family.chars().count() > 2
            && short.middle.is_empty()
            && long.middle.contains(&short.family)
            && long.given == short.given
    };
    (has_family_name_of(a, b) || has_family_name_of(b, a)).then(|| (0.88, [texts::one_of_two_family_names(), ""]))
}

/// Compares nicknames: “Andrew “Drew” Goff” and “Drew Goff”.
fn compare_alias(a: &PersonName, b: &PersonName) -> LikelihoodAndReasons {
    let by = |with: &PersonName, other: &PersonName| {
        // The only word of a name may be the nickname.
        let family = other.family.is_empty() || with.family == other.family;
        !with.alias.is_empty() && with.alias == other.given && family
    };
    (by(a, b) || by(b, a)).then(|| (0.93, [texts::nickname(), ""]))
}

/// Compares names of which one leaves out what belongs before the family name: “Piet van den Berg” and “Piet Berg”.
fn compare_without_particles(a: &PersonName, b: &PersonName) -> LikelihoodAndReasons {
    if a.family == b.family || a.bare_family().is_empty() || a.bare_family() != b.bare_family() {
        return None;
    }
    let without = texts::word_before_family_name();
    match WordRelation::between(&a.given, &b.given, true) {
        WordRelation::Same => Some((0.85, [without, ""])),
        WordRelation::Nickname => Some((0.75, [without, texts::nickname()])),
        WordRelation::Initial => Some((0.65, [without, texts::initial()])),
        _ => None,
    }
}

fn middles_agree(a: &[String], b: &[String]) -> bool {
    a.iter()
        .any(|one| b.iter().any(|other| !matches!(WordRelation::between(one, other, true), WordRelation::Different)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chance(a: &str, b: &str) -> f64 {
        compare_names(&PersonName::new(a), &PersonName::new(b), || RegionRelation::Unknown)
            .map_or(0.0, |(chance, _)| chance)
    }

    #[test]
    fn the_lists_of_nicknames_and_regions_are_readable() {
        assert!(are_nicknames("andrew", "andy") && are_nicknames("bill", "william"));
        assert!(!are_nicknames("andrew", "william"));
        assert_eq!(fold_region("Victoria"), fold_region("VIC"));
        assert_eq!(RegionRelation::between(&fold_region("Vic"), &fold_region("Australia")), RegionRelation::Same);
        assert_eq!(RegionRelation::between(&fold_region("VIC"), &fold_region("NSW")), RegionRelation::Different);
        assert_eq!(RegionRelation::between(&fold_region("VIC"), ""), RegionRelation::Unknown);
    }

    #[test]
    fn a_word_before_the_family_name_can_be_left_out() {
        for other in ["Piet van den Berg", "Piet v.d. Berg", "Piet de Berg", "Pieter van den Berg", "P. van den Berg"] {
            assert!(chance("Piet Berg", other) >= 0.6, "{other}");
        }
        assert!(chance("Piet van der Berg", "Piet van den Berg") >= 0.6);
        for other in ["Jan van den Berg", "Piet van den Bos", "Piet McBerg"] {
            assert!(chance("Piet Berg", other) < MIN_LIKELIHOOD, "{other}");
        }
    }

    #[test]
    fn a_slip_is_one_letter() {
        for (a, b, slip) in [
            ("goff", "gof", true),
            ("gof", "goff", true),
            ("goff", "gogg", false),
            ("goff", "gofg", true),
            ("micheal", "michael", true),
            ("müller", "muller", true),
            ("ab", "ba", true),
            ("abc", "cba", false),
            ("a", "abc", false),
        ] {
            assert_eq!(is_one_slip_apart(a, b), slip, "{a}, {b}");
        }
    }

    #[test]
    fn more_similar_names_are_more_likely() {
        let falling = [
            ("Andrew Goff", "Goff Andrew"),
            ("Andrew Goff", "Andy Goff"),
            ("Andrew Goff", "A. Goff"),
            ("Kevin Jamet", "Kevin J."),
            ("Dugal Ure", "Dugal"),
        ];
        for pair in falling.windows(2) {
            assert!(chance(pair[0].0, pair[0].1) > chance(pair[1].0, pair[1].1), "{pair:?}");
        }
        for (a, b) in [
            ("Andrew Goff", "Alan Gough"),
            ("Tom Haver", "Tim Haver-Smith"),
            ("Ann Lee", "Dan Lee"),
            ("B. Goff", "Andrew Goff"),
        ] {
            assert!(chance(a, b) < 0.97 && (a != "Andrew Goff" || chance(a, b) == 0.0), "{a}, {b}: {}", chance(a, b));
        }
        assert_eq!(chance("B. Goff", "Andrew Goff"), 0.0);
    }

    #[test]
    fn swapped_names_are_a_little_less_likely_than_names_in_order() {
        assert_eq!((chance("Andrew Goff", "Andrew Goff"), chance("Andrew Goff", "Goff Andrew")), (0.97, 0.97 * 0.97));
    }

    #[test]
    fn two_slips_are_only_forgiven_in_long_words() {
        for (a, b) in [("Tom Kellermann", "Tom Kelermnan"), ("Bartholomew Lee", "Bartolomev Lee")] {
            assert!(chance(a, b) > 0.5, "{a}, {b}: {}", chance(a, b));
        }
        assert_eq!(chance("Tom Haver", "Tom Hevar"), 0.0);
        // Two slips in both names are too many.
        assert_eq!(chance("Bartholomew Kellermann", "Bartolomev Kelermnan"), 0.0);
        assert_eq!(chance("Christopher Lee", "Nathaniel Lee"), 0.0);
    }

    #[test]
    fn an_initial_agrees_with_a_middle_name() {
        assert_eq!(chance("Tom Bernard Goff", "Tom B. Goff"), chance("Tom Goff", "Tom Goff"));
        assert!(chance("Tom Bernard Goff", "Tom C. Goff") < 0.5);
    }

    #[test]
    fn a_pair_has_its_reasons() {
        let why =
            |a: &str, b: &str, places| compare_names(&PersonName::new(a), &PersonName::new(b), || places).unwrap().1;
        assert_eq!(why("Andrew Goff", "Andy Gof", RegionRelation::Same), "a nickname, one letter off, the same region");
        assert_eq!(why("John Smith", "John Smith", RegionRelation::Different), "different regions");
        assert_eq!(why("Tom de Greef", "Tom Degreef", RegionRelation::Unknown), "written in one word");
    }
}
