/** Requests that the configuration writes anew: templates, values with other names, and a request before the call. Late. */
import { config } from '../../core/config';
import type { ServiceName } from '../endpoints';
import { HttpError } from '../error';
import { fetchJson } from '../fetch-json';
import type { Unread } from '../request';
import { explainUnreachable } from '../unreachable';
import { preparingCallOf, type Prepared, rewrite, valuesOfResponse } from './rewrite';

export type { Prepared } from './rewrite';

/** A call as its service takes it. Throws an HttpError of the request before it. */
export async function prepare(service: ServiceName, call: string, options: Unread): Promise<Prepared> {
  return rewrite(service, call, options, await fetchValues(service, call, options));
}

async function fetchValues(service: ServiceName, call: string, options: Unread) {
  const preparing = preparingCallOf(service, call, options);
  if (!preparing) return {};
  const { url, values, otherwise, ...init } = preparing;
  const operation = `${init.method} ${service} before ${call}`;
  const { body } = await fetchJson(url, operation, {
    ...init,
    timeout: config().policy.timeout ?? 10_000,
    hasCredentials: true,
    signal: options.signal,
  }).catch(async (error: HttpError) => {
    throw error.kind === 'offline' ? await explainUnreachable(error, service, url) : error;
  });
  const found = valuesOfResponse(values, body);
  if (otherwise && !Object.keys(found).length) throw new HttpError('status', operation, { status: otherwise });
  return found;
}
