import { act, screen, waitFor, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import table from './index';

/** Returns what ends it. */
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
  const shown = screen.getByRole('table', { name: 'Steel' });
  expect(within(shown).getAllByRole('columnheader')).toHaveLength(3);
  expect(
    within(shown)
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
  const shown = await screen.findByRole('table', { name: 'Steel' });
  expect(within(shown).getAllByRole('rowheader')).toHaveLength(2);
});

describe('On a phone', () => {
  let leave: () => void;
  beforeEach(() => (leave = showOn(360)));
  afterEach(() => leave());

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
  const leave = showOn(800);
  const { unmount } = await mountPlaceholder(placeholder('data-mobile-layout="scale-and-zoom"'), table);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  await mountPlaceholder(placeholder('data-mobile-layout="scale-and-zoom" data-show-mobile-layout-on-tablet'), table);
  expect(screen.getByRole('button')).toBeVisible();
  leave();
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
    const before = namesOfRows();
    const high = await screen.findByRole('button', { name: 'High' });
    for (let press = 0; press < 3; press += 1) await user.click(high);
    expect(namesOfRows()).toEqual(before);
    expect(high.closest('th')).not.toHaveAttribute('aria-sort');
    await waitFor(() => expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('Original order'));
  });

  test('of a stacked table is chosen from a list, and one column still follows the other', async () => {
    const leave = showOn(360);
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
    leave();
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

  test('is refused with a reason where cells reach over others', async () => {
    const { notes } = await mountPlaceholder(
      '<div data-module="table" data-sortable><table data-field="body"><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td colspan="2">Both</td></tr></tbody></table></div>',
      table,
    );
    await waitFor(() =>
      expect(notes()).toEqual([
        'the rows cannot be sorted: that needs one row of names, in <thead> or all <th>, and no cell that reaches over others',
      ]),
    );
  });
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

test('an editor reads that a table has no headers, and what to fill in where there is none', async () => {
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
  const leave = showOn(360);
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
  leave();
});
