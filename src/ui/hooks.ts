import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';

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

/** Whether the media query matches; re-renders when that changes. */
export function useMedia(query: string): boolean {
  // Shared by all renderings, because creating one makes the browser compute styles.
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

const landmarks = new Set<string>();

/** Screen readers list landmarks by role and name. A repeated name gets a number: "Months 2". */
export function useLandmarkName<Name extends string | undefined>(name: Name): Name | string {
  const [unique, setUnique] = useState<Name | string>(name);
  useLayoutEffect(() => {
    if (!name) return setUnique(name);
    let free: string = name;
    for (let number = 2; landmarks.has(free); number += 1) free = `${name} ${number}`;
    landmarks.add(free);
    setUnique(free);
    return () => void landmarks.delete(free);
  }, [name]);
  return unique;
}

/**
 * The id of the heading that names a section. Undefined if another landmark has that name: then the section is not a
 * landmark.
 */
export function useLandmarkHeading(name: string | undefined, id: string): string | undefined {
  return useLandmarkName(name) === name && name ? id : undefined;
}
