/** Calls back when the visitor turns away from the box and its anchor; returns the function that stops it. */
export function dismissOn(box: Element, anchor: Element, onDismiss: () => void): () => void {
  const isInside = (event: Event) => event.composedPath().some((target) => target === box || target === anchor);
  const onAway = (event: Event) => {
    // One that has just gone may still listen, and must not take the next one along.
    if (box.isConnected && !isInside(event)) onDismiss();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Escape takes one layer at a time: a dialog underneath stays.
    event.preventDefault();
    onDismiss();
  };
  document.addEventListener('pointerdown', onAway);
  document.addEventListener('focusin', onAway);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('pointerdown', onAway);
    document.removeEventListener('focusin', onAway);
    document.removeEventListener('keydown', onKey);
  };
}
