/**
 * Fills in what two documents take from the code, between comments such as `<!-- keys: npm run docs -->`: in
 * docs/configuration.md every key with its type, its default and the comment beside it, in
 * docs/bring-your-own-back-end.md the calls and the example.
 *
 *   npm run docs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import ts from 'typescript';

const SOURCE = fileURLToPath(new URL('../src/core/config/declaration.ts', import.meta.url));
export const BACK_END = fileURLToPath(new URL('../docs/bring-your-own-back-end.md', import.meta.url));
const ENDPOINTS = fileURLToPath(new URL('../src/http/endpoints.ts', import.meta.url));
const ACCOUNT_FILE = fileURLToPath(new URL('../src/session/account-paths.ts', import.meta.url));
const FIELDS_FILE = fileURLToPath(new URL('../src/http/fields.ts', import.meta.url));
export const TARGET = fileURLToPath(new URL('../docs/configuration.md', import.meta.url));

export async function configurationDocs() {
  const { DEFAULTS, TRUSTED_KEYS } = await tsImport(pathToFileURL(SOURCE).href, import.meta.url);
  const declared = interfacesOf(readFileSync(SOURCE, 'utf8'));
  const keys = declared.get('Config').map((member) => ({
    ...member,
    members: membersOf(member.type, declared),
    standard: DEFAULTS[member.name],
    mark: TRUSTED_KEYS.includes(member.name) ? ' *' : '',
  }));
  const sections = keys.filter(({ members }) => members).map(sectionOf);
  const text = filled(readFileSync(TARGET, 'utf8'), 'keys', [table(keys.map(rowOf)), ...sections].join('\n'));
  return filled(text, 'calls', await callsSection());
}

/** What a service with names of its own can say: every call, field and header, with the names that are expected. */
async function callsSection() {
  const { PATHS, HEADERS } = await tsImport(pathToFileURL(ENDPOINTS).href, import.meta.url);
  const { ACCOUNT_PATHS } = await tsImport(pathToFileURL(ACCOUNT_FILE).href, import.meta.url);
  const { FIELDS } = await tsImport(pathToFileURL(FIELDS_FILE).href, import.meta.url);
  const kindOf = (kind) => kind.replace('flag', 'true or false').replace('?', ', may be left out');
  const answers = Object.entries(FIELDS.response)
    .map(([what, fields]) =>
      Object.entries(fields)
        .map(([name, kind], index) => `| ${index ? '' : `\`${what}\``} | \`${name}\` | ${kindOf(kind)} |\n`)
        .join(''),
    )
    .join('');
  const rows = (object) =>
    Object.entries(object)
      .map(
        ([name, value]) =>
          `| \`${name}\` | ${[value]
            .flat()
            .map((value) => (value ? `\`${value}\`` : 'none: not called without one'))
            .join(', ')} |\n`,
      )
      .join('');
  const calls = Object.entries({ user: ACCOUNT_PATHS, ...PATHS }).map(
    ([service, paths]) => `### Calls of \`services.${service}\`\n\n| call | path |\n|---|---|\n${rows(paths)}`,
  );
  const requests = `### Fields of requests\n\n| call | fields |\n|---|---|\n${rows(FIELDS.request)}`;
  const responses = `### Fields of responses\n\n| what | field | is a |\n|---|---|---|\n${answers}`;
  return [...calls, requests, responses, `### Headers\n\n| header | name |\n|---|---|\n${rows(HEADERS)}`].join('\n');
}

/** Name, type and comment of every member, by interface. */
function interfacesOf(text) {
  const file = ts.createSourceFile(SOURCE, text, ts.ScriptTarget.Latest, true);
  return new Map(
    file.statements.filter(ts.isInterfaceDeclaration).map(({ name, members }) => [
      name.text,
      members.map((member) => ({
        name: member.name.text,
        type: member.type.getText(file),
        description: ts
          .getJSDocCommentsAndTags(member)
          .map(({ comment }) => ts.getTextOfJSDocComment(comment))
          .join(' ')
          .replace(/\s+/g, ' '),
      })),
    ]),
  );
}

