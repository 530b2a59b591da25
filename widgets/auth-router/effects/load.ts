import { config, safeRedirect } from '../../../src/core';

/**
 * A change of route loads the whole page, so that nothing of another visitor
 * stays behind, and leaves no entry in the history: Back would lead to the same
 * change. Where a router of the host stops it, it is done once more.
 */
export function load(url: string) {
  const address = safeRedirect(url, config().pages.home);
  const isHere = withoutHash(address) === withoutHash(location.href);
  const { navigation } = window as { navigation?: EventTarget };
  const goAnyway = () => (isHere ? history.replaceState(history.state, '', address) : location.replace(address));
  // Told within the call, so that a link which the visitor follows meanwhile is left alone.
  navigation?.addEventListener('navigateerror', goAnyway);
  location.replace(address);
  navigation?.removeEventListener('navigateerror', goAnyway);
  // To another place on the same page no browser loads anything.
  if (isHere && address.includes('#')) location.reload();
}

function withoutHash(address: string): string {
  return address.split('#')[0]!;
}
