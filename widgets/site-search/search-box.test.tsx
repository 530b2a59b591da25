import { fireEvent, screen, waitFor, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, type Answerer } from '../../tests/setup/services';
import { forgetEverything } from '../../tests/setup/visitor';
import siteSearch from './index';
import { publish } from '../../src/core';
import { recentSearches, rememberSearch } from './recent-searches';

const SUGGESTIONS = 'GET /services/search/api/pages/suggestions';

const box = `<div data-module="site-search" data-variant="box"><form data-field="form" action="/de/search">
  <input type="hidden" name="site" value="main"><input type="search" name="q"><button>Search</button></form></div>`;

const field = () => screen.getByRole('combobox', { name: 'Search the site' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

async function open(answer: Answerer = { json: { terms: ['hydrogen', 'hydrogen storage'] } }, html = box) {
  const services = fakeServices({ [SUGGESTIONS]: answer });
  const sent: string[] = [];
  const mounted = await mountPlaceholder(html, siteSearch);
  mounted.element.addEventListener('submit', (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    sent.push(
      `${form.method} ${form.getAttribute('action')}?${new URLSearchParams([...new FormData(form)] as [string, string][])}`,
    );
  });
  return { ...mounted, services, sent };
}

beforeAll(() => {
  // List navigation skips options without a size, and in jsdom nothing has one.
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 44 });
});
beforeEach(forgetEverything);

test('Enter goes to the result page, as the server’s form says', async () => {
  const { user, sent } = await open();
  await user.type(field(), 'steel{Enter}');
  expect(sent).toEqual(['get /de/search?q=steel&site=main']);
});

test.each([
  ['its own attribute', 'data-results-url="/find"', '/find'],
  ['the configuration', '', '/search'],
  ['nowhere that runs a script', 'data-results-url="javascript:alert(1)"', '/search'],
  ['no third party, who would read what is typed', 'data-results-url="//evil.example/find"', '/search'],
])('without a form, the address comes from %s', async (_, attribute, action) => {
  const { element } = await open(undefined, `<div data-module="site-search" ${attribute}></div>`);
  expect(element.querySelector('form')!.getAttribute('action')).toBe(action);
});

test.each([
  ['without an action', ''],
  ['to a third party', '//evil.example/find?key=1'],
  ['that is no address', 'http://'],
])('a form %s leads to the search page, without the parameters of another page', async (_, action) => {
  history.replaceState(null, '', '/article?id=7');
  const { user, sent } = await open(undefined, box.replace('/de/search', action));
  await user.type(field(), 'steel{Enter}');
  expect(sent).toEqual(['get /search?q=steel&site=main']);
});

test('suggestions appear once the visitor pauses, and how many is said', async () => {
  const { user, services } = await open();
  await user.type(field(), 'hydro');
  expect(services.calls).toHaveLength(0);
  await waitFor(() => expect(options()).toEqual(['hydrogen', 'hydrogen storage']));
  expect(services.calls.map(({ url }) => url.search)).toEqual(['?q=hydro&lang=en']);
  expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
});

