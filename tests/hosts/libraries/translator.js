/**
 * What page translators do: each text, no matter which code owns it, is replaced by a new one inside two font elements,
 * unless the page forbids it.
 */
(() => {
  const all = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) => (text.data.trim() && !text.parentNode.closest('script, style, [translate=no], .notranslate') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT));
  while (texts.nextNode()) all.push(texts.currentNode);
  for (const text of all) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
  document.documentElement.lang = 'de';
  document.documentElement.classList.add('translated-ltr');
})();
