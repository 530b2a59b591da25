type Fetch = (request: Request, environment?: object) => Response | Promise<Response>;

/**
 * Rewrites every request to the URL that its browser requested: a proxy in front terminates TLS and may change the
 * host. Redirects and Secure cookies depend on the URL.
 */
export function atOrigin(origin: string, fetch: Fetch): Fetch {
  return (request, environment) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(origin + pathname + search, request), environment);
  };
}
