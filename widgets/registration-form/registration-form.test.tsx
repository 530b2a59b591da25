import { act, screen, waitFor, within } from 'testing';
import { subscribe } from '../../src/core';
import { endSession } from '../../src/session';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, type Answerer } from '../../tests/setup/services';
import { forgetEverything, signedInAnswer, signInBefore } from '../../tests/setup/visitor';
import registrationForm from './index';

const REGISTER = 'POST /services/user/v2/users';
const SUBSCRIBE = 'PATCH /services/user/v2/users/42';
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function open({
  attributes = '',
  more = {},
  config = {},
}: { attributes?: string; more?: Record<string, Answerer>; config?: object } = {}) {
  const faked = fakeServices({
    [REGISTER]: { status: 202, json: {} },
    'POST /services/user/v2/users/confirm': signedInAnswer(),
    'POST /services/user/v2/auth/signin': signedInAnswer(),
    [SUBSCRIBE]: { status: 204 },
    ...more,
  });
  const mounted = await mountPlaceholder(
    `<div data-module="registration-form" ${attributes}></div>`,
    registrationForm,
    {
      captcha: { provider: 'none' },
      page: { practiceCode: 'energy-materials' },
      practiceSubscription: 'alert-{practice}',
      ...config,
    },
  );
  await waitFor(() =>
    expect(mounted.element.querySelector('form, [role=status] ~ *, .inlay-account__text')).toBeInTheDocument(),
  );
  return { ...faked, ...mounted };
}

