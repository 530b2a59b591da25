/**
 * `npm run screenshot:wordpress`: takes the images of docs/cms/wordpress.md while an author follows that page.
 * Needs `dist`, and Debian's packages of index.mjs.
 */
import { mkdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { provideChromium } from '../../run/chromium.mjs';
import { openEditor, signIn } from './editor.ts';
import { isInstalled, PACKAGES } from './index.mjs';
import { startSite } from './site.ts';

/** Stated in docs/cms/wordpress.md, so that a page reserves the space. */
const SIZE = { width: 1120, height: 700 };
/** In bytes. */
const MAX_SIZE = 60_000;

const folder = fileURLToPath(new URL('../../../docs/cms/pictures/', import.meta.url));
await mkdir(folder, { recursive: true });

if (!isInstalled()) throw new Error(`Install Debian's packages first: ${PACKAGES.join(' ')}`);
const { server, stop } = await startSite();
const browser = await chromium.launch({ executablePath: provideChromium(), args: ['--no-sandbox'] });
try {
  const newPage = async () => {
    const page = await browser.newPage({ viewport: SIZE, locale: 'en-GB', reducedMotion: 'reduce' });
    // A busy machine takes minutes to load the editor.
    page.setDefaultTimeout(180_000);
    return page;
  };
  await showSettings(await newPage());
  await publishQuiz(await newPage());
} finally {
  await browser.close();
  await stop();
}

async function showSettings(page: Page): Promise<void> {
  await signIn(page, server.origin, 'administrator');
  await page.goto(`${server.origin}/wp-admin/options-general.php?page=inlay`);
  await page.getByLabel('Address of the services').fill('https://api.example.com');
  await take(page, 'wordpress-settings');
}

async function publishQuiz(page: Page): Promise<void> {
  await signIn(page, server.origin, 'author');
  await openEditor(page, server.origin);
  await page.getByRole('textbox', { name: 'Add title' }).fill('How well do you know the wind?');
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  await page.getByRole('searchbox').fill('Inlay');
  await blockIn(page, 'Accordion').waitFor();
  await take(page, 'wordpress-inserter');

  await page.getByRole('searchbox').fill('Quiz');
  await blockIn(page, 'Quiz').click();
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  const preview = page.frameLocator('iframe[title="Preview: Quiz"]').locator('[data-module=quiz]');
  await untilMounted(preview);
  const questions = page
    .getByRole('region', { name: 'Editor settings' })
    .getByRole('button', { name: 'Questions', exact: true });
  // On a screen of this width, the inserter closes the sidebar.
  if (!(await questions.isVisible()))
    await page.getByRole('region', { name: 'Editor top bar' }).getByRole('button', { name: 'Settings' }).click();
  await questions.click();
  await questions.scrollIntoViewIfNeeded();
  await take(page, 'wordpress-controls');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('region', { name: 'Editor publish' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click();
  await page.getByRole('region', { name: 'Editor publish' }).getByRole('link', { name: 'View Post' }).click();
  const quiz = page.locator('[data-module=quiz]');
  await untilMounted(quiz);
  await quiz.evaluate((element) =>
    scrollTo({ top: element.getBoundingClientRect().top + scrollY - 80, behavior: 'instant' }),
  );
  await take(page, 'wordpress-post');
}

/** In the inserter. */
function blockIn(page: Page, name: string): Locator {
  return page.locator('.block-editor-block-types-list__item').filter({ hasText: new RegExp(`^${name}$`) });
}

async function untilMounted(placeholder: Locator): Promise<void> {
  await placeholder.scrollIntoViewIfNeeded();
  await placeholder.and(placeholder.page().locator('[data-state=mounted]')).waitFor();
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const file = `${folder}${name}.webp`;
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 80, effort: 6 })
    .toFile(file);
  const { size } = await stat(file);
  if (size > MAX_SIZE) throw new Error(`${name}.webp has ${size} bytes, and may have ${MAX_SIZE}.`);
  console.log(`${name}.webp  ${size} bytes`);
}
