//! A client that plays at random and checks everything the server says.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, ensure};
use protocol::{
    Command, CommandId, MatchAction, Refused, SeatKey, Share, Standing, Table, TableId, ToClient,
    ToServer,
};
use rules::{Action, ActionKind, Decision, Seat};
use tokio::time::{Instant, sleep_until, timeout_at};

use super::client::{Connection, Server};
use super::report::Measured;

/// How fast to play.
#[derive(Clone, Copy, Debug)]
pub(super) enum Pace {
    /// Not at all.
    Idle,
    /// An action of either player every so often on average.
    Every(Duration),
}

/// When what happened last at a table was sent by who did it.
pub(super) type Sent = Arc<Mutex<Option<Instant>>>;

/// One of the two at a table.
#[derive(Debug)]
pub(super) struct Bot {
    server: Server,
    id: TableId,
    seat: Seat,
    key: SeatKey,
    pace: Pace,
    random: u64,
    table: Option<Table>,
    /// The last event that the server said was written down.
    promised: u32,
    /// The command that waits for an answer.
    waiting: Option<Instant>,
    /// The id of the command that was sent last.
    sent_id: Option<CommandId>,
    next_action: Instant,
}

/// How long to wait before a lost connection is tried again.
const PAUSE: Duration = Duration::from_millis(50);

/// How long a server may take to answer before it is thought to be gone.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(30);

impl Bot {
    pub(super) fn new(
        server: Server,
        id: TableId,
        seat: Seat,
        key: SeatKey,
        pace: Pace,
        number: u64,
        begins: Instant,
    ) -> Bot {
        let random = number * 2 + u64::from(seat == Seat::Second);
        let mut bot = Bot {
            server,
            id,
            seat,
            key,
            pace,
            random,
            table: None,
            promised: 0,
            waiting: None,
            sent_id: None,
            next_action: begins,
        };
        // Not all tables act in the same moment.
        bot.next_action = begins + bot.pause();
        bot
    }

    /// Plays until the match is over or the time is up.
    ///
    /// # Errors
    ///
    /// If the server has lost or changed something.
    pub(super) async fn play(
        &mut self,
        until: Instant,
        sent: &Sent,
        measured: &Measured,
    ) -> anyhow::Result<()> {
        while Instant::now() < until && !self.is_over() {
            let Ok(connection) = self.server.join(self.id, self.key, self.last()).await else {
                tokio::time::sleep(PAUSE).await;
                continue;
            };
            self.waiting = None;
            match self.session(connection, until, sent, measured).await {
                Ok(()) => {}
                Err(Failure::Disconnected) => measured.lost_connection(),
                Err(Failure::BrokenPromise(fault)) => {
                    return Err(fault.context(format!("table {}", self.id)));
                }
            }
        }
        Ok(())
    }

    async fn session(
        &mut self,
        mut connection: Connection,
        until: Instant,
        sent: &Sent,
        measured: &Measured,
    ) -> Result<(), Failure> {
        let deadline = |since: Instant| until.min(since + ANSWER_TIMEOUT);
        // Somebody who is let in is told where the log is.
        let welcome = timeout_at(deadline(Instant::now()), connection.next()).await;
        let Ok(Ok(ToClient::Welcome { last, .. })) = welcome else {
            return Err(Failure::Disconnected);
        };
        let known = self.last().max(self.promised);
        if last < known {
            let fault =
                anyhow::anyhow!("event {known} was told and is lost: the log ends at {last}");
            return Err(Failure::BrokenPromise(fault));
        }
        while Instant::now() < until && !self.is_over() {
            let command = match self.waiting {
                None if self.last() >= last => self.wanted(),
                _ => None,
            };
            let acts_at = match (command.is_some(), self.pace) {
                (true, Pace::Every(_)) => self.next_action,
                _ => until + PAUSE,
            };
            tokio::select! {
                () = sleep_until(acts_at) => {
                    let Some(command) = command else { continue };
                    let id = CommandId::new(self.next_random());
                    self.sent_id = Some(id);
                    let message = ToServer::Command { id, after: self.last(), command };
                    let now = Instant::now();
                    self.waiting = Some(now);
                    *sent.lock().unwrap_or_else(PoisonError::into_inner) = Some(now);
                    connection.send(&message).await.map_err(|_| Failure::Disconnected)?;
                }
                message = connection.next() => {
                    let message = message.map_err(|_| Failure::Disconnected)?;
                    self.handle(message, sent, measured).map_err(Failure::BrokenPromise)?;
                }
                () = sleep_until(until) => return Ok(()),
            }
            if self
                .waiting
                .is_some_and(|since| Instant::now() > since + ANSWER_TIMEOUT)
            {
                return Err(Failure::Disconnected);
            }
        }
        Ok(())
    }

