import { focusOnce } from '../../core';

/**
 * Stores the focused element before a temporary overlay opens. Returns a function that removes the overlay and restores
 * focus, or moves it to the start of the page's content.
 */
export function saveFocus(container: HTMLElement): (remove: () => void) => void {
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
