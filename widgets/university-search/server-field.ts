import type { Content } from '../../src/contract';

/** The state of the server's field, and what the visitor typed before the widget mounted. */
export interface ServerField {
  readonly action: string | undefined;
  /** May be empty. */
  readonly label: string | undefined;
  readonly text: string | undefined;
  /** Its attributes as a form field. */
  readonly input: {
    readonly name: string | undefined;
    readonly placeholder: string | undefined;
    readonly maxLength: number;
    readonly required: boolean;
  };
  /** Hidden fields that the server expects back. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
}

/** In characters; the service rejects longer queries. */
const MAX_LENGTH = 200;

export function readField(content: Content | undefined): ServerField {
  const element = content?.kind === 'live' ? content.element : undefined;
  const form = element?.closest('form') ?? element?.querySelector('form');
  const inputs = [...(element?.querySelectorAll('input') ?? [])];
  const field = inputs.find(({ type }) => type === 'text' || type === 'search');
  const labels = [...(element?.querySelectorAll('label') ?? [])];
  return {
    action: form?.getAttribute('action') ?? undefined,
    // `field.labels` ignores detached elements. A CMS may move the field and leave its label.
    label: (field
      ? labels.find((label) => label.htmlFor === field.id || label.contains(field))
      : labels[0]
    )?.textContent?.trim(),
    text: field?.value,
    input: {
      name: field?.name || undefined,
      placeholder: field?.placeholder || undefined,
      maxLength: field && field.maxLength > 0 ? field.maxLength : MAX_LENGTH,
      required: field?.required ?? false,
    },
    hidden: inputs.flatMap(({ type, name, value }) => (type === 'hidden' ? [[name, value] as const] : [])),
  };
}
