//! Rulesets in files of older versions: their fields in the words of the present version.

use toml_edit::{DocumentMut, Item, TableLike, value};

/// The text of an event's own ruleset with the fields that its version did not have yet. `None` where it has all of them.
///
/// The number of elimination games was in the field for the round before. Groups meant two games at once, and an end only
/// by a vote meant one vote in a season. These two are known only of a copy: every copy made now has the new fields.
pub(super) fn in_present_fields(text: &str) -> Option<String> {
    if !text.contains("group_winners") && !text.contains("based_on") {
        return None;
    }
    let mut document: DocumentMut = text.parse().ok()?;
    let mut is_older = move_elimination_games(&mut document).is_some();
    if document.contains_key("based_on") {
        is_older |= add_games_at_once(&mut document).is_some();
        is_older |= add_one_vote(&mut document).is_some();
    }
    is_older.then(|| document.to_string())
}

fn is_true(item: Option<&Item>) -> bool {
    item.and_then(Item::as_bool) == Some(true)
}

fn table<'a>(document: &'a mut DocumentMut, name: &str) -> Option<&'a mut dyn TableLike> {
    document.get_mut(name)?.as_table_like_mut()
}

fn move_elimination_games(document: &mut DocumentMut) -> Option<()> {
    let top_board = table(document, "top_board")?;
    let follows_elimination = top_board.get("filled_by").and_then(Item::as_str) == Some("group_winners");
    if !follows_elimination {
        return None;
    }
    let games = top_board.get("after")?.as_integer()?;
    top_board.remove("after");
    if !top_board.contains_key("elimination_games") {
        top_board.insert("elimination_games", value(games));
    }
    Some(())
}

fn add_games_at_once(document: &mut DocumentMut) -> Option<()> {
    if !is_true(document.get("groups")) || document.contains_key("games_at_once") {
        return None;
    }
    document.insert("games_at_once", value(2));
    Some(())
}

fn add_one_vote(document: &mut DocumentMut) -> Option<()> {
    let draws = table(document, "draws")?;
    if !is_true(draws.get("by_vote")) || draws.contains_key("one_vote_a_season") {
        return None;
    }
    draws.insert("one_vote_a_season", value(true));
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standings::{RulesDraft, RulesField, Ruleset, RulesetLibrary};

    /// A copy of a shipped ruleset as an older version wrote it, without these lines.
    fn older_copy(name: &str, newer_lines: &[(&str, &str)]) -> String {
        let shipped = RulesetLibrary::shipped_text(name).unwrap();
        let copy = RulesDraft::copy_of(shipped, "Ours").text().to_owned();
        newer_lines.iter().fold(copy, |copy, (newer, older)| {
            assert!(copy.contains(newer), "{newer}");
            copy.replace(newer, older)
        })
    }

    fn rules(text: &str) -> Ruleset {
        Ruleset::parse(text).unwrap()
    }

    #[test]
    fn an_older_copy_of_the_gunboat_cup_has_two_games_at_once_and_its_elimination() {
        let newer = [("games_at_once = 2\n", ""), ("elimination_games = 7\n", "after = 7\n")];
        let older = older_copy("Gunboat Cup", &newer);
        let read = rules(&older);
        assert_eq!(read.games_at_once, 2);
        assert_eq!(read.top_board.map(|top| (top.elimination_games, top.after_round)), Some((7, 0)));
        // The editor shows the same.
        let mut draft = RulesDraft::from_file_text(&older);
        let field = |draft: &RulesDraft, path| draft.field_text(RulesField::new(path));
        assert_eq!(field(&draft, "top_board.elimination_games"), "7");
        assert_eq!(field(&draft, "games_at_once"), "2");
        // An empty field has its default value, also after the file is read again.
        draft.set_field(RulesField::new("games_at_once"), "");
        assert_eq!(rules(draft.text()).games_at_once, 1);
        assert_eq!(RulesDraft::from_file_text(draft.text()).text(), draft.text());
    }

    #[test]
    fn an_older_copy_of_wdc_2006_has_one_vote_a_season_and_a_copy_of_now_what_it_says() {
        let older = older_copy("WDC 2006", &[("one_vote_a_season = true\n", "")]);
        assert!(rules(&older).draws.one_vote_a_season);
        let off = older_copy("WDC 2006", &[("one_vote_a_season = true\n", "one_vote_a_season = false\n")]);
        assert!(!rules(&off).draws.one_vote_a_season);
        // The league has no such rule.
        assert!(!rules(&older_copy("Campo di Marte games", &[])).draws.one_vote_a_season);
        for name in ["WDC 2006", "Gunboat Cup", "Campo di Marte games"] {
            let copy = older_copy(name, &[]);
            assert_eq!(in_present_fields(&copy), None);
            let shipped = rules(RulesetLibrary::shipped_text(name).unwrap());
            let named = Ruleset { name: "Ours".into(), based_on: Some(name.into()), ..shipped };
            assert_eq!(rules(&copy), named);
        }
    }
}
