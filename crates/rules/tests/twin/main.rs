//! The play generator against its slow twin.

mod agreement;
#[path = "../shared/movements.rs"]
mod movements;
mod perft;
#[path = "../shared/random.rs"]
mod random;
mod rule_book;
mod scattered;
#[path = "../shared/self_play.rs"]
mod self_play;
