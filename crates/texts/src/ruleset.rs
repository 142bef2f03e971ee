//! Rules as text: the names of options and values, and what they mean.

use std::num::NonZeroU32;

use rules::{
    BackgammonNeeds, BearOff, Beavers, Block, BlockedLanding, ColorNames, CubeAtRest, CubeTiming,
    CubeValue, Duty, HitAndRun, Leaflet, NextGame, Opening, PointLabels, RuleOption, Ruleset,
    Session, SingleNumber, Unit, Variant,
};

use crate::color::Color;
use crate::texts::Texts;

/// One rule in force, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleText {
    /// The option's name in rulesets.
    pub option: &'static str,
    /// The option's name for people.
    pub name: String,
    /// The value's name.
    pub value: String,
    /// What that means, in a sentence.
    pub meaning: String,
    /// Whether it differs from the international rules. Match or money play
    /// makes no difference.
    pub differs: bool,
}

/// The name of a value and its meaning.
type Words = (String, String);

impl Texts {
    /// The rules in force, one per option, in the order in which rules are
    /// written.
    #[must_use]
    pub fn rules_in_force(&self, rules: &Ruleset) -> Vec<RuleText> {
        let options = RuleOption::ALL.iter();
        options.map(|option| self.rule(option, rules)).collect()
    }

    /// One option in a ruleset. For the text of another value,
    /// [`set`](RuleOption::set) it in a copy of the rules and ask again.
    #[must_use]
    pub fn rule(&self, option: &RuleOption, rules: &Ruleset) -> RuleText {
        let differs = option.value_in(rules) != option.value_in(&Ruleset::international())
            && !matches!(option.name(), "match" | "match-lengths");
        let (name, (value, meaning)) = self.words(option, rules);
        RuleText {
            option: option.name(),
            name,
            value,
            meaning,
            differs,
        }
    }

    fn words(&self, option: &RuleOption, rules: &Ruleset) -> (String, Words) {
        let (movement, cube, appearance) = (&rules.movement, &rules.cube, &rules.appearance);
        match option.name() {
            "variant" => (self.option_variant(), self.variant_words(rules.variant)),
            "opening" => (self.option_opening(), self.opening_words(rules.opening)),
            "next-game" => (
                self.option_next_game(),
                self.next_game_words(rules.next_game),
            ),
            "block" => (self.option_block(), self.block_words(movement.block)),
            "blocked-landing" => (
                self.option_blocked_landing(),
                self.landing_words(rules.blocked_landing),
            ),
            "duty" => (self.option_duty(), self.duty_words(movement.duty)),
            "single-number" => (
                self.option_single_number(),
                self.single_number_words(movement.single_number),
            ),
            "bear-off" => (
                self.option_bear_off(),
                self.bear_off_words(movement.bear_off),
            ),
            "hit-and-run" => (
                self.option_hit_and_run(),
                self.hit_and_run_words(movement.hit_and_run),
            ),
            "backgammon-needs" => (
                self.option_backgammon_needs(),
                self.backgammon_words(rules.backgammon_needs),
            ),
            "cube" => (
                self.option_cube(),
                self.switch_words(cube.in_use, self.cube_rule_on(), self.cube_rule_off()),
            ),
            "cube-timing" => (self.option_cube_timing(), self.timing_words(cube.timing)),
            "cube-highest" => (self.option_cube_highest(), self.highest_words(cube.highest)),
            "match" => (self.option_match(), self.session_words(rules.session)),
            "match-lengths" => (
                self.option_match_lengths(),
                self.lengths_words(&rules.match_lengths),
            ),
            "crawford" => (
                self.option_crawford(),
                self.switch_words(
                    rules.crawford,
                    self.crawford_rule_on(),
                    self.crawford_rule_off(),
                ),
            ),
            "jacoby" => (
                self.option_jacoby(),
                self.switch_words(rules.jacoby, self.jacoby_rule_on(), self.jacoby_rule_off()),
            ),
            "beavers" => (self.option_beavers(), self.beavers_words(rules.beavers)),
            "automatic-doubles" => (
                self.option_automatic_doubles(),
                self.automatic_words(rules.automatic_doubles),
            ),
            "labels" => (self.option_labels(), self.labels_words(appearance.labels)),
            "counter-clockwise" => {
                let color = Color::of(appearance.counter_clockwise, appearance.colors);
                let words = (self.color_name(color), self.counter_clockwise_rule(color));
                (self.option_counter_clockwise(), words)
            }
            "colors" => (self.option_colors(), self.colors_words(appearance.colors)),
            "cube-at-rest" => (
                self.option_cube_at_rest(),
                self.rest_words(appearance.cube_at_rest),
            ),
            "unit" => (self.option_unit(), self.unit_words(appearance.unit)),
            // A test asks for every option there is.
            other => unreachable!("the option {other} has no words"),
        }
    }

