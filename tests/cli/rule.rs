//! `topboard rule`: the text and the JSON, standard input, exit codes.

use std::process::Output;

use crate::common::program::topboard_with_input;

const EXAMPLE: &str = "season: Spring 1902\nposition\nAustria: A Vie, F Tri\nItaly: F Nap\norders\n\
    Austria: A Vie - Tyr, Tri s Vie - Tyr\nItaly: F Nap - Tyr\n";

fn rule(text: &str, arguments: &[&str]) -> Output {
    topboard_with_input(&[&["rule"], arguments].concat(), text.as_bytes())
}

#[test]
fn the_json_has_each_order_with_its_reason_and_paragraph() {
    let output = rule(EXAMPLE, &["--json"]);
    assert_eq!(output.status.code(), Some(0));
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json["season"], "Spring 1902");
    let first = &json["orders"][0];
    assert_eq!(first["power"], "Austria");
    assert_eq!(first["unit"], "Vie");
    assert_eq!(first["written"], "A Vie - Tyr");
    assert_eq!(first["read"], "A Vienna - Tyrolia");
    assert_eq!(first["outcome"], "moves");
    assert_eq!(first["dislodged"], false);
    assert_eq!(first["rule"], "§9, Tyr (2)");
    assert_eq!(json["orders"][1]["outcome"], "misordered");
    assert_eq!(json["orders"][2]["read"], "F Naples - Tyrrhenian Sea");
    assert_eq!(json["position"]["Austria"], serde_json::json!(["A Tyr", "F Tri"]));
    assert_eq!(json["position"]["Italy"], serde_json::json!(["F Tys"]));
    assert_eq!(json["retreats"], serde_json::json!([]));
}

#[test]
fn the_json_names_the_powers_whose_orders_do_not_count() {
    let output = rule(&format!("red card: Italy\n{EXAMPLE}"), &["--json"]);
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let ban = &json["bans"][0];
    assert_eq!(
        (ban["power"].as_str(), ban["cause"].as_str(), ban["rule"].as_str()),
        (Some("Italy"), Some("red card"), Some("§6"))
    );
}

#[test]
fn retreats_and_adjustments_follow_in_the_same_text() {
    let text = "season: Fall 1902\nposition\nAustria: A Bud\nRussia: A Gal, A Rum\ncentres\nAustria: Bud, Vie\nRussia: War, Rum\n\
        orders\nRussia: A Gal - Bud, A Rum s A Gal - Bud\nretreats\nAustria: A Bud - Ser\nadjustments\nAustria: A Vie\n";
    let output = rule(text, &["--json", "-"]);
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let to = &json["retreats"][0]["to"];
    assert_eq!(to, &serde_json::json!(["Ser", "Tri", "Vie"]));
    assert_eq!(json["position"]["Austria"], serde_json::json!(["A Ser", "A Vie"]));
    assert_eq!(json["centres"]["Austria"], serde_json::json!(["Ser", "Vie"]));
    assert_eq!(json["centres"]["Russia"], serde_json::json!(["Bud", "Rum", "War"]));
    let phases: Vec<&str> =
        json["orders"].as_array().unwrap().iter().map(|order| order["phase"].as_str().unwrap()).collect();
    assert!(phases.contains(&"retreat") && phases.contains(&"adjustment"), "{phases:?}");
}

#[test]
fn the_text_is_for_people_and_problems_give_exit_code_1() {
    let output = rule(&format!("{EXAMPLE}Foo: A Bar\n"), &[]);
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("A Vienna - Tyrolia"), "{text}");
    assert!(text.contains("§9, Tyr (2)"), "{text}");
    let messages = String::from_utf8(output.stderr).unwrap();
    assert!(messages.contains("line 8: Foo: A Bar: “Foo” is no power"), "{messages}");
}

#[test]
fn a_file_that_cannot_be_read_gives_exit_code_2() {
    let output = rule("", &["no-such-file.txt"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("There is no file no-such-file.txt."));
}

#[test]
fn a_text_is_read_as_any_editor_saves_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("dispute.txt");
    let units: Vec<u16> = EXAMPLE.replace('\n', "\r\n").encode_utf16().collect();
    let little = [0xFF, 0xFE].into_iter().chain(units.iter().flat_map(|unit| unit.to_le_bytes()));
    let big = [0xFE, 0xFF].into_iter().chain(units.iter().flat_map(|unit| unit.to_be_bytes()));
    let with_mark = [0xEF, 0xBB, 0xBF].into_iter().chain(EXAMPLE.bytes());
    let files: [Vec<u8>; 4] =
        [little.collect(), big.collect(), with_mark.collect(), EXAMPLE.replace('\n', "\r").into_bytes()];
    for bytes in files {
        std::fs::write(&file, &bytes).unwrap();
        let output = rule("", &[file.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.contains("A Vienna - Tyrolia") && text.contains("F Naples - Tyrrhenian Sea"), "{text}");
    }
    std::fs::write(&file, [0_u8, 1, 2, 3]).unwrap();
    let output = rule("", &[file.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("it is no text"));
}

#[test]
fn a_ruling_is_written_as_pages_beside_the_text() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("ruling.pdf");
    let output = rule(EXAMPLE, &["--out", out.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(String::from_utf8_lossy(&output.stdout).contains("A Vienna - Tyrolia"));
    assert!(std::fs::read(&out).unwrap().starts_with(b"%PDF"));
    let other = folder.path().join("ruling.txt");
    let output = rule(EXAMPLE, &["--out", other.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("should end in .pdf"));
    assert!(!other.exists());
}

#[test]
fn a_draw_vote_is_judged_without_a_position_and_without_its_figures() {
    let text = "counts 1908: Austria 12, France 12, Russia 10\n\
        draw vote: A/F/R, Fall 1908, proposed by France, against: Austria\n";
    let output = rule(text, &[]);
    assert_eq!(output.status.code(), Some(0));
    let shown = String::from_utf8(output.stdout).unwrap();
    assert!(shown.contains("Draw of Austria, France, Russia, Fall 1908, proposed by France: fails"), "{shown}");
    assert!(shown.contains("(§16)") && !shown.contains("Position"), "{shown}");
    let json: serde_json::Value = serde_json::from_slice(&rule(text, &["--json"]).stdout).unwrap();
    let vote = &json["draw_votes"][0];
    assert_eq!((vote["outcome"].as_str(), vote["rule"].as_str()), (Some("fails"), Some("§16")));
    assert_eq!((vote["chart"].as_u64(), vote["proposer"].as_str()), (Some(1908), Some("France")));
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("vote.pdf");
    assert_eq!(rule(text, &["--out", out.to_str().unwrap()]).status.code(), Some(0));
    assert!(std::fs::read(&out).unwrap().starts_with(b"%PDF"));
}

#[test]
fn an_order_of_any_length_is_answered() {
    let order = "A Vie S ".repeat(30_000);
    let text = format!("position\nAustria: A Vie, F Tri\norders\nAustria: {order}\nAustria: F Tri h\n");
    let output = rule(&text, &[]);
    assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stderr));
    let shown = String::from_utf8_lossy(&output.stdout);
    assert!(shown.contains("F Trieste holds") && shown.contains("No order has more than 500 words."));
}
