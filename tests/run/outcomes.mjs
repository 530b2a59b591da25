import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * Failed tests, each with its file and the start of its message, and tests that passed on a retry. Jest's report does
 * not name the flavour.
 */
export function outcomesOfJest({ testResults }) {
  const named = (isMeant) => [
    ...new Set(
      testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(isMeant)
          .map(({ fullName, failureMessages }) =>
            withReason(`${relative('.', name)}: ${fullName}`, failureMessages?.[0]),
          ),
      ),
    ),
  ];
  return {
    failures: named(({ status }) => status === 'failed'),
    retried: named(({ status, invocations }) => status === 'passed' && invocations > 1),
  };
}

/** Like `outcomesOfJest`, from Playwright's report. */
export function outcomesOfPlaywright({ suites }) {
  const named = (status) => suites.flatMap((suite) => specsIn(suite, status));
  return { failures: named('unexpected'), retried: named('flaky') };
}

/** Like `outcomesOfJest`, from the output of Node's spec reporter. Node's runner has no retries. */
export function outcomesOfNode(output) {
  const summary = output.slice(output.indexOf('✖ failing tests:'));
  return {
    failures: [...summary.matchAll(/^test at (.+?):\d+:\d+\n\s*✖ (.+?)(?: \([\d.]+ms\))?$/gm)].map(
      ([, file, name]) => `${file}: ${name}`,
    ),
    retried: [],
  };
}

function specsIn({ suites = [], specs = [] }, expectedStatus, titles = []) {
  const names = specs
    .filter(({ tests }) => tests.some(({ status }) => status === expectedStatus))
    .map(({ file, title, tests }) => withReason(`${file}: ${[...titles, title].join(' ')}`, messageOf(tests)));
  // The outermost suite is the file.
  return [...names, ...suites.flatMap((suite) => specsIn(suite, expectedStatus, [...titles, suite.title]))];
}

function messageOf(tests) {
  return tests.flatMap(({ results = [] }) => results).find(({ error }) => error)?.error.message;
}

/** A log that is cut in the middle still ends with these lines. */
function withReason(name, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim());
  return [name, ...lines.slice(0, 12).map((line) => `    ${line.slice(0, 300)}`)].join('\n');
}
