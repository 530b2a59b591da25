import { isGating, judge, type Variant, type Visitor, type Wall } from './rules';

const ANONYMOUS: Visitor = { status: 'none', isPremium: false, isPractice: false, isSubscribed: false };
const VISITORS = {
  anonymous: ANONYMOUS,
  'premium cookie without a session': { ...ANONYMOUS, isPremium: true },
  'practice cookie without a session': { ...ANONYMOUS, isPractice: true },
  expired: { ...ANONYMOUS, status: 'expired' },
  'expired premium': { ...ANONYMOUS, status: 'expired', isPremium: true },
  'signed in': { ...ANONYMOUS, status: 'active' },
  excused: { ...ANONYMOUS, status: 'active', isExcused: true },
  subscribed: { ...ANONYMOUS, status: 'active', isSubscribed: true },
  premium: { ...ANONYMOUS, status: 'active', isPremium: true },
  practice: { ...ANONYMOUS, status: 'active', isPractice: true },
} satisfies Record<string, Visitor>;

type Who = keyof typeof VISITORS;

const wall = (variant: Variant, more: Partial<Wall> = {}): Wall => ({
  variant,
  timer: 5,
  isEmailCourse: false,
  isDefaultPractice: false,
  ...more,
});
const sees = (variant: Variant, who: Who, more?: Partial<Wall>, isEditing?: boolean) =>
  judge(wall(variant, more), VISITORS[who], isEditing);

describe('access', () => {
  test.each<[Who, banner: string, panel: string, dialog: string]>([
    ['anonymous', 'banner', 'panel', 'dialog'],
    ['premium cookie without a session', 'banner', 'panel', 'dialog'],
    ['practice cookie without a session', 'banner', 'panel', 'dialog'],
    ['expired', 'banner', 'panel', 'dialog'],
    ['expired premium', 'banner', 'panel', 'dialog'],
    ['signed in', 'nothing', 'panel', 'dialog'],
    ['excused', 'nothing', 'nothing', 'nothing'],
    ['subscribed', 'nothing', 'nothing', 'nothing'],
    ['premium', 'nothing', 'nothing', 'nothing'],
    ['practice', 'nothing', 'nothing', 'nothing'],
  ])('%s: %s, %s, %s', (who, banner, panel, dialog) => {
    expect([sees('default', who).shows, sees('click', who).shows, sees('timer', who).shows]).toEqual([
      banner,
      panel,
      dialog,
    ]);
  });

  test.each<[Who, shows: string]>([
    ['anonymous', 'dialog'],
    ['expired', 'dialog'],
    ['signed in', 'nothing'],
    ['premium', 'nothing'],
  ])('on a default practice, %s: %s', (who, shows) => {
    expect(sees('timer', who, { isDefaultPractice: true }).shows).toBe(shows);
  });

  test.each<[Who, Variant, shows: string]>([
    ['anonymous', 'timer', 'dialog'],
    ['signed in', 'timer', 'dialog'],
    ['signed in', 'default', 'nothing'],
    ['excused', 'timer', 'nothing'],
    ['subscribed', 'timer', 'confirmation'],
    ['premium', 'click', 'confirmation'],
    ['practice', 'default', 'confirmation'],
    ['premium cookie without a session', 'click', 'panel'],
  ])('of an e-mail course, %s on %s: %s', (who, variant, shows) => {
    expect(sees(variant, who, { isEmailCourse: true }).shows).toBe(shows);
  });
});

describe('when', () => {
  test.each<[Variant, timer: number, Who, shows: string, after: number]>([
    ['default', -1, 'anonymous', 'nothing', 0],
    ['timer', -1, 'anonymous', 'nothing', 0],
    ['timer', -1, 'premium', 'nothing', 0],
    ['default', 0, 'anonymous', 'banner', 0],
    ['timer', 0, 'anonymous', 'dialog', 0],
    ['timer', 2.5, 'anonymous', 'dialog', 2.5],
    ['click', -1, 'anonymous', 'panel', 0],
    ['click', 60, 'anonymous', 'panel', 0],
    ['timer', 0, 'expired', 'dialog', 3],
    ['click', -1, 'expired', 'panel', 3],
    ['default', 10, 'expired', 'banner', 10],
  ])('%s with a timer of %s s, %s: %s after %s s', (variant, timer, who, shows, after) => {
    expect(sees(variant, who, { timer })).toMatchObject({ shows, after });
  });
});

describe('while an editor works', () => {
  test.each<[Who, banner: string, panel: string, dialog: string]>([
    ['anonymous', 'preview', 'preview', 'preview'],
    ['expired', 'preview', 'preview', 'preview'],
    ['signed in', 'nothing', 'preview', 'preview'],
    ['premium', 'nothing', 'nothing', 'nothing'],
  ])('%s: %s, %s, %s, and nothing has to be waited for', (who, ...shows) => {
    const verdicts = (['default', 'click', 'timer'] as const).map((variant) => sees(variant, who, {}, true));
    expect(verdicts.map((verdict) => verdict.shows)).toEqual(shows);
    expect(verdicts.map(({ after }) => after)).toEqual([0, 0, 0]);
  });

  test('a course is confirmed as on the live page', () => {
    expect(sees('click', 'premium', { isEmailCourse: true }, true).shows).toBe('confirmation');
  });
});

describe('the reason, for editors', () => {
  test.each<[Who, Partial<Wall>, because: string]>([
    ['anonymous', {}, 'anonymous'],
    ['anonymous', { timer: -1 }, 'timer-off'],
    ['expired', {}, 'expired'],
    ['signed in', {}, 'not-subscribed'],
    ['subscribed', {}, 'subscribed'],
    ['premium', {}, 'premium'],
    ['practice', {}, 'practice'],
    ['signed in', { isDefaultPractice: true }, 'practice'],
  ])('%s with %j: %s', (who, more, because) => {
    expect(sees('timer', who, more).because).toBe(because);
  });
});

test.each<[Variant, timer: number, boolean]>([
  ['default', 5, false],
  ['click', -1, true],
  ['timer', 0, true],
  ['timer', -1, false],
])('%s with a timer of %s s keeps something from readers: %s', (variant, timer, expected) => {
  expect(isGating(wall(variant, { timer }))).toBe(expected);
});
