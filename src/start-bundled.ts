import type { Inlay, StartOptions } from './start-inlay';

/** Everything is in the host's bundle, so there is no URL to load it from. */
export type BundledOptions = Omit<StartOptions, 'base' | 'nonce'>;

/** Finds the placeholders of the page and resolves with the complete API. */
export function startBundled(config: BundledOptions = {}): Promise<Inlay> {
  window.inlayConfig = { ...window.inlayConfig, ...config };
  return new Promise((resolve) => {
    const page = window as Window & { inlay?: Inlay | ((inlay: Inlay) => void)[] };
    (page.inlay ??= []).push((inlay) => void inlay.ready.then(() => resolve(inlay)));
    // Imported on demand, as observers cannot be created on a server.
    void import('./loader/start').then(({ start }) => start());
  });
}
