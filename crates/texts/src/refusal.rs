//! "Why not?": the rule that refuses an action, in a sentence.

use rules::{
    ActionKind, Appearance, Instead, Offered, Origin, Player, Point, PointLabels, Reason, Refusal,
    Roll, Unit,
};

use crate::color::Color;
use crate::texts::Texts;

impl Texts {
    /// Why an action was refused and what would be possible, with colors and
    /// points named as in the leaflet.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal, player: Player, appearance: &Appearance) -> String {
        let reason = self.reason(refusal.reason, player, appearance);
        let instead = self.instead(&refusal.instead, player, appearance.labels);
        format!("{reason} {instead}")
    }

    /// The rule that refuses it, in a sentence.
    #[must_use]
    pub fn reason(&self, reason: Reason, player: Player, appearance: &Appearance) -> String {
        let color = |player| Color::of(player, appearance.colors);
        let point = |point| self.point_in_sentence(point, player, appearance.labels);
        let offered = |what| self.offered(what, appearance.unit);
        match reason {
            Reason::GameOver => self.refused_game_over(),
            Reason::MatchOver(winner) => self.refused_match_over(color(winner)),
            Reason::GameNotOver => self.refused_game_not_over(),
            Reason::NotYourTurn(other) => self.refused_not_your_turn(color(other)),
            Reason::StartNotSettled => self.refused_start_not_settled(),
            Reason::StartSettled => self.refused_start_settled(),
            Reason::AlreadyThrown(die) => self.refused_already_thrown(die.pips()),
            Reason::OfferOpen(offer) => {
                self.refused_offer_open(color(offer.by.opponent()), &offered(offer.what))
            }
            Reason::NoOffer => self.refused_no_offer(),
            Reason::WrongAnswer(what) => match what.doublings() {
                0 => self.refused_wrong_answer(&offered(what)),
                _ => self.refused_wrong_answer_cube(&offered(what)),
            },
            Reason::RollFirst => self.refused_roll_first(),
            Reason::AlreadyRolled(roll) => self.refused_already_rolled(&self.roll_name(roll)),
            Reason::CubeNotInUse => self.refused_cube_not_in_use(),
            Reason::CrawfordGame => self.refused_crawford(),
            Reason::FirstRollNotPlayed => self.refused_first_roll_not_played(),
            Reason::CubeNotYours(owner) => self.refused_cube_not_yours(color(owner)),
            Reason::CubeAtLimit(highest) => self.refused_cube_at_limit(highest.value()),
            Reason::DoubleAfterRoll(roll) => self.refused_double_after_roll(&self.roll_name(roll)),
            Reason::NoBeavers => self.refused_no_beavers(),
            Reason::NoRaccoons => self.refused_no_raccoons(),
            Reason::SettlementInMatch => self.refused_settlement_in_match(),
            Reason::SettlementForNothing => self.refused_settlement_for_nothing(),
            Reason::NoBackgammon => self.refused_no_backgammon(),
            Reason::DieNotRolled { die, roll } => {
                self.refused_die_not_rolled(&self.roll_name(roll), die.pips())
            }
            Reason::DieUsed(die) => self.refused_die_used(die.pips()),
            Reason::NoChecker(Origin::Bar) => self.refused_no_checker_on_bar(),
            Reason::NoChecker(Origin::Point(from)) => self.refused_no_checker(&point(from)),
            Reason::BarFirst { checkers } => self.refused_bar_first(checkers),
            Reason::Blocked {
                point: target,
                checkers,
            } => self.refused_blocked(&point(target), checkers),
            Reason::NotAllHome { outside } => self.refused_not_all_home(&point(outside)),
            Reason::HigherChecker { higher } => self.refused_higher_checker(&point(higher)),
            Reason::ExactNumberNeeded { from, die } => {
                self.refused_exact_number(from.number(), &point(from), die.pips())
            }
            Reason::HitAndRun(at) => self.refused_hit_and_run(&point(at)),
            Reason::BothNumbers(roll) => self.refused_both_numbers(&self.roll_name(roll)),
            Reason::LargerNumber(die) => self.refused_larger_number(die.pips()),
            Reason::AsManyAsPossible { moves } => self.refused_as_many_as_possible(moves),
            Reason::TurnNotOver => self.refused_turn_not_over(),
            Reason::NothingToUndo => self.refused_nothing_to_undo(),
            Reason::NoPenaltyLanding => self.refused_no_penalty_landing(),
            Reason::NotBlocked => self.refused_not_blocked(),
        }
    }

    /// What would be legal, in a sentence. Moves are in notation, with points
    /// labeled from this player's view.
    #[must_use]
    pub fn instead(&self, instead: &Instead, player: Player, labels: PointLabels) -> String {
        match instead {
            Instead::Moves(moves) if moves.is_empty() => self.instead_no_moves(),
            Instead::Moves(moves) => {
                let mut written = Vec::new();
                for &one in moves {
                    let text = labels.write_play(&one.into(), player);
                    // Two numbers can bear off the same checker.
                    if !written.contains(&text) {
                        written.push(text);
                    }
                }
                self.instead_moves(&self.one_of(&written))
            }
            Instead::Actions(actions) if actions.is_empty() => self.instead_nothing(),
            Instead::Actions(actions) => {
                let names: Vec<_> = actions.iter().map(|&kind| self.action(kind)).collect();
                self.instead_actions(&self.one_of(&names))
            }
        }
    }

    /// What an offer is called in the middle of a sentence.
    #[must_use]
    pub fn offered(&self, offered: Offered, unit: Unit) -> String {
        match offered {
            Offered::Double => self.offer_double(),
            Offered::Beaver => self.offer_beaver(),
            Offered::Raccoon => self.offer_raccoon(),
            Offered::Resignation(win) => self.offer_resignation(win),
            Offered::Claim(win) => self.offer_claim(win),
            Offered::Settlement { points, .. } => match unit {
                Unit::Points => self.offer_settlement(points),
                Unit::Stake => self.offer_settlement_stake(&self.stake_count(points)),
            },
        }
    }

    /// What the button for an action says.
    #[must_use]
    pub fn action(&self, kind: ActionKind) -> String {
        match kind {
            ActionKind::ThrowDie => self.action_throw(),
            ActionKind::Roll => self.action_roll(),
            ActionKind::Double => self.action_double(),
            ActionKind::Take => self.action_take(),
            ActionKind::Pass => self.action_pass(),
            ActionKind::Beaver => self.action_beaver(),
            ActionKind::Raccoon => self.action_raccoon(),
            ActionKind::Move => self.action_move(),
            ActionKind::Undo => self.action_undo(),
            ActionKind::LandOnBlock => self.action_land_on_block(),
            ActionKind::Play => self.action_play(),
            ActionKind::EndTurn => self.action_done(),
            ActionKind::Resign => self.action_resign(),
            ActionKind::Claim => self.action_claim(),
            ActionKind::Settle => self.action_settle(),
            ActionKind::Accept => self.action_accept(),
            ActionKind::Decline => self.action_decline(),
        }
    }

    /// A roll as players write it: 6-4.
    #[must_use]
    pub fn roll_name(&self, roll: Roll) -> String {
        self.roll_pair(roll.larger().pips(), roll.smaller().pips())
    }

    /// What a point is called in a sentence: its label if all points have one,
    /// otherwise its number.
    #[must_use]
    pub fn point_in_sentence(&self, point: Point, player: Player, labels: PointLabels) -> String {
        match labels {
            PointLabels::Numbers | PointLabels::Halves => labels.label(point, player),
            PointLabels::Homes | PointLabels::Blank => point.number().to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::{Action, Die, Game, Ruleset, Stakes};

    use super::*;

    fn appearance() -> Appearance {
        Ruleset::international().appearance
    }

    #[test]
    fn a_refused_move_says_which_rule_and_what_instead() {
        let mut game = Game::new(Ruleset::international(), Stakes::MONEY);
        game.act(Player::White, Action::ThrowDie(Die::Six)).unwrap();
        game.act(Player::Black, Action::ThrowDie(Die::Five))
            .unwrap();
        let from = Origin::Point(Point::new(24));
        let action = Action::Move {
            from,
            die: Die::Five,
        };
        let refusal = game.act(Player::White, action).unwrap_err();
        assert_eq!(
            Texts::english().refusal(&refusal, Player::White, &appearance()),
            "The 19-point is blocked by 5 opposing checkers. Possible: 24/18."
        );
        let refusal = game.act(Player::Black, Action::Double).unwrap_err();
        assert_eq!(
            Texts::english().refusal(&refusal, Player::Black, &appearance()),
            "Nobody may double before the first roll of the game has been played. \
             You can: Resign, Claim or Settle."
        );
    }

    #[test]
    fn leaflets_give_points_and_colors_their_names() {
        let texts = Texts::english();
        let swiss = "swiss".parse::<Ruleset>().unwrap().appearance;
        let reason = Reason::NotAllHome {
            outside: Point::new(13),
        };
        let sentence = texts.reason(reason, Player::White, &swiss);
        assert!(
            sentence.ends_with("one is still on the 12A-point."),
            "{sentence}"
        );
        let hungarian = "hungarian".parse::<Ruleset>().unwrap().appearance;
        let reason = Reason::NotYourTurn(Player::Black);
        assert_eq!(
            texts.reason(reason, Player::White, &hungarian),
            "Dark has to decide."
        );
    }

    #[test]
    fn one_message_has_one_way_to_name_points() {
        let mut game = Game::new("swiss".parse().unwrap(), Stakes::MONEY);
        game.act(Player::White, Action::ThrowDie(Die::Six)).unwrap();
        game.act(Player::Black, Action::ThrowDie(Die::Five))
            .unwrap();
        let from = Origin::Point(Point::new(24));
        let die = Die::Five;
        let refusal = game.act(Player::White, Action::Move { from, die });
        let appearance = game.rules().appearance;
        assert_eq!(
            Texts::english().refusal(&refusal.unwrap_err(), Player::White, &appearance),
            "The 6A-point is blocked by 5 opposing checkers. Possible: 1A/7A."
        );
    }

    #[test]
    fn the_exact_number_is_no_label() {
        let swiss = "swiss".parse::<Ruleset>().unwrap().appearance;
        let reason = Reason::ExactNumberNeeded {
            from: Point::new(4),
            die: Die::Six,
        };
        assert_eq!(
            Texts::english().reason(reason, Player::Black, &swiss),
            "By these rules only a 4 bears off from the 4A-point, not a 6."
        );
    }

    #[test]
    fn a_match_that_is_over_is_over() {
        let reason = Reason::MatchOver(Player::White);
        assert_eq!(
            Texts::english().reason(reason, Player::Black, &appearance()),
            "The match is over: White won it."
        );
    }
}
