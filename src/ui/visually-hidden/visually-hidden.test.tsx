import { render, screen } from 'testing';
import { VisuallyHidden } from './VisuallyHidden';

test('hidden text is part of the name of the element around it', () => {
  render(
    <a href="/method.pdf">
      Method<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Method (opens in a new tab)' })).toBeInTheDocument();
});
