import { useLayoutEffect } from 'react';
import { useWidget } from '../../../src/runtime';

const AWAY = 'inlay-regwall__away';

/** Where nothing is shown, the host's frame around the placeholder must not stay behind as an empty box. */
export function useAway(isAway: boolean) {
  const { element } = useWidget();
  useLayoutEffect(() => {
    if (!isAway) return undefined;
    element.classList.add(AWAY);
    return () => {
      element.classList.remove(AWAY);
      if (!element.className) element.removeAttribute('class');
    };
  }, [element, isAway]);
}
