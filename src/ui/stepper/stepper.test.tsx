import { render, screen } from 'testing';
import { Stepper } from './Stepper';

test('it says which step it is, and which are done', () => {
  render(<Stepper steps={['Account details', 'Newsletters', 'Alerts', 'Confirmation']} current={1} />);
  expect(screen.getByRole('list', { name: 'Step 2 of 4' })).toBeInTheDocument();
  const steps = screen.getAllByRole('listitem');
  expect(steps[0]).toHaveTextContent('Account details (done)');
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
  expect(steps[2]).not.toHaveAttribute('aria-current');
});
