//! The people at the board, the dice between them, and what is said.

use std::io::{BufRead, Write};

use rules::{
    Action, ActionKind, Decision, Diagram, Die, Instead, Match, Origin, Player, PointLabels, Roll,
    Ruleset, Seat, Step, UnmadePlay, WrittenPlay,
};

use super::computer::Program;
use super::dice::{self, DiceCup};
use super::request::{HELP, Request, What, word};

/// Games one after the other between two who sit at one board.
pub(super) struct Session<'a> {
    play: Match,
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
        program: Option<Program>,
        cup: DiceCup,
        echo: Echo,
        input: &'a mut dyn BufRead,
        output: &'a mut dyn Write,
    ) -> Session<'a> {
        Session {
            play: Match::new(rules),
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
        writeln!(
            self.output,
            "Rules: {}. Type help at any time.",
            self.play.rules()
        )?;
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
                let question = match (may_double, self.cup) {
                    (true, DiceCup::System) => "roll or double",
                    (false, DiceCup::System) => "roll",
                    (true, DiceCup::OwnDice) => "your roll, or double",
                    (false, DiceCup::OwnDice) => "your roll",
                };
                self.ask(player, question)
            }
            Decision::Play { player, roll } => self.play_roll(player, roll),
            Decision::Answer { player, offer } => {
                if let Some(program) = self.program_of(player) {
                    let action = program.answer(self.play.game(), player, offer);
                    return self.announce(player, action);
                }
                self.ask(player, &format!("{} offers {}", offer.by, offer.what))
            }
            Decision::Over(outcome) => {
                writeln!(self.output, "{outcome}")?;
                self.next_game()
            }
        }
    }

    fn throw_for_start(&mut self, player: Player) -> anyhow::Result<()> {
        match self.cup {
            DiceCup::OwnDice => self.ask(player, "your die for the start"),
            DiceCup::System => {
                let die = dice::throw()?;
                writeln!(self.output, "{player} throws {die} for the start")?;
                self.act(player, Action::ThrowDie(die))
            }
        }
    }

    /// Rolls for a player who does not double.
    fn roll_for(&mut self, player: Player) -> anyhow::Result<()> {
        match self.cup {
            DiceCup::OwnDice => self.ask(player, "the roll"),
            DiceCup::System => self.rolled(player, dice::roll()?),
        }
    }

    fn rolled(&mut self, player: Player, roll: Roll) -> anyhow::Result<()> {
        writeln!(self.output, "{player} rolls {roll}")?;
        self.act(player, Action::Roll(roll))
    }

    fn play_roll(&mut self, player: Player, roll: Roll) -> anyhow::Result<()> {
        let Some(turn) = self.play.game().turn() else {
            return Ok(());
        };
        let plays = turn.legal_plays();
        let program = self.program_of(player);
        let is_stuck = turn.steps().is_empty()
            && plays.iter().all(|(play, _)| play.moves().is_empty())
            && (program.is_some() || turn.penalties().is_empty());
        if is_stuck {
            writeln!(self.output, "{player} cannot move")?;
            return self.act(player, Action::EndTurn);
        }
        if let Some(program) = program {
            let play = program.choose(self.play.game(), player, &plays)?;
            match play.moves() {
                [] => writeln!(self.output, "{player} does not move")?,
                _ => writeln!(self.output, "{player} plays {roll}: {play}")?,
            }
            return self.act(player, Action::Play(play));
        }
        let question = if turn.steps().is_empty() {
            format!("{roll} to play")
        } else {
            let left: Vec<_> = turn.dice_left().iter().map(Die::to_string).collect();
            match left.is_empty() {
                true => "done, or undo".to_owned(),
                false => format!("{} left", left.join(" ")),
            }
        };
        self.show_board(player)?;
        self.ask(player, &question)
    }

    /// Asks a player, and does what is answered. Nothing happens if the
    /// answer makes no sense: the same is asked again.
    fn ask(&mut self, player: Player, question: &str) -> anyhow::Result<()> {
        write!(self.output, "{player}, {question}: ")?;
        let Some(line) = self.read_line()? else {
            return self.leave();
        };
        match line.parse::<Request>() {
            Ok(request) => self.do_request(request.player.unwrap_or(player), request.what),
            Err(why) => self.say(format_args!("{why:#}")),
        }
    }

    fn do_request(&mut self, player: Player, what: What) -> anyhow::Result<()> {
        if self.program_of(player).is_some() && !what.decides_nothing() {
            return self.say(format_args!("{player} is not yours to play"));
        }
        let action = match what {
            What::Help => return self.say(HELP.trim_end()),
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
                return self.say("the dice are thrown for you; your own are used with --own-dice");
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
            (Err(reason), _) => self.say(reason),
            (Ok(()), DiceCup::OwnDice) => {
                self.say("throw your dice and type what they show, such as 31")
            }
            (Ok(()), DiceCup::System) => self.rolled(player, dice::roll()?),
        }
    }

    fn list_plays(&mut self) -> anyhow::Result<()> {
        let Some(turn) = self.play.game().turn() else {
            return self.say("the dice have to be rolled first");
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
            return self.say(reason);
        }
        let Some(mut turn) = game.turn().cloned() else {
            return Ok(());
        };
        let made_before = turn.steps().len();
        if let Err(unmade) = turn.make_written(written) {
            self.say(&unmade)?;
            return match unmade {
                UnmadePlay::Refused(refusal) => self.say_what_else(&refusal.instead),
                _ => Ok(()),
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
            return self.say(refusal);
        }
        write!(
            self.output,
            "The {die} is lost and the checker goes to the bar. Sure (yes)? "
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
            Err(refusal) => {
                self.say(&refusal)?;
                self.say_what_else(&refusal.instead)
            }
        }
    }

    /// What a program does besides moving, for all to hear.
    fn announce(&mut self, player: Player, action: Action) -> anyhow::Result<()> {
        let word = word(action.kind()).unwrap_or_default();
        writeln!(self.output, "{player}: {word}")?;
        self.act(player, action)
    }

    fn say_what_else(&mut self, instead: &Instead) -> anyhow::Result<()> {
        let possible: Vec<_> = match instead {
            Instead::Moves(moves) => moves
                .iter()
                .map(|next| format!("{}/{}", next.from(), next.to()))
                .collect(),
            Instead::Actions(kinds) => {
                let words = kinds.iter().filter_map(|&kind| word(kind));
                words.map(str::to_owned).collect()
            }
        };
        if possible.is_empty() {
            return Ok(());
        }
        self.say(format_args!("possible: {}", possible.join(", ")))
    }

    fn next_game(&mut self) -> anyhow::Result<()> {
        let score = self.play.score();
        writeln!(
            self.output,
            "Score: White {}, Black {}",
            score.white, score.black
        )?;
        if let Some(winner) = self.play.winner() {
            writeln!(self.output, "{winner} wins the match")?;
            return self.leave();
        }
        write!(self.output, "Another game (Enter, or quit)? ")?;
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
            // Not the labels of the sheet: moves are typed by number.
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
