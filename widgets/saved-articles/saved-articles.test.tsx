import { act, screen, waitFor } from 'testing';
import { publish } from '../../src/core';
import { endSession } from '../../src/session';
import { storePendingAction } from '../../src/session/calls';
import { setCookie } from '../../src/core/storage/cookies';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, type Answer, type Answerer, type Call } from '../../tests/setup/services';
import { forgetEverything, signInBefore } from '../../tests/setup/visitor';
import savedArticles from './index';
import { storeJob } from '../../src/features/apply-later/change-jobs';
// As on a second visit: loading code takes time in tests.
import '../../src/features/apply-later';

const JOBS = '/services/user/v2/users/42/jobs';
const LIST = 'GET /services/user/api/v2/user/article';
const html = '<div data-module="saved-articles"><p>Sign in to see them.</p></div>';

const card = (number: number) => ({
  id: `a-${number}`,
  language: 'en',
  url: `/insights/a-${number}`,
  imageUrl: `/images/strata/a-${number}.svg`,
  title: `Article ${number}`,
  type: 'Report',
});
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const unsaveCall = (number: number) => `DELETE /services/user/v2/users/42/articles/a-${number}/en`;

/** A list as the service stores it: removing an item moves the rest up. */
function services(count: number, more: Record<string, Answerer> = {}) {
  const list = numbers(count);
  const answerPage = ({ url }: Call) => {
    const from = Number(url.searchParams.get('currentOffset'));
    return { json: { savedArticles: list.slice(from, from + 9).map(card), totalRecords: list.length } };
  };
  const removals = Object.fromEntries(
    numbers(count).map((number) => [unsaveCall(number), () => (list.splice(list.indexOf(number), 1), { status: 204 })]),
  );
  return fakeServices({ [LIST]: answerPage, ...removals, ...more });
}

async function open(count: number, more?: Record<string, Answerer>, placeholder = html) {
  const faked = services(count, more);
  act(() => signInBefore());
  return { ...faked, ...(await mountPlaceholder(placeholder, savedArticles)) };
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const removeButton = (number: number) => screen.getByRole('button', { name: `Remove Article ${number}` });

beforeEach(forgetEverything);

test('a card shows the summary, the date and whether it is for registered readers', async () => {
  fakeServices({
    [LIST]: {
      json: {
        savedArticles: [
          { ...card(1), description: 'What the presses do at night.', publishedAt: '2026-10-22', isGated: true },
          card(2),
        ],
        totalRecords: 2,
      },
    },
  });
  act(() => signInBefore());
  await mountPlaceholder(html, savedArticles);
  expect(await screen.findByText('What the presses do at night.')).toBeVisible();
  expect(screen.getByText(/Oct/)).toHaveAttribute('datetime', '2026-10-22');
  expect(screen.getAllByText('For registered readers')).toHaveLength(1);
});

test('nine cards at a time, until there are no more', async () => {
  const { user, callsOf } = await open(11);
  await screen.findByText('11 articles');
  expect(titles()).toEqual(numbers(9).map((number) => `Article ${number}`));
  expect(screen.getByRole('link', { name: 'Article 1' })).toHaveAttribute('href', '/insights/a-1');
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(titles()).toHaveLength(11));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Article 10' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  expect(callsOf(LIST).map(({ url }) => url.search)).toEqual([
    '?currentOffset=0&pageSize=9',
    '?currentOffset=9&pageSize=9',
  ]);
});

test('an article leaves the list after a question, and the total with it', async () => {
  const { user, callsOf } = await open(11);
  await screen.findByText('11 articles');
  await user.click(removeButton(2));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(callsOf(unsaveCall(2))).toHaveLength(0);

  await user.click(removeButton(2));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByText('10 articles');
  expect(titles()).not.toContain('Article 2');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Article 3' })).toHaveFocus());

  // The service's pages have moved up by one: no item is skipped.
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(titles()).toHaveLength(10));
  expect(titles()).toContain('Article 10');
});

