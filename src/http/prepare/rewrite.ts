/** Rewrites a request with the templates and values of the configuration. */
import type { JsonResponse } from '../fetch-json';
import { endpointOf, headerName, namesOf, type ServiceName } from '../endpoints';
import { ownValue, toService } from '../names';
import type { Unread } from '../request';
import { fill, fillText, valueOfItem } from './template';

export interface Prepared {
  readonly options: Unread;
  /** The request body, under the names of the service. */
  readonly content?: Record<string, unknown>;
  /** Answers the call without a request. */
  readonly respond?: (url: URL, operation: string) => Promise<JsonResponse>;
  /** Stores the values of the response that later calls have. */
  readonly remember?: (body: unknown) => void;
}

/** `fetched` are values of the request before the call. */
export function rewrite(
  service: ServiceName,
  call: string,
  options: Unread,
  fetched: Readonly<Record<string, unknown>> = {},
): Prepared {
  const query = substituted(service, call, options.query) as Unread['query'];
  const json = substituted(service, call, options.json) as object | undefined;
  const params = { ...textsOf(fetched), ...options.params };
  const fields = { ...fetched, ...fieldsOf(service, call, { ...options, query, json }) };
  const headers = { ...options.headers, ...filledHeaders(service, fields) };
  const template = ownValue(namesOf(service).templates, call);
  if (!template) return { options: { ...options, query, json, params, headers } };
  return {
    options: { ...options, query, json: { ...options.form, ...json }, form: undefined, params, headers },
    content: (fill(template, fields) ?? {}) as Record<string, unknown>,
  };
}

/** Replaces single values with those of the service. */
function substituted(service: ServiceName, call: string, fields: unknown) {
  const substitutes = ownValue(namesOf(service).values, call);
  return (
    fields &&
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        ownValue(ownValue(substitutes, name), String(value)) ?? (value as unknown),
      ]),
    )
  );
}

/** The values that a template may use. */
function fieldsOf(service: ServiceName, call: string, { params, query, form, json, headers }: Unread) {
  const values = toService({ dates: namesOf(service).dates }, call, {
    ...params,
    ...query,
    ...form,
    ...(json as object),
  });
  const refreshToken = headers?.[headerName(service, 'refreshToken')];
  // A value that a call omits does not replace the value of an earlier request.
  return Object.fromEntries(Object.entries({ ...values, refreshToken }).filter(([, value]) => value !== undefined));
}

/** A header without its values is not sent. */
function filledHeaders(service: ServiceName, fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(namesOf(service).fixedHeaders ?? {}).flatMap(([name, text]) => {
      const value = fillText(text, fields);
      return value === undefined ? [] : [[name, String(value as string)]];
    }),
  );
}

/** The requests before a call, such as one for the token of a form: that of all calls that write, and its own. */
export function preparingCallsOf(service: ServiceName, call: string, options: Unread) {
  const { before } = namesOf(service);
  const isRead = endpointOf(service, call, {}, options.path).method === 'GET';
  return [isRead ? undefined : ownValue(before, ''), ownValue(before, call)].flatMap((preparing) => {
    if (!preparing?.path) return [];
    const { url, method } = endpointOf(service, `before.${call}`, options.params, preparing.path);
    const fields = fieldsOf(service, call, options);
    const content = preparing.sends && fill(preparing.sends, fields);
    const headers: Record<string, string> = {
      accept: 'application/json',
      ...filledHeaders(service, fields),
      ...(content !== undefined && { 'content-type': 'application/json' }),
    };
    const { values, otherwise } = preparing;
    return [
      { url, method, headers, body: content === undefined ? undefined : JSON.stringify(content), values, otherwise },
    ];
  });
}

/** The values in the response of the preceding request. */
export function valuesOfResponse(values: Readonly<Record<string, string>>, body: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, path]) => {
      const value = valueOfItem(body, path);
      return value === undefined || value === null || value === '' ? [] : [[field, value]];
    }),
  );
}

/** The values that a path can contain. */
export function textsOf(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );
}
