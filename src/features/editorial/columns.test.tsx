import { render, screen, within } from 'testing';
import { Grid, Split } from './columns';

test('all columns are one list, and missing items leave no gap', () => {
  render(
    <Grid columns={{ l: 3 }} label="Offices">
      <p>Zürich</p>
      {false}
      <p>Oslo</p>
    </Grid>,
  );
  expect(within(screen.getByRole('list', { name: 'Offices' })).getAllByRole('listitem')).toHaveLength(2);
});

const columnsOf = (text: string) =>
  (screen.getByText(text).closest('.inlay-split') as HTMLElement).style.getPropertyValue('--_inlay-split-columns');

test.each([
  ['left', 4, 'minmax(0, 4fr) minmax(0, 8fr)'],
  ['right', 4, 'minmax(0, 8fr) minmax(0, 4fr)'],
  ['left', undefined, 'minmax(0, 6fr) minmax(0, 6fr)'],
] as const)('media on the %s take %s of twelve columns', (placement, share, expected) => {
  render(
    <Split media={<img alt="" src="/a.svg" />} placement={placement} {...(share && { share })}>
      Words
    </Split>,
  );
  expect(columnsOf('Words')).toBe(expected);
});

test('media come first in the reading order, in either column, and leave no gap if there are none', () => {
  const { unmount } = render(
    <Split media={<p>Picture</p>} placement="right">
      Words
    </Split>,
  );
  expect(screen.getByText('Words').previousElementSibling).toHaveTextContent('Picture');
  unmount();
  render(<Split>Words</Split>);
  expect(screen.getByText('Words').parentElement).toHaveAttribute('data-placement', 'none');
});
