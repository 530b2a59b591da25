/** The cost of a host's page with only the host's own widgets; the audit measures the demo's pages. */
import { BUDGETS } from '../../../build/budgets.mjs';
import { kilobytes } from '../../../build/sizes.mjs';
import { settled } from '../setup/index.ts';
import { expectWithinBudget, recordScriptRequests } from '../setup/script-requests.ts';
import { expect, test } from '../support/host.ts';

const ten = BUDGETS.pages['ten widgets of a host']!;

test(
  `ten widgets of a host: our scripts before a touch stay within ${kilobytes(ten.bytes)} in ${ten.requests} requests`,
  { tag: '@core' },
  async ({ host, page }) => {
    const names = Array.from({ length: 10 }, (_, index) => `own-${index}`);
    const scripts = recordScriptRequests(page, host.cdn.origin);
    await page.route('**/own-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: ownWidget(/own-\d/.exec(route.request().url())![0]) }),
    );
    await host.open({
      config: { modules: Object.fromEntries(names.map((name) => [name, `/${name}.js`])) },
      body: names.map((name) => `<div data-module="${name}"><p>${name}</p></div>`).join(''),
    });
    await expect(page.locator('[data-state=mounted] button')).toHaveCount(10);
    await settled(page);
    await expectWithinBudget(page, { ...ten, modules: names }, scripts);
  },
);

/** Written by a host without a build. */
function ownWidget(name: string): string {
  return `export default async (inlay) => {
    const { createElement, defineProps, defineWidget, integer, useState } = await inlay.kit();
    function Own({ start }) {
      const [count, setCount] = useState(start);
      return createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, count);
    }
    return defineWidget({ name: '${name}', props: defineProps({ start: integer({ default: 0, description: 'Where it begins.' }) }), component: Own });
  }`;
}
