import { trustedScript } from './script-policy';

const loading = new Map<string, Promise<void>>();

/** Loads the script of a configured place once. Rejects when it does not arrive; the next call then tries again. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const script = scriptElement(url);
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(url);
      script.remove();
      reject(new Error(`${url} is blocked or out of reach`));
    };
    document.head.append(script);
  });
  loading.set(url, promise);
  return promise;
}

/** A script that runs where it is put. A host with nonces allows what its own scripts vouch for. */
export function scriptElement(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  script.src = trustedScript(url);
  return script;
}
