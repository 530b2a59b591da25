/**
 * Focuses an element that is not focusable. It becomes unfocusable again on blur; otherwise every click inside it would
 * move the focus to it.
 */
export function focusOnce(element: HTMLElement, options?: FocusOptions) {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus(options);
}
