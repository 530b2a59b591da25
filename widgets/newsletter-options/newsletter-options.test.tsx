import { act, screen, waitFor } from 'testing';
import { CATALOGUE, CATALOGUE_CALL } from '../../tests/setup/catalogue';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, type Answerer } from '../../tests/setup/services';
import { forgetEverything, INGRID, signInBefore } from '../../tests/setup/visitor';
import newsletterOptions from './index';

const SUBSCRIBE = 'POST /services/user/v2/subscribe';
const item = (code: string, name: string, checked = false) =>
  `<li data-item="options"><data data-field="nId" value="${code}"></data><b data-field="name">${name}</b><i data-field="frequency">Weekly</i><data data-field="checked" value="${checked}"></data></li>`;
const listed = `<div data-module="newsletter-options"><ul>${item('weekly', 'The Friday Letter', true)}${item('quarterly', 'Quarterly')}</ul></div>`;
const fetched = '<div data-module="newsletter-options" data-group="alerts" data-compact></div>';

const services = (more: Record<string, Answerer> = {}) =>
  fakeServices({
    ...CATALOGUE,
    [SUBSCRIBE]: { json: { existingSubscriptions: [], newSubscriptions: [] } },
    'GET /services/user/v2/users/42': { json: { data: INGRID } },
    ...more,
  });
const open = (html: string) => mountPlaceholder(html, newsletterOptions, { captcha: { provider: 'none' } });
const button = () => screen.getByRole('button', { name: 'Subscribe' });

beforeEach(forgetEverything);

test('the list in the page is shown immediately, ticked as written', async () => {
  const { calls } = services();
  await open(listed);
  expect(screen.getByRole('checkbox', { name: 'The Friday Letter' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Quarterly' })).not.toBeChecked();
  expect(calls).toHaveLength(0);
});

test('an address subscribes to all that is ticked', async () => {
  const { callsOf } = services();
  const { user } = await open(listed);
  await user.click(screen.getByRole('checkbox', { name: 'Quarterly' }));
  await user.type(screen.getByLabelText('E-mail address'), 'ada@example.com');
  await user.click(button());
  expect(await screen.findByRole('status')).toHaveTextContent('The Friday Letter · Quarterly');
  expect(callsOf(SUBSCRIBE)[0]!.json).toEqual({ email: 'ada@example.com', subscriptions: ['weekly', 'quarterly'] });
});

test('nothing ticked shows an error, and nothing is sent', async () => {
  const { callsOf } = services();
  const { user } = await open(listed);
  await user.click(screen.getByRole('checkbox', { name: 'The Friday Letter' }));
  await user.type(screen.getByLabelText('E-mail address'), 'ada@example.com');
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose at least one.');
  expect(callsOf(SUBSCRIBE)).toHaveLength(0);
});

test('a signed-in visitor is not offered their own subscriptions', async () => {
  services();
  act(() => signInBefore());
  await open(listed);
  expect(screen.queryByRole('checkbox', { name: 'The Friday Letter' })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Quarterly' })).toBeVisible();
});

test('a newsletter that the visitor has already is not sent, although it is ticked by default', async () => {
  const { callsOf } = services();
  act(() => signInBefore());
  const { user } = await open(listed);
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose at least one.');
  expect(callsOf('PATCH /services/user/v2/users/42')).toHaveLength(0);
});

test('a group of the catalogue comes from the content service, and can be requested again', async () => {
  const { answer } = services({ [CATALOGUE_CALL]: { status: 404 } });
  const { user } = await open(fetched);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  answer(CATALOGUE_CALL, CATALOGUE[CATALOGUE_CALL]!);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.body).not.toHaveFocus();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Alerts by topic' })).toBeVisible());
  expect(document.activeElement).toContainElement(screen.getByRole('group', { name: 'Alerts by topic' }));
  expect(document.body).not.toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Strategy' })).toHaveAccessibleDescription('Weekly');
});

test('in edit mode an empty one says what to fill in', async () => {
  services();
  await mountPlaceholder(fetched, newsletterOptions, { mode: 'edit' });
  expect(screen.getByText(/List newsletters as data-item/)).toBeVisible();
});
