import { act, screen, waitFor } from 'testing';
import { localStore, storageKey, subscribe } from '../../src/core';
import { endSession, isSignedIn } from '../../src/session';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, type Answer, type Answerer } from '../../tests/setup/services';
import { forgetEverything, signInBefore } from '../../tests/setup/visitor';
import saveArticle from './index';

const SAVE = 'POST /services/user/v2/users/42/articles';
const UNSAVE = 'DELETE /services/user/v2/users/42/articles/the-quiet-factory/en';

const html =
  '<div data-module="save-article" data-article-id="the-quiet-factory" data-article-language="en"><a href="/account/sign-in">Save</a></div>';
const button = () => screen.getByRole('button', { name: /^Saved?/ });

const services = (more: Record<string, Answerer> = {}) =>
  fakeServices({ [SAVE]: { status: 201, json: {} }, [UNSAVE]: { status: 204 }, ...more });
const open = (placeholder = html) =>
  mountPlaceholder(placeholder, saveArticle, { page: { contentId: 'hydrogen-grows-up' } });

beforeEach(forgetEverything);

describe('for a signed-in reader', () => {
  beforeEach(() => act(() => signInBefore()));

  test('saves an article and takes it off again', async () => {
    const { callsOf } = services();
    const events: unknown[] = [];
    const stops = (['article-saved', 'article-unsaved'] as const).map((name) =>
      subscribe(name, (detail) => events.push([name, detail])),
    );
    const { user } = await open();
    expect(button()).toHaveTextContent('Save');
    await user.click(button());
    await waitFor(() => expect(button()).toHaveTextContent('Saved'));
    expect(callsOf(SAVE)[0]!.json).toEqual({ articleId: 'the-quiet-factory', language: 'en' });
    await user.click(button());
    await waitFor(() => expect(button()).toHaveTextContent(/^Save$/));
    expect(callsOf(UNSAVE)).toHaveLength(1);
    expect(events).toEqual([
      ['article-saved', { articleId: 'the-quiet-factory', language: 'en' }],
      ['article-unsaved', { articleId: 'the-quiet-factory', language: 'en' }],
    ]);
    for (const stop of stops) stop();
  });

  test.each([
    ['signs out', () => endSession('visitor')],
    ['signs out, and another signs in', () => (endSession('visitor'), signInBefore({ id: '7' }))],
    ['is followed by another', () => signInBefore({ id: '7' })],
  ])('who %s before the response leaves nothing to save for the next', async (_, signOut) => {
    let respond = (_response: Answer) => {};
    services({ [SAVE]: () => new Promise<Answer>((resolve) => (respond = resolve)) });
    const { user } = await open();
    await user.click(button());
    act(() => void signOut());
    await act(async () => respond({ status: 201, json: {} }));
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy', 'true'));
    expect(button()).toHaveTextContent(/^Save$/);
    expect(screen.queryByText(/Sign in/)).toBeNull();
    expect(localStore.get('pending-action')).toBeNull();
    expect(localStore.get('articles') ?? '').not.toContain('the-quiet-factory');
  });

  test('learns that the network is gone, and may try again', async () => {
    services({ [SAVE]: 'offline' });
    const { user } = await open();
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('The article could not be saved. Please try again.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
  });

  test('sees at all places, and in all tabs, what is saved', async () => {
    services();
    const { user } = await open();
    await open();
    const [first] = screen.getAllByRole('button', { name: 'Save' });
    await user.click(first!);
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Saved/ })).toHaveLength(2));

    localStore.setJson('articles', {});
    act(() => void dispatchEvent(new StorageEvent('storage', { key: storageKey('articles') })));
    expect(screen.getAllByRole('button', { name: 'Save' })).toHaveLength(2);
  });

  test('is asked first where the editor wants it, and may keep the article', async () => {
    const { callsOf } = services();
    localStore.setJson('articles', { 'the-quiet-factory_en': { id: 'the-quiet-factory', language: 'en' } });
    const { user } = await open(html.replace('data-article-language', 'data-confirm data-article-language'));
    await user.click(button());
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(callsOf(UNSAVE)).toHaveLength(0);
    await user.click(button());
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(callsOf(UNSAVE)).toHaveLength(1));
  });

  test('sends one request for a double click, and the button is busy meanwhile', async () => {
    const { callsOf } = services({ [SAVE]: 'never' });
    const { user } = await open();
    await user.dblClick(button());
    expect(callsOf(SAVE)).toHaveLength(1);
    expect(button()).toHaveAttribute('aria-busy', 'true');
  });

  test('is asked to sign in when the session has ended in the middle, and loses nothing', async () => {
    const { answer } = services({ [SAVE]: { status: 401 } });
    const { user } = await open();
    await user.click(button());
    expect(await screen.findByRole('dialog', { name: 'Save it for later' })).toBeVisible();
    answer(SAVE, { status: 201, json: {} });
    act(() => signInBefore({ firstName: 'Ingrid-Marie' }));
    await waitFor(() => expect(button()).toHaveTextContent('Saved'));
  });

  test('whose session ends in the middle of taking it off gets that done after the next sign-in', async () => {
    const { answer, callsOf } = services({ [UNSAVE]: { status: 401 } });
    localStore.setJson('articles', { 'the-quiet-factory_en': { id: 'the-quiet-factory', language: 'en' } });
    const { user } = await open();
    await user.click(button());
    expect(await screen.findByRole('dialog', { name: 'Remove from saved articles?' })).toHaveTextContent(
      'Sign in again',
    );
    answer(UNSAVE, { status: 204 });
    act(() => signInBefore({ firstName: 'Ingrid-Marie', articles: [{ id: 'the-quiet-factory', language: 'en' }] }));
    await waitFor(() => expect(callsOf(UNSAVE)).toHaveLength(2));
    await waitFor(() => expect(button()).toHaveTextContent(/^Save$/));
    expect(callsOf(SAVE)).toHaveLength(0);
  });
});

