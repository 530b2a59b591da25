import { screen, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import promoBanner from './index';

const contentHtml =
  '<img data-field="standardImage" src="/a.svg" alt="Rings"><h2 data-field="title">Take part</h2><p data-field="description">Nine minutes.</p>';
const links = (...names: string[]) =>
  `<ul data-field="callToActionLinks">${names.map((name) => `<li><a href="/${name}">${name}</a></li>`).join('')}</ul>`;

test('a banner says one thing, with a picture at its end and buttons beneath', async () => {
  const { element } = await mountPlaceholder(
    `<div data-module="promo-banner">${contentHtml}${links('begin', 'later')}</div>`,
    promoBanner,
  );
  const banner = within(screen.getByRole('region', { name: 'Take part' }));
  expect(banner.getByRole('img', { name: 'Rings' })).toBeVisible();
  expect(banner.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['begin', 'later']);
  expect(element.querySelector('.inlay-split')).toHaveAttribute('data-placement', 'right');
  expect(element.firstElementChild).toHaveAttribute('data-ground', 'surface');
});

test('a third button is cut, with a note for the editor', async () => {
  const { notes } = await mountPlaceholder(
    `<div data-module="promo-banner">${contentHtml}${links('a', 'b', 'c')}</div>`,
    promoBanner,
  );
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(notes()).toEqual(['callToActionLinks has 3 items; only the first 2 are used']);
});
