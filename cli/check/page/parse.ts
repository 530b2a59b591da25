import { html, parse, type TreeAdapter, type TreeAdapterTypeMap } from 'parse5';
import { PageComment, PageDocument, PageElement, PageNode, PageText } from './dom.ts';

type Map = TreeAdapterTypeMap<
  PageNode,
  PageNode,
  PageNode,
  PageDocument,
  PageDocument,
  PageElement,
  PageComment,
  PageText,
  PageElement,
  PageNode
>;

/** The document as a browser would parse it, with the places of its elements in the text. */
export function parsePage(text: string): PageDocument {
  return parse<Map>(text, { treeAdapter: adapter, sourceCodeLocationInfo: true });
}

/** Globals that code of `src` needs to read the placeholders of a page. Files count as pages of a server. */
export function provideDom(address: URL) {
  const location = address.protocol === 'file:' ? new URL(address.pathname, 'https://localhost') : address;
  Object.assign(globalThis, { Element: PageElement, Text: PageText, Comment: PageComment, Node: PageNode });
  Object.assign(globalThis, {
    document: {
      createComment: () => new PageComment(),
      createElement: (name: string) => new PageElement(name, html.NS.HTML, []),
    },
  });
  Object.defineProperty(globalThis, 'location', { value: location, configurable: true });
}

class PageDoctype extends PageDocument {}

const modes = new WeakMap<PageNode, html.DOCUMENT_MODE>();

const adapter: TreeAdapter<Map> = {
  createDocument: () => new PageDocument(),
  createDocumentFragment: () => new PageDocument(),
  createElement: (name, namespace, attributes) => new PageElement(name, namespace, attributes),
  createCommentNode: () => new PageComment(),
  createTextNode: (data) => new PageText(data),
  appendChild: (parent, node) => parent.insert(node),
  insertBefore: (parent, node, before) => parent.insert(node, before),
  setTemplateContent: (template, content) => void (template.content = content),
  getTemplateContent: (template) => template.content as PageDocument,
  setDocumentType: (page) => page.insert(new PageDoctype()),
  setDocumentMode: (page, mode) => void modes.set(page, mode),
  getDocumentMode: (page) => modes.get(page) ?? html.DOCUMENT_MODE.NO_QUIRKS,
  detachNode: (node) => node.remove(),
  insertText(parent, data) {
    const last = parent.childNodes.at(-1);
    if (last instanceof PageText) last.data += data;
    else parent.insert(new PageText(data));
  },
  insertTextBefore(parent, data, before) {
    const previous = parent.childNodes[parent.childNodes.indexOf(before) - 1];
    if (previous instanceof PageText) previous.data += data;
    else parent.insert(new PageText(data), before);
  },
  adoptAttributes(element, attributes) {
    element.attributes.push(...attributes.filter(({ name }) => !element.hasAttribute(name)));
  },
  getFirstChild: (node) => node.firstChild,
  getChildNodes: (node) => [...node.childNodes],
  getParentNode: (node) => node.parentNode,
  getAttrList: (element) => element.attributes,
  getTagName: (element) => element.localName,
  getNamespaceURI: (element) => element.namespaceURI as html.NS,
  getTextNodeContent: (node) => node.data,
  getCommentNodeContent: () => '',
  getDocumentTypeNodeName: () => 'html',
  getDocumentTypeNodePublicId: () => '',
  getDocumentTypeNodeSystemId: () => '',
  isTextNode: (node): node is PageText => node instanceof PageText,
  isCommentNode: (node): node is PageComment => node instanceof PageComment,
  isDocumentTypeNode: (node): node is PageDoctype => node instanceof PageDoctype,
  isElementNode: (node): node is PageElement => node instanceof PageElement,
  setNodeSourceCodeLocation: (node, location) => void (node.location = location),
  getNodeSourceCodeLocation: (node) => node.location,
  updateNodeSourceCodeLocation: (node, end) =>
    void (node.location = { ...node.location, ...end } as typeof node.location),
};
