import { render } from 'testing';
import { Skeleton } from './Skeleton';

test('it draws as many lines as will come, and readers hear none of them', () => {
  const { container } = render(<Skeleton lines={4} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstElementChild?.children).toHaveLength(4);
});
