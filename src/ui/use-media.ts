import { useCallback, useSyncExternalStore } from 'react';

/** Whether the media query holds, now and whenever that changes. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  const read = () => matchMedia(query).matches;
  return useSyncExternalStore(listen, read, read);
}
