#![allow(
    clippy::disallowed_methods,
    reason = "no answer depends on how a platform rounds a color"
)]

use std::collections::BTreeMap;

use super::{CheckerSet, DiceSet, Material, PageColors};

const STYLE: &str = include_str!("../../../style/themes.css");

/// Red, green and blue as amounts of light from 0 to 1.
type Light = [f64; 3];
type Colors = BTreeMap<String, Light>;

/// Kinds of color vision. Those that lack a kind of cone are as in Machado,
/// Oliveira and Fernandes, "A Physiologically-based Model for Simulation of
/// Color Vision Deficiency", 2009.
const EYES: [(&str, [[f64; 3]; 3]); 4] = [
    ("all", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "no red",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "no green",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "no blue",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
];

/// What a checker can lie on.
const GROUNDS: [&str; 5] = ["field", "point-light", "point-dark", "bar", "trough"];

/// A block of variables: what chooses it, and its colors as they are written.
type Block = (String, BTreeMap<String, String>);

/// The blocks of one attribute, by the name that chooses each.
fn family(attribute: &str) -> BTreeMap<String, BTreeMap<String, String>> {
    let named = blocks().into_iter().filter_map(|(selector, colors)| {
        let (_, rest) = selector.split_once(&format!("[{attribute}=\""))?;
        let (name, _) = rest.split_once('"').expect("a name ends");
        Some((name.to_owned(), colors))
    });
    named.collect()
}

fn blocks() -> Vec<Block> {
    let mut text = String::new();
    for (index, part) in STYLE.split("/*").enumerate() {
        let kept = if index == 0 {
            part
        } else {
            part.split_once("*/").expect("a comment ends").1
        };
        text.push_str(kept);
    }
    let blocks = text.split('}').filter_map(|block| {
        // Within a condition, the selector comes last.
        let (selectors, body) = block.rsplit_once('{')?;
        let colors = body
            .split(';')
            .filter_map(|line| line.trim().strip_prefix("--"))
            .map(|line| {
                let (name, color) = line.split_once(':').expect("a name and a color");
                (name.to_owned(), color.trim().to_owned())
            });
        Some((selectors.trim().to_owned(), colors.collect()))
    });
    blocks.collect()
}

/// A page of every color with a set of every board, checkers and dice, by
/// the names of all four.
fn combinations() -> Vec<(String, Colors)> {
    let families = ["data-page", "data-board", "data-checkers", "data-dice"].map(family);
    let mut all = vec![(String::new(), BTreeMap::new())];
    for family in &families {
        let with = |(names, colors): &(String, BTreeMap<String, String>)| {
            let (names, colors) = (names.clone(), colors.clone());
            family
                .iter()
                .map(move |(name, more)| {
                    let mut colors = colors.clone();
                    colors.extend(more.clone());
                    (format!("{names} {name}"), colors)
                })
                .collect::<Vec<_>>()
        };
        all = all.iter().flat_map(with).collect();
    }
    let lit = |(names, colors): &(String, BTreeMap<String, String>)| {
        let resolve = |color: &String| match color.strip_prefix("var(--") {
            Some(other) => light(&colors[other.trim_end_matches(')')]),
            None => light(color),
        };
        let colors = colors
            .iter()
            .map(|(name, color)| (name.clone(), resolve(color)));
        (names.clone(), colors.collect())
    };
    all.iter().map(lit).collect()
}

fn light(color: &str) -> Light {
    let digits = color.strip_prefix('#').expect("colors are written #rrggbb");
    assert_eq!(digits.len(), 6, "{color}");
    [0, 2, 4].map(|start| {
        let value = u8::from_str_radix(&digits[start..start + 2], 16).expect("a hexadecimal");
        let value = f64::from(value) / 255.0;
        if value <= 0.04045 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    })
}

/// The contrast of two colors as WCAG 2 defines it, from 1 to 21.
fn contrast(eyes: &[[f64; 3]; 3], one: Light, other: Light) -> f64 {
    let luminance = |light: Light| {
        let [red, green, blue] = eyes.map(|row| {
            let sum: f64 = row
                .iter()
                .zip(light)
                .map(|(weight, part)| weight * part)
                .sum();
            sum.clamp(0.0, 1.0)
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    };
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Checks, for every combination and all kinds of vision, that the best of
/// `fronts` stands out from `back`.
fn check(fronts: &[&str], back: &str, at_least: f64) {
    let mut failures = std::collections::BTreeSet::new();
    for (names, colors) in combinations() {
        for (cones, eyes) in &EYES {
            let best = fronts
                .iter()
                .map(|front| contrast(eyes, colors[*front], colors[back]))
                .fold(0.0, f64::max);
            if best < at_least {
                failures.insert(format!(
                    "{names}, {cones}: {fronts:?} on {back}: {best:.2} < {at_least}"
                ));
            }
        }
    }
    let some: Vec<String> = failures.into_iter().take(20).collect();
    assert!(some.is_empty(), "\n{}", some.join("\n"));
}

#[test]
fn every_choice_is_in_the_style_and_names_every_color() {
    let check = |attribute: &str, mut names: Vec<&str>| {
        let family = family(attribute);
        names.sort_unstable();
        assert!(family.keys().eq(names), "{attribute}");
        let first = family.values().next().expect("one block");
        for (name, colors) in &family {
            assert!(colors.keys().eq(first.keys()), "{name}");
        }
    };
    check(
        PageColors::ATTRIBUTE,
        PageColors::ALL.map(PageColors::name).to_vec(),
    );
    check(
        Material::ATTRIBUTE,
        Material::ALL.map(Material::name).to_vec(),
    );
    check(
        CheckerSet::ATTRIBUTE,
        CheckerSet::ALL.map(CheckerSet::name).to_vec(),
    );
    check(DiceSet::ATTRIBUTE, DiceSet::ALL.map(DiceSet::name).to_vec());
}

#[test]
fn a_dark_device_has_the_dark_page_before_anybody_chooses() {
    let all = blocks();
    let unchosen = all
        .iter()
        .find(|(selector, _)| selector.contains(":not([data-page])"));
    let (_, colors) = unchosen.expect("a block for nobody's choice");
    assert_eq!(colors, &family("data-page")["dark"]);
}

#[test]
fn words_can_be_read() {
    for ground in ["page", "surface", "surface-high"] {
        check(&["ink"], ground, 7.0);
        for words in ["ink-quiet", "accent-ink", "good", "doubtful", "bad"] {
            check(&[words], ground, 4.5);
        }
        check(&["accent"], ground, 3.0);
    }
    check(&["on-accent"], "accent", 4.5);
    check(&["label"], "frame", 4.5);
    check(&["white-ink"], "white-face", 4.5);
    check(&["black-ink"], "black-face", 4.5);
    check(&["white-pip"], "white-die", 4.5);
    check(&["black-pip"], "black-die", 4.5);
    check(&["cube-ink"], "cube-face", 4.5);
}

#[test]
fn checkers_are_told_apart_and_read_on_any_ground() {
    check(&["white-face"], "black-face", 4.5);
    for player in ["white", "black"] {
        let (face, rim) = (format!("{player}-face"), format!("{player}-rim"));
        check(&[&rim], &face, 4.5);
        for ground in GROUNDS {
            check(&[&face, &rim], ground, 3.0);
        }
    }
}

#[test]
fn dice_are_found_on_the_field() {
    for player in ["white", "black"] {
        let (die, pip) = (format!("{player}-die"), format!("{player}-pip"));
        check(&[&die, &pip], "field", 2.5);
    }
}

#[test]
fn marks_read_on_any_ground_and_checker() {
    check(&["mark"], "mark-edge", 4.5);
    for ground in GROUNDS.into_iter().chain(["white-face", "black-face"]) {
        check(&["mark", "mark-edge"], ground, 3.0);
    }
}

#[test]
fn points_are_told_apart() {
    check(&["point-light"], "point-dark", 1.5);
    check(&["point-dark"], "field", 1.25);
    check(&["point-light"], "field", 1.25);
}

#[test]
fn what_is_named_for_contrast_has_most() {
    let most = |attribute: &str, one: &str, other: &str| {
        let family = family(attribute);
        let of = |colors: &BTreeMap<String, String>| {
            contrast(&EYES[0].1, light(&colors[one]), light(&colors[other]))
        };
        let best = of(&family["contrast"]);
        assert!(
            family.values().all(|colors| of(colors) <= best),
            "{attribute}"
        );
    };
    most("data-board", "label", "frame");
    most("data-checkers", "white-face", "black-face");
}
