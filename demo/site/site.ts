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
  /** Whether every page asks for consent, reports to the data layer and loads stand-ins of tags. */
  hasPageServices?: boolean;
}

/** What a template needs to know about the request it answers. */
export interface View {
  site: Site;
  language: Language;
  texts: Texts;
  /** With the language prefix, without the query. */
  path: string;
  query: URLSearchParams;
  nonce: string;
  /** The page-editing mode of the content system, `?mode=edit`. */
  editing: boolean;
  /** `?theme=dark` or `?theme=light`; otherwise the visitor's own preference. */
  theme: 'dark' | 'light' | undefined;
  /** Trusted Types are required, so that jQuery stays out: `?csp=strict`. */
  strict: boolean;
  /** Whether the request carries a session; what it is worth is for the services to say. */
  isSignedIn: boolean;
}

/** What Hono carries along a request. */
export interface Env {
  /** The node server's own objects, by which the visitor's socket is known. */
  Bindings: object;
  Variables: { view: View };
}
