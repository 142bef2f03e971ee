//! The computer's levels, by the names the engine gives them.

use crate::texts::Texts;

impl Texts {
    /// The name of a level; `None` if there's no such level.
    #[must_use]
    pub fn level_name(&self, name: &str) -> Option<String> {
        Some(match name {
            "leaflet" => self.level_leaflet(),
            "beginner" => self.level_beginner(),
            "casual" => self.level_casual(),
            "regular" => self.level_regular(),
            "club" => self.level_club(),
            "tournament" => self.level_tournament(),
            "expert" => self.level_expert(),
            "master" => self.level_master(),
            "grandmaster" => self.level_grandmaster(),
            "machine" => self.level_machine(),
            _ => return None,
        })
    }

    /// Who plays at a level; `None` if there's no such level.
    #[must_use]
    pub fn level_about(&self, name: &str) -> Option<String> {
        Some(match name {
            "leaflet" => self.level_leaflet_about(),
            "beginner" => self.level_beginner_about(),
            "casual" => self.level_casual_about(),
            "regular" => self.level_regular_about(),
            "club" => self.level_club_about(),
            "tournament" => self.level_tournament_about(),
            "expert" => self.level_expert_about(),
            "master" => self.level_master_about(),
            "grandmaster" => self.level_grandmaster_about(),
            "machine" => self.level_machine_about(),
            _ => return None,
        })
    }
}
