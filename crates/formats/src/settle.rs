//! What the games of a file tell about its rules.

use rules::{Beavers, Session, Variant};

use crate::place::{Oddities, OddityKind, Place};
use crate::record::{Deed, MatchFile};
use crate::replay::DepartureKind;

/// Few files say everything about their rules; their games show the rest.
pub(crate) fn settle(file: &mut MatchFile, oddities: &mut Oddities) {
    allow_beavers(file);
    guess_variant(file, oddities);
}

/// Whoever beavers has agreed on beavers.
fn allow_beavers(file: &mut MatchFile) {
    if file.rules.session != Session::Money {
        return;
    }
    let deeds = file
        .games
        .iter()
        .flat_map(|game| &game.entries)
        .map(|entry| &entry.deed);
    let shown = deeds.filter_map(|deed| match deed {
        Deed::Beaver => Some(Beavers::Beavers),
        Deed::Raccoon => Some(Beavers::Raccoons),
        _ => None,
    });
    let most = shown.max().unwrap_or_default();
    file.rules.beavers = file.rules.beavers.max(most);
}

/// The first plays of a game are legal in its own variant, and rarely in
/// another.
fn guess_variant(file: &mut MatchFile, oddities: &mut Oddities) {
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
        let departures = trial.replay().departures;
        !departures
            .iter()
            .any(|departure| matches!(departure.what, DepartureKind::Play { .. }))
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
        oddities.add(Place::Everywhere, OddityKind::GuessedVariant(name));
    }
}
