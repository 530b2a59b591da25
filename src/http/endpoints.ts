import { config, serviceBase, type Config } from '../core/config';
import type { HttpErrorDetails } from './error';

export type ServiceName = keyof Config['services'];

/**
 * Every call by its name, as the publishing system's services have them; names in braces are values of the call. Those of the account
 * service are `ACCOUNT_PATHS` of the session. docs/configuration.md lists them by `npm run docs`.
 */
export const PATHS = {
  forms: {
    sendCode: '/generate-otp',
    sendMessage: '/save-form-data',
    sendMessageWithCode: '/save-form-data-with-otp',
  },
  content: {
    dictionary: '/dictionary/{language}',
    subscriptions: '/v1/subscriptions',
    functions: '/v1/lookuplists/function',
    countries: '/v1/lookuplists/country',
  },
} as const;

/** Headers of requests and responses, by what they carry. */
export const HEADERS = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  authorization: 'authorization',
  captcha: 'CaptchaKey',
  invisibleCaptcha: 'InvisibleCaptchaKey',
  source: 'source-registration',
  csrf: 'X-CSRF-Token',
} as const;

/** A call by its name, or by a path where the service has no other. */
export type CallName<S extends ServiceName> = S extends keyof typeof PATHS
  ? keyof (typeof PATHS)[S] | `/${string}`
  : string;

export interface Endpoint {
  readonly url: URL;
  /** Another than the call's own. */
  readonly method: string | undefined;
  /** A placeholder that the call has no value for. */
  readonly unfilled?: string;
}

/**
 * Where a call goes, by the configuration. A value that the call has none of stays as it is. `ownPath` is the call's
 * where the configuration has no other.
 */
export function endpointOf<S extends ServiceName>(
  service: S,
  call: CallName<S>,
  params: Readonly<Record<string, string>> = {},
  ownPath = pathOf(service, call),
): Endpoint {
  const [, method, path] = /^(?:([A-Z]+) )?(.*)$/s.exec(namesOf(service).paths?.[call] ?? ownPath)!;
  let unfilled: string | undefined;
  const filled = path!.replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (Object.hasOwn(params, name)) return encodeURIComponent(params[name]!);
    unfilled = name;
    return whole;
  });
  return {
    ...(unfilled && { unfilled }),
    url: new URL(/^https?:/.test(filled) ? filled : serviceBase(service) + filled, location.href),
    method,
  };
}

function pathOf(service: string, call: string): string {
  return (PATHS as Partial<Record<string, Readonly<Record<string, string>>>>)[service]?.[call] ?? call;
}

export function headerName(service: ServiceName, header: keyof typeof HEADERS): string {
  return namesOf(service).headers?.[header] ?? HEADERS[header];
}

/** Adds every value of a parameter, in the form that the service takes. */
export function appendList(service: ServiceName, parameters: URLSearchParams, name: string, values: readonly string[]) {
  const sent = namesOf(service).lists === 'commas' && values.length ? [values.join(',')] : values;
  for (const value of sent) parameters.append(name, value);
}

/** The fields of a body under the service's names. */
export function toService(service: ServiceName, call: string, body: unknown): unknown {
  const names = namesOf(service).request?.[call];
  if (!names || typeof body !== 'object' || !body) return body;
  const renamed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    const path = (Object.hasOwn(names, name) ? names[name]! : name).split('.');
    let place = renamed;
    for (const step of path.slice(0, -1))
      place = (Object.hasOwn(place, step) ? place[step] : (place[step] = {})) as Record<string, unknown>;
    place[path.at(-1)!] = value;
  }
  return renamed;
}

/** What an error of the service means, by its `type`, its code or its status; empty where nothing is configured. */
export function meaningIn(
  service: ServiceName,
  call: string,
  { type = '', code = '', status = 0, fieldErrors }: HttpErrorDetails,
): HttpErrorDetails {
  const { errors = {}, request } = namesOf(service);
  const known = [type, String(code), String(status)].find((one) => Object.hasOwn(errors, one));
  const meaning = known === undefined ? {} : errors[known]!;
  return {
    ...(typeof meaning === 'object' ? meaning : { code: meaning }),
    ...(fieldErrors !== undefined && { names: { fields: request?.[call], codes: errors } }),
  };
}

/** The fields of a response under our names. */
export function fromService(service: ServiceName, entity: string, value: unknown): unknown {
  const names = namesOf(service).response?.[entity];
  if (!names || typeof value !== 'object' || !value) return value;
  return { ...value, ...Object.fromEntries(Object.entries(names).map(([name, path]) => [name, valueAt(value, path)])) };
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce(
      (place, step) =>
        typeof place === 'object' && place && Object.hasOwn(place, step)
          ? (place as Record<string, unknown>)[step]
          : undefined,
      value,
    );
}

function namesOf(service: ServiceName) {
  const configured = config().services[service];
  return typeof configured === 'string' ? {} : configured;
}
