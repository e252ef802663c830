//! The words that stand beside numbers in the names of rounds, in the languages of the hobby, folded. The words for a
//! round itself are in `typed_words`.

/// Abbreviations that are a word for a round only directly before a number: “R5”.
pub(super) const INITIALS: &str = "r rd";

/// Words between a word for a round and its number: “Round no. 5”.
pub(super) const NUMBER_MARKS: &str = "no nr n num number nummer numero nro numer";

/// Words whose number is not that of a round, folded: “Day 3”, “Board 2”, “2nd semi-final”, “7 players”.
pub(super) const OTHER_COUNTS: &str = "\
    day days tag tage jour jours journee giorno giornata dia dag dagen dzien week woche semaine settimana semana \
    uke vecka weekend part teil partie parte deel del czesc board boards table tables tisch tische brett bretter \
    tafel tafels bord borden tavolo tavoli mesa mesas tablero tableros plateau plateaux stol game games spiel \
    spiele parties partita partite partida partidas player players spieler joueur joueurs giocatori jugadores \
    spelers team teams group gruppe groupe gruppo grupo groep grupp grupa pool poule semi semifinal \
    semifinale semis semifinals halbfinale halbfinal demi halve polfinal quarter quarterfinal viertelfinale quart \
    quarti cuartos kwart";

/// Words before a word for a round after which the numbers begin with 1 again: “Medal round 1”.
pub(super) const RESTARTING_ROUNDS: &str = "medal medals semi semifinal halbfinal demi quarter";

/// Days of the week, whose number is not that of a round: “Sunday 2”. Folded, with their abbreviations.
pub(super) const WEEKDAYS: &str = "\
    monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun montag \
    dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so lundi mardi mercredi jeudi \
    vendredi samedi dimanche lunedi martedi mercoledi giovedi venerdi sabato domenica lunes martes miercoles \
    jueves viernes sabado domingo maandag dinsdag woensdag donderdag vrijdag zaterdag zondag fredag lordag sondag \
    piatek sobota niedziela";

/// The months, folded, with their abbreviations. A number beside one is a day.
pub(super) const MONTHS: &str = "\
    jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september \
    october november december januar februar marz mai juni juli oktober dezember okt dez janvier fevrier mars \
    avril juin juillet aout septembre octobre novembre decembre gennaio febbraio marzo aprile maggio giugno luglio \
    agosto settembre ottobre dicembre enero febrero abril mayo junio julio septiembre octubre noviembre diciembre \
    januari februari maart mei augustus janeiro fevereiro marco maio junho julho setembro outubro novembro \
    dezembro maj augusti desember stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika \
    listopada grudnia";

/// Words after the hour of a time of day: “9 am”, “9 Uhr”.
pub(super) const TIME_WORDS: &str = "am pm uhr h hrs hour hours heure heures uur ora ore";

/// Words between a number and the number of all, or a month: “5 of 6”, “5 de mayo”.
pub(super) const OF_WORDS: &str = "of von de sur di van av af z";

/// Words between two numbers that are both meant: “Round 1 and 2”.
pub(super) const AND_WORDS: &str = "and und et e y en och og i to bis a al tot till";

/// The numbers 1 to 10 as words, cardinal and ordinal, folded. They count only beside a word for a round, because some
/// are names of days.
pub(super) const NUMBER_WORDS: [&str; 10] = [
    "one first eins erste erster ersten premier premiere uno primo prima primero primera primer eerste primeiro \
     primeira forsta forste pierwsza pierwszy",
    "two second zwei zweite zweiter zweiten deux deuxieme seconde due secondo seconda dos segundo segunda twee tweede \
     dois tva andra anden andre dwa druga drugi",
    "three third drei dritte dritter dritten trois troisieme tre terzo terza tres tercero tercera tercer drie derde \
     terceiro terceira tredje trzy trzecia trzeci",
    "four fourth vier vierte vierter vierten quatre quatrieme quattro quarto quarta cuatro cuarto cuarta vierde quatro \
     fyra fire fjarde fjerde cztery czwarta czwarty",
    "five fifth funf fuenf funfte funfter funften fuenfte cinq cinquieme cinque quinto quinta cinco vijf vijfde fem \
     femte piec piata piaty",
    "six sixth sechs sechste sechster sechsten sixieme sei sesto sesta seis sexto sexta zes zesde sex sjatte seks \
     sjette szesc szosta szosty",
    "seven seventh sieben siebte siebter siebten siebente sept septieme sette settimo settima siete septimo septima \
     zeven zevende sete setimo setima sju sjunde syv syvende siedem siodma siodmy",
    "eight eighth acht achte achter achten huit huitieme otto ottavo ottava ocho octavo octava achtste oito oitavo \
     oitava atta attonde otte ottende atte osiem osma osmy",
    "nine ninth neun neunte neunter neunten neuf neuvieme nove nono nona nueve noveno novena negen negende nio nionde \
     niende dziewiec dziewiata dziewiaty",
    "ten tenth zehn zehnte zehnter zehnten dix dixieme dieci decimo decima diez tien tiende dez tionde dziesiec \
     dziesiata dziesiaty",
];

/// Words of names that say that a round is the last of an event.
pub(super) const LAST_ROUNDS: &str = "final finale finals finalrunde endrunde top last letzte letzter derniere dernier \
    ultima ultimo laatste sista sidste siste ostatnia medal medals championship";

/// The letters directly after an ordinal number: “5th”, “5ème”, “5ª”, “5te”. A single letter counts only before a word for
/// a round, because “5a” may be half of a round.
pub(super) const ORDINAL_SUFFIXES: &str =
    "st nd rd th er ere re e eme ieme nde de ste te ter tes ten o a ro ra do da to ta mo ma vo va no na";
