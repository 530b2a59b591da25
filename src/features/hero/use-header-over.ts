import { useEffect, type RefObject } from 'react';

/** In milliseconds, from the picture to the header's change. */
const DELAY = 500;

/**
 * Tells the page's theme when its header may let the picture through: by
 * `data-inlay-hero="loaded"` on the root element, once the picture is there.
 * A page whose header stands over the hero says so by `--inlay-header-height`
 * on the hero or around it; on all others nothing happens.
 */
export function useHeaderOver(hero: RefObject<HTMLElement | null>, isWanted: boolean) {
  useEffect(() => {
    const { current } = hero;
    if (!isWanted || !current || !Number.parseFloat(getComputedStyle(current).getPropertyValue('--inlay-header-height'))) return;
    const root = document.documentElement;
    const picture = current.querySelector('img');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => (timer ??= setTimeout(() => root.setAttribute('data-inlay-hero', 'loaded'), DELAY));
    if (!picture || picture.complete) tell();
    picture?.addEventListener('load', tell);
    return () => {
      picture?.removeEventListener('load', tell);
      clearTimeout(timer);
      root.removeAttribute('data-inlay-hero');
    };
  }, [hero, isWanted]);
}
