//! `gammonbox package-files`: the man pages and completions for packages.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::{Args, CommandFactory};
use clap_complete::Shell;

use super::{Answer, Arguments};

/// Write man pages and shell completions into a folder, for packages.
#[derive(Args, Debug)]
pub(crate) struct PackageFiles {
    /// The folder, which is created if needed
    folder: PathBuf,
}

/// The shells, and where each looks for completions below /usr/share.
const COMPLETIONS: [(Shell, &str); 3] = [
    (Shell::Bash, "bash-completion/completions/gammonbox"),
    (Shell::Zsh, "zsh/vendor-completions/_gammonbox"),
    (Shell::Fish, "fish/vendor_completions.d/gammonbox.fish"),
];

impl PackageFiles {
    /// Writes the files as they lie below /usr/share.
    ///
    /// # Errors
    ///
    /// If they cannot be written.
    pub(crate) fn run(&self, output: &mut dyn Write) -> anyhow::Result<Answer> {
        let pages = self.folder.join("man/man1");
        fs::create_dir_all(&pages).with_context(|| format!("{}", pages.display()))?;
        clap_mangen::generate_to(Arguments::command(), &pages)?;
        for page in fs::read_dir(&pages)? {
            let path = page?.path();
            // What stands below the help has lines of its own.
            let page = fs::read_to_string(&path)?;
            fs::write(&path, page.replace(".SH EXTRA\n", ".SH EXAMPLES\n.nf\n"))?;
        }
        for (shell, path) in COMPLETIONS {
            let path = self.folder.join(path);
            let folder = path.parent().context("it is below a folder")?;
            fs::create_dir_all(folder).with_context(|| format!("{}", folder.display()))?;
            let mut completions = Vec::new();
            clap_complete::generate(
                shell,
                &mut Arguments::command(),
                "gammonbox",
                &mut completions,
            );
            fs::write(&path, completions).with_context(|| format!("{}", path.display()))?;
        }
        writeln!(
            output,
            "wrote man pages and completions to {}",
            self.folder.display()
        )?;
        Ok(Answer::Done)
    }
}
