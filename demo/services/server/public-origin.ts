type Fetch = (request: Request, environment?: object) => Response | Promise<Response>;

/**
 * Every request as its browser sent it: a proxy in front ends TLS and may change the host. What the application reads
 * from a request's URL, such as redirects and whether cookies are secure, is then right.
 */
export function atOrigin(origin: string, fetch: Fetch): Fetch {
  return (request, environment) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(origin + pathname + search, request), environment);
  };
}
