//! Winning chances as a picture.

use leptos::prelude::*;

const WIDTH: f32 = 600.0;
const HEIGHT: f32 = 140.0;

/// Chances over time, of which a click picks a moment. All numbers are from 0
/// to 1.
#[component]
pub(super) fn Chart(
    /// When, and how likely it was then.
    #[prop(into)]
    points: Signal<Vec<(f32, f32)>>,
    /// The moment that is looked at.
    #[prop(optional, into)]
    here: Option<Signal<f32>>,
    /// What it shows, in a sentence.
    #[prop(into)]
    about: Signal<String>,
    /// Called with the moment that was clicked.
    on_pick: Callback<f64>,
) -> impl IntoView {
    let spots = move || {
        let spot = |&(when, chance): &(f32, f32)| {
            format!("{:.1},{:.1}", when * WIDTH, (1.0 - chance) * HEIGHT)
        };
        points.with(|points| points.iter().map(spot).collect::<Vec<_>>().join(" "))
    };
    let area = move || {
        let last = points.with(|points| points.last().map_or(0.0, |(when, _)| *when));
        format!("0,{HEIGHT} {} {},{HEIGHT}", spots(), last * WIDTH)
    };
    let pick = move |event: leptos::ev::MouseEvent| {
        let target = event.current_target();
        let width = target.map_or(1, |target| crate::files::width_of(&target));
        on_pick.run(f64::from(event.offset_x()) / f64::from(width.max(1)));
    };
    let here = here.map(|here| {
        let x = move || here.get() * WIDTH;
        view! { <line class="here" x1=x x2=x y1="0" y2=HEIGHT /> }
    });
    view! {
        <figure dir="ltr">
            <svg
                class="graph"
                viewBox=format!("0 0 {WIDTH} {HEIGHT}")
                preserveAspectRatio="none"
                role="img"
                aria-label=about
                on:click=pick
            >
                <line class="even" x1="0" x2=WIDTH y1=HEIGHT / 2.0 y2=HEIGHT / 2.0 />
                <polygon class="area" points=area />
                <polyline class="line" points=spots />
                {here}
            </svg>
            <figcaption class="small quiet">{about}</figcaption>
        </figure>
    }
}

const TREND_WIDTH: f64 = 320.0;
const TREND_HEIGHT: f64 = 110.0;
/// The room for dots at the edges, and for the figures on the left.
const MARGIN: f64 = 10.0;
const FIGURES: f64 = 36.0;

/// One value a game or a day, from the oldest to the newest.
#[component]
pub(super) fn Trend(
    /// The values.
    #[prop(into)]
    values: Signal<Vec<f64>>,
    /// What they are, in a few words.
    #[prop(into)]
    about: Signal<String>,
    /// How a value on the scale is written.
    written: fn(f64) -> String,
) -> impl IntoView {
    let drawing = move || {
        let values = values.get();
        let scale = Scale::of(&values);
        let spots: Vec<(f64, f64)> = scale.spots(&values);
        let line: Vec<String> = spots
            .iter()
            .map(|(x, y)| format!("{x:.1},{y:.1}"))
            .collect();
        let dots = spots
            .into_iter()
            .map(|(x, y)| view! { <circle cx=x cy=y r="3" /> });
        let marks = [scale.least, scale.most].map(|value| {
            let y = scale.height(value);
            view! {
                <line class="even" x1=FIGURES x2=TREND_WIDTH y1=y y2=y />
                <text x=FIGURES - 6.0 y=y dy="0.35em">{written(value)}</text>
            }
        });
        let zero = (scale.least < 0.0 && scale.most > 0.0).then(|| {
            let y = scale.height(0.0);
            view! { <line class="zero" x1=FIGURES x2=TREND_WIDTH y1=y y2=y /> }
        });
        view! {
            {marks.collect_view()}
            {zero}
            <polyline class="line" points=line.join(" ") />
            {dots.collect_view()}
        }
    };
    view! {
        <figure class="trend" dir="ltr">
            <svg
                viewBox=format!("0 0 {TREND_WIDTH} {TREND_HEIGHT}")
                role="img"
                aria-label=about
            >
                {drawing}
            </svg>
        </figure>
    }
}

/// Where values are drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Scale {
    least: f64,
    most: f64,
}

impl Scale {
    /// From zero, or below if there is something, to the greatest.
    fn of(values: &[f64]) -> Scale {
        let least = values.iter().copied().fold(0.0, f64::min).floor();
        let most = values.iter().copied().fold(0.0, f64::max).ceil();
        Scale {
            least,
            most: if most > least { most } else { least + 1.0 },
        }
    }

    fn height(self, value: f64) -> f64 {
        let part = (value - self.least) / (self.most - self.least);
        TREND_HEIGHT - MARGIN - part * (TREND_HEIGHT - 2.0 * MARGIN)
    }

    fn spots(self, values: &[f64]) -> Vec<(f64, f64)> {
        let width = TREND_WIDTH - FIGURES - 2.0 * MARGIN;
        let steps = values.len().saturating_sub(1).max(1) as f64;
        let numbered = values.iter().enumerate();
        let spot = |(number, value): (usize, &f64)| {
            let x = FIGURES + MARGIN + width * number as f64 / steps;
            (x, self.height(*value))
        };
        numbered.map(spot).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trend_fills_its_field_and_never_leaves_it() {
        for values in [&[3.0][..], &[2.5, 14.2, 7.0], &[-1.2, 0.4], &[0.0, 0.0]] {
            let scale = Scale::of(values);
            for (x, y) in scale.spots(values) {
                assert!((FIGURES..=TREND_WIDTH).contains(&x), "{values:?}");
                assert!((0.0..=TREND_HEIGHT).contains(&y), "{values:?}");
            }
        }
        let scale = Scale::of(&[2.5, 14.2]);
        assert_eq!((scale.least, scale.most), (0.0, 15.0));
        let spots = scale.spots(&[2.5, 14.2]);
        assert!(spots[0].0 < spots[1].0, "the newest is on the right");
        assert!(spots[0].1 > spots[1].1, "more is higher");
    }
}
