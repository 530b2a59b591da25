/**
 * Fills in what two documents take from the code, between comments such as `<!-- keys: npm run docs -->`: in
 * docs/configuration.md every key with its type, its default and the comment beside it, in
 * docs/bring-your-own-back-end.md the calls and the example. Writes docs/openapi.json.
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
const CALLS_FILE = fileURLToPath(new URL('../src/http/calls.ts', import.meta.url));
export const OPEN_API = fileURLToPath(new URL('../docs/openapi.json', import.meta.url));
export const TARGET = fileURLToPath(new URL('../docs/configuration.md', import.meta.url));

export async function configurationDocs() {
  const { DEFAULTS, TRUSTED_KEYS } = await tsImport(pathToFileURL(SOURCE).href, import.meta.url);
  const declared = interfacesOf(readFileSync(SOURCE, 'utf8'));
  const keys = declared.get('Config').map((member) => ({
    ...member,
    members: declared.get(member.type),
    standard: DEFAULTS[member.name],
    mark: TRUSTED_KEYS.includes(member.name) ? ' *' : '',
  }));
  const sections = keys.filter(({ members }) => members).map(sectionOf);
  const text = filled(readFileSync(TARGET, 'utf8'), 'keys', [table(keys.map(rowOf)), ...sections].join('\n'));
  return filled(text, 'calls', await callsSection());
}

/** Every call, response and header, with the names that are expected. */
async function callsSection() {
  const { HEADERS } = await tsImport(pathToFileURL(ENDPOINTS).href, import.meta.url);
  const { CALLS, RESPONSES } = await tsImport(pathToFileURL(CALLS_FILE).href, import.meta.url);
  const code = (names) => names.map((name) => `\`${name}\``).join(', ');
  const calls = Object.entries(CALLS).map(
    ([service, declared]) =>
      `### Calls of \`services.${service}\`\n\n| Call | Default | Sends | Response | Session |\n|---|---|---|---|---|\n${Object.entries(
        declared,
      )
        .map(([name, { path, sends = [], answers = name, session = '', isOptIn }]) => {
          const response = answers in RESPONSES ? `[\`${answers}\`](#responses)` : '';
          const address = isOptIn ? 'none: not called without a path' : `\`${methodAndPath(path)}\``;
          return `| \`${name}\` | ${address} | ${code(sends)} | ${response} | ${session} |\n`;
        })
        .join('')}`,
  );
  const kindOf = (kind) => kind.replace('flag', 'true or false').replace('?', '');
  const responses = Object.entries(RESPONSES).flatMap(([name, fields]) =>
    Object.entries(fields).map(
      ([field, kind], index) =>
        `| ${index ? '' : `\`${name}\``} | \`${field}\` | ${kindOf(kind)} | ${kind.endsWith('?') ? '' : 'required'} |\n`,
    ),
  );
  const headers = Object.entries(HEADERS).map(([name, value]) => `| \`${name}\` | \`${value}\` |\n`);
  return [
    ...calls,
    `### Responses\n\n| Response | Field | Type | Required |\n|---|---|---|---|\n${responses.join('')}`,
    `### Headers\n\n| Header | Default |\n|---|---|\n${headers.join('')}`,
  ].join('\n');
}

function methodAndPath(path) {
  return /^[A-Z]+ /.test(path) ? path.trim() : `GET ${path}`.trim();
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
  if (/Record<string, string>/.test(type)) return 'object of texts';
  if (/Record</.test(type)) return 'object';
  return (
    { string: 'text', boolean: 'true or false', number: 'number' }[type] ??
    type.replaceAll("'", '`').replaceAll(' | ', ', ')
  );
}

function table(rows) {
  return `| Key | Type | Default | Sets |\n|---|---|---|---|\n${rows.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`).join('')}`;
}

/** docs/bring-your-own-back-end.md, with its calls and its example as they are in the code. */
export async function backEndDocs() {
  const { CALLS, RESPONSES } = await tsImport(pathToFileURL(CALLS_FILE).href, import.meta.url);
  const rows = NEEDED.map((key) => {
    const [service, call] = key.split('.');
    const { path, answers = call, session } = CALLS[service][call];
    const kinds = RESPONSES[answers] ?? {};
    // A successful write may have an empty response, except a sign-in.
    const isSilent = /^[A-Z]/.test(path) && call !== 'signIn';
    const fields = Object.entries(kinds)
      .filter(([name, kind]) => !isSilent && !kind.endsWith('?') && !kinds[name.split('[')[0]]?.endsWith('?'))
      .map(([name]) => `\`${name}\``);
    return `| \`${key}\` | \`${methodAndPath(path)}\` | ${session ? 'Included' : 'None'} | ${fields.join(', ')} |\n`;
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

/** The calls of most sites. The others are in docs/configuration.md. */
const NEEDED = [
  'user.session',
  'user.user',
  'user.savedArticles',
  'user.titles',
  'user.companies',
  'content.dictionary',
  'content.subscriptions',
  'content.functions',
  'content.countries',
  'user.signIn',
  'user.signOut',
  'user.register',
  'user.forgotPassword',
  'user.resetPassword',
  'user.updateUser',
  'user.saveArticle',
  'user.unsaveArticle',
  'user.subscribe',
  'user.unsubscribe',
  'forms.sendMessage',
];

async function exampleConfiguration() {
  const { startOwnNames } = await tsImport(pathToFileURL(file('../tests/backends/own-names.ts')).href, import.meta.url);
  const { config, origin, close } = await startOwnNames();
  await close();
  // Short objects are on one line, as in handwritten JSON.
  return JSON.stringify(config, null, 2)
    .replaceAll(origin, 'https://account.example.com')
    .replace(/\{\s+([^{}]{1,110}?)\s+\}/g, (_, members) => `{ ${members.replace(/\n\s+/g, ' ')} }`);
}

/** docs/openapi.json: the reference services, as they describe themselves. */
export async function openApiDocs() {
  const { startApp } = await tsImport(pathToFileURL(file('../tests/services/setup/app.ts')).href, import.meta.url);
  const app = await startApp();
  const description = await fetch(`${app.origin}/services/openapi.json`).then((response) => response.json());
  await app.stop();
  return `${JSON.stringify({ ...description, servers: [{ url: 'https://www.example.com' }] }, null, 2)}\n`;
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
  writeFileSync(OPEN_API, await openApiDocs());
}
