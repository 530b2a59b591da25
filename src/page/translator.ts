/** What a page translator shows in place of a text of ours. */
const translations = new WeakMap<Node, Element>();

/**
 * A page translator takes each text out and shows its own in a `<font>`. What a
 * widget then writes is seen by nobody, so a text that changes comes back, and
 * the translator finds it new.
 */
const observer = new MutationObserver((records) => {
  for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const translation = translations.get(target);
    if (translation?.isConnected) translation.replaceWith(target);
    const [text] = removedNodes;
    if (text?.nodeType !== Node.TEXT_NODE) continue;
    const font = [addedNodes[0], previousSibling, nextSibling].find((node) => node instanceof Element && node.localName === 'font');
    if (!font || !(target as Element).closest('[data-module][data-state="mounted"]')) continue;
    translations.set(text, font as Element);
    observer.observe(text, { characterData: true });
  }
});

export function followTranslators() {
  observer.observe(document, { childList: true, subtree: true });
}
