//! What people type at the table: words in their language or in English, moves,
//! and what real dice show.

use rules::{ActionKind, Die, Origin, Player, PointLabels, Roll, Win, WrittenPlay};
use texts::{Color, Texts};
use unicode_normalization::UnicodeNormalization as _;

/// Something a person asks for, and for which player if it is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Request {
    /// The player for whom it is said, if not the one who is asked.
    pub(super) player: Option<Player>,
    pub(super) what: What,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum What {
    /// Nothing was typed: the usual thing.
    Usual,
    /// A command, and what was typed after it.
    Command(Command, String),
    /// What real dice show.
    Rolled(Roll),
    /// What one real die shows.
    Thrown(Die),
    Moves(WrittenPlay),
}

/// Everything that has a word, in the order of the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Roll,
    Undo,
    Done,
    Double,
    Take,
    Pass,
    Beaver,
    Raccoon,
    Land,
    Resign,
    Claim,
    Accept,
    Decline,
    NextGame,
    Hint,
    Plays,
    Board,
    Score,
    Rules,
    Back,
    Save,
    Load,
    Help,
    Quit,
}

impl Command {
    pub(super) const ALL: [Command; 24] = [
        Command::Roll,
        Command::Undo,
        Command::Done,
        Command::Double,
        Command::Take,
        Command::Pass,
        Command::Beaver,
        Command::Raccoon,
        Command::Land,
        Command::Resign,
        Command::Claim,
        Command::Accept,
        Command::Decline,
        Command::NextGame,
        Command::Hint,
        Command::Plays,
        Command::Board,
        Command::Score,
        Command::Rules,
        Command::Back,
        Command::Save,
        Command::Load,
        Command::Help,
        Command::Quit,
    ];

    /// The English words, the usual one first.
    pub(super) const fn english(self) -> &'static [&'static str] {
        match self {
            Command::Roll => &["roll", "r"],
            Command::Undo => &["undo", "u"],
            Command::Done => &["done"],
            Command::Double => &["double", "d"],
            Command::Take => &["take", "t"],
            Command::Pass => &["pass", "p"],
            Command::Beaver => &["beaver"],
            Command::Raccoon => &["raccoon"],
            Command::Land => &["land"],
            Command::Resign => &["resign"],
            Command::Claim => &["claim"],
            Command::Accept => &["accept"],
            Command::Decline => &["decline"],
            Command::NextGame => &["next"],
            Command::Hint => &["hint", "h"],
            Command::Plays => &["plays"],
            Command::Board => &["board", "b"],
            Command::Score => &["score", "s"],
            Command::Rules => &["rules"],
            Command::Back => &["back"],
            Command::Save => &["save"],
            Command::Load => &["load"],
            Command::Help => &["help", "?"],
            Command::Quit => &["quit", "exit", "q"],
        }
    }

    /// The word to type in a language.
    pub(super) fn word(self, texts: &Texts) -> String {
        match self {
            Command::Roll => texts.word_roll(),
            Command::Undo => texts.word_undo(),
            Command::Done => texts.word_done(),
            Command::Double => texts.word_double(),
            Command::Take => texts.word_take(),
            Command::Pass => texts.word_pass(),
            Command::Beaver => texts.word_beaver(),
            Command::Raccoon => texts.word_raccoon(),
            Command::Land => texts.word_land(),
            Command::Resign => texts.word_resign(),
            Command::Claim => texts.word_claim(),
            Command::Accept => texts.word_accept(),
            Command::Decline => texts.word_decline(),
            Command::NextGame => texts.word_next(),
            Command::Hint => texts.word_hint(),
            Command::Plays => texts.word_plays(),
            Command::Board => texts.word_board(),
            Command::Score => texts.word_score(),
            Command::Rules => texts.word_rules(),
            Command::Back => texts.word_back(),
            Command::Save => texts.word_save(),
            Command::Load => texts.word_load(),
            Command::Help => texts.word_help(),
            Command::Quit => texts.word_quit(),
        }
    }

    /// What the page writes on the button that does the same.
    pub(super) fn label(self, texts: &Texts) -> String {
        match self {
            Command::NextGame => texts.action_next_game(),
            Command::Hint => texts.action_hint(),
            Command::Plays => texts.plays_title(),
            Command::Board => texts.settings_board(),
            Command::Score => texts.table_score(),
            Command::Rules => texts.start_rules(),
            Command::Back => texts.action_take_back(),
            Command::Save => texts.export_title(),
            Command::Load => texts.analysis_paste_open(),
            Command::Help => texts.settings_help(),
            Command::Quit => texts.table_home(),
            _ => self
                .kind()
                .map_or_else(String::new, |kind| texts.action(kind)),
        }
    }

    /// The kind of action it is, if it is one.
    pub(super) const fn kind(self) -> Option<ActionKind> {
        Some(match self {
            Command::Roll => ActionKind::Roll,
            Command::Undo => ActionKind::Undo,
            Command::Done => ActionKind::EndTurn,
            Command::Double => ActionKind::Double,
            Command::Take => ActionKind::Take,
            Command::Pass => ActionKind::Pass,
            Command::Beaver => ActionKind::Beaver,
            Command::Raccoon => ActionKind::Raccoon,
            Command::Land => ActionKind::LandOnBlock,
            Command::Resign => ActionKind::Resign,
            Command::Claim => ActionKind::Claim,
            Command::Accept => ActionKind::Accept,
            Command::Decline => ActionKind::Decline,
            Command::NextGame
            | Command::Hint
            | Command::Plays
            | Command::Board
            | Command::Score
            | Command::Rules
            | Command::Back
            | Command::Save
            | Command::Load
            | Command::Help
            | Command::Quit => return None,
        })
    }

    /// The command for a kind of action, if there is one.
    pub(super) fn of(kind: ActionKind) -> Option<Command> {
        let mut all = Command::ALL.into_iter();
        all.find(|command| command.kind() == Some(kind))
    }
}

