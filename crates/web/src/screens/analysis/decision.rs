//! The card for a decision: how good it was, why, and the alternatives.

use engine::{CubeAction, Finding, Reply, Subject};
use leptos::prelude::*;
use rules::{Movement, Play, PointLabels, Record, Ruleset};
use study::Explanation;
use texts::{Number, Texts, unbroken};

use super::cube::{CubeFigures, CubeTableView};
use super::depths::Depths;
use super::plays::PlaysTable;
use super::rollout::RolloutPart;
use super::tabs::Tab;
use crate::analysis::MatchView;
use crate::analysis_session::PositionAnalysis;
use crate::app::{AppState, app};
use crate::describe::{self, PlayNotation};
use crate::play::{Bottom, DiceSource, Participant, Table, TableSetup};
use crate::screens::Screen;
use crate::table_session::Hint;

/// How many plays of a single position are shown.
const MOST_PLAYS: usize = 8;

/// The smallest loss that three decimals can show.
const SMALLEST_LOSS: f64 = 0.0005;

/// How many plays of a decision are shown, besides the one that was made.
const MOST_BEST_PLAYS: usize = 6;

/// Everything known about the current step.
#[component]
pub(super) fn DecisionCard() -> impl IntoView {
    let app = app();
    let analysis = app.analysis;
    let decided = Memo::new(move |_| {
        let decided = analysis.with(|analysis| {
            let decided = analysis.decisions_at(analysis.at()).into_iter();
            decided.cloned().collect::<Vec<Finding>>()
        });
        decided.unwrap_or_default()
    });
    let decisions = move || {
        let decided = decided.get();
        let rules = analysis.with_untracked(|analysis| analysis.rules().clone());
        let rules = rules.unwrap_or_else(Ruleset::international);
        let (movement, labels) = (rules.movement, rules.appearance.labels);
        let decided = decided.into_iter();
        decided
            .map(|finding| view! { <Decision finding movement labels /> })
            .collect_view()
    };
    let record = Callback::new(move |()| analysis.with(MatchView::record).flatten());
    view! {
        <section class="pane pane-decision" id=Tab::Decision.panel()>
            <h2 class="visually-hidden">{move || app.text(Texts::cube_choice)}</h2>
            {decisions}
            <p class="small">{move || luck(app)}</p>
            <p class="small quiet">{move || not_judged(app)}</p>
            <PositionAnswer position=analysis.position record />
            <RolloutPart
                position=analysis.position
                record
                plays=Callback::new(move |()| compared(&decided.get_untracked()))
            />
            <div class="row">
                <button on:click=move |_| play_from_here(app)>
                    {move || app.text(Texts::review_play_here)}
                </button>
            </div>
        </section>
    }
}

/// One thing that was decided in a step.
#[component]
fn Decision(
    /// What was found about it.
    finding: Finding,
    /// The movement rules.
    movement: Movement,
    /// The labels of the board.
    labels: PointLabels,
) -> impl IntoView {
    let app = app();
    let mark = finding.mark();
    let is_cube = !matches!(finding.subject, Subject::Play(_));
    let is_forced = matches!(&finding.subject, Subject::Play(judged) if judged.is_forced());
    let verdict = app.text(|t| verdict(&finding, labels, t));
    let reasons = match mark {
        Some(_) => app
            .texts
            .with(|t| Explanation::of(&finding, movement, labels, t)),
        None => Explanation::default(),
    };
    let Explanation {
        lesson,
        facts,
        figures,
        ..
    } = reasons;
    let sentences = |sentences: Vec<String>| {
        let items = sentences.into_iter();
        items
            .map(|sentence| view! { <li>{unbroken(&sentence)}</li> })
            .collect_view()
    };
    let said = app
        .analysis
        .with_untracked(|analysis| analysis.said_of(&finding).cloned())
        .flatten();
    let numbers = match &finding.subject {
        Subject::Roll(_) => None,
        Subject::Play(_) if is_forced => None,
        Subject::Play(judged) => {
            let listed = describe::analysis::listed_plays(judged, MOST_BEST_PLAYS);
            let played = Some(judged.made().play);
            let notation = PlayNotation {
                player: finding.player,
                labels,
            };
            let said = said.map(|said| match said.subject {
                Subject::Play(judged) => judged.plays,
                _ => Vec::new(),
            });
            Some(view! { <PlaysTable plays=listed played notation said /> }.into_any())
        }
        Subject::Cube(_) | Subject::Reply(_) => {
            let said = said.and_then(|said| CubeFigures::of(&said));
            Some(view! { <CubeTableView finding=finding.clone() said /> }.into_any())
        }
    };
    let class = describe::analysis::mark_class(&finding);
    let body = view! {
        {lesson.map(|lesson| view! { <p><strong>{unbroken(&lesson)}</strong></p> })}
        <ul class="reasons">{sentences(facts)}</ul>
        <ul class="reasons small quiet">{sentences(figures)}</ul>
        {numbers}
        {(!is_forced).then(|| view! { <Depths finding=finding.clone() labels /> })}
    };
    if is_cube
        && mark.is_none()
        && matches!(&finding.subject, Subject::Cube(judged) if judged.choice == engine::CubeChoice::Roll)
    {
        // Not doubling when nobody should isn't worth mentioning.
        view! {
            <details class="decision">
                <summary>{app.text(Texts::cube_title)}": "{verdict}</summary>
                {body}
            </details>
        }
        .into_any()
    } else {
        view! {
            <div class=format!("decision {class}")>
                <p class="verdict">{verdict}</p>
                {body}
            </div>
        }
        .into_any()
    }
}

