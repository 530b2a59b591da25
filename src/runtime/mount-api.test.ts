import type { Module } from '../contract';
import { createStates, type LoaderHost } from '../lifecycle';
import { mountByApi } from './mount-api';

const card: Module = { name: 'card' };
const states = createStates({ unmount() {}, noteError() {}, onSettled() {} });
const host = { states, modules: new Map([['card', card]]), loadNow() {} } as Partial<LoaderHost> as LoaderHost;

/** The result of `inlay.mount` so far. */
function mounting(element: Element) {
  const results: unknown[] = [];
  mountByApi(host, element, 'card').then(
    () => results.push('mounted'),
    (error: Error) => results.push(error.message),
  );
  return results;
}
const dispatch = (target: Element, type: string, detail: object = {}) =>
  target.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a placeholder within the element does not settle the promise', async () => {
  document.body.innerHTML = '<div><p data-module="quiz"></p></div>';
  const element = document.body.firstElementChild!;
  const results = mounting(element);
  dispatch(element.firstElementChild!, 'inlay:error', { error: new Error('quiz: has no questions') });
  dispatch(element.firstElementChild!, 'inlay:mount');
  await settled();
  expect(results).toEqual([]);
  dispatch(element, 'inlay:mount');
  await settled();
  expect(results).toEqual(['mounted']);
});

test('the error of the element rejects it', async () => {
  document.body.innerHTML = '<div></div>';
  const element = document.body.firstElementChild!;
  const results = mounting(element);
  dispatch(element, 'inlay:error', { error: new Error('card: has no title') });
  await settled();
  expect(results).toEqual(['card: has no title']);
});
