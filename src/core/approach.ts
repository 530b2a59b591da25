/** Prepares links when a visitor approaches them; until then they stay unchanged. */
const APPROACHES = ['pointerover', 'focusin', 'click', 'auxclick', 'contextmenu'] as const;

/**
 * Calls back for each link that is about to be followed: by a click, a modified click, or the context menu. Returns the
 * cleanup function.
 */
export function onApproach(action: (link: HTMLAnchorElement) => void): () => void {
  const onEvent = (event: Event) => {
    const link = event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
    if (link) action(link);
  };
  for (const type of APPROACHES) document.addEventListener(type, onEvent, { capture: true, passive: true });
  return () => APPROACHES.forEach((type) => document.removeEventListener(type, onEvent, true));
}
