import { explainLoad } from './unknown';

afterEach(() => jest.restoreAllMocks());

/** Like browsers: an invalid query becomes `not all`. */
function understandOnly(supportedQuery: string) {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ media: query === supportedQuery ? query : 'not all' }) as MediaQueryList);
}

test('a media query that browsers do not understand is named, since the module never loads', () => {
  understandOnly('(min-width: 48rem)');
  expect(explainLoad('media (min-width: 48rem)')).toBeUndefined();
  expect(explainLoad('media (min-widht: 48rem)')).toContain(
    'data-load="media (min-widht: 48rem)" holds no media query',
  );
});

test('a strategy that does not exist is named with those that do', () => {
  expect(explainLoad('soon')).toContain('is not one of eager, visible');
  for (const load of ['eager', 'idle', 'interaction', 'event:poll-opened']) expect(explainLoad(load)).toBeUndefined();
});
