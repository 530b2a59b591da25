import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Hides an element so that the browser's search in the page still finds what is
 * in it; `onFound` must show it. Set by hand: React knows `hidden` only as yes or no.
 */
export function useHiddenUntilFound(target: RefObject<HTMLElement | null>, isHidden: boolean, onFound: () => void) {
  const latest = useRef(onFound);
  latest.current = onFound;

  useLayoutEffect(() => {
    if (isHidden) target.current?.setAttribute('hidden', 'until-found');
    else target.current?.removeAttribute('hidden');
  }, [target, isHidden]);

  useEffect(() => {
    const element = target.current;
    const found = (event: Event) => {
      if (event.target === element) latest.current();
    };
    element?.addEventListener('beforematch', found);
    return () => element?.removeEventListener('beforematch', found);
  }, [target]);
}
