//! One way to write a name.

use protocol::{Command, Name, Refused};
use unicode_normalization::UnicodeNormalization as _;

/// The command with its name in Unicode's normalization form C: a letter with
/// an accent is one character there. Otherwise two names could look the same and
/// differ, and the same name typed on two devices, too.
///
/// # Errors
///
/// If the name is too long when it's written that way.
pub(crate) fn normalize(command: Command) -> Result<Command, Refused> {
    match command {
        Command::Sit { name, share } => {
            let name: Result<Name, _> = name.as_str().nfc().collect::<String>().parse();
            let name = name.map_err(|fault| Refused::NotUnderstood {
                reason: fault.to_string(),
            })?;
            Ok(Command::Sit { name, share })
        }
        other => Ok(other),
    }
}

#[cfg(test)]
mod tests {
    use protocol::Share;

    use super::*;

    fn check(typed: &str, expected: Option<&str>) {
        let sit = |name: &str| Command::Sit {
            name: name.parse().unwrap(),
            share: Share([1; 16]),
        };
        let normalized = normalize(sit(typed));
        assert_eq!(normalized.ok(), expected.map(sit), "{typed:?}");
    }

    #[test]
    fn a_name_is_written_in_one_way() {
        check("Ada", Some("Ada"));
        check("Zoe\u{308}", Some("Zo\u{eb}"));
        check("Zo\u{eb}", Some("Zo\u{eb}"));
        check("Nguye\u{302}\u{303}n", Some("Nguy\u{1ec5}n"));
        // The sign for angstrom is the letter.
        check("\u{212b}sa", Some("\u{c5}sa"));
        // Hangul by letters, and by syllables.
        check("\u{1112}\u{1161}\u{11ab}", Some("\u{d55c}"));
        // A few characters become several.
        check(&"\u{958}".repeat(20), Some(&"\u{915}\u{93c}".repeat(20)));
        check(&"\u{958}".repeat(21), None);
    }
}
