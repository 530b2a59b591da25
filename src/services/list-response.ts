/** Possible members for a list, or for the object that contains it. */
const LIST_KEYS = ['docs', 'results', 'items', 'hits', 'data', 'response'];
const TOTAL_KEYS = ['total', 'numFound', 'totalRecords', 'totalCount', 'count'];

/**
 * A response with its list under `name` and its number of items under `total`, in any wrapper of services: a bare list,
 * `data`, `data.docs`, `results`, `items`, `hits`, `response.docs` and the like. An empty list without a total is no
 * result here either, because an error must not read as "nothing was found".
 */
export function listResponse(body: unknown, name: string): Record<string, unknown> {
  const response = unwrapped(body, name, 3) ?? recordOf(body);
  // Some services send numbers as texts.
  const total = TOTAL_KEYS.map((key) => response[key]).find((value) => /^\d+$/.test(String(value)));
  const list = response[name];
  const length = Array.isArray(list) && !response.hasNext ? list.length : 0;
  return { ...response, total: total === undefined ? length || undefined : Number(total) };
}

/** Undefined if there is no list at that depth. */
function unwrapped(body: unknown, name: string, depth: number): Record<string, unknown> | undefined {
  if (Array.isArray(body)) return { [name]: body as unknown[] };
  const wrapper = recordOf(body);
  for (const key of depth ? [name, ...LIST_KEYS] : []) {
    const found = unwrapped(wrapper[key], name, depth - 1);
    if (found) return { ...wrapper, ...found };
  }
  return undefined;
}

export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value ? { ...value } : {};
}
