/**
 * The plugin in a real WordPress: an author writes a post with blocks in the editor, visitors see the modules, and
 * after the plugin is removed they still read the text.
 */
import { expect, test as base } from '@playwright/test';
import { blocksOf, insert, openEditor, publish, savedContent, select, signIn, untilReady } from './editor.ts';
import { type Site, startSite } from './site.ts';

const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('an author publishes a quiz and a quotation, and their text outlives the plugin', async ({ page, site }) => {
  const { wordpress } = site;
  const { origin } = site.server;
  await signIn(page, origin, 'author');
  await openEditor(page, origin);
  await insert(page, 'inlay/quiz', 'inlay/pull-quote');
  const quotation = page.frameLocator('iframe[title="Preview: Pull quote"]');
  const preview = quotation.locator('[data-module=pull-quote]');
  await preview.scrollIntoViewIfNeeded();
  await expect(preview).toHaveAttribute('data-state', 'mounted');

  await select(page, 'inlay/pull-quote');
  await page.getByRole('textbox', { name: 'Quote' }).fill('The plan was to have <em>no</em> plan.');
  await page.getByRole('textbox', { name: 'Cite 1' }).fill('Ada & Grace');
  await expect(quotation.getByText('The plan was to have no plan.')).toBeVisible();

  const id = await publish(page);
  const content = await savedContent(page, id);
  expect(content).toContain('<p data-field="quote">The plan was to have <em>no</em> plan.</p>');
  expect(content).not.toContain('<script');

  await page.goto(`${origin}/?p=${id}`);
  for (const name of ['quiz', 'pull-quote']) {
    const module = page.locator(`[data-module=${name}]`);
    await module.scrollIntoViewIfNeeded();
    await expect(module).toHaveAttribute('data-state', 'mounted');
  }
  await expect(page.getByText('Ada & Grace')).toBeVisible();

  // The block is still valid after WordPress has filtered it.
  await page.goto(`${origin}/wp-admin/post.php?post=${id}&action=edit`);
  await untilReady(page);
  expect(await blocksOf(page)).toEqual([
    ['inlay/quiz', true],
    ['inlay/pull-quote', true],
  ]);

  await wordpress.plugin('deactivate');
  await page.goto(`${origin}/?p=${id}`);
  await expect(page.locator('[data-module=pull-quote]')).not.toHaveAttribute('data-state');
  await expect(page.getByText('The plan was to have no plan.')).toBeVisible();
  await expect(page.locator('[data-module=quiz] [data-field=title]').first()).toBeVisible();
  await expect(page.locator('script[src*=loader]')).toHaveCount(0);
  expect(await wordpress.plugin('activate')).toBe('');
});

test('the settings of an administrator reach the page, and wrong ones are refused', async ({ page, site }) => {
  const { origin } = site.server;
  await signIn(page, origin, 'administrator');
  await page.goto(`${origin}/wp-admin/options-general.php?page=inlay`);
  await page.getByLabel('Address of the services').fill('https://api.example.com/');
  await page.getByLabel('Configuration').fill('{ "pages": { "signIn": "/login?a=</script>" } }');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();

  await page.goto(origin);
  const config = JSON.parse(await page.locator('script[data-inlay-config]').innerText()) as Record<string, object>;
  expect(config['pages']).toEqual({ signIn: '/login?a=</script>' });
  expect(config['services']).toMatchObject({ user: 'https://api.example.com/user' });
  await expect(page.locator('head script[src$="/assets/inlay/loader.js"]')).toHaveAttribute('defer');

  await page.goto(`${origin}/wp-admin/options-general.php?page=inlay`);
  await page.getByLabel('Configuration').fill('{ pages }');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The configuration must be a JSON object')).toBeVisible();
  await expect(page.getByLabel('Configuration')).toHaveValue(/"signIn"/);
});

test('a shortcode of the classic editor is saved as HTML, without markup from its values', async ({ page, site }) => {
  const shortcode =
    '[inlay module="pull-quote" quote="<b onclick=alert(1)>Words</b>" cite1="Ada"][/inlay] [[inlay module="quiz"]]';
  const [post] = await site.wordpress.publish([{ widget: 'shortcode', title: 'post', html: shortcode }], 'author');
  expect(post!.html).toContain('<p data-field="cite1">Ada</p>');
  expect(post!.html).toContain('[inlay module=');
  await page.goto(`${site.server.origin}/?p=${post!.id}`);
  await expect(page.locator('[data-module=pull-quote]')).toHaveAttribute('data-state', 'mounted');
  await expect(page.locator('[onclick]')).toHaveCount(0);
});
