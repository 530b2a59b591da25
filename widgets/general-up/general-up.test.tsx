import { screen, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import generalUp from './index';

const item = (name: string) =>
  `<li data-item="items"><h3><a data-field="url" href="/${name}">${name}</a></h3><p data-field="description">On ${name}.</p></li>`;
const placeholder = (names: string[], attributes = '') =>
  `<div data-module="general-up" data-title="To read" ${attributes}><ul>${names.map(item).join('')}</ul></div>`;
const columns = (element: Element) =>
  (element.querySelector('.inlay-grid') as HTMLElement).style.getPropertyValue('--_inlay-grid-l');

test.each([
  [['Steel', 'Water', 'Copper'], '', '3'],
  [['Steel', 'Water', 'Copper', 'Wood'], '', '4'],
  [['Steel', 'Water'], '', '3'],
  [['Steel', 'Water', 'Copper'], 'data-columns="4"', '4'],
])('shows %j side by side (%s) in %s columns', async (names, attributes, expected) => {
  const { element } = await mountPlaceholder(placeholder(names, attributes), generalUp);
  expect(columns(element)).toBe(expected);
  const list = within(screen.getByRole('region', { name: 'To read' })).getByRole('list');
  expect(
    within(list)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(names);
});

test('a fifth card is left out, and a card without a title is reported to the editor', async () => {
  const { notes } = await mountPlaceholder(placeholder(['a', 'b', 'c', 'd', 'e', '']), generalUp);
  expect(screen.getAllByRole('article')).toHaveLength(4);
  expect(notes()).toEqual([
    'item 6 of items has no title, so it leads nowhere',
    'items has 6 items; only the first 4 are used',
  ]);
});

test.each([
  [['Steel', 'Water'], ['has two cards, but is made for three or four: add cards, or use two-up or content-card']],
  [['Steel', 'Water', 'Copper'], []],
])('of %j the editor reads %j', async (names, expected) => {
  const { notes } = await mountPlaceholder(placeholder(names), generalUp);
  expect(notes()).toEqual(expected);
});

test('cards without a common title have headings of the module’s level', async () => {
  await mountPlaceholder(placeholder(['Steel']).replace('data-title="To read"', ''), generalUp);
  expect(screen.getByRole('heading', { level: 2, name: 'Steel' })).toBeVisible();
});