impl What {
    /// Whether it decides nothing, so that a person may say it for a program:
    /// what real dice show, or a question.
    pub(super) fn decides_nothing(&self) -> bool {
        match self {
            What::Usual | What::Rolled(_) | What::Thrown(_) => true,
            What::Moves(_) => false,
            What::Command(command, _) => {
                matches!(command.kind(), None | Some(ActionKind::Roll))
            }
        }
    }
}

/// How to understand what is typed now.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reader<'a> {
    pub(super) texts: &'a Texts,
    /// The player whom what is typed is for, unless it says another.
    pub(super) player: Player,
    /// What the points are called.
    pub(super) labels: PointLabels,
    /// Whether there is a roll to play, so that `6-4` is a move.
    pub(super) is_moving: bool,
}

impl Reader<'_> {
    /// What was typed, if it makes any sense.
    pub(super) fn read(self, text: &str) -> Option<Request> {
        let words: Vec<_> = text.split_whitespace().collect();
        let named = words.first().and_then(|word| self.color(word));
        let rest = if named.is_some() { &words[1..] } else { &words };
        let player = named.unwrap_or(self.player);
        Some(Request {
            player: named,
            what: self.what(rest, player)?,
        })
    }

    /// The player of this color, in the language or in English.
    fn color(self, word: &str) -> Option<Player> {
        let word = folded(word);
        let colors = [
            (Color::White, Player::White, "white"),
            (Color::Black, Player::Black, "black"),
            (Color::Light, Player::White, "light"),
            (Color::Dark, Player::Black, "dark"),
        ];
        let mut colors = colors.into_iter();
        let is_it = |&(color, _, english): &(Color, Player, &str)| {
            let own = [self.texts.color_name(color), self.texts.player_color(color)];
            word == english || own.iter().any(|own| word == folded(own))
        };
        colors.find(is_it).map(|(_, player, _)| player)
    }

    fn what(self, words: &[&str], player: Player) -> Option<What> {
        let text = words.join(" ");
        if text.is_empty() {
            return Some(What::Usual);
        }
        if let Some(command) = self.command(words) {
            return Some(command);
        }
        let is_move = text.contains('/') || self.is_moving && text.contains('-');
        if is_move {
            let play = self.labels.read_play(&text, player);
            return play.ok().map(What::Moves);
        }
        if let [number] = text.as_bytes() {
            let die = number.wrapping_sub(b'0');
            return Die::try_from(die).ok().map(What::Thrown);
        }
        text.parse().ok().map(What::Rolled)
    }

    /// The command whose name is the longest that the words begin with.
    fn command(self, words: &[&str]) -> Option<What> {
        (1..=words.len()).rev().find_map(|length| {
            let name = folded(&words[..length].join(" "));
            let is_named = |command: &Command| {
                let own = folded(&command.word(self.texts));
                command.english().contains(&name.as_str()) || own == name
            };
            let named = Command::ALL.into_iter().find(is_named);
            named.map(|command| What::Command(command, words[length..].join(" ")))
        })
    }

    /// The kind of win, in the language or in English; a single game if
    /// nothing is said.
    pub(super) fn win(self, text: &str) -> Option<Win> {
        let text = folded(text);
        let own = |win: Win| match win {
            Win::Single => self.texts.win_single(),
            Win::Gammon => self.texts.win_gammon(),
            Win::Backgammon => self.texts.win_backgammon(),
        };
        let is_it = |win: &Win| text == win.to_string() || text == folded(&own(*win));
        match text.as_str() {
            "" => Some(Win::Single),
            _ => Win::ALL.into_iter().find(is_it),
        }
    }

    /// Where a checker lands on a block: its place and the number.
    pub(super) fn landing(self, text: &str) -> Option<(Origin, Die)> {
        let (from, die) = text.split_once(' ')?;
        let from = match from {
            "bar" => Origin::Bar,
            label => {
                let labels = match self.labels.names_all_points() {
                    true => self.labels,
                    false => PointLabels::Numbers,
                };
                labels.point(label, self.player)?.into()
            }
        };
        let die: u8 = die.trim().parse().ok()?;
        Some((from, Die::try_from(die).ok()?))
    }

    /// Whether the answer is yes or no, if it is either: the word or how it
    /// begins, in the language or in English.
    pub(super) fn is_yes(self, text: &str) -> Option<bool> {
        let text = folded(text.trim());
        let begins = |word: &str, own: &str| {
            !text.is_empty() && (word.starts_with(&text) || folded(own).starts_with(&text))
        };
        let yes = begins("yes", &self.texts.button_yes());
        let no = begins("no", &self.texts.button_no());
        (yes != no).then_some(yes)
    }
}

