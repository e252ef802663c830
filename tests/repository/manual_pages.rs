//! Checks that the manual lists the names and functions of the formula language, and that the tests that it names exist.

use std::fmt::Write as _;

use topboard::formula::Function;
use topboard::scoring::FactName;

/// With this variable the test writes the page before it compares it:
/// `REFRESH=1 cargo test --test repository manual_pages`.
const REFRESH: &str = "REFRESH";

fn page() -> String {
    let mut page = String::from(
        "# The language of formulas\n\n\
         Case does not matter. Arguments are separated by commas or semicolons. True is 1, false is 0.\n\n\
         ## Names\n\n| name | meaning |\n|---|---|\n",
    );
    for name in FactName::all() {
        writeln!(page, "| `{}` | {} |", name.word(), name.help()).unwrap();
    }
    page.push_str("\n## Functions\n\n| function | result |\n|---|---|\n");
    for function in Function::all() {
        let (form, meaning) = function.help().split_once(": ").unwrap_or((function.help(), "as in Excel"));
        writeln!(page, "| `{form}` | {meaning} |").unwrap();
    }
    page.push_str(
        "\n## Signs\n\n`+ - * / ^ %`, `= <> < <= > >=`, `&` in criteria such as `\">\" & centres`, and lists such as \
         `{38, 14, 7}`. As in Excel, `-2^2` is 4.\n",
    );
    page
}

#[test]
fn the_manual_lists_every_name_and_function() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/manual/formulas.md");
    if std::env::var_os(REFRESH).is_some() {
        std::fs::write(path, page()).unwrap();
    }
    let written = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        written == page(),
        "assets/manual/formulas.md is out of date; REFRESH=1 cargo test --test repository manual_pages writes it again"
    );
}

#[test]
fn every_habit_that_works_names_a_test_that_exists() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(root.join("assets/manual/spreadsheet-habits.md")).unwrap();
    let rows: Vec<Vec<&str>> = page
        .lines()
        .filter(|line| line.starts_with('|') && !line.starts_with("|---"))
        .skip(1)
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    assert_eq!(rows.len(), 68);
    for row in rows {
        let [habit, state, _, test] = row[..] else { panic!("{row:?} has not four cells") };
        let names: Vec<&str> = test.split('`').skip(1).step_by(2).collect();
        match (state, &names[..]) {
            ("no", []) => {}
            ("yes" | "in part", [file, tests @ ..]) if !tests.is_empty() => {
                let source = std::fs::read_to_string(root.join(file)).unwrap();
                // A habit is pressed in the window, and its test runs in every run of the tests.
                assert!(file.starts_with("tests/window"), "{habit}: {file} does not test the window");
                for name in tests {
                    let has_test = source.contains(&format!("#[test]\nfn {name}("));
                    assert!(has_test, "{habit}: {file} has no test {name}");
                }
            }
            _ => panic!("{habit}: a habit is “yes” or “in part” with tests of one file, or “no” without one"),
        }
    }
}
