/** What the form does to the elements that a visitor types into. */

/** A browser autofills by the same token, so it is the one mark that a secret field cannot do without. */
export function isSecret(control: HTMLElement): boolean {
  return /password|one-time-code/.test(control.getAttribute('autocomplete') ?? '');
}

/** A group of radio buttons is written through its fieldset. */
export function writeTo(control: HTMLElement, value: unknown) {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === true;
  else if (control instanceof HTMLFieldSetElement) for (const radio of control.querySelectorAll('input')) radio.checked = radio.value === value;
  else (control as HTMLInputElement).value = String(value ?? '');
}

export function focusControl(root: ParentNode | null, id: string) {
  const control = root?.querySelector<HTMLElement>(`[id="${id}"]`);
  if (control instanceof HTMLFieldSetElement) (control.querySelector<HTMLElement>(':checked') ?? control.querySelector('input'))?.focus();
  else control?.focus();
}
