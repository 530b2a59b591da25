/** What editors do in the administration of WordPress. */
import type { Page } from '@playwright/test';

export async function signIn(page: Page, origin: string, login: string): Promise<void> {
  await page.goto(`${origin}/wp-login.php`);
  await page.locator('#user_login').fill(login);
  await page.locator('#user_pass').fill(login);
  await page.locator('#wp-submit').click();
  await page.locator('#wpadminbar').waitFor();
}

export async function openEditor(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/wp-admin/post-new.php`);
  await untilReady(page);
  await call(page, `dispatch('core/edit-post').toggleFeature('welcomeGuide')`);
}

export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(
    `window.wp?.data && wp.data.select('core/editor').getCurrentPostId() && wp.blocks.getBlockType('inlay/quiz')`,
  );
}

/** An expression on the editor's data store, as its own plugins use it. */
function call(page: Page, expression: string): Promise<unknown> {
  return page.evaluate(`Promise.resolve(wp.data.${expression}).then(() => undefined)`);
}

export async function insert(page: Page, ...names: string[]): Promise<void> {
  const blocks = names.map((name) => `wp.blocks.createBlock('${name}')`);
  await call(page, `dispatch('core/block-editor').insertBlocks([${blocks.join()}])`);
}

export async function select(page: Page, name: string): Promise<void> {
  const id = `wp.data.select('core/block-editor').getBlocks().find((block) => block.name === '${name}').clientId`;
  await call(page, `dispatch('core/block-editor').selectBlock(${id})`);
  await call(page, `dispatch('core/edit-post').openGeneralSidebar('edit-post/block')`);
}

export async function publish(page: Page): Promise<number> {
  await call(page, `dispatch('core/editor').editPost({ title: 'A post', status: 'publish' })`);
  await call(page, `dispatch('core/editor').savePost()`);
  return (await page.evaluate(`wp.data.select('core/editor').getCurrentPostId()`)) as number;
}

export async function savedContent(page: Page, id: number): Promise<string> {
  const path = `/wp/v2/posts/${id}?context=edit`;
  return (await page.evaluate(`wp.apiFetch({ path: '${path}' }).then(({ content }) => content.raw)`)) as string;
}

export async function blocksOf(page: Page): Promise<unknown> {
  return page.evaluate(`wp.data.select('core/block-editor').getBlocks().map(({ name, isValid }) => [name, isValid])`);
}
