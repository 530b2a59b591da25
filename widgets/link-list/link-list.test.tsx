import { screen, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import linkList from './index';

const placeholder = (attributes: string, links: string) =>
  `<div data-module="link-list" ${attributes}><ul data-field="callToActionLinks">${links}</ul></div>`;
const items = (count: number) =>
  Array.from({ length: count }, (_, index) => `<li><a href="/${index}">Link ${index}</a></li>`).join('');

test('lists the server-rendered links under their title', async () => {
  await mountPlaceholder(placeholder('data-title="Read on"', items(3)), linkList);
  const part = screen.getByRole('region', { name: 'Read on' });
  expect(
    within(part)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Link 0', 'Link 1', 'Link 2']);
});

test.each([
  ['0', 1],
  ['2', 2],
  ['7', 3],
])('%s columns are %i', async (columns, expected) => {
  const { element, notes } = await mountPlaceholder(placeholder(`data-columns="${columns}"`, items(3)), linkList);
  expect(element.querySelector('[data-columns]')).toHaveAttribute('data-columns', String(expected));
  expect(notes()).toEqual(columns === '2' ? [] : [`columns is ${columns}, but must be 1 to 3; ${expected} is used`]);
});

test('a list too long to be read is cut at forty', async () => {
  const { notes } = await mountPlaceholder(placeholder('', items(200)), linkList);
  expect(screen.getAllByRole('listitem')).toHaveLength(40);
  expect(notes()).toEqual(['callToActionLinks has 200 items; only the first 40 are used']);
});

test('a link that would run a script is not shown', async () => {
  await mountPlaceholder(
    placeholder('', '<li><a href="javascript:alert(1)">Win</a></li><li><a href="/b">Stay</a></li>'),
    linkList,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
