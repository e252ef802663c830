//! The decimal sign with which a computer writes numbers, for files that Excel opens with a double click.

use std::env;

/// The sign before the decimals of a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DecimalSign {
    /// “45,53”, as in most of Europe and South America. Excel separates cells with semicolons there.
    #[default]
    Comma,
    /// “45.53”. Excel separates cells with commas there.
    Point,
}

/// The settings of the system that say how numbers are written, the strongest first.
const SETTINGS: [&str; 3] = ["LC_ALL", "LC_NUMERIC", "LANG"];

/// Languages that write a decimal point.
const WITH_POINT: [&str; 26] = [
    "C", "POSIX", "am", "bn", "cy", "en", "fil", "ga", "gd", "gu", "he", "hi", "ja", "kn", "ko", "ml", "mr", "ms",
    "mt", "ne", "pa", "sw", "ta", "te", "th", "zh",
];

/// Languages of countries that write a point, although the language has a comma elsewhere.
const COUNTRIES_WITH_POINT: [&str; 13] = [
    "de_CH", "de_LI", "es_DO", "es_GT", "es_HN", "es_MX", "es_NI", "es_PA", "es_PE", "es_PR", "es_SV", "es_US", "it_CH",
];

/// Languages of countries that write a comma, although the language has a point elsewhere.
const COUNTRIES_WITH_COMMA: [&str; 1] = ["en_ZA"];

impl DecimalSign {
    pub const ALL: [DecimalSign; 2] = [DecimalSign::Comma, DecimalSign::Point];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            DecimalSign::Comma => "comma",
            DecimalSign::Point => "point",
        }
    }

    /// The sign of this computer. A system without such settings, as Windows is, has a comma.
    pub fn of_system() -> DecimalSign {
        let set = |name: &&str| env::var(name).ok().filter(|value| !value.is_empty());
        SETTINGS.iter().find_map(set).map_or_else(DecimalSign::default, |locale| DecimalSign::of_locale(&locale))
    }

    /// The sign of a locale such as “de_DE.UTF-8”.
    fn of_locale(locale: &str) -> DecimalSign {
        let named = locale.split(['.', '@']).next().unwrap_or_default().replace('-', "_");
        let language = named.split('_').next().unwrap_or_default();
        let has_point = WITH_POINT.contains(&language) && !COUNTRIES_WITH_COMMA.contains(&named.as_str());
        if has_point || COUNTRIES_WITH_POINT.contains(&named.as_str()) {
            DecimalSign::Point
        } else {
            DecimalSign::Comma
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sign_is_that_of_the_language_and_the_country() {
        let signs = |locales: &[&str]| locales.iter().map(|it| DecimalSign::of_locale(it)).collect::<Vec<_>>();
        let with_comma = ["de_DE.UTF-8", "fr_FR@euro", "pt-BR", "pl", "en_ZA.UTF-8", "es_ES", "sv_SE.UTF-8"];
        assert_eq!(signs(&with_comma), [DecimalSign::Comma; 7]);
        let with_point = ["en_GB.UTF-8", "C.UTF-8", "C", "POSIX", "en-US", "es_MX", "de_CH.UTF-8", "ja_JP", "zh_CN"];
        assert_eq!(signs(&with_point), [DecimalSign::Point; 9]);
    }
}
