//! What the names and abbreviations of provinces mean. The names in German, French, Italian, Spanish, Swedish, Polish and Dutch, as
//! the boards of these countries have them, are in `tests/data/province-names.txt`.

use topboard::rulings::{NameReading, Outcome, Province, UnitKind, read_name, rule_text};

const NAMES: &str = include_str!("../data/province-names.txt");

/// Each province with its seven names.
pub(super) fn names_of_provinces() -> Vec<(Province, Vec<&'static str>)> {
    let lines = NAMES.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let mut columns = line.split('\t');
            (Province::with_letters(columns.next().unwrap()).unwrap(), columns.collect())
        })
        .collect()
}

/// The province of the unit that this order is for.
fn ordered(name: &str, province: Province) -> Option<Province> {
    let kind = if province.is_sea() { UnitKind::Fleet } else { UnitKind::Army };
    let letter = kind.letter();
    let letters = province.letters();
    let text = format!("position\nFrance: {letter} {letters}\norders\nFrance: {letter} {name} h");
    let ruling = rule_text(&text);
    let valid = ruling.orders.iter().find(|order| order.outcome == Outcome::Holds && order.line.is_some());
    valid.and_then(|order| order.province)
}

#[test]
fn every_province_is_read_in_seven_languages() {
    let names = names_of_provinces();
    assert_eq!(names.len(), 75);
    let mut wrong = Vec::new();
    for (province, names) in names {
        assert_eq!(names.len(), 7, "{province}");
        for name in names {
            for written in [name.to_owned(), name.to_uppercase()] {
                if ordered(&written, province) != Some(province) {
                    wrong.push(format!("{written} for {province}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

fn clear(name: &str) -> String {
    match read_name(name) {
        NameReading::Clear(province) => province.letters().to_owned(),
        NameReading::Fixed(province) => format!("{} by §9", province.letters()),
        other => format!("{other:?}"),
    }
}

#[test]
fn p9_the_fixed_abbreviations_are_always_read_as_listed() {
    for (word, letters) in [
        ("Nor", "Nwy"),
        ("NTH", "Nth"),
        ("Liv", "Lvp"),
        ("ATL", "Mao"),
        ("Hol", "Hol"),
        ("hel", "Hel"),
        ("Boh", "Boh"),
        ("Tyn", "Tys"),
        ("Tus", "Tus"),
        ("TUN", "Tun"),
    ] {
        assert_eq!(clear(word), format!("{letters} by §9"), "{word}");
    }
}

#[test]
fn a_whole_foreign_name_comes_before_the_beginning_of_an_english_name() {
    assert_eq!((clear("Roma"), clear("Rom")), ("Rom".into(), "Rom".into()));
    assert_eq!((clear("Romania"), clear("Roman")), ("Rum".into(), "Rum".into()));
    assert_eq!(read_name("Iri S"), NameReading::Unknown);
    assert_eq!(clear("irische see"), "Iri");
}

#[test]
fn p9_provinces_may_be_abbreviated_to_an_unambiguous_abbreviation() {
    for (word, letters) in [
        ("Mid", "Mao"),
        ("MAO", "Mao"),
        ("Mid Atlantic", "Mao"),
        ("Vienna", "Vie"),
        ("Ukr", "Ukr"),
        ("St. Pet", "Stp"),
        ("StP", "Stp"),
        ("Nwy", "Nwy"),
        ("Nwg", "Nwg"),
        ("GOL", "Lyo"),
        ("Gulf of Lyon", "Lyo"),
        ("GoB", "Bot"),
        ("N Afr", "Naf"),
        ("Livo", "Lvn"),
        ("Live", "Lvp"),
        ("Tyrr", "Tys"),
        ("Tyro", "Tyr"),
        ("English", "Eng"),
        ("Bight of Helgoland", "Hel"),
        ("York", "Yor"),
        ("Mrs", "Mar"),
        ("Vna", "Vie"),
        ("Kiel", "Kie"),
        ("K", "Kie"),
        ("Romania", "Rum"),
        ("WMed", "Wes"),
        ("St. P", "Stp"),
        ("EC", "Eng"),
    ] {
        assert_eq!(clear(word), letters, "{word}");
    }
}

#[test]
fn p9_other_ambiguous_abbreviations_are_for_the_director() {
    let letters = |name: &str| match read_name(name) {
        NameReading::Ambiguous(provinces) => provinces.into_iter().map(Province::letters).collect::<Vec<_>>().join(" "),
        other => format!("{other:?}"),
    };
    assert_eq!(letters("Norw"), "Nwg Nwy");
    assert_eq!(letters("Pi"), "Pic Pie");
    assert_eq!(letters("North"), "Naf Nao Nth");
    assert_eq!(letters("Bu"), "Bud Bul Bur");
    assert_eq!(read_name("Tyr"), NameReading::Tyr);
    assert_eq!(read_name("Qzx"), NameReading::Unknown);
    assert_eq!(read_name("Gascogne sur Mer"), NameReading::Unknown);
}

#[test]
fn p9_first_letters_of_words_are_ambiguous_where_several_names_have_them() {
    let letters = |name: &str| match read_name(name) {
        NameReading::Clear(province) => province.letters().to_owned(),
        NameReading::Ambiguous(provinces) => provinces.into_iter().map(Province::letters).collect::<Vec<_>>().join(" "),
        other => format!("{other:?}"),
    };
    for (name, expected) in [
        ("BS", "Bal Bar Bla"),
        ("NS", "Nth Nwg"),
        ("AS", "Adr Aeg"),
        ("TS", "Tys"),
        ("HB", "Hel"),
        ("GB", "Bot"),
        ("Atlantic", "Mao Nao"),
        ("Mediterranean", "Eas Wes"),
    ] {
        assert_eq!(letters(name), expected, "{name}");
    }
}

#[test]
fn p9_names_in_other_languages_make_no_abbreviation_ambiguous() {
    for (name, letters) in [
        ("Wien", "Vie"),
        ("München", "Mun"),
        ("Dänemark", "Den"),
        ("Norwegische See", "Nwg"),
        ("Preußen", "Pru"),
        ("Mer du Nord", "Nth"),
        ("Bourgogne", "Bur"),
        ("Ärmelkanal", "Eng"),
        ("Warsch", "War"),
        ("K", "Kie"),
        ("De", "Den"),
        ("Po", "Por"),
    ] {
        assert_eq!(clear(name), letters, "{name}");
    }
}

#[test]
fn every_name_and_every_three_letters_mean_their_province() {
    for province in Province::all() {
        let name = read_name(province.name());
        assert!(
            matches!(name, NameReading::Clear(found) | NameReading::Fixed(found) if found == province),
            "{province}: {name:?}"
        );
        let letters = read_name(province.letters());
        let is_tyr = province.letters() == "Tyr" && letters == NameReading::Tyr;
        assert!(
            is_tyr || matches!(letters, NameReading::Clear(found) | NameReading::Fixed(found) if found == province),
            "{province}: {letters:?}"
        );
    }
}
