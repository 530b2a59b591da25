import { screen, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import standalonePromo from './index';

const links = (names: string[]) => names.map((name) => `<li><a href="/${name}">${name}</a></li>`).join('');
const contentHtml = `<img data-field="standardImage" src="/a.svg" alt="Layers"><h2 data-field="title">The heat we throw away</h2><p data-field="description">Half of it.</p>
  <ul data-field="callToActionLinks">${links(['start'])}</ul><h3 data-field="linkListTitle">In this series</h3><ul data-field="selectItems">${links(['one', 'two'])}</ul>`;

test('the promo has its picture, its button and its list of links', async () => {
  await mountPlaceholder(`<div data-module="standalone-promo">${contentHtml}</div>`, standalonePromo);
  const promo = within(screen.getByRole('region', { name: 'The heat we throw away' }));
  expect(promo.getByRole('img', { name: 'Layers' })).toBeVisible();
  expect(promo.getByRole('heading', { level: 3, name: 'In this series' })).toBeVisible();
  expect(
    within(promo.getByRole('list'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['one', 'two']);
  expect(promo.getByRole('link', { name: 'start' })).toHaveAttribute('href', '/start');
});

test('works with only a list, whose title is then a page heading', async () => {
  await mountPlaceholder(
    `<div data-module="standalone-promo"><h2 data-field="linkListTitle">Read on</h2><ul data-field="selectItems">${links(['one'])}</ul></div>`,
    standalonePromo,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Read on' })).toBeVisible();
});

test('a third button is cut, with a note for the editor', async () => {
  const { notes } = await mountPlaceholder(
    `<div data-module="standalone-promo" data-title="Heat"><ul data-field="callToActionLinks">${links(['a', 'b', 'c'])}</ul></div>`,
    standalonePromo,
  );
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(notes()).toEqual(['callToActionLinks has 3 items; only the first 2 are used']);
});
