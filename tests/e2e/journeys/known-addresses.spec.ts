import type { Locator, Page } from '@playwright/test';
import { expect, goodPassword, mounted, newAddress, test } from '../setup/index.ts';

interface FormUnderTest {
  path: string;
  module: string;
  /** The request that sends it. */
  request: RegExp;
  button: string;
  /** By label. */
  answers: Record<string, string>;
}

const email = 'ada.lindgren@readers.example';
const forms: FormUnderTest[] = [
  {
    path: '/account/sign-in',
    module: 'sign-in',
    request: /v2\/auth\/signin$/,
    button: 'Sign in',
    answers: { 'E-mail address': email, Password: goodPassword },
  },
  {
    path: '/account/sign-up',
    module: 'sign-up',
    request: /v2\/users$/,
    button: 'Create an account',
    answers: { 'E-mail address': email, Password: goodPassword, 'First name': 'Ada', 'Last name': 'Lindgren' },
  },
  {
    path: '/account/forgot-password',
    module: 'forgot-password',
    request: /v2\/auth\/forgot-password$/,
    button: 'Send me a link',
    answers: { 'E-mail address': email },
  },
];

test(
  'nobody learns by a form whether an address is registered',
  { tag: '@core' },
  async ({ page, reader, troubles }) => {
    troubles.expect(/status of 401/);
    const answers = async (address: string) => [
      await said(page, forms[0]!, { 'E-mail address': address, Password: 'not-this-one-1' }),
      await said(page, forms[1]!, { ...forms[1]!.answers, 'E-mail address': address }),
      await said(page, forms[2]!, { 'E-mail address': address }),
    ];
    const known = await answers(reader.email);
    await page.context().clearCookies();
    expect(await answers(newAddress()), 'the same status and the same words').toEqual(known);
  },
);

/** What a form answers: the status of the service, and its words without the address and passing seconds. */
async function said(
  page: Page,
  { path, module, request, button }: FormUnderTest,
  answers: Record<string, string>,
): Promise<unknown> {
  await page.goto('/offices');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(path);
  const widget = await mounted(page, module);
  const form = widget.getByRole('form');
  await fill(form, answers);
  const answered = page.waitForResponse(
    (response) => request.test(response.url()) && response.request().method() === 'POST',
  );
  await form.getByRole('button', { name: button, exact: true }).click();
  const status = (await answered).status();
  await expect(
    module === 'sign-in' ? widget.getByRole('alert') : widget.getByText(answers['E-mail address']!),
  ).toBeVisible();
  let words = '';
  const read = async () =>
    (await widget.innerText())
      .replaceAll(answers['E-mail address']!, '(address)')
      .replaceAll(/\d+ seconds?/g, '(seconds)');
  await expect.poll(async () => words === (words = await read()), 'the form has come to rest').toBe(true);
  return { status, words };
}

async function fill(form: Locator, answers: Record<string, string>): Promise<void> {
  for (const [label, typed] of Object.entries(answers)) await form.getByLabel(label, { exact: true }).fill(typed);
}
