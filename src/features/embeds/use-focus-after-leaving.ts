import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Called when the element is removed, with whether it contained the focus. Its replacement then receives the focus. */
export function useFocusAfterLeaving(element: RefObject<Element | null>, onLeave: (wasFocused: boolean) => void) {
  const left = useRef(onLeave);
  left.current = onLeave;
  useLayoutEffect(() => {
    const { current } = element;
    return () => left.current(current?.matches(':focus-within') === true);
  }, [element]);
}
