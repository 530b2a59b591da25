import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Options {
  /** Ids of rules that the page breaks for a good reason. */
  exceptFor?: string[];
  /** Checks only the elements that match. */
  within?: string;
}

/** axe runs this rule only if it is named: speech users say what they see (WCAG 2.5.3). */
const OPTIONAL_RULES = { 'label-content-name-mismatch': { enabled: true } };

/** Checks with axe in the middle of a journey. That takes 0.3 to 0.5 s a page, so only the full run does it. */
export async function expectAccessible(page: Page, options: Options = {}): Promise<void> {
  if (process.env['EXHAUSTIVE']) expect(await violationsOf(page, options), page.url()).toEqual([]);
}

/** One line per element that breaks a rule. */
export async function violationsOf(page: Page, { exceptFor = [], within }: Options = {}): Promise<string[]> {
  // Preloading stylesheets would violate the CSP of the pages. In legacy mode axe skips cross-origin frames and opens
  // no
  // second page to merge its results, which takes half of its time.
  const builder = new AxeBuilder({ page })
    .options({ preload: false, resultTypes: ['violations'], rules: OPTIONAL_RULES })
    .setLegacyMode()
    .disableRules(exceptFor);
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    // An arrow or another symbol is not text that a visitor could say.
    nodes
      .filter(
        ({ html }) => id !== 'label-content-name-mismatch' || /[\p{L}\p{N}]/u.test(html.replaceAll(/<[^>]*>/g, '')),
      )
      .map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  );
}
