//! Which sentences a ruleset needs, topic by topic.

use rules::{
    BackgammonNeeds, Block, HitAndRun, Leaflet, NextGame, Player, Point, PointLabels, Ruleset,
    Session, Unit, Variant,
};

use super::{Illustration, Section, Sentence, Topic, notes};
use crate::color::Color;
use crate::ruleset::RuleText;
use crate::texts::Texts;

/// All sections of the book.
pub(super) fn write(rules: &Ruleset, texts: &Texts, summary: &[RuleText]) -> Vec<Section> {
    let writer = Writer {
        rules,
        texts,
        summary,
    };
    Topic::ALL.map(|topic| writer.section(topic)).to_vec()
}

struct Writer<'a> {
    rules: &'a Ruleset,
    texts: &'a Texts,
    summary: &'a [RuleText],
}

/// A sentence that is the same for all rules.
fn plain(text: String) -> Sentence {
    Sentence {
        text,
        option: None,
        differs: false,
    }
}

impl Writer<'_> {
    fn section(&self, topic: Topic) -> Section {
        let texts = self.texts;
        let (title, sentences) = match topic {
            Topic::Aim => (texts.book_aim(), self.aim()),
            Topic::Setup => (texts.book_setup(), self.setup()),
            Topic::Start => (texts.book_start(), self.start()),
            Topic::Moving => (texts.book_moving(), self.moving()),
            Topic::Doubles => (texts.book_doubles(), self.doubles()),
            Topic::Hitting => (texts.book_hitting(), self.hitting()),
            Topic::Entering => (texts.book_entering(), self.entering()),
            Topic::Blocks => (texts.book_blocks(), self.blocks()),
            Topic::BearingOff => (texts.book_bearing_off(), self.bearing_off()),
            Topic::Winning => (texts.book_winning(), self.winning()),
            Topic::Cube => (texts.book_cube(), self.cube()),
            Topic::Match => (texts.book_match(), self.match_play()),
        };
        Section {
            topic,
            title,
            sentences,
            notes: notes::of(topic, self.rules, texts),
            illustration: Illustration::of(topic, self.rules, texts),
        }
    }

    /// The sentence that states an option's value.
    fn rule(&self, option: &str) -> Sentence {
        let rule = self.summary.iter().find(|rule| rule.option == option);
        let rule = rule.expect("the summary has every option");
        Sentence {
            text: rule.meaning.clone(),
            option: Some(rule.option),
            differs: rule.differs,
        }
    }

    fn aim(&self) -> Vec<Sentence> {
        let checkers = self.rules.variant.opening().player().total();
        vec![
            plain(self.texts.book_aim_checkers(checkers)),
            plain(self.texts.book_aim_way()),
            plain(self.texts.book_aim_win()),
        ]
    }

    fn setup(&self) -> Vec<Sentence> {
        let texts = self.texts;
        let labels = self.rules.appearance.labels;
        let is_by_halves = labels == PointLabels::Halves;
        let [white, black] = self.colors();
        let way = match is_by_halves {
            true => texts.book_setup_way(white, black),
            false => texts.book_setup_points(),
        };
        let mut sentences = vec![
            plain(texts.book_setup_board()),
            plain(way),
            self.rule("labels"),
            self.rule("colors"),
            self.rule("counter-clockwise"),
            self.rule("variant"),
        ];
        // What was set up by hand need not be the same for both players.
        if matches!(self.rules.variant, Variant::Free { .. }) {
            return sentences;
        }
        if is_by_halves {
            let of = |color, player| texts.book_setup_position_of(color, &self.stacks(player));
            sentences.push(plain(of(white, Player::White)));
            sentences.push(plain(of(black, Player::Black)));
        } else {
            let stacks = self.stacks(Player::White);
            sentences.push(plain(texts.book_setup_position(&stacks)));
        }
        sentences
    }

    /// What the two sides are called, White first.
    fn colors(&self) -> [Color; 2] {
        let names = self.rules.appearance.colors;
        [Player::White, Player::Black].map(|player| Color::of(player, names))
    }

    /// Where a player's checkers stand at the start, in words.
    fn stacks(&self, player: Player) -> String {
        let checkers = self.rules.variant.opening().player();
        let labels = self.rules.appearance.labels;
        let from_the_rear = Point::ALL.into_iter().rev();
        let stacks = from_the_rear.filter(|&point| checkers.on(point) > 0);
        let stacks: Vec<_> = stacks
            .map(|point| {
                let name = self.texts.point_in_sentence(point, player, labels);
                self.texts.book_setup_stack(checkers.on(point), &name)
            })
            .collect();
        self.texts.all_of(&stacks)
    }

    fn start(&self) -> Vec<Sentence> {
        let tie = match self.rules.automatic_doubles {
            0 => plain(self.texts.book_start_tie()),
            _ => self.rule("automatic-doubles"),
        };
        let mut sentences = vec![self.rule("opening"), tie];
        if self.rules.next_game == NextGame::Winner {
            sentences.push(self.rule("next-game"));
        }
        sentences
    }

    fn moving(&self) -> Vec<Sentence> {
        vec![
            plain(self.texts.book_moving_roll()),
            plain(self.texts.book_moving_order()),
            plain(self.texts.book_moving_count()),
            plain(self.texts.book_moving_target()),
            self.rule("duty"),
            self.rule("single-number"),
            plain(self.texts.book_moving_nothing()),
            plain(self.texts.book_moving_done()),
        ]
    }

    fn doubles(&self) -> Vec<Sentence> {
        vec![
            plain(self.texts.book_doubles_four()),
            plain(self.texts.book_doubles_rest()),
            plain(self.texts.book_doubles_also()),
        ]
    }

    fn hitting(&self) -> Vec<Sentence> {
        let what = match self.rules.movement.block {
            Block::FromTwo => self.texts.book_hitting_blot(),
            Block::FromThree => self.texts.book_hitting_pair(),
        };
        let mut sentences = vec![plain(what), plain(self.texts.book_hitting_bar())];
        if self.rules.movement.hit_and_run == HitAndRun::NotAtHome {
            sentences.push(self.rule("hit-and-run"));
        }
        sentences
    }

    fn entering(&self) -> Vec<Sentence> {
        let [white, black] = self.colors();
        let place = match self.rules.appearance.labels {
            PointLabels::Halves => self.texts.book_entering_where_halves(white, black),
            PointLabels::Homes => self.texts.book_entering_where_homes(),
            PointLabels::Numbers | PointLabels::Blank => self.texts.book_entering_where(),
        };
        vec![
            plain(self.texts.book_entering_first()),
            plain(place),
            plain(self.texts.book_entering_rest()),
        ]
    }

    fn blocks(&self) -> Vec<Sentence> {
        let mut sentences = vec![self.rule("block"), self.rule("blocked-landing")];
        match self.rules.movement.block {
            Block::FromTwo => sentences.extend([
                plain(self.texts.book_blocks_pass()),
                plain(self.texts.book_blocks_closed()),
            ]),
            // Nobody has the checkers for six such points.
            Block::FromThree => sentences.push(plain(self.texts.book_blocks_pass_three())),
        }
        sentences
    }

    fn bearing_off(&self) -> Vec<Sentence> {
        vec![
            plain(self.texts.book_bearing_off_when()),
            self.rule("bear-off"),
            plain(self.texts.book_bearing_off_hit()),
            plain(self.texts.book_bearing_off_inside()),
            plain(self.texts.book_bearing_off_beside()),
        ]
    }

    fn winning(&self) -> Vec<Sentence> {
        let mut sentences = vec![
            plain(self.texts.book_winning_single()),
            plain(self.texts.book_winning_gammon()),
        ];
        if self.rules.backgammon_needs != BackgammonNeeds::Never {
            sentences.push(plain(self.texts.book_winning_backgammon()));
        }
        sentences.push(self.rule("backgammon-needs"));
        sentences.push(plain(self.texts.book_winning_highest()));
        if self.rules.appearance.unit == Unit::Stake {
            sentences.push(self.rule("unit"));
        }
        sentences
    }

    fn cube(&self) -> Vec<Sentence> {
        let mut sentences = vec![self.rule("cube")];
        if !self.rules.cube.in_use {
            return sentences;
        }
        if self.rules.appearance.unit == Unit::Stake {
            sentences.push(plain(self.texts.book_cube_stake()));
        } else if self.rules.nearest_leaflet() == Leaflet::Nordic {
            sentences.push(plain(self.texts.book_cube_optional()));
        }
        sentences.extend([
            self.rule("cube-at-rest"),
            self.rule("cube-timing"),
            plain(self.texts.book_cube_offer()),
            plain(self.texts.book_cube_owner()),
            self.rule("cube-highest"),
            plain(self.texts.book_cube_product()),
        ]);
        if self.rules.session == Session::Money {
            sentences.extend([self.rule("jacoby"), self.rule("beavers")]);
        }
        sentences
    }

    fn match_play(&self) -> Vec<Sentence> {
        let mut sentences = vec![self.rule("match")];
        if let Session::Match(length) = self.rules.session {
            sentences.push(plain(self.texts.book_match_score(length.get())));
            if self.rules.cube.in_use {
                sentences.push(self.rule("crawford"));
            }
        }
        if !self.rules.match_lengths.is_empty() {
            sentences.push(self.rule("match-lengths"));
        }
        sentences
    }
}
