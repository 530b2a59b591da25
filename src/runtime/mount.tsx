import { domCall, domGet, readProps, readServerContent, type Members, type ReadProps, type Widget, type WidgetPlace, type ServerContent } from '../contract';
import { addStyles, baseLanguage, config, direction } from '../core';
import { refuseForeignFrame } from './frames';
import { addNote, clearNotes, noteAttributes } from './notes';
import { closeView, openView, renderView, type View } from './view';

type Props = ReadProps<Members>['props'];

interface Mounted {
  readonly widget: Widget;
  /** Where its component renders. */
  readonly view: View | undefined;
  readonly written: ServerContent;
  place: WidgetPlace;
  readonly given: object | undefined;
  restoreLanguage?: (() => void) | undefined;
  /** Ends what a widget without a component began. */
  leave?: (() => void) | void;
  /** The attributes that it was begun with. */
  read?: string | undefined;
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
  const written = readServerContent(widget.name, element);
  const props = propsOf(element, widget, written, given);
  if (widget.styles) addStyles(widget.styles);

  const entry: Mounted = { widget, written, given, place: placeOf(element, widget), view: widget.component && openView(element, widget) };
  mounted.set(element, entry);
  show(element, entry, props);
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
  if (entry.view) closeView(element, entry.view);
  else enhance(element, entry);
  entry.restoreLanguage?.();
}

/** After its attributes changed. Wrong new values are told to the editor, and the widget stays as it was. */
export function update(element: Element) {
  const entry = mounted.get(element);
  if (!entry) return;
  try {
    clearNotes(element);
    show(element, entry, propsOf(element, entry.widget, entry.written, entry.given));
  } catch (error) {
    console.error(`Inlay: ${(error as Error).message}`, element);
    addNote(element, (error as Error).message);
  }
}

function propsOf(element: Element, widget: Widget, written: ServerContent | undefined, given: object | undefined): Props {
  const { props, notes } = readProps(widget.name, widget.props ?? {}, element, written, given);
  for (const note of notes) addNote(element, note);
  if (config().mode === 'edit') noteAttributes(element, widget);
  return props;
}

function show(element: Element, entry: Mounted, props: Props) {
  const language = languageOf(element);
  if (language !== entry.place.language) {
    entry.restoreLanguage?.();
    entry.restoreLanguage = language ? setLanguageOf(element, language) : undefined;
    entry.place = { ...entry.place, language };
  }
  const { component: Component } = entry.widget;
  if (entry.view && Component) renderView(entry.view, <Component {...props} />, entry.place, recover);
  else enhance(element, entry, props);
}

/**
 * Begins anew for other values of its attributes, the only ones that can change:
 * what it writes to the placeholder itself is no news to it. Without props it ends.
 */
function enhance(element: Element, entry: Mounted, props?: Props) {
  const read = props && JSON.stringify([entry.place.language, ...Object.keys(props).map((name) => domGet(element as HTMLElement, 'dataset')[name])]);
  if (read && read === entry.read) return;
  entry.read = read;
  try {
    entry.leave?.();
    entry.leave = props && entry.widget.enhance!(props, entry.place);
  } catch (error) {
    recover(element, error);
  }
}

/** During the first render `mount` throws the error; later the loader is told once React is out of the way. */
function recover(element: Element, error: unknown) {
  const entry = mounted.get(element);
  if (!entry) return console.error(`Inlay: ${(error as Error).message}`, element, error);
  if (entry.error !== undefined) return;
  entry.error = error ?? new Error('unknown error');
  queueMicrotask(() => {
    if (mounted.get(element) !== entry) return;
    unmount(element);
    onFailure(element, entry.error);
  });
}

function placeOf(element: Element, widget: Widget): WidgetPlace {
  return { element, module: widget.name, isEditing: config().mode === 'edit', note: (text) => addNote(element, text) };
}

/** Where it differs from its page. */
export function languageOf(element: Element): string | undefined {
  return baseLanguage(domCall(element, 'getAttribute', 'data-language'));
}

/** Returns what puts the server's own attributes back: its content may be in another language. */
function setLanguageOf(element: Element, language: string): () => void {
  const restores = Object.entries({ lang: language, dir: direction(language) }).map(([name, value]) => {
    const before = domCall(element, 'getAttribute', name);
    domCall(element, 'setAttribute', name, value);
    return () => (before === null ? domCall(element, 'removeAttribute', name) : domCall(element, 'setAttribute', name, before));
  });
  return () => restores.forEach((restore) => restore());
}
