/** Focuses what has no focus of its own. It does not stay focusable: that would take the focus at every press into it. */
export function focusOnce(element: HTMLElement, options?: FocusOptions) {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus(options);
}