/// How good a decision was, and what would have been better.
fn verdict(finding: &Finding, labels: PointLabels, texts: &Texts) -> String {
    let lost = finding.lost().unwrap_or_default().equity;
    let is_cube = !matches!(finding.subject, Subject::Play(_));
    let is_forced = matches!(&finding.subject, Subject::Play(judged) if judged.is_forced());
    let better = || match is_cube {
        true => right(finding, texts),
        false => texts.step_better(&describe::best(finding, labels, texts)),
    };
    let loses = || texts.step_lost(describe::analysis::loss(finding));
    match finding.mark() {
        Some(mark) => {
            let mark = describe::analysis::mark(mark, texts);
            format!("{mark}. {}. {}", loses(), better())
        }
        None if is_forced => texts.step_forced(),
        // Too little for a mark, but something else was better.
        None if lost >= SMALLEST_LOSS => format!("{}. {}", loses(), better()),
        None if is_cube => texts.step_right(),
        None => texts.step_best(),
    }
}

/// What was right with the cube.
fn right(finding: &Finding, texts: &Texts) -> String {
    match &finding.subject {
        Subject::Roll(_) | Subject::Play(_) => String::new(),
        Subject::Cube(judged) => match judged.right() {
            CubeAction::Double => texts.step_right_double(),
            CubeAction::TooGood => texts.step_right_too_good(),
            CubeAction::NoDouble => texts.step_right_roll(),
        },
        Subject::Reply(judged) => match judged.right() {
            Reply::Take => texts.step_right_take(),
            Reply::Pass => texts.step_right_pass(),
            Reply::Beaver => texts.step_right_beaver(),
        },
    }
}

/// What the engine says about a single position.
#[component]
pub(in crate::screens) fn PositionAnswer(
    /// What is known about it.
    position: PositionAnalysis,
    /// The position, if there is one.
    record: Callback<(), Option<Record>>,
) -> impl IntoView {
    let app = app();
    move || {
        position.hint.get().map(|hint| match hint {
            Hint::Thinking => view! { <p>{app.text(Texts::quiz_thinking)}</p> }.into_any(),
            Hint::Plays(plays) => {
                let plays = plays.into_iter().take(MOST_PLAYS).collect();
                let notation = PlayNotation::of(record.run(()).as_ref());
                view! { <PlaysTable plays played=None notation said=None /> }.into_any()
            }
            Hint::Cube(advice) => super::cube::advised(app, &advice).into_any(),
            Hint::Nothing => view! { <p>{app.text(Texts::step_forced)}</p> }.into_any(),
        })
    }
}

fn luck(app: AppState) -> Option<String> {
    let luck = app
        .analysis
        .with(|analysis| analysis.luck_at(analysis.at()))
        .flatten()?;
    Some(app.text(|t| t.step_luck(Number::with_decimals(luck, 3))))
}

/// What's said if nothing is known about a step.
fn not_judged(app: AppState) -> Option<String> {
    let is_judged = app.analysis.with(|analysis| {
        let at = analysis.at();
        let is_silent = analysis.decisions_at(at).is_empty() && analysis.luck_at(at).is_none();
        let is_match = !analysis.analysis().is_empty();
        (is_silent && is_match).then(|| analysis.is_judged_at(at))
    });
    is_judged.flatten().map(|is_judged| match is_judged {
        true => app.text(Texts::step_not_judged),
        false => app.text(Texts::step_not_yet),
    })
}

/// The plays that a rollout compares: the best and the one that was made.
fn compared(decided: &[Finding]) -> Vec<Play> {
    /// More take too long.
    const MOST: usize = 3;
    let judged = decided.iter().find_map(|finding| match &finding.subject {
        Subject::Play(judged) => Some(judged),
        _ => None,
    });
    let Some(judged) = judged else {
        return Vec::new();
    };
    let best = judged.plays.iter().take(MOST - 1);
    let mut plays: Vec<Play> = best.map(|ranked| ranked.play).collect();
    let made = judged.made().play;
    if !plays.contains(&made) {
        plays.push(made);
    }
    plays
}

