import { render, screen } from 'testing';
import { Alert } from './Alert';

test.each(['negative', 'warning'] as const)('a %s message interrupts', (tone) => {
  render(<Alert tone={tone}>Try again in a minute</Alert>);
  expect(screen.getByRole('alert')).toHaveTextContent('Try again in a minute');
});

test.each(['positive', 'info'] as const)('a %s message waits its turn', (tone) => {
  render(<Alert tone={tone}>Saved</Alert>);
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
});

test('states the tone as text, not only by colour', () => {
  render(<Alert tone="negative">Wrong code</Alert>);
  expect(screen.getByRole('alert')).toHaveTextContent('Error: Wrong code');
});

test('takes the focus if it results from an action of the visitor', () => {
  render(
    <Alert tone="positive" focusOnMount title="Thank you">
      We have your message.
    </Alert>,
  );
  expect(screen.getByRole('status')).toHaveFocus();
});
