import { useEffect } from 'react';
import { localStore, subscribe } from '../../../src/core';
import { isSignedIn } from '../../../src/session';

/** What somebody wanted before they signed in or registered, in this tab or by a mail's link, is fulfilled where they come back to. */
export function useKeptRouteActions(isOff: boolean, tell: Parameters<typeof import('../route-actions').watchRouteActions>[0]) {
  useEffect(() => {
    if (isOff) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    const look = () => {
      // Asked by the name of its key: the code that keeps wishes is not fetched where there is none.
      if (stop || isGone || !isSignedIn() || localStore.get('intent') === null) return;
      stop = () => {};
      import('../route-actions').then(
        ({ watchRouteActions }) => (isGone ? undefined : (stop = watchRouteActions(tell))),
        () => (stop = undefined),
      );
    };
    look();
    const stopListening = subscribe('session-changed', look);
    return () => {
      isGone = true;
      stopListening();
      stop?.();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- texts change with the language of the page, which does not
  }, [isOff]);
}
