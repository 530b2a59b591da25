import type { Module } from '../contract';
import { createRegistry, type Registry } from './registry';
import { createStates, type States } from './state';

const modules = new Map<string, Module>([
  ['quiz', { name: 'quiz' }],
  ['tabs', { name: 'tabs', load: 'idle' }],
]);

let found: string[];
let unknown: string[];
let states: States;
let registry: Registry;

/** A registry's observer is never disconnected, so each test has its own list. */
function open(onFound: (element: Element) => void = () => {}) {
  const ownCalls: string[] = [];
  found = ownCalls;
  states = createStates({ unmount: () => {}, noteError: () => {}, onSettled: () => {} });
  registry = createRegistry({
    states,
    moduleOf: (name) => modules.get(name),
    onFound(element, load) {
      ownCalls.push(`${element.id || element.getAttribute('data-module')}: ${load}`);
      onFound(element);
    },
    onUnknown: (_, name, isPrefixed) => unknown.push(`${name} ${isPrefixed ? 'of ours' : 'of anyone'}`),
  });
}

function write(html: string) {
  document.body.innerHTML = html;
}

const quiz = (id: string) => `<div id="${id}" data-module="quiz"></div>`;
const byId = (id: string) => document.getElementById(id)!;
const ids = () => [...states.entries.keys()].map(({ id }) => id);

/** Observers report in a microtask. */
const observed = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  unknown = [];
  open();
});

test('finds placeholders in the order of the page, each with its own strategy, its widget’s or visible', () => {
  write('<p data-module="quiz"></p><p data-module="tabs"></p><p data-module="inlay-tabs" data-load="eager"></p>');
  registry.scan();
  expect(found).toEqual(['quiz: visible', 'tabs: idle', 'inlay-tabs: eager']);
});

test('claims each once, however often the page is scanned', () => {
  write(quiz('a'));
  registry.scan();
  registry.scan();
  registry.scan(byId('a'));
  expect(found).toHaveLength(1);
});

test('reports a name that no module has, and whether the prefix makes it ours', () => {
  write('<p data-module="quizz"></p><p data-module="inlay-quizz"></p>');
  registry.scan();
  expect(unknown).toEqual(['quizz of anyone', 'quizz of ours']);
});

test('finds added placeholders, and releases removed and renamed ones', async () => {
  write(quiz('a') + quiz('b') + quiz('c'));
  registry.scan();
  byId('a').remove();
  byId('b').removeAttribute('data-module');
  document.body.insertAdjacentHTML('beforeend', quiz('d'));
  await observed();
  expect(ids()).toEqual(['c', 'd']);
});

test('releases a placeholder within another before the outer one, whose content is complete only then', async () => {
  const released: string[] = [];
  write(`<div id="outer" data-module="tabs">${quiz('inner')}</div>`);
  registry.scan();
  for (const id of ['outer', 'inner']) {
    states.startLoading(byId(id));
    states.markMounted(byId(id), 0);
    byId(id).addEventListener('inlay:unmount', ({ target }) => {
      if ((target as Element).id === id) released.push(id);
    });
  }
  byId('outer').remove();
  await observed();
  expect(released).toEqual(['inner', 'outer']);
});

test('notices one placeholder that takes the place of another', async () => {
  write(quiz('a'));
  registry.scan();
  byId('a').outerHTML = quiz('b');
  await observed();
  expect(ids()).toEqual(['b']);
});

test('mounts another module where the host changes the name', async () => {
  write(quiz('a'));
  registry.scan();
  byId('a').setAttribute('data-module', 'tabs');
  await observed();
  expect(found).toEqual(['a: visible', 'a: idle']);
});

test('watches a shadow root that was scanned', async () => {
  registry.scan();
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  registry.scan(root);
  root.append(Object.assign(document.createElement('div'), { id: 'inside' }));
  root.querySelector('div')!.setAttribute('data-module', 'quiz');
  await observed();
  expect(ids()).toContain('inside');
});

test('ignores a shadow root while its host is detached', async () => {
  registry.scan();
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = quiz('inside');
  registry.scan(root);
  host.remove();
  await observed();
  expect(ids()).not.toContain('inside');
  for (const id of ['a', 'b']) {
    write(quiz(id));
    await observed();
  }
  expect(root.firstElementChild).not.toHaveAttribute('data-state');
  expect(found.filter((line) => line.startsWith('inside'))).toHaveLength(1);
  document.body.append(host);
  await observed();
  expect(ids()).toContain('inside');
});

describe('A placeholder that was unmounted', () => {
  beforeEach(async () => {
    write(quiz('a'));
    registry.scan();
    states.startLoading(byId('a'));
    states.markMounted(byId('a'), 0);
    byId('a').innerHTML = '<p>Rendered</p>';
    registry.unmount(byId('a'));
    byId('a').innerHTML = '<p>Of the server</p>';
    await observed();
  });

  test('stays so, whatever changes around it and within it', async () => {
    document.body.insertAdjacentHTML('beforeend', quiz('b'));
    byId('a').classList.add('seen');
    await observed();
    registry.scan();
    expect(found).toEqual(['a: visible', 'b: visible']);
  });

  test('is claimed again when one of its attributes changes', async () => {
    byId('a').dataset.title = 'Another';
    await observed();
    expect(found).toEqual(['a: visible', 'a: visible']);
    expect(byId('a')).toHaveAttribute('data-state', 'pending');
  });

  test('is claimed again under another module name', async () => {
    byId('a').dataset.module = 'tabs';
    await observed();
    expect(found).toEqual(['a: visible', 'a: idle']);
  });
});

test('one placeholder that cannot be scheduled fails, and the next is found', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  open((element) => {
    if (element.id === 'a') throw null;
  });
  write(quiz('a') + quiz('b'));
  registry.scan();
  expect(byId('a')).toHaveAttribute('data-state', 'failed');
  expect(byId('b')).toHaveAttribute('data-state', 'pending');
  error.mockRestore();
});

describe('At the end of a slice', () => {
  beforeEach(() => {
    write(quiz('mounted') + quiz('other'));
    registry.scan();
  });

  test('a placeholder that a widget rendered is found, on a page that is otherwise quiet', () => {
    byId('mounted').innerHTML = quiz('rendered');
    registry.syncHostMutations(new Set([byId('mounted')]));
    expect(ids()).toEqual(['mounted', 'other', 'rendered']);
  });

  test('changes by the host during it are noticed', () => {
    byId('mounted').innerHTML = '<p>Of the widget</p>';
    byId('other').remove();
    document.body.insertAdjacentHTML('beforeend', quiz('new'));
    registry.syncHostMutations(new Set([byId('mounted')]));
    expect(ids()).toEqual(['mounted', 'new']);
  });
});
