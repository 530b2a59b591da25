/** What a page translator shows in place of a text of ours. */
const translations = new WeakMap<Node, Element>();

/**
 * A page translator takes each text out and shows its own in a `<font>`. What a
 * widget then writes is seen by nobody, so a text that changes comes back, and
 * the translator finds it new.
 */
export function followTranslators() {
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      const { type, target } = record;
      if (type === 'characterData') {
        const translation = translations.get(target);
        if (translation?.isConnected) translation.replaceWith(target);
        continue;
      }
      // Whatever a host does comes by here: most of it is told apart by one look.
      const text = record.removedNodes[0];
      if (text?.nodeType !== Node.TEXT_NODE) continue;
      const font = [record.addedNodes[0], record.previousSibling, record.nextSibling].find(
        (node) => node instanceof Element && node.localName === 'font',
      );
      if (!font || !(target as Element).closest('[data-module][data-state="mounted"]')) continue;
      translations.set(text, font as Element);
      observer.observe(text, { characterData: true });
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}
