import { useCallback, useEffect, useMemo, useState, useSyncExternalStore, type RefObject } from 'react';

/**
 * Loads rarely needed code with a loader made by `lazy`: undefined until it has loaded. A failure reaches the boundary,
 * and the server-rendered content returns.
 */
export function useDeferred<T extends object>(load: () => Promise<T>, isWanted = true): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (isWanted) load().then((chunk) => setLoaded(() => chunk), setFailure);
    // oxlint-disable-next-line react/exhaustive-deps -- once, whatever function the caller makes
  }, [isWanted]);
  if (failure) throw failure;
  return loaded;
}

/** Whether the media query holds, now and whenever that changes. */
export function useMedia(query: string): boolean {
  // One for all renderings: to make one has the browser look at its styles.
  const list = useMemo(() => matchMedia(query), [query]);
  const listen = useCallback(
    (onChange: () => void) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [list],
  );
  const read = () => list.matches;
  return useSyncExternalStore(listen, read, read);
}

/** Calls back when the visitor presses outside the element while `isActive`. */
export function useOutsidePress(element: RefObject<Element | null>, isActive: boolean, onPress: () => void) {
  useEffect(() => {
    if (!isActive) return;
    const onPointerDown = (event: Event) => {
      if (element.current && !event.composedPath().includes(element.current)) onPress();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
    // oxlint-disable-next-line react/exhaustive-deps -- callers close something, by whichever function
  }, [isActive]);
}
