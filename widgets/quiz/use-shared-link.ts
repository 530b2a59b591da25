import { decodeUrl, onHashChange, useWidget } from '../../src/core';
import { useEffect } from 'react';

/** In milliseconds: what stands above the quiz has found its height by then. */
const SETTLED = 500;
/** In pixels above the quiz, with and without a bar of share tools stuck to the top of the page. */
const BELOW_BAR = 73;
const BELOW_EDGE = 10;

/** Brings the quiz into view when the address names it, now or later. */
export function useSharedLink(hash: string, isOffered: boolean) {
  const { element, isEditing, note } = useWidget();

  useEffect(() => {
    if (isEditing) {
      if (isOffered && element.id !== hash.slice(1))
        note(
          `give the placeholder id="${hash.slice(1)}", so that a shared link finds the quiz before the visitor has scrolled to it`,
        );
      return;
    }
    let timer: number | undefined;
    const follow = () => {
      clearTimeout(timer);
      if (decodeUrl(location.hash) === hash) timer = window.setTimeout(() => scrollTo(element as HTMLElement), SETTLED);
    };
    follow();
    const stop = onHashChange(follow);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [element, hash, isOffered, isEditing, note]);
}

/** A scroll margin adds to what the host keeps free for its own header. */
function scrollTo(element: HTMLElement) {
  const hasBar = document.querySelector('[data-module$="share-tools"]') !== null;
  const { style } = element;
  const before = style.scrollMarginBlockStart;
  style.scrollMarginBlockStart = `${hasBar ? BELOW_BAR : BELOW_EDGE}px`;
  element.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  style.scrollMarginBlockStart = before;
}
