//! The icon: three points and a checker. It's drawn once and written as SVG for
//! browsers that support it and as PNG for those that don't.

use std::fmt::Write as _;
use std::io::Write as _;

use anyhow::{Context, Result};
use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};

/// The icon's width and height, in any unit.
const SIDE: f32 = 512.0;

type Color = [u8; 3];

const CLOTH: Color = [0x2f, 0x4a, 0x3c];
const LIGHT: Color = [0xe8, 0xdc, 0xc4];
const RED: Color = [0xb5, 0x53, 0x3c];
const RIM: Color = [0x1d, 0x2f, 0x26];
const IVORY: Color = [0xf7, 0xf1, 0xe4];
const GROOVE: Color = [0xcd, 0xbf, 0x9f];

/// The icon's shapes, from back to front.
const SHAPES: [(Shape, Color); 8] = [
    (Shape::Cloth, CLOTH),
    (Shape::Point { left: 88.0 }, LIGHT),
    (Shape::Point { left: 192.0 }, RED),
    (Shape::Point { left: 296.0 }, LIGHT),
    (Shape::Disc { radius: 75.0 }, RIM),
    (Shape::Disc { radius: 61.0 }, IVORY),
    (Shape::Disc { radius: 44.0 }, GROOVE),
    (Shape::Disc { radius: 36.0 }, IVORY),
];

#[derive(Clone, Copy, Debug)]
enum Shape {
    /// The whole square. The system that shows the icon rounds its corners.
    Cloth,
    /// A triangle on the lower edge.
    Point { left: f32 },
    /// A circle around the checker's center.
    Disc { radius: f32 },
}

const POINT_WIDTH: f32 = 128.0;
const POINT_TIP: f32 = 128.0;
const POINT_FOOT: f32 = 448.0;
const CHECKER: (f32, f32) = (256.0, 373.0);

impl Shape {
    fn covers(self, x: f32, y: f32) -> bool {
        match self {
            Shape::Cloth => true,
            Shape::Point { left } => {
                let middle = left + POINT_WIDTH / 2.0;
                let width = POINT_WIDTH * (y - POINT_TIP) / (POINT_FOOT - POINT_TIP);
                (POINT_TIP..POINT_FOOT).contains(&y) && (x - middle).abs() * 2.0 < width
            }
            Shape::Disc { radius } => {
                let (x, y) = (x - CHECKER.0, y - CHECKER.1);
                x * x + y * y < radius * radius
            }
        }
    }

    fn element(self) -> String {
        match self {
            Shape::Cloth => format!("rect width=\"{SIDE}\" height=\"{SIDE}\""),
            Shape::Point { left } => {
                let (middle, right) = (left + POINT_WIDTH / 2.0, left + POINT_WIDTH);
                format!(
                    "path d=\"M{left} {POINT_FOOT} {middle} {POINT_TIP} {right} {POINT_FOOT}Z\""
                )
            }
            Shape::Disc { radius } => {
                format!(
                    "circle cx=\"{}\" cy=\"{}\" r=\"{radius}\"",
                    CHECKER.0, CHECKER.1
                )
            }
        }
    }
}

pub(crate) fn svg() -> Result<String> {
    let mut text =
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {SIDE} {SIDE}\">\n");
    for (shape, [red, green, blue]) in SHAPES {
        let element = shape.element();
        writeln!(
            text,
            "<{element} fill=\"#{red:02x}{green:02x}{blue:02x}\"/>"
        )?;
    }
    text.push_str("</svg>\n");
    Ok(text)
}

/// The icon as PNG, this many pixels wide and high. Few colors meet at its
/// edges, so pixels are numbers of a palette.
pub(crate) fn png(pixels: u16) -> Result<Vec<u8>> {
    let mut palette: Vec<Color> = Vec::new();
    let mut rows = Vec::new();
    for y in 0..pixels {
        // Each row starts with its filter: none.
        rows.push(0);
        for x in 0..pixels {
            let color = pixel(x, y, SIDE / f32::from(pixels));
            let place = palette.iter().position(|known| *known == color);
            let place = place.unwrap_or_else(|| {
                palette.push(color);
                palette.len() - 1
            });
            rows.push(u8::try_from(place).context("a palette has 256 colors at most")?);
        }
    }
    let mut compressed = ZlibEncoder::new(Vec::new(), Compression::best());
    compressed.write_all(&rows)?;

    let size = u32::from(pixels).to_be_bytes();
    // Eight bits for the number of a color.
    let header = [&size[..], &size[..], &[8, 3, 0, 0, 0]].concat();
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    for (name, content) in [
        (b"IHDR", header),
        (b"PLTE", palette.concat()),
        (b"IDAT", compressed.finish()?),
        (b"IEND", Vec::new()),
    ] {
        file.extend(u32::try_from(content.len())?.to_be_bytes());
        let mut sum = Crc::new();
        sum.update(name);
        sum.update(&content);
        file.extend(name);
        file.extend(content);
        file.extend(sum.sum().to_be_bytes());
    }
    Ok(file)
}

/// The average color of a pixel, from sixteen samples, or from four in large
/// icons: fewer shades at the edges make their files a third smaller.
fn pixel(x: u16, y: u16, unit: f32) -> Color {
    let spots: &[f32] = if unit > 1.0 {
        &[0.125, 0.375, 0.625, 0.875]
    } else {
        &[0.25, 0.75]
    };
    let count = u16::try_from(spots.len() * spots.len()).expect("there are few");
    let mut sum = [0u16; 3];
    for down in spots {
        for right in spots {
            let (x, y) = ((f32::from(x) + right) * unit, (f32::from(y) + down) * unit);
            let top = SHAPES.iter().rev().find(|(shape, _)| shape.covers(x, y));
            let (_, color) = top.expect("the cloth is everywhere");
            for (sum, part) in sum.iter_mut().zip(color) {
                *sum += u16::from(*part);
            }
        }
    }
    sum.map(|sum| u8::try_from(sum / count).expect("a mean of bytes is a byte"))
}
