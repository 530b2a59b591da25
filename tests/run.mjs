/**
 * The one test command.
 *
 *   npm test                      everything
 *   npm test -- e2e               one part, or several: types lint styles build unit node e2e chaos security hosts long-run firefox webkit
 *   npm test -- unit src/core     only files whose path holds the words
 *   npm test -- unit widgets/x    one widget, with what every widget is asked
 *   npm test -- wordpress         an extra part, which everything leaves out: visual wordpress
 *   npm test -- visual aria --update-snapshots   accepts what is compared with what was kept
 *
 * Chromium, Firefox and WebKitGTK are installed where they are not there and
 * can be; Firefox and WebKitGTK are left out where they cannot. The last line is `N passed, M failed`.
 */
import { parts } from './run/parts.mjs';
import { runAll } from './run/run-all.mjs';

const words = process.argv.slice(2);
const chosen = words.filter((word) => Object.hasOwn(parts, word));
const filters = words.filter((word) => !Object.hasOwn(parts, word));

const { passed, failed } = await runAll(
  chosen.length ? chosen : Object.keys(parts).filter((name) => !parts[name].isExtra),
  filters,
);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
