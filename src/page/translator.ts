/** The translation that a page translator shows instead of our text. */
const translations = new WeakMap<Node, Element>();

/**
 * A page translator replaces each text by its own in a `<font>`. Later updates
 * by a widget would stay invisible, so a changed text is put back, and the
 * translator translates it again.
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
      // Runs on every host mutation, so the common case returns after one check.
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
