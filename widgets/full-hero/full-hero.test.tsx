import { screen } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import fullHero from './index';

const html = (attributes = '') => `
  <div data-module="full-hero" ${attributes}>
    <img data-field="image" src="/ports.svg" alt="A grid of berths" width="1600" height="900">
    <h1 data-field="title">Ports at half speed</h1>
    <p><a data-field="callToActionLinks" href="/insights/ports">Read the report</a></p>
  </div>`;

test('the words stand on the picture, where the editor wants them', async () => {
  await mountPlaceholder(
    html('data-vertical-hero-text-positioning="middle" data-horizontal-hero-text-positioning="right"'),
    fullHero,
  );
  const hero = screen.getByRole('region', { name: 'Ports at half speed' });
  expect(hero).toHaveAttribute('data-layout', 'over');
  expect(hero.dataset).toMatchObject({ vertical: 'middle', horizontal: 'right', theme: 'dark' });
  expect(screen.getByRole('link', { name: 'Read the report' })).toHaveAttribute('href', '/insights/ports');
});

test('not immersive, they stand beneath it on the page’s own ground', async () => {
  await mountPlaceholder(html('data-non-immersive'), fullHero);
  expect(screen.getByRole('region')).toHaveAttribute('data-layout', 'after');
  expect(screen.getByRole('region')).not.toHaveAttribute('data-theme');
});

test('a width that cannot be is all of it, with a note for the editor', async () => {
  const { notes } = await mountPlaceholder(
    html('data-hero-text-width="140" data-photo-overlay-opacity="40"'),
    fullHero,
    { mode: 'edit' },
  );
  const { style } = screen.getByRole('region');
  expect([style.getPropertyValue('--_inlay-hero-text-width'), style.getPropertyValue('--_inlay-hero-overlay')]).toEqual(
    ['1', '0.4'],
  );
  expect(notes()).toEqual(['heroTextWidth is 140, but must be 0 to 100 %; 100 is used']);
});
