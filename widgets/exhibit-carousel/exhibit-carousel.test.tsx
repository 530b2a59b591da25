import { screen, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import exhibitCarousel from './index';

const slide = (number: number) =>
  `<figure data-item="slides"><p data-field="displayNumber">${number}</p><h3 data-field="title">Finding ${number}</h3><img data-field="exhibitImage" src="/${number}.svg" alt="Drawing ${number}" width="1600" height="900"><figcaption data-field="source">Source ${number}</figcaption></figure>`;

test('shows exhibits in a carousel, each with number, title, image and source', async () => {
  await mountPlaceholder(
    `<div data-module="exhibit-carousel"><h2 data-field="title">Night shifts</h2>${slide(1)}${slide(2)}</div>`,
    exhibitCarousel,
  );
  const [first, second] = within(screen.getByRole('region', { name: 'Night shifts' })).getAllByRole('group');
  expect(first).toHaveAccessibleName('1 of 2: Finding 1');
  expect(first).toHaveTextContent('Exhibit 1Finding 1Source 1');
  expect(within(second!).getByRole('heading', { level: 3, name: 'Finding 2' })).toBeInTheDocument();
  expect(within(second!).getByRole('img', { name: 'Drawing 2' })).toHaveAttribute('width', '1600');
});

test('a drawing for narrow screens and a description for those who cannot see come along', async () => {
  const data = {
    slides: [
      {
        title: 'Tonnes',
        exhibitImage: { src: '/wide.svg', alt: 'Bars' },
        mobileExhibitImage: '/narrow.svg',
        accessibilityDescription: 'Ammonia 38, cement 91.',
      },
    ],
  };
  await mountPlaceholder(
    `<div data-module="exhibit-carousel"><script type="application/json">${JSON.stringify(data)}</script></div>`,
    exhibitCarousel,
  );
  const image = screen.getByRole('img', { name: 'Bars' });
  expect(image).toHaveAccessibleDescription('Ammonia 38, cement 91.');
  expect(image.parentElement!.querySelector('source')).toHaveAttribute('srcset', '/narrow.svg');
});

test('an exhibit with nothing to see or read is left out, with a note for the editor', async () => {
  const data = { slides: [{ title: 'Tonnes' }, { source: 'IEA' }, {}] };
  const { notes } = await mountPlaceholder(
    `<div data-module="exhibit-carousel"><script type="application/json">${JSON.stringify(data)}</script></div>`,
    exhibitCarousel,
  );
  expect(screen.getAllByRole('group')).toHaveLength(1);
  expect(notes()).toEqual(
    [2, 3].map((item) => `item ${item} of slides is left out: it has no exhibitImage and no title and no description`),
  );
});
