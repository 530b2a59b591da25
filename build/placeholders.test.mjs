import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { placeholders, withoutPlaceholders } from './placeholders.mjs';

const here = process.cwd();

describe('the sheet of all placeholders', () => {
  beforeEach(async () => process.chdir(await mkdtemp(join(tmpdir(), 'inlay-placeholders-'))));
  afterEach(async () => {
    const folder = process.cwd();
    process.chdir(here);
    await rm(folder, { recursive: true });
  });

  it('has what folders of src say, then widgets, each by name', async () => {
    await write({
      'widgets/b/placeholder.css': '.b {}',
      'widgets/a/placeholder.css': '.a {}',
      'src/ui/placeholder.css': '.ui {}',
      'src/ui/card/card.css': '.card {}',
    });
    assert.equal(await placeholders(), '.ui {}\n\n.a {}\n\n.b {}');
  });

  it('means by a selector what any widget says', async () => {
    await write({
      'src/frame/placeholder.css': ':--frame:not([data-state]) > p { margin: 0 }',
      'widgets/a/placeholder.css': "@custom-selector :--frame [data-module='a'];",
      'widgets/b/placeholder.css': "@custom-selector :--frame [data-module='b'];\n\n.b {}",
    });
    assert.equal(
      await placeholders(),
      ":is([data-module='a'], [data-module='b']):not([data-state]) > p { margin: 0 }\n\n.b {}",
    );
  });

  it('keeps a rule that no widget joins from matching anything', async () => {
    await write({ 'src/frame/placeholder.css': ':--frame { margin: 0 }' });
    assert.equal(await placeholders(), ':not(*) { margin: 0 }');
  });

  it('tells a selector that is spelt as in no sheet', async () => {
    await write({
      'src/frame/placeholder.css': ':--frame { margin: 0 }',
      'widgets/a/placeholder.css': "@custom-selector :--frames [data-module='a'];",
    });
    await assert.rejects(placeholders(), {
      message:
        "placeholder.css: no sheet asks for :--frames, which is said to be [data-module='a']. Spell it as the sheet does, or take it out.",
    });
  });

  it("takes from a component's sheet the steps that it shares, and nothing else", async () => {
    await write({
      'widgets/a/a.css':
        '.inlay-a { color: red }\n@container (width >= 480px) { .inlay-a, :--a > ul { columns: 2 } .inlay-a__part { columns: 3 } }\n@media print { .inlay-a { color: black } }',
      'widgets/a/placeholder.css': "@custom-selector :--a [data-module='a'];\n.last {}",
    });
    assert.equal(
      (await placeholders()).replace(/\s+/g, ' '),
      "@container (width >= 480px) { :is([data-module='a']) > ul { columns: 2 } } .last {}",
    );
  });

  it('leaves to a component what is its own', () => {
    assert.equal(
      withoutPlaceholders(
        '.inlay-a, :--a:not(.b, .c) { color: red } :--a { color: blue } .inlay-a { margin: 0 }',
        'a.css',
      ),
      '.inlay-a { color: red } .inlay-a { margin: 0 }',
    );
  });

  it('brings the sheet of a component whose classes the server writes', async () => {
    await write({
      'widgets/a/a.css': '.inlay-a { color: red }',
      'widgets/a/placeholder.css': "@import 'a.css';\n\n.rest {}",
    });
    assert.equal(await placeholders(), '.inlay-a { color: red }\n\n.rest {}');
  });

  it('asks the rule of a component where it counts by one', async () => {
    await write({
      'widgets/a/steps.ts': 'export const steps: number[] = [1, 2];',
      'widgets/a/placeholder.ts':
        "import { steps } from './steps';\nexport const placeholder = (): string => steps.map((step) => `.s${step} {}`).join(' ');",
    });
    assert.equal(await placeholders(), '.s1 {} .s2 {}');
  });
});

async function write(files) {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
