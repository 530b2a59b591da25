import { type Messages, type ReadonlySignal, signal, type Signal } from '../../core';
import type { Problem } from '../problem';
import type { FormState } from './types';

/** A field of a form, from the view of its control. */
export interface Field<V = unknown> {
  readonly name: string;
  /** The control's id; the ids of its label, help and error derive from it. */
  readonly id: string;
  readonly value: ReadonlySignal<V>;
  readonly problem: ReadonlySignal<Problem | undefined>;
  /** The visible label. */
  label(): string;
  describe(label: string): void;
  /** The control's ref: shows the form's value. */
  attach(control: HTMLElement | null): void;
  /** The visitor changed the value. */
  change(value: V): void;
  /** The visitor left the control. */
  blur(): void;
  /** Changes the value programmatically, in the control as well. */
  set(value: V): void;
}

/** The part of a form that a control for values of type V needs. */
export interface FieldHost<N extends string, V> {
  readonly messages: Messages | undefined;
  readonly state: ReadonlySignal<FormState>;
  field(name: N): Field<V>;
}

/** The field with members that only its form may use. */
export interface FieldState extends Field {
  readonly value: Signal<unknown>;
  readonly problem: Signal<Problem | undefined>;
  /** The service's error about the value. Cleared when the value changes or is sent again. */
  serviceProblem: Problem | undefined;
  /** Whether the visitor has left it, or has tried to submit it. */
  isTouched: boolean;
  isChanged: boolean;
  /** Passwords and codes are never stored. Stays true when the control is removed. */
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

/** Browsers autofill by the same token, so every secret field has it. */
export function isSecret(control: HTMLElement): boolean {
  return /password|one-time-code/.test(control.getAttribute('autocomplete') ?? '');
}

/** The value of a radio group is set through its fieldset. */
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
