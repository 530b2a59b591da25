import { focusOnce } from '../../core';

/**
 * Remembers where the visitor was before they came into something that will be
 * taken away. Returns what takes it away: focus goes back there, or to the
 * beginning of the page's own content.
 */
export function keepFocus(container: HTMLElement): (remove: () => void) => void {
  let before: EventTarget | null = null;
  container.addEventListener('focusin', ({ relatedTarget }) => {
    if (
      relatedTarget instanceof Node &&
      !container.contains(relatedTarget) &&
      !(relatedTarget instanceof Element && relatedTarget.closest('dialog'))
    )
      before = relatedTarget;
  });
  return (remove) => {
    const hadFocus = container.contains(document.activeElement);
    remove();
    if (!hadFocus) return;
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    else {
      const content = document.querySelector<HTMLElement>('main, [role="main"], h1');
      if (content) focusOnce(content, { preventScroll: true });
    }
  };
}
