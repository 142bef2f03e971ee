#![allow(
    clippy::disallowed_methods,
    reason = "no answer depends on how a platform rounds a color"
)]

use std::collections::BTreeMap;

use super::Theme;

const STYLE: &str = include_str!("../../../style/themes.css");

/// Red, green and blue as amounts of light from 0 to 1.
type Light = [f64; 3];
type Colors = BTreeMap<String, Light>;

/// Eyes: what they make of light. Those that lack a kind of cone are as in
/// Machado, Oliveira and Fernandes, "A Physiologically-based Model for
/// Simulation of Color Vision Deficiency", 2009.
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

fn themes() -> BTreeMap<String, Colors> {
    let mut text = String::new();
    for (index, part) in STYLE.split("/*").enumerate() {
        let kept = if index == 0 {
            part
        } else {
            part.split_once("*/").expect("a comment ends").1
        };
        text.push_str(kept);
    }
    text.split('}')
        .filter_map(|block| block.split_once('{'))
        .map(|(selector, body)| {
            let name = selector.split('"').nth(1).expect("a block has a theme");
            let colors = body
                .split(';')
                .filter_map(|line| line.trim().strip_prefix("--"))
                .map(|line| {
                    let (name, color) = line.split_once(':').expect("a name and a color");
                    (name.to_owned(), light(color.trim()))
                });
            (name.to_owned(), colors.collect())
        })
        .collect()
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

/// Holds, for every theme and all eyes, that the best of `fronts` stands out
/// from `back`.
fn check(fronts: &[&str], back: &str, at_least: f64) {
    let mut failures = Vec::new();
    for (theme, colors) in themes() {
        for (cones, eyes) in &EYES {
            let best = fronts
                .iter()
                .map(|front| contrast(eyes, colors[*front], colors[back]))
                .fold(0.0, f64::max);
            if best < at_least {
                failures.push(format!(
                    "{theme}, {cones}: {fronts:?} on {back}: {best:.2} < {at_least}"
                ));
            }
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

#[test]
fn every_theme_is_in_the_style_and_names_every_color() {
    let themes = themes();
    let names: Vec<&str> = themes.keys().map(String::as_str).collect();
    let mut expected = Theme::ALL.map(Theme::name);
    expected.sort_unstable();
    assert_eq!(names, expected);
    let first = &themes["daylight"];
    for (theme, colors) in &themes {
        assert!(colors.keys().eq(first.keys()), "{theme}");
    }
}

#[test]
fn a_theme_is_found_by_its_name() {
    for theme in Theme::ALL {
        assert_eq!(Theme::named(theme.name()), Some(theme));
    }
    assert_eq!(Theme::named("no such theme"), None);
}

#[test]
fn words_can_be_read() {
    for ground in ["page", "surface"] {
        check(&["ink"], ground, 7.0);
        check(&["ink-quiet"], ground, 4.5);
        check(&["accent"], ground, 4.5);
    }
    check(&["on-accent"], "accent", 4.5);
    check(&["label"], "frame", 4.5);
    check(&["white-ink"], "white-face", 4.5);
    check(&["black-ink"], "black-face", 4.5);
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
fn marks_read_on_any_ground_and_checker() {
    check(&["mark"], "mark-edge", 4.5);
    // The ticks below the dice have no edge.
    check(&["mark"], "field", 3.0);
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
fn the_theme_of_most_contrast_has_most() {
    let themes = themes();
    let of = |theme: &str, one: &str, other: &str| {
        contrast(&EYES[0].1, themes[theme][one], themes[theme][other])
    };
    for (one, other) in [
        ("ink", "page"),
        ("white-face", "black-face"),
        ("label", "frame"),
    ] {
        let best = of("contrast", one, other);
        assert!(themes.keys().all(|theme| of(theme, one, other) <= best));
    }
}
