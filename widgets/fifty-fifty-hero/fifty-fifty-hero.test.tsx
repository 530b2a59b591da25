import { screen, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import fiftyFiftyHero from './index';

const html = (attributes = '') => `
  <div data-module="fifty-fifty-hero" ${attributes}>
    <ol data-field="breadcrumb"><li><a href="/">Home</a></li><li><a href="/insights">Insights</a></li></ol>
    <img data-field="image" src="/orbits.svg" alt="Three circles" width="1000" height="1000">
    <h1 data-field="title">Leading without a map</h1>
  </div>`;

test('the way back is a list of links, the furthest first, and can be left out', async () => {
  const { unmount } = await mountPlaceholder(html(), fiftyFiftyHero);
  const way = screen.getByRole('navigation', { name: 'You are here' });
  expect(
    within(way)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/', '/insights']);
  unmount();
  await mountPlaceholder(html('data-show-breadcrumb="false"'), fiftyFiftyHero);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('ways to share lead to this page, without what brought this visitor there', async () => {
  history.replaceState(null, '', '/insights/map?p=2&utm_source=mail&cid=spring#notes');
  await mountPlaceholder(html('data-show-share'), fiftyFiftyHero);
  const share = await screen.findByRole('group', { name: 'Share this page' });
  expect(within(share).getByRole('link', { name: 'Share on LinkedIn' }).getAttribute('href')).toMatch(
    /insights%2Fmap%3Fp%3D2%26cid%3Dsoc-web-li$/,
  );
});

test('without an image shows only the text', async () => {
  await mountPlaceholder(html('data-text-only data-title-size="text-xxl"'), fiftyFiftyHero);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Leading without a map' })).toHaveAttribute('data-size', 'text-xxl');
});
