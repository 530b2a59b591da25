import { whenIdle } from '../contract/idle';

/** Whether the browser prerenders the page. */
export function isPrerendering(): boolean {
  // oxlint-disable-next-line compat/compat -- tested first; browsers without it do not prerender
  return 'prerendering' in document && document.prerendering === true;
}

/** Resolves once the page is activated, immediately unless it is prerendered. */
export async function activation() {
  if (isPrerendering())
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
}

/** Resolves when the browser has nothing more urgent to do, after two seconds at the latest. */
export function idle(): Promise<void> {
  return new Promise(whenIdle);
}

/**
 * Calls back each time the browser restores the page from its back-forward cache: the page missed what happened
 * meanwhile, and its pending requests never complete. Returns the function that stops listening.
 */
export function onRestoredPage(handle: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && handle();
  addEventListener('pageshow', onPageShow);
  return () => removeEventListener('pageshow', onPageShow);
}
