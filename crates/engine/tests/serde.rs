//! What the engine answers comes back the same from JSON.

use std::fmt::Debug;

use engine::{Analysis, Analyst, Level, LineResult, Nets, Plies, Subject, contrasts};
use rules::{AnyId, Position, Record, Ruleset, Seat, Setup};
use serde::Serialize;
use serde::de::DeserializeOwned;

#[track_caller]
fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let text = written(value);
    let read: T = serde_json::from_str(&text).expect("what was written is read");
    assert_eq!(read, *value, "{text}");
}

fn written<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("JSON has all that is in it")
}

const MATCH: &str = "\
gammonbox record 1
rules international, match 3
White throw 3
Black throw 1
White play 13/10 6/5
Black double
White take
Black roll 44
Black play 24/20(2) 13/9(2)
White roll 66
";

#[test]
fn findings_of_every_kind_come_back() {
    let record: Record = MATCH.parse().unwrap();
    let analyst = Analyst::for_rules(record.beginning().rules(), Nets::bundled());
    let mut analysis = Analysis::new(record);
    analysis.finish(&analyst);
    let findings = analysis.findings();
    assert!(
        findings
            .iter()
            .any(|it| matches!(it.subject, Subject::Reply(_)))
    );
    for finding in findings {
        check(finding);
        if let Subject::Play(judged) = &finding.subject {
            let movement = Ruleset::international().movement;
            let board = finding.position.board();
            check(&contrasts(board, judged.made(), judged.best(), movement));
        }
    }
    check(&analysis.totals(Seat::First));
    check(analysis.input());
    let text = serde_json::to_string(&analysis).unwrap();
    let read: Analysis = serde_json::from_str(&text).unwrap();
    assert_eq!(read.findings(), analysis.findings());
    assert_eq!(read.done(), analysis.done());
}

#[test]
fn advice_comes_back() {
    let analyst =
        Analyst::for_rules(&Ruleset::international(), Nets::bundled()).with_plies(Plies::ONE);
    let id: AnyId = "YAAAAAMAAAAAAA".parse().unwrap();
    let ending = Position::try_from(Setup::from(id)).unwrap();
    let advice = analyst.cube(&ending).unwrap();
    check(&advice);
    for play in analyst.plays(&ending, "21".parse().unwrap()) {
        check(&play);
    }
    for level in Level::ALL {
        check(&level);
    }
    assert!(serde_json::from_str::<Level>(r#""wizard""#).is_err());
    assert!(serde_json::from_str::<Plies>("4").is_err());
}

/// JSON has no infinity, which stands for nothing known.
#[test]
fn an_unknown_error_comes_back() {
    let unknown = f32::INFINITY;
    let chances = engine::Chances {
        win: unknown,
        win_gammon: unknown,
        win_backgammon: unknown,
        lose_gammon: unknown,
        lose_backgammon: unknown,
    };
    check(&LineResult {
        trials: 1,
        chances: engine::Chances::default(),
        chance_errors: chances,
        equity: engine::Equity(0.5),
        equity_error: engine::Equity(unknown),
    });
}