async function register({ user }: Awaited<ReturnType<typeof open>>) {
  await user.type(field('E-mail address'), 'ingrid@alder.example');
  await user.type(field('Password'), 'Fjord-and-42-boats');
  await user.type(field('First name'), 'Ingrid');
  await user.type(field('Last name'), 'Solheim');
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
  await user.type(await screen.findByRole('textbox', { name: 'Code from the e-mail' }), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
}

function listen() {
  const events: unknown[] = [];
  const stops = [
    subscribe('signed-in', (detail) => events.push(['signed-in', detail])),
    subscribe('subscription-added', (detail) => events.push(['subscription-added', detail])),
  ];
  return { events, stop: () => stops.forEach((stop) => stop()) };
}

beforeEach(forgetEverything);
afterEach(() => act(() => endSession('visitor')));

test('the last typed address is kept from registration to sign-in and back', async () => {
  const { user } = await open();
  await user.type(field('E-mail address'), 'ingrid@alder.example');
  await user.type(field('First name'), 'Ingrid');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(field('E-mail address')).toHaveValue('ingrid@alder.example');
  await user.clear(field('E-mail address'));
  await user.type(field('E-mail address'), 'solheim@alder.example');
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
  expect(field('E-mail address')).toHaveValue('solheim@alder.example');
  expect(field('First name')).toHaveValue('Ingrid');
});

test('the typed text is kept over a reload until the address is confirmed', async () => {
  const page = await open();
  await page.user.type(field('E-mail address'), 'ingird@alder.example');
  await page.user.type(field('Password'), 'Fjord-and-42-boats');
  await page.user.type(field('First name'), 'Ingrid');
  await page.user.type(field('Last name'), 'Solheim');
  await page.user.click(screen.getByRole('button', { name: 'Create an account' }));
  await screen.findByRole('textbox', { name: 'Code from the e-mail' });
  page.unmount();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Use another e-mail address' }));
  expect(field('Last name')).toHaveValue('Solheim');
  act(() => signInBefore());
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Solheim');
});

test('a visitor who registers is thanked until they dismiss it and subscribed to the practice, and events of both are published', async () => {
  const { events, stop } = listen();
  const page = await open();
  await register(page);
  const thanks = await screen.findByRole('region', { name: 'Notifications' });
  expect(thanks).toHaveTextContent('Thank you, Ingrid.');
  expect(await screen.findByText(/You are subscribed/)).toBeVisible();
  expect(page.callsOf(REGISTER)[0]!.json).toMatchObject({ subscriptions: ['alert-energy-materials'] });
  expect(page.callsOf(SUBSCRIBE)[0]!.json).toEqual({ subscriptions: ['weekly', 'alert-energy-materials'] });
  expect(events).toEqual([
    ['signed-in', { source: 'right-rail' }],
    ['subscription-added', { code: 'alert-energy-materials' }],
  ]);
  expect(document.cookie).not.toContain('inlay_redirect=');
  await page.user.click(within(thanks).getByRole('button', { name: 'Dismiss message' }));
  stop();
});

test('a visitor who registers for a course is thanked in passing', async () => {
  const page = await open({ attributes: 'data-email-course data-subscription-code="guide-saying-no"' });
  await register(page);
  expect(await screen.findByRole('region', { name: 'Notifications' })).toHaveTextContent(
    'We’ll send you the course by e-mail.',
  );
  await waitFor(() =>
    expect(page.callsOf(SUBSCRIBE)[0]?.json).toEqual({ subscriptions: ['weekly', 'guide-saying-no'] }),
  );
});

test('the practice and the alert of the placeholder are what is sent and subscribed to, not the page’s', async () => {
  const page = await open({ attributes: 'data-practice-code="energy" data-subscription-code="weekly-energy"' });
  await register(page);
  expect(page.callsOf(REGISTER)[0]!.json).toMatchObject({
    metadata: { practiceCode: 'energy' },
    subscriptions: ['weekly-energy'],
  });
  await waitFor(() => expect(page.callsOf(SUBSCRIBE)[0]?.json).toEqual({ subscriptions: ['weekly', 'weekly-energy'] }));
});

test.each([
  ['by the pattern of the configuration', 'topic/{practice}/all', ['topic/energy/all']],
  ['by one code for every practice', 'weekly-letter', ['weekly-letter']],
  ['by nothing at all', '', []],
])(
  'the practice of the placeholder is registered for, and subscribed to %s',
  async (_, practiceSubscription, subscriptions) => {
    const page = await open({ attributes: 'data-practice-code="energy"', config: { practiceSubscription } });
    await register(page);
    expect(await screen.findByRole('region', { name: 'Notifications' })).toHaveTextContent('Thank you, Ingrid.');
    const sent = page.callsOf(REGISTER)[0]!.json as Record<string, unknown>;
    expect(sent.metadata).toMatchObject({ practiceCode: 'energy' });
    expect(sent.subscriptions).toEqual(subscriptions);
    if (subscriptions.length)
      await waitFor(() =>
        expect(page.callsOf(SUBSCRIBE)[0]?.json).toEqual({ subscriptions: ['weekly', ...subscriptions] }),
      );
    else expect(page.callsOf(SUBSCRIBE)).toEqual([]);
  },
);

test('a visitor who signs in stays, and may subscribe by one press', async () => {
  const { user, callsOf } = await open();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await user.type(field('E-mail address'), 'ingrid@example.com');
  await user.type(field('Password'), 'Lighthouse-42');
  await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'Sign in' }));
  await user.click(await screen.findByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText(/You are subscribed/)).toBeVisible();
  expect(callsOf(SUBSCRIBE)).toHaveLength(1);
});

test('a subscriber reads that they have it, with a link to their e-mails', async () => {
  act(() => signInBefore({ subscriptions: ['alert-energy-materials'] }));
  await open();
  expect(screen.getByText(/You are subscribed/)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/account/subscriptions');
});

test('without a practice a visitor who is signed in reads just that', async () => {
  act(() => signInBefore());
  fakeServices();
  await mountPlaceholder('<div data-module="registration-form"></div>', registrationForm, {
    page: { practiceCode: '' },
  });
  expect(await screen.findByText(/can read everything for registered readers/)).toBeVisible();
});
