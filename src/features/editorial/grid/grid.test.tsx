import { render, screen, within } from 'testing';
import { Grid } from './Grid';

test('what stands in columns is one list, and what is missing leaves no gap', () => {
  render(
    <Grid columns={{ l: 3 }} label="Offices">
      <p>Zürich</p>
      {false}
      <p>Oslo</p>
    </Grid>,
  );
  expect(within(screen.getByRole('list', { name: 'Offices' })).getAllByRole('listitem')).toHaveLength(2);
});
