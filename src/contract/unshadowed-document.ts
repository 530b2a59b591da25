/**
 * The document for all chunks but the loader. The build replaces `document.cookie` with `pageDocument.cookie`, because
 * an `<img name="cookie">` in an article would shadow it. That includes Preact's and React's calls. See
 * build/unshadowed-document.mjs. On a server there is none.
 */
export const pageDocument = typeof document === 'undefined' ? undefined! : new Proxy(document, { get, set });

/** Bound members by name. The document has 300, and a page uses about 25: each is read at its first use. */
const methods: Partial<Record<PropertyKey, unknown>> = Object.create(null) as object;

function get(page: Document, name: PropertyKey): unknown {
  if (methods[name]) return methods[name];
  const member = memberOf(page, name);
  if (typeof member?.value === 'function') return (methods[name] = (member.value as () => unknown).bind(page));
  // A host's own property is used, such as a consent tool's `cookie`. Markup can only add elements and frames.
  const found = Reflect.get(page, name) as unknown;
  return typeof found === 'object' && member?.get ? (member.get.call(page) as unknown) : found;
}

function set(page: Document, name: PropertyKey, next: unknown): boolean {
  const setter = typeof Reflect.get(page, name) === 'object' ? memberOf(page, name)?.set : undefined;
  setter ? setter.call(page, next) : Reflect.set(page, name, next);
  return true;
}

/** The browser's definition on a prototype, where markup cannot add anything. */
function memberOf(page: Document, name: PropertyKey): PropertyDescriptor | undefined {
  let member: PropertyDescriptor | undefined;
  for (let owner = page as object | null; !member && (owner = Object.getPrototypeOf(owner) as object | null);)
    member = Object.getOwnPropertyDescriptor(owner, name);
  return member;
}