test('choosing a suggestion starts the search', async () => {
  const { user, sent } = await open();
  await user.type(field(), 'hydro');
  await waitFor(() => expect(options()).toHaveLength(2));
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(sent).toEqual(['get /de/search?q=hydrogen+storage&site=main']);
  expect(field()).toHaveValue('hydrogen storage');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('the last text wins, and the earlier question is taken back', async () => {
  const { user, services } = await open((call) =>
    call.url.searchParams.get('q') === 'hy' ? 'never' : { json: { terms: ['hydrogen'] } },
  );
  await user.type(field(), 'hy');
  await waitFor(() => expect(services.calls).toHaveLength(1));
  await user.type(field(), 'dro');
  await waitFor(() => expect(options()).toEqual(['hydrogen']));
  expect(services.calls[0]!.signal!.aborted).toBe(true);
});

test('Escape closes the list first, and then clears the field', async () => {
  const { user, services } = await open();
  await user.type(field(), 'hydro');
  await waitFor(() => expect(options()).toHaveLength(2));
  await user.keyboard('{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue('hydro');
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveFocus();
  expect(services.calls).toHaveLength(1);
});

test('Escape in an empty field is left to the dialog around it', async () => {
  const { user } = await open();
  const onKey = jest.fn();
  document.addEventListener('keydown', onKey, { once: true });
  await user.click(field());
  await user.keyboard('{Escape}');
  expect(onKey).toHaveBeenCalled();
});

test('Escape and Enter belong to the input method while it composes', async () => {
  const { user, sent } = await open();
  await user.type(field(), 'すいそ');
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(field()).toHaveValue('すいそ');
  expect(sent).toEqual([]);
});

test.each([
  ['fails', { status: 404 }],
  ['answers with its own page', { text: '<html>Wi-Fi</html>' }],
  ['answers with nonsense', { json: { terms: [1, null, ''] } }],
])('the box works where the service %s', async (_, answer) => {
  const { user, services, sent } = await open(answer);
  await user.type(field(), 'steel');
  await waitFor(() => expect(services.calls).toHaveLength(1));
  expect(options()).toEqual([]);
  await user.keyboard('{Enter}');
  expect(sent).toHaveLength(1);
});

const fullAnswer = {
  terms: ['Hydrogen'],
  people: [{ title: 'Hilde Hydal', url: '/people/hilde-hydal' }],
  pages: [{ title: 'Hydrogen grows up', url: '#hydrogen-grows-up' }],
};

test('groups topics, people and pages, each group with a name', async () => {
  const { user } = await open({ json: fullAnswer });
  await user.type(field(), 'hyd');
  await waitFor(() => expect(options()).toEqual(['Hydrogen', 'Hilde Hydal', 'Hydrogen grows up']));
  const groups = screen.getAllByRole('group');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Topics', 'People', 'Pages']);
  expect(within(groups[1]!).getByRole('option', { name: 'Hilde Hydal' })).toBeVisible();
});

test('a page among them is opened, and nothing is searched for', async () => {
  const { user, sent } = await open({ json: fullAnswer });
  await user.type(field(), 'hyd');
  await waitFor(() => expect(options()).toHaveLength(3));
  await user.click(screen.getByRole('option', { name: 'Hydrogen grows up' }));
  expect(location.hash).toBe('#hydrogen-grows-up');
  expect(sent).toEqual([]);
});

test('nothing that runs a script is opened', async () => {
  const { user, sent } = await open({ json: { pages: [{ title: 'Hydrogen', url: 'javascript:alert(1)' }] } });
  await user.type(field(), 'hyd');
  await waitFor(() => expect(options()).toEqual(['Hydrogen']));
  await user.click(screen.getByRole('option', { name: 'Hydrogen' }));
  expect(sent).toEqual([]);
  expect(location.href).not.toContain('javascript');
});

describe('the empty field', () => {
  const withTopics = box.replace(
    '</form>',
    '</form><datalist><option data-item="topics" value="hydrogen"></option><option data-item="topics" value="rail"></option></datalist>',
  );

  test('offers recent searches and popular topics at a click, each once, without a call', async () => {
    rememberSearch('rail', 5);
    const { user, services, sent } = await open(undefined, withTopics);
    await user.click(field());
    await waitFor(() => expect(options()).toEqual(['rail', 'hydrogen']));
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Recent searches',
      'Popular topics',
    ]);
    expect(services.calls).toHaveLength(0);
    await user.click(screen.getByRole('option', { name: 'hydrogen' }));
    expect(sent).toEqual(['get /de/search?q=hydrogen&site=main']);
  });

  test('opens nothing when the focus merely passes, and its list by an arrow key', async () => {
    const { user } = await open(undefined, withTopics);
    await user.tab();
    expect(field()).toHaveFocus();
    await waitFor(() => expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(2));
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
  });

  test('offers no searches where none are to be kept', async () => {
    rememberSearch('rail', 5);
    const { user } = await open(undefined, withTopics.replace('data-variant', 'data-recent-searches="0" data-variant'));
    await user.click(field());
    await waitFor(() => expect(options()).toEqual(['hydrogen', 'rail']));
    expect(screen.getAllByRole('group')).toHaveLength(1);
  });
});

test('a suggestion is shown as text', async () => {
  const { user, element } = await open({ json: { terms: ['<img src=x onerror=alert(1)>'] } });
  await user.type(field(), 'im');
  await waitFor(() => expect(options()).toEqual(['<img src=x onerror=alert(1)>']));
  expect(element.querySelector('img')).toBeNull();
});

describe('the keyboard shortcut', () => {
  test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s moves the focus to the field', async (keys) => {
    fakeServices();
    const { user } = await mountPlaceholder(box, siteSearch, { flags: { searchShortcut: true } });
    await user.keyboard(keys);
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
  });

  test('is a character while the visitor types', async () => {
    fakeServices();
    const { user } = await mountPlaceholder(box, siteSearch, { flags: { searchShortcut: true } });
    const other = document.body.appendChild(document.createElement('textarea'));
    await user.type(other, 'and/or');
    expect(other).toHaveFocus();
    expect(other).toHaveValue('and/or');
    other.remove();
  });

  test('is off unless the site turns it on', async () => {
    const { user } = await open();
    await user.keyboard('/');
    expect(field()).not.toHaveFocus();
    expect(field()).not.toHaveAttribute('aria-keyshortcuts');
  });
});

test('searches are stored only with consent for it, and removed when it is withdrawn', () => {
  publish('consent-changed', { groups: ['C0001', 'C0002'] });
  rememberSearch('rail', 5);
  expect(recentSearches(5)).toEqual([]);
  publish('consent-changed', { groups: ['C0001', 'C0003'] });
  rememberSearch('rail', 5);
  expect(recentSearches(5)).toEqual(['rail']);
  publish('consent-changed', { groups: ['C0001'] });
  expect(recentSearches(5)).toEqual([]);
  publish('consent-changed', { groups: ['C0001', 'C0003'] });
  expect(recentSearches(5)).toEqual([]);
});
