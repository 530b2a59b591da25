import type { Page } from '@playwright/test';
import { expect, goodPassword, mounted, newAddress, register, signIn, test } from '../setup/index.ts';

const kinds = ['default', 'click', 'timer'] as const;
const password = 'Lighthouse-42';

test('the default wall is a bar at the bottom after three seconds, whose button signs the visitor in on the page', async ({
  page,
  reader,
}) => {
  await page.clock.install();
  await page.goto('/demo/regwall/default');
  await wallStands(page);
  const bar = page.locator('.inlay-regwall__banner');
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(3500);
  await expect(bar.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('.gated p').last()).not.toHaveAttribute('inert');

  await bar.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page.getByRole('dialog'), reader);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bar).toHaveCount(0);
});

/** The gated blocks that are not displayed. */
const withheld = (page: Page) => page.locator('.inlay-regwall__withheld');

test('the click wall is where the free part ends, and its button opens registration, which may be closed again', async ({
  page,
}) => {
  await page.goto('/demo/regwall/click');
  await mounted(page, 'regwall');
  await expect(withheld(page).first()).toBeHidden();
  // Modules too, which inlay.css gives a `display` until they are mounted.
  await expect(page.locator('.inlay-regwall__withheld[data-module]').first()).toBeAttached();
  await expect(withheld(page).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('.gated p').last()).toBeHidden();
  await page.locator('[data-module=regwall]').getByRole('link', { name: 'Register to read on' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('form', { name: 'Create an account' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.gated p').last()).toBeHidden();
});

test('the timer wall is a dialog after eight seconds, and Escape leads to where the text now ends', async ({
  page,
}) => {
  await openTimerWall(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Create an account' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('form', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.gated p').last()).toBeHidden();
  await expect(page.locator('[data-module=regwall]').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-module=regwall]').getByRole('link', { name: 'Register to read on' })).toBeFocused();
});

test('a reader in the gated part sees the timer wall at the end of the text, signs in and continues at the same line', async ({
  page,
  reader,
}) => {
  await page.clock.install();
  await page.goto('/demo/regwall/timer');
  await wallStands(page);
  const line = page.locator('.gated > p').nth(8);
  await line.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const topOf = () => line.evaluate((element) => element.getBoundingClientRect().top);
  await page.evaluate(() => scrollBy({ top: 20, behavior: 'instant' }));
  const before = await topOf();
  await page.clock.runFor(8500);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await signIn(dialog, reader);
  await expect(dialog).toHaveCount(0);
  await expect(line).toBeVisible();
  // Within two lines: the header may change its height with the session.
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(48);
});

for (const email of ['premium@alder-voss.example', 'practice@alder-voss.example']) {
  test(`no wall appears for ${email.split('@')[0]} readers`, async ({ page, context, people, signedIn }) => {
    await signedIn(await people.signIn(email, password));
    await context.clock.install();
    for (const kind of kinds) {
      await page.goto(`/demo/regwall/${kind}`);
      await mounted(page, 'session-badge');
      await page.locator('[data-module=regwall]').evaluate((element) => element.scrollIntoView());
      await wallStands(page);
      await context.clock.runFor(10_000);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('.inlay-regwall__banner, .inlay-regwall__withheld')).toHaveCount(0);
      await expect(withheld(page)).toHaveCount(0);
    }
  });
}

test(
  'a sign-in inside the wall opens the article where the visitor read, and in the second tab, too',
  { tag: '@core' },
  async ({ page, context, reader }) => {
    const other = await context.newPage();
    await other.goto('/demo/regwall/click');
    await expect(withheld(other)).not.toHaveCount(0);

    await page.goto('/demo/regwall/click');
    await expect(withheld(page)).not.toHaveCount(0);
    const signInLink = page.locator('[data-module=regwall]').getByRole('link', { name: 'Sign in' });
    await signInLink.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await signInLink.click();
    await signIn(page.getByRole('dialog'), reader);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(withheld(page)).toHaveCount(0);
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(2);

    await expect(withheld(other)).toHaveCount(0);
  },
);

test('a visitor registers inside the wall, confirms in place and reads on', async ({ page, inbox }) => {
  const email = newAddress();
  await openTimerWall(page);
  const dialog = page.getByRole('dialog');
  await register(dialog, { email, password: goodPassword });
  await dialog.getByLabel('Code from the e-mail').fill(await inbox.code(email));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('body')).toContainText('You are registered and can read on');
  await expect(await mounted(page, 'session-badge')).toContainText('Ada');
});

test('a visitor passes the wall with only the keyboard', async ({ page, reader }) => {
  await page.goto('/demo/regwall/click');
  await expect(withheld(page)).not.toHaveCount(0);
  const link = page.locator('[data-module=regwall]').getByRole('link', { name: 'Sign in' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('E-mail address')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('E-mail address')).toBeFocused();
  await page.keyboard.type(reader.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(goodPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(withheld(page)).toHaveCount(0);
});

test('search engines read the whole article, and its structured data marks the gated part', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/insights/the-quiet-factory')).text();
  const ending = /<\/h2>\s*<p>([^<]{40,}?)<\/p>\s*<\/div>/.exec(html)?.[1] ?? html.match(/<p>[^<]{60,}/g)?.at(-1);
  expect(ending).toBeTruthy();

  await page.goto('/insights/the-quiet-factory');
  await mounted(page, 'session-badge');
  await page.locator('[data-module=regwall]').evaluate((element) => element.scrollIntoView());
  await mounted(page, 'regwall');
  const paragraphs = await page.locator('.gated p').count();
  expect(paragraphs).toBeGreaterThan(3);
  await expect.poll(() => gatedParts(page)).toEqual([{ isFree: false, selector: '.gated' }]);
});

async function openTimerWall(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/demo/regwall/timer');
  await wallStands(page);
  await page.clock.runFor(8500);
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The wall's delay starts here; before, the clock would run past a wall that is not there yet. */
async function wallStands(page: Page): Promise<void> {
  await expect(page.locator('[data-module=regwall]')).toHaveAttribute('data-state', 'mounted');
}

interface StructuredData {
  isAccessibleForFree?: boolean;
  hasPart?: { cssSelector: string };
}

/** The structured data of the page about its gated part. */
function gatedParts(page: Page): Promise<unknown> {
  return page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts
        .flatMap((script) => JSON.parse(script.textContent) as StructuredData | StructuredData[])
        .flatMap(({ isAccessibleForFree, hasPart }) =>
          hasPart ? [{ isFree: isAccessibleForFree, selector: [hasPart].flat()[0]?.cssSelector }] : [],
        ),
    );
}
