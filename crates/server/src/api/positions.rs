//! Questions about positions and rules.

use std::sync::{Arc, OnceLock};

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::response::IntoResponse;
use engine::{Analyst, Nets, Plies};
use protocol::{Problem, Refused, VERSION};
use rules::{AnyId, Position, PositionId, Roll, Ruleset, Setup, Stage};
use serde::{Deserialize, Serialize};
use texts::{Language, RuleBook, Texts};
use tokio::sync::Semaphore;

use super::{ApiError, ApiState};

/// The analysts that answer questions about positions, one question per core at
/// a time.
#[derive(Debug)]
pub(super) struct Analysts {
    analysts: Arc<[OnceLock<Analyst>; 3]>,
    cores: Arc<Semaphore>,
}

impl Default for Analysts {
    fn default() -> Analysts {
        let cores = std::thread::available_parallelism();
        Analysts {
            analysts: Arc::default(),
            cores: Arc::new(Semaphore::new(cores.map_or(1, usize::from))),
        }
    }
}

impl Analysts {
    /// Asks the analyst with this look-ahead.
    async fn ask<T: Send + 'static>(
        &self,
        plies: usize,
        question: impl FnOnce(&Analyst) -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let core = Arc::clone(&self.cores).acquire_owned().await;
        let core = core.map_err(|_| ApiError(Refused::Closing))?;
        let analysts = Arc::clone(&self.analysts);
        let asked = tokio::task::spawn_blocking(move || {
            let _core = core;
            let plies_ahead = [Plies::ZERO, Plies::ONE, Plies::TWO][plies];
            question(analysts[plies].get_or_init(|| {
                Analyst::for_rules(&Ruleset::international(), Nets::bundled())
                    .with_plies(plies_ahead)
            }))
        });
        asked.await.map_err(|_| ApiError(Refused::Full))
    }
}

/// A position and how far to look ahead.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Asked {
    /// A Position ID, a GNUbg ID, an XGID or an OGID.
    #[param(example = "4HPwATDgc/ABMA")]
    position: String,
    /// The roll to play, such as 31; not needed if the position includes it.
    roll: Option<String>,
    /// How many plies to look ahead.
    #[param(minimum = 0, maximum = 2)]
    #[serde(default)]
    plies: u8,
}

impl Asked {
    fn position(&self) -> Result<(Position, bool), ApiError> {
        let id: AnyId = self.position.parse().map_err(ApiError::not_understood)?;
        let says_cube = !matches!(id, AnyId::PositionId(_));
        let position = Position::try_from(Setup::from(id)).map_err(ApiError::not_understood)?;
        Ok((position, says_cube))
    }

    fn plies(&self) -> Result<usize, ApiError> {
        match self.plies {
            0..=2 => Ok(usize::from(self.plies)),
            _ => Err(ApiError::not_understood("0, 1 or 2 plies are looked ahead")),
        }
    }

    fn roll(&self, position: &Position) -> Result<Roll, ApiError> {
        match (&self.roll, position.stage()) {
            (_, Stage::Over) => Err(ApiError::not_understood("the game is over")),
            (Some(roll), _) => roll.parse().map_err(ApiError::not_understood),
            (None, Stage::Rolled(roll)) => Ok(roll),
            (None, Stage::BeforeRoll) => Err(ApiError::not_understood("no roll is given")),
        }
    }
}

/// How good a position is for the player on roll, before the roll and cubeless.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub(super) struct Evaluation {
    win: f32,
    win_gammon: f32,
    win_backgammon: f32,
    lose_gammon: f32,
    lose_backgammon: f32,
    equity: f32,
}

/// A play and its equity, with the cube if the position includes it.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub(super) struct Ranked {
    play: String,
    /// The Position ID after it, from the opponent's view.
    position: String,
    equity: f32,
}

