import type { Locator, Page } from '@playwright/test';
import { mounted } from '../../e2e/setup/index.ts';

export const SEARCH = /\/services\/search\/api\/pages\?/;
export const SUGGESTIONS = /\/services\/search\/api\/pages\/suggestions/;

/** The result page, and how a visitor loads other results. */
export async function openSearch(page: Page, query = '?q=energy'): Promise<Locator> {
  await page.goto(`/search${query}`);
  return mounted(page, 'site-search');
}

export async function askFor(search: Locator, query: string): Promise<void> {
  await search.getByRole('combobox').fill(query);
  await search.getByRole('combobox').press('Enter');
}

export function answerOf(titles: readonly string[], more: object = {}): object {
  return {
    results: titles.map((title) => ({
      id: title,
      description: 'Words about it.',
      metatags: { title, url: '/insights/hydrogen-grows-up' },
    })),
    numFound: titles.length,
    correctlySpelled: true,
    suggestedQuery: '',
    statusMessage: '',
    ...more,
  };
}
