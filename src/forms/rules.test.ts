import { object } from 'superstruct';
import { code, domainNotIn, email, flagValue, matches, maxLength, newPassword, required, textValue } from './';
import { check } from './form/outcome';
import { missingIn } from './password';

const noValues = {};

test.each(['', '   ', false])('required refuses %j', (value) => {
  expect(required()(value, noValues)).toEqual({ key: 'required' });
});

test.each(['x', true, ['alerts']])('required accepts %j', (value) => {
  expect(required()(value, noValues)).toBeUndefined();
});

test.each(['ada@example.com', 'a.b+c@sub.example.co.uk', 'ürsel@bücher.example', 'x@y.museum'])(
  '%s is an address',
  (value) => {
    expect(email()(value, noValues)).toBeUndefined();
  },
);

test.each([
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@example.',
  'ada@.com',
  'ada lovelace@example.com',
  'a@b@example.com',
  'ada@example..com',
  '.ada@example.com',
  'a..da@example.com',
  'ada.@example.com',
  'ada@-example.com',
  'ada@example-.com',
  'test@.iana.org',
  `${'a'.repeat(65)}@example.com`,
  'ada(c)@example.com',
])('%s is no address', (value) => {
  expect(email()(value, noValues)).toEqual({ key: 'validEmail' });
});

test('a hundred thousand characters are looked at in no time', () => {
  const began = performance.now();
  expect(email()(`a@${'a.'.repeat(50_000)}@`, noValues)).toEqual({ key: 'validEmail' });
  expect(performance.now() - began).toBeLessThan(1_000);
});

test('a list of unwanted domains is matched whole, in any case', () => {
  const rule = domainNotIn('spam.example, Trash.example');
  expect(rule('ada@TRASH.example', noValues)).toEqual({ key: 'unwantedDomain', values: { domain: 'trash.example' } });
  expect(rule('ada@not-spam.example', noValues)).toBeUndefined();
});

test('a text may be as long as the limit', () => {
  expect(maxLength(3)('abc', noValues)).toBeUndefined();
  expect(maxLength(3)('abcde', noValues)).toEqual({ key: 'tooLong', values: { limit: 3, over: 2 } });
});

test('a code has exactly its digits', () => {
  expect(code()('123456', noValues)).toBeUndefined();
  expect(code()('12345', noValues)).toEqual({ key: 'validCode', values: { digits: 6 } });
  expect(code()('12345x', noValues)).toBeDefined();
});

test.each([
  ['Lighthouse-42', '', []],
  ['short-1', '', ['length']],
  ['x'.repeat(128) + '1', '', ['longest']],
  ['only letters here', '', ['digit']],
  ['1234567890123', '', ['letter']],
  ['', '', ['length', 'letter', 'digit']],
  ['Password123', '', ['notCommon']],
  ['lovelace-1815', 'lovelace@example.com', ['notEmail']],
  ['I-am-LoveLace', 'lovelace@example.com', ['notEmail']],
  ['adanumber-1815', 'ada@example.com', []],
  ['パスワードは長いです1', '', []],
])('the password %s beside %s lacks %j', (password, address, missing) => {
  expect(missingIn(password, address)).toEqual(missing);
});

describe('a form', () => {
  const schema = object({
    email: textValue(required('requiredEmail'), email()),
    password: textValue(required('requiredPassword'), newPassword()),
    again: textValue(matches('password')),
    agrees: flagValue(required()),
  });

  test('that is right gives its values', () => {
    const values = { email: 'ada@example.com', password: 'Lighthouse-42', again: 'Lighthouse-42', agrees: true };
    expect(check(values, schema).values).toEqual(values);
  });

  test('shows the first problem of every field together', () => {
    const { values, problems } = check({ email: '', password: 'lovelace', again: 'love', agrees: false }, schema);
    expect(values).toBeUndefined();
    expect(Object.fromEntries([...problems].map(([name, { key }]) => [name, key]))).toEqual({
      email: 'requiredEmail',
      password: 'weakPassword',
      again: 'passwordsDiffer',
      agrees: 'required',
    });
  });

  test('compares the password with the address beside it', () => {
    const { problems } = check(
      { email: 'lovelace@example.com', password: 'lovelace-1815', again: 'lovelace-1815', agrees: true },
      schema,
    );
    expect([...problems.keys()]).toEqual(['password']);
  });

  test('explains a value of the wrong type to visitors', () => {
    expect(
      check(
        { email: 7 as unknown as string, password: 'Lighthouse-42', again: 'Lighthouse-42', agrees: true },
        schema,
      ).problems.get('email'),
    ).toMatchObject({ key: 'invalid' });
  });
});
