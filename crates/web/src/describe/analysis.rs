//! Sentences about a match on the analysis screen.

use engine::{Chances, Finding, JudgedPlay, Mark, NetKind, Plies, RankedPlay, Subject};
use rules::{
    BoardFault, Movement, Player, PointLabels, PositionFault, Side, UnplayableSetup,
    insertion_sort_by,
};
use texts::{Number, Texts, YOU};

use crate::describe::{self, not_you};
use crate::play::FromIdError;
use crate::worker::{
    AnalyzedBy, ImportedMatch, OddKind, OddPlace, Oddity, Step, StepKind, Unreadable,
};

/// What a player of the match is called.
#[must_use]
pub fn name_of(imported: &ImportedMatch, player: Player, texts: &Texts) -> String {
    let [white, black] = &imported.names;
    let (name, color) = match player {
        Player::White => (white, texts.color_white()),
        Player::Black => (black, texts.color_black()),
    };
    if name.is_empty() { color } else { name.clone() }
}

/// A player's label, outside of sentences: "You" for a person at this screen
/// without a name.
#[must_use]
pub fn label_of(imported: &ImportedMatch, player: Player, texts: &Texts) -> String {
    let name = name_of(imported, player, texts);
    match name == texts.start_name_you() {
        true => texts.table_you(),
        false => name,
    }
}

/// The same for sentences that speak to them. Only for texts with a sentence
/// for [`YOU`].
#[must_use]
pub fn subject_of(imported: &ImportedMatch, player: Player, texts: &Texts) -> String {
    let name = name_of(imported, player, texts);
    match name == texts.start_name_you() {
        true => YOU.to_owned(),
        false => not_you(name),
    }
}

/// Which nets an analysis comes from.
#[must_use]
pub fn nets(kind: NetKind, texts: &Texts) -> String {
    match kind {
        NetKind::Quick => texts.judging_nets_quick(),
        NetKind::Deep => texts.judging_nets_deep(),
    }
}

/// How something was analyzed, in a sentence.
#[must_use]
pub fn analyzed_by(by: AnalyzedBy, texts: &Texts) -> String {
    let plies = texts.report_judged_plies(by.plies.number());
    format!("{}. {plies}", nets(by.nets, texts))
}

/// What was done in a step.
#[must_use]
pub fn step(step: &Step, imported: &ImportedMatch, texts: &Texts) -> String {
    let name = subject_of(imported, step.player, texts);
    match &step.kind {
        StepKind::Position => texts.step_position(),
        StepKind::Roll { roll, play } => {
            let roll = texts.roll_name(*roll);
            match play.as_deref() {
                Some("") => texts.step_no_play(&name, &roll),
                Some(play) => texts.step_roll(&name, &roll, play),
                None => texts.step_unknown_play(&name, &roll),
            }
        }
        StepKind::Double(value) => texts.step_double(&name, *value),
        StepKind::Take => texts.step_take(&name),
        StepKind::Pass => texts.step_pass(&name),
        StepKind::Beaver => texts.step_beaver(&name),
        StepKind::Raccoon => texts.step_raccoon(&name),
        StepKind::Resign => texts.step_resign(&name),
    }
}

/// How bad an error is, in a word.
#[must_use]
pub fn mark(mark: Mark, texts: &Texts) -> String {
    match mark {
        Mark::Dubious => texts.step_dubious(),
        Mark::Error => texts.step_error(),
        Mark::Blunder => texts.step_blunder(),
    }
}

/// The style of a mark, also where there's none.
#[must_use]
pub fn mark_class(finding: &Finding) -> &'static str {
    match finding.mark() {
        None => "good",
        Some(Mark::Dubious) => "dubious",
        Some(Mark::Error) => "error",
        Some(Mark::Blunder) => "blunder",
    }
}

/// What a decision lost, in points, as every screen says it.
#[must_use]
pub fn loss(finding: &Finding) -> Number {
    Number::with_decimals(finding.lost().unwrap_or_default().equity, LOSS_DECIMALS)
}

/// The same with a minus, as a figure beside it.
#[must_use]
pub fn cost(finding: &Finding, texts: &Texts) -> String {
    let lost = finding.lost().unwrap_or_default().equity;
    signed(-lost, LOSS_DECIMALS, texts)
}

