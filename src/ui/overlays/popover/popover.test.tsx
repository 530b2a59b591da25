import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { render, screen } from 'testing';
import { Popover } from './Popover';

function Page({ moveFocus }: { moveFocus?: boolean }) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={anchor} aria-expanded={open} onClick={() => setOpen(!open)}>
        Save
      </button>
      <Popover open={open} onClose={() => setOpen(false)} anchor={anchor} label="Saved" moveFocus={moveFocus}>
        <a href="/saved">See all</a>
      </Popover>
      <button>Elsewhere</button>
    </>
  );
}

const openIt = async (moveFocus?: boolean) => {
  render(<Page moveFocus={moveFocus} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};

test('it takes the focus and is named', async () => {
  await openIt();
  expect(screen.getByRole('dialog', { name: 'Saved' })).toHaveFocus();
});

test('Tab reaches its content', async () => {
  await openIt();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'See all' })).toHaveFocus();
});

test('Escape closes it and gives the focus back', async () => {
  await openIt();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

test('the control that opened it closes it again', async () => {
  await openIt();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('it closes when the visitor turns to something else, and leaves the focus there', async () => {
  await openIt();
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('it closes when Tab leads out of it', async () => {
  await openIt();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a note that follows the pointer leaves the focus where it is', async () => {
  await openIt(false);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});
