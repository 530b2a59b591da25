import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { BANNER } from './bundle.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const TYPES = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * One origin for all contenders: published pages, their bundles below `/peers/`, and our `/dist/`. Nothing is cached,
 * so every visit is a first one.
 */
export async function startServer() {
  const pages = new Map();
  const scripts = new Map();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://bench');
    const found = pages.get(pathname) ?? scripts.get(pathname) ?? (await readDist(pathname));
    const type = pages.has(pathname) ? 'text/html; charset=utf-8' : (TYPES[extname(pathname)] ?? 'text/plain');
    response
      .writeHead(found === undefined ? 404 : 200, { 'content-type': type, 'cache-control': 'no-store' })
      .end(found);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    origin,
    publish(path, html) {
      pages.set(path, html);
      return origin + path;
    },
    /** Bundled scripts of a contender, by file name. */
    serve(name, files) {
      for (const [file, code] of files) scripts.set(`/peers/${name}/${file}`, `${BANNER}\n${code}`);
    },
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))),
  };
}

async function readDist(pathname) {
  if (!pathname.startsWith('/dist/')) return undefined;
  const code = await readFile(join(ROOT, normalize(pathname))).catch(() => undefined);
  return pathname.endsWith('/loader.js') ? `${BANNER}\n${code}` : code;
}
