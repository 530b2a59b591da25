import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { changesIn, DEPRECATED } from '../../cli/check/changes.ts';
import { loadDeclarations } from '../../cli/check/declarations.ts';
import { applyEdits, migrationOf } from '../../cli/migrate/edits.ts';
import { migrate } from '../../cli/migrate/index.ts';
import { renamesIn } from '../../cli/migrate/renames.ts';
import { FORMER_FIELDS, FORMER_KEYS, FORMER_PLACEHOLDERS, FORMER_TEXTS } from '../../src/contract/former-names.ts';
import { formerNames } from '../../build/widgets.mjs';
import type { Members, Prop } from '../../src/contract/index.ts';

// Declarations share folders with components, and those import their stylesheets.
register('../../build/no-css.mjs', import.meta.url);

const CHANGELOG = `# Changelog

## [1.3.0]

### ${DEPRECATED}

- \`survey\` is now \`quiz\`.
- \`quiz\`: \`threshold\` is now \`passMark\`.
- \`quiz\`: \`questions.options.correct\` is now \`questions.options.isCorrect\`.
- Something else about \`quiz\` is now deprecated.

## [1.2.0]

### ${DEPRECATED}

- \`poll\` is now \`survey\`.
- \`poll\`: \`limit\` is now \`threshold\`.
- \`table\`: \`head\` is now \`headRow\`.
`;

const changes = changesIn(CHANGELOG);
const renames = renamesIn(changes);
const migrated = (source: string) => {
  const { edits, remainders } = migrationOf(source, renames);
  return {
    text: applyEdits(source, edits),
    left: remainders.map(({ line, name, reason }) => `${line} ${name}: ${reason}`),
  };
};
const CODE = 'it is in template code, or not surely in a placeholder of its module';
const NO_END = 'the placeholder around it has no end tag in this file';

describe('inlay migrate replaces', () => {
  const cases: Readonly<Record<string, readonly [string, string]>> = {
    'the name of a module, with or without its prefix': [
      '<div data-module="survey"></div><div data-module=\'inlay-survey\'></div><div data-module=survey></div>',
      '<div data-module="quiz"></div><div data-module=\'inlay-quiz\'></div><div data-module=quiz></div>',
    ],
    'a name that changed twice': [
      '<div data-module="poll" data-limit="3"></div>',
      '<div data-module="quiz" data-pass-mark="3"></div>',
    ],
    'an attribute, a field and a key of JSON': [
      '<div data-module="quiz" data-threshold="3"></div>\n<div data-module="quiz"><b data-field="threshold">3</b></div>\n<div data-module="quiz"><script type="application/json">{ "title": "threshold: {", "threshold": 3 }</script></div>',
      '<div data-module="quiz" data-pass-mark="3"></div>\n<div data-module="quiz"><b data-field="passMark">3</b></div>\n<div data-module="quiz"><script type="application/json">{ "title": "threshold: {", "passMark": 3 }</script></div>',
    ],
    'members of items only where they are': [
      '<div data-module="quiz"><p data-item="questions"><i data-item="options" data-correct>A</i></p><i data-correct></i><script type="application/json">{"correct": 1, "questions": [{"options": [{"correct": true}]}]}</script></div>',
      '<div data-module="quiz"><p data-item="questions"><i data-item="options" data-is-correct>A</i></p><i data-correct></i><script type="application/json">{"correct": 1, "questions": [{"options": [{"isCorrect": true}]}]}</script></div>',
    ],
    'a row of a table, in the spelling that the template has': [
      '<div data-module="table"><table><tr data-field="head"></tr></table></div>',
      '<div data-module="table"><table><tr data-field="headRow"></tr></table></div>',
    ],
    'names in Twig and Liquid': [
      '{% if page.quiz > 1 %}<div data-module="survey"{% if limit %} data-threshold="{{ limit|default("a>b") }}"{% endif %}>{{ content }}</div>{% endif %}',
      '{% if page.quiz > 1 %}<div data-module="quiz"{% if limit %} data-pass-mark="{{ limit|default("a>b") }}"{% endif %}>{{ content }}</div>{% endif %}',
    ],
    'names in PHP, after a tag that holds ">"': [
      '<?php if ($count > 1): ?>\r\n<div <?php echo $attributes; ?> data-module="survey" data-threshold="<?= $limit > 2 ? 3 : 4 ?>">é 🎉</div>\r\n<?php endif;',
      '<?php if ($count > 1): ?>\r\n<div <?php echo $attributes; ?> data-module="quiz" data-pass-mark="<?= $limit > 2 ? 3 : 4 ?>">é 🎉</div>\r\n<?php endif;',
    ],
    'names in Razor and ERB': [
      '@if (Model.Count > 1) {\n<div data-module="survey" data-threshold="@Model.Limit"><%= render "x>y" %><b data-field="threshold"></b></div>\n}',
      '@if (Model.Count > 1) {\n<div data-module="quiz" data-pass-mark="@Model.Limit"><%= render "x>y" %><b data-field="passMark"></b></div>\n}',
    ],
    'names after "{#" in a style sheet': [
      '<style>@media print{#nav{top:0}}</style>{% if x %}<div data-module="survey" {% if y > 2 %}data-threshold="3"{% endif %}></div>{% endif %}',
      '<style>@media print{#nav{top:0}}</style>{% if x %}<div data-module="quiz" {% if y > 2 %}data-pass-mark="3"{% endif %}></div>{% endif %}',
    ],
    'names behind a byte order mark, and in a template element': [
      '\uFEFF<template>\n<div DATA-MODULE="survey"></div></template>',
      '\uFEFF<template>\n<div DATA-MODULE="quiz"></div></template>',
    ],
  };
  for (const [title, [from, to]] of Object.entries(cases))
    it(title, () => {
      const { text } = migrated(from);
      assert.equal(text, to);
      assert.equal(migrated(to).text, to);
    });
});

