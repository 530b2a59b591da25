import { mkdir } from 'node:fs/promises';
import { startDemo } from './demo.mjs';
import { parts, REPORTS } from './parts.mjs';

/**
 * Runs the parts in order, those of one group at the same time, and adds up their counts. Failed tests and tests that
 * passed on a retry are listed at the end, where a log that was cut still shows them.
 */
export async function runAll(names, options) {
  await mkdir(REPORTS, { recursive: true });
  const results = [];
  const needsDemo = (name) => parts[name].needsDemo;
  let demoStart;
  for (const group of groupsOf(names)) {
    if (group.some(needsDemo)) {
      demoStart ??= startOneDemo();
      Object.assign(process.env, (await demoStart)?.addresses);
    }
    results.push(...(await Promise.all(group.map((name) => runPart(name, options)))));
    // Filling its database keeps one core busy for half a minute: beside the parts before, it delays nothing.
    if (group.includes('build') && names.some(needsDemo)) demoStart ??= startOneDemo();
  }
  await (await demoStart)?.stop();
  list(
    'Passed only at a later try',
    results.flatMap(({ retried }) => retried),
  );
  list(
    'Failed',
    results.flatMap(({ failures }) => failures),
  );
  return { passed: sum(results.map(({ passed }) => passed)), failed: sum(results.map(({ failed }) => failed)) };
}

/** For all parts that need one. Undefined if it does not start, with its output. */
function startOneDemo() {
  return startDemo().catch((error) => console.log(String(error?.message ?? error)));
}

async function runPart(name, options) {
  const begin = performance.now();
  const {
    passed,
    failed,
    skipped,
    retried = [],
    failures = [],
    output = '',
  } = await parts[name]
    .run(options)
    .catch((error) => ({ passed: 0, failed: 1, output: String(error?.message ?? error) }));
  if (skipped) {
    console.log(`– ${name.padEnd(9)} skipped: ${skipped}`);
    return { passed, failed, retried, failures };
  }
  if (failed && output) console.log(output.trimEnd());
  console.log(
    `${failed ? '✗' : '✓'} ${name.padEnd(9)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${((performance.now() - begin) / 1000).toFixed(1).padStart(6)} s  ${parts[name].what}`,
  );
  const named = (tests) => tests.map((test) => `${name}: ${test}`);
  return { passed, failed, retried: named(retried), failures: named(failures) };
}

function list(title, names) {
  if (names.length) console.log(`${title}:\n${names.map((name) => `  ${name}`).join('\n')}`);
}

/** Consecutive parts that leave a core idle share the machine. */
function groupsOf(names) {
  const groups = [];
  for (const name of names) {
    const last = groups.at(-1);
    if (last && parts[name].group && parts[last[0]].group === parts[name].group) last.push(name);
    else groups.push([name]);
  }
  return groups;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
