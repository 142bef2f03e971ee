//! The analysis of all games, one after the other, in the background.

use engine::NetKind;
use leptos::prelude::*;

use super::database::Database;
use super::{GamesSession, reviewed_by};
use crate::analysis::MatchView;
use crate::app::AppState;
use crate::runs::{Run, Runs};
use crate::worker::{
    ANALYSIS_PLIES, AnalyzedBy, ImportedMatch, KnownAnalysis, MatchIndex, Reply, Task,
};

/// Which games to analyze.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Those that were never analyzed.
    New,
    /// Those that only the quick nets have analyzed.
    Quick,
}

impl Wanted {
    fn fits(self, index: Option<&MatchIndex>) -> bool {
        let nets = index.and_then(|index| index.by).map(|by| by.nets);
        match self {
            Wanted::New => nets.is_none(),
            Wanted::Quick => nets == Some(NetKind::Quick),
        }
    }
}

impl GamesSession {
    /// Analyzes all games that want it, until it is stopped.
    pub fn analyze_all(self, app: AppState, wanted: Wanted) {
        let analyzing = self.search.analyzing;
        let Some(run) = analyzing.try_update(Runs::start).flatten() else {
            return;
        };
        self.with_database(app, async move |database| {
            let done = self.analyze_games(app, &database, run, wanted).await;
            analyzing.update(|runs| runs.end(run));
            self.show_trends(app, &database).await?;
            // Now it has errors to find.
            self.find_again(app);
            done
        });
    }

    async fn analyze_games(
        self,
        app: AppState,
        database: &Database,
        run: Run,
        wanted: Wanted,
    ) -> Result<(), String> {
        for game in database.games().await? {
            let index = database.index(&game.id).await?;
            if game.is_running() || !wanted.fits(index.as_ref()) {
                continue;
            }
            self.search.settled(app).await;
            let Some(imported) = self.imported(app, database, &game).await? else {
                continue;
            };
            if wanted == Wanted::Quick && self.search.nets() != Some(NetKind::Deep) {
                // The deep nets can't be loaded, so nothing would get better.
                return Ok(());
            }
            let Some(view) = self.analyzed(app, imported, run).await else {
                match self
                    .search
                    .analyzing
                    .with_untracked(|runs| runs.goes_on(run))
                {
                    // What can't be judged doesn't keep the others waiting.
                    true => continue,
                    false => return Ok(()),
                }
            };
            // A match without decisions has been asked nothing.
            let Some(nets) = view.nets().or(self.search.nets()) else {
                continue;
            };
            let by = AnalyzedBy {
                nets,
                plies: ANALYSIS_PLIES,
            };
            self.keep_analysis(app, database, &game.id, &view, by)
                .await?;
            database
                .put_figures(&game.with_figures(view.analysis(), by))
                .await?;
            self.list(app);
            match wanted {
                Wanted::New => self.search.analyzed.update(|analyzed| analyzed.done += 1),
                Wanted::Quick => self.search.quick.update(|quick| *quick -= 1),
            }
        }
        Ok(())
    }

    /// A match with its whole analysis by one kind of nets; nothing if that
    /// can't be, or was stopped.
    async fn analyzed(self, app: AppState, imported: ImportedMatch, run: Run) -> Option<MatchView> {
        let search = self.search;
        let mut view = MatchView::new(imported);
        while let Some(task) = Task::next_of(view.analysis(), view.rules(), ANALYSIS_PLIES) {
            if !search.analyzing.with_untracked(|runs| runs.goes_on(run)) {
                return None;
            }
            let Some((Reply::Judged(found), nets)) = search.ask(app, task).await else {
                return None;
            };
            view.answer(view.analysis().done(), found, nets);
        }
        Some(view)
    }

    /// Keeps what was found about a game, to be searched.
    async fn keep_analysis(
        self,
        app: AppState,
        database: &Database,
        id: &str,
        view: &MatchView,
        by: AnalyzedBy,
    ) -> Result<(), String> {
        let task = Task::Index {
            json: view.imported().json.clone(),
            known: KnownAnalysis::Findings {
                by,
                findings: view.analysis().findings().to_vec(),
            },
        };
        match self.search.ask(app, task).await {
            Some((Reply::Indexed(index), _)) => {
                database.put_index(id, &index).await?;
                self.search.analyzed_again(id);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Keeps the review of the game at the table, so that it needn't be
    /// analyzed again.
    pub(super) fn keep_review(self, app: AppState, id: String) {
        let review = app.table.review.view.get_untracked();
        let review = review.filter(|view| view.analysis().is_done() && !view.analysis().is_empty());
        let Some(view) = review else { return };
        let Some(by) = reviewed_by(app, &view) else {
            return;
        };
        self.with_database(app, async move |database| {
            let known = database.index(&id).await?.and_then(|index| index.by);
            if known.is_some_and(|known| known.quality() >= by.quality()) {
                return Ok(());
            }
            self.keep_analysis(app, &database, &id, &view, by).await?;
            self.show_trends(app, &database).await
        });
    }
}
