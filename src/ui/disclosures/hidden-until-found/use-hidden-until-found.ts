import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { onHashChange, pageAnchor } from '../../../core';

/**
 * Hides an element so that the browser's find-in-page, and links to its content, still find it; `onFound` must show it.
 * Set on the node, because React only supports `hidden` as a boolean.
 */
export function useHiddenUntilFound(target: RefObject<HTMLElement | null>, isHidden: boolean, onFound: () => void) {
  const latest = useRef(onFound);
  latest.current = onFound;
  const linkTarget = useRef<Element>(null);

  useLayoutEffect(() => {
    if (isHidden) target.current?.setAttribute('hidden', 'until-found');
    else target.current?.removeAttribute('hidden');
    if (!isHidden) linkTarget.current?.scrollIntoView();
    linkTarget.current = null;
  }, [target, isHidden]);

  useEffect(() => {
    const element = target.current;
    const found = (event: Event) => {
      if (event.target === element) latest.current();
    };
    // Some browsers reveal the target of a link automatically, but not if it was added later.
    const follow = () => {
      const linked = document.getElementById(pageAnchor());
      if (!linked || !element?.hasAttribute('hidden') || !element.contains(linked)) return;
      linkTarget.current = linked;
      latest.current();
    };
    follow();
    const stop = onHashChange(follow);
    element?.addEventListener('beforematch', found);
    return () => {
      stop();
      element?.removeEventListener('beforematch', found);
    };
  }, [target]);
}
