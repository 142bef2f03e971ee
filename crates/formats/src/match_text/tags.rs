//! The head of a match text: `; [Event "Nordic Open"]`.

use std::num::NonZeroU32;

use rules::{Beavers, ByPlayer, CubeValue, Player, Ruleset, Session, Variant};

use crate::place::{Place, WarningKind, Warnings};
use crate::record::{MatchFile, Tag};
use crate::write::one_line;

/// The tags of a file, kept until we know everything they're about.
#[derive(Debug, Default)]
pub(super) struct Header {
    tags: Vec<(Place, Tag)>,
}

/// Reads a tag from a comment, without its `;`.
pub(super) fn read_tag(comment: &str) -> Option<Tag> {
    let inside = comment.trim().strip_prefix('[')?.strip_suffix(']')?;
    let (name, value) = inside.split_once('"')?;
    Some(Tag {
        name: name.trim().to_owned(),
        value: value.strip_suffix('"')?.to_owned(),
    })
}

impl Header {
    pub(super) fn add(&mut self, place: Place, tag: Tag) {
        self.tags.push((place, tag));
    }

    pub(super) fn has(&self, name: &str, value: &str) -> bool {
        self.tags
            .iter()
            .any(|(_, tag)| tag.name == name && tag.value == value)
    }

    pub(super) fn has_name(&self, name: &str) -> bool {
        self.tags.iter().any(|(_, tag)| tag.name == name)
    }

    /// Applies the tags to the file. The players already have names: those of
    /// the columns win, because the tags often have the players the wrong way
    /// around.
    pub(super) fn apply(self, file: &mut MatchFile, warnings: &mut Warnings) {
        let order = self.players_of_tags(file);
        // Our own ruleset text comes first, so that other tags add to it.
        for (place, tag) in &self.tags {
            if tag.name == "Rules" {
                match tag.value.parse::<Ruleset>() {
                    Ok(rules) => {
                        file.rules = Ruleset {
                            session: file.rules.session,
                            ..rules
                        }
                    }
                    Err(_) => warnings.add(*place, WarningKind::NotUnderstood(tag.value.clone())),
                }
            }
        }
        for (place, tag) in self.tags {
            if let Some(tag) = apply_tag(file, tag, place, order, warnings) {
                file.tags.push(tag);
            }
        }
    }

    /// Which players the tags call 1 and 2, if their names match the columns.
    fn players_of_tags(&self, file: &MatchFile) -> Option<[Player; 2]> {
        let named = |name: &str| {
            let tag = self.tags.iter().find(|(_, tag)| tag.name == name);
            tag.map(|(_, tag)| tag.value.trim())
        };
        let [one, two] = [named("Player 1")?, named("Player 2")?];
        let ByPlayer { white, black } = &file.players;
        if one == white.name && two == black.name {
            Some([Player::White, Player::Black])
        } else if one == black.name && two == white.name {
            Some([Player::Black, Player::White])
        } else {
            None
        }
    }
}

/// Applies one tag, or returns it if it has no field.
fn apply_tag(
    file: &mut MatchFile,
    tag: Tag,
    place: Place,
    order: Option<[Player; 2]>,
    warnings: &mut Warnings,
) -> Option<Tag> {
    let value = tag.value.trim();
    let is_on = value.eq_ignore_ascii_case("on") || value.eq_ignore_ascii_case("yes");
    let occasion = &mut file.occasion;
    match (&*tag.name, order) {
        ("Event", _) => occasion.event = value.to_owned(),
        ("Round", _) => occasion.round = value.to_owned(),
        ("Site", _) => occasion.place = value.to_owned(),
        ("EventDate", _) => occasion.date = value.replace('.', "-"),
        ("EventTime", _) => occasion.time = value.replace('.', ":"),
        ("Transcriber", _) => occasion.transcriber = value.to_owned(),
        ("Player 1" | "Player 2", Some(_)) | ("Rules", _) => {}
        ("Player 1 Elo", Some([one, _])) => file.players[one].rating = value.to_owned(),
        ("Player 2 Elo", Some([_, two])) => file.players[two].rating = value.to_owned(),
        ("Crawford", _) => file.rules.crawford = is_on,
        ("Jacoby", _) => file.rules.jacoby = is_on,
        ("Beaver" | "Beavers", _) if is_on => file.rules.beavers = Beavers::Beavers,
        ("Beaver" | "Beavers", _) => file.rules.beavers = Beavers::Off,
        ("CubeLimit" | "Cubelimit", _) => {
            let limit = value
                .parse()
                .ok()
                .and_then(|value: u32| CubeValue::try_from(value).ok());
            match limit {
                Some(limit) => file.rules.cube.highest = Some(limit),
                None => warnings.add(place, WarningKind::BadNumber(tag.value)),
            }
        }
        ("Variation", _) => match read_variant(value) {
            Some(variant) => file.rules.variant = variant,
            None => warnings.add(place, WarningKind::UnknownVariant(tag.value)),
        },
        ("Comment", _) => {
            if !file.comment.is_empty() {
                file.comment.push('\n');
            }
            file.comment.push_str(&tag.value);
        }
        ("Receipt", _) => file.receipt.push(tag.value),
        _ => return Some(tag),
    }
    None
}

