import { attempt, log } from '../contract/log';
import { pageKey } from './urls/page-identity';

/**
 * Events of hosts' routers after a navigation, and the click before it, for browsers without the Navigation API.
 */
const VISITS = ['click', 'turbo:load', 'htmx:pushedIntoHistory', 'htmx:historyRestore', 'swup:page:view'];

const listeners: Record<'hash' | 'page', Set<() => void>> = { hash: new Set(), page: new Set() };

let isWriting = false;
let isObserved = false;
let [hash, page] = ['', ''];

/** Calls back after the hash was changed by a link, Back, or the host's own router, but not by us. */
export function onHashChange(listener: () => void): () => void {
  return listen('hash', listener);
}

/** Calls back after the host's router went to another page without loading it. */
export function onPageChange(listener: () => void): () => void {
  return listen('page', listener);
}

/**
 * Changes the URL or the history's state. Hosts may forbid it or break `history`. The URL then stays, and the visitor's
 * action continues.
 */
export function writeHistory(method: 'pushState' | 'replaceState', state: unknown, url?: string | URL) {
  isWriting = true;
  try {
    history[method](state, '', url);
  } catch (error) {
    log('warn', `Inlay: history.${method} fails on this page, so the URL does not change.`, error);
  }
  isWriting = false;
  if (isObserved) remember();
}

function listen(kind: keyof typeof listeners, listener: () => void): () => void {
  if (!isObserved) observe();
  listeners[kind].add(listener);
  return () => listeners[kind].delete(listener);
}

function observe() {
  isObserved = true;
  remember();
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('currententrychange', check);
  for (const type of ['hashchange', 'popstate']) addEventListener(type, check);
  if (!navigation) for (const type of VISITS) addEventListener(type, () => setTimeout(check));
}

function check() {
  if (isWriting) return;
  const [hashBefore, pageBefore] = [hash, page];
  remember();
  if (hash !== hashBefore) notify('hash');
  if (page !== pageBefore) notify('page');
}

function notify(kind: keyof typeof listeners) {
  for (const listener of [...listeners[kind]]) attempt(listener);
}

function remember() {
  hash = location.hash;
  page = pageKey();
}
