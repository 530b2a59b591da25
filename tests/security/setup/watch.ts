/** What runs in the page before anything else, and notes what an attack achieved. */
export interface Watched {
  /** In words; empty when nothing happened. */
  readonly acted: string[];
  readonly inherited: () => string[];
}

/** Serialised into the page: it uses nothing from outside. */
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
      // Pictures, films and sounds come from wherever an editor says; which a page shows is for its policy.
      if (!/^(?:img|media)-src$/.test(effectiveDirective))
        acted.push(`${effectiveDirective} forbade ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`);
    },
  );

  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const { destination, hashChange } = event as Event & { destination: { url: string }; hashChange: boolean };
    // Some flows navigate immediately; stay, so that the rest of the page can be checked.
    if (!hashChange) event.preventDefault();
    if (!options.origins.includes(new URL(destination.url).origin))
      acted.push(`the page was left for ${destination.url}`);
  });

  const { fetch } = window;
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (!options.origins.includes(url.origin)) acted.push(`a stranger was asked: ${url.href}`);
    return options.answers ? fetch(input, init) : new Promise(() => {});
  };
}
