//! What is said during a game, in the player's language and with the words of
//! the leaflet in play. What is typed is the same in every language.

use rules::{
    Action, ActionKind, Cube, Die, Instead, Offer, Offered, Outcome, Player, Reason, Roll, Ruleset,
    Win,
};
use texts::{Color, Language, Texts};

use super::dice::DiceCup;

/// Speaks to the players.
pub(super) struct Speaker {
    texts: Texts,
    rules: Ruleset,
}

impl Speaker {
    pub(super) fn new(language: Language, rules: &Ruleset) -> Speaker {
        Speaker {
            texts: Texts::embedded(language).for_rules(rules),
            rules: rules.clone(),
        }
    }

    fn name(&self, player: Player) -> String {
        let names = self.rules.appearance.colors;
        self.texts.color_name(Color::of(player, names))
    }

    pub(super) fn welcome(&self) -> String {
        let rules = self.texts.ruleset_name(&self.rules);
        let (title, help) = (self.texts.start_rules(), self.texts.settings_help());
        format!("{title}: {rules}. {help}: help")
    }

    /// What can be typed.
    pub(super) fn help(&self) -> String {
        let texts = &self.texts;
        let action = |kind| texts.action(kind);
        let wins = [Win::Single, Win::Gammon, Win::Backgammon].map(|win| texts.resign_win(win));
        let lines = [
            ("8/5 6/5", texts.action_move()),
            ("undo", action(ActionKind::Undo)),
            ("done", texts.action_done_about()),
            ("roll", action(ActionKind::Roll)),
            ("31", texts.start_dice_real_about()),
            ("double", action(ActionKind::Double)),
            (
                "take, pass",
                texts.one_of(&[texts.action_take(), texts.action_pass()]),
            ),
            ("beaver", action(ActionKind::Beaver)),
            ("raccoon", action(ActionKind::Raccoon)),
            (
                "resign gammon",
                format!("{} ({})", action(ActionKind::Resign), texts.one_of(&wins)),
            ),
            ("claim single", action(ActionKind::Claim)),
            (
                "accept, decline",
                texts.one_of(&[action(ActionKind::Accept), action(ActionKind::Decline)]),
            ),
            ("land 8 3", action(ActionKind::LandOnBlock)),
            ("black double", format!("{}: …", self.name(Player::Black))),
            ("plays", texts.plays_title()),
            ("board", texts.settings_board()),
            ("quit", texts.table_home()),
        ];
        let line = |(typed, about): (&str, String)| format!("  {typed:<15} {about}\n");
        lines
            .into_iter()
            .map(line)
            .collect::<String>()
            .trim_end()
            .to_owned()
    }

    // What is asked.

    pub(super) fn asks_to_throw(&self, player: Player) -> String {
        self.texts.turn_throw_player(&self.name(player))
    }

    pub(super) fn asks_to_roll(&self, player: Player, may_double: bool) -> String {
        match may_double {
            true => self.texts.turn_roll_or_double(&self.name(player)),
            false => self.texts.turn_roll(&self.name(player)),
        }
    }

    /// Which of the dice are still to be played.
    pub(super) fn asks_to_play(&self, player: Player, left: &[Die]) -> String {
        if left.is_empty() {
            return self.texts.turn_finish(&self.name(player));
        }
        let left: Vec<_> = left.iter().map(Die::to_string).collect();
        self.texts.turn_play(&self.name(player), &left.join("-"))
    }

    /// An offer, and who has to answer it.
    pub(super) fn asks_to_answer(&self, offer: Offer, cube: Cube) -> String {
        let (texts, by) = (&self.texts, self.name(offer.by));
        let value = cube.value.value() << offer.what.doublings();
        let offered = match offer.what {
            Offered::Double => texts.offered_double(&by, value),
            Offered::Beaver => texts.offered_beaver(&by, value),
            Offered::Raccoon => texts.offered_raccoon(&by, value),
            Offered::Resignation(win) => texts.offered_resignation(win, &by),
            Offered::Claim(win) => texts.offered_claim(win, &by),
            Offered::Settlement { winner, points } => {
                texts.offered_settlement(points, &by, &self.name(winner))
            }
        };
        let to = self.name(offer.by.opponent());
        let question = match offer.what.doublings() {
            0 => texts.turn_answer_offer(&to),
            _ => texts.turn_answer_double(&to),
        };
        format!("{offered}\n{question}")
    }

    /// What the penalty landing costs.
    pub(super) fn asks_about_penalty(&self, die: Die) -> String {
        self.texts.penalty_question(die.pips())
    }

