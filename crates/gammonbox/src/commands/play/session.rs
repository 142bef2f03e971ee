//! A game in the terminal: the players, the dice, and the dialog.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use rules::{
    Action, ActionKind, ByPlayer, Decision, Die, Match, Player, Reason, Record, Refusal, Roll,
    Seat, Step, UnmadePlay, WrittenPlay,
};
use texts::Language;

use super::computer::Program;
use super::dice::{self, DiceCup};
use super::lines::Lines;
use super::request::{Command, What};
use super::words::Speaker;
use super::{Company, Opponent};
use crate::drawing::{Drawing, Homes, Paint};
use crate::files::write_in_one_step;

/// Where a match is saved if nothing is said.
const FILE: &str = "gammonbox.txt";

/// Games one after the other between two who sit at one board.
pub(super) struct Session<'a> {
    record: Record,
    language: Language,
    words: Speaker,
    company: Company,
    /// The player of the second seat, if it isn't a person.
    program: Option<Program>,
    /// The adviser for hints, once one is needed.
    adviser: Option<Program>,
    cup: DiceCup,
    paint: Paint,
    lines: Lines<'a>,
    output: &'a mut dyn Write,
    /// The board that was shown last.
    seen: String,
    /// How many entries the record had before the last dice that were typed.
    before_dice: Option<usize>,
    /// Where the match was saved or loaded last.
    file: Option<PathBuf>,
    is_finished: bool,
}

