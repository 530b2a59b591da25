import { act, fireEvent, screen, waitFor, within } from 'testing';
import { subscribe } from '../../src/core';
import { endSession, subscriptions } from '../../src/session';
import { update } from '../../src/runtime/mount';
import { CATALOGUE, CATALOGUE_CALL } from '../../tests/setup/catalogue';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, type Answerer } from '../../tests/setup/services';
import { forgetEverything, INGRID, signInBefore } from '../../tests/setup/visitor';
import editSubscriptions from './index';

const USER = 'GET /services/user/v2/users/42';
const SAVE = 'PATCH /services/user/v2/users/42';
const html = '<div data-module="edit-subscriptions"><p>Write to us.</p></div>';

const me = (codes: string[]) => ({ json: { data: { ...INGRID, subscriptions: codes } } });
const box = (name: string) => screen.getByRole('checkbox', { name });
const selectAllBox = (group: string) => screen.getByRole('checkbox', { name: `Select all ${group}` });
/** At the top, and again at the end of the list. */
const unsubscribeBox = () => screen.getAllByRole('checkbox', { name: 'Unsubscribe me from everything' })[0]!;
const saveButton = () => screen.getByRole('button', { name: 'Save subscriptions' });

const services = (more: Record<string, Answerer> = {}) =>
  fakeServices({ ...CATALOGUE, [USER]: me(['weekly', 'retired']), [SAVE]: me([]), ...more });

async function open(more: Record<string, Answerer> = {}) {
  const faked = services(more);
  act(() => signInBefore());
  const mounted = await mountPlaceholder(html, editSubscriptions);
  await screen.findByRole('group', { name: 'Newsletters' });
  return { ...faked, ...mounted };
}

const isWarned = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

beforeEach(forgetEverything);

test('each group is separate, with the reader’s subscriptions ticked', async () => {
  await open();
  expect(screen.getAllByRole('group').map((group) => group.querySelector('h2')?.textContent)).toEqual([
    'Newsletters',
    'Alerts by topic',
    'Courses by e-mail',
    'News and invitations',
  ]);
  expect(box('The Friday Letter')).toBeChecked();
  expect(box('The Friday Letter')).toHaveAccessibleDescription('Weekly What The Friday Letter is about.');
  expect(
    within(screen.getByRole('group', { name: 'Newsletters' })).getByRole('link', {
      name: 'See recent issues Alder & Voss Quarterly',
    }),
  ).toHaveAttribute('href', '/insights');
});

test('“select all” ticks a group, shows when some of it is ticked, and unticks it', async () => {
  const { user } = await open();
  expect(selectAllBox('Newsletters')).toBePartiallyChecked();
  await user.click(selectAllBox('Newsletters'));
  await waitFor(() => expect(selectAllBox('Newsletters')).toBeChecked());
  expect(box('Alder & Voss Quarterly')).toBeChecked();
  await user.click(box('The Friday Letter'));
  await waitFor(() => expect(selectAllBox('Newsletters')).toBePartiallyChecked());
  await user.click(selectAllBox('Newsletters'));
  await waitFor(() => expect(selectAllBox('Newsletters')).toBeChecked());
  await user.click(selectAllBox('Newsletters'));
  await waitFor(() => expect(box('The Friday Letter')).not.toBeChecked());
  expect(screen.queryByRole('checkbox', { name: 'Select all Courses by e-mail' })).not.toBeInTheDocument();
});

test('leaving everything clears all boxes, and any box takes that back', async () => {
  const { user, callsOf } = await open();
  await user.click(unsubscribeBox());
  await waitFor(() => expect(box('The Friday Letter')).not.toBeChecked());
  await user.click(box('Strategy'));
  await waitFor(() => expect(unsubscribeBox()).not.toBeChecked());
  await user.click(unsubscribeBox());
  await user.click(saveButton());
  expect(await screen.findByText(/You are unsubscribed from everything/)).toBeVisible();
  expect(callsOf(SAVE)[0]!.json).toEqual({ Subscriptions: [] });
});

test('the result is beside Save, which keeps the focus', async () => {
  const { user } = await open();
  expect(screen.getAllByRole('checkbox', { name: 'Unsubscribe me from everything' })).toHaveLength(2);
  await user.click(unsubscribeBox());
  for (const twin of screen.getAllByRole('checkbox', { name: 'Unsubscribe me from everything' }))
    await waitFor(() => expect(twin).toBeChecked());
  await user.click(saveButton());
  const result = await screen.findByText(/You are unsubscribed from everything/);
  expect(result).toHaveRole('status');
  expect(saveButton().closest('.inlay-edit-subscriptions__bar')).toContainElement(result as HTMLElement);
  expect(saveButton()).toHaveFocus();
});

test('a search leaves the subscriptions that match, and says how many', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Find a subscription' }), 'strategy');
  expect(screen.getByText('1 subscription matches')).toHaveRole('status');
  expect(box('Strategy')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'The Friday Letter' })).not.toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox'));
  expect(box('The Friday Letter')).toBeChecked();
});

