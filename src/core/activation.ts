/** Whether the browser prepares the page for a visitor who has not come yet. */
export function isPrerendering(): boolean {
  // oxlint-disable-next-line compat/compat -- asked for first; who has none does not prerender
  return 'prerendering' in document && document.prerendering === true;
}

/** Resolves once somebody sees the page. */
export async function activation() {
  if (isPrerendering())
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
}
