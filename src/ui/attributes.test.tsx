import { render, screen } from 'testing';
import { useUniqueId } from './attributes';

function Labelled({ id }: { id?: string }) {
  return <p id={useUniqueId(id)}>text</p>;
}

test('two roots on one page never share an id', () => {
  render(<Labelled />);
  render(<Labelled />);
  const [first, second] = screen.getAllByText('text');
  expect(first!.id).not.toBe(second!.id);
});

test('an id stays the same through renders, and a given one is used', () => {
  const { rerender } = render(<Labelled />);
  const { id } = screen.getByText('text');
  rerender(<Labelled />);
  expect(screen.getByText('text').id).toBe(id);
  rerender(<Labelled id="email" />);
  expect(screen.getByText('text').id).toBe('email');
});
