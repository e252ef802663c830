//! The sentences of WDC 2006 §16 about votes on draws as tests.

use topboard::rulings::{DrawVoteRuling, rule_text};

/// The charts of a game in which Austria, France and Russia survive.
const CHARTS: &str = "counts 1904: Austria 8, England 1, France 9, Russia 10, Turkey 6\n\
    counts 1905: Austria 9, England 1, France 9, Russia 10, Turkey 5\n\
    counts 1907: Austria 12, France 11, Russia 10, Turkey 1\ncounts 1908: Austria 12, France 12, Russia 10\n";

fn votes(text: &str) -> Vec<DrawVoteRuling> {
    let ruling = rule_text(&format!("{CHARTS}{text}"));
    assert_eq!(ruling.problems, [], "{text}");
    ruling.draw_votes
}

/// The outcome of the last vote of a text, with its reason and paragraph.
fn vote(text: &str) -> (String, String) {
    let votes = votes(text);
    let last = votes.last().unwrap();
    (last.outcome.word().to_owned(), last.reason.to_string())
}

fn check(text: &str, outcome: &str, reason: &str) {
    let (found, why) = vote(text);
    assert_eq!(found, outcome, "{text}: {why}");
    assert!(why.contains(reason), "{text}: {why}");
}

#[test]
fn p16_proposals_can_only_be_draws_of_all_survivors() {
    check("draw vote: A/F/R, Fall 1908, proposed by France", "passes", "(§16)");
    check("draw vote: all survivors, Fall 1908", "passes", "(§16)");
    check("draw vote: A/R, Fall 1908", "not allowed", "France survives and is left out");
    check("draw vote: A/F/R/T, Fall 1908", "not allowed", "Turkey has no centre");
    check("draw vote: F, Fall 1908", "not allowed", "Austria and Russia survive and are left out");
}

#[test]
fn p16_any_player_may_propose_after_the_chart_of_1905() {
    check("draw vote: all, Fall 1905, proposed by England", "passes", "with the counts of 1905");
    check("draw vote: all, Spring 1906, proposed by Turkey", "passes", "with the counts of 1905");
    check("draw vote: all, Spring 1905", "not allowed", "this one is about the chart of 1904");
    check("draw vote: all, Fall 1904", "not allowed", "after the chart of 1905 has been entered");
    check("draw vote: all, Fall 1908, proposed by Turkey", "not allowed", "Turkey has no centre in 1908");
}

#[test]
fn p16_any_player_may_publicly_veto() {
    check("draw vote: all, Fall 1908, veto: Russia", "vetoed", "vetoed publicly by Russia, so there is no vote");
    check("draw vote: all, Fall 1908, vetoed", "vetoed", "vetoed publicly by a player");
    let votes = votes("draw vote: all, Fall 1908, veto: Turkey");
    assert_eq!(votes[0].outcome.word(), "passes");
    assert!(
        votes[0].notes[0].sentence.english().starts_with("The veto of Turkey does not count"),
        "{:?}",
        votes[0].notes
    );
}

#[test]
fn p16_the_vote_must_be_taken_before_the_next_period_starts() {
    check("draw vote: all, Fall 1908, late", "not allowed", "before the next Diplomacy period starts");
}

#[test]
fn p16_one_no_makes_it_fail_and_the_figures_are_not_revealed() {
    for line in ["against: Austria, Russia", "against: 2", "failed"] {
        let votes = votes(&format!("draw vote: all, Fall 1908, {line}"));
        assert_eq!(votes[0].outcome.word(), "fails", "{line}");
        let shown = format!("{} {}", votes[0], votes[0].reason);
        assert!(!shown.contains("Austria") && !shown.contains('2'), "{shown}");
    }
}

#[test]
fn p16_abstentions_count_as_yes() {
    check(
        "draw vote: all, Fall 1908, for: Austria, France, abstained: Russia",
        "passes",
        "abstentions are votes for it",
    );
}

#[test]
fn p16_a_revealed_vote_is_a_veto() {
    check("draw vote: all, Fall 1908, revealed: France", "vetoed", "France showed a vote, which counts as a veto");
}

#[test]
fn p16_after_a_spring_the_chart_of_the_year_before_counts() {
    let votes = votes("draw vote: A/F/R/T, Spring 1908");
    assert_eq!(votes[0].outcome.word(), "passes");
    assert_eq!(votes[0].counts.map(|counts| counts.0), Some([12, 0, 11, 0, 0, 10, 1]));
    check("draw vote: A/F/R/T, Spring 1908", "passes", "The game ends with the counts of 1907");
    check("draw vote: all, Winter 1908", "passes", "The game ends with the counts of 1908");
}

