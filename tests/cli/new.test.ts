import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createModule } from '../../cli/new/index.ts';

// Declarations share folders with components, and those import their stylesheets.
register('../../build/no-css.mjs', import.meta.url);
const { check } = await import('../../cli/check/index.ts');

describe('inlay new', () => {
  let root: string;
  before(async () => {
    root = await mkdtemp(join(tmpdir(), 'inlay-new-'));
    await mkdir(join(root, 'dist'));
    await writeFile(join(root, 'dist/catalogue.json'), '[{ "name": "quiz", "examples": [] }]');
    await writeFile(join(root, 'dist/loader.js'), 'loader');
  });
  after(() => rm(root, { recursive: true }));

  async function run(...parameters: string[]) {
    const texts = { out: '', error: '' };
    const code = await createModule(parameters, {
      print: (text) => void (texts.out += text),
      complain: (text) => void (texts.error += text),
      dist: join(root, 'dist'),
    });
    return { code, ...texts };
  }

  it('writes a module and a test page in which the check finds nothing', async () => {
    const folder = join(root, 'price-list');
    assert.equal((await run('price-list', folder)).code, 0);
    assert.match(await readFile(join(folder, 'price-list.js'), 'utf8'), /name: 'price-list'/);
    assert.equal(await readFile(join(folder, 'inlay/loader.js'), 'utf8'), 'loader');
    let report = '';
    const output = { print: (text: string) => void (report += text), complain: (text: string) => assert.fail(text) };
    assert.equal(await check([join(folder, 'test-page.html')], output), 0, report);
  });

  it('replaces nothing without --force, and refuses names that do not fit', async () => {
    const folder = join(root, 'twice');
    await run('twice', folder);
    assert.match((await run('twice', folder)).error, /already has twice\.js, test-page\.html\. Add --force/);
    assert.equal((await run('twice', folder, '--force')).code, 0);
    assert.match((await run('PriceList')).error, /lower-case letters/);
    assert.match((await run('quiz')).error, /Inlay has a module "quiz"/);
    assert.equal((await run()).code, 2);
  });
});
