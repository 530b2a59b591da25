import { waitFor } from 'testing';
import { fakeServices } from '../../tests/setup/services';
import { forgetEverything, signInBefore } from '../../tests/setup/visitor';
import { configure } from '../core/config';
import { HttpError } from '../http';
import { dropPendingAction, storePendingAction, onPendingAction } from './calls';
import { endSession } from './change';

const STEEL = { articleId: 'steel', language: 'en' };
let stops: (() => void)[] = [];
const on = (...actionArguments: Parameters<typeof onPendingAction>) => stops.push(onPendingAction(...actionArguments));

/** Long enough for another pending action to complete. */
async function othersAreThrough() {
  const through = jest.fn();
  storePendingAction({ action: 'print', detail: {} });
  on('print', through);
  await waitFor(() => expect(through).toHaveBeenCalledTimes(1));
}

beforeEach(() => {
  configure([]);
  fakeServices();
});
afterEach(() => {
  stops.forEach((stop) => stop());
  stops = [];
  forgetEverything();
});

test('an action that needs a session completes automatically after the sign-in', async () => {
  const save = jest.fn();
  on('save-article', save);
  storePendingAction({ action: 'save-article', detail: STEEL });
  expect(save).not.toHaveBeenCalled();
  signInBefore();
  await waitFor(() => expect(save.mock.calls).toEqual([[STEEL]]));
});

test('it completes on the page that the visitor comes back to', async () => {
  storePendingAction({ action: 'save-article', detail: STEEL });
  signInBefore();
  const save = jest.fn();
  on('save-article', save);
  await waitFor(() => expect(save).toHaveBeenCalledWith(STEEL));
});

test('it completes once, even with several handlers', async () => {
  const [first, second] = [jest.fn(), jest.fn()];
  on('save-article', first);
  on('save-article', second);
  storePendingAction({ action: 'save-article', detail: STEEL });
  signInBefore();
  await waitFor(() => expect(first.mock.calls.length + second.mock.calls.length).toBe(1));
  await othersAreThrough();
  expect(first.mock.calls.length + second.mock.calls.length).toBe(1);
});

test('it is not completed for another visitor than the one whose session had ended', () => {
  signInBefore();
  endSession('expired');
  storePendingAction({ action: 'save-article', detail: STEEL });
  signInBefore({ id: 'another' });
  expect(localStorage.getItem('inlay:pending-action')).toBeNull();
});

test('it is not completed for another visitor in another tab', async () => {
  signInBefore();
  endSession('expired');
  storePendingAction({ action: 'save-article', detail: STEEL });
  sessionStorage.clear();
  const save = jest.fn();
  on('save-article', save);
  signInBefore({ id: 'another' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(save).not.toHaveBeenCalled();
});

test('it is forgotten on sign-out', () => {
  storePendingAction({ action: 'save-article', detail: STEEL });
  signInBefore();
  endSession('visitor');
  expect(localStorage.getItem('inlay:pending-action')).toBeNull();
});

test('a widget that has gone leaves it to the next', async () => {
  const [gone, next] = [jest.fn(), jest.fn()];
  storePendingAction({ action: 'save-article', detail: STEEL });
  signInBefore();
  onPendingAction('save-article', gone)();
  on('save-article', next);
  await waitFor(() => expect(next).toHaveBeenCalledTimes(1));
  expect(gone).not.toHaveBeenCalled();
});

test('it waits for the widget that it belongs to', async () => {
  const [other, ofThisArticle] = [jest.fn(), jest.fn()];
  storePendingAction({ action: 'save-article', detail: STEEL });
  signInBefore();
  on('rate-article', other);
  on('save-article', other, ({ articleId }) => articleId === 'water');
  on('save-article', ofThisArticle, ({ articleId }) => articleId === 'steel');
  await waitFor(() => expect(ofThisArticle).toHaveBeenCalledTimes(1));
  expect(other).not.toHaveBeenCalled();
});

test.each<[string, () => void]>([
  ['was given up', dropPendingAction],
  ['is older than an evening', () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 13 * 3600_000)],
  ['was broken in storage', () => localStorage.setItem('inlay:pending-action', '{"action": "save-article"')],
  [
    'lacks its detail',
    () => localStorage.setItem('inlay:pending-action', '{"action": "save-article", "keptAt": 9999999999999}'),
  ],
  ['is no object', () => localStorage.setItem('inlay:pending-action', '"save-article"')],
])('one that %s does not complete', async (_what, spoil) => {
  const save = jest.fn();
  on('save-article', save);
  storePendingAction({ action: 'save-article', detail: STEEL });
  spoil();
  signInBefore();
  jest.restoreAllMocks();
  await othersAreThrough();
  expect(save).not.toHaveBeenCalled();
});

test('a page that is left before it is done leaves it to the next', async () => {
  storePendingAction({ action: 'save-article', detail: STEEL });
  signInBefore();
  let finish = () => {};
  const save = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  on('save-article', save);
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(localStorage.getItem('inlay:pending-action')).toContain('steel');
  finish();
  await waitFor(() => expect(localStorage.getItem('inlay:pending-action')).toBeNull());
});

test.each(['offline', 'timeout', 'aborted'] as const)(
  'without a response (%s) is left to the next page',
  async (kind) => {
    storePendingAction({ action: 'save-article', detail: STEEL });
    signInBefore();
    const save = jest.fn().mockRejectedValueOnce(new HttpError(kind, 'saveArticle')).mockResolvedValue(undefined);
    on('save-article', save);
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(localStorage.getItem('inlay:pending-action')).toContain('steel');
    on('save-article', save);
    await waitFor(() => expect(localStorage.getItem('inlay:pending-action')).toBeNull());
    expect(save).toHaveBeenCalledTimes(2);
  },
);

test('that is rejected is not retried', async () => {
  storePendingAction({ action: 'save-article', detail: STEEL });
  signInBefore();
  on('save-article', () => Promise.reject(new HttpError('status', 'saveArticle', { status: 500 })));
  await waitFor(() => expect(localStorage.getItem('inlay:pending-action')).toBeNull());
});

test('reports a programming error and keeps the pending action', async () => {
  const fault = new TypeError('article is undefined');
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
  storePendingAction({ action: 'save-article', detail: STEEL });
  signInBefore();
  on('save-article', () => {
    throw fault;
  });
  await waitFor(() => expect(reported).toHaveBeenCalledWith(expect.stringContaining('an action failed'), fault));
  reported.mockRestore();
  expect(localStorage.getItem('inlay:pending-action')).toContain('steel');
});

test('that is stored while another completes waits for the next session', async () => {
  storePendingAction({ action: 'save-article', detail: STEEL });
  signInBefore();
  const complete = jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    storePendingAction({ action: 'save-article', detail: { ...STEEL, language: 'de' } });
  });
  on('save-article', complete);
  await waitFor(() => expect(localStorage.getItem('inlay:pending-action')).toContain('"de"'));
  await othersAreThrough();
  expect(complete).toHaveBeenCalledTimes(1);
});
