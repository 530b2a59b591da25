import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { catalogue } from '../../build/catalogue.mjs';

const modules = new Map((await catalogue()).map(({ name, props }) => [name, namesOf(props)]));
const pages = readdirSync('docs/cms').filter((name) => name.endsWith('.md') && name !== 'index.md');

/** The props of a module, including those of its items. */
function namesOf(props) {
  return props.flatMap(({ name, attribute, members = [] }) => [name, attribute, ...namesOf(members)]);
}

/** The start of a placeholder, a shortcode or a component. */
const START = /(?=data-module="|\[inlay module="|'inlay:)/;

describe('The guides to content systems', () => {
  for (const page of pages) {
    it(`${page} names modules and props that exist`, () => {
      const text = readFileSync(`docs/cms/${page}`, 'utf8');
      const templates = [...text.matchAll(/```\w*\n([\s\S]*?)```/g)].map(([, code]) => code);
      const placeholders = templates.flatMap((code) => code.split(START).filter((part) => part.search(START) === 0));
      assert.ok(placeholders.length, 'a template');
      for (const code of placeholders) {
        const [, name] = /^(?:data-module="|\[inlay module="|'inlay:)([\w-]*)/.exec(code);
        assert.ok(modules.has(name), name);
        for (const [, prop] of code.matchAll(/data-(?:field|item)="([\w-]+)"/g))
          assert.ok(modules.get(name).includes(prop), `${prop} of ${name}`);
      }
    });
  }

  it('are all in the index', () => {
    const index = readFileSync('docs/cms/index.md', 'utf8');
    for (const page of pages) assert.ok(index.includes(`](${page})`), page);
  });
});
