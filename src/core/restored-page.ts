/**
 * Calls back each time the browser restores the page from its back-forward cache: the page missed what happened
 * meanwhile, and its pending requests never complete. Returns the function that stops listening.
 */
export function onRestoredPage(handle: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && handle();
  addEventListener('pageshow', onPageShow);
  return () => removeEventListener('pageshow', onPageShow);
}
