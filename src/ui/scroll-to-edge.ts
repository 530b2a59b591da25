/**
 * Scrolls an element to the top of the window, for elements as high as the window. The page's scroll padding would cut
 * them off below.
 */
export function scrollToEdge(element: Element) {
  const { top } = element.getBoundingClientRect();
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart) || 0;
  window.scrollTo({ top: window.scrollY + top - margin, behavior: 'instant' });
}
