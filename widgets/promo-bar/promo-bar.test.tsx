import { screen } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import promoBar from './index';

const links = (...names: string[]) =>
  `<ul data-field="callToActionLinks">${names.map((name) => `<li><a href="/${name}">${name}</a></li>`).join('')}</ul>`;

test('the first button is the one to press', async () => {
  await mountPlaceholder(
    `<div data-module="promo-bar"><h2 data-field="title">By e-mail</h2>${links('subscribe', 'read')}</div>`,
    promoBar,
  );
  expect(screen.getByRole('region', { name: 'By e-mail' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('data-variant')])).toEqual([
    ['subscribe', 'primary'],
    ['read', 'secondary'],
  ]);
});

test('of more than two buttons the first two count, with a note for the editor', async () => {
  const { notes } = await mountPlaceholder(
    `<div data-module="promo-bar" data-title="By e-mail">${links('a', 'b', 'c', 'd')}</div>`,
    promoBar,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['a', 'b']);
  expect(notes()).toEqual(['callToActionLinks has 4 items; only the first 2 are used']);
});

test('shows a quotation with its source and the portrait of the speaker', async () => {
  await mountPlaceholder(
    '<div data-module="promo-bar"><img data-field="standardImage" src="/i.svg" alt="Ingrid"><p data-field="quote">Copper.</p><p><cite data-field="cite1">Ingrid Solheim</cite></p></div>',
    promoBar,
  );
  expect(screen.getByRole('figure')).toHaveTextContent('Copper.Ingrid Solheim');
  expect(screen.getByRole('img', { name: 'Ingrid' })).toBeVisible();
});

test('without text there is a note for the editor, even with buttons', async () => {
  await mountPlaceholder(`<div data-module="promo-bar">${links('a')}</div>`, promoBar, { mode: 'edit' });
  expect(screen.getByRole('note')).toHaveTextContent('Fill in: title, description, or quote.');
});
