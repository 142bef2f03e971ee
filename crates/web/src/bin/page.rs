//! The module that draws the page: it mounts [`web::App`].
#![forbid(unsafe_code)]

fn main() {
    leptos::mount::mount_to_body(web::App);
}
