//! A table for tests, where everything is typed as text.

use rules::{
    Action, Cube, Die, Game, Placement, Player, Point, Position, Reason, Ruleset, Setup, Stage,
    Stakes, WrittenAction,
};

pub(crate) use rules::Player::{Black, White};

/// A game that tests play with sentences such as `roll 31` or `24 by 3`.
pub(crate) struct Table {
    pub(crate) game: Game,
}

impl Table {
    /// A money game before the opening dice.
    pub(crate) fn new(rules: &str) -> Table {
        let rules: Ruleset = rules.parse().unwrap();
        let stakes = rules.clone().for_money().stakes(Default::default());
        Table {
            game: Game::new(rules, stakes),
        }
    }

    /// A money game in which White is on roll, with checkers such as `bar:1
    /// 6:2`, each side in its own numbering. The rest of the fifteen are off.
    pub(crate) fn with(rules: &str, white: &str, black: &str) -> Table {
        let rules: Ruleset = rules.parse().unwrap();
        let stakes = rules.clone().for_money().stakes(Default::default());
        Table::with_stakes(rules, stakes, Cube::CENTERED, white, black)
    }

    pub(crate) fn with_stakes(
        rules: Ruleset,
        stakes: Stakes,
        cube: Cube,
        white: &str,
        black: &str,
    ) -> Table {
        let setup = Setup {
            player: placement(white),
            opponent: placement(black),
            on_roll: White,
            stage: Stage::BeforeRoll,
            offer: None,
            cube,
            highest_cube: rules.cube.highest,
            stakes,
        };
        let position = Position::try_from(setup).unwrap();
        Table {
            game: Game::from_position(rules, &position).unwrap(),
        }
    }

    /// A game from the opening, in which Black has played the first roll, so
    /// White is on roll and may double.
    pub(crate) fn begun(rules: &str) -> Table {
        Table::with(rules, OPENING, OPENING)
    }

    /// Does something that must be allowed.
    pub(crate) fn act(&mut self, player: Player, sentence: &str) -> &mut Table {
        let action = self.action(player, sentence);
        let acted = self.game.act(player, action);
        acted.unwrap_or_else(|refusal| panic!("{player} may not {sentence}: {refusal}"));
        self
    }

    pub(crate) fn white(&mut self, sentence: &str) -> &mut Table {
        self.act(White, sentence)
    }

    pub(crate) fn black(&mut self, sentence: &str) -> &mut Table {
        self.act(Black, sentence)
    }

    /// Tries something that must be refused and must change nothing.
    pub(crate) fn refused(&mut self, player: Player, sentence: &str) -> Reason {
        let action = self.action(player, sentence);
        let before = format!("{:?}", self.game);
        let Err(refusal) = self.game.act(player, action) else {
            panic!("{player} may {sentence}");
        };
        assert_eq!(format!("{:?}", self.game), before, "{sentence}");
        refusal.reason
    }

    /// The legal plays for the roll, sorted.
    pub(crate) fn plays(&self) -> Vec<String> {
        let plays = self.game.turn().expect("a roll").legal_plays();
        let mut texts: Vec<_> = plays.iter().map(|(play, _)| play.to_string()).collect();
        texts.sort();
        texts
    }

    /// The moves this number can make next, from the rear.
    pub(crate) fn moves_by(&self, number: u8) -> Vec<String> {
        let moves = self.game.turn().expect("a roll").next_moves();
        let by_number = moves.iter().filter(|next| next.die() == die(number));
        by_number
            .map(|next| {
                let hit = if next.is_hit() { "*" } else { "" };
                format!("{}/{}{hit}", next.from(), next.to())
            })
            .collect()
    }

    /// Whether the turn may end now.
    pub(crate) fn can_end(&self) -> bool {
        self.game.turn().expect("a roll").can_end()
    }

    /// The points of the finished game, as the sum that players see.
    pub(crate) fn sum(&self) -> String {
        self.game.outcome().expect("the end").to_string()
    }

    /// A player's checkers, in the form that `with` reads.
    pub(crate) fn checkers(&self, player: Player) -> String {
        let checkers = self.game.board_for(player).player();
        let bar = (checkers.on_bar() > 0).then(|| format!("bar:{}", checkers.on_bar()));
        let points = Point::ALL.into_iter().rev();
        let points = points
            .filter(|&point| checkers.on(point) > 0)
            .map(|point| format!("{point}:{}", checkers.on(point)));
        bar.into_iter().chain(points).collect::<Vec<_>>().join(" ")
    }

    /// The action of a sentence; `24 by 3` is short for a move.
    fn action(&self, player: Player, sentence: &str) -> Action {
        let is_move = sentence.starts_with("bar ") || sentence.starts_with(char::is_numeric);
        let text = if is_move {
            format!("move {sentence}")
        } else {
            sentence.to_owned()
        };
        let written = text.parse::<WrittenAction>();
        let written = written.unwrap_or_else(|error| panic!("{error}"));
        let read = self.game.read(player, &written);
        read.unwrap_or_else(|unmade| panic!("{sentence}: {unmade}"))
    }
}

pub(crate) const OPENING: &str = "24:2 13:5 8:3 6:5";

/// Checkers such as `bar:1 6:2`. The rest of the fifteen are off.
fn placement(text: &str) -> Placement {
    let mut placement = Placement::default();
    for part in text.split_whitespace() {
        let (place, count) = part.split_once(':').unwrap();
        let count = count.parse().unwrap();
        match place {
            "bar" => placement.bar = count,
            number => placement.points[number.parse::<usize>().unwrap() - 1] = count,
        }
    }
    placement.off = 15 - placement.total() as u8;
    placement
}

pub(crate) fn die(number: u8) -> Die {
    Die::try_from(number).unwrap()
}
