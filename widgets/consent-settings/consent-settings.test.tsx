import { act, screen } from 'testing';
import { publish, subscribe } from '../../src/core';
import { mountPlaceholder } from '../../tests/setup/mount';
import consentSettings from './index';

const html =
  '<div data-module="consent-settings"><h2 data-field="title">Cookies</h2><p data-field="body"><a href="/privacy-policy">Privacy</a></p></div>';
const built = { consent: { tool: 'built-in' } };
const button = () => screen.queryByRole('button', { name: 'Change cookie settings' });
const publishConsent = (detail: { groups: string[]; isAnswered?: boolean; since?: string }) =>
  act(() => publish('consent-changed', detail));

test('visitors read what is on and since when, and the server-rendered content stays', async () => {
  publishConsent({ groups: ['C0001', 'C0002'], isAnswered: true, since: '2026-11-02T10:00:00Z' });
  const { element, unmount } = await mountPlaceholder(html, consentSettings, built);
  expect(screen.getByRole('region', { name: 'Cookies' })).toHaveTextContent(
    'Active by your choice of November 2, 2026: Necessary, Statistics.',
  );
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy-policy');
  unmount();
  expect(element).toContainElement(screen.getByRole('link', { name: 'Privacy' }));
});

test('changes of consent show immediately', async () => {
  publishConsent({ groups: ['C0001'], isAnswered: false });
  await mountPlaceholder(html, consentSettings, built);
  expect(screen.getByText('You have not chosen yet. Active now: Necessary.')).toBeVisible();
  publishConsent({ groups: ['C0001', 'C0004', 'C0099'], isAnswered: true });
  expect(screen.getByText('Active by your choice: Necessary, Advertising and external content.')).toBeVisible();
});

test('the button asks the tool of the page for its settings', async () => {
  const onOpen = jest.fn();
  const stop = subscribe('open-consent-settings', onOpen);
  publishConsent({ groups: ['C0001'], isAnswered: true });
  const { user } = await mountPlaceholder(html, consentSettings, { consent: { tool: 'onetrust' } });
  await user.click(button()!);
  expect(onOpen).toHaveBeenCalledTimes(1);
  stop();
});

test('where the tool is blocked, visitors read so and find no button that does nothing', async () => {
  publishConsent({ groups: [], isAnswered: false });
  await mountPlaceholder(html, consentSettings, { consent: { tool: 'onetrust' } });
  expect(screen.getByText(/not available right now/)).toBeVisible();
  expect(button()).not.toBeInTheDocument();
});

test('a site without a tool shows what the page says is granted, and no button; its editor reads why', async () => {
  publishConsent({ groups: ['C0001', 'C0002'] });
  await mountPlaceholder(html, consentSettings);
  expect(screen.getByText('Active by your choice: Necessary, Statistics.')).toBeVisible();
  expect(button()).not.toBeInTheDocument();
  expect(screen.queryByText(/names no consent.tool/)).not.toBeInTheDocument();
  await mountPlaceholder('<div data-module="consent-settings"></div>', consentSettings, { mode: 'edit' });
  expect(screen.getByText(/names no consent.tool/)).toBeVisible();
});
