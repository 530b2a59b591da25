import { config } from '../../../src/core';
import type { Edits } from '../../../src/features/editorial';

const WALLS = '[data-module="regwall"], [data-module="inlay-regwall"]';

/** The number of paragraphs before the wall. */
const FREE = 2;

const HIDDEN = 'data-inlay-unprinted';

/**
 * Removes the content behind a registration wall from print, and the wall's dialog from the screen. `open` for visitors
 * with access to everything.
 */
export function gateForPaper(article: Element, edits: Edits, sentence: (address: string) => string): { open(): void } {
  const hidden: Element[] = [];
  for (const wall of document.querySelectorAll<HTMLElement>(WALLS)) {
    edits.setAttribute(wall, HIDDEN, '');
    for (const gated of gatedBy(wall)) {
      if (!article.contains(gated)) continue;
      const line = document.createElement('p');
      line.className = 'inlay-print-gate';
      line.textContent = sentence(new URL(config().pages.signUp, location.href).href);
      hidden.push(...[...gated.children].slice(FREE));
      for (const block of gated.children) if (hidden.includes(block)) edits.setAttribute(block, HIDDEN, '');
      edits.insert(line, gated);
      hidden.push(line);
    }
  }
  return {
    open() {
      for (const block of hidden) {
        if (block.matches('.inlay-print-gate')) block.remove();
        else block.removeAttribute(HIDDEN);
      }
    },
  };
}

function gatedBy(wall: HTMLElement): Element[] {
  try {
    return wall.dataset.gated
      ? [...document.querySelectorAll(wall.dataset.gated)]
      : [...wall.querySelectorAll('[data-field="content"]')];
  } catch {
    // The selector is invalid. The wall adds a note for the editor.
    return [];
  }
}
