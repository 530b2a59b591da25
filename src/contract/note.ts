import type { Limits } from './limits';
import type { Prop } from './kinds/kind';
import type { Source } from './source';

/** A dropped, truncated or corrected value, or a likely mistake. Holds values; only edit mode and the debug panel load the texts. */
export interface Note {
  /** Names of props and numbers of items, outermost first. */
  readonly path: Place;
  readonly reason: Reason;
  /** The source of a prop of the placeholder. */
  readonly from?: Source['from'] | undefined;
  /** A data-field at that place that is not the name of a prop, in camel case. */
  readonly field?: string | undefined;
}

export type Place = readonly (string | number)[];

/** A text continues the sentence that names the position. */
export type Reason =
  | string
  /** The expected value, as a PropError describes it. Undefined if a required prop is missing. */
  | { readonly wrong: string | undefined; readonly prop: Prop }
  /** The reason for dropping an item, or the name of its missing member. */
  | { readonly dropped: string; readonly missing?: string | undefined }
  | { readonly characters: number; readonly of: number }
  | { readonly items: number; readonly of: number }
  | { readonly original: unknown; readonly limits: Limits; readonly corrected: unknown }
  /** An attribute, in camel case, that this module does not support. */
  | { readonly ignored: 'isolate' }
  /** A source with precedence is empty, so the value of this source is used. */
  | { readonly filledFrom: Source['from'] };

export type AddNote = (reason: Reason, ...path: Place) => void;
