import { screen, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import disruptor from './index';

const contentHtml =
  '<img data-field="standardImage" src="/a.svg" alt="Threads"><h2 data-field="title">The meeting tax</h2><p data-field="description">An hour costs a day.</p><ul data-field="callToActionLinks"><li><a href="/tax">Read the survey</a></li><li><a href="/more" target="_blank">More</a></li></ul>';

test('picture, words and links interrupt the text on a shaded ground', async () => {
  const { element } = await mountPlaceholder(`<div data-module="disruptor">${contentHtml}</div>`, disruptor);
  const part = within(screen.getByRole('region', { name: 'The meeting tax' }));
  expect(part.getByRole('img', { name: 'Threads' })).toBeVisible();
  expect(part.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/tax', '/more']);
  expect(element.firstElementChild).toHaveAttribute('data-ground', 'surface');
});

test('a link without words is left out, with a note for the editor', async () => {
  const { notes } = await mountPlaceholder(
    `<div data-module="disruptor">${contentHtml.replace('Read the survey', '')}</div>`,
    disruptor,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(notes()).toEqual(['item 1 of callToActionLinks leads to /tax but has no text, so it is left out']);
});
