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

#[cfg(test)]
mod tests {
    use super::day;

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
