//! Counts of plays, known from elsewhere.

use rules::{Movement, Variant, perft};

#[test]
fn three_turns_from_the_opening() {
    let opening = Variant::Backgammon.opening();
    let counts = [1, 2, 3].map(|depth| perft(&opening, Movement::INTERNATIONAL, depth));
    assert_eq!(counts, [447, 202_782, 116_154_993]);
}
