import type { Content, Language } from '../content/load.ts';
import type { Addresses, Services } from '../services/index.ts';
import type { Texts } from './texts/index.ts';

export interface Site {
  content: Content;
  services: Pick<Services, 'accounts' | 'findEvent' | 'jobs' | 'request' | 'search' | 'social'>;
  /** Read at each request, because free ports are known only after the start. */
  addresses: Addresses;
  /** Inlay's runtime chunk, relative to the static origin, for the head to preload. */
  runtime?: string;
  /** Whether every page asks for consent, reports to the data layer and loads local copies of tags. */
  hasPageServices?: boolean;
}

/** The request's data for templates. */
export interface View {
  site: Site;
  language: Language;
  texts: Texts;
  /** With the language prefix, without the query. */
  path: string;
  query: URLSearchParams;
  nonce: string;
  /** The edit mode of the CMS, `?mode=edit`. */
  editing: boolean;
  /** `?theme=dark` or `?theme=light`; otherwise the visitor's own preference. */
  theme: 'dark' | 'light' | undefined;
  /** Trusted Types are required, so jQuery is left out: `?csp=strict`. */
  strict: boolean;
  /** Whether the request has a session cookie; only the services can check it. */
  isSignedIn: boolean;
}

/** The context variables of Hono. */
export interface Env {
  /** Objects of the Node server, which identify the visitor's socket. */
  Bindings: object;
  Variables: { view: View };
}
