//! The computer's side of a game in the terminal.

use engine::{Intent, Level, Nets};
use rules::{Action, Game, Offer, Offered, Play, Player, Plays, Ruleset};

use super::dice;

/// The opponent, if it isn't a person.
#[derive(Debug)]
pub(super) enum Program {
    /// A player who picks any legal play and takes every double.
    Random,
    /// One of the engine's levels.
    Computer(Box<engine::Computer>),
}

impl Program {
    /// A computer of this level that knows how to bear off by these rules.
    /// The seed says which person of that level it is.
    pub(super) fn computer(level: Level, seed: u64, rules: &Ruleset) -> Program {
        Program::Computer(Box::new(engine::Computer::new(
            level,
            seed,
            rules,
            Nets::bundled(),
        )))
    }

    /// The play of a roll.
    ///
    /// # Errors
    ///
    /// If the operating system has no randomness to give.
    pub(super) fn choose(
        &self,
        game: &Game,
        player: Player,
        plays: &Plays,
    ) -> anyhow::Result<Play> {
        Ok(match self.wanted(game, player) {
            Some(Intent::Act(Action::Play(play))) => play,
            _ => plays.iter().as_slice()[dice::below(plays.len())?].0,
        })
    }

    /// Whether to double before the roll, when that is allowed.
    pub(super) fn doubles(&self, game: &Game, player: Player) -> bool {
        self.wanted(game, player) == Some(Intent::Act(Action::Double))
    }

    /// How an offer of the other side is answered.
    pub(super) fn answer(&self, game: &Game, player: Player, offer: Offer) -> Action {
        match (self.wanted(game, player), offer.what) {
            (Some(Intent::Act(action)), _) => action,
            (_, Offered::Double | Offered::Beaver | Offered::Raccoon) => Action::Take,
            (_, Offered::Resignation(_)) => Action::Accept,
            (_, Offered::Claim(_) | Offered::Settlement { .. }) => Action::Decline,
        }
    }

    /// Who is asked for hints.
    pub(super) fn expert(rules: &Ruleset) -> Program {
        let level = Level::named("expert").expect("there is such a level");
        Program::computer(level, 1, rules)
    }

    /// What a computer wants to do; `None` if dice are due.
    pub(super) fn wanted(&self, game: &Game, player: Player) -> Option<Intent> {
        match self {
            Program::Random => None,
            Program::Computer(computer) => computer.intent(game, player),
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::{AnyId, Position, Setup, Win};

    use super::*;

    fn expert() -> Program {
        let level = "expert".parse().unwrap();
        Program::computer(level, 1, &Ruleset::international())
    }

    fn game(id: &str, offer: Option<Offer>) -> Game {
        let setup = Setup {
            offer,
            ..id.parse::<AnyId>().unwrap().into()
        };
        let position = Position::try_from(setup).unwrap();
        Game::from_position(Ruleset::international(), &position).unwrap()
    }

    /// The answer to an offer that White makes.
    fn answer(computer: &Program, id: &str, what: Offered) -> Action {
        let by = Player::White;
        let offer = Offer { by, what };
        computer.answer(&game(id, Some(offer)), Player::Black, offer)
    }

    #[test]
    fn the_computer_knows_what_an_offer_is_worth() {
        let computer = expert();
        let opening = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
        // White bears off the last checker, Black has two left.
        let lost = "XGID=-A-----------------b------:0:0:1:00:0:0:0:0:10";
        // White has not come home, Black bears off the last checker.
        let won = "XGID=-------------O----------a-:0:0:1:00:0:0:0:0:10";
        for (id, offered, expected) in [
            (opening, Offered::Double, Action::Take),
            (lost, Offered::Double, Action::Pass),
            (won, Offered::Double, Action::Take),
            (opening, Offered::Resignation(Win::Single), Action::Accept),
            (won, Offered::Resignation(Win::Single), Action::Decline),
            (won, Offered::Resignation(Win::Gammon), Action::Accept),
            (opening, Offered::Claim(Win::Single), Action::Decline),
            (lost, Offered::Claim(Win::Single), Action::Accept),
            (lost, Offered::Claim(Win::Gammon), Action::Decline),
        ] {
            assert_eq!(answer(&computer, id, offered), expected, "{id} {offered}");
        }
    }

    #[test]
    fn the_computer_doubles_a_race_it_leads_by_far() {
        let computer = expert();
        let opening = game("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", None);
        assert!(!computer.doubles(&opening, Player::White));
        // Each side has one checker left, five pips from off, and White rolls.
        let last_roll = game("XGID=-----A--------------a-----:0:0:1:00:0:0:0:0:10", None);
        assert!(computer.doubles(&last_roll, Player::White));
    }
}
