import { expect, goodPassword, mounted, newAddress, register, test } from '../setup/index.ts';

const article = '/insights/hydrogen-grows-up';
const signUp = `/account/sign-up?redirectUrl=${encodeURIComponent(article)}`;

test(
  'a new user enters the mailed code on the same page, and is back on the first page, signed in',
  { tag: '@core' },
  async ({ page, inbox }) => {
    const email = newAddress();
    await page.goto(signUp);
    const widget = await mounted(page, 'sign-up');
    await register(widget.getByRole('form'), { email, password: goodPassword });

    await expect(widget).toContainText(`We have sent an e-mail to ${email}`);
    const code = widget.getByLabel('Code from the e-mail');
    await expect(code).toBeFocused();
    await code.fill(await inbox.code(email));
    await widget.getByRole('button', { name: 'Confirm' }).click();

    await expect(page).toHaveURL(new RegExp(`${article}$`));
    await expect(await mounted(page, 'session-badge')).toContainText('Ada');
  },
);

test('a wrong code is reported, and the right one still works', async ({ page, inbox, pageErrors }) => {
  pageErrors.expect(/status of 400/);
  const email = newAddress();
  await page.goto(signUp);
  const widget = await mounted(page, 'sign-up');
  await register(widget.getByRole('form'), { email, password: goodPassword });
  const right = await inbox.code(email);
  await widget.getByLabel('Code from the e-mail').fill(right === '123456' ? '654321' : '123456');
  await widget.getByRole('button', { name: 'Confirm' }).click();
  await expect(widget).toContainText('This code is wrong or has expired');
  await widget.getByLabel('Code from the e-mail').fill(right);
  await widget.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(new RegExp(`${article}$`));
});

test('the link of the mail confirms only at a press, and leads to where the registration began', async ({
  page,
  context,
  inbox,
}) => {
  const email = newAddress();
  await page.goto(signUp);
  const widget = await mounted(page, 'sign-up');
  await register(widget.getByRole('form'), { email, password: goodPassword });
  const link = await inbox.link(email);

  const fromMail = await context.newPage();
  const confirmations: string[] = [];
  fromMail.on(
    'request',
    (request) => request.url().endsWith('/v2/users/confirm') && confirmations.push(request.method()),
  );
  await fromMail.goto(link);
  const confirmation = await mounted(fromMail, 'registration-confirmation');
  await expect(confirmation.getByRole('button', { name: 'Confirm my e-mail address' })).toBeVisible();
  expect(confirmations, 'a mail scanner that opens the link confirms nothing').toEqual([]);
  expect(fromMail.url(), 'the secret leaves the address').not.toContain('token=');

  await confirmation.getByRole('button', { name: 'Confirm my e-mail address' }).click();
  await expect(confirmation).toContainText('Thank you, your registration is complete');
  await confirmation.getByRole('link', { name: 'Continue now' }).click();
  await expect(fromMail).toHaveURL(new RegExp(`${article}(#.*)?$`));
  await expect(await mounted(fromMail, 'session-badge')).toContainText('Ada');

  await expect(page, 'the tab that waited for the code goes on, too').toHaveURL(new RegExp(`${article}$`));
});
