import {
  domCall,
  domGet,
  InlayError,
  log,
  move,
  readProps,
  readServerContent,
  toError,
  type Members,
  type ReadProps,
  type Widget,
  type WidgetContext,
  type ServerContent,
} from '../contract';
import { addStyles, baseLanguage, config, direction } from '../core';
import { markRendered, RENDERED, unmarkRendered } from './copies';
import { closeContainer, openContainer, placeholderOf } from './container';
import { requireOwnFrame } from './frames';
import { connectHolder, holdContent } from './holder';
import { addNote, clearNotes, noteError, noteMarkup, wordNotes } from './notes';
import { repairContent } from './repair';
import { closeRoot, firstNodeOf, openRoot, renderRoot, setRootOwner, type Root } from './react-root';
import { captureInput, restoreInput } from './visitor-input';

type Props = ReadProps<Members>['props'];

/** The state of a mounted placeholder. A page can have thousands, so rare values are optional and take no space. */
interface Mounted {
  readonly widget: Widget;
  readonly serverContent: ServerContent;
  readonly apiProps: object | undefined;
  /**
   * The server-rendered content, outside the page, because rendering would delete it. Without a component, the elements
   * that the widget enhances.
   */
  content: readonly Node[] | undefined;
  /** The parent of that content, if it must stay in the document. */
  readonly holder: Element | undefined;
  /** The root of its component; undefined for a widget without one. */
  readonly root: Root | undefined;
  /** Created at the first use. */
  context?: WidgetContext;
  /** The language of its texts, if it differs from its page's. */
  language?: string | undefined;
  restoreLanguage?: (() => void) | undefined;
  error?: unknown;
  /** Reverts the changes of a widget without a component. */
  cleanup?: (() => void) | void;
  /** The attributes at the time of mounting. */
  read?: string | undefined;
}

/** On the element itself, which Preact extends anyway: an entry of a map would need as much memory as all the rest. */
const MOUNTED = Symbol('inlay');

/** Elements that are visible without text. */
const VISIBLE = 'img,svg,video,audio,iframe,canvas,input,button,[data-module],[role],.inlay-rich-text';

type Placeholder = Element & { [MOUNTED]?: Mounted | undefined };

let onFailure: (element: Element, error: unknown) => void = () => {};

setRootOwner({
  onError(container, error, isClosed) {
    const element = placeholderOf(container);
    recover(element, isClosed ? undefined : entryOf(element), error);
  },
  contextOf(container) {
    const element = placeholderOf(container);
    const entry = entryOf(element);
    return entry && contextOf(element, entry);
  },
});

/** Called if a widget fails after it was mounted; the server content has been restored. */
export function onWidgetFailure(listener: typeof onFailure) {
  onFailure = listener;
}

/**
 * Returns a promise if the widget must wait before it mounts. `takeClick` returns the control of the server's content
 * that the visitor clicked, to click its counterpart in the widget. Restores the server's content before it throws.
 */
export function mount(
  element: Element,
  widget: Widget,
  apiProps?: object,
  takeClick?: () => Element | undefined,
): Promise<unknown> | undefined {
  if (entryOf(element)) return undefined;
  if (widget.credentials) requireOwnFrame(widget.name);
  const serverContent = readServerContent(widget.name, element, widget.props);
  hideBareJson(serverContent.jsonNodes);
  const props = propsOf(element, widget, serverContent, apiProps);
  const waiting = widget.prepare?.(props);
  if (waiting) return waiting;
  if (widget.styles) addStyles(widget.styles);

  const content =
    widget.component && domCall(element, 'hasChildNodes') ? [...domGet(element, 'childNodes')] : undefined;
  const input = content && captureInput(element, takeClick?.());
  const holder = content && holdContent(element, content);
  if (widget.component) markRendered(element, Boolean(content));
  const container = widget.component && openContainer(element, isIsolated(element, widget));
  const root = container && openRoot(container);
  const entry: Mounted = { widget, serverContent, apiProps, content, holder, root };
  (element as Placeholder)[MOUNTED] = entry;
  show(element, entry, props);
  const isLost =
    content &&
    !widget.canBeEmpty &&
    ![...container!.childNodes].some(showsSomething) &&
    content.some(showsSomething) &&
    !isTornOut(element);
  if (isLost || entry.error !== undefined) {
    unmount(element);
    if (entry.error !== undefined) throw entry.error;
    return wordNotes(element).then((reasons) => {
      throw new InlayError(`${widget.name}: there is nothing to show. ${reasons}`);
    });
  }
  holder?.remove();
  if (input?.length) restoreInput(input, element);
  if (content && config().mode === 'edit') noteMarkup(element, widget, serverContent, { content, props });
  return undefined;
}

/** Visitors would read JSON without its script beside an error, and after the widget failed. */
function hideBareJson(jsonNodes: readonly Node[]) {
  const first = jsonNodes[0] as Partial<HTMLElement> & ChildNode;
  if (!first || first.localName === 'script' || first.hidden) return;
  const hidden = document.createElement('span');
  hidden.hidden = true;
  first.before(hidden);
  hidden.append(...jsonNodes);
}

/** Whether the node is text, an image, a control or a loading indicator. */
function showsSomething(node: Node): boolean {
  if (!(node instanceof Element)) return node instanceof Text && /\S/.test(node.data);
  return (
    node.localName !== 'script' &&
    (/\S/.test(domGet(node, 'textContent')!) ||
      domCall(node, 'matches', VISIBLE) ||
      !!domCall(node, 'querySelector', VISIBLE))
  );
}

/**
 * For an editor whose CMS does not want widgets in its canvas: reports the notes that mounting would report, and throws
 * the same errors.
 */
