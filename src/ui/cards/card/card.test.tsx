import userEvent from '@testing-library/user-event';
import { render, screen } from 'testing';
import { Card } from './Card';

test('one link, named by its title, in a heading of the page', () => {
  render(<Card href="/transformer-queue" eyebrow="Report" title="The transformer queue" headingLevel={2} />);
  expect(screen.getByRole('heading', { level: 2 })).toContainElement(
    screen.getByRole('link', { name: 'The transformer queue' }),
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('without an address it has no target', () => {
  render(<Card title="Coming in May" />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('its own controls are reached after the link and do not follow it', async () => {
  const onSave = jest.fn();
  render(<Card href="/a" title="Sell the warmth" actions={<button onClick={onSave}>Save</button>} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onSave).toHaveBeenCalledTimes(1);
});
