/** Third-party scripts, which run in the page. */

/** In milliseconds. */
const TIMEOUT = 10_000;

export interface Scripts {
  /** Loads a script once. Rejects if it is blocked or does not load in ten seconds. The next call tries again. */
  load(url: string, attributes?: Readonly<Record<string, string>>): Promise<void>;
  /** A script that runs where it is inserted. */
  element(url: string): HTMLScriptElement;
}

/**
 * The scripts that one part of the product may load: `trusted` returns a TrustedScriptURL, and throws an InlayError for
 * any other URL.
 */
export function createScripts(trusted: (url: string) => string): Scripts {
  const loading = new Map<string, Promise<void>>();

  function element(url: string): HTMLScriptElement {
    const script = document.createElement('script');
    script.nonce = pageNonce();
    script.src = trusted(url);
    return script;
  }

  function insert(url: string, attributes: Readonly<Record<string, string>>): Promise<void> {
    return new Promise((resolve, reject) => {
      const script = element(url);
      const timer = setTimeout(fail, TIMEOUT);
      function fail() {
        clearTimeout(timer);
        script.remove();
        loading.delete(url);
        reject(new Error(`${new URL(url, location.href).host} is blocked or cannot be reached`));
      }
      script.onerror = fail;
      script.onload = () => {
        clearTimeout(timer);
        resolve();
      };
      for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
      document.head.append(script);
    });
  }

  return {
    element,
    load(url, attributes = {}) {
      const promise = loading.get(url) ?? insert(url, attributes);
      loading.set(url, promise);
      return promise;
    },
  };
}

/** With a nonce policy, browsers allow scripts that have the nonce of the page's own scripts. */
export function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}

/** The policy of that name, shared by all versions of the bundle on a page: creating a second one throws. */
export function trustedPolicy<Rules extends object>(name: string, rules: Rules): Rules {
  const shared = Symbol.for(`inlay.policy.${name}`);
  const page = globalThis as { [shared]?: Rules; trustedTypes?: { createPolicy(name: string, rules: Rules): Rules } };
  return (page[shared] ??= page.trustedTypes?.createPolicy(name, rules) ?? rules);
}
