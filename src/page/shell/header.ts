import { log } from '../../contract';
import { config } from '../../core';

/**
 * Sets `data-inlay-header="over"` on the header while it overlaps a hero whose
 * image has loaded. Heroes report loading by `data-inlay-hero` on the root
 * element.
 */
export function followHero(): (() => void) | void {
  const header = headerOf();
  // The host sets the attribute itself.
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
    markOverlap(false);
  };

  function follow() {
    intersections?.disconnect();
    const hero =
      root.getAttribute('data-inlay-hero') === 'loaded' && document.querySelector('.inlay-hero[data-layout="over"]');
    if (!hero) return markOverlap(false);
    // The strip behind the header, plus one pixel: a header may overlap the hero only because of this attribute.
    const strip = Math.max(header!.offsetHeight, header!.getBoundingClientRect().bottom) + 1;
    intersections = new IntersectionObserver(([entry]) => markOverlap(Boolean(entry?.isIntersecting)), {
      rootMargin: `0px 0px ${Math.min(0, Math.round(strip - innerHeight))}px`,
    });
    intersections.observe(hero);
  }

  function markOverlap(isOver: boolean) {
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
