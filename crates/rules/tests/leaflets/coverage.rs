//! Keeps `docs/rules.md` and these tests in step: every numbered statement has
//! a test or a reason why not, and every test is listed.

use std::collections::BTreeMap;

use rules::{Leaflet, RuleOption};

const DOCUMENT: &str = include_str!("../../../../docs/rules.md");

/// A leaflet's letter, its number of statements, and its tests.
const LEAFLETS: [(char, u32, &str); 4] = [
    ('D', 43, include_str!("deluxe.rs")),
    ('S', 48, include_str!("swiss.rs")),
    ('N', 47, include_str!("nordic.rs")),
    ('H', 30, include_str!("hungarian.rs")),
];

/// The rows of the document's tables, keyed by the number in the first cell.
fn rows() -> BTreeMap<&'static str, Vec<&'static str>> {
    let mut rows = BTreeMap::new();
    for line in DOCUMENT.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<_> = line.trim_matches('|').split('|').map(str::trim).collect();
        if cells[0].ends_with(|last: char| last.is_ascii_digit()) {
            let twice = rows.insert(cells[0], cells[1..].to_vec());
            assert_eq!(twice, None, "{} is listed twice", cells[0]);
        }
    }
    rows
}

/// The names of all tests in a file.
fn tests(source: &'static str) -> Vec<&'static str> {
    let bodies = source.split("#[test]\nfn ").skip(1);
    bodies
        .map(|body| &body[..body.find('(').unwrap()])
        .collect()
}

/// The words in backticks.
fn quoted(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

#[test]
fn every_statement_has_a_test_or_a_reason() {
    let rows = rows();
    for (letter, statements, source) in LEAFLETS {
        let tests = tests(source);
        let mut listed = Vec::new();
        for number in 1..=statements {
            let statement = format!("{letter}{number}");
            let row = rows
                .get(statement.as_str())
                .unwrap_or_else(|| panic!("{statement} is not in docs/rules.md"));
            let [words, _, proof] = row[..] else {
                panic!("{statement} has {} cells", row.len());
            };
            assert!(!words.is_empty(), "{statement}");
            let prefix = format!("{}_", statement.to_lowercase());
            match quoted(proof)[..] {
                [test] => {
                    assert!(test.starts_with(&prefix), "{statement} names {test}");
                    assert!(
                        tests.contains(&test),
                        "{statement}: there is no test {test}"
                    );
                    listed.push(test);
                }
                _ => {
                    let reason = proof.strip_prefix("no test: ");
                    assert!(reason.is_some_and(|reason| reason.len() > 9), "{statement}");
                    let about = tests.iter().find(|test| test.starts_with(&prefix));
                    assert_eq!(about, None, "{statement} has a test after all");
                }
            }
        }
        assert_eq!(
            listed, tests,
            "tests of {letter} that docs/rules.md does not list in order"
        );
    }
}

#[test]
fn all_fourteen_positions_are_tested() {
    let rows = rows();
    let tests = tests(include_str!("positions.rs"));
    let listed: Vec<_> = (1..=14)
        .map(|number| {
            let row = &rows[number.to_string().as_str()];
            let test = quoted(row[row.len() - 1])[0];
            assert!(test.starts_with(&format!("position_{number}_")), "{test}");
            test
        })
        .collect();
    assert_eq!(listed, tests);
}

#[test]
fn the_options_are_as_the_document_says() {
    for (statement, row) in rows() {
        let leaflets: &[Leaflet] = match &statement[..1] {
            "D" => &[Leaflet::Deluxe, Leaflet::DeluxeCzech],
            "S" => &[Leaflet::Swiss, Leaflet::SwissItalian],
            "N" => &[Leaflet::Nordic, Leaflet::NordicNorwegian],
            "H" => &[Leaflet::Hungarian],
            _ => continue,
        };
        for option in quoted(row[1]) {
            let (name, value) = option.split_once(' ').unwrap();
            let option = RuleOption::named(name);
            let option = option.unwrap_or_else(|| panic!("{statement}: no option {name}"));
            let is_so = |leaflet: &Leaflet| option.value_in(&leaflet.ruleset()) == value;
            assert!(
                leaflets.iter().any(is_so),
                "{statement}: {name} is not {value}"
            );
        }
    }
}
