/** Finds deprecated names in a template, and the text to replace. Nothing else of the template changes. */
import type { Token } from 'parse5';
import { camelCase, kebabCase } from '../../src/contract/fields.ts';
import type { PageElement, PageNode } from '../check/page/dom.ts';
import { parsePage } from '../check/page/parse.ts';
import { keysOf } from './json-keys.ts';
import type { Renames } from './renames.ts';
import { isComputed, withoutCode } from './template-code.ts';

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A name that stays, with the reason. */
export interface Remainder {
  readonly line: number;
  readonly name: string;
  readonly reason: string;
}

export interface Migration {
  readonly edits: readonly Edit[];
  readonly remainders: readonly Remainder[];
}

export function migrationOf(source: string, renames: Renames): Migration {
  if (!renames.modules.size && !renames.props.size) return { edits: [], remainders: [] };
  const start = source.startsWith('\uFEFF') ? 1 : 0;
  const template = new Template(source, withoutCode(source.slice(start)), start, renames);
  template.visit(parsePage(template.markup));
  template.noteUnchanged();
  return {
    edits: template.edits.sort((a, b) => a.start - b.start),
    remainders: template.remainders.sort((a, b) => a.line - b.line),
  };
}

export function applyEdits(source: string, edits: readonly Edit[]): string {
  let end = 0;
  const parts = edits.flatMap((edit) => {
    const before = source.slice(end, edit.start);
    end = edit.end;
    return [before, edit.text];
  });
  return parts.join('') + source.slice(end);
}

/** Where an element is: in which placeholder, and in which of its items and fields. */
interface Place {
  readonly module: string;
  readonly path: readonly string[];
  /** Whether the content surely belongs to the placeholder. */
  readonly isCertain: boolean;
}

class Template {
  readonly edits: Edit[] = [];
  readonly remainders: Remainder[] = [];
  /** Starts of names that are edited, noted, or of another module. */
  readonly #settled = new Set<number>();

  constructor(
    readonly source: string,
    /** The source without template code, and without a byte order mark of the length `offset`. */
    readonly markup: string,
    readonly offset: number,
    readonly renames: Renames,
  ) {}

  visit(node: PageNode, context?: Place) {
    for (const child of node.children) {
      const inside = this.#placeIn(child, context);
      this.visit(child, inside);
      if (child.content) this.visit(child.content, inside);
    }
  }

