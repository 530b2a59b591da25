import { nowInSeconds } from '../clock';
import { localStore } from '../storage';

/** In seconds. A token this close to its end is renewed before it is used. */
const LEEWAY = 30;
const SKEW_KEY = 'skew';

export interface TokenClaims {
  /** In seconds since 1970, on the service's clock. */
  readonly exp: number;
  readonly iat: number;
  readonly sub: string;
}

/** Reads a JWT without trusting it: only the service can. Undefined for anything malformed. */
export function claimsOf(token: string | undefined): TokenClaims | undefined {
  try {
    const payload = token!.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/');
    const { exp, iat, sub } = JSON.parse(atob(payload)) as Record<string, unknown>;
    return typeof exp === 'number' && typeof sub === 'string' ? { exp, sub, iat: typeof iat === 'number' ? iat : exp } : undefined;
  } catch {
    return undefined;
  }
}

/** The visitor's clock may be a day off: what counts is the service's, as seen when the token was issued. */
export function rememberSkew({ iat }: TokenClaims) {
  localStore.set(SKEW_KEY, String(iat - nowInSeconds()));
}

/** Past its end on the service's clock. */
export function hasEnded({ exp }: TokenClaims): boolean {
  return serviceNow() >= exp;
}

/** Ended, or too close to it to be sent. */
export function isExpiring({ exp }: TokenClaims): boolean {
  return serviceNow() >= exp - LEEWAY;
}

function serviceNow(): number {
  return nowInSeconds() + (Number(localStore.get(SKEW_KEY)) || 0);
}
