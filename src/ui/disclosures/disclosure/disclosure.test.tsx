import userEvent from '@testing-library/user-event';
import { act, render, screen } from 'testing';
import { Disclosure } from './Disclosure';

const panelOf = (text: string) => screen.getByText(text).parentElement!;

test('it opens and closes by its button, and says which', async () => {
  render(<Disclosure summary="What does it cost?">Nothing.</Disclosure>);
  const button = screen.getByRole('button', { name: 'What does it cost?' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(panelOf('Nothing.')).not.toHaveAttribute('hidden');
  await userEvent.keyboard('{Enter}');
  expect(panelOf('Nothing.')).toHaveAttribute('hidden');
});

test('in an accordion the summary is a heading and the panel a named region', () => {
  render(
    <Disclosure summary="Method" headingLevel={3} initiallyOpen>
      We asked 1,204 people.
    </Disclosure>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Method' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Method' })).toBeVisible();
});

test('a closed panel of an accordion is no empty region for screen readers', () => {
  render(
    <Disclosure summary="Method" headingLevel={3}>
      We asked 1,204 people.
    </Disclosure>,
  );
  expect(panelOf('We asked 1,204 people.')).not.toHaveAttribute('role');
});

test('find-in-page reveals and opens closed content', () => {
  const onToggle = jest.fn();
  render(
    <Disclosure summary="Method" onToggle={onToggle}>
      We asked 1,204 people.
    </Disclosure>,
  );
  expect(panelOf('We asked 1,204 people.')).toHaveAttribute('hidden', 'until-found');
  act(() => void panelOf('We asked 1,204 people.').dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  expect(onToggle).toHaveBeenCalledWith(true);
});

test('its owner may decide', async () => {
  const onToggle = jest.fn();
  render(
    <Disclosure summary="Method" open={false} onToggle={onToggle}>
      Text
    </Disclosure>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onToggle).toHaveBeenCalledWith(true);
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
});

test('without folding is open under its heading, without a button, and folds again later', async () => {
  const { rerender } = render(
    <Disclosure summary="Method" headingLevel={3} isFoldable={false}>
      We asked 1,204 people.
    </Disclosure>,
  );
  expect(screen.getByRole('region', { name: 'Method' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(
    <Disclosure summary="Method" headingLevel={3}>
      We asked 1,204 people.
    </Disclosure>,
  );
  expect(screen.getByRole('button', { name: 'Method' })).toHaveAttribute('aria-expanded', 'false');
  expect(panelOf('We asked 1,204 people.')).toHaveAttribute('hidden');
});
