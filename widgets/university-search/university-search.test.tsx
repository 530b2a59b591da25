import { act, fireEvent, screen, waitFor } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, type Answerer } from '../../tests/setup/services';
import universitySearch from './index';

const SUGGEST = 'GET /services/universities/suggest';
const ALDER = { name: 'University of Alderbach', url: '#alderbach' };
const results = [ALDER, { name: 'Alderbach College of Commerce', url: '#commerce' }];

const bar = `<div data-module="university-search"><form data-field="form" action="/careers/universities" method="get">
  <label for="q">Your university</label><input id="q" type="search" name="q" value="Ald" maxlength="80"><input type="hidden" name="year" value="2027"><button>Search</button></form></div>`;
const bare = '<div data-module="university-search"></div>';
const inForm = `<div data-module="university-search" data-variant="field" data-help="Any name will do.">
  <p data-field="form"><label>University <input name="school" required></label></p></div>`;
const serverHtml = `<div data-module="university-search"><script type="application/json">
  {"universities": [{"name": "Universität Birkheim", "url": "#birkheim"}, {"name": "Technische Hochschule Birkheim", "url": "#th"}]}</script></div>`;

const field = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option').map((option) => option.getAttribute('aria-label'));
const expectText = (text: RegExp | string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());

const submit = jest.fn();

async function open(html: string, answer: Answerer = { json: { results } }, config: Record<string, unknown> = {}) {
  const services = fakeServices({ [SUGGEST]: answer });
  const mounted = await mountPlaceholder(html, universitySearch, config, (element) => {
    if (html !== inForm) return;
    const form = document.createElement('form');
    element.replaceWith(form);
    form.append(element);
  });
  return {
    ...mounted,
    services,
    sentQueries: () => services.callsOf(SUGGEST).map(({ url }) => url.searchParams.get('q')),
  };
}

beforeEach(() => {
  submit.mockReset();
  history.replaceState(null, '', '/careers');
});
beforeAll(() => {
  HTMLFormElement.prototype.submit = submit;
  // List navigation skips options without a size, and in jsdom nothing has one.
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 44 });
  HTMLElement.prototype.scrollIntoView = () => {};
});

test('the field of the server is adopted with its label, name and words, and nothing is fetched', async () => {
  const { services, element, unmount } = await open(bar);
  expect(screen.getByRole('combobox', { name: 'Your university' })).toHaveValue('Ald');
  expect(field()).toHaveAttribute('name', 'q');
  expect(field()).toHaveAttribute('maxlength', '80');
  expect(element.querySelector('form')).toHaveAttribute('action', '/careers/universities');
  expect(element.querySelector('input[type=hidden]')).toHaveValue('2027');
  expect(services.calls).toHaveLength(0);
  unmount();
  expect(element.querySelector('input[type=search]')).not.toBeNull();
});

test('a label whose field a content system has taken away still says what the field is called', async () => {
  await open(
    '<div data-module="university-search"><p data-field="form"><label for="q">Your university</label></p></div>',
  );
  expect(screen.getByRole('combobox', { name: 'Your university' })).toHaveAttribute('name', 'university');
});

test('two characters send no request, the third does after half a second', async () => {
  const { user, sentQueries } = await open(bare);
  await user.type(field(), 'al');
  await act(() => new Promise((done) => setTimeout(done, 700)));
  expect(sentQueries()).toEqual([]);
  const typed = performance.now();
  await user.type(field(), 'd');
  await waitFor(() => expect(options()).toEqual([ALDER.name, 'Alderbach College of Commerce']));
  expect(performance.now() - typed).toBeGreaterThanOrEqual(500);
  expect(sentQueries()).toEqual(['ald']);
  expect(screen.getByText('2 universities')).toBeInTheDocument();
});

