//! The figures of the levels that people read are those that were measured.
#![allow(clippy::disallowed_methods, reason = "this test reads a document")]

use std::path::Path;

use engine::Level;

fn document() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/levels.md");
    std::fs::read_to_string(path).expect("the document is part of the project")
}

#[test]
fn the_document_names_the_nets_that_were_measured() {
    let document = document();
    let line = document
        .lines()
        .find(|line| line.starts_with("Measured with the nets "))
        .expect("the document says with which nets it was measured");
    let named: Vec<&str> = line.split('`').skip(1).step_by(2).collect();
    let measured: Vec<&str> = Level::measured_with().split(' ').collect();
    assert_eq!(named, measured);
}

#[test]
fn the_document_has_the_figures_that_were_measured() {
    let document = document();
    for level in Level::ALL {
        let Some(measured) = level.measured_pr() else {
            continue;
        };
        let row = document
            .lines()
            .find(|line| line.starts_with(&format!("| {} |", level.name)))
            .expect("every level has a row");
        let figure = row.trim_end_matches([' ', '|']).rsplit(' ').next();
        assert_eq!(figure, Some(&*format!("{measured:.1}")), "{}", level.name);
    }
}
