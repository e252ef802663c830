//! The provinces of the board of 1971 as a table: names, terrain, centres and neighbours.

use crate::book::Power;

/// The ground of a province.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Terrain {
    Inland,
    Coastal,
    Sea,
}

/// The coast of a province that has two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Coast {
    North,
    South,
    East,
}

impl Coast {
    /// “nc”, “sc” or “ec”.
    pub const fn letters(self) -> &'static str {
        match self {
            Coast::North => "nc",
            Coast::South => "sc",
            Coast::East => "ec",
        }
    }
}

/// Whose centre a province is at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Home {
    Of(Power),
    Neutral,
}

/// A province: its usual three letters, its name, its terrain, whose centre it is, other names and abbreviations, the
/// provinces that an army reaches, and the provinces that a fleet reaches. A fleet in a province with two coasts is in
/// [`COASTS`].
pub(super) type ProvinceRow =
    (&'static str, &'static str, Terrain, Option<Home>, &'static str, &'static str, &'static str);

/// All provinces, by their three letters.
#[rustfmt::skip]
pub(super) const PROVINCES: [ProvinceRow; 75] = [
    ("Adr", "Adriatic Sea", Terrain::Sea, None, "", "", "Alb Apu Ion Tri Ven"),
    ("Aeg", "Aegean Sea", Terrain::Sea, None, "", "", "Bul/sc Con Eas Gre Ion Smy"),
    ("Alb", "Albania", Terrain::Coastal, None, "", "Gre Ser Tri", "Adr Gre Ion Tri"),
    ("Ank", "Ankara", Terrain::Coastal, Some(Home::Of(Power::Turkey)), "angora", "Arm Con Smy", "Arm Bla Con"),
    ("Apu", "Apulia", Terrain::Coastal, None, "", "Nap Rom Ven", "Adr Ion Nap Ven"),
    ("Arm", "Armenia", Terrain::Coastal, None, "", "Ank Sev Smy Syr", "Ank Bla Sev"),
    ("Bal", "Baltic Sea", Terrain::Sea, None, "", "", "Ber Bot Den Kie Lvn Pru Swe"),
    ("Bar", "Barents Sea", Terrain::Sea, None, "", "", "Nwg Nwy Stp/nc"),
    ("Bel", "Belgium", Terrain::Coastal, Some(Home::Neutral), "", "Bur Hol Pic Ruh", "Eng Hol Nth Pic"),
    ("Ber", "Berlin", Terrain::Coastal, Some(Home::Of(Power::Germany)), "", "Kie Mun Pru Sil", "Bal Kie Pru"),
    ("Bla", "Black Sea", Terrain::Sea, None, "bls", "", "Ank Arm Bul/ec Con Rum Sev"),
    ("Boh", "Bohemia", Terrain::Inland, None, "", "Gal Mun Sil Tyr Vie", ""),
    ("Bot", "Gulf of Bothnia", Terrain::Sea, None, "bothnia, gob, gbo, gulf bothnia, g bothnia", "", "Bal Fin Lvn Stp/sc Swe"),
    ("Bre", "Brest", Terrain::Coastal, Some(Home::Of(Power::France)), "", "Gas Par Pic", "Eng Gas Mao Pic"),
    ("Bud", "Budapest", Terrain::Inland, Some(Home::Of(Power::Austria)), "", "Gal Rum Ser Tri Vie", ""),
    ("Bul", "Bulgaria", Terrain::Coastal, Some(Home::Neutral), "", "Con Gre Rum Ser", ""),
    ("Bur", "Burgundy", Terrain::Inland, None, "", "Bel Gas Mar Mun Par Pic Ruh", ""),
    ("Cly", "Clyde", Terrain::Coastal, None, "", "Edi Lvp", "Edi Lvp Nao Nwg"),
    ("Con", "Constantinople", Terrain::Coastal, Some(Home::Of(Power::Turkey)), "", "Ank Bul Smy", "Aeg Ank Bla Bul/ec Bul/sc Smy"),
    ("Den", "Denmark", Terrain::Coastal, Some(Home::Neutral), "", "Kie Swe", "Bal Hel Kie Nth Ska Swe"),
    ("Eas", "Eastern Mediterranean", Terrain::Sea, None, "emd, eme, emed, ems, e med, e mediterranean, east med", "", "Aeg Ion Smy Syr"),
    ("Edi", "Edinburgh", Terrain::Coastal, Some(Home::Of(Power::England)), "", "Cly Lvp Yor", "Cly Nth Nwg Yor"),
    ("Eng", "English Channel", Terrain::Sea, None, "ech, channel, chan", "", "Bel Bre Iri Lon Mao Nth Pic Wal"),
    ("Fin", "Finland", Terrain::Coastal, None, "", "Nwy Stp Swe", "Bot Stp/sc Swe"),
    ("Gal", "Galicia", Terrain::Inland, None, "", "Boh Bud Rum Sil Ukr Vie War", ""),
    ("Gas", "Gascony", Terrain::Coastal, None, "", "Bre Bur Mar Par Spa", "Bre Mao Spa/nc"),
    ("Gre", "Greece", Terrain::Coastal, Some(Home::Neutral), "", "Alb Bul Ser", "Aeg Alb Bul/sc Ion"),
    ("Hel", "Helgoland Bight", Terrain::Sea, None, "heligoland, heligoland bight, bight of helgoland, bight of heligoland, bight, hbi", "", "Den Hol Kie Nth"),
    ("Hol", "Holland", Terrain::Coastal, Some(Home::Neutral), "netherlands", "Bel Kie Ruh", "Bel Hel Kie Nth"),
    ("Ion", "Ionian Sea", Terrain::Sea, None, "", "", "Adr Aeg Alb Apu Eas Gre Nap Tun Tys"),
    ("Iri", "Irish Sea", Terrain::Sea, None, "", "", "Eng Lvp Mao Nao Wal"),
    ("Kie", "Kiel", Terrain::Coastal, Some(Home::Of(Power::Germany)), "", "Ber Den Hol Mun Ruh", "Bal Ber Den Hel Hol"),
    ("Lon", "London", Terrain::Coastal, Some(Home::Of(Power::England)), "", "Wal Yor", "Eng Nth Wal Yor"),
    ("Lvn", "Livonia", Terrain::Coastal, None, "lvo", "Mos Pru Stp War", "Bal Bot Pru Stp/sc"),
    ("Lvp", "Liverpool", Terrain::Coastal, Some(Home::Of(Power::England)), "lpl, lpool", "Cly Edi Wal Yor", "Cly Iri Nao Wal"),
    ("Lyo", "Gulf of Lyon", Terrain::Sea, None, "lyon, lyons, lions, gol, gly, gulf lyon, g lyon, gulf of lions, gulf of the lion", "", "Mar Pie Spa/sc Tus Tys Wes"),
    ("Mao", "Mid-Atlantic Ocean", Terrain::Sea, None, "mat, matl, midatl, mid atl, middle atlantic, m atlantic", "", "Bre Eng Gas Iri Naf Nao Por Spa/nc Spa/sc Wes"),
    ("Mar", "Marseilles", Terrain::Coastal, Some(Home::Of(Power::France)), "marseille", "Bur Gas Pie Spa", "Lyo Pie Spa/sc"),
    ("Mos", "Moscow", Terrain::Inland, Some(Home::Of(Power::Russia)), "", "Lvn Sev Stp Ukr War", ""),
    ("Mun", "Munich", Terrain::Inland, Some(Home::Of(Power::Germany)), "", "Ber Boh Bur Kie Ruh Sil Tyr", ""),
    ("Naf", "North Africa", Terrain::Coastal, None, "nafr, n africa", "Tun", "Mao Tun Wes"),
    ("Nao", "North Atlantic Ocean", Terrain::Sea, None, "nat, natl, n atlantic", "", "Cly Iri Lvp Mao Nwg"),
    ("Nap", "Naples", Terrain::Coastal, Some(Home::Of(Power::Italy)), "", "Apu Rom", "Apu Ion Rom Tys"),
    ("Nth", "North Sea", Terrain::Sea, None, "nts, n sea", "", "Bel Den Edi Eng Hel Hol Lon Nwg Nwy Ska Yor"),
    ("Nwg", "Norwegian Sea", Terrain::Sea, None, "nrg, nws, nwe, norwegian", "", "Bar Cly Edi Nao Nth Nwy"),
    ("Nwy", "Norway", Terrain::Coastal, Some(Home::Neutral), "", "Fin Stp Swe", "Bar Nth Nwg Ska Stp/nc Swe"),
    ("Par", "Paris", Terrain::Inland, Some(Home::Of(Power::France)), "", "Bre Bur Gas Pic", ""),
    ("Pic", "Picardy", Terrain::Coastal, None, "", "Bel Bre Bur Par", "Bel Bre Eng"),
    ("Pie", "Piedmont", Terrain::Coastal, None, "piemont", "Mar Tus Tyr Ven", "Lyo Mar Tus"),
    ("Por", "Portugal", Terrain::Coastal, Some(Home::Neutral), "", "Spa", "Mao Spa/nc Spa/sc"),
    ("Pru", "Prussia", Terrain::Coastal, None, "", "Ber Lvn Sil War", "Bal Ber Lvn"),
    ("Rom", "Rome", Terrain::Coastal, Some(Home::Of(Power::Italy)), "", "Apu Nap Tus Ven", "Nap Tus Tys"),
    ("Ruh", "Ruhr", Terrain::Inland, None, "", "Bel Bur Hol Kie Mun", ""),
    ("Rum", "Rumania", Terrain::Coastal, Some(Home::Neutral), "romania, roumania", "Bud Bul Gal Ser Sev Ukr", "Bla Bul/ec Sev"),
    ("Ser", "Serbia", Terrain::Inland, Some(Home::Neutral), "servia", "Alb Bud Bul Gre Rum Tri", ""),
    ("Sev", "Sevastopol", Terrain::Coastal, Some(Home::Of(Power::Russia)), "", "Arm Mos Rum Ukr", "Arm Bla Rum"),
    ("Sil", "Silesia", Terrain::Inland, None, "", "Ber Boh Gal Mun Pru War", ""),
    ("Ska", "Skagerrak", Terrain::Sea, None, "skagerrack", "", "Den Nth Nwy Swe"),
    ("Smy", "Smyrna", Terrain::Coastal, Some(Home::Of(Power::Turkey)), "", "Ank Arm Con Syr", "Aeg Con Eas Syr"),
    ("Spa", "Spain", Terrain::Coastal, Some(Home::Neutral), "", "Gas Mar Por", ""),
    ("Stp", "St Petersburg", Terrain::Coastal, Some(Home::Of(Power::Russia)), "saint petersburg, petersburg, pet, spb", "Fin Lvn Mos Nwy", ""),
    ("Swe", "Sweden", Terrain::Coastal, Some(Home::Neutral), "", "Den Fin Nwy", "Bal Bot Den Fin Nwy Ska"),
    ("Syr", "Syria", Terrain::Coastal, None, "", "Arm Smy", "Eas Smy"),
    ("Tri", "Trieste", Terrain::Coastal, Some(Home::Of(Power::Austria)), "", "Alb Bud Ser Tyr Ven Vie", "Adr Alb Ven"),
    ("Tun", "Tunis", Terrain::Coastal, Some(Home::Neutral), "tunisia", "Naf", "Ion Naf Tys Wes"),
    ("Tus", "Tuscany", Terrain::Coastal, None, "", "Pie Rom Ven", "Lyo Pie Rom Tys"),
    ("Tyr", "Tyrolia", Terrain::Inland, None, "trl, tyl, tyo, tyrol, tirol", "Boh Mun Pie Tri Ven Vie", ""),
    ("Tys", "Tyrrhenian Sea", Terrain::Sea, None, "tyn, tyh, tyrh, tyrhenian, tyrhennian", "", "Ion Lyo Nap Rom Tun Tus Wes"),
    ("Ukr", "Ukraine", Terrain::Inland, None, "", "Gal Mos Rum Sev War", ""),
    ("Ven", "Venice", Terrain::Coastal, Some(Home::Of(Power::Italy)), "", "Apu Pie Rom Tri Tus Tyr", "Adr Apu Tri"),
    ("Vie", "Vienna", Terrain::Inland, Some(Home::Of(Power::Austria)), "", "Boh Bud Gal Tri Tyr", ""),
    ("Wal", "Wales", Terrain::Coastal, None, "", "Lon Lvp Yor", "Eng Iri Lon Lvp"),
    ("War", "Warsaw", Terrain::Inland, Some(Home::Of(Power::Russia)), "", "Gal Lvn Mos Pru Sil Ukr", ""),
    ("Wes", "Western Mediterranean", Terrain::Sea, None, "wmd, wme, wmed, wms, w med, w mediterranean, west med", "", "Lyo Mao Naf Spa/sc Tun Tys"),
    ("Yor", "Yorkshire", Terrain::Coastal, None, "york, yks", "Edi Lon Lvp Wal", "Edi Lon Nth"),
];

/// The coasts of the provinces that have two, and the provinces that a fleet reaches from each.
pub(super) const COASTS: [(&str, Coast, &str); 6] = [
    ("Bul", Coast::East, "Bla Con Rum"),
    ("Bul", Coast::South, "Aeg Con Gre"),
    ("Spa", Coast::North, "Gas Mao Por"),
    ("Spa", Coast::South, "Lyo Mao Mar Por Wes"),
    ("Stp", Coast::North, "Bar Nwy"),
    ("Stp", Coast::South, "Bot Fin Lvn"),
];
