import { createServer as createStaticServer } from 'http-server';
import type { Server } from 'node:http';

/** A folder on another origin, with CORS for every page, as a CDN would serve it. */
export function createStaticOrigin(folder: string): Server {
  const { server } = createStaticServer({
    root: folder,
    cors: true,
    brotli: true,
    showDir: 'false',
    cache: (path) => (hasHash(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
    headers: {
      'Timing-Allow-Origin': '*',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
  return server;
}

// The names of chunks contain a hash of their content, so they never change; the loader keeps its name.
function hasHash(path: string): boolean {
  return /\/chunks\//.test(path);
}