describe('inlay migrate leaves', () => {
  const cases: Readonly<Record<string, readonly [string, readonly string[]]>> = {
    'names of other modules, and words': [
      '<p>survey, threshold</p><div data-module="table" data-threshold="3" data-pass-mark="2"><b data-field="threshold">3</b></div>',
      [],
    ],
    'a name that is longer, or partly computed': [
      '<div data-module="surveys"></div><div data-module="quiz" data-threshold-{{ n }}="3" data-threshold{{ n }}="4"></div>',
      ['1 data-threshold: ' + CODE],
    ],
    'an attribute beside its successor': [
      '<div data-module="quiz"\n data-threshold="3" data-pass-mark="4"></div>',
      ['2 data-threshold: data-pass-mark is there, too, and wins'],
    ],
    'a key of JSON beside its successor': [
      '<div data-module="quiz"><script type="application/json">{"passMark": 3, "threshold": 4}</script></div>',
      ['1 threshold: "passMark" is there, too, and wins'],
    ],
    'names in template code, and of a computed module': [
      '{# data-module="survey" #}\n<?php echo \'<b data-module="survey" data-threshold="3">\'; ?>\n<div data-module="{{ name }}" data-threshold="3"></div>',
      [`1 survey: ${CODE}`, `2 survey: ${CODE}`, `2 data-threshold: ${CODE}`, `3 data-threshold: ${CODE}`],
    ],
    'names in JSON that cannot be read': [
      '<div data-module="quiz"><script type="application/json">\n{"title": "x", "threshold": {{ limit }} }</script></div>\n<div data-module="quiz"><script type="application/json">{"threshold": 3,}</script></div>',
      [2, 3].map((line) => `${line} threshold: the JSON around it cannot be read`),
    ],
    'attributes of a module that a call, a branch or other braces name': [
      [
        `<?php the_field('name'); ?>`,
        '<%: Model.Name %>',
        '{% if a %}table{% else %}quiz{% endif %}',
        '{!! $name !!}',
        '${name}',
      ]
        .map((name) => `<div data-module="${name}" data-threshold="3"></div>`)
        .join('\n'),
      [1, 2, 3, 4, 5].map((line) => `${line} data-threshold: ${CODE}`),
    ],
    'fields without a placeholder in the file': ['<b data-field="threshold">3</b>', [`1 threshold: ${CODE}`]],
    'fields of a placeholder that two branches open': [
      '{% if a %}<div data-module="table">{% else %}<div data-module="quiz">{% endif %}<b data-field="threshold">3</b></div>',
      [`1 threshold: ${NO_END}`],
    ],
  };
  for (const [title, [source, left]] of Object.entries(cases))
    it(title, () => assert.deepEqual(migrated(source), { text: source, left }));
});