/// The level that plays from a position if none was chosen.
const OPPONENT: &str = "expert";

/// Opens a table at the current position: the user plays the side that had to
/// decide, the computer the other.
fn play_from_here(app: AppState) {
    let here = app.analysis.with(|analysis| {
        let step = analysis.step()?;
        Some((analysis.record()?, step.player))
    });
    let Some((record, player)) = here.flatten() else {
        return;
    };
    let table = Table::with_record(setup_of(app, &record, player), record);
    app.table.open_table(app, table);
    app.go_to(Screen::Table);
}

fn setup_of(app: AppState, record: &Record, player: rules::Player) -> TableSetup {
    let level = app.table.with(|table| {
        let seated = &table.setup().participants;
        [&seated.white, &seated.black]
            .into_iter()
            .find_map(|seated| match seated {
                Participant::Computer { level, .. } => Some(level.clone()),
                _ => None,
            })
    });
    let person = Participant::Person {
        name: String::new(),
    };
    let computer = Participant::Computer {
        level: level.flatten().unwrap_or_else(|| OPPONENT.to_owned()),
        seed: crate::random::seed(),
    };
    TableSetup {
        participants: match player {
            rules::Player::White => rules::ByPlayer {
                white: person,
                black: computer,
            },
            rules::Player::Black => rules::ByPlayer {
                white: computer,
                black: person,
            },
        },
        rules: record.now().rules().clone(),
        dice: DiceSource::Random(crate::random::seed()),
        bottom: Bottom::Seat(record.now().seat_of(player)),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Analyst, CubeChoice, Nets, Question, QuestionKind};
    use rules::{Player, Plays, Position, Roll, Seat, Setup, Variant};

    use super::*;

    /// Every play of an opening roll, judged: only the best is called so, and
    /// the plays stand in the order of their equity, the best without a
    /// difference.
    #[test]
    fn only_the_best_play_is_called_so() {
        let opening = Variant::Backgammon.opening();
        let setup = Setup::for_money(opening.player().into(), opening.opponent().into());
        let position = Position::try_from(setup).unwrap();
        let analyst = Analyst::for_rules(&Ruleset::international(), Nets::bundled_quick());
        let texts = Texts::english();
        let roll: Roll = "21".parse().unwrap();
        let mut called_best = 0;
        for &(_, board) in Plays::new(&opening, roll, Movement::INTERNATIONAL).iter() {
            let question = Question {
                entry: 0,
                game: 0,
                seat: Seat::First,
                player: Player::White,
                position,
                kind: QuestionKind::Play { roll, board },
            };
            let finding = analyst.judge(&question).unwrap();
            let Subject::Play(judged) = &finding.subject else {
                panic!("a play was judged");
            };
            let is_best = verdict(&finding, PointLabels::Numbers, &texts) == texts.step_best();
            let lost = f64::from((judged.best().equity - judged.made().equity).0);
            assert_eq!(is_best, lost < SMALLEST_LOSS, "{lost}");
            called_best += u32::from(is_best);
            let listed = describe::analysis::listed_plays(judged, MOST_BEST_PLAYS);
            assert_eq!(listed[0].board, judged.best().board);
            assert!(listed.is_sorted_by(|one, next| one.plies >= next.plies));
            assert!(listed.iter().any(|ranked| ranked.board == board));
        }
        assert!(called_best >= 1);
    }

    /// The totals of the match count what the verdict called right.
    #[test]
    fn a_cube_decision_that_lost_something_is_not_called_right() {
        let opening = Variant::Backgammon.opening();
        let setup = Setup::for_money(opening.player().into(), opening.opponent().into());
        let question = Question {
            entry: 0,
            game: 0,
            seat: Seat::First,
            player: Player::White,
            position: Position::try_from(setup).unwrap(),
            kind: QuestionKind::Choice(CubeChoice::Roll),
        };
        let analyst = Analyst::for_rules(&Ruleset::international(), Nets::bundled_quick());
        let mut finding = analyst.judge(&question).unwrap();
        let texts = Texts::english();
        let mut verdict_of = |lost: f64| {
            if let Subject::Cube(judged) = &mut finding.subject {
                judged.lost.equity = lost;
            }
            verdict(&finding, PointLabels::Numbers, &texts)
        };
        assert_eq!(verdict_of(0.0004), texts.step_right());
        let loses = texts.step_lost(Number::with_decimals(0.002, 3));
        assert!(verdict_of(0.0016).starts_with(&loses));
    }
}
