/** Whether the page's own JSON-LD calls this very part gated, or another, or none. */
export function declaredByPage(selector: string): 'alike' | 'otherwise' | undefined {
  const named = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => gatedSelectors(parse(script.textContent ?? '')));
  return named.includes(selector) ? 'alike' : named.length ? 'otherwise' : undefined;
}

/** The selectors of all parts that the data calls not free, however deep they stand. */
export function gatedSelectors(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = isFree(data) === false && 'cssSelector' in data ? [data.cssSelector].flat().filter((one) => typeof one === 'string') : [];
  return [...own, ...Object.values(data).flatMap(gatedSelectors)];
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
