import type { Content } from '../../src/contract';

/** What the server's form says, and what the visitor has done in it before the widget was there. */
export interface ServerForm {
  readonly action: string | undefined;
  /** Undefined where it has no search field. */
  readonly text: string | undefined;
  /** Further values that the server wants back. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
  readonly field: HTMLInputElement | undefined;
}

export function readForm(content: Content | undefined): ServerForm {
  const element = content?.kind === 'live' ? content.element : undefined;
  const form = element?.closest('form') ?? element?.querySelector('form');
  const inputs = [...(form?.querySelectorAll('input') ?? [])];
  const field = inputs.find(({ name }) => name === 'q');
  return {
    action: form?.getAttribute('action') ?? undefined,
    text: field?.value,
    hidden: inputs.flatMap(({ type, name, value }) => (type === 'hidden' ? [[name, value] as const] : [])),
    field,
  };
}
