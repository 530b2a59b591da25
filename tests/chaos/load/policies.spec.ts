/** Hosts with a Content Security Policy, and visitors with an ad blocker. */
import { expect, test } from '../../e2e/support/host.ts';
import { mounted, test as onSite } from '../../e2e/setup/index.ts';
import { HTML, QUOTE, SIGN_IN } from '../support/modules.ts';

test(
  'under a strict policy with Trusted Types every widget mounts, and nothing is violated',
  { tag: '@L18' },
  async ({ host, page }) => {
    const violations: string[] = [];
    await page.exposeFunction('violated', (text: string) => violations.push(text));
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
        (window as never as { violated(text: string): void }).violated(
          `${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`,
        ),
      ),
    );
    for (const scripts of ["'strict-dynamic'", host.cdn.origin]) {
      await host.open({
        headers: {
          'content-security-policy': `default-src 'none'; script-src 'nonce-abc' ${scripts}; connect-src 'self' ${host.cdn.origin}; img-src 'self'; style-src 'nonce-abc'; require-trusted-types-for 'script'; trusted-types inlay dompurify; base-uri 'none'`,
        },
        tag: `<script nonce="abc" src="${host.loader}" defer data-services='{"content":""}'></script>`,
        body: SIGN_IN + QUOTE + HTML,
      });
      await expect(page.locator('#quote')).toHaveText('Steel is patient.');
      await expect(page.locator('#html em')).toHaveText('not');
      await page.locator('#form').getByRole('button', { name: 'Sign in' }).click();
      await expect(page.locator('#form').getByRole('alert').first()).toBeVisible();
    }
    // The page's own inline configuration has no nonce; that is up to the host.
    expect(violations.filter((text) => !text.startsWith('script-src-elem inline'))).toEqual([]);
  },
);

test('a policy that forbids us leaves the page to the host', { tag: ['@L19', '@core'] }, async ({ host, page }) => {
  await host.open({
    headers: { 'content-security-policy': "default-src 'self'; script-src 'self'" },
    body: QUOTE + SIGN_IN,
  });
  await expect(page.locator('#quote')).toHaveText('Steel is patient.');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('#quote')).not.toHaveAttribute('data-state');
  expect(host.consoleMessages.filter((text) => !/Content Security Policy/i.test(text))).toEqual([]);
});

onSite(
  'with an ad blocker the site works, and a form whose security check is blocked says so with a way on',
  { tag: '@L20' },
  async ({ page, pageErrors }) => {
    pageErrors.expect(/ERR_BLOCKED_BY_CLIENT|status of 404/);
    await page.route(/consent|analytics|gtm|onetrust|recaptcha/i, (route) => route.abort('blockedbyclient'));
    await page.addInitScript(() => {
      Object.assign(window, { inlayConfig: { captcha: { provider: 'recaptcha', siteKey: 'key' } } });
    });
    await page.goto('/account/forgot-password');
    await mounted(page, 'site-search');
    const form = await mounted(page, 'forgot-password');
    await form.getByLabel('E-mail address').fill('reader@alder-voss.example');
    await expect(form.getByRole('alert')).toContainText('Allow Google reCAPTCHA for this page');
    await form.getByRole('button', { name: 'Send me a link' }).click();
    await expect(form).toContainText('The security check is missing');
    await expect(form.getByRole('button', { name: 'Send me a link' })).not.toHaveAttribute('aria-busy', 'true');
    await expect(form.getByRole('button', { name: 'Load the security check again' })).toBeVisible();
    await expect(form.getByLabel('E-mail address')).toHaveValue('reader@alder-voss.example');
  },
);
