import { createStates, type States } from './state';
import type { Module } from '../contract';

const quiz: Module = { name: 'quiz' };

let log: string[];
let states: States;
let element: HTMLElement;

/** The callbacks of loader and runtime, with a log of their calls. */
function open(fakes: Partial<Parameters<typeof createStates>[0]> = {}) {
  states = createStates({
    unmount: () => log.push('unmount'),
    noteError: (_, { message }) => log.push(`note ${message}`),
    onSettled: () => log.push('settled'),
    ...fakes,
  });
}

function add(load = 'visible') {
  states.add(element, { module: 'quiz', definition: quiz, load, state: 'unknown' });
}

function load(strategy?: string) {
  add(strategy);
  states.startLoading(element);
}

const stateOf = () => [states.entries.get(element)?.state, element.dataset.state];

beforeEach(() => {
  log = [];
  element = document.createElement('div');
  document.body.append(element);
  for (const type of ['inlay:mount', 'inlay:unmount', 'inlay:error'])
    element.addEventListener(type, (event) =>
      log.push(`${type} ${JSON.stringify((event as CustomEvent<object>).detail)}`),
    );
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => log.push(`console ${String(parts[0])}`));
  open();
});

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test('a placeholder goes from pending through loading to mounted, also in its attribute', () => {
  add();
  expect(stateOf()).toEqual(['pending', 'pending']);
  states.startLoading(element);
  expect(stateOf()).toEqual(['loading', 'loading']);
  states.markMounted(element, 12.6);
  expect(stateOf()).toEqual(['mounted', 'mounted']);
  expect(states.entries.get(element)!.mountedAt).toBe(13);
  expect(log).toEqual(['inlay:mount {"module":"quiz"}']);
});

test('leaves elements with other names unchanged', () => {
  states.add(element, { module: 'govuk-button', definition: undefined, load: '', state: 'unknown' });
  expect(states.startLoading(element)).toBeUndefined();
  expect(element.outerHTML).toBe('<div></div>');
});

test.each([
  ['loads once, however often it becomes due', () => states.startLoading(element), 'loading'],
  ['that failed meanwhile is not mounted', () => states.markFailed(element, new Error('late')), 'failed'],
])('a placeholder %s', (_what, act, state) => {
  load();
  act();
  expect(states.startLoading(element)).toBeUndefined();
  if (state === 'failed') states.markMounted(element, 0);
  expect(element).toHaveAttribute('data-state', state);
});

test('one that was released meanwhile neither mounts nor fails', () => {
  load();
  states.release(element);
  states.markMounted(element, 0);
  states.markFailed(element, new Error('late'));
  expect(element).not.toHaveAttribute('data-state');
  expect(log).toEqual(['unmount']);
});

test('a failure is one message, one event and one note', () => {
  load();
  states.markFailed(element, new Error('quiz: has no questions'));
  expect(stateOf()).toEqual(['failed', 'failed']);
  expect(log).toEqual([
    'console Inlay: quiz: has no questions',
    'inlay:error {"module":"quiz","error":{}}',
    'note quiz: has no questions',
    'settled',
  ]);
});

test.each([
  ['null', null, 'quiz: threw null, which is not an Error'],
  ['undefined', undefined, 'quiz: threw undefined, which is not an Error'],
  ['a text', 'boom', 'quiz: threw boom, which is not an Error'],
  ['a number', 7, 'quiz: threw 7, which is not an Error'],
  ['an object without a prototype', Object.create(null), 'quiz: threw something, which is not an Error'],
  [
    'an error whose message cannot be read',
    Object.defineProperty(new Error(), 'message', {
      get() {
        throw new Error('gotcha');
      },
    }),
    'quiz: threw something, which is not an Error',
  ],
])('a widget that throws %s fails with a message that names it', (_what, thrown, message) => {
  load();
  states.markFailed(element, thrown);
  expect(stateOf()).toEqual(['failed', 'failed']);
  expect(log).toContain(`console Inlay: ${message}`);
  expect((states.entries.get(element)!.error as Error).cause).toBe(thrown);
});

test('an error that does not say which widget it is of is logged with its module', () => {
  load();
  states.markFailed(element, new Error('boom'));
  expect(log).toContain('console Inlay: quiz: boom');
});

test('a failure is complete even where the console, the runtime and the host throw', () => {
  const fails = () => {
    throw new Error('broken');
  };
  jest.spyOn(console, 'error').mockImplementation(fails);
  open({ noteError: fails, onSettled: fails, unmount: fails });
  load();
  expect(() => states.markFailed(element, null)).not.toThrow();
  expect(stateOf()).toEqual(['failed', 'failed']);
  expect(log).toEqual([expect.stringContaining('inlay:error')]);
  expect(() => states.release(element)).not.toThrow();
  expect(element).not.toHaveAttribute('data-state');
});

test('released, a mounted placeholder is unmounted and forgotten', () => {
  load();
  states.markMounted(element, 0);
  log = [];
  states.release(element);
  expect(log).toEqual(['unmount', 'inlay:unmount {"module":"quiz"}']);
  expect(states.entries.size).toBe(0);
  expect(element.outerHTML).toBe('<div></div>');
});

test('a listener that releases it again changes nothing', () => {
  load();
  states.markMounted(element, 0);
  log = [];
  element.addEventListener('inlay:unmount', () => states.release(element));
  states.release(element);
  expect(log).toEqual(['unmount', 'inlay:unmount {"module":"quiz"}']);
});

test('the page is settled once no eager placeholder is pending or loading', () => {
  load('eager');
  states.checkSettled();
  expect(log).toEqual([]);
  states.markMounted(element, 0);
  states.checkSettled();
  expect(log).toContain('settled');
});
