import { screen } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import contentCard from './index';

const LONG = `${'Buyers stopped paying extra. '.repeat(6)}`;

const card = (attributes = '') => `<article data-module="content-card" ${attributes}>
  <img data-field="heroImage" src="/hero.svg" alt="Hero"><img data-field="thumbnailImage" src="/thumb.svg" alt="Thumbnail">
  <h2><a data-field="url" href="/insights/steel">Steel without a premium</a></h2>
  <p data-field="description">${LONG}</p><time data-field="displayDate" datetime="2026-03-18">18/3</time></article>`;

test('a server-rendered card has one link at its title, the better image, its date, and a description cut at a word', async () => {
  await mountPlaceholder(card(), contentCard);
  expect(screen.getByRole('link', { name: 'Steel without a premium' })).toHaveAttribute('href', '/insights/steel');
  expect(screen.getByRole('img', { name: 'Thumbnail' })).toBeVisible();
  expect(screen.getByText('March 18, 2026').tagName).toBe('TIME');
  expect(screen.getByText(/…$/).textContent!.length).toBeLessThanOrEqual(126);
});

test.each(['article', 'div'])('on a placeholder that is a %s, the card is one article', async (name) => {
  await mountPlaceholder(card().replaceAll('article', name), contentCard);
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('shows the whole description if the editor wants it', async () => {
  await mountPlaceholder(card('data-show-full-description'), contentCard);
  expect(screen.getByText(LONG.trim())).toBeVisible();
});

test.each(['extra-small', 'small', 'medium'])('with the layout "%s" the image is beside the text', async (layout) => {
  const { element } = await mountPlaceholder(card(`data-layout="${layout}"`), contentCard);
  expect(element.querySelector('[data-split]')).toHaveAttribute('data-split', layout);
});

test('a card without a title asks the editor for one', async () => {
  await mountPlaceholder('<div data-module="content-card" data-eyebrow="Report"></div>', contentCard, { mode: 'edit' });
  expect(screen.getByRole('note')).toHaveTextContent('Fill in: title.');
});
