import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Answer } from '../openapi/types.ts';

/** The same for everybody: browsers and whatever stands between may keep it for a minute, and ask with its ETag afterwards. */
export function publicAnswer(context: Context, body: object): Response {
  context.header('Cache-Control', 'public, max-age=60, stale-while-revalidate=600');
  return withTag(context, body);
}

/** For a signed-in visitor alone: nothing keeps it. */
export function privateAnswer(context: Context, body: object): Response {
  context.header('Cache-Control', 'private, no-store');
  return withTag(context, body);
}

function withTag(context: Context, body: object): Response {
  const text = JSON.stringify(body);
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  context.header('ETag', etag);
  context.header('Vary', 'Accept-Language', { append: true });
  const known = context.req.header('if-none-match') ?? '';
  const isRead = context.req.method === 'GET';
  if (isRead && known.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*')) return context.body(null, 304);
  return context.body(text, 200, { 'content-type': 'application/json' });
}

/** What `publicAnswer` may answer besides, for the contract. */
export const notModified: Record<string, Answer> = { 304: { description: 'As the ETag of If-None-Match says.' } };
