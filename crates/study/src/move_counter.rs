//! The numbers of moves.

use rules::Player;

/// Counts the moves of a match as its text does: a turn of White and the turn
/// of Black after it have the same number, and every game starts at 1. A double
/// and the reply to it are turns, too.
#[derive(Clone, Copy, Debug, Default)]
pub struct MoveCounter {
    game: usize,
    number: usize,
    is_full: bool,
}

impl MoveCounter {
    /// The number of the next action of a match, in a game with this index, by
    /// this player.
    pub fn next(&mut self, game: usize, player: Player) -> usize {
        if self.game != game {
            *self = MoveCounter {
                game,
                ..MoveCounter::default()
            };
        }
        if player == Player::White || self.is_full || self.number == 0 {
            self.number += 1;
        }
        self.is_full = player == Player::Black;
        self.number
    }
}

#[cfg(test)]
mod tests {
    use formats::RecordedAction;

    use super::MoveCounter;

    /// The number in front of the row of each action.
    const NUMBERED: &str = "
 5 point match

 Game 1
 Ann : 0                        Bob : 0
  1)                             31: 8/5 6/5
  2) 62: 24/18 13/11              Doubles => 2
  3)  Takes                      62: 24/18 13/11
  4)  Doubles => 4                Drops
      Wins 2 points

 Game 2
 Ann : 2                        Bob : 0
  1) 31: 8/5 6/5                 42: 8/4 6/4
  2)  Doubles => 2                Takes
  3) 62: 24/18 13/11             31: 8/5 6/5
";

    #[test]
    fn moves_have_the_numbers_of_the_match_text() {
        let file = formats::read(NUMBERED.as_bytes()).unwrap().file;
        let mut counter = MoveCounter::default();
        let games = file.games.iter().enumerate();
        let counted = games.flat_map(|(game, told)| {
            let entries = told.entries.iter();
            let counted: Vec<_> = entries
                .map(|entry| counter.next(game, entry.player))
                .collect();
            counted
        });
        let counted: Vec<usize> = counted.collect();
        assert_eq!(counted, [1, 2, 2, 3, 3, 4, 4, 1, 1, 2, 2, 3, 3]);
        // As we write it ourselves.
        let written = formats::write_match_text(&file).unwrap();
        let numbers = written.lines().filter_map(|line| line.split_once(')'));
        let numbers: Vec<usize> = numbers
            .filter_map(|(number, _)| number.trim().parse().ok())
            .collect();
        assert_eq!(numbers, [1, 2, 3, 4, 1, 2, 3]);
        assert_eq!(file.games[0].entries[3].action, RecordedAction::Take);
    }
}
