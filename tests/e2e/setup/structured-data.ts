import type { Page } from '@playwright/test';

/** The page's JSON-LD objects of that type. */
export async function structuredData<Data extends object = Record<string, unknown>>(
  page: Page,
  type: string,
): Promise<Data[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Data & { '@type': string }).filter((data) => data['@type'] === type);
}
