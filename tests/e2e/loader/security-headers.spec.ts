import { readFileSync } from 'node:fs';
import { expect, test } from '../support/host.ts';

/** The policies of docs/security-headers.md, as an integrator would copy them. */
const docs = readFileSync(new URL('../../../docs/security-headers.md', import.meta.url), 'utf8');
const blocks = [...docs.matchAll(/^```(\w*)\n([^]*?)^```$/gm)].flatMap(([, type, text]) => (type ? [] : [text!]));
const policyWith = (policy: string) => blocks.find((block) => block.includes(policy))!;
const whole = policyWith('Content-Security-Policy:').replace('Content-Security-Policy:', '');
const trustedTypes = policyWith('require-trusted-types-for');

const QUOTE = '<div id="it" data-module="pull-quote" data-quote="Steel is patient."></div>';
const loaderHash = (
  JSON.parse(readFileSync(new URL('../../../dist/manifest.json', import.meta.url), 'utf8')) as {
    integrity: Record<string, string>;
  }
).integrity['loader.js']!;

for (const [name, script, attributes] of [
  ['a nonce', "script-src 'nonce-RANDOM' 'strict-dynamic'", 'nonce="RANDOM"'],
  ['a list of hosts', policyWith("script-src 'self' https").trim().replace(/;$/, ''), ''],
  [
    'a hash',
    policyWith("'sha384-HASH'").trim().replace(/;$/, '').replace('sha384-HASH', loaderHash),
    `integrity="${loaderHash}" crossorigin="anonymous"`,
  ],
] as const) {
  test(
    `the documented policy with ${name} and Trusted Types lets widgets mount`,
    { tag: '@core' },
    async ({ host, page }) => {
      const violations: string[] = [];
      // The test's own inline configuration has no nonce.
      page.on('console', (message) => {
        const text = message.text();
        if (/Content Security Policy/.test(text) && !/inline script/.test(text)) violations.push(text);
      });
      const policy = `${whole.replace(/script-src [^;]*/, script)};${trustedTypes}`
        .replaceAll(/https:\/\/static\.example\.com(\/inlay)?/g, host.cdn.origin)
        .replaceAll('https://api.example.com', host.site.origin)
        .replace(/\s+/g, ' ')
        .trim();
      await host.open({
        headers: { 'content-security-policy': policy },
        tag: `<script src="${host.loader}" ${attributes} defer></script>`,
        body: QUOTE,
      });
      await expect(host.placeholder()).toHaveAttribute('data-state', 'mounted');
      expect(violations).toEqual([]);
    },
  );
}
