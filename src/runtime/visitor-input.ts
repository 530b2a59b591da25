import { domCall, domGet } from '../contract';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Restores one action of the visitor. False while its counterpart in the widget does not exist. */
type Restore = () => boolean;

/** With the overload that takes options as the last one, which `domCall` reads. */
type Scrolled = Element & { scroll(options: ScrollToOptions): void };

/** In milliseconds: how long a counterpart may take to appear. */
const TIMEOUT = 10_000;
const FIELDS = 'input:not([type="hidden"]),select,textarea';
const UNMOUNTED = '[data-module]:not([data-state="mounted"])';
const CONTROLS = `a[href],button,summary,[tabindex],${FIELDS}`;

/** Scrolled in placeholders that are not mounted. To read the positions of all elements, browsers lay out the page. */
const scrolled = new Set<Element>();

addEventListener(
  'scroll',
  ({ target }) => target instanceof Element && domCall(target, 'closest', UNMOUNTED) && scrolled.add(target),
  true,
);

/**
 * Captures the effects of the visitor, or of a password manager, on the server-rendered content: changed fields, the
 * focused control with its caret, a click, selected text and scroll positions.
 */
export function captureInput(element: Element, clicked: Element | undefined): Restore[] {
  const fields = queryAll<Field>(element, FIELDS);
  const restores: Restore[] = fields.filter(isChanged).map((field) => () => {
    const counterpart = counterpartOf(field, fields, element);
    if (counterpart) copyValue(field, counterpart);
    return Boolean(counterpart);
  });
  const focused = domGet(document, 'activeElement');
  if (focused && focused !== element && domCall(element, 'contains', focused))
    restores.push(restoreFocus(focused, fields, element));
  if (clicked) restores.push(repeatClick(clicked, element));
  // To read a selection where nothing is selected, Chromium lays out the page, and each mount has changed it. Before the
  // first interaction, there is none. Firefox 115 does not say.
  const { userActivation } = navigator;
  const selection = userActivation?.hasBeenActive === false ? null : getSelection();
  if (selection && domCall(element, 'contains', selection.anchorNode) && !selection.isCollapsed)
    restores.push(restoreSelection(selection, element));
  for (const node of scrolled)
    if (domCall(element, 'contains', node)) {
      scrolled.delete(node);
      restores.push(restoreScroll(node, element));
    }
  return restores;
}

/** Applies the captured input, and again as the widget renders more, until everything is restored. */
export function restoreInput(restores: Restore[], element: Element) {
  const run = () => (restores = restores.filter((restore) => !restore())).length;
  if (!run()) return;
  const observer = new MutationObserver(() => run() || observer.disconnect());
  observer.observe(element, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), TIMEOUT);
}

function restoreFocus(focused: Element, fields: readonly Field[], element: Element): Restore {
  // A field that is removed from the page loses its caret.
  const { selectionStart, selectionEnd } = focused as HTMLInputElement;
  return () => {
    const current = domGet(document, 'activeElement');
    if (current && current !== document.body) return true;
    const isField = fields.includes(focused as Field);
    const target = isField ? counterpartOf(focused as Field, fields, element) : sameControl(focused, element);
    if (!target) return false;
    (target as HTMLElement).focus({ preventScroll: true });
    const field = target as HTMLInputElement;
    if (isField && selectionStart !== null && field.selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd);
    return true;
  };
}

/** A details element that the visitor opened is not closed again. */
function repeatClick(clicked: Element, element: Element): Restore {
  const details = domCall(clicked, 'closest', 'details') as HTMLDetailsElement | null;
  return () => {
    const target = sameControl(clicked, element) as HTMLElement | undefined;
    if (target && target !== clicked && target.ariaExpanded !== String(details?.open)) target.click();
    return Boolean(target);
  };
}

/** If the widget shows the server's own nodes, and nothing else was selected since. */
function restoreSelection(selection: Selection, element: Element): Restore {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  return () => {
    if (!selection.isCollapsed) return true;
    if (!domCall(element, 'contains', anchorNode) || !domCall(element, 'contains', focusNode)) return false;
    selection.setBaseAndExtent(anchorNode!, anchorOffset, focusNode!, focusOffset);
    return true;
  };
}

/** If the widget shows the server's own nodes, which lose their positions as they move. */
function restoreScroll(node: Element, element: Element): Restore {
  const [top, left] = [domGet(node, 'scrollTop'), domGet(node, 'scrollLeft')];
  return () => {
    if (!domCall(element, 'contains', node)) return false;
    domCall(node as Scrolled, 'scroll', { top, left, behavior: 'instant' });
    return true;
  };
}

/** The same node, else a link to the same URL, else a control with the same text. */
function sameControl(control: Element, element: Element): Element | undefined {
  if (domCall(element, 'contains', control)) return control;
  const controls = queryAll<HTMLAnchorElement>(element, CONTROLS);
  const { href } = control as HTMLAnchorElement;
  const text = textOf(control);
  return (
    (href && controls.find((other) => other.href === href)) ||
    (text && controls.find((other) => textOf(other) === text)) ||
    undefined
  );
}

/**
 * By name, else by autocomplete, else the only field of its type. Hosts name an e-mail field `log` or `user[email]`.
 */
function counterpartOf(field: Field, fields: readonly Field[], element: Element): Field | undefined {
  if (domCall(element, 'contains', field)) return field;
  const kind = kindOf(field);
  const candidates = queryAll<Field>(element, FIELDS).filter((other) => kindOf(other) === kind);
  const sameName = candidates.find(
    ({ name, value }) => name && name === field.name && (!isCheck(field) || value === field.value),
  );
  if (sameName || isCheck(field)) return sameName;
  const purpose = purposeOf(field);
  const samePurpose = purpose && candidates.find((other) => purposeOf(other) === purpose);
  if (samePurpose) return samePurpose;
  const isOnly = candidates.length === 1 && fields.filter((other) => kindOf(other) === kind).length === 1;
  return isOnly ? candidates[0] : undefined;
}

/** A password is never copied into a field that would show it. */
function kindOf({ type, localName }: Field): string {
  return /^(?:checkbox|radio|password|file)$/.test(type) ? type : localName;
}

/** The last token of `autocomplete`. A user name is an e-mail address here. */
function purposeOf(field: Field): string | undefined {
  const purpose = field.autocomplete.split(' ').at(-1)!;
  return /^(?:|on|off)$/.test(purpose) ? undefined : purpose.replace('username', 'email');
}

function copyValue(from: Field, to: Field) {
  if (isCheck(to)) {
    if (to.checked !== (from as HTMLInputElement).checked) to.click();
  } else if (to.value !== from.value) {
    // Bypasses React, which would take its own value for the visitor's.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')!.set!.call(to, from.value);
    to.dispatchEvent(new Event(to.localName === 'select' ? 'change' : 'input', { bubbles: true }));
  }
}

function isChanged(field: Field): boolean {
  // Scripts cannot set a file.
  if (field.type === 'file') return false;
  if (isCheck(field)) return field.checked !== field.defaultChecked;
  return field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected && !defaultSelected) &&
        field.selectedIndex > 0
    : field.value !== field.defaultValue;
}

function isCheck(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function textOf(node: Element): string {
  return domGet(node, 'textContent')!.replace(/\s+/g, ' ').trim();
}

function queryAll<E extends Element>(element: Element, selector: string): E[] {
  return [...domCall(element, 'querySelectorAll', selector)] as E[];
}
