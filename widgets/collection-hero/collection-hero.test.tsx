import { act, screen } from 'testing';
import { endSession } from '../../src/session';
import { mountPlaceholder } from '../../tests/setup/mount';
import { forgetEverything, signInBefore } from '../../tests/setup/visitor';
import collectionHero from './index';

const html = (attributes = 'data-registration-required') => `
  <div data-module="collection-hero" ${attributes}>
    <img data-field="heroImage" src="/tide.svg" alt="Waves of arcs" width="1000" height="1000">
    <h1 data-field="title">The quiet factory, complete</h1>
    <p><a data-field="collectionFile" href="/reports/the quiet factory.pdf">The quiet factory</a> <data data-field="pageCount" value="3">3 pages</data></p>
  </div>`;
const link = () => screen.getByRole('link', { name: /The quiet factory \(3 pages\)/ });

beforeEach(forgetEverything);

test('a visitor is led to the download route with the encoded address of the file', async () => {
  await mountPlaceholder(html(), collectionHero);
  expect(link()).toHaveAttribute('href', '#/download/%2Freports%2Fthe%2520quiet%2520factory.pdf');
  expect(link()).toHaveTextContent('sign in first');
});

test('a signed-in visitor gets the file itself, until they leave', async () => {
  signInBefore();
  await mountPlaceholder(html(), collectionHero);
  expect(link()).toHaveAttribute('href', '/reports/the%20quiet%20factory.pdf');
  act(() => endSession('visitor'));
  expect(link()).toHaveAttribute('href', '#/download/%2Freports%2Fthe%2520quiet%2520factory.pdf');
});

test('an editor gets a note where no router would ask for the sign-in', async () => {
  const { notes } = await mountPlaceholder(html(), collectionHero, { mode: 'edit' });
  expect(notes()).toEqual([expect.stringContaining('this page has no auth-router')]);
});
