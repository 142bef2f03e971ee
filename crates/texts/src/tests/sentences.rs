//! Sentences with numbers in them, read aloud with none, one and several.

use crate::texts::Texts;

/// A text about two numbers.
type OfTwo = fn(&Texts, u8, u8) -> String;

/// A text about one.
type OfOne = fn(&Texts, u8) -> String;

#[test]
fn the_coach_speaks_like_this() {
    let texts = Texts::english();
    let of_two: [OfTwo; 15] = [
        |texts, played, better| texts.coach_shots(played, better),
        |texts, played, better| texts.coach_hits(played, better),
        |texts, played, better| texts.coach_prime(played, better),
        |texts, played, better| texts.coach_stays_on_bar(played, better),
        |texts, played, better| texts.coach_aims(played, better),
        |texts, played, better| texts.coach_lead_ahead(played, better),
        |texts, played, better| texts.coach_lead_behind(played, better),
        |texts, played, better| texts.coach_lead_passes(played, better),
        |texts, played, better| texts.coach_lead_loses(played, better),
        |texts, played, better| texts.coach_back(played, better),
        |texts, played, better| texts.coach_stack(played, better),
        |texts, played, better| texts.coach_off(played, better),
        |texts, played, better| texts.coach_wins(played, better),
        |texts, played, better| texts.coach_gammons(played, better),
        |texts, played, better| texts.coach_lost_gammons(played, better),
    ];
    let mut spoken = String::new();
    for sentence in of_two {
        for (played, better) in [(0, 1), (1, 0), (2, 3)] {
            spoken += &sentence(&texts, played, better);
            spoken.push('\n');
        }
    }
    insta::assert_snapshot!("coach", spoken);
}

#[test]
fn facts_are_stated_like_this() {
    let texts = Texts::english();
    let of_one: [OfOne; 16] = [
        |texts, pips| texts.fact_pips(pips),
        |texts, pips| texts.fact_lead(pips),
        |texts, pips| texts.fact_behind(pips),
        |texts, checkers| texts.fact_on_bar(checkers),
        |texts, checkers| texts.fact_opponent_on_bar(checkers),
        |texts, checkers| texts.fact_off(checkers),
        |texts, checkers| texts.fact_opponent_off(checkers),
        |texts, shots| texts.fact_blot(shots, "5"),
        |texts, shots| texts.fact_hitting(shots),
        |texts, shots| texts.fact_opponent_hitting(shots),
        |texts, shots| texts.fact_entering(shots),
        |texts, shots| texts.fact_dancing(shots),
        |texts, count| texts.fact_prime(count),
        |texts, checkers| texts.fact_back(checkers),
        |texts, checkers| texts.fact_opponent_back(checkers),
        |texts, checkers| texts.fact_stack(checkers),
    ];
    let mut stated = String::new();
    for sentence in of_one {
        for number in [0, 1, 6] {
            stated += &sentence(&texts, number);
            stated.push('\n');
        }
    }
    insta::assert_snapshot!("facts", stated);
}
