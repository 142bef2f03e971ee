//! Findings written into a file and read back are the same.

use engine::{Analysis, Analyst, Finding, Nets, Plies, Subject, Totals};
use formats::{MatchFile, Unit};
use rules::Seat;

/// A double that is taken, one that is passed, and two illegal plays: the first
/// hits, and the second forgets the bar.
const MATCH: &str = " 5 point match

 Game 1
 Ann : 0                              Bob : 0
  1) 31: 8/5 6/5                      64: 24/14
  2)  Doubles => 2                     Takes
  3) 55: 13/3 13/3                    62: 24/16
  4) 21: 13/9                         63: 14/5
  5) 41: 24/23 13/9                    Doubles => 4
  6)  Drops
                                      Wins 2 points

 Game 2
 Ann : 0                              Bob : 2
  1)                                  52: 13/8 24/22
  2) 66: 24/18 24/18 13/7 13/7        41: 13/9 6/5
";

fn file() -> MatchFile {
    let reading = formats::read(MATCH.as_bytes());
    reading.expect("a match can be read").file
}

fn analyst(file: &MatchFile) -> Analyst {
    Analyst::for_rules(&file.rules, Nets::bundled_quick()).with_plies(Plies::ONE)
}

/// Our own analysis, without luck, which isn't written.
fn judged(file: &MatchFile, analyst: &Analyst) -> Vec<Finding> {
    let mut analysis = Analysis::new(study::analysis_input(file, &file.replay()));
    analysis.finish(analyst);
    let decisions = analysis.findings().iter();
    let decisions = decisions.filter(|finding| !matches!(finding.subject, Subject::Roll(_)));
    decisions.cloned().collect()
}

fn file_findings(file: &MatchFile, analyst: &Analyst) -> Vec<Finding> {
    study::file_findings(file, &study::analysis_input(file, &file.replay()), analyst)
}

#[test]
fn our_own_format_keeps_everything() {
    let mut file = file();
    let analyst = analyst(&file);
    let findings = judged(&file, &analyst);
    let is_play = |finding: &&Finding| matches!(finding.subject, Subject::Play(_));
    let plays = findings.iter().filter(is_play).count();
    // Ten rolls, two of them played illegally.
    assert_eq!(plays, 8);
    assert!(findings.len() > plays + 3, "doubles and replies");
    study::annotate(&mut file, &findings, &analyst, Unit::Points);
    let findings = without_facts(findings);
    assert_eq!(without_facts(file_findings(&file, &analyst)), findings);
    let json = formats::write_json(&file).expect("it can be written");
    let read = formats::read(json.as_bytes()).expect("and read").file;
    assert_eq!(without_facts(file_findings(&read, &analyst)), findings);
}

/// The facts behind cube decisions aren't written but counted again.
fn without_facts(mut findings: Vec<Finding>) -> Vec<Finding> {
    for finding in &mut findings {
        match &mut finding.subject {
            Subject::Cube(judged) => judged.facts = None,
            Subject::Reply(judged) => judged.facts = None,
            Subject::Roll(_) | Subject::Play(_) => {}
        }
    }
    findings
}

#[test]
fn the_format_of_gnubg_keeps_the_ratings() {
    let mut file = file();
    let analyst = analyst(&file);
    let findings = judged(&file, &analyst);
    study::annotate(&mut file, &findings, &analyst, Unit::MatchWinningChance);
    let text = formats::write_sgf(&file).expect("it can be written");
    let read = formats::read(text.as_bytes()).expect("it can be read").file;
    let theirs = file_findings(&read, &analyst);
    for seat in [Seat::First, Seat::Second] {
        let rating = |findings: &[Finding]| {
            let own = findings.iter().filter(|finding| finding.seat == seat);
            Totals::of(own).rating().expect("there were decisions")
        };
        let (ours, theirs) = (rating(&findings), rating(&theirs));
        assert!(
            ours > 1.0 && (ours - theirs).abs() < 0.01,
            "{ours} {theirs}"
        );
    }
}

#[test]
fn what_was_said_before_is_gone() {
    let mut file = file();
    let analyst = analyst(&file);
    let findings = judged(&file, &analyst);
    study::annotate(&mut file, &findings, &analyst, Unit::Points);
    study::annotate(&mut file, &findings[..3], &analyst, Unit::Points);
    assert_eq!(file_findings(&file, &analyst), findings[..3]);
}
