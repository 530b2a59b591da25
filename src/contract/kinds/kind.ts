import type { Limits } from '../limits';
import type { AddNote } from '../note';
import type { Source } from '../source';

/** The options of every kind of prop. */
export interface PropOptions<T> {
  description: string;
  required?: boolean;
  default?: T;
  /** Other names in datasources, in camel case. */
  alias?: readonly string[];
  /** A selector of elements without a name that are this prop, such as a frame that an editor pasted. */
  pasted?: string;
}

/**
 * One prop of a widget: how it is read, documented and offered in the catalogue. `V` is the type that the component
 * receives, including `undefined` for an optional prop.
 */
export interface Prop<V = unknown> {
  readonly kind: string;
  readonly description: string;
  readonly required: boolean;
  readonly default?: unknown;
  readonly alias?: readonly string[] | undefined;
  readonly pasted?: string | undefined;
  /** Limits as a text for the documentation, such as `1 to 600 s`, or as numbers. */
  readonly limits?: Limits | undefined;
  /** Choices, item or members, for documentation and the catalogue's controls. */
  readonly details?: unknown;
  /** Members of a group. At least one is required. */
  readonly requiresAny?: readonly string[] | undefined;
  /** Returns undefined for an empty value; throws a Mismatch. */
  read(source: Source, note: AddNote): V | undefined;
}

/** A prop that is required or has a default is never undefined. */
export type Given<T, O> = O extends { required: true } | { default: T } ? T : T | undefined;

export function prop<T, O extends PropOptions<T>>(
  kind: string,
  options: O,
  read: Prop<T>['read'],
  more: Pick<Prop, 'limits' | 'details' | 'requiresAny'> = {},
): Prop<Given<T, O>> {
  return {
    kind,
    description: options.description,
    required: options.required ?? false,
    default: options.default,
    ...(options.alias && { alias: options.alias }),
    ...(options.pasted && { pasted: options.pasted }),
    ...more,
    read: read as Prop<Given<T, O>>['read'],
  };
}
