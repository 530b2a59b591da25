import type { ComponentType } from 'react';
import type { Members, ValuesOf } from './kinds/structure';
import { InlayError } from './errors';
import type { Place } from './note';

/** When a widget's chunk is fetched, unless its placeholder says otherwise with `data-load`. */
export type Load = 'eager' | 'visible' | 'idle' | 'interaction' | `media ${string}` | `event:${string}`;

/** What a widget knows about where it is mounted. */
export interface WidgetContext {
  /** The placeholder. For measuring and events; what a component renders there belongs to the runtime. */
  readonly element: Element;
  readonly module: string;
  /** Of its texts, where it differs from its page's by `data-language`. */
  readonly language?: string | undefined;
  readonly isEditing: boolean;
  /** The server-rendered nodes of the placeholder, saved while a component is mounted. */
  readonly content?: readonly Node[] | undefined;
  /**
   * Tells the editor something about this placeholder: shown in place in edit mode, kept for the debug panel. After the
   * text comes what it is about, from the outside in: `note('has no address', 'links', 2)` is about the second of `links`.
   */
  note(text: string, ...place: Place): void;
}

/**
 * For a widget without a component: acts on what the server wrote, which stays
 * where it is. Returns what puts it back; called again when an attribute of its props changes.
 */
export type Enhance<Props> = (props: Props, context: WidgetContext) => (() => void) | void;

type Work<Props> =
  | { component: ComponentType<Props>; enhance?: never }
  | { enhance: Enhance<Props>; component?: never };

interface Declaration<M extends Members> {
  /** Its folder, its `data-module`, the root of its classes and its dictionary namespace. */
  name: string;
  load?: Load;
  /**
   * How high the widget mostly is, as a CSS length; a percentage is of the placeholder's width. `wide` counts from 768
   * pixels. A placeholder without words of the server keeps it, in `inlay.css`, until the widget comes.
   */
  reserve?: string | { narrow: string; wide: string };
  props?: M;
  styles?: string;
  /** One sentence for the catalogue. */
  description?: string;
  /**
   * Credential fields stay in light DOM, where password managers find them, and
   * refuse to show inside a foreign frame.
   */
  credentials?: boolean;
  /**
   * Shows nothing to some visitors, or at first, whatever the server wrote: a wall that is not due. Any other module
   * that would show nothing leaves the server's content in place.
   */
  canBeEmpty?: boolean;
  /**
   * Asks for what only some of its placeholders need, such as a page beside a box.
   * The server's content stays until it is there; undefined once there is nothing to wait for.
   */
  prepare?: (props: ValuesOf<M>) => Promise<unknown> | undefined;
  /** Its texts, listed here so that the build and the recipe tests find them. */
  messages?: { namespace: string; texts: Readonly<Record<string, unknown>> };
}

export type WidgetOptions<M extends Members> = Declaration<M> & Work<ValuesOf<M>>;
export type Widget<M extends Members = Members> = WidgetOptions<M> & { load: Load; props: M };

/** Throws an InlayError for a name that could not be a `data-module`. */
export function defineWidget<const M extends Members>(options: WidgetOptions<M>): Widget {
  if (!/^[a-z][a-z0-9-]*$/.test(options.name)) {
    throw new InlayError(`defineWidget: name must be lower-case words joined by hyphens, got "${options.name}".`);
  }
  return { load: 'visible', ...options, props: options.props ?? {} } as Widget;
}
