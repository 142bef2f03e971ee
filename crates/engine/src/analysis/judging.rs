//! Judging one entry of a record.

use rules::{Action, Decision, Entry, Game, Offered, Opening, Player, Position, Roll, Stage, Step};

use super::finding::{
    Amount, CubeChoice, Finding, JudgedCube, JudgedPlay, JudgedReply, JudgedRoll, Outlook, Subject,
};
use super::{Analysis, luck};
use crate::analyst::{Analyst, CubeAdvice};
use crate::chances::{Chances, Equity};
use crate::cube_decision::{CubeAction, Reply};
use crate::lookahead::RankedPlay;

impl Analysis {
    /// Judges the next entry, if something can be found about it, and follows
    /// it.
    pub(super) fn judge_next(&mut self, analyst: &Analyst) {
        let entry = self.record.entries()[self.done];
        let before = self.now.clone();
        let followed = self.now.follow(entry);
        followed.expect("what is recorded was legal");
        match entry {
            Entry::NextGame => self.game += 1,
            Entry::Action { player, action } => {
                let game = before.game();
                match action {
                    Action::ThrowDie(_) => self.judge_start(analyst),
                    Action::Roll(roll) => {
                        self.judge_choice(analyst, game, player, CubeChoice::Roll);
                        self.judge_roll(analyst, player, roll, |_| true);
                    }
                    Action::Double => self.judge_choice(analyst, game, player, CubeChoice::Double),
                    Action::Take => self.judge_reply(analyst, game, player, Reply::Take),
                    Action::Pass => self.judge_reply(analyst, game, player, Reply::Pass),
                    Action::Beaver => self.judge_reply(analyst, game, player, Reply::Beaver),
                    Action::Play(_) | Action::EndTurn => self.judge_play(analyst, game, player),
                    _ => {}
                }
            }
        }
        self.done += 1;
    }

    fn push(
        &mut self,
        player: Player,
        position: Position,
        outlooks: [Outlook; 2],
        subject: Subject,
    ) {
        let [before, after] = outlooks;
        self.findings.push(Finding {
            entry: self.done,
            game: self.game,
            seat: self.now.seat_of(player),
            player,
            position,
            before,
            after,
            subject,
        });
    }

    /// The dice for the start, if they are the first roll.
    fn judge_start(&mut self, analyst: &Analyst) {
        let is_played = self.now.rules().opening == Opening::HighDiePlaysPair;
        if let (true, Decision::Play { player, roll }) = (is_played, self.now.game().decision()) {
            self.judge_roll(analyst, player, roll, |roll| !roll.is_double());
        }
    }

    fn judge_roll(
        &mut self,
        analyst: &Analyst,
        player: Player,
        roll: Roll,
        is_possible: impl Fn(Roll) -> bool,
    ) {
        let Some(position) = self.now.game().position() else {
            return;
        };
        let (before, after) = luck::before_and_after(analyst, &position, roll, is_possible);
        let luck = analyst.amount(&position, after.equity - before.equity);
        let subject = Subject::Roll(JudgedRoll { roll, luck });
        self.push(player, position, [before, after], subject);
    }

    fn judge_choice(&mut self, analyst: &Analyst, game: &Game, player: Player, choice: CubeChoice) {
        self.doubled = None;
        let Some(position) = game.position() else {
            return;
        };
        let is_in_turn = position.on_roll() == player && position.stage() == Stage::BeforeRoll;
        let Decision::RollOrDouble {
            may_double: true, ..
        } = game.decision()
        else {
            return;
        };
        if !is_in_turn || (choice == CubeChoice::Roll && analyst.is_cube_dead(&position)) {
            return;
        }
        let Some(
            advice @ CubeAdvice {
                decision, chances, ..
            },
        ) = analyst.cube(&position)
        else {
            return;
        };
        let cost = decision.cost_of(match choice {
            CubeChoice::Roll => CubeAction::NoDouble,
            CubeChoice::Double => CubeAction::Double,
        });
        if choice == CubeChoice::Double {
            self.doubled = Some(advice);
        }
        let judged = JudgedCube {
            choice,
            decision,
            lost: analyst.amount(&position, cost),
        };
        let right = decision.equity();
        let outlooks = analyst.outlooks(&position, chances, right, right - cost);
        self.push(player, position, outlooks, Subject::Cube(judged));
    }

