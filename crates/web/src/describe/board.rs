//! The names of the board's places, for screen readers.

use leptos::prelude::*;
use rules::{ColorNames, CubeAtRest, Player};
use texts::{Color, Texts};

use crate::app::AppState;
use crate::board::{AriaLabels, CubePlace, Place, ShownCube, ShownDice, ShownPlace};

/// The names of everything on the board of the table, in the current language.
#[must_use]
pub fn aria_labels(app: AppState) -> AriaLabels {
    let colors = move || {
        let colors = app
            .table
            .with(|table| table.now().rules().appearance.colors);
        colors.unwrap_or(ColorNames::WhiteBlack)
    };
    // Points have the numbers of whoever counts them now.
    let counts = move || {
        app.table
            .with(|table| table.counter(table.on_turn()))
            .unwrap_or(Player::White)
    };
    let at_rest = move || {
        let at_rest = app
            .table
            .with(|table| table.now().rules().appearance.cube_at_rest);
        at_rest.unwrap_or(CubeAtRest::Middle)
    };
    named(app, colors, counts, at_rest)
}

/// The names on a board without a table; White numbers the points.
#[must_use]
pub fn aria_labels_with_colors(app: AppState, colors: ColorNames) -> AriaLabels {
    named(app, move || colors, || Player::White, || CubeAtRest::Middle)
}

/// The same where this player counts the points, of White and Black.
#[must_use]
pub fn aria_labels_counted_by(app: AppState, counts: Signal<Player>) -> AriaLabels {
    named(
        app,
        || ColorNames::WhiteBlack,
        move || counts.get(),
        || CubeAtRest::Middle,
    )
}

fn named(
    app: AppState,
    colors: impl Fn() -> ColorNames + Copy + Send + Sync + 'static,
    counts: impl Fn() -> Player + Copy + Send + Sync + 'static,
    at_rest: impl Fn() -> CubeAtRest + Copy + Send + Sync + 'static,
) -> AriaLabels {
    let color = move |player: Player| Color::of(player, colors());
    AriaLabels {
        board: Signal::derive(move || app.text(|t| t.table_board())),
        place: Callback::new(move |shown: ShownPlace| {
            app.text(|t| place(&shown, counts(), &color, t))
        }),
        dice: Callback::new(move |shown: ShownDice| app.text(|t| dice(&shown, t))),
        cube: Callback::new(move |shown: ShownCube| {
            app.text(|t| cube(shown, at_rest(), &color, t))
        }),
    }
}

fn place(
    shown: &ShownPlace,
    counts: Player,
    color: &impl Fn(Player) -> Color,
    texts: &Texts,
) -> String {
    let count = |player| {
        let found = shown.checkers.iter().find(|(owner, _)| *owner == player);
        found.map_or(0, |(_, count)| *count)
    };
    let name = match shown.place {
        Place::Bar(owner) => texts.place_bar(count(owner), color(owner)),
        Place::Tray(owner) => texts.place_tray(count(owner), color(owner)),
        Place::Point(point) => {
            // Points have numbers even if none are printed.
            let label = match (shown.label.is_empty(), counts) {
                (false, _) => shown.label.clone(),
                (true, Player::White) => point.number().to_string(),
                (true, Player::Black) => point.mirrored().number().to_string(),
            };
            match shown.checkers.last() {
                Some((owner, checkers)) => {
                    texts.place_checkers(color(counts), &label, color(*owner), *checkers)
                }
                None => texts.place_empty(color(counts), &label),
            }
        }
    };
    let states = [
        (shown.is_picked_up, texts.place_picked_up()),
        (shown.is_target, texts.place_target()),
        (shown.is_movable, texts.place_movable()),
        (shown.is_last_moved, texts.place_last_moved()),
    ];
    let mut words = vec![name];
    words.extend(
        states
            .into_iter()
            .filter(|(holds, _)| *holds)
            .map(|(_, text)| text),
    );
    words.join(", ")
}

fn dice(shown: &ShownDice, texts: &Texts) -> String {
    // Before a roll, your own dice aren't on the board.
    let mut words = vec![match (shown.can_press, shown.dice.is_empty()) {
        (false, _) => texts.dice_name(),
        (true, true) => texts.dice_roll(),
        (true, false) => texts.dice_pick_up(),
    }];
    // The four dice of a double are one number, played that many times.
    let is_double = shown.dice.len() == 4;
    let left: u8 = shown.dice.iter().map(|die| die.left).sum();
    words.extend(
        shown
            .dice
            .iter()
            .take(if is_double { 1 } else { 2 })
            .map(|die| {
                let is_blocked = shown.dice.iter().any(|die| die.is_blocked);
                match (is_double, die.is_blocked) {
                    (true, _) if is_blocked => texts.die_blocked(die.die.pips()),
                    (true, _) => texts.die_left(left, die.die.pips()),
                    (false, true) => texts.die_blocked(die.die.pips()),
                    (false, false) => texts.die_left(die.left, die.die.pips()),
                }
            }),
    );
    words.join(", ")
}

fn cube(
    shown: ShownCube,
    at_rest: CubeAtRest,
    color: &impl Fn(Player) -> Color,
    texts: &Texts,
) -> String {
    let value = shown.value.value();
    let name = match shown.place {
        CubePlace::Centered => texts.cube_at_rest(at_rest),
        CubePlace::Owned(owner) => texts.cube_owned(color(owner), value),
        CubePlace::OfferedTo(player) => texts.cube_offered(color(player), value),
    };
    if shown.can_press {
        let next = value.saturating_mul(2);
        format!("{name}, {}", texts.cube_double(next))
    } else {
        name
    }
}

#[cfg(test)]
mod tests {
    use rules::Die;

    use super::*;
    use crate::board::ShownDie;

    #[test]
    fn dice_say_whether_they_are_rolled_or_picked_up() {
        let texts = Texts::english();
        let label = |left: &[u8]| {
            let shown = ShownDice {
                player: Player::White,
                can_press: true,
                can_swap: false,
                dice: left
                    .iter()
                    .map(|&left| ShownDie {
                        die: Die::Three,
                        left,
                        is_blocked: false,
                    })
                    .collect(),
            };
            dice(&shown, &texts)
        };
        assert!(label(&[]).starts_with(&texts.dice_roll()));
        // Everything is played: a press ends the turn.
        assert!(label(&[0, 0]).starts_with(&texts.dice_pick_up()));
    }
}
