#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod annotate;
mod carried;
mod course;

pub use annotate::annotate;
pub use carried::{Carried, carried};
pub use course::course;