/// A variant by the name that programs use.
pub(crate) fn read_variant(name: &str) -> Option<Variant> {
    let name = name.to_ascii_lowercase();
    match name.trim() {
        "" | "backgammon" | "standard" => Some(Variant::Backgammon),
        "nackgammon" => Some(Variant::Nackgammon),
        "hypergammon" | "hypergammon (3)" | "hypergammon3" | "hypergammon (3 chequers)" => {
            Some(Variant::Hypergammon)
        }
        _ => None,
    }
}

/// A name for the head of a column. A colon would end it, and a comment mark
/// would hide it. A missing name is replaced, because some programs crash
/// without one.
pub(super) fn column_name(file: &MatchFile, player: Player) -> String {
    let name = one_line(&file.players[player].name).replace(':', "-");
    match name.trim_start_matches([';', '#', ' ']) {
        "" => player.to_string(),
        name => name.to_owned(),
    }
}

/// The lines of the head, always in this order.
pub(super) fn write_header(file: &MatchFile) -> Vec<Tag> {
    let mut tags = Vec::new();
    let mut push = |name: &str, value: &str| {
        if !value.is_empty() {
            let (name, value) = (name.to_owned(), value.to_owned());
            tags.push(Tag { name, value });
        }
    };
    let occasion = &file.occasion;
    let players = &file.players;
    push("Site", &occasion.place);
    push("Event", &occasion.event);
    push("Round", &occasion.round);
    // If a file's tags name the players differently than its columns, keep
    // that.
    if !file
        .tags
        .iter()
        .any(|tag| tag.name == "Player 1" || tag.name == "Player 2")
    {
        push("Player 1", &column_name(file, Player::White));
        push("Player 2", &column_name(file, Player::Black));
    }
    push("Player 1 Elo", &players.white.rating);
    push("Player 2 Elo", &players.black.rating);
    push("EventDate", &occasion.date.replace('-', "."));
    push("EventTime", &occasion.time.replace(':', "."));
    push("Transcriber", &occasion.transcriber);
    let rules = &file.rules;
    push("Variation", variant_name(rules.variant));
    match rules.session {
        Session::Match(_) => push("Crawford", on_or_off(rules.crawford)),
        Session::Money => {
            push("Jacoby", on_or_off(rules.jacoby));
            push("Beaver", on_or_off(rules.beavers != Beavers::Off));
        }
    }
    if let Some(limit) = rules.cube.highest {
        push("CubeLimit", &limit.to_string());
    }
    if !is_told_by_tags(rules) {
        push("Rules", &rules.to_string());
    }
    for line in file.comment.lines() {
        push("Comment", line);
    }
    for line in &file.receipt {
        push("Receipt", line);
    }
    tags.extend(file.tags.iter().cloned());
    tags
}

const fn on_or_off(is_on: bool) -> &'static str {
    if is_on { "On" } else { "Off" }
}

/// GNU Backgammon's name for a variant. A board set up by hand has none.
pub(crate) const fn variant_name(variant: Variant) -> &'static str {
    match variant {
        Variant::Nackgammon => "NackGammon",
        Variant::Hypergammon => "HyperGammon (3)",
        _ => "Backgammon",
    }
}

/// Whether the match length and the tags that other programs know describe the
/// rules completely.
fn is_told_by_tags(rules: &Ruleset) -> bool {
    let mut told = Ruleset {
        session: rules.session,
        ..Ruleset::international()
    };
    if !matches!(rules.variant, Variant::Free { .. }) {
        told.variant = rules.variant;
    }
    told.cube.highest = rules.cube.highest;
    match rules.session {
        Session::Match(_) => told.crawford = rules.crawford,
        Session::Money => {
            told.jacoby = rules.jacoby;
            if rules.beavers != Beavers::Raccoons {
                told.beavers = rules.beavers;
            }
        }
    }
    told == *rules
}

/// The session for a length; 0 means money.
pub(crate) fn session(length: u32) -> Session {
    NonZeroU32::new(length).map_or(Session::Money, Session::Match)
}
