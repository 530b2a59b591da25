import { useEffect, useState } from 'react';
import { config, lazy, onHashChange, redirect, safeRedirect, writeHistory } from '../../src/core';
import { hasSession, isSignedIn } from '../../src/session';
import type { Arrival } from './arrive';
import { readRoute, type Route } from './route';

/** Every page may have a router; few visitors follow a route, or come back with an action pending. */
export const loadRoutes = lazy(() => import('./late'));

/** What handles the routes, once there is one. */
type Routes = Awaited<ReturnType<typeof loadRoutes>>;

interface RouteArrival {
  readonly arrival: (Arrival & { readonly routes: Routes }) | undefined;
  /** The route is done, and the page stays. */
  leave(): void;
  /** Shows that a file has been started, where there is no page behind to go back to. */
  deliver(): void;
}

/** The route that the visitor has come to. */
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
      if (route && !routes) leaveFor(route);
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
    leave() {
      forgetHash();
      setArrival(undefined);
    },
    deliver: () => setArrival(arrival && { ...arrival, step: { kind: 'delivered' } }),
  };
}

/** A completed route must not start again when the page is reloaded or shared. */
function forgetHash() {
  if (readRoute(location)) writeHistory('replaceState', history.state, location.pathname + location.search);
}

/** The page for a route may load where a chunk did not. */
function leaveFor({ name, file, redirect: next }: Route) {
  const { signIn, signUp, home } = config().pages;
  const back = safeRedirect(file ? location.href : next, home);
  forgetHash();
  if (isSignedIn()) redirect(file);
  else if (!/welcome|thanks|^print|event/.test(name))
    redirect(`${/^signup|^registration/.test(name) ? signUp : signIn}?redirectUrl=${encodeURIComponent(back)}`);
}
