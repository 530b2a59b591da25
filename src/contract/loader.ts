import type { Note } from './note';
import type { Widget } from './widget';

/**
 * The source of a configuration. URLs are accepted only from trusted sources: `<head>`, `window.inlayConfig`, the
 * loader's own tag.
 */
export interface ConfigSource {
  readonly from: string;
  readonly isTrusted: boolean;
  /** An object if the JSON is valid; otherwise its error. */
  readonly values: unknown;
}

/** A module of the manifest or of `config.modules`, or one passed to `inlay.define`. */
export interface Module {
  readonly name: string;
  /** Default: `visible`. */
  readonly load?: string | undefined;
  /** Absolute, or relative to the base. */
  readonly url?: string;
  /** Chunks that it imports statically, preloaded beside it. */
  readonly shared?: readonly string[];
  /** A third party's module may export a function that creates its widget from the page API. */
  widget?: Widget | ((api: object) => Widget | Promise<Widget>);
  pending?: Promise<void>;
}

/** `unknown` is an unprefixed name that is not ours, which is ignored. */
export type PlaceholderState = 'pending' | 'loading' | 'mounted' | 'failed' | 'unknown';

/** The entry of a placeholder in the debug panel. */
export interface PlaceholderReport {
  readonly element: Element;
  readonly module: string;
  readonly state: PlaceholderState;
  /** When it loads, such as `visible` or `event:signed-in`. */
  readonly load: string;
  /** Milliseconds since the page was navigated to. */
  readonly mountedAt?: number;
  readonly error?: unknown;
  /** Problems of its configuration, with their fixes. */
  readonly notes: readonly Note[] | undefined;
}

/** The state of a placeholder: one small object each. */
export interface Entry {
  readonly module: string;
  /** Undefined for a name that is not ours. */
  readonly definition: Module | undefined;
  readonly load: string;
  state: PlaceholderState;
  mountedAt?: number;
  /**
   * Unmounted by `inlay.unmount`: the placeholder keeps its server-rendered content until one of its attributes
   * changes.
   */
  readonly isUnmounted?: boolean;
  /** Props of `inlay.mount`, which needs no placeholder in the markup. */
  props?: object;
  error?: unknown;
}

/** The module with the texts of a language. */
export interface Texts {
  readonly default: Readonly<Record<string, string>>;
}
