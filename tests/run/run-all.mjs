import { mkdir } from 'node:fs/promises';
import { parts, REPORTS } from './parts.mjs';

/**
 * Runs the parts in their order, those of one group side by side, and adds up
 * what they counted. Where a machine gives only so many `minutes`, no part
 * begins after them; what is left out is told.
 */
export async function runAll(names, filters, minutes = Infinity) {
  await mkdir(REPORTS, { recursive: true });
  const total = { passed: 0, failed: 0 };
  for (const group of groupsOf(names)) {
    if (performance.now() > minutes * 60_000) {
      console.log(`– ${group.join(', ')} left out: ${minutes} minutes are over. Run it by \`npm test -- ${group.join(' ')}\`.`);
      continue;
    }
    const results = await Promise.all(group.map((name) => runPart(name, filters)));
    for (const { passed, failed } of results) {
      total.passed += passed;
      total.failed += failed;
    }
  }
  return total;
}

async function runPart(name, filters) {
  const begin = performance.now();
  const { passed, failed, output = '' } = await parts[name].run(filters).catch((error) => ({ passed: 0, failed: 1, output: String(error?.message ?? error) }));
  if (failed && output) console.log(output.trimEnd());
  console.log(`${failed ? '✗' : '✓'} ${name.padEnd(7)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${((performance.now() - begin) / 1000).toFixed(1)} s  ${parts[name].what}`);
  return { passed, failed };
}

/** Neighbours that leave a core free share the machine. */
function groupsOf(names) {
  const groups = [];
  for (const name of names) {
    const last = groups.at(-1);
    if (last && parts[name].group && parts[last[0]].group === parts[name].group) last.push(name);
    else groups.push([name]);
  }
  return groups;
}