#[test]
fn p16_there_is_one_vote_for_each_proposal_and_season() {
    let first = "draw vote: all, Fall 1908, against: Russia\n";
    check(&format!("{first}draw vote: A/F/R, Fall 1908"), "not allowed", "voted on in Fall 1908 already");
    check(&format!("{first}draw vote: all, Winter 1908"), "not allowed", "one vote on it in a season");
    check(&format!("{first}draw vote: all, Spring 1909"), "passes", "The game ends with the counts of 1908");
    let vetoed = "draw vote: all, Fall 1908, vetoed by: Russia\n";
    check(&format!("{vetoed}draw vote: all, Fall 1908"), "passes", "The game ends with the counts of 1908");
    let shown = "draw vote: all, Fall 1908, revealed: Russia\n";
    check(&format!("{shown}draw vote: all, Fall 1908"), "not allowed", "one vote on it in a season");
    check(
        "draw vote: all, Fall 1907, proposed by France, late\ndraw vote: all, Fall 1907",
        "passes",
        "The game ends with the counts of 1907",
    );
    check("draw vote: all, Fall 1907\ndraw vote: all, Fall 1908", "not allowed", "The draw of Fall 1907 passed");
}

#[test]
fn p16_the_chart_of_a_fall_comes_from_its_orders() {
    let text = "season: Fall 1908\nposition\nRussia: A Rum, A Bul\ncentres\nAustria: Bud, Vie, Tri, Ser, Gre, Ven, Rom, Nap, Tun, Mun, Ber, Kie\n\
        France: Par, Bre, Mar, Spa, Por, Lon, Lvp, Edi, Bel, Hol, Den, Nwy\nRussia: War, Mos, Sev, Stp, Swe, Rum, Con, Smy, Ank\n\
        Turkey: Bul\norders\nRussia: A Rum h\ndraw vote: A/F/R";
    let ruling = rule_text(text);
    let vote = &ruling.draw_votes[0];
    assert_eq!(vote.to_string(), "Draw of Austria, France, Russia, Fall 1908");
    assert_eq!((vote.outcome.word(), vote.counts.map(|counts| counts.0[5])), ("passes", Some(10)), "{}", vote.reason);
}

#[test]
fn p16_an_end_outside_the_procedure_is_abandoned_and_scores_zero() {
    check("draw vote: all, Fall 1908, no vote", "abandoned", "all its players score zero. (§16)");
}

#[test]
fn p17_there_is_no_vote_after_the_last_year() {
    check("draw vote: all, Spring 1910", "not allowed", "Every game ends with 1909, as an automatic draw. (§17)");
}

#[test]
fn what_is_not_known_is_asked_for() {
    check("draw vote: all, Fall 1906", "open", "The chart of 1906 says who survives: write it");
    check("draw vote: all", "open", "The season is not known");
    check("draw vote: all, Fall 1906, revealed: France", "vetoed", "France showed a vote");
    check("draw vote: all, Fall 1908, revealed by France", "vetoed", "France showed a vote");
    let counts = "counts 1906: Austria 12, France 12\n";
    check(&format!("{counts}draw vote: all, Fall 1906"), "open", "add up to 24, not 34");
    for line in ["draw vote: all, Fall 1908, whatever", "draw vote: all, Fall 1908, agianst: Austria"] {
        let ruling = rule_text(&format!("{CHARTS}{line}"));
        assert_eq!(ruling.draw_votes[0].outcome.word(), "open", "a part may change the outcome: {line}");
        assert_eq!(ruling.problems[0].line, 5);
    }
}

#[test]
fn a_chart_with_too_many_centres_or_a_power_named_twice_is_told_and_decides_nothing() {
    let ruling = rule_text("counts 1908: Austria 13, France 12, Russia 10\ndraw vote: all, Fall 1908");
    assert!(ruling.problems[0].sentence.english().contains("35 centres"), "{:?}", ruling.problems);
    assert_eq!(ruling.draw_votes[0].outcome.word(), "open", "{}", ruling.draw_votes[0].reason);
    let ruling = rule_text("counts 1908: Austria 5, Austria 6");
    assert!(ruling.problems[0].sentence.english().contains("Austria has a count already"), "{:?}", ruling.problems);
}

#[test]
fn a_count_that_no_board_can_have_is_a_problem() {
    for count in ["300", "18446744073709551615"] {
        let text = format!("counts 1904: Austria {count}, England 5\ndraw vote: all, Fall 1904");
        let ruling = rule_text(&text);
        assert!(
            ruling.problems.iter().any(|problem| problem.sentence.english().contains("A count is a power")),
            "{count}"
        );
    }
}
