/** What a session was needed for; fetched when there is something to do. */
import { save } from '../../src/features/saved-articles';
import { config, language, redirect, routeHash, safeRedirect } from '../../src/core';
import { HttpError } from '../../src/http';
import { dropPendingAction, keepPendingAction, onPendingAction } from '../../src/session';
import { toast } from '../../src/ui';
import type { RouteAction } from './decide';

/** Says it in the visitor's language. */
export type Tell = (key: 'fileComes' | 'fileAgain' | 'saved' | 'showList' | 'notSaved' | 'nothingToSave') => string;

export function keepRouteAction(wish: RouteAction) {
  const { contentId = '' } = config().page;
  if (wish.action === 'download') keepPendingAction({ action: 'download', detail: { file: wish.file } });
  else if (wish.action === 'print') keepPendingAction({ action: 'print', detail: { path: location.pathname } });
  else keepPendingAction({ action: 'save-article', detail: { articleId: contentId, language: language() } });
}

export { dropPendingAction as dropWish };

/** Fulfils kept wishes until the returned function is called. */
export function watchRouteActions(tell: Tell): () => void {
  const stops = [
    onPendingAction('download', ({ file }) => fulfil({ action: 'download', file: String(file) }, tell)),
    onPendingAction('print', () => fulfil({ action: 'print' }, tell), ({ path }) => path === location.pathname),
    // A control on the page that saves this very article fulfils the wish itself.
    onPendingAction('save-article', (detail) => saveArticle(String(detail.articleId), String(detail.language), tell), () => !document.querySelector('[data-module$="save-article"]')),
  ];
  return () => stops.forEach((stop) => stop());
}

/** For whoever is signed in. */
export async function fulfil(wish: RouteAction, tell: Tell) {
  if (wish.action === 'print') return print();
  if (wish.action === 'save-article') return saveArticle(config().page.contentId, language(), tell).catch(afterTelling);
  const address = safeRedirect(wish.file, '');
  if (!address) return redirect(config().pages.home);
  // A file that is saved leaves the page as it is; one that shows in the browser replaces it.
  toast(tell('fileComes'), { tone: 'positive', action: { label: tell('fileAgain'), onAct: () => location.assign(address) } });
  location.assign(address);
}

/** Tells how it went. Throws an HttpError all the same, so that a wish that got no answer is kept on. */
async function saveArticle(articleId: string | undefined, of: string, tell: Tell) {
  if (!articleId) return toast(tell('nothingToSave'), { tone: 'warning' });
  try {
    await save({ articleId, language: of });
    toast(tell('saved'), { tone: 'positive', action: { label: tell('showList'), onAct: () => redirect(config().pages.savedArticles) } });
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) location.hash = routeHash('auth-save');
    else toast(tell('notSaved'), { tone: 'negative', persistent: true });
    throw error;
  }
}

/** The visitor knows of a call that failed. */
function afterTelling(error: unknown) {
  if (!(error instanceof HttpError)) throw error;
}

/** Once the dialog is off the page. */
function print() {
  setTimeout(() => window.print());
}
