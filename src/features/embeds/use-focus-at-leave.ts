import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Calls as the element goes, with whether the visitor was in it: what comes in its place takes the focus then. */
export function useFocusAtLeave(element: RefObject<Element | null>, onLeave: (wasFocused: boolean) => void) {
  const left = useRef(onLeave);
  left.current = onLeave;
  useLayoutEffect(() => {
    const { current } = element;
    return () => left.current(current?.matches(':focus-within') === true);
  }, [element]);
}
