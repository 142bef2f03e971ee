//! The texts of a game, in the player's language and with the words of the
//! leaflet in use.

use std::path::Path;

use engine::Intent;
use rules::{
    Action, ActionKind, Appearance, Beavers, BlockedLanding, Checkers, Cube, CubeValue, Die,
    Instead, Offer, Offered, Outcome, Player, PointLabels, Reason, Roll, Ruleset, Session, Win,
    WrittenPlay,
};
use texts::{Color, Language, Texts};

use super::dice::DiceCup;
use super::request::{Command, Reader, folded};

/// Speaks to the players, and understands them.
pub(super) struct Speaker {
    texts: Texts,
    rules: Ruleset,
    /// How the leaflet shows things, but with points that can be typed: where
    /// it has no label for each of them, they go by number.
    appearance: Appearance,
}

impl Speaker {
    pub(super) fn new(language: Language, rules: &Ruleset) -> Speaker {
        let mut appearance = rules.appearance;
        if !appearance.labels.names_all_points() {
            appearance.labels = PointLabels::Numbers;
        }
        Speaker {
            texts: Texts::embedded(language).for_rules(rules),
            rules: rules.clone(),
            appearance,
        }
    }

    /// How the board is drawn.
    pub(super) const fn appearance(&self) -> &Appearance {
        &self.appearance
    }

