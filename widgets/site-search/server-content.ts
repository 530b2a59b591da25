import type { Content } from '../../src/contract';
import { config, parameterName, safeRedirect } from '../../src/core';

/** The state of the server's form, and what the visitor typed before the widget mounted. */
export interface ServerForm {
  readonly action: string | undefined;
  /** Undefined if it has no search field. */
  readonly text: string | undefined;
  /** Hidden fields that the server expects back. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
  readonly field: HTMLInputElement | undefined;
}

export function readForm(content: Content | undefined): ServerForm {
  const element = content?.kind === 'live' ? content.element : undefined;
  const form = element?.closest('form') ?? element?.querySelector('form');
  const inputs = [...(form?.querySelectorAll('input') ?? [])];
  const field = inputs.find(({ name }) => name === parameterName('q')) ?? onlyTextField(inputs);
  return {
    action: form?.getAttribute('action') ?? undefined,
    text: field?.value,
    hidden: inputs.flatMap(({ type, name, value }) => (type === 'hidden' ? [[name, value] as const] : [])),
    field,
  };
}

/** WordPress names the field `s`: a form with a single text field is a search form, whatever the name. */
function onlyTextField(inputs: readonly HTMLInputElement[]): HTMLInputElement | undefined {
  const fields = inputs.filter(({ type, name }) => name && (type === 'search' || type === 'text'));
  return fields.length === 1 ? fields[0] : undefined;
}

/** The result page. A third party would read what is typed. */
export function safeAction(action: string | undefined): string {
  return action && safeRedirect(action, '') ? action : config().pages.search;
}

/** The query of the form's action. A GET form drops it, but the server may identify the page by it. */
export function hiddenFields(action: string, { hidden, field }: ServerForm): ServerForm['hidden'] {
  const sent = new Set([...hidden.map(([name]) => name), field?.name || parameterName('q')]);
  return [...hidden, ...[...new URL(action, location.href).searchParams].filter(([name]) => !sent.has(name))];
}
