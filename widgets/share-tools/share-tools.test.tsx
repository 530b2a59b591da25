import { fireEvent, screen, waitFor } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, type Answerer } from '../../tests/setup/services';
import { forgetEverything } from '../../tests/setup/visitor';
import shareTools from './index';

const SHORTEN = 'POST /services/links';
const CONFIG = { services: { links: '/services/links' } };
const TITLE = '<meta property="og:title" content="Hydrogen grows up">';

const services = (answer: Answerer = { status: 201, json: { link: 'https://av.example/s/ab12' } }) =>
  fakeServices({ [SHORTEN]: answer });
const open = (config: Record<string, unknown> = CONFIG, attributes = '') =>
  mountPlaceholder(
    `<div data-module="share-tools" ${attributes}><a href="/server">LinkedIn</a></div>`,
    shareTools,
    config,
  );
const linkedin = () => screen.getByRole('link', { name: 'Share on LinkedIn' });
const sharedBy = (name: string) =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams.get('url');

beforeEach(() => {
  forgetEverything();
  document.head.innerHTML = TITLE;
  history.replaceState(null, '', '/insights/hydrogen');
  jest.spyOn(window, 'open').mockReturnValue({ opener: window } as unknown as Window);
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

test('each network is a link with its own campaign', async () => {
  services();
  await open();
  expect(screen.getByRole('group', { name: 'Share' })).toBeVisible();
  expect(sharedBy('Share on LinkedIn')).toBe(`${location.origin}/insights/hydrogen?cid=soc-web-li`);
  expect(sharedBy('Share on X')).toBe(`${location.origin}/insights/hydrogen?cid=soc-web-x`);
  expect(
    new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Share on Facebook' }).href).searchParams.get('u'),
  ).toBe(`${location.origin}/insights/hydrogen?cid=soc-web-fb`);
  expect(linkedin()).toHaveAttribute('target', '_blank');
});

test('an e-mail recommends the page by its title, with spaces as every mail program reads them', async () => {
  services();
  await open();
  const href = screen.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href')!;
  expect(href).not.toContain('+');
  expect(decodeURIComponent(href)).toBe(
    `mailto:?subject=Hydrogen grows up&body=I recommend you visit ${location.origin}/insights/hydrogen?cid=eml-web to read “Hydrogen grows up”.`,
  );
});

test('what is secret in the address of the page is not shared', async () => {
  history.replaceState(null, '', '/insights/hydrogen?chapter=2&token=abc&email=ingrid@example.com&cid=nl-42#/signin');
  services();
  await open();
  expect(sharedBy('Share on LinkedIn')).toBe(`${location.origin}/insights/hydrogen?chapter=2&cid=soc-web-li`);
});

test('the page is shared by its canonical address, and by another once it has one', async () => {
  document.head.innerHTML = `${TITLE}<link rel="canonical" href="/insights/hydrogen-grows-up">`;
  services();
  await open();
  expect(sharedBy('Share on LinkedIn')).toBe(`${location.origin}/insights/hydrogen-grows-up?cid=soc-web-li`);
  document.querySelector('link')!.setAttribute('href', '/insights/the-next-one');
  linkedin().focus();
  await waitFor(() => expect(sharedBy('Share on LinkedIn')).toBe('https://av.example/s/ab12'));
});

test.each(['https://', 'javascript:alert(1)'])('the page is shared if %s is no address to share', async (url) => {
  services();
  await open(CONFIG, `data-url="${url}"`);
  expect(sharedBy('Share on LinkedIn')).toBe(`${location.origin}/insights/hydrogen?cid=soc-web-li`);
});

test('a canonical URL of another site is ignored', async () => {
  document.head.innerHTML = '<link rel="canonical" href="https://elsewhere.example/a">';
  services();
  await open();
  expect(sharedBy('Share on LinkedIn')).toBe(`${location.origin}/insights/hydrogen?cid=soc-web-li`);
});

describe('a short link', () => {
  test('is requested on focus, and is in the window that a press opens', async () => {
    const { callsOf } = services();
    const { user } = await open({ ...CONFIG, share: { key: 'key-1' } });
    expect(callsOf(SHORTEN)).toHaveLength(0);
    linkedin().focus();
    await waitFor(() => expect(sharedBy('Share on LinkedIn')).toBe('https://av.example/s/ab12'));
    expect(callsOf(SHORTEN)[0]!.json).toEqual({ long_url: `${location.origin}/insights/hydrogen?cid=soc-web-li` });
    expect(callsOf(SHORTEN)[0]!.headers.get('authorization')).toBe('Bearer key-1');
    await user.click(linkedin());
    expect(window.open).toHaveBeenCalledWith(
      expect.stringContaining(encodeURIComponent('https://av.example/s/ab12')),
      '_blank',
      expect.anything(),
    );
  });

  test('is requested once in a tab', async () => {
    const { callsOf } = services();
    const { unmount } = await open();
    linkedin().focus();
    await waitFor(() => expect(sharedBy('Share on LinkedIn')).toBe('https://av.example/s/ab12'));
    unmount();
    await open();
    linkedin().focus();
    expect(sharedBy('Share on LinkedIn')).toBe('https://av.example/s/ab12');
    expect(callsOf(SHORTEN)).toHaveLength(1);
  });

  test('within data is as good', async () => {
    services({ json: { data: { link: 'https://av.example/s/cd34' } } });
    await open();
    linkedin().focus();
    await waitFor(() => expect(sharedBy('Share on LinkedIn')).toBe('https://av.example/s/cd34'));
  });

  test.each<[string, Answerer]>([
    ['never comes', 'never'],
    ['is refused', { status: 403 }],
    ['is a page', { text: '<html>' }],
    ['runs a script', { json: { link: 'javascript:alert(1)' } }],
    ['is no address', { json: { link: 7 } }],
    ['is not as safe as the page', { json: { link: 'ftp://av.example/s' } }],
  ])('that %s leaves the long one, without delay', async (what, answer) => {
    history.replaceState(null, '', `/${what}`);
    const { callsOf } = services(answer);
    const { user } = await open();
    await user.hover(linkedin());
    await waitFor(() => expect(callsOf(SHORTEN)).toHaveLength(1));
    await user.click(linkedin());
    expect(window.open).toHaveBeenCalledWith(expect.stringContaining('cid%3Dsoc-web-li'), '_blank', expect.anything());
  });

  test('of another site is not requested', async () => {
    const { calls } = services();
    const { user } = await open(CONFIG, 'data-url="https://elsewhere.example/a"');
    await user.hover(linkedin());
    await user.click(linkedin());
    expect(sharedBy('Share on LinkedIn')).toBe('https://elsewhere.example/a?cid=soc-web-li');
    expect(calls).toHaveLength(0);
  });
});

describe('a press', () => {
  test('opens a window in the middle of the browser’s', async () => {
    Object.assign(window, { screenX: 100, screenY: 50, outerWidth: 1400, outerHeight: 900 });
    services();
    const { user } = await open();
    await user.click(linkedin());
    expect(window.open).toHaveBeenCalledWith(
      expect.any(String),
      '_blank',
      'popup,width=600,height=500,left=500,top=250',
    );
    expect((jest.mocked(window.open).mock.results[0]!.value as Window).opener).toBeNull();
  });

  test('follows the link where the window is blocked', async () => {
    jest.mocked(window.open).mockReturnValue(null);
    services();
    await open();
    expect(fireEvent.click(linkedin())).toBe(true);
  });

  test('for a new tab is the browser’s', async () => {
    services();
    await open();
    expect(fireEvent.click(linkedin(), { ctrlKey: true })).toBe(true);
    expect(window.open).not.toHaveBeenCalled();
  });
});

describe('on a phone', () => {
  const share = jest.fn<Promise<void>, [ShareData]>();
  beforeEach(() => {
    Object.assign(navigator, { share });
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          media,
          matches: media === '(pointer: coarse)',
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    );
  });

  test('its apps come first', async () => {
    share.mockResolvedValue();
    services();
    const { user } = await open();
    const [first] = screen.getAllByRole('listitem');
    const button = screen.getByRole('button', { name: 'Share in an app' });
    expect(first).toContainElement(button);
    await user.click(button);
    expect(share).toHaveBeenCalledWith({ title: 'Hydrogen grows up', url: `${location.origin}/insights/hydrogen` });
  });

  test('changing one’s mind is no error', async () => {
    share.mockRejectedValue(new DOMException('Share canceled', 'AbortError'));
    services();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Share in an app' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(linkedin()).toBeVisible();
  });
});

test.each([
  ['the flag', { flags: { app: true } }],
  ['the user agent', { share: { appAgent: 'jsdom' } }],
])('in the publisher’s app, by %s, nothing is offered', async (_, config) => {
  services();
  const { element } = await open(config);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(element).toHaveTextContent('');
});

test('in edit mode no request is sent and no window opens', async () => {
  const { calls } = services();
  const { user } = await open({ ...CONFIG, mode: 'edit' });
  await user.hover(linkedin());
  await user.click(linkedin());
  expect(window.open).not.toHaveBeenCalled();
  expect(calls).toHaveLength(0);
});

test('the label and the title that an editor wrote are used, in the language of the placeholder', async () => {
  services();
  await open(CONFIG, 'data-language="de" data-title="Wasserstoff" data-label="Diesen Artikel teilen"');
  expect(screen.getByRole('group', { name: 'Diesen Artikel teilen' })).toBeVisible();
  expect(decodeURIComponent(screen.getByRole('link', { name: 'Per E-Mail senden' }).getAttribute('href')!)).toContain(
    'subject=Wasserstoff&body=Lesenswert: „Wasserstoff“ unter',
  );
});
