import type { Note } from './note';
import type { Widget } from './widget';

/** Where a configuration came from. Addresses count only from trusted places: `<head>`, `window.inlayConfig`, the loader's own tag. */
export interface ConfigSource {
  readonly from: string;
  readonly isTrusted: boolean;
  /** An object if all is well; an error where a text is no JSON. */
  readonly values: unknown;
}

/** One module of the manifest, of `config.modules`, or given to `inlay.define`. */
export interface Module {
  readonly name: string;
  /** `visible` unless told. */
  readonly load?: string | undefined;
  /** Absolute, or relative to the base. */
  readonly url?: string;
  /** Chunks that it imports statically, preloaded beside it. */
  readonly shared?: readonly string[];
  /** A module of a third party may export a function that makes its widget from the page API. */
  widget?: Widget | ((api: object) => Widget | Promise<Widget>);
  pending?: Promise<void>;
}

/** `unknown` is a bare name that is not ours: left wholly alone. */
export type PlaceholderState = 'pending' | 'loading' | 'mounted' | 'failed' | 'unknown';

/** What the debug panel tells of a placeholder. */
export interface PlaceholderReport {
  readonly element: Element;
  readonly module: string;
  readonly state: PlaceholderState;
  /** What it waits for, such as `visible` or `event:signed-in`. */
  readonly load: string;
  /** Milliseconds since the page was navigated to. */
  readonly mountedAt?: number;
  readonly error?: unknown;
  /** What is wrong with its configuration and the fix. */
  readonly notes: readonly Note[] | undefined;
}

/** What is known of a placeholder: one small object each. */
export interface Entry {
  readonly module: string;
  /** Undefined for a name that is not ours. */
  readonly definition: Module | undefined;
  readonly load: string;
  state: PlaceholderState;
  mountedAt?: number;
  /** Props of `inlay.mount`, which needs no placeholder in the markup. */
  props?: object;
  error?: unknown;
}

/** The module that a language's texts travel in. */
export interface Texts {
  readonly default: Readonly<Record<string, string>>;
}

/** What the loader shares with the runtime, once. */
export interface LoaderHost {
  readonly entries: Map<Element, Entry>;
  readonly modules: ReadonlyMap<string, Module>;
  /** The configuration as the page says it, weakest first. */
  readonly sources: readonly ConfigSource[];
  /** Texts of the page's language, flat, by `namespace.key`; undefined for English. */
  readonly texts: Texts | undefined;
  /** The object on `window.inlay`, which the runtime completes. */
  readonly api: { readonly version: string; inspect(): PlaceholderReport[] };
  /** Sees every change to the page; the runtime takes its own changes back out. */
  readonly observer: MutationObserver;
  /** Fetches and mounts a pending placeholder now. */
  loadNow(element: Element): void;
  /** For a placeholder in another language than its page. */
  fetchTexts(language: string): Promise<Texts | undefined>;
  fail(element: Element, error: unknown): void;
  sync(): void;
  /** Tells that nothing eager may be waiting any more. */
  checkReady(): void;
}

/** What the runtime chunk exports for the loader. */
export interface Runtime {
  start(host: LoaderHost): void;
  /** Calls back once the page API is whole. */
  open(callback: (api: object) => void): void;
  /** Called once for a module whose script is there. Rejects with what a third party's function throws. */
  complete(module: Module): Promise<void>;
  /** Mounts soon, in slices that leave the visitor the main thread. */
  enqueue(element: Element): void;
  /** Unmounts, where it was mounted. */
  remove(element: Element): void;
  /** For `event:NAME`: an event published earlier counts. */
  replay(element: Element, load: string): void;
  /** Says what an unknown name may have meant; fails the placeholder where the name is surely ours. */
  explainUnknown(element: Element, name: string, isOurs: boolean): void;
  /** What an editor should know about a placeholder. */
  notesOf(element: Element): readonly Note[];
  /** Keeps what went wrong for the debug panel, and shows it in place in edit mode. */
  noteError(element: Element, error: Error): void;
}
