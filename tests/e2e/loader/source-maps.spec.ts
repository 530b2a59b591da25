/** An error in a host's log maps to the line of its source. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { globSync } from 'tinyglobby';
import { expect, test } from '../support/host.ts';

/** Declares a widget with an invalid name, and reports what was thrown. */
const OWN_MODULE = `export default async (inlay) => {
  const { defineWidget } = await inlay.kit();
  try {
    defineWidget({ name: 'Not A Name', component: () => null });
  } catch (error) {
    document.documentElement.dataset.error = error.stack;
    throw error;
  }
}`;

const DIST = process.env['DIST_FOLDER'] ?? 'dist';

test(
  'an error of a widget leads to the line of our source that throws it, though no script names its map',
  { tag: '@core' },
  async ({ host, page }) => {
    await page.route('**/custom.js', (route) => route.fulfill({ contentType: 'text/javascript', body: OWN_MODULE }));
    await host.open({ config: { modules: { custom: '/custom.js' } }, body: '<div data-module="custom"></div>' });
    await expect(page.locator('[data-error]')).toHaveCount(1);
    const stack = (await page.locator('[data-error]').getAttribute('data-error'))!;
    const [, file, line, column] = /\/(chunks\/_runtime-\w+\.js):(\d+):(\d+)/.exec(stack) ?? [];
    expect(file, stack).toBeDefined();
    const found = mapOf(file!).findEntry(Number(line) - 1, Number(column) - 1) as Entry;
    expect(found.originalSource).toMatch(/src\/contract\/widget\.ts$/);
    const source = readFileSync('src/contract/widget.ts', 'utf8').split('\n');
    expect(source[found.originalLine]).toContain('throw new InlayError(`defineWidget: name must be');
    expect(readFileSync(`${DIST}/${file}`, 'utf8')).not.toContain('sourceMappingURL');
  },
);

test('every script has a map, with its sources and no address of the machine that built it', { tag: '@core' }, () => {
  const scripts = globSync(['*.{js,mjs}', 'chunks/*.js', 'react/**/*.{js,mjs}', '!cli.mjs', '!types-only.mjs'], {
    cwd: DIST,
  });
  // Those of one flavour.
  expect(scripts.length).toBeGreaterThan(150);
  for (const script of scripts) {
    const { sources, sourcesContent } = payloadOf(script);
    expect(sourcesContent?.length, script).toBe(sources.length);
    for (const source of sources) expect(source, script).toMatch(/^(\.\.\/)+(src|widgets|node_modules)\//);
  }
});

interface Entry {
  originalSource: string;
  originalLine: number;
}

interface Payload {
  sources: string[];
  sourcesContent?: string[];
}

function payloadOf(script: string): Payload {
  return JSON.parse(readFileSync(`${DIST}/${script}.map`, 'utf8')) as Payload;
}

function mapOf(script: string): SourceMap {
  return new SourceMap(payloadOf(script) as unknown as ConstructorParameters<typeof SourceMap>[0]);
}
