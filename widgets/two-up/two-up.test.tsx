import { screen } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import twoUp from './index';

const item = (name: string) =>
  `<li data-item="items"><img data-field="thumbnailImage" src="/${name}.svg" alt="${name} picture"><h3><a data-field="url" href="/${name}">${name}</a></h3></li>`;
const placeholder = (names: string[], attributes = '') =>
  `<div data-module="two-up" data-title="A pair" ${attributes}><ul>${names.map(item).join('')}</ul></div>`;

test.each([
  ['', 'small'],
  ['data-size="medium"', 'medium'],
])('shows two promos side by side (%s) with %s images', async (attributes, size) => {
  const { element } = await mountPlaceholder(placeholder(['Steel', 'Water'], attributes), twoUp);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Steel',
    'Water',
  ]);
  expect(screen.getByRole('img', { name: 'Water picture' })).toBeVisible();
  expect([...element.querySelectorAll('[data-split]')].map((card) => card.getAttribute('data-split'))).toEqual([
    size,
    size,
  ]);
});

test('a third promo is cut, with a note for the editor', async () => {
  const { notes } = await mountPlaceholder(placeholder(['Steel', 'Water', 'Copper']), twoUp);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(notes()).toEqual(['items has 3 items; only the first 2 are used']);
});
