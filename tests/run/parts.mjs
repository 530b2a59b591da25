import { readFile, rm } from 'node:fs/promises';
import { globSync } from 'tinyglobby';
import { provideChromium } from './chromium.mjs';
import { command, tool } from './command.mjs';
import { provideFirefox } from './firefox.mjs';
import { outcomesOfJest, outcomesOfNode, outcomesOfPlaywright } from './outcomes.mjs';
import { IN_A_DISPLAY, whyNoWebKit } from './webkit.mjs';
import { provideWordPress } from './wordpress.mjs';

/**
 * In the order in which a mistake shows soonest; an extra one only runs when it is named. Each returns what it counted, where something failed what to read,
 * why it was skipped where it was, and the names of what failed and of what passed only at a later try: a shared machine stalls now and then.
 */
export const parts = {
  types: { what: 'one check of all types', group: 'static', run: types },
  lint: { what: 'scripts, file by file', group: 'static', run: lint },
  styles: { what: 'stylesheets, file by file', group: 'static', run: styles },
  imports: { what: 'who imports whom, circles, and what nobody uses', group: 'static', run: imports },
  build: { what: 'sizes within their budgets', group: 'static', run: build },
  unit: { what: 'components and rules, under Preact and React', run: unit },
  node: { what: 'services, site, content, build and lint rules', run: node },
  e2e: { needsDemo: true, what: 'the built bundle in Chromium', run: (filters) => pages('e2e', filters) },
  chaos: {
    needsDemo: true,
    what: 'the faults of networks, services, browsers and hosts',
    run: (filters) => pages('chaos', filters),
  },
  security: {
    needsDemo: true,
    what: 'attacks on every widget, route, message and answer',
    run: (filters) => pages('security', filters),
  },
  hosts: {
    needsDemo: true,
    what: 'pages of other people, old, strict and strange',
    run: (filters) => pages('hosts', filters),
  },
  'long-run': {
    needsDemo: true,
    what: 'what a tab holds on to after a long day',
    run: (filters) => pages('long-run', filters),
  },
  firefox: { needsDemo: true, what: "pages, journeys and the attacks on visitors in Debian's Firefox", run: firefox },
  webkit: { needsDemo: true, what: 'pages and journeys in WebKitGTK, the engine of Safari', run: webkit },
  // A quarter of an hour of two cores.
  visual: {
    isExtra: true,
    needsDemo: true,
    what: 'every example as it looked and read when somebody last looked',
    run: visual,
  },
  // Its programs are half a gigabyte that no other part needs.
  wordpress: { isExtra: true, what: 'modules in posts of a real WordPress, in its themes', run: wordpress },
};

/** Written by the tools, read to count. */
export const REPORTS = '.cache/reports';

async function types() {
  const { code, output } = await tool('tsc', ['-p', 'tsconfig.json', '--pretty', 'false']);
  const errors = output.match(/error TS\d+/g)?.length ?? 0;
  return { passed: code ? 0 : 1, failed: code && Math.max(1, errors), output };
}

async function lint() {
  const report = `${REPORTS}/eslint.json`;
  const { code, output } = await tool('eslint', ['.', '--format', 'json', '--output-file', report]);
  return countFiles(await json(report), ({ errorCount }) => errorCount > 0, describeLint, code, output);
}

async function styles() {
  const { code, output } = await tool('stylelint', [
    '{src,widgets,demo}/**/*.css',
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
  const failed = Number(cruised.code !== 0) + Number(unused.code !== 0);
  return {
    passed: 2 - failed,
    failed,
    output: [cruised, unused]
      .filter(({ code }) => code !== 0)
      .map(({ output }) => output)
      .join('\n'),
  };
}

async function build() {
  const { code, output } = await command('npm', ['run', '--silent', 'build']);
  const { sizes } = (await json('dist/manifest.json')) ?? { sizes: [] };
  const over = sizes.filter(({ bytes, budget }) => bytes > budget).length;
  return { passed: sizes.length - over, failed: over || Number(code !== 0), output };
}

/** Loops over every widget. */
const LOOPS = 'tests/recipe/(axe|editing|folders|spellings|widgets|wrong-types)';

/** A folder of widgets that is named is checked with those loops, which then take it alone. */
async function unit(filters) {
  const widgets = filters.flatMap((filter) => /^widgets\/([\w-]+)/.exec(filter)?.[1] ?? []);
  const files = widgets.length ? [...filters, LOOPS] : filters;
  const report = `${REPORTS}/jest.json`;
  await rm(report, { force: true });
  // Half of its time a worker waits for timers: four keep two cores busy.
  const { output } = await tool(
    'jest',
    [...files, '--ci', '--silent', '--maxWorkers=4', '--json', '--outputFile', report],
    { env: { TEST_RETRIES: '1', ...(widgets.length && { WIDGETS: widgets.join(' ') }) } },
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

async function node(filters) {
  const files = globSync(['tests/*/**/*.test.{ts,mjs}', 'demo/**/*.test.ts', 'build/**/*.test.mjs'], {
    ignore: ['tests/recipe/**', 'tests/e2e/**', '**/node_modules/**'],
  }).filter((file) => !filters.length || filters.some((filter) => file.includes(filter)));
  const { code, output } = await command(process.execPath, [
    '--import',
    'tsx',
    '--test',
    '--test-concurrency=2',
    '--test-reporter=spec',
    ...files.sort(),
  ]);
  const count = (name) => Number(new RegExp(`^ℹ ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const failed = count('fail') + count('cancelled') + count('skipped') + count('todo');
  return {
    passed: count('pass'),
    failed: failed || Number(code !== 0),
    ...outcomesOfNode(output),
    output: output.slice(Math.max(0, output.indexOf('✖ failing tests:'))),
  };
}

/** One of Playwright's projects. */
async function pages(project, filters) {
  return playwright(project, [`--project=${project}`, ...filters], { CHROMIUM_PATH: provideChromium() });
}

async function firefox(filters) {
  const path = provideFirefox();
  if (!path)
    return skipped(
      'it is not here and cannot be installed: install Debian\'s firefox-esr ("apt-get install firefox-esr"), or set FIREFOX_PATH',
    );
  return playwright('firefox', ['--config=tests/engines', '--project=firefox', '--project=attacks', ...filters], {
    FIREFOX_PATH: path,
  });
}

async function webkit(filters) {
  const reason = whyNoWebKit();
  if (reason) return skipped(reason);
  return playwright('webkit', ['--config=tests/engines', '--project=webkit', ...filters], {}, IN_A_DISPLAY);
}

/** An engine that a machine cannot have is no fault of the project. */
function skipped(reason) {
  return { passed: 0, failed: 0, skipped: reason };
}

async function visual(filters) {
  return playwright('visual', ['--config=tests/visual', ...filters], { CHROMIUM_PATH: provideChromium() });
}

async function wordpress(filters) {
  provideWordPress();
  return playwright('wordpress', ['--config=tests/cms/wordpress', ...filters], { CHROMIUM_PATH: provideChromium() });
}

async function playwright(project, parameters, env, within) {
  const report = `${REPORTS}/${project}.json`;
  await rm(report, { force: true });
  const { code, output } = await tool('playwright', ['test', ...parameters, '--retries=2', '--reporter=line,json'], {
    within,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
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

function describeLint({ filePath, messages }) {
  return messages
    .map(({ line, column, message, ruleId }) => `${filePath}:${line}:${column}  ${message}  (${ruleId})`)
    .join('\n');
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
