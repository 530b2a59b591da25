import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { figuresOf } from './figures.ts';

describe('Figures of a load', () => {
  const samples = Array.from({ length: 200 }, (_, index) => ({
    act: 'search',
    status: 200,
    milliseconds: 200 - index,
  }));

  it('are the median, a high percentile and the maximum of the response times', () => {
    assert.deepEqual(figuresOf(samples, 10), {
      requests: 200,
      perSecond: 20,
      p50: 100,
      p95: 190,
      p97: 195,
      p99: 198,
      longest: 200,
      broken: 0,
    });
  });

  it('count broken and missing responses, but not rejections', () => {
    const statuses = [200, 401, 429, 500, 503, 0];
    assert.equal(
      figuresOf(
        statuses.map((status) => ({ act: 'save', status, milliseconds: 1 })),
        1,
      ).broken,
      3,
    );
  });

  it('are zero for an empty sample', () => {
    assert.deepEqual(figuresOf([], 1), {
      requests: 0,
      perSecond: 0,
      p50: 0,
      p95: 0,
      p97: 0,
      p99: 0,
      longest: 0,
      broken: 0,
    });
  });
});
