import * as vitals from 'web-vitals';
import { configure, subscribe } from '../../core';
import { startPage } from '..';

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
      jest.fn((tell: (metric: object) => void) => tell({ ...measured, name })),
    ]),
  ),
);

async function visit(flags: Record<string, boolean>) {
  const heard = jest.fn();
  const stop = subscribe('web-vitals', heard);
  configure([{ from: 'test', isTrusted: true, values: { flags } }]);
  await startPage();
  stop();
  return heard.mock.calls.map(([detail]) => detail as object);
}

test('nothing is measured unless the configuration asks for it', async () => {
  expect(await visit({})).toEqual([]);
  expect(vitals.onLCP).not.toHaveBeenCalled();
});

test('each metric is reported once, without elements or URLs', async () => {
  const { value, rating, id, navigationType } = measured;
  expect(await visit({ webVitals: true })).toEqual(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => ({ name, value, rating, id, navigationType })),
  );
});
