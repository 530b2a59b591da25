import { config, safeRedirect, writeHistory } from '../../src/core';

/**
 * A change of route loads the whole page, so that no data of another visitor remains. It adds no entry to the history,
 * because Back would repeat the change. If the host's router prevents it, it is repeated once.
 */
export function loadPage(url: string) {
  const href = safeRedirect(url, config().pages.home);
  const isSamePage = withoutHash(href) === withoutHash(location.href);
  const { navigation } = window as { navigation?: EventTarget };
  const goAnyway = () => (isSamePage ? writeHistory('replaceState', history.state, href) : location.replace(href));
  // Listens only during the call, so that links which the visitor follows in the meantime still work.
  navigation?.addEventListener('navigateerror', goAnyway);
  location.replace(href);
  navigation?.removeEventListener('navigateerror', goAnyway);
  // To another place on the same page no browser loads anything.
  if (isSamePage && href.includes('#')) location.reload();
}

function withoutHash(url: string): string {
  return url.split('#')[0]!;
}
