import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { readProps, readWritten, type Widget, type Written } from '../contract';
import { addStyles, baseLanguage, config, direction, WidgetContext, type WidgetContextValue } from '../core';
import { Boundary } from './boundary';
import { createContainer, type Container } from './container';
import { refuseForeignFrame } from './frames';
import { addNote, clearNotes, noteAttributes } from './notes';

interface Mounted {
  readonly widget: Widget;
  readonly root: Root;
  readonly container: Container;
  /** What the server wrote, kept aside: rendering would wipe it. */
  readonly content: readonly Node[] | undefined;
  readonly written: Written;
  context: WidgetContextValue;
  readonly given: object | undefined;
  restoreLanguage?: (() => void) | undefined;
  error?: unknown;
}

const mounted = new Map<Element, Mounted>();

let onFailure: (element: Element, error: unknown) => void = () => {};

/** Called back for a widget that broke after it was mounted; its server content is back. */
export function onWidgetFailure(listener: typeof onFailure) {
  onFailure = listener;
}

/** Throws what went wrong, once the server's content is back in its place. */
export function mount(element: Element, widget: Widget, given?: object) {
  if (mounted.has(element)) return;
  if (widget.credentials) refuseForeignFrame(widget.name);
  const written = readWritten(widget.name, element);
  const props = propsOf(element, widget, written, given);
  if (widget.styles) addStyles(widget.styles);

  const content = element.hasChildNodes() ? [...element.childNodes] : undefined;
  if (content) element.replaceChildren();
  const container = createContainer(element, isIsolated(element, widget));
  const entry: Mounted = { widget, container, content, written, given, context: contextOf(element, widget), root: createRoot(container.target, { onCaughtError() {} }) };
  mounted.set(element, entry);
  render(element, entry, props);
  if (entry.error !== undefined) {
    unmount(element);
    throw entry.error;
  }
}

/** For an editor whose CMS does not want widgets in its canvas: what mounting would have said. Throws what `mount` would throw. */
export function examine(element: Element, widget: Widget) {
  propsOf(element, widget, undefined, undefined);
}

/** Gives the placeholder back as the server wrote it. */
export function unmount(element: Element) {
  const entry = mounted.get(element);
  if (!entry) return;
  mounted.delete(element);
  flushSync(() => entry.root.unmount());
  entry.container.remove();
  entry.restoreLanguage?.();
  element.replaceChildren(...(entry.content ?? []));
}

/** After its attributes changed. Wrong new values are told to the editor, and the widget stays as it was. */
export function update(element: Element) {
  const entry = mounted.get(element);
  if (!entry) return;
  try {
    clearNotes(element);
    render(element, entry, propsOf(element, entry.widget, entry.written, entry.given));
  } catch (error) {
    console.error(`Inlay: ${(error as Error).message}`, element);
    addNote(element, (error as Error).message);
  }
}

function propsOf(element: Element, widget: Widget, written: Written | undefined, given: object | undefined): object {
  const { props, notes } = readProps(widget.name, widget.props ?? {}, element, written, given);
  for (const note of notes) addNote(element, note);
  if (config().mode === 'edit') noteAttributes(element, widget);
  return props;
}

function render(element: Element, entry: Mounted, props: object) {
  const { component: Component } = entry.widget;
  const language = languageOf(element);
  if (language !== entry.context.language) {
    entry.restoreLanguage?.();
    entry.restoreLanguage = language ? setLanguageOf(element, language) : undefined;
    entry.context = { ...entry.context, language };
  }
  flushSync(() =>
    entry.root.render(
      <Boundary element={element} onError={recover}>
        <WidgetContext.Provider value={entry.context}>
          <Component {...props} />
        </WidgetContext.Provider>
      </Boundary>,
    ),
  );
}

/** During the first render `mount` throws the error; later the loader is told once React is out of the way. */
function recover(element: Element, error: unknown) {
  const entry = mounted.get(element);
  if (!entry || entry.error !== undefined) return;
  entry.error = error ?? new Error('unknown error');
  queueMicrotask(() => {
    if (mounted.get(element) !== entry) return;
    unmount(element);
    onFailure(element, entry.error);
  });
}

function contextOf(element: Element, widget: Widget): WidgetContextValue {
  return { element, module: widget.name, isEditing: config().mode === 'edit', note: (text) => addNote(element, text) };
}

function isIsolated(element: Element, widget: Widget): boolean {
  if ((element.getAttribute('data-isolate') ?? 'false') === 'false') return false;
  if (widget.credentials) addNote(element, 'data-isolate is ignored here: password managers cannot fill fields inside a shadow root');
  return !widget.credentials;
}

/** Where it differs from its page. */
export function languageOf(element: Element): string | undefined {
  return baseLanguage(element.getAttribute('data-language'));
}

/** Returns what puts the server's own attributes back: its content may be in another language. */
function setLanguageOf(element: Element, language: string): () => void {
  const restores = Object.entries({ lang: language, dir: direction(language) }).map(([name, value]) => {
    const before = element.getAttribute(name);
    element.setAttribute(name, value);
    return () => (before === null ? element.removeAttribute(name) : element.setAttribute(name, before));
  });
  return () => restores.forEach((restore) => restore());
}
