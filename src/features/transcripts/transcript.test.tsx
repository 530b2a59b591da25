import userEvent from '@testing-library/user-event';
import { act, render, screen, waitFor } from 'testing';
import { Transcript } from './Transcript';
// Loading code takes time in tests.
import './TranscriptSearch';

const line = (time: string, text: string) => `<p>${time} ${text}</p>`;
const LONG = line('0:00', 'Ten in the evening. ') + line('1:05', `The red drum turns. ${'And turns. '.repeat(80)}`);
const SPOKEN = `${LONG}${line('2:10', 'A second drum, quieter.')}`;

/** jsdom has no layout and no highlights. */
const registry = new Map<string, Set<Range>>();
const scrollBy = jest.fn();
let top = 100;
beforeAll(() => {
  Object.assign(globalThis, { Highlight: class extends Set<Range> {} });
  Object.assign(globalThis, { CSS: { ...globalThis.CSS, highlights: registry } });
  Range.prototype.getBoundingClientRect = () => ({ top, bottom: top + 20 }) as DOMRect;
  window.scrollBy = scrollBy as typeof window.scrollBy;
});
beforeEach(() => {
  registry.clear();
  scrollBy.mockClear();
});

async function open(html = SPOKEN) {
  const user = userEvent.setup();
  const view = render(
    <div>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a fixture */}
      <video src="/a.mp4" />
      <Transcript content={{ kind: 'html', html }} />
    </div>,
  );
  await screen.findByText(/Ten in the evening/, { selector: '.inlay-rich-text > p' });
  const details = view.container.querySelector('details')!;
  await act(async () => {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
    await Promise.resolve();
  });
  return { ...view, user, video: view.container.querySelector('video')! };
}
const field = () => screen.findByRole('searchbox', { name: 'Search the transcript' });
const marked = (name: string) => [...(registry.get(name) ?? [])].map(String);

test('a long transcript can be searched: the results are marked, counted and announced', async () => {
  const { user } = await open();
  await user.type(await field(), 'DRUM');
  expect(screen.getByRole('status')).toHaveTextContent('Result 1 of 2: 1:05 The red drum turns.');
  expect(marked('inlay-result')).toEqual(['drum', 'drum']);
  expect(marked('inlay-current-result')).toEqual(['drum']);
  await user.clear(await field());
  await user.type(await field(), 'dynamo');
  expect(screen.getByRole('status')).toHaveTextContent(/^No results$/);
  expect(marked('inlay-result')).toEqual([]);
  await user.clear(await field());
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
});

test('Enter goes to the next result and around, Shift and Enter back, and Escape ends the search', async () => {
  const { user } = await open();
  const onEscape = jest.fn();
  document.body.addEventListener('keydown', onEscape);
  await user.type(await field(), 'drum{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Result 2 of 2: 2:10 A second drum');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Result 1 of 2');
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(screen.getByRole('status')).toHaveTextContent('Result 2 of 2');
  await user.click(screen.getByRole('button', { name: 'Next result' }));
  expect(screen.getByRole('status')).toHaveTextContent('Result 1 of 2');
  await user.click(screen.getByRole('button', { name: 'Previous result' }));
  expect(screen.getByRole('status')).toHaveTextContent('Result 2 of 2');
  onEscape.mockClear();
  await user.type(await field(), '{Escape}');
  expect(await field()).toHaveValue('');
  expect(onEscape).not.toHaveBeenCalled();
  document.body.removeEventListener('keydown', onEscape);
});

test('a result out of view is scrolled into view', async () => {
  const { user } = await open();
  top = 300;
  await user.type(await field(), 'drum');
  expect(scrollBy).not.toHaveBeenCalled();
  top = 2000;
  await user.keyboard('{Enter}');
  expect(scrollBy).toHaveBeenCalledWith({ top: 2000 - innerHeight / 2, behavior: 'instant' });
});

test('a result with a time plays the video from there', async () => {
  const { user, video } = await open();
  await user.type(await field(), 'drum');
  await user.click(screen.getByRole('button', { name: 'Play from 01:05' }));
  expect(video.currentTime).toBe(65);
  expect(video.paused).toBe(false);
  await user.type(await field(), '{Enter}');
  expect(screen.getByRole('button', { name: 'Play from 02:10' })).toBeVisible();
});

test('a result without a time, or with one after the end of the video, offers no button', async () => {
  const { user, video } = await open(SPOKEN.replace('1:05 ', '99:00 ').replace('0:00 ', ''));
  await user.type(await field(), 'ten in');
  expect(screen.queryByRole('button', { name: /Play from/ })).not.toBeInTheDocument();
  Object.defineProperty(video, 'duration', { value: 600 });
  await user.clear(await field());
  await user.type(await field(), 'red');
  expect(screen.getByRole('status')).toHaveTextContent('Result 1 of 1');
  expect(screen.queryByRole('button', { name: /Play from/ })).not.toBeInTheDocument();
});

test('a browser without highlights shows the text of the result', async () => {
  const before = globalThis.CSS;
  Object.assign(globalThis, { CSS: {} });
  const { user } = await open();
  await user.type(await field(), 'drum');
  expect(screen.getByText('Result 1 of 2: 1:05 The red drum turns.', { exact: false })).toBeVisible();
  Object.assign(globalThis, { CSS: before });
});

test('a short transcript has no field, and a closed one loads nothing', async () => {
  await open(line('0:00', 'Ten in the evening.'));
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('a transcript that is removed leaves no marks', async () => {
  const { user, unmount } = await open();
  await user.type(await field(), 'drum');
  unmount();
  await waitFor(() => expect(marked('inlay-result')).toEqual([]));
  expect(marked('inlay-current-result')).toEqual([]);
});

test('a single letter marks nothing and is not called a search without results', async () => {
  const { user } = await open();
  await user.type(await field(), 'd');
  expect(marked('inlay-result')).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
});

test('a text that is everywhere is counted, and its first results are marked', async () => {
  const { user } = await open(`${SPOKEN}<p>${'The drum turns. '.repeat(2300)}</p>`);
  await user.type(await field(), 'drum');
  expect(screen.getByRole('status')).toHaveTextContent('Result 1 of 2,302 Only the first 100 are marked.');
  expect(marked('inlay-result')).toHaveLength(100);
  await user.type(await field(), '{Shift>}{Enter}{/Shift}');
  expect(screen.getByRole('status')).toHaveTextContent('Result 100 of 2,302');
});