test('on phones each group opens under its heading, which says how many are chosen', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) =>
        ({ matches: media.includes('40rem'), media, addEventListener() {}, removeEventListener() {} }) as never,
    );
  const { user } = await open();
  const group = screen.getByRole('group', { name: /Newsletters/ });
  expect(within(group).getByText(/^1 of \d+ chosen$/)).toBeVisible();
  expect(within(group).queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(within(group).getByRole('button', { name: 'Newsletters' }));
  expect(within(group).getByRole('checkbox', { name: 'The Friday Letter' })).toBeChecked();
  jest.restoreAllMocks();
});

test('saved changes are published to the page immediately; codes outside the list are kept', async () => {
  const { user, callsOf } = await open();
  const events: unknown[] = [];
  const stop = subscribe('subscriptions-changed', ({ codes }) => events.push(codes));
  await user.click(box('Events near you'));
  await user.click(saveButton());
  expect(await screen.findByText('Your subscriptions are saved.')).toBeVisible();
  expect(callsOf(SAVE)[0]!.json).toEqual({ Subscriptions: ['weekly', 'retired', 'events'] });
  expect(subscriptions()).toEqual(['weekly', 'retired', 'events']);
  expect(events).toEqual([['weekly', 'retired', 'events']]);
  stop();
});

test('the browser warns while something is not saved, and only then', async () => {
  const { user } = await open();
  expect(isWarned()).toBe(false);
  await user.click(box('Strategy'));
  expect(isWarned()).toBe(true);
  await user.click(saveButton());
  await screen.findByText('Your subscriptions are saved.');
  await waitFor(() => expect(isWarned()).toBe(false));
});

test('a session that ends in the middle sends nothing, keeps the choices and leads to sign in', async () => {
  const { user, callsOf, unmount } = await open();
  await user.click(box('Strategy'));
  act(() => endSession('expired'));
  await user.click(saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended. Your choices are kept');
  expect(callsOf(SAVE)).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    expect.stringContaining('/account/sign-in?redirectUrl='),
  );
  expect(isWarned()).toBe(false);

  unmount();
  act(() => signInBefore());
  await mountPlaceholder(html, editSubscriptions);
  expect(await screen.findByRole('checkbox', { name: 'Strategy' })).toBeChecked();
  expect(screen.getByText('You have unsaved changes.')).toBeVisible();
});

test('another reader finds nothing of it', async () => {
  const { user, answer, unmount } = await open();
  await user.click(box('Strategy'));
  unmount();
  answer('GET /services/user/v2/users/7', me(['events']));
  act(() => signInBefore({ id: '7' }));
  await mountPlaceholder(html, editSubscriptions);
  expect(await screen.findByRole('checkbox', { name: 'Strategy' })).not.toBeChecked();
  expect(box('Events near you')).toBeChecked();
});

test('an anonymous visitor is asked to sign in, and nothing is fetched', async () => {
  const { calls } = services();
  await mountPlaceholder(html, editSubscriptions);
  expect(screen.getByText('Sign in to manage your newsletters.')).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('signing out takes the list away', async () => {
  await open();
  act(() => endSession('visitor'));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a list that fails to load can be requested again', async () => {
  const { answer } = services({ [CATALOGUE_CALL]: { status: 404 } });
  act(() => signInBefore());
  const { user, element } = await mountPlaceholder(html, editSubscriptions);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  answer(CATALOGUE_CALL, CATALOGUE[CATALOGUE_CALL]!);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.body).not.toHaveFocus();
  await waitFor(() => expect(box('The Friday Letter')).toBeChecked());
  expect(element).toContainElement(document.activeElement as HTMLElement);
});

test('a list that fails to load in one language appears in the next', async () => {
  const { answer } = services({ [CATALOGUE_CALL]: { status: 404 } });
  act(() => signInBefore());
  const { element } = await mountPlaceholder(html, editSubscriptions);
  expect(await screen.findByRole('alert')).toBeVisible();
  answer(CATALOGUE_CALL, CATALOGUE[CATALOGUE_CALL]!);
  element.dataset.language = 'de';
  act(() => update(element));
  expect(await screen.findByRole('checkbox', { name: 'The Friday Letter' })).toBeChecked();
});

test('in edit mode it says what will be here', async () => {
  services();
  await mountPlaceholder(html, editSubscriptions, { mode: 'edit' });
  expect(screen.getByText(/Signed-in readers choose/)).toBeVisible();
});

test('job alerts of the visitor are listed by their search, and can be ended', async () => {
  const code = 'job-alert?lang=en&query=steel&cities=Oslo&workplace=remote';
  const { user, callsOf } = await open({ [USER]: me([code]) });
  expect(box('New jobs: steel, Oslo, Remote')).toBeChecked();
  await user.click(box('New jobs: steel, Oslo, Remote'));
  await user.click(saveButton());
  await waitFor(() => expect(callsOf(SAVE)[0]!.json).toMatchObject({ Subscriptions: [] }));
});
