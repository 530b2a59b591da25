import type { Locator } from '@playwright/test';
import { expect, goodPassword, forEachVisitor, mounted, type Reader, test, type Visitor } from '../setup/index.ts';

const report = '/reports/the-quiet-factory.pdf';

/** Fills and submits a sign-in form like this visitor. */
async function signIn(
  { text, write, press }: Visitor,
  form: Locator,
  { email, password }: Pick<Reader, 'email' | 'password'>,
): Promise<void> {
  await write(form.getByLabel(text('sign-in-form.email'), { exact: true }), email);
  await write(form.getByLabel(text('sign-in-form.password'), { exact: true }), password);
  await press(form.getByRole('button', { name: text('sign-in-form.submit'), exact: true }));
}

// Tests of sign-in, gated files, protected pages and routes are part of npm test; these repeat them for each visitor
// profile.
forEachVisitor(
  () => {
    test('a guest follows a link to a gated file, signs in, and it arrives; signed in, the same link is the file', async ({
      page,
      visitor,
      reader,
    }) => {
      const gated = { en: '/insights/the-quiet-factory', ar: '/ar/insights/madfuat-fawriyya-wa-ihtiyal-sabur' }[
        visitor.language
      ];
      await page.goto(gated);
      const link = (await mounted(page, 'gated-download')).getByRole('link');
      await mounted(page, 'auth-router');
      await expect(link).toHaveAttribute('href', /^#\/download\//);
      await visitor.press(link);
      const dialog = page.getByRole('dialog', { name: visitor.text('auth-router-flow.title-download') });
      const arrives = page.waitForEvent('download');
      await signIn(visitor, dialog, reader);
      expect((await arrives).suggestedFilename()).toMatch(/\.pdf$/);
      await expect(dialog).toHaveCount(0);

      await page.goto(gated);
      const again = (await mounted(page, 'gated-download')).getByRole('link');
      await expect(again).toHaveAttribute('href', /^\/reports\/.*\.pdf$/);
      const arrivesAgain = page.waitForEvent('download');
      await visitor.press(again);
      await arrivesAgain;
    });

    test('a page for readers asks a guest to sign in, one whose session has ended, and one who needs a fresh one', async ({
      page,
      context,
      visitor,
      demo,
      reader,
      signedIn,
    }) => {
      const profile = visitor.path('/account/profile');
      const keep = (cookies: Record<string, string>) =>
        context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: demo.site })));
      await page.goto(profile);
      await expect(page).toHaveURL(/signin-prompt/);
      const flow = await mounted(page, 'auth-router');
      await expect(flow.getByRole('heading', { name: visitor.text('auth-router-flow.title-prompt') })).toBeVisible();
      await signIn(visitor, flow, reader);
      await expect(page).toHaveURL(profile);
      await expect(await mounted(page, 'edit-profile')).toContainText(visitor.text('edit-profile.submit'));

      await context.clearCookies();
      const ended = [{ alg: 'HS256' }, { sub: '42', iat: 1, exp: 2 }]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
      const { refreshToken } = reader;
      await keep({ inlay_access: `${ended}.x`, inlay_refresh: refreshToken });
      await page.goto(`${profile}?again`);
      const dialog = page.getByRole('dialog', { name: visitor.text('auth-router-flow.title-again') });
      await signIn(visitor, dialog, reader);
      await expect(dialog).toHaveCount(0);
      await expect(await mounted(page, 'edit-profile')).toContainText(visitor.text('edit-profile.submit'));

      // The cookies change: pending requests of this page would be rejected.
      await page.goto('about:blank');
      await signedIn(reader);
      await keep({ inlay_relogin: '1' });
      await page.goto(`${profile}?fresh`);
      await signIn(visitor, dialog, reader);
      await expect(dialog).toHaveCount(0);
      expect(new URL(page.url()).origin).toBe(demo.site);
    });

    test('an account locks after five wrong passwords, and a mail opens it again', async ({
      page,
      visitor,
      reader,
      inbox,
      pageErrors,
    }) => {
      pageErrors.expect(/status of (401|423)/);
      const { text, press, write } = visitor;
      await page.goto(visitor.path('/account/sign-in'));
      const form = await mounted(page, 'sign-in');
      for (let attempt = 1; attempt <= 6; attempt += 1) {
        const answered = page.waitForResponse(/v2\/auth\/signin/);
        await signIn(visitor, form, {
          email: reader.email,
          password: attempt === 6 ? goodPassword : `wrong-number-${attempt}`,
        });
        await answered;
        await expect(form.getByRole('button', { name: text('sign-in-form.submit'), exact: true })).toBeEnabled();
      }
      const [before, after] = text('sign-in-form.lockedUntil', { time: '|' }).split('|');
      await expect(form.getByRole('alert')).toContainText(before!.trim());
      await expect(form.getByRole('alert')).toContainText(after!.trim());

      await press(form.getByRole('link', { name: text('sign-in-form.forgot') }));
      const forgotten = await mounted(page, 'forgot-password');
      await write(forgotten.getByLabel(text('forgot-password.email'), { exact: true }), reader.email);
      await press(forgotten.getByRole('button', { name: text('forgot-password.submit') }));
      await expect(forgotten).toContainText(text('forgot-password.sentTitle'));
      await page.goto(await inbox.link(reader.email, 'reset-password'));
      const reset = await mounted(page, 'reset-password');
      await write(reset.getByLabel(text('reset-password.password'), { exact: true }), 'Harbour-lights-88');
      await write(reset.getByLabel(text('reset-password.confirmPassword'), { exact: true }), 'Harbour-lights-88');
      await press(reset.getByRole('button', { name: text('reset-password.submit') }));
      await expect(await mounted(page, 'session-badge')).toContainText('Ada');
    });

    test('hash routes open over a page, and none leads to a stranger', async ({ page, visitor, demo, reader }) => {
      const article = { en: '/insights/hydrogen-grows-up', ar: '/ar/insights/alhydrujin-yablugh-rushdah' }[
        visitor.language
      ];
      for (const [route, title] of [
        ['#/signin', 'title-sign-in'],
        ['#/signup', 'title-sign-up'],
        ['#/signin-welcome', 'title-signin-welcome'],
        [`#/download/${encodeURIComponent(report)}`, 'title-download'],
        ['#/auth-save', 'title-save-article'],
      ] as const) {
        await page.goto(`${article}?${title}${route}`);
        await expect(
          page.getByRole('dialog', { name: visitor.text(`auth-router-flow.${title}`), exact: true }),
        ).toBeVisible();
      }
      await page.goto(`${article}?away#/auth-signin/${encodeURIComponent('//evil.example')}`);
      await signIn(visitor, page.getByRole('dialog'), reader);
      await expect(page).not.toHaveURL(/auth-signin/);
      expect(new URL(page.url()).origin).toBe(demo.site);
    });
  },
  { isCore: false },
);
