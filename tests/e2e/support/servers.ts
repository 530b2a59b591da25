import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

export interface HostSite {
  readonly origin: string;
  /** Publishes a page on the site, by default at its own path; returns its URL. */
  publish(html: string | Buffer, headers?: Record<string, string>, path?: string): string;
  close(): Promise<void>;
}

/** A host's site: pages that tests publish, and the scripts of tests/e2e/pages beside them. */
export async function startHostSite(): Promise<HostSite> {
  const pages = new Map<string, { html: string | Buffer; headers: Record<string, string> }>();
  let count = 0;
  const { server, origin } = await listen(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const page = pages.get(pathname);
    if (page) response.writeHead(200, { 'content-type': TYPES['.html'], ...page.headers }).end(page.html);
    else await sendFile(response, 'tests/e2e/pages', pathname);
  });
  return {
    origin,
    publish(html, headers = {}, path = `/page-${(count += 1)}`) {
      pages.set(path, { html, headers });
      return origin + path;
    },
    close: () => close(server),
  };
}

export interface StaticOrigin {
  readonly origin: string;
  close(): Promise<void>;
}

/** The built bundle on its own origin, with CORS for every origin, as a CDN serves it. */
export async function startStaticOrigin(folder = process.env.DIST_FOLDER ?? 'dist'): Promise<StaticOrigin> {
  const { server, origin } = await listen((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('timing-allow-origin', '*');
    return sendFile(response, folder, new URL(request.url ?? '/', 'http://host').pathname);
  });
  return { origin, close: () => close(server) };
}

async function sendFile(response: ServerResponse, folder: string, path: string) {
  try {
    const body = await readFile(join(folder, normalize(decodeURIComponent(path))));
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body);
  } catch {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  }
}

async function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
