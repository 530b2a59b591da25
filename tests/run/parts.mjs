import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { globSync } from 'tinyglobby';
import { findVulnerabilities } from './audit.mjs';
import { LOOPS } from './changed.mjs';
import { provideChromium } from './chromium.mjs';
import { command, tool } from './command.mjs';
import { provideFirefox } from './firefox.mjs';
import { provideJapaneseFont } from './fonts.mjs';
import { outcomesOfJest, outcomesOfNode, outcomesOfPlaywright } from './outcomes.mjs';
import { IN_A_DISPLAY, whyNoWebKit } from './webkit.mjs';
import { provideWordPress } from './wordpress.mjs';

/**
 * Ordered so that mistakes show early. `npm test` runs the core parts, `npm run test:all` all but `browser`, whose
 * tests the parts after it contain. Each part takes `{ filters, isCore, retries }` and returns its counts, its output
 * after a failure, the reason if it was skipped, and the names of failed and retried tests.
 */
export const parts = {
  types: { isCore: true, what: 'one check of all types', group: 'static', run: types },
  lint: { isCore: true, what: 'scripts, file by file', group: 'static', run: lint },
  styles: { isCore: true, what: 'stylesheets, file by file', group: 'static', run: styles },
  imports: { isCore: true, what: 'import rules, cycles and unused exports', group: 'static', run: imports },
  format: { isCore: true, what: 'the format of all files', group: 'static', run: format },
  build: { isCore: true, what: 'sizes within their budgets', group: 'static', run: build },
  audit: { isCore: true, what: 'known vulnerabilities of bundled packages', run: audit },
  unit: { isCore: true, what: 'components and rules, under Preact and React', run: unit },
  node: { isCore: true, what: 'services, site, content, build and lint rules', run: node },
  browser: {
    isCore: true,
    needsDemo: true,
    what: 'each journey, attacks, faults and hosts in Chromium: the tests tagged @core',
    run: (options) => pages(['e2e', 'chaos', 'security', 'hosts'], options),
  },
  e2e: { needsDemo: true, what: 'the built bundle in Chromium', run: (options) => pages(['e2e'], options) },
  chaos: {
    needsDemo: true,
    what: 'the faults of networks, services, browsers and hosts',
    run: (options) => pages(['chaos'], options),
  },
  security: {
    needsDemo: true,
    what: 'attacks on every widget, route, message and answer',
    run: (options) => pages(['security'], options),
  },
  hosts: {
    needsDemo: true,
    what: 'pages of other people, old, strict and strange',
    run: (options) => pages(['hosts'], options),
  },
  'long-run': {
    needsDemo: true,
    what: 'what a tab holds on to after a long day',
    run: (options) => pages(['long-run'], options),
  },
  firefox: {
    needsDemo: true,
    what: "pages, journeys, the attacks on visitors and copied placeholders in Debian's Firefox",
    run: firefox,
  },
  webkit: { needsDemo: true, what: 'pages and journeys in WebKitGTK, the engine of Safari', run: webkit },
  visual: { needsDemo: true, what: 'every example compared with its reviewed screenshot', run: visual },
  wordpress: { what: 'modules in posts of a real WordPress, in its themes', run: wordpress },
};

/** Written by the tools, and read for the counts. */
export const REPORTS = '.cache/reports';

async function types() {
  const { code, output } = await tool('tsc', ['-p', 'tsconfig.json', '--pretty', 'false']);
  const errors = output.match(/error TS\d+/g)?.length ?? 0;
  return { passed: code ? 0 : 1, failed: code && Math.max(1, errors), output };
}

async function lint({ changes }) {
  const { code, output } = await tool('oxlint', ['--format', 'unix', ...(changes?.lint ?? [])]);
  return { passed: code ? 0 : 1, failed: Number(code !== 0), output };
}

async function styles({ changes }) {
  const { code, output } = await tool('stylelint', [
    ...(changes?.styles ?? ['{src,widgets,demo}/**/*.css']),
    '--formatter',
    'json',
    '--allow-empty-input',
  ]);
  const text = /^\[.*\]$/m.exec(output)?.[0];
  return countFiles(text && JSON.parse(text), ({ errored }) => errored, describeStyles, code, output);
}

async function imports() {
  const cruised = await tool('depcruise', [
    'src',
    'widgets',
    'demo',
    'build',
    'cli',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err-long',
  ]);
  const unused = await tool('knip', ['--no-progress']);
  // An export that only its test uses is unused as well.
  const onlyTested = await tool('knip', ['--no-progress', '--production', '--include', 'exports,files']);
  const failures = [cruised, unused, onlyTested].filter(({ code }) => code !== 0);
  return {
    passed: 3 - failures.length,
    failed: failures.length,
    output: failures.map(({ output }) => output).join('\n'),
  };
}

async function format({ changes }) {
  const { code, output } = await tool('oxfmt', [
    '--check',
    '--no-error-on-unmatched-pattern',
    ...(changes?.format ?? []),
  ]);
  return { passed: code ? 0 : 1, failed: Number(code !== 0), output };
}

