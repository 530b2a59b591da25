import type { Locator, Page } from '@playwright/test';
import { expect, signIn } from '../../e2e/setup/index.ts';
import type { Host } from '../../e2e/support/host.ts';
import { SIGN_IN } from './modules.ts';

export const VISITOR = { email: 'ingrid@example.com', password: 'Lighthouse-42' };
export const SIGN_IN_CALL = /\/v2\/auth\/signin$/;

/** A host's page with only the filled-in form. */
export async function openForm(
  host: Host,
  page: Page,
  more: { body?: string; config?: object } = {},
): Promise<Locator> {
  await host.open({ body: SIGN_IN + (more.body ?? ''), config: more.config ?? {} });
  const form = page.locator('#form');
  await form.getByLabel('E-mail address').fill(VISITOR.email);
  await form.getByLabel('Password', { exact: true }).fill(VISITOR.password);
  return form;
}

export const button = (form: Locator) => form.getByRole('button', { name: 'Sign in', exact: true });

/** The typed values are still there, including the password, and can be sent again. */
export async function expectUsable(form: Locator): Promise<void> {
  await expect(form.getByLabel('E-mail address')).toHaveValue(VISITOR.email);
  await expect(button(form)).toBeEnabled();
  await expect(button(form)).not.toHaveAttribute('aria-busy', 'true');
}

export { signIn };
