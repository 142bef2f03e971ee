//! What was done, or should have been, in a word.

use texts::Texts;

/// What a record's words mean: a play in notation, and anything else by the
/// name of its button.
#[must_use]
pub fn action(written: &str, texts: &Texts) -> String {
    match written {
        "roll" => texts.action_roll(),
        "double" => texts.action_double(),
        "take" => texts.action_take(),
        "pass" => texts.action_pass(),
        "beaver" => texts.action_beaver(),
        _ => written.trim_start_matches("play ").to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use rules::Action;

    use super::*;

    #[test]
    fn actions_have_the_names_of_their_buttons() {
        let texts = Texts::english();
        let named = [Action::Double, Action::Take, Action::Pass, Action::Beaver]
            .map(|done| action(&done.to_string(), &texts));
        assert_eq!(named, ["Double", "Take", "Pass", "Beaver"]);
        assert_eq!(action(crate::worker::ROLL, &texts), "Roll");
        assert_eq!(action("play 8/5 6/5", &texts), "8/5 6/5");
    }
}
