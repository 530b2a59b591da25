import { useEffect, useState } from 'react';
import { config } from '../../../src/core';
import { hasSession, isSignedIn } from '../../../src/session';
import { decide, type Step } from '../decide';
import { readRoute, type Route } from '../route';

export interface Arrival {
  readonly route: Route;
  /** Decided once: a session that begins in the flow changes nothing about how it came about. */
  readonly step: Step | { readonly kind: 'delivered' };
}

interface Coming {
  readonly arrival: Arrival | undefined;
  /** The route is done, and the page stays. */
  leave(): void;
  /** Shows that a file has been started, where there is no page behind to go back to. */
  deliver(): void;
}

/** The route that the visitor has come to. */
export function useArrival(base: string | undefined, isOff: boolean): Coming {
  const [arrival, setArrival] = useState<Arrival>();

  useEffect(() => {
    if (isOff) return undefined;
    let latest = 0;
    const look = async () => {
      const turn = (latest += 1);
      const route = readRoute(location, base);
      // Whoever can be signed in again without being asked is not asked.
      if (route) await hasSession();
      if (turn === latest) setArrival(route && { route, step: decide(route, circumstances()) });
    };
    const onChange = () => void look();
    onChange();
    addEventListener('hashchange', onChange);
    return () => {
      latest = NaN;
      removeEventListener('hashchange', onChange);
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

/** A route that is done must not begin anew when the page is reloaded or shared. */
export function forgetHash() {
  if (readRoute(location)) history.replaceState(history.state, '', location.pathname + location.search);
}

function circumstances() {
  const { page, linkEvents } = config();
  return { isSignedIn: isSignedIn(), isGated: page.accessStatus === 'registered users only', linkEvents };
}
