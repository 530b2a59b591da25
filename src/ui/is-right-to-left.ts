/** Whether text in the element runs from right to left, so that the arrow keys and offsets change sides. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