export function examine(element: Element, widget: Widget) {
  propsOf(element, widget, readServerContent(widget.name, element, widget.props), undefined);
}

/** Restores the server-rendered content of the placeholder. */
export function unmount(element: Element) {
  const entry = entryOf(element);
  if (!entry) return;
  (element as Placeholder)[MOUNTED] = undefined;
  if (entry.root) {
    const { content = [], holder } = entry;
    if (holder) connectHolder(element, holder);
    closeContainer(closeRoot(entry.root));
    domCall(element, 'replaceChildren', ...(holder ? [] : content));
    if (holder) content.forEach((node) => move(element, node, null));
    holder?.remove();
    unmarkRendered(element);
  } else enhance(element, entry);
  entry.restoreLanguage?.();
}

/** Called when attributes have changed. Invalid values are reported to the editor, and the widget keeps its props. */
export function update(element: Element) {
  const entry = entryOf(element);
  if (!entry) return;
  try {
    clearNotes(element);
    const props = propsOf(element, entry.widget, entry.serverContent, entry.apiProps);
    const waiting = entry.widget.prepare?.(props);
    if (waiting)
      waiting.then(
        () => update(element),
        (error: unknown) => recover(element, entry, error),
      );
    else show(element, entry, props);
  } catch (thrown) {
    const repair = repairContent(element, thrown, entry.widget);
    if (repair)
      return void repair.then(
        () => update(element),
        (error: unknown) => recover(element, entry, error),
      );
    const error = toError(thrown, entry.widget.name);
    log('error', `Inlay: ${error.message}`, element);
    noteError(element, error);
  }
}

function propsOf(element: Element, widget: Widget, serverContent: ServerContent, apiProps: object | undefined): Props {
  if (config().mode === 'edit') noteMarkup(element, widget, serverContent);
  const { props, notes } = readProps(widget.name, widget.props ?? {}, element, serverContent, apiProps);
  for (const note of notes) addNote(element, note);
  return props;
}

function show(element: Element, entry: Mounted, props: Props) {
  const language = languageOf(element);
  if (language !== entry.language) {
    entry.restoreLanguage?.();
    entry.restoreLanguage = language ? setLanguageOf(element, language) : undefined;
    entry.language = language;
    if (entry.context) entry.context = { ...entry.context, language };
  }
  if (entry.root) renderRoot(entry.root, entry.widget.component!, props);
  else enhance(element, entry, props);
}

/**
 * Enhances again when an attribute of its props changes. Ignores changes by the widget itself. Ends if the props are no
 * longer valid.
 */
function enhance(element: Element, entry: Mounted, props?: Props) {
  const read =
    props &&
    JSON.stringify([
      entry.language,
      ...Object.keys(props).map((name) => domGet(element as HTMLElement, 'dataset')[name]),
    ]);
  if (read && read === entry.read) return;
  entry.read = read;
  try {
    entry.cleanup?.();
    entry.cleanup = props && entry.widget.enhance!(props, contextOf(element, entry));
    entry.content = [...domGet(element, 'children')];
  } catch (error) {
    recover(element, entryOf(element), error);
  }
}

/** During the first render, `mount` throws the error; later errors are reported to the loader after React has finished. */
function recover(element: Element, entry: Mounted | undefined, error: unknown) {
  if (!entry) {
    const { message } = toError(error, domCall(element, 'getAttribute', 'data-module') ?? 'a widget');
    return log('error', `Inlay: ${message}`, element, error);
  }
  if (entry.error !== undefined) return;
  entry.error = toError(error, entry.widget.name);
  queueMicrotask(() => {
    if (entryOf(element) !== entry) return;
    unmount(element);
    onFailure(element, entry.error);
  });
}

/** Whether a placeholder that is not mounted contains rendered markup. */
export function isCopy(element: Element): boolean {
  return !entryOf(element) && domCall(element, 'hasAttribute', RENDERED);
}

/** Whether the host removed the first element that the widget rendered into this placeholder, or that it enhanced there. */
export function isTornOut(element: Element): boolean {
  const { root, content } = entryOf(element) ?? {};
  // A translator replaces a text.
  const first = root ? firstNodeOf(root) : content?.[0];
  return first instanceof Element && !domGet(first, 'isConnected') && domGet(element, 'isConnected');
}

/** The record of a mounted placeholder. */
export function entryOf(element: Element): Mounted | undefined {
  return (element as Placeholder)[MOUNTED];
}

function contextOf(element: Element, entry: Mounted): WidgetContext {
  const { widget, language, content } = entry;
  return (entry.context ??= {
    element,
    module: widget.name,
    language,
    content,
    isEditing: config().mode === 'edit',
    note: (reason, ...path) => addNote(element, { path, reason }),
  });
}

function isIsolated(element: Element, widget: Widget): boolean {
  if ((domCall(element, 'getAttribute', 'data-isolate') ?? 'false') === 'false') return false;
  if (widget.credentials) addNote(element, { path: [], reason: { ignored: 'isolate' } });
  return !widget.credentials;
}

/** If it differs from its page's. */
export function languageOf(element: Element): string | undefined {
  return baseLanguage(domCall(element, 'getAttribute', 'data-language'));
}

/** Returns a function that restores the server's attributes: its content may be in another language. */
function setLanguageOf(element: Element, language: string): () => void {
  const restores = Object.entries({ lang: language, dir: direction(language) }).map(([name, value]) => {
    const before = domCall(element, 'getAttribute', name);
    domCall(element, 'setAttribute', name, value);
    return () =>
      before === null ? domCall(element, 'removeAttribute', name) : domCall(element, 'setAttribute', name, before);
  });
  return () => restores.forEach((restore) => restore());
}
