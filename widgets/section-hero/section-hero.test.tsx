import { screen } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import sectionHero from './index';

const html = (attributes = '') => `
  <div data-module="section-hero" ${attributes}>
    <img data-field="image" src="/strata.svg" alt="" width="2100" height="900">
    <h1 data-field="title">Energy and Materials</h1>
    <ul data-field="callToActionLinks"><li><a href="#written">What we have written</a></li><li><a href="#people">Who to talk to</a></li></ul>
  </div>`;

test('shows the name of the section between lines, above its links', async () => {
  await mountPlaceholder(html(), sectionHero);
  expect(screen.getByRole('region', { name: 'Energy and Materials' })).toHaveAttribute('data-variant', 'lined');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#written', '#people']);
});

test('the lines can be left out', async () => {
  await mountPlaceholder(html('data-show-blue-lines="false"'), sectionHero);
  expect(screen.getByRole('region')).not.toHaveAttribute('data-variant');
});
