//! The people at the board, the dice between them, and what is said.

use std::io::{BufRead, Write};

use rules::{
    Action, ActionKind, Decision, Diagram, Die, Match, Origin, Player, PointLabels, Reason,
    Refusal, Roll, Ruleset, Seat, Step, UnmadePlay, WrittenPlay,
};

use super::computer::Program;
use super::dice::{self, DiceCup};
use super::request::{Request, What};
use super::words::Speaker;

/// Games one after the other between two who sit at one board.
pub(super) struct Session<'a> {
    play: Match,
    words: Speaker,
    /// Who plays the second seat, if it is no person.
    program: Option<Program>,
    cup: DiceCup,
    echo: Echo,
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
    /// What was shown last.
    seen: Option<Diagram>,
    is_finished: bool,
}

/// Whether what is typed has to be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Echo {
    /// No, a terminal does that.
    Nothing,
    /// Yes: it comes from a file or another program.
    Typed,
}

impl<'a> Session<'a> {
    /// Two who sit down. The first plays White to begin with, the second is
    /// the `program`, if there is one.
    pub(super) fn new(
        rules: Ruleset,
        words: Speaker,
        program: Option<Program>,
        cup: DiceCup,
        echo: Echo,
        input: &'a mut dyn BufRead,
        output: &'a mut dyn Write,
    ) -> Session<'a> {
        Session {
            play: Match::new(rules),
            words,
            program,
            cup,
            echo,
            input,
            output,
            seen: None,
            is_finished: false,
        }
    }

    /// Plays until the match is over, somebody leaves, or the input ends.
    ///
    /// # Errors
    ///
    /// If a stream fails, or the operating system has no randomness.
    pub(super) fn play(&mut self) -> anyhow::Result<()> {
        self.say(self.words.welcome())?;
        while !self.is_finished {
            self.decide()?;
        }
        Ok(())
    }

    /// Whatever has to be decided next.
    fn decide(&mut self) -> anyhow::Result<()> {
        match self.play.game().decision() {
            Decision::ThrowForStart { has_thrown } => {
                let next = Player::BOTH.into_iter().find(|&player| !has_thrown[player]);
                self.throw_for_start(next.unwrap_or(Player::White))
            }
            Decision::RollOrDouble { player, may_double } => {
                if let Some(program) = self.program_of(player) {
                    return match may_double && program.doubles(self.play.game(), player) {
                        true => self.announce(player, Action::Double),
                        false => self.roll_for(player),
                    };
                }
                self.show_board(player)?;
                self.ask(player, &self.words.asks_to_roll(player, may_double))
            }
            Decision::Play { player, .. } => self.play_roll(player),
            Decision::Answer { player, offer } => {
                if let Some(program) = self.program_of(player) {
                    let action = program.answer(self.play.game(), player, offer);
                    return self.announce(player, action);
                }
                let cube = self.play.game().cube();
                self.ask(player, &self.words.asks_to_answer(offer, cube))
            }
            Decision::Over(outcome) => {
                self.say(self.words.ended(&outcome))?;
                self.next_game()
            }
        }
    }

    fn throw_for_start(&mut self, player: Player) -> anyhow::Result<()> {
        match self.cup {
            DiceCup::OwnDice => self.ask(player, &self.words.asks_to_throw(player)),
            DiceCup::System => {
                let die = dice::throw()?;
                self.say(self.words.threw(player, die))?;
                self.act(player, Action::ThrowDie(die))
            }
        }
    }

    /// Rolls for a player who does not double.
    fn roll_for(&mut self, player: Player) -> anyhow::Result<()> {
        match self.cup {
            DiceCup::OwnDice => self.ask(player, &self.words.asks_to_roll(player, false)),
            DiceCup::System => self.rolled(player, dice::roll()?),
        }
    }

    fn rolled(&mut self, player: Player, roll: Roll) -> anyhow::Result<()> {
        self.say(self.words.rolled(player, roll))?;
        self.act(player, Action::Roll(roll))
    }

    fn play_roll(&mut self, player: Player) -> anyhow::Result<()> {
        let Some(turn) = self.play.game().turn() else {
            return Ok(());
        };
        let plays = turn.legal_plays();
        let program = self.program_of(player);
        let is_stuck = turn.steps().is_empty()
            && plays.iter().all(|(play, _)| play.moves().is_empty())
            && (program.is_some() || turn.penalties().is_empty());
        if is_stuck {
            self.say(self.words.cannot_move(player))?;
            return self.act(player, Action::EndTurn);
        }
        if let Some(program) = program {
            let play = program.choose(self.play.game(), player, &plays)?;
            self.say(self.words.played(player, &play))?;
            return self.act(player, Action::Play(play));
        }
        let question = self.words.asks_to_play(player, turn.dice_left());
        self.show_board(player)?;
        self.ask(player, &question)
    }

    /// Asks a player, and does what is answered. Nothing happens if the
    /// answer makes no sense: the same is asked again.
    fn ask(&mut self, player: Player, question: &str) -> anyhow::Result<()> {
        write!(self.output, "{question} > ")?;
        let Some(line) = self.read_line()? else {
            return self.leave();
        };
        match line.parse::<Request>() {
            Ok(request) => self.do_request(request.player.unwrap_or(player), request.what),
            Err(_) => self.say(self.words.not_understood()),
        }
    }

    fn do_request(&mut self, player: Player, what: What) -> anyhow::Result<()> {
        if self.program_of(player).is_some() && !what.decides_nothing() {
            return self.refuse(Reason::NotYourTurn(player), player);
        }
        let action = match what {
            What::Help => return self.say(self.words.help()),
            What::Board => {
                self.seen = None;
                return Ok(());
            }
            What::Quit => return self.leave(),
            What::Plays => return self.list_plays(),
            What::Moves(written) => return self.make_moves(player, &written),
            What::Land { from, die } => return self.land_on_block(player, from, die),
            What::Usual if self.is_turn_made() => Action::EndTurn,
            What::Usual | What::Roll => return self.throw_for(player),
            What::Rolled(_) | What::Thrown(_) if self.cup == DiceCup::System => {
                return self.say(self.words.whose_dice(self.cup));
            }
            What::Rolled(roll) => Action::Roll(roll),
            What::Thrown(die) => Action::ThrowDie(die),
            What::Double => Action::Double,
            What::Take => Action::Take,
            What::Pass => Action::Pass,
            What::Beaver => Action::Beaver,
            What::Raccoon => Action::Raccoon,
            What::Accept => Action::Accept,
            What::Decline => Action::Decline,
            What::Resign(win) => Action::Resign(win),
            What::Claim(win) => Action::Claim(win),
            What::Undo => Action::Undo,
            What::Done => Action::EndTurn,
        };
        self.act(player, action)
    }

    /// Whether nothing is left of a turn but to end it.
    fn is_turn_made(&self) -> bool {
        let turn = self.play.game().turn();
        turn.is_some_and(|turn| turn.can_end() && turn.next_moves().is_empty())
    }

    /// Throws the dice for a player who wants to roll.
    fn throw_for(&mut self, player: Player) -> anyhow::Result<()> {
        match (self.play.game().may(player, ActionKind::Roll), self.cup) {
            (Err(reason), _) => self.refuse(reason, player),
            (Ok(()), DiceCup::OwnDice) => self.say(self.words.whose_dice(self.cup)),
            (Ok(()), DiceCup::System) => self.rolled(player, dice::roll()?),
        }
    }

    fn list_plays(&mut self) -> anyhow::Result<()> {
        let Some(turn) = self.play.game().turn() else {
            return self.say(self.words.roll_first());
        };
        for (play, _) in turn.legal_plays().iter() {
            let play = play.to_string();
            let play = if play.is_empty() { "done" } else { &play };
            writeln!(self.output, "  {play}")?;
        }
        Ok(())
    }

    /// Makes moves that were typed. A turn that is made at once is over; one
    /// that is made in parts is ended by the player.
    fn make_moves(&mut self, player: Player, written: &WrittenPlay) -> anyhow::Result<()> {
        let game = self.play.game();
        if let Err(reason) = game.may(player, ActionKind::Move) {
            return self.refuse(reason, player);
        }
        let Some(mut turn) = game.turn().cloned() else {
            return Ok(());
        };
        let made_before = turn.steps().len();
        if let Err(unmade) = turn.make_written(written) {
            return match unmade {
                UnmadePlay::Refused(refusal) => self.explain(&refusal, player),
                _ => self.say(self.words.no_way(&written.to_string(), turn.dice_left())),
            };
        }
        for step in &turn.steps()[made_before..] {
            if let Step::Move(made) = step {
                let (from, die) = (made.from(), made.die());
                self.play.act(player, Action::Move { from, die })?;
            }
        }
        if made_before == 0 && turn.next_moves().is_empty() {
            return self.act(player, Action::EndTurn);
        }
        Ok(())
    }

    /// The penalty landing is for good, so it is asked twice.
    fn land_on_block(&mut self, player: Player, from: Origin, die: Die) -> anyhow::Result<()> {
        let mut trial = self.play.clone();
        let action = Action::LandOnBlock { from, die };
        if let Err(refusal) = trial.act(player, action) {
            return self.explain(&refusal, player);
        }
        write!(
            self.output,
            "{} (yes, no) > ",
            self.words.asks_about_penalty(die)
        )?;
        match self.read_line()? {
            None => self.leave(),
            Some(line) if line.trim().eq_ignore_ascii_case("yes") => self.act(player, action),
            Some(_) => Ok(()),
        }
    }

    /// Does something, or says why it cannot be done.
    fn act(&mut self, player: Player, action: Action) -> anyhow::Result<()> {
        match self.play.act(player, action) {
            Ok(()) => Ok(()),
            Err(refusal) => self.explain(&refusal, player),
        }
    }

    /// What a program does besides moving, for all to hear.
    fn announce(&mut self, player: Player, action: Action) -> anyhow::Result<()> {
        self.say(self.words.announced(player, action))?;
        self.act(player, action)
    }

    fn refuse(&mut self, reason: Reason, player: Player) -> anyhow::Result<()> {
        self.say(self.words.refused(reason, player))
    }

    /// Which rule refuses something, and what can be done instead.
    fn explain(&mut self, refusal: &Refusal, player: Player) -> anyhow::Result<()> {
        self.refuse(refusal.reason, player)?;
        match self.words.instead(&refusal.instead) {
            Some(instead) => self.say(instead),
            None => Ok(()),
        }
    }

    fn next_game(&mut self) -> anyhow::Result<()> {
        let score = self.play.score();
        self.say(self.words.score(score.white, score.black))?;
        if let Some(winner) = self.play.winner() {
            self.say(self.words.won_match(winner))?;
            return self.leave();
        }
        write!(self.output, "{} > ", self.words.asks_for_next_game())?;
        match self.read_line()? {
            Some(line) if line.trim().is_empty() => {
                self.play.start_next_game()?;
                Ok(())
            }
            _ => self.leave(),
        }
    }

    /// Nobody wants to go on, or nobody is there any more.
    fn leave(&mut self) -> anyhow::Result<()> {
        self.is_finished = true;
        Ok(())
    }

    /// Shows the board and the cube to a player who has not seen them so yet.
    fn show_board(&mut self, player: Player) -> anyhow::Result<()> {
        let game = self.play.game();
        let diagram = Diagram {
            board: game.board_for(player),
            on_roll: player,
            cube: Some(game.cube()).filter(|_| game.rules().cube.in_use),
            // Not the labels of the leaflet: moves are typed by number.
            labels: PointLabels::Numbers,
        };
        if self.seen.replace(diagram) != Some(diagram) {
            writeln!(self.output, "{}", diagram.to_string().trim_end())?;
        }
        Ok(())
    }

    fn say(&mut self, what: impl std::fmt::Display) -> anyhow::Result<()> {
        writeln!(self.output, "{what}")?;
        Ok(())
    }

    /// The next line that is typed, if there is one.
    fn read_line(&mut self) -> anyhow::Result<Option<String>> {
        self.output.flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            writeln!(self.output)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).into_owned();
        if self.echo == Echo::Typed {
            writeln!(self.output, "{}", line.trim_end())?;
        }
        Ok(Some(line))
    }

    /// The program that plays this color now, if one does.
    fn program_of(&self, player: Player) -> Option<&Program> {
        let program = self.program.as_ref();
        program.filter(|_| self.play.seat_of(player) == Seat::Second)
    }
}