/** `npm test` needs no browser for React, so the second flavour is left to `npm run test:all`. */
async function build({ isCore }) {
  const { code, output } = await command('npm', ['run', '--silent', 'build'], {
    env: isCore ? { FLAVOUR: 'preact' } : {},
  });
  const { sizes } = (await json('dist/manifest.json')) ?? { sizes: [] };
  const over = sizes.filter(({ bytes, budget }) => bytes > budget).length;
  return { passed: sizes.length - over, failed: over || Number(code !== 0), output };
}

async function audit() {
  const found = await findVulnerabilities();
  if (!found) return skipped("npm's registry cannot be reached, or has no list of vulnerabilities");
  return { passed: found.length ? 0 : 1, failed: found.length, output: found.join('\n') };
}

/** A widget folder among the filters is also checked by those loops, which then run only for it. */
async function unit({ filters, isCore, retries, changes }) {
  const widgets = changes?.widgets ?? filters.flatMap((filter) => /^widgets\/([\w-]+)/.exec(filter)?.[1] ?? []);
  const named = widgets.length ? [...filters, ...LOOPS] : filters;
  const files = changes ? ['--findRelatedTests', ...changes.unit] : named;
  const flavours = changes ? ['preact'] : ['preact', isCore ? 'react-core' : 'react'];
  const report = `${REPORTS}/jest.json`;
  await rm(report, { force: true });
  // One more worker than there are cores: tests wait for timers for a sixth of their time.
  const workers = availableParallelism() + 1;
  const { output } = await tool(
    'jest',
    [
      ...files,
      ...['--selectProjects', ...flavours],
      ...['--ci', '--silent', `--maxWorkers=${workers}`, '--json', '--outputFile', report],
    ],
    { env: { TEST_RETRIES: String(retries), ...(widgets.length && { WIDGETS: widgets.join(' ') }) } },
  );
  const found = await json(report);
  if (!found) return { passed: 0, failed: 1, output };
  return {
    passed: found.numPassedTests,
    failed: found.numFailedTests + found.numRuntimeErrorTestSuites + found.numPendingTests + found.numTodoTests,
    ...outcomesOfJest(found),
    output: output.slice(Math.max(0, output.indexOf('Summary of all failing tests'))),
  };
}

async function node({ filters, isCore, retries, changes }) {
  const testFiles = globSync(['tests/*/**/*.test.{ts,mjs}', 'demo/**/*.test.ts', 'build/**/*.test.mjs'], {
    ignore: ['tests/recipe/**', 'tests/e2e/**', '**/node_modules/**'],
  })
    .filter((file) => !filters.length || filters.some((filter) => file.includes(filter)))
    .filter((file) => !isCore || !NOT_CORE.includes(file));
  const files = changes?.node ?? testFiles;
  // Without files, the runner would look for its own.
  if (!files.length)
    return { passed: 0, failed: 1, output: `No file of tests has ${filters.join(' or ')} in its path.` };
  const first = await runNode(slowestFirst(await sharingProcesses(files.sort())), 2);
  const failedFiles = [...new Set(first.failures.map((name) => name.slice(0, name.indexOf(': '))))];
  if (!retries || !failedFiles.length) return first;
  // Node's runner does not retry.
  const again = await runNode(failedFiles, 1);
  const retried = again.failed ? [] : first.failures;
  return { ...again, passed: first.passed + retried.length, retried };
}

