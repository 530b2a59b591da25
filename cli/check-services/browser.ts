import { type Finding, wrong } from './findings.ts';

export interface Sent {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Whether cookies go along, as `credentials: "include"`. */
  readonly hasCredentials: boolean;
  /** The configuration's key of the service. */
  readonly key: string;
}

export interface Exchange {
  /** Undefined where nothing came. */
  readonly status: number | undefined;
  readonly milliseconds: number;
  /** Those that a page may read. */
  readonly headers: Headers;
  /** All of them, to tell what a page would miss. */
  readonly allHeaders: Headers;
  readonly text: string;
  readonly cors: 'same origin' | 'fine' | 'refused';
  readonly findings: readonly Finding[];
}

export interface Browser {
  send(request: Sent): Promise<Exchange>;
  /** Asks whether a page might send this, without sending it. */
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
 * Sends what a page of `origin` would, and keeps from the page what a browser would: the Fetch standard's CORS,
 * cookies, redirects and mixed content.
 */
export function createBrowser({ origin, timeout }: { origin: string; timeout: number }): Browser {
  const jar = new Map<string, string>();
  const jarKey = (url: URL, name: string) => `${url.hostname} ${name}`;

  async function preflight({ url, method, headers, hasCredentials, key }: Sent): Promise<Exchange> {
    const names = Object.keys(headers)
      .map((name) => name.toLowerCase())
      .filter(
        (name) =>
          !SAFE_HEADERS.includes(name) && !(name === 'content-type' && SAFE_TYPES.includes(headers[name] ?? '')),
      );
    if (url.origin === origin || (['GET', 'HEAD', 'POST'].includes(method) && !names.length))
      return nothing(url.origin === origin ? 'same origin' : 'fine', []);
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
    if (!response) return nothing('refused', failure ? [failure] : [], milliseconds);
    const findings = [
      ...preflightFindings(response, { method, names, hasCredentials, key }),
      ...originFindings(response.headers, { origin, hasCredentials, key, what: 'the preflight (OPTIONS)' }),
    ];
    return {
      ...nothing(findings.some(({ level }) => level === 'wrong') ? 'refused' : 'fine', findings, milliseconds),
      status: response.status,
    };
  }

  async function send(request: Sent): Promise<Exchange> {
    const { url, method, headers, body, hasCredentials, key } = request;
    if (
      origin.startsWith('https:') &&
      url.protocol === 'http:' &&
      !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
    ) {
      return nothing('refused', [
        wrong(
          'mixed-content',
          `The page is https and the service is http (${url.origin}): browsers block the call.`,
          `${key}.base`,
        ),
      ]);
    }
    const preflightResult = await preflight(request);
    if (preflightResult.cors === 'refused') return preflightResult;
    const isForeign = url.origin !== origin;
    const hasCookies = hasCredentials || !isForeign;
    const cookies = [...jar]
      .filter(([name]) => hasCookies && name.startsWith(`${url.hostname} `))
      .map(([name, value]) => `${name.split(' ')[1]}=${value}`);
    const {
      response,
      milliseconds,
      failure,
      text = '',
    } = await call(
      url,
      {
        method,
        headers: {
          ...headers,
          ...(isForeign || method !== 'GET' ? { origin } : {}),
          ...(cookies.length && { cookie: cookies.join('; ') }),
        },
        body,
      },
      timeout,
      key,
    );
    if (!response) return nothing('refused', failure ? [failure] : [], milliseconds);
    const responseHeaders = response.headers;
    const cookieFindings = hasCookies ? keepCookies(url, responseHeaders, key) : [];
    if (response.status >= 300 && response.status < 400 && responseHeaders.has('location'))
      return {
        ...nothing('fine', [redirected(url, responseHeaders.get('location')!, key)], milliseconds),
        status: response.status,
      };
    const corsFindings = isForeign
      ? originFindings(responseHeaders, { origin, hasCredentials, key, what: 'the answer' })
      : [];
    const findings = [...corsFindings, ...cookieFindings];
    if (corsFindings.length) return { ...nothing('refused', findings, milliseconds), status: response.status };
    return {
      status: response.status,
      milliseconds,
      headers: isForeign ? readable(responseHeaders, hasCredentials) : responseHeaders,
      allHeaders: responseHeaders,
      text,
      cors: isForeign ? 'fine' : 'same origin',
      findings,
    };
  }

  function keepCookies(url: URL, headers: Headers, key: string): Finding[] {
    return headers.getSetCookie().flatMap((line) => {
      const [, name = '', value = ''] = /^\s*([^=;]+)=([^;]*)/.exec(line) ?? [];
      const isGone = !value || /;\s*max-age=0\b/i.test(line);
      if (isGone) jar.delete(jarKey(url, name));
      else jar.set(jarKey(url, name), value);
      const sameSite = /;\s*samesite=(\w+)/i.exec(line)?.[1]?.toLowerCase() ?? 'lax';
      if (isGone || (siteOf(url) === siteOf(new URL(origin)) && url.protocol === new URL(origin).protocol)) return [];
      if (sameSite !== 'none')
        return [
          wrong(
            'cookie-same-site',
            `The cookie "${name}" has SameSite=${sameSite}, and the page is on another site: browsers do not send it back. The service must be on a host of the page's site, or set SameSite=None; Secure.`,
            `${key}.base`,
          ),
        ];
      return /;\s*secure\b/i.test(line)
        ? []
        : [
            wrong(
              'cookie-secure',
              `The cookie "${name}" has SameSite=None without Secure: browsers drop it.`,
              `${key}.base`,
            ),
          ];
    });
  }

  return { send, preflight, cookie: (name, url) => jar.get(jarKey(url, name)) };
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
          `No answer within ${timeout} ms. Make the service faster, or allow it more time.`,
          'policy.timeout',
        ),
      };
    return {
      milliseconds: milliseconds(),
      failure: wrong(
        'unreachable',
        `${url.origin} cannot be reached${cause?.code ? ` (${cause.code})` : ''}. Is the address right, and does the service run?`,
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
        `The preflight (OPTIONS) is answered by ${status}; browsers need a 2xx before they send the call. ${status === 401 || (status >= 300 && status < 400) ? 'It must not need a session.' : 'The service must answer OPTIONS for this path.'}`,
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
  { origin, hasCredentials, key, what }: { origin: string; hasCredentials: boolean; key: string; what: string },
): Finding[] {
  const allowed = headers.get('access-control-allow-origin');
  const where = `${key}.base`;
  if (!allowed)
    return [
      wrong(
        'cors-missing',
        `Access-Control-Allow-Origin is missing in ${what}, so that pages of ${origin} may not read it.`,
        where,
      ),
    ];
  if (allowed === '*' && hasCredentials)
    return [
      wrong(
        'cors-any-with-credentials',
        `Access-Control-Allow-Origin is "*" in ${what}, and this call belongs to a session: it must be ${origin}.`,
        where,
      ),
    ];
  if (allowed !== '*' && allowed !== origin)
    return [
      wrong(
        'cors-origin',
        `Access-Control-Allow-Origin is another than ${origin} in ${what}. It must be that one, or --origin is not where the pages are.`,
        where,
      ),
    ];
  if (hasCredentials && headers.get('access-control-allow-credentials') !== 'true')
    return [
      wrong(
        'cors-credentials',
        `Access-Control-Allow-Credentials: true is missing in ${what}, and this call belongs to a session.`,
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
    `The service redirects to ${target.origin}${target.pathname}, and calls follow no redirect.${isSignIn ? ' That looks like a sign-in page: the service must answer 401 to a visitor who is not signed in.' : ' Configure the address that it leads to.'}`,
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

/** The last two labels: near enough to what browsers take for one site, and addresses of numbers whole. */
function siteOf({ hostname }: URL): string {
  return /^[\d.]+$|^\[/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.');
}

function nothing(cors: Exchange['cors'], findings: readonly Finding[], milliseconds = 0): Exchange {
  return { status: undefined, milliseconds, headers: NO_HEADERS, allHeaders: NO_HEADERS, text: '', cors, findings };
}
