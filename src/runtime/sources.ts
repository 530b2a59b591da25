import type { ConfigSource } from '../contract';

/** Configuration as found, weakest first: the body's before the head's, since anyone who writes an article writes the body. */
export function findSources(tag: HTMLElement | null): ConfigSource[] {
  const scripts = [...document.querySelectorAll('script[data-inlay-config]')].map((script) => ({
    from: 'data-inlay-config',
    isTrusted: document.head.contains(script),
    values: parse(script.textContent ?? ''),
  }));
  return [
    ...scripts.filter(({ isTrusted }) => !isTrusted),
    ...scripts.filter(({ isTrusted }) => isTrusted),
    { from: 'window.inlayConfig', isTrusted: true, values: { ...(window as { inlayConfig?: object }).inlayConfig } },
    { from: "the loader's tag", isTrusted: true, values: { ...tag?.dataset } },
  ];
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    console.warn(`Inlay: the JSON in data-inlay-config is not valid, so it is not used. ${(error as Error).message}`);
    return {};
  }
}
