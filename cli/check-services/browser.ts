import { type Finding, wrong } from './findings.ts';

export interface Sent {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Whether cookies are sent, as with `credentials: "include"`. */
  readonly hasCredentials: boolean;
  /** The service's key in the configuration. */
  readonly key: string;
}

export interface Exchange {
  /** Undefined without a response. */
  readonly status: number | undefined;
  readonly milliseconds: number;
  /** The headers that a page may read. */
  readonly headers: Headers;
  /** All headers, to report those that a page cannot read. */
  readonly allHeaders: Headers;
  readonly text: string;
  readonly cors: 'same origin' | 'fine' | 'refused';
  readonly findings: readonly Finding[];
}

export interface Browser {
  send(request: Sent): Promise<Exchange>;
  /** Checks whether a page may send this request, without sending it. */
  preflight(request: Sent): Promise<Exchange>;
  cookie(name: string, url: URL): string | undefined;
}

const NO_HEADERS = new Headers();
const SAFE_HEADERS = ['accept', 'accept-language', 'content-language'];
const SAFE_TYPES = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'];
const READABLE = [
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
  'pragma',
];

/**
 * Sends the requests of a page at `origin`, and hides from it everything that a browser would hide. Follows the Fetch
 * standard for CORS, cookies, redirects and mixed content.
 */
export function createBrowser({ origin, timeout }: { origin: string; timeout: number }): Browser {
  const cookies = createCookieJar(origin);

  async function send(request: Sent): Promise<Exchange> {
    const { url, method, headers, body, hasCredentials, key } = request;
    if (isMixedContent(origin, url)) return emptyExchange('refused', [mixedContent(url, key)]);
    const preflightResult = await preflight(request, { origin, timeout });
    if (preflightResult.cors === 'refused') return preflightResult;

    const isForeign = url.origin !== origin;
    const hasCookies = hasCredentials || !isForeign;
    const cookie = hasCookies ? cookies.headerFor(url) : '';
    const allHeaders = {
      ...headers,
      ...(isForeign || method !== 'GET' ? { origin } : {}),
      ...(cookie && { cookie }),
    };
    const called = await call(url, { method, headers: allHeaders, body }, timeout, key);
    const { response, milliseconds, failure, text = '' } = called;
    if (!response) return emptyExchange('refused', failure ? [failure] : [], milliseconds);

    const { status, headers: responseHeaders } = response;
    const cookieFindings = hasCookies ? cookies.store(url, responseHeaders, key) : [];
    const location = status >= 300 && status < 400 ? responseHeaders.get('location') : null;
    if (location !== null) return { ...emptyExchange('fine', [redirected(url, location, key)], milliseconds), status };
    const corsFindings = isForeign
      ? originFindings(responseHeaders, { origin, hasCredentials, key, source: 'the response' })
      : [];
    const findings = [...corsFindings, ...cookieFindings];
    if (corsFindings.length) return { ...emptyExchange('refused', findings, milliseconds), status };
    return {
      status,
      milliseconds,
      headers: isForeign ? readable(responseHeaders, hasCredentials) : responseHeaders,
      allHeaders: responseHeaders,
      text,
      cors: isForeign ? 'fine' : 'same origin',
      findings,
    };
  }

  return { send, preflight: (request) => preflight(request, { origin, timeout }), cookie: cookies.value };
}

async function preflight(
  { url, method, headers, hasCredentials, key }: Sent,
  { origin, timeout }: { origin: string; timeout: number },
): Promise<Exchange> {
  const names = Object.keys(headers)
    .map((name) => name.toLowerCase())
    .filter(
      (name) => !SAFE_HEADERS.includes(name) && !(name === 'content-type' && SAFE_TYPES.includes(headers[name] ?? '')),
    );
  if (url.origin === origin || (['GET', 'HEAD', 'POST'].includes(method) && !names.length))
    return emptyExchange(url.origin === origin ? 'same origin' : 'fine', []);
  const preflightHeaders = {
    origin,
    'access-control-request-method': method,
    ...(names.length && { 'access-control-request-headers': names.sort().join(',') }),
  };
  const { response, milliseconds, failure } = await call(
    url,
    { method: 'OPTIONS', headers: preflightHeaders },
    timeout,
    key,
  );
  if (!response) return emptyExchange('refused', failure ? [failure] : [], milliseconds);
  const findings = [
    ...preflightFindings(response, { method, names, hasCredentials, key }),
    ...originFindings(response.headers, { origin, hasCredentials, key, source: 'the preflight (OPTIONS)' }),
  ];
  const isRefused = findings.some(({ level }) => level === 'wrong');
  return { ...emptyExchange(isRefused ? 'refused' : 'fine', findings, milliseconds), status: response.status };
}

