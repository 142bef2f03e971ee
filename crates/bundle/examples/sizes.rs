//! Prints how many bytes the first visit transfers, for `docs/speed.md`.
#![allow(clippy::print_stdout, reason = "that is what it is for")]

use bundle::ASSETS;

fn main() {
    println!("| file | as it is | gzip | Brotli |");
    println!("| --- | --- | --- | --- |");
    let mut totals = [0; 3];
    for asset in ASSETS {
        let sizes = [Some(asset.bytes), asset.gzip, asset.brotli]
            .map(|form| form.unwrap_or(asset.bytes).len());
        totals = std::array::from_fn(|index| totals[index] + sizes[index]);
        let name = asset.path.replace(&format!("-{}", asset.hash), "");
        println!("| `{name}` | {} | {} | {} |", sizes[0], sizes[1], sizes[2]);
    }
    println!(
        "| together | {} | {} | {} |",
        totals[0], totals[1], totals[2]
    );
}
