/**
 * The possible sources of a configuration. Read once, by the loader, which passes all of them to the runtime. Imports
 * nothing that adds bytes to the loader.
 */
import type { ConfigSource } from '../../contract';
import { domCall } from '../../contract/dom';

/** Values that mean true. Attributes are texts, and an empty attribute is true too. */
export const YES: readonly unknown[] = [true, 'true', ''];

/** The source whose attributes other tools share. */
export const LOADER_TAG = "the loader's tag";

/**
 * The configurations found, weakest first: the body's before the head's, because every author of an article writes into
 * the body.
 */
export function findSources(tag: HTMLElement | null): ConfigSource[] {
  const scripts = ['body', ':root>head'].flatMap((part) =>
    [...domCall(document, 'querySelectorAll', `${part} script[data-inlay-config]`)].map((script) => ({
      from: 'data-inlay-config',
      isTrusted: part !== 'body',
      values: parseSetting(script.textContent!),
    })),
  );
  return [
    ...scripts,
    { from: 'window.inlayConfig', isTrusted: true, values: (window as { inlayConfig?: unknown }).inlayConfig },
    { from: LOADER_TAG, isTrusted: true, values: tag?.dataset },
  ];
}

/** The parsed value of a JSON text, or its error. */
export function parseSetting(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

/** The URL relative to the page. Undefined if it is invalid. */
export function absoluteAddress(value: unknown): string | undefined {
  try {
    return typeof value === 'string' ? new URL(value, location.href).href : undefined;
  } catch {
    return undefined;
  }
}
