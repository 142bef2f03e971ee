//! Charts: winning chances over a match, and figures over time.

use leptos::prelude::*;
use texts::{Number, Texts};

use crate::app::app;

const WIDTH: f32 = 600.0;
const HEIGHT: f32 = 140.0;

/// Chances over time; a click picks a moment. All numbers are from 0 to 1.
#[component]
pub(super) fn Chart(
    /// When, and how likely it was then.
    #[prop(into)]
    points: Signal<Vec<(f32, f32)>>,
    /// The current moment.
    #[prop(into)]
    here: Signal<f32>,
    /// Where each part begins, with what is written below it.
    #[prop(into)]
    parts: Signal<Vec<(f32, String)>>,
    /// What it shows, in a sentence.
    #[prop(into)]
    about: Signal<String>,
    /// The same with the most important figures, for those who don't see it.
    #[prop(into)]
    text: Signal<String>,
    /// What there is to say about a moment.
    told: Callback<f32, String>,
    /// Called with the moment that was clicked.
    on_pick: Callback<f32>,
) -> impl IntoView {
    let app = app();
    // The moment below the pointer.
    let pointed = RwSignal::new(None::<f32>);
    let spots = move || {
        let spot = |&(when, chance): &(f32, f32)| {
            format!("{:.1},{:.1}", when * WIDTH, (1.0 - chance) * HEIGHT)
        };
        points.with(|points| points.iter().map(spot).collect::<Vec<_>>().join(" "))
    };
    let area = move || {
        let ends = points.with(|points| (points.first().copied(), points.last().copied()));
        let (Some((first, _)), Some((last, _))) = ends else {
            return String::new();
        };
        format!(
            "{},{HEIGHT} {} {},{HEIGHT}",
            first * WIDTH,
            spots(),
            last * WIDTH
        )
    };
    let moment = |event: &leptos::ev::MouseEvent| {
        let target = event.current_target();
        let width = target.map_or(1, |target| crate::files::width_of(&target));
        (event.offset_x() as f32 / width.max(1) as f32).clamp(0.0, 1.0)
    };
    let level = |share: f32| {
        let class = if share == 0.5 { "even" } else { "level" };
        view! { <line class=class x1="0" x2=WIDTH y1=share * HEIGHT y2=share * HEIGHT /> }
    };
    let upright = |class: &'static str, when: Signal<Option<f32>>| {
        move || {
            let x = when.get()? * WIDTH;
            Some(view! { <line class=class x1=x x2=x y1="0" y2=HEIGHT /> })
        }
    };
    let borders = move || {
        let borders = parts.get().into_iter().skip(1);
        let line = |(when, _): (f32, String)| {
            let x = when * WIDTH;
            view! { <line class="border" x1=x x2=x y1="0" y2=HEIGHT /> }
        };
        borders.map(line).collect_view()
    };
    let names = move || {
        let name = |(when, name): (f32, String)| {
            view! { <span style:left=format!("{:.2}%", 100.0 * when)>{name}</span> }
        };
        parts.get().into_iter().map(name).collect_view()
    };
    let scale = move || {
        let mark = |chance: f64| {
            let mark = app.text(|t| t.figure_percent(Number::percent(chance, 0)));
            view! { <span>{mark}</span> }
        };
        [1.0, 0.5, 0.0].map(mark).collect_view()
    };
    let says = move || told.run(pointed.get().unwrap_or_else(|| here.get()));
    view! {
        <figure class="chart" dir="ltr">
            <div class="scale" aria-hidden="true">{scale}</div>
            <svg
                class="graph"
                viewBox=format!("0 0 {WIDTH} {HEIGHT}")
                preserveAspectRatio="none"
                role="img"
                aria-label=text
                on:click=move |event| on_pick.run(moment(&event))
                on:pointermove=move |event| pointed.set(Some(moment(&event)))
                on:pointerleave=move |_| pointed.set(None)
            >
                {[0.25, 0.5, 0.75].map(level).collect_view()}
                {borders}
                <polygon class="area" points=area />
                <polyline class="line" points=spots />
                {upright("here", Signal::derive(move || Some(here.get())))}
                {upright("pointed", pointed.into())}
            </svg>
            <div class="parts" aria-hidden="true">{names}</div>
            <figcaption class="small">
                <span class="quiet">{about}</span>
                <strong dir="auto">{says}</strong>
            </figcaption>
        </figure>
    }
}

