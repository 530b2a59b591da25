import { render, screen } from 'testing';
import { Input } from './Input';

test('is a text field without the browser’s suggestions, and accepts further attributes', () => {
  const inputRef = { current: null };
  render(<Input inputRef={inputRef} type="search" aria-label="City" defaultValue="Oslo" />);
  const field = screen.getByRole('searchbox', { name: 'City' });
  expect(field).toHaveValue('Oslo');
  expect(field).toHaveAttribute('autocomplete', 'off');
  expect(inputRef.current).toBe(field);
});
