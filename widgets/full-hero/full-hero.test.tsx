import { screen } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import fullHero from './index';

const html = (attributes = '') => `
  <div data-module="full-hero" ${attributes}>
    <img data-field="image" src="/ports.svg" alt="A grid of berths" width="1600" height="900">
    <h1 data-field="title">Ports at half speed</h1>
    <p><a data-field="callToActionLinks" href="/insights/ports">Read the report</a></p>
  </div>`;

test('shows the text on the image, at the configured position', async () => {
  await mountPlaceholder(
    html('data-vertical-hero-text-positioning="middle" data-horizontal-hero-text-positioning="right"'),
    fullHero,
  );
  const hero = screen.getByRole('region', { name: 'Ports at half speed' });
  expect(hero).toHaveAttribute('data-layout', 'over');
  expect(hero.dataset).toMatchObject({ vertical: 'middle', horizontal: 'right', theme: 'dark' });
  expect(screen.getByRole('link', { name: 'Read the report' })).toHaveAttribute('href', '/insights/ports');
});

test('if not immersive, shows the text below it on the page’s background', async () => {
  await mountPlaceholder(html('data-non-immersive'), fullHero);
  expect(screen.getByRole('region')).toHaveAttribute('data-layout', 'after');
  expect(screen.getByRole('region')).not.toHaveAttribute('data-theme');
});