async function runNode(files, concurrency) {
  const { code, output } = await command(process.execPath, [
    '--import',
    'tsx',
    '--test',
    `--test-concurrency=${concurrency}`,
    '--test-reporter=spec',
    ...files,
  ]);
  // With the duration of each test.
  await writeFile(`${REPORTS}/node.txt`, output);
  const count = (name) => Number(new RegExp(`^ℹ ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const failed = count('fail') + count('cancelled') + count('skipped') + count('todo');
  return {
    passed: count('pass'),
    failed: failed || Number(code !== 0),
    ...outcomesOfNode(output),
    output: output.slice(Math.max(0, output.indexOf('✖ failing tests:'))),
  };
}

/** Files that share what takes seconds before the first test, and leave no trace in their process: how many processes. */
const SHARING = {
  // Each process compiles the services and opens a database.
  'tests/services/': 4,
  // The package is packed once.
  'tests/package/': 1,
  // Each process compiles the runtime and creates a page.
  'tests/security/rules/': 2,
};

/** Starts only its own processes. */
const ALONE = ['tests/services/start.test.ts'];

/** These run in `npm run test:all`, or by their names. */
const NOT_CORE = [
  // Each of them builds, packs, installs or starts something in a new process. Together they take a quarter of this part.
  'tests/build/dev.test.mjs',
  'tests/build/documentation.test.mjs',
  'tests/build/new-widget.test.mjs',
  'tests/cli/check-browser.test.ts',
  'tests/package/hosts.test.mjs',
  'tests/package/package.test.mjs',
  'tests/package/services.test.mjs',
  'tests/services/start.test.ts',
  // How the services are operated, not what they answer: also in `npm test -w demo/services`.
  'tests/services/command-line.test.ts',
  'tests/services/database.test.ts',
  'tests/services/deploy.test.ts',
  'tests/services/faults.test.ts',
  'tests/services/flood.test.ts',
  'tests/services/inbox.test.ts',
  'tests/services/indexes.test.ts',
  'tests/services/lost-connection.test.ts',
  'tests/services/mail-queue.test.ts',
  'tests/services/observe.test.ts',
  'tests/services/previous-version.test.ts',
  'tests/services/processes.test.ts',
  'tests/services/redis.test.ts',
  'tests/services/replaced-secret.test.ts',
  'tests/services/replica.test.ts',
  'tests/services/smtp.test.ts',
];

/** These start the demo, builds or installations. They begin first, so that no core is idle at the end. */
const SLOWEST = [
  'tests/services/start.test.ts',
  'tests/build/dev.test.mjs',
  'package-1.mjs',
  'tests/build/documentation.test.mjs',
  'tests/cli/check-services.test.ts',
  'tests/build/new-widget.test.mjs',
];

function slowestFirst(files) {
  const rank = (file) => SLOWEST.findIndex((name) => file.endsWith(name)) + 1 || SLOWEST.length + 1;
  return files.toSorted((a, b) => rank(a) - rank(b));
}

/** Entry modules import the files that share a process. Every other file has its own. */
async function sharingProcesses(files) {
  const folder = '.cache/node-tests';
  await mkdir(folder, { recursive: true });
  const entries = Object.entries(SHARING).flatMap(([prefix, most]) => {
    const sharing = files.filter((file) => file.startsWith(prefix) && !ALONE.includes(file));
    const count = Math.min(most, sharing.length);
    return Array.from({ length: count }, async (_, index) => {
      const entry = `${folder}/${prefix.split('/')[1]}-${index + 1}.mjs`;
      // A file that cannot be imported fails under its own name, and the others still run.
      const code = sharing
        .filter((_, at) => at % count === index)
        .map((file) => `await import('../../${file}').catch((error) => fails('${file}', error));\n`);
      await writeFile(
        entry,
        `import { test } from 'node:test';\nconst fails = (file, error) => test(file, () => Promise.reject(error));\n${code.join('')}`,
      );
      return entry;
    });
  });
  const isSharing = (file) => !ALONE.includes(file) && Object.keys(SHARING).some((prefix) => file.startsWith(prefix));
  return [...(await Promise.all(entries)), ...files.filter((file) => !isSharing(file))];
}

/** Some of Playwright's projects in one run. */
async function pages(projects, { isCore, changes, filters, ...options }) {
  return playwright(
    projects[0],
    [...projects.map((project) => `--project=${project}`), ...(isCore ? ['--grep=@core'] : [])],
    { ...options, filters: changes?.browser ?? filters },
    { CHROMIUM_PATH: provideChromium() },
  );
}

async function firefox(options) {
  const path = provideFirefox();
  if (!path)
    return skipped(
      'it is not here and cannot be installed: install Debian\'s firefox-esr ("apt-get install firefox-esr"), or set FIREFOX_PATH',
    );
  return playwright(
    'firefox',
    ['--config=tests/engines', '--project=firefox', '--project=attacks', '--project=copies'],
    options,
    {
      FIREFOX_PATH: path,
    },
  );
}

async function webkit(options) {
  const reason = whyNoWebKit();
  if (reason) return skipped(reason);
  return playwright('webkit', ['--config=tests/engines', '--project=webkit'], options, {}, IN_A_DISPLAY);
}

/** A missing engine or network is not a fault of the project. */
function skipped(reason) {
  return { passed: 0, failed: 0, skipped: reason };
}

async function visual(options) {
  provideJapaneseFont();
  return playwright('visual', ['--config=tests/visual'], options, { CHROMIUM_PATH: provideChromium() });
}

async function wordpress(options) {
  try {
    provideWordPress();
  } catch (error) {
    return skipped(error.message);
  }
  return playwright('wordpress', ['--config=tests/cms/wordpress'], options, { CHROMIUM_PATH: provideChromium() });
}

async function playwright(project, parameters, { filters, retries }, env, wrapper) {
  const report = `${REPORTS}/${project}.json`;
  await rm(report, { force: true });
  const { code, output } = await tool(
    'playwright',
    ['test', ...parameters, ...filters, `--retries=${retries}`, '--reporter=line,json'],
    {
      wrapper,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  );
  const found = await json(report);
  if (!found) return { passed: 0, failed: 1, output };
  const { stats, errors } = found;
  const failed = stats.unexpected + stats.skipped + errors.length;
  return {
    passed: stats.expected + stats.flaky,
    failed: failed || Number(code !== 0),
    ...outcomesOfPlaywright(found),
    output,
  };
}

function countFiles(results, isWrong, describe, code, output) {
  if (!results) return { passed: 0, failed: 1, output };
  const wrong = results.filter(isWrong);
  return {
    passed: results.length - wrong.length,
    failed: wrong.length || Number(code !== 0),
    output: wrong.map(describe).join('\n') || output,
  };
}

function describeStyles({ source, warnings }) {
  return warnings.map(({ line, column, text }) => `${source}:${line}:${column}  ${text}`).join('\n');
}

async function json(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
