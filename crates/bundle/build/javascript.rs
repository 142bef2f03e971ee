//! The JavaScript that loads a module and connects it to the browser, as
//! wasm-bindgen writes it.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::order;

/// What loads a module.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Loaded<'a> {
    /// The document, as a script of type `module`.
    ByThePage,
    /// A worker, as a classic script, since not every browser supports module
    /// workers.
    ByAWorker {
        /// The paths of the nets that it loads later.
        nets: &'a [String],
    },
}

/// The script and the finished module for the compiler's output.
pub(crate) fn bind(compiled: &Path, loaded: Loaded<'_>) -> Result<(String, Vec<u8>)> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(compiled)
        .typescript(false)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true);
    match loaded {
        Loaded::ByThePage => bindgen.web(true)?,
        Loaded::ByAWorker { .. } => bindgen.no_modules(true)?,
    };
    let mut output = bindgen
        .generate_output()
        .with_context(|| format!("wasm-bindgen refuses {}", compiled.display()))?;
    ensure!(
        output.local_modules().is_empty() && output.snippets().values().all(Vec::is_empty),
        "a dependency of web brings JavaScript of its own, which is not served: {:?}",
        output.snippets()
    );
    let wasm = order::by_likeness(&output.wasm_mut().emit_wasm())?;
    Ok((without_comments(output.js())?, wasm))
}

/// The script without indentation, and without lines that are only comments.
/// wasm-bindgen writes no string over several lines.
fn without_comments(script: &str) -> Result<String> {
    let mut is_comment = false;
    let mut code = String::new();
    for line in script.lines().map(str::trim) {
        is_comment |= line.starts_with("/*");
        if !is_comment && !line.is_empty() && !line.starts_with("//") {
            code.push_str(line);
            code.push('\n');
        }
        if is_comment && let Some(end) = line.find("*/") {
            ensure!(end + 2 == line.len(), "code after a comment: {line}");
            is_comment = false;
        }
    }
    ensure!(!is_comment, "a comment without an end");
    Ok(code)
}

/// The script, told to load the module from this path right away. The content
/// security policy doesn't let the page say so.
pub(crate) fn start(mut script: String, loaded: Loaded<'_>, path: &str) -> String {
    script.push_str(&match loaded {
        Loaded::ByThePage => format!("\n__wbg_init({{ module_or_path: \"{path}\" }});\n"),
        // Throwing from a timer makes a failure reach the page as a worker
        // error; a rejected promise would stay inside the worker.
        Loaded::ByAWorker { nets } => format!(
            "\nself.deepNets = {nets:?};\
             \nwasm_bindgen({{ module_or_path: \"{path}\" }})\
             .catch((error) => setTimeout(() => {{ throw error; }}));\n"
        ),
    });
    script
}