    fn switch_words(&self, is_on: bool, on: String, off: String) -> Words {
        match is_on {
            true => (self.value_on(), on),
            false => (self.value_off(), off),
        }
    }

    fn variant_words(&self, variant: Variant) -> Words {
        match variant {
            Variant::Backgammon => (self.variant_backgammon(), self.variant_rule_backgammon()),
            Variant::Nackgammon => (self.variant_nackgammon(), self.variant_rule_nackgammon()),
            Variant::Hypergammon => (self.variant_hypergammon(), self.variant_rule_hypergammon()),
            Variant::Free { .. } => (self.variant_free(), self.variant_rule_free()),
        }
    }

    fn opening_words(&self, opening: Opening) -> Words {
        match opening {
            Opening::HighDiePlaysPair => (
                self.opening_high_die_plays_pair(),
                self.opening_rule_high_die_plays_pair(),
            ),
            Opening::HighDieRollsAgain => (
                self.opening_high_die_rolls_again(),
                self.opening_rule_high_die_rolls_again(),
            ),
            Opening::DieForColor => (
                self.opening_die_for_color(),
                self.opening_rule_die_for_color(),
            ),
        }
    }

    fn next_game_words(&self, next_game: NextGame) -> Words {
        match next_game {
            NextGame::Dice => (self.next_game_dice(), self.next_game_rule_dice()),
            NextGame::Winner => (self.next_game_winner(), self.next_game_rule_winner()),
        }
    }

    fn block_words(&self, block: Block) -> Words {
        match block {
            Block::FromTwo => (self.block_from_two(), self.block_rule_from_two()),
            Block::FromThree => (self.block_from_three(), self.block_rule_from_three()),
        }
    }

    fn landing_words(&self, landing: BlockedLanding) -> Words {
        match landing {
            BlockedLanding::Illegal => (
                self.blocked_landing_illegal(),
                self.blocked_landing_rule_illegal(),
            ),
            BlockedLanding::SelfHit => (
                self.blocked_landing_self_hit(),
                self.blocked_landing_rule_self_hit(),
            ),
        }
    }

    fn duty_words(&self, duty: Duty) -> Words {
        match duty {
            Duty::Always => (self.duty_always(), self.duty_rule_always()),
            Duty::UntilHome => (self.duty_until_home(), self.duty_rule_until_home()),
        }
    }

    fn single_number_words(&self, number: SingleNumber) -> Words {
        match number {
            SingleNumber::Larger => (
                self.single_number_larger(),
                self.single_number_rule_larger(),
            ),
            SingleNumber::Either => (
                self.single_number_either(),
                self.single_number_rule_either(),
            ),
        }
    }

    fn bear_off_words(&self, bear_off: BearOff) -> Words {
        match bear_off {
            BearOff::Standard => (self.bear_off_standard(), self.bear_off_rule_standard()),
            BearOff::Exact => (self.bear_off_exact(), self.bear_off_rule_exact()),
            BearOff::NearestLower => (
                self.bear_off_nearest_lower(),
                self.bear_off_rule_nearest_lower(),
            ),
            BearOff::AnyLower => (self.bear_off_any_lower(), self.bear_off_rule_any_lower()),
        }
    }

    fn hit_and_run_words(&self, hit_and_run: HitAndRun) -> Words {
        match hit_and_run {
            HitAndRun::Allowed => (self.hit_and_run_allowed(), self.hit_and_run_rule_allowed()),
            HitAndRun::NotAtHome => (
                self.hit_and_run_not_at_home(),
                self.hit_and_run_rule_not_at_home(),
            ),
        }
    }