  /** Renames the attributes of the element, and returns the position of its content. */
  #placeIn(element: PageElement, context: Place | undefined): Place | undefined {
    const module = element.getAttribute('data-module')?.trim();
    if (module !== undefined) return this.#placeholder(element, module, context);
    if (!context) return undefined;
    if (element.localName === 'script') this.#json(element, context);
    const marker = ['data-item', 'data-field'].find((name) => element.getAttribute(name)?.trim());
    if (!marker) return context;
    const spelling = element.getAttribute(marker)!.trim();
    const path = [...context.path, camelCase(spelling)];
    this.#value(element, { marker, from: spelling, to: this.#renamed(context.module, path), context });
    this.#attributes(element, { ...context, path });
    return { ...context, path };
  }

  #placeholder(element: PageElement, spelling: string, around: Place | undefined): Place {
    const from = spelling.replace(/^inlay-/, '');
    const module = this.renames.modules.get(from) ?? from;
    // Code that prints nothing where it is, such as a call of PHP, may print the name, and branches may have one each.
    const inner = { module, path: [], isCertain: /^\S+$/.test(from) && !isComputed(from) };
    this.#value(element, { marker: 'data-module', from, to: module === from ? undefined : module, context: inner });
    this.#attributes(element, inner);
    // Without an end tag, as in one of two branches, what follows may belong to another placeholder.
    const hasEnd = Boolean(locationOf(element).endTag);
    return { ...inner, isCertain: inner.isCertain && hasEnd && around?.isCertain !== false };
  }

  #renamed(module: string, path: readonly string[]): string | undefined {
    return this.renames.props.get(module)?.get(path.join('.'))?.split('.').at(-1);
  }

  /** Attributes that are props of a placeholder, or members of an item. */
  #attributes(element: PageElement, context: Place) {
    for (const { name } of element.attributes) {
      const start = attributeLocation(element, name)?.startOffset;
      if (start === undefined || !name.startsWith('data-') || NO_PROPS.has(name)) continue;
      const to = this.#renamed(context.module, [...context.path, camelCase(name.slice('data-'.length))]);
      const attribute = to && `data-${kebabCase(to)}`;
      if (attribute && element.hasAttribute(attribute)) this.#note(start, name, `${attribute} is there, too, and wins`);
      else this.#settle({ start, name, to: attribute, context });
    }
  }

  /** Renames the value of `data-module`, `data-field` or `data-item`. */
  #value(element: PageElement, { marker, from, to, context }: Marked) {
    const location = attributeLocation(element, marker);
    if (!location) return;
    const start = this.markup.slice(location.startOffset, location.endOffset).lastIndexOf(from);
    // Character references: the source has another text than the value.
    if (start < 0) return;
    const isKebab = marker !== 'data-module' && from.includes('-');
    this.#settle({ start: location.startOffset + start, name: from, to: to && isKebab ? kebabCase(to) : to, context });
  }

  /** JSON with template code is left unchanged, unless the code is inside texts. */
  #json(element: PageElement, context: Place) {
    const [text] = element.childNodes;
    if (!text?.location || !/^\s*application\/json\b/i.test(element.getAttribute('type') ?? '')) return;
    const { startOffset, endOffset } = text.location;
    const json = this.markup.slice(startOffset, endOffset);
    const keys = keysOf(json);
    if (!keys) {
      this.#noteKeys(json, startOffset, context.module);
      return;
    }
    for (const { path, siblings, start, end } of keys) {
      const name = this.markup.slice(startOffset + start, startOffset + end);
      const to = this.#renamed(context.module, [...context.path, ...path.map(camelCase)]);
      if (to && siblings.has(to)) this.#note(startOffset + start, name, `"${to}" is there, too, and wins`);
      else this.#settle({ start: startOffset + start, name, to, context });
    }
  }

  #noteKeys(json: string, offset: number, module: string) {
    const paths = [...(this.renames.props.get(module)?.keys() ?? [])];
    const former = new Set(paths.map((path) => path.split('.').at(-1)!));
    for (const { 1: name = '', index } of json.matchAll(/"([\w-]+)"\s*:/g))
      if (former.has(camelCase(name))) this.#note(offset + index + 1, name, 'the JSON around it cannot be read');
  }

  /** Renames the name, if `to` is set. Otherwise, it is a present name, or that of another module. */
  #settle({ start, name, to, context }: { start: number; name: string; to: string | undefined; context: Place }) {
    if (!context.isCertain && to) this.#note(start, name, 'the placeholder around it has no end tag in this file');
    if (!context.isCertain || isComputed(name)) return;
    this.#settled.add(start);
    if (to) this.edits.push({ start: start + this.offset, end: start + this.offset + name.length, text: to });
  }

  #note(start: number, name: string, reason: string) {
    this.#settled.add(start);
    const line = this.markup.slice(0, start).split('\n').length;
    this.remainders.push({ line, name, reason });
  }

  /** Notes former names in other places, such as in template code, or outside of placeholders. */
  noteUnchanged() {
    const fields = [...this.renames.props.values()].flatMap((props) =>
      [...props.keys()].map((path) => path.split('.').at(-1)!),
    );
    const attributes = new Set(fields.map((name) => `data-${kebabCase(name)}`));
    const text = this.source.slice(this.offset);
    for (const { 0: word, index } of text.matchAll(/[\w-]+/g)) {
      const name = word.replace(/^inlay-/, '');
      const start = index + word.length - name.length;
      const before = text.slice(Math.max(0, index - MARKER_LENGTH), index);
      const isFormer =
        attributes.has(word) ||
        (this.renames.modules.has(name) && /["']$/.test(before)) ||
        (fields.includes(camelCase(word)) && /data-(?:field|item)=\\?["']?$/.test(before));
      if (isFormer && !this.#settled.has(start))
        this.#note(start, word, 'it is in template code, or not surely in a placeholder of its module');
    }
  }
}

interface Marked {
  readonly marker: string;
  readonly from: string;
  readonly to: string | undefined;
  readonly context: Place;
}

const NO_PROPS = new Set(['data-module', 'data-field', 'data-item']);

/** In `data-field="`, with a backslash that a string in code may have. */
const MARKER_LENGTH = 'data-field=\\"'.length;

/** Empty for an element that the parser implies. */
function locationOf(element: PageElement): Partial<Token.ElementLocation> {
  return element.location ?? {};
}

function attributeLocation(element: PageElement, name: string): Token.Location | undefined {
  return locationOf(element).attrs?.[name];
}
