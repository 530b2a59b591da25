import type { ComponentType } from 'react';
import type { Members, ValuesOf } from './kinds/structure';
import { InlayError } from './errors';

/** When a widget's chunk is fetched, unless its placeholder says otherwise with `data-load`. */
export type Load = 'eager' | 'visible' | 'idle' | 'interaction' | `media ${string}` | `event:${string}`;

export interface WidgetOptions<M extends Members> {
  /** Its folder, its `data-module`, the root of its classes and its dictionary namespace. */
  name: string;
  load?: Load;
  props?: M;
  styles?: string;
  /** One sentence for the catalogue. */
  description?: string;
  /**
   * Credential fields stay in light DOM, where password managers find them, and
   * refuse to show inside a foreign frame.
   */
  credentials?: boolean;
  /** Its texts, listed here so that the build and the recipe tests find them. */
  messages?: { namespace: string; english: Readonly<Record<string, string>> };
  component: ComponentType<ValuesOf<M>>;
}

export interface Widget<M extends Members = Members> extends WidgetOptions<M> {
  load: Load;
  props: M;
}

/** Throws an InlayError for a name that could not be a `data-module`. */
export function defineWidget<const M extends Members>(options: WidgetOptions<M>): Widget {
  if (!/^[a-z][a-z0-9-]*$/.test(options.name)) {
    throw new InlayError(`defineWidget: name must be lower-case words joined by hyphens, got "${options.name}".`);
  }
  return { load: 'visible', ...options, props: options.props ?? {} } as Widget;
}
