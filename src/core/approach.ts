/** When a visitor comes near a link; until then it stays as the server, or a widget, wrote it. */
const APPROACHES = ['pointerover', 'focusin', 'click', 'auxclick', 'contextmenu'] as const;

/**
 * Calls with each link that is about to be followed, whichever way: a press, a modified press, a copy of its address.
 * Returns the function that ends it.
 */
export function onApproach(action: (link: HTMLAnchorElement) => void): () => void {
  const come = (event: Event) => {
    const link = event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
    if (link) action(link);
  };
  for (const type of APPROACHES) document.addEventListener(type, come, { capture: true, passive: true });
  return () => APPROACHES.forEach((type) => document.removeEventListener(type, come, true));
}
