import { act, screen, waitFor } from 'testing';
import { localStore, subscribe } from '../../src/core';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, type Answerer } from '../../tests/setup/services';
import { forgetEverything, signInBefore } from '../../tests/setup/visitor';
import rateArticle from './index';

const RATE = 'POST /services/user/v2/users/42/ratings';
const html =
  '<div data-module="rate-article" data-article-id="the-quiet-factory" data-article-language="en"><a href="/account/sign-in">Sign in</a></div>';

const services = (answer: Answerer = { status: 201, json: {} }) => fakeServices({ [RATE]: answer });
const open = () => mountPlaceholder(html, rateArticle);
const stars = (count: number) => screen.getByRole('radio', { name: new RegExp(`^${count} stars? of 5$`) });
const storedRatings = () => localStore.getJson('ratings') as Record<string, { rating: number }>;

beforeEach(forgetEverything);

describe('for a signed-in reader', () => {
  beforeEach(() => act(() => signInBefore()));

  test('rates with one press; the rating shows immediately, is stored and announced', async () => {
    const { callsOf } = services();
    const events: unknown[] = [];
    const stop = subscribe('article-rated', (detail) => events.push(detail));
    const { user } = await open();
    await user.click(stars(4));
    expect(stars(4)).toBeChecked();
    await screen.findByText('Thank you. Your rating: 4 of 5.');
    expect(callsOf(RATE).map(({ json }) => json)).toEqual([
      { articleId: 'the-quiet-factory', language: 'en', rating: 4 },
    ]);
    expect(storedRatings()['the-quiet-factory_en']!.rating).toBe(4);
    expect(events).toEqual([{ articleId: 'the-quiet-factory', language: 'en', rating: 4 }]);
    stop();
  });

  test('looks at the stars with arrow keys, and sends a rating with Enter', async () => {
    const { callsOf } = services();
    const { user } = await open();
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(stars(3)).toBeChecked();
    expect(screen.getByText('3 of 5. Press Enter to send your rating.')).toBeVisible();
    expect(callsOf(RATE)).toHaveLength(0);
    await user.keyboard('{Enter}');
    await screen.findByText('Thank you. Your rating: 3 of 5.');
    expect(callsOf(RATE)).toHaveLength(1);
  });

  test('leaving the stars without Enter sends nothing', async () => {
    const { callsOf } = services();
    const { user } = await open();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    await user.tab();
    expect(screen.getByText('1 star: not useful. 5 stars: very useful.')).toBeVisible();
    expect(callsOf(RATE)).toHaveLength(0);
  });

  test('finds what they thought before, and may think again', async () => {
    services();
    localStore.setJson('ratings', {
      'the-quiet-factory_en': { articleId: 'the-quiet-factory', language: 'en', rating: 2 },
    });
    const { user } = await open();
    expect(stars(2)).toBeChecked();
    expect(screen.getByText('Your rating: 2 of 5.')).toBeVisible();
    await user.click(stars(5));
    await screen.findByText('Thank you. Your rating: 5 of 5.');
  });

  test.each([['a server error', { status: 500 }]])(
    '%s takes the rating back once it is dismissed, and can be tried again',
    async (_, answer) => {
      const { answer: change, callsOf } = services(answer);
      const { user } = await open();
      await user.click(stars(4));
      expect(await screen.findByRole('alert')).toHaveTextContent('Your rating could not be saved');
      expect(storedRatings()?.['the-quiet-factory_en']).toBeUndefined();
      change(RATE, { status: 201, json: {} });
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(callsOf(RATE)).toHaveLength(2));
      await screen.findByText('Thank you. Your rating: 4 of 5.');
    },
  );
});

test('no dialog opens while an anonymous visitor moves through the stars with arrow keys', async () => {
  services();
  const { user } = await open();
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard(' ');
  expect(await screen.findByRole('dialog', { name: 'Your opinion counts' })).toBeVisible();
});

test('an anonymous visitor is offered to sign in, and then sees the rating saved', async () => {
  const { callsOf } = services();
  const { user } = await open();
  await user.click(stars(5));
  expect(await screen.findByRole('dialog', { name: 'Your opinion counts' })).toBeVisible();
  expect(stars(5)).not.toBeChecked();
  expect(callsOf(RATE)).toHaveLength(0);
  act(() => signInBefore());
  await waitFor(() => expect(callsOf(RATE)).toHaveLength(1));
  await waitFor(() => expect(stars(5)).toBeChecked());
});

test('a rating that fails after the sign-in can be tried again, too', async () => {
  const { answer, callsOf } = services({ status: 500 });
  const { user } = await open();
  await user.click(stars(5));
  await screen.findByRole('dialog', { name: 'Your opinion counts' });
  act(() => signInBefore());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your rating could not be saved');
  answer(RATE, { status: 201, json: {} });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(callsOf(RATE)).toHaveLength(2));
  await waitFor(() => expect(stars(5)).toBeChecked());
});

test('a placeholder that could not know its article says so to the editor', async () => {
  await expect(
    mountPlaceholder('<div data-module="rate-article"><a href="/account/sign-in">Sign in</a></div>', rateArticle, {
      page: {},
    }),
  ).rejects.toThrow(/nothing says which article this is/);
});
