import { render, screen } from 'testing';
import { ModuleHead } from './ModuleHead';

test('a title is a heading of the level asked for, below its eyebrow and above its description', () => {
  render(<ModuleHead eyebrow="Exhibit" displayNumber="3" title="What a tonne costs" description={{ kind: 'html', html: 'By method, in euros.' }} level={3} id="tonne" />);
  const heading = screen.getByRole('heading', { level: 3, name: 'What a tonne costs' });
  expect(heading).toHaveAttribute('id', 'tonne');
  expect(heading.parentElement).toHaveTextContent('Exhibit 3What a tonne costsBy method, in euros.');
});

test('a head without a word leaves no trace', () => {
  const { container } = render(<ModuleHead />);
  expect(container).toBeEmptyDOMElement();
});
