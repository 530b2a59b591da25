const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** The number of each item, with `start`, `reversed` and the `value` of single items. */
export function numbersOf(list: Element): number[] {
  const items = itemsOf(list);
  const step = list.hasAttribute('reversed') ? -1 : 1;
  let next = integer(list, 'start') ?? (step > 0 ? 1 : items.length);
  return items.map((item) => {
    const number = integer(item, 'value') ?? next;
    next = number + step;
    return number;
  });
}

/** The marker that the browser shows before each item of a list: `3`, `iv` or `c`. */
export function markersOf(list: Element): string[] {
  const numbers = numbersOf(list);
  const type = list.getAttribute('type') || getComputedStyle(list).listStyleType;
  return itemsOf(list).map((item, index) => formatMarker(numbers[index]!, item.getAttribute('type') || type));
}

export function itemsOf(list: Element): Element[] {
  return [...list.children].filter((child) => child.matches('li'));
}

function integer(element: Element, name: string): number | undefined {
  const number = Number.parseInt(element.getAttribute(name) ?? '', 10);
  return Number.isNaN(number) ? undefined : number;
}

function formatMarker(number: number, type: string): string {
  if (number < 1) return String(number);
  if (/^a$|^lower-(alpha|latin)$/.test(type)) return letters(number);
  if (/^A$|^upper-(alpha|latin)$/.test(type)) return letters(number).toUpperCase();
  if (/^i$|^lower-roman$/.test(type)) return roman(number);
  if (/^I$|^upper-roman$/.test(type)) return roman(number).toUpperCase();
  return String(number);
}

/** After `z` comes `aa`. */
function letters(number: number): string {
  const before = Math.floor((number - 1) / 26);
  return (before ? letters(before) : '') + String.fromCharCode(97 + ((number - 1) % 26));
}

function roman(number: number): string {
  let rest = number;
  return ROMAN.map(([value, letter]) => {
    const times = Math.floor(rest / value);
    rest -= times * value;
    return letter.repeat(times);
  }).join('');
}
