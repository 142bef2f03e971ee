//! A net as bytes.
//!
//! All numbers are little-endian: the four letters `GBNT`, the version of the
//! format and the encoder (u16 each), the name of the training run (u8 length
//! and text), the number of layers (u8), the width of each layer (u16), the
//! shift of each layer after the first (u8), the first layer's bias and rows
//! (i16), each later layer's bias (i32) and weights (i16), and at the end a
//! checksum (u64) of everything before. The weights of later layers lie in
//! pairs of inputs: for inputs 0 and 1 the two weights of output 0, of output
//! 1, …, then for inputs 2 and 3.

use std::fmt;

use super::encoder::{ENCODER, INPUTS};
use super::{Layer, Net, OUTPUTS};
use crate::checksum::checksum;
use crate::simd::{BLOCK, LANES, Machine, WIDEST};

const MAGIC: [u8; 4] = *b"GBNT";
const VERSION: u16 = 2;

/// Bytes that aren't a net, or not one that this program can use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DamagedNet {
    /// They don't start like a net.
    NotANet,
    /// The format has another version.
    Version(u16),
    /// The net uses an encoding that this program doesn't know.
    Encoder(u16),
    /// A layer has an impossible width.
    Width {
        /// Which layer, the first being 0.
        layer: usize,
        /// Its width.
        width: u16,
    },
    /// The bytes end too early or go on too long.
    Length,
    /// The bytes have been changed.
    Checksum,
    /// The name of the run isn't text.
    Run,
}

impl fmt::Display for DamagedNet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DamagedNet::NotANet => f.write_str("not a net: it doesn't start with GBNT"),
            DamagedNet::Version(version) => {
                write!(
                    f,
                    "the net has format {version}, but this program reads format {VERSION}"
                )
            }
            DamagedNet::Encoder(encoder) => {
                write!(
                    f,
                    "the net needs encoder {encoder}, but this program has encoder {ENCODER}"
                )
            }
            DamagedNet::Width { layer, width } => {
                write!(
                    f,
                    "layer {layer} of the net has the impossible width {width}"
                )
            }
            DamagedNet::Length => f.write_str("the net is cut off or has extra bytes at the end"),
            DamagedNet::Checksum => {
                f.write_str("the net's checksum is wrong: the file was changed")
            }
            DamagedNet::Run => f.write_str("the name of the net's training run is not text"),
        }
    }
}

impl std::error::Error for DamagedNet {}

impl Net {
    /// The net as bytes that [`Net::from_bytes`] reads.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(ENCODER.to_le_bytes());
        let run = &self.run.as_bytes()[..self.run.len().min(255)];
        bytes.push(run.len() as u8);
        bytes.extend(run);
        bytes.push(self.layers.len() as u8 + 1);
        let widths = self.layers.iter().map(|layer| layer.bias.len());
        for width in std::iter::once(self.bias.len()).chain(widths) {
            bytes.extend((width as u16).to_le_bytes());
        }
        bytes.extend(self.layers.iter().map(|layer| layer.shift));
        let first = self.bias.iter().chain(&self.rows);
        bytes.extend(first.flat_map(|number| number.to_le_bytes()));
        for layer in &self.layers {
            bytes.extend(layer.bias.iter().flat_map(|number| number.to_le_bytes()));
            let outputs = layer.bias.len();
            let places = 0..layer.weights.len();
            let paired = places.map(|place| layer.weights[place_in_rows(place, outputs)]);
            bytes.extend(paired.flat_map(i16::to_le_bytes));
        }
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a net from bytes.
    ///
    /// # Errors
    ///
    /// What's wrong with the bytes: only a complete, unchanged net of this
    /// format is accepted.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, DamagedNet> {
        if !bytes.starts_with(&MAGIC) {
            return Err(DamagedNet::NotANet);
        }
        let (content, sum) = bytes.split_last_chunk().ok_or(DamagedNet::Length)?;
        let mut rest = content.get(MAGIC.len()..).ok_or(DamagedNet::Length)?;
        let version = u16::from_le_bytes(take(&mut rest)?);
        if version != VERSION {
            return Err(DamagedNet::Version(version));
        }
        if checksum(content) != u64::from_le_bytes(*sum) {
            return Err(DamagedNet::Checksum);
        }
        let encoder = u16::from_le_bytes(take(&mut rest)?);
        if encoder != ENCODER {
            return Err(DamagedNet::Encoder(encoder));
        }
        let [length] = take(&mut rest)?;
        let run = rest
            .split_off(..usize::from(length))
            .ok_or(DamagedNet::Length)?;
        let run = str::from_utf8(run).map_err(|_| DamagedNet::Run)?.to_owned();
        let widths = take_widths(&mut rest)?;
        let mut shifts = Vec::new();
        for _ in &widths[1..] {
            let [shift] = take(&mut rest)?;
            shifts.push(shift.min(31));
        }
        let bias = take_many(&mut rest, widths[0], i16::from_le_bytes)?;
        let rows = take_many(&mut rest, widths[0] * INPUTS, i16::from_le_bytes)?;
        let mut layers = Vec::new();
        for (pair, shift) in widths.windows(2).zip(shifts) {
            let bias = take_many(&mut rest, pair[1], i32::from_le_bytes)?;
            let paired = take_many(&mut rest, pair[0] * pair[1], i16::from_le_bytes)?;
            let mut weights = vec![0; paired.len()];
            for (place, weight) in paired.into_iter().enumerate() {
                weights[place_in_rows(place, pair[1])] = weight;
            }
            layers.push(Layer {
                bias,
                weights,
                shift,
            });
        }
        if !rest.is_empty() {
            return Err(DamagedNet::Length);
        }
        Ok(Net {
            run,
            bias,
            rows,
            layers,
            machine: Machine::best(),
        })
    }
}

/// Where the weight at a place in pairs of inputs is in rows of outputs.
fn place_in_rows(place: usize, outputs: usize) -> usize {
    let (pair, rest) = (place / (2 * outputs), place % (2 * outputs));
    (2 * pair + rest % 2) * outputs + rest / 2
}

/// The widths of all layers: two at least, whole vectors, the last of five
/// answers.
fn take_widths(rest: &mut &[u8]) -> Result<Vec<usize>, DamagedNet> {
    let [count] = take(rest)?;
    if count < 2 {
        return Err(DamagedNet::Length);
    }
    let mut widths = Vec::new();
    for layer in 0..usize::from(count) {
        let width = u16::from_le_bytes(take(rest)?);
        let unit = if layer == 0 { BLOCK } else { LANES };
        let size = usize::from(width);
        let is_last = layer + 1 == usize::from(count);
        let fits = size > 0 && size <= WIDEST && size.is_multiple_of(unit);
        if !fits || (is_last && size != OUTPUTS) {
            return Err(DamagedNet::Width { layer, width });
        }
        widths.push(size);
    }
    Ok(widths)
}

fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], DamagedNet> {
    let (first, after) = rest.split_first_chunk().ok_or(DamagedNet::Length)?;
    *rest = after;
    Ok(*first)
}

fn take_many<const N: usize, T>(
    rest: &mut &[u8],
    count: usize,
    read: fn([u8; N]) -> T,
) -> Result<Vec<T>, DamagedNet> {
    let bytes = rest.split_off(..count * N).ok_or(DamagedNet::Length)?;
    let (numbers, _) = bytes.as_chunks();
    Ok(numbers.iter().map(|&number| read(number)).collect())
}
