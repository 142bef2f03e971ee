//! The generator of plays against its slow twin.

mod agreement;
mod perft;
#[path = "../shared/random.rs"]
mod random;
mod rule_book;
mod scattered;
#[path = "../shared/self_play.rs"]
mod self_play;
