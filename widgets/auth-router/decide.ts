import type { Route } from './route';

/** The action that requires a session. */
export type RouteAction =
  | { readonly action: 'download'; readonly file: string }
  | { readonly action: 'save-article' }
  | { readonly action: 'print' };

export type Step =
  | { readonly kind: 'home' }
  /** Another route, with the same file. */
  | { readonly kind: 'route'; readonly to: 'auth-download' | 'auth-save' | 'auth-print'; readonly file?: string }
  /** The redirect of the route, if it has one. */
  | { readonly kind: 'on' }
  | { readonly kind: 'ask'; readonly first: 'sign-in' | 'sign-up'; readonly pending?: RouteAction }
  | { readonly kind: 'thank' }
  | { readonly kind: 'perform'; readonly pending: RouteAction }
  | { readonly kind: 'publish'; readonly event: string; readonly parameters: readonly string[] };

export interface Circumstances {
  isSignedIn: boolean;
  /** The page is for registered users only. */
  isGated: boolean;
  /** Events that a URL may publish. */
  linkEvents: readonly string[];
}

/** Events that begin or end a session. A link must not publish them, whatever the configuration lists. */
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
