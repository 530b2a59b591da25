import { waitFor } from 'testing';
import { fakeServices } from '../../tests/setup/services';
import type { Module } from '../contract';
import { defineMessages, setLanguage, translate } from '../core';
import type { LoaderHost } from '../lifecycle';
import { complete, enqueue, openQueue } from './queue';

const box = { name: 'box', widget: {} } as Module;

afterEach(() => Reflect.deleteProperty(window, 'scheduler'));

test('a widget is complete in a later task than the one that evaluated its code', async () => {
  let startTask = () => {};
  const postTask = () => new Promise<void>((resolve) => (startTask = resolve));
  Object.assign(window, { scheduler: { postTask } });
  const onComplete = jest.fn();
  const completing = complete(box).then(onComplete);
  await new Promise((resolve) => setTimeout(resolve));
  expect(onComplete).not.toHaveBeenCalled();
  startTask();
  await completing;
  expect(onComplete).toHaveBeenCalledTimes(1);
});

test('a scheduler that fails does not stop a widget', async () => {
  Object.assign(window, { scheduler: { postTask: () => Promise.reject(new Error('replaced by the host')) } });
  await expect(complete(box)).resolves.toBeUndefined();
});

test.each([
  ['en', 'fr'],
  ['de', 'en'],
])('on a page in "%s", a placeholder in "%s" gets the texts of the site in its language', async (page, ownLanguage) => {
  setLanguage(page);
  fakeServices({ [`GET /services/content/dictionary/${ownLanguage}`]: { json: { 'quiz.next': 'Own text' } } });
  const states = { entries: new Map(), checkSettled() {} };
  openQueue({ states, syncHostMutations() {}, fetchTexts: async () => undefined } as unknown as LoaderHost);
  document.body.innerHTML = `<div data-module="quiz" data-language="${ownLanguage}"></div>`;
  enqueue(document.body.firstElementChild!);
  const messages = defineMessages('quiz', { next: { en: 'Next', de: 'Weiter' } });
  await waitFor(() => expect(translate(messages, ownLanguage)('next')).toBe('Own text'));
  setLanguage(undefined);
});
