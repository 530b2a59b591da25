import { closest } from './closest';

const MODULES = ['quiz', 'regwall', 'sign-in', 'sign-up', 'site-search', 'pull-quote'];

test.each([
  ['quizz', 'quiz'],
  ['qiuz', 'quiz'],
  ['Quiz', 'quiz'],
  ['regwal', 'regwall'],
  ['sing-in', 'sign-in'],
  ['signup', 'sign-up'],
  ['site-serach', 'site-search'],
  ['pullquote', 'pull-quote'],
])('%s was most likely meant to be %s', (typed, expected) => {
  expect(closest(typed, MODULES)).toBe(expected);
});

test.each(['chart', 'accordion', '', 'q', 'xyzw'])('"%s" is near to nothing', (typed) => {
  expect(closest(typed, MODULES)).toBeUndefined();
});

test('the nearest of several wins', () => {
  expect(closest('sign-ip', ['sign-in', 'sign-up', 'sign-ipp'])).toBe('sign-in');
});
