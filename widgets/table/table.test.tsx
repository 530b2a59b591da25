import { act, screen, waitFor, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices } from '../../tests/setup/services';
import table from './index';

// Compiled here once, so that no test is slowed down by it.
beforeAll(() => import('./late'));

/** Returns the cleanup function. */
function showOn(width: number): () => void {
  const spy = jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: width < Number(/\d+/.exec(media)![0]),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
  return () => spy.mockRestore();
}

const rows = `<table data-field="body">
  <thead><tr><th>Route</th><th>Low</th><th>High<sup>1</sup></th></tr></thead>
  <tbody><tr><th>Scrap</th><td>590</td><td>1,040</td></tr><tr><th>Ore</th><td>81</td><td>640</td></tr></tbody>
</table>`;

const placeholder = (attributes = '', more = '') =>
  `<div data-module="table" ${attributes}><h2 data-field="title">Steel</h2>${rows}${more}</div>`;

const namesOfRows = () =>
  within(screen.getAllByRole('rowgroup')[1]!)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test("the server's table is shown, named by its title, with headers for rows and columns", async () => {
  const { element, unmount } = await mountPlaceholder(placeholder(), table);
  const visibleTable = screen.getByRole('table', { name: 'Steel' });
  expect(within(visibleTable).getAllByRole('columnheader')).toHaveLength(3);
  expect(
    within(visibleTable)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Scrap', 'Ore']);
  unmount();
  expect(element.innerHTML).toBe(`<h2 data-field="title">Steel</h2>${rows}`);
});

test('a datasource gives the same table', async () => {
  const body = rows.replace(' data-field="body"', '').replaceAll('\n', '');
  await mountPlaceholder(
    `<div data-module="table"><script type="application/json">${JSON.stringify({ title: { value: 'Steel' }, body: { value: body } })}</script></div>`,
    table,
  );
  const visibleTable = await screen.findByRole('table', { name: 'Steel' });
  expect(within(visibleTable).getAllByRole('rowheader')).toHaveLength(2);
});

describe('On a phone', () => {
  let restoreWidth: () => void;
  beforeEach(() => (restoreWidth = showOn(360)));
  afterEach(() => restoreWidth());

  test('stacked by row, every cell says which column it is from and stays a cell of its row', async () => {
    await mountPlaceholder(placeholder('data-mobile-layout="stacked-by-row"'), table);
    const [, scrap] = within(screen.getByRole('table')).getAllByRole('row');
    expect(scrap).toHaveAttribute('role', 'row');
    expect(
      within(scrap!)
        .getAllByRole('cell')
        .map((cell) => cell.dataset.label),
    ).toEqual(['Low', 'High']);
    expect(within(scrap!).getByRole('rowheader')).not.toHaveAttribute('data-label');
  });

  test('columns are chosen with checkboxes, the first column stays, and merged cells shrink', async () => {
    const group = '<tbody><tr><th colspan="3">Others</th></tr><tr><th>Wire</th><td>4</td><td>5</td></tr></tbody>';
    const { user, element, unmount } = await mountPlaceholder(
      placeholder('data-column-choice').replace('</table>', `${group}</table>`),
      table,
    );
    await user.click(await screen.findByText('Columns: 3 of 3'));
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')!.textContent)).toEqual(['Low', 'High']);
    await user.click(screen.getByRole('checkbox', { name: 'Low' }));
    expect(screen.getByText('Columns: 2 of 3')).toBeVisible();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Route', 'High1']);
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['1,040', '640', '5']);
    expect(screen.getByRole('rowheader', { name: 'Others' })).toHaveAttribute('colspan', '2');
    await user.click(screen.getByRole('checkbox', { name: 'Low' }));
    expect(screen.getAllByRole('cell')).toHaveLength(6);
    expect(screen.getByRole('rowheader', { name: 'Others' })).toHaveAttribute('colspan', '3');
    await user.click(screen.getByRole('checkbox', { name: 'High' }));
    unmount();
    expect(element.querySelector('[hidden], [colspan="2"]')).toBeNull();
  });

  test('merged names refuse the choice of columns with a reason', async () => {
    const { notes } = await mountPlaceholder(
      placeholder('data-column-choice').replace('<th>Low</th>', '<th colspan="2">Low</th>'),
      table,
    );
    await waitFor(() =>
      expect(notes()).toEqual([
        'columns cannot be chosen: that needs one row of names, in <thead> or all <th>, each for one column',
      ]),
    );
    expect(screen.queryByText(/^Columns/)).not.toBeInTheDocument();
  });

  test('stacked by column, every cell says which row it is from, and one column follows the other', async () => {
    const { unmount, element } = await mountPlaceholder(placeholder('data-mobile-layout="stacked-by-column"'), table);
    const cells = screen.getAllByRole('cell');
    expect(cells.map((cell) => cell.dataset.label)).toEqual(['Scrap', 'Scrap', 'Ore', 'Ore']);
    const seen = [...screen.getAllByRole('columnheader'), ...cells]
      .sort((a, b) => Number(a.style.order) - Number(b.style.order))
      .map(({ textContent }) => textContent);
    expect(seen).toEqual(['Route', 'Low', '590', '81', 'High1', '1,040', '640']);
    unmount();
    expect(element.innerHTML).toBe(`<h2 data-field="title">Steel</h2>${rows}`);
  });

  test('the table for phones takes the place of the other', async () => {
    await mountPlaceholder(
      placeholder('', '<table data-field="mobileBody" hidden><tr><th>Route</th></tr><tr><td>Scrap</td></tr></table>'),
      table,
    );
    expect(screen.getByRole('table')).toHaveTextContent('RouteScrap');
  });

  test('a scaled table is enlarged in a dialog, and comes back', async () => {
    const { user } = await mountPlaceholder(placeholder('data-mobile-layout="scale-and-zoom"'), table);
    const live = screen.getByRole('table');
    await user.click(screen.getByRole('button', { name: 'Enlarge the table' }));
    expect(within(await screen.findByRole('dialog', { name: 'Steel' })).getByRole('table')).toBe(live);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('table')).toBe(live);
  });

  test('an enlarged table keeps its order and the search, and so does the small one', async () => {
    const more = Array.from({ length: 60 }, (_, index) => `<tr><th>Coal ${index}</th><td>1</td><td>${index}</td></tr>`);
    const { user } = await mountPlaceholder(
      placeholder('data-mobile-layout="scale-and-zoom" data-sortable').replace('</tbody>', `${more.join('')}</tbody>`),
      table,
    );
    await user.type(await screen.findByRole('searchbox'), 'ore');
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'r');
    await user.click(screen.getByRole('button', { name: 'High' }));
    expect(namesOfRows()).toEqual(['Ore', 'Scrap']);
    await user.click(screen.getByRole('button', { name: 'Enlarge the table' }));
    await screen.findByRole('dialog', { name: 'Steel' });
    expect(screen.getByRole('searchbox')).toHaveValue('r');
    await waitFor(() => expect(namesOfRows()).toEqual(['Ore', 'Scrap']));
    await user.click(screen.getByRole('button', { name: 'High' }));
    expect(namesOfRows()).toEqual(['Scrap', 'Ore']);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('searchbox')).toHaveValue('r');
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: /High/ })).toHaveAttribute('aria-sort', 'descending'),
    );
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('button', { name: 'High' }));
    expect(namesOfRows()[0]).toBe('Scrap');
  });

  test('an enlarged table keeps its columns, and so does the small one', async () => {
    const group = '<tbody><tr><th colspan="3">Others</th></tr></tbody>';
    const { user, element, unmount } = await mountPlaceholder(
      placeholder('data-mobile-layout="scale-and-zoom" data-column-choice').replace('</table>', `${group}</table>`),
      table,
    );
    const names = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await user.click(await screen.findByText('Columns: 3 of 3'));
    await user.click(screen.getByRole('checkbox', { name: 'Low' }));
    await user.click(screen.getByRole('button', { name: 'Enlarge the table' }));
    await screen.findByRole('dialog', { name: 'Steel' });
    await user.click(await screen.findByText('Columns: 2 of 3'));
    expect(names()).toEqual(['Route', 'High1']);
    await user.click(screen.getByRole('checkbox', { name: 'Low' }));
    await user.click(screen.getByRole('checkbox', { name: 'High' }));
    expect(names()).toEqual(['Route', 'Low']);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByText('Columns: 2 of 3');
    expect(names()).toEqual(['Route', 'Low']);
    expect(screen.getByRole('rowheader', { name: 'Others' })).toHaveAttribute('colspan', '2');
    unmount();
    expect(element.querySelector('[hidden], [colspan="2"]')).toBeNull();
  });

  test('a table that is only scaled offers nothing to press', async () => {
    await mountPlaceholder(placeholder('data-mobile-layout="scale-only"'), table);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

test('a phone that is turned shows one of the two tables, there and back', async () => {
  let width = 360;
  const listeners = new Set<() => void>();
  const spy = jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        get matches() {
          return width < Number(/\d+/.exec(media)![0]);
        },
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
  await mountPlaceholder(
    placeholder('', '<table data-field="mobileBody" hidden><tr><th>Route</th></tr><tr><td>Scrap</td></tr></table>'),
    table,
  );
  for (const [turned, headers] of [
    [900, 3],
    [360, 1],
    [900, 3],
  ] as const) {
    width = turned;
    act(() => listeners.forEach((listener) => listener()));
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('columnheader')).toHaveLength(headers));
  }
  spy.mockRestore();
});

