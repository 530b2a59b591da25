import { anchorOf, linkedAnchor } from './use-deep-link';

test.each([
  ['What does it cost?', 'what-does-it-cost'],
  ['CO₂ – who pays', 'co₂-who-pays'],
  ['Wärmenetze: wer zahlt?', 'wärmenetze-wer-zahlt'],
  ['كم الكلفة؟', 'كم-الكلفة'],
  ['…', ''],
])('"%s" is linked to as "%s"', (title, anchor) => expect(anchorOf(title)).toBe(anchor));

test.each([
  ['', undefined],
  ['#who-pays', 'who-pays'],
  ['#%C3%BCber', 'über'],
  ['#50%', '50%'],
])('the address "%s" asks for %s', (hash, anchor) => {
  location.hash = hash;
  expect(linkedAnchor()).toBe(anchor);
  location.hash = '';
});

test('a heading with that id has precedence', () => {
  document.body.innerHTML = '<h2 id="method">Method</h2>';
  location.hash = '#method';
  expect(linkedAnchor()).toBeUndefined();
  location.hash = '';
});
