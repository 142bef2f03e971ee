//! Play over time: what the charts show.

use crate::worker::GameTrend;

/// So many games are shown one by one; more, by month if there are several.
const MOST_SINGLE: usize = 20;

/// So many points fit into a chart.
const MOST_POINTS: usize = 60;

/// Games that make one point of a chart.
#[derive(Clone, Debug, PartialEq)]
pub struct TrendPoint {
    /// The day or the month, such as `2026-11-15` or `2026-11`.
    pub when: String,
    /// How many games they are.
    pub games: u32,
    decisions: u32,
    lost: f64,
    luck: f64,
}

impl TrendPoint {
    /// The points of some games, the oldest first: a few games one by one, many
    /// by month.
    #[must_use]
    pub fn of(games: &[GameTrend]) -> Vec<TrendPoint> {
        let month = |day: &str| day.get(..7).unwrap_or(day).to_owned();
        let is_one_month = match games {
            [first, .., last] => month(&first.day) == month(&last.day),
            _ => true,
        };
        let is_single = games.len() <= MOST_SINGLE || is_one_month;
        let mut points: Vec<TrendPoint> = Vec::new();
        for game in games {
            let when = match is_single {
                true => game.day.clone(),
                false => month(&game.day),
            };
            let same = points
                .last_mut()
                .filter(|last| !is_single && last.when == when);
            match same {
                Some(point) => point.add(game),
                None => {
                    let mut point = TrendPoint {
                        when,
                        games: 0,
                        decisions: 0,
                        lost: 0.0,
                        luck: 0.0,
                    };
                    point.add(game);
                    points.push(point);
                }
            }
        }
        // A point without decisions has no rating.
        points.retain(|point| point.decisions > 0);
        let newest = points.len().saturating_sub(MOST_POINTS);
        points.split_off(newest)
    }

    fn add(&mut self, game: &GameTrend) {
        self.games += 1;
        self.decisions += game.decisions;
        self.lost += game.lost;
        self.luck += game.luck;
    }

    /// The performance rating over all its games.
    #[must_use]
    pub fn rating(&self) -> f64 {
        500.0 * self.lost / f64::from(self.decisions)
    }

    /// The average luck of a game, in points of the cube.
    #[must_use]
    pub fn luck(&self) -> f64 {
        self.luck / f64::from(self.games)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(day: &str, decisions: u32, lost: f64) -> GameTrend {
        GameTrend {
            day: day.to_owned(),
            decisions,
            lost,
            luck: 0.5,
        }
    }

    #[test]
    fn few_games_are_shown_one_by_one() {
        let games = [game("2026-01-30", 100, 1.0), game("2026-02-01", 50, 1.0)];
        let points = TrendPoint::of(&games);
        let seen = points
            .iter()
            .map(|point| (point.when.as_str(), point.rating()));
        let seen: Vec<_> = seen.collect();
        assert_eq!(seen, [("2026-01-30", 5.0), ("2026-02-01", 10.0)]);
    }

    #[test]
    fn many_games_are_shown_by_month_and_weighed_by_their_decisions() {
        let mut games = vec![game("2026-01-30", 300, 3.0), game("2026-01-31", 100, 3.0)];
        games.extend((0..30).map(|_| game("2026-02-01", 10, 0.1)));
        let points = TrendPoint::of(&games);
        let months: Vec<_> = points.iter().map(|point| point.when.as_str()).collect();
        assert_eq!(months, ["2026-01", "2026-02"]);
        // 6 points in 400 decisions, not the average of 5 and 15.
        assert!((points[0].rating() - 7.5).abs() < 1e-9);
        assert_eq!((points[0].games, points[1].games), (2, 30));
        assert!((points[1].luck() - 0.5).abs() < 1e-9);
    }

    #[test]
    fn a_single_month_is_shown_game_by_game_and_only_the_newest_fit() {
        let games: Vec<_> = (0..100).map(|_| game("2026-02-01", 10, 0.1)).collect();
        assert_eq!(TrendPoint::of(&games).len(), MOST_POINTS);
        assert_eq!(TrendPoint::of(&[game("2026-02-01", 0, 0.0)]), []);
    }
}
