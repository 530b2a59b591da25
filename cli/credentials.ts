/** User names and passwords in URLs such as `https://name:password@www.example.com/`, which `fetch` refuses. */

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** By origin. */
export type CredentialsByOrigin = ReadonlyMap<string, Credentials>;

export function credentialsIn(urls: readonly URL[]): CredentialsByOrigin {
  return new Map(
    urls
      .filter(({ username }) => username)
      .map(({ origin, username, password }) => [origin, { username: decoded(username), password: decoded(password) }]),
  );
}

/** The header of a request, for HTTP basic authentication. */
export function authorizationFor({ origin }: URL, credentials: CredentialsByOrigin): Record<string, string> {
  const found = credentials.get(origin);
  if (!found) return {};
  return { authorization: `Basic ${Buffer.from(`${found.username}:${found.password}`).toString('base64')}` };
}

/** The URL to request and to report: without credentials and fragment. */
export function addressOf(url: URL): string {
  return url.href.replace(/#.*$/s, '').replace(/^(https?:\/\/)[^/?]*@/, '$1');
}

/** A single "%" stays. */
function decoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());
}
