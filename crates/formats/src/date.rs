//! Dates.

/// The date this many days after January 1, 1970, as `2026-11-15`.
///
/// We count years from March 1, so that a leap day is the last day of a year;
/// 400 years always have 146,097 days.
pub(crate) fn day(since_1970: i64) -> String {
    let since_march_0 = since_1970 + 719_468;
    let (era, day_of_era) = (
        since_march_0.div_euclid(146_097),
        since_march_0.rem_euclid(146_097),
    );
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let months_since_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * months_since_march + 2) / 5 + 1;
    let month = (months_since_march + 2) % 12 + 1;
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

/// The days from January 1, 1970 to a date such as `2026-11-15`; `None` if it
/// isn't one, or earlier.
pub(crate) fn days_since_1970(date: &str) -> Option<u64> {
    let mut parts = date.split('-');
    let mut next = || parts.next()?.parse::<u64>().ok();
    let (year, month, day_of_month) = (next()?, next()?, next()?);
    let is_plausible = (1970..=9999).contains(&year) && (1..=12).contains(&month);
    // Where the year or the month starts is near enough to look from.
    let from = is_plausible.then(|| (year - 1970) * 365 + (month - 1) * 28)?;
    let wanted = format!("{year:04}-{month:02}-{day_of_month:02}");
    (from..from + 2200).find(|&days| i64::try_from(days).is_ok_and(|days| day(days) == wanted))
}

#[cfg(test)]
mod tests {
    use super::{day, days_since_1970};

    #[test]
    fn dates_are_counted_from_1970() {
        assert_eq!(days_since_1970("1970-01-01"), Some(0));
        assert_eq!(days_since_1970("2000-02-29"), Some(11_016));
        assert_eq!(days_since_1970("2026-11-15"), Some(20_772));
        assert_eq!(days_since_1970("9999-12-31"), Some(2_932_896));
        for other in ["", "2026", "2026-02-30", "2026-13-01", "1969-12-31", "then"] {
            assert_eq!(days_since_1970(other), None, "{other}");
        }
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(-1), "1969-12-31");
        assert_eq!(day(11_016), "2000-02-29");
        assert_eq!(day(20_772), "2026-11-15");
        assert_eq!(day(-25_509), "1900-02-28");
        assert_eq!(day(-25_508), "1900-03-01");
    }
}
