import { screen, waitFor, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { recordSavedFiles, type SavedFile } from '../../tests/setup/saved-files';
import { fakeServices, refusal, type Answerer } from '../../tests/setup/services';
import { forgetEverything, signInBefore } from '../../tests/setup/visitor';
import accountData from './index';

const EXPORT = 'GET /services/user/v2/users/42/export';
const DELETION = '/services/user/v2/users/42/deletion';
const DUE = '2026-12-04T10:00:00Z';

const answers = (more: Record<string, Answerer> = {}) =>
  fakeServices({
    [EXPORT]: { json: { data: { profile: { firstName: 'Ingrid' } } } },
    [`GET ${DELETION}`]: { json: { data: { dueAt: null, requiresPassword: true } } },
    [`POST ${DELETION}`]: { status: 202, json: { data: { dueAt: DUE } } },
    [`DELETE ${DELETION}`]: { status: 204 },
    ...more,
  });

async function open() {
  signInBefore();
  const mounted = await mountPlaceholder(
    '<div data-module="account-data" data-file-name="alder-voss"></div>',
    accountData,
  );
  await screen.findByRole('button', { name: 'Download my data' });
  return {
    ...mounted,
    async openDialog() {
      await mounted.user.click(screen.getByRole('button', { name: 'Delete my account' }));
      return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    },
  };
}

beforeEach(forgetEverything);

describe('a copy of the data', () => {
  let saved: SavedFile[];
  beforeEach(() => (saved = recordSavedFiles()));
  afterEach(() => jest.restoreAllMocks());

  test('is a file with the day in its name', async () => {
    answers();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]!.name).toMatch(/^alder-voss-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(saved[0]!.text)).toEqual({ profile: { firstName: 'Ingrid' } });
  });

  test.each([
    ['a server error', { status: 404 }],
    ['a page instead of an answer', { text: '<html>Wi-Fi</html>' }],
    ['an answer without data', { json: { data: null } }],
  ])('%s is shown, and it can be tried again', async (_, answer) => {
    const services = answers({ [EXPORT]: answer });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The file could not be created');
    expect(saved).toHaveLength(0);
    services.answer(EXPORT, { json: { data: {} } });
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});

describe('the end of the account', () => {
  test('is requested with the password, shown with its day, and undone by one press', async () => {
    const { callsOf } = answers();
    const { user, openDialog } = await open();
    const dialog = await openDialog();
    expect(dialog.getByText(/For two weeks everything stays as it is/)).toBeVisible();
    await user.type(dialog.getByLabelText('Your password'), 'Lighthouse-42');
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText(/Your account will be deleted on December 4, 2026/)).toBeVisible();
    expect(callsOf(`POST ${DELETION}`)[0]!.json).toEqual({ password: 'Lighthouse-42' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeVisible();
    expect(callsOf(`DELETE ${DELETION}`)).toHaveLength(1);
  });

  test('is not requested by accident', async () => {
    const { callsOf } = answers();
    const { user, openDialog } = await open();
    const dialog = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(await dialog.findByText('Enter your password.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(callsOf(`POST ${DELETION}`)).toHaveLength(0);
  });

  test('a wrong password is shown beside its field, which is emptied', async () => {
    answers({ [`POST ${DELETION}`]: refusal(403, 2008) });
    const { user, openDialog } = await open();
    const dialog = await openDialog();
    const field = dialog.getByLabelText('Your password');
    await user.type(field, 'guessed-it-1');
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This password is wrong/));
    expect(field).toHaveValue('');
  });

  test('a user without a password proves it by a fresh sign-in', async () => {
    const services = answers({
      [`GET ${DELETION}`]: { json: { data: { dueAt: null, requiresPassword: false } } },
      [`POST ${DELETION}`]: refusal(403, 2007),
    });
    const { user, openDialog } = await open();
    const dialog = await openDialog();
    expect(dialog.queryByLabelText('Your password')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(await dialog.findByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '#/signin-prompt/%2F');
    expect(services.callsOf(`POST ${DELETION}`)[0]!.json).toEqual({});
  });

  test('shows its day from the start if it was requested before', async () => {
    const services = answers({
      [`GET ${DELETION}`]: { json: { data: { dueAt: DUE, requiresPassword: true } } },
      [`DELETE ${DELETION}`]: 'offline',
    });
    const { user } = await open();
    expect(screen.getByText(/Your account will be deleted on December 4, 2026/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByText(/Something went wrong/)).toBeVisible();
    expect(services.callsOf(`DELETE ${DELETION}`)).toHaveLength(1);
  });
});

test('an anonymous visitor is offered neither', async () => {
  const { calls } = answers();
  await mountPlaceholder('<div data-module="account-data"></div>', accountData);
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(calls).toHaveLength(0);
});
