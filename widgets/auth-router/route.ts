/** By name: what its parameters mean. The last one takes the rest of the address, slashes included. */
const PARAMETERS = {
  signin: ['source', 'redirect'],
  'auth-signin': ['redirect'],
  'signin-welcome': ['redirect'],
  'signin-prompt': ['redirect'],
  signup: ['source', 'redirect'],
  'signup-thanks': ['redirect'],
  'signup-welcome': ['redirect'],
  'registration-modal': ['redirect'],
  download: ['file'],
  'auth-download': ['file'],
  'view-file': ['file'],
  save: [],
  'auth-save': [],
  print: [],
  'auth-print': [],
  'published-event': ['event'],
} as const satisfies Record<string, readonly Parameter[]>;

/** A route that is nothing without its parameter. */
const NEEDED: readonly Parameter[] = ['file', 'event'];

type Parameter = 'source' | 'redirect' | 'file' | 'event';
export type RouteName = keyof typeof PARAMETERS;

/** Parameters are decoded once, and no more trusted than any address: redirects and files still pass `safeRedirect`. */
export type Route = { readonly name: RouteName; readonly isPath: boolean } & { readonly [P in Parameter]?: string };

/**
 * The route in an address: its hash, else its path below `base`. A hash without
 * a slash is a place on the page, but for `#signin`, which old pages use.
 */
export function readRoute({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>, base = ''): Route | undefined {
  const path = /^#(?:\/|(?=signin(?:\/|$)))(.+)$/.exec(hash)?.[1];
  if (path) return parse(path, false);
  const folder = `/${base}/`.replace(/\/{2,}/g, '/');
  return base && pathname.startsWith(folder) ? parse(pathname.slice(folder.length), true) : undefined;
}

function parse(path: string, isPath: boolean): Route | undefined {
  const [name = '', ...segments] = path.split('/');
  if (!Object.hasOwn(PARAMETERS, name)) return undefined;
  const parameters: readonly Parameter[] = PARAMETERS[name as RouteName];
  if (segments.filter(Boolean).length && !parameters.length) return undefined;
  const values = parameters.map((parameter, index) => {
    const isLast = index === parameters.length - 1;
    return [parameter, decode(isLast ? segments.slice(index).join('/') : segments[index])] as const;
  });
  if (values.some(([parameter, value]) => NEEDED.includes(parameter) && !value)) return undefined;
  return { name: name as RouteName, isPath, ...Object.fromEntries(values.filter(([, value]) => value)) };
}

/** Undefined for an empty or invalid encoding. */
function decode(encoded: string | undefined): string | undefined {
  try {
    return decodeURIComponent(encoded ?? '').trim() || undefined;
  } catch {
    return undefined;
  }
}
