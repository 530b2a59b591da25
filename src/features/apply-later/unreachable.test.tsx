import userEvent from '@testing-library/user-event';
import { render, screen } from 'testing';
import { JobAlert } from './JobAlert';

// The script of the form cannot be loaded.
jest.mock('../subscriptions', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

test('without the script of the form, trying again keeps the focus', async () => {
  render(<JobAlert code="job-alert?lang=en" />);
  const button = screen.getByRole('button', { name: 'Get new jobs by e-mail' });
  await userEvent.click(button);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  expect(button).toHaveFocus();
  expect(await screen.findByRole('alert')).toBeVisible();
});
