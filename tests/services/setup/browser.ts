import assert from 'node:assert/strict';

/** A minimal browser for a sign-in at a provider: cookies, redirects and forms. */
export interface Browser {
  /** Follows redirects; stops before a page of the site, which this process may not serve. */
  open(address: string, options?: { form?: Record<string, string>; stopAt?: RegExp }): Promise<Visited>;
  /** Stores the cookies of a response to a page's own call. */
  take(headers: Headers): void;
  hasCookie(cookie: string): boolean;
  /** The header of a request to a path. Default: a call of the account service. */
  cookies(path?: string): string;
}

export interface Visited {
  url: URL;
  status: number;
  html: string;
}

export function createBrowser(origin: string): Browser {
  // By path as well: an interaction's cookies belong to that interaction only.
  const jar = new Map<string, { name: string; value: string; path: string }>();

  const cookiesFor = (path: string) =>
    [...jar.values()]
      .filter((cookie) => path.startsWith(cookie.path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');

  function keep(headers: Headers) {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const [name = '', value = ''] = pair.split('=');
      const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
      const isOver =
        value === '' || attributes.some((attribute) => /^(expires=Thu, 01 Jan 1970|max-age=0)/i.test(attribute));
      if (isOver) jar.delete(`${name} ${path}`);
      else jar.set(`${name} ${path}`, { name, value, path });
    }
  }

  return {
    take: keep,
    hasCookie: (cookie) => [...jar.values()].some(({ name }) => name === cookie),
    cookies: (path = '/services/user') => cookiesFor(path),
    async open(address, { form, stopAt = /\/account\// } = {}) {
      let url = new URL(address, origin);
      let body = form && new URLSearchParams(form);
      for (let hops = 0; hops < 12; hops += 1) {
        assert.equal(url.origin, origin, `The browser was led away to ${url.href}.`);
        if (!body && stopAt.test(url.pathname)) return { url, status: 0, html: '' };
        const response = await fetch(url, {
          method: body ? 'POST' : 'GET',
          ...(body && { body }),
          redirect: 'manual',
          headers: { cookie: cookiesFor(url.pathname) },
        });
        keep(response.headers);
        const next = response.headers.get('location');
        if (!next) return { url, status: response.status, html: await response.text() };
        url = new URL(next, url);
        body = undefined;
      }
      throw new Error(`Too many redirects, the last to ${url.href}.`);
    },
  };
}
