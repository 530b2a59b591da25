import { isOnlyWay, loginsOf, without } from './logins';

const offered = { Lantern: 'Lantern ID', Fernwood: 'Fernwood' };

test.each([
  ['', ['Lantern ID', 'Fernwood'], []],
  ['Fernwood', ['Lantern ID', 'Fernwood'], ['Fernwood']],
  [' Fernwood , Lantern,', ['Lantern ID', 'Fernwood'], ['Lantern ID', 'Fernwood']],
  ['Retired,Retired', ['Lantern ID', 'Fernwood', 'Retired'], ['Retired']],
])('of “%s” the list shows %j, linked %j', (linked, labels, marked) => {
  const logins = loginsOf(linked, offered);
  expect(logins.map(({ label }) => label)).toEqual(labels);
  expect(logins.filter(({ isLinked }) => isLinked).map(({ label }) => label)).toEqual(marked);
});

test.each([
  ['Lantern', false, true],
  ['Lantern', true, false],
  ['Lantern,Fernwood', false, false],
  ['', false, false],
])('“%s” with a password: %s — the only way: %s', (socialLoginIdps, hasPassword, isOnly) => {
  expect(isOnlyWay({ socialLoginIdps, hasPassword })).toBe(isOnly);
});

test('taking one out leaves the others', () => {
  expect(without('Lantern,Fernwood', 'Lantern')).toBe('Fernwood');
  expect(without('Lantern', 'Lantern')).toBe('');
});
