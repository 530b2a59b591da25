import { screen, waitFor } from 'testing';
import userEvent from '@testing-library/user-event';
import { mountPlaceholder } from '../setup/mount';
import { fakeServices } from '../setup/services';
import { loadWidget } from './load-widget';

const eventsList = loadWidget('events-list');
const jobDetail = loadWidget('job-detail');

const EVENTS = 'POST /services/articles/careerevents/events';

test('a server-rendered link stays beside the error of a list, until a retry brings the events', async () => {
  let isDown = true;
  fakeServices({
    [EVENTS]: () =>
      isDown ? { status: 503 } : { json: { events: [{ id: 'forum', title: 'Forum' }], total: 1, facets: {} } },
  });
  const { element, unmount } = await mountPlaceholder(
    '<div data-module="events-list"><p><a href="/events?interest=Careers">Careers events</a></p></div>',
    eventsList,
  );
  expect(await screen.findByText(/The list is not available right now/, {}, { timeout: 15_000 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Careers events' })).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Forum' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Careers events' })).not.toBeInTheDocument();
  unmount();
  expect(element.innerHTML).toBe('<p><a href="/events?interest=Careers">Careers events</a></p>');
}, 30_000);

test('the server-rendered events stay without its heading and form, which the list shows itself', async () => {
  fakeServices({ [EVENTS]: { status: 503 } });
  const html = `<h2 data-field="heading">Come and disagree</h2><form><button>Find without script</button></form>
    <ul><li data-item="events" data-id="forum"><h3 data-field="title">Forum</h3></li></ul>`;
  const { element, unmount } = await mountPlaceholder(`<div data-module="events-list">${html}</div>`, eventsList);
  expect(await screen.findByRole('heading', { name: 'Forum' }, { timeout: 15_000 })).toBeVisible();
  expect(screen.getAllByRole('heading', { name: 'Come and disagree' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Find without script' })).not.toBeInTheDocument();
  unmount();
  expect(element.innerHTML).toBe(html);
}, 30_000);

test('a server-rendered text stays where a position cannot be loaded', async () => {
  fakeServices({ 'GET /services/jobs/api/job': { status: 503 } });
  await mountPlaceholder(
    '<div data-module="job-detail" data-job-id="10401"><p>Call us on 555 0100.</p></div>',
    jobDetail,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible(), { timeout: 15_000 });
  expect(screen.getByText('Call us on 555 0100.')).toBeVisible();
}, 30_000);

const TABLE =
  '<table><thead><tr><th>Metal</th><th>Price</th></tr></thead><tbody><tr><td>Ore</td><td>12</td></tr></tbody></table>';

test.each([
  ['table', TABLE],
  ['sidebar', `<h2 data-field="title">Steel</h2>${TABLE}`],
  ['accordion', `<div data-item="items"><h3 data-field="title">Steel</h3>${TABLE}</div>`],
  ['accordion', `<details data-item="items"><summary>Steel</summary><p>What a tonne costs.</p>${TABLE}</details>`],
  ['tabbed-container', `<section data-item="tabs"><h3 data-field="title">Steel</h3>${TABLE}</section>`],
])('a table without a name is part of the body of the %s: %s', async (module, html) => {
  const { element, notes, unmount } = await mountPlaceholder(
    `<div data-module="${module}">${html}</div>`,
    loadWidget(module),
  );
  const table = element.querySelector('td')!.closest('table')!;
  expect(table.closest('.inlay-rich-text')).toBeInTheDocument();
  expect(element).toHaveTextContent('12');
  if (html.includes('costs')) expect(element).toHaveTextContent('What a tonne costs.');
  expect(notes()).toEqual([]);
  unmount();
  expect(element.innerHTML).toBe(html);
});
