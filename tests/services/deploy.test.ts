import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { readServerOptions } from '../../demo/services/index.ts';

const read = (name: string) => readFileSync(new URL(`../../demo/services/deploy/${name}`, import.meta.url), 'utf8');

interface Container {
  image: string;
  environment?: Record<string, string>;
  command?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  stop_grace_period?: string;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
}

describe('The files of a deployment', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Container> };
  const dockerfile = read('Dockerfile');
  const haproxy = read('haproxy.cfg');
  const processes = ['services-1', 'services-2'].map((name) => services[name]!);

  it('start two processes that cannot change their files, after the migration', () => {
    for (const { image, read_only: isReadOnly, cap_drop: dropped, depends_on: dependencies } of processes) {
      assert.deepEqual([image, isReadOnly, dropped], ['inlay-services', true, ['ALL']]);
      assert.deepEqual(dependencies, { migrate: { condition: 'service_completed_successfully' } });
    }
    assert.equal(services['migrate']?.command?.at(-1), 'migrate');
    assert.match(dockerfile, /^USER node$/m);
    assert.match(dockerfile, /^HEALTHCHECK /m);
  });

  it('give the services settings that they accept, and more time to stop than they take', () => {
    for (const { environment = {}, stop_grace_period: period } of processes) {
      const filled = Object.entries(environment).map(([name, text]) => [
        name,
        text.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1').replaceAll(/\$\{\w+:\?[^}]*\}/g, 'secret'),
      ]);
      const options = readServerOptions(Object.fromEntries(filled) as Record<string, string>);
      assert.ok(options.database.url && options.mail.smtpUrl && options.settings.trustProxy);
      assert.ok(options.settings.metricsToken);
      assert.ok(Number.parseInt(period ?? '') > options.drainSeconds + 30);
    }
  });

  it('balance between ready containers, by their names and port', () => {
    for (const name of ['services-1', 'services-2'])
      assert.match(haproxy, new RegExp(`^ +server ${name} ${name}:4100$`, 'm'));
    assert.match(dockerfile, /\bPORT=4100\b/);
    assert.match(haproxy, /uri \/health\/ready/);
    assert.match(haproxy, /set-header X-Forwarded-For %\[src\]/);
    assert.deepEqual(services['proxy']?.volumes, ['./haproxy.cfg:/usr/local/etc/haproxy/haproxy.cfg:ro']);
  });

  it('are completed by the guide with a rule that can match', () => {
    const guide = readFileSync(new URL('../../docs/operate/deployment.md', import.meta.url), 'utf8');
    const rules = guide.match(/^use_backend .*$/gm) ?? [];
    assert.ok(rules.length);
    // HAProxy requires both of two conditions side by side, and no path fulfils both.
    for (const rule of rules) assert.doesNotMatch(rule, /\} \{/);
  });

  it('copy everything that the build of the package reads', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, paths]) => paths!.split(' '));
    for (const path of ['package.json', 'package-lock.json', 'demo/services/package.json', 'demo', 'src'])
      assert.ok(copied.includes(path), path);
  });
});
