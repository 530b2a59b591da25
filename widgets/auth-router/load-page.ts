import { config, safeRedirect, writeHistory } from '../../src/core';

/**
 * A change of route loads the whole page, so that nothing of another visitor
 * stays behind, and leaves no entry in the history: Back would lead to the same
 * change. Where a router of the host stops it, it is done once more.
 */
export function loadPage(url: string) {
  const href = safeRedirect(url, config().pages.home);
  const isSamePage = withoutHash(href) === withoutHash(location.href);
  const { navigation } = window as { navigation?: EventTarget };
  const goAnyway = () => (isSamePage ? writeHistory('replaceState', history.state, href) : location.replace(href));
  // Listened for within the call only, so that a link which the visitor follows meanwhile is left alone.
  navigation?.addEventListener('navigateerror', goAnyway);
  location.replace(href);
  navigation?.removeEventListener('navigateerror', goAnyway);
  // To another place on the same page no browser loads anything.
  if (isSamePage && href.includes('#')) location.reload();
}

function withoutHash(url: string): string {
  return url.split('#')[0]!;
}
