/** Records a module's changes to server-rendered nodes, so that all of them can be reverted. */
export interface Edits {
  /** `null` removes the attribute. */
  setAttribute(element: Element, name: string, value: string | null): void;
  addClass(element: Element, name: string): void;
  setStyle(element: HTMLElement, property: string, value: string): void;
  /** Inserts a node of ours. */
  insert(node: ChildNode, parent: Element, before?: Node | null): void;
  /** Moves the element's children, or those before a given one, into a wrapper of ours. */
  wrapChildren(element: Element, wrapper: Element, before?: Element | null): void;
  /** Last change first, which restores the server's nodes. */
  undo(): void;
}

export function createEdits(): Edits {
  const undoSteps: (() => void)[] = [];
  const setAttribute: Edits['setAttribute'] = (element, name, value) => {
    const before = element.getAttribute(name);
    if (before === value) return;
    put(element, name, value);
    undoSteps.push(() => put(element, name, before));
  };
  return {
    setAttribute,
    addClass(element, name) {
      setAttribute(element, 'class', `${element.getAttribute('class') ?? ''} ${name}`.trim());
    },
    setStyle(element, property, value) {
      const before = element.style.getPropertyValue(property);
      element.style.setProperty(property, value);
      undoSteps.push(() => {
        element.style.setProperty(property, before);
        if (!element.style.length) element.removeAttribute('style');
      });
    },
    insert(node, parent, before = null) {
      parent.insertBefore(node, before);
      undoSteps.push(() => node.remove());
    },
    wrapChildren(element, wrapper, before) {
      const children = [...element.childNodes];
      wrapper.append(...children.slice(0, before ? children.indexOf(before) : undefined));
      element.prepend(wrapper);
      undoSteps.push(() => wrapper.replaceWith(...wrapper.childNodes));
    },
    undo() {
      for (const undoStep of undoSteps.splice(0).reverse()) undoStep();
    },
  };
}

function put(element: Element, name: string, value: string | null) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
