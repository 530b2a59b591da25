interface Place {
  /** In CSS pixels from the top of the page. */
  readonly scroll: number;
  /** The address of the link in focus. */
  readonly link: string | null | undefined;
}

/** Writes into the history entry where the visitor is on a page that they are about to leave. */
export function saveScrollPosition(root: Element) {
  const active = (root.getRootNode() as Document | ShadowRoot).activeElement;
  const place: Place = { scroll: window.scrollY, link: root.contains(active) ? active?.getAttribute('href') : undefined };
  history.replaceState({ ...history.state, inlayPlace: place }, '');
}

/** Brings the visitor back to where they were; `isScrolled` where the browser has done that part. */
export function restoreScrollPosition(root: Element, isScrolled: boolean) {
  const place = (history.state as { inlayPlace?: Place } | null)?.inlayPlace;
  if (!place) return;
  const link = [...root.querySelectorAll('a')].find((one) => one.getAttribute('href') === place.link);
  link?.focus({ preventScroll: true });
  if (!isScrolled) window.scrollTo({ top: place.scroll, behavior: 'instant' });
}
