import { splitName } from './split-name';

test.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['  Ada   Maria\tLindgren ', 'Ada Maria', 'Lindgren'],
  ['Lindgren, Ada Maria', 'Ada Maria', 'Lindgren'],
  ['Plato', 'Plato', ''],
  ['田辺 由紀', '田辺', '由紀'],
  ['', '', ''],
  [' , ', ',', ''],
])('"%s" is split into "%s" and "%s"', (name, firstname, lastname) => {
  expect(splitName(name)).toEqual({ firstname, lastname });
});