test('the last one leaves an invitation to find more', async () => {
  const { user } = await open(1, {}, html.replace('>', ' data-unconfirmed>'));
  await user.click(await screen.findByRole('button', { name: 'Remove Article 1' }));
  const none = await screen.findByText(/No saved articles yet/);
  await waitFor(() => expect(none).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Browse articles' })).toHaveAttribute('href', '/');
});

test('articles that the server listed and the service no longer knows leave the focus where it is', async () => {
  await open(
    0,
    {},
    '<div data-module="saved-articles"><ul><li data-item="articles" data-id="a-1" data-language="en"><a data-field="title" href="/insights/a-1">Article 1</a></li></ul></div>',
  );
  await screen.findByText(/No saved articles yet/);
  // All effects of the empty list have run.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(document.body).toHaveFocus();
});

test('an article that could not be removed stays with an error beside it, and can be tried again', async () => {
  const { user, answer: change } = await open(
    2,
    { [unsaveCall(1)]: { status: 500 } },
    html.replace('>', ' data-unconfirmed>'),
  );
  await user.click(await screen.findByRole('button', { name: 'Remove Article 1' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be removed');
  expect(titles()).toContain('Article 1');
  change(unsaveCall(1), { status: 204 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(titles()).toEqual(['Article 2']));
});

test('an article that could not be taken off, and leaves the list from elsewhere, does not take the focus along', async () => {
  const { user } = await open(1, { [unsaveCall(1)]: { status: 500 } }, html.replace('>', ' data-unconfirmed>'));
  await user.click(await screen.findByRole('button', { name: 'Remove Article 1' }));
  await screen.findByRole('alert');
  act(() => publish('article-unsaved', { articleId: 'a-1', language: 'en' }));
  const none = await screen.findByText(/No saved articles yet/);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(none).not.toHaveFocus();
});

test('a removal that the end of the session interrupted is finished after the sign-in', async () => {
  storePendingAction({ action: 'unsave-article', detail: { articleId: 'a-2', language: 'en' } });
  const { callsOf } = await open(3);
  await waitFor(() => expect(callsOf(unsaveCall(2))).toHaveLength(1));
  await screen.findByText('2 articles');
});

test('what is taken off elsewhere on the page leaves the list', async () => {
  await open(3);
  await screen.findByText('3 articles');
  act(() => publish('article-unsaved', { articleId: 'a-1', language: 'en' }));
  await screen.findByText('2 articles');
});

test('a list that fails to load can be requested again', async () => {
  const { user, answer } = await open(2, { [LIST]: { status: 404 } });
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  answer(LIST, { json: { savedArticles: [card(1)], totalRecords: 1 } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('1 article');
  expect(document.body).not.toHaveFocus();
});

test('a next page that cannot be fetched keeps the first', async () => {
  const { user, answer } = await open(11);
  await screen.findByText('11 articles');
  answer(LIST, { status: 404 });
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(titles()).toHaveLength(9);
});

test('what the server listed shows until the service has answered', async () => {
  await open(
    2,
    { [LIST]: 'never' },
    '<div data-module="saved-articles"><ul><li data-item="articles"><data data-field="id" value="a-1"></data><a data-field="title" href="/insights/a-1">Article 1</a></li></ul></div>',
  );
  expect(titles()).toEqual(['Article 1']);
});

test('an anonymous visitor is asked to sign in, and nothing is fetched', async () => {
  const { calls } = services(3);
  await mountPlaceholder(html, savedArticles);
  expect(screen.getByText('Sign in to see the articles you saved.')).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('shows nothing to a visitor who has to sign in again', async () => {
  const { calls } = services(3);
  act(() => {
    setCookie('inlay_relogin', '1');
    signInBefore();
    setCookie('inlay_relogin', '1');
  });
  const { syncSession } = await import('../../src/session');
  act(() => syncSession());
  await mountPlaceholder(html, savedArticles);
  expect(screen.getByText(/Sign in again to see your saved articles/)).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('signing out takes the list away', async () => {
  await open(2);
  await screen.findByText('2 articles');
  act(() => endSession('visitor'));
  expect(screen.queryByText('Article 1')).not.toBeInTheDocument();
});

test('positions kept on the device are listed with the articles, also without an account, and go with a sign-out', async () => {
  await storeJob({ id: '1961', title: 'Hydrogen analyst', url: '/careers/jobs/hydrogen-analyst' });
  const placeholder = html.replace('>', ' data-apply-later>');
  const { unmount } = await mountPlaceholder(placeholder, savedArticles);
  expect(screen.getByText('Sign in to see the articles you saved.')).toBeVisible();
  const link = await screen.findByRole('link', { name: 'Hydrogen analyst' });
  expect(link).toHaveAttribute('href', '/careers/jobs/hydrogen-analyst');
  unmount();
  await open(1, { [`GET ${JOBS}`]: { json: { jobs: [] } }, [`POST ${JOBS}`]: { status: 201 } }, placeholder);
  await screen.findByText('1 article');
  expect(await screen.findByRole('heading', { name: 'To apply later (1)' })).toBeVisible();
  act(() => endSession('visitor'));
  await waitFor(() => expect(screen.queryByText('Hydrogen analyst')).not.toBeInTheDocument());
});

test('an article that is removed while the list loads does not come back with it', async () => {
  let respond = (_response: Answer) => {};
  await open(0, { [LIST]: () => new Promise<Answer>((resolve) => (respond = resolve)) });
  act(() => publish('article-unsaved', { articleId: 'a-1', language: 'en' }));
  await act(async () => respond({ json: { savedArticles: [card(1), card(2)], totalRecords: 2 } }));
  expect(await screen.findByText('1 article')).toBeVisible();
  expect(titles()).toEqual(['Article 2']);
});
