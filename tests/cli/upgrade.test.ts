import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { ACTION, changesIn } from '../../cli/check/changes.ts';
import { parsePage } from '../../cli/check/page/parse.ts';
import { checkDeprecated, checkUpgrade } from '../../cli/check/rules/upgrade.ts';

const CHANGELOG = `# Changelog

Some words.

## [Unreleased]

### ${ACTION}

- \`quiz\` asks before it sends:
  [the guide](docs/guide.md) says how.
- \`pages.signIn\` needs a path.

### Added

- Something about \`quiz\`.

## [0.2.0] - 2026-01-02

### ${ACTION}

- \`--inlay-focus\` has no value.
- \`inlay.css\` is smaller, and nothing of \`src\` is in it.
`;

const changes = changesIn(CHANGELOG);

function check(html: string, version?: string): string[] {
  const page = parsePage(`<!doctype html><title>A page</title>${html}`);
  const placeholders = page.querySelectorAll('[data-module]');
  return checkUpgrade(page, { changes, version, placeholders, modules: ['quiz', 'table'] }).map(
    ({ message }) => message,
  );
}

describe('The changelog as data', () => {
  it('has the text, version, kind and names of each change', () => {
    assert.deepEqual(changes[0], {
      kind: ACTION,
      text: '`quiz` asks before it sends: [the guide](docs/guide.md) says how.',
      names: ['quiz'],
    });
    assert.deepEqual(
      changes.map(({ version, kind }) => [version, kind]),
      [
        [undefined, ACTION],
        [undefined, ACTION],
        [undefined, 'Added'],
        ['0.2.0', ACTION],
        ['0.2.0', ACTION],
      ],
    );
  });

  it('reads the changelog of the package', async () => {
    const ownChanges = changesIn(await readFile('CHANGELOG.md', 'utf8'));
    assert.ok(ownChanges.some(({ version }) => version === '0.1.0'));
    assert.ok(ownChanges.every(({ kind, text }) => kind && text));
  });

  it('begins, after the unreleased changes, with the version of the packages', async () => {
    const newest = changesIn(await readFile('CHANGELOG.md', 'utf8')).find(({ version }) => version)?.version;
    for (const file of ['package.json', 'demo/services/package.json'])
      assert.equal(JSON.parse(await readFile(file, 'utf8')).version, newest, file);
  });
});

describe('inlay check --upgrade', () => {
  it('names the changes of modules on the page, without links', () => {
    assert.deepEqual(check('<div data-module="inlay-quiz"></div>'), [
      '`quiz` asks before it sends: the guide says how.',
    ]);
    assert.deepEqual(check('<div data-module="table"></div>'), []);
  });

  it('names the changes of keys, tokens and files that the page uses', () => {
    const config = '<script data-inlay-config>{ "pages": { "signIn": "/in" } }</script>';
    assert.deepEqual(check(config), ['`pages.signIn` needs a path.']);
    const style = '<link href="/a/inlay.css?1" rel="stylesheet"><style>:root { --inlay-focus: red }</style>';
    assert.deepEqual(check(style, '0.1.0'), [
      'Since 0.2.0: `--inlay-focus` has no value.',
      'Since 0.2.0: `inlay.css` is smaller, and nothing of `src` is in it.',
    ]);
    assert.deepEqual(check(style, '0.2.0'), []);
  });

  it('names deprecated names, which "inlay migrate" replaces', () => {
    const deprecated = changesIn('## [0.3.0]\n\n### Deprecated\n\n- `survey` is now `quiz`.\n');
    assert.deepEqual(checkDeprecated('<p>survey</p>\n<div data-module="inlay-survey"></div>', deprecated), [
      {
        rule: 'upgrade',
        message: '"survey" is deprecated: it is now "quiz". "inlay migrate" replaces it in templates.',
        line: 2,
        column: 25,
      },
    ]);
  });
});
