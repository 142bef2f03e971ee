//! Where a server keeps its tables.

use std::fmt;
use std::fs::{self, File, TryLockError};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use anyhow::{Context, bail};
use protocol::TableId;
use server::{PgConnectOptions, PostgresStore, SharedStore, SqliteStore};

use crate::user_folders;

/// The file in a data folder that tables are kept in.
pub(crate) const TABLES: &str = "tables.sqlite";

/// The file in a data folder that says that tables are being moved there.
const UNFINISHED_MOVE: &str = "unfinished-move";

/// Where tables are kept.
#[derive(Clone, Debug)]
pub(crate) enum TableStore {
    /// In a file of this folder.
    Folder(PathBuf),
    /// In a PostgreSQL database.
    Postgres(Box<PgConnectOptions>),
}

impl FromStr for TableStore {
    type Err = String;

    fn from_str(text: &str) -> Result<TableStore, String> {
        let is_address = text.starts_with("postgres://") || text.starts_with("postgresql://");
        match is_address {
            true => {
                let options = text.parse().map_err(|fault| format!("{fault}"))?;
                Ok(TableStore::Postgres(Box::new(options)))
            }
            false => Ok(TableStore::Folder(PathBuf::from(text))),
        }
    }
}

/// Without the password that an address may have.
impl fmt::Display for TableStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableStore::Folder(folder) => write!(f, "{}", folder.display()),
            TableStore::Postgres(options) => {
                let (host, port) = (options.get_host(), options.get_port());
                write!(f, "the database at {host}:{port}")
            }
        }
    }
}

impl TableStore {
    /// What the options of a command name: a database, a folder, or the user's
    /// own.
    ///
    /// # Errors
    ///
    /// If the user has no data folder.
    pub(crate) fn named(
        data: Option<&PathBuf>,
        store: Option<&PgConnectOptions>,
    ) -> anyhow::Result<TableStore> {
        if let Some(options) = store {
            return Ok(TableStore::Postgres(Box::new(options.clone())));
        }
        let folder = data.cloned().or_else(user_folders::data);
        let folder = folder.context("no data folder was found: name one with --data")?;
        Ok(TableStore::Folder(folder))
    }

    /// Opens it, or makes it if there is none.
    ///
    /// # Errors
    ///
    /// If it cannot be used, or not all tables have arrived that were moved
    /// there.
    pub(crate) async fn open(&self) -> anyhow::Result<SharedStore> {
        self.ensure_complete().await?;
        self.open_to_fill().await
    }

    async fn ensure_complete(&self) -> anyhow::Result<()> {
        if self.is_half_moved().await? {
            bail!("not all tables have been moved to {self}: run move-store again");
        }
        Ok(())
    }

    /// Deletes tables beside a server that may be using it, and returns which
    /// ones existed. The server's version counts: it could not go on with a
    /// file that was brought up to date behind its back, nor be restarted with
    /// such a database.
    ///
    /// # Errors
    ///
    /// If it cannot be used, not all tables have arrived that were moved there,
    /// or a server of an earlier version uses the folder.
    pub(crate) async fn delete(&self, tables: &[TableId]) -> anyhow::Result<Vec<TableId>> {
        match self {
            TableStore::Folder(folder) => {
                let path = folder.join(TABLES);
                let is_outdated = SqliteStore::is_outdated(&path).await;
                let is_outdated =
                    is_outdated.with_context(|| format!("cannot use {}", path.display()))?;
                if is_outdated && let Lock::Held { .. } = lock(folder)? {
                    bail!("an earlier version serves the tables in {self}: restart it first");
                }
                let store = self.open().await?;
                Ok(store.delete(tables.to_vec(), None).await?)
            }
            TableStore::Postgres(options) => {
                self.ensure_complete().await?;
                let deleted = PostgresStore::delete_beside_servers(options, tables).await;
                deleted.context("cannot use the database")
            }
        }
    }

    /// Makes sure that it is there, so that nobody makes what they mistyped.
    ///
    /// # Errors
    ///
    /// If it is not.
    pub(crate) async fn ensure_exists(&self) -> anyhow::Result<()> {
        let exists = match self {
            TableStore::Folder(folder) => folder.join(TABLES).exists(),
            TableStore::Postgres(options) => {
                let exists = PostgresStore::exists(options).await;
                exists.context("cannot use the database")?
            }
        };
        if !exists {
            bail!("there are no tables in {self}");
        }
        Ok(())
    }

