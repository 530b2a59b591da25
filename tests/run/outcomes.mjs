import { relative } from 'node:path';

/** Names, with their files, of what failed and of what passed only at a later try; Jest's report does not say under which flavour. */
export function outcomesOfJest({ testResults }) {
  const named = (isMeant) => [
    ...new Set(
      testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.filter(isMeant).map(({ fullName }) => `${relative('.', name)}: ${fullName}`),
      ),
    ),
  ];
  return {
    failures: named(({ status }) => status === 'failed'),
    retried: named(({ status, invocations }) => status === 'passed' && invocations > 1),
  };
}

/** As `outcomesOfJest`, from Playwright's report. */
export function outcomesOfPlaywright({ suites }) {
  const named = (status) => suites.flatMap((suite) => specsIn(suite, status));
  return { failures: named('unexpected'), retried: named('flaky') };
}

/** As `outcomesOfJest`, from what Node's reporter for people prints; it tries nothing twice. */
export function outcomesOfNode(output) {
  const summary = output.slice(output.indexOf('✖ failing tests:'));
  return {
    failures: [...summary.matchAll(/^test at (.+?):\d+:\d+\n\s*✖ (.+?)(?: \([\d.]+ms\))?$/gm)].map(
      ([, file, name]) => `${file}: ${name}`,
    ),
    retried: [],
  };
}

function specsIn({ suites = [], specs = [] }, wanted, titles = []) {
  const names = specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ file, title }) => `${file}: ${[...titles, title].join(' ')}`);
  // The outermost suite is the file.
  return [...names, ...suites.flatMap((suite) => specsIn(suite, wanted, [...titles, suite.title]))];
}
