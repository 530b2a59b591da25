import { configure, configurePage } from '../core/config';
import { missingIn } from './password';
import { code, maxEmailLength, maxLength } from './rules';

const setUp = (policy: object) => configure([{ from: 'test', isTrusted: true, values: { policy } }]);

afterEach(() => void configure([]));

test('lengths, codes and passwords follow the service’s requirements', () => {
  const [isTooLong, isCode] = [maxLength(maxEmailLength), code()];
  setUp({ maxEmailLength: 20, codeLength: 4, minPasswordLength: 4, maxPasswordLength: 8, passwordPattern: '[A-Z]' });
  expect(isTooLong('ada@long-name.example.com', {})).toEqual({ key: 'tooLong', values: { limit: 20, over: 5 } });
  expect([isCode('1234', {}), isCode('123456', {})]).toEqual([undefined, { key: 'validCode', values: { digits: 4 } }]);
  expect([missingIn('abcD'), missingIn('abcd'), missingIn('abC'), missingIn('ABCDEFGHI')]).toEqual([
    [],
    ['pattern'],
    ['length'],
    ['longest'],
  ]);
});

test('former names of lengths limit fields, with one warning each', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const policy = { longestEmail: 20, shortestPassword: 4, longestPassword: 8, codeLength: 4 };
  await configurePage([{ from: 'test', isTrusted: true, values: { policy } }], () => {});
  expect(maxLength(maxEmailLength)('ada@long-name.example.com', {})).toMatchObject({ values: { limit: 20 } });
  expect([missingIn('abc1'), missingIn('ab1'), missingIn('abcdefgh1')]).toEqual([[], ['length'], ['longest']]);
  expect(code()('1234', {})).toBeUndefined();
  expect(warn.mock.calls.map(([message]) => String(message))).toEqual(
    [
      ['shortestPassword', 'minPasswordLength'],
      ['longestPassword', 'maxPasswordLength'],
      ['longestEmail', 'maxEmailLength'],
    ].map(
      ([former, name]) =>
        `Inlay: configuration key "policy.${former}" is deprecated: it is now "policy.${name}". (test)`,
    ),
  );
  warn.mockRestore();
});

test('without a policy they are the reference services’', () => {
  expect(maxLength(maxEmailLength)('x'.repeat(255), {})).toMatchObject({ values: { limit: 254 } });
  expect(code()('123456', {})).toBeUndefined();
  expect(missingIn('Lighthouse-42')).toEqual([]);
});
