import { toJson } from './json';

const VALUES = [
  null,
  true,
  7,
  -0.5,
  'a "quote" and \u2028',
  [],
  {},
  [undefined, null, [1, ['a']]],
  { a: undefined, b: [{ c: 'd' }], 'e "f"': null },
  { subscriptions: ['weekly', 'alert-copper'] },
];

test.each(VALUES.map((value) => [value]))('%j is written as it is elsewhere', (value) => {
  expect(toJson(value)).toBe(JSON.stringify(value));
});

test('methods that a library adds to arrays, objects and texts change nothing', () => {
  const before = VALUES.map((value) => JSON.stringify(value));
  for (const { prototype } of [Array, Object, String])
    Object.defineProperty(prototype, 'toJSON', { value: () => 'broken', configurable: true });
  try {
    expect(VALUES.map(toJson)).toEqual(before);
  } finally {
    for (const { prototype } of [Array, Object, String]) delete (prototype as { toJSON?: unknown }).toJSON;
  }
});
