/** Requests that the configuration rewrites: templates, values with other names, and a request before the call. Late. */
import { localStore, REMEMBERED_PREFIX } from '../../core/storage';
import { namesOf, type ServiceName } from '../endpoints';
import { HttpError } from '../error';
import { fetchJson } from '../fetch-json';
import { ownValue } from '../names';
import type { Unread } from '../request';
import { explainUnreachable } from '../unreachable';
import { searchPagefind } from './pagefind';
import { preparingCallsOf, type Prepared, rewrite, valuesOfResponse } from './rewrite';

export type { Prepared } from './rewrite';

/** A call in the service's form. Throws an HttpError of the request before it. */
export async function prepare(service: ServiceName, call: string, options: Unread): Promise<Prepared> {
  const key = REMEMBERED_PREFIX + service;
  const remembered = () => (localStore.getJson(key) ?? {}) as Record<string, unknown>;
  const fetched = await fetchValues(service, call, options);
  const rewritten = rewrite(service, call, options, { ...remembered(), ...fetched });
  return {
    ...rewritten,
    ...(service === 'search' &&
      namesOf(service).preset === 'pagefind' && {
        respond: (url, operation) => searchPagefind({ url, operation, call, options: rewritten.options }),
      }),
    remember(body) {
      // After the session, its values belong to no visitor.
      if (call === 'signOut') return localStore.remove(key);
      const paths = ownValue(namesOf(service).remembers, call);
      if (paths) localStore.setJson(key, { ...remembered(), ...valuesOfResponse(paths, body) });
    },
  };
}

async function fetchValues(service: ServiceName, call: string, options: Unread) {
  let found: Record<string, unknown> = {};
  for (const { url, values, otherwise, ...init } of preparingCallsOf(service, call, options)) {
    const operation = `${init.method} ${service} before ${call}`;
    // The second request needs the cookie of the first.
    const { body } = await fetchJson(url, operation, {
      ...init,
      hasCredentials: true,
      signal: options.signal,
    }).catch(async (error: HttpError) => {
      throw error.kind === 'offline' ? await explainUnreachable(error, service, url) : error;
    });
    const foundHere = valuesOfResponse(values, body);
    if (otherwise && !Object.keys(foundHere).length) throw new HttpError('status', operation, { status: otherwise });
    found = { ...found, ...foundHere };
  }
  return found;
}