describe('the bar', () => {
  test('goes to the university that is chosen by arrows and Enter', async () => {
    const { user } = await open(bare);
    await user.type(field(), 'alder');
    await waitFor(() => expect(options()).toHaveLength(2));
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(location.hash).toBe('#commerce'));
    expect(field()).toHaveValue('Alderbach College of Commerce');
  });

  test('goes by Enter to the one whose whole name is typed, in any case, without waiting for suggestions', async () => {
    const { user } = await open(bare);
    await user.type(field(), ' university of ALDERBACH {Enter}');
    await waitFor(() => expect(location.hash).toBe('#alderbach'));
  });

  test('stays at Enter where nothing is called so, keeps the list open and says what to do', async () => {
    const { user } = await open(bare);
    await user.type(field(), 'alder');
    await waitFor(() => expect(options()).toHaveLength(2));
    await user.keyboard('{Enter}');
    await expectText('Choose a university from the list.');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(location.hash).toBe('');
    await user.keyboard('b');
    expect(screen.queryByText('Choose a university from the list.')).not.toBeInTheDocument();
  });

  test.each([
    ['al', /^Type at least three characters/],
    ['nowhere', /^No university found for “nowhere”/],
  ])('says at its button why “%s” has no target', async (typed, text) => {
    const { user } = await open(bare, { json: { results: [] } });
    await user.type(field(), typed);
    await user.click(screen.getByRole('button', { name: 'Go' }));
    await expectText(text);
  });

  test('is emptied by Escape, once the list is closed, and by its button', async () => {
    const { user } = await open(bare);
    await user.type(field(), 'alder');
    await waitFor(() => expect(options()).toHaveLength(2));
    await user.keyboard('{Escape}');
    expect(options()).toHaveLength(0);
    expect(field()).toHaveValue('alder');
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    await user.type(field(), 'xyz');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  test.each<[string, Answerer]>([
    ['fails', { status: 500 }],
    ['answers a page', { text: '<!doctype html>' }],
    ['answers no list', { json: {} }],
  ])('says so when the service %s, and sends the form of the server', async (_, answer) => {
    const { user } = await open(bar, answer);
    await user.type(field(), 'er');
    await waitFor(
      () =>
        expect(screen.getByText(/^Suggestions are not available/)).toHaveTextContent('Press Enter to search anyway.'),
      { timeout: 5000 },
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1), { timeout: 5000 });
    expect(field()).toHaveValue('Alder');
  });

  test('without a server behind it stays and asks to come back', async () => {
    const { user, services } = await open(bare, { status: 400 });
    await user.type(field(), 'alder{Enter}');
    await expectText(/^Search is not available right now/);
    expect(submit).not.toHaveBeenCalled();
    services.answer(SUGGEST, { json: { results } });
    await user.type(field(), 'b');
    await waitFor(() => expect(options()).toHaveLength(2));
  });

  test('asks the service again at the next press after a failure', async () => {
    const { user, services } = await open(bare, { status: 400 });
    await user.type(field(), 'University of Alderbach');
    await expectText(/^Search is not available right now/);
    services.answer(SUGGEST, { json: { results } });
    await user.click(screen.getByRole('button', { name: 'Go' }));
    await waitFor(() => expect(location.hash).toBe('#alderbach'));
  });

  test('leads to no address that a link must not have', async () => {
    const { user } = await open(bare, {
      json: { results: [{ name: 'Evil', url: 'javascript:alert(1)' }, { name: '', url: '#none' }, 7, ALDER] },
    });
    await user.type(field(), 'evil');
    await waitFor(() => expect(options()).toEqual([ALDER.name]));
    await user.keyboard('{Enter}');
    expect(location.hash).toBe('');
  });
});

describe('the field', () => {
  test('keeps what is chosen for the form around it, and goes nowhere', async () => {
    const { user, element } = await open(inForm);
    expect(screen.getByText('Any name will do.')).toBeVisible();
    expect(field()).toBeRequired();
    await user.type(screen.getByRole('combobox', { name: 'University' }), 'alder');
    await waitFor(() => expect(options()).toHaveLength(2));
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field()).toHaveValue(ALDER.name));
    expect(new FormData(element.closest('form')!).get('school')).toBe(ALDER.name);
    expect(location.hash).toBe('');
  });

  test('takes a name that is not on the list, and says so', async () => {
    const { user, element } = await open(inForm, { json: { results: [] } });
    await user.type(field(), 'Night School of Oslo');
    await expectText(/“Night School of Oslo” is not on our list\. You can still enter it\./);
    expect(new FormData(element.closest('form')!).get('school')).toBe('Night School of Oslo');
  });

  test('takes any name when the service is down, and says so', async () => {
    const { user, element } = await open(inForm, { status: 400 });
    await user.type(field(), 'Oslo');
    await expectText('Suggestions are not available right now. Type the full name.');
    expect(new FormData(element.closest('form')!).get('school')).toBe('Oslo');
  });
});

test('text of an input method is searched for when its composition ends', async () => {
  const { sentQueries } = await open(bare);
  fireEvent(field(), new CompositionEvent('compositionstart', { bubbles: true }));
  fireEvent.input(field(), { target: { value: 'あおばだいがく' } });
  await act(() => new Promise((done) => setTimeout(done, 700)));
  expect(sentQueries()).toEqual([]);
  fireEvent.input(field(), { target: { value: '青葉大学' } });
  fireEvent(field(), new CompositionEvent('compositionend', { bubbles: true }));
  await waitFor(() => expect(sentQueries()).toEqual(['青葉大学']));
});

test('names in the page are found without accents and without a call', async () => {
  const { user, services } = await open(serverHtml);
  await user.type(field(), 'universitat');
  await waitFor(() => expect(options()).toEqual(['Universität Birkheim']));
  await user.clear(field());
  await user.type(field(), 'birk');
  await waitFor(() => expect(options()).toHaveLength(2));
  expect(services.calls).toHaveLength(0);
});

test('a single Japanese character is enough to search', async () => {
  const { user, services } = await open(bare, {
    json: { results: [{ name: '東京大学', url: '/universities/todai' }] },
  });
  await user.type(field(), '東');
  await waitFor(() => expect(options()).toEqual(['東京大学']));
  expect(services.callsOf(SUGGEST)).toHaveLength(1);
});

test('a German page asks and speaks German', async () => {
  const { user, services } = await open('<div data-module="university-search" data-language="de"></div>', {
    json: { results: [] },
  });
  await user.type(screen.getByRole('combobox', { name: 'Hochschule' }), 'Oslo');
  await expectText(/^Keine Hochschule zu „Oslo“ gefunden/);
  expect(services.callsOf(SUGGEST)[0]!.url.search).toBe('?q=Oslo&lang=de&rows=8');
});

test('for an editor it asks nothing and has no target', async () => {
  const { user, services } = await open(bar, undefined, { mode: 'edit' });
  await user.type(field(), 'erbach{Enter}');
  await act(() => new Promise((done) => setTimeout(done, 700)));
  expect(services.calls).toHaveLength(0);
  expect(submit).not.toHaveBeenCalled();
});
