/** What the loader needs to start, strongest last. The runtime validates the whole; addresses come from `head` alone. */
export function readSettings(tag: HTMLElement | null, within: 'head ' | ''): Record<string, unknown> {
  const scripts = [...document.querySelectorAll(`${within}script[data-inlay-config]`)];
  return Object.assign({}, ...scripts.map(({ textContent }) => parse(textContent!)), (window as { inlayConfig?: object }).inlayConfig, tag && tag.dataset);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
