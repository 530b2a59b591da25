import { screen } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import articleHero from './index';

const html = `
  <div data-module="article-hero">
    <img data-field="image" src="/strata.svg" alt="Layers of ore" width="2100" height="900">
    <p data-field="eyebrow">Report</p>
    <h1 data-field="title">Copper without new mines</h1>
    <time data-field="date" datetime="2026-09-14">14 September 2026</time>
    <p data-field="byline">By <a href="/people/ingrid-solheim">Ingrid Solheim</a></p>
  </div>`;

test('reads title, date and image from the server-rendered content, and moves the byline’s nodes', async () => {
  const { element } = await mountPlaceholder(html, articleHero);
  expect(screen.getByRole('heading', { level: 1, name: 'Copper without new mines' })).toBeVisible();
  expect(screen.getByText('Report')).toBeVisible();
  expect(element.querySelector('time')).toHaveAttribute('datetime', '2026-09-14');
  expect(screen.getByRole('img', { name: 'Layers of ore' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ingrid Solheim' })).toHaveAttribute('href', '/people/ingrid-solheim');
});

test('the picture may be as narrow as text', async () => {
  await mountPlaceholder(html.replace('<div', '<div data-picture-width="text"'), articleHero);
  expect(screen.getByRole('region')).toHaveAttribute('data-variant', 'narrow');
});
