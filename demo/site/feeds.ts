import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { Hono } from 'hono';
import type { Env } from './site.ts';

const folder = new URL('../feeds/', import.meta.url);

const types: Record<string, string> = {
  '.csv': 'text/csv; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** The files of the catalogue's examples with a source, as another system of a host would serve them. */
export const feeds = new Hono<Env>().get('/feeds/:file', async (c) => {
  const name = c.req.param('file');
  const type = types[extname(name)];
  if (!type || !(await readdir(folder)).includes(name)) return c.notFound();
  return c.body(await readFile(new URL(name, folder), 'utf8'), 200, {
    'content-type': type,
    'cache-control': 'public, max-age=300',
    'x-content-type-options': 'nosniff',
  });
});
