import type { Module } from '../contract';
import { complete } from './queue';

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
