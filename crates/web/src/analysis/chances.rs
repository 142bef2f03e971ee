//! Winning chances over a match, from its findings.

use engine::Finding;
use rules::Player;

/// White's chance to win the match, or the game in money play, after what was
/// found.
#[must_use]
pub fn white_wins(finding: &Finding) -> f32 {
    let wins = finding.after.win() as f32;
    match finding.player {
        Player::White => wins,
        Player::Black => 1.0 - wins,
    }
}
