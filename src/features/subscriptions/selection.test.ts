import { shareOf, withGroup, withNothing, withOption } from './selection';

const some = { codes: ['weekly', 'events'], isNothing: false };
const unsubscribed = { codes: [], isNothing: true };

test.each([
  ['one is ticked', withOption(some, 'quarterly', true), ['weekly', 'events', 'quarterly'], false],
  ['one that is ticked already', withOption(some, 'weekly', true), ['events', 'weekly'], false],
  ['one is unticked', withOption(some, 'weekly', false), ['events'], false],
  ['one is ticked after all was left', withOption(unsubscribed, 'weekly', true), ['weekly'], false],
  ['a group is ticked', withGroup(some, ['weekly', 'quarterly'], true), ['events', 'weekly', 'quarterly'], false],
  ['a group is unticked', withGroup(some, ['weekly', 'quarterly'], false), ['events'], false],
  ['a group is ticked after all was left', withGroup(unsubscribed, ['weekly'], true), ['weekly'], false],
  ['all is left', withNothing(some, true), [], true],
  ['that is taken back', withNothing(unsubscribed, false), [], false],
])('%s', (_, { codes, isNothing }, expectedCodes, expectedNothing) => {
  expect(codes).toEqual(expectedCodes);
  expect(isNothing).toBe(expectedNothing);
});

test.each([
  [['weekly', 'events'], 'all'],
  [['weekly', 'quarterly'], 'some'],
  [['quarterly'], 'none'],
  [[], 'none'],
] as const)('of %j is ticked: %s', (group, expected) => expect(shareOf(some, group)).toBe(expected));
