import type { Struct } from 'superstruct';
import { batch, computed, lazy, type ReadonlySignal, signal, type Signal, untracked } from '../../core';
import { createDraft } from './draft';
import { createField, type FieldState } from './field';
import { check } from './outcome';
import { createPointerGuard } from './pointer-guard';
import type { Problem } from '../problem';
import type { FormOptions } from './types';

export interface FormFields<T> {
  /** Whether there are unsent values. */
  readonly isChanged: ReadonlySignal<boolean>;
  readonly isValid: ReadonlySignal<boolean>;
  /** The invalid fields, in display order. */
  readonly invalid: ReadonlySignal<readonly FieldState[]>;
  /** Whether the values cannot be checked yet. */
  isSchemaMissing(): boolean;
  /** Rejects with the error of the import. The next call tries again. */
  fetchSchema(): Promise<void>;
  field(name: string | undefined): FieldState | undefined;
  values(): T;
  fill(values: Partial<T>): void;
  reset(values: Partial<T> | undefined): void;
  /** Reads the controls, and clears the service's errors. */
  prepare(): void;
  /** Returns the field, if there is one. */
  mark(field: FieldState | undefined, problem: Problem): FieldState | undefined;
  /** Shows the errors of all fields. Returns the validated values, or undefined if there are errors. */
  validate(): T | undefined;
  /** Marks all values as sent, and deletes the draft. */
  markSent(): void;
  attach(form: HTMLElement): void;
}

/**
 * The values, draft and errors of a form. Errors appear only in fields that the visitor has left. `onEdit` is called
 * after each change by the visitor, before its errors are shown.
 */
export function createFields<T extends object>(
  id: string,
  options: () => FormOptions<T>,
  onEdit: () => void,
): FormFields<T> {
  const { initial, draftKey, freshFields = [] } = options();
  const draft = draftKey ? createDraft(draftKey) : undefined;
  const isChanged = signal(false);
  const schema = createSchema(options);
  const pointer = createPointerGuard();
  const fields = Object.entries(initial).map(([name, value]) =>
    createField(name, `${id}-${name}`, value, { onChange, onLeave }),
  );
  const field = (name = '') => fields.find((candidate) => candidate.name === name);
  const values = () => Object.fromEntries(fields.map(({ name, value }) => [name, value.value])) as T;
  const checkAll = () => (schema.isMissing() ? undefined : check(values(), schema.current()));
  for (const [name, value] of Object.entries(draft?.read() ?? {}))
    if (!(freshFields as readonly string[]).includes(name)) restore(field(name), value, isChanged);

  function onChange(changed: FieldState) {
    changed.isChanged = isChanged.value = true;
    const stored = fields.filter((candidate) => candidate.isChanged && !candidate.isSecret);
    draft?.write(Object.fromEntries(stored.map(({ name, value }) => [name, value.peek()])));
    onEdit();
    show(
      (candidate) =>
        candidate.problem.peek() !== undefined || (candidate === changed && options().validate === 'change'),
    );
  }

  function onLeave(left: FieldState) {
    if (options().validate === 'submit') return;
    left.isTouched = true;
    pointer.after(() => show((candidate) => candidate.isTouched));
  }

  /** Updates the errors of the matching fields only. */
  function show(isShown: (field: FieldState) => boolean): T | undefined {
    const checked = untracked(checkAll);
    batch(() => {
      for (const formField of fields)
        if (checked && isShown(formField))
          formField.problem.value = formField.serviceProblem ?? checked.problems.get(formField.name);
    });
    return checked?.values;
  }

  function markSent() {
    isChanged.value = false;
    if (!options().keepsDraft) draft?.clear();
  }

  return {
    isChanged,
    isValid: computed(() => checkAll()?.values !== undefined),
    invalid: computed(() => fields.filter(({ problem }) => problem.value)),
    isSchemaMissing: () => untracked(schema.isMissing),
    fetchSchema: lazy(async () => {
      if (!(await schema.load())) return;
      pointer.after(() =>
        show((candidate) => candidate.isTouched || (candidate.isChanged && options().validate === 'change')),
      );
    }),
    field,
    values: () => untracked(values),
    fill(newValues) {
      for (const [name, value] of Object.entries(newValues)) if (!field(name)?.isChanged) field(name)?.set(value);
    },
    reset(newValues) {
      for (const [name, value] of Object.entries({ ...initial, ...newValues })) field(name)?.reset(value);
      markSent();
    },
    prepare() {
      for (const formField of fields) {
        formField.read();
        formField.serviceProblem = undefined;
      }
    },
    mark(target, problem) {
      if (target) target.serviceProblem = target.problem.value = problem;
      return target;
    },
    validate: () => show((formField) => (formField.isTouched = true)),
    markSent,
    attach: pointer.watch,
  };
}

/** A draft of another version of the form may contain a value of another type. */
function restore(target: FieldState | undefined, value: unknown, isChanged: Signal<boolean>) {
  if (!target || typeof value !== typeof target.value.peek()) return;
  target.value.value = value;
  target.isChanged = isChanged.value = true;
}

/** The validation schema, which may be loaded when the visitor starts to type. */
function createSchema<T extends object>(options: () => FormOptions<T>) {
  const fetched = signal<Struct<T, unknown> | undefined>(undefined);
  const current = () => {
    const { schema } = options();
    return typeof schema === 'function' ? fetched.value : schema;
  };
  return {
    current,
    isMissing: () => options().schema !== undefined && !current(),
    /** Whether there was something to load. */
    async load() {
      const { schema } = options();
      if (typeof schema !== 'function') return false;
      fetched.value = await schema();
      return true;
    },
  };
}
