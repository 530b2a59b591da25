import { useLayoutEffect, type RefObject } from 'react';
import { decodeUrl } from '../../src/core';
import { blocksOf } from './gated';

const FADING = 'inlay-regwall__fading';
const WITHHELD = 'inlay-regwall__withheld';

/**
 * While the wall is shown, the text ends after its free part. The first paragraph of the gated part fades out, and the
 * rest is not displayed. When the wall is passed, readers continue at their line.
 */
export function useWithheld(isUp: boolean, gated: readonly HTMLElement[], root: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const wall = root.current;
    return isUp && wall && gated.length ? withhold(gated, wall) : undefined;
  }, [isUp, gated, root]);
}

function withhold(gated: readonly HTMLElement[], wall: HTMLElement): () => void {
  const [first, ...others] = gated.flatMap((element) => partsOf(element, wall));
  if (!first) return () => {};
  const blocks = blocksOf(first);
  const lead = blocks.findIndex((block) => !block.matches('h1, h2, h3, h4, h5, h6'));
  const hidden = [...blocks.slice(lead + 1), ...others];
  // The line of a reader who is in the gated part, or after it.
  const line = hidden.findLast((block) => block.getBoundingClientRect().top < 0);
  const position = line?.getBoundingClientRect().top ?? 0;

  first.classList.add(FADING);
  for (const block of hidden) block.classList.add(WITHHELD);
  if (line) linkTo(wall);

  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    const section = link && document.getElementById(decodeUrl(link.hash.slice(1)));
    if (section?.closest(`.${WITHHELD}`)) linkTo(wall);
  };
  document.addEventListener('click', onClick);

  return () => {
    document.removeEventListener('click', onClick);
    const before = line ? position : first.getBoundingClientRect().top;
    for (const block of [first, ...hidden]) {
      block.classList.remove(FADING, WITHHELD);
      if (!block.className) block.removeAttribute('class');
    }
    const moved = (line ?? first).getBoundingClientRect().top - before;
    if (moved) scrollBy({ top: moved, behavior: 'instant' });
  };
}

/** The element, or its parts around the wall if the wall is inside it. */
function partsOf(element: HTMLElement, wall: HTMLElement): HTMLElement[] {
  if (element === wall) return [];
  return element.contains(wall)
    ? [...element.children].flatMap((child) => partsOf(child as HTMLElement, wall))
    : [element];
}

function linkTo(wall: HTMLElement) {
  wall.querySelector('.inlay-regwall__panel')?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
