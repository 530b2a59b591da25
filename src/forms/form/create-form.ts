import { focusControl } from './field';
import { createFields } from './fields';
import { createSubmission } from './submission';
import type { FormModel, FormOptions } from './types';

/**
 * The state of a form: values, errors and submission. Independent of React. The ids of its controls begin with `id`.
 */
export function createForm<T extends object>(id: string, initialOptions: FormOptions<T>): FormModel<T> {
  let options = initialOptions;
  let root: HTMLElement | null = null;
  const fields = createFields(
    id,
    () => options,
    () => submission.onEdit(),
  );
  const submission = createSubmission(() => options, fields);

  const { isChanged, isValid, invalid, values, fill } = fields;
  const { state, error, failures, hasSummary, isStarted, wait, submit, protect, connect } = submission;
  return {
    ...{ isChanged, isValid, invalid, values, fill },
    ...{ state, error, failures, hasSummary, isStarted, wait, submit, protect, connect },
    get messages() {
      return options.messages;
    },
    field: (name) => fields.field(name) as never,
    reset: (newValues) => submission.reset(() => fields.reset(newValues)),
    focus(name) {
      const target = fields.field(name);
      if (target) focusControl(root, target.id);
    },
    attach(element) {
      root = element;
      if (element) fields.attach(element);
    },
    update(next) {
      options = next;
    },
  };
}
