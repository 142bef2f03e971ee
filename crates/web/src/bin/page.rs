//! The module that draws the page: it mounts [`web::App`], and has the browser
//! keep it for when there is no network.
#![forbid(unsafe_code)]

fn main() {
    leptos::mount::mount_to_body(web::App);
    web::offline::keep_page();
}
