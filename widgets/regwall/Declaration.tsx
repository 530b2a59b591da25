import { useMemo } from 'react';
import { pageIdentity } from '../../src/core';

/**
 * schema.org markup that tells search engines which part of the page requires registration. Usually the server writes
 * it as JSON-LD; otherwise the wall adds it as microdata. Microdata needs no permission from a host's CSP, while
 * Trusted Types report every script element that a script creates, even one that only holds data.
 */
export function Declaration({ selector }: { selector: string }) {
  const isDeclared = useMemo(() => declaredByPage(selector) !== undefined, [selector]);
  if (isDeclared) return null;
  return (
    <div hidden itemScope itemType="https://schema.org/WebPage">
      <meta itemProp="url" content={canonical()} />
      <meta itemProp="isAccessibleForFree" content="False" />
      <div itemProp="hasPart" itemScope itemType="https://schema.org/WebPageElement">
        <meta itemProp="isAccessibleForFree" content="False" />
        <meta itemProp="cssSelector" content={selector} />
      </div>
    </div>
  );
}

function canonical(): string {
  return document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? pageIdentity();
}

/** Whether the page's own JSON-LD marks this element as gated, or another element, or none. */
export function declaredByPage(selector: string): 'alike' | 'otherwise' | undefined {
  const named = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) =>
    gatedSelectors(parse(script.textContent ?? '')),
  );
  return named.includes(selector) ? 'alike' : named.length ? 'otherwise' : undefined;
}

/** The selectors of all elements that the data marks as not free, at any depth. */
export function gatedSelectors(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const ownSelectors =
    isFree(data) === false && 'cssSelector' in data
      ? [data.cssSelector].flat().filter((selector) => typeof selector === 'string')
      : [];
  return [...ownSelectors, ...Object.values(data).flatMap(gatedSelectors)];
}

function isFree(data: object): boolean | undefined {
  if (!('isAccessibleForFree' in data)) return undefined;
  return !/^false$/i.test(String(data.isAccessibleForFree));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
