import assert from 'node:assert/strict';
import { test } from 'node:test';
import { vulnerabilitiesOf } from './audit.mjs';

const advisory = (severity, title) => ({ severity, title, url: `https://example.com/${severity}` });

test('a known vulnerability of high severity is named if the package is bundled', () => {
  const report = {
    vulnerabilities: {
      preact: { severity: 'high', via: [advisory('high', 'XSS'), advisory('moderate', 'Slow')] },
      '@simplewebauthn/browser': { severity: 'critical', via: [advisory('critical', 'Leak'), 'superstruct'] },
      superstruct: { severity: 'low', via: [advisory('low', 'Slow')] },
      rollup: { severity: 'critical', via: [advisory('critical', 'Not bundled')] },
    },
  };
  const components = [
    { name: 'preact', version: '10.0.0' },
    { group: '@simplewebauthn', name: 'browser', version: '14.0.0' },
    { name: 'superstruct', version: '2.0.2' },
    { name: 'keen-slider', version: '6.0.0' },
  ];
  assert.deepEqual(vulnerabilitiesOf(report, { components }), [
    'preact 10.0.0: XSS (high, https://example.com/high)',
    '@simplewebauthn/browser 14.0.0: Leak (critical, https://example.com/critical)',
  ]);
});
