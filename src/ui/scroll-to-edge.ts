/**
 * Puts an element's upper edge at the window's, for what is as high as the
 * window: what a page keeps free above an anchor would be missing below.
 */
export function scrollToEdge(element: Element) {
  const { top } = element.getBoundingClientRect();
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart) || 0;
  window.scrollTo({ top: window.scrollY + top - margin, behavior: 'instant' });
}
