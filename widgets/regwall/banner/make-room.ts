/**
 * Lets the page scroll as far as the strip is high, and keeps what gets the
 * focus clear of it. Returns the function that takes the room away.
 */
export function makeRoom(strip: HTMLElement): () => void {
  const { style } = document.documentElement;
  const before = { scroll: style.scrollPaddingBlockEnd, padding: style.paddingBlockEnd };
  const observer = new ResizeObserver(() => {
    // In a low window the strip stands in the text.
    const room = getComputedStyle(strip).position === 'fixed' ? `${Math.ceil(strip.getBoundingClientRect().height)}px` : '';
    style.scrollPaddingBlockEnd = room || before.scroll;
    style.paddingBlockEnd = room || before.padding;
  });
  observer.observe(strip);
  return () => {
    observer.disconnect();
    style.scrollPaddingBlockEnd = before.scroll;
    style.paddingBlockEnd = before.padding;
  };
}
