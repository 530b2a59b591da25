import type { Struct } from 'superstruct';
import type { Messages, ReadonlySignal } from '../../core';
import type { Codes } from './outcome';
import type { Problem } from '../problem';
import type { Field } from './field';

export type FormState = 'editing' | 'submitting' | 'done';

export interface SubmitContext {
  /** Aborted when the form unmounts, or the page returns from the back-forward cache. */
  readonly signal: AbortSignal;
  /** A token that no other submit has used; undefined for a form without captcha. */
  readonly captcha: string | undefined;
}

/** Proves that a person fills in the form. */
export interface CaptchaSource {
  /** A fresh token at each call. Throws a SubmitError or an HttpError. */
  token(signal: AbortSignal): Promise<string>;
}

export interface FormOptions<T extends object> {
  /** In `form-started`, `form-submitted` and `form-failed`. */
  name: string;
  /** The schema of the values, or a function that loads it when the visitor starts. Omitted if there are no fields. */
  schema?: Struct<T, unknown> | (() => Promise<Struct<T, unknown>>);
  /** Initial values of the fields, in display order. */
  initial: T;
  /** When a field's error is first shown; `blur` by default. Once shown, it follows every change. */
  validate?: 'blur' | 'change' | 'submit';
  /** Stores the typed values in this tab, under this key, until they are sent. */
  draftKey?: string;
  /** Keeps them after they are sent, until `dropDraft`: for a form that the visitor may return to. */
  keepsDraft?: boolean;
  /** Fields whose initial value was typed just now, and overrides the draft. */
  freshFields?: readonly (keyof T & string)[];
  /** Texts for the keys of the form's own rules. */
  messages?: Messages;
  /** The meanings of a service's error codes in this form; they override the built-in table. */
  codes?: Codes;
  /** Resolves when the values have been sent; stays pending while the page unloads. */
  onSubmit(values: T, context: SubmitContext): unknown;
}

export interface FormModel<T extends object> {
  readonly state: ReadonlySignal<FormState>;
  /** The error of the form as a whole, such as a failure of the service. */
  readonly error: ReadonlySignal<Problem | undefined>;
  /** The invalid fields, in display order. */
  readonly invalid: ReadonlySignal<readonly Field[]>;
  /** The number of failed submissions. */
  readonly failures: ReadonlySignal<number>;
  /** Whether the last submission had several errors, so that a summary links to them. */
  readonly hasSummary: ReadonlySignal<boolean>;
  /** In seconds: the remaining time of a rate limit. */
  readonly wait: ReadonlySignal<number>;
  /** Whether the visitor has started to fill it in. */
  readonly isStarted: ReadonlySignal<boolean>;
  /** Whether there are unsent values. */
  readonly isChanged: ReadonlySignal<boolean>;
  readonly isValid: ReadonlySignal<boolean>;
  readonly messages: Messages | undefined;

  field<K extends keyof T & string>(name: K): Field<T[K]>;
  values(): T;
  /** Fills in fields that the visitor has not changed, such as a detected country. */
  fill(values: Partial<T>): void;
  /** Resets to the initial values, or to others. */
  reset(values?: Partial<T>): void;
  submit(): Promise<void>;
  focus(name: keyof T & string): void;

  /** Requests a token of this captcha before each submission. Returns the cleanup function. */
  protect(captcha: CaptchaSource): () => void;
  /** The ref of the form's element. */
  attach(element: HTMLElement | null): void;
  update(options: FormOptions<T>): void;
  /** Starts effects that last while the form is shown; the returned function ends them. */
  connect(): () => void;
}
