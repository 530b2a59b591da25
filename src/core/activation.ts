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