    fn backgammon_words(&self, needs: BackgammonNeeds) -> Words {
        match needs {
            BackgammonNeeds::NoneOff => (
                self.backgammon_needs_none_off(),
                self.backgammon_needs_rule_none_off(),
            ),
            BackgammonNeeds::NoMore => (
                self.backgammon_needs_no_more(),
                self.backgammon_needs_rule_no_more(),
            ),
            BackgammonNeeds::Never => (
                self.backgammon_needs_never(),
                self.backgammon_needs_rule_never(),
            ),
        }
    }

    fn timing_words(&self, timing: CubeTiming) -> Words {
        match timing {
            CubeTiming::BeforeOwnRoll => (
                self.cube_timing_before_own_roll(),
                self.cube_timing_rule_before_own_roll(),
            ),
            CubeTiming::AnyTime => (
                self.cube_timing_any_time(),
                self.cube_timing_rule_any_time(),
            ),
        }
    }

    fn highest_words(&self, highest: Option<CubeValue>) -> Words {
        match highest {
            None => (self.cube_highest_none(), self.cube_highest_rule_none()),
            Some(highest) => (
                self.cube_highest_at(highest.value()),
                self.cube_highest_rule_at(highest.value()),
            ),
        }
    }

    fn session_words(&self, session: Session) -> Words {
        match session {
            Session::Money => (self.match_none(), self.match_rule_none()),
            Session::Match(length) => (
                self.match_to(length.get()),
                self.match_rule_to(length.get()),
            ),
        }
    }

    fn lengths_words(&self, lengths: &[NonZeroU32]) -> Words {
        if lengths.is_empty() {
            return (self.match_lengths_none(), self.match_lengths_rule_none());
        }
        let lengths: Vec<_> = lengths.iter().map(NonZeroU32::to_string).collect();
        let list = self.one_of(&lengths);
        (
            self.match_lengths_to(&list),
            self.match_lengths_rule_to(&list),
        )
    }

    fn beavers_words(&self, beavers: Beavers) -> Words {
        match beavers {
            Beavers::Off => (self.beavers_off(), self.beavers_rule_off()),
            Beavers::Beavers => (self.beavers_on(), self.beavers_rule_on()),
            Beavers::Raccoons => (self.beavers_raccoons(), self.beavers_rule_raccoons()),
        }
    }

    fn automatic_words(&self, limit: u8) -> Words {
        match limit {
            0 => (
                self.automatic_doubles_off(),
                self.automatic_doubles_rule_off(),
            ),
            limit => (
                self.automatic_doubles_up_to(limit),
                self.automatic_doubles_rule_up_to(limit),
            ),
        }
    }

    fn labels_words(&self, labels: PointLabels) -> Words {
        match labels {
            PointLabels::Blank => (self.labels_none(), self.labels_rule_none()),
            PointLabels::Numbers => (self.labels_numbers(), self.labels_rule_numbers()),
            PointLabels::Halves => (self.labels_halves(), self.labels_rule_halves()),
            PointLabels::Homes => (self.labels_homes(), self.labels_rule_homes()),
        }
    }

    fn colors_words(&self, colors: ColorNames) -> Words {
        match colors {
            ColorNames::WhiteBlack => (self.colors_white_black(), self.colors_rule_white_black()),
            ColorNames::LightDark => (self.colors_light_dark(), self.colors_rule_light_dark()),
        }
    }

    fn rest_words(&self, rest: CubeAtRest) -> Words {
        match rest {
            CubeAtRest::Middle => (self.cube_at_rest_middle(), self.cube_at_rest_rule_middle()),
            CubeAtRest::Side => (self.cube_at_rest_side(), self.cube_at_rest_rule_side()),
        }
    }

    fn unit_words(&self, unit: Unit) -> Words {
        match unit {
            Unit::Points => (self.unit_points(), self.unit_rule_points()),
            Unit::Stake => (self.unit_stake(), self.unit_rule_stake()),
        }
    }

