import userEvent from '@testing-library/user-event';
import { render, screen } from 'testing';
import { ShareLinks } from './ShareLinks';

const url = 'https://alder-voss.example/insights/a#quiz-7';
const show = () => render(<ShareLinks url={url} title="Who knows?" label="Share this quiz" />);

test('each link to share has a name', () => {
  show();
  expect(screen.getByRole('group', { name: 'Share this quiz' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Share on LinkedIn',
    'Share on X',
    'Share on Facebook',
    'Send by e-mail',
  ]);
});

test('the e-mail says what to read, and where', () => {
  show();
  const href = screen.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href')!;
  expect(decodeURIComponent(href)).toBe(
    'mailto:?subject=Who knows?&body=I recommend you visit https://alder-voss.example/insights/a?cid=eml-web#quiz-7 to read “Who knows?”.',
  );
});

test('the link is copied, and the button says so', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(url);
});

test('where the clipboard is closed, the address is there to be copied by hand', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  show();
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByRole('textbox', { name: 'Link to copy' })).toHaveValue(url);
});