function isMixedContent(origin: string, { protocol, hostname }: URL): boolean {
  return origin.startsWith('https:') && protocol === 'http:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

function mixedContent(url: URL, key: string): Finding {
  return wrong(
    'mixed-content',
    `The page is https and the service is http (${url.origin}): browsers block the call.`,
    `${key}.base`,
  );
}

/** Cookies by host and name. */
function createCookieJar(origin: string) {
  const jar = new Map<string, string>();
  const jarKey = (url: URL, name: string) => `${url.hostname} ${name}`;
  const isSameSite = (url: URL) => {
    const page = new URL(origin);
    return siteOf(url) === siteOf(page) && url.protocol === page.protocol;
  };

  return {
    value: (name: string, url: URL) => jar.get(jarKey(url, name)),

    headerFor: (url: URL) =>
      [...jar]
        .filter(([name]) => name.startsWith(jarKey(url, '')))
        .map(([name, value]) => `${name.split(' ')[1]}=${value}`)
        .join('; '),

    /** Stores the cookies of a response. Returns the reasons why browsers would not send them back. */
    store: (url: URL, headers: Headers, key: string): Finding[] =>
      headers.getSetCookie().flatMap((line) => {
        const [, name = '', value = ''] = /^\s*([^=;]+)=([^;]*)/.exec(line) ?? [];
        const isDeletion = !value || /;\s*max-age=0\b/i.test(line);
        if (isDeletion) jar.delete(jarKey(url, name));
        else jar.set(jarKey(url, name), value);
        return isDeletion || isSameSite(url) ? [] : crossSiteFindings(name, line, key);
      }),
  };
}

function crossSiteFindings(name: string, line: string, key: string): Finding[] {
  const sameSite = /;\s*samesite=(\w+)/i.exec(line)?.[1]?.toLowerCase() ?? 'lax';
  if (sameSite !== 'none')
    return [
      wrong(
        'cookie-same-site',
        `The cookie "${name}" has SameSite=${sameSite}, and the page is on another site: browsers do not send it back. The service must be on a host of the page's site, or set SameSite=None; Secure.`,
        `${key}.base`,
      ),
    ];
  if (/;\s*secure\b/i.test(line)) return [];
  return [
    wrong('cookie-secure', `The cookie "${name}" has SameSite=None without Secure: browsers drop it.`, `${key}.base`),
  ];
}

interface Called {
  readonly response?: Response;
  readonly text?: string;
  readonly milliseconds: number;
  readonly failure?: Finding;
}

async function call(
  url: URL,
  { method, headers, body }: { method: string; headers: Record<string, string>; body?: string | undefined },
  timeout: number,
  key: string,
): Promise<Called> {
  const start = performance.now();
  const milliseconds = () => Math.round(performance.now() - start);
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: body ?? null,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    return { text: await response.text(), response, milliseconds: milliseconds() };
  } catch (error) {
    const { name, cause } = error as { name: string; cause?: { code?: string } };
    if (name === 'TimeoutError')
      return {
        milliseconds: milliseconds(),
        failure: wrong(
          'timeout',
          `No response within ${timeout} ms. Make the service faster, or increase the timeout.`,
          'policy.timeout',
        ),
      };
    return {
      milliseconds: milliseconds(),
      failure: wrong(
        'unreachable',
        `${url.origin} cannot be reached${cause?.code ? ` (${cause.code})` : ''}. Check the URL, and that the service runs.`,
        `${key}.base`,
      ),
    };
  }
}