    pub(super) fn asks_for_next_game(&self) -> String {
        format!("{} (Enter, quit)", self.texts.action_next_game())
    }

    // What happened.

    pub(super) fn threw(&self, player: Player, die: Die) -> String {
        self.texts.happened_threw(&self.name(player), die.pips())
    }

    pub(super) fn rolled(&self, player: Player, roll: Roll) -> String {
        let (larger, smaller) = (roll.larger().pips(), roll.smaller().pips());
        match roll.is_double() {
            true => self
                .texts
                .happened_rolled_double(&self.name(player), larger),
            false => self
                .texts
                .happened_rolled(&self.name(player), larger, smaller),
        }
    }

    pub(super) fn cannot_move(&self, player: Player) -> String {
        self.texts.happened_cannot_move(&self.name(player))
    }

    pub(super) fn played(&self, player: Player, play: &rules::Play) -> String {
        match play.moves() {
            [] => self.texts.happened_ended_turn(&self.name(player)),
            _ => self
                .texts
                .happened_played(&self.name(player), &play.to_string()),
        }
    }

    /// What somebody answered, or that they double.
    pub(super) fn announced(&self, player: Player, action: Action) -> String {
        format!(
            "{}: {}",
            self.name(player),
            self.texts.action(action.kind())
        )
    }

    pub(super) fn ended(&self, outcome: &Outcome) -> String {
        let (texts, winner) = (&self.texts, self.name(outcome.winner));
        let ending = texts.ending(outcome.ending, &winner);
        let result = texts.result(outcome.points, self.rules.appearance.unit);
        format!("{} {ending}\n{result}", texts.happened_won(&winner))
    }

    pub(super) fn score(&self, white: u32, black: u32) -> String {
        let unit = self.rules.appearance.unit;
        let of = |player, points: u32| self.texts.score_of(&self.name(player), points, unit);
        let both = [of(Player::White, white), of(Player::Black, black)];
        self.texts.end_score(&both.join(", "))
    }

    pub(super) fn won_match(&self, winner: Player) -> String {
        self.texts.happened_won_match(&self.name(winner))
    }

    // Why not.

    pub(super) fn refused(&self, reason: Reason, player: Player) -> String {
        self.texts.reason(reason, player, &self.rules.appearance)
    }

    /// What could be typed instead of what was refused.
    pub(super) fn instead(&self, instead: &Instead) -> Option<String> {
        let possible: Vec<String> = match instead {
            Instead::Moves(moves) => {
                let written = moves
                    .iter()
                    .map(|next| format!("{}/{}", next.from(), next.to()));
                written.collect()
            }
            Instead::Actions(kinds) => {
                let words = kinds.iter().filter_map(|&kind| word(kind));
                words.map(str::to_owned).collect()
            }
        };
        (!possible.is_empty()).then(|| self.texts.instead_moves(&self.texts.one_of(&possible)))
    }

    pub(super) fn no_way(&self, written: &str, left: &[Die]) -> String {
        let left: Vec<_> = left.iter().map(Die::to_string).collect();
        self.texts.typed_impossible(written, &left.join("-"))
    }

    pub(super) fn roll_first(&self) -> String {
        self.texts.refused_roll_first()
    }

    pub(super) fn not_understood(&self) -> String {
        let (bad, help) = (self.texts.typed_bad(), self.texts.settings_help());
        format!("{bad} {help}: help")
    }

    /// Somebody wants their dice thrown who throws them, or the other way
    /// around.
    pub(super) fn whose_dice(&self, cup: DiceCup) -> String {
        match cup {
            DiceCup::OwnDice => self.texts.start_dice_real_about(),
            DiceCup::System => format!("{}: --own-dice", self.texts.start_dice_real_about()),
        }
    }
}

/// What to type for an action, if it is typed.
fn word(kind: ActionKind) -> Option<&'static str> {
    Some(match kind {
        ActionKind::Roll => "roll",
        ActionKind::Double => "double",
        ActionKind::Take => "take",
        ActionKind::Pass => "pass",
        ActionKind::Beaver => "beaver",
        ActionKind::Raccoon => "raccoon",
        ActionKind::Undo => "undo",
        ActionKind::LandOnBlock => "land",
        ActionKind::EndTurn => "done",
        ActionKind::Resign => "resign",
        ActionKind::Claim => "claim",
        ActionKind::Accept => "accept",
        ActionKind::Decline => "decline",
        ActionKind::Move | ActionKind::Play | ActionKind::ThrowDie | ActionKind::Settle => {
            return None;
        }
    })
}
