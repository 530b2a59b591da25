/** Every module of modules/ on every page of pages/. */
import { modules } from './modules/index.ts';
import { expect, test } from './setup/index.ts';
import { expectWithinReach } from './setup/within-reach.ts';
import { readPages } from './setup/read-pages.ts';

/** One of each kind, for `npm test`: an XML page, quirks mode, changed built-ins, restyled elements, a sandbox. */
const everyday = ['xhtml', 'quirks-mode', 'mootools-1.2', 'important-reset', 'sandboxed-frame'];

for (const host of readPages()) {
  test.describe(`A page ${host.title}`, { tag: everyday.includes(host.name) ? '@core' : [] }, () => {
    if (host.viewport) test.use({ viewport: host.viewport });

    for (const module of modules) {
      const refusal = host.expectedErrors?.[module.name];
      if (refusal) {
        test(`keeps the markup of the ${module.name}, which does not start there`, async ({ visit }) => {
          const { complaints, expectHostUntouched, expectRestored } = await visit(host, module);
          expect(complaints).toEqual([expect.stringContaining(refusal)]);
          await expectHostUntouched();
          await expectRestored();
        });
        continue;
      }

      test(`shows the ${module.name}, lets it work, and does not change around it`, async ({ visit }) => {
        const visited = await visit(host, module);
        const { complaints, placeholder, expectHostUntouched, expectRestored } = visited;
        const squeezed = (text: string | null) => text?.replace(/\s+/g, '');
        await expect
          .poll(async () => squeezed(await placeholder.textContent()))
          .toBe(squeezed(module.text(host.language)));
        await expectWithinReach(placeholder);
        await module.use(visited);
        await expectHostUntouched();
        await expectRestored();
        expect(complaints).toEqual([]);
      });
    }
  });
}
