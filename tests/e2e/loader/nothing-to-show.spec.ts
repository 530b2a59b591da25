/** A module without content yet has a note for editors, and is never mounted invisibly. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/host.ts';

/** The editorial modules. */
const MODULES = Object.keys(JSON.parse(readFileSync('tests/recipe/datasource-names.json', 'utf8')) as object);

for (const [what, content] of [
  ['nothing', ''],
  ['only a field that it does not know', '<p data-field="zzz">Steel</p>'],
  ['only JSON that it does not know', '<script type="application/json">{"zzz": {"value": "Steel"}}</script>'],
  ['only empty fields', '<script type="application/json">{"title": {"value": ""}, "items": []}</script>'],
]) {
  test(`edit mode shows each editorial module that contains ${what}`, async ({ host, page }) => {
    await host.open({
      config: { mode: 'edit' },
      body: MODULES.map((name) => `<div data-module="${name}" data-load="eager">${content}</div>`).join('<hr>'),
    });
    await expect(page.locator('[data-module][data-state]')).toHaveCount(MODULES.length);
    await expect(page.locator('[data-module]:is([data-state=pending], [data-state=loading])')).toHaveCount(0);
    // The notes come last.
    await expect(async () => expect(await withoutHeight(page)).toEqual([])).toPass({ timeout: 15_000 });
  });
}

function withoutHeight(page: Page): Promise<(string | undefined)[]> {
  return page
    .locator('[data-module]')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.getBoundingClientRect().height <= 1)
        .map((element) => (element as HTMLElement).dataset['module']),
    );
}
