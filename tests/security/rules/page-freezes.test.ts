/** Texts made to slow down a rule: nothing that a service or an editor sends may freeze the page. */
import { SITE } from '../setup/page';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { formatMessage } from '../../../src/core/i18n/format-message';
import { safeLink, safeRedirect } from '../../../src/core/urls';
import { repairJson } from '../../../src/contract/repair-json';
import { camelCase } from '../../../src/contract/fields';
import { closest } from '../../../src/contract/closest';
import { readMessage, requestedHeight } from '../../../src/features/embeds/frame-messages.ts';
import { frameIn } from '../../../src/services/oembed';
import { sanitise } from '../../../src/ui/rich-text/sanitise';
import { gatedAddress } from '../../../widgets/auth-router/gated-address';
import { readRoute } from '../../../widgets/auth-router/route';

/** The repeated part, and an end that no pattern matches. */
const TRAPS: readonly [repeated: string, end: string][] = [
  [' ', 'x'],
  ['\u200b ', 'x'],
  ['%20', 'x'],
  ['<', ''],
  ['<a', ''],
  ['<a ', ''],
  ['<style', ''],
  ['<style>', ''],
  ['</style ', ''],
  ['<iframe', ''],
  ['<iframe src=', ''],
  ['<img src="', ''],
  [' onx=', ''],
  [' on', '='],
  ['"', ''],
  ['\\"', ''],
  ['"\\', ''],
  [',', ''],
  [', ', ']x'],
  ['{', ''],
  ['{a, plural, other ', ''],
  ['\u201c ', ''],
  ['&quot;', ''],
  ['//', ''],
  ['-->', 'x'],
  ['<!--', ''],
  ['-a', '-'],
  ['/', 'x'],
  ['a', '!'],
];

/** In characters and milliseconds: a rule with quadratic time takes minutes. */
const LENGTH = 60_000;
const PATIENCE = 2_000;

const RULES: Readonly<Record<string, (text: string) => unknown>> = {
  'a link': safeLink,
  'a flow': (text) => safeRedirect(text, '/home'),
  'a gated file': (text) => gatedAddress(text, { base: SITE, protectedPaths: ['/internal'] }),
  'a route': (text) => readRoute({ pathname: '/', hash: `#/signin/${text}` }),
  'damaged JSON': repairJson,
  'a text of the dictionary': (text) => formatMessage(text, { a: 1 }, 'en'),
  'an embed code': frameIn,
  'a message of a frame': (text) => requestedHeight(readMessage(text) ?? {}),
  'the name of a field': camelCase,
  'a name that is guessed': (text) => closest(text, ['quiz', text.slice(1, 40)]),
};

for (const [what, rule] of Object.entries(RULES)) {
  describe(`${what} is read quickly`, () => {
    for (const [repeated, end] of TRAPS)
      test(`though it says ${JSON.stringify(repeated)} forever`, () => expectQuick(rule, repeated, end, LENGTH));
  });
}

describe('HTML is sanitised in no time', () => {
  // For longer texts, jsdom's own parser dominates the time.
  for (const [repeated, end] of TRAPS)
    test(`though it says ${JSON.stringify(repeated)} forever`, () =>
      expectQuick(sanitise, repeated, end, 3_000, 4_000));
});

function expectQuick(
  rule: (text: string) => unknown,
  repeated: string,
  end: string,
  length: number,
  patience = PATIENCE,
) {
  // CPU time, so that a busy machine does not count.
  const begin = process.cpuUsage();
  rule(repeated.repeat(length / repeated.length) + end);
  const { user, system } = process.cpuUsage(begin);
  const taken = (user + system) / 1000;
  assert.ok(taken < patience, `${Math.round(taken)} ms`);
}
