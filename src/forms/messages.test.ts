import { translate } from '../core';
import { messages } from './messages';

test.each([
  ['ar', 2, 'يمكنك المحاولة مرة أخرى بعد ثانيتين.'],
  ['de', 1, 'Sie können es in 1 Sekunde noch einmal versuchen.'],
  ['ja', 7, '7秒後にもう一度お試しいただけます。'],
])('the wait is shown in %s for %i seconds', (language, seconds, sentence) => {
  expect(translate(messages, language)('wait', { seconds })).toBe(sentence);
});