describe('inlay migrate', () => {
  let folder: string;
  before(async () => void (folder = await mkdtemp(join(tmpdir(), 'inlay-migrate-'))));
  after(() => rm(folder, { recursive: true }));

  const SOURCE = `<main>\n  <h1>Six</h1>\n  <p>lines</p>\n  <p>above</p>\n  <div data-module="survey"\n    data-threshold="3"></div>\n  <p>Last</p>\n</main>\n`;

  async function run(...parameters: string[]) {
    const texts = { out: '', error: '' };
    const code = await migrate(parameters, {
      print: (text) => void (texts.out += `${text}\n`),
      complain: (text) => void (texts.error += text),
      changes,
    });
    return { code, ...texts };
  }

  it('prints a diff that "patch" applies, and writes only with --write', async () => {
    const file = join(folder, 'page.html');
    await writeFile(file, SOURCE);
    const { code, out } = await run(file);
    assert.equal(code, 1);
    assert.match(out, /^@@ -2,7 \+2,7 @@$/m);
    assert.match(out, /-    data-threshold="3"><\/div>\n\+  <div data-module="quiz"\n\+    data-pass-mark="3"><\/div>/);
    assert.match(out, /2 deprecated names in 1 file\. Add --write/);
    assert.equal(await readFile(file, 'utf8'), SOURCE);

    const applied = spawnSync('git', ['apply', '--check', '--unsafe-paths', '-p1', '-'], {
      cwd: folder,
      input: `${out.split('\n2 deprecated')[0]!.replaceAll(file.slice(1), 'page.html')}\n`,
    });
    assert.equal(applied.status, 0, String(applied.stderr));

    assert.equal((await run(file, '--write')).code, 0);
    assert.equal(await readFile(file, 'utf8'), SOURCE.replace('survey', 'quiz').replace('threshold', 'pass-mark'));
    const again = await run(file);
    assert.deepEqual([again.code, again.out], [0, 'No deprecated names were found.\n']);
  });

  it('lists the names that it leaves, and exits with a matching code', async () => {
    const file = join(folder, 'part.twig');
    await writeFile(file, '<b data-field="threshold">3</b>');
    const { code, out } = await run('--write', file);
    assert.equal(code, 1);
    assert.match(out, /part\.twig:1: threshold stays: .+\n1 name to check by hand\.\n$/);
  });

  it('changes nothing if a file cannot be read or is not UTF-8', async () => {
    const [file, latin] = [join(folder, 'a.html'), join(folder, 'latin.html')];
    await writeFile(file, SOURCE);
    await writeFile(latin, Buffer.from('<p>\xE9</p>', 'latin1'));
    for (const [wrong, message] of [
      [latin, /is not UTF-8/],
      [join(folder, 'none.html'), /cannot be read: ENOENT/],
      ['--wirte', /did you mean --write/],
    ] as const) {
      const { code, error } = await run('--write', file, wrong);
      assert.equal(code, 2);
      assert.match(error, message);
    }
    assert.equal(await readFile(file, 'utf8'), SOURCE);
  });
});

/** The aliases of a prop, by its path. Undefined if there is no such prop. */
function aliasesAt(members: Members, path: string): readonly string[] | undefined {
  const [name = '', ...rest] = path.split('.');
  const member = members[name];
  if (!member || !rest.length) return member?.alias;
  const { details } = member.kind === 'list' ? (member.details as Prop) : member;
  return aliasesAt(details as Members, rest.join('.'));
}

/** The former names that an entry lists for the table, each with its present name. */
function pairsIn(text: string): [former: string, name: string][] {
  return [...text.matchAll(/`([\w.{}-]+)` is now `([\w.{}-]+)`/g)].map(([, former, name]) => [former!, name!]);
}

/** Entries of the changelog by their first word, and the code that reads the former names. */
const TABLES: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  Configuration: [FORMER_KEYS],
  Dictionaries: [FORMER_TEXTS],
  Placeholders: Object.values(FORMER_PLACEHOLDERS).map((names) =>
    Object.fromEntries(Object.entries(names).map(([former, name]) => [`{${former}}`, `{${name}}`])),
  ),
  Responses: [FORMER_FIELDS],
};

describe('The deprecated names of the changelog', () => {
  it('still work: as keys, texts, placeholders and fields that the tables of former names list', async () => {
    const { changes: ownChanges } = await loadDeclarations();
    for (const [kind, tables] of Object.entries(TABLES)) {
      const entries = ownChanges.filter((change) => change.kind === DEPRECATED && change.text.startsWith(`${kind}: `));
      const pairs = entries.flatMap(({ text }) => pairsIn(text));
      const isListed = (former: string, name: string) => pairs.some(([from, to]) => from === former && to === name);
      for (const [former, name] of tables.flatMap((table) => Object.entries(table)))
        assert.ok(isListed(former, name), `Add to "${kind}:" that \`${former}\` is now \`${name}\`.`);
      const read = new Map(tables.flatMap((table) => Object.entries(table)));
      for (const [former, name] of pairs)
        assert.equal(read.get(former), name, `src/contract/former-names.ts does not read ${former}`);
    }
  });

  it('still work: as former names of modules, and as aliases of props', async () => {
    const { modules, changes: ownChanges } = await loadDeclarations();
    const former = formerNames();
    const deprecated = ownChanges.filter(
      ({ kind, text }) => kind === DEPRECATED && !Object.hasOwn(TABLES, text.split(':')[0]!),
    );
    for (const { text, rename } of deprecated) {
      assert.ok(rename, `Write "\`old\` is now \`new\`", or "\`module\`: \`old\` is now \`new\`": ${text}`);
      const { module, from, to } = rename;
      if (module === undefined) assert.equal(former.get(from), to, `formerNames of ${to} lack ${from}`);
      else assert.ok(aliasesAt(modules.get(module) ?? {}, to)?.includes(from.split('.').at(-1)!), `No alias: ${text}`);
    }
    const renamed = deprecated.flatMap(({ rename }) => (rename && !rename.module ? rename.from : []));
    assert.deepEqual([...former.keys()].sort(), renamed.sort(), 'Each former name is in the changelog.');
  });
});
