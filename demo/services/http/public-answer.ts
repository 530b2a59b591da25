import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Answer } from '../openapi/types.ts';

/** A public response: browsers and shared caches may store it for a minute, and then revalidate it by its ETag. */
export function publicAnswer(context: Context, body: object): Response {
  return publicText(context, JSON.stringify(body), 'application/json');
}

/** Like `publicAnswer`, with another content type. */
export function publicText(context: Context, text: string, type: string): Response {
  context.header('Cache-Control', 'public, max-age=60, stale-while-revalidate=600');
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  context.header('ETag', etag);
  context.header('Vary', 'Accept-Language', { append: true });
  const ifNoneMatch = context.req.header('if-none-match') ?? '';
  const isRead = context.req.method === 'GET';
  if (isRead && ifNoneMatch.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*'))
    return context.body(null, 304);
  return context.body(text, 200, { 'content-type': type });
}

/** Further responses of `publicAnswer`, for the OpenAPI document. */
export const notModified: Record<string, Answer> = {
  304: { description: 'Not modified: the ETag matches If-None-Match.' },
};
