import { headerName } from '../../src/http/endpoints.ts';
import { contentOf } from '../../src/http/names.ts';
import type { Exchange } from './browser.ts';
import { type Finding, wrong } from './findings.ts';
import { parse } from './judge.ts';

/** How the service and the pages pass a session on: as tokens, or as a cookie. */
export type Tokens = Readonly<Partial<Record<'access' | 'refresh', string>>>;

/** The tokens of a response, in its headers or in its body. */
export function tokensOf(headers: Headers, body: unknown): Tokens {
  const { access_token: access, refresh_token: refresh } =
    ((contentOf(body) === body ? body : { ...(contentOf(body) as object), ...(body as object) }) as Record<
      string,
      string | undefined
    >) ?? {};
  return {
    access: headers.get(headerName('user', 'accessToken')) ?? access,
    refresh: headers.get(headerName('user', 'refreshToken')) ?? refresh,
  };
}

export function tokenHeaders({ access, refresh }: Tokens): Record<string, string> {
  return {
    ...(access && {
      [headerName('user', 'accessToken')]: access,
      [headerName('user', 'authorization')]: `Bearer ${access}`,
    }),
    ...(refresh && { [headerName('user', 'refreshToken')]: refresh }),
  };
}

/** Why a page does not receive the access token of a sign-in. */
export function tokenFindings({ headers, allHeaders, text }: Exchange): Finding[] {
  const name = headerName('user', 'accessToken');
  if (tokensOf(headers, parse(text)).access) return [];
  if (allHeaders.has(name))
    return [
      wrong(
        'cors-not-exposed',
        `The token is in the header ${name}, which pages of another origin cannot read. The service must list it in Access-Control-Expose-Headers.`,
        'services.user.headers.accessToken',
      ),
    ];
  return [
    wrong(
      'token-missing',
      `The response has no token, neither in the header ${name} nor in the field access_token. If the session is a cookie, set session.mode to "cookie".`,
      'services.user.headers.accessToken',
    ),
  ];
}

/** Why browsers would not send the session cookie from a sign-in, or would let scripts read it. */
export function cookieFindings(
  lines: readonly string[],
  csrfCookie: string,
  { from, to }: { from: URL; to: URL },
): Finding[] {
  const key = 'session.mode';
  const cookies = lines
    .map((line) => ({
      name: line.split('=')[0]!.trim(),
      attribute: (name: string) => new RegExp(`;\\s*${name}(?:=([^;]*))?\\s*(?:;|$)`, 'i').exec(line),
    }))
    .filter(({ name }) => name !== csrfCookie);
  if (!cookies.length)
    return [wrong('cookie-missing', 'The sign-in sets no cookie, although session.mode is "cookie".', key)];
  return cookies.flatMap(({ name, attribute }) => {
    const path = attribute('path')?.[1] ?? from.pathname.replace(/\/[^/]*$/, '');
    const domain = attribute('domain')?.[1]?.replace(/^\./, '').toLowerCase();
    const reaches = to.pathname === path || to.pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
    return [
      ...(reaches
        ? []
        : [
            wrong(
              'cookie-path',
              `The cookie "${name}" has the path ${path || '/'}, so browsers do not send it to ${to.pathname}. Set Path=/.`,
              key,
            ),
          ]),
      ...(domain && from.hostname !== domain && !from.hostname.endsWith(`.${domain}`)
        ? [
            wrong(
              'cookie-domain',
              `The cookie "${name}" has the domain ${domain}, but the response is from ${from.hostname}, so browsers drop it.`,
              key,
            ),
          ]
        : []),
      ...(attribute('samesite')?.[1]?.toLowerCase() === 'none' && !attribute('secure')
        ? [wrong('cookie-secure', `The cookie "${name}" has SameSite=None without Secure: browsers drop it.`, key)]
        : []),
      ...(attribute('httponly')
        ? []
        : [wrong('cookie-readable', `Scripts can read the cookie "${name}". Set HttpOnly.`, key)]),
    ];
  });
}

/** The subject claim, if the token is a JWT. */
export function subjectOf(token: string | undefined): unknown {
  const claims = parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
  return typeof claims === 'object' ? (claims as { sub?: unknown } | null)?.sub : undefined;
}
