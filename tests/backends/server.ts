import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Call {
  readonly params: Readonly<Record<string, string>>;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  /** JSON or form fields. */
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Answer {
  status?: number;
  json?: unknown;
  text?: string;
  headers?: Record<string, string | string[]>;
}

/** Keyed by method and path, such as `DELETE /people/:id`. */
export type Routes = Readonly<Record<string, (call: Call) => Answer | Promise<Answer>>>;

export interface Backend {
  readonly origin: string;
  /** The requested route, such as `POST /login`. */
  readonly calls: readonly string[];
  close(): Promise<void>;
}

/** A back end for test pages: its configuration, and the query of links in its e-mails. */
export interface ConfiguredBackend extends Backend {
  config: object;
  resetLink: string;
  /** A reset that shows which recent sign-in methods to keep. */
  reviewLink: string;
  /** "This wasn't me". */
  undoLink: string;
  /** A registration that began in another browser. */
  confirmLink: string;
}

export interface Options {
  /** Public routes, callable from any origin without cookies. All others require cookies and the page's origin. */
  anonymous: Routes;
  ownRoutes: Routes;
  /** Header names of requests and responses, besides `content-type`. */
  corsHeaders: string;
}

/** A back end on its own origin, with exactly the CORS headers that docs/configuration.md requires. */
export async function startBackend({ anonymous, ownRoutes, corsHeaders }: Options): Promise<Backend> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url!, `http://${request.headers.host}`);
    const { pathname } = url;
    const method = request.method === 'OPTIONS' ? request.headers['access-control-request-method']! : request.method!;
    const isOwn = Boolean(find(ownRoutes, method, pathname));
    response.setHeader('access-control-allow-origin', isOwn ? (request.headers.origin ?? '*') : '*');
    response.setHeader('access-control-allow-headers', `content-type, ${corsHeaders}`);
    response.setHeader('access-control-allow-methods', 'GET, POST, PATCH, PUT, DELETE');
    response.setHeader('access-control-expose-headers', corsHeaders);
    if (isOwn) response.setHeader('access-control-allow-credentials', 'true');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();

    let text = '';
    request.on('data', (part: Buffer) => (text += String(part)));
    request.on('end', async () => {
      calls.push(`${method} ${pathname}`);
      const found = find(ownRoutes, method, pathname) ?? find(anonymous, method, pathname);
      const isForm = request.headers['content-type']?.includes('form');
      const body = (
        isForm ? Object.fromEntries(new URLSearchParams(text)) : text ? JSON.parse(text) : {}
      ) as Call['body'];
      const {
        status = 200,
        json,
        text: plain,
        headers = {},
      } = found
        ? await found.route({ params: found.params, url, headers: request.headers, body })
        : { status: 404, text: 'Not found' };
      const type = json === undefined ? 'text/plain' : 'application/json';
      response
        .writeHead(status, { 'content-type': type, ...headers })
        .end(json === undefined ? plain : JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function find(routes: Routes, method: string, pathname: string) {
  for (const [name, route] of Object.entries(routes)) {
    const [itsMethod, path] = name.split(' ') as [string, string];
    const match = itsMethod === method && new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(pathname);
    if (match)
      return {
        route,
        params: Object.fromEntries(
          Object.entries(match.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]),
        ),
      };
  }
  return undefined;
}

/** A recently added sign-in method. */
export const ADDED_METHOD = { id: 'app-1', kind: 'second-factor', name: '', addedAt: '2026-11-20T08:00:00Z' };

/** The newsletters and options of all back ends. */
const alert = (alertCode: string, title: string) => ({ alertCode: { value: alertCode }, title: { value: title } });
export const CATALOGUE = {
  newsLetters: { alertItems: { alerts: [alert('weekly', 'The Friday Letter'), alert('quarterly', 'The Quarterly')] } },
  alerts: {},
  guides: {},
  informationalMail: {},
};
export const COUNTRIES = [
  { code: 'CH', Description: 'Switzerland' },
  { code: 'NO', Description: 'Norway' },
];
export const FUNCTIONS = [{ code: 'legal', Description: 'Legal' }];
export const TITLES = [
  { id: 'owner', name: 'Owner' },
  { id: 'head', name: 'Head of department' },
];
