//! The API does what its description says, whatever it's asked.

use crate::client::TestServer;
use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json};
use tower::ServiceExt;

/// How often each operation is tried with random input.
const TRIES: u32 = 150;

/// Texts of every kind: valid, nearly valid, and arbitrary.
fn text() -> impl Strategy<Value = String> {
    let meant = prop::sample::select(vec![
        "4HPwATDgc/ABMA",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10",
        "31",
        "swiss",
        "international, match 7",
        "de",
        "0",
        "2",
        "mrswmz3infvgw3dn",
        "friend",
        "white",
        "hand",
        "open",
    ]);
    prop_oneof![
        3 => meant.prop_map(str::to_owned),
        1 => "\\PC{0,40}",
        1 => "[a-z2-7]{16}",
        1 => "-?[0-9]{0,30}",
        1 => ".{0,8}",
    ]
}

/// JSON that fits a schema, more or less.
fn body(schema: &Value, whole: &Value) -> BoxedStrategy<Value> {
    let anything = prop_oneof![
        Just(Value::Null),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        text().prop_map(Value::from),
        Just(json!([])),
        Just(json!({ "more": 1 })),
    ];
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.rsplit('/').next().unwrap();
        return body(&whole["components"]["schemas"][name], whole);
    }
    for choice in ["oneOf", "anyOf"] {
        if let Some(choices) = schema[choice].as_array() {
            let choices: Vec<_> = choices.iter().map(|choice| body(choice, whole)).collect();
            return prop_oneof![6 => prop::strategy::Union::new(choices), 1 => anything].boxed();
        }
    }
    if let Some(values) = schema["enum"].as_array() {
        let values = prop::sample::select(values.clone());
        return prop_oneof![6 => values, 1 => anything].boxed();
    }
    if let Some(properties) = schema["properties"].as_object() {
        let required: Vec<&str> = schema["required"]
            .as_array()
            .map(|names| names.iter().filter_map(Value::as_str).collect())
            .unwrap_or_default();
        let fields: Vec<_> = properties
            .iter()
            .map(|(name, schema)| {
                let (name, is_required) = (name.clone(), required.contains(&name.as_str()));
                let share = if is_required { 0.95 } else { 0.5 };
                prop::option::weighted(share, body(schema, whole))
                    .prop_map(move |value| value.map(|value| (name.clone(), value)))
            })
            .collect();
        let object =
            fields.prop_map(|fields| Value::Object(fields.into_iter().flatten().collect()));
        return prop_oneof![9 => object, 1 => anything].boxed();
    }
    let number = any::<u32>().prop_map(Value::from);
    match schema["type"].as_str() {
        Some("integer") => prop_oneof![5 => number, 1 => anything].boxed(),
        Some("string") => prop_oneof![5 => text().prop_map(Value::from), 1 => anything].boxed(),
        _ => anything.boxed(),
    }
}

fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// Sends a request and checks the response against the description.
async fn check(server: &TestServer, request: Request<Body>, operation: &Value) {
    let asked = format!("{} {}", request.method(), request.uri());
    let (status, body) = server.ask(request).await;
    let described = &operation["responses"][status.as_str()];
    assert!(
        described.is_object(),
        "{asked}: {status} is not described: {body}"
    );
    if status.is_client_error() || status.is_server_error() {
        let problem: Result<protocol::Problem, _> = serde_json::from_str(&body);
        assert!(
            problem.is_ok(),
            "{asked}: {status} without a problem: {body}"
        );
    }
    assert_ne!(status, StatusCode::INTERNAL_SERVER_ERROR, "{asked}");
}

#[tokio::test]
async fn whatever_is_asked_the_answer_is_one_that_is_described() {
    let server = TestServer::with_file("sweep.sqlite").await;
    let (status, description) = server.get("/api/openapi.json").await;
    assert_eq!(status, StatusCode::OK);
    let whole: Value = serde_json::from_str(&description).unwrap();
    let mut runner = TestRunner::new_with_rng(
        Config::default(),
        prop::test_runner::TestRng::deterministic_rng(prop::test_runner::RngAlgorithm::ChaCha),
    );
    let mut operations = 0;
    for (path, item) in whole["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            operations += 1;
            let method: Method = method.to_uppercase().parse().unwrap();
            let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
            let bodies = body(schema, &whole);
            for _ in 0..TRIES {
                let mut value = || text().new_tree(&mut runner).unwrap().current();
                let (mut path, mut query) = (path.clone(), Vec::new());
                for parameter in operation["parameters"].as_array().into_iter().flatten() {
                    let name = parameter["name"].as_str().unwrap();
                    // A path with an empty part is a different path.
                    let value = encoded(&format!(
                        "{}{}",
                        value(),
                        if parameter["in"] == "path" { " " } else { "" }
                    ));
                    match parameter["in"].as_str().unwrap() {
                        "path" => {
                            let value = value.trim_end_matches("%20");
                            path = path.replace(&format!("{{{name}}}"), value);
                        }
                        _ => query.push(format!("{name}={value}")),
                    }
                }
                if path.contains("//") || path.ends_with('/') {
                    continue;
                }
                let uri = format!("{path}?{}", query.join("&"));
                let body = match schema.is_object() {
                    true => bodies.new_tree(&mut runner).unwrap().current().to_string(),
                    false => String::new(),
                };
                let request = Request::builder().method(&method).uri(uri);
                let request = request.header("content-type", "application/json");
                check(&server, request.body(Body::from(body)).unwrap(), operation).await;
            }
        }
    }
    assert_eq!(operations, 8);
}

