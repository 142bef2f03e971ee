//! Infers rules from the games of a file.

use rules::{Beavers, Session, Variant};

use crate::place::{Place, WarningKind, Warnings};
use crate::record::{MatchFile, RecordedAction};
use crate::replay::ViolationKind;

/// Few files state all their rules; the games show the rest.
pub(crate) fn infer_rules(file: &mut MatchFile, warnings: &mut Warnings) {
    allow_beavers(file);
    guess_variant(file, warnings);
}

/// If someone beavers, the players allowed beavers.
fn allow_beavers(file: &mut MatchFile) {
    if file.rules.session != Session::Money {
        return;
    }
    let actions = file
        .games
        .iter()
        .flat_map(|game| &game.entries)
        .map(|entry| &entry.action);
    let shown = actions.filter_map(|action| match action {
        RecordedAction::Beaver => Some(Beavers::Beavers),
        RecordedAction::Raccoon => Some(Beavers::Raccoons),
        _ => None,
    });
    let most = shown.max().unwrap_or_default();
    file.rules.beavers = file.rules.beavers.max(most);
}

/// The first plays of a game are legal in its own variant, and rarely in
/// another.
fn guess_variant(file: &mut MatchFile, warnings: &mut Warnings) {
    let Some(first) = file.games.first().filter(|game| game.start.is_none()) else {
        return;
    };
    if file.rules.variant != Variant::Backgammon {
        return;
    }
    let mut game = first.clone();
    game.entries.truncate(6);
    game.end = None;
    let mut trial = MatchFile {
        rules: file.rules.clone(),
        games: vec![game],
        ..MatchFile::default()
    };
    let mut is_legal_in = |variant: Variant| {
        trial.rules.variant = variant;
        let violations = trial.replay().violations;
        !violations
            .iter()
            .any(|violation| matches!(violation.what, ViolationKind::Play { .. }))
    };
    if is_legal_in(Variant::Backgammon) {
        return;
    }
    let others = [
        (Variant::Nackgammon, "nackgammon"),
        (Variant::Hypergammon, "hypergammon"),
    ];
    if let Some((variant, name)) = others
        .into_iter()
        .find(|&(variant, _)| is_legal_in(variant))
    {
        file.rules.variant = variant;
        warnings.add(Place::Everywhere, WarningKind::GuessedVariant(name));
    }
}
