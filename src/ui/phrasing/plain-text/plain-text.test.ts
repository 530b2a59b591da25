import { plainText } from './plain-text';

test.each([
  ['a text without tags as it is', 'Cost < 5 and\nmore', 'Cost < 5 and more'],
  ['no tags of emphasis, and no blank for them', 'Expect <b>engin</b>eers.', 'Expect engineers.'],
  ['a blank between paragraphs', '<p>You lead.</p><p>You count.</p>', 'You lead. You count.'],
  ['characters that HTML names', 'Oil &amp; gas', 'Oil & gas'],
  ['no script', 'A<script>alert(1)</script> talk', 'A talk'],
])('shows %s', (_, html, expected) => {
  expect(plainText(html)).toBe(expected);
});
