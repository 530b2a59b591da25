import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing that axe knows to be wrong, on the whole page as it stands. */
export async function expectAccessible(page: Page, { exceptFor = [] }: { exceptFor?: string[] } = {}): Promise<void> {
  // Its own look at stylesheets would break the policy of the pages. Frames of another origin answer for themselves: without them
  // axe needs no second page to put its findings together, which is half of its time.
  const { violations } = await new AxeBuilder({ page })
    .options({ preload: false, resultTypes: ['violations'] })
    .setLegacyMode()
    .disableRules(exceptFor)
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  );
  expect(found, page.url()).toEqual([]);
}
