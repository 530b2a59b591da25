import { canInsist, correctionOf, exactly } from './spelling';

test.each([
  ['hydorgen', '"hydorgen"'],
  ['green  hydorgen', '"green" "hydorgen"'],
  ['"hydorgen"', '"hydorgen"'],
  ['', ''],
])('%s, exactly', (query, expected) => expect(exactly(query)).toBe(expected));

test.each([
  ['hydorgen', 'hydrogen', 'hydrogen'],
  ['"hydorgen"', 'hydrogen', 'hydrogen'],
  ['Hydrogen', 'hydrogen', undefined],
  ['"hydrogen"', 'hydrogen', undefined],
  ['green  hydrogen', 'green hydrogen', undefined],
  ['hydrogen', '', undefined],
])('%s, searched as "%s"', (query, used, expected) => expect(correctionOf(query, used)).toBe(expected));

test.each([
  ['hydorgen', true],
  ['"hydorgen"', false],
])('%s can be insisted on: %s', (query, expected) => expect(canInsist(query)).toBe(expected));
