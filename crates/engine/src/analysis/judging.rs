//! Analysis of one event.

use rules::{Board, Position, Roll, Setup, Stage};

use super::cube_facts::CubeFacts;
use super::finding::{
    Amount, CubeChoice, Finding, JudgedCube, JudgedPlay, JudgedReply, JudgedRoll, Mark, Outlook,
    Subject,
};
use super::input::{Question, QuestionKind};
use super::luck;
use super::opinion::Opinion;
use crate::analyst::Analyst;
use crate::chances::{Chances, Equity};
use crate::cube_decision::{CubeAction, Reply};
use crate::lookahead::RankedPlay;

/// A subject, and how things stood before and after it.
type Judged = (Subject, [Outlook; 2]);

impl Analyst {
    /// Analyzes one event of a match; `None` if there's nothing to say about
    /// it, as when a player with a dead cube rolls.
    #[must_use]
    pub fn judge(&self, question: &Question) -> Option<Finding> {
        self.judge_by(self, question)
    }

    /// The same, but plays and doubles are valued by `opinion`. The analyst
    /// still provides the luck and what points are worth in the match.
    #[must_use]
    pub fn judge_by(&self, opinion: &impl Opinion, question: &Question) -> Option<Finding> {
        let position = &question.position;
        let (subject, [before, after]) = match question.kind {
            QuestionKind::Roll { roll, among } => {
                let outlooks =
                    luck::before_and_after(self, position, roll, |roll| among.contains(roll));
                let luck = self.amount(position, outlooks[1].equity - outlooks[0].equity);
                (Subject::Roll(JudgedRoll { roll, luck }), outlooks)
            }
            QuestionKind::Play { roll, board } => {
                self.judge_play(opinion, position, roll, &board)?
            }
            QuestionKind::Choice(choice) => self.judge_choice(opinion, position, choice)?,
            QuestionKind::Reply(reply) => self.judge_reply(opinion, position, reply)?,
        };
        Some(Finding {
            entry: question.entry,
            game: question.game,
            seat: question.seat,
            player: question.player,
            position: *position,
            before,
            after,
            subject,
        })
    }

    fn judge_choice(
        &self,
        opinion: &impl Opinion,
        position: &Position,
        choice: CubeChoice,
    ) -> Option<Judged> {
        if choice == CubeChoice::Roll && self.is_cube_dead(position) {
            return None;
        }
        let (decision, chances) = opinion.double(position)?;
        let cost = decision.cost_of(match choice {
            CubeChoice::Roll => CubeAction::NoDouble,
            CubeChoice::Double => CubeAction::Double,
        });
        let lost = self.amount(position, cost);
        let judged = JudgedCube {
            choice,
            decision,
            lost,
            facts: self.facts_of_error(position, &chances, lost),
        };
        let right = decision.equity();
        let outlooks = [right, right - cost].map(|equity| self.outlook(position, chances, equity));
        Some((Subject::Cube(judged), outlooks))
    }

    /// What a decision hangs on is counted where somebody asks why.
    fn facts_of_error(
        &self,
        position: &Position,
        chances: &Chances,
        lost: Amount,
    ) -> Option<CubeFacts> {
        let is_error = lost.equity >= Mark::DUBIOUS;
        is_error
            .then(|| self.cube_facts(position, chances))
            .flatten()
    }

    fn judge_reply(
        &self,
        opinion: &impl Opinion,
        position: &Position,
        reply: Reply,
    ) -> Option<Judged> {
        let (decision, chances) = opinion.double(position)?;
        let cost = decision.cost_of_reply(reply)?;
        let lost = self.amount(position, cost);
        let judged = JudgedReply {
            reply,
            decision,
            lost,
            facts: self.facts_of_error(position, &chances, lost),
        };
        let chosen = match reply {
            Reply::Take => decision.double_take,
            Reply::Pass => decision.double_pass,
            Reply::Beaver => decision.double_beaver?,
        };
        // The doubler is on roll; the one who replies sees the other side.
        let outlooks = [chosen - cost, chosen]
            .map(|equity| self.outlook(position, chances, equity).for_opponent());
        Some((Subject::Reply(judged), outlooks))
    }

    fn judge_play(
        &self,
        opinion: &impl Opinion,
        position: &Position,
        roll: Roll,
        board: &Board,
    ) -> Option<Judged> {
        let plays = opinion.plays(position, roll, board);
        let played = plays.iter().position(|ranked| ranked.board == *board)?;
        let [best, made] = [plays[0], plays[played]];
        let lost = Equity((best.equity - made.equity).0.max(0.0));
        let lost = self.amount(position, lost);
        let facts = match lost.equity >= Mark::DUBIOUS {
            true => self.play_facts(position, &made, &best, lost.equity),
            false => None,
        };
        let judged = JudgedPlay {
            roll,
            plays,
            played,
            lost,
            facts,
        };
        let outlooks =
            [best, made].map(|ranked| self.outlook(position, ranked.chances, ranked.equity));
        Some((Subject::Play(judged), outlooks))
    }

    /// Judges the play at `place` as deeply as the best, if it was not, and
    /// puts it where it belongs.
    pub(super) fn look_closely(&self, position: &Position, plays: &mut [RankedPlay], place: usize) {
        let plies = plays[0].plies;
        let made = &mut plays[place];
        let after = after(position, &made.board).filter(|_| made.plies < plies);
        let Some(after) = after else {
            return;
        };
        made.chances = self.chances(&after).for_opponent();
        made.equity = self.equity(&after).for_opponent();
        made.plies = plies;
        // Up to where it belongs among those that were looked at as closely.
        let made = *made;
        let is_better =
            |ranked: &&RankedPlay| ranked.plies == plies && ranked.equity >= made.equity;
        let target = plays[..place].iter().take_while(is_better).count();
        plays[target..=place].rotate_right(1);
    }

    /// A difference of equities in this position, in both units.
    fn amount(&self, position: &Position, difference: Equity) -> Amount {
        let equity = f64::from(difference.0);
        let chance = |equity| self.match_winning_chance(position, equity);
        let worth = match chance(difference).zip(chance(Equity(0.0))) {
            Some((one, other)) => one.0 - other.0,
            None => equity * f64::from(position.cube().value.value()),
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
}

/// The position in which the opponent is on roll after a play that led to
/// this board; `None` if the game is over.
pub(super) fn after(position: &Position, board: &Board) -> Option<Position> {
    let turned = board.for_opponent();
    let setup = Setup {
        player: turned.player().into(),
        opponent: turned.opponent().into(),
        on_roll: position.on_roll().opponent(),
        stage: Stage::BeforeRoll,
        ..Setup::from(*position)
    };
    Position::try_from(setup).ok()
}