    /// Whether tables are being moved there, or were and not all have arrived.
    ///
    /// # Errors
    ///
    /// If the database cannot be used.
    pub(crate) async fn is_half_moved(&self) -> anyhow::Result<bool> {
        match self {
            TableStore::Folder(folder) => Ok(folder.join(UNFINISHED_MOVE).exists()),
            TableStore::Postgres(options) => {
                let is_marked = PostgresStore::is_half_moved(options).await;
                is_marked.context("cannot use the database")
            }
        }
    }

    /// Writes down whether tables are being moved there.
    ///
    /// # Errors
    ///
    /// If that cannot be written.
    pub(crate) async fn mark_half_moved(&self, is_half_moved: bool) -> anyhow::Result<()> {
        match self {
            TableStore::Folder(folder) => {
                let path = folder.join(UNFINISHED_MOVE);
                let marked = match is_half_moved {
                    true => File::create(&path).and_then(|file| file.sync_all()),
                    false => fs::remove_file(&path),
                };
                marked.with_context(|| format!("cannot write {}", path.display()))
            }
            TableStore::Postgres(options) => {
                let marked = PostgresStore::mark_half_moved(options, is_half_moved).await;
                marked.context("cannot use the database")
            }
        }
    }

    /// Opens it, or makes it if there is none, also if not all tables have
    /// arrived that were moved there.
    ///
    /// # Errors
    ///
    /// If it cannot be used.
    pub(crate) async fn open_to_fill(&self) -> anyhow::Result<SharedStore> {
        match self {
            TableStore::Postgres(options) => {
                let store = PostgresStore::open((**options).clone()).await;
                Ok(Arc::new(store.context("cannot use the database")?))
            }
            TableStore::Folder(folder) => {
                let path = folder.join(TABLES);
                let store = SqliteStore::open(&path).await;
                let store = store.with_context(|| format!("cannot use {}", path.display()))?;
                Ok(Arc::new(store))
            }
        }
    }

    /// Makes sure that no server uses it, for as long as the result exists.
    ///
    /// # Errors
    ///
    /// If one does.
    pub(crate) async fn reserve(&self) -> anyhow::Result<Option<File>> {
        match self {
            TableStore::Folder(folder) => match lock(folder)? {
                Lock::Ours(file) => Ok(Some(file)),
                Lock::Held {
                    address: Some(address),
                } => bail!("a server at {address} is using the tables in {self}: stop it first"),
                Lock::Held { address: None } => {
                    bail!("another program is using the tables in {self}: stop it first");
                }
            },
            TableStore::Postgres(options) => {
                let servers = PostgresStore::servers(options).await;
                match servers.context("cannot use the database")? {
                    0 => Ok(None),
                    _ => bail!("a server is using {self}: stop it first"),
                }
            }
        }
    }
}

/// Whether the data folder is ours.
pub(crate) enum Lock {
    /// It is, as long as the file is open.
    Ours(File),
    /// Another program has it.
    Held {
        /// Where that is, if it is a server that listens already.
        address: Option<String>,
    },
}

/// Locks a data folder, which is made if there is none. Two servers with the
/// same tables would not hear of each other.
///
/// # Errors
///
/// If the folder cannot be used.
pub(crate) fn lock(folder: &Path) -> anyhow::Result<Lock> {
    let made = fs::create_dir_all(folder);
    made.with_context(|| format!("cannot create the folder {}", folder.display()))?;
    let path = folder.join("lock");
    // Root must not change what somebody else has linked to.
    if fs::symlink_metadata(&path).is_ok_and(|found| found.is_symlink()) {
        bail!("{} is a link, not a file", path.display());
    }
    let mut options = File::options();
    let file = options.read(true).write(true).create(true).truncate(false);
    let file = file.open(&path);
    let mut file = file.with_context(|| format!("cannot use {}", path.display()))?;
    #[cfg(unix)]
    if let Ok(owner) = fs::metadata(folder) {
        use std::os::unix::fs::{MetadataExt, fchown};
        // If root moves tables to the folder of a service, the service has to
        // get at it. Nobody else may give files away.
        let _ = fchown(&file, Some(owner.uid()), Some(owner.gid()));
    }
    match file.try_lock() {
        Ok(()) => {
            // It may name a server that has ended.
            let emptied = file.set_len(0);
            emptied.with_context(|| format!("cannot write {}", path.display()))?;
            Ok(Lock::Ours(file))
        }
        Err(TryLockError::WouldBlock) => {
            let mut address = String::new();
            // On some systems a locked file cannot be read.
            let _ = file.read_to_string(&mut address);
            let address = Some(address).filter(|address| !address.is_empty());
            Ok(Lock::Held { address })
        }
        Err(TryLockError::Error(fault)) => {
            Err(fault).with_context(|| format!("cannot lock {}", path.display()))
        }
    }
}
