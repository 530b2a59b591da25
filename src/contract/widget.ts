import type { ComponentType } from 'react';
import type { Members, ValuesOf } from './kinds/structure';
import { InlayError } from './errors';
import type { Place } from './note';

/** When a widget's chunk is loaded. `data-load` on a placeholder overrides it. */
export type Load = 'eager' | 'visible' | 'idle' | 'interaction' | `media ${string}` | `event:${string}`;

/** The context of a mounted widget. */
export interface WidgetContext {
  /** The placeholder, for measuring and events. The runtime owns its content. */
  readonly element: Element;
  readonly module: string;
  /** The language of its texts, if `data-language` differs from the page's language. */
  readonly language?: string | undefined;
  readonly isEditing: boolean;
  /** The server-rendered nodes of the placeholder, saved while a component is mounted. */
  readonly content?: readonly Node[] | undefined;
  /**
   * Reports a problem to the editor. Edit mode shows it on the placeholder, and the debug panel lists it. After the text
   * comes the path to it, outermost first: `note('has no address', 'links', 2)` is about the second item of `links`.
   */
  note(text: string, ...path: Place): void;
}

/**
 * For a widget without a component: changes the server-rendered content in place. Returns a function that reverts the
 * changes. Called again when an attribute of its props changes.
 */
export type Enhance<Props> = (props: Props, context: WidgetContext) => (() => void) | void;

type Work<Props> =
  | { component: ComponentType<Props>; enhance?: never }
  | { enhance: Enhance<Props>; component?: never };

interface Declaration<M extends Members> {
  /** The name of its folder, `data-module`, CSS root class and dictionary namespace. */
  name: string;
  /** Names that it had before. Pages may use them for a major version; `inlay migrate` replaces them. */
  formerNames?: readonly string[];
  load?: Load;
  /**
   * The widget's usual height, as a CSS length. A percentage refers to the placeholder's width. `wide` applies from 768
   * pixels. `inlay.css` reserves it in placeholders without server-rendered text until the widget mounts.
   */
  reserve?: string | { narrow: string; wide: string };
  props?: M;
  styles?: string;
  /** One sentence for the catalogue. */
  description?: string;
  /**
   * Credential fields stay in the light DOM, where password managers find them, and are not shown inside a cross-origin
   * frame.
   */
  credentials?: boolean;
  /**
   * For widgets that show nothing to some visitors, or at first, such as a wall that is not due. Any other module
   * without output leaves the server's content in place.
   */
  canBeEmpty?: boolean;
  /**
   * Loads code that only some of its placeholders need, such as a result page beside a search box. The server's content
   * stays until it is loaded. Undefined if there is nothing to load.
   */
  prepare?: (props: ValuesOf<M>) => Promise<unknown> | undefined;
  /** Its texts, for the build and the recipe tests. */
  messages?: { namespace: string; texts: Readonly<Record<string, unknown>> };
}

export type WidgetOptions<M extends Members> = Declaration<M> & Work<ValuesOf<M>>;
export type Widget<M extends Members = Members> = WidgetOptions<M> & { load: Load; props: M };

/** Throws an InlayError if the name is not a valid `data-module`. */
export function defineWidget<const M extends Members>(options: WidgetOptions<M>): Widget {
  if (!/^[a-z][a-z0-9-]*$/.test(options.name)) {
    throw new InlayError(`defineWidget: name must be lower-case words joined by hyphens, got "${options.name}".`);
  }
  return { load: 'visible', ...options, props: options.props ?? {} } as Widget;
}