const TREND_WIDTH: f64 = 320.0;
const TREND_HEIGHT: f64 = 140.0;
/// The space for dots at the edges, for the figures on the left, and for the
/// dates below.
const MARGIN: f64 = 10.0;
const FIGURES: f64 = 36.0;
const DATES: f64 = 18.0;

/// One value per game, day or month, from the oldest to the newest.
#[component]
pub(super) fn Trend(
    /// When, in words, and the value.
    #[prop(into)]
    points: Signal<Vec<(String, f64)>>,
    /// What they are, in a few words.
    #[prop(into)]
    about: Signal<String>,
    /// How a value is written with so many decimals.
    written: fn(f64, u8, &Texts) -> String,
) -> impl IntoView {
    let app = app();
    // The point below the pointer.
    let pointed = RwSignal::new(None::<usize>);
    let drawing = move || {
        let points = points.get();
        let values: Vec<f64> = points.iter().map(|(_, value)| *value).collect();
        let scale = Scale::of(&values);
        let spots: Vec<(f64, f64)> = scale.spots(&values);
        let line: Vec<String> = spots
            .iter()
            .map(|(x, y)| format!("{x:.1},{y:.1}"))
            .collect();
        let ends = [0, points.len().saturating_sub(1)];
        let dates = ["start", "end"].into_iter().zip(ends);
        let dates = dates.take(points.len()).map(|(anchor, place)| {
            let x = spots[place].0;
            let x = if anchor == "start" {
                FIGURES
            } else {
                x + MARGIN
            };
            let date = points[place].0.clone();
            view! { <text class=anchor x=x y=TREND_HEIGHT - 3.0>{date}</text> }
        });
        let dates = dates.collect_view();
        let dots = spots.into_iter().enumerate().map(|(place, (x, y))| {
            let is_pointed = move || pointed.get() == Some(place);
            let radius = move || if is_pointed() { "5" } else { "3" };
            view! { <circle cx=x cy=y r=radius /> }
        });
        let marks = scale.marks().into_iter().map(|value| {
            let y = scale.height(value);
            let class = if value == 0.0 { "zero" } else { "even" };
            let decimals = u8::from(scale.step < 1.0);
            view! {
                <line class=class x1=FIGURES x2=TREND_WIDTH y1=y y2=y />
                <text class="mark" x=FIGURES - 6.0 y=y dy="0.35em">
                    {app.text(|t| written(value, decimals, t))}
                </text>
            }
        });
        view! {
            {marks.collect_view()}
            {dates}
            <polyline class="line" points=line.join(" ") />
            {dots.collect_view()}
        }
    };
    let told = move |(when, value): &(String, f64)| {
        format!("{when}: {}", app.text(|t| written(*value, 1, t)))
    };
    let text = move || {
        let all = points.with(|points| points.iter().map(told).collect::<Vec<_>>().join("; "));
        format!("{}. {all}", about.get())
    };
    // The newest says the most, until another is pointed at.
    let says = move || {
        points.with(|points| {
            let place = pointed.get().unwrap_or(usize::MAX);
            points.get(place).or(points.last()).map(told)
        })
    };
    let point_at = move |event: leptos::ev::PointerEvent| {
        let target = event.current_target();
        let width = target.map_or(1, |target| crate::files::width_of(&target));
        let x = TREND_WIDTH * f64::from(event.offset_x()) / f64::from(width.max(1));
        pointed.set(Some(nearest(x, points.with_untracked(Vec::len))));
    };
    view! {
        <figure class="trend">
            <figcaption class="row small">
                <span>{about}</span>
                <strong>{says}</strong>
            </figcaption>
            <svg
                viewBox=format!("0 0 {TREND_WIDTH} {TREND_HEIGHT}")
                role="img"
                aria-label=text
                on:pointerdown=point_at
                on:pointermove=point_at
                on:pointerleave=move |_| pointed.set(None)
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
    /// From one mark to the next.
    step: f64,
}

/// The most marks beside a chart.
const MOST_MARKS: f64 = 5.0;

impl Scale {
    /// From zero, or the lowest value if that's negative, to the highest, in
    /// round steps.
    fn of(values: &[f64]) -> Scale {
        let least = values.iter().copied().fold(0.0, f64::min);
        let most = values.iter().copied().fold(0.0, f64::max);
        let steps = [0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0];
        let marks = |step: &f64| (most / step).ceil() - (least / step).floor() + 1.0;
        let mut fitting = steps.into_iter();
        let step = fitting.find(|step| marks(step) <= MOST_MARKS);
        let step = step.unwrap_or((most - least).max(1.0));
        let (least, most) = ((least / step).floor() * step, (most / step).ceil() * step);
        Scale {
            least,
            most: if most > least { most } else { least + step },
            step,
        }
    }

    fn marks(self) -> Vec<f64> {
        let count = ((self.most - self.least) / self.step).round() as u32;
        let mark = |place| self.least + f64::from(place) * self.step;
        (0..=count).map(mark).collect()
    }

    fn height(self, value: f64) -> f64 {
        let part = (value - self.least) / (self.most - self.least);
        TREND_HEIGHT - DATES - MARGIN - part * (TREND_HEIGHT - DATES - 2.0 * MARGIN)
    }

    fn spots(self, values: &[f64]) -> Vec<(f64, f64)> {
        let numbered = values.iter().enumerate();
        let spot = |(place, value): (usize, &f64)| {
            let x = FIGURES + MARGIN + distance(values.len()) * place as f64;
            (x, self.height(*value))
        };
        numbered.map(spot).collect()
    }
}

/// How far it is from one of so many points to the next.
fn distance(count: usize) -> f64 {
    let width = TREND_WIDTH - FIGURES - 2.0 * MARGIN;
    width / count.saturating_sub(1).max(1) as f64
}

/// The point that is nearest.
fn nearest(x: f64, count: usize) -> usize {
    let place = ((x - FIGURES - MARGIN) / distance(count)).round().max(0.0);
    (place as usize).min(count.saturating_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trend_fills_its_field_and_never_leaves_it() {
        for values in [&[3.0][..], &[2.5, 14.2, 7.0], &[-1.2, 0.4], &[0.0, 0.0]] {
            let scale = Scale::of(values);
            for (place, (x, y)) in scale.spots(values).into_iter().enumerate() {
                assert!((FIGURES..=TREND_WIDTH).contains(&x), "{values:?}");
                assert!((0.0..=TREND_HEIGHT - DATES).contains(&y), "{values:?}");
                assert_eq!(nearest(x + 1.0, values.len()), place);
            }
        }
        let scale = Scale::of(&[2.5, 14.2]);
        let spots = scale.spots(&[2.5, 14.2]);
        assert!(spots[0].0 < spots[1].0, "the newest is on the right");
        assert!(spots[0].1 > spots[1].1, "more is higher");
    }

    #[test]
    fn the_marks_are_round_numbers_around_all_values() {
        assert_eq!(Scale::of(&[2.5, 14.2]).marks(), [0.0, 5.0, 10.0, 15.0]);
        assert_eq!(
            Scale::of(&[-1.2, 0.4]).marks(),
            [-1.5, -1.0, -0.5, 0.0, 0.5]
        );
        assert_eq!(Scale::of(&[60.0, 100.0]).marks().last(), Some(&100.0));
        assert_eq!(Scale::of(&[0.0]).marks()[0], 0.0);
        for most in [0.03, 0.7, 3.0, 9.9, 47.0, 260.0, 1e6] {
            let marks = Scale::of(&[most, -most]).marks();
            assert!(marks.len() <= 6, "{most}: {marks:?}");
            assert!(marks[0] <= -most && marks[marks.len() - 1] >= most);
        }
    }

    #[test]
    fn what_is_beside_the_chart_points_at_its_ends() {
        assert_eq!(nearest(0.0, 5), 0);
        assert_eq!(nearest(1e4, 5), 4);
        assert_eq!(nearest(100.0, 0), 0);
    }
}
