//! The decimal sign with which a computer writes numbers, for files that Excel opens with a double click.

use std::env;
use std::sync::OnceLock;

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

    /// The sign of this computer. One that does not say has a comma.
    pub fn of_system() -> DecimalSign {
        DecimalSign::known_of_system().unwrap_or_default()
    }

    /// The sign of this computer, if it says which one.
    pub fn known_of_system() -> Option<DecimalSign> {
        let set = |name: &&str| env::var(name).ok().filter(|value| !value.is_empty());
        let of_settings = || *SIGN_OF_SETTINGS.get_or_init(sign_of_settings);
        SETTINGS.iter().find_map(set).map(|locale| DecimalSign::of_locale(&locale)).or_else(of_settings)
    }

    /// The sign in what `reg query` says of the setting of the country: `sDecimal    REG_SZ    ,`.
    #[cfg(any(windows, test))]
    fn of_registry(said: &str) -> Option<DecimalSign> {
        let value = said.lines().find(|line| line.contains("sDecimal"))?.split_whitespace().last()?;
        match value {
            "," => Some(DecimalSign::Comma),
            "." => Some(DecimalSign::Point),
            _ => None,
        }
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

/// Another program reads the settings, so it is asked once.
static SIGN_OF_SETTINGS: OnceLock<Option<DecimalSign>> = OnceLock::new();

/// The sign that the user of Windows has chosen in the settings of the country.
#[cfg(windows)]
fn sign_of_settings() -> Option<DecimalSign> {
    use std::os::windows::process::CommandExt as _;
    /// No console opens for the program.
    const CREATE_NO_WINDOW: u32 = 0x0800_0000;
    let query = ["query", r"HKCU\Control Panel\International", "/v", "sDecimal"];
    let said = std::process::Command::new("reg").args(query).creation_flags(CREATE_NO_WINDOW).output().ok()?;
    DecimalSign::of_registry(&String::from_utf8_lossy(&said.stdout))
}

/// The sign of the country in the settings of macOS, which gives a program that the Finder starts no locale.
#[cfg(target_os = "macos")]
fn sign_of_settings() -> Option<DecimalSign> {
    let said = std::process::Command::new("/usr/bin/defaults").args(["read", "-g", "AppleLocale"]).output().ok()?;
    let locale = String::from_utf8_lossy(&said.stdout).trim().to_owned();
    Some(locale).filter(|locale| !locale.is_empty()).map(|locale| DecimalSign::of_locale(&locale))
}

#[cfg(not(any(windows, target_os = "macos")))]
fn sign_of_settings() -> Option<DecimalSign> {
    None
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

    #[test]
    fn the_sign_of_windows_is_that_of_its_settings() {
        let said = |sign: &str| {
            format!("\r\nHKEY_CURRENT_USER\\Control Panel\\International\r\n    sDecimal    REG_SZ    {sign}\r\n\r\n")
        };
        assert_eq!(DecimalSign::of_registry(&said(",")), Some(DecimalSign::Comma));
        assert_eq!(DecimalSign::of_registry(&said(".")), Some(DecimalSign::Point));
        assert_eq!(DecimalSign::of_registry(&said("")), None);
    }
}
