import { screen, waitFor } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, type Answerer } from '../../tests/setup/services';
import { forgetEverything } from '../../tests/setup/visitor';
import publishedWork from './index';

const GRID = 'POST /services/articles/api/insightsgrid/articles';

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Work ${index + 1}`,
    url: `/work-${index + 1}`,
    displayDate: `20${30 - index}-01-01`,
  }));

async function open(
  props: Record<string, unknown>,
  {
    answer,
    config = {},
    attributes = '',
  }: { answer?: Answerer; config?: Record<string, unknown>; attributes?: string } = {},
) {
  const services = fakeServices(answer === undefined ? {} : { [GRID]: answer });
  const json = JSON.stringify(props).replaceAll('<', '\\u003c');
  const mounted = await mountPlaceholder(
    `<div data-module="published-work" ${attributes}><script type="application/json">${json}</script></div>`,
    publishedWork,
    config,
  );
  return { ...mounted, services };
}

const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

beforeEach(() => {
  forgetEverything();
  document.body.replaceChildren();
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  HTMLElement.prototype.scrollIntoView = () => {};
});

describe('a list', () => {
  test('shows eight, and eight more by a press', async () => {
    const { user } = await open({ publishedWork: numbered(20) });
    expect(titles()).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(titles()).toHaveLength(16));
    expect(screen.getByRole('link', { name: 'Work 9' })).toHaveFocus();
    expect(location.search).toBe('?works=2');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(titles()).toHaveLength(20));
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  test('of an address with works=2 shows sixteen', async () => {
    history.replaceState(null, '', '/people/a?works=2');
    await open({ publishedWork: numbered(20) });
    expect(titles()).toHaveLength(16);
  });

  test('is in the order of its dates, latest first', async () => {
    await open({
      publishedWork: [
        { title: 'Old', displayDate: '2020-01-01' },
        { title: 'New', displayDate: 'November 3, 2026' },
      ],
      externalPublishedWork: 'Between|https://a.example|A|2024-06',
    });
    expect(titles()).toEqual(['New', 'Between', 'Old']);
    expect(screen.getByText('June 2024')).toHaveAttribute('datetime', '2024-06');
  });

  test('shows a title once, ignoring case and accents, and prefers the external publication', async () => {
    await open({
      publishedWork: [{ title: 'CAFÉ society', url: '/here', displayDate: '2026-01-01' }],
      externalPublishedWork:
        'Cafe Society|https://elsewhere.example|Elsewhere|2025-01-01\ncafé  society|https://twice.example|Twice|2024-01-01',
    });
    expect(titles()).toEqual(['Cafe Society']);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://elsewhere.example');
  });

  test('shows a title without a link if its address is unsafe', async () => {
    await open({ externalPublishedWork: 'Bad|javascript:alert(1)|A|2025-01-01' });
    expect(titles()).toEqual(['Bad']);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('moves the focus to the first new title, even without a link', async () => {
    const works = numbered(10).map((work, index) => (index < 8 ? work : { ...work, url: '' }));
    const { user } = await open({ publishedWork: works });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(titles()).toHaveLength(10));
    expect(screen.getByText('Work 9').closest('li')).toHaveFocus();
  });

  test('is nothing where there is nothing', async () => {
    const { element } = await open({ heading: 'Published work' });
    expect(element).toHaveTextContent('');
  });

  test('is read from the lines and cards of the page', async () => {
    fakeServices();
    await mountPlaceholder(
      `<div data-module="published-work"><pre data-field="externalPublishedWork">One|https://a.example|A|2025-01-01\nTwo|https://b.example|B|2024-01-01</pre>
      <ul><li data-item="publishedWork"><h3><a data-field="url" href="/three">Three</a></h3><data data-field="displayDate" value="2023-01-01"></data></li></ul></div>`,
      publishedWork,
    );
    expect(titles()).toEqual(['One', 'Two', 'Three']);
  });
});

describe('what is left out', () => {
  test('is named by its number and the reason', async () => {
    const { notes } = await open(
      {
        externalPublishedWork:
          'Three|https://a.example|2025-01-01\n\nFive|https://a.example|A|2025-01-01|more\n|https://a.example|A|2025-01-01\nA day|https://a.example|A|31 February 2025\nGood|https://a.example|A|2025-01-01',
        publishedWork: [
          { title: 'German', displayDate: '2025-01-01', languageName: 'German' },
          { title: 'Year one', displayDate: '0001-01-01T00:00:00Z' },
          { title: 'No date' },
          { url: '/no-title', displayDate: '2025-01-01' },
        ],
      },
      { config: { mode: 'edit' } },
    );
    expect(titles()).toEqual(['Good']);
    expect(notes()).toEqual([
      'externalPublishedWork line 1 is left out: it has 3 parts, not the four of title|URL|source|date',
      'externalPublishedWork line 3 is left out: it has 5 parts, not the four of title|URL|source|date',
      'externalPublishedWork line 4 is left out: it has no title',
      'externalPublishedWork line 5 is left out: “31 February 2025” is no date such as 2026-11-20',
      'item 1 of publishedWork is left out: its language is German',
      'item 2 of publishedWork is left out: “0001-01-01T00:00:00Z” is no date such as 2026-11-20',
      'item 3 of publishedWork is left out: it has no date',
      'item 4 of publishedWork is left out: it has no title',
    ]);
  });

  test.each(['German', 'Deutsch', 'de', 'de-DE'])('a German page shows what is in %s', async (languageName) => {
    await open(
      {
        publishedWork: [
          { title: 'Deutsch', displayDate: '3. März 2025', languageName },
          { title: 'English', displayDate: '2025-01-01', languageName: 'English' },
        ],
      },
      { attributes: 'data-language="de"' },
    );
    expect(titles()).toEqual(['Deutsch']);
  });
});

describe('the articles of the service', () => {
  const posts = [
    {
      title: 'Fetched',
      url: '/insights/fetched',
      source: 'Quarterly',
      postType: 'Article',
      displayDate: '2026-05-02',
      imageUrl: '/picture.svg',
      altText: '',
    },
    { title: 'work 1', url: '/again', displayDate: '2026-01-01' },
    { title: '' },
  ];
  const props = { publishedWork: numbered(1), autoFetchPublishedWork: true, author: 'ingrid' };

  test('are added to what the page says', async () => {
    const { services } = await open(props, { answer: { json: { data: { posts } } } });
    await waitFor(() => expect(titles()).toEqual(['Work 1', 'Fetched']));
    expect(services.callsOf(GRID).map(({ json }) => json)).toEqual([
      expect.objectContaining({
        limit: 100,
        afterId: '',
        language: 'en',
        taxonomyAndTags: expect.objectContaining({ mustHaveTags: ['ingrid'] }),
      }),
    ]);
  });

  test('that do not come leave what the page says, with a line and a retry', async () => {
    const { services, user } = await open(props, { answer: { status: 403 } });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(titles()).toEqual(['Work 1']);
    services.answer(GRID, { json: { data: { posts } } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titles()).toEqual(['Work 1', 'Fetched']));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('are not requested unless the page says so', async () => {
    const { services } = await open({ ...props, autoFetchPublishedWork: false });
    expect(titles()).toEqual(['Work 1']);
    expect(services.calls).toEqual([]);
  });

  test('are not fetched for an editor', async () => {
    const { services } = await open(props, { config: { mode: 'edit' } });
    expect(services.calls).toEqual([]);
  });
});

test('a note reports an empty placeholder', async () => {
  await open({}, { config: { mode: 'edit' } });
  expect(screen.getByText('Nothing published yet: fill in publishedWork or externalPublishedWork.')).toBeVisible();
});
