import { act, screen } from 'testing';
import { subscribe } from '../../src/core';
import { mountPlaceholder } from '../../tests/setup/mount';
import tabbedContainer from './index';

const server = (attributes = '') => `
<div data-module="tabbed-container" ${attributes}>
  <h2 data-field="title">Who waits</h2>
  <section data-item="tabs"><h3 data-field="title">Nordics</h3><div data-field="body"><p>Eleven <em>weeks</em>.</p></div></section>
  <section data-item="tabs" ><h3 data-field="title">Alps</h3><img data-field="exhibitImage" src="/alps.svg" alt="Layers" width="16" height="9"><p data-field="source">Grid operators</p></section>
</div>`;

test('puts the server-rendered content into tabs, both texts and exhibits', async () => {
  const { user } = await mountPlaceholder(server(), tabbedContainer);
  expect(screen.getByRole('tablist', { name: 'Who waits' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Nordics' })).toHaveTextContent('Eleven weeks.');
  await user.click(screen.getByRole('tab', { name: 'Alps' }));
  expect(screen.getByRole('img', { name: 'Layers' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Alps' })).toHaveTextContent('Grid operators');
});

test('pictures behind a tab are not fetched before it opens', async () => {
  await mountPlaceholder(server(), tabbedContainer);
  expect(document.querySelector('img')).toHaveAttribute('loading', 'lazy');
});

test('a choice of the visitor is reported to analytics, the first view is not', async () => {
  const reported: unknown[] = [];
  const stop = subscribe('analytics', (detail) => reported.push(detail));
  const { user } = await mountPlaceholder(server(), tabbedContainer);
  expect(reported).toEqual([]);
  await user.click(screen.getByRole('tab', { name: 'Alps' }));
  expect(reported).toEqual([
    { event: 'tab-selected', module: 'tabbed-container', tab: 'Alps', index: 2, title: 'Who waits' },
  ]);
  stop();
});

test('leaves a placeholder inside a tab unchanged', async () => {
  const { element, unmount } = await mountPlaceholder(
    '<div data-module="tabbed-container"><section data-item="tabs"><h3 data-field="title">Map</h3><div data-field="body"><div data-module="flourish" data-id="7"><p data-field="title">Not ours</p></div></div></section></div>',
    tabbedContainer,
  );
  const nested = element.querySelector('[data-module="flourish"]')!;
  unmount();
  expect(element.querySelector('[data-module="flourish"]')).toBe(nested);
});

describe('a link', () => {
  afterEach(() => {
    location.hash = '';
  });

  test('to a tab opens it, by its id or its title, and is no choice of the visitor', async () => {
    const reported: unknown[] = [];
    const stop = subscribe('analytics', (detail) => reported.push(detail));
    location.hash = '#alps';
    const { unmount } = await mountPlaceholder(server(), tabbedContainer);
    expect(screen.getByRole('tab', { name: 'Alps' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: 'Alps' })).toHaveFocus();
    unmount();

    location.hash = '#South_1';
    await mountPlaceholder(
      server().replace('data-item="tabs" >', 'data-item="tabs" data-id="South_1">'),
      tabbedContainer,
    );
    expect(screen.getByRole('tab', { name: 'Alps' })).toHaveAttribute('aria-selected', 'true');
    expect(reported).toEqual([]);
    stop();
  });

  test('into a tab that is not open opens it and scrolls there, now and when the address changes', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    location.hash = '#in-two';
    await mountPlaceholder(
      server().replace(
        '<p data-field="source">',
        '<div data-field="body"><p id="in-two">Two</p></div><p data-field="source">',
      ),
      tabbedContainer,
    );
    expect(screen.getByRole('tab', { name: 'Alps' })).toHaveAttribute('aria-selected', 'true');
    expect(scrolled.mock.instances).toEqual([document.getElementById('in-two')]);
    await act(async () => {
      screen.getByRole('tab', { name: 'Nordics' }).click();
      location.hash = '#nordics';
    });
    await act(async () => {
      location.hash = '#in-two';
      window.dispatchEvent(new Event('hashchange'));
    });
    expect(screen.getByRole('tab', { name: 'Alps' })).toHaveAttribute('aria-selected', 'true');
    scrolled.mockRestore();
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          media,
          matches: media === '(width < 768px)',
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    );
  });
  afterEach(() => jest.restoreAllMocks());

  test('a list to choose from takes the place of the tabs', async () => {
    const { user } = await mountPlaceholder(server(), tabbedContainer);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who waits' }), 'Alps');
    expect(screen.getByRole('img', { name: 'Layers' })).toBeInTheDocument();
  });

  test('or the tabs stay', async () => {
    await mountPlaceholder(server('data-mobile-rendering="tab-layout"'), tabbedContainer);
    expect(screen.getAllByRole('tab')).toHaveLength(2);
  });
});

test('shows a tab that contains only a note', async () => {
  await mountPlaceholder(
    '<div data-module="tabbed-container"><section data-item="tabs"><h3 data-field="title">Sources</h3><p data-field="footnotes">IEA, 2026.</p></section></div>',
    tabbedContainer,
  );
  expect(screen.getByRole('tabpanel', { name: 'Sources' })).toHaveTextContent('IEA, 2026.');
});

test('a tab without a title shows its number, one without content is left out, each with a note for the editor', async () => {
  const { notes } = await mountPlaceholder(
    '<div data-module="tabbed-container"><script type="application/json">{"tabs": [{"title": "Empty"}, {"body": "Nameless"}, {"title": "Whole", "body": "Yes."}]}</script></div>',
    tabbedContainer,
  );
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Part 1', 'Whole']);
  expect(screen.getByRole('tabpanel', { name: 'Part 1' })).toHaveTextContent('Nameless');
  expect(notes()).toEqual([
    'item 1 of tabs is left out: it is called "Empty", but has neither a body nor an exhibit',
    'item 2 of tabs has no title, so its tab is called by its number',
  ]);
});

describe('a tab of a datasource', () => {
  const showTab = (fields: object) =>
    mountPlaceholder(
      `<div data-module="tabbed-container"><script type="application/json">${JSON.stringify({ tabItems: [{ fields: { title: 'One', ...fields } }] })}</script></div>`,
      tabbedContainer,
    );
  const image = { src: '/a.svg', alt: 'Layers' };

  test.each([
    ['Ceros Tab Item', { cerosID: 'harbour', mobileCerosID: 'harbour-mobile' }, 'ceros', 'data-desktop-id', 'harbour'],
    ['Ceros', { cerosOembedURL: 'https://a.example/b' }, 'ceros', 'data-ceros-oembed-url', 'https://a.example/b'],
    ['Flourish', { flourishVisualizationID: '7', cerosID: 'b' }, 'flourish', 'data-flourish-visualization-id', '7'],
  ])('of the template "%s" is shown by the module of its provider', async (template, fields, module, name, value) => {
    const { element, notes } = await showTab({ template, exhibitImage: image, source: 'IEA', ...fields });
    expect(element.querySelector(`[data-module="${module}"]`)).toHaveAttribute(name, value);
    expect(element.querySelector('img')).toBeNull();
    expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('IEA');
    expect(notes()).toEqual([]);
  });

  test('of the template "Exhibit" shows its picture, whatever else is filled in', async () => {
    const { element } = await showTab({ templateName: 'Exhibit', exhibitImage: image, cerosID: 'harbour' });
    expect(screen.getByRole('img', { name: 'Layers' })).toBeInTheDocument();
    expect(element.querySelector('[data-module="ceros"]')).toBeNull();
  });

  test('without a template shows its embed, with a note for the editor where there is a picture too', async () => {
    const { element, notes } = await showTab({ exhibitImage: image, cerosID: 'harbour' });
    expect(element.querySelector('[data-module="ceros"]')).toHaveAttribute('data-desktop-id', 'harbour');
    expect(notes()).toEqual([
      'item 1 of tabs has an exhibit and an embed of ceros, and only the embed is shown: name its template',
    ]);
  });

  test('of a template with nothing that belongs to it keeps what else there is, with a note for the editor', async () => {
    const { notes } = await showTab({ template: 'Ceros', exhibitImage: image });
    expect(screen.getByRole('img', { name: 'Layers' })).toBeInTheDocument();
    expect(notes()).toEqual(['item 1 of tabs is of the template "ceros", but nothing that belongs to it is filled in']);
  });
});
