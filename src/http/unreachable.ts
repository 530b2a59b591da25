import { logIfStillHere } from '../contract';
import { HttpError } from './error';

/** In milliseconds. */
const TIMEOUT = 5_000;

const explained = new Set<string>();

/** Logged once per URL. Late, because it follows a failure. */
export async function explainUnreachable(error: HttpError, service: string, url: URL): Promise<HttpError> {
  const checked = await checkUnreachable(error);
  const key = `services.${service}.base`;
  const address = url.origin + url.pathname;
  const isForeign = url.origin !== location.origin;
  if (checked !== error && !explained.has(address)) {
    logIfStillHere(
      'warn',
      `Inlay: ${address} could not be reached, although ${location.origin} can. Check ${key}, connect-src of the Content-Security-Policy, ${isForeign ? `the CORS headers for ${location.origin}, ` : ''}and whether the service redirects, which calls do not follow. npx inlay check-services finds out which.`,
    );
    explained.add(address);
  }
  return checked;
}

/**
 * Explains a request without a response: the browser is offline, or only this URL is unreachable, which visitors cannot
 * fix.
 */
export async function checkUnreachable(error: HttpError): Promise<HttpError> {
  if (!navigator.onLine || !(await canReachOwnSite())) return error;
  return new HttpError('unreachable', error.operation, { cause: error.cause });
}

/** Any response counts, even an error. */
async function canReachOwnSite(): Promise<boolean> {
  try {
    await fetch('/favicon.ico', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout?.(TIMEOUT) });
    return true;
  } catch {
    return false;
  }
}