    fn handle(
        &mut self,
        message: ToClient,
        sent: &Sent,
        measured: &Measured,
    ) -> anyhow::Result<()> {
        match message {
            ToClient::Events { events } => {
                for event in &events {
                    match &mut self.table {
                        None => self.table = Some(Table::new(self.id, event)?),
                        Some(table) => table.apply(event)?,
                    }
                }
                if self.waiting.is_none() && events.len() == 1 {
                    let sent = sent.lock().unwrap_or_else(PoisonError::into_inner).take();
                    if let Some(sent) = sent {
                        measured.heard_after(sent.elapsed());
                    }
                }
                self.next_action = Instant::now() + self.pause();
            }
            ToClient::Accepted { id, number } => {
                ensure!(
                    Some(id) == self.sent_id,
                    "command {id:?} was accepted, {:?} was sent",
                    self.sent_id
                );
                ensure!(
                    number <= self.last(),
                    "event {number} was promised and not told"
                );
                self.promised = number;
                if let Some(since) = self.waiting.take() {
                    measured.accepted_after(since.elapsed());
                }
            }
            ToClient::Refused { refused, .. } => {
                self.waiting = None;
                match refused {
                    Refused::Stale { .. }
                    | Refused::Storage
                    | Refused::Uncertain
                    | Refused::TooMany => {
                        measured.refused();
                    }
                    refused => return Err(refused).context("a legal command was refused"),
                }
            }
            ToClient::Welcome { .. } | ToClient::Presence { .. } | ToClient::Pong { .. } => {}
        }
        Ok(())
    }

    /// How long to think: sometimes longer, sometimes shorter. Bots that think
    /// equally long fall into step with each other, as people never do.
    fn pause(&mut self) -> Duration {
        match self.pace {
            Pace::Idle => Duration::ZERO,
            Pace::Every(pause) => pause.mul_f64(0.5 + self.below(1000) as f64 / 1000.0),
        }
    }

    fn last(&self) -> u32 {
        self.table.as_ref().map_or(0, Table::last)
    }

    fn is_over(&self) -> bool {
        self.table
            .as_ref()
            .is_some_and(|table| table.receipt().is_some())
    }

    /// What to do now, if anything.
    fn wanted(&mut self) -> Option<Command> {
        if matches!(self.pace, Pace::Idle) {
            return None;
        }
        let table = self.table.as_ref()?;
        if table.seat(self.seat).name.is_none() {
            return Some(Command::Sit {
                name: "Bot".parse().ok()?,
                share: Share([self.random as u8; 16]),
            });
        }
        let player = table.player_at(self.seat);
        let game = table.record().now().game();
        let choices = game.choices(player);
        let action = match (table.standing(), game.decision()) {
            (Standing::BetweenGames, _) if self.seat == Seat::First => MatchAction::NextGame,
            (Standing::Playing, Decision::ThrowForStart { has_thrown }) if !has_thrown[player] => {
                MatchAction::Throw
            }
            (Standing::Playing, _) if table.to_decide() != Some(self.seat) => return None,
            (Standing::Playing, Decision::Answer { .. }) => match self.below(3) {
                0 => Action::Pass.into(),
                _ => Action::Take.into(),
            },
            (Standing::Playing, Decision::RollOrDouble { .. }) => {
                let doubles = choices.contains(&ActionKind::Double) && self.below(20) == 0;
                if doubles {
                    Action::Double.into()
                } else {
                    MatchAction::Roll
                }
            }
            (Standing::Playing, Decision::Play { .. }) => self.part_of_turn()?.into(),
            _ => return None,
        };
        Some(Command::Act { action })
    }

    /// A whole play, or one checker after the other.
    fn part_of_turn(&mut self) -> Option<Action> {
        let turn = self.table.as_ref()?.record().now().game().turn()?.clone();
        if turn.steps().is_empty() && self.below(4) > 0 {
            let plays = turn.legal_plays();
            let place = self.below(plays.len() as u64) as usize;
            return plays.iter().nth(place).map(|(play, _)| Action::Play(*play));
        }
        if turn.can_undo() && self.below(8) == 0 {
            return Some(Action::Undo);
        }
        let moves = turn.next_moves();
        if moves.is_empty() {
            return Some(Action::EndTurn);
        }
        let made = moves[self.below(moves.len() as u64) as usize];
        Some(Action::Move {
            from: made.from(),
            die: made.die(),
        })
    }

    /// A number below another, the same for the same bot at the same time of
    /// its life.
    fn below(&mut self, limit: u64) -> u64 {
        (self.next_random() >> 33) % limit.max(1)
    }

    fn next_random(&mut self) -> u64 {
        // The multiplier and the step are Knuth's for 64 bits.
        self.random = self.random.wrapping_mul(6_364_136_223_846_793_005);
        self.random = self.random.wrapping_add(1_442_695_040_888_963_407);
        self.random
    }
}

/// Why a bot stops talking.
enum Failure {
    /// The connection is lost, and made again.
    Disconnected,
    /// The server lost or changed something that it had sent.
    BrokenPromise(anyhow::Error),
}
