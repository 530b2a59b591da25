import { useEffect, useState } from 'react';
import { addressWith, config, lazy, onHashChange, redirect, safeRedirect, writeHistory } from '../../src/core';
import { hasSession, isSignedIn } from '../../src/session';
import type { Arrival } from './arrive';
import { readRoute, type Route } from './route';

/** Every page may have a router, but few visitors follow a route or return with a pending action. */
export const loadRoutes = lazy(() => import('./late'));

/** The late code that handles a route. */
type Routes = Awaited<ReturnType<typeof loadRoutes>>;

interface RouteArrival {
  readonly arrival: (Arrival & { readonly routes: Routes }) | undefined;
  /** Ends the route. The page stays. */
  endRoute(): void;
  /** Shows that the download has started, if there is no page to return to. */
  deliver(): void;
}

/** The current route of the URL, with the late code that handles it. */
export function useArrival(base: string | undefined, isOff: boolean): RouteArrival {
  const [arrival, setArrival] = useState<RouteArrival['arrival']>();

  useEffect(() => {
    if (isOff) return undefined;
    let latest = 0;
    const sync = async () => {
      const current = (latest += 1);
      const route = readRoute(location, base);
      // A session that can be renewed in silence is renewed first.
      const [routes] = route ? await Promise.all([loadRoutes().catch(() => undefined), hasSession()]) : [];
      if (current !== latest) return;
      if (route && !routes) navigateToRoute(route);
      setArrival(route && routes && { ...routes.arrivalAt(route), routes });
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
    endRoute() {
      forgetHash();
      setArrival(undefined);
    },
    deliver: () => setArrival(arrival && { ...arrival, step: { kind: 'delivered' } }),
  };
}

/** A completed route must not start again when the page is reloaded or shared. */
function forgetHash() {
  if (readRoute(location)) writeHistory('replaceState', history.state, addressWith(''));
}

/** Leads to the page that does the same, because a page may load although the script of the route did not. */
function navigateToRoute({ name, file, redirect: next }: Route) {
  const { signIn, signUp, home } = config().pages;
  const back = safeRedirect(file ? location.href : next, home);
  forgetHash();
  if (isSignedIn()) redirect(file);
  else if (!/welcome|thanks|^print|event/.test(name)) {
    const page = /^signup|^registration/.test(name) ? signUp : signIn;
    redirect(`${page}${page.includes('?') ? '&' : '?'}redirectUrl=${encodeURIComponent(back)}`);
  }
}