/// A number with its sign, whichever it is.
#[must_use]
pub fn signed(value: f64, decimals: u8, texts: &Texts) -> String {
    let number = Number::with_decimals(value, decimals);
    match value > 0.0 && number != Number::with_decimals(0.0, decimals) {
        true => texts.figure_plus(number),
        false => texts.figure(number),
    }
}

/// A share of one, in percent.
#[must_use]
pub fn percent(share: f64, texts: &Texts) -> String {
    texts.figure_percent(Number::percent(share, 1))
}

/// How often the player on roll wins, wins a gammon and loses one.
#[must_use]
pub fn chances(chances: &Chances, texts: &Texts) -> String {
    let shares = [
        (texts.plays_wins(), chances.win),
        (texts.plays_gammons(), chances.win_gammon),
        (texts.plays_lost_gammons(), chances.lose_gammon),
    ];
    let shares = shares.map(|(name, share)| {
        let share = percent(f64::from(share), texts);
        format!("{name} {share}")
    });
    shares.join(" · ")
}

/// How closely a play was looked at.
#[must_use]
pub fn depth(ranked: &RankedPlay, texts: &Texts) -> String {
    match ranked.rollout {
        None => plies(ranked.plies),
        Some(_) => texts.rollout_title(),
    }
}

/// A number of plies, as players of all languages write it.
#[must_use]
pub fn plies(plies: Plies) -> String {
    format!("{}-ply", plies.number())
}

/// This many of the best plays of a decision, and the one that was made. Those
/// analyzed most deeply come first, since figures of different depths can't be
/// compared.
#[must_use]
pub fn listed_plays(judged: &JudgedPlay, most: usize) -> Vec<RankedPlay> {
    let plays = judged.plays.iter().enumerate();
    let listed = plays.filter(|(place, _)| *place < most || *place == judged.played);
    let mut listed: Vec<RankedPlay> = listed.map(|(_, play)| *play).collect();
    let closeness = |play: &RankedPlay| (play.rollout.is_some(), play.plies);
    insertion_sort_by(&mut listed, |one, other| {
        let by_equity = other.equity.0.total_cmp(&one.equity.0);
        closeness(other).cmp(&closeness(one)).then(by_equity)
    });
    listed
}

/// Decimals of what a decision lost.
const LOSS_DECIMALS: u8 = 3;

/// Why the best decision is better, in sentences from what can be counted.
#[must_use]
pub fn reasons(
    finding: &Finding,
    movement: Movement,
    labels: PointLabels,
    texts: &Texts,
) -> Vec<String> {
    let sentences = describe::reasons(finding, movement, labels, texts);
    match finding.subject {
        // The lesson says what is right; small losses have none.
        Subject::Cube(_) | Subject::Reply(_) if sentences.is_empty() => {
            vec![describe::advice(finding, labels, texts)]
        }
        _ => sentences,
    }
}

/// What was odd in a file, and where.
#[must_use]
pub fn oddity(oddity: &Oddity, texts: &Texts) -> String {
    texts.read_oddity(&place(oddity.place, texts), &odd(&oddity.what, texts))
}

/// Where in a file something is.
fn place(place: OddPlace, texts: &Texts) -> String {
    match place {
        OddPlace::File => texts.place_file(),
        OddPlace::Text(line, column) => texts.place_line(line, column),
        OddPlace::Record(number) => texts.place_record(number),
    }
}

