import { useCallback, useEffect, useState } from 'react';

/** Most visitors stay a while before they go on. */
const loadDestination = () => import('./destination');

/** See `destination`. */
export async function laterDestination(given?: string): Promise<string> {
  return (await loadDestination()).destination(given);
}

/**
 * Goes on to where the flow ends, see `destination`. Until that shows, the flow stays as it is: nobody
 * should see a page flash that is about to go away.
 */
export function useLeave(): [isLeaving: boolean, leave: (redirect?: string) => Promise<never>] {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  const leave = useCallback(async (redirect?: string) => {
    setLeaving(true);
    const { destination, navigateTo } = await loadDestination();
    return navigateTo(destination(redirect));
  }, []);
  return [isLeaving, leave];
}
