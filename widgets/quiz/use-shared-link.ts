import { decodeUrl, onHashChange, useWidget } from '../../src/core';
import { useEffect } from 'react';

/** In milliseconds: by then, content above the quiz has its final height. */
const SETTLED = 500;
/** In pixels above the quiz, with and without a sticky bar of share tools. */
const BELOW_BAR = 73;
const BELOW_EDGE = 10;

/** Scrolls to the quiz when the URL names it, now or later. */
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

/** A scroll margin adds to the host's own scroll padding. */
function scrollTo(element: HTMLElement) {
  const hasBar = document.querySelector('[data-module$="share-tools"]') !== null;
  const { style } = element;
  const before = style.scrollMarginBlockStart;
  style.scrollMarginBlockStart = `${hasBar ? BELOW_BAR : BELOW_EDGE}px`;
  element.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  style.scrollMarginBlockStart = before;
}
