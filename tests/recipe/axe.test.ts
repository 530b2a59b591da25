/** One loop over every example: what axe finds in it without a layout. */
import axe from 'axe-core';
import { loadWidget } from './load-widget';
import { openPage } from './page';
import { silenceServices } from './silent-services';
import { askedSources } from './source';

/** What needs a layout or a whole page is asked of the browser. */
const RULES = { 'color-contrast': { enabled: false }, region: { enabled: false } };

beforeEach(silenceServices);

describe.each(askedSources().map((source) => [source.name, source] as const))('%s', (name, { examples }) => {
  for (const { title, html } of examples)
    test(`has no fault that axe finds in the example "${title}"`, async () => {
      const page = openPage(html, loadWidget(name));
      await page.mount();
      const { violations } = await axe.run(page.host, { rules: RULES });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
      await page.unmount();
    });
});
