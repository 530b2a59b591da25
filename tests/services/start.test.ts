import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../demo/services/index.ts';

const schema = `start_${process.pid}`;
const script = fileURLToPath(new URL('../../demo/start.ts', import.meta.url));

describe('The start command', () => {
  let folder: string;
  before(async () => (folder = await mkdtemp(join(tmpdir(), 'inlay-start-'))));
  after(async () => {
    await rm(folder, { recursive: true });
    const url = process.env['DATABASE_URL'];
    if (!url) return;
    const database = await openDatabase({ url, schema });
    await database.exec(`DROP SCHEMA ${schema} CASCADE`);
    await database.close();
  });

  const run = (environment: Record<string, string> = {}, parameters: string[] = []) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script, '--no-build', ...parameters], {
      env: {
        ...process.env,
        PORT: '0',
        CDN_PORT: '0',
        MICROSITE_PORT: '0',
        DATABASE_SCHEMA: schema,
        DATA_FOLDER: join(folder, 'database'),
        ...environment,
      },
    });
    const output = { output: '', complaint: '' };
    child.stdout.on('data', (text) => (output.output += String(text)));
    child.stderr.on('data', (text) => (output.complaint += String(text)));
    return { child, output };
  };

  const stop = async (child: ChildProcess, signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = (await once(child, 'exit')) as [number];
    return code;
  };

  const readyAt = async ({ child, output }: ReturnType<typeof run>) => {
    while (!output.output.includes('ready\n')) {
      assert.equal(child.exitCode, null, output.complaint);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return (name: string) => new RegExp(`^${name} +(\\S+)`, 'm').exec(output.output)?.[1] ?? '';
  };

  it('prints where everything is, serves it, and keeps the data over a restart', async () => {
    const first = run();
    const address = await readyAt(first);
    assert.equal((await fetch(`${address('Site')}/services/geo`)).status, 200);
    assert.equal((await fetch(address('Site'))).status, 200);
    assert.equal((await fetch(address('Mail'))).status, 200);
    assert.ok((await (await fetch(`${address('Microsite')}/addresses.js`)).text()).includes(address('Site')));
    const signIn = await fetch(`${address('Site')}/services/user/v2/auth/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'reader@alder-voss.example', password: 'Lighthouse-42' }),
    });
    const authorization = `Bearer ${signIn.headers.get('access_token')}`;
    assert.equal(await stop(first.child, 'SIGTERM'), 0);

    const second = run();
    const again = await readyAt(second);
    assert.equal(
      (await fetch(`${again('Site')}/services/user/v2/users/me`, { headers: { authorization } })).status,
      200,
    );
    assert.equal(await stop(second.child, 'SIGINT'), 0);
  });

  it('serves every request until a balancer has noticed that it stops', async () => {
    const demo = run({ DRAIN_SECONDS: '2' });
    const site = (await readyAt(demo))('Site');
    const health = async (path: string) => {
      const response = await fetch(`${site}/health/${path}`);
      return [response.status, ((await response.json()) as { status: string }).status];
    };
    assert.deepEqual(await health('live'), [200, 'live']);
    assert.deepEqual(await health('ready'), [200, 'ready']);
    const exited = once(demo.child, 'exit') as Promise<[number]>;
    demo.child.kill('SIGTERM');
    while ((await health('ready'))[0] === 200) await new Promise((resolve) => setTimeout(resolve, 20));
    assert.deepEqual(await health('ready'), [503, 'stopping']);
    assert.deepEqual(await health('live'), [200, 'live']);
    const response = await fetch(`${site}/services/geo`);
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('connection'), 'close');
    assert.deepEqual(await exited, [0, null]);
  });

  it('says which database cannot be reached, without its password', async () => {
    const { child, output } = run({ DATABASE_URL: 'postgres://writer:secret-1@127.0.0.1:1/news' });
    const [code] = (await once(child, 'exit')) as [number];
    assert.equal(code, 1);
    assert.match(
      output.complaint,
      /^database: cannot connect with DATABASE_URL: nothing listens at 127\.0\.0\.1:1\. .*ECONNREFUSED/,
    );
    assert.doesNotMatch(output.complaint, /secret-1/);
  });

  it('says which port is taken and how to choose another', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const { port } = blocker.address() as AddressInfo;
    const { child, output } = run({ CDN_PORT: String(port) });
    const [code] = (await once(child, 'exit')) as [number];
    blocker.close();
    assert.equal(code, 1);
    assert.equal(
      output.complaint,
      `Port ${port} is taken. Stop what uses it, or set CDN_PORT (0 for any free port).\n`,
    );
  });

  it('says what is wrong with a setting or an option', async () => {
    for (const [environment, parameters, message] of [
      [{ PORT: 'eighty' }, [], 'services: PORT must be a port number, got "eighty". Use 0 for any free one.\n'],
      [
        { CODE_SECONDS: 'soon' },
        [],
        'services: CODE_SECONDS must be a positive number, got "soon". Correct it or leave it out for 900.\n',
      ],
      [{}, ['--frsh'], 'start: does not know --frsh. It knows --fresh and --no-build.\n'],
    ] as const) {
      const { child, output } = run(environment, [...parameters]);
      const [code] = (await once(child, 'exit')) as [number];
      assert.equal(code, 1);
      assert.equal(output.complaint, message);
    }
  });
});
