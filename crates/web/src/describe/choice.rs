//! What was decided, or should have been, in a word.

use engine::{CubeChoice, Finding, Reply};
use texts::Texts;

use crate::worker::Choice;

/// A play in notation, and anything else by the name of its button.
#[must_use]
pub fn choice(choice: Choice, texts: &Texts) -> String {
    match choice {
        Choice::Play(play) => play.to_string(),
        Choice::Cube(CubeChoice::Roll) => texts.action_roll(),
        Choice::Cube(CubeChoice::Double) => texts.action_double(),
        Choice::Reply(Reply::Take) => texts.action_take(),
        Choice::Reply(Reply::Pass) => texts.action_pass(),
        Choice::Reply(Reply::Beaver) => texts.action_beaver(),
    }
}

/// What was decided.
#[must_use]
pub fn made(finding: &Finding, texts: &Texts) -> String {
    Choice::made(finding).map_or_else(String::new, |made| choice(made, texts))
}

/// What was best.
#[must_use]
pub fn best(finding: &Finding, texts: &Texts) -> String {
    Choice::best(finding).map_or_else(String::new, |best| choice(best, texts))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_have_the_names_of_their_buttons() {
        let texts = Texts::english();
        let cube = [CubeChoice::Roll, CubeChoice::Double].map(Choice::Cube);
        let replies = [Reply::Take, Reply::Pass, Reply::Beaver].map(Choice::Reply);
        let named: Vec<String> = cube
            .into_iter()
            .chain(replies)
            .map(|one| choice(one, &texts))
            .collect();
        assert_eq!(named, ["Roll", "Double", "Take", "Pass", "Beaver"]);
    }
}
