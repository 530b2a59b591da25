import type { Limits } from './limits';
import type { Prop } from './kinds/kind';
import type { Source } from './source';

/** A dropped, truncated or corrected value, or a likely mistake. Holds values; only edit mode and the debug panel load the texts. */
export interface Note {
  /** Names of props and numbers of items, from the outside in. */
  readonly place: Place;
  readonly reason: Reason;
  /** How a prop of the placeholder's own was written. */
  readonly from?: Source['from'] | undefined;
  /** A mark at that place that is no prop's name, in camel case. */
  readonly field?: string | undefined;
}

export type Place = readonly (string | number)[];

/** A text is what only its teller knows: it goes on where the place ends. */
export type Reason =
  | string
  /** What its value must be, as a mismatch says it; undefined where a required one is missing. */
  | { readonly wrong: string | undefined; readonly prop: Prop }
  /** The item, because of what it has or, by name, has not. */
  | { readonly dropped: string; readonly missing?: string | undefined }
  | { readonly characters: number; readonly of: number }
  | { readonly items: number; readonly of: number }
  | { readonly given: unknown; readonly limits: Limits; readonly used: unknown }
  /** An attribute, in camel case, that this module cannot follow. */
  | { readonly ignored: 'isolate' }
  /** The empty value of a stronger source; the value of this one is used. */
  | { readonly filledFrom: Source['from'] };

export type Tell = (reason: Reason, ...place: Place) => void;
