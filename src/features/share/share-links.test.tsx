import userEvent from '@testing-library/user-event';
import { render, screen, waitFor } from 'testing';
import { configure, publish } from '../../core';
import { ShareLinks } from './ShareLinks';
// Loading code takes time in tests.
import './more-networks';

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

test('the e-mail contains the title and the URL', () => {
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

test('shows the address to copy by hand if the clipboard is unavailable', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  show();
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to copy' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field.value.slice(field.selectionStart!, field.selectionEnd!)).toBe(url);
});

describe('a site that offers other networks', () => {
  const offer = (networks: string[]) => configure([{ from: 'test', isTrusted: true, values: { share: { networks } } }]);
  const open = jest.fn(() => ({ opener: {} }) as Window);
  beforeEach(() => {
    localStorage.clear();
    open.mockClear();
    window.open = open as unknown as typeof window.open;
  });
  afterEach(() => void configure([]));

  test('has them in its order, and none twice or unknown', async () => {
    offer(['copy', 'whatsapp', 'bluesky', 'threads', 'linkedin', 'whatsapp', 'myspace']);
    show();
    const names = () =>
      screen.getAllByRole('listitem').flatMap((item) => item.firstElementChild?.getAttribute('aria-label') ?? []);
    await screen.findByRole('link', { name: 'Share on Threads' });
    expect(names()).toEqual([
      'Copy the link',
      'Share on WhatsApp',
      'Share on Bluesky',
      'Share on Threads',
      'Share on LinkedIn',
    ]);
    expect(screen.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/?${new URLSearchParams({ text: `Who knows? ${url}` })}`,
    );
  });

  test('asks for the server of Mastodon once', async () => {
    offer(['mastodon']);
    const user = userEvent.setup();
    const { unmount } = show();
    await user.click(await screen.findByRole('button', { name: 'Share on Mastodon' }));
    const field = screen.getByRole('textbox', { name: 'Your Mastodon server' });
    expect(field).toHaveFocus();
    await user.type(field, 'javascript:alert(1){Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter the name of a server, such as mastodon.social.');
    expect(open).not.toHaveBeenCalled();
    await user.clear(field);
    await user.type(field, '@ada@fosstodon.org{Enter}');
    expect(open).toHaveBeenCalledWith(
      expect.stringMatching(/^https:\/\/fosstodon\.org\/share\?text=Who/),
      '_blank',
      expect.anything(),
    );
    expect(screen.getByRole('link', { name: 'Share on Mastodon' })).toHaveFocus();
    unmount();
    show();
    expect(await screen.findByRole('link', { name: 'Share on Mastodon' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/fosstodon\.org\/share/),
    );
  });

  test('stores the server of Mastodon for this tab only without consent', async () => {
    offer(['mastodon']);
    localStorage.clear();
    publish('consent-changed', { groups: ['C0001'], isAnswered: true });
    const user = userEvent.setup();
    show();
    await user.click(await screen.findByRole('button', { name: 'Share on Mastodon' }));
    await user.keyboard('fosstodon.org{Enter}');
    expect(await screen.findByRole('link', { name: 'Share on Mastodon' })).toBeVisible();
    expect(localStorage).toHaveLength(0);
    publish('consent-changed', { groups: ['C0001', 'C0003'], isAnswered: true });
  });
});
