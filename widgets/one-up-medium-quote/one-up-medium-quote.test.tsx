import { screen } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import oneUpMediumQuote from './index';

const contentHtml =
  '<img data-field="standardImage" src="/m.svg" alt="Marit"><blockquote><p data-field="quote">I stand up.</p></blockquote><cite data-field="cite1">Marit Eikeland</cite>';
const show = (attributes: string, content = contentHtml) =>
  mountPlaceholder(`<div data-module="one-up-medium-quote" ${attributes}>${content}</div>`, oneUpMediumQuote);

test.each([
  ['circle-crop-left', true, 'start'],
  ['circle-crop-center', true, 'center'],
  ['cutout-left', true, 'start'],
  ['cutout-right', true, 'start'],
  ['no-image', false, 'start'],
  ['big-quote', false, 'start'],
])('%s shows the portrait: %s, and the words from the %s', async (mode, hasPortrait, align) => {
  await show(`data-image-display-mode="${mode}"`);
  expect(screen.queryAllByRole('img', { name: 'Marit' })).toHaveLength(hasPortrait ? 1 : 0);
  expect(screen.getByRole('figure')).toHaveTextContent('I stand up.Marit Eikeland');
  expect(screen.getByRole('figure')).toHaveAttribute('data-align', align);
});

test.each(['tiny', 'small', 'medium'])('words and portrait are %s where the editor says so', async (size) => {
  const { element } = await show(`data-size="${size}"`);
  expect([...element.querySelectorAll('[data-size]')].map((element) => element.getAttribute('data-size'))).toEqual([
    size,
    size,
  ]);
});

test('a missing portrait leaves no gap', async () => {
  const { element } = await show('data-image-display-mode="cutout-left"', '<p data-field="quote">I stand up.</p>');
  expect(element.querySelector('[data-mode]')).toHaveAttribute('data-mode', 'no-image');
});
