import type { Struct } from 'superstruct';
import { batch, publish, untracked, type ReadonlySignal, type Signal } from '../../core';
import { createCountdown } from '../form/countdown';
import type { FieldState } from '../form/field';
import type { PointerGuard } from '../form/pointer-guard';
import type { CaptchaSource, FormOptions, FormState } from '../form/types';
import type { Problem } from '../problem';
import { check } from './check';
import { outcomeOf, type Outcome } from './outcome';

/** In milliseconds. A fast answer must not let the third of five clicks send the same values again. */
const REPEAT_GUARD = 500;

/** What the form holds, and what only the half that answers may set. */
export interface Answered<T extends object> {
  readonly fields: readonly FieldState[];
  readonly invalid: ReadonlySignal<readonly FieldState[]>;
  readonly state: Signal<FormState>;
  readonly error: Signal<Problem | undefined>;
  readonly failures: Signal<number>;
  readonly hasSummary: Signal<boolean>;
  readonly wait: Signal<number>;
  readonly press: PointerGuard;
  values(): T;
  schema(): Struct<T, unknown>;
  options(): FormOptions<T>;
  captcha(): CaptchaSource | undefined;
  /** The values have arrived: nothing is unsent, and no draft is kept. */
  settle(): void;
}

/** What a form makes of its answers, once the visitor has begun. */
export interface FormController {
  changed(field: FieldState): void;
  /** A control was left. */
  left(): void;
  isValid(): boolean;
  submit(signal: AbortSignal): Promise<void>;
  stop(): void;
}

export function createController<T extends object>(form: Answered<T>): FormController {
  const { fields, invalid, press, state, error, failures, hasSummary, options } = form;
  const countdown = createCountdown(form.wait);
  let lastSent = 0;
  // What was typed before anything could be said about it.
  press.after(() => show((field) => field.isTouched || (field.isChanged && options().validate === 'change')));

  function checkAll() {
    return check(form.values(), form.schema());
  }

  /** Shows what is wrong with some fields, and leaves the others in peace. */
  function show(isShown: (field: FieldState) => boolean) {
    const { problems, values } = untracked(checkAll);
    batch(() => {
      for (const field of fields) if (isShown(field)) field.problem.value = field.refused ?? problems.get(field.name);
    });
    return values as T | undefined;
  }

  async function submit(signal: AbortSignal) {
    if (countdown.seconds.peek() || Date.now() - lastSent < REPEAT_GUARD) return;
    error.value = undefined;
    for (const field of fields) field.refused = undefined;
    const values = show((field) => (field.isTouched = true));
    if (values) await send(values, signal);
    else fail();
  }

  async function send(values: T, signal: AbortSignal) {
    lastSent = Date.now();
    hasSummary.value = false;
    state.value = 'submitting';
    try {
      await options().onSubmit(values, { signal, captcha: await form.captcha()?.token(signal) });
      // Also when the success itself has taken the form away.
      form.settle();
      publish('form-submitted', { form: options().name });
      if (!signal.aborted) state.value = 'done';
    } catch (cause) {
      if (!signal.aborted) refuse(outcomeOf(cause, options().codes));
    }
  }

  function refuse(outcome: Outcome | undefined) {
    state.value = 'editing';
    if (!outcome) return;
    const named = (name: string | undefined) => fields.find((field) => field.name === name);
    const problem = { key: outcome.key, values: outcome.values, messages: outcome.messages };
    if (outcome.clears) named(outcome.field)?.set('');
    if (outcome.wait) countdown.start(outcome.wait);
    const field = named(outcome.field);
    if (field) field.refused = field.problem.value = problem;
    else error.value = problem;
    fail();
  }

  function fail() {
    batch(() => {
      hasSummary.value = invalid.peek().length > 1;
      failures.value += 1;
    });
  }

  return {
    changed(changed) {
      lastSent = 0;
      show((field) => field.problem.peek() !== undefined || (field === changed && options().validate === 'change'));
    },
    left: () => press.after(() => show((field) => field.isTouched)),
    isValid: () => checkAll().values !== undefined,
    submit,
    stop: countdown.stop,
  };
}
