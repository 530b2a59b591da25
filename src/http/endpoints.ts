import { config, serviceBase, type Config } from '../core/config';
import type { CALLS } from './calls';
import { ownValue } from './names';

export type ServiceName = keyof Config['services'];

/** Headers of requests and responses, by content. */
export const HEADERS = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  authorization: 'authorization',
  captcha: 'CaptchaKey',
  invisibleCaptcha: 'InvisibleCaptchaKey',
  source: 'source-registration',
  csrf: 'X-CSRF-Token',
} as const;

/** A call by its name in `CALLS`, or by its method and path. */
export type CallName<S extends ServiceName> = S extends keyof typeof CALLS
  ? (keyof (typeof CALLS)[S] & string) | `${string}/${string}`
  : string;

/** The default method and path of a call. The compiler compares them with `CALLS`, which is in no bundle of a page. */
export type CallPath<S extends ServiceName, C> = S extends keyof typeof CALLS
  ? C extends keyof (typeof CALLS)[S]
    ? (typeof CALLS)[S][C] extends { readonly path: infer P extends string }
      ? P
      : never
    : string
  : string;

export interface Endpoint {
  readonly url: URL;
  readonly method: string;
  /** The method without a configuration. */
  readonly defaultMethod: string;
  /** A placeholder of the path without a value. */
  readonly unfilled?: string;
}

const PATH = /^(?:([A-Z]+) )?(.*)$/s;

/**
 * The URL of a call, according to the configuration. `{name}` is a value of the call, and `{+name}` one whose slashes
 * separate folders.
 */
export function endpointOf(
  service: ServiceName,
  call: string,
  params: Readonly<Record<string, string>> = {},
  path: string = call,
): Endpoint {
  const [, defaultMethod = 'GET', defaultPath] = PATH.exec(path)!;
  const [, method = defaultMethod, configured] = PATH.exec(ownValue(namesOf(service).paths, call) ?? defaultPath!)!;
  let unfilled: string | undefined;
  const filled = configured!.replace(/\{(\+?)(\w+)\}/g, (whole, isPath: string, name: string) => {
    const value = ownValue(params, name);
    if (value === undefined) unfilled = name;
    return value === undefined ? whole : isPath ? foldersOf(value) : encodeURIComponent(value);
  });
  return {
    ...(unfilled && { unfilled }),
    url: new URL(/^https?:/.test(filled) ? filled : serviceBase(service) + filled, location.href),
    method,
    defaultMethod,
  };
}

/** Dot segments would select another path of the service. */
function foldersOf(path: string): string {
  return path
    .split('/')
    .filter((step) => step && !/^\.+$/.test(step))
    .map(encodeURIComponent)
    .join('/');
}

export function headerName(service: ServiceName, header: keyof typeof HEADERS): string {
  return ownValue(namesOf(service).headers, header) ?? HEADERS[header];
}

/** Adds every value of a parameter, in the form that the service takes. */
export function appendList(service: ServiceName, parameters: URLSearchParams, name: string, values: readonly string[]) {
  const sent = namesOf(service).lists === 'commas' && values.length ? [values.join(',')] : values;
  for (const value of sent) parameters.append(name, value);
}

/** A service's configuration, without its URL. */
export function namesOf(service: ServiceName) {
  const configured = config().services[service];
  return typeof configured === 'string' ? {} : configured;
}
