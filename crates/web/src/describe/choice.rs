//! What was decided, or should have been, in a word.

use engine::{CubeChoice, Finding, Reply};
use rules::{Play, Player, PointLabels, Record, WrittenPlay};
use texts::Texts;

use crate::worker::Choice;

/// How a player's plays are written: with the labels of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayNotation {
    /// Whose plays they are.
    pub player: Player,
    /// The labels beside the points.
    pub labels: PointLabels,
}

impl PlayNotation {
    /// For whoever is on roll in a position; by the usual numbers if there's
    /// none.
    #[must_use]
    pub fn of(record: Option<&Record>) -> PlayNotation {
        let now = record.map(Record::now);
        let on_roll = now.and_then(|now| now.game().on_roll());
        PlayNotation {
            player: on_roll.unwrap_or(Player::White),
            labels: now.map_or_else(PointLabels::default, |now| now.rules().appearance.labels),
        }
    }

    /// The play in notation.
    #[must_use]
    pub fn write(self, play: &Play) -> String {
        self.labels.write_play(&(*play).into(), self.player)
    }
}

/// A play with the labels of the board. Anything that isn't written as a play,
/// such as landing on a block, stays as it is.
#[must_use]
pub fn in_labels(play: &str, player: Player, labels: PointLabels) -> String {
    match play.parse::<WrittenPlay>() {
        Ok(written) => labels.write_play(&written, player),
        Err(_) => play.to_owned(),
    }
}

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

    #[test]
    fn plays_of_a_record_are_written_for_who_is_on_roll() {
        let swiss: rules::Ruleset = "swiss".parse().unwrap();
        let position = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:0:10";
        let setup: rules::Setup = position.parse::<rules::AnyId>().unwrap().into();
        let record = Record::from_position(swiss, setup).unwrap();
        let notation = PlayNotation::of(Some(&record));
        assert_eq!(notation.labels, PointLabels::Halves);
        assert_eq!(notation.player, Player::Black);
        assert_eq!(PlayNotation::of(None).labels, PointLabels::Numbers);
        assert_eq!(
            in_labels("8/5 6/5", Player::Black, PointLabels::Halves),
            "8A/5A 6A/5A"
        );
        assert_eq!(
            in_labels("24/20x", Player::Black, PointLabels::Halves),
            "24/20x"
        );
    }
}
