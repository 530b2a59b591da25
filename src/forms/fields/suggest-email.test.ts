import { suggestEmail } from './suggest-email';

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmai.con', 'ada@gmail.com'],
  ['ada@GNAIL.com', 'ada@gmail.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@yaho.co.jp', 'ada@yahoo.co.jp'],
  ['ada@gmx.dee', 'ada@gmx.de'],
  ['ada@wbe.de', 'ada@web.de'],
])('%s was probably meant to be %s', (typed, suggestion) => {
  expect(suggestEmail(typed)).toBe(suggestion);
});

test.each([
  'ada@gmail.com',
  'ada@mail.com',
  'ada@ymail.com',
  'ada@gmx.ch',
  'ada@me.com',
  'ada@alder-voss.example',
  'ada@yahoo.de',
  'ada@outlook.de',
  'ada',
  'ada@',
  '@gmial.com',
  '',
])('%j may well be right', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
