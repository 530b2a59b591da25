import { act, screen, waitFor } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices } from '../../tests/setup/services';
import { forgetEverything, signInBefore } from '../../tests/setup/visitor';
import socialSignIn from './index';

const providers = { socialLogins: { Lantern: 'Lantern', Fernwood: 'Fernwood ID' } };

async function open(query = '', config: Record<string, unknown> = providers) {
  const { calls } = fakeServices();
  history.replaceState(null, '', `/account/sign-in${query}`);
  const mounted = await mountPlaceholder(
    '<div data-module="social-sign-in" data-redirect="/insights"><h2 data-field="title">Or sign in with</h2></div>',
    socialSignIn,
    config,
  );
  return { ...mounted, calls };
}

const hrefOf = (name: string) => new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);

beforeEach(forgetEverything);

test('each provider of the configuration is a link that says where to come back to', async () => {
  await open();
  expect(screen.getByRole('group', { name: 'Or sign in with' })).toBeVisible();
  const url = hrefOf('Continue with Fernwood ID');
  expect(url.pathname).toBe('/services/user/v2/auth/social/Fernwood');
  expect(url.searchParams.get('redirectUrl')).toBe('http://localhost/insights');
});

test('known providers have their mark, others a configured image; both are decorative', async () => {
  await open('', {
    socialLogins: { Google: 'Google', Lantern: 'Lantern', Fernwood: 'Fernwood ID' },
    socialIcons: { Lantern: '/lantern.svg' },
  });
  const google = screen.getByRole('link', { name: 'Continue with Google' });
  await waitFor(() => expect(google.querySelectorAll('svg[aria-hidden] path')).toHaveLength(4));
  const lantern = screen.getByRole('link', { name: 'Continue with Lantern' });
  expect(lantern.querySelector('img')).toHaveAttribute('src', '/lantern.svg');
  expect(lantern.querySelector('img')).toHaveAttribute('alt', '');
  expect(
    screen.getByRole('link', { name: 'Continue with Fernwood ID' }).querySelector('svg, img, span span'),
  ).toBeNull();
});

test('where the browser has no sign-in dialog of its own, the links need no request', async () => {
  const { calls } = await open('', { ...providers, flags: { fedCm: true } });
  expect(await screen.findByRole('link', { name: 'Continue with Lantern' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('what the address of the page asks for wins', async () => {
  await open('?redirectUrl=%2Faccount%2Fprofile');
  expect(hrefOf('Continue with Lantern').searchParams.get('redirectUrl')).toBe('http://localhost/account/profile');
});

test.each([
  ['2021', 'Sign-in was not completed.'],
  ['2022', 'This sign-in has expired'],
  ['nonsense', 'Sign-in was not completed.'],
])('an error of the provider is reported once (%s)', async (code, message) => {
  await open(`?ssoError=${code}`);
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(location.search).toBe('');
});

test('nothing is shown to a visitor who is signed in, nor without a provider', async () => {
  act(() => signInBefore());
  const { element, unmount } = await open();
  expect(await screen.findByText(() => true, { selector: '[data-module]:empty' })).toBe(element);
  unmount();
  act(() => forgetEverything());
  expect((await open('', { socialLogins: {} })).element).toBeEmptyDOMElement();
});
