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

/** Undefined for what is empty or no encoding. */
function decode(encoded: string | undefined): string | undefined {
  try {
    return decodeURIComponent(encoded ?? '').trim() || undefined;
  } catch {
    return undefined;
  }
}

/** What a session is needed for. */
export type RouteAction =
  | { readonly action: 'download'; readonly file: string }
  | { readonly action: 'save-article' }
  | { readonly action: 'print' };

export type Step =
  | { readonly kind: 'home' }
  /** Another route, with the same file. */
  | { readonly kind: 'route'; readonly to: 'auth-download' | 'auth-save' | 'auth-print'; readonly file?: string }
  /** To where the route leads on, if anywhere. */
  | { readonly kind: 'on' }
  | { readonly kind: 'ask'; readonly first: 'sign-in' | 'sign-up'; readonly pending?: RouteAction }
  | { readonly kind: 'thank' }
  | { readonly kind: 'perform'; readonly pending: RouteAction }
  | { readonly kind: 'publish'; readonly event: string; readonly parameters: readonly string[] };

export interface Circumstances {
  isSignedIn: boolean;
  /** The page is for registered users only. */
  isGated: boolean;
  /** Events that an address may publish. */
  linkEvents: readonly string[];
}

/** Events that begin or end a session, whatever the configuration lists: a link must not. */
const SESSION_EVENT = /^(?:session-changed|signed-in|signed-out|chatbot-signed-in)$/;

/** The route table. */
export function decide(route: Route, { isSignedIn, isGated, linkEvents }: Circumstances): Step {
  const prompt = (first: 'sign-in' | 'sign-up', pending?: RouteAction): Step => ({
    kind: 'ask',
    first,
    ...(pending && { pending }),
  });
  const open = (pending: RouteAction): Step => (isSignedIn ? { kind: 'perform', pending } : prompt('sign-in', pending));
  const home: Step = { kind: 'home' };

  switch (route.name) {
    case 'signin':
    case 'auth-signin':
      return isSignedIn ? home : prompt('sign-in');
    case 'signin-prompt':
      return prompt('sign-in');
    case 'signup':
      return isSignedIn ? home : prompt('sign-up');
    case 'registration-modal':
      return isSignedIn ? { kind: 'on' } : prompt('sign-up');
    case 'signin-welcome':
    case 'signup-thanks':
    case 'signup-welcome':
      return isSignedIn ? home : { kind: 'thank' };
    case 'download':
      return isSignedIn
        ? open({ action: 'download', file: route.file! })
        : { kind: 'route', to: 'auth-download', file: route.file! };
    case 'auth-download':
    case 'view-file':
      return open({ action: 'download', file: route.file! });
    case 'save':
      return isSignedIn ? open({ action: 'save-article' }) : { kind: 'route', to: 'auth-save' };
    case 'auth-save':
      return open({ action: 'save-article' });
    case 'print':
      return isGated && !isSignedIn
        ? { kind: 'route', to: 'auth-print' }
        : { kind: 'perform', pending: { action: 'print' } };
    case 'auth-print':
      return open({ action: 'print' });
    case 'published-event': {
      const [event = '', ...parameters] = route.event!.split('/');
      return linkEvents.includes(event) && !SESSION_EVENT.test(event) ? { kind: 'publish', event, parameters } : home;
    }
  }
}
