//! One match and its decisions, as a library stores them.

use std::fmt;
use std::str::FromStr;

use engine::{
    AnalysisInput, CubeChoice, Finding, MatchResult, Question, QuestionKind, Reply, Subject,
};
use formats::MatchFile;
use rules::{Board, Cube, Position, Roll, Seat, Session};

/// Identifies a match: the same for the same dice and plays, whatever file they
/// come from and however it spells the players' names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MatchId(pub u64);

impl MatchId {
    /// The ID of the match with this analysis input.
    #[must_use]
    pub fn of(input: &AnalysisInput) -> MatchId {
        MatchId::seated(input, |seat| seat)
    }

    /// The ID the match would have if the players had each other's seats, as in
    /// files of programs that put themselves or the user first.
    #[must_use]
    pub fn of_swapped(input: &AnalysisInput) -> MatchId {
        MatchId::seated(input, Seat::other)
    }

    fn seated(input: &AnalysisInput, seat: impl Fn(Seat) -> Seat) -> MatchId {
        let mut bytes = Vec::new();
        for question in &input.questions {
            let board = question.position.board();
            for side in [board.player(), board.opponent()] {
                bytes.extend(side.to_bits().to_le_bytes());
            }
            let (kind, roll) = match question.kind {
                QuestionKind::Roll { roll, .. } => (0, Some(roll)),
                QuestionKind::Play { roll, board } => {
                    bytes.extend(board.player().to_bits().to_le_bytes());
                    (1, Some(roll))
                }
                QuestionKind::Choice(choice) => (2 + choice as u8, None),
                QuestionKind::Reply(reply) => (4 + reply as u8, None),
            };
            bytes.extend([kind, seat(question.seat) as u8]);
            bytes.extend(
                roll.iter()
                    .flat_map(|roll| roll.dice())
                    .map(|die| die as u8),
            );
        }
        MatchId(engine::checksum(&bytes))
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for MatchId {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<MatchId, Self::Err> {
        u64::from_str_radix(text, 16).map(MatchId)
    }
}

/// A match of a library.
#[derive(Clone, Debug, PartialEq)]
pub struct IndexedMatch {
    /// Its ID.
    pub id: MatchId,
    /// The names in the first and second seat.
    pub names: [String; 2],
    /// The event: tournament, round, place, as far as the file says.
    pub event: String,
    /// The date, as `2026-11-15` if the reader could tell.
    pub date: String,
    /// The match length; `None` in money play.
    pub length: Option<u32>,
    /// Who won it; `None` if it isn't over, or nobody has more points.
    pub winner: Option<Seat>,
    /// How it was analyzed, such as `2-ply`; empty if it wasn't.
    pub analysis: String,
    /// Its decisions, in order.
    pub decisions: Vec<IndexedDecision>,
}

/// A decision in a match of a library.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IndexedDecision {
    /// The number of the game, from 0.
    pub game: u16,
    /// The index of the entry in the file, from 0.
    pub entry: u32,
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub kind: DecisionKind,
    /// The board from the decider's point of view.
    pub board: Board,
    /// How often the cube was doubled: 0 for a cube at 1.
    pub doublings: u8,
    /// Who owns the cube.
    pub owner: CubeOwner,
    /// The points that the decider and the opponent still need; `None` in
    /// money play.
    pub away: Option<[u8; 2]>,
    /// What it lost, if it was analyzed.
    pub loss: Option<Loss>,
}

/// Who owns the cube, from the decider's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeOwner {
    /// Nobody: it's centered.
    Nobody,
    /// The decider.
    Me,
    /// The opponent.
    Them,
}

/// What a decision lost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Loss {
    /// In points of the cube at the time.
    pub equity: f32,
    /// Whether it counts for the performance rating.
    pub is_counted: bool,
}

/// What was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecisionKind {
    /// How to play this roll.
    Play(Roll),
    /// Not to double.
    NoDouble,
    /// To double.
    Double,
    /// To take a double.
    Take,
    /// To pass a double.
    Pass,
    /// To beaver.
    Beaver,
}

impl IndexedMatch {
    /// A match from a file, not analyzed yet.
    #[must_use]
    pub fn new(file: &MatchFile, input: &AnalysisInput) -> IndexedMatch {
        let name = |seat: Seat| {
            let person = match seat {
                Seat::First => &file.players.white,
                Seat::Second => &file.players.black,
            };
            person.name.trim().to_owned()
        };
        let occasion = &file.occasion;
        let event = [&occasion.event, &occasion.round, &occasion.place];
        let event = event.map(|text| text.trim()).into_iter();
        let event: Vec<&str> = event.filter(|text| !text.is_empty()).collect();
        IndexedMatch {
            id: MatchId::of(input),
            names: Seat::BOTH.map(name),
            event: event.join(", "),
            date: occasion.date.clone(),
            length: match file.rules.session {
                Session::Match(length) => Some(length.into()),
                Session::Money => None,
            },
            winner: winner(input.result),
            analysis: String::new(),
            decisions: input.questions.iter().filter_map(decision).collect(),
        }
    }

