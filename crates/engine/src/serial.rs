//! The serde implementations that can't be derived.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::level::Level;
use crate::lookahead::Plies;

impl Serialize for Plies {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.number().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Plies {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Plies, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Plies::try_from(number).map_err(D::Error::custom)
    }
}

/// By name, so only built-in levels can be read back.
impl Serialize for Level {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.name.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        let name = String::deserialize(deserializer)?;
        name.parse().map_err(D::Error::custom)
    }
}

/// Standard errors, which are infinite as long as nothing is known. JSON has no
/// such number, so they're written as nothing.
pub(crate) mod error_bar {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::chances::{Chances, Equity};

    pub(crate) trait ErrorBar: Copy {
        const UNKNOWN: Self;
        fn is_known(self) -> bool;
    }

    impl ErrorBar for Equity {
        const UNKNOWN: Equity = Equity(f32::INFINITY);

        fn is_known(self) -> bool {
            self.0.is_finite()
        }
    }

    impl ErrorBar for Chances {
        const UNKNOWN: Chances = Chances {
            win: f32::INFINITY,
            win_gammon: f32::INFINITY,
            win_backgammon: f32::INFINITY,
            lose_gammon: f32::INFINITY,
            lose_backgammon: f32::INFINITY,
        };

        fn is_known(self) -> bool {
            self.win.is_finite()
        }
    }

    pub(crate) fn serialize<T: ErrorBar + Serialize, S: Serializer>(
        error: &T,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        error.is_known().then_some(error).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, T: ErrorBar + Deserialize<'de>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<T, D::Error> {
        let known = Option::<T>::deserialize(deserializer)?;
        Ok(known.unwrap_or(T::UNKNOWN))
    }
}