    /// Where a centered cube is, for screen readers.
    #[must_use]
    pub fn cube_at_rest(&self, at_rest: CubeAtRest) -> String {
        match at_rest {
            CubeAtRest::Middle => self.cube_centered(),
            CubeAtRest::Side => self.cube_beside(),
        }
    }

    /// The name of a built-in ruleset.
    #[must_use]
    pub fn leaflet_name(&self, leaflet: Leaflet) -> String {
        match leaflet {
            Leaflet::International => self.leaflet_international(),
            Leaflet::Deluxe => self.leaflet_deluxe(),
            Leaflet::DeluxeCzech => self.leaflet_deluxe_cs(),
            Leaflet::Swiss => self.leaflet_swiss(),
            Leaflet::SwissItalian => self.leaflet_swiss_it(),
            Leaflet::Nordic => self.leaflet_nordic(),
            Leaflet::NordicNorwegian => self.leaflet_nordic_no(),
            Leaflet::Hungarian => self.leaflet_hungarian(),
            Leaflet::Portes => self.leaflet_portes(),
            Leaflet::Tavla => self.leaflet_tavla(),
            Leaflet::Takhteh => self.leaflet_takhteh(),
        }
    }

    /// What's special about a built-in ruleset.
    #[must_use]
    pub fn leaflet_about(&self, leaflet: Leaflet) -> String {
        match leaflet {
            Leaflet::International => self.leaflet_international_about(),
            Leaflet::Deluxe => self.leaflet_deluxe_about(),
            Leaflet::DeluxeCzech => self.leaflet_deluxe_cs_about(),
            Leaflet::Swiss => self.leaflet_swiss_about(),
            Leaflet::SwissItalian => self.leaflet_swiss_it_about(),
            Leaflet::Nordic => self.leaflet_nordic_about(),
            Leaflet::NordicNorwegian => self.leaflet_nordic_no_about(),
            Leaflet::Hungarian => self.leaflet_hungarian_about(),
            Leaflet::Portes => self.leaflet_portes_about(),
            Leaflet::Tavla => self.leaflet_tavla_about(),
            Leaflet::Takhteh => self.leaflet_takhteh_about(),
        }
    }

    /// The name of a ruleset: the closest leaflet, and whether it has been
    /// changed. Match or money play doesn't count as a change.
    #[must_use]
    pub fn ruleset_name(&self, rules: &Ruleset) -> String {
        let leaflet = rules.nearest_leaflet();
        let name = self.leaflet_name(leaflet);
        let is_rule = |option: &RuleOption| !matches!(option.name(), "match" | "match-lengths");
        match rules.differences_from(leaflet).any(is_rule) {
            true => self.leaflet_unlike(&name),
            false => name,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_of_every_leaflet_has_words() {
        let texts = Texts::english();
        for leaflet in Leaflet::ALL {
            let rules = texts.rules_in_force(&leaflet.ruleset());
            assert_eq!(rules.len(), RuleOption::ALL.len());
            for rule in rules {
                assert!(rule.meaning.ends_with('.'), "{rule:?}");
            }
        }
    }

    #[test]
    fn what_differs_is_marked() {
        let texts = Texts::english();
        let marked = |leaflet: Leaflet| -> Vec<_> {
            let rules = texts.rules_in_force(&leaflet.ruleset()).into_iter();
            rules
                .filter(|rule| rule.differs)
                .map(|rule| rule.value)
                .collect()
        };
        assert_eq!(marked(Leaflet::International), [""; 0]);
        let deluxe = [
            "Higher die gets White and starts",
            "Costs the checker",
            "Until all are home",
            "With the exact number only",
            "Even if the loser has borne off checkers",
            "Off",
            "None",
            "The stake",
        ];
        assert_eq!(marked(Leaflet::Deluxe), deluxe);
    }

    #[test]
    fn house_rules_are_called_by_the_nearest_leaflet() {
        let texts = Texts::english();
        let name = |rules: &str| texts.ruleset_name(&rules.parse().unwrap());
        assert_eq!(name("swiss"), "The Swiss leaflet");
        assert_eq!(name("international, match 7"), "International rules");
        assert_eq!(name("swiss, jacoby on"), "The Swiss leaflet, with changes");
    }
}
