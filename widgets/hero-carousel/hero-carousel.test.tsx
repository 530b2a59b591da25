import { act, screen } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import heroCarousel from './index';

const slides = ['Ports', 'Tolls', 'Chairs']
  .map(
    (title) =>
      `<article data-item="slides"><h2 data-field="title">${title}</h2><ul data-field="callToActionLinks"><li><a href="/${title.toLowerCase()}">Read ${title}</a></li></ul></article>`,
  )
  .join('');
const hero = (attributes = '') => `<div data-module="hero-carousel" ${attributes}>${slides}</div>`;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const after = (time: number) => act(async () => void (await jest.advanceTimersByTimeAsync(time)));

test('slides change by themselves every seven seconds', async () => {
  const { element } = await mountPlaceholder(hero(), heroCarousel);
  await after(6900);
  expect(element).toHaveTextContent('01 / 03');
  await after(200);
  expect(element).toHaveTextContent('02 / 03');
});

test('the editor sets another time, or none', async () => {
  const { element } = await mountPlaceholder(hero('data-autoplay="3000"'), heroCarousel);
  await after(3100);
  expect(element).toHaveTextContent('02 / 03');
  const { element: still } = await mountPlaceholder(hero('data-autoplay="0"'), heroCarousel);
  await after(60_000);
  expect(still).toHaveTextContent('01 / 03');
});

test('a time too short for reading becomes two seconds, with a note for the editor', async () => {
  const { notes } = await mountPlaceholder(hero('data-autoplay="500"'), heroCarousel);
  expect(notes()).toEqual(['autoplay is 500, too short for a slide to be read; 2000 is used']);
});

test('a slide leads on by its links', async () => {
  await mountPlaceholder(hero(), heroCarousel);
  expect(screen.getByRole('link', { name: 'Read Ports' })).toHaveAttribute('href', '/ports');
  expect(screen.getByRole('region', { name: 'Highlights' })).toBeInTheDocument();
});
