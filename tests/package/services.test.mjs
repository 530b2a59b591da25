import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';

const run = promisify(execFile);

describe('The package of the services, in an empty folder', () => {
  let folder;
  let installed;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inlay-services-'));
    const { stdout } = await run('npm', ['pack', '-w', 'demo/services', '--json', '--pack-destination', folder]);
    // The build of the package may print as well.
    const [{ filename }] = Object.values(JSON.parse(stdout.slice(stdout.search(/^[[{]/m))));
    await run('tar', ['-xzf', join(folder, filename), '-C', folder]);
    installed = join(folder, 'node_modules/inlay-services');
    await mkdir(dirname(installed));
    await rename(join(folder, 'package'), installed);
    const { dependencies } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
    // As npm would install them, without a network.
    for (const name of Object.keys(dependencies)) {
      const link = join(folder, 'node_modules', name);
      await mkdir(dirname(link), { recursive: true });
      await symlink(resolve('node_modules', name), link, 'junction');
    }
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const command = (parameters, environment = {}) => [
    process.execPath,
    [join(installed, 'bin/inlay-services.mjs'), ...parameters],
    { cwd: folder, env: { PATH: process.env.PATH, PORT: '0', ...environment } },
  ];

  /** Each start fills search and lists, which takes seconds with the demo's content. */
  const emptyContent = async () => {
    const content = join(folder, 'content');
    await mkdir(join(content, 'dictionary'), { recursive: true });
    await mkdir(join(content, 'blogs'));
    for (const name of ['people', 'offices', 'jobs', 'events', 'videos', 'quizzes'])
      await writeFile(join(content, `${name}.json`), '[]');
    for (const language of ['en', 'de', 'ar', 'ja'])
      await writeFile(join(content, `dictionary/${language}.json`), '{}');
    return content;
  };

  it('checks its settings, its database, and its content', async () => {
    const { stdout } = await run(...command(['--check']));
    assert.match(stdout, /^database +good +embedded/m);
    assert.match(stdout, /^content +good +\d+ articles/m);
  });

  it('names each setting that is wrong, and why, without passwords', async () => {
    const environment = {
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://writer:secret-1@127.0.0.1:1/news',
      REDIS_URL: 'redis://writer:secret-3@127.0.0.1:1',
      SMTP_URL: 'smtp://writer:secret-2@127.0.0.1:1',
      CONTENT_FOLDER: '/nowhere',
    };
    const { code, stdout } = await run(...command(['--check'], environment)).catch((error) => error);
    assert.equal(code, 1);
    for (const problem of [
      /WRONG .*SITE_ORIGIN is missing/,
      /WRONG .*DATABASE_URL: nothing listens at 127\.0\.0\.1:1/,
      /WRONG .*cannot connect with REDIS_URL: ECONNREFUSED/,
      /WRONG .*SMTP_URL: the mail server at 127\.0\.0\.1:1 cannot be used/,
      /WRONG .*CONTENT_FOLDER "\/nowhere" cannot be used/,
    ])
      assert.match(stdout, problem);
    assert.doesNotMatch(stdout, /secret/);
  });

  it('starts, answers without the accounts of the demo, and stops', async () => {
    const server = spawn(...command([], { CONTENT_FOLDER: await emptyContent() }));
    const exited = new Promise((done) => server.once('exit', done));
    const complaints = server.stderr.toArray();
    let address = '';
    for await (const line of createInterface(server.stdout)) {
      const { msg, ...entry } = JSON.parse(line);
      if (msg !== 'ready') continue;
      ({ address } = entry);
      break;
    }
    assert.ok(address, String(address || (await complaints)));
    assert.equal((await fetch(`${address}/health/ready`)).status, 200);
    assert.equal((await fetch(`${address}/services/geo`)).status, 200);
    const signIn = await fetch(`${address}/services/user/v2/auth/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'reader@alder-voss.example', password: 'Lighthouse-42' }),
    });
    assert.equal(signIn.status, 401);
    assert.equal((await fetch(`${address}/identity/lantern/.well-known/openid-configuration`)).status, 404);
    server.kill('SIGTERM');
    assert.equal(await exited, 0);
  });
});
