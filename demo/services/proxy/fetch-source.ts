import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { ServiceError } from '../http/errors.ts';
import { isLoopback, publicLookup, type Resolve } from './addresses.ts';

/** The limits of one source. */
export interface SourceLimits {
  /** In bytes. */
  maxBytes: number;
  milliseconds: number;
}

export interface SourceText {
  text: string;
  /** The media type, without parameters. */
  type: string;
  etag: string;
  lastModified: string;
}

const maxRedirects = 3;

/** The media types of the formats that lists read. */
const types = new Set([
  'application/atom+xml',
  'application/feed+json',
  'application/json',
  'application/ld+json',
  'application/rss+xml',
  'application/vnd.api+json',
  'application/xml',
  'text/calendar',
  'text/csv',
  'text/html',
  'text/plain',
  'text/tab-separated-values',
  'text/xml',
]);

/**
 * Requests a source, without cookies, tokens and other headers of the visitor. Redirects stay on the origin. Undefined
 * if it has not changed since `known`.
 */
export async function fetchSource(
  url: URL,
  cached: Pick<SourceText, 'etag' | 'lastModified'> | undefined,
  { maxBytes, milliseconds, resolve }: SourceLimits & { resolve?: Resolve | undefined },
): Promise<SourceText | undefined> {
  const signal = AbortSignal.timeout(milliseconds);
  let target = url;
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response = await open(target, { cached, signal, resolve });
    const { statusCode = 0, headers } = response;
    if (statusCode === 304 && cached) {
      response.destroy();
      return undefined;
    }
    if (statusCode === 200) return readBody(response, maxBytes);
    response.destroy();
    if (statusCode < 301 || statusCode > 308 || !headers.location) throw failure(`answered ${statusCode}`);
    target = new URL(headers.location, target);
    if (target.origin !== url.origin) throw failure(`redirects to ${target.origin}, which is another origin`);
  }
  throw failure(`redirects more than ${maxRedirects} times`);
}

interface OpenOptions {
  cached: Pick<SourceText, 'etag' | 'lastModified'> | undefined;
  signal: AbortSignal;
  resolve: Resolve | undefined;
}

function open(url: URL, { cached, signal, resolve }: OpenOptions): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = {
    accept: [...types].join(', '),
    'accept-encoding': 'identity',
    'user-agent': 'inlay-proxy',
    ...(cached?.etag && { 'if-none-match': cached.etag }),
    ...(cached?.lastModified && { 'if-modified-since': cached.lastModified }),
  };
  const lookup = isLoopback(url.hostname) ? {} : { lookup: publicLookup(resolve) };
  return new Promise((onResponse, onError) => {
    request(url, { headers, signal, agent: false, ...lookup }, onResponse)
      .on('error', (cause) => onError(failure(signal.aborted ? 'did not respond in time' : cause.message, cause)))
      .end();
  });
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<SourceText> {
  const { headers } = response;
  const [type = '', ...parameters] = (headers['content-type'] ?? '').split(';').map((part) => part.trim());
  const encoding = headers['content-encoding'] ?? 'identity';
  const fail = (reason: string) => {
    response.destroy();
    return failure(reason);
  };
  if (!types.has(type.toLowerCase())) throw fail(`has the content type "${type}", which no list reads`);
  if (encoding !== 'identity') throw fail(`is compressed as ${encoding}, although that was not accepted`);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw fail(`is larger than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof ServiceError ? error : failure('ended before it was complete', error);
  }
  const body = Buffer.concat(chunks);
  return {
    text: decode(body, parameters),
    type: type.toLowerCase(),
    etag: headers.etag ?? '',
    lastModified: headers['last-modified'] ?? '',
  };
}

/** By the header, else by the declaration of XML, else as UTF-8. */
function decode(body: Buffer, parameters: readonly string[]): string {
  const declared = /^<\?xml[^>]{0,99}? encoding=["']([\w-]{1,40})["']/.exec(body.toString('latin1', 0, 200))?.[1];
  const charset = parameters.map((parameter) => /^charset="?([\w-]{1,40})"?$/i.exec(parameter)?.[1]).find(Boolean);
  try {
    return new TextDecoder(charset ?? declared ?? 'utf-8').decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}

function failure(reason: string, cause?: unknown): ServiceError {
  return new ServiceError('sourceFailed', `The source ${reason}.`, { cause });
}
