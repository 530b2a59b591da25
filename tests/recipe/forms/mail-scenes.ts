import { act, screen } from 'testing';
import { CATALOGUE } from '../../setup/catalogue';
import { blurField, write, type Scene } from './scene';

const SUBSCRIBE = 'POST /services/user/v2/subscribe';
const subscribed = { json: { existingSubscriptions: [], newSubscriptions: ['quarterly'] } };
const thanks = { json: { data: { successMessage: '<p>Thank you for writing</p>' } } };

const address = { 'E-mail address': 'ada@example.com' };
const letter = { Name: 'Ada Lindgren', ...address, Subject: 'A question', Message: 'How long is the queue?' };
const isThanked = (text: string) => () => expect(screen.getByText(text, { exact: false })).toBeVisible();

async function writeLetter(user: Parameters<NonNullable<Scene['fillIn']>>[0]) {
  await write(user, letter);
  await blurField();
}

const contact = {
  widget: 'contact-form',
  unexpected: /could not be sent/,
  hasArrived: isThanked('Thank you for writing'),
} as const satisfies Partial<Scene>;
const byAddress = {
  call: SUBSCRIBE,
  answer: subscribed,
  preservedValues: address,
  button: 'Subscribe',
  hasArrived: isThanked('you are subscribed'),
} as const satisfies Partial<Scene>;
const profile = 'data-trigger="profile" data-to="ingrid-solheim" data-partner-name="Ingrid Solheim"';
const otp = { flags: { otp: true } };

/** Forms about e-mail: subscriptions and messages. */
export const mailScenes: readonly Scene[] = [
  {
    ...byAddress,
    form: 'one-click-subscribe',
    widget: 'one-click-subscribe',
    attributes: 'data-subscriptions="quarterly"',
    fillIn: (user) => write(user, address),
  },
  {
    ...byAddress,
    form: 'regwall-newsletter',
    widget: 'regwall',
    attributes: 'data-variant="timer" data-timer="0"',
    config: { wall: { newsletter: 'quarterly' } },
    async fillIn(user) {
      await screen.findByRole('form', { name: 'Newsletter' });
      await write(user, address);
    },
    button: 'Subscribe and read on',
    hasArrived: () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(),
  },
  {
    ...byAddress,
    form: 'sticky-subscription-bar',
    widget: 'sticky-subscription-bar',
    attributes: 'data-subscriptions="quarterly"',
    address: '/insights',
    async fillIn(user) {
      Object.assign(window, { scrollY: 900, innerHeight: 800 });
      act(() => void dispatchEvent(new Event('scroll')));
      await write(user, address);
    },
  },
  {
    ...byAddress,
    form: 'newsletter-options',
    widget: 'newsletter-options',
    services: CATALOGUE,
    async fillIn(user) {
      await user.click(await screen.findByRole('checkbox', { name: 'The Friday Letter' }));
      await write(user, address);
    },
    button: 'Subscribe',
    hasArrived: () => expect(screen.getByRole('status')).toHaveTextContent('The Friday Letter'),
  },
  {
    form: 'registration-form',
    widget: 'registration-form',
    attributes: 'data-subscription-code="quarterly"',
    isSignedIn: true,
    services: { 'GET /services/user/v2/users/42': { status: 404 } },
    // Signed-in users have it in their profile.
    call: 'PATCH /services/user/v2/users/42',
    answer: { status: 204 },
    fillIn: () => screen.findByRole('button', { name: 'Subscribe' }),
    button: 'Subscribe',
    hasArrived: isThanked('You are subscribed'),
  },
  {
    form: 'subscribe-by-link',
    widget: 'subscribe-by-link',
    address: '/account/subscribe?subcode=weekly&eid=sealed',
    services: CATALOGUE,
    call: SUBSCRIBE,
    answer: { json: { existingSubscriptions: [], newSubscriptions: ['weekly'] } },
    button: 'Yes, subscribe',
    hasArrived: isThanked('You are subscribed'),
  },
  {
    form: 'unsubscribe-by-link',
    widget: 'unsubscribe-by-link',
    address: '/account/unsubscribe?subcode=weekly&eid=sealed',
    services: CATALOGUE,
    call: 'POST /services/user/v2/unsubscribe',
    answer: { status: 204 },
    button: 'Yes, unsubscribe',
    hasArrived: isThanked('You are unsubscribed'),
  },
  {
    ...contact,
    form: 'contact',
    call: 'POST /services/forms/save-form-data',
    answer: thanks,
    fillIn: writeLetter,
    preservedValues: letter,
    button: 'Send message',
  },
  {
    ...contact,
    form: 'contact',
    attributes: profile,
    config: otp,
    call: 'POST /services/forms/generate-otp',
    answer: { json: { data: { sent: true } } },
    fillIn: writeLetter,
    preservedValues: letter,
    button: 'Send to Ingrid Solheim',
    hasArrived: () => expect(screen.getByRole('dialog')).toHaveTextContent('Confirm your e-mail address'),
  },
  {
    ...contact,
    form: 'contact-code',
    attributes: profile,
    config: otp,
    services: { 'POST /services/forms/generate-otp': { json: { data: { sent: true } } } },
    call: 'POST /services/forms/save-form-data-with-otp',
    answer: thanks,
    async fillIn(user) {
      await writeLetter(user);
      await user.click(await screen.findByRole('button', { name: 'Send to Ingrid Solheim' }));
      await write(user, { 'Code from the e-mail': '123456' });
    },
    preservedValues: { ...letter, 'Code from the e-mail': '123456' },
    button: 'Confirm and send',
  },
];