impl<'a> Session<'a> {
    /// Two who sit down to a match, new or half played. The first plays White
    /// to begin with.
    ///
    /// # Errors
    ///
    /// If the operating system has no randomness.
    pub(super) fn new(
        record: Record,
        language: Language,
        company: Company,
        cup: DiceCup,
        paint: Paint,
        lines: Lines<'a>,
        output: &'a mut dyn Write,
    ) -> anyhow::Result<Session<'a>> {
        let rules = record.now().rules();
        Ok(Session {
            words: Speaker::new(language, rules),
            program: company.program(rules)?,
            record,
            language,
            company,
            adviser: None,
            cup,
            paint,
            lines,
            output,
            seen: String::new(),
            before_dice: None,
            file: None,
            is_finished: false,
        })
    }

    /// Plays until the match is over, somebody leaves, or the input ends.
    ///
    /// # Errors
    ///
    /// If a stream fails, or the operating system has no randomness.
    pub(super) fn play(&mut self) -> anyhow::Result<()> {
        self.say(self.words.welcome())?;
        self.say_sides()?;
        while !self.is_finished {
            self.decide()?;
        }
        Ok(())
    }

    fn now(&self) -> &Match {
        self.record.now()
    }

    /// Whatever has to be decided next.
    fn decide(&mut self) -> anyhow::Result<()> {
        match self.now().game().decision() {
            Decision::ThrowForStart { has_thrown } => {
                let next = Player::BOTH.into_iter().find(|&player| !has_thrown[player]);
                self.throw_for_start(next.unwrap_or(Player::White))
            }
            Decision::RollOrDouble { player, may_double } => {
                if let Some(program) = self.program_of(player) {
                    return match may_double && program.doubles(self.now().game(), player) {
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
                    let action = program.answer(self.now().game(), player, offer);
                    return self.announce(player, action);
                }
                let cube = self.now().game().cube();
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
                self.throw_die(player, die)
            }
        }
    }

    /// A die for the start. It may change the colors.
    fn throw_die(&mut self, player: Player, die: Die) -> anyhow::Result<()> {
        let seat = self.now().seat_of(Player::White);
        self.act(player, Action::ThrowDie(die))?;
        match self.now().seat_of(Player::White) == seat {
            true => Ok(()),
            false => {
                self.say(self.words.got_white(Player::Black))?;
                self.say_sides()
            }
        }
    }

    /// Who has which color, where a person plays a program.
    fn say_sides(&mut self) -> anyhow::Result<()> {
        let opponent = match self.company.opponent {
            Opponent::Person => return Ok(()),
            Opponent::Computer => Some(self.company.level.name),
            Opponent::Random => None,
        };
        let is_person = |&player: &Player| self.now().seat_of(player) == Seat::First;
        let person = Player::BOTH.into_iter().find(is_person);
        self.say(self.words.sides(person.unwrap_or(Player::White), opponent))
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
        let Some(turn) = self.now().game().turn() else {
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
            let play = program.choose(self.now().game(), player, &plays)?;
            self.say(self.words.played(player, &play))?;
            return self.act(player, Action::Play(play));
        }
        let left: &[Die] = match self.is_turn_made() {
            true => &[],
            false => turn.dice_left(),
        };
        let question = self.words.asks_to_play(player, left);
        self.show_board(player)?;
        self.ask(player, &question)
    }

    /// Asks a player, and does what is answered. Nothing happens if the
    /// answer makes no sense: the same is asked again.
    fn ask(&mut self, player: Player, question: &str) -> anyhow::Result<()> {
        let Some(line) = self.read_line(question)? else {
            return self.leave();
        };
        let is_moving = self.now().game().turn().is_some();
        match self.words.reader(player, is_moving).read(&line) {
            Some(request) => self.do_request(request.player.unwrap_or(player), request.what),
            None => self.say(self.words.not_understood()),
        }
    }

    fn do_request(&mut self, player: Player, what: What) -> anyhow::Result<()> {
        if self.program_of(player).is_some() && !what.decides_nothing() {
            return self.refuse(Reason::NotYourTurn(player), player);
        }
        match what {
            What::Usual if self.is_turn_made() => self.act(player, Action::EndTurn),
            What::Usual => self.throw_for(player),
            What::Rolled(_) | What::Thrown(_) if self.cup == DiceCup::System => {
                self.say(self.words.whose_dice(self.cup))
            }
            What::Rolled(roll) => self.typed_roll(player, roll),
            What::Thrown(die) => {
                let before = self.record.entries().len();
                self.throw_die(player, die)?;
                self.remember_dice(before);
                Ok(())
            }
            What::Moves(written) => self.make_moves(player, &written),
            What::Command(command, rest) => self.obey(player, command, &rest),
        }
    }

    /// Does what a command says, with what was typed after it.
    fn obey(&mut self, player: Player, command: Command, rest: &str) -> anyhow::Result<()> {
        let takes_more = matches!(
            command,
            Command::Resign | Command::Claim | Command::Land | Command::Save | Command::Load
        );
        if !takes_more && !rest.is_empty() {
            return self.say(self.words.not_understood());
        }
        let action = match command {
            Command::Help => return self.say(self.words.help(self.cup)),
            Command::Board => {
                self.seen.clear();
                return Ok(());
            }
            Command::Quit => return self.leave(),
            Command::Plays => return self.list_plays(player),
            Command::Hint => return self.give_hint(player),
            Command::Score => return self.say_score(),
            Command::Rules => return self.say(self.words.rules()),
            Command::Back => return self.take_back_dice(),
            Command::Save => return self.or_say(|session| session.save(rest)),
            Command::Load => return self.or_say(|session| session.load(rest)),
            Command::Land => return self.land_on_block(player, rest),
            Command::Resign | Command::Claim => return self.end_early(player, command, rest),
            Command::Roll => return self.throw_for(player),
            Command::NextGame => return self.refuse(Reason::GameNotOver, player),
            Command::Double => Action::Double,
            Command::Beaver => Action::Beaver,
            Command::Raccoon => Action::Raccoon,
            Command::Take | Command::Accept => match self.answers_double(command) {
                true => Action::Take,
                false => Action::Accept,
            },
            Command::Pass | Command::Decline => match self.answers_double(command) {
                true => Action::Pass,
                false => Action::Decline,
            },
            Command::Undo => Action::Undo,
            Command::Done => Action::EndTurn,
        };
        self.act(player, action)
    }

    /// Whether an answer is to a double. Players say "accept" to a double and
    /// "take" to other offers, too, so what's offered decides; if nothing is,
    /// the word does.
    fn answers_double(&self, command: Command) -> bool {
        match self.now().game().offer() {
            Some(offer) => offer.what.doublings() > 0,
            None => matches!(command, Command::Take | Command::Pass),
        }
    }

    /// Whether nothing is left of a turn but to end it.
    fn is_turn_made(&self) -> bool {
        let turn = self.now().game().turn();
        turn.is_some_and(|turn| turn.can_end() && turn.next_moves().is_empty())
    }

    /// Throws the dice for a player who wants to roll.
    fn throw_for(&mut self, player: Player) -> anyhow::Result<()> {
        match (self.now().game().may(player, ActionKind::Roll), self.cup) {
            (Err(reason), _) => self.refuse(reason, player),
            (Ok(()), DiceCup::OwnDice) => self.say(self.words.whose_dice(self.cup)),
            (Ok(()), DiceCup::System) => self.rolled(player, dice::roll()?),
        }
    }

    /// What real dice show; typed again, it corrects what was typed before.
    fn typed_roll(&mut self, player: Player, roll: Roll) -> anyhow::Result<()> {
        let is_penalty = |step: &Step| matches!(step, Step::Penalty { .. });
        let turn = self.now().game().turn();
        let is_final = turn.is_none_or(|turn| turn.steps().iter().any(is_penalty));
        if let (false, Some(before)) = (is_final, self.before_dice) {
            let mut corrected = self.record.clone();
            corrected.truncate(before);
            if corrected.act(player, Action::Roll(roll)).is_ok() {
                self.record = corrected;
                return self.say(self.words.rolled(player, roll));
            }
        }
        let before = self.record.entries().len();
        self.act(player, Action::Roll(roll))?;
        self.remember_dice(before);
        Ok(())
    }

    /// Remembers where the record was before dice that were typed, if they
    /// were accepted.
    fn remember_dice(&mut self, before: usize) {
        if self.record.entries().len() > before {
            self.before_dice = Some(before);
        }
    }

    /// Takes back the last dice that were typed, and what followed.
    fn take_back_dice(&mut self) -> anyhow::Result<()> {
        match self.before_dice.take() {
            Some(before) => {
                self.record.truncate(before);
                Ok(())
            }
            None => self.refuse(Reason::NothingToUndo, Player::White),
        }
    }

    fn list_plays(&mut self, player: Player) -> anyhow::Result<()> {
        let Some(turn) = self.now().game().turn() else {
            return self.say(self.words.roll_first());
        };
        let plays = turn.legal_plays();
        for (play, _) in &plays {
            let play = match play.moves() {
                [] => self.words.no_move(),
                _ => self.words.written(&(*play).into(), player),
            };
            writeln!(self.output, "  {play}")?;
        }
        Ok(())
    }

    /// What an expert would do.
    fn give_hint(&mut self, player: Player) -> anyhow::Result<()> {
        let rules = self.now().rules().clone();
        let adviser = self.adviser.get_or_insert_with(|| Program::expert(&rules));
        let wanted = adviser.wanted(self.record.now().game(), player);
        self.say(self.words.hint(wanted, player))
    }

    /// Makes moves that were typed. The turn goes on until it is ended.
    fn make_moves(&mut self, player: Player, written: &WrittenPlay) -> anyhow::Result<()> {
        let game = self.now().game();
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
                UnmadePlay::NoWay { .. } | UnmadePlay::Ambiguous(_) => {
                    let written = self.words.written(written, player);
                    self.say(self.words.no_way(&written, turn.dice_left()))
                }
            };
        }
        for step in &turn.steps()[made_before..] {
            if let Step::Move(made) = step {
                let (from, die) = (made.from(), made.die());
                self.record.act(player, Action::Move { from, die })?;
            }
        }
        Ok(())
    }

    /// The penalty landing is for good, so it is asked twice.
    fn land_on_block(&mut self, player: Player, place: &str) -> anyhow::Result<()> {
        let Some((from, die)) = self.words.reader(player, true).landing(place) else {
            return self.say(self.words.not_understood());
        };
        let action = Action::LandOnBlock { from, die };
        if let Err(refusal) = self.record.clone().act(player, action) {
            return self.explain(&refusal, player);
        }
        match self.confirm(player, &self.words.asks_about_penalty(die))? {
            true => self.act(player, action),
            false => Ok(()),
        }
    }

    /// Resigns or claims a game. To resign is asked twice.
    fn end_early(&mut self, player: Player, command: Command, win: &str) -> anyhow::Result<()> {
        let Some(win) = self.words.reader(player, false).win(win) else {
            return self.say(self.words.not_understood());
        };
        if command == Command::Claim {
            return self.act(player, Action::Claim(win));
        }
        let action = Action::Resign(win);
        if let Err(refusal) = self.record.clone().act(player, action) {
            return self.explain(&refusal, player);
        }
        match self.confirm(player, &self.words.asks_to_resign(player, win))? {
            true => self.act(player, action),
            false => Ok(()),
        }
    }

    /// Asks until the answer is yes or no. The end of the input means no.
    fn confirm(&mut self, player: Player, question: &str) -> anyhow::Result<bool> {
        let question = self.words.asks_yes_or_no(question);
        loop {
            let Some(line) = self.read_line(&question)? else {
                self.leave()?;
                return Ok(false);
            };
            if let Some(is_yes) = self.words.reader(player, false).is_yes(&line) {
                return Ok(is_yes);
            }
        }
    }

    /// Saves the match to a file, but never overwrites a file that something
    /// else has written.
    fn save(&mut self, name: &str) -> anyhow::Result<()> {
        let path = match (name, &self.file) {
            ("", Some(path)) => path.clone(),
            ("", None) => PathBuf::from(FILE),
            (name, _) => PathBuf::from(name),
        };
        if path.exists() && self.file.as_ref() != Some(&path) {
            bail!("{} already exists", path.display());
        }
        write_in_one_step(&path, self.record.to_string().as_bytes())?;
        self.say(self.words.file(Command::Save, &path))?;
        self.file = Some(path);
        Ok(())
    }

    /// Goes on with a match that was kept, in place of this one.
    fn load(&mut self, name: &str) -> anyhow::Result<()> {
        let path = Path::new(if name.is_empty() { FILE } else { name });
        let record = read_record(path)?;
        let rules = record.now().rules();
        self.program = self.company.program(rules)?;
        self.words = Speaker::new(self.language, rules);
        self.record = record;
        (self.adviser, self.before_dice) = (None, None);
        self.seen.clear();
        self.say(self.words.file(Command::Load, path))?;
        self.say_sides()?;
        self.file = Some(path.to_owned());
        Ok(())
    }

    /// Does something that may fail without ending the game.
    fn or_say(
        &mut self,
        what: impl FnOnce(&mut Session<'a>) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        match what(self) {
            Ok(()) => Ok(()),
            Err(error) => self.say(format!("{error:#}")),
        }
    }

    /// Does something, or says why it cannot be done.
    fn act(&mut self, player: Player, action: Action) -> anyhow::Result<()> {
        match self.record.act(player, action) {
            Ok(()) => Ok(()),
            Err(refusal) => self.explain(&refusal, player),
        }
    }

    /// What a program does besides moving, for all to hear.
    fn announce(&mut self, player: Player, action: Action) -> anyhow::Result<()> {
        let game = self.now().game();
        let (offer, cube) = (game.offer(), game.cube());
        self.say(self.words.announced(player, action, offer, cube))?;
        self.act(player, action)
    }

    fn refuse(&mut self, reason: Reason, player: Player) -> anyhow::Result<()> {
        self.say(self.words.refused(reason, player))
    }

    /// Which rule refuses something, and what can be done instead.
    fn explain(&mut self, refusal: &Refusal, player: Player) -> anyhow::Result<()> {
        self.refuse(refusal.reason, player)?;
        match self.words.instead(&refusal.instead, player) {
            Some(instead) => self.say(instead),
            None => Ok(()),
        }
    }

    fn say_score(&mut self) -> anyhow::Result<()> {
        let score = self.now().score();
        self.say(self.words.score(score.white, score.black))
    }

    fn next_game(&mut self) -> anyhow::Result<()> {
        self.say_score()?;
        if let Some(winner) = self.now().winner() {
            self.say(self.words.won_match(winner))?;
            return self.leave();
        }
        let question = self.words.asks_for_next_game();
        while let Some(line) = self.read_line(&question)? {
            let reader = self.words.reader(Player::White, false);
            let what = reader.read(&line).map(|request| request.what);
            let is_yes = reader.is_yes(&line);
            match what {
                Some(What::Usual) => return self.start_next_game(),
                Some(What::Command(command, rest)) => match command {
                    Command::NextGame => return self.start_next_game(),
                    Command::Quit => return self.leave(),
                    Command::Save => self.or_say(|session| session.save(&rest))?,
                    Command::Load => return self.or_say(|session| session.load(&rest)),
                    Command::Score => self.say_score()?,
                    Command::Rules => self.say(self.words.rules())?,
                    _ => self.say(self.words.not_understood())?,
                },
                _ if is_yes == Some(true) => return self.start_next_game(),
                _ if is_yes == Some(false) => return self.leave(),
                _ => self.say(self.words.not_understood())?,
            }
        }
        self.leave()
    }

    fn start_next_game(&mut self) -> anyhow::Result<()> {
        self.before_dice = None;
        self.record.start_next_game()?;
        Ok(())
    }

    /// Ends the session.
    fn leave(&mut self) -> anyhow::Result<()> {
        self.is_finished = true;
        Ok(())
    }

    /// Shows the board to a player who hasn't seen it like this yet. Its
    /// orientation stays the same for the whole match, with the first seat at
    /// the bottom; only the numbering of the points changes.
    fn show_board(&mut self, player: Player) -> anyhow::Result<()> {
        let game = self.now().game();
        let bottom = self.now().player_at(Seat::First);
        let board = game.board_for(bottom);
        let appearance = *self.words.appearance();
        let side = |side: Player| {
            let checkers = match side == bottom {
                true => board.player(),
                false => board.opponent(),
            };
            self.words.side(side, checkers)
        };
        let drawing = Drawing {
            board,
            bottom,
            counted_by: player,
            labels: appearance.labels,
            homes: Homes::on_table(appearance, bottom),
            captions: ByPlayer {
                white: side(Player::White),
                black: side(Player::Black),
            },
            cube: match game.rules().cube.in_use {
                true => self.words.cube(game.cube()),
                false => String::new(),
            },
            paint: self.paint,
        };
        let drawn = drawing.draw();
        if self.seen != drawn {
            writeln!(self.output, "{drawn}")?;
            self.seen = drawn;
        }
        Ok(())
    }

    fn say(&mut self, what: impl std::fmt::Display) -> anyhow::Result<()> {
        writeln!(self.output, "{what}")?;
        Ok(())
    }

    /// The next line that is typed, if there is one.
    fn read_line(&mut self, question: &str) -> anyhow::Result<Option<String>> {
        self.lines.ask(&format!("{question} > "), self.output)
    }

    /// The program that plays this color now, if one does.
    fn program_of(&self, player: Player) -> Option<&Program> {
        let program = self.program.as_ref();
        program.filter(|_| self.now().seat_of(player) == Seat::Second)
    }
}

/// A match that was kept.
fn read_record(path: &Path) -> anyhow::Result<Record> {
    let shown = path.display();
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {shown}"))?;
    text.parse().with_context(|| format!("{shown}"))
}