describe('for an anonymous visitor', () => {
  test('is offered to, comes back to the same place, and finds the article saved', async () => {
    history.replaceState(null, '', '/insights/the-quiet-factory');
    const { callsOf } = services();
    const { user } = await open();
    await user.click(button());
    const way = await screen.findByRole('link', { name: 'Sign in' });
    expect(way).toHaveAttribute('href', '/account/sign-in?redirectUrl=%2Finsights%2Fthe-quiet-factory');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      expect.stringContaining('/account/sign-up?redirectUrl='),
    );
    expect(callsOf(SAVE)).toHaveLength(0);

    act(() => signInBefore());
    await waitFor(() => expect(callsOf(SAVE)).toHaveLength(1));
    await waitFor(() => expect(screen.getAllByText('Added to your saved articles.')[0]).toBeVisible());
    expect(button()).toHaveTextContent('Saved');
    expect(isSignedIn()).toBe(true);
  });

  test('leaves the offer by Escape and is back at the control', async () => {
    services();
    const { user } = await open();
    await user.click(button());
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  test('gets only the article saved that was meant', async () => {
    const { calls } = services();
    const { user, unmount } = await open();
    await user.click(button());
    unmount();
    await open('<div data-module="save-article" data-article-id="another" data-article-language="en"></div>');
    await act(async () => signInBefore());
    expect(calls.filter(({ operation }) => operation.startsWith('POST'))).toHaveLength(0);
  });
});

test('the article of the page is meant where the placeholder names none', async () => {
  services();
  act(() => signInBefore());
  await open('<div data-module="save-article"></div>');
  expect(button()).toHaveTextContent('Saved');
});

test('a placeholder that could not know its article says so to the editor and keeps its link', async () => {
  await expect(
    mountPlaceholder('<div data-module="save-article"><a href="/account/sign-in">Save</a></div>', saveArticle, {
      page: {},
    }),
  ).rejects.toThrow(/nothing says which article this is/);
  expect(screen.getByRole('link', { name: 'Save' })).toBeVisible();
});