test('on a tablet the layout of phones is used only where the editor asks', async () => {
  const restoreWidth = showOn(800);
  const { unmount } = await mountPlaceholder(placeholder('data-mobile-layout="scale-and-zoom"'), table);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  await mountPlaceholder(placeholder('data-mobile-layout="scale-and-zoom" data-show-mobile-layout-on-tablet'), table);
  expect(screen.getByRole('button')).toBeVisible();
  restoreWidth();
});

describe('Sorting', () => {
  test('is not offered unless the editor asks', async () => {
    await mountPlaceholder(placeholder(), table);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('goes by value, first the lowest, then the highest, and is undone when the table leaves', async () => {
    const { user, unmount, element } = await mountPlaceholder(placeholder('data-sortable'), table);
    const high = await screen.findByRole('button', { name: 'High' });
    await user.click(high);
    expect(namesOfRows()).toEqual(['Ore', 'Scrap']);
    expect(high.closest('th')).toHaveAttribute('aria-sort', 'ascending');
    await user.click(high);
    expect(namesOfRows()).toEqual(['Scrap', 'Ore']);
    expect(high.closest('th')).toHaveAttribute('aria-sort', 'descending');
    await waitFor(() =>
      expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('Sorted by High, highest first'),
    );
    unmount();
    expect(element.innerHTML).toBe(`<h2 data-field="title">Steel</h2>${rows}`);
  });

  test('a third press restores the order of the server', async () => {
    const { user } = await mountPlaceholder(placeholder('data-sortable'), table);
    const high = await screen.findByRole('button', { name: 'High' });
    const before = namesOfRows();
    for (let press = 0; press < 3; press += 1) await user.click(high);
    expect(namesOfRows()).toEqual(before);
    expect(high.closest('th')).not.toHaveAttribute('aria-sort');
    await waitFor(() => expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('Original order'));
  });

  test('of a stacked table is chosen from a list, and one column still follows the other', async () => {
    const restoreWidth = showOn(360);
    const { user } = await mountPlaceholder(placeholder('data-sortable data-mobile-layout="stacked-by-column"'), table);
    const list = await screen.findByRole('combobox', { name: 'Sort by' });
    await user.selectOptions(list, 'Low, lowest first');
    expect(namesOfRows()).toEqual(['Ore', 'Scrap']);
    const seen = [...screen.getAllByRole('columnheader'), ...screen.getAllByRole('cell')]
      .sort((a, b) => Number(a.style.order) - Number(b.style.order))
      .map(({ textContent }) => textContent);
    expect(seen).toEqual(['Route', 'Low', '81', '590', 'High1', '640', '1,040']);
    await user.selectOptions(list, 'Original order');
    expect(namesOfRows()).toEqual(['Scrap', 'Ore']);
    restoreWidth();
  });

  test('takes a first row of nothing but names for them, as tables without <thead> have it', async () => {
    const { user, element } = await mountPlaceholder(
      '<div data-module="table" data-sortable><table data-field="body"><tr><th>City</th><th>Fee</th></tr><tr><td>Bremen</td><td>0.73</td></tr><tr><td>Hamburg</td><td>0.63</td></tr></table></div>',
      table,
    );
    await user.click(await screen.findByRole('button', { name: 'Fee' }));
    expect([...element.querySelectorAll('tr')].map(({ textContent }) => textContent)).toEqual([
      'CityFee',
      'Hamburg0.63',
      'Bremen0.73',
    ]);
  });

  test('is refused with a reason if a header spans several columns', async () => {
    const { notes } = await mountPlaceholder(
      '<div data-module="table" data-sortable><table data-field="body"><thead><tr><th colspan="2">A</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>',
      table,
    );
    await waitFor(() =>
      expect(notes()).toEqual([
        'the rows cannot be sorted: that needs one row of names, in <thead> or all <th>, each for one column',
      ]),
    );
  });

  /** The rows after a click on the header of column B. */
  async function sortedByB(rows: string, header = '<th>A</th><th>B</th>') {
    const { user, element, unmount } = await mountPlaceholder(
      `<div data-module="table" data-sortable><table data-field="body"><thead><tr>${header}</tr></thead>${rows}</table></div>`,
      table,
    );
    await user.click(await screen.findByRole('button', { name: /B$/ }));
    const texts = [...element.querySelectorAll('tr')].slice(1).map(({ textContent }) => textContent);
    unmount();
    return texts;
  }

  test('has its own button beside a name that is a link, which still leads on', async () => {
    const { user, element } = await mountPlaceholder(
      '<div data-module="table" data-sortable><table data-field="body"><thead><tr><th>A</th><th><a href="/b">B</a></th></tr></thead><tbody><tr><td>x</td><td>2</td></tr><tr><td>y</td><td>1</td></tr></tbody></table></div>',
      table,
    );
    await user.click(await screen.findByRole('button', { name: 'Sort by B' }));
    expect(screen.getByRole('link', { name: 'B' })).toHaveAttribute('href', '/b');
    expect(screen.getByRole('columnheader', { name: 'B' })).toBeInTheDocument();
    expect(element.querySelector('button a, a button')).toBeNull();
    expect(element.querySelector('tbody')).toHaveTextContent('y1x2');
    expect(screen.getByRole('button', { name: 'Sort by B' }).closest('th')).toHaveAttribute('aria-sort', 'ascending');
  });

  test.each([
    ['a last row that says so', '<tbody><tr><td>x<td>2<tr><td>y<td>1<tr><td>Total<td>0</tbody>', 'y1 x2 Total0'],
    ['in German', '<tbody><tr><td>x<td>2<tr><td>y<td>1<tr><td>Summe:<td>0</tbody>', 'y1 x2 Summe:0'],
    [
      'two last rows',
      '<tbody><tr><td>x<td>2<tr><td>y<td>1<tr><td>Sum<td>0<tr><td>Total<td>0</tbody>',
      'y1 x2 Sum0 Total0',
    ],
    ['a marked row', '<tbody><tr data-total><td>All<td>0<tr><td>x<td>2<tr><td>y<td>1</tbody>', 'y1 x2 All0'],
    ['a foot', '<tbody><tr><td>x<td>2<tr><td>y<td>1</tbody><tfoot><tr><td>All<td>0</tfoot>', 'y1 x2 All0'],
    [
      'but no name that begins like it',
      '<tbody><tr><td>x<td>2<tr><td>y<td>1<tr><td>Summer<td>0</tbody>',
      'Summer0 y1 x2',
    ],
  ])('leaves the total at the end: %s', async (_name, rows, expected) => {
    expect((await sortedByB(rows)).join(' ')).toBe(expected);
  });

  test('goes by the value of a cell, and by dates', async () => {
    expect(await sortedByB('<tbody><tr><td>x<td data-value="2">low<tr><td>y<td data-value="1">high</tbody>')).toEqual([
      'yhigh',
      'xlow',
    ]);
    expect(await sortedByB('<tbody><tr><td>x<td>2 May 2026<tr><td>y<td>10 March 2026</tbody>')).toEqual([
      'y10 March 2026',
      'x2 May 2026',
    ]);
  });

  test('takes cells that say that they reach over one row or column', async () => {
    const rows = '<tbody><tr><td rowspan="1">x<td colspan="1">2<tr><td>y<td>1</tbody>';
    expect(await sortedByB(rows, '<th colspan="1">A</th><th rowspan="1">B</th>')).toEqual(['y1', 'x2']);
  });

  test('keeps the rows of a merged cell together, and a heading over all columns in its place', async () => {
    const merged = '<tbody><tr><td rowspan="2">x<td>5<tr><td>9<tr><td>y<td>1</tbody>';
    expect(await sortedByB(merged)).toEqual(['y1', 'x5', '9']);
    const headed =
      '<tbody><tr><td colspan="2">North<tr><td>x<td>2<tr><td>y<td>1<tr><td colspan="2">South<tr><td>z<td>4<tr><td>a<td>3</tbody>';
    expect(await sortedByB(headed)).toEqual(['North', 'y1', 'x2', 'South', 'a3', 'z4']);
  });
});

describe('A table with more than fifty rows', () => {
  const long = (attributes = '', more = '') =>
    `<div data-module="table" ${attributes}><h2 data-field="title">Ports</h2><table data-field="body"><thead><tr><th>Port</th><th>Ships</th></tr></thead><tbody>${Array.from(
      { length: 120 },
      (_, index) => `<tr><th>Port ${index + 1}</th><td>${500 - index}</td></tr>`,
    ).join('')}${more}</tbody></table></div>`;
  const rowsSeen = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

  test('shows fifty at a time with their range, and is restored when it unmounts', async () => {
    const { user, element, unmount } = await mountPlaceholder(long(), table);
    const before = long();
    expect(rowsSeen()).toHaveLength(50);
    expect(screen.getByRole('status')).toHaveTextContent('Rows 1–50 of 120');
    const [pages] = screen.getAllByRole('group', { name: 'Pages of the table' });
    const next = within(pages!).getByRole('button', { name: 'Next page' });
    next.focus();
    await user.keyboard('{Enter}');
    expect(rowsSeen()[0]).toBe('Port 51');
    expect(screen.getByRole('status')).toHaveTextContent('Rows 51–100 of 120');
    await user.keyboard('{Enter}');
    expect(rowsSeen()).toHaveLength(20);
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(within(pages!).getByText('Page 3 of 3')).toBeVisible();
    unmount();
    expect(element.outerHTML.replaceAll('=""', '')).toBe(before.replace(' >', '>'));
  });

  test('leads from the pages beneath it back to its first row', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    const { user } = await mountPlaceholder(long(), table);
    const [above, below] = screen.getAllByRole('button', { name: 'Next page' });
    await user.click(below!);
    expect(rowsSeen()[0]).toBe('Port 51');
    expect(above).toHaveFocus();
  });

  test('finds rows by words, without case and accents, and says how many', async () => {
    const { user } = await mountPlaceholder(long('', '<tr><th>Málaga</th><td>7</td></tr>'), table);
    const field = screen.getByRole('searchbox', { name: 'Search this table' });
    await user.type(field, 'malaga');
    expect(rowsSeen()).toEqual(['Málaga']);
    expect(screen.getByRole('status')).toHaveTextContent('1 row');
    expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
    await user.type(field, ' x');
    expect(screen.queryAllByRole('rowheader')).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('No matching rows');
    await user.clear(field);
    expect(rowsSeen()).toHaveLength(50);
  });

  test.each([
    ['Gießen', 'giessen'],
    ['Malmø', 'malmo'],
    ['Łódź', 'lodz'],
  ])('finds %s by %s', async (name, query) => {
    const { user } = await mountPlaceholder(long('', `<tr><th>${name}</th><td>7</td></tr>`), table);
    await user.type(screen.getByRole('searchbox', { name: 'Search this table' }), query);
    expect(rowsSeen()).toEqual([name]);
  });

  test('is sorted as a whole, from its first page, with the total on every page', async () => {
    const { user } = await mountPlaceholder(long('data-sortable', '<tr><th>Total</th><td>9</td></tr>'), table);
    expect(rowsSeen().at(-1)).toBe('Total');
    await user.click(screen.getAllByRole('button', { name: 'Next page' })[0]!);
    await user.click(screen.getByRole('button', { name: 'Ships' }));
    expect(rowsSeen()[0]).toBe('Port 120');
    expect(rowsSeen().at(-1)).toBe('Total');
    expect(screen.getByRole('status')).toHaveTextContent('Rows 1–50 of 120');
  });

  test('shows a heading where some of its rows are, and all of them where the heading is searched for', async () => {
    const { user } = await mountPlaceholder(
      long('', '<tr><th colspan="2">South</th></tr><tr><th>Genoa</th><td>1</td></tr><tr><th>Bari</th><td>1</td></tr>'),
      table,
    );
    expect(rowsSeen()).not.toContain('South');
    const field = screen.getByRole('searchbox');
    await user.type(field, 'Bari');
    expect(rowsSeen()).toEqual(['South', 'Bari']);
    await user.clear(field);
    await user.type(field, 'South');
    expect(rowsSeen()).toEqual(['South', 'Genoa', 'Bari']);
  });
});

test.each([
  ['two short columns', '<tr><th>Gas</th><td>12%</td></tr>', true],
  ['a long text', '<tr><th>Gas from the North Sea and elsewhere</th><td>12%</td></tr>', false],
  ['three columns', '<tr><th>Gas</th><td>12%</td><td>9%</td></tr>', false],
])('a table with %s fills its place only where that helps', async (_name, row, isShort) => {
  await mountPlaceholder(`<div data-module="table"><table data-field="body">${row}</table></div>`, table);
  expect(screen.getByRole('table').classList.contains('inlay-table__short')).toBe(isShort);
});

test('a merged cell does not move the alignment of the figures beside it to another column', async () => {
  const { element } = await mountPlaceholder(
    '<div data-module="table"><table data-field="body"><thead><tr><th>Quay</th><th>Berth</th></tr></thead><tbody><tr><th rowspan="2">North</th><td>1</td></tr><tr><td>2</td></tr></tbody></table></div>',
    table,
  );
  const aligned = [...element.querySelectorAll('[align="right"]')].map(({ textContent }) => textContent);
  expect(aligned).toEqual(['Berth', '1', '2']);
});

test('columns of figures end at their end, others begin at their start', async () => {
  const { element, unmount } = await mountPlaceholder(
    '<div data-module="table"><table data-field="body"><thead><tr><th>Year</th><th>Share</th><th>Note</th></tr></thead><tbody><tr><td>2024</td><td>12 %</td><td>3 of 4</td></tr><tr><td>2025</td><td>–</td><td>7</td></tr></tbody></table></div>',
    table,
  );
  expect([...element.querySelectorAll('[align="right"]')].map(({ textContent }) => textContent)).toEqual([
    'Share',
    '12 %',
    '–',
  ]);
  unmount();
  expect(element.querySelector('[align]')).toBeNull();
});

test('an editor reads that the body holds no table', async () => {
  const { notes } = await mountPlaceholder(
    '<div data-module="table"><div data-field="body"><p>590, 81</p></div></div>',
    table,
  );
  expect(notes()).toContain(
    'the body holds no table: write it as <table>, with a row of <th> for the names of its columns',
  );
});

test('formulas in what the figures are stay as they are written', async () => {
  await mountPlaceholder(placeholder('', '<p data-field="dataLegend">Tonnes of CO<sub>2</sub></p>'), table);
  expect(within(screen.getByText(/^Tonnes of CO/)).getByText('2').tagName).toBe('SUB');
});

test('the colours are explained as text, unless the editor hides that', async () => {
  const legend =
    '<ul><li data-item="legendItems"><span data-field="title">Announced</span><data data-field="color" value="#efb74d"></data></li></ul>';
  const { unmount } = await mountPlaceholder(placeholder('', legend), table);
  expect(within(screen.getByRole('list', { name: 'Legend' })).getByRole('listitem')).toHaveTextContent('Announced');
  unmount();
  await mountPlaceholder(placeholder('data-show-color-legend="false"', legend), table);
  expect(screen.queryByRole('list', { name: 'Legend' })).not.toBeInTheDocument();
});

test('a raised number in the table leads to its note', async () => {
  const { user } = await mountPlaceholder(
    placeholder('', '<ol data-field="footnotes"><li>Delivered.</li></ol>'),
    table,
  );
  await user.keyboard('{Shift}');
  await user.hover(await screen.findByRole('link', { name: 'Note 1' }));
  expect(screen.getByRole('tooltip')).toHaveTextContent('Delivered.');
});

test('edit mode reports a table without headers, and what to add', async () => {
  const { notes } = await mountPlaceholder(
    '<div data-module="table"><table data-field="body"><tr><td>1</td></tr></table></div>',
    table,
    { mode: 'edit' },
  );
  expect(notes()).toEqual(['the table has no header cells: write the names of its columns as <th> in a first row']);
  const { element } = await mountPlaceholder('<div data-module="table"></div>', table, { mode: 'edit' });
  expect(element).toHaveTextContent('Fill in: body.');
});

test('a long table is stacked and sorted', async () => {
  const restoreWidth = showOn(360);
  const many = Array.from(
    { length: 100 },
    (_, index) => `<tr><th>Row ${index}</th><td>${100 - index}</td><td>x</td><td>y</td></tr>`,
  ).join('');
  await mountPlaceholder(
    `<div data-module="table" data-mobile-layout="stacked-by-column" data-sortable><table data-field="body"><thead><tr><th>Row</th><th>Value</th><th>X</th><th>Y</th></tr></thead><tbody>${many}</tbody></table></div>`,
    table,
  );
  const button = await waitFor(() => {
    const [, value] = document.querySelectorAll<HTMLElement>('.inlay-table__sort');
    return value ?? Promise.reject(new Error('not yet'));
  });
  button.click();
  expect(document.querySelector('tbody tr')).toHaveTextContent('Row 99');
  restoreWidth();
});

describe('a CSV file', () => {
  const html = `<div data-module="table" data-csv="/quay.csv" data-sortable="true"><h2 data-field="title">Ships</h2>${rows}</div>`;

  test('replaces the body, with the first row as the names of its columns and its text as text', async () => {
    fakeServices({ 'GET /quay.csv': { text: 'Week,Ships\n31,<b>151</b>\n32,156' } });
    await mountPlaceholder(html, table);
    const cell = await screen.findByRole('cell', { name: '<b>151</b>' });
    const visibleTable = cell.closest('table')!;
    expect(
      within(visibleTable)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('Week'), expect.stringContaining('Ships')]);
    expect(screen.queryByText('Scrap')).not.toBeInTheDocument();
  });

  test('that cannot be read leaves the body', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    fakeServices();
    await mountPlaceholder(html, table);
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^Inlay: table: data-csv .* was not found/)),
    );
    expect(screen.getByText('Scrap')).toBeVisible();
    warn.mockRestore();
  });
});
