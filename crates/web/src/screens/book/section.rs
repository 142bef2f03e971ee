//! A section of the book: its sentences, its picture, its exercise.

use leptos::prelude::*;
use rules::Ruleset;
use texts::{Section, Texts, Topic};

use super::{contents, search};
use crate::screens::diagram::Diagram;
use crate::screens::exercise::{Exercise, ExerciseView};

#[component]
pub(super) fn SectionView(
    number: usize,
    section: Section,
    exercise: Option<Exercise>,
    rules: Ruleset,
    texts: Signal<Texts>,
    /// The sections whose exercises are solved.
    solved: RwSignal<Vec<Topic>>,
    /// The search text.
    wanted: Signal<String>,
) -> impl IntoView {
    let topic = section.topic;
    let searched = section.clone();
    let is_hidden = Memo::new(move |_| !wanted.with(|wanted| search::is_in(&searched, wanted)));
    let sentences = section.sentences.into_iter().map(|sentence| {
        let text = marked(sentence.text, wanted);
        view! { <p class:differs=sentence.differs>{text}</p> }
    });
    let notes = section
        .notes
        .into_iter()
        .map(|note| view! { <p class="small quiet">{marked(note, wanted)}</p> });
    let picture = section.illustration.map(|picture| {
        view! {
            <figure>
                <Diagram board=picture.board cube=picture.cube appearance=picture.appearance />
                <figcaption class="small">{picture.caption}</figcaption>
            </figure>
        }
    });
    let on_solved = Callback::new(move |()| {
        solved.update(|solved| {
            if !solved.contains(&topic) {
                solved.push(topic);
            }
        });
    });
    // An exercise is set up when somebody opens it.
    let is_open = RwSignal::new(false);
    let exercise = exercise.map(|exercise| {
        let laid = move || {
            is_open.get().then(|| {
                let (exercise, rules) = (exercise.clone(), rules.clone());
                view! { <ExerciseView exercise rules texts on_solved /> }
            })
        };
        view! {
            <button
                class="try"
                aria-expanded=move || is_open.get().to_string()
                on:click=move |_| is_open.update(|is_open| *is_open = !*is_open)
            >
                {move || texts.with(Texts::exercise_title)}
                {move || {
                    solved.with(|solved| solved.contains(&topic)).then(|| view! {
                        <span aria-hidden="true">"✓"</span>
                    })
                }}
            </button>
            {laid}
        }
    });
    view! {
        <section id=contents::id(number) hidden=move || is_hidden.get()>
            <h2>{number} ". " {section.title}</h2>
            {sentences.collect_view()}
            {notes.collect_view()}
            {picture}
            {exercise}
        </section>
    }
}

/// A text with matches of the search text marked.
fn marked(text: String, wanted: Signal<String>) -> impl IntoView {
    move || {
        let parts = wanted.with(|wanted| search::parts(&text, wanted));
        let views = parts.into_iter().map(|part| match part.is_wanted {
            true => view! { <mark>{part.text}</mark> }.into_any(),
            false => part.text.into_any(),
        });
        views.collect_view()
    }
}
