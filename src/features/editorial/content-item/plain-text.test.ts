import { plainText } from './plain-text';

test.each([
  ['Plain words', 'Plain words'],
  ['<p>One</p><p>Two <em>three</em></p>', 'One Two three'],
  ['Steel &amp; water&nbsp;&lt;b&gt;', 'Steel & water <b>'],
  ['&amp;lt;', '&lt;'],
  ['&unknown;', '&unknown;'],
])('the words of "%s" are "%s"', (html, expected) => expect(plainText({ kind: 'html', html })).toBe(expected));
