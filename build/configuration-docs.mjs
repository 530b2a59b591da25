/**
 * Writes docs/configuration.md from src/core/config/declaration.ts: every key,
 * its type, its default and what the comment beside it says.
 * docs/bring-your-own-back-end.md takes its calls and its example from the code, too.
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

const INTRODUCTION = `# Configuration

Written by \`npm run docs\` from [declaration.ts](../src/core/config/declaration.ts).

## Where it stands

From the weakest to the strongest; objects are merged member by member:

1. the defaults below;
2. \`<script type="application/json" data-inlay-config>\` in the body, then in the head;
3. \`window.inlayConfig\`, set before the page is parsed;
4. \`data-*\` attributes of the loader's own tag, in kebab case: \`data-language="de"\`, \`data-client-id="Shop"\`. Lists are parted by
   spaces or commas, objects are written as JSON, and an empty flag says yes: \`data-prefixed\`.

Keys marked * hold addresses and names that visitors and their tokens are sent to. They are not taken from the body.

An unknown key, a wrong value or an address that is none is one message in the console, with the key, the value, what would be
right and where it stood; then the default is used.

## The script tag

\`\`\`html
<script src="https://static.example.com/inlay/loader.js" defer></script>
\`\`\`

It may be deferred, async, at the end of the body or added by a script, from any origin. Its own address tells where its other files are.
Where no address tells, \`base\` must:

- as a module, since no module knows its tag: \`<script type="module" src="…/loader.js" data-base="https://static.example.com/inlay">\`;
- bundled into another script, or written into the page: \`data-base\` on its tag, or \`base\` in the configuration.
`;

const CALLS = `## Calls

A service is an address, or an object with the names that differ. What stands in braces is filled in; a field's name with dots is nested.

\`\`\`json
{
  "services": {
    "user": {
      "base": "https://account.example.com",
      "paths": { "signIn": "/login", "updateUser": "PUT /people/{userId}" },
      "request": { "signIn": { "username": "login" } },
      "response": { "user": { "title": "jobTitle", "isPremiumUser": "plan.isPremium" } },
      "headers": { "accessToken": "X-Access-Token" }
    }
  },
  "session": { "mode": "cookie", "csrfCookie": "XSRF-TOKEN" }
}
\`\`\`

- Answers may be bare or in \`data\`. Every 2xx is success, with a body or without. What an answer leaves out changes nothing: a right goes only
  by an explicit value, or with the session.
- A registration is answered with a session (tokens; in mode \`cookie\` \`{"session": true}\`), or with \`{"confirmation": "code"}\` or \`"link"\`;
  without either, \`policy.confirmation\` says which mail comes.
- 401 at sign-in is a wrong address or password, whatever its body is. Other errors may carry a code as \`{"error": {"code": 2004}}\`,
  \`{"code": 2004}\` or \`{"errorCode": "2004"}\`, as problem+json, or a bare text.
- An answer of another shape is one message in the console: the address, what was expected, what came, and which keys say so.
- Calls to other origins carry no cookies, so that \`Access-Control-Allow-Origin: *\` will do; except what begins, ends or belongs to a session.
  Those need \`Access-Control-Allow-Origin\` with the page's origin, \`Access-Control-Allow-Credentials: true\`, the headers below in
  \`Access-Control-Allow-Headers\`, and the token headers in \`Access-Control-Expose-Headers\`.

Step by step, with an example: [bring-your-own-back-end.md](bring-your-own-back-end.md). The folder tests/backends of the repository holds
two small services in other shapes, each with the configuration that fits it.
`;

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
  return [INTRODUCTION, '## Keys\n', table(keys.map(rowOf)), ...sections, await callsSection()].join('\n');
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
            .map((one) => (one ? `\`${one}\`` : 'none: not called without one'))
            .join(', ')} |\n`,
      )
      .join('');
  const calls = Object.entries({ user: ACCOUNT_PATHS, ...PATHS }).map(
    ([service, paths]) => `### Calls of \`services.${service}\`\n\n| call | path |\n|---|---|\n${rows(paths)}`,
  );
  const requests = `### Fields of requests\n\n| call | fields |\n|---|---|\n${rows(FIELDS.request)}`;
  const responses = `### Fields of responses\n\n| what | field | is a |\n|---|---|---|\n${answers}`;
  return [CALLS, ...calls, requests, responses, `### Headers\n\n| header | name |\n|---|---|\n${rows(HEADERS)}`].join(
    '\n',
  );
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
          `\`${name}\`${items[name] ? ` (each with ${items[name].map((one) => `\`${one}\``).join(', ')})` : ''}`,
      );
  const rows = [...reads('en', true), ...WRITES]
    .filter(({ call, isExtra }) => call && !isExtra)
    .map(({ service, call, method, isOwn, answers, items, itemsOf }) => {
      const fields = items
        ? [`a list, each with ${items.map((one) => `\`${one}\``).join(', ')}`]
        : needed(answers, itemsOf);
      return `| \`${service}.${call}\` | \`${method} ${paths[service][call]}\` | ${isOwn ? 'of a session' : 'for nobody in particular'} | ${fields.join(', ')} |\n`;
    });
  return filled(
    filled(
      readFileSync(BACK_END, 'utf8'),
      'calls',
      `| call | unless configured | | the answer needs |\n|---|---|---|---|\n${rows.join('')}`,
    ),
    'example',
    `\`\`\`json\n${await exampleConfiguration()}\n\`\`\`\n`,
  );
}

async function exampleConfiguration() {
  const { startOwnNames } = await tsImport(pathToFileURL(file('../tests/backends/own-names.ts')).href, import.meta.url);
  const { config, origin, close } = await startOwnNames();
  await close();
  // Short objects stand on one line, as somebody would write them.
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
