import { expect, type Locator } from '@playwright/test';

interface Registration {
  email: string;
  password: string;
  firstName?: string;
  lastName?: string;
}

/** Fills and submits a registration form. */
export async function register(
  form: Locator,
  { email, password, firstName = 'Ada', lastName = 'Lindgren' }: Registration,
): Promise<void> {
  await form.getByLabel('E-mail address').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill(lastName);
  await form.getByRole('button', { name: 'Create an account' }).click();
}

/** Fills and submits a sign-in form. */
export async function signIn(
  form: Locator,
  { email, password }: Pick<Registration, 'email' | 'password'>,
): Promise<void> {
  await form.getByLabel('E-mail address').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** As many times as lock the account. */
export async function signInWrongly(form: Locator, email: string, attempts: number): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const answered = form.page().waitForResponse(/v2\/auth\/signin/);
    await signIn(form, { email, password: `wrong-number-${attempt}` });
    await answered;
    await expect(form.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  }
}
