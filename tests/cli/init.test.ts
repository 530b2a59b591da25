import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { examplesOf } from '../../build/catalogue.mjs';
import { init } from '../../cli/init/index.ts';

// Declarations share folders with components, and those import their stylesheets.
register('../../build/no-css.mjs', import.meta.url);
const { check } = await import('../../cli/check/index.ts');

describe('inlay init', () => {
  let root: string;
  let dist: string;
  before(async () => {
    root = await mkdtemp(join(tmpdir(), 'inlay-init-'));
    dist = join(root, 'dist');
    const catalogue = ['pull-quote', 'accordion', 'quiz'].map((name) => ({ name, examples: examplesOf(name) }));
    const files = {
      'loader.js': 'loader',
      'loader.js.map': 'map',
      'loader.js.br': 'packed',
      'cli.mjs': 'cli',
      'inlay.css': 'css',
      'manifest.json': '{}',
      'catalogue.json': JSON.stringify(catalogue),
      'chunks/quiz-1.js': 'quiz',
      'types/index.d.ts': 'types',
    };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(join(dist, name, '..'), { recursive: true });
      await writeFile(join(dist, name), text);
    }
  });
  after(() => rm(root, { recursive: true }));

  async function run(parameters: string[], replies?: string[]) {
    const texts = { out: '', error: '', questions: [] as string[] };
    const ask =
      replies &&
      ((question: string) => {
        texts.questions.push(question);
        return Promise.resolve(replies.shift()!);
      });
    const code = await init(parameters, {
      print: (text) => void (texts.out += text),
      complain: (text) => void (texts.error += text),
      ask,
      dist,
    });
    return { code, ...texts };
  }

  it('writes a test page that works beside the files it needs', async () => {
    const folder = join(root, 'start');
    const { code, out } = await run([folder]);
    assert.equal(code, 0);
    assert.match(out, /test-page\.html/);
    assert.deepEqual((await readdir(folder, { recursive: true })).sort(), [
      'inlay',
      'inlay.config.json',
      'inlay/chunks',
      'inlay/chunks/quiz-1.js',
      'inlay/inlay.css',
      'inlay/loader.js',
      'inlay/manifest.json',
      'snippet.html',
      'test-page.html',
    ]);
    let report = '';
    const output = {
      print: (text: string) => void (report += text),
      complain: (text: string) => void (report += text),
    };
    assert.equal(await check([join(folder, 'test-page.html'), '--fail-on', 'warning'], output), 0, report);
  });

  it('asks three questions, and writes the answers into the configuration', async () => {
    const folder = join(root, 'asked');
    const replies = ['https://static.example.com/inlay/loader.js', 'de', 'https://api.example.com/'];
    const { code, questions } = await run([folder, '--module', 'accordion'], replies);
    assert.equal(code, 0);
    assert.equal(questions.length, 3);
    const config = JSON.parse(await readFile(join(folder, 'inlay.config.json'), 'utf8')) as {
      language: string;
      services: Record<string, string>;
    };
    assert.equal(config.language, 'de');
    assert.equal(config.services['user'], 'https://api.example.com/user');
    const page = await readFile(join(folder, 'test-page.html'), 'utf8');
    assert.match(page, /<html lang="de">/);
    assert.match(page, /src="https:\/\/static\.example\.com\/inlay\/loader\.js" defer/);
    assert.match(page, /href="https:\/\/static\.example\.com\/inlay\/inlay\.css"/);
    assert.match(page, /data-module="accordion"/);
    assert.ok(!(await readdir(folder)).includes('inlay'));
  });

  it('asks only for missing options', async () => {
    const { questions } = await run([join(root, 'some'), '--language', 'de', '--loader', '/inlay/loader.js'], ['']);
    assert.equal(questions.length, 1);
    assert.deepEqual((await run([join(root, 'none'), '--yes'], [])).questions, []);
  });

  it('replaces no file without --force', async () => {
    const folder = join(root, 'twice');
    await run([folder]);
    await writeFile(join(folder, 'snippet.html'), 'own');
    const { code, error } = await run([folder, '--language', 'de']);
    assert.equal(code, 2);
    assert.match(error, /already has snippet\.html, inlay\.config\.json, test-page\.html\. Add --force/);
    assert.equal(await readFile(join(folder, 'snippet.html'), 'utf8'), 'own');
    assert.equal((await run([folder, '--force'])).code, 0);
    assert.match(await readFile(join(folder, 'snippet.html'), 'utf8'), /<script src="inlay\/loader\.js" defer>/);
  });

  it('says so in one sentence if the folder is a file', async () => {
    await writeFile(join(root, 'occupied'), '');
    const { code, error } = await run([join(root, 'occupied')]);
    assert.equal(code, 2);
    assert.match(error, /^A file cannot be written: EEXIST: file already exists/);
  });

  for (const [parameters, message] of [
    [['x', '--module', 'quizz'], /There is no module "quizz"; did you mean "quiz"\?/],
    [['x', '--loader', 'https://static.example.com/'], /ends with loader\.js/],
    [['x', '--language', 'German!'], /is a code such as en/],
    [['x', '--services', 'api.example.com'], /begins with https/],
    [['x', '--lang', 'de'], /There is no option --lang\./],
    [['x', '-l', 'de'], /There is no option -l\./],
    [['x', 'y'], /one folder only/],
  ] as const) {
    it(`writes nothing with ${parameters.slice(1).join(' ')}`, async () => {
      const { code, error } = await run([join(root, parameters[0]), ...parameters.slice(1)]);
      assert.equal(code, 2);
      assert.match(error, message);
      assert.ok(!(await readdir(root)).includes('x'));
    });
  }
});
