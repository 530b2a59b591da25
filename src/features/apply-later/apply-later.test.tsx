import userEvent from '@testing-library/user-event';
import { act, render, screen, waitFor, within } from 'testing';
import { fakeServices, type Answerer, type Call } from '../../../tests/setup/services';
import { forgetEverything, signInBefore } from '../../../tests/setup/visitor';
import { endSession } from '../../session';
import { LaterButton, LaterJobs } from './';

const CALL = '/services/user/v2/users/42/jobs';
const LIST = `GET ${CALL}`;
const SAVE = `POST ${CALL}`;
const job = (id: string) => ({ id, title: `Job ${id}`, url: `/careers/jobs/${id}` });

/** An account that has the positions `ids`, and accepts every change. */
function account(ids: string[] = [], more: Record<string, Answerer> = {}) {
  const jobs = ids.map(job);
  const save = ({ json }: Call) => {
    const { jobId } = json as { jobId: string };
    jobs.unshift(job(jobId));
    return { status: 201, json };
  };
  const remove = (id: string) => () => {
    jobs.splice(
      jobs.findIndex((saved) => saved.id === id),
      1,
    );
    return { status: 204 };
  };
  const removals = Object.fromEntries(['1', '2', '3'].map((id) => [`DELETE ${CALL}/${id}`, remove(id)]));
  return fakeServices({ [LIST]: () => ({ json: { jobs } }), [SAVE]: save, ...removals, ...more });
}

function open() {
  const user = userEvent.setup();
  const view = render(
    <>
      <LaterButton job={job('1')} />
      <LaterJobs level={2} />
    </>,
  );
  return { ...view, user };
}
const later = () => screen.findByRole('button', { name: /^Apply later ?: Job 1$/ });
const listed = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const announced = (text: string) => waitFor(() => expect(document.body).toHaveTextContent(text));
const stored = () => Object.values(localStorage).join();

beforeEach(forgetEverything);

test('a position stays on the device of an anonymous visitor, and nothing is requested', async () => {
  const { calls } = account();
  const { user } = open();
  await user.click(await later());
  await announced('Job 1 is in your list on this device.');
  expect(listed()).toEqual(['Job 1']);
  expect(calls).toEqual([]);
});

test('a signed-in user sees the positions of the account, and saves and removes there', async () => {
  const services = account(['3', '2']);
  act(() => signInBefore());
  const { user } = open();
  await waitFor(() => expect(listed()).toEqual(['Job 3', 'Job 2']));
  await user.click(await later());
  await announced('Job 1 is in your list.');
  expect(services.callsOf(SAVE).map(({ json }) => json)).toEqual([{ jobId: '1' }]);
  await user.click(screen.getByRole('button', { name: /^Remove from list ?: Job 3$/ }));
  await waitFor(() => expect(services.callsOf(`DELETE ${CALL}/3`)).toHaveLength(1));
  await announced('Job 3 is no longer in your list.');
  expect(listed()).toEqual(['Job 1', 'Job 2']);
});

test('positions of the device move into the account at sign-in, and leave the device', async () => {
  const services = account(['3']);
  const { user } = open();
  await user.click(await later());
  act(() => signInBefore());
  await waitFor(() => expect(services.callsOf(SAVE)).toHaveLength(1));
  await waitFor(() => expect(localStorage.getItem('inlay:visitor:apply-later')).toBe('[]'));
  expect(listed()).toEqual(['Job 1', 'Job 3']);
});

test('a sign-out leaves nothing of the account on the device', async () => {
  account(['3']);
  act(() => signInBefore());
  const { user } = open();
  await screen.findByText('Job 3');
  await user.click(await later());
  await announced('Job 1 is in your list.');
  act(() => endSession('visitor'));
  expect(listed()).toEqual([]);
  expect(stored()).not.toMatch(/Job \d/);
});

test('an expired session hides the positions of the account', async () => {
  account(['3']);
  act(() => signInBefore());
  open();
  await screen.findByText('Job 3');
  act(() => endSession('expired'));
  expect(listed()).toEqual([]);
  expect(stored()).not.toContain('Job 3');
});

test.each([404, 405, 501])('a back end that answers %s keeps positions on the device', async (status) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { callsOf } = account([], { [LIST]: { status } });
  act(() => signInBefore());
  const { user } = open();
  await user.click(await later());
  await announced('Job 1 is in your list on this device.');
  expect(listed()).toEqual(['Job 1']);
  expect(callsOf(SAVE)).toEqual([]);
  if (status === 404) expect(warn).toHaveBeenCalledWith(expect.stringContaining('services.user.paths.savedJobs'));
  warn.mockRestore();
});

test('a position that the account does not know stays on the device, and is not sent again', async () => {
  const { callsOf } = account([], { [SAVE]: { status: 404, json: { error: { code: 4004 } } } });
  act(() => signInBefore());
  const { user, unmount } = open();
  await user.click(await later());
  await announced('Job 1 is in your list on this device.');
  unmount();
  act(() => endSession('expired'));
  act(() => signInBefore());
  open();
  await waitFor(() => expect(callsOf(LIST)).toHaveLength(2));
  expect(listed()).toEqual(['Job 1']);
  expect(callsOf(SAVE)).toHaveLength(1);
});

test('while the service is down, a position waits on the device, and moves with the next page', async () => {
  const services = account([], { [LIST]: { status: 500 }, [SAVE]: { status: 500 } });
  act(() => signInBefore());
  const { user, unmount } = open();
  await user.click(await later());
  await waitFor(() => expect(services.callsOf(SAVE)).toHaveLength(1), { timeout: 5000 });
  await announced('Job 1 is in your list on this device.');
  unmount();
  services.answer(LIST, { json: { jobs: [] } });
  services.answer(SAVE, { status: 201 });
  open();
  await waitFor(() => expect(services.callsOf(SAVE)).toHaveLength(2));
  await waitFor(() => expect(localStorage.getItem('inlay:visitor:apply-later')).toBe('[]'));
});

test('a position that the account could not remove comes back, with a message', async () => {
  account(['3'], { [`DELETE ${CALL}/3`]: { status: 500 } });
  act(() => signInBefore());
  const { user } = open();
  const list = within(await screen.findByRole('region', { name: 'To apply later (1)' }));
  await user.click(list.getByRole('button', { name: /^Remove from list ?: Job 3$/ }));
  await announced('Job 3 could not be removed. Try again.');
  expect(listed()).toEqual(['Job 3']);
});
