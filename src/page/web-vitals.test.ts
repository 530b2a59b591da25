import * as vitals from 'web-vitals';
import { configure, subscribe } from '../core';
import { startPage } from '.';

const measured = {
  value: 12,
  rating: 'good',
  id: 'v5-1',
  navigationType: 'navigate',
  delta: 12,
  entries: [{ name: 'https://example.com/private?token=canary' }],
};

jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      jest.fn((callback: (metric: object) => void) => callback({ ...measured, name })),
    ]),
  ),
);

async function visit(flags: Record<string, boolean>) {
  const onMetric = jest.fn();
  const stop = subscribe('web-vitals', onMetric);
  configure([{ from: 'test', isTrusted: true, values: { flags } }]);
  await startPage();
  stop();
  return onMetric.mock.calls.map(([detail]) => detail as object);
}

test('nothing is measured unless the configuration turns it on', async () => {
  expect(await visit({})).toEqual([]);
  expect(vitals.onLCP).not.toHaveBeenCalled();
});

test('each metric is reported once, without elements or URLs', async () => {
  const { value, rating, id, navigationType } = measured;
  expect(await visit({ webVitals: true })).toEqual(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => ({ name, value, rating, id, navigationType })),
  );
});
