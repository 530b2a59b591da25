import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../../e2e/setup/index.ts';
import { json } from './service-answers.ts';

export const ARTICLE = '/insights/hydrogen-grows-up';

export const badge = (page: Page) => page.locator('[data-module=session-badge]');

/** Adds controls to the page that save articles; each makes one authenticated call. */
export async function addSaveControls(page: Page, count: number, prefix = 'article'): Promise<void> {
  await page.locator('main').evaluate(
    (container, ids) => {
      for (const id of ids) {
        const placeholder = document.createElement('div');
        placeholder.className = 'added';
        Object.assign(placeholder.dataset, {
          module: 'save-article',
          load: 'eager',
          articleId: id,
          articleLanguage: 'en',
        });
        container.prepend(placeholder);
      }
    },
    Array.from({ length: count }, (_, index) => `${prefix}-${index}`),
  );
  await expect(page.locator('.added[data-state=mounted]')).toHaveCount(count, { timeout: 15_000 });
}

/** In one task, like widgets that load together. */
export async function pressAll(page: Page): Promise<void> {
  await page
    .locator('.added button')
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
}

/** Makes the service accept every article, whatever its name; returns the tokens that were sent. */
export async function takeAnyArticle(context: BrowserContext): Promise<string[]> {
  const tokens: string[] = [];
  await context.route(/\/v2\/users\/[^/]+\/articles$/, (route) => {
    tokens.push(route.request().headers()['access_token'] ?? '');
    return json({}, { status: 201 })(route);
  });
  return tokens;
}

/** Requests for a new token, from every tab. */
export function watchRefreshes(context: BrowserContext): number[] {
  const refreshes: number[] = [];
  context.on(
    'request',
    (request) => request.method() === 'POST' && request.url().endsWith('/v2/auth/token') && refreshes.push(Date.now()),
  );
  return refreshes;
}
