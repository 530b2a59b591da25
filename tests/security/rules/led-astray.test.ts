/** Links and flows: no URL runs code, and none redirects a flow where the configuration does not allow. */
import { PARTNER, SITE } from '../setup/page.ts';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import fc from 'fast-check';
import { attacks, attacksOf, textsOf } from '../attacks/index.ts';
import { address } from '../grammars/address.ts';
import { configure } from '../../../src/core/config/index.ts';
import { safeLink, safeRedirect } from '../../../src/core/urls/index.ts';
import { gatedAddress } from '../../../widgets/auth-router/gated-address.ts';
import { decide } from '../../../widgets/auth-router/decide.ts';
import { readRoute } from '../../../widgets/auth-router/route.ts';

before(
  () =>
    void configure([
      { from: 'test', isTrusted: true, values: { allowedOrigins: [PARTNER], linkEvents: ['report-shared'] } },
    ]),
);

describe('A link or a flow does not', () => {
  for (const { text, would } of attacksOf('url')) {
    test(`${would}: ${JSON.stringify(text).slice(0, 80)}`, () => {
      expectNoScript(text);
      expectToStay(text);
    });
  }
});

test('no text of any class is an address that runs or leads astray', () => {
  for (const { text } of attacks) {
    expectNoScript(text);
    expectToStay(text);
  }
});

test('nor is a random address', () => {
  fc.assert(
    fc.property(address, (text) => {
      expectNoScript(text);
      expectToStay(text);
    }),
    { numRuns: 4_000 },
  );
});

test('a route in an address carries a flow only to where flows may go', () => {
  const names = [
    'signin',
    'auth-signin',
    'signin-welcome',
    'signup',
    'signup-thanks',
    'registration-modal',
    'download',
    'auth-download',
    'view-file',
    'published-event',
    '__proto__',
    'constructor',
    'toString',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      address,
      fc.constantFrom(encodeURIComponent, (text: string) => text, encodeURI),
      fc.boolean(),
      (name, text, encode, isSignedIn) => {
        const route = readRoute({
          pathname: '/',
          hash: `#/${name}/${name === 'signin' || name === 'signup' ? 'x/' : ''}${wellFormed(text, encode)}`,
        });
        if (!route) return;
        assert.ok(names.indexOf(route.name) < names.indexOf('__proto__'));
        expectToStay(route.redirect ?? route.file ?? '/');
        const step = decide(route, { isSignedIn, isGated: true, linkEvents: ['report-shared'] });
        if (step.kind === 'publish') assert.equal(step.event, 'report-shared');
      },
    ),
    { numRuns: 3_000 },
  );
});

test('an address publishes no event but those that the configuration lists', () => {
  for (const text of textsOf('event-name')) {
    for (const path of [text, wellFormed(text, encodeURIComponent), `report-shared/${text}`]) {
      const route = readRoute({ pathname: '/', hash: `#/published-event/${path}` });
      const step = route && decide(route, { isSignedIn: true, isGated: false, linkEvents: ['report-shared'] });
      if (step?.kind === 'publish') assert.equal(step.event, 'report-shared', text);
    }
  }
});

test('a gated file is behind a route of this page', () => {
  fc.assert(
    fc.property(address, (text) => {
      const gated = gatedAddress(`${text}.pdf`, { base: `${SITE}/insights/steel`, protectedPaths: [] });
      if (gated !== undefined) assert.match(gated, /^#\/download\/%2F/);
    }),
    { numRuns: 1_000 },
  );
});

function expectNoScript(text: string) {
  const safe = safeLink(text);
  if (safe === undefined) return;
  // The target as a browser resolves it, not only as our own parser does.
  const anchor = document.createElement('a');
  anchor.href = safe;
  assert.match(anchor.protocol, /^(https?|mailto|tel):$/, text);
}

function expectToStay(text: string) {
  const { origin, username, password } = new URL(safeRedirect(text, '/home'), location.href);
  assert.ok([SITE, PARTNER].includes(origin), `${text} led to ${origin}`);
  assert.equal(username + password, '', text);
}

function wellFormed(text: string, encode: (text: string) => string): string {
  return encode(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
