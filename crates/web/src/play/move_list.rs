//! The move list: turns in notation, with cube actions.

use rules::{Action, ByPlayer, Die, Entry, Offered, Origin, Outcome, Player, Roll};

use super::table::Table;

/// One game of the move list.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedGame {
    /// Its number in the match, from 1.
    pub number: usize,
    /// What was done, in order.
    pub lines: Vec<Line>,
    /// How it ended, if it has.
    pub outcome: Option<Outcome>,
}

/// One line of the move list.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Who did it, by the color at the time.
    pub player: Player,
    /// What was done.
    pub kind: LineKind,
    /// How many entries the match had before this: where
    /// [`Table::take_back_to`] goes to take it back. For a turn, it's after the
    /// roll.
    pub entry: usize,
}

/// What a line of the move list says.
#[derive(Clone, Debug, PartialEq)]
pub enum LineKind {
    /// The dice for the start gave this player the first turn.
    Started {
        /// What each threw, by the color before any change.
        thrown: ByPlayer<Die>,
    },
    /// A roll and how it was played.
    Turn {
        /// What was rolled.
        roll: Roll,
        /// The play in its player's numbering; empty if there was none or the
        /// turn isn't over, which [`Line::entry`] and the end of the list
        /// distinguish.
        play: String,
        /// Whether the turn has ended.
        is_ended: bool,
    },
    /// An offer, such as a double.
    Offered(Offered),
    /// The answer to an offer.
    Answered(Action),
}

impl Table {
    /// All games with everything that was done; the last one is open.
    #[must_use]
    pub fn move_list(&self) -> Vec<ListedGame> {
        let mut games = vec![ListedGame::new(1)];
        games[0].lines.extend(self.line_at_the_beginning());
        let mut thrown = ByPlayer::<Option<Die>>::default();
        let mut moves: Vec<String> = Vec::new();
        // A turn of single moves is written as one play, with its hits, by
        // the match as it was then.
        let mut then = self.record.beginning().clone();
        for (entry, done) in self.record.entries().iter().enumerate() {
            let number = games.len();
            let Some(game) = games.last_mut() else { break };
            let turn = then.game().turn().cloned();
            then.follow(*done).expect("what is recorded was legal");
            let Entry::Action { player, action } = *done else {
                games.push(ListedGame::new(number + 1));
                thrown = ByPlayer::default();
                continue;
            };
            let line = |kind| Line {
                player,
                kind,
                entry,
            };
            match action {
                Action::ThrowDie(die) => {
                    thrown[player] = Some(die);
                    if let (Some(white), Some(black)) = (thrown.white, thrown.black) {
                        thrown = ByPlayer::default();
                        if white != black {
                            game.lines.extend(self.start_lines(white, black, entry));
                        }
                    }
                }
                Action::Roll(roll) => game.lines.push(Line {
                    entry: entry + 1,
                    ..line(LineKind::Turn {
                        roll,
                        play: String::new(),
                        is_ended: false,
                    })
                }),
                Action::Move { from, die } => moves.push(move_text(from, die)),
                Action::Undo => drop(moves.pop()),
                Action::LandOnBlock { from, die } => {
                    let landed = move_text(from, die);
                    moves.push(format!("{landed}/bar"));
                }
                Action::Play(play) => {
                    moves.clear();
                    game.end_turn(player, play.to_string());
                }
                Action::EndTurn => {
                    let is_penalized = moves.iter().any(|made| made.ends_with("/bar"));
                    let turn = turn.filter(|_| !is_penalized);
                    let text = turn.map_or_else(|| moves.join(" "), |turn| turn.play().to_string());
                    game.end_turn(player, text);
                    moves.clear();
                }
                Action::Double => game.lines.push(line(LineKind::Offered(Offered::Double))),
                Action::Beaver => game.lines.push(line(LineKind::Offered(Offered::Beaver))),
                Action::Raccoon => game.lines.push(line(LineKind::Offered(Offered::Raccoon))),
                Action::Resign(win) => {
                    game.lines
                        .push(line(LineKind::Offered(Offered::Resignation(win))));
                }
                Action::Claim(win) => {
                    game.lines
                        .push(line(LineKind::Offered(Offered::Claim(win))));
                }
                Action::Settle { winner, points } => {
                    let settlement = Offered::Settlement { winner, points };
                    game.lines.push(line(LineKind::Offered(settlement)));
                }
                Action::Take | Action::Pass | Action::Accept | Action::Decline => {
                    game.lines.push(line(LineKind::Answered(action)));
                }
            }
        }
        for (game, finished) in games.iter_mut().zip(self.record.now().finished()) {
            game.outcome = Some(finished.outcome);
        }
        games
    }

    /// How many entries of the record lead up to the open turn's roll, before
    /// any of its moves.
    #[must_use]
    pub fn beginning_of_turn(&self) -> Option<usize> {
        let games = self.move_list();
        let line = games.last()?.lines.last()?;
        let is_open = matches!(
            line.kind,
            LineKind::Turn {
                is_ended: false,
                ..
            }
        );
        is_open.then_some(line.entry)
    }

    /// The roll that was already there, if the match began with one.
    fn line_at_the_beginning(&self) -> Option<Line> {
        let game = self.record.beginning().game();
        let roll = game.turn()?.roll();
        Some(Line {
            player: game.on_roll()?,
            kind: LineKind::Turn {
                roll,
                play: String::new(),
                is_ended: false,
            },
            entry: 0,
        })
    }

    /// Who starts with these dice, and the roll they make if the starter plays
    /// them.
    fn start_lines(&self, white: Die, black: Die, entry: usize) -> Vec<Line> {
        let thrown = ByPlayer { white, black };
        let higher = if white > black {
            Player::White
        } else {
            Player::Black
        };
        let opening = self.now.rules().opening;
        let player = match opening {
            rules::Opening::HighDiePlaysPair | rules::Opening::HighDieRollsAgain => higher,
            rules::Opening::DieForColor => Player::White,
        };
        let started = Line {
            player,
            kind: LineKind::Started { thrown },
            entry,
        };
        let turn = (opening == rules::Opening::HighDiePlaysPair).then(|| Line {
            player,
            kind: LineKind::Turn {
                roll: Roll::new(white, black),
                play: String::new(),
                is_ended: false,
            },
            entry: entry + 1,
        });
        std::iter::once(started).chain(turn).collect()
    }
}

impl ListedGame {
    const fn new(number: usize) -> ListedGame {
        ListedGame {
            number,
            lines: Vec::new(),
            outcome: None,
        }
    }

    /// Writes the play of the turn that is open.
    fn end_turn(&mut self, mover: Player, text: String) {
        let mut lines = self.lines.iter_mut().rev();
        let open = lines.find_map(|line| match &mut line.kind {
            LineKind::Turn { play, is_ended, .. } if line.player == mover && !*is_ended => {
                Some((play, is_ended))
            }
            _ => None,
        });
        if let Some((play, is_ended)) = open {
            *play = text;
            *is_ended = true;
        }
    }
}

/// One move in notation, without hits.
fn move_text(from: Origin, die: Die) -> String {
    match from.pips().saturating_sub(die.pips()) {
        0 => format!("{from}/off"),
        to => format!("{from}/{to}"),
    }
}
