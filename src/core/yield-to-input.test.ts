import { yieldToInput } from './yield-to-input';

afterEach(() => Reflect.deleteProperty(window, 'scheduler'));

test('a pause asks the scheduler of the browser, and not for a frame', async () => {
  const postTask = jest.fn(async (task: () => void) => task());
  Object.assign(window, { scheduler: { postTask } });
  await yieldToInput();
  expect(postTask.mock.calls).toEqual([[expect.any(Function), { priority: 'user-blocking' }]]);
  await yieldToInput(true);
  expect(postTask).toHaveBeenCalledTimes(1);
});

test.each<[string, () => unknown]>([
  ['markup is called scheduler', () => document.createElement('form')],
  ['a scheduler of the host throws', () => ({ postTask: () => fail() })],
  ['a scheduler of the host rejects', () => ({ postTask: async () => fail() })],
])('a pause is a later task where %s', async (_, createScheduler) => {
  Object.assign(window, { scheduler: createScheduler() });
  let isLater = false;
  setTimeout(() => (isLater = true));
  await yieldToInput();
  expect(isLater).toBe(true);
});

function fail(): never {
  throw null;
}
