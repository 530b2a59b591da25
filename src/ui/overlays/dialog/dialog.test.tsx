import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { act, fireEvent, render, screen } from 'testing';
import { toast } from '../toast/toast';
import { Dialog, type DialogProps } from './Dialog';

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Save</button>
      <Dialog
        title="Sign in to save"
        description="It costs nothing."
        open={open}
        onClose={() => setOpen(false)}
        {...props}
      />
    </>
  );
}

const openIt = async (props?: Partial<DialogProps>) => {
  render(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return screen.getByRole<HTMLDialogElement>('dialog');
};

/** The event that a browser dispatches for Escape. */
const askToClose = (dialog: Element) => fireEvent(dialog, new Event('cancel', { cancelable: true }));

test('has a name and a description, and focuses its title, so that screen readers begin there', async () => {
  const dialog = await openIt();
  expect(dialog).toHaveAccessibleName('Sign in to save');
  expect(dialog).toHaveAccessibleDescription('It costs nothing.');
  expect(screen.getByRole('heading', { name: 'Sign in to save' })).toHaveFocus();
});

test('focuses its first field, if it has one', async () => {
  await openIt({ children: <input aria-label="E-mail" /> });
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
});

test('the close button closes it, and focus returns to the opener', async () => {
  await openIt();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

test.each([
  ['Escape', askToClose],
  ['a press outside', (dialog: Element) => userEvent.click(dialog)],
])('%s closes it', async (_, close) => {
  await close(await openIt());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a file field that is cancelled closes nothing', async () => {
  await openIt({ children: <input type="file" aria-label="CV" /> });
  fireEvent(screen.getByLabelText('CV'), new Event('cancel', { bubbles: true }));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('selecting text and letting go outside does not close it', async () => {
  const dialog = await openIt({ children: <p>Some text</p> });
  fireEvent.mouseDown(screen.getByText('Some text'));
  fireEvent.mouseUp(dialog);
  fireEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
});

test('a message that was said in it is not lost with it', async () => {
  await openIt();
  act(() => void toast('Code sent again', { persistent: true }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Code sent again');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveTextContent('Code sent again');
});

test('the page does not scroll while it is open, and scrolls as before afterwards', async () => {
  document.documentElement.style.overflow = 'clip';
  await openIt();
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.documentElement).toHaveStyle({ overflow: 'clip' });
  document.documentElement.style.overflow = '';
});

test('releases the page when its widget unmounts', async () => {
  const { unmount } = render(<Dialog open title="Wall" onClose={() => {}} />);
  unmount();
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
});
