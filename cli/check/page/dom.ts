/**
 * The DOM that src/contract reads placeholders from, on the tree that parse5 builds. Properties that are objects are
 * accessors of the prototype, where `domGet` looks for them.
 */
import type { Token } from 'parse5';
import { matches } from './selectors.ts';

type Location = Token.ElementLocation | Token.Location;

export abstract class PageNode {
  readonly #childNodes: PageNode[] = [];
  #parent: PageNode | null = null;
  /** Undefined for implied elements. */
  location: Location | null | undefined;

  get childNodes(): readonly PageNode[] {
    return this.#childNodes;
  }

  get parentNode(): PageNode | null {
    return this.#parent;
  }

  get parentElement(): PageElement | null {
    return this.#parent instanceof PageElement ? this.#parent : null;
  }

  get children(): PageElement[] {
    return this.#childNodes.filter((node) => node instanceof PageElement);
  }

  get firstChild(): PageNode | null {
    return this.#childNodes[0] ?? null;
  }

  get firstElementChild(): PageElement | null {
    return this.children[0] ?? null;
  }

  /** Nothing is mounted here, so all content is server-rendered. */
  get isConnected(): boolean {
    return false;
  }

  get textContent(): string {
    return this.#childNodes.map((node) => (node instanceof PageComment ? '' : node.textContent)).join('');
  }

  append(...nodes: readonly PageNode[]) {
    for (const node of nodes) this.insert(node);
  }

  insertBefore(node: PageNode, before: PageNode | null) {
    this.insert(node, before);
  }

  replaceChildren(...nodes: readonly PageNode[]) {
    for (const child of [...this.#childNodes]) child.remove();
    this.append(...nodes);
  }

  insert(node: PageNode, before: PageNode | null = null) {
    node.remove();
    node.#parent = this;
    this.#childNodes.splice(before ? this.#childNodes.indexOf(before) : this.#childNodes.length, 0, node);
  }

  replaceWith(...nodes: readonly (PageNode | string)[]) {
    for (const node of nodes) this.#parent?.insert(typeof node === 'string' ? new PageText(node) : node, this);
    this.remove();
  }

  cloneNode(isDeep = false): PageNode {
    const copy = this.copy();
    if (isDeep) for (const child of this.#childNodes) copy.insert(child.cloneNode(true));
    return copy;
  }

  /** Without children. */
  protected abstract copy(): PageNode;

  remove() {
    if (!this.#parent) return;
    const siblings = this.#parent.#childNodes;
    siblings.splice(siblings.indexOf(this), 1);
    this.#parent = null;
  }

  contains(other: PageNode): boolean {
    for (let node: PageNode | null = other; node; node = node.parentNode) if (node === this) return true;
    return false;
  }

  querySelectorAll(selector: string, scope: PageNode = this): PageElement[] {
    return this.#descendants().filter((element) => matches(element, selector, scope));
  }

  /** In document order. Without recursion: elements that are never closed nest thousands deep. */
  #descendants(): PageElement[] {
    const found: PageElement[] = [];
    const pending = this.children.reverse();
    for (let element = pending.pop(); element; element = pending.pop()) {
      found.push(element);
      for (const child of element.children.reverse()) pending.push(child);
    }
    return found;
  }

  querySelector(selector: string): PageElement | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }
}

export class PageDocument extends PageNode {
  protected copy(): PageNode {
    return new PageDocument();
  }
}

export class PageComment extends PageNode {
  protected copy(): PageNode {
    return new PageComment();
  }
}

export class PageText extends PageNode {
  constructor(public data: string) {
    super();
  }

  get nodeValue(): string {
    return this.data;
  }

  override get textContent(): string {
    return this.data;
  }

  protected copy(): PageNode {
    return new PageText(this.data);
  }
}

export class PageElement extends PageNode {
  readonly #attributes: Token.Attribute[];
  /** The content of `<template>` is not part of the page. */
  content: PageNode | undefined;

  constructor(
    readonly localName: string,
    readonly namespaceURI: string,
    attributes: Token.Attribute[],
  ) {
    super();
    this.#attributes = attributes;
  }

  get attributes(): Token.Attribute[] {
    return this.#attributes;
  }

  get dataset(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.#attributes.flatMap(({ name, value }) =>
        name.startsWith('data-')
          ? [[name.slice(5).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()), value]]
          : [],
      ),
    );
  }

  get id(): string {
    return this.getAttribute('id') ?? '';
  }

  /** Of `<details>`. */
  get open(): boolean {
    return this.hasAttribute('open');
  }

  get nextElementSibling(): PageElement | null {
    const siblings = this.parentNode?.children ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }

  protected copy(): PageNode {
    return new PageElement(this.localName, this.namespaceURI, [...this.#attributes]);
  }

  getAttribute(name: string): string | null {
    return this.#attributes.find((attribute) => attribute.name === name)?.value ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.#attributes.some((attribute) => attribute.name === name);
  }

  matches(selector: string): boolean {
    return matches(this, selector);
  }

  closest(selector: string): PageElement | null {
    if (matches(this, selector)) return this;
    let parent = this.parentElement;
    while (parent && !matches(parent, selector)) parent = parent.parentElement;
    return parent;
  }
}
