import { domCall, domGet } from '../contract';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** In milliseconds: fields that appear later are not restored. */
const LONGEST = 10_000;
const CONTROLS = 'input:not([type="hidden"]),select,textarea';

/**
 * Controls of the server's form that hold what a visitor or a password manager wrote before the widget came, and the
 * one with the focus.
 */
export function typedIn(element: Element): Typed[] {
  const active = domGet(document, 'activeElement');
  return [...domCall(element, 'querySelectorAll', CONTROLS)].flatMap((one) => {
    const control = one as Control;
    const hasFocus = control === active;
    if (!control.name || !(hasFocus || isChanged(control))) return [];
    // Removed from the page it loses its caret.
    const { selectionStart, selectionEnd } = control as HTMLInputElement;
    return [
      {
        control,
        hasFocus,
        selection: hasFocus && selectionStart !== null ? [selectionStart, selectionEnd ?? selectionStart] : undefined,
      },
    ];
  });
}

interface Typed {
  readonly control: Control;
  readonly hasFocus: boolean;
  readonly selection: readonly [number, number] | undefined;
}

/** Moves it into the widget's fields of the same names, as if it were typed there, as soon as each is there. */
export function moveTyped(typed: Typed[], element: Element) {
  const waiting = () => typed.filter((one) => !move(one, element));
  let rest = waiting();
  if (!rest.length) return;
  const observer = new MutationObserver(() => {
    typed = rest;
    rest = waiting();
    if (!rest.length) observer.disconnect();
  });
  observer.observe(element, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), LONGEST);
}

/** False while there is no such field. */
function move({ control, hasFocus, selection }: Typed, element: Element): boolean {
  const field = ([...domCall(element, 'querySelectorAll', CONTROLS)] as Control[]).find(
    (one) =>
      one.name === control.name &&
      isCheck(one) === isCheck(control) &&
      (!isCheck(control) || one.value === control.value),
  );
  if (!field) return false;
  if (isCheck(field)) {
    if (field.checked !== (control as HTMLInputElement).checked) field.click();
  } else if (isChanged(control) && field.value !== control.value) {
    // Past React, which would take its own value for the visitor's.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, control.value);
    field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
  }
  if (!hasFocus) return true;
  field.focus({ preventScroll: true });
  if (selection && (field as HTMLInputElement).selectionStart !== null)
    (field as HTMLInputElement).setSelectionRange(...selection);
  return true;
}

function isChanged(control: Control): boolean {
  if (isCheck(control)) return control.checked !== control.defaultChecked;
  return control instanceof HTMLSelectElement
    ? [...control.options].some(({ selected, defaultSelected }) => selected && !defaultSelected) &&
        control.selectedIndex > 0
    : control.value !== control.defaultValue;
}

function isCheck(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}
