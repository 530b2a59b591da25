import { act, screen } from 'testing';
import { publish } from '../../src/core';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices } from '../../tests/setup/services';
import { forgetEverything, INGRID, signInBefore } from '../../tests/setup/visitor';
import blogPromoBar from './index';

const SUBSCRIBE = 'POST /services/user/v2/subscribe';
const title = '<h2 data-field="promoBarTitle">The Friday Letter</h2>';
const bar = (attributes = '', content = title) => `<div data-module="blog-promo-bar" ${attributes}>${content}</div>`;
const form = bar('data-promo-bar-render-style="Subscribe" data-one-click-subscription="quarterly"');

const services = () =>
  fakeServices({
    [SUBSCRIBE]: { json: { existingSubscriptions: [], newSubscriptions: ['quarterly'] } },
    'PATCH /services/user/v2/users/42': { status: 204 },
    'GET /services/user/v2/users/42': { json: { data: INGRID } },
  });
const open = (html: string, config: object = {}) =>
  mountPlaceholder(html, blogPromoBar, { captcha: { provider: 'none' }, ...config });

beforeEach(() => {
  forgetEverything();
  services();
});

test.each([
  ['is hidden by its attribute', bar('data-hide-promo-bar="true"'), 'hidePromoBar is set: visitors see nothing here.'],
  [
    'has no title',
    bar('', '<p data-field="promoBarDescription">Every Friday.</p>'),
    'Fill in promoBarTitle. Until then visitors see nothing here.',
  ],
])('a bar that %s shows nothing, and editors why', async (_what, html, why) => {
  const { element, unmount } = await open(html);
  expect(element.querySelector('.inlay-blog-promo-bar')).toBeNull();
  expect(screen.queryByText(why)).not.toBeInTheDocument();
  unmount();
  await open(html, { mode: 'edit' });
  expect(screen.getByText(why)).toBeVisible();
});

test('a text is a text, without a form', async () => {
  await open(bar('', `${title}<p data-field="promoBarDescription">Every Friday.</p>`));
  expect(screen.getByRole('region', { name: 'The Friday Letter' })).toHaveTextContent('The Friday LetterEvery Friday.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a link leads on', async () => {
  await open(
    bar(
      'data-promo-bar-render-style="link"',
      `${title}<a data-field="promoBarCallToActionLink" href="/newsletter">Choose newsletters</a>`,
    ),
  );
  expect(screen.getByRole('link', { name: 'Choose newsletters' })).toHaveAttribute('href', '/newsletter');
});

test.each([
  [
    'data-promo-bar-render-style="link" data-promo-bar-call-to-action-link="javascript:alert(1)"',
    /promoBarCallToActionLink leads to "javascript:alert\(1\)", which is no address that a link may have/,
  ],
  ['data-promo-bar-render-style="link"', /promoBarCallToActionLink has no address/],
  ['data-promo-bar-render-style="subscribe"', /oneClickSubscription names no alert code/],
])('if the offer cannot be shown, only the text appears, with a note for the editor: %s', async (attributes, note) => {
  const { notes } = await open(bar(attributes), { mode: 'edit' });
  expect(screen.getByRole('heading', { name: 'The Friday Letter' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(notes()).toContainEqual(expect.stringMatching(note));
});

test('an editor sees an inert form', async () => {
  await open(form, { mode: 'edit' });
  const field = await screen.findByLabelText('E-mail address');
  expect(field.closest('[inert]')).toBeInTheDocument();
});

test('an address subscribes, and thanks take the place of the form', async () => {
  const { callsOf } = services();
  const { user } = await open(form);
  await user.type(await screen.findByLabelText('E-mail address'), 'ada@example.com');
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText(/Thank you, you are subscribed/)).toBeVisible();
  expect(callsOf(SUBSCRIBE)[0]!.json).toEqual({ email: 'ada@example.com', subscriptions: ['quarterly'] });
  expect(screen.queryByLabelText('E-mail address')).not.toBeInTheDocument();
  expect(location.hash).not.toBe('#/signup-thanks');
});

test('a signed-in user subscribes with one press', async () => {
  const { callsOf } = services();
  act(() => signInBefore());
  const { user } = await open(form);
  const button = await screen.findByRole('button', { name: 'Subscribe' });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(button);
  expect(await screen.findByText(/Thank you, you are subscribed/)).toBeVisible();
  expect(callsOf('PATCH /services/user/v2/users/42')[0]!.json).toEqual({ subscriptions: ['weekly', 'quarterly'] });
});

test('a visitor who subscribes in another widget is thanked here as well', async () => {
  await open(form);
  await screen.findByLabelText('E-mail address');
  act(() => publish('subscription-added', { code: 'quarterly' }));
  expect(await screen.findByText(/Thank you, you are subscribed/)).toBeVisible();
});
