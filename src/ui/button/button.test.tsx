import userEvent from '@testing-library/user-event';
import { fireEvent, render, screen } from 'testing';
import { close } from '../icon/paths';
import { Button } from './Button';

test('a press, Enter and Space each do the thing once', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Save</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

test('it never submits a form unless it says so', () => {
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('submit', onSubmit, { once: true });
  render(
    <form>
      <Button>Show more</Button>
    </form>,
  );
  screen.getByRole('button').click();
  expect(onSubmit).not.toHaveBeenCalled();
});

describe('while busy', () => {
  test('pressing again does nothing, and the page hears nothing of it', () => {
    const onClick = jest.fn();
    const onOuterClick = jest.fn();
    render(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- acts as a host's listener
      <div onClick={onOuterClick}>
        <Button busy onClick={onClick}>
          Sign in
        </Button>
      </div>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
    expect(onOuterClick).not.toHaveBeenCalled();
  });

  test('a second Enter in the field does not send the form again', async () => {
    const onSubmit = jest.fn((event: Event) => event.preventDefault());
    document.body.addEventListener('submit', onSubmit);
    render(
      <form>
        <input aria-label="Name" />
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox'), 'Ada{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    document.body.removeEventListener('submit', onSubmit);
  });

  test('it keeps its name and the focus', async () => {
    const { rerender } = render(<Button>Sign in</Button>);
    await userEvent.tab();
    rerender(<Button busy>Sign in</Button>);
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  });
});

test('with an address it is a link that looks like a button', () => {
  render(
    <Button href="/report" target="_blank">
      Read the report
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Read the report' });
  expect(link).toHaveAttribute('href', '/report');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('an address that runs script has no target', () => {
  render(<Button href={'java\nscript:alert(1)'}>Read</Button>);
  expect(screen.getByText('Read').closest('a')).not.toHaveAttribute('href');
});

test('an icon without text is named by its label', () => {
  render(<Button icon={close} aria-label="Close" />);
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
});
