//! Winning chances over a match, from what was found about it.

use engine::Finding;
use rules::Player;

/// White's chance to win the match, or in money play the game, after what was
/// found.
#[must_use]
pub fn white_wins(finding: &Finding) -> f32 {
    let wins = finding.after.win() as f32;
    match finding.player {
        Player::White => wins,
        Player::Black => 1.0 - wins,
    }
}
