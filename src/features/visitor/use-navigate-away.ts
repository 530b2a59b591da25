import { useCallback, useEffect, useRef, useState } from 'react';
import { config, onRestoredPage } from '../../core';
import { useSession } from '../../session';
import { requestedRedirect, destination, isPage, navigateTo } from './destination';

/**
 * Redirects to the destination of the flow, see `destination`. The flow stays visible until then, so that no page
 * flashes before the redirect.
 */
export function useNavigateAway(): [isLeaving: boolean, navigateAway: (redirect?: string) => Promise<never>] {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => onRestoredPage(() => setLeaving(false)), []);
  const navigateAway = useCallback((redirect?: string) => {
    setLeaving(true);
    return navigateTo(destination(redirect));
  }, []);
  return [isLeaving, navigateAway];
}

/**
 * For a page that signed-in visitors do not need: redirects them to the requested page, else home. A visitor who signs
 * in on the page itself stays, and so do visitors with `isStaying`, such as editors. Returns true while it redirects.
 */
export function useRedirectSignedIn(isStaying: boolean, redirect = config().pages.home): boolean {
  const status = useSession().status;
  const first = useRef(status);
  const [, navigateAway] = useNavigateAway();
  const isKnown = first.current === 'active';
  useEffect(() => {
    if (isKnown && !isStaying) void navigateAway(redirect);
  }, [isKnown, isStaying, navigateAway, redirect]);
  return !isStaying && isKnown;
}

/**
 * Signed-in visitors do not need the page for signing in or registering, so they are redirected home. If the URL
 * contains a redirect, they get a link instead: a host that considers them anonymous would send them back here.
 */
export function useOwnPage(page: 'signIn' | 'signUp', isStaying: boolean) {
  useRedirectSignedIn(isStaying || !isPage(page) || Boolean(requestedRedirect()));
}
