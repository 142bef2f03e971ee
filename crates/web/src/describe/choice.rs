//! What was decided, or should have been, in a word.

use engine::{CubeChoice, Finding, Reply};
use rules::{Player, PointLabels};
use texts::Texts;

use crate::worker::Choice;

/// A play of this player's in notation, and anything else by the name of its
/// button.
#[must_use]
pub fn choice(choice: Choice, player: Player, labels: PointLabels, texts: &Texts) -> String {
    match choice {
        Choice::Play(play) => labels.write_play(&play.into(), player),
        Choice::Cube(CubeChoice::Roll) => texts.action_roll(),
        Choice::Cube(CubeChoice::Double) => texts.action_double(),
        Choice::Reply(Reply::Take) => texts.action_take(),
        Choice::Reply(Reply::Pass) => texts.action_pass(),
        Choice::Reply(Reply::Beaver) => texts.action_beaver(),
    }
}

/// What was decided.
#[must_use]
pub fn made(finding: &Finding, labels: PointLabels, texts: &Texts) -> String {
    let name = |made| choice(made, finding.player, labels, texts);
    Choice::made(finding).map_or_else(String::new, name)
}

/// What was best.
#[must_use]
pub fn best(finding: &Finding, labels: PointLabels, texts: &Texts) -> String {
    let name = |best| choice(best, finding.player, labels, texts);
    Choice::best(finding).map_or_else(String::new, name)
}

#[cfg(test)]
mod tests {
    use rules::Movement;

    use super::*;

    #[test]
    fn choices_have_the_names_of_their_buttons() {
        let texts = Texts::english();
        let cube = [CubeChoice::Roll, CubeChoice::Double].map(Choice::Cube);
        let replies = [Reply::Take, Reply::Pass, Reply::Beaver].map(Choice::Reply);
        let named: Vec<String> = cube
            .into_iter()
            .chain(replies)
            .map(|one| choice(one, Player::White, PointLabels::Numbers, &texts))
            .collect();
        assert_eq!(named, ["Roll", "Double", "Take", "Pass", "Beaver"]);
    }

    #[test]
    fn plays_are_written_with_the_labels_of_the_board() {
        let opening = rules::Variant::Backgammon.opening();
        let plays = rules::Plays::new(&opening, "61".parse().unwrap(), Movement::INTERNATIONAL);
        let (play, _) = plays.find(&"24/23 13/7".parse().unwrap()).unwrap();
        let play = Choice::Play(*play);
        let written = |player, labels| choice(play, player, labels, &Texts::english());
        assert_eq!(written(Player::White, PointLabels::Numbers), "24/23 13/7");
        assert_eq!(written(Player::White, PointLabels::Halves), "1A/2A 12A/7");
        assert_eq!(written(Player::Black, PointLabels::Halves), "1/2 12/7A");
    }
}
