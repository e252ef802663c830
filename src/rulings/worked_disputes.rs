//! The worked disputes in `assets/rulings`: small texts with the ruling that is expected. They run as tests.

/// A dispute with its ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkedDispute {
    /// The title, such as “Spain without a coast (§9.1.2)”.
    pub title: &'static str,
    /// The text for a ruling. Its comments have the title and the expected outcomes.
    pub text: &'static str,
}

const TEXTS: [&str; 20] = [
    include_str!("../../assets/rulings/coastal-crawl.txt"),
    include_str!("../../assets/rulings/convoy-against-its-attacker.txt"),
    include_str!("../../assets/rulings/convoy-not-ordered.txt"),
    include_str!("../../assets/rulings/draw-vote-after-a-spring.txt"),
    include_str!("../../assets/rulings/draw-vote-revealed.txt"),
    include_str!("../../assets/rulings/draw-without-a-vote.txt"),
    include_str!("../../assets/rulings/far-from-home.txt"),
    include_str!("../../assets/rulings/fleet-built-in-st-petersburg.txt"),
    include_str!("../../assets/rulings/hold-is-not-hol.txt"),
    include_str!("../../assets/rulings/last-years-orders.txt"),
    include_str!("../../assets/rulings/mutual-support.txt"),
    include_str!("../../assets/rulings/nor-is-norway.txt"),
    include_str!("../../assets/rulings/paradox-of-two-convoys.txt"),
    include_str!("../../assets/rulings/revised-sheet.txt"),
    include_str!("../../assets/rulings/spain-without-a-coast.txt"),
    include_str!("../../assets/rulings/support-of-a-unit-without-orders.txt"),
    include_str!("../../assets/rulings/two-orders-for-a-unit.txt"),
    include_str!("../../assets/rulings/tyr-in-block-capitals.txt"),
    include_str!("../../assets/rulings/tyr-of-an-army-and-a-fleet.txt"),
    include_str!("../../assets/rulings/unwanted-convoy.txt"),
];

/// All worked disputes, in the order of their file names.
pub fn worked_disputes() -> impl Iterator<Item = WorkedDispute> {
    TEXTS.into_iter().map(|text| {
        let title = text.lines().next().unwrap_or_default().trim_start_matches('#').trim();
        WorkedDispute { title, text }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulings::rule_text;

    #[test]
    fn every_dispute_has_the_expected_ruling() {
        for dispute in worked_disputes() {
            let ruling = rule_text(dispute.text);
            assert_eq!(ruling.problems, [], "{}", dispute.title);
            let expected: Vec<&str> =
                dispute.text.lines().filter_map(|line| line.strip_prefix("# expected: ")).collect();
            let votes: Vec<&str> =
                dispute.text.lines().filter_map(|line| line.strip_prefix("# expected vote: ")).collect();
            assert!(!expected.is_empty() || !votes.is_empty(), "{} expects nothing", dispute.title);
            let found = ruling.draw_votes.iter().map(|vote| format!("{} {}", vote.outcome.word(), vote.reason.rule));
            assert_eq!(found.collect::<Vec<_>>(), votes, "{}", dispute.title);
            for line in expected {
                let (province, outcome) = line.split_once(' ').unwrap();
                let found: Vec<String> = ruling
                    .orders
                    .iter()
                    .filter(|order| order.province.is_some_and(|at| at.letters() == province))
                    .map(|order| format!("{} {}", order.outcome.word(), order.rule()))
                    .collect();
                assert_eq!(found, [outcome], "{province} in {}", dispute.title);
            }
        }
    }
}