#[tokio::test]
async fn questions_have_answers() {
    let server = TestServer::with_file("questions.sqlite").await;
    let (status, body) = server
        .get("/api/best?position=4HPwATDgc%2FABMA&roll=31")
        .await;
    assert_eq!(status, StatusCode::OK, "{body}");
    let plays: Value = serde_json::from_str(&body).unwrap();
    assert_eq!(plays[0]["play"], "8/5 6/5");

    let (_, body) = server
        .get("/api/evaluate?position=4HPwATDgc%2FABMA&plies=1")
        .await;
    let evaluation: Value = serde_json::from_str(&body).unwrap();
    let win = evaluation["win"].as_f64().unwrap();
    assert!((0.50..0.55).contains(&win), "{body}");

    let (_, book) = server.get("/api/rules/swiss?language=en").await;
    assert!(book.contains("12A"), "{book}");
    let (status, _) = server.get("/api/rules/swiss?language=klingon").await;
    assert_eq!(status, StatusCode::BAD_REQUEST);

    let (_, page) = server.get("/api").await;
    assert!(page.contains("POST /api/tables"), "{page}");
    assert!(!page.contains("<script"), "{page}");
    let (_, metrics) = server.get("/metrics").await;
    assert!(
        metrics.contains("gammonbox_tables_created_total 0"),
        "{metrics}"
    );
}

#[tokio::test]
async fn a_body_that_is_too_long_is_refused() {
    let server = TestServer::with_file("long.sqlite").await;
    let body = format!(r#"{{"rules": "{}"}}"#, "x".repeat(50_000));
    let request = Request::post("/api/tables").header("content-type", "application/json");
    let request = request.body(Body::from(body)).unwrap();
    assert_eq!(server.ask(request).await.0, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn tables_are_set_up_by_json_only() {
    let server = TestServer::with_file("json.sqlite").await;
    for (kind, status) in [
        (None, StatusCode::UNSUPPORTED_MEDIA_TYPE),
        (Some("text/plain"), StatusCode::UNSUPPORTED_MEDIA_TYPE),
        (
            Some("application/x-www-form-urlencoded"),
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
        ),
        (Some("application/json"), StatusCode::CREATED),
        (Some("Application/JSON; charset=utf-8"), StatusCode::CREATED),
    ] {
        let mut request = Request::post("/api/tables");
        if let Some(kind) = kind {
            request = request.header("content-type", kind);
        }
        let body = Body::from(r#"{"rules": "international"}"#);
        let answer = server.ask(request.body(body).unwrap()).await;
        assert_eq!(answer.0, status, "{kind:?}: {}", answer.1);
    }
}

#[tokio::test]
async fn every_parameter_is_described_where_it_is() {
    let server = TestServer::with_file("parameters.sqlite").await;
    let (_, description) = server.get("/api/openapi.json").await;
    let whole: Value = serde_json::from_str(&description).unwrap();
    let mut queries = 0;
    for (path, item) in whole["paths"].as_object().unwrap() {
        for operation in item.as_object().unwrap().values() {
            for parameter in operation["parameters"].as_array().into_iter().flatten() {
                let name = parameter["name"].as_str().unwrap();
                let is_in_path = path.contains(&format!("{{{name}}}"));
                let expected = if is_in_path { "path" } else { "query" };
                assert_eq!(parameter["in"], expected, "{path}: {name}");
                queries += usize::from(!is_in_path);
            }
        }
    }
    assert_eq!(queries, 9);
}

#[tokio::test]
async fn every_operation_may_be_refused_for_a_while() {
    let server = TestServer::with_file("busy.sqlite").await;
    let (_, description) = server.get("/api/openapi.json").await;
    let whole: Value = serde_json::from_str(&description).unwrap();
    for (path, item) in whole["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            for status in ["429", "503"] {
                let described = &operation["responses"][status];
                assert!(described.is_object(), "{method} {path}: {status}");
            }
        }
    }
}

#[tokio::test]
async fn a_name_that_is_not_the_servers_own_is_refused() {
    let server = TestServer::with_file("host.sqlite").await;
    for (host, status) in [
        ("localhost:7170", StatusCode::OK),
        ("192.168.1.20", StatusCode::OK),
        ("evil.example", StatusCode::MISDIRECTED_REQUEST),
    ] {
        let request = Request::get("/api/server").header("host", host);
        let (found, _) = server.ask(request.body(Body::empty()).unwrap()).await;
        assert_eq!(found, status, "{host}");
    }
}

#[tokio::test]
async fn only_this_machine_and_who_has_the_token_read_the_metrics() {
    let server = TestServer::with_file("metrics.sqlite").await;
    let options = server::Options {
        metrics_token: Some("letmein".to_owned()),
        ..server::Options::default()
    };
    for (headers, status) in [
        (vec![], StatusCode::OK),
        (
            vec![("x-forwarded-for", "198.51.100.7")],
            StatusCode::FORBIDDEN,
        ),
        (
            vec![
                ("x-forwarded-for", "198.51.100.7"),
                ("authorization", "bearer letmein"),
            ],
            StatusCode::OK,
        ),
        (
            vec![
                ("x-forwarded-for", "198.51.100.7"),
                ("authorization", "Bearer letmeout"),
            ],
            StatusCode::FORBIDDEN,
        ),
    ] {
        let mut request = Request::get("/metrics");
        for (name, value) in &headers {
            request = request.header(*name, *value);
        }
        let app = server::app(&[], server.tables.clone(), options.clone());
        let response = app.oneshot(request.body(Body::empty()).unwrap()).await;
        assert_eq!(response.unwrap().status(), status, "{headers:?}");
    }
}
