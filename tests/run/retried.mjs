import { relative } from 'node:path';

/** Names of what passed only at a later try, from Jest's report, which does not say under which flavour. */
export function retriedByJest({ testResults }) {
  const names = testResults.flatMap(({ name, assertionResults }) => assertionResults.filter(({ status, invocations }) => status === 'passed' && invocations > 1).map(({ fullName }) => `${relative('.', name)}: ${fullName}`));
  return [...new Set(names)];
}

/** As `retriedByJest`, from Playwright's report. */
export function retriedByPlaywright({ suites }) {
  return suites.flatMap((suite) => retriedIn(suite));
}

function retriedIn({ suites = [], specs = [] }, titles = []) {
  const names = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ file, title }) => `${file}: ${[...titles, title].join(' ')}`);
  // The outermost suite is the file.
  return [...names, ...suites.flatMap((suite) => retriedIn(suite, [...titles, suite.title]))];
}
