import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fireEvent, render, screen } from 'testing';
import { Combobox, type ComboboxProps } from './Combobox';

const TERMS = ['hydrogen storage', 'hydrogen in cement', 'green hydrogen'];

beforeAll(() => {
  // List navigation skips options without a size, and in jsdom nothing has one.
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 44 });
});

function Search(props: Partial<ComboboxProps>) {
  const [text, setText] = useState('');
  const suggestions = TERMS.filter((term) => text && term.includes(text));
  return (
    <>
      <Combobox
        label="Search"
        value={text}
        onInput={setText}
        suggestions={suggestions}
        onSelect={setText}
        status={`${suggestions.length} suggestions`}
        {...props}
      />
      <button>Elsewhere</button>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Search' });
const list = () => screen.queryByRole('listbox');
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

const type = async (text: string, props?: Partial<ComboboxProps>) => {
  render(<Search {...props} />);
  await userEvent.type(field(), text);
};

test('suggestions appear while typing, and how many is said', async () => {
  await type('hydro');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(TERMS);
  expect(screen.getByRole('status')).toHaveTextContent('3 suggestions');
  expect(active()).toBeNull();
});

test('arrows lead through them while the cursor stays in the field, and Enter selects one but does not search', async () => {
  const onCommit = jest.fn();
  await type('hydro', { onCommit });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toHaveTextContent('hydrogen in cement');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('hydrogen in cement');
  expect(list()).not.toBeInTheDocument();
  expect(onCommit).not.toHaveBeenCalled();
});

test('a click takes one', async () => {
  await type('hydro');
  await userEvent.click(screen.getByRole('option', { name: 'green hydrogen' }));
  expect(field()).toHaveValue('green hydrogen');
  expect(field()).toHaveFocus();
});

test('Enter without a selected one searches for the text', async () => {
  const onCommit = jest.fn();
  await type('hydro{Enter}', { onCommit });
  expect(onCommit).toHaveBeenCalledWith('hydro');
  expect(list()).not.toBeInTheDocument();
});

test('Tab moves on and takes none', async () => {
  await type('hydro{ArrowDown}');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expect(field()).toHaveValue('hydro');
  expect(list()).not.toBeInTheDocument();
});

test.each([
  ['ArrowDown', 'hydrogen storage'],
  ['ArrowUp', 'green hydrogen'],
])('after Escape, %s opens the list and moves into it', async (key, expected) => {
  await type('hydro{Escape}');
  await userEvent.keyboard(`{${key}}`);
  expect(active()).toHaveTextContent(expected);
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue(expected);
});

test('each suggestion has its own id, so that readers hear which is active', async () => {
  await type('hydro');
  const ids = new Set<string | null>();
  for (const _ of TERMS) {
    await userEvent.keyboard('{ArrowDown}');
    ids.add(field().getAttribute('aria-activedescendant'));
  }
  expect(ids.size).toBe(TERMS.length);
});

test('Escape closes the list and nothing else; an arrow opens it again', async () => {
  const onOuterKey = jest.fn();
  document.body.addEventListener('keydown', onOuterKey, { once: true });
  await type('hydro');
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  fireEvent(field(), event);
  expect(event.defaultPrevented).toBe(true);
  expect(list()).not.toBeInTheDocument();
  expect(field()).toHaveValue('hydro');
  await userEvent.keyboard('{ArrowDown}');
  expect(list()).toBeInTheDocument();
});

test('a press elsewhere closes it', async () => {
  await type('hydro');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(list()).not.toBeInTheDocument();
});

test('it stays when a phone puts its keyboard away', async () => {
  await type('hydro');
  fireEvent.blur(field(), { relatedTarget: null });
  expect(list()).toBeInTheDocument();
});

test.each([
  ['while it composes', { isComposing: true }],
  ['as Safari sends it after composing', { keyCode: 229 }],
])('Enter belongs to the input method %s', async (_when, init) => {
  const onCommit = jest.fn();
  await type('hydro{ArrowDown}', { onCommit });
  fireEvent.keyDown(field(), { key: 'Enter', ...init });
  expect(field()).toHaveValue('hydro');
  expect(onCommit).not.toHaveBeenCalled();
});

test('an active suggestion that is gone is no longer active', async () => {
  await type('hydrogen{ArrowDown}');
  await userEvent.type(field(), ' in');
  expect(active()).toBeNull();
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('marks the typed text in each suggestion', async () => {
  await type('HYDRO', { suggestions: ['green hydrogen'] });
  expect(screen.getByText('hydro')).toHaveProperty('tagName', 'B');
});

test.each([
  ['fussball', 'Der Fußball', 'Fußball'],
  ['zur', 'Zürich', 'Zür'],
  ['west', 'İzmir West', 'West'],
  ['c++ (a', 'In C++ (advanced)', 'C++ (a'],
])('%s is set apart in %s', async (typed, suggestion, expected) => {
  await type(typed, { suggestions: [suggestion] });
  expect(screen.getByRole('option')).toHaveTextContent(suggestion);
  expect(screen.getByRole('option').querySelector('b')!.textContent).toBe(expected);
});
