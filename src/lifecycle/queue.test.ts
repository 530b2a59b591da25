import { createQueue, type QueueOptions } from './queue';

/** A clock that only mounting advances, and a queue with a log of its actions. */
function open({ cost = 1, ...fakes }: Partial<QueueOptions> & { cost?: number } = {}) {
  let time = 0;
  const log: string[] = [];
  const queue = createQueue({
    now: () => time,
    async yieldToInput(allowFrame) {
      log.push(allowFrame ? 'frame' : 'input');
    },
    mount({ id }) {
      time += cost;
      log.push(id);
    },
    priorityOf: ({ id }) => (id.startsWith('high') ? 'high' : 'low'),
    onSliceEnd: () => log.push('slice ends'),
    onEmpty: () => log.push('empty'),
    ...fakes,
  });
  return {
    queue,
    log,
    add: (...ids: string[]) => ids.forEach((id) => queue.add(Object.assign(document.createElement('i'), { id }))),
  };
}

/** Resolves after all pending promises. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('mounts high priority first, and each group in its order', async () => {
  const { add, log } = open();
  add('low 1', 'high 1', 'low 2', 'high 2');
  await settled();
  expect(log).toEqual(['high 1', 'high 2', 'low 1', 'low 2', 'slice ends', 'empty']);
});

test('mounts nothing in the task that added it, so that all that is due shares one slice', async () => {
  const { add, log } = open();
  add('low');
  expect(log).toEqual([]);
  await settled();
  expect(log).toEqual(['low', 'slice ends', 'empty']);
});

test('handles pending input after the first 24 ms, then after each slice of 8 ms', async () => {
  const { add, log } = open({ cost: 4 });
  add('1', '2', '3', '4', '5', '6', '7', '8', '9');
  await settled();
  const first = ['1', '2', '3', '4', '5', '6', 'slice ends', 'input'];
  expect(log).toEqual([...first, '7', '8', 'slice ends', 'input', '9', 'slice ends', 'empty']);
});

test('lets the browser draw every 100 ms', async () => {
  const { add, log } = open({ cost: 30 });
  add('1', '2', '3', '4', '5');
  await settled();
  expect(log.filter((act) => act !== 'slice ends')).toEqual([
    '1',
    'input',
    '2',
    'input',
    '3',
    'input',
    '4',
    'frame',
    '5',
    'empty',
  ]);
});

test('mounts placeholders with an interaction during a pause before the rest', async () => {
  const { add, log } = open({
    cost: 24,
    async yieldToInput() {
      if (log.includes('low 1') && !log.includes('high')) add('high');
    },
  });
  add('low 1', 'low 2', 'low 3');
  await settled();
  expect(log.filter((act) => /low|high/.test(act))).toEqual(['low 1', 'high', 'low 2', 'low 3']);
});

test('reports the end of a slice before the host can change the page', async () => {
  const { add, log } = open({ cost: 24 });
  add('1', '2');
  await settled();
  expect(log.indexOf('slice ends')).toBeLessThan(log.indexOf('input'));
});

test.each([0, 1, 2, 3, 4, 5])(
  'mounts placeholders that are added %i microtasks after the last one was mounted',
  async (microtasks) => {
    const { add, log } = open({
      async mount({ id }) {
        log.push(id);
        for (let count = 0; count < microtasks; count += 1) await Promise.resolve();
        if (id === 'first') add('second');
      },
    });
    add('first');
    await settled();
    expect(log.filter((act) => /first|second/.test(act))).toEqual(['first', 'second']);
  },
);

test.each<[string, Partial<QueueOptions>]>([
  ['a widget', { mount: failing }],
  ['what follows a slice', { onSliceEnd: failing }],
  ['the end', { onEmpty: failing }],
])('continues if %s throws, and accepts later placeholders', async (_what, fakes) => {
  const error = jest.spyOn(console, 'error').mockImplementation(failing);
  const mounted: string[] = [];
  let time = 0;
  const { add } = open({
    ...fakes,
    now: () => (time += 20),
    mount(element) {
      mounted.push(element.id);
      fakes.mount?.(element);
    },
  });
  add('1', '2', '3');
  await settled();
  add('4');
  await settled();
  expect(mounted).toEqual(['1', '2', '3', '4']);
  expect(error).toHaveBeenCalled();
  error.mockRestore();
});

function failing(): never {
  throw null;
}
