import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { extname } from 'node:path';
import { Hono } from 'hono';
import type { Env } from './site.ts';

const folder = new URL('../media/', import.meta.url);

const types: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.ogv': 'video/ogg',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** Serves video, audio and captions, with byte ranges: without them, Safari plays nothing and other players cannot seek. */
export const media = new Hono<Env>().get('/media/:file', async (c) => {
  const name = c.req.param('file');
  const type = types[extname(name)];
  if (!type || !(await readdir(folder)).includes(name)) return c.notFound();

  const file = new URL(name, folder);
  const { size, mtime } = await stat(file);
  const headers = {
    'content-type': type,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=86400',
    'last-modified': mtime.toUTCString(),
    'x-content-type-options': 'nosniff',
  };
  // A part of another version of the file would not fit to what the player has.
  const isCurrent = (c.req.header('if-range') ?? headers['last-modified']) === headers['last-modified'];
  const range = isCurrent ? rangeOf(c.req.header('range'), size) : undefined;
  if (range === 'unsatisfiable') return c.body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const length = { 'content-length': String(end - start + 1) };
  // The stream of a response to HEAD would never be read, and its file never closed.
  const isHead = c.req.method === 'HEAD';
  const stream = isHead ? null : (Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream);
  if (!range) return new Response(stream, { headers: { ...headers, ...length } });
  return new Response(stream, {
    status: 206,
    headers: { ...headers, ...length, 'content-range': `bytes ${start}-${end}/${size}` },
  });
});

/** The requested range; undefined for none, several or an invalid one, for which the whole file is a valid response. */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if ((!from && !to) || (from && to && Number(from) > Number(to))) return undefined;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
