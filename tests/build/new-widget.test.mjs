import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';

const NEEDED = [
  'build',
  'src',
  'tests/recipe',
  'tests/setup',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'jest.config.mjs',
  'package.json',
  'stylelint.config.mjs',
  'tsconfig.json',
  'widgets/pull-quote',
];

describe('npm run new', () => {
  let copy;
  before(async () => {
    copy = await mkdtemp(join(tmpdir(), 'inlay-new-'));
    for (const path of NEEDED) await cp(path, join(copy, path), { recursive: true });
    await symlink(resolve('node_modules'), join(copy, 'node_modules'));
    // The imports of the widget, without the rest of the sources.
    const types = {
      extends: './tsconfig.json',
      include: ['widgets/weather-report', 'src/**/*.d.ts', 'tests/setup/*.d.ts'],
    };
    await writeFile(join(copy, 'tsconfig.new.json'), JSON.stringify(types));
  });
  after(() => rm(copy, { recursive: true }));

  const run = (program, ...parameters) =>
    new Promise((done) =>
      execFile(program, parameters, { cwd: copy, env: { ...process.env, FORCE_COLOR: '0' } }, (error, stdout, stderr) =>
        done({ code: error?.code ?? 0, output: stdout + stderr }),
      ),
    );

  it('makes a widget that types, lint, its own tests and the recipe find nothing wrong with', async () => {
    assert.equal((await run('node', 'build/new-widget.mjs', 'weather-report')).code, 0);
    assert.deepEqual((await readdir(join(copy, 'widgets/weather-report'))).sort(), [
      'examples.html',
      'index.tsx',
      'messages.ts',
      'props.ts',
      'weather-report.css',
      'weather-report.test.tsx',
    ]);
    for (const [program, ...parameters] of [
      ['node_modules/.bin/tsc', '-p', 'tsconfig.new.json'],
      ['node_modules/.bin/oxfmt', '--check', 'widgets/weather-report'],
      ['node_modules/.bin/oxlint', 'widgets/weather-report'],
      ['node_modules/.bin/stylelint', 'widgets/weather-report/*.css'],
      [
        'node_modules/.bin/jest',
        'widgets/weather-report',
        'tests/recipe/folders',
        'tests/recipe/translations',
        'tests/recipe/mounting',
        'tests/recipe/widgets',
        '-t',
        'weather-report|the words that|without a heading|a text that is missing',
        ...['--selectProjects', 'preact', 'react-core'],
      ],
    ]) {
      const { code, output } = await run(program, ...parameters);
      assert.equal(code, 0, output);
    }
  });

  it('keeps room for the new widget, by one rule of the sheet for the head of a page', async () => {
    const { output } = await run(
      'node',
      '--input-type=module',
      '-e',
      "import { inlaySheet } from './build/stylesheets.mjs'; console.log(inlaySheet('1.2.3'))",
    );
    assert.match(output, /:where\(\[data-module=weather-report\]\)\{--inlay-reserved-height:8\.5rem\}/);
  });

  for (const [parameters, message] of [
    [[], 'new: needs a name, such as npm run new weather-report.'],
    [['WeatherReport'], 'new: a name is lower-case words joined by hyphens, got "WeatherReport".'],
    [['weather', 'report'], 'new: takes one name, got weather report. Join its words by hyphens: weather-report.'],
    [['inlay-weather'], 'new: "inlay-weather" would be mistaken for our own: leave the prefix out.'],
    [['pull-quote'], 'new: widgets/pull-quote exists already.'],
  ]) {
    it(`says what to do instead of npm run new ${parameters.join(' ')}`, async () => {
      const { code, output } = await run('node', 'build/new-widget.mjs', ...parameters);
      assert.deepEqual([code, output.trim()], [1, message]);
    });
  }
});