fn odd(what: &OddKind, texts: &Texts) -> String {
    match what {
        OddKind::Encoding(name) => texts.odd_encoding(name),
        OddKind::NotUnderstood(text) => texts.odd_not_understood(text),
        OddKind::IllegiblePlay(text) => texts.odd_illegible_play(text),
        OddKind::BadNumber(text) => texts.odd_bad_number(text),
        OddKind::NoName => texts.odd_no_name(),
        OddKind::Missing => texts.odd_missing(),
        OddKind::Stake(stake) => texts.odd_stake(*stake),
        OddKind::Variant(name) => texts.odd_variant(name),
        OddKind::GuessedVariant(name) => texts.odd_guessed_variant(name),
        OddKind::CutShort => texts.odd_cut_short(),
        OddKind::Checksum => texts.odd_checksum(),
        OddKind::IllegalPosition => texts.odd_illegal_position(),
        OddKind::Contradiction => texts.odd_contradiction(),
        OddKind::MorePositions(count) => texts.odd_more_positions(amount(*count)),
        OddKind::IllegalPlay { roll, play } => {
            texts.odd_illegal_play(play, &texts.roll_name(*roll))
        }
        OddKind::NoPlay(roll) => texts.odd_no_play(roll),
        OddKind::StartDouble(roll) => texts.odd_start_double(roll),
        OddKind::WrongTurn => texts.odd_wrong_turn(),
        OddKind::Unanswered => texts.odd_unanswered(),
        OddKind::Refused => texts.odd_refused(),
        OddKind::AfterEnd => texts.odd_after_end(),
        OddKind::Cube { said, counted } => texts.odd_cube(*counted, *said),
        OddKind::Board => texts.odd_board(),
        OddKind::Winner => texts.odd_winner(),
        OddKind::Points { said, counted } => texts.odd_points(*counted, *said),
        OddKind::Score => texts.odd_score(),
        OddKind::Other => texts.odd_other(),
    }
}

/// Why a file couldn't be read.
#[must_use]
pub fn unreadable(why: Unreadable, texts: &Texts) -> String {
    match why {
        Unreadable::Empty => texts.unreadable_empty(),
        Unreadable::TooLarge => texts.unreadable_too_large(),
        Unreadable::Unknown => texts.unreadable_unknown(),
        Unreadable::Broken(at) => texts.read_oddity(&place(at, texts), &texts.unreadable_broken()),
    }
}

/// Why no game begins from a pasted ID.
#[must_use]
pub fn no_game(why: &FromIdError, texts: &Texts) -> String {
    match why {
        FromIdError::NoId(why) => texts.error_bad_id(&why.to_string()),
        FromIdError::Unplayable(UnplayableSetup::Illegal(illegal)) => {
            let on_roll = illegal.setup().on_roll;
            let faults = illegal.faults().iter();
            let faults: Vec<String> = faults.map(|&one| fault(one, on_roll, texts)).collect();
            faults.join(" ")
        }
        FromIdError::Unplayable(_) => texts.odd_illegal_position(),
    }
}

/// Why a position is refused.
#[must_use]
pub fn fault(fault: PositionFault, on_roll: Player, texts: &Texts) -> String {
    let name = |player: Player| match player {
        Player::White => texts.color_white(),
        Player::Black => texts.color_black(),
    };
    match fault {
        PositionFault::Board(fault) => match fault {
            BoardFault::TooManyCheckers { side, count } => {
                let player = match side {
                    Side::Player => on_roll,
                    Side::Opponent => on_roll.opponent(),
                };
                texts.fault_too_many(&name(player), count)
            }
            BoardFault::UnequalCheckers { player, opponent } => {
                texts.fault_unequal(player, opponent)
            }
            BoardFault::NoCheckers => texts.fault_no_checkers(),
            BoardFault::SharedPoint(point) => texts.fault_shared_point(&point.to_string()),
            BoardFault::BothWon => texts.fault_both_won(),
            BoardFault::BothShutOut => texts.fault_both_shut_out(),
            _ => texts.fault_other(),
        },
        PositionFault::NotOver => texts.fault_not_over(),
        PositionFault::NoLength => texts.fault_no_length(),
        PositionFault::MatchWon {
            player,
            score,
            length,
        } => texts.fault_match_won(&name(player), score, length),
        PositionFault::NoCrawfordGame => texts.fault_no_crawford(),
        PositionFault::CubeInCrawfordGame => texts.fault_cube_in_crawford(),
        PositionFault::OwnedAtOne(player) => texts.fault_owned_at_one(&name(player)),
        PositionFault::CubeTooHigh { highest } => texts.refused_cube_at_limit(highest.value()),
        PositionFault::OfferAfterTheEnd => texts.fault_offer_after_end(),
        PositionFault::CubeNotTheirs(player) => texts.fault_cube_not_theirs(&name(player)),
        PositionFault::NoBeavers => texts.refused_no_beavers(),
        PositionFault::NoSettlement => texts.fault_no_settlement(),
        _ => texts.fault_other(),
    }
}

/// A count, as texts take it.
#[must_use]
pub fn amount(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
