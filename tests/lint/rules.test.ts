import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';

const eslint = new ESLint();

async function complaints(filePath: string, code: string): Promise<string> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return result!.messages.map(({ message }) => message).join('\n');
}

const WIDGET = 'widgets/pull-quote/PullQuote.tsx';

describe('Code that would break somewhere', () => {
  for (const [what, code, expected] of [
    [
      'a function newer than Firefox 115',
      'export const both = AbortSignal.any([]);',
      'AbortSignal.any is newer than the oldest supported browsers. Pass one signal on, or listen for abort',
    ],
    [
      'a global newer than Firefox 115',
      "export const words = new Intl.Segmenter('de');",
      'Intl.Segmenter() is not supported in Firefox 115',
    ],
    [
      'a method of the DOM newer than Safari 16.4',
      'export const show = (element: HTMLElement) => element.showPopover();',
      'Use the Popover of src/ui',
    ],
    [
      'HTML that nothing sanitises',
      'export const Words = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
      'Show a content prop with RichText of src/ui',
    ],
    [
      'a loop that a host can lengthen',
      'export function keys(value: object) {\n  for (const key in value) if (Object.hasOwn(value, key)) return key;\n  return "";\n}',
      'A host that extends Object.prototype adds keys',
    ],
    ['any', 'export const words = (value: any) => String(value);', 'Unexpected any'],
    [
      'a promise that nobody waits for',
      'export function load() {\n  import("./props");\n}',
      'Promises must be awaited',
    ],
  ] as const) {
    it(`${what} is refused with what to do instead`, async () =>
      assert.ok((await complaints(WIDGET, code)).includes(expected), await complaints(WIDGET, code)));
  }

  it('a signal read in JSX is refused, another value is not', async () => {
    const code =
      "import { signal } from '../../src/core';\nconst count = signal(1);\nconst option = { value: 1 };\nexport const Count = () => <p onClick={() => count.value} title={String(option.value)}>{count.value}</p>;";
    const found = await complaints(WIDGET, code);
    assert.equal(found.split('A signal read by .value in a render never updates').length, 2, found);
  });

  it('a name that could hold anything is refused', async () => {
    assert.ok(
      (await complaints('build/string-utils.mjs', 'export {};')).includes('"string-utils.mjs" could hold anything.'),
    );
    assert.ok((await complaints('build/parseThing.mjs', 'export {};')).includes('must be in kebab-case'));
    assert.ok((await complaints('demo/site/buttonGroup.tsx', 'export {};')).includes('must be in kebab-case'));
    assert.equal(await complaints('src/ui/button/Button.tsx', 'export {};'), '');
  });
});
