import { transform } from 'lightningcss';

const STRUCTURAL = /^(?:first|last|only|nth)-/;

/**
 * Guards structural pseudo-classes and sibling combinators in rules for what an author wrote in a placeholder: they are asked last.
 *
 * Selectors are matched from the right: for `[data-module=table]:not([data-state=mounted]) > :last-child` a browser asks of every element
 * in any module whether it is a last child, before it asks whose. From then on it styles the siblings of all of them anew whenever one
 * comes or goes, in widgets that mounted long ago. `:where()` in front of the question ends it at once, and weighs nothing.
 *
 * `code` has no nested rules any more.
 */
export function guardStructural(code, filename) {
  return transform({ filename, code: Buffer.from(code), minify: true, visitor: { Selector: guarded } }).code.toString();
}

function guarded(selector) {
  const start = selector.findLastIndex(isCombinator) + 1;
  const family = selector.findLastIndex((part) => isCombinator(part) && !isSibling(part)) + 1;
  if (!family || !(isSibling(selector[start - 1]) || selector.slice(start).some(asksForPlace))) return undefined;
  const parents = selector.slice(0, family);
  // Anywhere else no ancestor has the attribute, which browsers know before they match.
  if (!JSON.stringify(parents).includes('"data-module"')) return undefined;
  const at = ['type', 'universal'].includes(selector[start].type) ? start + 1 : start;
  return selector.toSpliced(at, 0, {
    type: 'pseudo-class',
    kind: 'where',
    selectors: [[...parents, { type: 'universal' }]],
  });
}

function asksForPlace({ type, kind, selectors = [] }) {
  return (
    type === 'pseudo-class' &&
    (STRUCTURAL.test(kind) || selectors.flat().some((part) => isSibling(part) || asksForPlace(part)))
  );
}

function isCombinator({ type }) {
  return type === 'combinator';
}

function isSibling({ type, value }) {
  return type === 'combinator' && value.endsWith('-sibling');
}
