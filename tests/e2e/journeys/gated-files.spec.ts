import type { Page } from '@playwright/test';
import { expect, mounted, register, signIn, test, newAddress, goodPassword } from '../setup/index.ts';

const address = '/reports/the-quiet-factory.pdf';
const report = (page: Page) =>
  page.locator('[data-module="gated-download"]').getByRole('link', { name: /The quiet factory/ });

test.use({ viewport: { width: 1440, height: 900 } });

test('the server refuses a report to guests, whatever the page says', async ({ page, request, context, demo }) => {
  const answer = await request.get(address, { maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toBe(`/account/sign-in?redirectUrl=${encodeURIComponent(address)}`);
  await context.addCookies(
    ['inlay_access', 'inlay_refresh'].map((name) => ({ name, value: 'made.up.token', url: demo.site })),
  );
  expect((await page.request.get(address, { maxRedirects: 0 })).status()).toBe(303);
});

test(
  'a guest signs in, and the report arrives without another click and without a token in any address',
  { tag: '@core' },
  async ({ page, reader }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto('/demo/routes');
    await mounted(page, 'auth-router');
    await mounted(page, 'gated-download');
    await report(page).click();
    const form = page.getByRole('dialog', { name: 'Sign in to open this file' });
    const arrives = page.waitForEvent('download');
    await signIn(form, reader);
    const download = await arrives;
    expect(download.suggestedFilename()).toBe('the-quiet-factory.pdf');
    expect(await beginning(download)).toBe('%PDF-');
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(/\/demo\/routes$/);
    expect(addresses.filter((url) => /eyJ|token=/.test(url))).toEqual([]);
  },
);

test('a guest who registers instead gets the report as well', async ({ page, inbox }) => {
  const email = newAddress();
  await page.goto(`/demo/routes#/download/${encodeURIComponent(address)}`);
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Create an account' }).click();
  await register(form, { email, password: goodPassword });
  await expect(form.getByLabel(/code/i)).toBeVisible();
  const code = await inbox.code(email);
  const arrives = page.waitForEvent('download');
  await form.getByLabel(/code/i).fill(code);
  await form.getByRole('button', { name: /Confirm/ }).click();
  expect((await arrives).suggestedFilename()).toBe('the-quiet-factory.pdf');
});

test('a guest who closes the dialog gets nothing, then or later', async ({ page, reader, signedIn }) => {
  await page.goto(`/demo/routes#/download/${encodeURIComponent(address)}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/demo\/routes$/);
  await signedIn(reader);
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await page.reload();
  await mounted(page, 'auth-router');
  await expect(report(page)).toHaveAttribute('href', address);
  expect(downloads).toBe(0);
});

test('a reader who is signed in gets the same link as the file itself', async ({ page, reader, signedIn }) => {
  await signedIn(reader);
  await page.goto('/demo/routes');
  await mounted(page, 'gated-download');
  await expect(report(page)).toHaveAttribute('href', address);
  const arrives = page.waitForEvent('download');
  await report(page).click();
  expect(await beginning(await arrives)).toBe('%PDF-');
});

test('plain links to files ask for a sign-in, but for protected paths and other sites', async ({ page, reader }) => {
  await page.goto('/demo/routes');
  await mounted(page, 'auth-router');
  const hrefAfterHover = async (name: string) => {
    await page.getByRole('link', { name, exact: true }).hover();
    return page.getByRole('link', { name, exact: true }).getAttribute('href');
  };
  await expect.poll(() => hrefAfterHover('a report')).toBe(`#/download/${encodeURIComponent(address)}`);
  expect(await hrefAfterHover('one below a protected path')).toBe('/clients/agenda.pdf');
  expect(await hrefAfterHover('one elsewhere')).toBe('https://www.example.com/other.pdf');
  await page.getByRole('link', { name: 'a report', exact: true }).press('Enter');
  const arrives = page.waitForEvent('download');
  await signIn(page.getByRole('dialog'), reader);
  await arrives;
});

test('on its own page a guest signs in, and the report arrives while the page says so', async ({ page, reader }) => {
  await page.goto(`/account/auth-download/${encodeURIComponent(address)}`);
  const flow = await mounted(page, 'auth-router');
  const arrives = page.waitForEvent('download');
  await signIn(flow, reader);
  await arrives;
  await expect(flow.getByRole('heading', { name: 'Your file is on its way' })).toBeVisible();
  await expect(flow.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', new RegExp(`${address}$`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the plain link leads to the sign-in form, and from there to the report', async ({ page, reader }) => {
    await page.goto('/demo/routes');
    await report(page).click();
    await page.getByLabel('E-mail address').fill(reader.email);
    await page.getByLabel('Password', { exact: true }).fill(reader.password);
    const arrives = page.waitForEvent('download');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    expect(await beginning(await arrives)).toBe('%PDF-');
  });
});

async function beginning(download: { createReadStream(): Promise<NodeJS.ReadableStream> }): Promise<string> {
  for await (const chunk of await download.createReadStream())
    return (chunk as Buffer).subarray(0, 5).toString('latin1');
  return '';
}