/** What an object may hold, where that is a closed list. */
function membersOf(type, declared) {
  if (declared.has(type)) return declared.get(type);
  // A long union is one name per line.
  const [, names] = /Record<([\s|]*'.+'),\s*string\s*>/s.exec(type) ?? [];
  return names?.match(/(?<=')\w+(?=')/g).map((name) => ({ name, type: 'string', description: '' }));
}

function sectionOf({ name, mark, description, members, standard }) {
  return `### ${name}\n\n${description}${mark && ' Not from the body.'}\n\n${table(members.map((member) => rowOf({ ...member, mark: '', standard: standard[member.name] })))}`;
}

function rowOf({ name, mark, type, description, members, standard }) {
  return [
    `${members ? `[\`${name}\`](#${name.toLowerCase()})` : `\`${name}\``}${mark}`,
    kindOf(type, members),
    members || standard === undefined ? '' : `\`${JSON.stringify(standard)}\``,
    description,
  ];
}

function kindOf(type, members) {
  if (members) return 'object';
  if (/^readonly string\[\]$/.test(type)) return 'list of texts';
  if (type === 'Service') return 'address or object';
  if (/Record</.test(type)) return 'object of texts';
  return (
    { string: 'text', boolean: 'true or false', number: 'number' }[type] ??
    type.replaceAll("'", '`').replaceAll(' | ', ', ')
  );
}

function table(rows) {
  return `| | | default | |\n|---|---|---|---|\n${rows.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`).join('')}`;
}

/** docs/bring-your-own-back-end.md, with its calls and its example as they are in the code. */
export async function backEndDocs() {
  const { reads, WRITES } = await tsImport(pathToFileURL(file('../cli/check-services/calls.ts')).href, import.meta.url);
  const { PATHS } = await tsImport(pathToFileURL(ENDPOINTS).href, import.meta.url);
  const { ACCOUNT_PATHS } = await tsImport(pathToFileURL(ACCOUNT_FILE).href, import.meta.url);
  const { FIELDS } = await tsImport(pathToFileURL(FIELDS_FILE).href, import.meta.url);
  const paths = { user: ACCOUNT_PATHS, ...PATHS };
  const needed = (what, items = {}) =>
    Object.entries(FIELDS.response[what] ?? {})
      .filter(([name, kind]) => !kind.endsWith('?') || items[name])
      .map(
        ([name]) =>
          `\`${name}\`${items[name] ? ` (each with ${items[name].map((member) => `\`${member}\``).join(', ')})` : ''}`,
      );
  const rows = [...reads('en', true), ...WRITES]
    .filter(({ call, isExtra }) => call && !isExtra)
    .map(({ service, call, method, isOwn, answers, items, itemsOf }) => {
      const fields = items
        ? [`a list, each with ${items.map((member) => `\`${member}\``).join(', ')}`]
        : needed(answers, itemsOf);
      return `| \`${service}.${call}\` | \`${method} ${paths[service][call]}\` | ${isOwn ? 'Included' : 'None'} | ${fields.join(', ')} |\n`;
    });
  return filled(
    filled(
      readFileSync(BACK_END, 'utf8'),
      'calls',
      `| Call | Default | Credentials | Required response fields |\n|---|---|---|---|\n${rows.join('')}`,
    ),
    'example',
    `\`\`\`json\n${await exampleConfiguration()}\n\`\`\`\n`,
  );
}

async function exampleConfiguration() {
  const { startOwnNames } = await tsImport(pathToFileURL(file('../tests/backends/own-names.ts')).href, import.meta.url);
  const { config, origin, close } = await startOwnNames();
  await close();
  // Short objects are on one line, as in handwritten JSON.
  return JSON.stringify(config, null, 2)
    .replaceAll(origin, 'https://account.example.com')
    .replace(/\{\s+([^{}]{1,110}?)\s+\}/g, (_, members) => `{ ${members.replace(/\n\s+/g, ' ')} }`);
}

function filled(text, name, part) {
  return text.replace(
    new RegExp(`(<!-- ${name}: npm run docs -->\\n)[\\s\\S]*?(<!-- /${name} -->)`),
    (_, before, after) => `${before}${part}${after}`,
  );
}

function file(path) {
  return fileURLToPath(new URL(path, import.meta.url));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(TARGET, await configurationDocs());
  writeFileSync(BACK_END, await backEndDocs());
}
