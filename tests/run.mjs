/**
 * The one test command.
 *
 *   npm test                      what every change needs, in a quarter of an hour
 *   npm run test:all              everything
 *   npm test -- changed [BASE]    what the changes since a commit can affect: one widget in under three minutes
 *   npm test -- e2e               one part: types lint styles imports format build audit unit node browser e2e chaos
 *                                 security hosts long-run firefox webkit visual wordpress
 *   npm test -- e2e,chaos         several parts
 *   npm test -- unit src/core     only files whose path contains a word: the first word names parts, later ones filter
 *   npm test -- unit widgets/x    one widget, with the loops over every widget
 *   npm test -- visual aria --update-snapshots   accepts the new accessibility trees
 *
 * Chromium, Firefox, and WebKitGTK are installed where they are missing and can be; Firefox and WebKitGTK are skipped
 * where they cannot. The last line is `N passed, M failed`.
 */
import { chosenParts, readChanges } from './run/changed.mjs';
import { readChoice } from './run/choice.mjs';
import { parts } from './run/parts.mjs';
import { runAll } from './run/run-all.mjs';

const [first, base] = process.argv.slice(2);
const { passed, failed } = await (first === 'changed' ? runChanged() : runChosen()).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

async function runChanged() {
  const changes = readChanges(base);
  return runAll(chosenParts(changes), { filters: [], retries: 0, changes });
}

async function runChosen() {
  const { names, filters, isAll = false, isChosen = false } = readChoice(process.argv.slice(2), parts);
  // In CI, one flaky test must not hide 14,000 other results. Retried tests are listed.
  const retries = Number(isAll || Boolean(process.env.CI));
  // Also axe on each page of a journey, the tablet's width, and all examples from content systems.
  if (isAll || isChosen) process.env.EXHAUSTIVE = '1';
  return runAll(names, { filters, isCore: !isAll && !isChosen, retries });
}
