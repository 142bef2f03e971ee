//! A request to stop: Ctrl-C.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether the user has asked a command to stop. The first Ctrl-C is that
/// request, so that results can be saved; the second ends the program.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stop(Arc<AtomicBool>);

/// How a program ends that was interrupted, as shells count it.
const INTERRUPTED: i32 = 130;

impl Stop {
    /// Listens for Ctrl-C from now on. Where that is not possible, Ctrl-C ends
    /// the program as ever.
    pub(crate) fn listening() -> Stop {
        let stop = Stop::default();
        let requested = Arc::clone(&stop.0);
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build();
        if let Ok(runtime) = runtime {
            std::thread::spawn(move || runtime.block_on(wait(&requested)));
        }
        stop
    }

    pub(crate) fn is_requested(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

#[expect(
    clippy::exit,
    reason = "who asks twice does not want to wait for anything"
)]
async fn wait(requested: &AtomicBool) {
    while tokio::signal::ctrl_c().await.is_ok() {
        if requested.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED);
        }
    }
}