    /// Adds the findings of an analysis, and how it was made.
    pub fn add_findings(&mut self, findings: &[Finding], analysis: String) {
        self.analysis = analysis;
        // Both are in the order of the match. Findings lack what couldn't be
        // analyzed.
        let mut found = findings.iter().filter(|finding| finding.lost().is_some());
        let mut next = found.next();
        for decision in &mut self.decisions {
            if let Some(finding) = next.filter(|finding| decision.is_of(finding)) {
                decision.loss = finding.lost().map(|lost| Loss {
                    equity: lost.equity as f32,
                    is_counted: finding.is_counted(),
                });
                next = found.next();
            }
        }
    }

    /// What each decision lost, in order.
    pub fn losses(&self) -> impl Iterator<Item = Option<Loss>> {
        self.decisions.iter().map(|decision| decision.loss)
    }

    /// Sets what each decision lost, as [`IndexedMatch::losses`] gave it, and
    /// how that was found. Nothing changes and the answer is `false` if it's
    /// about another number of decisions.
    pub fn set_losses(&mut self, losses: &[Option<Loss>], analysis: String) -> bool {
        if losses.len() != self.decisions.len() {
            return false;
        }
        self.analysis = analysis;
        for (decision, loss) in self.decisions.iter_mut().zip(losses) {
            decision.loss = *loss;
        }
        true
    }

    /// The name of the player in this seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat as usize]
    }
}

impl IndexedDecision {
    /// Whether a finding of the same match is about this decision.
    #[must_use]
    pub fn is_of(&self, finding: &Finding) -> bool {
        let kind = match &finding.subject {
            Subject::Roll(_) => return false,
            Subject::Play(play) => DecisionKind::Play(play.roll),
            Subject::Cube(cube) => cube.choice.into(),
            Subject::Reply(reply) => reply.reply.into(),
        };
        self.entry as usize == finding.entry && self.seat == finding.seat && self.kind == kind
    }

    /// Whether there was something to decide: nobody doubles with a cube that
    /// the opponent owns.
    pub(super) const fn is_choice(&self) -> bool {
        let is_theirs = matches!(self.owner, CubeOwner::Them);
        !(is_theirs && matches!(self.kind, DecisionKind::NoDouble))
    }

    /// Whether a question about the same match asks for this decision.
    #[must_use]
    pub fn is_asked_by(&self, question: &Question) -> bool {
        let is_same = self.entry as usize == question.entry && self.seat == question.seat;
        is_same && kind(question) == Some(self.kind)
    }
}

impl From<CubeChoice> for DecisionKind {
    fn from(choice: CubeChoice) -> DecisionKind {
        match choice {
            CubeChoice::Roll => DecisionKind::NoDouble,
            CubeChoice::Double => DecisionKind::Double,
        }
    }
}

impl From<Reply> for DecisionKind {
    fn from(reply: Reply) -> DecisionKind {
        match reply {
            Reply::Take => DecisionKind::Take,
            Reply::Pass => DecisionKind::Pass,
            Reply::Beaver => DecisionKind::Beaver,
        }
    }
}

fn winner(result: Option<MatchResult>) -> Option<Seat> {
    match result? {
        MatchResult::Match { winner } => Some(winner),
        MatchResult::Money { points: 0 } => None,
        MatchResult::Money { points: 1.. } => Some(Seat::First),
        MatchResult::Money { .. } => Some(Seat::Second),
    }
}

/// A roll isn't a decision.
fn kind(question: &Question) -> Option<DecisionKind> {
    Some(match question.kind {
        QuestionKind::Roll { .. } => return None,
        QuestionKind::Play { roll, .. } => DecisionKind::Play(roll),
        QuestionKind::Choice(choice) => choice.into(),
        QuestionKind::Reply(reply) => reply.into(),
    })
}

fn decision(question: &Question) -> Option<IndexedDecision> {
    let kind = kind(question)?;
    let position = &question.position;
    let is_on_roll = position.on_roll() == question.player;
    let board = match is_on_roll {
        true => *position.board(),
        false => position.board().for_opponent(),
    };
    let Cube { value, owner } = position.cube();
    Some(IndexedDecision {
        game: u16::try_from(question.game).unwrap_or(u16::MAX),
        entry: u32::try_from(question.entry).ok()?,
        seat: question.seat,
        kind,
        board,
        doublings: value.value().trailing_zeros() as u8,
        owner: match owner {
            None => CubeOwner::Nobody,
            Some(owner) if owner == question.player => CubeOwner::Me,
            Some(_) => CubeOwner::Them,
        },
        away: away(position, question),
        loss: None,
    })
}

fn away(position: &Position, question: &Question) -> Option<[u8; 2]> {
    let stakes = position.stakes();
    let away = [
        stakes.away(question.player)?,
        stakes.away(question.player.opponent())?,
    ];
    Some(away.map(|away| u8::try_from(away).unwrap_or(u8::MAX)))
}
