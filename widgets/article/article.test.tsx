import { act, screen, waitFor } from 'testing';
import { mockMedia } from '../../tests/setup/media';
import { mountPlaceholder } from '../../tests/setup/mount';
import { forgetEverything, signInBefore } from '../../tests/setup/visitor';
import { subscribe, type EventMap } from '../../src/core';
import article from './index';
import { asPrinted } from './print-view/print-rules';

const AUTHORS = [
  {
    title: 'Ingrid Solheim',
    authorTitle: 'Partner, Oslo',
    url: '/people/ingrid-solheim',
    description: '<p>Keeps the register.</p>',
  },
  { title: 'Mateo Ferrer', description: '<p>A hidden biography.</p>' },
];
const VALUES = {
  title: 'Copper',
  body: '<p>The first heap stands in Falun.</p>',
  articleType: 'Report',
  displayDate: '2026-09-14',
  authors: AUTHORS,
};

const json = (values: object) => `<script type="application/json">${JSON.stringify(values)}</script>`;
const open = (values: object = VALUES, config: Record<string, unknown> = {}, attributes = '') =>
  mountPlaceholder(`<div data-module="article" ${attributes}>${json(values)}</div>`, article, config);
const accessLevel = () => document.head.querySelector<HTMLMetaElement>('meta[name="access-level"]')?.content;

beforeEach(() => {
  forgetEverything();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  history.replaceState(null, '', '/insights/copper');
});

