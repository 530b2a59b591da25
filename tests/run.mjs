/**
 * The one test command.
 *
 *   npm test                      what every change needs, in a quarter of an hour
 *   npm run test:all              everything, before an issue is called resolved
 *   npm test -- e2e               one part in full, or several: types lint styles imports build unit node e2e chaos
 * security hosts long-run firefox webkit visual wordpress
 *   npm test -- changed [BASE]    what the changes since a commit can affect: one widget in under three minutes
 *   npm test -- unit src/core     only files whose path contains the words
 *   npm test -- unit widgets/x    one widget, with the loops over every widget
 *   npm test -- visual aria --update-snapshots   accepts the new screenshots
 *
 * Chromium, Firefox, and WebKitGTK are installed where they are missing and can be; Firefox and WebKitGTK are skipped
 * where they cannot. The last line is `N passed, M failed`.
 */
import { chosenParts, readChanges } from './run/changed.mjs';
import { parts } from './run/parts.mjs';
import { runAll } from './run/run-all.mjs';

const parameters = process.argv.slice(2);
const chosen = parameters.filter((word) => Object.hasOwn(parts, word));
const filters = parameters.filter((word) => !Object.hasOwn(parts, word) && word !== '--all');
const isAll = parameters.includes('--all');

const changes = parameters[0] === 'changed' ? readChanges(parameters[1]) : undefined;

// In CI one accident of a busy machine must not hide 14,000 other results. What was retried is listed.
const retries = Number(isAll || Boolean(process.env.CI));

// Journeys check each page that they come to with axe, which takes half a second each time.
if (isAll || chosen.length) process.env.AXE_EVERYWHERE = '1';
const { passed, failed } = changes
  ? await runAll(chosenParts(changes), { filters: [], retries: 0, changes })
  : await runAll(
      chosen.length ? chosen : Object.keys(parts).filter((name) => (isAll ? name !== 'browser' : parts[name].isCore)),
      { filters, isCore: !isAll && !chosen.length, retries },
    );
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
