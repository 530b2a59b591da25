/** The subset of CSS selectors that declarations and rules use. Throws for other selectors. */
import type { PageElement, PageNode } from './dom.ts';

/** `scope` is the node that is queried. */
type Test = (element: PageElement, scope: PageNode | undefined) => boolean;

/** A compound such as `a[href]`, and the relation of the compound before it. */
interface Step {
  readonly tests: readonly Test[];
  readonly combinator: ' ' | '>';
}

const TOKEN =
  /\s*([>,])\s*|(\s+)|\*|(:scope)|:not\(([^()]+)\)|([\w-]+)|#([\w-]+)|\.([\w-]+)|\[\s*([\w-]+)\s*(?:([~|^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\]\s]+))\s*(i?)\s*)?\]/gy;

const cache = new Map<string, readonly (readonly Step[])[]>();

export function matches(element: PageElement, selector: string, scope?: PageNode): boolean {
  const alternatives = cache.get(selector) ?? parse(selector.trim());
  cache.set(selector, alternatives);
  return alternatives.some((steps) => matchesFrom(element, steps, steps.length - 1, scope));
}

function matchesFrom(
  element: PageElement,
  steps: readonly Step[],
  index: number,
  scope: PageNode | undefined,
): boolean {
  const { tests, combinator } = steps[index]!;
  if (!tests.every((test) => test(element, scope))) return false;
  if (!index) return true;
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (matchesFrom(parent, steps, index - 1, scope)) return true;
    if (combinator === '>') return false;
  }
  return false;
}

function parse(selector: string): Step[][] {
  let tests: Test[] = [];
  let steps: Step[] = [{ tests, combinator: ' ' }];
  const alternatives = [steps];
  let end = 0;
  for (const match of selector.matchAll(TOKEN)) {
    end = match.index + match[0].length;
    const [, sign, space, scope, excluded, name, id, className, attribute, operator] = match;
    if (sign === ',') {
      steps = [{ tests: (tests = []), combinator: ' ' }];
      alternatives.push(steps);
    } else if (sign || space) steps.push({ tests: (tests = []), combinator: sign ? '>' : ' ' });
    else if (scope) tests.push((element, root) => element === root);
    else if (excluded) tests.push((element, root) => !matches(element, excluded, root));
    else if (name) tests.push(({ localName }) => localName === name.toLowerCase());
    else if (id) tests.push((element) => element.getAttribute('id') === id);
    else if (className) tests.push(tokenTest('class', className));
    else if (attribute && !operator) tests.push((element) => element.hasAttribute(attribute));
    else if (attribute)
      tests.push(attributeTest(attribute, operator!, match[10] ?? match[11] ?? match[12]!, match[13]));
  }
  if (end !== selector.length)
    throw new Error(`The selector "${selector}" cannot be read from "${selector.slice(end)}".`);
  return alternatives;
}

function tokenTest(attribute: string, token: string): Test {
  return (element) => (element.getAttribute(attribute) ?? '').split(/\s+/).includes(token);
}

function attributeTest(name: string, operator: string, expected: string, flag: string | undefined): Test {
  const fold = (text: string) => (flag ? text.toLowerCase() : text);
  const part = fold(expected);
  if (operator === '~=') return tokenTest(name, expected);
  const compare: Readonly<Record<string, (value: string) => boolean>> = {
    '=': (value) => value === part,
    '^=': (value) => value.startsWith(part),
    '$=': (value) => value.endsWith(part),
    '*=': (value) => value.includes(part),
    '|=': (value) => value === part || value.startsWith(`${part}-`),
  };
  return (element) => {
    const value = element.getAttribute(name);
    return value !== null && part !== '' && compare[operator]!(fold(value));
  };
}
