import { useEffect, useRef } from 'react';
import { config } from '../../core';
import { useSession } from '../../session';
import { useLeave } from './use-leave';

/**
 * For a page that has nothing to say to whoever is signed in already: sends them to where the address asks, else
 * home. Whoever signs in on the page itself stays. True while they are on their way.
 */
export function useRedirectSignedIn(isEditing: boolean, redirect = config().pages.home): boolean {
  const status = useSession().status;
  const first = useRef(status);
  const [, leave] = useLeave();
  const isKnown = first.current === 'active';
  useEffect(() => {
    if (isKnown && !isEditing) void leave(redirect);
  }, [isKnown, isEditing, leave, redirect]);
  return !isEditing && isKnown;
}
