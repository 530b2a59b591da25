import type { ConfigSource, Module, Note, PlaceholderReport, Texts, Widget } from '../contract';
import type { Presses } from './presses';
import type { States } from './state';

/** The loader's part of the interface with the runtime, passed once. */
export interface LoaderHost {
  readonly states: States;
  readonly presses: Presses;
  readonly modules: ReadonlyMap<string, Module>;
  /** The configuration as the page has it, weakest source first. */
  readonly sources: readonly ConfigSource[];
  /** Texts of the page's language, flat, by `namespace.key`; undefined for English. */
  readonly texts: Texts | undefined;
  /** The object on `window.inlay`, which the runtime completes. */
  readonly api: { readonly version: string; inspect(): PlaceholderReport[]; define(widget: Widget): void };
  /** Loads and mounts a pending placeholder now. */
  loadNow(element: Element): void;
  /** For a placeholder in another language than its page. */
  fetchTexts(language: string): Promise<Texts | undefined>;
  /** Finds and releases placeholders if the host changed the page outside of `mounted`. */
  syncHostMutations(mounted: ReadonlySet<Element>): void;
}

/** The exports of the runtime chunk for the loader. */
export interface Runtime {
  /** A promise if the configuration names a preset. */
  start(host: LoaderHost): void | Promise<void>;
  /** Calls back once the page API is complete. */
  open(callback: (api: object) => void): void;
  /** Called once for a module whose script has loaded. Rejects with the error of a third party's function. */
  complete(module: Module): Promise<void>;
  /** Mounts soon, in slices that yield to input. */
  enqueue(element: Element): void;
  /** Unmounts and restores the server's content; does nothing if nothing is mounted. */
  unmount(element: Element): void;
  /** For `event:NAME`: an event published earlier counts. */
  replay(element: Element, load: string): void;
  /** Suggests names similar to an unknown one; fails the placeholder if its prefix makes the name ours. */
  explainUnknown(element: Element, name: string, isOurs: boolean): Promise<void>;
  /** The notes for an editor about a placeholder. */
  notesOf(element: Element): readonly Note[];
  /** Stores an error for the debug panel, and shows it in place in edit mode. */
  noteError(element: Element, error: Error): void;
}
