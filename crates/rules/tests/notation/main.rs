//! Reading returns what was written.

mod diagrams;
mod facts;
mod garbage;
mod ids;
mod plays;
mod positions;
mod samples;

#[path = "../shared/movements.rs"]
mod movements;
#[path = "../shared/random.rs"]
mod random;
#[path = "../shared/self_play.rs"]
mod self_play;