function preflightFindings(
  { status, headers }: Response,
  {
    method,
    names,
    hasCredentials,
    key,
  }: { method: string; names: readonly string[]; hasCredentials: boolean; key: string },
): Finding[] {
  if (status < 200 || status > 299) {
    return [
      wrong(
        'cors-preflight',
        `The response to the preflight (OPTIONS) has status ${status}. Browsers send the call only after a 2xx status. ${status === 401 || (status >= 300 && status < 400) ? 'The preflight must not require a session.' : 'The service must support OPTIONS for this path.'}`,
        `${key}.base`,
      ),
    ];
  }
  const listed = (name: string) =>
    (headers.get(name) ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim());
  const isListed = (list: readonly string[], value: string) =>
    list.includes(value.toLowerCase()) || (list.includes('*') && !hasCredentials && value !== 'authorization');
  const methods = listed('access-control-allow-methods');
  const missing = names.filter((name) => !isListed(listed('access-control-allow-headers'), name));
  return [
    ...(['GET', 'HEAD', 'POST'].includes(method) || isListed(methods, method)
      ? []
      : [wrong('cors-method', `The service must list ${method} in Access-Control-Allow-Methods.`, `${key}.base`)]),
    ...(missing.length
      ? [
          wrong(
            'cors-header',
            `The service must list ${missing.join(', ')} in Access-Control-Allow-Headers.`,
            missing.every((name) => name === 'content-type') ? `${key}.base` : `${key}.headers`,
          ),
        ]
      : []),
  ];
}

function originFindings(
  headers: Headers,
  { origin, hasCredentials, key, source }: { origin: string; hasCredentials: boolean; key: string; source: string },
): Finding[] {
  const allowed = headers.get('access-control-allow-origin');
  const where = `${key}.base`;
  if (!allowed)
    return [
      wrong(
        'cors-missing',
        `Access-Control-Allow-Origin is missing in ${source}, so pages of ${origin} cannot read it.`,
        where,
      ),
    ];
  if (allowed === '*' && hasCredentials)
    return [
      wrong(
        'cors-any-with-credentials',
        `Access-Control-Allow-Origin is "*" in ${source}, but this call sends credentials. It must be ${origin}.`,
        where,
      ),
    ];
  if (allowed !== '*' && allowed !== origin)
    return [
      wrong(
        'cors-origin',
        `Access-Control-Allow-Origin in ${source} is not ${origin}. Allow this origin, or set --origin to that of the pages.`,
        where,
      ),
    ];
  if (hasCredentials && headers.get('access-control-allow-credentials') !== 'true')
    return [
      wrong(
        'cors-credentials',
        `Access-Control-Allow-Credentials: true is missing in ${source}, but this call sends credentials.`,
        where,
      ),
    ];
  return [];
}

function redirected(url: URL, location: string, key: string): Finding {
  const target = URL.canParse(location, url) ? new URL(location, url) : url;
  const isSignIn = /log-?in|sign-?in|auth|sso|saml/i.test(target.pathname);
  // The query may contain private data.
  return wrong(
    'redirect',
    `The service redirects to ${target.origin}${target.pathname}, but pages do not follow redirects.${isSignIn ? ' This looks like a sign-in page: the service must respond with 401 to anonymous visitors.' : ' Configure the URL that it leads to.'}`,
    `${key}.base`,
  );
}

function readable(responseHeaders: Headers, hasCredentials: boolean): Headers {
  const exposed = (responseHeaders.get('access-control-expose-headers') ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return new Headers(
    [...responseHeaders].filter(
      ([name]) => READABLE.includes(name) || exposed.includes(name) || (exposed.includes('*') && !hasCredentials),
    ),
  );
}

/** The last two labels of the host, which approximates a browser's site, or the whole IP address. */
function siteOf({ hostname }: URL): string {
  return /^[\d.]+$|^\[/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.');
}

function emptyExchange(cors: Exchange['cors'], findings: readonly Finding[], milliseconds = 0): Exchange {
  return { status: undefined, milliseconds, headers: NO_HEADERS, allHeaders: NO_HEADERS, text: '', cors, findings };
}
