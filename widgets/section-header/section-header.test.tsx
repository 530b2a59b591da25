import { screen, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import sectionHeader from './index';

const contentHtml =
  '<h2 data-field="title">From the archive</h2><p data-field="description">Older <em>pieces</em>.</p><ul data-field="callToActionLinks"><li><a href="/insights">All insights</a></li></ul>';

test.each(['full', 'slim'])('a %s header names its part of the page and leads to more of it', async (variant) => {
  await mountPlaceholder(
    `<div data-module="section-header" data-variant="${variant}">${contentHtml}</div>`,
    sectionHeader,
  );
  const part = screen.getByRole('region', { name: 'From the archive' });
  expect(within(part).getByRole('heading', { level: 2 })).toHaveTextContent('From the archive');
  expect(within(part).getByText('pieces').tagName).toBe('EM');
  expect(within(part).getByRole('link', { name: 'All insights' })).toHaveAttribute('href', '/insights');
});

test.each([
  [
    'in the words of the page',
    '<h2 data-field="headline">From the archive</h2><p data-field="sectionDek">Older pieces.</p><a data-field="readMoreLink" href="/insights">All insights</a>',
  ],
  [
    'in a datasource',
    `<script type="application/json">${JSON.stringify({ sectionTitle: { value: 'From the archive' }, sectionDek: 'Older pieces.', readMoreLink: { value: { Text: 'All insights', Url: '/insights' } } })}</script>`,
  ],
])('the names that datasources have for title, description and link are understood %s', async (_, content) => {
  const { notes } = await mountPlaceholder(`<div data-module="section-header">${content}</div>`, sectionHeader, {
    mode: 'edit',
  });
  const part = screen.getByRole('region', { name: 'From the archive' });
  expect(part).toHaveTextContent('Older pieces.');
  expect(within(part).getByRole('link', { name: 'All insights' })).toHaveAttribute('href', '/insights');
  expect(notes()).toEqual([]);
});

test('only so many links are shown, with a note for the editor', async () => {
  const links = ['a', 'b', 'c', 'd'].map((name) => `<li><a href="/${name}">${name}</a></li>`).join('');
  const { notes } = await mountPlaceholder(
    `<div data-module="section-header" data-title="Archive"><ul data-field="callToActionLinks">${links}</ul></div>`,
    sectionHeader,
  );
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(notes()).toEqual(['callToActionLinks has 4 items; only the first 3 are used']);
});
