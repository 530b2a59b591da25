import { render } from 'testing';
import { DisplayNumber } from './DisplayNumber';

test.each([
  ['Exhibit', '3', 'Exhibit 3'],
  ['Audio', '2a', 'Audio 2a'],
  ['Audio', undefined, 'Audio'],
  [undefined, '3', 'Exhibit 3'],
  [undefined, '1.2', 'Exhibit 1.2'],
  [undefined, 'Figure 3', 'Figure 3'],
  [undefined, undefined, ''],
])('%s with the number %s reads "%s"', (label, number, expected) => {
  const { container } = render(<DisplayNumber label={label} number={number} />);
  expect(container).toHaveTextContent(expected);
});
