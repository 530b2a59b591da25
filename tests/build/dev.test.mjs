import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';

const NEEDED = [
  'build',
  'demo',
  'src',
  'package.json',
  'rollup.config.mjs',
  'tsconfig.json',
  'tsconfig.build.json',
  'widgets/pull-quote',
];

describe('npm run dev', () => {
  let copy;
  let dev;
  let output = '';
  before(async () => {
    copy = await mkdtemp(join(tmpdir(), 'inlay-dev-'));
    for (const path of NEEDED) await cp(path, join(copy, path), { recursive: true });
    await symlink(resolve('node_modules'), join(copy, 'node_modules'));
    const environment = {
      ...process.env,
      PORT: '0',
      CDN_PORT: '0',
      MICROSITE_PORT: '0',
      DATABASE_SCHEMA: `dev_${process.pid}`,
      FORCE_COLOR: '0',
    };
    dev = spawn(process.execPath, ['build/dev.mjs'], { cwd: copy, env: environment });
    for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (text) => (output += text));
  });
  after(async () => {
    const ended = new Promise((done) => dev.once('exit', done));
    dev.kill('SIGTERM');
    await ended;
    await rm(copy, { recursive: true, maxRetries: 5, retryDelay: 200 });
  });

  /** Polls until the response arrives; the command offers no other signal. */
  const until = async (question) => {
    for (;;) {
      const answer = await question();
      if (answer) return answer;
      assert.equal(dev.exitCode, null, output);
      await new Promise((done) => setTimeout(done, 100));
    }
  };
  const cdn = () => until(() => /^Static +(\S+)$/m.exec(output)?.[1]);
  const get = async (path) => (await fetch(`${await cdn()}/${path}`)).text();

  it('builds, starts the demonstration, and lets pages ask for news', { timeout: 120_000 }, async () => {
    await until(() => /^ready$/m.test(output));
    assert.match(await get('loader.js'), /built\.txt/);
    assert.match(await get('built.txt'), /^\d+$/);
  });

  it('builds again when a source changes, and notifies the pages', { timeout: 120_000 }, async () => {
    const first = await get('built.txt');
    const file = join(copy, 'widgets/pull-quote/pull-quote.css');
    await writeFile(file, `${await readFile(file, 'utf8')}\n.inlay-pull-quote__changed {\n  color: red;\n}\n`);
    await until(async () => (await get('built.txt')) !== first);
    await until(async () => {
      const { modules } = JSON.parse(await readFile(join(copy, 'dist/manifest.json'), 'utf8'));
      return /inlay-pull-quote__changed/.test(await get(modules[0].file));
    });
  });

  it('builds again when a placeholder is to be higher', { timeout: 120_000 }, async () => {
    const first = await get('built.txt');
    const file = join(copy, 'widgets/pull-quote/index.tsx');
    await writeFile(file, (await readFile(file, 'utf8')).replace(/narrow: '[\d.]+rem'/, "narrow: '77rem'"));
    // One change may trigger two builds, so the second build of an earlier change says nothing about this one.
    await until(async () => /--inlay-reserved-height:77rem/.test(await get('inlay.css')));
    await until(async () => (await get('built.txt')) !== first);
  });
});
