import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { retriedByJest, retriedByPlaywright } from './retried.mjs';

describe('What passed only at a later try', () => {
  it('is named with its file by Jest\'s report', () => {
    const result = (fullName, status, invocations) => ({ fullName, status, invocations });
    const report = { testResults: [{ name: `${process.cwd()}/widgets/quiz/quiz.test.tsx`, assertionResults: [result('Quiz asks', 'passed', 1), result('Quiz answers', 'passed', 2), result('Quiz ends', 'failed', 2)] }] };
    assert.deepEqual(retriedByJest(report), ['widgets/quiz/quiz.test.tsx: Quiz answers']);
  });

  it('is named with its file and the groups it stands in by Playwright\'s report', () => {
    const spec = (title, ...statuses) => ({ title, file: 'journeys/wall.spec.ts', tests: statuses.map((status) => ({ status })) });
    const report = { suites: [{ title: 'journeys/wall.spec.ts', specs: [spec('opens', 'expected'), spec('closes', 'flaky')], suites: [{ title: 'By keyboard,', specs: [spec('it opens', 'flaky'), spec('it closes', 'unexpected')] }] }] };
    assert.deepEqual(retriedByPlaywright(report), ['journeys/wall.spec.ts: closes', 'journeys/wall.spec.ts: By keyboard, it opens']);
  });
});
