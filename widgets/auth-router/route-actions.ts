import { save } from '../../src/features/saved-articles';
import { config, language, pageKey, redirect, routeHash, safeRedirect } from '../../src/core';
import { HttpError } from '../../src/http';
import { isSignedIn } from '../../src/session';
import { storePendingAction, onPendingAction } from '../../src/session/calls';
import { toast } from '../../src/ui';
import type { RouteAction } from './decide';

/** The texts of `auth-router`, in the visitor's language. */
export type RouteActionText = (
  key: 'fileComes' | 'fileAgain' | 'saved' | 'showList' | 'notSaved' | 'nothingToSave',
) => string;

export function storeRouteAction(pending: RouteAction) {
  const { contentId = '' } = config().page;
  if (pending.action === 'download') storePendingAction({ action: 'download', detail: { file: pending.file } });
  else if (pending.action === 'print') storePendingAction({ action: 'print', detail: { path: pageKey() } });
  else storePendingAction({ action: 'save-article', detail: { articleId: contentId, language: language() } });
}

/** Performs pending actions until the returned function is called. */
export function watchRouteActions(t: RouteActionText): () => void {
  const stops = [
    onPendingAction('download', ({ file }) => perform({ action: 'download', file: String(file) }, t)),
    onPendingAction(
      'print',
      () => perform({ action: 'print' }, t),
      ({ path }) => path === pageKey(),
    ),
    // A control on the page that saves this very article performs it itself.
    onPendingAction(
      'save-article',
      (detail) => saveArticle(String(detail.articleId), String(detail.language), t),
      () => !document.querySelector('[data-module$="save-article"]'),
    ),
  ];
  return () => stops.forEach((stop) => stop());
}

/** For visitors who are signed in. */
export async function perform(pending: RouteAction, t: RouteActionText) {
  if (pending.action === 'print') return print();
  if (pending.action === 'save-article')
    return saveArticle(config().page.contentId, language(), t).catch(ignoreFailedCall);
  const href = safeRedirect(pending.file, '');
  if (!href) return redirect(config().pages.home);
  // A download keeps the page; a file that opens in the browser replaces it.
  toast(t('fileComes'), { tone: 'positive', action: { label: t('fileAgain'), onAct: () => location.assign(href) } });
  location.assign(href);
}

/** Notifies of success and failure. Throws an HttpError all the same, so that an action without a response stays pending. */
async function saveArticle(articleId: string | undefined, articleLanguage: string, t: RouteActionText) {
  if (!articleId) return toast(t('nothingToSave'), { tone: 'warning' });
  try {
    await save({ articleId, language: articleLanguage });
    toast(t('saved'), {
      tone: 'positive',
      action: { label: t('showList'), onAct: () => redirect(config().pages.savedArticles) },
    });
  } catch (error) {
    // The route would save it for a visitor who is signed in.
    if (error instanceof HttpError && error.status === 401 && !isSignedIn()) location.hash = routeHash('auth-save');
    else toast(t('notSaved'), { tone: 'negative', persistent: true });
    throw error;
  }
}

/** The visitor has been notified of a call that failed. */
function ignoreFailedCall(error: unknown) {
  if (!(error instanceof HttpError)) throw error;
}

/** Once the dialog is off the page. */
function print() {
  setTimeout(() => window.print());
}
