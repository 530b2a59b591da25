/** What signed-in visitors see when calls fail, with real responses of the real services. */
import type { Locator } from '@playwright/test';
import { expect, mounted, test, type Reader } from '../../e2e/setup/index.ts';
import { orderFault } from '../support/faults-of-services.ts';
import { atRest } from '../../e2e/setup/rest.ts';

const article = '/insights/hydrogen-grows-up';
const articlesOf = ({ user }: Reader) => `/services/user/v2/users/${user.id}/articles`;

test.beforeEach(async ({ signedIn, reader }) => signedIn(reader));

test(
  'a profile that could not be saved keeps its input, and Save works again',
  { tag: ['@A02', '@core'] },
  async ({ page, reader, pageErrors }) => {
    pageErrors.expect(/status of 500/);
    await page.clock.install();
    await page.goto('/account/profile');
    const form = await mounted(page, 'edit-profile');
    await fillProfile(form);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()));
    await orderFault({ method: 'PATCH', path: `/services/user/v2/users/${reader.user.id}`, status: 500, times: 1 });
    await form.getByRole('button', { name: 'Save profile' }).click();
    await expect(form.getByRole('alert').first()).toContainText('Something went wrong on our side');
    await page.clock.runFor(1_000);
    await atRest(page);
    expect(sent, 'nothing is sent again automatically').toHaveLength(1);
    await expect(form.getByLabel('First name')).toHaveValue('Augusta');
    await form.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Your profile is saved').first()).toBeVisible();
    expect(sent).toHaveLength(2);
  },
);

test('a response that arrives byte by byte fails after ten seconds', { tag: '@A06' }, async ({ page, reader }) => {
  await page.clock.install();
  await page.goto(article);
  await orderFault({
    method: 'POST',
    path: articlesOf(reader),
    status: 201,
    body: 'x'.repeat(600),
    trickle: 250,
    times: 1,
  });
  const save = await mounted(page, 'save-article');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/articles'));
  const answered = page.waitForResponse((response) => response.url().endsWith('/articles'));
  await save.getByRole('button', { name: 'Save' }).click();
  expect((await answered).status(), 'its headers arrived immediately').toBe(201);
  await page.clock.fastForward(10_500);
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(page.getByText('The article could not be saved').first()).toBeVisible();
});

test(
  'a redirect to another origin is a failure, and no token is sent there',
  { tag: '@A11' },
  async ({ page, reader, demo, pageErrors }) => {
    pageErrors.expect(/Failed to load resource|Failed to fetch|redirect/i);
    const elsewhere = demo.microsite.replace('127.0.0.1', 'localhost');
    const requests: string[] = [];
    page.on('request', (request) => request.url().startsWith(elsewhere) && requests.push(request.url()));
    await page.goto(article);
    await orderFault({
      method: 'POST',
      path: articlesOf(reader),
      status: 302,
      headers: { location: `${elsewhere}/login` },
      times: 1,
    });
    const save = await mounted(page, 'save-article');
    await save.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The article could not be saved').first()).toBeVisible();
    expect(requests).toEqual([]);
  },
);

test(
  'of two new tokens in one answer the one in the header is kept, written once',
  { tag: '@A19' },
  async ({ page, context, reader, people }) => {
    const again = await people.signIn(reader.email, reader.password);
    const third = await people.signIn(reader.email, reader.password);
    await page.addInitScript(() => {
      const { set, get } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
      const cookieWrites: string[] = [];
      Object.assign(window, { cookieWrites });
      Object.defineProperty(document, 'cookie', {
        get,
        set(text: string) {
          cookieWrites.push(text);
          set!.call(document, text);
        },
      });
    });
    await page.goto(article);
    const save = await mounted(page, 'save-article');
    await orderFault({
      method: 'POST',
      path: articlesOf(reader),
      status: 201,
      headers: { access_token: again.accessToken },
      body: { access_token: third.accessToken },
      times: 1,
    });
    await save.getByRole('button', { name: 'Save' }).click();
    await expect(save.getByRole('button', { name: /Saved/ })).toBeVisible();
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'inlay_access')?.value).toBe(again.accessToken);
    const cookieWrites = await page.evaluate(() =>
      (window as never as { cookieWrites: string[] }).cookieWrites.filter((text) => text.startsWith('inlay_access=')),
    );
    expect(cookieWrites).toHaveLength(1);
  },
);

async function fillProfile(form: Locator): Promise<void> {
  await form.getByLabel('First name').fill('Augusta');
  for (const label of ['Job title', 'Business function', 'Country']) {
    const field = form.getByLabel(label);
    if (!(await field.inputValue())) await field.selectOption({ index: 1 });
  }
  const company = form.getByRole('combobox', { name: 'Company or organisation' });
  if (!(await company.inputValue())) await company.fill('Nordlicht');
}
