import { batch, onRestoredPage, publish, type ReadonlySignal, signal } from '../../core';
import { createCountdown } from './countdown';
import type { FormFields } from './fields';
import { outcomeOf, type Outcome } from './outcome';
import type { Problem } from '../problem';
import type { CaptchaSource, FormOptions, FormState } from './types';

/** In milliseconds. After a fast response, the third of five clicks must not send the same values again. */
const REPEAT_GUARD = 500;

export interface Submission {
  readonly state: ReadonlySignal<FormState>;
  readonly error: ReadonlySignal<Problem | undefined>;
  readonly failures: ReadonlySignal<number>;
  readonly hasSummary: ReadonlySignal<boolean>;
  readonly isStarted: ReadonlySignal<boolean>;
  /** In seconds. */
  readonly wait: ReadonlySignal<number>;
  submit(): Promise<void>;
  /** The visitor changed a value. */
  onEdit(): void;
  /** Aborts the request, and starts again after `resetFields`. */
  reset(resetFields: () => void): void;
  protect(captcha: CaptchaSource): () => void;
  connect(): () => void;
}

/** Submits the values of a form, one request at a time, and shows the result. */
export function createSubmission<T extends object>(options: () => FormOptions<T>, fields: FormFields<T>): Submission {
  let captcha: CaptchaSource | undefined;
  let request = new AbortController();
  let lastSent = 0;
  const state = signal<FormState>('editing');
  const isStarted = signal(false);
  const countdown = createCountdown();
  const { error, failures, hasSummary, showFailure, fail } = createFailures(options, fields, countdown.start);

  function start() {
    if (!isStarted.peek()) {
      isStarted.value = true;
      publish('form-started', { form: options().name });
    }
    // A failure is not cached, so that the next change or submit tries again.
    fields.fetchSchema().catch(() => undefined);
  }

  async function submit() {
    if (state.peek() === 'submitting' || countdown.seconds.peek() || Date.now() - lastSent < REPEAT_GUARD) return;
    const { signal } = (request = new AbortController());
    error.value = undefined;
    fields.prepare();
    start();
    if (fields.isSchemaMissing() && !(await hasSchema(signal))) return;
    const checked = fields.validate();
    if (checked) await send(checked, signal);
    else fail();
  }

  async function hasSchema(signal: AbortSignal) {
    state.value = 'submitting';
    try {
      await fields.fetchSchema();
    } catch {
      error.value = { key: navigator.onLine ? 'unreachable' : 'offline' };
      fail();
    }
    state.value = 'editing';
    return !error.peek() && !signal.aborted;
  }

  async function send(checked: T, signal: AbortSignal) {
    const { name, codes, initial, onSubmit } = options();
    lastSent = Date.now();
    hasSummary.value = false;
    state.value = 'submitting';
    try {
      await onSubmit(checked, { signal, captcha: await captcha?.token(signal) });
      // Also if the success itself has removed the form, but not if the visitor has changed a value meanwhile.
      if (lastSent || signal.aborted) fields.markSent();
      publish('form-submitted', { form: name });
      if (!signal.aborted) state.value = lastSent ? 'done' : 'editing';
    } catch (cause) {
      if (signal.aborted) return;
      state.value = 'editing';
      const outcome = outcomeOf(cause, codes, Object.keys(initial));
      if (outcome) showFailure(outcome);
    }
  }

  function stop() {
    request.abort();
    if (state.peek() === 'submitting') state.value = 'editing';
  }

  return {
    ...{ state, error, failures, hasSummary, isStarted, wait: countdown.seconds, submit },
    onEdit() {
      lastSent = 0;
      if (state.peek() === 'done') state.value = 'editing';
      start();
    },
    reset(resetFields) {
      request.abort();
      batch(() => {
        resetFields();
        error.value = undefined;
        hasSummary.value = false;
        state.value = 'editing';
      });
    },
    protect(source) {
      captcha = source;
      return () => {
        if (captcha === source) captcha = undefined;
      };
    },
    connect() {
      const stopWatching = onRestoredPage(stop);
      return () => {
        stopWatching();
        stop();
        countdown.stop();
      };
    },
  };
}

/**
 * The errors of the last attempt: an error of the whole form, errors of its fields, and whether a summary is needed.
 */
function createFailures<T extends object>(
  options: () => FormOptions<T>,
  fields: FormFields<T>,
  startCountdown: (seconds: number) => void,
) {
  const error = signal<Problem | undefined>(undefined);
  const failures = signal(0);
  const hasSummary = signal(false);

  function fail() {
    batch(() => {
      hasSummary.value = fields.invalid.peek().length > 1;
      failures.value += 1;
    });
  }

  function showFailure({ key, values, messages, wait, fields: fieldProblems, field, clears }: Outcome) {
    publish('form-failed', { form: options().name, reason: key });
    const problem = { key, values, messages };
    const failedField = fields.field(field);
    if (clears) failedField?.set('');
    if (wait) startCountdown(wait);
    for (const [name, fieldProblem] of fieldProblems ?? []) fields.mark(fields.field(name), fieldProblem);
    if (!fieldProblems?.size && !fields.mark(failedField, problem)) error.value = problem;
    fail();
  }

  return { error, failures, hasSummary, showFailure, fail };
}
