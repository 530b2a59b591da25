import { screen } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import gridWall from './index';

const item = (name: string, more = '') =>
  `<li data-item="items">${more}<img data-field="standardImage" src="/${name}.svg" alt="${name} picture"><h3><a data-field="url" href="/${name}">${name}</a></h3></li>`;
const type = (name: string) => `<data data-field="cardType" value="${name}"></data>`;
const show = (items: string, attributes = '') =>
  mountPlaceholder(`<div data-module="grid-wall" data-title="Places" ${attributes}><ul>${items}</ul></div>`, gridWall);
const typesIn = (element: Element) =>
  [...element.querySelectorAll('[data-type]')].map((card) => card.getAttribute('data-type'));

test('cards have their words over their pictures unless the editor says otherwise', async () => {
  const { element } = await show(item('Hall') + item('Harbour'));
  expect(typesIn(element)).toEqual(['background-image', 'background-image']);
  expect(screen.getByRole('link', { name: 'Hall' })).toHaveAttribute('href', '/Hall');
  expect(screen.getByRole('img', { name: 'Harbour picture' })).toBeVisible();
});

test('one wall can have cards of every type', async () => {
  const { element } = await show(
    item('Hall') + item('Harbour', type('background-image')) + item('Words', type('static')),
    'data-card-type="generic-item"',
  );
  expect(typesIn(element)).toEqual(['generic-item', 'background-image', 'static']);
});

test('a static card leads nowhere but by its own links', async () => {
  await show(item('Words', `${type('static')}<a data-field="callToActionLinks" href="/how">How we report</a>`));
  expect(screen.getByRole('heading', { level: 3, name: 'Words' })).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['How we report']);
});

test('a type that does not exist costs the card nothing but the type', async () => {
  const { notes } = await show(item('Hall') + item('Harbour', type('mosaic')));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(notes()).toEqual([
    'cardType in item 2 of items must be one of background-image, generic-item, static, got "mosaic". It is left out.',
  ]);
});
