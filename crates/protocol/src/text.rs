//! Values of the rules in the game's notation, as they are sent.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

/// Writes a value as its text.
pub(crate) fn serialize<T: Display, S: Serializer>(
    value: &T,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
    text.parse().map_err(D::Error::custom)
}

/// Sends a type as its text.
macro_rules! travels_as_text {
    ($($name:ty),+) => {$(
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::text::serialize(self, serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                $crate::text::deserialize(deserializer)
            }
        }
    )+};
}
pub(crate) use travels_as_text;

/// Seats, as `first` and `second`.
pub(crate) mod seat {
    use rules::Seat;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Written {
        First,
        Second,
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over so")]
    pub(crate) fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        let written = match seat {
            Seat::First => Written::First,
            Seat::Second => Written::Second,
        };
        written.serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Seat, D::Error> {
        Ok(match Written::deserialize(deserializer)? {
            Written::First => Seat::First,
            Written::Second => Seat::Second,
        })
    }
}

/// Optional seats, as `first`, `second` and null.
pub(crate) mod maybe_seat {
    use rules::Seat;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    struct Written(#[serde(with = "super::seat")] Seat);

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over so")]
    pub(crate) fn serialize<S: Serializer>(
        seat: &Option<Seat>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        seat.map(Written).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Seat>, D::Error> {
        let written = Option::<Written>::deserialize(deserializer)?;
        Ok(written.map(|Written(seat)| seat))
    }
}
