/**
 * The document, as all chunks but the loader see it: the build puts
 * `pageDocument.cookie` where the code says `document.cookie`, because an
 * `<img name="cookie">` in an article would answer for that. Preact's and
 * React's calls are among them. See build/unshadowed-document.mjs. On a server there is none.
 */
export const pageDocument = typeof document === 'undefined' ? undefined! : unshadowed();

function unshadowed(): Document {
  const members: PropertyDescriptorMap = {};
  for (
    let prototype = Object.getPrototypeOf(document) as object;
    prototype;
    prototype = Object.getPrototypeOf(prototype) as object
  ) {
    for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
      members[name] ??= reaching(name, member);
  }
  return Object.create(null, members) as Document;
}

function reaching(name: string, { value, get, set }: PropertyDescriptor): PropertyDescriptor {
  if (typeof value === 'function') return { value: (value as () => unknown).bind(document) };
  return {
    // What a host put over it, such as its consent tool over `cookie`, counts. Elements and frames are all that markup can put there.
    get() {
      const found = Reflect.get(document, name) as unknown;
      return typeof found === 'object' && get ? (get.call(document) as unknown) : found;
    },
    set(next: unknown) {
      if (typeof Reflect.get(document, name) === 'object' && set) set.call(document, next);
      else Reflect.set(document, name, next);
    },
  };
}
