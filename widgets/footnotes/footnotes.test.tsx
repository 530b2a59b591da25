import { screen, waitFor } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import footnotes from './index';

const notes =
  '<div data-module="footnotes"><ol data-field="footnotes"><li id="fn1">In <a href="/2025">2025</a>. <a href="#r1">↩</a></li></ol></div>';

afterEach(() => document.body.replaceChildren());

test('a note of the article around is shown where it is called for', async () => {
  document.body.innerHTML = '<p>Output rose.<sup><a href="#fn1" id="r1">1</a></sup></p>';
  const { user } = await mountPlaceholder(notes, footnotes);
  expect(screen.getByRole('region', { name: 'Notes' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '1' })).toHaveAttribute('href', '#fn1');
  await user.keyboard('{Shift}');
  await screen.findByRole('link', { name: 'Note 1' });
  await user.tab();
  expect(screen.getByRole('link', { name: 'Note 1' })).toHaveFocus();
  expect(screen.getByRole('tooltip')).toHaveTextContent('In 2025.');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('all notes are shown where each is marked, and not their list', async () => {
  document.body.innerHTML =
    '<p>Output rose<sup><a href="#fn1">1</a></sup>, then fell.<sup><a href="#fn2">2</a></sup></p>';
  await mountPlaceholder(
    '<div data-module="footnotes"><ol><li data-item="footnotes" id="fn1">By a tenth.</li><li data-item="footnotes" id="fn2">By half.</li></ol></div>',
    footnotes,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('By a tenth.'),
    expect.stringContaining('By half.'),
  ]);
});

test('restores the article when the module unmounts', async () => {
  document.body.innerHTML = '<p>Output rose.<sup>1</sup></p>';
  const before = document.body.innerHTML;
  const { user, unmount, element } = await mountPlaceholder(notes, footnotes);
  await user.hover(screen.getByText('1'));
  await user.hover(await screen.findByRole('link', { name: 'Note 1' }));
  unmount();
  element.remove();
  expect(document.body.innerHTML).toBe(before);
});

test('the first press on a number that is not a link yet is not lost', async () => {
  document.body.innerHTML = '<p>Output rose.<sup>1</sup></p>';
  const { user } = await mountPlaceholder(notes, footnotes);
  await user.click(screen.getByText('1'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('In 2025.');
});

test('a raised number becomes a link before any interaction, once the browser is idle', async () => {
  document.body.innerHTML = '<p>Output rose.<sup>1</sup></p>';
  await mountPlaceholder(notes, footnotes);
  expect(await screen.findByRole('link', { name: 'Note 1' })).toHaveTextContent('1');
});

test('two modules in one text share its numbers: each has those before it', async () => {
  document.body.innerHTML = '<p>Output rose.<sup>1</sup></p>';
  const first = await mountPlaceholder(notes, footnotes);
  document.body.insertAdjacentHTML('beforeend', '<p>It fell.<sup>1</sup></p>');
  await screen.findAllByRole('link', { name: 'Note 1' });
  await mountPlaceholder(
    '<div data-module="footnotes"><ol data-field="footnotes"><li>In 2026.</li></ol></div>',
    footnotes,
  );
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Note 1' })).toHaveLength(2));
  const [rose, fell] = screen.getAllByRole('link', { name: 'Note 1' });
  expect(document.querySelector(rose!.getAttribute('href')!)).toHaveTextContent('In 2025.');
  expect(document.querySelector(fell!.getAttribute('href')!)).toHaveTextContent('In 2026.');
  first.unmount();
});

test('a link to a note opens the page with that note connected', async () => {
  history.replaceState(null, '', '#fn1');
  document.body.innerHTML = '<p>Output rose.<sup>1</sup></p>';
  await mountPlaceholder(notes, footnotes);
  await screen.findByRole('link', { name: 'Note 1' });
  history.replaceState(null, '', location.pathname);
});

test('connects notes from a datasource once they are rendered', async () => {
  const { user } = await mountPlaceholder(
    '<div data-module="footnotes"><script type="application/json">{"body": "<p>Output rose.<sup>1</sup></p>", "footnotes": "<ol><li>In 2025.</li></ol>", "title": "Sources"}</script></div>',
    footnotes,
  );
  await user.hover(screen.getByText('1'));
  await user.click(await screen.findByRole('link', { name: 'Note 1' }));
  expect(screen.getByRole('tooltip')).toHaveTextContent('In 2025.');
  expect(screen.getByRole('heading', { level: 2, name: 'Sources' })).toBeInTheDocument();
});

test('edit mode reports a note without a reference', async () => {
  const { notes: editorNotes } = await mountPlaceholder(notes, footnotes, { mode: 'edit' });
  await waitFor(() =>
    expect(editorNotes()).toEqual(['note 1 is never called for in the text: put a link to it where it belongs']),
  );
});
