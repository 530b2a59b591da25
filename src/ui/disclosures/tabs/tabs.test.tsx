import userEvent from '@testing-library/user-event';
import { act, render, screen } from 'testing';
import { mockMedia } from '../../../../tests/setup/media';
import { nextTab, Tabs, type TabsProps } from './Tabs';

const tabs = [
  { id: 'overview', name: 'Overview', content: <input aria-label="Notes" /> },
  { id: 'method', name: 'Method', content: 'How we asked' },
  { id: 'data', name: 'Data', content: '1,204 answers' },
];

const show = (props?: Partial<TabsProps>) => render(<Tabs label="Study" tabs={tabs} {...props} />);

test('the first panel is shown, named by its tab', () => {
  show();
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Overview' })).toBeVisible();
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  // Closed panels take no focus, and screen readers find no empty panels.
  const closed = screen.getByText('How we asked');
  expect(closed).not.toHaveAttribute('role');
  expect(closed).not.toHaveAttribute('tabindex');
});

test('a press shows another panel', async () => {
  show();
  await userEvent.click(screen.getByRole('tab', { name: 'Method' }));
  expect(screen.getByRole('tabpanel', { name: 'Method' })).toHaveTextContent('How we asked');
});

test('the arrows move through the tabs and around their ends', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Data' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Data' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus();
});

test('Tab leads from the tabs into the panel', async () => {
  show();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'Overview' })).toHaveFocus();
});

test('text typed in a panel is still there when the visitor returns to it', async () => {
  show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Ask Priya');
  await userEvent.click(screen.getByRole('tab', { name: 'Data' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Ask Priya');
});

test('its owner may decide which one is open', async () => {
  const onSelect = jest.fn();
  show({ selected: 'method', onSelect });
  await userEvent.click(screen.getByRole('tab', { name: 'Data' }));
  expect(onSelect).toHaveBeenCalledWith('data');
  expect(screen.getByRole('tabpanel', { name: 'Method' })).toBeVisible();
});

test('find-in-page opens the panel with the text', () => {
  show();
  const panel = screen.getByText('How we asked');
  expect(panel).toHaveAttribute('hidden', 'until-found');
  act(() => void panel.dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(screen.getByRole('tab', { name: 'Method' })).toHaveAttribute('aria-selected', 'true');
});

test('an open panel is not selected again', async () => {
  const onSelect = jest.fn();
  show({ onSelect });
  await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(onSelect).not.toHaveBeenCalled();
});

test('on narrow screens a dropdown can replace them', async () => {
  mockMedia((query) => query === '(width < 768px)');
  const onSelect = jest.fn();
  show({ narrow: 'dropdown', onSelect });
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Study' }), 'Method');
  expect(onSelect).toHaveBeenCalledWith('method');
  expect(screen.getByRole('group', { name: 'Method' })).toHaveTextContent('How we asked');
  jest.restoreAllMocks();
});

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 0, true, 2],
  ['Home', 2, false, 0],
  ['End', 0, false, 2],
  ['Enter', 0, false, undefined],
])('%s on tab %d, right to left: %s, leads to %s', (key, current, isRightToLeft, expected) => {
  expect(nextTab(key, current, 3, isRightToLeft)).toBe(expected);
});