/// A word as it's compared: in small letters and without accents, which not
/// every keyboard has.
pub(super) fn folded(word: &str) -> String {
    let is_accent = |letter: &char| ('\u{300}'..='\u{36f}').contains(letter);
    let letters = word.to_lowercase();
    let plain = letters.nfd().filter(|letter| !is_accent(letter));
    plain
        .map(|letter| match letter {
            'ı' => 'i',
            'ł' => 'l',
            'ø' => 'o',
            'đ' => 'd',
            other => other,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use rules::Leaflet;
    use texts::Language;

    use super::*;

    fn reader(texts: &Texts, is_moving: bool) -> Reader<'_> {
        Reader {
            texts,
            player: Player::White,
            labels: PointLabels::Numbers,
            is_moving,
        }
    }

    fn command(command: Command, rest: &str) -> Option<What> {
        Some(What::Command(command, rest.to_owned()))
    }

    #[test]
    fn what_is_typed_is_understood() {
        let texts = Texts::english();
        let rolled = || Some(What::Rolled("31".parse().unwrap()));
        for (text, what) in [
            ("", Some(What::Usual)),
            (" Roll ", command(Command::Roll, "")),
            ("31", rolled()),
            ("3-1", rolled()),
            ("6", Some(What::Thrown(Die::Six))),
            ("8/5 6/5", Some(What::Moves("8/5 6/5".parse().unwrap()))),
            ("resign gammon", command(Command::Resign, "gammon")),
            ("save My Game.txt", command(Command::Save, "My Game.txt")),
            ("next", command(Command::NextGame, "")),
            ("land 8 3", command(Command::Land, "8 3")),
            ("hit", None),
            ("7", None),
            ("71", None),
            ("8/x", None),
        ] {
            let read = reader(&texts, false).read(text);
            assert_eq!(read.map(|request| request.what), what, "{text}");
        }
        let double = reader(&texts, false).read("black double").unwrap();
        assert_eq!(double.player, Some(Player::Black));
    }

    #[test]
    fn a_stroke_is_a_move_only_where_there_is_a_roll_to_play() {
        let texts = Texts::english();
        let moves = |text: &str| Some(What::Moves(text.parse().unwrap()));
        let read = |text| reader(&texts, true).read(text).map(|request| request.what);
        assert_eq!(read("6-4"), moves("6/4"));
        assert_eq!(read("13-7 8-7"), moves("13/7 8/7"));
        assert_eq!(read("64"), Some(What::Rolled("64".parse().unwrap())));
    }

    #[test]
    fn every_language_is_understood_beside_english() {
        for language in Language::written() {
            let texts = Texts::embedded(language);
            let reader = reader(&texts, false);
            for wanted in Command::ALL {
                let own = wanted.word(&texts);
                for text in [own.as_str(), &own.to_uppercase(), wanted.english()[0]] {
                    let read = reader.read(text).map(|request| request.what);
                    assert_eq!(read, command(wanted, ""), "{language:?}: {text}");
                }
            }
            assert_eq!(reader.is_yes(&texts.button_yes()), Some(true));
            assert_eq!(reader.is_yes(&texts.button_no()), Some(false));
            assert_eq!(reader.win(&texts.win_gammon()), Some(Win::Gammon));
        }
    }

    #[test]
    fn accents_may_be_left_out() {
        for (code, typed, wanted) in [
            ("de", "zuruck", Command::Undo),
            ("de", "ZURÜCK", Command::Undo),
            ("de", "zuru\u{308}ck", Command::Undo),
            ("fr", "regles", Command::Rules),
            ("tr", "cekil", Command::Pass),
        ] {
            let texts = Texts::embedded(Language::from_tag(code).unwrap());
            let read = reader(&texts, false).read(typed);
            let read = read.map(|request| request.what);
            assert_eq!(read, command(wanted, ""), "{typed}");
        }
    }

    /// Whatever the order in which words are looked up, they mean one thing.
    #[test]
    fn no_word_means_two_things_in_a_language() {
        let english = || Command::ALL.map(|command| (command, command.english()));
        for language in Language::written() {
            let texts = Texts::embedded(language);
            let reader = reader(&texts, false);
            for wanted in Command::ALL {
                let own = folded(&wanted.word(&texts));
                let others = Command::ALL.into_iter().filter(|&other| other != wanted);
                for other in others {
                    assert_ne!(own, folded(&other.word(&texts)), "{language:?}");
                }
                let foreign = english().into_iter().filter(|&(other, _)| other != wanted);
                for (other, words) in foreign {
                    let is_other = words.contains(&own.as_str());
                    assert!(!is_other, "{language:?}: {own} is {other:?} in English");
                }
                assert_eq!(reader.color(&own), None, "{language:?}: {own}");
            }
        }
    }

    /// Somebody who has to type a word often wants it short.
    #[test]
    fn words_are_short_and_in_small_letters() {
        // Swedes and Norwegians give up in two words.
        let of_two = ["ge upp", "gi opp"];
        for language in Language::written() {
            let texts = Texts::embedded(language);
            for command in Command::ALL {
                let word = command.word(&texts);
                assert_eq!(word, word.to_lowercase(), "{language:?}");
                assert!(word.chars().count() <= 12, "{language:?}: {word}");
                let is_one = !word.contains(char::is_whitespace);
                assert!(is_one || of_two.contains(&word.as_str()), "{word}");
            }
        }
    }

    #[test]
    fn a_leaflet_does_not_change_what_is_typed() {
        for language in Language::written() {
            let texts = Texts::embedded(language);
            for leaflet in Leaflet::ALL {
                let own = texts.for_rules(&leaflet.ruleset());
                for command in Command::ALL {
                    assert_eq!(command.word(&own), command.word(&texts), "{leaflet}");
                }
            }
        }
    }
}
