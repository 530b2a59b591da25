import type { Struct } from 'superstruct';
import { batch, computed, publish, signal, untracked } from '../../core';
import type { FormController } from '../feedback/controller';
import type { Problem } from '../problem';
import { focusControl } from './control';
import { createDraft } from './draft';
import { createField, type FieldState } from './field';
import { loadFeedback, type Feedback } from './load-feedback';
import { createPointerGuard } from './pointer-guard';
import type { CaptchaSource, Form, FormOptions, FormState } from './types';

/**
 * What a form holds, from its first showing to its end. What it makes of the
 * answers (rules, words, sending) is fetched when the visitor begins, and catches
 * up with what was typed until then. Knows no React. The ids of its controls begin with `id`.
 */
export function createForm<T extends object>(id: string, initialOptions: FormOptions<T>): Form<T> {
  let options = initialOptions;
  let root: HTMLElement | null = null;
  let captcha: CaptchaSource | undefined;
  let request = new AbortController();
  let loading: Promise<unknown> | undefined;

  const state = signal<FormState>('editing');
  const error = signal<Problem | undefined>(undefined);
  const failures = signal(0);
  const hasSummary = signal(false);
  const wait = signal(0);
  const isStarted = signal(false);
  const isChanged = signal(false);
  const feedback = signal<Feedback | undefined>(undefined);
  const answering = signal<FormController | undefined>(undefined);
  const press = createPointerGuard();

  const { initial, draftKey } = options;
  const draft = draftKey ? createDraft(draftKey) : undefined;
  const fields = Object.entries(initial).map(([name, value]) => createField(name, `${id}-${name}`, value, { onChange, onLeave }));
  const field = (name = '') => fields.find((one) => one.name === name);
  const invalid = computed(() => fields.filter(({ problem }) => problem.value));
  for (const [name, value] of Object.entries(draft?.read() ?? {})) restore(field(name), value);

  function restore(one: FieldState | undefined, value: unknown) {
    if (!one || typeof value !== typeof one.value.peek()) return;
    one.value.value = value;
    one.isChanged = isChanged.value = true;
  }

  function onChange(changed: FieldState) {
    changed.isChanged = isChanged.value = true;
    const kept = fields.filter((one) => one.isChanged && !one.isSecret);
    draft?.write(Object.fromEntries(kept.map(({ name, value }) => [name, value.peek()])));
    if (state.peek() === 'done') state.value = 'editing';
    answering.peek()?.changed(changed);
    start();
  }

  function onLeave(left: FieldState) {
    if (options.validate === 'submit') return;
    left.isTouched = true;
    answering.peek()?.left();
  }

  function start() {
    if (isStarted.peek()) return;
    isStarted.value = true;
    publish('form-started', { form: options.name });
    load().catch(() => undefined);
  }

  /** Asked for again after a failure. */
  function load() {
    loading ??= Promise.all([loadFeedback(), typeof options.schema === 'function' ? options.schema() : undefined]).then(
      ([loaded, fetched]) => {
        const schema = () => fetched ?? (options.schema as Struct<T, unknown>);
        const created = loaded.createController({ fields, invalid, state, error, failures, hasSummary, wait, press, values, settle, schema, options: () => options, captcha: () => captcha });
        batch(() => {
          feedback.value = loaded;
          answering.value = created;
        });
      },
      (cause: unknown) => {
        loading = undefined;
        throw cause;
      },
    );
    return loading;
  }

  async function submit() {
    if (state.peek() === 'submitting') return;
    const { signal } = (request = new AbortController());
    start();
    if (!answering.peek()) await loadBusily();
    if (!signal.aborted) await answering.peek()?.submit(signal);
  }

  async function loadBusily() {
    error.value = undefined;
    state.value = 'submitting';
    await load().catch(() => {
      error.value = { key: 'offline' };
      failures.value += 1;
    });
    state.value = 'editing';
  }

  function values() {
    return Object.fromEntries(fields.map(({ name, value }) => [name, value.value])) as T;
  }

  function settle() {
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
    feedback,
    wait,
    isChanged,
    isValid: computed(() => answering.value?.isValid() ?? false),
    invalid,
    get messages() {
      return options.messages;
    },
    field: (name) => field(name) as never,
    values: () => untracked(values),
    fill(given) {
      for (const [name, value] of Object.entries(given)) if (!field(name)?.isChanged) field(name)?.set(value);
    },
    reset(given) {
      request.abort();
      batch(() => {
        for (const [name, value] of Object.entries({ ...initial, ...given })) field(name)?.reset(value);
        settle();
        error.value = undefined;
        hasSummary.value = false;
        state.value = 'editing';
      });
    },
    submit,
    focus(name) {
      const asked = field(name);
      if (asked) focusControl(root, asked.id);
    },
    protect(source) {
      captcha = source;
      return () => {
        if (captcha === source) captcha = undefined;
      };
    },
    attach(element) {
      root = element;
      if (element) press.watch(element);
    },
    update(next) {
      options = next;
    },
    connect() {
      addEventListener('pageshow', onPageShow);
      return () => {
        removeEventListener('pageshow', onPageShow);
        stop();
        answering.peek()?.stop();
      };
    },
  };
}
