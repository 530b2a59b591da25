import { useEffect, useState } from 'react';
import { config, onHashChange, safeRedirect, writeHistory } from '../../src/core';
import { hasSession, isSignedIn } from '../../src/session';
import { decide, readRoute, type Route, type Step } from './route';

export interface Arrival {
  readonly route: Route;
  /** Decided once: a session that begins in the flow does not change it. */
  readonly step: Step | { readonly kind: 'delivered' };
}

interface RouteArrival {
  readonly arrival: Arrival | undefined;
  /** The route is done, and the page stays. */
  leave(): void;
  /** Shows that a file has been started, where there is no page behind to go back to. */
  deliver(): void;
}

/** The route that the visitor has come to. */
export function useArrival(base: string | undefined, isOff: boolean): RouteArrival {
  const [arrival, setArrival] = useState<Arrival>();

  useEffect(() => {
    if (isOff) return undefined;
    let latest = 0;
    const sync = async () => {
      const current = (latest += 1);
      const route = readRoute(location, base);
      // A session that can be renewed in silence is renewed first.
      if (route) await hasSession();
      if (current === latest) setArrival(route && { route, step: decide(route, circumstances()) });
    };
    const onChange = () => void sync();
    onChange();
    const stop = onHashChange(onChange);
    return () => {
      latest = NaN;
      stop();
    };
  }, [base, isOff]);

  return {
    arrival,
    leave() {
      forgetHash();
      setArrival(undefined);
    },
    deliver: () => setArrival(arrival && { ...arrival, step: { kind: 'delivered' } }),
  };
}

/** A completed route must not start again when the page is reloaded or shared. */
export function forgetHash() {
  if (readRoute(location)) writeHistory('replaceState', history.state, location.pathname + location.search);
}

function circumstances() {
  const { page, linkEvents } = config();
  return { isSignedIn: isSignedIn(), isGated: page.accessStatus === 'registered users only', linkEvents };
}

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
