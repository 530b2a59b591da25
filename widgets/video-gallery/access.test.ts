import { accessOf, mayWatch, rolesOf } from './access';

const DEFAULT = ['premium', 'practice', 'secured'];
const ANONYMOUS = {
  status: 'none',
  user: undefined,
  isPremium: false,
  isPractice: false,
  roles: [],
  reLoginRequired: false,
} as const;

test.each([
  ['no tags', [], [], true],
  ['tags that secure nothing', ['film', 'talk'], [], true],
  ['a secured tag, without a role', ['premium'], [], false],
  ['a secured tag, in another case', ['Premium'], ['PREMIUM readers'], true],
  ['a secured tag, for another role', ['premium'], ['practice'], false],
  ['a marker, and a tag that names the role', ['secured', 'board-.*'], ['Board-Energy'], true],
  ['a marker alone', ['secured'], ['Board'], false],
  ['an empty tag beside a secured one', ['premium', ''], ['Board'], false],
  ['a broken pattern, as a text', ['secured', '((('], ['Level ((('], true],
  ['a broken pattern that is in no role', ['secured', '((('], ['Board'], false],
  ['a tag of 101 characters', ['secured', 'a'.repeat(101)], ['a'.repeat(101)], false],
  ['the 21st tag', ['secured', ...Array.from({ length: 19 }, (_, index) => `no-${index}`), 'Board'], ['Board'], false],
  ['the 20th tag', ['secured', ...Array.from({ length: 18 }, (_, index) => `no-${index}`), 'Board'], ['Board'], true],
])('a video with %s', (_what, tags, roles, expected) => expect(mayWatch(tags, roles, DEFAULT)).toBe(expected));

test('what secures is a pattern too, and a long tag or many of them do not slip through', () => {
  expect(mayWatch(['clients-only'], [], ['^clients?-'])).toBe(false);
  expect(mayWatch(['for clients'], [], ['^clients?-'])).toBe(true);
  expect(mayWatch([`premium${'x'.repeat(500)}`], [], DEFAULT)).toBe(false);
  expect(mayWatch([...Array.from({ length: 30 }, (_, index) => `no-${index}`), 'premium'], [], DEFAULT)).toBe(false);
});

test.each([
  '(((',
  '(a+)+$',
  '(a|a)*$',
  '(a*)*b',
  '((a+)+)+$',
  'a*a*a*a*a*a*b',
  '(a|aa)+$',
  '(?:a+)+$',
  'a?'.repeat(25) + 'a'.repeat(25),
  '(a|a)'.repeat(18) + 'b',
  '(?=(a+))\\1+b',
])('the pattern %s takes less than a millisecond', (pattern) => {
  const role = `${'a'.repeat(99)}!`;
  mayWatch(['secured', pattern], ['warm'], DEFAULT);
  const times = Array.from({ length: 20 }, () => {
    const start = performance.now();
    mayWatch(['secured', pattern], [role], DEFAULT);
    return performance.now() - start;
  });
  // The fastest of twenty runs, because a busy machine may delay any of them; a slow pattern would take years.
  expect(Math.min(...times)).toBeLessThan(1);
});

test('premium and practice are roles, and a session that is over gives none', () => {
  expect(
    rolesOf({ ...ANONYMOUS, status: 'active', isPremium: true, isPractice: true, roles: ['Board', 'premium'] }),
  ).toEqual(['premium', 'practice', 'Board']);
  expect(rolesOf({ ...ANONYMOUS, status: 'expired', isPremium: true, roles: ['Board'] })).toEqual([]);
  expect(accessOf(['b', 'a', 'b'])).toBe(accessOf(['a', 'b']));
});
