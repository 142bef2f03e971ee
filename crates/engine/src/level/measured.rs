//! What the levels lose, as last measured. `docs/levels.md` says how.

use super::Level;

/// One line with the runs that made the nets, then one per level, with its
/// performance rating.
const FIGURES: &str = include_str!("../../data/levels");

impl Level {
    /// The performance rating of this level, as known from analysis: half the
    /// loss per checker decision, in thousandths of a point. `None` if the
    /// level hasn't been measured.
    #[must_use]
    pub fn measured_pr(&self) -> Option<f32> {
        let mut figures = lines().filter_map(|line| line.split_once(' '));
        let (_, figure) = figures.find(|(name, _)| *name == self.name)?;
        // Parsing it as a float needs 13 kB of tables, which the page would
        // have to load.
        let hundredths: u16 = figure.replace('.', "").parse().ok()?;
        Some(f32::from(hundredths) / 100.0)
    }

    /// The training runs of the nets that the levels were measured with.
    #[must_use]
    pub fn measured_with() -> &'static str {
        let named = lines().find_map(|line| line.strip_prefix("nets "));
        named.expect("the figures say of which nets they are: a test reads them")
    }
}

fn lines() -> impl Iterator<Item = &'static str> {
    FIGURES.lines().filter(|line| !line.starts_with('#'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_figure_is_of_a_level_and_a_stronger_one_loses_less() {
        let measured: Vec<f32> = Level::ALL.iter().filter_map(Level::measured_pr).collect();
        assert!(measured.is_sorted_by(|weaker, stronger| weaker > stronger));
        assert_eq!(measured.len() + 1, lines().count(), "and the line of nets");
        assert!(measured.len() >= 8, "all that look less far than the judge");
    }

    #[test]
    #[cfg(feature = "bundled-net")]
    fn the_figures_are_of_the_nets_that_ship() {
        let hint = "run benches/new_nets";
        assert_eq!(
            Level::measured_with(),
            crate::Nets::bundled().runs(),
            "{hint}"
        );
    }
}
