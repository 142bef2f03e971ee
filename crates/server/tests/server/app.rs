//! The service, called without a socket.

use asset::Asset;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use tower::ServiceExt;

const ASSETS: &[Asset] = &[
    Asset {
        path: "/",
        content_type: "text/html; charset=utf-8",
        hash: "aaaa1111",
        bytes: b"<!doctype html>the page",
        brotli: None,
        gzip: None,
    },
    Asset {
        path: "/page-bbbb2222.wasm",
        content_type: "application/wasm",
        hash: "bbbb2222",
        bytes: b"the module as it is",
        brotli: Some(b"by brotli"),
        gzip: Some(b"by gzip, longer"),
    },
];

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: String,
}

impl Answer {
    fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().unwrap())
    }
}

async fn ask(method: Method, path: &str, headers: &[(&str, &str)]) -> Answer {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::empty()).unwrap();
    // Each test has its own, since several may be running.
    let test = std::thread::current().name().map(str::to_owned);
    let name = format!("{}.sqlite", test.unwrap_or_default().replace("::", "-"));
    let path = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let store = server::SqliteStore::open(&path).await.unwrap();
    let tables = server::Tables::new(std::sync::Arc::new(store));
    let app = server::app(ASSETS, tables, server::Options::default());
    let response = app.oneshot(request).await.unwrap();
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, usize::MAX).await.unwrap();
    Answer {
        status: parts.status,
        headers: parts.headers,
        body: String::from_utf8(body.to_vec()).unwrap(),
    }
}

async fn get(path: &str, headers: &[(&str, &str)]) -> Answer {
    ask(Method::GET, path, headers).await
}

#[tokio::test]
async fn the_page_is_asked_for_again_every_time() {
    let page = get("/", &[]).await;
    assert_eq!(page.status, StatusCode::OK);
    assert_eq!(page.body, "<!doctype html>the page");
    assert_eq!(
        page.header("content-type"),
        Some("text/html; charset=utf-8")
    );
    assert_eq!(page.header("cache-control"), Some("no-cache"));
}

#[tokio::test]
async fn what_is_named_by_its_content_is_kept_forever() {
    let module = get("/page-bbbb2222.wasm", &[]).await;
    assert_eq!(module.header("content-type"), Some("application/wasm"));
    assert_eq!(
        module.header("cache-control"),
        Some("public, max-age=31536000, immutable")
    );
}

#[tokio::test]
async fn the_smallest_form_that_the_browser_can_read_is_sent() {
    for (accepted, encoding, body) in [
        ("gzip, deflate, br", Some("br"), "by brotli"),
        ("gzip", Some("gzip"), "by gzip, longer"),
        ("identity", None, "the module as it is"),
    ] {
        let module = get("/page-bbbb2222.wasm", &[("accept-encoding", accepted)]).await;
        assert_eq!(module.header("content-encoding"), encoding, "{accepted}");
        assert_eq!(module.header("vary"), Some("accept-encoding"));
        assert_eq!(module.body, body, "{accepted}");
    }
    let page = get("/", &[("accept-encoding", "br, gzip")]).await;
    assert_eq!(page.header("content-encoding"), None);
}

#[tokio::test]
async fn what_the_browser_has_is_not_sent_again() {
    let tag = get("/", &[]).await.header("etag").unwrap().to_owned();
    let strong = tag.trim_start_matches("W/");
    for known in [&tag, strong, &format!("\"other\", {tag}"), "*"] {
        let page = get("/", &[("if-none-match", known)]).await;
        assert_eq!(page.status, StatusCode::NOT_MODIFIED, "{known}");
        assert_eq!(page.body, "");
        assert_eq!(page.header("etag"), Some(tag.as_str()));
    }
    let page = get("/", &[("if-none-match", "W/\"bbbb2222\"")]).await;
    assert_eq!(page.status, StatusCode::OK);
}

#[tokio::test]
async fn only_the_head_is_sent_to_who_asks_for_it() {
    let head = ask(Method::HEAD, "/", &[]).await;
    assert_eq!(head.status, StatusCode::OK);
    assert_eq!(head.header("content-length"), Some("23"));
    assert_eq!(head.body, "");
}

#[tokio::test]
async fn nothing_can_be_put_here() {
    let refused = ask(Method::POST, "/", &[]).await;
    assert_eq!(refused.status, StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(refused.header("allow"), Some("GET,HEAD"));
}

#[tokio::test]
async fn an_address_without_anything_says_so_and_leads_on() {
    for path in [
        "/nothing",
        "/page-bbbb2222.wasm/",
        "/../Cargo.toml",
        "/%2e%2e/",
    ] {
        let nothing = get(path, &[]).await;
        assert_eq!(nothing.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(
            nothing.header("content-type"),
            Some("text/html; charset=utf-8")
        );
        assert!(nothing.body.contains("<a href=\"/\">"), "{path}");
    }
}

#[tokio::test]
async fn every_answer_forbids_what_the_page_never_does() {
    for path in ["/", "/page-bbbb2222.wasm", "/health", "/nothing"] {
        let answer = get(path, &[]).await;
        let policy = answer.header("content-security-policy").unwrap();
        for part in [
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "style-src 'self'",
            "frame-ancestors 'none'",
        ] {
            assert!(
                policy.split("; ").any(|found| found == part),
                "{path}: {part}"
            );
        }
        assert!(!policy.contains("unsafe-inline"));
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(name), Some(value), "{path}");
        }
    }
}

#[tokio::test]
async fn the_server_says_that_it_is_well() {
    let health = get("/health", &[]).await;
    assert_eq!(
        (health.status, health.body.as_str()),
        (StatusCode::OK, "ok\n")
    );
    assert_eq!(health.header("cache-control"), Some("no-store"));
}
