/** When a visitor comes near a link; until then it stays as the server, or a widget, wrote it. */
const APPROACHES = ['pointerover', 'focusin', 'click', 'auxclick', 'contextmenu'] as const;

/** Calls with each link that is about to be followed, whichever way: a press, a modified press, a copy of its address. */
export function onApproach(action: (link: HTMLAnchorElement) => void) {
  for (const type of APPROACHES) {
    document.addEventListener(
      type,
      (event) => {
        const link = event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
        if (link) action(link);
      },
      { capture: true, passive: true },
    );
  }
}
