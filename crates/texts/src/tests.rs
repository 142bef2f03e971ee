//! What must hold for every language, and that our reader reads as Mozilla's.

mod languages;
mod reading;
mod sentences;
