//! Adds the games of files.

use leptos::prelude::*;
use web_sys::Blob;

use super::database::Database;
use super::{GamesSession, now};
use crate::app::AppState;
use crate::files;
use crate::games::{Archive, ArchivedGame, KeptGame, ParseArchiveError};
use crate::worker::{OddPlace, Reply, Task, Unreadable};

/// Files that are read one after another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Import {
    /// How many were chosen.
    pub chosen: usize,
    /// The names of those that were read, with what has become of them.
    pub results: Vec<(String, ImportResult)>,
    /// Results for an earlier number are late.
    number: u32,
}

impl Import {
    /// Forgets earlier files for so many others.
    pub(super) fn start(&mut self, chosen: usize) {
        *self = Import {
            chosen,
            results: Vec::new(),
            number: self.number + 1,
        };
    }

    fn push(&mut self, number: u32, name: String, result: ImportResult) {
        if self.number == number {
            self.results.push((name, result));
        }
    }
}

/// The result of importing a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportResult {
    /// So many games were added.
    Added(usize),
    /// It can't be read.
    Unreadable(Unreadable),
    /// It couldn't be read or kept, through no fault of its own.
    Failed,
}

impl GamesSession {
    /// Adds the games of these files, one file after another.
    pub fn import(self, app: AppState, files: Vec<Blob>) {
        self.import.update(|import| import.start(files.len()));
        let number = self.import.with_untracked(|import| import.number);
        self.with_database(app, async move |database| {
            let mut stored = Ok(());
            for file in files {
                let result = self.import_file(app, &database, &file).await;
                let result = result.unwrap_or_else(|reason| {
                    stored = Err(reason);
                    ImportResult::Failed
                });
                let name = files::name_of(&file);
                self.import
                    .update(|import| import.push(number, name, result));
            }
            self.list(app);
            self.look_over(app);
            stored
        });
    }

    /// Adds the games of a file: of all games, or of a match in any format.
    async fn import_file(
        self,
        app: AppState,
        database: &Database,
        file: &Blob,
    ) -> Result<ImportResult, String> {
        let Some(bytes) = files::read(file).await else {
            return Ok(ImportResult::Unreadable(Unreadable::TooLarge));
        };
        let games = match std::str::from_utf8(&bytes).map(Archive::from_text) {
            Ok(Ok(archive)) => archive.into_games(),
            Ok(Err(ParseArchiveError::Version(_) | ParseArchiveError::Broken(_))) => {
                let why = Unreadable::Broken(OddPlace::File);
                return Ok(ImportResult::Unreadable(why));
            }
            Ok(Err(ParseArchiveError::NotAnArchive)) | Err(_) => {
                let bytes = bytes.into_iter().map(char::from).collect();
                match self.worker.reply(app, Task::ImportFile { bytes }).await {
                    Some((Reply::Imported(imported), _)) => vec![ArchivedGame {
                        game: KeptGame::of_file(now(), &imported),
                        text: imported.json,
                        index: None,
                    }],
                    Some((Reply::Unreadable(why), _)) => {
                        return Ok(ImportResult::Unreadable(why));
                    }
                    _ => return Ok(ImportResult::Failed),
                }
            }
        };
        self.add(database, games).await
    }

    /// Adds games. One that is known stays as it is if it was played later, but
    /// gets a better analysis if it's the same.
    async fn add(
        self,
        database: &Database,
        games: Vec<ArchivedGame>,
    ) -> Result<ImportResult, String> {
        let mut added = 0;
        for game in games {
            let id = game.game.id.clone();
            let known = database.game(&id).await?;
            let text = database.text(&id).await?;
            let known = known.as_ref();
            if known.is_none_or(|known| game.adds_to(known, text.as_deref())) {
                database.put(game).await?;
                self.search.analyzed_again(&id);
                added += usize::from(known.is_none());
            }
        }
        Ok(ImportResult::Added(added))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn late_results_of_earlier_files_are_dropped() {
        let mut import = Import::default();
        import.start(2);
        let first = import.number;
        let push = |import: &mut Import| {
            import.push(first, "match.mat".to_owned(), ImportResult::Added(1));
        };
        push(&mut import);
        assert_eq!((import.chosen, import.results.len()), (2, 1));
        import.start(1);
        push(&mut import);
        assert_eq!((import.chosen, import.results.len()), (1, 0));
    }
}
