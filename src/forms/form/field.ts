import { type Messages, type ReadonlySignal, signal, type Signal } from '../../core';
import type { Problem } from '../problem';
import type { FormState } from './types';

/** One question of a form, as its control sees it. */
export interface Field<V = unknown> {
  readonly name: string;
  /** Of the control; its label, help and error derive theirs from it. */
  readonly id: string;
  readonly value: ReadonlySignal<V>;
  readonly problem: ReadonlySignal<Problem | undefined>;
  /** The visible label. */
  label(): string;
  describe(label: string): void;
  /** The control's ref: shows the value that the form holds. */
  attach(control: HTMLElement | null): void;
  /** The visitor changed the value. */
  change(value: V): void;
  /** The visitor left the control. */
  blur(): void;
  /** The program changes the value, in the control as well. */
  set(value: V): void;
}

/** The part of a form that a control for values of type V needs. */
export interface FieldHost<N extends string, V> {
  readonly messages: Messages | undefined;
  readonly state: ReadonlySignal<FormState>;
  field(name: N): Field<V>;
}

/** The field with what only its form may touch. */
export interface FieldState extends Field {
  readonly value: Signal<unknown>;
  readonly problem: Signal<Problem | undefined>;
  /** The service's error about the value. Cleared when the value changes or is sent again. */
  serviceProblem: Problem | undefined;
  /** Whether the visitor has left it, or has tried to send it. */
  isTouched: boolean;
  isChanged: boolean;
  /** Passwords and codes are never stored. Stays true when the control goes away. */
  isSecret: boolean;
  reset(value: unknown): void;
  /** Takes a text that an autofill program wrote into the control without an `input` event. */
  read(): void;
}

interface FieldEvents {
  onChange(field: FieldState): void;
  onLeave(field: FieldState): void;
}

export function createField(
  name: string,
  id: string,
  initial: unknown,
  { onChange, onLeave }: FieldEvents,
): FieldState {
  let control: HTMLElement | null = null;
  let label = name;

  const field: FieldState = {
    name,
    id,
    value: signal(initial),
    problem: signal<Problem | undefined>(undefined),
    serviceProblem: undefined,
    isTouched: false,
    isChanged: false,
    isSecret: false,
    label: () => label,
    describe(text) {
      label = text;
    },
    attach(element) {
      control = element;
      if (!element) return;
      field.isSecret ||= isSecret(element);
      element.addEventListener('change', field.read);
      writeTo(element, field.value.peek());
    },
    change(value) {
      if (value === field.value.peek()) return;
      field.value.value = value;
      field.serviceProblem = undefined;
      onChange(field);
    },
    blur: () => onLeave(field),
    set(value) {
      field.value.value = value;
      if (control) writeTo(control, value);
    },
    reset(value) {
      field.isTouched = field.isChanged = false;
      field.problem.value = field.serviceProblem = undefined;
      field.set(value);
    },
    read() {
      if (
        control?.matches('input:not([type=checkbox]), textarea') &&
        (control as HTMLInputElement).value !== String(field.value.peek() ?? '')
      )
        control.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
  return field;
}

/** A browser autofills by the same token, so it is the one mark that a secret field cannot do without. */
export function isSecret(control: HTMLElement): boolean {
  return /password|one-time-code/.test(control.getAttribute('autocomplete') ?? '');
}

/** A group of radio buttons is written through its fieldset. */
export function writeTo(control: HTMLElement, value: unknown) {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === true;
  else if (control instanceof HTMLFieldSetElement)
    for (const radio of control.querySelectorAll('input')) radio.checked = radio.value === value;
  else (control as HTMLInputElement).value = String(value ?? '');
}

export function focusControl(root: ParentNode | null, id: string) {
  const control = root?.querySelector<HTMLElement>(`[id="${id}"]`);
  if (control instanceof HTMLFieldSetElement)
    (control.querySelector<HTMLElement>(':checked') ?? control.querySelector('input'))?.focus();
  else control?.focus();
}