describe('an article from a datasource', () => {
  test('shows its type, title, day, text, authors, and ways to share it', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Copper' })).toBeVisible();
    expect(screen.getByText('Report')).toBeVisible();
    expect(screen.getByText('September 14, 2026')).toBeVisible();
    expect(screen.getByText('By Ingrid Solheim and Mateo Ferrer')).toBeVisible();
    expect(screen.getByText('The first heap stands in Falun.')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Share this article' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ingrid Solheim' })).toHaveAttribute('href', '/people/ingrid-solheim');
    expect(screen.getByText('Keeps the register.')).toBeVisible();
    // An author without a title is only named.
    expect(screen.queryByText('A hidden biography.')).not.toBeInTheDocument();
  });

  test('says that it belongs to a special report, is for clients, and when it appeared first', async () => {
    await open({ ...VALUES, hasSpecialReport: true, forClientsOnly: true, originalPublishDate: '2026-05-02' });
    expect(screen.getByText('Special report')).toBeVisible();
    expect(screen.getByText('For clients')).toBeVisible();
    expect(screen.getByText('First published on May 2, 2026')).toBeVisible();
  });

  test('of the year 1 or of the same day appeared when it appeared', async () => {
    await open({ ...VALUES, originalPublishDate: '0001-01-01' });
    await open({ ...VALUES, originalPublishDate: '2026-09-14T08:00:00Z' });
    expect(screen.queryByText(/^First published/)).not.toBeInTheDocument();
  });

  test('is the page’s structured data until it unmounts', async () => {
    const events: EventMap['subject-changed'][] = [];
    const stop = subscribe('subject-changed', (subject) => events.push(subject));
    const { unmount } = await open({ ...VALUES, sEOTitle: 'Copper without mines' });
    expect(events.at(-1)).toMatchObject({
      kind: 'article',
      title: 'Copper',
      seoTitle: 'Copper without mines',
      displayDate: '2026-09-14',
      authors: [{ name: 'Ingrid Solheim' }, { name: 'Mateo Ferrer' }],
    });
    unmount();
    expect(events.at(-1)).toBeNull();
    stop();
  });

  test('without ways to share it has none', async () => {
    await open({ ...VALUES, hideStickySocialShareBar: true });
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  test('for a five-fifty shows only its text', async () => {
    await open({ ...VALUES, isFiveFiftyHorizontalArticle: true });
    expect(screen.queryByRole('heading', { name: 'Copper' })).not.toBeInTheDocument();
    expect(screen.getByText('The first heap stands in Falun.')).toBeVisible();
  });

  test('runs no script of an editor, in its text or in a link', async () => {
    const { element } = await open({
      ...VALUES,
      body: '<p onclick="alert(1)">Falun<img src="x" onerror="alert(1)"></p>',
      authors: [{ title: 'Mallory', url: 'javascript:alert(1)' }],
    });
    expect(element.querySelector('[onclick], [onerror]')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Mallory' })).not.toBeInTheDocument();
    expect(screen.getByText('Mallory')).toBeVisible();
  });

  test('without a title shows its text, and the editor reads why', async () => {
    const { notes } = await open({ body: VALUES.body });
    expect(screen.getByText('The first heap stands in Falun.')).toBeVisible();
    expect(notes().join()).toContain('has no title');
  });
});

describe('around a server-rendered article', () => {
  test('adds share links, and leaves the text in place', async () => {
    document.body.innerHTML = '<article><p>Falun</p></article>';
    await open({});
    expect(screen.getByRole('group', { name: 'Share this article' })).toBeVisible();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  test.each([
    ['', 'public'],
    ['data-for-clients-only', 'exclusive'],
  ])('with "%s" the page is %s, until the module unmounts', async (attributes, level) => {
    const { unmount } = await open({}, {}, attributes);
    expect(accessLevel()).toBe(level);
    unmount();
    expect(accessLevel()).toBeUndefined();
  });

  test('restores a server-rendered level', async () => {
    document.head.innerHTML = '<meta name="access-level" content="internal">';
    const { unmount } = await open({}, {}, 'data-for-clients-only');
    expect(accessLevel()).toBe('exclusive');
    unmount();
    expect(accessLevel()).toBe('internal');
  });
});

describe('full screen', () => {
  const FULL = {
    title: 'The harbour',
    isFullScreenInteractive: true,
    desktopID: 'harbour',
    accessibilityDescription: '<p>Three numbers.</p>',
  };
  const config = { embeds: { ceros: 'https://stage.example/{id}' } };
  const stage = () => document.querySelector('.inlay-article-full__stage');

  test('begins with title and text alternative, and is left by its button', async () => {
    const { user } = await open(FULL, config);
    expect(screen.getByRole('heading', { name: 'The harbour' })).toBeVisible();
    expect(stage()).toHaveAttribute('data-state', 'full');
    expect(screen.getByText('Three numbers.').compareDocumentPosition(stage()!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(screen.getByRole('button', { name: 'Exit full screen' }));
    expect(stage()).toHaveAttribute('data-state', 'inline');
    expect(screen.getByRole('button', { name: 'View full screen' })).toHaveFocus();
  });

  test('is left by Escape, unless something else has the focus', async () => {
    const { user } = await open(FULL, config);
    act(() => screen.getByRole('link', { name: /LinkedIn/ }).focus());
    await user.keyboard('{Escape}');
    expect(stage()).toHaveAttribute('data-state', 'full');
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('{Escape}');
    expect(stage()).toHaveAttribute('data-state', 'inline');
    await user.click(screen.getByRole('button', { name: 'View full screen' }));
    act(() => screen.getByRole('button', { name: 'Exit full screen' }).focus());
    await user.keyboard('{Escape}');
    expect(stage()).toHaveAttribute('data-state', 'inline');
  });

  test('on a phone, where it is not made for phones, waits behind its picture', async () => {
    const media = mockMedia((query) => query.includes('767'));
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user } = await open(
      { ...FULL, mobileReady: false, standardImage: { src: '/harbour.svg', alt: 'A harbour' } },
      config,
    );
    expect(stage()).toBeNull();
    expect(screen.getByRole('img', { name: 'A harbour' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open anyway' }));
    expect(screen.getByRole('group', { name: 'The harbour' })).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledTimes(1);
    scrollTo.mockRestore();
    media.mockRestore();
  });

  test('without an experience shows the text', async () => {
    await open({ title: 'The harbour', isFullScreenInteractive: true, body: '<p>A drawing.</p>' });
    expect(stage()).toHaveTextContent('A drawing.');
  });

  test('without either is nothing, and the editor reads what to fill in', async () => {
    const { element } = await open({ title: 'The harbour', isFullScreenInteractive: true }, { mode: 'edit' });
    expect(element).toHaveTextContent('body, desktopId');
  });
});

describe('with ?generatepdf', () => {
  const prepared = () => waitFor(() => expect(document.documentElement).toHaveAttribute('data-inlay-view', 'print'));

  beforeEach(() => {
    history.replaceState(null, '', '/insights/copper?generatepdf=1');
    document.head.innerHTML = '<meta name="robots" content="index,follow">';
    document.body.innerHTML = '<header id="top">Menu</header>';
  });

  test('contains only the article, with all parts open and addresses as text', async () => {
    const { unmount } = await open({
      title: 'Copper',
      body: '<p>See <a href="https://elsewhere.example/a">there</a>.</p><details><summary>More</summary>Inside</details>',
    });
    await prepared();
    expect(document.getElementById('top')).toHaveAttribute('data-inlay-unprinted');
    expect(screen.getByText('there')).toHaveAttribute('data-inlay-address', 'https://elsewhere.example/a');
    expect(document.querySelector('.inlay-article details')).toHaveAttribute('open');
    expect(document.head.querySelector('[name="robots"]')).toHaveAttribute('content', 'noindex,nofollow');
    unmount();
    expect(document.getElementById('top')).not.toHaveAttribute('data-inlay-unprinted');
    expect(document.head.querySelector('[name="robots"]')).toHaveAttribute('content', 'index,follow');
    expect(document.documentElement).not.toHaveAttribute('data-inlay-view');
    expect(screen.queryByRole('button', { name: 'Save as PDF' })).not.toBeInTheDocument();
  });

  test('what is behind a wall is not in it, and a line says where to register', async () => {
    const body = '<div class="gated"><p>One</p><p>Two</p><p>Three</p></div>';
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div data-module="regwall" data-gated=".gated"></div><div data-module="regwall" data-gated="!"></div>',
    );
    await open({ title: 'Copper', body });
    await prepared();
    expect(screen.getByText('Two')).not.toHaveAttribute('data-inlay-unprinted');
    expect(screen.getByText('Three')).toHaveAttribute('data-inlay-unprinted');
    expect(screen.getByText(/^The rest is for registered readers: .+\/account\/sign-up$/)).toBeVisible();
  });

  test('contains the whole article for a signed-in reader', async () => {
    signInBefore();
    document.body.insertAdjacentHTML('beforeend', '<div data-module="regwall" data-gated=".gated"></div>');
    await open({ title: 'Copper', body: '<div class="gated"><p>One</p><p>Two</p><p>Three</p></div>' });
    await prepared();
    await waitFor(() => expect(screen.getByText('Three')).not.toHaveAttribute('data-inlay-unprinted'));
    expect(screen.queryByText(/^The rest is/)).not.toBeInTheDocument();
  });

  test('is saved once the images have loaded', async () => {
    const print = jest.fn();
    Object.assign(window, { print });
    let arrive = () => {};
    HTMLImageElement.prototype.decode = () => new Promise((resolve) => (arrive = resolve));
    const { user } = await open({ title: 'Copper', body: '<p><img src="/heap.svg" alt=""></p>' });
    await prepared();
    await user.click(screen.getByRole('button', { name: 'Save as PDF' }));
    expect(print).not.toHaveBeenCalled();
    arrive();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });

  test('an editor edits the article as ever', async () => {
    await open({ title: 'Copper', body: '<p>Falun</p>' }, { mode: 'edit' });
    expect(screen.queryByRole('button', { name: 'Save as PDF' })).not.toBeInTheDocument();
  });
});

test.each([
  ['print', 'all'],
  ['only print and (orientation: landscape)', 'all and (orientation: landscape)'],
  ['screen', 'not all'],
  ['screen and (width >= 40rem), print', 'not all, all'],
  ['not print', 'not print'],
  ['(prefers-color-scheme: dark)', 'not all'],
  ['(width >= 40rem)', '(width >= 40rem)'],
])('of paper, a stylesheet for "%s" means "%s"', (list, expected) => {
  expect(asPrinted(list)).toBe(expected);
});
