/** Runs in the page before all other scripts, and records what an attack achieved. */
export interface Watched {
  /** Descriptions; empty if nothing happened. */
  readonly acted: string[];
  readonly inherited: () => string[];
}

/** Serialised into the page, so it must be self-contained. */
export function watch(options: { answers: boolean; origins: readonly string[] }) {
  const acted: string[] = [];
  const shared = [Object, Array, Function, String, Number, Promise, Map, EventTarget, Node, Element].map(
    ({ prototype }) => prototype as object,
  );
  const keys = () =>
    shared.flatMap((prototype, index) => Reflect.ownKeys(prototype).map((key) => `${index} ${String(key)}`));
  const before = new Set(keys());
  const watched: Watched = { acted, inherited: () => keys().filter((key) => !before.has(key)) };
  Object.assign(window, { watched, canary: () => void acted.push(`the canary sang: ${new Error().stack ?? ''}`) });

  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sample, sourceFile, lineNumber }) => {
      // Images, videos and sounds may come from any origin; the page's CSP decides which load.
      if (!/^(?:img|media)-src$/.test(effectiveDirective))
        acted.push(`${effectiveDirective} forbade ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`);
    },
  );

  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const { destination, hashChange } = event as Event & { destination: { url: string }; hashChange: boolean };
    // Some flows navigate immediately; this prevents it, so that the rest of the page can be checked.
    if (!hashChange) event.preventDefault();
    if (!options.origins.includes(new URL(destination.url).origin))
      acted.push(`the page was left for ${destination.url}`);
  });

  const { fetch } = window;
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    // Lists and tables may read a file of any origin. Like an image, it is requested without cookies, headers or a body.
    const { credentials, method = 'GET', headers, body } = init ?? {};
    const isPublicFile = credentials === 'omit' && method === 'GET' && !headers && !body;
    if (!isPublicFile && !options.origins.includes(url.origin)) acted.push(`a stranger was asked: ${url.href}`);
    return options.answers ? fetch(input, init) : new Promise(() => {});
  };
}
