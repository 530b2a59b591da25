import { configure, translate } from '../../core';
import { messages } from '../messages';
import { meaningOf } from './outcome';

const CODES = [1001, 1002, 1003, 1004, 1008, 2002, 2003, 2004, 2005, 6008, 6010, 6011];

test.each(CODES)('the text of code %i states what to do, in four languages', (code) => {
  const { key } = meaningOf(code)!;
  // What happened, and what to do: never a single word.
  for (const language of ['en', 'de', 'ar', 'ja'])
    expect(translate<string>(messages, language)(key).length).toBeGreaterThan(15);
});

test('the configuration chooses another text for a code, known or not', () => {
  configure([{ from: 'test', isTrusted: true, values: { errorTexts: { 2005: 'timeout', 9999: 'linkUsed' } } }]);
  expect(meaningOf(2005)!.key).toBe('timeout');
  expect(meaningOf(9999)!.key).toBe('linkUsed');
  expect(meaningOf(9998)).toBeUndefined();
  configure([]);
});
