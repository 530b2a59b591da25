import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';

/** By path, because rules apply per folder: code, and what its message must contain; empty for valid code. */
const cases = [
  [
    'a function newer than Firefox 115',
    'widgets/quiz/newer-function.tsx',
    'export const both = AbortSignal.any([]);',
    'AbortSignal.any is newer than the oldest supported browsers. Pass one signal on, or listen for abort',
  ],
  [
    'a global newer than Firefox 115',
    'widgets/quiz/newer-global.ts',
    "export const words = new Intl.Segmenter('de');",
    'Intl.Segmenter() is not supported in Firefox 115',
  ],
  [
    'a method of the DOM newer than Safari 16.4',
    'src/ui/newer-method.ts',
    'export const show = (element: HTMLElement) => element.showPopover();',
    'Use the Popover of src/ui',
  ],
  [
    'a member of a host node, which a field of a form can replace',
    'src/contract/host-node.ts',
    "export const first = (element: Element) => element.querySelector('a');",
    'A field of a form answers for its name: call domCall',
  ],
  [
    'a member of a host node that no field replaces',
    'src/contract/guarded-node.ts',
    "import { domCall } from './dom';\nexport const first = (element: Element) => domCall(element, 'querySelector', 'a');",
    undefined,
  ],
  [
    'HTML that nothing sanitises, as an attribute',
    'widgets/quiz/html-attribute.tsx',
    'export const Words = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
    'Show a content prop with RichText of src/ui',
  ],
  [
    'HTML that nothing sanitises, as a property',
    'widgets/quiz/html-property.ts',
    'export const write = (element: HTMLElement) => (element.innerHTML = "");',
    'Show a content prop with RichText of src/ui',
  ],
  [
    'a loop that a host can lengthen',
    'widgets/quiz/loop.ts',
    'export function keys(value: object) {\n  for (const key in value) if (Object.hasOwn(value, key)) return key;\n  return "";\n}',
    'A host that extends Object.prototype adds keys',
  ],
  ['any', 'widgets/quiz/any.ts', 'export const words = (value: any) => String(value);', 'Unexpected `any`'],
  [
    'a promise that is never awaited',
    'widgets/quiz/promise.ts',
    'export function load() {\n  import("node:fs");\n}',
    'Promises must be awaited',
  ],
  [
    'a message to a console that the host may have replaced',
    'src/core/console.ts',
    'console.error("Inlay");',
    'Unexpected console statement',
  ],
  [
    'an effect that misses what it depends on',
    'widgets/quiz/Effect.tsx',
    'import { useEffect } from "react";\nexport function Effect({ name }: { name: string }) {\n  useEffect(() => void (document.title = name), []);\n  return null;\n}',
    "missing dependency: 'name'",
  ],
  [
    'a click that no key does',
    'widgets/quiz/Click.tsx',
    'export const Click = () => <div onClick={() => {}}>Go</div>;',
    'keyboard',
  ],
  [
    'a signal read in JSX',
    'widgets/quiz/Count.tsx',
    "import { signal } from '../../src/core';\nconst count = signal(1);\nexport const Count = () => <p>{count.value}</p>;",
    'A signal read by .value in JSX never updates',
  ],
  [
    'a signal read in a handler',
    'widgets/quiz/Handler.tsx',
    "import { signal } from '../../src/core';\nconst count = signal(1);\nexport const Handler = () => <button onClick={() => count.value}>Count</button>;",
    undefined,
  ],
  [
    'a parameter whose name says nothing',
    'widgets/quiz/vague-parameter.ts',
    "export const isDone = (list: string[]) => list.some((one) => one === 'done');",
    '"one" says neither type nor purpose. Name the element of the list',
  ],
  [
    'a function that refuses',
    'src/page/refuse-visit.ts',
    "export function refuseVisit(): never {\n  throw new Error('Closed');\n}",
    'Say what the function does: validate, throw, reject or deny.',
  ],
  [
    'a limit that does not begin with max',
    'src/core/limit.ts',
    'export const LONGEST_NAME = 60;',
    'Begin limits with max or min',
  ],
  [
    'a name that comes from an object',
    'src/core/from-object.ts',
    'export const twice = ({ given }: { given: number }) => given * 2;',
    undefined,
  ],
  ['a name that could hold anything', 'build/string-utils.mjs', '', '"string-utils.mjs" could hold anything.'],
  ['a folder that could hold anything', 'src/helpers/dates.ts', '', 'could hold anything.'],
  ['a name in camel case', 'build/parseThing.mjs', '', 'must be in kebab-case'],
  ['a component in camel case', 'demo/site/buttonGroup.tsx', '', 'must be in kebab-case'],
  ['the name of a component', 'src/ui/button/Button.tsx', '', undefined],
  [
    'a network that must be idle',
    'tests/e2e/idle.spec.ts',
    'export const wait = (page: Page) => page.waitForLoadState("networkidle");',
    'Wait for what the visitor sees',
  ],
  [
    'a pause of fixed length',
    'tests/e2e/pause.spec.ts',
    'await new Promise((resolve) => setTimeout(resolve, 300));',
    'Wait for what the visitor sees',
  ],
  ['a test that is left out', 'src/core/some.test.ts', "test.skip('adds', () => {});", 'Fix the test or delete it.'],
] as const;

/** Named, since the linter would follow the link to node_modules as well. */
const FOLDERS = ['src', 'widgets', 'tests', 'demo', 'build'];

/** Messages by file. */
const messages = new Map<string, string>();

let folder: string;

describe('Code that would break somewhere', () => {
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'inlay-lint-'));
    await copyFile('.oxlintrc.json', join(folder, '.oxlintrc.json'));
    await copyFile('package.json', join(folder, 'package.json'));
    for (const path of ['node_modules', 'build/lint']) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await symlink(resolve(path), join(folder, path));
    }
    await copyFile('tsconfig.json', join(folder, 'tsconfig.json'));
    for (const [, path, code] of cases) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), `${code || 'export {};'}\n`);
    }
    const { diagnostics } = JSON.parse(await lint()) as {
      diagnostics: { filename: string; message: string; help?: string }[];
    };
    for (const { filename, message, help = '' } of diagnostics) {
      messages.set(filename, `${messages.get(filename) ?? ''}${message} ${help}\n`);
    }
  });

  after(() => rm(folder, { recursive: true, force: true }));

  for (const [what, path, , expected] of cases) {
    it(expected ? `${what} is rejected, with what to do instead` : `${what} is accepted`, () => {
      const found = messages.get(path);
      if (expected) assert.ok(found?.includes(expected), found ?? 'nothing was found');
      else assert.equal(found, undefined);
    });
  }
});

/** Exits with 1 if it finds something, as here. */
function lint(): Promise<string> {
  return new Promise((done) => {
    execFile(resolve('node_modules/.bin/oxlint'), [...FOLDERS, '--format', 'json'], { cwd: folder }, (_, stdout) =>
      done(stdout),
    );
  });
}