/// Evaluates a position.
#[utoipa::path(
    get, path = "/api/evaluate", params(Asked),
    responses(
        (status = 200, description = "The evaluation", body = Evaluation),
        (status = 400, description = "Not a valid position", body = Problem),
        (status = 429, description = "Too many requests", body = Problem),
        (status = 503, description = "The server is busy", body = Problem),
    )
)]
pub(super) async fn evaluate(
    State(state): State<ApiState>,
    asked: Result<Query<Asked>, QueryRejection>,
) -> Result<Json<Evaluation>, ApiError> {
    let Query(asked) = asked.map_err(|refused| ApiError::not_understood(refused.body_text()))?;
    let ((position, _), plies) = (asked.position()?, asked.plies()?);
    let chances = state
        .0
        .analysts
        .ask(plies, move |analyst| analyst.chances(&position))
        .await?;
    Ok(Json(Evaluation {
        win: chances.win,
        win_gammon: chances.win_gammon,
        win_backgammon: chances.win_backgammon,
        lose_gammon: chances.lose_gammon,
        lose_backgammon: chances.lose_backgammon,
        equity: chances.equity().0,
    }))
}

/// Ranks all plays of a roll, best first.
#[utoipa::path(
    get, path = "/api/best", params(Asked),
    responses(
        (status = 200, description = "The plays, best first", body = Vec<Ranked>),
        (status = 400, description = "Not a valid position or roll", body = Problem),
        (status = 429, description = "Too many requests", body = Problem),
        (status = 503, description = "The server is busy", body = Problem),
    )
)]
pub(super) async fn best(
    State(state): State<ApiState>,
    asked: Result<Query<Asked>, QueryRejection>,
) -> Result<Json<Vec<Ranked>>, ApiError> {
    let Query(asked) = asked.map_err(|refused| ApiError::not_understood(refused.body_text()))?;
    let ((position, says_cube), plies) = (asked.position()?, asked.plies()?);
    let roll = asked.roll(&position)?;
    let question = move |analyst: &Analyst| match says_cube {
        true => analyst.plays(&position, roll),
        false => analyst.plays_cubeless(&position, roll),
    };
    let plays = state.0.analysts.ask(plies, question).await?;
    let ranked = plays.iter().map(|ranked| Ranked {
        play: ranked.play.to_string(),
        position: PositionId::from(ranked.board.for_opponent()).to_string(),
        equity: ranked.equity.0,
    });
    Ok(Json(ranked.collect()))
}

/// The language of the response.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct InLanguage {
    /// The language code, such as de (default: English).
    language: Option<String>,
}

/// Writes the rule book for a ruleset.
#[utoipa::path(
    get, path = "/api/rules/{rules}",
    params(("rules" = String, Path, description = "A built-in ruleset, or house rules", example = "swiss"), InLanguage),
    responses(
        (status = 200, description = "The rule book", body = String, content_type = "text/plain"),
        (status = 400, description = "Unknown rules or language", body = Problem),
        (status = 429, description = "Too many requests", body = Problem),
        (status = 503, description = "The server is busy", body = Problem),
    )
)]
pub(super) async fn rule_book(
    rules: Result<Path<String>, PathRejection>,
    asked: Result<Query<InLanguage>, QueryRejection>,
) -> Result<impl IntoResponse, ApiError> {
    let Path(rules) = rules.map_err(|refused| ApiError::not_understood(refused.body_text()))?;
    let Query(asked) = asked.map_err(|refused| ApiError::not_understood(refused.body_text()))?;
    let rules: Ruleset = rules.parse().map_err(ApiError::not_understood)?;
    let language = match &asked.language {
        None => Language::English,
        Some(code) => Language::written()
            .find(|language| Language::from_tag(code) == Some(*language))
            .ok_or_else(|| ApiError::not_understood("there are no words in this language"))?,
    };
    Ok(RuleBook::of(&rules, &Texts::embedded(language)).to_text())
}

/// What a client needs to know before setting up a table.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub(super) struct About {
    /// The protocol version.
    protocol: u32,
    /// Its addresses on the home network.
    addresses: Vec<String>,
}

/// Says where the server can be reached.
#[utoipa::path(
    get, path = "/api/server",
    responses(
        (status = 200, description = "About the server", body = About),
        (status = 429, description = "Too many requests", body = Problem),
        (status = 503, description = "The server is busy", body = Problem),
    )
)]
pub(super) async fn server(State(state): State<ApiState>) -> Json<About> {
    Json(About {
        protocol: VERSION,
        addresses: state.0.options.addresses.clone(),
    })
}
