import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { outcomesOfJest, outcomesOfNode, outcomesOfPlaywright } from './outcomes.mjs';

describe('Failed tests, and tests that passed only when retried', () => {
  it("is named with its file and the beginning of its message by Jest's report", () => {
    const result = (fullName, status, invocations, ...failureMessages) => ({
      fullName,
      status,
      invocations,
      failureMessages,
    });
    const report = {
      testResults: [
        {
          name: `${process.cwd()}/widgets/quiz/quiz.test.tsx`,
          assertionResults: [
            result('Quiz asks', 'passed', 1),
            result('Quiz answers', 'passed', 2),
            result('Quiz ends', 'failed', 2, '\u001b[31mExpected: 2\u001b[39m\n\nReceived: 3'),
          ],
        },
      ],
    };
    assert.deepEqual(outcomesOfJest(report), {
      failures: ['widgets/quiz/quiz.test.tsx: Quiz ends\n    Expected: 2\n    Received: 3'],
      retried: ['widgets/quiz/quiz.test.tsx: Quiz answers'],
    });
  });

  it("is named with its file and the groups it is in by Playwright's report", () => {
    const spec = (title, ...statuses) => ({
      title,
      file: 'journeys/wall.spec.ts',
      tests: statuses.map((status) => ({ status, results: [{ error: { message: 'Too late' } }] })),
    });
    const report = {
      suites: [
        {
          title: 'journeys/wall.spec.ts',
          specs: [spec('opens', 'expected'), spec('closes', 'flaky')],
          suites: [{ title: 'By keyboard,', specs: [spec('it opens', 'flaky'), spec('it closes', 'unexpected')] }],
        },
      ],
    };
    assert.deepEqual(outcomesOfPlaywright(report), {
      failures: ['journeys/wall.spec.ts: By keyboard, it closes\n    Too late'],
      retried: [
        'journeys/wall.spec.ts: closes\n    Too late',
        'journeys/wall.spec.ts: By keyboard, it opens\n    Too late',
      ],
    });
  });

  it('are listed with their file from Node’s output', () => {
    const output =
      '✖ adds (1ms)\nℹ fail 1\n\n✖ failing tests:\n\ntest at demo/sum.test.ts:3:1\n✖ adds (1.5ms)\n  AssertionError\n';
    assert.deepEqual(outcomesOfNode(output), { failures: ['demo/sum.test.ts: adds'], retried: [] });
    assert.deepEqual(outcomesOfNode('ℹ fail 0\n'), { failures: [], retried: [] });
  });
});
