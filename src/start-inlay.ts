import type { PlaceholderReport, Widget } from './contract';
import type { Config, DefineMessages, EventDetail, EventName } from './core';
import type { SessionState } from './session';

/** `window.inlay`, complete once `ready` has resolved or a pushed callback runs. */
export interface Inlay {
  readonly version: string;
  /** The first scan is done and eager widgets are mounted. */
  readonly ready: Promise<void>;
  readonly config: Readonly<Config>;
  readonly session: {
    get(): SessionState;
    subscribe(listener: (state: SessionState) => void): () => void;
    signOut(): Promise<void>;
  };
  /** Finds placeholders now; an open shadow root passed here is observed from then on. */
  scan(root?: ParentNode): Promise<void>;
  /** Mounts without a placeholder in the markup. Rejects with the error. */
  mount(element: Element, module: string, props?: object): Promise<void>;
  unmount(element: Element): void;
  /** A host's or microsite's own widget. */
  define(widget: Widget): void;
  publish<N extends EventName>(name: N, detail: EventDetail<N>): void;
  subscribe<N extends EventName>(
    name: N,
    listener: (detail: EventDetail<N>) => void,
    options?: { replay?: boolean },
  ): () => void;
  inspect(): PlaceholderReport[];
  /** Runs after the API is complete; before the script has loaded, `(window.inlay ||= []).push(…)` queues. */
  push(callback: (inlay: Inlay) => void): void;
  /** React's API under its own names, the kinds of props and the shared hooks, for widgets without their own React. */
  kit(): Promise<Kit>;
}

export type Kit = Omit<typeof import('./runtime/kit'), 'defineMessages'> & {
  readonly defineMessages: DefineMessages;
};

export type StartOptions = { [K in keyof Config]?: Config[K] extends object ? Partial<Config[K]> : Config[K] } & {
  /** The URL of `loader.js`. */
  base: string;
  /** For hosts with a Content Security Policy. */
  nonce?: string;
};

declare global {
  interface Window {
    inlayConfig?: object;
  }
}

/** Adds the script to the page and resolves with the complete API. Rejects if the script cannot be loaded. */
export function startInlay({ nonce, ...config }: StartOptions): Promise<Inlay> {
  window.inlayConfig = { ...window.inlayConfig, ...config };
  return new Promise((resolve, reject) => {
    const page = window as Window & { inlay?: Inlay | ((inlay: Inlay) => void)[] };
    (page.inlay ??= []).push((inlay) => void inlay.ready.then(() => resolve(inlay)));
    const script = document.createElement('script');
    script.src = new URL('loader.js', new URL(config.base.replace(/\/?$/, '/'), document.URL)).href;
    if (nonce) script.nonce = nonce;
    script.onerror = () => reject(new Error(`Inlay: ${script.src} could not be loaded.`));
    document.head.append(script);
  });
}
