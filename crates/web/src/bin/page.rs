//! The module that draws the page: it mounts [`web::App`] in place of the first
//! paint.
#![forbid(unsafe_code)]

fn main() {
    leptos::mount::mount_to_body(web::App);
    if let Some(first) = leptos::prelude::document().get_element_by_id("first-paint") {
        first.remove();
    }
}