    fn judge_reply(&mut self, analyst: &Analyst, game: &Game, player: Player, reply: Reply) {
        let is_double = game
            .offer()
            .is_some_and(|offer| offer.what == Offered::Double);
        let (true, Some(advice), Some(position)) =
            (is_double, self.doubled.take(), game.position())
        else {
            return;
        };
        let CubeAdvice {
            decision, chances, ..
        } = advice;
        let Some(cost) = decision.cost_of_reply(reply) else {
            return;
        };
        let judged = JudgedReply {
            reply,
            decision,
            lost: analyst.amount(&position, cost),
        };
        // As the doubler sees it, then as the one who replies does.
        let chosen = match reply {
            Reply::Take => decision.double_take,
            Reply::Pass => decision.double_pass,
            Reply::Beaver => decision.double_beaver.unwrap_or(decision.double_take),
        };
        let outlooks = analyst
            .outlooks(&position, chances, chosen - cost, chosen)
            .map(Outlook::for_opponent);
        self.push(player, position, outlooks, Subject::Reply(judged));
    }

    /// The play by which a turn was ended: the match is as it was after it,
    /// `game` as it was before.
    fn judge_play(&mut self, analyst: &Analyst, game: &Game, player: Player) {
        let (Some(turn), Some(position)) = (game.turn(), game.position()) else {
            return;
        };
        let is_penalty = |step: &Step| matches!(step, Step::Penalty { .. });
        if turn.steps().iter().any(is_penalty) {
            return;
        }
        let roll = turn.roll();
        let board = self.now.game().board_for(player);
        let mut plays = analyst.plays(&position, roll);
        let Some(place) = plays.iter().position(|ranked| ranked.board == board) else {
            return;
        };
        let played = self.look_closely(analyst, &mut plays, place);
        let [best, made] = [plays[0], plays[played]];
        let cost = best.equity - made.equity;
        let judged = JudgedPlay {
            roll,
            plays,
            played,
            lost: analyst.amount(&position, cost),
        };
        let outlook =
            |ranked: &RankedPlay| analyst.outlook(&position, ranked.chances, ranked.equity);
        self.push(
            player,
            position,
            [outlook(&best), outlook(&made)],
            Subject::Play(judged),
        );
    }

    /// Judges the play at `place`, after which the match now stands, as deeply
    /// as the best, and gives its place then.
    fn look_closely(&self, analyst: &Analyst, plays: &mut [RankedPlay], place: usize) -> usize {
        let Some(best) = plays.first().copied() else {
            return place;
        };
        let made = &mut plays[place];
        let after = self.now.game().position();
        let Some(after) =
            after.filter(|after| made.plies < best.plies && after.stage() != Stage::Over)
        else {
            return place;
        };
        made.chances = analyst.chances(&after).for_opponent();
        made.equity = analyst.equity(&after).for_opponent();
        made.plies = best.plies;
        // Up to where it belongs among those that were looked at as closely.
        let made = *made;
        let better =
            |ranked: &RankedPlay| ranked.plies == made.plies && ranked.equity.0 >= made.equity.0;
        let target = plays[..place]
            .iter()
            .take_while(|ranked| better(ranked))
            .count();
        plays[target..=place].rotate_right(1);
        target
    }
}

impl Analyst {
    /// A difference of equities in this position, in both units.
    fn amount(&self, position: &Position, difference: Equity) -> Amount {
        let equity = f64::from(difference.0);
        let points = f64::from(position.cube().value.value());
        let chance = |equity| self.match_winning_chance(position, equity);
        let worth = match chance(difference).zip(chance(Equity(0.0))) {
            Some((one, other)) => one.0 - other.0,
            None => equity * points,
        };
        Amount { equity, worth }
    }

    /// How things stand for the player on roll.
    pub(super) fn outlook(&self, position: &Position, chances: Chances, equity: Equity) -> Outlook {
        let match_winning_chance = self.match_winning_chance(position, equity);
        Outlook {
            chances,
            equity,
            match_winning_chance: match_winning_chance.map(|chance| chance.0),
        }
    }

    fn outlooks(
        &self,
        position: &Position,
        chances: Chances,
        right: Equity,
        done: Equity,
    ) -> [Outlook; 2] {
        [right, done].map(|equity| self.outlook(position, chances, equity))
    }
}
