import { trustedScript } from './script-policy';

/** In milliseconds. */
const PATIENCE = 10_000;

const loading = new Map<string, Promise<void>>();

/**
 * Loads a third party's classic script once. Rejects when it is blocked or does
 * not arrive in ten seconds; the next call then tries again.
 */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const promise = insert(url).catch((error: unknown) => {
    loading.delete(url);
    throw error;
  });
  loading.set(url, promise);
  return promise;
}

function insert(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(fail, PATIENCE);
    function fail() {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${new URL(url).host} is blocked or out of reach`));
    }
    script.async = true;
    // A host with nonces allows what its own scripts vouch for.
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.onerror = fail;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.src = trustedScript(url);
    document.head.append(script);
  });
}