    /// Who understands what this player types.
    pub(super) const fn reader(&self, player: Player, is_moving: bool) -> Reader<'_> {
        Reader {
            texts: &self.texts,
            player,
            labels: self.appearance.labels,
            is_moving,
        }
    }

    fn name(&self, player: Player) -> String {
        let names = self.rules.appearance.colors;
        self.texts.player_color(Color::of(player, names))
    }

    /// A play with its points as the player calls them.
    pub(super) fn written(&self, play: &WrittenPlay, player: Player) -> String {
        self.appearance.labels.write_play(play, player)
    }

    pub(super) fn welcome(&self) -> String {
        let rules = self.texts.ruleset_name(&self.rules);
        let title = self.texts.start_rules();
        let rules = self.texts.labeled(&title, &rules);
        format!("{rules}. {}", self.ask_for_help())
    }

    /// Who has which color: the person, and a computer of this level.
    pub(super) fn sides(&self, person: Player, level: Option<&str>) -> String {
        let side = |player, name: &str| {
            let color = Color::of(player, self.rules.appearance.colors);
            self.texts.event_side(color, name)
        };
        let you = side(person, &self.texts.table_you());
        match level.and_then(|level| self.texts.level_name(level)) {
            Some(level) => format!("{you} {}", side(person.opponent(), &level)),
            None => you,
        }
    }

    /// How to get help.
    fn ask_for_help(&self) -> String {
        let own = Command::Help.word(&self.texts);
        self.texts.labeled(&self.texts.settings_help(), &own)
    }

    /// What can be typed by the rules in force: the word of the language, the
    /// English ones, and what it does.
    pub(super) fn help(&self, cup: DiceCup) -> String {
        let texts = &self.texts;
        let example = match self.appearance.labels {
            PointLabels::Halves => "8/5 6/5, 12A-7",
            _ => "8/5 6/5, 13-7",
        };
        let mut lines = vec![(example.to_owned(), texts.action_move())];
        if cup == DiceCup::OwnDice {
            lines.push(("31".to_owned(), texts.start_dice_real_about()));
        }
        let commands = Command::ALL.into_iter();
        lines.extend(
            commands
                .filter(|&command| self.is_of_use(command, cup))
                .map(|command| (self.spelled(command), self.about(command))),
        );
        let color = self.name(Player::Black);
        let double = Command::Resign.word(texts);
        lines.push((
            format!("{color} {double}").to_lowercase(),
            texts.labeled(&color, "…"),
        ));
        let width = lines.iter().map(|(typed, _)| typed.chars().count()).max();
        let width = width.unwrap_or_default();
        let lines = lines.iter().map(|(typed, about)| {
            let line = format!("  {typed:<width$}  {about}");
            line.trim_end().to_owned()
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    /// All words for a command.
    fn spelled(&self, command: Command) -> String {
        let own = command.word(&self.texts);
        let english = command.english().iter().map(|&word| word.to_owned());
        let others: Vec<_> = english.filter(|word| *word != own).collect();
        match others.is_empty() {
            true => own,
            false => format!("{own} ({})", others.join(", ")),
        }
    }

    /// What a command does, where its word doesn't say it, and what can follow
    /// it.
    fn about(&self, command: Command) -> String {
        let texts = &self.texts;
        let word = command.word(texts);
        let follows = match command {
            Command::Land => match self.appearance.labels {
                PointLabels::Halves => format!("{word} 8A 3"),
                _ => format!("{word} 8 3"),
            },
            Command::Resign | Command::Claim => {
                let wins = self.rules.backgammon_needs.wins().iter();
                let wins: Vec<_> = wins.map(|&win| self.win_word(win)).collect();
                texts.one_of(&wins)
            }
            Command::Save | Command::Load => format!("{word} match.txt"),
            _ => String::new(),
        };
        let label = match command {
            Command::Done => texts.action_done_about(),
            _ => command.label(texts),
        };
        match (folded(&label) == folded(&word), follows.is_empty()) {
            (true, _) => follows,
            (false, true) => label,
            (false, false) => texts.labeled(&label, &follows),
        }
    }

    fn win_word(&self, win: Win) -> String {
        match win {
            Win::Single => self.texts.win_single(),
            Win::Gammon => self.texts.win_gammon(),
            Win::Backgammon => self.texts.win_backgammon(),
        }
    }

    /// Whether a command can be of use by these rules and with these dice.
    fn is_of_use(&self, command: Command, cup: DiceCup) -> bool {
        let is_money = self.rules.session == Session::Money;
        match command {
            Command::Roll => cup == DiceCup::System,
            Command::Back => cup == DiceCup::OwnDice,
            Command::Double | Command::Take | Command::Pass => self.rules.cube.in_use,
            Command::Beaver => {
                self.rules.cube.in_use && is_money && self.rules.beavers >= Beavers::Beavers
            }
            Command::Raccoon => {
                self.rules.cube.in_use && is_money && self.rules.beavers >= Beavers::Raccoons
            }
            Command::Land => self.rules.blocked_landing == BlockedLanding::SelfHit,
            _ => true,
        }
    }

    /// The rules in force, one a line.
    pub(super) fn rules(&self) -> String {
        let rules = self.texts.rules_in_force(&self.rules).into_iter();
        let lines = rules.map(|rule| {
            let rule = self.texts.labeled(&rule.name, &rule.meaning);
            format!("  {rule}")
        });
        let lines: Vec<_> = lines.collect();
        format!(
            "{}\n{}",
            self.texts.ruleset_name(&self.rules),
            lines.join("\n")
        )
    }

    /// What stands beside a player's side of the board.
    pub(super) fn side(&self, player: Player, checkers: Checkers) -> String {
        let pips = self.texts.pip_count(checkers.pips());
        let side = format!("{}, {pips}", self.name(player));
        let color = Color::of(player, self.rules.appearance.colors);
        match checkers.off() {
            0 => side,
            off => format!("{side} · {}", self.texts.place_tray(off, color)),
        }
    }

    /// What stands beside the bar.
    pub(super) fn cube(&self, cube: Cube) -> String {
        match cube.owner {
            None if cube.value == CubeValue::ONE => {
                self.texts.cube_at_rest(self.rules.appearance.cube_at_rest)
            }
            None => self.texts.cube_highest_at(cube.value.value()),
            Some(owner) => {
                let color = Color::of(owner, self.rules.appearance.colors);
                self.texts.cube_owned(color, cube.value.value())
            }
        }
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
                texts.settlement(&by, &self.name(winner), points, self.rules.appearance.unit)
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
        let (next, quit) = (
            self.texts.action_next_game(),
            Command::Quit.word(&self.texts),
        );
        format!("{next} (Enter, {quit})")
    }

    /// A question that is answered by yes or no.
    pub(super) fn asks_yes_or_no(&self, question: &str) -> String {
        let (yes, no) = (self.texts.button_yes(), self.texts.button_no());
        format!("{question} ({yes}, {no})")
    }

    /// What it means to resign.
    pub(super) fn asks_to_resign(&self, player: Player, win: Win) -> String {
        let win = self.texts.resign_win(win);
        let about = self.texts.resign_about(&self.name(player.opponent()));
        format!("{win}. {about}")
    }

    // What happened.

    pub(super) fn threw(&self, player: Player, die: Die) -> String {
        self.texts.event_threw(&self.name(player), die.pips())
    }

    pub(super) fn rolled(&self, player: Player, roll: Roll) -> String {
        let (larger, smaller) = (roll.larger().pips(), roll.smaller().pips());
        match roll.is_double() {
            true => self.texts.event_rolled_double(&self.name(player), larger),
            false => self.texts.event_rolled(&self.name(player), larger, smaller),
        }
    }

    pub(super) fn cannot_move(&self, player: Player) -> String {
        self.texts.event_cannot_move(&self.name(player))
    }

    pub(super) fn played(&self, player: Player, play: &rules::Play) -> String {
        match play.moves() {
            [] => self.texts.event_ended_turn(&self.name(player)),
            _ => {
                let play = self.written(&(*play).into(), player);
                self.texts.event_played(&self.name(player), &play)
            }
        }
    }

    /// The die for the start has given the colors the other way round.
    pub(super) fn got_white(&self, player: Player) -> String {
        self.texts.event_got_white(&self.name(player))
    }

    /// What somebody answers, or that they double; the cube is as it was
    /// before.
    pub(super) fn announced(
        &self,
        player: Player,
        action: Action,
        offer: Option<Offer>,
        cube: Cube,
    ) -> String {
        let (texts, name) = (&self.texts, self.name(player));
        let doubled = |more: u8| {
            let doublings = offer.map_or(0, |offer| offer.what.doublings()) + more;
            let value = cube.value.doubled_times(doublings);
            value.unwrap_or(cube.value).value()
        };
        match action {
            Action::Double => texts.event_doubled(&name, doubled(1)),
            Action::Take => texts.event_took(&name, doubled(0)),
            Action::Pass => texts.event_passed(&name),
            Action::Beaver => texts.event_beavered(&name, doubled(1)),
            Action::Raccoon => texts.event_raccooned(&name, doubled(1)),
            Action::Accept => texts.event_accepted(&name),
            Action::Decline => texts.event_declined(&name),
            other => texts.labeled(&name, &texts.action(other.kind())),
        }
    }

    pub(super) fn ended(&self, outcome: &Outcome) -> String {
        let (texts, winner) = (&self.texts, self.name(outcome.winner));
        let ending = texts.ending(outcome.ending, &winner);
        let result = texts.result(outcome.points, self.rules.appearance.unit);
        format!("{} {ending}\n{result}", texts.event_won(&winner))
    }

    pub(super) fn score(&self, white: u32, black: u32) -> String {
        let unit = self.rules.appearance.unit;
        let of = |player, points: u32| self.texts.score_of(&self.name(player), points, unit);
        let both = [of(Player::White, white), of(Player::Black, black)];
        self.texts.end_score(&both.join(", "))
    }

    pub(super) fn won_match(&self, winner: Player) -> String {
        self.texts.event_won_match(&self.name(winner))
    }

    // Why not.

    pub(super) fn refused(&self, reason: Reason, player: Player) -> String {
        self.texts.reason(reason, player, &self.appearance)
    }

    /// What could be typed instead of what was refused.
    pub(super) fn instead(&self, instead: &Instead, player: Player) -> Option<String> {
        let possible: Vec<String> = match instead {
            Instead::Moves(moves) => {
                let written = moves.iter().map(|&next| self.written(&next.into(), player));
                written.collect()
            }
            Instead::Actions(kinds) => {
                let commands = kinds.iter().filter_map(|&kind| Command::of(kind));
                commands.map(|command| command.word(&self.texts)).collect()
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
        format!("{} {}", self.texts.typed_bad(), self.ask_for_help())
    }

    // Hints.

    pub(super) fn hint(&self, intent: Option<Intent>, player: Player) -> String {
        match intent {
            None | Some(Intent::ThrowDie | Intent::Roll) => self.texts.action(ActionKind::Roll),
            Some(Intent::Act(Action::Play(play))) => match play.moves() {
                [] => self.texts.action(ActionKind::EndTurn),
                _ => self.texts.hint_best(&self.written(&play.into(), player)),
            },
            Some(Intent::Act(action)) => self.texts.action(action.kind()),
        }
    }

    /// A file that was written or read.
    pub(super) fn file(&self, command: Command, path: &Path) -> String {
        let path = path.display().to_string();
        self.texts.labeled(&command.word(&self.texts), &path)
    }

    /// What the list of plays calls the play without moves.
    pub(super) fn no_move(&self) -> String {
        Command::Done.word(&self.texts)
    }

    /// Says that the players roll their own dice, or that the program does.
    pub(super) fn whose_dice(&self, cup: DiceCup) -> String {
        match cup {
            DiceCup::OwnDice => self.texts.start_dice_real_about(),
            DiceCup::System => format!("{}: --own-dice", self.texts.start_dice_real_about()),
        }
    }
}
