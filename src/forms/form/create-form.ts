import type { Struct } from 'superstruct';
import { batch, computed, lazy, publish, signal, untracked } from '../../core';
import { createCountdown } from './countdown';
import { createDraft } from './draft';
import { createField, focusControl, type FieldState } from './field';
import { check, outcomeOf, type Outcome } from './outcome';
import { createPointerGuard } from './pointer-guard';
import type { Problem } from '../problem';
import type { CaptchaSource, FormModel, FormOptions, FormState } from './types';

/** In milliseconds. A fast answer must not let the third of five clicks send the same values again. */
const REPEAT_GUARD = 500;

/**
 * The state of a form from its first showing to its end: what is typed, what is wrong with it, and sending it. Knows
 * no React. The ids of its controls begin with `id`.
 */
export function createForm<T extends object>(id: string, initialOptions: FormOptions<T>): FormModel<T> {
  let options = initialOptions;
  let root: HTMLElement | null = null;
  let captcha: CaptchaSource | undefined;
  let request = new AbortController();
  let lastSent = 0;

  const state = signal<FormState>('editing');
  const error = signal<Problem | undefined>(undefined);
  const failures = signal(0);
  const hasSummary = signal(false);
  const isStarted = signal(false);
  const isChanged = signal(false);
  const fetchedSchema = signal<Struct<T, unknown> | undefined>(undefined);
  const countdown = createCountdown();
  const pointer = createPointerGuard();

  const { initial, draftKey, freshFields = [] } = options;
  const draft = draftKey ? createDraft(draftKey) : undefined;
  const fields = Object.entries(initial).map(([name, value]) =>
    createField(name, `${id}-${name}`, value, { onChange, onLeave }),
  );
  const field = (name = '') => fields.find((candidate) => candidate.name === name);
  const invalid = computed(() => fields.filter(({ problem }) => problem.value));
  for (const [name, value] of Object.entries(draft?.read() ?? {}))
    if (!(freshFields as readonly string[]).includes(name)) restore(field(name), value);

  function restore(target: FieldState | undefined, value: unknown) {
    if (!target || typeof value !== typeof target.value.peek()) return;
    target.value.value = value;
    target.isChanged = isChanged.value = true;
  }

  function onChange(changed: FieldState) {
    changed.isChanged = isChanged.value = true;
    lastSent = 0;
    const stored = fields.filter((candidate) => candidate.isChanged && !candidate.isSecret);
    draft?.write(Object.fromEntries(stored.map(({ name, value }) => [name, value.peek()])));
    if (state.peek() === 'done') state.value = 'editing';
    start();
    show(
      (candidate) => candidate.problem.peek() !== undefined || (candidate === changed && options.validate === 'change'),
    );
  }

  function onLeave(left: FieldState) {
    if (options.validate === 'submit') return;
    left.isTouched = true;
    pointer.after(() => show((candidate) => candidate.isTouched));
  }

  function start() {
    if (!isStarted.peek()) {
      isStarted.value = true;
      publish('form-started', { form: options.name });
    }
    fetchSchema().catch(() => undefined);
  }

  /** Judges what was typed until it came; a failure is forgotten, so that the next change or submit asks again. */
  const fetchSchema = lazy(async () => {
    const { schema } = options;
    if (typeof schema !== 'function') return;
    fetchedSchema.value = await schema();
    pointer.after(() =>
      show((candidate) => candidate.isTouched || (candidate.isChanged && options.validate === 'change')),
    );
  });

  function checkAll() {
    const schema = typeof options.schema === 'function' ? fetchedSchema.value : options.schema;
    return options.schema && !schema ? undefined : check(values(), schema);
  }

  /** Shows what is wrong with some fields, and leaves the others in peace. */
  function show(isShown: (field: FieldState) => boolean): T | undefined {
    const checked = untracked(checkAll);
    batch(() => {
      for (const formField of fields)
        if (checked && isShown(formField))
          formField.problem.value = formField.serviceProblem ?? checked.problems.get(formField.name);
    });
    return checked?.values;
  }

  async function submit() {
    if (state.peek() === 'submitting' || countdown.seconds.peek() || Date.now() - lastSent < REPEAT_GUARD) return;
    const { signal } = (request = new AbortController());
    error.value = undefined;
    for (const formField of fields) formField.serviceProblem = undefined;
    start();
    if (!untracked(checkAll) && !(await hasSchema(signal))) return;
    const checked = show((formField) => (formField.isTouched = true));
    if (checked) await send(checked, signal);
    else fail();
  }

  async function hasSchema(signal: AbortSignal) {
    state.value = 'submitting';
    try {
      await fetchSchema();
    } catch {
      error.value = { key: navigator.onLine ? 'unreachable' : 'offline' };
      fail();
    }
    state.value = 'editing';
    return !error.peek() && !signal.aborted;
  }

  async function send(checked: T, signal: AbortSignal) {
    lastSent = Date.now();
    hasSummary.value = false;
    state.value = 'submitting';
    try {
      await options.onSubmit(checked, { signal, captcha: await captcha?.token(signal) });
      // Also when the success itself has taken the form away.
      markSent();
      publish('form-submitted', { form: options.name });
      if (!signal.aborted) state.value = 'done';
    } catch (cause) {
      if (!signal.aborted) showFailure(outcomeOf(cause, options.codes, Object.keys(initial)));
    }
  }

  function showFailure(outcome: Outcome | undefined) {
    state.value = 'editing';
    if (!outcome) return;
    const { key, values: named, messages, wait, fields: wrong } = outcome;
    publish('form-failed', { form: options.name, reason: key });
    const problem = { key, values: named, messages };
    const failedField = field(outcome.field);
    if (outcome.clears) failedField?.set('');
    if (wait) countdown.start(wait);
    for (const [name, fieldProblem] of wrong ?? []) mark(field(name), fieldProblem);
    if (!wrong?.size && !mark(failedField, problem)) error.value = problem;
    fail();
  }

  function mark(target: FieldState | undefined, problem: Problem) {
    if (target) target.serviceProblem = target.problem.value = problem;
    return target;
  }

  function fail() {
    batch(() => {
      hasSummary.value = invalid.peek().length > 1;
      failures.value += 1;
    });
  }

  function values() {
    return Object.fromEntries(fields.map(({ name, value }) => [name, value.value])) as T;
  }

  /** Nothing is unsent any more, and the draft goes. */
  function markSent() {
    isChanged.value = false;
    draft?.clear();
  }

  /** A page that comes back from the back-forward cache must not wait for an answer that never comes. */
  function onPageShow({ persisted }: PageTransitionEvent) {
    if (persisted) stop();
  }

  function stop() {
    request.abort();
    if (state.peek() === 'submitting') state.value = 'editing';
  }

  return {
    state,
    error,
    failures,
    hasSummary,
    isStarted,
    wait: countdown.seconds,
    isChanged,
    isValid: computed(() => checkAll()?.values !== undefined),
    invalid,
    get messages() {
      return options.messages;
    },
    field: (name) => field(name) as never,
    values: () => untracked(values),
    fill(newValues) {
      for (const [name, value] of Object.entries(newValues)) if (!field(name)?.isChanged) field(name)?.set(value);
    },
    reset(newValues) {
      request.abort();
      batch(() => {
        for (const [name, value] of Object.entries({ ...initial, ...newValues })) field(name)?.reset(value);
        markSent();
        error.value = undefined;
        hasSummary.value = false;
        state.value = 'editing';
      });
    },
    submit,
    focus(name) {
      const target = field(name);
      if (target) focusControl(root, target.id);
    },
    protect(source) {
      captcha = source;
      return () => {
        if (captcha === source) captcha = undefined;
      };
    },
    attach(element) {
      root = element;
      if (element) pointer.watch(element);
    },
    update(next) {
      options = next;
    },
    connect() {
      addEventListener('pageshow', onPageShow);
      return () => {
        removeEventListener('pageshow', onPageShow);
        stop();
        countdown.stop();
      };
    },
  };
}
