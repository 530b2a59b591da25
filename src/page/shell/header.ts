import { log } from '../../contract';
import { config } from '../../core';

/**
 * Tells the header by `data-inlay-header="over"` that it stands over a hero whose
 * picture has loaded, and takes it back once the hero is scrolled away. Heroes
 * tell when they have loaded by `data-inlay-hero` on the root element.
 */
export function followHero(): (() => void) | void {
  const header = headerOf();
  // A host that says so itself.
  if (!header || header.hasAttribute('data-inlay-header')) return;
  const root = document.documentElement;
  let intersections: IntersectionObserver | undefined;
  const loads = new MutationObserver(follow);
  loads.observe(root, { attributes: true, attributeFilter: ['data-inlay-hero'] });
  // The strip is measured from the bottom of the window.
  addEventListener('resize', follow);
  follow();
  return () => {
    loads.disconnect();
    removeEventListener('resize', follow);
    intersections?.disconnect();
    tell(false);
  };

  function follow() {
    intersections?.disconnect();
    const hero =
      root.getAttribute('data-inlay-hero') === 'loaded' && document.querySelector('.inlay-hero[data-layout="over"]');
    if (!hero) return tell(false);
    // The strip of the window that the header takes, and the pixel beneath it: its look may be what lets it stand over the hero.
    const strip = Math.max(header!.offsetHeight, header!.getBoundingClientRect().bottom) + 1;
    intersections = new IntersectionObserver(([entry]) => tell(Boolean(entry?.isIntersecting)), {
      rootMargin: `0px 0px ${Math.min(0, Math.round(strip - innerHeight))}px`,
    });
    intersections.observe(hero);
  }

  function tell(isOver: boolean) {
    if (isOver) header!.setAttribute('data-inlay-header', 'over');
    else header!.removeAttribute('data-inlay-header');
  }
}

function headerOf(): HTMLElement | null {
  const { header } = config().shell;
  try {
    return document.querySelector<HTMLElement>(header);
  } catch {
    log('error', `Inlay: shell.header is "${header}", which is no CSS selector.`);
    return null;
  }
}
