//! Matrix products, which take nearly all the time of learning.

/// Numbers viewed as a matrix.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Matrix<'a> {
    numbers: &'a [f32],
    rows: usize,
    columns: usize,
    /// From one row to the next, and from one column to the next.
    row_step: usize,
    column_step: usize,
}

/// The block that one call of the innermost loop works on: 384 sums. They fit
/// into registers of 64 bytes, of which AVX-512 has 32. On machines with 16
/// registers of 32 bytes some are kept in memory, which is slower.
const ROWS: usize = 12;
const COLUMNS: usize = 32;

/// Products that are summed in one go, so that what's needed stays in the
/// cache.
const DEPTH: usize = 256;

impl<'a> Matrix<'a> {
    /// Numbers that lie row by row.
    ///
    /// # Panics
    ///
    /// If they don't fill the last row.
    pub(crate) fn of_rows(numbers: &'a [f32], columns: usize) -> Matrix<'a> {
        assert!(numbers.len().is_multiple_of(columns), "whole rows");
        Matrix {
            numbers,
            rows: numbers.len() / columns,
            columns,
            row_step: columns,
            column_step: 1,
        }
    }

    pub(crate) fn transposed(self) -> Matrix<'a> {
        Matrix {
            rows: self.columns,
            columns: self.rows,
            row_step: self.column_step,
            column_step: self.row_step,
            ..self
        }
    }

    fn at(&self, row: usize, column: usize) -> f32 {
        self.numbers[row * self.row_step + column * self.column_step]
    }
}

/// Adds the product of two matrices to `sums`, which lie row by row.
///
/// # Panics
///
/// If the shapes don't fit one another.
pub(crate) fn add_product(sums: &mut [f32], left: Matrix<'_>, right: Matrix<'_>) {
    let width = right.columns;
    assert_eq!(left.columns, right.rows, "a row for each column");
    assert_eq!(sums.len(), left.rows * width, "a sum for each product");
    let mut left_panels = Vec::new();
    let mut right_panel = Vec::new();
    let mut products = [[0.0; COLUMNS]; ROWS];
    for first in (0..left.columns).step_by(DEPTH) {
        let depth = DEPTH.min(left.columns - first);
        left_panels.clear();
        for row in (0..left.rows).step_by(ROWS) {
            pack::<ROWS>(&mut left_panels, left.transposed(), first, depth, row);
        }
        for column in (0..width).step_by(COLUMNS) {
            right_panel.clear();
            pack::<COLUMNS>(&mut right_panel, right, first, depth, column);
            let count = COLUMNS.min(width - column);
            let panels = left_panels.chunks_exact(depth);
            for (panel, sums) in panels.zip(sums.chunks_mut(ROWS * width)) {
                multiply(panel, &right_panel, &mut products);
                for (sums, products) in sums.chunks_exact_mut(width).zip(&products) {
                    let sums = &mut sums[column..column + count];
                    for (sum, product) in sums.iter_mut().zip(products) {
                        *sum += product;
                    }
                }
            }
        }
    }
}

/// Copies `WIDTH` columns from `column` on, `depth` rows of them, to where the
/// innermost loop reads them in order. What's outside is zero.
fn pack<const WIDTH: usize>(
    panel: &mut Vec<[f32; WIDTH]>,
    matrix: Matrix<'_>,
    first: usize,
    depth: usize,
    column: usize,
) {
    let count = WIDTH.min(matrix.columns - column);
    let start = panel.len();
    panel.resize(start + depth, [0.0; WIDTH]);
    let panel = &mut panel[start..];
    if matrix.column_step == 1 {
        for (row, packed) in panel.iter_mut().enumerate() {
            let start = (first + row) * matrix.row_step + column;
            packed[..count].copy_from_slice(&matrix.numbers[start..start + count]);
        }
    } else {
        for place in 0..count {
            for (row, packed) in panel.iter_mut().enumerate() {
                packed[place] = matrix.at(first + row, column + place);
            }
        }
    }
}

/// Puts the products of two panels into `products`: the innermost loop. It's a
/// separate function with its own sums, so that the compiler keeps them in
/// registers.
#[inline(never)]
fn multiply(left: &[[f32; ROWS]], right: &[[f32; COLUMNS]], products: &mut [[f32; COLUMNS]; ROWS]) {
    let mut sums = [[0.0; COLUMNS]; ROWS];
    for (left, right) in left.iter().zip(right) {
        for row in 0..ROWS {
            for column in 0..COLUMNS {
                sums[row][column] = left[row].mul_add(right[column], sums[row][column]);
            }
        }
    }
    *products = sums;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    #[test]
    fn products_are_those_of_the_definition() {
        let mut random = Random::new(4);
        for (rows, depth, columns) in [(1, 1, 1), (13, 300, 5), (30, 7, 70), (12, 256, 32)] {
            let left: Vec<f32> = (0..rows * depth).map(|_| random.signed()).collect();
            let right: Vec<f32> = (0..depth * columns).map(|_| random.signed()).collect();
            let turned: Vec<f32> = (0..depth * columns)
                .map(|place| right[place % depth * columns + place / depth])
                .collect();
            let expected = |row: usize, column: usize| -> f32 {
                let products =
                    (0..depth).map(|k| left[row * depth + k] * right[k * columns + column]);
                1.0 + products.sum::<f32>()
            };
            let left = Matrix::of_rows(&left, depth);
            for right in [
                Matrix::of_rows(&right, columns),
                Matrix::of_rows(&turned, depth).transposed(),
            ] {
                let mut sums = vec![1.0; rows * columns];
                add_product(&mut sums, left, right);
                for (place, &sum) in sums.iter().enumerate() {
                    let expected = expected(place / columns, place % columns);
                    assert!((sum - expected).abs() < 1e-3, "{rows} {depth} {columns}");
                }
            }
        }
    }
}
