import { render, screen } from 'testing';
import { defineProps, list, readDatesWith, readProps } from '../../contract';
import { wordsOf } from '../../runtime/edit/advice';
import { readWrittenDate } from '../dates';
import { contentItem, type ContentItem } from './content-item';
import { ItemCard } from './ItemCard';

const props = defineProps({ items: list(contentItem(), { description: 'What to read.' }) });

readDatesWith(readWrittenDate);

function read(html: string) {
  document.body.innerHTML = `<div>${html}</div>`;
  const { props: values, notes } = readProps('two-up', props, document.body.firstElementChild!);
  return { items: (values.items ?? []) as readonly ContentItem[], notes: notes.map(wordsOf) };
}

const fromJson = (...items: object[]) => read(`<script type="application/json">${JSON.stringify({ items })}</script>`);

describe('An item', () => {
  test('is read from the server-rendered card', () => {
    const { items, notes } = read(`<article data-item="items">
      <img data-field="standardImage" src="/images/a.svg" alt="Layers" width="1500" height="1000">
      <p data-field="eyebrow">Report</p>
      <h3><a data-field="url" href="/insights/steel">Steel without a premium</a></h3>
      <p data-field="description">What it costs.</p>
      <time data-field="displayDate" datetime="2026-03-18">18 March</time>
    </article>`);
    expect(notes).toEqual([]);
    expect(items[0]).toMatchObject({
      title: 'Steel without a premium',
      link: { url: '/insights/steel' },
      eyebrow: 'Report',
      date: '2026-03-18',
      image: { src: '/images/a.svg', width: 1500 },
    });
  });

  test('is read as a datasource prints it', () => {
    const { items, notes } = fromJson({
      id: '{7C1}',
      url: '/insights/steel',
      fields: {
        title: { value: 'Steel without a premium' },
        articleType: { value: 'Report' },
        displayDateBlog: { value: '2026-03-18T00:00:00Z' },
        externalPublication: { value: 'Quarterly' },
      },
    });
    expect(notes).toEqual([]);
    expect(items[0]).toMatchObject({
      id: '{7C1}',
      title: 'Steel without a premium',
      link: { url: '/insights/steel' },
      eyebrow: 'Report',
      date: '2026-03-18T00:00:00Z',
      source: 'Quarterly',
    });
  });

  const src = (name: string) => ({ value: { src: `/${name}.svg` } });
  test.each([
    [['standardImage', 'thumbnailImage', 'heroImage'], '/standardImage.svg'],
    [['heroImage', 'thumbnailImage'], '/thumbnailImage.svg'],
    [['heroImage'], '/heroImage.svg'],
    [[], undefined],
  ])('with the pictures %j shows %s', (names, expected) => {
    const { items } = fromJson({ title: 'Steel', ...Object.fromEntries(names.map((name) => [name, src(name)])) });
    expect(items[0]!.image?.src).toBe(expected);
  });

  test('with nothing to read is left out, without a title it has no target, and a note says which', () => {
    const { items, notes } = fromJson({ title: 'Steel' }, { url: '/a' }, { url: '/b', description: 'Water' });
    expect(items.map(({ title, description }) => title ?? description)).toEqual([
      'Steel',
      { kind: 'html', html: 'Water' },
    ]);
    expect(notes).toEqual([
      'item 2 of items is left out: it has no title',
      'item 3 of items has no title, so it leads nowhere',
    ]);
  });

  test('with one field that is wrong loses only that field', () => {
    const { items, notes } = fromJson({ title: 'Steel', displayDate: 'soon', standardImage: { value: {} } });
    expect(items[0]).toMatchObject({ title: 'Steel', date: undefined, image: undefined });
    expect(notes).toEqual([
      'displayDate in item 1 of items must be a date such as 2026-11-20, got "soon". It is left out.',
    ]);
  });

  test('with an empty date shows none', () => {
    expect(fromJson({ title: 'Steel', displayDate: '0001-01-01T00:00:00Z' }).items[0]!.date).toBeUndefined();
  });
});

describe('A card', () => {
  const item: ContentItem = {
    title: 'Steel without a premium',
    link: { url: '/insights/steel', text: '' },
    description: { kind: 'html', html: `${'What it costs to make a tonne. '.repeat(6)}` },
    date: '2026-03-18',
    source: 'Quarterly',
    links: [{ url: '/method', text: 'How we counted' }],
  };

  test('leads to its page by its title, and has its own links, date and source', () => {
    render(<ItemCard item={item} level={4} />);
    expect(screen.getByRole('heading', { level: 4 })).toContainElement(
      screen.getByRole('link', { name: 'Steel without a premium' }),
    );
    expect(screen.getByRole('link', { name: 'How we counted' })).toHaveAttribute('href', '/method');
    expect(screen.getByRole('article')).toHaveTextContent(/March 18, 2026Quarterly/);
  });

  test('cuts its description on a word, unless it is to be full', () => {
    const { unmount } = render(<ItemCard item={item} />);
    expect(screen.getByText(/^(What it costs to make a tonne[. ]*){4}…$/)).toBeVisible();
    unmount();
    render(<ItemCard item={item} isFull />);
    expect(screen.getByRole('article').textContent!.match(/What it costs/g)).toHaveLength(6);
  });
});
